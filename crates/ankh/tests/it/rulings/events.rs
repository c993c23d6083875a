//! Events of the event track.

use maat_ankh::content::content;
use maat_ankh::map::{Edge, Hex, Token};
use maat_ankh::pieces::Occasion;
use maat_engine::{Actor, Seat};
use rand::{SeedableRng, rngs::SmallRng};

use crate::ground::{Ground, lines};
use crate::position::{asked, go_on, moves, play, position};

/// The next Gain Followers triggers the first event, Control Monument.
const CONTROL: &str = "event 0 · track gain 5";

/// With nine monuments, no Ankh token is left in the pool.
const NINE: &str = "own a temple a3 a4 a6 a7 a8 b6 b7 b8 c7";

#[test]
fn c_13_control_is_compulsory() {
    play(&format!(
        "seats 2
        god a b8 · warriors a e4 · neutral temple e5 · neutral obelisk d4 · {CONTROL}
        a gain · legal a control d4, control e5 · refuse a decline
        seats 2
        god a b8 · warriors a e4 · neutral temple e5 · {CONTROL}
        a gain · tells monument-controlled seat=a hex=e5 · expect turn b"
    ));
}

#[test]
fn c_25_an_empty_pool_controls_nothing() {
    play(&format!(
        "seats 2
        god a b5 · {NINE} · neutral obelisk b4 · {CONTROL}
        expect players.a.pool 0 · a gain · tells nothing-controlled seat=a
        seats 2 options gods=isis-ra
        god a b5 · god b c4 · {NINE} · followers a 9 · event 3 · track gain 5
        a gain · a card build · b card cycle · tells nothing-built seat=a
        seats 2
        god a b5 · {NINE} · followers a 1
        a unlock · a power revered · tells power-unlocked seat=a power=revered · expect players.a.row 1"
    ));
}

#[test]
fn c_26_a_type_can_run_out() {
    let words = "god a b5 · god b c4 · neutral temple a3 a4 a7 a8 b7 b8 c7 c8 c9 d7 · followers a 3
        event 3 · track gain 5";
    play(&format!(
        "seats 2 options gods=isis-ra
        {words}
        expect view.a.supply.monuments.temple 0
        a gain · a card build · b card cycle · legal a build obelisk, build pyramid, decline
        seats 2 options gods=isis-ra
        {words} · guardian b scorpion d8 · aim d8 n
        a gain · tells monument-destroyed hex=d7 · expect view.a.supply.monuments.temple 1
        a card build · b card cycle · legal a build obelisk, build temple, build pyramid, decline"
    ));
}

/// Where two edges of a line meet, the third edge of the corner is free, so the corner is not a feature.
#[test]
fn c_33_a_line_ends_at_the_first_feature() {
    let mut corners = 0;
    for seed in 0..40 {
        let ground = Ground::random(&mut SmallRng::seed_from_u64(seed));
        let caravans = ground.caravans();
        for line in lines(&caravans) {
            for pair in line.windows(2) {
                let third = third_edge(pair[0], pair[1]).expect("three spaces round a corner");
                assert!(third.hexes().into_iter().all(|hex| ground.map().land.contains(hex)), "{line:?}");
                assert!(!ground.map().rivers.contains(third) && !ground.camels.contains(third), "{line:?}");
                corners += 1;
            }
            assert!(caravans.next(&line).is_empty(), "{line:?} goes on");
        }
    }
    assert!(corners > 1000);
}

/// The edge that meets two others of a line in the same corner.
fn third_edge(one: Edge, other: Edge) -> Option<Edge> {
    let apart = |from: Edge, beside: Edge| -> Vec<Hex> {
        from.hexes().into_iter().filter(|hex| !beside.hexes().contains(hex)).collect()
    };
    match (apart(one, other).as_slice(), apart(other, one).as_slice()) {
        ([from], [to]) => Edge::between(*from, *to),
        _ => None,
    }
}

#[test]
fn c_34_an_empty_event_ends_the_turn() {
    play(&format!(
        "seats 2
        {CONTROL}
        a gain · tells nothing-controlled seat=a · expect event 1 · expect tracks.3 3 · expect turn b · expect step turn
        seats 2
        event 4 · track gain 5
        a gain · a decline · tells no-caravan seat=a · expect event 5 · expect tracks.3 3 · expect turn b"
    ));
}

#[test]
fn c_44_no_token_no_caravan() {
    let full = |ground: &Ground| ground.regions.supply().is_none() && ground.caravans().any();
    let ground = (0..).map(|seed| Ground::random(&mut SmallRng::seed_from_u64(seed))).find(full);
    let ground = ground.expect("a map with eight regions, one of which could be divided");
    let camels: Vec<String> = ground.camels.iter().map(|edge| edge.to_string()).collect();
    let token = |token: Token| {
        format!("{} {}", token.number(), ground.regions.land(token).lowest().expect("a region has land"))
    };
    let tokens: Vec<String> = ground.regions.tokens().map(token).collect();
    let words = format!("camels {} · tokens {} · event 4 · track gain 5", camels.join(" "), tokens.join(" "));
    let mut game = position("seats 2", &words);
    let told = go_on(&mut game, "a gain");
    assert!(format!("{told:?}").contains("NoCaravan"), "{told:?}");
    assert_eq!((asked(&game).as_str(), game.event()), ("b turn", 5));
    // No scenario needs more tokens than there are.
    let caravans = content(1).events.iter().filter(|occasion| **occasion == Occasion::Caravan).count();
    for scenario in &content(1).scenarios {
        assert!(scenario.tokens.len() + caravans <= Token::COUNT);
    }
}

#[test]
fn c_49_own_monuments_are_no_candidates() {
    let words = "god a k3 · god b b8 · warriors b e4 · merged b c · own b temple e5 · turn c";
    play(&format!(
        "seats 3
        {words} · {CONTROL}
        c gain · tells nothing-controlled seat=b · expect turn a
        seats 3
        {words} · {CONTROL} · own a obelisk d4
        c gain · tells monument-controlled seat=b hex=d4 from=a · expect turn a"
    ));
    let mut game = position("seats 3", &format!("{words} · {CONTROL} · own a obelisk d4 · own a pyramid d3"));
    go_on(&mut game, "c gain");
    assert_eq!(moves(&game, Actor::Seat(Seat::C)), ["control d3", "control d4"]);
}
