//! Battles.

use crate::position::play;

/// The next Gain Followers of `a` triggers the first conflict.
const CONFLICT: &str = "event 3 · track gain 5";

#[test]
fn x13_a_whole_battle() {
    play(&format!(
        "seats 2 options gods=isis-amun
        god a e2 · warriors a e1 f1 d1 · god b f2 · warriors b g2 g3 · followers a 0 · {CONFLICT}
        a gain · b decline · a card flood · b card drought
        tells followers-gained seat=a count=4 cause=flood
        tells strength-counted seat=a strength=4 parts=[{{\"part\":\"figures\",\"strength\":4}}]
        tells strength-counted seat=b strength=4 parts=[{{\"part\":\"figures\",\"strength\":3}},{{\"part\":\"drought\",\"strength\":1}}]
        legal a tiebreak, decline · a tiebreak
        tells devotion-gained seat=a merit=victory gained=1 · tells figure-killed seat=b kind=warrior hex=g2
        tells figure-killed seat=b hex=g3 · silent figure-killed kind=god
        expect figures.places.2 f2 · expect players.a.followers 4"
    ));
}

#[test]
fn x20_a_tied_plague() {
    play(&format!(
        "seats 3 options gods=isis-ra-osiris
        god a e2 · warriors a e1 · warriors b f1 · warriors c g1 · god b b5 · god c g7 · followers a 3 b 2 c 4
        {CONFLICT} · tokens 1 f3 2 f4 3 g4 · turn a
        a gain · a card plague · b card chariots · c card cycle · a bid 2 · b bid 2 · c bid 1
        tells plague-spared seat=null · tells strength-counted seat=a strength=2
        tells strength-counted seat=b figures=0 strength=0 · tells battle-won seat=a margin=2
        tells devotion-gained seat=a merit=victory gained=1
        expect players.a.followers 1 · expect players.b.followers 0 · expect players.c.followers 3"
    ));
}

#[test]
fn x21_a_plague_kills_all() {
    play(&format!(
        "seats 2 options gods=isis-ra
        warriors a e1 · warriors b f1 · god a b5 · god b g7 · {CONFLICT} · tokens 1 f3 2 f4 3 g4 · turn a
        a gain · a card plague · b card miracle · a bid 0 · b bid 0
        tells battle-undecided token=1 · tells devotion-gained seat=b merit=miracle gained=1 space=1
        silent devotion-gained seat=a merit=victory"
    ));
}

#[test]
fn x23_flood_does_not_stop_a_plague() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · warriors a e1 · warriors b f1 · god b g7 · followers a 0 b 1 · {CONFLICT}
        tokens 1 f3 2 f4 3 g4 · turn a
        a gain · a card flood · b card plague · expect players.a.followers 2 · a bid 0 · b bid 1
        tells figure-killed seat=a hex=e1 fate=plague · tells strength-counted seat=a strength=1
        tells battle-won seat=b strength=2 margin=1"
    ));
}

#[test]
fn x27_magnanimous_after_a_plague() {
    let words = "god a e2 · warriors a e1 d1 · god b f2 · warriors b g2 g3 · powers a magnanimous · followers a 0 b 2";
    play(&format!(
        "seats 2 options gods=amun-ra
        {words} · {CONFLICT}
        a gain · a decline · a card cycle · b card plague · a bid 0 · b bid 1
        tells strength-counted seat=a figures=1 · tells battle-won seat=b · silent devotion-gained merit=magnanimous
        seats 2 options gods=amun-ra
        {words} · {CONFLICT}
        a gain · a decline · a card cycle · b card chariots
        tells strength-counted seat=a figures=3 · tells devotion-gained seat=a merit=magnanimous gained=2"
    ));
}

#[test]
fn x32_androsphinx_and_temples() {
    for (sphinx, strength) in [("f2", 2), ("g3", 5)] {
        play(&format!(
            "seats 2 options gods=ra-isis guardian-3=sphinx
            god a e2 · own a temple e3 b8 c8 · powers a resplendent temple-attuned · guardian b sphinx {sphinx}
            god b b5 · {CONFLICT} · tokens 1 f3 2 f4 3 g4 · turn a
            a gain · a card cycle · b card cycle · tells strength-counted seat=a strength={strength}"
        ));
    }
}

#[test]
fn x37_amun_plays_two_cards() {
    play(&format!(
        "seats 2 options gods=amun-isis
        god a h4 · god b h6 · warriors b h5 · {CONFLICT} · tokens 1 g4 2 f4 3 f3 · turn a
        a gain · a announce · expect turn ab · a card chariots · expect turn ab · b card flood · a card drought
        tells strength-counted seat=a strength=5 · tells strength-counted seat=b strength=2
        tells devotion-gained seat=a merit=victory gained=2 · expect amun false · b done · expect amun true
        expect players.a.hand [\"plague\",\"build\",\"cycle\",\"flood\",\"miracle\"]"
    ));
}

#[test]
fn x39_commanding_pays_worshipful() {
    play(&format!(
        "seats 2 options gods=ra-osiris
        god a e2 · god b f2 · powers a commanding worshipful · followers a 0 · {CONFLICT}
        a gain · a card chariots · b card cycle · b decline
        expect step worship · expect players.a.followers 3 · a worship
        expect players.a.space 2 · expect players.a.followers 1"
    ));
}

#[test]
fn x44_an_underworld_token_is_no_desert() {
    play(&format!(
        "seats 2 options gods=osiris-isis
        god a h4 · warriors a h5 · god b g7 · gates h4 · {CONFLICT} · tokens 1 g4 2 f4 3 f3 · turn a
        a gain · a card drought · b card cycle
        tells strength-counted seat=a strength=3 · tells devotion-gained seat=a merit=victory gained=2"
    ));
}
