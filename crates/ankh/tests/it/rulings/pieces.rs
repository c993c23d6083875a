//! Gods and guardians.

use maat_engine::{Actor, Seat};

use crate::ground::hexes;
use crate::position::{go_on, moves, play, position};

const CONFLICT: &str = "event 3 · track gain 5";

/// The next Gain Followers triggers the first conflict, which begins in Delta.
const DELTA: &str = "event 3 · track gain 5 · tokens 1 f3 2 f4 3 g4 · turn a";

#[test]
fn c_06_the_gate_is_closed_to_others() {
    play(&format!(
        "seats 2 options gods=isis-osiris          # summoned
        god a b5 · gates b4
        a summon · a call warrior · legal a at a5, at a6, at b6
        seats 2 options gods=isis-osiris          # teleported, built
        god a e2 · god b f2 · own a obelisk d1 · powers a obelisk-attuned · gates c1 · followers a 3 · {DELTA}
        a gain · a from e2 · legal a to c2, to d0, to d2, to e1 · a to d0
        a card build · b card cycle · a build temple · refuse a at c1 · a at c2
        seats 2 options gods=isis-osiris          # summoned again
        god a e2 · guardian a mummy g3 · god b f2 · gates e1 · {DELTA}
        a gain · a card cycle · b card chariots · a done
        expect step mummy · legal a at d1, at d2, at e3, at f1
        seats 2 options gods=osiris-isis          # open to Osiris
        god a b5 · gates b4
        a summon · a by regular · legal a at a5, at a6, at b4, at b6"
    ));
    // Only figures of Osiris can be pushed there.
    for (pushed, gate) in [("c", false), ("b", true)] {
        let words =
            format!("god a k3 · god b b8 · god c c9 · guardian a satet e1 · warriors {pushed} f2 · gates e3");
        let mut game = position("seats 3 options gods=isis-osiris-ra", &words);
        go_on(&mut game, "a move · a from e1 · a to f2");
        assert_eq!(moves(&game, Actor::Seat(Seat::A)).contains(&"push e3".into()), gate, "{pushed}");
    }
}

#[test]
fn c_30_radiance_counts_once() {
    // In dominance and in battle; a radiant figure of another region does not count.
    for (radiant, gained) in [("", 1), ("radiant h7", 1), ("radiant e1", 2), ("radiant e1 f1 d1", 2)] {
        let words = format!("god a e2 · warriors a e1 f1 d1 h7 · {radiant} · {DELTA}");
        play(&format!(
            "seats 2 options gods=ra-isis
            god b b5 · {words}
            a gain · tells devotion-gained seat=a merit=dominance gained={gained} space={gained}
            seats 2 options gods=ra-isis
            god b f2 · {words}
            a gain · a card cycle · b card cycle · tells devotion-gained seat=a merit=victory gained={gained}"
        ));
    }
}

#[test]
fn c_51_osiris_acts_after_the_kills() {
    let words = "god a e2 · god b f2 · warriors b f1 · gates b4 d1";
    let mut game = position("seats 2 options gods=ra-osiris", &format!("{words} · {DELTA}"));
    go_on(&mut game, "a gain · a card chariots · b card cycle");
    let b = Actor::Seat(Seat::B);
    assert_eq!(moves(&game, b), ["lift supply", "lift b4", "lift d1", "decline"]);
    // A token of the same region, to the space where the own warrior stood.
    go_on(&mut game, "b lift d1");
    let gates = moves(&game, b);
    assert!(gates.contains(&"gate f1".into()) && gates.contains(&"gate i2".into()), "{gates:?}");
    for taken in ["gate e2", "gate f2", "gate d1", "gate f4", "gate e0"] {
        assert!(!gates.contains(&taken.into()), "{taken}");
    }
    let told = go_on(&mut game, "b gate f1");
    assert!(format!("{told:?}").contains("GatePlaced"));
    assert_eq!(game.gates(), hexes("b4 f1"));
}

#[test]
fn c_07_satet_pushes_in_any_direction() {
    play(
        "seats 2                                   # across rivers
        god a b5 · god b k3 · guardian a satet e2 · warriors b f3
        a move · a from e2 · a to f3 · legal a push e3, push e4, push f2, push f4, push g3, push g4
        seats 4                                   # across camels, and to the space that Satet left
        god a a8 · guardian a satet a5 · warriors b a4
        a move · a from a5 · a to a4 · legal a push a3, push a5, push b3, push b4
        a push a5 · tells figure-pushed seat=b kind=warrior by=a from=a4 to=a5 · tells figure-moved kind=satet from=a5 to=a4",
    );
}

#[test]
fn c_08_satet_pushes_a_god() {
    play(
        "seats 2
        god a b5 · god b f2 · guardian a satet e1
        a move · a from e1 · a to f2 · a push g2 · tells figure-pushed seat=b kind=god from=f2 to=g2
        silent figure-killed · expect figures.places.2 g2",
    );
}

#[test]
fn c_40_the_scorpion_aims_across_a_river() {
    play(&format!(
        "seats 2
        god a b5 · god b g7 · guardian a scorpion f4 · neutral temple f5 g5 · {CONFLICT}
        a move · a from f4 · a to f4 · legal a aim n, aim ne, aim se, aim s, aim sw, aim nw
        a aim se · tells scorpion-aimed hex=f4 at=[\"g5\",\"f5\"] · a done
        a gain · tells monument-destroyed hex=f5 fate=scorpion · silent monument-destroyed hex=g5"
    ));
}
