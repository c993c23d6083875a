//! Killing.

use maat_ankh::Event;
use maat_engine::Seat;

use crate::position::{asked, go_on, play, position};

const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

#[test]
fn c_17_flood_protection_ends_with_death() {
    let words = "god a e2 · guardian a mummy e1 · god b f2 · warriors b g2 g3 · followers a 0 b 1";
    play(&format!(
        "seats 2 options gods=amun-ra
        {words} · {CONFLICT}
        a gain · a decline · a card flood · b card plague · a bid 0 · b bid 1
        tells figure-killed kind=mummy hex=e1 fate=plague · expect step mummy · a at e1
        tells battle-won seat=b · tells figure-killed kind=mummy hex=e1 fate=battle
        seats 2 options gods=amun-ra
        {words} · {CONFLICT}
        a gain · a decline · a card flood · b card chariots · tells battle-won seat=b · silent figure-killed"
    ));
}

#[test]
fn c_18_isis_is_judged_before_the_kills() {
    // Nobody wins: both die at the same time, and the enemy that dies protects.
    play(&format!(
        "seats 2 options gods=isis-ra
        god a b5 · god b g7 · warriors a e1 · warriors b f1 · {DELTA}
        a gain · a card cycle · b card cycle · a decline · expect step spare · legal a spare e1, done
        a spare e1 · tells figure-spared seat=a hex=e1 · tells figure-killed seat=b hex=f1 · silent figure-killed seat=a"
    ));
}

#[test]
fn c_19_anubis_traps_from_afar() {
    play(&format!(
        "seats 3 options gods=isis-ra-anubis
        god a e2 · god b f2 · warriors b f1 · god c g7 · {DELTA}
        a gain · a card chariots · b card cycle · expect step trap · expect turn c · legal c trap b, decline
        c trap b · tells warrior-trapped seat=c owner=b · expect view.c.players.3.captives [\"b\"]"
    ));
}

#[test]
fn c_20_mummy_then_anubis_then_cat() {
    let words = "god a e2 · warriors a e1 · god b f2 · warriors b f1 · guardian b mummy g2 · guardian b cat g3 · god c g7
        followers a 1 b 0 · devotion a 5 b 4 c 3";
    for (cards, bids) in [("b card plague", "a bid 1 · b bid 0"), ("b card cycle", "")] {
        let mut game =
            position("seats 3 options gods=isis-ra-anubis guardian-1=cat", &format!("{words} · {DELTA}"));
        go_on(&mut game, &format!("a gain · a card chariots · {cards}"));
        if !bids.is_empty() {
            go_on(&mut game, bids);
        }
        assert_eq!(asked(&game), "b mummy");
        // Ra may make the Mummy radiant that has returned.
        go_on(&mut game, "b at g2 · b decline");
        assert_eq!(asked(&game), "c trap");
        let told = go_on(&mut game, "c trap b");
        let losses = told.iter().filter(|event| matches!(event, Event::DevotionLost { .. })).count();
        assert_eq!(losses, 2, "{told:?}");
    }
}

#[test]
fn c_21_each_cat_is_a_loss() {
    play(&format!(
        "seats 3 options gods=isis-ra-osiris guardian-1=cat
        god a e2 · god b f2 · guardian b cat f1 · guardian b cat g2 · god c g7 · devotion a 6 b 4 c 3 · {DELTA}
        a gain · a card chariots · b card cycle
        tells devotion-lost seat=a lost=1 space=6 · tells devotion-lost seat=a lost=1 space=5
        tells devotion-lost seat=c lost=1 space=2 · tells devotion-lost seat=c lost=1 space=1
        silent devotion-lost seat=b"
    ));
    // The lower owner's cat comes first: b goes down before c, who lies on top then.
    let words =
        "god a e2 · god b f2 · guardian b cat f1 · god c g3 · guardian c cat g2 · devotion a 6 c 3 b 3";
    let mut game =
        position("seats 3 options gods=isis-ra-osiris guardian-1=cat", &format!("{words} · {DELTA}"));
    go_on(&mut game, "a gain · a card chariots · b card cycle · c card cycle");
    let spaces = [Seat::A, Seat::B, Seat::C].map(|seat| game.player(seat).space);
    assert_eq!(spaces, [6 + 1 - 2, 2, 2]);
    assert_eq!(game.ascending(game.living()).as_slice(), [Seat::B, Seat::C, Seat::A]);
}

#[test]
fn c_54_one_trap_for_each_plague() {
    play(&format!(
        "seats 3 options gods=isis-ra-anubis
        god a b5 · god b g7 · god c b8 · warriors a e1 · warriors b f1 · followers a 3 b 3 · {DELTA}
        a gain · a card plague · b card plague · a bid 1 · b bid 0 · c trap b
        expect step bids · a bid 0 · b bid 1 · legal c trap a, decline · c trap a
        expect view.c.players.3.captives [\"a\",\"b\"]"
    ));
}
