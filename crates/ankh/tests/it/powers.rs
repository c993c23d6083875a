//! Powers, gods and guardians in cases that no example and no ruling covers.

use maat_engine::{Actor, Seat};

use crate::position::{go_on, moves, play, position};

const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

#[test]
fn commanding_is_for_battles() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b b5 · powers a commanding · {CONFLICT}
        a gain · tells region-dominated seat=a · silent followers-gained
        seats 2 options gods=isis-ra
        god a e2 · god b f2 · powers a commanding · followers a 0 · {CONFLICT}
        a gain · a card chariots · b card cycle · tells followers-gained seat=a count=3 cause=commanding"
    ));
}

#[test]
fn inspiring_builds_for_nothing() {
    let words = "god a e2 · god b f2 · followers a 2";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · a card build · b card cycle · tells nothing-built seat=a      # 3 followers are wanted
        seats 2 options gods=isis-ra
        {words} · powers a inspiring · {CONFLICT}
        a gain · a card build · b card cycle · a build temple · a at d1 · tells monument-built seat=a hex=d1
        tells majority-held seat=a monument=temple · expect players.a.followers 2 · expect players.a.pool 8"
    ));
}

#[test]
fn revered_without_a_monument() {
    play(
        "seats 2
        powers a revered · followers a 0
        a gain · tells followers-gained seat=a count=1 cause=revered",
    );
}

#[test]
fn resplendent_wants_three_of_a_type() {
    for (monuments, strength) in
        [("own a temple b7 b8 · own a obelisk c8", 1), ("own a temple b7 b8 · own a temple c8", 3)]
    {
        play(&format!(
            "seats 2 options gods=isis-ra
            god a e2 · god b f2 · powers a resplendent · {monuments} · {CONFLICT}
            a gain · a card cycle · b card cycle · tells strength-counted seat=a strength={strength}"
        ));
    }
}

#[test]
fn teleports_take_turns_from_the_lowest() {
    let words = "god a e2 · warriors a b5 b4 · god b f2 · warriors b g7 · own a obelisk d1 · own b obelisk g2
        powers a obelisk-attuned · powers b obelisk-attuned · devotion b 1 a 2";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · {DELTA}
        a gain · expect turn b · b from g7 · b to g3 · expect turn a · a from b5 · a to c1 · expect turn b
        b done · expect turn a · a from b4 · a to c2 · expect turn a · a done · expect step cards"
    ));
}

#[test]
fn temples_count_for_figures_beside_them() {
    // Two figures beside one temple, none beside the other; that of another region does not count.
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · warriors a d1 · god b f2 · own a temple d2 h1 e4 · powers a temple-attuned · {CONFLICT}
        a gain · a card cycle · b card cycle
        tells strength-counted seat=a strength=4 parts=[{{\"part\":\"figures\",\"strength\":2}},{{\"part\":\"temples\",\"strength\":2}}]"
    ));
}

#[test]
fn worshipful_wants_two_followers() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · powers a worshipful · powers b worshipful · followers a 1 b 2 · {CONFLICT}
        a gain · a card chariots · b card cycle · expect step worship · expect turn b · b decline
        tells not-worshipped seat=b · expect players.b.followers 2 · expect step turn"
    ));
}

#[test]
fn amun_announces_once_in_a_conflict_and_with_two_cards() {
    play(&format!(
        "seats 2 options gods=amun-ra
        god a e2 · god b f2 · warriors a b5 · warriors b b4 · {DELTA}
        a gain · a announce · a card cycle · a card flood · b card cycle · a decline
        expect step cards · refuse a announce       # the second battle of this conflict
        a card cycle · b card chariots · expect step turn · expect amun true
        seats 2 options gods=amun-ra
        god a e2 · god b f2 · hand a cycle · {DELTA}
        a gain · expect step cards"
    ));
}

#[test]
fn anubis_has_three_places() {
    let words = "god a e2 · god b f2 · warriors b f1 · god c g7";
    play(&format!(
        "seats 3 options gods=isis-ra-anubis
        {words} · trapped a 3 · {DELTA}
        a gain · a card chariots · b card cycle · tells figure-killed seat=b hex=f1 · expect step turn
        seats 3 options gods=isis-ra-anubis        # his own warriors are not for him
        god a e2 · god c f2 · warriors c f1 · god b b5 · {DELTA}
        a gain · a card chariots · c card cycle · tells figure-killed seat=c hex=f1 · expect step turn"
    ));
}

/// The warrior trapped in a battle counts in the same battle.
#[test]
fn anubis_is_stronger_at_once() {
    play(&format!(
        "seats 2 options gods=isis-anubis
        god a e2 · warriors a e1 · god b f2 · followers a 0 b 1 · {DELTA}
        a gain · a card plague · b card cycle · a bid 0 · b bid 1 · b trap a
        tells strength-counted seat=a strength=2 · tells strength-counted seat=b strength=2"
    ));
}

#[test]
fn ra_has_three_suns() {
    for (radiant, step) in [("radiant e1 e3", "sun"), ("radiant e1 e3 d1", "turn")] {
        play(&format!(
            "seats 2 options gods=ra-isis
            god a e2 · warriors a e1 e3 d1 · god b b5 · {radiant}
            a summon · a call warrior · a at d2 · expect step {step}"
        ));
    }
}

/// A killed figure returns its Sun token.
#[test]
fn suns_return() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · warriors b f1 · radiant f1 · {DELTA}
        expect view.b.players.2.suns 2 · a gain · a card chariots · b card cycle · expect view.b.players.2.suns 3"
    ));
}

#[test]
fn a_mummy_without_a_place_stays_in_the_pool() {
    // All land next to the god is taken.
    play(&format!(
        "seats 2 options gods=ra-isis
        god a k3 · own a temple j2 k2 · own b temple j4 · guardian a mummy e1 · god b f2 · followers a 0 b 0 · {DELTA}
        a gain · a card cycle · b card chariots · tells figure-killed seat=a kind=mummy hex=e1
        silent mummy-returned · expect view.a.players.1.guardians [\"mummy\"]"
    ));
}

#[test]
fn satet_pushes_neither_into_water_nor_off_the_map() {
    // J1 lies at the edge: water J0, I1 and K1 around it, and K2 across the river.
    let words = "god a b5 · god b j1 · guardian a satet h1";
    let mut game = position("seats 2", words);
    go_on(&mut game, "a move · a from h1 · a to j1");
    let pushes = moves(&game, Actor::Seat(Seat::A));
    assert_eq!(pushes, ["push i1", "push i2", "push j2", "push k2"]);
}

#[test]
fn apep_leaves_water_and_does_not_return() {
    let words = "god a b5 · god b g7 · guardian a apep e6";
    let mut game = position("seats 2 options guardian-2=apep", words);
    go_on(&mut game, "a move · a from e6");
    let goals = moves(&game, Actor::Seat(Seat::A));
    assert!(goals.contains(&"to e5".into()) && goals.contains(&"to f6".into()), "{goals:?}");
    for water in ["to e6", "to d6", "to c6", "to c5"] {
        assert!(!goals.contains(&water.into()), "{water}");
    }
}

#[test]
fn two_androsphinxes_overawe_each_other() {
    play(&format!(
        "seats 2 options gods=isis-ra guardian-3=sphinx
        guardian a sphinx e1 · warriors a d0 · guardian b sphinx e2 · warriors b f1 · god a b5 · god b g7 · {DELTA}
        a gain · a card cycle · b card cycle
        tells strength-counted seat=a figures=2 neutralised=1 strength=1
        tells strength-counted seat=b figures=2 neutralised=2 strength=0"
    ));
}

/// Scorpions destroy every monument they point at, also their owner's.
#[test]
fn scorpions_spare_nobody() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a b5 · god b g7 · guardian a scorpion f4 · aim f4 s · own a temple f5 · own b obelisk e5 · {CONFLICT}
        a gain · tells monument-destroyed seat=a hex=f5 · tells monument-destroyed seat=b hex=e5
        expect players.a.pool 9 · expect players.b.pool 9"
    ));
}

/// c goes down first, so b, who arrives on the same space by Miracle, is on top.
#[test]
fn cats_come_before_miracles() {
    let words = "god a e2 · god b f2 · guardian b cat f1 · god c g7 · devotion a 0 b 4 c 6";
    let mut game =
        position("seats 3 options gods=isis-osiris-ra guardian-1=cat", &format!("{words} · {DELTA}"));
    go_on(&mut game, "a gain · a card chariots · b card miracle");
    assert_eq!([Seat::B, Seat::C].map(|seat| game.player(seat).space), [5, 5]);
    assert_eq!(game.ascending(game.living()).as_slice(), [Seat::A, Seat::C, Seat::B]);
}
