//! The Traitor.

use maat_engine::{Game, Turn, Viewer};
use maat_pharaon::Event;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Board, Colour, Face, Sign};

use crate::facts::{artisan_points, artisans, jar_colours, mixed_jar, other_colours, spots};
use crate::position::{go_on, pass_until, play, position};
use crate::traitor::{Lanes, turn_with};

/// Lane colours with these on the left and on the right.
fn ordered(first: Colour, last: Colour) -> [Colour; 5] {
    let others = other_colours(&[first, last]);
    [first, others[0], others[1], others[2], last]
}

#[test]
fn ex_47_a_turn() {
    let jar = mixed_jar();
    let [left, right, bottom] = jar_colours(jar);
    let discards = spots(Sign::DiscardNoble);
    let gods = spots(Sign::God);
    let (first, last) = discards
        .iter()
        .flat_map(|one| gods.iter().map(move |other| (one, other)))
        .find(|(one, other)| one.board != other.board)
        .expect("two boards");
    let place = first.symbol.number.expect("a place");
    let god = last.symbol.god.expect("a god");
    let lanes = Lanes::new(ordered(bottom, left)).with(1, *first).with(5, *last);
    let mut script = turn_with(jar, &format!("{lanes} · wheel {right} silver silver · court 7 8 9"));
    script += &format!(
        "
        tells lane-filled colour={bottom} lane=1 space={} sign=discard-noble
        tells noble-discarded place={place} noble={}
        * noble 10
        expect nobles_up.{place} 10
        legal a wheel {left}, wheel {right}
        a wheel {right}
        tells traitor-entered colour={right}
        expect wheel.{} [\"silver\",\"silver\",\"{right}\",null]
        tells lane-filled colour={left} lane=5 space={} sign=god
        tells traitor-god god={god}
        expect view.a.traitor.gods [\"{god}\"]",
        first.space,
        6 + place,
        right.index() + 1,
        last.space
    );
    play(&script);
}

#[test]
fn ex_48_a_full_section() {
    let jar = mixed_jar();
    let [left, right, bottom] = jar_colours(jar);
    let full = |colour: Colour| format!("wheel {colour} {colour} {colour} {colour}");
    // The tokens on the wheel and on lanes, in this order.
    let placed = |wheel: &str| {
        let words = format!("{} · round 5 · stack 1 · {wheel}", Lanes::new(ordered(bottom, left)));
        let mut game = position("seats 1", &words);
        let mut events = go_on(&mut game, &format!("a pass · * jar {jar}"));
        events.extend(pass_until(&mut game, |game| game.turn() != Turn::Chance));
        let placed = events.iter().filter_map(|event| match event {
            Event::LaneFilled { colour, .. } => Some((*colour, false)),
            Event::TraitorEntered { colour, .. } => Some((*colour, true)),
            _ => None,
        });
        placed.collect::<Vec<_>>()
    };
    assert_eq!(placed(&full(right)), [(bottom, false), (left, true), (right, false)]);
    assert_eq!(placed(&full(left)), [(bottom, false), (right, true), (left, false)]);
    let both = format!("{} · {}", full(left), full(right));
    assert_eq!(placed(&both), [(bottom, false), (left, false), (right, false)]);
}

#[test]
fn ex_51_the_value_of_its_nobles() {
    let (jar, four) = (mixed_jar(), "nobles traitor 1 2 3 4");
    let [left, _, bottom] = jar_colours(jar);
    let spot = spots(Sign::NobleValue)[0];
    let value = spot.symbol.number.expect("a value");
    play(&format!(
        "seats 1
        {four}
        expect view.a.traitor.sheet.nobles 24

        {}
        tells noble-value-raised points={value}
        expect view.a.traitor.sheet.nobles {}",
        turn_with(jar, &format!("{four} · {}", Lanes::new(ordered(bottom, left)).with(1, spot))),
        4 * value
    ));
}

#[test]
fn ex_52_the_best_artisan() {
    let jar = mixed_jar();
    let [left, _, bottom] = jar_colours(jar);
    let spot = spots(Sign::TakeHighest)[0];
    let bringing = artisans(|artisan| !artisan.gain.is_empty());
    let most = bringing.iter().map(|artisan| artisan_points(*artisan)).max().expect("there are some");
    let best = artisans(|artisan| artisan.points == most && !artisan.gain.is_empty());
    let less = artisans(|artisan| artisan.points < most);
    let lanes = Lanes::new(ordered(bottom, left)).with(1, spot);
    let words = format!("{lanes} · workshop {} {} {} {}", less[0], best[0], best[1], less[1]);
    play(&format!(
        "{}
        tells artisan-taken seat=traitor place=2 artisan={}
        * artisan {}
        expect artisans_up.2 {}
        expect traitor.artisans [{}] · expect traitor.resources [0,0,0,0,0,0]",
        turn_with(jar, &words),
        best[0],
        less[2],
        less[2],
        best[0]
    ));
}

#[test]
fn ex_53_an_empty_place() {
    let jar = mixed_jar();
    let [left, _, bottom] = jar_colours(jar);
    let spot = spots(Sign::Pair)[0];
    let place = usize::from(spot.symbol.number.expect("a place"));
    let mut pairs = ["vp-1+vp-1"; 3];
    pairs[place - 1] = "-";
    let lanes = Lanes::new(ordered(bottom, left)).with(1, spot);
    play(&format!(
        "{}
        tells lane-filled lane=1 sign=pair · tells symbol-idle sign=pair · silent pair-taken
        expect traitor.offerings [0,0,0,0,0,0,0,0,0,0,0,0]",
        turn_with(jar, &format!("{lanes} · pairs {}", pairs.join(" ")))
    ));
}

#[test]
fn ex_55_a_tie_is_lost() {
    let ends = |silver: u8| {
        let words = format!(
            "round 5 · first a · tomb a 3 · tomb traitor 3 · on traitor 1 1 · supply traitor silver 3
            supply a silver {silver}"
        );
        let mut game = position("seats 1", &words);
        go_on(&mut game, "a pass");
        game.outcome().expect("both have passed").rank[0]
    };
    assert_eq!(ends(0), 2);
    assert_eq!(ends(1), 1);
}

#[test]
fn ex_56_the_stack_of_the_third_round() {
    for third in Board::ALL {
        let mut boards = Board::ALL;
        boards.swap(2, third.index());
        let words = format!("round 2 · boards {}", boards.map(Board::id).join(" "));
        let mut game = position("seats 1", &words);
        pass_until(&mut game, |game| game.round() == 3 && game.step() == "turn");
        let traitor = game.view(Viewer::Spectator).traitor.expect("a single player");
        assert_eq!(traitor.stack, content(1).traitor_board(third, Face::Light).jars, "{third}");
    }
}
