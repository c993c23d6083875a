//! Ships at the building sites.

use maat_egizia::pieces::Site;
use maat_engine::{Actor, Seat};

use crate::facts::{facts, row_value, site_position};
use crate::position::{asked, go_on, moves, position};

#[test]
fn ex_39_any_free_space() {
    let place = site_position(Site::Sphinx);
    let mut game = position("seats 4", "tiles b c d a · passed c d · stones a 3 · stones b 3 · sail b");
    go_on(&mut game, &format!("b ship {place}"));
    assert_eq!(moves(&game, Actor::Seat(Seat::B)), ["berth 1", "berth 2", "berth 3"]);
    go_on(&mut game, &format!("b berth 2 · a ship {place} · a berth 1 · b pass · a pass"));
    assert_eq!(asked(&game), "a build");
    go_on(&mut game, "a give-up");
    assert_eq!(asked(&game), "b build");
}

#[test]
fn ex_40_the_substitute() {
    let value = row_value(1);
    let rich: Vec<String> =
        Seat::first(4).map(|seat| format!("stones {seat} {value} · crews {seat} {value} 1 1 2")).collect();
    let words = format!("{} · at site-pyramid a b d c · build a site-pyramid", rich.join(" · "));
    let build = |seat: &str| format!("{seat} commit black · {seat} row 1");
    let start = position("seats 4", &words);
    assert_eq!(facts().site_spaces(4), 3);

    let mut game = start.clone();
    go_on(&mut game, &build("a"));
    go_on(&mut game, "b give-up");
    go_on(&mut game, &build("d"));
    assert_eq!(asked(&game), "c build");
    go_on(&mut game, &build("c"));
    assert!(game.player(Seat::C).points > game.player(Seat::B).points);

    let mut game = start;
    for seat in ["a", "b"] {
        go_on(&mut game, &build(seat));
    }
    let events = go_on(&mut game, &build("d"));
    assert_eq!(asked(&game), "* deal-nile");
    assert_eq!(game.player(Seat::C).points, 0);
    let away = maat_egizia::Event::SubstituteLeft { seat: Seat::C, site: Site::Pyramid };
    assert!(events.contains(&away), "{events:?}");
}

#[test]
fn ex_42_two_and_three_players() {
    for site in Site::ALL {
        let place = site_position(site);
        let mut game = position("seats 3", "sail a");
        go_on(&mut game, &format!("a ship {place}"));
        assert_eq!(moves(&game, Actor::Seat(Seat::A)), ["berth 1", "berth 2"]);
        // The remaining space is taken automatically; the third ship is the substitute.
        go_on(&mut game, &format!("a berth 2 · b ship {place} · c ship {place}"));
        assert_eq!(game.site(site)[..3], [Some(Seat::B), Some(Seat::A), Some(Seat::C)]);
        let mut game = position("seats 2", "sail a");
        go_on(&mut game, &format!("a ship {place} · a berth 1 · b ship {place}"));
        assert_eq!(game.site(site)[..3], [Some(Seat::A), Some(Seat::B), None]);
    }
}
