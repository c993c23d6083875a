//! The devotion track.

use maat_engine::{Game, Seat};

use crate::position::{go_on, play, position};

const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

/// The ranks, lowest first, after a battle in Delta in which b's Cat Mummy is killed.
fn ranks_after_a_cat(devotion: &str) -> Vec<Seat> {
    let words = format!("god a e2 · god b f2 · guardian b cat f1 · god c g7 · devotion {devotion} · {DELTA}");
    let mut game = position("seats 3 options gods=isis-osiris-ra guardian-1=cat", &words);
    go_on(&mut game, "a gain · a card chariots · b card cycle");
    // Osiris has lost, and is asked before the next region.
    assert_eq!(game.turn().seats().to_string(), "b");
    game.ascending(game.living()).to_vec()
}

#[test]
fn c_01_going_down_on_top() {
    assert_eq!(ranks_after_a_cat("a 0 b 4 c 5"), [Seat::A, Seat::B, Seat::C]);
    assert_eq!(ranks_after_a_cat("a 9 b 4 c 4"), [Seat::C, Seat::B, Seat::A]);
}

#[test]
fn c_53_no_loss_below_zero() {
    // c lies below b and stays there.
    assert_eq!(ranks_after_a_cat("a 5 c 0 b 0"), [Seat::C, Seat::B, Seat::A]);
}

#[test]
fn c_32_the_lower_arrives_first() {
    for (devotion, rank) in [("a 30 b 30", "[1,2]"), ("b 30 a 30", "[2,1]")] {
        play(&format!(
            "seats 2 options gods=isis-ra
            god a e2 · god b f2 · own a obelisk c0 · own b temple c1 · devotion {devotion} · {CONFLICT}
            a gain · a card cycle · b card cycle · expect turn over · expect outcome.rank {rank}"
        ));
    }
}

#[test]
fn c_41_bountiful_with_every_gain() {
    play(&format!(
        "seats 2 options gods=ra-isis
        god a e2 · warriors a e1 · god b f2 · warriors b f1 · powers a bountiful magnanimous worshipful · followers a 2
        {CONFLICT}
        a gain · a card miracle · b card chariots
        tells devotion-gained seat=a merit=magnanimous gained=3 bountiful=1 space=3
        tells devotion-gained seat=a merit=miracle gained=2 bountiful=1 space=5
        a worship · tells devotion-gained seat=a merit=worshipful gained=2 bountiful=1 space=7"
    ));
}

#[test]
fn c_52_the_order_is_fixed_when_the_step_begins() {
    // a overtakes b, but b still decides, and a does not decide twice.
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · powers a worshipful · powers b worshipful · followers a 5 b 5 · devotion b 1 a 0 · {DELTA}
        a gain · a card cycle · b card cycle · a decline
        expect step worship · expect turn a · a worship · expect players.a.space 1
        expect step worship · expect turn b · b worship · expect players.b.space 2 · expect step turn"
    ));
}
