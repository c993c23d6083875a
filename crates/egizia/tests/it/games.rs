//! Games for other tests.

use maat_egizia::{Egizia, Options};
use maat_engine::{Game, Setup};

pub fn new_game(seats: u8) -> Egizia {
    Egizia::new(&Setup { seats, revision: 1, options: Options::default() }).expect("a setup within the rules")
}
