//! Forgotten gods, and the end of the game.

use crate::position::play;

/// The next Gain Followers triggers the fourth conflict, in which everybody dominates a region.
const FOURTH: &str = "god a b5 · god b e2 · god c g7 · event 15 · conflicts 3 · track gain 5";

#[test]
fn everything_of_a_forgotten_god_leaves() {
    play(&format!(
        "seats 3 options gods=isis-ra-amun
        {FOURTH} · devotion a 25 b 24 c 5 · own c temple g8 · own c pyramid i8 · warriors c h7 · guardian c satet pool
        guardian c scorpion h5 · followers c 7 · powers c revered commanding
        a gain · tells god-forgotten seat=c god=amun space=8 · tells monument-destroyed seat=c hex=g8 fate=forgotten
        tells monument-destroyed seat=c hex=i8 fate=forgotten · expect figures.places.3 gone
        expect view.a.players.3.followers 0 · expect view.a.players.3.hand [] · expect view.a.players.3.used []
        expect view.a.devotion [\"a\",\"b\"] · expect view.a.supply.monuments.temple 10
        expect turn b · b gain · b decline · expect turn a"
    ));
}

#[test]
fn underworld_tokens_go_with_osiris() {
    for (devotion, gates) in [("a 25 b 24 c 5", "[]"), ("a 5 b 24 c 25", "[\"e1\",\"h7\"]")] {
        play(&format!(
            "seats 3 options gods=isis-ra-osiris
            {FOURTH} · devotion {devotion} · gates e1 h7
            a gain · tells god-forgotten · expect gates {gates}"
        ));
    }
}

#[test]
fn captives_of_a_forgotten_anubis_go_home() {
    play(&format!(
        "seats 3 options gods=isis-ra-anubis
        {FOURTH} · devotion a 25 b 24 c 5 · trapped a 1 · trapped b 2
        a gain · tells god-forgotten seat=c · expect view.a.players.1.trapped 0 · expect view.a.players.1.warriors 6
        expect view.a.players.2.warriors 6
        seats 3 options gods=isis-ra-anubis          # his own captives stay, those of a forgotten god are gone
        {FOURTH} · devotion a 25 b 5 c 24 · trapped a 1 · trapped b 2
        a gain · tells god-forgotten seat=b · expect view.c.players.3.captives [\"a\"] · expect view.a.players.1.trapped 1"
    ));
}

#[test]
fn both_seats_of_a_merged_god_are_forgotten() {
    play(&format!(
        "seats 4 options gods=isis-ra-anubis-amun
        {FOURTH} · merged b d · devotion a 25 b 5 c 24
        a gain · tells god-forgotten seat=b · expect turn c · c gain · c decline · expect turn a
        expect view.a.players.4.fortune forgotten"
    ));
}

#[test]
fn the_last_god_wins_at_once() {
    play(&format!(
        "seats 4 options gods=isis-ra-anubis-amun
        {FOURTH} · merged b d · devotion a 5 b 25 c 9
        a gain · expect turn over · tells game-ended ending=last-god winners=[\"b\",\"d\"]
        expect outcome.rank [4,1,3,1] · expect outcome.score [6,26,10,26]"
    ));
}

#[test]
fn without_a_god_nobody_wins() {
    play(
        "seats 2 options gods=isis-ra
        god a b5 · god b e2 · event 15 · conflicts 3 · track gain 5 · devotion a 19 b 5
        a gain · expect turn over · tells game-ended ending=atheist winners=[] · expect outcome.rank [2,2]",
    );
}

/// With two players, gods never merge.
#[test]
fn two_gods_stay_two() {
    play(
        "seats 2
        god a b5 · god b e2 · event 11 · conflicts 2 · track gain 5
        a gain · tells conflict-ended number=3 · silent gods-merged · expect turn b",
    );
}

/// The game ends within a resolution: the winner of a battle reaches the top before anybody is killed.
#[test]
fn the_top_stops_everything() {
    play(
        "seats 3 options gods=isis-ra-amun guardian-1=cat
        god a e2 · warriors a e1 · god b f2 · guardian b cat f1 · god c g7 · devotion a 30 b 29 c 29
        tokens 1 f3 2 f4 3 g4 · event 3 · track gain 5 · turn a
        a gain · a card chariots · b card cycle · tells devotion-gained seat=a merit=victory gained=1 space=31
        silent figure-killed · silent devotion-lost · silent region-dominated · silent cards-returned
        expect turn over · expect outcome.rank [1,3,2] · expect outcome.score [31,29,29]",
    );
}
