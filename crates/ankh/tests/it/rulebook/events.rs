//! Events of the event track.

use crate::position::play;

#[test]
fn x09_controlling_a_neutral_monument() {
    play(
        "seats 2 options gods=isis-ra
        god a b8 · warriors a e4 · neutral temple e5 · neutral pyramid e3 · own b obelisk d3 · god b k3 · track gain 5
        a gain · tells monument-controlled seat=a hex=e5 from=null · expect players.a.pool 8",
    );
}

#[test]
fn x10_a_caravan_through_the_delta() {
    play(
        "seats 2
        tokens 1 f3 2 g4 3 f4 · event 4 · track gain 5 · turn a
        a gain · a camel c2-d2 · a camel c2-d1
        tells caravan-laid token=1 camels=[\"c2-d2\",\"c2-d1\",\"c1-d1\",\"d0-d1\",\"d0-e1\"]
        legal a old b0, old d1 · a old b0 · tells region-divided old=1 old_size=6 new=4 new_size=16 · a decline
        expect view.a.regions.1.land [\"b0\",\"b1\",\"c0\",\"c1\",\"c2\",\"d0\"]",
    );
}

#[test]
fn x41_taking_a_monument_of_another() {
    play(
        "seats 2 options gods=isis-ra
        god a b8 · warriors a e4 · own b obelisk e5 · own a temple d4 · god b k3 · track gain 5
        a gain · tells monument-controlled seat=a hex=e5 from=b · expect players.b.pool 9 · expect players.a.pool 7",
    );
}

#[test]
fn x45_swapping_conflict_tokens() {
    play(
        "seats 2
        tokens 1 f3 2 g4 3 f4 · event 4 · track gain 5 · turn a
        a gain · a camel c2-d2 · a camel c2-d1 · a old b0 · legal a swap 1, swap 4, decline
        a swap 4 · legal a with 2, with 3 · a with 2 · tells tokens-swapped one=4 other=2
        expect view.a.regions.2.land.1 d1 · expect turn b",
    );
}
