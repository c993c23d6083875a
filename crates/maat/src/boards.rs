//! The boards of the games drawn as text, 80 columns wide, from the games' own views.
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

use std::any::Any;
use std::fmt;

use maat_ankh::Ankh;
use maat_catalog::AnyGame;
use maat_egizia::Egizia;
use maat_engine::{Game, LogEntry, Seat, Viewer};
use maat_imhotep::Imhotep;
use maat_pharaon::Pharaon;
use maat_words::Words;
use serde_json::Value;
use serde_json::value::RawValue;

use text::{Text, wrap};

pub use ending::ending;

/// A position as one viewer sees it, in text.
pub trait Board {
    fn draw(&self) -> Vec<Text>;

    /// Says what a move means in this position: the card it takes, the stones on the ship. `None` if the words of the
    /// move say it all.
    fn remark(&self, notation: &str) -> Option<Text>;

    /// Explains what the things on the table do, in sentences.
    fn explain(&self) -> Vec<Text>;

    /// Lists where the points come from: each source with its points by seat; those of a rival come last.
    fn score_sheet(&self) -> Vec<(String, Vec<i32>)>;

    /// The mark and the points of an opponent without a seat.
    fn rival(&self) -> Option<(Text, i32)> {
        None
    }
}

/// Joins a view and its scene to a board.
type Open = fn(Box<dyn Any>, Scene<'_>) -> Box<dyn Board + '_>;

/// The games that have a board, by id.
const BOARDS: [(&str, Open); 4] = [
    (Ankh::ID, open::<Ankh>),
    (Egizia::ID, open::<Egizia>),
    (Imhotep::ID, open::<Imhotep>),
    (Pharaon::ID, open::<Pharaon>),
];

fn open<G: Game>(view: Box<dyn Any>, scene: Scene<'_>) -> Box<dyn Board + '_>
where
    for<'s> Table<'s, G::View>: Board,
{
    let view = view.downcast::<G::View>().expect("a game shows views of its own type");
    Box::new(Table { scene, view: *view })
}

/// The board of a game as a viewer sees it. A game that is not listed in [`BOARDS`] shows its view as JSON.
pub fn board_of<'s>(game: &dyn AnyGame, viewer: Viewer, scene: Scene<'s>) -> Box<dyn Board + 's> {
    match BOARDS.iter().find(|(id, _)| *id == game.id()) {
        Some((_, open)) => open(game.view_any(viewer), scene),
        None => Box::new(Table { scene, view: json_view(game, viewer) }),
    }
}

/// A viewer's view as JSON.
pub fn json_view(game: &dyn AnyGame, viewer: Viewer) -> Value {
    serde_json::from_str(game.view(viewer).get()).expect("a view is JSON")
}

/// Everything besides a view that is needed to put a position into words.
#[derive(Clone, Copy)]
pub struct Scene<'s> {
    pub game: &'s str,
    pub words: &'s Words,
    /// Notes about the players, by seat; may be empty.
    pub players: &'s [String],
}

/// A view with its scene. Each game implements [`Board`] for the table with its own view.
struct Table<'s, V> {
    scene: Scene<'s>,
    view: V,
}

impl<V> Table<'_, V> {
    fn name(&self, id: impl fmt::Display) -> String {
        self.scene.words.name(self.scene.game, &id.to_string())
    }

    fn title(&self, id: impl fmt::Display) -> String {
        self.scene.words.title(self.scene.game, &id.to_string())
    }

    fn label(&self, key: &str, fields: &Value) -> String {
        self.scene.words.label(self.scene.game, key, fields)
    }

    fn ui(&self, key: &str) -> String {
        self.scene.words.ui(key, &[])
    }
}

/// The event of an entry of the log.
pub fn event_of(entry: &LogEntry<Box<RawValue>>) -> Value {
    serde_json::from_str(entry.event.get()).expect("an event is JSON")
}

/// The board of a game for which nobody has drawn one.
impl Board for Table<'_, Value> {
    fn draw(&self) -> Vec<Text> {
        format!("{:#}", self.view).lines().map(Text::from).collect()
    }

    fn remark(&self, _notation: &str) -> Option<Text> {
        None
    }

    fn explain(&self) -> Vec<Text> {
        Vec::new()
    }

    fn score_sheet(&self) -> Vec<(String, Vec<i32>)> {
        Vec::new()
    }
}

/// Counted things in the alphabetical order of their ids.
fn by_id<K: fmt::Display, N>(counts: impl IntoIterator<Item = (K, N)>) -> Vec<(K, N)> {
    let mut counts: Vec<(K, N)> = counts.into_iter().collect();
    counts.sort_by_cached_key(|(thing, _)| thing.to_string());
    counts
}

/// Indents and wraps lines of the log.
pub fn log(lines: impl IntoIterator<Item = String>) -> Vec<Text> {
    let parts = |line: String| {
        let parts = wrap(&line, text::WIDTH - 4).into_iter().enumerate();
        let indent = |index| if index == 0 { "  " } else { "    " };
        parts.map(move |(index, part)| Text::from(format!("{}{part}", indent(index))))
    };
    lines.into_iter().flat_map(parts).collect()
}

/// The letter that marks a seat on every board.
pub fn letter(seat: Seat) -> String {
    seat.letter().to_ascii_uppercase().to_string()
}
