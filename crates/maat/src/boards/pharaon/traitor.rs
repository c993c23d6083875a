//! The Traitor's boards.

use maat_pharaon::content::Symbol;
use maat_pharaon::pieces::Holder;
use maat_pharaon::view::LaneView;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, wrap};
use super::{MARGIN, Table};

impl Table<'_> {
    /// Each lane: how far it is filled, and the effect of the next space.
    pub(super) fn lanes(&self) -> Vec<Text> {
        let Some(traitor) = &self.view.traitor else { return Vec::new() };
        let stack = self.label("traitor-stack", &json!({ "count": traitor.stack }));
        let stack = wrap(&stack, WIDTH - MARGIN).into_iter().map(Text::from).collect();
        let mut lines = beside(Text::painted(BOLD, &self.title(Holder::Traitor)), MARGIN, stack);
        for (index, lane) in traitor.lanes.iter().enumerate() {
            let name = Text::from("  ").with(self.lane_name(index, lane)).with(": ");
            let colour = lane.colour.map(|colour| self.coloured(colour));
            lines.push(name.with(colour.unwrap_or_else(|| Text::from("–"))).with("  ").with(filled(lane)));
            let next = lane.spaces.iter().find(|space| space.token.is_none());
            let next = next.map(|space| json!({ "what": [self.symbol(space.symbol)] }));
            let next = next.map(|fields| self.label("sum-lane-next", &fields)).unwrap_or_default();
            lines.extend(
                wrap(&next, WIDTH - 6).iter().map(|line| Text::painted(DIM, &format!("      {line}"))),
            );
        }
        lines
    }

    pub(super) fn lane_name(&self, index: usize, lane: &LaneView) -> String {
        // The letter of a board must not be taken for a seat.
        let fields =
            json!({ "lane": index + 1, "board": lane.board.to_string().to_uppercase(), "face": lane.face });
        self.label("sum-lane", &fields)
    }

    /// The effect of a space, as a sentence.
    pub(super) fn symbol(&self, symbol: Option<Symbol>) -> String {
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
fn filled(lane: &LaneView) -> String {
    lane.spaces.iter().map(|space| if space.token.is_some() { '#' } else { '.' }).collect()
}
