//! Games for other tests.

use maat_engine::{Game, Setup, below, options};
use maat_imhotep::{Imhotep, Options};
use rand::rngs::SmallRng;

pub const ALL_B: &str = "market=b pyramid=b temple=b burial=b obelisks=b";

pub fn new_game(seats: u8, options: Options) -> Imhotep {
    Imhotep::new(&Setup { seats, revision: 1, options }).expect("a setup within the rules")
}

pub fn random_seats(rng: &mut SmallRng) -> u8 {
    2 + below(rng, 3) as u8
}

pub fn random_options(seats: u8, rng: &mut SmallRng) -> Options {
    options::random(Imhotep::OPTIONS, seats, rng).parse().expect("known options")
}
