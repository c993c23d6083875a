//! Battles.

use crate::position::play;

/// The next Gain Followers of `a` triggers the first conflict.
const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

#[test]
fn c_03_teleports_before_the_announcement() {
    play(&format!(
        "seats 2 options gods=amun-ra
        god a e2 · god b f2 · own a obelisk d1 · powers a obelisk-attuned · {CONFLICT}
        a gain · expect step teleport · refuse a announce · a from e2 · a to d0 · expect step announce
        a announce · expect step cards"
    ));
}

#[test]
fn c_09_each_figure_teleports_once() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · warriors a b5 · god b f2 · own a obelisk d1 · powers a obelisk-attuned · {DELTA}
        a gain · legal a from b5, from e2, done · a from b5 · a to c1 · legal a from e2, done
        a from e2 · a to d0 · expect step cards"
    ));
}

#[test]
fn c_10_no_teleport_into_water() {
    play(&format!(
        "seats 2 options gods=isis-ra guardian-2=apep
        god a b5 · guardian a apep k4 · god b c4 · own a obelisk d5 · powers a obelisk-attuned · {CONFLICT}
        a gain · legal a from b5, from k4, done · a from k4 · legal a to d4, to e5 · a to e5
        tells figure-teleported kind=apep to=e5 · a from b5 · tells figure-teleported kind=god to=d4"
    ));
}

#[test]
fn c_42_teleported_figures_count_here() {
    let words =
        "god a b5 · warriors a h5 · god b d8 · warriors b g7 · own a obelisk d3 · powers a obelisk-attuned";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · followers a 0 · {CONFLICT}
        a gain · a from h5 · a to c3 · a done · a card flood · b card cycle
        tells followers-gained seat=a count=1 cause=flood · tells strength-counted seat=a figures=2 strength=2
        tells region-dominated seat=b token=2
        seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a from h5 · a to c4 · a done · a card drought · b card cycle
        tells devotion-gained seat=a merit=victory gained=3 · tells region-dominated seat=b token=2"
    ));
}

#[test]
fn c_04_one_auction_for_each_plague() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a b5 · god b g7 · warriors a e1 · warriors b f1 · followers a 3 b 3 · {DELTA}
        a gain · a card plague · b card plague · expect turn ab · a bid 1 · b bid 0
        tells plague-spared seat=a · tells figure-killed seat=b hex=f1 · silent figure-killed seat=a
        expect step bids · expect turn ab      # b has no figure there, but bids again
        b bid 3 · a bid 2 · tells plague-spared seat=b · tells figure-killed seat=a hex=e1 fate=plague
        tells battle-undecided token=1 · expect players.a.followers 0 · expect players.b.followers 0"
    ));
}

#[test]
fn c_45_a_lone_god_bids() {
    let words = "god a e2 · god b f2 · warriors b f1 · followers a 1 b 2";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a card cycle · b card plague · expect turn ab · a bid 1 · b bid 0
        tells plague-spared seat=a · tells figure-killed seat=b hex=f1 · silent figure-killed kind=god
        seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a card cycle · b card plague · a bid 1 · b bid 2
        tells plague-spared seat=b · silent figure-killed · expect players.a.followers 0"
    ));
}

#[test]
fn c_05_nobody_left_nobody_wins() {
    play(&format!(
        "seats 2 options gods=ra-osiris
        god a b5 · god b g7 · warriors a e1 · warriors b f1 · powers a commanding · followers a 0 b 0 · {DELTA}
        a gain · a card plague · b card chariots · a bid 0 · b bid 0
        tells battle-undecided token=1 · silent battle-won · silent tiebreaker-kept · silent followers-gained
        expect step gate · expect turn b · expect view.a.tiebreaker.up true
        b gate f1 · tells gate-placed seat=b hex=f1"
    ));
}

#[test]
fn c_05b_strength_0_can_win() {
    // Apep is next to an Androsphinx in the other region.
    play(&format!(
        "seats 2 options gods=isis-ra guardian-2=apep guardian-3=sphinx
        god a c0 · guardian a apep e6 · god b g7 · warriors b b4 · guardian b sphinx f6 · followers a 1 b 1 · {CONFLICT}
        a gain · a card cycle · b card plague · a bid 1 · b bid 0
        tells figure-killed seat=b hex=b4 · tells strength-counted seat=a figures=1 neutralised=1 strength=0
        tells strength-counted seat=b figures=0 strength=0 · tells battle-won seat=a strength=0 margin=0
        tells devotion-gained seat=a merit=victory gained=1"
    ));
}

#[test]
fn c_36_neither_desert_nor_fertile() {
    play(&format!(
        "seats 2 options gods=osiris-ra
        god a e2 · warriors a e1 · gates e2 · god b f2 · followers a 0 · {CONFLICT}
        a gain · a card flood · b card cycle · tells figures-flooded seat=a figures=1 · expect players.a.followers 1
        seats 2 options gods=isis-ra guardian-2=apep
        god a b5 · guardian a apep c5 · god b d8 · followers a 0 · {CONFLICT}
        a gain · a card drought · b card cycle · tells devotion-gained seat=a merit=victory gained=2
        seats 2 options gods=isis-ra guardian-2=apep
        god a e4 · guardian a apep c5 · god b d8 · followers a 0 · {CONFLICT}
        a gain · a card flood · b card cycle · tells figures-flooded seat=a figures=1"
    ));
}

#[test]
fn c_37_resplendent_and_anubis_add() {
    play(&format!(
        "seats 3 options gods=isis-ra-anubis
        god a e2 · god b f2 · merged b c · powers b resplendent · own b temple b7 b8 c8 · trapped a 2 · {CONFLICT}
        a gain · a card chariots · b card cycle · tells strength-counted seat=a strength=4
        tells strength-counted seat=b strength=5 parts=[{{\"part\":\"figures\",\"strength\":1}},{{\"part\":\"resplendent\",\"strength\":2}},{{\"part\":\"captives\",\"strength\":2}}]"
    ));
}

#[test]
fn c_38_no_glory_by_the_tiebreaker() {
    let words = "god a e2 · god b f2 · powers a glorious";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a card cycle · b card cycle · a tiebreak · tells battle-won seat=a margin=0
        tells devotion-gained seat=a merit=victory gained=1
        seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a card chariots · b card cycle · tells battle-won seat=a margin=3
        tells devotion-gained seat=a merit=victory gained=3"
    ));
}
