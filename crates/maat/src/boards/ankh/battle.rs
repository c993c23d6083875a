//! The battle in progress.

use maat_ankh::view::{BattleView, ForceView, SideView};
use serde_json::json;

use super::super::text::{BOLD, Text, WIDTH, flow, wrap};
use super::Table;

/// The column where the sides begin.
const INDENT: usize = 2;

impl Table<'_> {
    pub(super) fn battle(&self) -> Vec<Text> {
        let tie = self.view.tiebreaker.as_ref().map(|tie| {
            let key = if tie.up { "tie-up" } else { "tie-down" };
            self.label(key, &json!({ "seat": tie.seat }))
        });
        let battle = self.view.battle.as_ref();
        if tie.is_none() && battle.is_none() {
            return Vec::new();
        }
        let mut lines = vec![Text::default()];
        lines.extend(battle.map(|battle| self.battle_head(battle)).into_iter().flatten());
        lines.extend(battle.into_iter().flat_map(|battle| &battle.sides).flat_map(|side| self.side(side)));
        lines.extend(tie.map(Text::from));
        lines
    }

    fn battle_head(&self, battle: &BattleView) -> Vec<Text> {
        let title = self.label("battle-in", &json!({ "token": battle.token }));
        let won = battle.winner.map(|seat| Text::from(self.label("wins", &json!({ "seat": seat }))));
        let items = [Text::painted(BOLD, &title), Text::from(self.title(battle.stage))];
        let mut lines = flow(items.into_iter().chain(won), "   ", WIDTH);
        let about = self.scene.words.text(&format!("ankh-stage-{}", battle.stage), &[]);
        lines.extend(wrap(&about, WIDTH - INDENT).into_iter().map(indented));
        lines
    }

    /// `A  3 figures + 1 Drought = 4   plays Drought   bids 2`.
    fn side(&self, side: &SideView) -> Vec<Text> {
        let cards =
            (!side.cards.is_empty()).then(|| self.label("plays-cards", &json!({ "cards": side.cards })));
        let bid = side.bid.map(|bid| self.label("bid-of", &json!({ "count": bid })));
        let killed = (side.killed > 0).then(|| self.label("killed-of", &json!({ "count": side.killed })));
        let more = cards.into_iter().chain(bid).chain(killed).map(Text::from);
        let strength = Text::seat(side.seat).with("  ").with(self.strength(&side.force));
        flow([strength].into_iter().chain(more), "   ", WIDTH - INDENT).into_iter().map(indented).collect()
    }

    /// The parts of a strength, and their sum.
    fn strength(&self, force: &ForceView) -> String {
        if force.figures == 0 {
            return self.label("no-figures", &json!({}));
        }
        let parts: Vec<String> = force.parts.iter().map(|part| self.label("part", &json!(part))).collect();
        let sum = if parts.is_empty() { String::new() } else { format!("{} = ", parts.join(" + ")) };
        let dead = (force.neutralised > 0)
            .then(|| format!(" ({})", self.label("neutralised", &json!({ "count": force.neutralised }))));
        format!("{sum}{}{}", force.strength, dead.unwrap_or_default())
    }
}

fn indented(line: impl Into<Text>) -> Text {
    Text::from(" ".repeat(INDENT)).with(line)
}
