//! The tables drawn in text, 80 columns wide, from the same JSON that other clients get.
//!
//! Colour only repeats what letters say already: A is the first seat, B the second.

mod ankh;
mod egizia;
mod ending;
mod imhotep;
mod pharaon;
#[cfg(test)]
mod tests;
pub mod text;

use maat_catalog::{AnyGame, find};
use maat_engine::{LogEntry, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::words::Words;
use text::{Text, wrap};

pub use ending::ending;

/// A position, and what is needed to put it into words.
#[derive(Clone, Copy)]
pub struct Scene<'s> {
    pub game: &'s str,
    pub revision: u16,
    pub view: &'s Value,
    pub words: &'s Words,
    /// Who sits where, by seat; may be empty.
    pub players: &'s [String],
}

impl Scene<'_> {
    /// The printed facts of the game that the position is played with.
    fn content(&self) -> Option<&'static str> {
        find(self.game)?.content.get(usize::from(self.revision).checked_sub(1)?).copied()
    }
}

/// A scene whose view is read as the drawing of a game needs it.
struct Table<'s, V> {
    scene: Scene<'s>,
    view: V,
}

impl<'s, V: Deserialize<'s>> Table<'s, V> {
    /// `None` if the view is not what the drawing was written for.
    fn read(scene: Scene<'s>) -> Option<Self> {
        V::deserialize(scene.view).ok().map(|view| Table { scene, view })
    }

    fn name(&self, id: &str) -> String {
        self.scene.words.name(self.scene.game, id)
    }

    fn title(&self, id: &str) -> String {
        self.scene.words.title(self.scene.game, id)
    }

    fn label(&self, key: &str, fields: &Value) -> String {
        self.scene.words.label(self.scene.game, key, fields)
    }

    fn ui(&self, key: &str) -> String {
        self.scene.words.ui(key, &[])
    }
}

/// What a viewer sees.
pub fn view_of(game: &dyn AnyGame, viewer: Viewer) -> Value {
    serde_json::from_str(game.view(viewer).get()).expect("a view is JSON")
}

/// The event of an entry of the log.
pub fn event_of(entry: &LogEntry<Box<RawValue>>) -> Value {
    serde_json::from_str(entry.event.get()).expect("an event is JSON")
}

/// The table. A game without a drawing shows what there is to know, as it is.
pub fn draw(scene: Scene<'_>) -> Vec<Text> {
    let drawn = match scene.game {
        "ankh" => ankh::draw(scene),
        "egizia" => egizia::draw(scene),
        "imhotep" => imhotep::draw(scene),
        "pharaon" => pharaon::draw(scene),
        _ => None,
    };
    drawn.unwrap_or_else(|| format!("{:#}", scene.view).lines().map(Text::from).collect())
}

/// What a move means on this table: the card it takes, the stones on the ship.
pub fn remark(scene: Scene<'_>, notation: &str) -> Option<Text> {
    match scene.game {
        "ankh" => ankh::remark(scene, notation),
        "egizia" => egizia::remark(scene, notation),
        "imhotep" => imhotep::remark(scene, notation),
        "pharaon" => pharaon::remark(scene, notation),
        _ => None,
    }
}

/// What the things on the table do, in words.
pub fn explain(scene: Scene<'_>) -> Vec<Text> {
    match scene.game {
        "ankh" => ankh::explain(scene),
        "egizia" => egizia::explain(scene),
        "imhotep" => imhotep::explain(scene),
        "pharaon" => pharaon::explain(scene),
        _ => Vec::new(),
    }
}

/// Where everybody's points come from: a name, and the points by seat; those of a rival come last.
pub fn score_sheet(scene: Scene<'_>) -> Vec<(String, Vec<i32>)> {
    match scene.game {
        "ankh" => ankh::score_sheet(scene),
        "egizia" => egizia::score_sheet(scene),
        "imhotep" => imhotep::score_sheet(scene),
        "pharaon" => pharaon::score_sheet(scene),
        _ => Vec::new(),
    }
}

/// Who is played against without a seat: the mark and the points.
fn rival(scene: Scene<'_>) -> Option<(Text, i32)> {
    match scene.game {
        "pharaon" => pharaon::rival(scene),
        _ => None,
    }
}

/// Lines of the log, indented and wrapped.
pub fn log(lines: impl IntoIterator<Item = String>) -> Vec<Text> {
    let parts = |line: String| {
        let parts = wrap(&line, text::WIDTH - 4).into_iter().enumerate();
        let indent = |index| if index == 0 { "  " } else { "    " };
        parts.map(move |(index, part)| Text::from(format!("{}{part}", indent(index))))
    };
    lines.into_iter().flat_map(parts).collect()
}

/// The letter that marks a seat on every table.
pub fn letter(seat: Seat) -> String {
    seat.letter().to_ascii_uppercase().to_string()
}
