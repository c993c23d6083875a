//! Gods and guardians.

use maat_engine::{Actor, Seat};

use crate::position::{go_on, moves, play, position};

#[test]
fn x18_apep_dies_before_its_second_battle() {
    play(
        "seats 3 options gods=osiris-isis-amun guardian-2=apep
        god a e2 · guardian a apep e6 · god b b5 · god c g6 · tokens 1 f4 2 g4 3 f3 · event 3 · track gain 5 · turn a
        a gain · a card cycle · b card chariots
        tells figure-killed seat=a kind=apep hex=e6 · expect step gate · a decline
        tells region-dominated seat=c token=2",
    );
}

#[test]
fn x19_apep_on_all_banks() {
    play(
        "seats 2 options gods=osiris-isis guardian-2=apep
        god a c0 · guardian a apep e6 · god b k3 · neutral temple f6 · neutral obelisk e7 · followers a 0
        a summon · a call warrior
        legal a at b0, at c1, at d0, at d5, at e5, at f5",
    );
    let words =
        "god a c0 · guardian a apep e6 · god b k3 · neutral temple f6 · neutral obelisk e7 · track gain 5";
    let mut game = position("seats 2 options gods=osiris-isis guardian-2=apep", words);
    go_on(&mut game, "a gain");
    assert_eq!(game.player(Seat::A).followers, 3);
    assert_eq!(moves(&game, Actor::Seat(Seat::A)), ["control e7", "control f6"]);
}

#[test]
fn x28_a_cat_mummy_dies() {
    play(
        "seats 3 options gods=ra-osiris-isis guardian-1=cat
        god a e1 · warriors a e2 · god b f1 · guardian b cat f2 · god c g7 · devotion a 6 b 4 c 0
        tokens 1 f3 2 g4 3 f4 · event 3 · track gain 5 · turn a
        a gain · a card chariots · b card miracle
        tells battle-won seat=a strength=5 · tells figure-killed seat=b kind=cat hex=f2
        tells devotion-gained seat=a space=7 · tells devotion-lost seat=a lost=1 space=6 · silent devotion-lost seat=c
        tells devotion-gained seat=b merit=miracle space=5 · expect players.c.space 0",
    );
}

#[test]
fn x31_isis_protects_a_neighbour() {
    play(
        "seats 2 options gods=isis-ra
        god a e1 · warriors a g3 c1 · god b f2 · warriors b f1 g4 · event 3 · track gain 5 · tokens 1 f3 2 g4 3 f4 · turn a
        a gain · a card cycle · b card chariots
        expect step spare · legal a spare g3, done · a spare g3
        tells figure-killed seat=a hex=c1 · silent figure-killed hex=g3",
    );
}

#[test]
fn x33_satet_needs_a_push() {
    let words = "god a f1 · warriors a g2 g3 f3 e2 · god b f2 · guardian a satet e1";
    play(&format!(
        "seats 2
        {words}
        a move · a from e1 · a to f2 · tells figure-pushed seat=b kind=god from=f2 to=e3 · expect step from
        seats 2
        {words} · neutral temple e3
        a move · a from e1 · refuse a to f2"
    ));
}

#[test]
fn x34_the_scorpion_and_the_river() {
    for (aim, e5, g5) in [("s", "tells", "silent"), ("se", "silent", "silent")] {
        play(&format!(
            "seats 2
            god a b5 · god b g7 · guardian a scorpion f4 · aim f4 {aim} · neutral temple f5 e5 · neutral pyramid g5
            event 3 · track gain 5
            a gain · tells monument-destroyed hex=f5 fate=scorpion
            {e5} monument-destroyed hex=e5 · {g5} monument-destroyed hex=g5"
        ));
    }
}
