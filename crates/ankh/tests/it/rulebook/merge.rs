//! Merged and forgotten gods.

use crate::position::play;

#[test]
fn x14_two_gods_merge() {
    play(
        "seats 3 options gods=isis-amun-ra
        god a e2 · god b e1 · god c f1 · guardian c satet pool · own c temple g8 · own c pyramid i8
        devotion a 12 b 7 c 5 · followers b 3 c 4 · event 11 · conflicts 2 · track gain 5
        a gain · b decline · a card cycle · b card cycle · c card cycle · a decline
        tells gods-merged seat=b lower=c god=amun lower_god=ra · tells monument-destroyed seat=c hex=g8 fate=merge
        tells guardian-adopted seat=b guardian=satet hex=null · tells followers-gained seat=b count=4 cause=merge
        expect players.b.followers 7 · expect view.b.players.2.gods [\"amun\",\"ra\"] · expect figures.places.3 gone
        expect view.c.players.3.entity b · expect players.b.space 5
        expect view.c.devotion [\"a\",\"b\"] · expect turn b
        b gain · expect turn c · c gain · expect turn a",
    );
}

#[test]
fn x15_a_god_is_forgotten() {
    play(
        "seats 4 options gods=amun-osiris-isis-ra
        god a b5 · god b e2 · god c g7 · merged c d · devotion a 16 b 23 c 21 · event 15 · conflicts 3 · track gain 5
        a gain · tells god-forgotten seat=a god=amun space=17 · silent god-forgotten seat=b
        silent god-forgotten seat=c · expect turn b · expect view.b.players.3.fortune worshipped",
    );
}

#[test]
fn x52_forgotten_seats_are_skipped() {
    play(
        "seats 4 options gods=amun-osiris-isis-ra
        god a b5 · god b e2 · god c g7 · merged c d · devotion a 16 b 23 c 21 · event 15 · conflicts 3 · track gain 5
        a gain · expect tracks.3 1 · expect turn b · b gain · b decline · expect turn c · c gain · expect turn d
        d gain · expect turn b",
    );
}
