//! A game restricted to what one seat may know, which is all that a bot gets.

use std::fmt;

use rand::rngs::SmallRng;

use crate::{Actor, Game, Seat, Turn, Viewer};

/// A game as one seat sees it.
///
/// It gives access to the view, the moves, and samples in which everything that the seat cannot know is drawn again, but not
/// to the state itself. A bot that peeks does not compile:
///
/// ```compile_fail,E0616
/// # use maat_engine::{Game, Perspective};
/// fn peek<G: Game>(at: &Perspective<'_, G>) -> G {
///     at.game.clone()
/// }
/// ```
///
/// Nor does one that takes the perspective apart, or passes it to where a game is expected:
///
/// ```compile_fail,E0451
/// # use maat_engine::{Game, Perspective};
/// fn take_apart<'g, G: Game>(at: Perspective<'g, G>) -> &'g G {
///     let Perspective { game, .. } = at;
///     game
/// }
/// ```
///
/// ```compile_fail,E0308
/// # use maat_engine::{Game, Perspective};
/// fn pretend<'g, G: Game>(at: &'g Perspective<'g, G>) -> &'g G {
///     at
/// }
/// ```
///
/// A fair bot compiles:
///
/// ```
/// # use maat_engine::{Game, Perspective};
/// # use rand::rngs::SmallRng;
/// fn first<G: Game>(at: &Perspective<'_, G>, rng: &mut SmallRng) -> Option<G::Move> {
///     let mut moves = Vec::new();
///     at.legal_moves(&mut moves);
///     let _possible: G = at.sample(rng);
///     moves.first().copied()
/// }
/// ```
pub struct Perspective<'g, G> {
    game: &'g G,
    seat: Seat,
    /// Whether nothing is hidden from the seat.
    is_open: bool,
}

/// Not derived, because that would print the state and so what the seat may not know.
impl<G: Game> fmt::Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perspective")
            .field("seat", &self.seat)
            .field("view", &self.view())
            .finish_non_exhaustive()
    }
}

impl<'g, G: Game> Perspective<'g, G> {
    /// The perspective of `seat` on a game.
    pub fn new(game: &'g G, seat: Seat) -> Self {
        Perspective { game, seat, is_open: false }
    }

    /// The perspective of `seat` as if all cards lay open, for analyses of games that are over. Only code that holds the state can
    /// make one; a bot never does.
    pub fn with_open_cards(game: &'g G, seat: Seat) -> Self {
        Perspective { game, seat, is_open: true }
    }

    /// The seat whose perspective this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the seat may see it.
    pub fn view(&self) -> G::View {
        self.game.view(if self.is_open { Viewer::Omniscient } else { Viewer::Seat(self.seat) })
    }

    /// The actors whose decision the game waits for.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The id of the open step.
    pub fn step(&self) -> &'static str {
        self.game.step()
    }

    /// Appends the legal moves of the seat.
    pub fn legal_moves(&self, out: &mut Vec<G::Move>) {
        self.game.legal_moves(Actor::Seat(self.seat), out);
    }

    /// A random state that is consistent with everything the seat knows.
    pub fn sample(&self, rng: &mut SmallRng) -> G {
        let mut possible = self.game.clone();
        if !self.is_open {
            possible.determinize(Some(self.seat), rng);
        }
        possible
    }
}
