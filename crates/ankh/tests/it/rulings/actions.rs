//! Actions.

use crate::position::play;

#[test]
fn c_11_neighbouring_waters_are_adjacent() {
    // Isis' Apep is protected by an enemy in the next water, not by one in water further away.
    for (enemy, step) in
        [("c6", "expect step spare · legal a spare c5, done"), ("e6", "tells figure-killed hex=c5")]
    {
        play(&format!(
            "seats 2 options gods=isis-ra guardian-2=apep
            god a c0 · guardian a apep c5 · god b g7 · guardian b apep {enemy} · event 3 · track gain 5
            a gain · a card cycle · b card chariots · {step}"
        ));
    }
}

#[test]
fn c_12_the_scorpion_walks_away_and_back() {
    play(
        "seats 2
        god a b5 · warriors a b4 · guardian a scorpion f4 · aim f4 s
        a move · a from b4 · refuse a to b4 · a to a4
        a from f4 · a to f4 · tells figure-moved seat=a kind=scorpion from=f4 to=f4
        legal a aim n, aim ne, aim se, aim s, aim sw, aim nw · a aim nw · tells scorpion-aimed hex=f4
        legal a from b5, done",
    );
}

#[test]
fn c_16_effects_may_be_declined() {
    play(
        "seats 2
        a move · a done · expect tracks.1 4 · silent figure-moved
        a summon · a done · expect tracks.2 4 · tells nothing-summoned seat=a · expect turn b
        b gain · expect tracks.3 4 · tells no-followers seat=b · expect step power      # nothing to decide about a gain
        b decline · expect tracks.4 4 · tells nothing-unlocked seat=b · expect players.b.followers 1",
    );
}

#[test]
fn c_27_no_figure_or_base_no_guardian() {
    let words = "powers a revered commanding resplendent · followers a 2 · guardian a satet pool";
    play(&format!(
        "seats 4
        {words}
        a unlock · a power temple-attuned · tells guardian-gained seat=a guardian=mummy
        expect view.a.players.1.bases.small 0
        seats 4
        {words} · guardian a satet b8
        a unlock · a power temple-attuned · tells no-guardian seat=a level=2      # both small bases are taken
        expect view.a.players.1.guardians [\"satet\"] · expect view.a.guardians.2.left 3
        expect players.a.followers 0 · expect players.a.row 4
        seats 4
        guardian b satet pool · guardian b satet pool · guardian c satet pool · powers a revered · followers a 1
        a unlock · a power inspiring · tells no-guardian seat=a level=1 · expect players.a.followers 0"
    ));
}

#[test]
fn c_28_a_captive_with_each_summon() {
    play(
        "seats 2 options gods=osiris-anubis
        god a b5 · god b g7 · own a pyramid b7 · powers a pyramid-attuned · trapped a 2 · followers a 2 b 0
        a summon · a by b7 · a call captive · a at b6 · tells warrior-freed seat=a anubis=b
        expect players.a.followers 1
        a call captive · a at b4 · tells warrior-freed seat=a anubis=b
        expect players.a.followers 0 · expect players.b.followers 2 · expect view.b.players.2.captives []",
    );
}

#[test]
fn c_29_one_gate_summon_per_action() {
    play(
        "seats 2 options gods=osiris-amun
        god a k3 · god b d1 · gates a2 c4
        a summon · legal a by regular, by gate, done · a by gate · legal a at a2, at c4 · a at c4
        tells gate-used seat=a hex=c4 · refuse a by gate · refuse a at a2 · legal a call warrior, done",
    );
}

#[test]
fn c_35_only_unlock_after_gain() {
    play(
        "seats 3
        followers a 0
        a gain · tells action-taken seat=a action=unlock · tells nothing-unlocked seat=a
        expect tracks [2,2,3,3] · expect turn b",
    );
}

#[test]
fn c_39_apep_is_an_anchor_on_all_banks() {
    // J1 lies in Delta, K2 in East.
    play(
        "seats 2 options guardian-2=apep
        god a b8 · god b d1 · guardian a apep k1
        a summon · a call warrior · legal a at a8, at b7, at c8, at c9, at j1, at k2",
    );
}

#[test]
fn c_47_freeing_with_an_empty_pool() {
    let words = "god a b5 · god b g7 · warriors a b4 a4 a5 a6 · trapped a 2";
    play(&format!(
        "seats 2 options gods=isis-anubis
        {words} · followers a 1
        a summon · legal a call captive, done · a call captive · a at b6 · tells warrior-freed seat=a anubis=b
        expect view.a.players.1.trapped 1
        seats 2 options gods=isis-anubis
        {words} · followers a 0
        a summon · tells nothing-summoned seat=a"
    ));
}

#[test]
fn c_48_the_fee_goes_to_anubis() {
    play(
        "seats 3 options gods=isis-ra-anubis
        trapped a 1 · followers a 2 c 4
        a summon · a call captive · a at d5
        tells followers-paid seat=a count=1 cause=captive · tells followers-gained seat=c count=1 cause=captive
        expect players.a.followers 1 · expect players.c.followers 5",
    );
}
