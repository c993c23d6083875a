//! The buildings, the water ring and the score track.

use maat_egizia::view::{GraveView, PartView, RowView, SphinxView};
use maat_engine::Seat;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow, join};
use super::{Table, bricks};

/// The columns where the content of a building begins, and the temple beside the pyramid.
const MARGIN: usize = 17;
const TEMPLE: usize = 38;

impl Table<'_> {
    pub(super) fn buildings(&self) -> Vec<Text> {
        let mut lines = self.titled("sphinx", self.sphinx());
        let rows = self
            .view
            .obelisk
            .iter()
            .map(|row| value(row.value).with(join(bricks(&row.spaces, row.open), "")));
        lines.extend(self.titled("obelisk", flow(rows, "  ", WIDTH - MARGIN)));
        lines.extend(self.titled("graves", flow(self.view.graves.iter().map(grave), " ", WIDTH - MARGIN)));
        lines.extend(self.pyramid_and_temple());
        lines
    }

    /// The size of the deck, and the cards in it that this viewer has returned.
    fn sphinx(&self) -> Vec<Text> {
        let mut lines = vec![self.label("sphinx-deck", &json!({ "count": self.view.sphinx_deck }))];
        if !self.view.known.is_empty() {
            lines.push(format!("{}:", self.label("known-cards", &json!({}))));
        }
        lines.extend(self.view.known.iter().map(|known| {
            let place = self.label("known-place", &json!({ "number": known.place }));
            format!("  {place}: {}", self.label("sphinx-card", &json!({ "card": known.card })))
        }));
        lines.into_iter().map(Text::from).collect()
    }

    fn titled(&self, id: &str, lines: Vec<Text>) -> Vec<Text> {
        beside(Text::painted(BOLD, &self.title(id)), MARGIN, lines)
    }

    /// The top row first, as they stand.
    fn pyramid_and_temple(&self) -> Vec<Text> {
        let widest = self.view.pyramid.iter().map(|row| row.spaces.len()).max().unwrap_or(0);
        let pyramid = self.view.pyramid.iter().rev().map(|row| pyramid_row(row, widest)).collect();
        let pyramid = self.titled("pyramid", pyramid);
        let mut temple = vec![Text::painted(BOLD, &self.title("temple"))];
        temple.extend(self.view.temple.iter().rev().map(|part| self.part(part)));
        let mut temple = temple.into_iter();
        let beside = |line: Text| match temple.next() {
            Some(part) => line.pad(TEMPLE).with(part),
            None => line,
        };
        let mut lines: Vec<Text> = pyramid.into_iter().map(beside).collect();
        lines.extend(temple.map(|part| Text::default().pad(TEMPLE).with(part)));
        lines
    }

    fn part(&self, part: &PartView) -> Text {
        let titles = self.view.temple.iter().map(|part| self.title(part.part).chars().count());
        let margin = titles.max().unwrap_or(0) + 2;
        let spaces = part.values.iter().zip(bricks(&part.spaces, part.open));
        let spaces = spaces.map(|(&worth, brick)| value(worth).with(brick));
        Text::from("  ").with(self.title(part.part)).pad(margin + 2).with(join(spaces, " "))
    }

    /// The place of the water ring, and the fields that it irrigates.
    pub(super) fn water(&self) -> Vec<Text> {
        let wet = self.view.printed.water.iter().find(|water| water.ring == self.view.ring);
        let wet =
            wet.map(|water| self.scene.words.list(water.irrigates.iter().map(|colour| self.name(colour))));
        let text = format!("{}: {}", self.name(self.view.ring), wet.unwrap_or_default());
        self.titled("ring", vec![Text::from(text)])
    }

    /// The markers in their order, the front one first.
    pub(super) fn track(&self) -> Vec<Text> {
        let marker = |seat: &Seat| {
            let score = self.view.players.get(seat.index()).map_or(0, |player| player.score);
            Text::seat(*seat).with(format!(" {score}"))
        };
        let title = Text::painted(BOLD, &self.label("score-order", &json!({}))).with(" ");
        vec![title.with(join(self.view.track.iter().map(marker), " › "))]
    }

    /// The Sphinx cards from which this viewer chooses.
    pub(super) fn looks(&self) -> Vec<Text> {
        let cards: Vec<&SphinxView> = self.view.players.iter().flat_map(|player| &player.look).collect();
        if cards.is_empty() {
            return Vec::new();
        }
        let title = format!("{} ({})", self.title("sphinx-cards"), self.label("only-you", &json!({})));
        let mut lines = vec![Text::painted(BOLD, &title)];
        let about = cards.into_iter().map(|card| self.about_sphinx(card));
        lines.extend(super::super::log(about));
        lines
    }
}

/// The value of a brick, before its space.
fn value(value: u8) -> Text {
    Text::painted(DIM, &format!("{value}:"))
}

/// `3:  A _ ·`, each row half a brick further in than the one below.
fn pyramid_row(row: &RowView, widest: usize) -> Text {
    let indent = " ".repeat(widest - row.spaces.len() + 1);
    value(row.value).with(indent).with(join(bricks(&row.spaces, row.open), " "))
}

/// The owner of a tile that was taken, and its value.
fn grave(grave: &GraveView) -> Text {
    let value = grave.value.map_or_else(|| "?".to_owned(), |value| value.to_string());
    match grave.owner {
        Some(seat) => Text::seat(seat).with(value),
        None => Text::from(value),
    }
}
