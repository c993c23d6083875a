//! What a game is.

use std::borrow::Cow;
use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand::rngs::SmallRng;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Choice, MAX_SEATS, Seat, SeatSet, options};

/// A game in progress. The implementing type *is* the state: a small plain value.
pub trait Game:
    Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Names the game in addresses, records and the database: `imhotep`.
    const ID: &'static str;
    /// The newest reading of the rules that this code plays.
    const REVISION: u16;
    const SEATS: RangeInclusive<u8>;
    /// A longer game is a bug.
    const MAX_PLIES: usize;
    /// What can be chosen before the game begins: the lobby's form.
    const OPTIONS: &'static [Choice];
    /// Every id that needs a text in the locales.
    const VOCABULARY: Vocabulary;
    /// The printed facts as TOML, one text for each revision, each row with its provenance.
    const CONTENT: &'static [&'static str];

    /// Written as `market=b wrath=yes`: only what differs from the default.
    type Options: Clone + Default + fmt::Debug + fmt::Display + FromStr<Err = SetupError> + Send + Sync;
    /// `Display` and `FromStr` are the notation: a verb and at most one noun.
    type Move: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = PlayError> + Send + Sync;
    /// What happened: for the log, the sound, the explanation. Serialises as a flat object tagged by `type`.
    type Event: GameEvent;
    /// What one viewer may see.
    type View: Clone + Eq + fmt::Debug + Serialize;

    fn new(setup: &Setup<Self::Options>) -> Result<Self, SetupError>;

    /// Whose decision the game waits for.
    fn turn(&self) -> Turn;

    /// The open step's id, the same for every viewer: `unload`. Locales and clients name the question by it.
    fn step(&self) -> &'static str;

    /// Appends the legal moves of `actor`, in a fixed order, none twice; nothing if not due.
    fn legal_moves(&self, actor: Actor, out: &mut Vec<Self::Move>);

    /// Relative likelihood of a legal chance move: the copies left of what it draws; never 0.
    fn weight(&self, _m: Self::Move) -> u32 {
        1
    }

    /// Seats that may see this move's argument until the game ends; `None` if it is public. Called before `apply`.
    fn secret(&self, _actor: Actor, _m: Self::Move) -> Option<SeatSet> {
        None
    }

    /// Plays a legal move and all that follows without a decision.
    fn apply(&mut self, actor: Actor, m: Self::Move, events: &mut Vec<Self::Event>);

    fn outcome(&self) -> Option<Outcome>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may see it; `None` if not at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        event.readers().is_none_or(|seats| viewer.may_read(seats)).then(|| event.clone())
    }

    /// Replaces all that `seat` cannot know by something equally possible, from the state alone: what a seat
    /// learnt in private and may remember is state. Answers of others not yet revealed are taken back, so
    /// that search chooses them.
    fn determinize(&mut self, seat: Seat, rng: &mut SmallRng);

    /// Panics if an invariant is broken (30 stones each, cards conserved); called by the laws.
    fn check(&self) {}

    /// Whether the game waits for `actor`.
    fn is_due(&self, actor: Actor) -> bool {
        match (self.turn(), actor) {
            (Turn::Seats(due), Actor::Seat(seat)) => due.contains(seat),
            (Turn::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// The checked door: plays `m` if it is legal, and otherwise leaves the game as it was.
    fn play(&mut self, actor: Actor, m: Self::Move, events: &mut Vec<Self::Event>) -> Result<(), PlayError> {
        require_legal(self, actor, m, &mut Vec::new())?;
        self.apply(actor, m, events);
        Ok(())
    }
}

/// Something that happened in a game. [`events!`](crate::events) implements it.
pub trait GameEvent: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync {
    /// The rule that the event follows: an anchor on the rules page, `locales/<lang>/rules/<game>.md`.
    fn rule_id(&self) -> &'static str;

    /// The seats that may know of it before the game ends; `None` if it is public.
    fn readers(&self) -> Option<SeatSet> {
        None
    }

    /// How the log shows it.
    fn log_role(&self) -> LogRole {
        LogRole::Usual
    }

    /// The stage of a longer procedure that it belongs to, such as a battle; `None` if it belongs to whichever goes on.
    fn stage(&self) -> Option<&'static str> {
        None
    }
}

/// How the log shows an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogRole {
    /// It begins a chapter of the log, such as a round.
    Chapter,
    /// It shows what a seat chose in secret. Where several choose at once, the last answer reveals them all.
    Reveals(Seat),
    /// The first event of a line is what its actor did; the others came of it.
    Usual,
}

/// Fills `legal`, which must be empty, with the legal moves of `actor`, and refuses `m` unless it is one of them.
pub(crate) fn require_legal<G: Game>(
    game: &G,
    actor: Actor,
    m: G::Move,
    legal: &mut Vec<G::Move>,
) -> Result<(), PlayError> {
    if game.turn() == Turn::Over {
        return Err(PlayError::Over);
    }
    if !game.is_due(actor) {
        return Err(PlayError::NotDue);
    }
    game.legal_moves(actor, legal);
    if legal.contains(&m) { Ok(()) } else { Err(PlayError::Illegal) }
}

/// Who makes a ply; `a`…`e` and `*` in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    Seat(Seat),
    Chance,
}

impl Actor {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

impl FromStr for Actor {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "*" { Ok(Actor::Chance) } else { text.parse().map(Actor::Seat) }
    }
}

/// As in notation.
impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no actor")))
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    /// For finished games and debugging only.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer may read what only `seats` may.
    pub fn may_read(self, seats: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => seats.contains(seat),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}

/// Whose decision a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// All who still owe a choice; several seats choose simultaneously.
    Seats(SeatSet),
    Chance,
    Over,
}

impl From<Seat> for Turn {
    #[inline]
    fn from(seat: Seat) -> Self {
        Turn::Seats(SeatSet::only(seat))
    }
}

impl From<SeatSet> for Turn {
    #[inline]
    fn from(seats: SeatSet) -> Self {
        Turn::Seats(seats)
    }
}

impl Turn {
    /// The seats that are due; none for chance or when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(due) => due,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// How a game ended, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub score: ArrayVec<i32, MAX_SEATS>,
    /// 1 = won, ties share a rank; nobody need have won (a solo game lost has rank 2).
    pub rank: ArrayVec<u8, MAX_SEATS>,
}

impl Outcome {
    /// Ranks seats by `(score, tie_break)`, more is better; equal pairs share a rank.
    pub fn ranked<T: Ord + Copy>(score: impl IntoIterator<Item = i32>, tie_break: &[T]) -> Outcome {
        let score: ArrayVec<i32, MAX_SEATS> = score.into_iter().collect();
        let standing = |seat: usize| (score[seat], tie_break[seat]);
        let rank = (0..score.len())
            .map(|seat| 1 + (0..score.len()).filter(|&other| standing(other) > standing(seat)).count() as u8)
            .collect();
        Outcome { rank, score }
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.rank.iter().enumerate().filter(|&(_, &rank)| rank == 1).map(|(index, _)| Seat::at(index))
    }
}

/// Every id of a game that the locales put into words.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// What [`Game::step`] can return: the questions.
    pub steps: &'static [&'static str],
    /// The first words of moves.
    pub verbs: &'static [&'static str],
    /// The `type` of events.
    pub events: &'static [&'static str],
    /// The anchors of the rules that events follow; empty where a game does not declare them.
    pub rules: &'static [&'static str],
    /// Things that occur in moves, events and views: sites, cards, sides, lines of the score sheet.
    pub names: &'static [&'static str],
}

/// What must be agreed before a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    pub seats: u8,
    pub revision: u16,
    pub options: O,
}

impl<O: fmt::Display> Setup<O> {
    /// Refuses what `G` cannot seat or does not know, and options that do not go with the seats.
    pub fn validate<G: Game>(&self) -> Result<(), SetupError> {
        if !G::SEATS.contains(&self.seats) {
            return Err(SetupError::Seats {
                asked: self.seats,
                least: *G::SEATS.start(),
                most: *G::SEATS.end(),
            });
        }
        if self.revision == 0 || self.revision > G::REVISION {
            return Err(SetupError::Revision { asked: self.revision, newest: G::REVISION });
        }
        options::validate(&self.options.to_string(), G::OPTIONS, self.seats)
    }
}

/// Why a game could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{asked} seats are not possible: choose {least} to {most}")]
    Seats { asked: u8, least: u8, most: u8 },
    #[error("revision {asked} is unknown: choose 1 to {newest}")]
    Revision { asked: u16, newest: u16 },
    #[error("{0}")]
    Options(String),
}

/// Why a move was refused. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    #[error("the game is over")]
    Over,
    #[error("the game does not wait for this actor")]
    NotDue,
    #[error("this is no move of the game")]
    Unreadable,
    #[error("the rules do not allow this move now")]
    Illegal,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_use_up_the_places() {
        let outcome = Outcome::ranked([50, 61, 50, 50], &[2, 0, 2, 1]);
        assert_eq!(outcome.rank.as_slice(), [2, 1, 2, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::B]);
    }

    #[test]
    fn actors_are_letters_or_a_star() {
        assert_eq!("*".parse(), Ok(Actor::Chance));
        assert_eq!("d".parse(), Ok(Actor::Seat(Seat::D)));
        assert_eq!("**".parse::<Actor>(), Err(PlayError::Unreadable));
    }
}
