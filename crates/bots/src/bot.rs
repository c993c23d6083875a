//! The trait of all bots, and the observations that they get.

use std::fmt;

use maat_engine::{Actor, Game, Perspective, SeatSet, Viewer};
use rand::rngs::SmallRng;

use crate::Budget;

/// A program that plays one seat of one game.
///
/// A bot may keep anything between moves, such as a search tree or a model of its opponents. It must not rely on it:
/// the server, for example, builds a new bot for each decision, which has observed nothing. So [`choose`](Bot::choose)
/// has to work at any point of a game; [`observe`](Bot::observe) can only improve it.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves of the seat, which must be due.
    ///
    /// `budget` is the limit set by the caller; a bot may use less. All randomness comes from `rng`, so that the same
    /// perspective, bot and generator give the same move, unless the result depends on time or on several threads.
    fn choose(&mut self, at: &Perspective<'_, G>, budget: &Budget, rng: &mut SmallRng) -> G::Move;

    /// Called after every ply, in order, including those of chance and of the bot itself.
    fn observe(&mut self, _ply: &Observation<'_, G>) {}
}

/// One ply as one seat sees it.
///
/// Like a [`Perspective`], it does not expose the state, secret moves or secret events:
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
    /// The ply that led to the position `after`. `secret` is the result of [`Game::secret`] before the ply, and
    /// `events` are all events of the ply.
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

/// Not derived, because that would print what the seat may not know.
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
