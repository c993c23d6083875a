//! Turns on the river, and cards for them.

use maat_egizia::content::content;
use maat_egizia::pieces::{Effect, Site, Town};
use maat_engine::Seat;

use crate::facts::{card, cards, quarry, site_position, square, town};
use crate::position::{asked, go_on, play, position};

#[test]
fn ex_37_a_double_turn() {
    let double = card(Effect::DoubleTurn);
    let mut game = position("seats 3", &format!("squares - {double} · sail c"));
    go_on(&mut game, &format!("c ship {}", square(2)));
    assert_eq!(asked(&game), "c tail");
    go_on(&mut game, &format!("c again · c ship {} · c berth 1", site_position(Site::Sphinx)));
    assert_eq!(asked(&game), "a sail");
    assert!(!game.has(Seat::C, Effect::DoubleTurn));
}

#[test]
fn ex_38_passing() {
    let [edfu, thebae] = [Town::Edfu, Town::Thebae].map(town);
    let mut game = position("seats 3", "stones a 5 · sail a");
    go_on(&mut game, &format!("a ship {} · a berth 1", site_position(Site::Sphinx)));
    go_on(&mut game, &format!("b ship {edfu} · c ship {thebae} · a pass"));
    assert_eq!(asked(&game), "b sail");
    go_on(&mut game, &format!("b ship {}", town(Town::Selinon)));
    assert_eq!(asked(&game), "c sail");
    go_on(&mut game, "c pass");
    assert_eq!(asked(&game), "b sail");
    go_on(&mut game, "b pass");
    assert_eq!(asked(&game), "a build");
}

#[test]
fn ex_44_stones_for_a_crew() {
    let power = card(Effect::PayForCrew);
    let after_feeding = content(1).nile(power).after_feeding;
    let phase_2 = if after_feeding { "refuse a train black" } else { "a train black" };
    play(&format!(
        "seats 2
        cards a {power} · stones a 9 · sail a
        {phase_2}

        seats 2
        cards a {power} · stones a 9 · crews a 1 1 1 2 · at site-sphinx a b · build a site-sphinx
        a train blue
        expect players.a.stones 7 · expect players.a.strength [1, 1, 2, 2] · expect step build
        refuse a train blue
        a commit blue · a draw 2"
    ));
}

#[test]
fn ex_48_a_leftover_quarry() {
    let (leftover, choice) = (card(Effect::Leftover), cards(Effect::CrewsChoice, |_| true)[0]);
    play(&format!(
        "seats 2
        squares - - - - {} - - - {choice} · cards a {leftover} · stones a 1 · passed b · sail a
        a pass
        legal a take 5, take 9, decline
        a take 5
        tells card-taken seat=a square=5 · tells stones-gained seat=a count=5 cause=quarries
        expect players.a.stones 6",
        quarry(2)
    ));
}
