//! Ankh's table. What stands on a hex follows the letter of its owner, or a dot if it is neutral.

mod battle;
mod help;
mod map;
mod players;
mod remarks;
mod tracks;
mod view;

use serde_json::json;

use super::Scene;
use super::text::{BOLD, Text, WIDTH, flow};
use view::{Player, View};

pub fn draw(scene: Scene<'_>) -> Option<Vec<Text>> {
    let table = Table::read(scene)?;
    let mut lines = table.head();
    lines.extend(table.tracks());
    lines.push(Text::default());
    lines.extend(table.map());
    lines.push(Text::default());
    lines.extend(table.regions());
    lines.extend(table.battle());
    lines.push(Text::default());
    lines.extend(table.players());
    Some(lines)
}

pub fn remark(scene: Scene<'_>, notation: &str) -> Option<Text> {
    Table::read(scene)?.remark(notation)
}

pub fn explain(scene: Scene<'_>) -> Vec<Text> {
    Table::read(scene).map_or_else(Vec::new, |table| table.explain())
}

/// There is one track, and the log tells every step on it.
pub fn score_sheet(scene: Scene<'_>) -> Vec<(String, Vec<i32>)> {
    let Some(table) = Table::read(scene) else { return Vec::new() };
    let scores = table.view.players.iter().map(|player| player.score.into()).collect();
    vec![(table.label("devotion-track", &json!({})), scores)]
}

type Table<'s> = super::Table<'s, View>;

impl Table<'_> {
    fn head(&self) -> Vec<Text> {
        let view = &self.view;
        let conflicts = view.printed.events.iter().filter(|event| *event == "conflict").count();
        let progress = self.label("progress", &json!({ "conflict": view.conflicts, "conflicts": conflicts }));
        let scenario = view.scenario.as_ref().map(|scenario| Text::from(self.name(scenario)));
        let taken = view.taken.iter().map(|action| self.title(action));
        let taken = self.scene.words.list(taken);
        let taken = if taken.is_empty() { taken } else { format!(" ({taken})") };
        let turn = self.ui("active-player");
        let active =
            view.active.map(|seat| Text::from(format!("{turn}: ")).with(Text::seat(seat)).with(taken));
        let ending = view.ending.as_ref().map(|ending| Text::from(self.title(ending)));
        let items = [Text::painted(BOLD, &progress)];
        flow(items.into_iter().chain(scenario).chain(active).chain(ending), "   ", WIDTH)
    }

    /// The gods whose abilities a player has, the higher one first.
    fn gods(&self, player: &Player) -> String {
        match &player.gods[..] {
            [] => self.label("no-god", &json!({})),
            gods => self.scene.words.list(gods.iter().map(|god| self.name(god))),
        }
    }
}

/// Texts with something between them.
fn join(items: impl IntoIterator<Item = Text>, gap: &str) -> Text {
    let mut items = items.into_iter();
    let first = items.next().unwrap_or_default();
    items.fold(first, |text, item| text.with(gap).with(item))
}
