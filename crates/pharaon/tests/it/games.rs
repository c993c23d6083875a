//! Games for other tests.

use maat_engine::{Game, Setup};
use maat_pharaon::{Options, Pharaon};

pub fn new_game(seats: u8, options: Options) -> Pharaon {
    Pharaon::new(&Setup { seats, revision: 1, options }).expect("a setup within the rules")
}
