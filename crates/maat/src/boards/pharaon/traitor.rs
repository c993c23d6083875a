//! The Traitor's boards.

use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, wrap};
use super::view::{Lane, Symbol};
use super::{MARGIN, TRAITOR, Table};

impl Table<'_> {
    /// Each lane: how far it is filled, and what happens on the next space.
    pub(super) fn lanes(&self) -> Vec<Text> {
        let Some(traitor) = &self.view.traitor else { return Vec::new() };
        let stack = self.label("traitor-stack", &json!({ "count": traitor.stack }));
        let stack = wrap(&stack, WIDTH - MARGIN).into_iter().map(Text::from).collect();
        let mut lines = beside(Text::painted(BOLD, &self.title(TRAITOR)), MARGIN, stack);
        for (index, lane) in traitor.lanes.iter().enumerate() {
            let name = Text::from("  ").with(self.lane_name(index, lane)).with(": ");
            let colour = lane.colour.as_ref().map(|colour| self.coloured(colour));
            lines.push(name.with(colour.unwrap_or_else(|| Text::from("–"))).with("  ").with(filled(lane)));
            let next = lane.spaces.iter().find(|space| space.token.is_none());
            let next = next.map(|space| json!({ "what": [self.symbol(space.symbol.as_ref())] }));
            let next = next.map(|fields| self.label("sum-lane-next", &fields)).unwrap_or_default();
            lines.extend(
                wrap(&next, WIDTH - 6).iter().map(|line| Text::painted(DIM, &format!("      {line}"))),
            );
        }
        lines
    }

    pub(super) fn lane_name(&self, index: usize, lane: &Lane) -> String {
        // The letter of a board must not be taken for a seat.
        let fields = json!({ "lane": index + 1, "board": lane.board.to_uppercase(), "face": lane.face });
        self.label("sum-lane", &fields)
    }

    /// What a space does, as a sentence.
    pub(super) fn symbol(&self, symbol: Option<&Symbol>) -> String {
        match symbol {
            Some(symbol) => {
                let fields = json!({ "number": symbol.number, "god": symbol.god });
                self.label(&format!("symbol-{}", symbol.sign), &fields)
            }
            None => self.label("symbol-none", &json!({})),
        }
    }
}

/// `###.......`, from the bottom.
fn filled(lane: &Lane) -> String {
    lane.spaces.iter().map(|space| if space.token.is_some() { '#' } else { '.' }).collect()
}
