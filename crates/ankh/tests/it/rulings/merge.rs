//! Merged and forgotten gods.

use maat_ankh::content::content;
use maat_ankh::map::Dir;
use maat_engine::{Actor, Seat};

use crate::ground::hex;
use crate::position::{asked, go_on, moves, play, position};

/// The next Gain Followers of `a` triggers the third conflict. Everybody dominates a region: West, East, Delta.
const THIRD: &str =
    "god a b5 · god b e2 · god c g7 · devotion a 12 b 7 c 5 · event 11 · conflicts 2 · track gain 5";

#[test]
fn c_14_radiant_guardians_stay_radiant() {
    let words = format!("{THIRD} · guardian c satet h7 · warriors c h6 · radiant h7 h6");
    let mut game = position("seats 3 options gods=isis-amun-ra", &words);
    go_on(&mut game, "a gain");
    let satet = game.figures().on(hex("h7")).expect("Satet stays");
    assert_eq!(game.figures().owner(satet), Some(Seat::B));
    // The token of the removed warrior is free again.
    assert_eq!(game.figures().radiant().iter().collect::<Vec<_>>(), [satet]);
}

#[test]
fn c_15_who_decides_for_a_merged_god() {
    let words = "god a f2 · god b e2 · merged b c · turn c · track gain 5";
    play(&format!(
        "seats 3 options gods=isis-amun-ra            # the seat on turn: actions and events
        {words} · event 0 · neutral temple e1 · neutral obelisk e3
        c gain · expect step control · expect turn c · refuse b control e1 · c control e1
        tells monument-controlled seat=b hex=e1
        seats 3 options gods=isis-amun-ra            # the higher seat: battles
        {words} · event 3
        c gain · expect step announce · expect turn b · refuse c decline · b decline · expect turn ab
        refuse c card cycle · b card cycle · a card cycle
        expect step tie · expect turn b · refuse c tiebreak · b tiebreak · tells battle-won seat=b
        seats 3 options gods=isis-amun-ra            # and Scorpions that are pushed
        {words} · turn a · guardian a satet g3 · guardian b scorpion g2
        a move · a from g3 · a to g2 · a push g3 · expect step aim · expect turn b"
    ));
}

#[test]
fn c_22_the_merged_marker_is_below_a_third() {
    // They gain in the order a, c, b, and so lie on each other.
    let words = THIRD.replace("a 12 b 7 c 5", "a 5 b 5 c 5");
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a gain");
    assert_eq!(game.player(Seat::C).partner, Some(Seat::A));
    let places = [Seat::C, Seat::B].map(|seat| (game.player(seat).space, game.player(seat).height));
    assert_eq!(places, [(6, 0), (6, 1)]);
}

#[test]
fn c_23_guardians_must_be_taken() {
    play(&format!(
        "seats 3 options gods=isis-amun-ra            # without a word, if there are bases for all
        {THIRD} · guardian c satet h7 · guardian c mummy pool · guardian c scorpion h8
        a gain · tells guardian-adopted seat=b guardian=satet hex=h7 · tells guardian-adopted seat=b guardian=mummy
        tells guardian-adopted seat=b guardian=scorpion hex=h8 · expect turn b · expect step turn
        seats 3 options gods=isis-amun-ra            # exactly one, if there is one base
        {THIRD} · guardian c satet h7 · guardian c mummy pool · guardian b satet e1
        a gain · expect step adopt · legal b adopt h7, adopt mummy · b adopt mummy
        tells guardian-adopted seat=b guardian=mummy · tells guardian-dismissed seat=c guardian=satet"
    ));
}

#[test]
fn c_50_nobody_is_forgotten_before_the_merge() {
    let numbers = &content(1).numbers;
    assert!(numbers.merge_after < numbers.forget_after);
    let words = THIRD.replace("a 12 b 7 c 5", "a 0");
    play(&format!(
        "seats 3
        {words}
        a gain · tells gods-merged · silent god-forgotten · expect turn b"
    ));
}

#[test]
fn c_55_a_new_owner_is_no_summon() {
    let words = format!("{THIRD} · guardian c scorpion h7 · aim h7 n");
    let mut game = position("seats 3 options gods=isis-ra-amun", &words);
    go_on(&mut game, "a gain");
    assert_eq!(asked(&game), "b turn", "neither an aim nor a Sun token");
    let scorpion = game.figures().on(hex("h7")).expect("the Scorpion stays");
    assert_eq!(game.figures().owner(scorpion), Some(Seat::B));
    assert_eq!(game.figures().aim(scorpion), Some(Dir::North));
    assert!(game.figures().radiant().is_empty());
}

#[test]
fn c_56_both_abilities_in_full() {
    play(&format!(
        "seats 3 options gods=isis-amun-anubis        # Anubis lower
        {THIRD} · trapped a 1 · trapped b 2
        a gain · expect view.b.players.2.captives [\"a\"] · expect view.b.players.2.trapped 0
        expect view.b.players.2.warriors 6
        seats 3 options gods=anubis-amun-isis         # Anubis elsewhere
        {THIRD} · trapped b 1 · trapped c 2
        a gain · expect view.a.players.1.captives [\"b\"]
        seats 3 options gods=isis-amun-ra             # Sun tokens
        {THIRD} · warriors c h7 · radiant h7
        a gain · expect view.b.players.2.suns 3
        b summon · b call warrior · b at e1 · expect step sun · b sun
        seats 3 options gods=isis-amun-osiris         # Underworld tokens
        {THIRD} · gates e1 h7
        a gain · expect view.b.players.2.gates 1 · expect gates [\"e1\",\"h7\"]
        b summon · b by gate · b at h7 · tells gate-used seat=b hex=h7
        seats 3 options gods=isis-ra-amun             # Amun's token, and Anubis' strength
        god a f2 · god b e2 · merged b c · event 3 · track gain 5
        a gain · expect step announce · expect turn b · b announce · b card plague · b card chariots · a card cycle
        tells cards-revealed seat=b cards=[\"plague\",\"chariots\"]
        seats 3 options gods=isis-ra-anubis
        god a f2 · god b e2 · merged b c · trapped a 3 · event 3 · track gain 5
        a gain · b card cycle · a card cycle · tells strength-counted seat=b strength=4"
    ));
}

#[test]
fn c_57_removed_is_not_killed() {
    let animals = "guardian c cat h6 · guardian c mummy h7 · warriors c h8";
    play(&format!(
        "seats 3 options gods=isis-amun-ra guardian-1=cat          # two of three small guardians find no base
        {THIRD} · {animals} · guardian b cat e1 · guardian b cat e3
        a gain · tells guardian-dismissed guardian=cat · tells guardian-dismissed guardian=mummy
        silent devotion-lost · silent figure-killed · silent mummy-returned · expect turn b · expect step turn
        seats 3 options gods=isis-anubis-ra guardian-1=cat
        {} · {animals}
        a gain · tells god-forgotten seat=c · silent devotion-lost · silent figure-killed · silent mummy-returned
        expect turn b · expect step turn · expect view.b.players.2.captives []",
        "god a b5 · god b e2 · god c g7 · devotion a 25 b 24 c 5 · event 15 · conflicts 3 · track gain 5"
    ));
}

#[test]
fn c_58_own_guardians_stay() {
    let words = format!("{THIRD} · guardian b satet e1 · guardian b mummy pool · guardian c satet h7");
    let mut game = position("seats 3", &words);
    let told = go_on(&mut game, "a gain");
    assert_eq!(asked(&game), "b turn", "there is nothing to choose");
    assert!(format!("{told:?}").contains("GuardianDismissed { seat: C, guardian: Satet }"), "{told:?}");
    assert!(game.figures().on(hex("e1")).is_some() && game.figures().on(hex("h7")).is_none());
    go_on(&mut game, "b summon");
    assert!(moves(&game, Actor::Seat(Seat::B)).contains(&"call mummy".into()));
}
