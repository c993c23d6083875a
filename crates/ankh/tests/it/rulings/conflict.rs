//! Conflicts.

use maat_ankh::Event;

use crate::position::{go_on, play, position};

/// The next Gain Followers of `a` triggers the first conflict.
const CONFLICT: &str = "event 3 · track gain 5";

#[test]
fn c_02_omnipresent_before_scorpions() {
    let words =
        "god a b5 · god b g7 · guardian a scorpion f4 · aim f4 s · neutral temple f5 · powers b omnipresent";
    let mut game = position("seats 2", &format!("{words} · {CONFLICT}"));
    let told = go_on(&mut game, "a gain");
    let place = |is: fn(&Event) -> bool| told.iter().position(is).expect("such an event");
    let followers = place(|event| matches!(event, Event::FollowersGained { .. }));
    let destroyed = place(|event| matches!(event, Event::MonumentDestroyed { .. }));
    let region = place(|event| matches!(event, Event::RegionDominated { .. } | Event::BattleBegan { .. }));
    assert!(followers < destroyed && destroyed < region, "{told:?}");
}

#[test]
fn c_24_an_absent_majority_scores_nothing() {
    // The temples of absent c stop a as long as there are as many.
    for (absent, scores) in [
        ("c1 d0", "silent majority-held"),
        ("c1", "silent majority-held"),
        ("", "tells majority-held seat=a count=1"),
    ] {
        play(&format!(
            "seats 3 options gods=isis-ra-osiris
            god a e2 · god b f2 · god c b5 · own a temple c0 · own c temple {absent} · {CONFLICT}
            a gain · a card cycle · b card cycle · {scores}"
        ));
    }
}

#[test]
fn c_43_a_region_as_it_is_now() {
    // b's god leaves East before its token comes.
    let words = "god a b5 · warriors b c4 · god b g7 · own b obelisk d4 · powers b obelisk-attuned";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · b from g7 · b to d5 · b done · a card chariots · b card cycle · tells region-empty token=2
        seats 2 options gods=isis-ra
        {words} · warriors a h5 · {CONFLICT}
        a gain · b from g7 · b to d5 · b done · a card chariots · b card cycle
        tells region-dominated seat=a token=2
        seats 2 options gods=isis-ra
        {words} · {CONFLICT}
        a gain · b done · a card chariots · b card cycle · tells region-dominated seat=b token=2"
    ));
}

#[test]
fn c_31_followers_are_open() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · followers a 3 b 2 · {CONFLICT}
        a gain · a card plague · b card cycle · a bid 2
        expect view.b.players.1.followers 3 · expect view.spectator.players.1.followers 3
        expect view.b.battle.sides.1.bid null · expect view.a.battle.sides.1.bid 2
        b bid 0 · tells bid-revealed seat=a bid=2 · expect view.b.players.1.followers 1"
    ));
}

#[test]
fn c_46_hands_are_known() {
    play(&format!(
        "seats 2 options gods=isis-ra
        god a e2 · god b f2 · hand a cycle flood miracle · {CONFLICT}
        expect view.b.players.1.hand [\"cycle\",\"flood\",\"miracle\"]
        expect view.spectator.players.1.used [\"plague\",\"build\",\"chariots\",\"drought\"]
        a gain · a card flood · expect view.b.players.1.hand [\"cycle\",\"flood\",\"miracle\"]
        b card chariots · expect view.b.players.1.hand [\"cycle\",\"miracle\"]"
    ));
}
