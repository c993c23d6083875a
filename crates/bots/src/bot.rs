//! What a bot is, and what it gets to see.

use std::fmt;

use maat_engine::{Actor, Game, Perspective, SeatSet, Viewer};
use rand::rngs::SmallRng;

use crate::Budget;

/// A player made of code, in one seat of one game.
///
/// A bot may keep what it likes from move to move: a tree, a model of the others. It must not count on it, though: where
/// a game sleeps between moves, as on the server, a new bot is built for each decision and observes nothing. So
/// [`choose`](Bot::choose) has to work at any point of a game, and [`observe`](Bot::observe) can only make it better.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal moves. The seat is due.
    ///
    /// `budget` is what the caller allows; a bot may use less. All randomness comes from `rng`, so that the same
    /// perspective, bot and generator give the same move, unless time or several threads decide.
    fn choose(&mut self, at: &Perspective<'_, G>, budget: &Budget, rng: &mut SmallRng) -> G::Move;

    /// Follows the game. Called after every ply, also after chance and after the bot's own moves, in order.
    fn observe(&mut self, _ply: &Observation<'_, G>) {}
}

/// One ply as one seat sees it.
///
/// Like a [`Perspective`] it keeps the state, secret moves and secret events out of a bot's reach:
///
/// ```compile_fail,E0616
/// # use maat_bots::Observation;
/// # use maat_engine::Game;
/// fn peek<G: Game>(ply: &Observation<'_, G>) -> G::Move {
///     ply.m
/// }
/// ```
pub struct Observation<'g, G: Game> {
    after: Perspective<'g, G>,
    actor: Actor,
    m: G::Move,
    secret: Option<SeatSet>,
    events: &'g [G::Event],
}

/// A move as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen<M> {
    /// The whole move.
    Move(M),
    /// The verb of a move whose argument is hidden from the seat.
    Verb(String),
}

impl<'g, G: Game> Observation<'g, G> {
    /// The ply that led to the position `after`. `secret` is the answer of [`Game::secret`] before the ply, `events` are
    /// all events of the ply.
    pub fn new(
        after: Perspective<'g, G>,
        actor: Actor,
        m: G::Move,
        secret: Option<SeatSet>,
        events: &'g [G::Event],
    ) -> Self {
        Observation { after, actor, m, secret, events }
    }

    /// The position after the ply.
    pub fn after(&self) -> &Perspective<'g, G> {
        &self.after
    }

    /// The seat that moved, or chance.
    pub fn actor(&self) -> Actor {
        self.actor
    }

    /// The move, as far as the seat may see it.
    pub fn seen(&self) -> Seen<G::Move> {
        match self.secret {
            Some(readers) if !self.viewer().may_read(readers) => {
                let text = self.m.to_string();
                Seen::Verb(text.split(' ').next().unwrap_or_default().to_owned())
            }
            _ => Seen::Move(self.m),
        }
    }

    /// The events of the ply, each as the seat may see it.
    pub fn events(&self) -> impl Iterator<Item = G::Event> {
        self.events.iter().filter_map(|event| G::redact(event, self.viewer()))
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.after.seat())
    }
}

/// Written by hand: a derived one would print what the seat may not know.
impl<G: Game> fmt::Debug for Observation<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Observation")
            .field("actor", &self.actor)
            .field("seen", &self.seen())
            .field("events", &self.events().collect::<Vec<_>>())
            .field("after", &self.after)
            .finish_non_exhaustive()
    }
}
