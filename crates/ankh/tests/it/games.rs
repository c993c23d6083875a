//! Games for other tests.

use maat_ankh::{Ankh, Options};
use maat_engine::{Game, Setup};

/// A game with options in the notation of a record's head.
pub fn game_with(seats: u8, options: &str) -> Ankh {
    let options: Options = options.parse().expect("options of the game");
    Ankh::new(&Setup { seats, revision: 1, options }).expect("a setup within the rules")
}

pub fn new_game(seats: u8) -> Ankh {
    game_with(seats, "")
}
