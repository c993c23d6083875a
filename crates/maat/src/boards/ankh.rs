//! Ankh's board. A piece on a hex stands behind the letter of its owner, or behind a dot if it is neutral.

mod battle;
mod help;
mod map;
mod players;
mod remarks;
mod tracks;

use maat_ankh::View;
use maat_ankh::pieces::Occasion;
use maat_ankh::view::PlayerView;
use serde_json::json;

use super::text::{BOLD, Text, WIDTH, flow};
use super::{Board, by_id};

type Table<'s> = super::Table<'s, View>;

impl Board for Table<'_> {
    fn draw(&self) -> Vec<Text> {
        let mut lines = self.head();
        lines.extend(self.tracks());
        lines.push(Text::default());
        lines.extend(self.map());
        lines.push(Text::default());
        lines.extend(self.regions());
        lines.extend(self.battle());
        lines.push(Text::default());
        lines.extend(self.players());
        lines
    }

    fn remark(&self, notation: &str) -> Option<Text> {
        self.remark_on(notation).map(Text::from)
    }

    fn explain(&self) -> Vec<Text> {
        super::log(self.help())
    }

    /// There is one source, the devotion track; the log shows every step on it.
    fn score_sheet(&self) -> Vec<(String, Vec<i32>)> {
        let scores = self.view.players.iter().map(|player| player.score.into()).collect();
        vec![(self.label("devotion-track", &json!({})), scores)]
    }
}

impl Table<'_> {
    fn head(&self) -> Vec<Text> {
        let view = &self.view;
        let conflicts = view.printed.events.iter().filter(|event| **event == Occasion::Conflict).count();
        let progress = self.label("progress", &json!({ "conflict": view.conflicts, "conflicts": conflicts }));
        let scenario = view.scenario.map(|scenario| Text::from(self.name(scenario)));
        let taken = view.taken.iter().map(|action| self.title(action));
        let taken = self.scene.words.list(taken);
        let taken = if taken.is_empty() { taken } else { format!(" ({taken})") };
        let turn = self.ui("active-player");
        let active =
            view.active.map(|seat| Text::from(format!("{turn}: ")).with(Text::seat(seat)).with(taken));
        let ending = view.ending.map(|ending| Text::from(self.title(ending)));
        let items = [Text::painted(BOLD, &progress)];
        flow(items.into_iter().chain(scenario).chain(active).chain(ending), "   ", WIDTH)
    }

    /// The gods whose abilities a player has, the higher one first.
    fn gods(&self, player: &PlayerView) -> String {
        match &player.gods[..] {
            [] => self.label("no-god", &json!({})),
            gods => self.scene.words.list(gods.iter().map(|god| self.name(god))),
        }
    }
}
