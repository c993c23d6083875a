//! The devotion track.

use maat_ankh::Ankh;
use maat_engine::Seat;

use crate::position::{go_on, play, position};

#[test]
fn x16_the_stack() {
    // The region of c comes first, then that of a; b is in a region with d, where nobody wins.
    let words =
        "god a b5 · god c g7 · god b e2 · god d f2 · tokens 1 g4 2 a4 3 a3 4 f3 · event 3 · track gain 5";
    let mut game = position("seats 4 options gods=isis-ra-osiris-anubis", &format!("{words} · turn a"));
    let ranks = |game: &Ankh| game.ascending(game.living().filter(|&seat| seat != Seat::D));
    assert_eq!(ranks(&game).as_slice(), [Seat::C, Seat::B, Seat::A]);
    go_on(&mut game, "a gain · b card cycle · d card cycle");
    assert_eq!(ranks(&game).as_slice(), [Seat::B, Seat::C, Seat::A]);
}

#[test]
fn x26_bountiful_at_the_edge_of_red() {
    for (from, to) in [(20, 22), (22, 23)] {
        play(&format!(
            "seats 2
            god a e2 · god b b5 · powers a bountiful · devotion a {from} · event 3 · track gain 5
            a gain · expect players.a.space {to}"
        ));
    }
}

#[test]
fn x46_the_top_marker_wins() {
    play(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · devotion a 27 b 27 · event 17 · conflicts 4 · track gain 5
        a gain · a card cycle · b card cycle · a decline
        tells game-ended ending=last-conflict winners=[\"b\"]
        expect outcome.score [27,27] · expect outcome.rank [2,1]",
    );
}
