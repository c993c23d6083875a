//! What one seat may know: the only thing a bot gets to see.

use rand::rngs::SmallRng;

use crate::{Actor, Game, Seat, Turn, Viewer};

/// A game as one seat sees it.
///
/// The state behind it is out of reach: there is the view, the moves, and samples in which all that the seat
/// cannot know was drawn anew. A bot that peeks does not compile.
#[derive(Debug)]
pub struct Perspective<'g, G> {
    game: &'g G,
    seat: Seat,
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
