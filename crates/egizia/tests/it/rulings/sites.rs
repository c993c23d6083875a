//! Building sites.

use maat_egizia::pieces::{Effect, Kind, Site};
use maat_egizia::{Egizia, Event};
use maat_engine::{Actor, Game, Seat};

use crate::facts::{card, facts, site_position};
use crate::position::{asked, go_on, moves, position};

/// Everybody has enough stones to build something.
const RICH: &str = "stones a 9 · stones b 9 · stones c 9 · stones d 9";

/// Builds one brick on the left pillar, or draws a Sphinx card.
fn build(game: &mut Egizia, seat: &str, site: Site) -> Vec<Event> {
    let plies = match site {
        Site::Sphinx => "draw 1",
        Site::Obelisk => "obelisk",
        Site::Pyramid => "row 1",
    };
    let mut told = go_on(game, &format!("{seat} commit black · {seat} {plies}"));
    let close = if site == Site::Sphinx {
        let card = moves(game, Actor::Chance)[0].clone();
        format!("* {card} · {seat} done")
    } else if asked(game) == format!("{seat} lay") {
        format!("{seat} done")
    } else {
        return told;
    };
    told.extend(go_on(game, &close));
    if site == Site::Obelisk {
        told.extend(go_on(game, &format!("{seat} market stone")));
    }
    told
}

#[test]
fn a_03_the_substitute_builds_last() {
    let mut game = position(
        "seats 4",
        &format!(
            "{RICH} · crews b 2 1 1 2 · crews c 2 1 1 2 · at site-pyramid a b c d · build a site-pyramid"
        ),
    );
    go_on(&mut game, "a give-up");
    for seat in ["b", "c"] {
        assert_eq!(asked(&game), format!("{seat} build"));
        build(&mut game, seat, Site::Pyramid);
    }
    assert_eq!(asked(&game), "d build");
}

#[test]
fn a_04_giving_up_costs_nothing() {
    let words = format!("{RICH} · at site-sphinx a b · at site-pyramid b a · build a site-sphinx");
    let mut game = position("seats 2", &words);
    go_on(&mut game, "a give-up");
    let red = game.player(Seat::A);
    assert_eq!((red.stones, red.used, red.built), (9, [false; 4], [false; 3]));
    assert!(!red.ships.contains(site_position(Site::Sphinx)), "the ship is at home");
    assert!(red.ships.contains(site_position(Site::Pyramid)), "only this one");
    go_on(&mut game, "b give-up · b give-up");
    assert_eq!(asked(&game), "a build", "at the next site");
    go_on(&mut game, "a give-up");
    assert_eq!(game.player(Seat::A).points, 0);
}

#[test]
fn a_05_free_spaces_before_the_substitute() {
    let place = site_position(Site::Obelisk);
    for (setup, ships, substitute) in [
        ("seats 4", "b c", false),
        ("seats 4", "b c d", true),
        ("seats 3", "b", false),
        ("seats 3", "b c", true),
    ] {
        let mut game = position(setup, &format!("at site-obelisk {ships} · sail a"));
        go_on(&mut game, &format!("a ship {place}"));
        let spaces = game.spaces();
        assert_eq!(game.site(Site::Obelisk)[spaces].is_some(), substitute, "{setup}: {ships}");
        assert!(game.site(Site::Obelisk).contains(&Some(Seat::A)));
    }
    let mut game = position("seats 4", "at site-obelisk - b · sail a");
    go_on(&mut game, &format!("a ship {place}"));
    assert_eq!(moves(&game, Actor::Seat(Seat::A)), ["berth 1", "berth 3"]);
}

#[test]
fn a_33_the_substitute_card() {
    let stand_in = card(Effect::StandIn);
    let words = format!("round 5 · {RICH} · crews a 2 1 1 2 · crews b 2 1 1 2");
    let start = position(
        "seats 3",
        &format!("{words} · cards c {stand_in} · at site-pyramid a b c · build a site-pyramid"),
    );
    let mut game = start.clone();
    build(&mut game, "a", Site::Pyramid);
    build(&mut game, "b", Site::Pyramid);
    assert_eq!(asked(&game), "c stand-in");
    let asking = game.clone();
    go_on(&mut game, "c stand-in");
    assert_eq!(asked(&game), "c build");
    assert!(!game.has(Seat::C, Effect::StandIn));
    let mut game = asking;
    let told = go_on(&mut game, "c decline");
    assert!(told.contains(&Event::SubstituteLeft { seat: Seat::C, site: Site::Pyramid }));
    // After a player gave up, the substitute does not need the card.
    let mut game = start;
    go_on(&mut game, "a give-up");
    build(&mut game, "b", Site::Pyramid);
    assert_eq!(asked(&game), "c build");
    assert!(game.has(Seat::C, Effect::StandIn));
    // A substitute who could not build anyway does not decide.
    let poor =
        format!("{words} · stones c 0 · cards c {stand_in} · at site-pyramid a b c · build a site-pyramid");
    let mut game = position("seats 3", &poor);
    build(&mut game, "a", Site::Pyramid);
    let told = build(&mut game, "b", Site::Pyramid);
    assert!(told.contains(&Event::SubstituteLeft { seat: Seat::C, site: Site::Pyramid }));
}

#[test]
fn a_36_all_build_when_the_substitute_goes_first() {
    for (setup, ships, order) in [("seats 3", "a b c", "cab"), ("seats 4", "a b c d", "dabc")] {
        let first = &order[..1];
        let words = format!(
            "{RICH} · cards {first} {} · at site-sphinx a · at site-pyramid {ships}",
            card(Effect::FirstPlace)
        );
        let mut game = position(setup, &format!("{words} · build a site-sphinx"));
        go_on(&mut game, "a give-up");
        assert_eq!(asked(&game), format!("{first} first-place"));
        go_on(&mut game, &format!("{first} first"));
        assert_eq!(order.len(), game.spaces() + 1);
        for seat in order.chars().map(String::from) {
            assert_eq!(asked(&game), format!("{seat} build"));
            build(&mut game, &seat, Site::Pyramid);
        }
        assert_eq!(asked(&game), "* deal-nile", "nobody gave up, and all have built");
    }
}

#[test]
fn a_42_first_place_for_one_building_phase() {
    let first = card(Effect::FirstPlace);
    let words = format!(
        "{RICH} · cards c {first} · at site-sphinx a c · at site-obelisk a b c · at site-pyramid b c"
    );
    let start = position("seats 3", &format!("round 3 · {words} · build a site-sphinx"));
    // A player who declines decides again at the next site; a player who is first already does not.
    let mut game = start.clone();
    go_on(&mut game, "a give-up · c give-up");
    assert_eq!(asked(&game), "c first-place");
    go_on(&mut game, "c decline · a give-up · b give-up · c give-up");
    assert_eq!(asked(&game), "c first-place");
    assert!(game.has(Seat::C, Effect::FirstPlace));
    go_on(&mut game, "c first");
    assert_eq!(asked(&game), "c build");
    // Once played, the card works at each later site automatically, and then it is gone.
    let mut game = start;
    go_on(&mut game, "a give-up · c give-up · c first");
    assert_eq!(game.site(Site::Obelisk)[..3], [Some(Seat::C), Some(Seat::A), Some(Seat::B)]);
    go_on(&mut game, "c give-up · a give-up · b give-up");
    assert_eq!(asked(&game), "c build");
    assert_eq!(game.site(Site::Pyramid)[..3], [Some(Seat::C), Some(Seat::B), None]);
    let lasting = facts().nile(first).kind != Kind::AnyTime;
    assert!(game.has(Seat::C, Effect::FirstPlace), "it lies open until all builds are done");
    go_on(&mut game, "c give-up · b give-up");
    assert_eq!(game.step(), "deal-nile");
    assert_eq!(game.has(Seat::C, Effect::FirstPlace), lasting);
    let state = serde_json::to_value(&game).expect("a state is plain data");
    assert!(state["first"].is_null(), "in the next round nobody is first by it");
}
