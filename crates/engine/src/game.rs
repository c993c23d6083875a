//! The trait that every game implements, and the types it uses.

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
    /// The possible numbers of players.
    const SEATS: RangeInclusive<u8>;
    /// Upper bound of the length of a game. The laws treat a longer game as a bug.
    const MAX_PLIES: usize;
    /// The options that players choose before the game begins; the lobby builds its form from them.
    const OPTIONS: &'static [Choice];
    /// Every id that needs a text in the locales.
    const VOCABULARY: Vocabulary;
    /// The printed facts as TOML, one text for each revision, each row with its provenance.
    const CONTENT: &'static [&'static str];

    /// The chosen options. `Display` writes only those that differ from the default: `market=b wrath=yes`.
    type Options: Clone + Default + fmt::Debug + fmt::Display + FromStr<Err = SetupError> + Send + Sync;
    /// One choice of an actor. `Display` and `FromStr` are the notation: a verb and at most one noun.
    type Move: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = PlayError> + Send + Sync;
    /// Something that a move caused, for the log, the sounds and the animation. Serialises as a flat object tagged by `type`.
    type Event: GameEvent;
    /// The part of the state that one viewer may see.
    type View: Clone + Eq + fmt::Debug + Serialize;

    /// The state before the first ply. Refuses a setup that [`Setup::validate`] refuses.
    fn new(setup: &Setup<Self::Options>) -> Result<Self, SetupError>;

    /// The actors whose decision the game waits for.
    fn turn(&self) -> Turn;

    /// The id of the open step, the same for every viewer: `unload`. Locales and clients look up the text of the decision by it.
    fn step(&self) -> &'static str;

    /// Appends the legal moves of `actor`, in a fixed order and each once; none if the game does not wait for `actor`.
    fn legal_moves(&self, actor: Actor, out: &mut Vec<Self::Move>);

    /// Relative likelihood of a legal chance move, usually the number of copies left of what it draws; never 0.
    fn weight(&self, _m: Self::Move) -> u32 {
        1
    }

    /// Seats that may see this move's argument until the game ends; `None` if it is public. Called before `apply`.
    fn secret(&self, _actor: Actor, _m: Self::Move) -> Option<SeatSet> {
        None
    }

    /// Plays a legal move and everything that follows from it without a decision.
    fn apply(&mut self, actor: Actor, m: Self::Move, events: &mut Vec<Self::Event>);

    /// Scores and ranks once the game is over; `None` before.
    fn outcome(&self) -> Option<Outcome>;

    /// The round that is being played, counted from 1, and the number of rounds, or of whatever else a game is divided into. Everybody
    /// can see it.
    fn round_of(&self) -> Option<(u8, u8)> {
        None
    }

    /// The opponent without a seat, such as that of a solo game, with its score so far.
    fn rival(&self) -> Option<Rival> {
        None
    }

    /// The points that things on the board would bring if they were scored now, for those that are scored later. They follow from
    /// what everybody can see.
    fn prospects(&self) -> Vec<Prospect> {
        Vec::new()
    }

    /// The state as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may see it; `None` if not at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        event.readers().is_none_or(|seats| viewer.may_read(seats)).then(|| event.clone())
    }

    /// Determinization: resamples everything that `seat` cannot know; without a seat, everything that is not public. It works from
    /// the state alone, so whatever a seat learnt in private and may remember is part of the state. Simultaneous answers that are
    /// not revealed yet are taken back, so that a search chooses them.
    fn determinize(&mut self, seat: Option<Seat>, rng: &mut SmallRng);

    /// Panics if an invariant of the state is broken (30 stones each, cards conserved). The laws call it after every ply.
    fn check(&self) {}

    /// Whether the game waits for `actor`.
    fn is_due(&self, actor: Actor) -> bool {
        match (self.turn(), actor) {
            (Turn::Seats(due), Actor::Seat(seat)) => due.contains(seat),
            (Turn::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// Plays `m` if it is legal, and otherwise leaves the game unchanged.
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

    /// The seats that may know of the event before the game ends; `None` if it is public.
    fn readers(&self) -> Option<SeatSet> {
        None
    }

    /// How the log shows the event.
    fn log_role(&self) -> LogRole {
        LogRole::Usual
    }

    /// The stage of a longer procedure that the event belongs to, such as a battle; `None` if it belongs to the current one.
    fn stage(&self) -> Option<&'static str> {
        None
    }
}

/// How the log shows an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogRole {
    /// The event begins a chapter of the log, such as a round.
    Chapter,
    /// The event reveals the secret choice of a seat. Where several choose at once, the last answer reveals them all.
    Reveals(Seat),
    /// An ordinary event. The first one of a line is the action of its actor, the others are its effects.
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

/// The maker of a ply: `a` to `e` or `*` in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// The player on this seat.
    Seat(Seat),
    /// Chance, such as a drawn card.
    Chance,
}

impl Actor {
    /// The seat, or `None` for chance.
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

/// A person or program that looks at a game. It decides which information is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody without a seat, who sees public information only.
    Spectator,
    /// Sees everything: for finished games and debugging only.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer may see information that is restricted to `seats`.
    pub fn may_read(self, seats: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => seats.contains(seat),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}

/// The actors whose decision a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The seats that still owe a choice; several seats choose simultaneously.
    Seats(SeatSet),
    /// A chance move is due.
    Chance,
    /// The game has ended.
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

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The final score of each seat.
    pub score: ArrayVec<i32, MAX_SEATS>,
    /// The rank of each seat. Rank 1 won, and ties share a rank; nobody need have won (a lost solo game has rank 2).
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

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.rank.iter().enumerate().filter(|&(_, &rank)| rank == 1).map(|(index, _)| Seat::at(index))
    }
}

/// An opponent without a seat, whom nobody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// The id of its name in the locales.
    pub id: &'static str,
    /// Its score, as public as those of the seats.
    pub score: i32,
}

/// The points of a source that is scored later, as if it were scored now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The id of the source, as on the score sheet.
    pub source: &'static str,
    /// The points of each seat.
    pub points: ArrayVec<i32, MAX_SEATS>,
}

/// Every id of a game that needs a text in the locales.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The ids that [`Game::step`] can return.
    pub steps: &'static [&'static str],
    /// The verbs of moves.
    pub verbs: &'static [&'static str],
    /// The `type` tags of events.
    pub events: &'static [&'static str],
    /// The anchors of the rules that events follow; empty where a game does not declare them.
    pub rules: &'static [&'static str],
    /// Things that occur in moves, events and views: sites, cards, sides, lines of the score sheet.
    pub names: &'static [&'static str],
}

/// The choices before a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    /// The number of players.
    pub seats: u8,
    /// The revision of rules and content to play by, counted from 1.
    pub revision: u16,
    /// The options of the game.
    pub options: O,
}

impl<O: fmt::Display> Setup<O> {
    /// Refuses a number of seats that `G` cannot play with, an unknown revision, and options that do not go with the seats.
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

/// The reason why a game could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game cannot be played with this number of players.
    #[error("{asked} seats are not possible: choose {least} to {most}")]
    Seats {
        /// The requested number.
        asked: u8,
        /// The smallest possible number.
        least: u8,
        /// The largest possible number.
        most: u8,
    },
    /// The code knows no such revision.
    #[error("revision {asked} is unknown: choose 1 to {newest}")]
    Revision {
        /// The requested revision.
        asked: u16,
        /// The newest revision.
        newest: u16,
    },
    /// An option is unknown, malformed or does not go with the seats; the text names it and the valid values.
    #[error("{0}")]
    Options(String),
}

/// The reason why a move was refused. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The game waits for somebody else.
    #[error("the game does not wait for this actor")]
    NotDue,
    /// The text is not a move in notation.
    #[error("this is no move of the game")]
    Unreadable,
    /// The move is not among the legal ones.
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
