//! Actions and their tracks.

use crate::position::play;

#[test]
fn x02_start_spaces() {
    play(
        "seats 3
        expect view.a.tracks.1 {\"action\":\"move\",\"space\":2,\"spaces\":7,\"start\":2}
        expect view.a.tracks.4 {\"action\":\"unlock\",\"space\":2,\"spaces\":6,\"start\":2}
        seats 3
        track move 5 · track unlock 4
        a move · a done · tells occasion-began occasion=control space=1 · expect tracks [2,2,2,4]
        b unlock · b decline · tells occasion-began occasion=control space=2 · expect tracks [2,2,2,2]",
    );
}

#[test]
fn x03_second_action_in_a_lower_row() {
    play(
        "seats 3
        event 3 · track unlock 4 · followers a 1
        a summon · a done · expect tracks [2,3,2,4] · legal a gain, unlock · refuse a move · refuse a summon
        a unlock · a power omnipresent · tells followers-gained seat=a cause=omnipresent · tells conflict-began seat=a number=1
        expect tracks [2,3,2,2] · expect event 4",
    );
}

#[test]
fn x04_moving_through_everything() {
    play(
        "seats 2 options gods=amun-ra
        god a c4 · warriors a d4 d3 b5 h1 · neutral obelisk f5 · neutral pyramid d5 · neutral temple k2
        god b j2 · warriors b k3 i2
        a move · a from c4 · a to f4 · a from b5 · a to e5 · a from h1 · refuse a to j2 · refuse a to k3 · a to i3
        legal a from d3, from d4, done · a done · expect turn a",
    );
}

#[test]
fn x05_where_to_summon() {
    play(
        "seats 2 options gods=amun-ra
        god a j4 · warriors a f4 · own a temple e5 · guardian a mummy pool · god b k3
        a summon · legal a call warrior, call mummy, done · a call mummy
        legal a at d4, at d5, at e4, at f5, at i4, at i5, at j5",
    );
}

#[test]
fn x06_gaining_followers() {
    let words = "god a k2 · warriors a f4 b3 h4 · own a obelisk f5 · own a pyramid c8 · neutral temple b4
        neutral pyramid h5 f3 · own b obelisk i4 · god b b8 · followers a 0";
    play(&format!(
        "seats 2 options gods=isis-amun
        {words}
        expect view.a.players.1.gain 3 · a gain · tells followers-gained seat=a count=3 cause=monuments
        seats 2 options gods=isis-amun
        {words} · powers a revered
        expect view.a.players.1.gain 4 · a gain · expect players.a.followers 4"
    ));
}

#[test]
fn x07_unlocking_with_a_guardian() {
    play(
        "seats 2 options guardian-1=satet
        powers a revered · followers a 2
        a unlock · legal a power commanding, power inspiring, power omnipresent, decline · a power inspiring
        tells guardian-gained seat=a guardian=satet
        expect view.a.players.1.guardians [\"satet\"] · expect view.a.players.1.bases.small 1
        expect players.a.followers 1 · expect view.a.guardians.1.left 0",
    );
}

#[test]
fn x08_an_event_ends_the_turn() {
    play(
        "seats 3 options gods=isis-amun-ra
        god a d4 · warriors a d5 · neutral temple e5 · track gain 5 · followers a 0
        a gain · tells followers-gained seat=a count=1 · tells occasion-began occasion=control
        tells monument-controlled seat=a hex=e5 · expect tracks.3 2 · expect turn b",
    );
}

#[test]
fn x36_a_chain_of_summons() {
    play(
        "seats 2 options gods=osiris-amun
        god a k3 · god b d1 · own a pyramid b7 · gates a2 · powers a pyramid-attuned · warriors a j4 j5 i4
        a summon · legal a by regular, by gate, by b7, done
        a by gate · expect step by · tells gate-used hex=a2 · tells figure-summoned hex=a2
        a by b7 · refuse a at a2 · a at b6 · tells pyramid-used hex=b7
        a call warrior · a at a3 · tells figure-summoned hex=a3 · legal a gain, unlock",
    );
}

#[test]
fn x40_a_merged_partner_repeats_the_action() {
    play(
        "seats 5
        merged b d · track gain 5 · turn b
        b gain · tells occasion-began occasion=control · expect tracks.3 0 · expect turn c
        c summon · c done · c unlock · c decline · expect turn d · d gain · expect tracks.3 1 · expect turn e",
    );
}

#[test]
fn x42_too_few_followers_to_unlock() {
    play(
        "seats 2
        powers a revered commanding · followers a 1
        a unlock · tells nothing-unlocked seat=a · expect tracks.4 4 · expect players.a.followers 1 · expect turn b",
    );
}

#[test]
fn x43_no_guardian_left() {
    play(
        "seats 2
        guardian a satet pool · powers b revered · followers b 1 · turn b
        b unlock · b power commanding · tells no-guardian seat=b level=1 · expect view.b.players.2.guardians []",
    );
}
