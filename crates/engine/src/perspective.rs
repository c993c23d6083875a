//! What one seat may know: the only thing a bot gets to see.

use std::fmt;

use rand::rngs::SmallRng;

use crate::{Actor, Game, Seat, Turn, Viewer};

/// A game as one seat sees it.
///
/// The state behind it is out of reach: there is the view, the moves, and samples in which all that the seat
/// cannot know was drawn anew. A bot that peeks does not compile:
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
/// What a fair bot does compiles:
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
}

/// Written by hand: a derived one would print the state, and with it what the seat may not know.
impl<G: Game> fmt::Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perspective")
            .field("seat", &self.seat)
            .field("view", &self.view())
            .finish_non_exhaustive()
    }
}

impl<'g, G: Game> Perspective<'g, G> {
    pub fn new(game: &'g G, seat: Seat) -> Self {
        Perspective { game, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    pub fn step(&self) -> &'static str {
        self.game.step()
    }

    /// Appends this seat's legal moves.
    pub fn legal_moves(&self, out: &mut Vec<G::Move>) {
        self.game.legal_moves(Actor::Seat(self.seat), out);
    }

    /// A state that is possible for all this seat knows.
    pub fn sample(&self, rng: &mut SmallRng) -> G {
        let mut possible = self.game.clone();
        possible.determinize(self.seat, rng);
        possible
    }
}
