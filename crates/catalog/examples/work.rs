//! Work for `cargo xtask perf`, which counts its instructions: `work GAME KIND ROUNDS` prints the number of units
//! done.

use maat_catalog::bench::Work;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, kind, rounds] = &arguments[..] else { panic!("GAME KIND ROUNDS") };
    let entry = maat_catalog::find(game).expect("a game");
    let work: Work = kind.parse().expect("a kind of work");
    let seats = (*entry.seats.end()).min(4);
    let units = entry.work(&entry.terms(seats, ""), work, rounds.parse().expect("a number"));
    println!("{}", units.expect("the game starts"));
}
