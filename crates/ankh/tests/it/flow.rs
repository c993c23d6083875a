//! Longer sequences of play: turns, conflicts, ends.

use maat_engine::Seat;

use crate::position::{asked, go_on, play, position};

/// The next Gain Followers of `a` triggers the first conflict on the event track.
const CONFLICT: &str = "event 3 · track gain 5";

#[test]
fn a_turn_is_two_actions_and_the_second_lies_lower() {
    play(
        "seats 2
        legal a move, summon, gain, unlock
        a summon · a done · legal a gain, unlock
        a gain · expect turn b
        b gain                                    # only unlocking is left, and done without a word
        expect step power · expect tracks.4 4
        b decline · expect turn a",
    );
}

#[test]
fn the_last_space_triggers_an_event_and_ends_the_turn() {
    play(
        "seats 3 options gods=isis-amun-ra
        warriors a d5 · neutral temple e5 · track gain 5 · followers a 0
        a gain · tells followers-gained seat=a count=1
        tells monument-controlled seat=a hex=e5
        expect tracks.3 2 · expect turn b · expect event 1",
    );
}

#[test]
fn satet_pushes_and_the_scorpion_is_aimed_by_its_owner() {
    play(
        "seats 2
        god a e4 · god b b8 · guardian a satet e1 · guardian b scorpion f2
        a move · a from e1 · a to f2 · legal a push f1, push g2, push g3, push f3, push e2, push e3
        a push g3 · tells figure-pushed seat=b kind=scorpion from=f2 to=g3
        expect turn b · legal b aim n, aim ne, aim se, aim s, aim sw, aim nw
        b aim nw · tells scorpion-aimed at=[\"f2\",\"g2\"] · expect turn a · expect step from",
    );
}

#[test]
fn a_caravan_divides_a_region() {
    play(
        "seats 2
        tokens 1 f3 2 g4 3 f4 · event 4 · track gain 5 · turn a
        a gain · expect step camel · a camel c2-d2
        a camel c2-d1 · tells caravan-laid token=1 camels=[\"c2-d2\",\"c2-d1\",\"c1-d1\",\"d0-d1\",\"d0-e1\"]
        legal a old b0, old d1 · a old b0 · tells region-divided old=1 old_size=6 new=4 new_size=16
        legal a swap 1, swap 4, decline · a swap 4 · legal a with 2, with 3
        a with 2 · tells tokens-swapped one=4 other=2
        expect turn b · expect view.b.regions.2.land.1 d1 · expect view.b.supply.camels 25",
    );
}

/// The player who triggered the conflict breaks a tie, and the loser's warriors die.
#[test]
fn a_battle_with_a_tie() {
    play(&format!(
        "seats 2 options gods=isis-amun
        god a e2 · warriors a e1 f1 d1 · god b f2 · warriors b g2 g3
        {CONFLICT} · followers a 1
        a gain · expect step announce · b decline · expect turn ab
        a card flood · expect turn b · refuse a card flood · expect view.b.battle.sides.1.cards []
        expect view.a.battle.sides.1.cards [\"flood\"]
        b card drought · tells followers-gained seat=a count=4 cause=flood
        tells strength-counted seat=a strength=4 · tells strength-counted seat=b strength=4
        expect step tie · a tiebreak
        tells battle-won seat=a strength=4 margin=0 · tells figure-killed seat=b hex=g3
        expect players.a.space 1 · expect players.b.space 0 · expect turn b · expect step turn"
    ));
}

/// In a plague everybody pays, and nobody is spared after a tie.
#[test]
fn a_plague_with_equal_bids() {
    play(&format!(
        "seats 3 options gods=isis-ra-osiris
        god a e2 · warriors a e1 · warriors b f1 · warriors c g1 · god b b8 · god c g7
        {CONFLICT} · track gain 5 · followers a 3 b 2 c 4 · turn a
        a gain · a card plague · b card chariots · c card cycle
        expect turn abc · a bid 2 · refuse a bid 1 · refuse b bid 3 · b bid 2 · c bid 1
        tells plague-spared seat=null · tells figure-killed seat=a hex=e1 fate=plague
        expect players.a.followers 1 · expect players.b.followers 0 · expect players.c.followers 3"
    ));
}

/// The lowest god is resolved first, and reaching the top ends the game at once.
#[test]
fn the_first_at_the_top_wins() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · own a obelisk c0 · own b temple c1 · own b pyramid d0 · devotion a 30 b 29
        {CONFLICT}
        a gain · a card cycle · b card cycle
        expect turn over · expect outcome.rank [2,1] · expect outcome.score [30,31] · tells game-ended ending=top"
    ));
}

/// After the third conflict the last two gods become one god with two seats and one action each.
#[test]
fn gods_merge() {
    let words =
        "god a b5 · god b e2 · god c g7 · devotion a 12 b 7 c 5 · followers b 3 c 4 · own c temple h8 h6
        guardian c satet h7 · guardian c mummy pool · event 11 · conflicts 2 · track gain 5";
    let mut game = position("seats 3 options gods=isis-amun-ra", words);
    go_on(&mut game, "a gain");
    assert_eq!(asked(&game), "b turn");
    assert_eq!((game.entity(Seat::C), game.player(Seat::B).partner), (Seat::B, Some(Seat::C)));
    assert_eq!(game.player(Seat::B).followers, 3 + 4);
    // The region of each god was dominated first.
    assert_eq!(game.player(Seat::B).space, 5 + 1 + 1);
    assert_eq!(game.figures().standing(Seat::B).len(), 2);
    go_on(&mut game, "b gain · c gain · a gain");
}

/// After the fourth conflict, gods in the red section are forgotten.
#[test]
fn gods_are_forgotten() {
    let words =
        "god a b5 · god b e2 · god c g7 · devotion a 12 b 24 c 22 · event 15 · conflicts 3 · track gain 5";
    let mut game = position("seats 3 options gods=isis-amun-ra", words);
    go_on(&mut game, "a gain");
    assert_eq!(asked(&game), "b turn", "the seat on turn is gone");
    assert!(game.figures().owned(Seat::A).is_empty());
    go_on(&mut game, "b gain · b decline · c gain · c decline");
    assert_eq!(asked(&game), "b turn");
    let mut game = position("seats 3", &words.replace("b 24 c 22", "b 14 c 12"));
    let events = go_on(&mut game, "a gain");
    assert_eq!(asked(&game), "over");
    assert!(format!("{:?}", events.last()).contains("Atheist"));
}
