//! Final scoring.

use maat_egizia::Event;
use maat_egizia::pieces::{Building, Colour, Crew, Effect, Goal, Part, Produce};
use maat_engine::{Game, Seat};

use crate::facts::{card, cards, facts, field, goal, goal_points, quarry, tiles};
use crate::position::{asked, go_on, play, position};

/// Ends the game and returns the points of Red's card.
fn worth(number: u8, words: &str) -> i16 {
    let mut game = position("seats 2", &format!("round 5 · hand a {number} · {words} · upgrade a"));
    let told = go_on(&mut game, "a done");
    let revealed = told.iter().find_map(|event| match event {
        Event::SphinxRevealed { seat: Seat::A, card, points, .. } if card.number() == number => Some(*points),
        _ => None,
    });
    revealed.expect("the card is revealed")
}

#[test]
fn a_22_upgrades_are_permanent_cards() {
    let number = goal(Goal::PermanentCards, |_| true);
    let each = goal_points(number);
    let better = cards(Effect::BetterField, |_| true);
    let brown = field(Colour::Brown, 7);
    assert_eq!(worth(number, &format!("cards a {brown} {} {}", quarry(3), quarry(2))), 0);
    // One lies on a field, and all fields are green then; the other is still in front of Red.
    let green = field(Colour::YellowGreen, 5);
    let words = format!("cards a {green} {} {} {} · water a {green}", better[0], better[1], quarry(3));
    assert_eq!(worth(number, &words), 2 * each);
    let powers =
        format!("cards a {} {} {}", card(Effect::Upstream), card(Effect::SphinxPlus), card(Effect::Strength));
    assert_eq!(worth(number, &powers), 2 * each, "not the any-time card");
}

#[test]
fn a_24_grave_value_without_a_tile() {
    let bonus = card(Effect::GraveBonus);
    let value = facts().nile(bonus).number;
    let end = |words: &str| {
        let mut game = position("seats 2", &format!("round 5 · {words} · upgrade a"));
        go_on(&mut game, "a done");
        game.player(Seat::A).points
    };
    assert_eq!(end(&format!("cards a {bonus}")), facts().grave_points(value));
    assert_eq!(facts().grave_points(value), 2);
    assert_eq!(end("points a 0"), 0);
    let tile = tiles()[1];
    assert_eq!(end(&format!("cards a {bonus} · graves a{tile}")), facts().grave_points(value + tile));
    assert_eq!([0, 1, 10, 11, 20, 21, 60].map(|sum| facts().grave_points(sum)), [0, 2, 2, 5, 5, 9, 9]);
}

#[test]
fn a_26_graves_are_a_building() {
    let number = goal(Goal::BricksEverywhere, |_| true);
    let printed = &facts().sphinx[usize::from(number) - 1];
    let needed = usize::from(printed.number);
    let tile = tiles()[0];
    let words = |missing: Option<Building>| {
        let bricks = |building: Building| "a".repeat(needed - usize::from(missing == Some(building)));
        let graves = vec![format!("a{tile}"); bricks(Building::Graves).len()].join(" ");
        let obelisk = bricks(Building::Obelisk);
        let (pyramid, temple) = (bricks(Building::Pyramid), bricks(Building::Temple));
        format!(
            "obelisk {obelisk} · graves {graves} · pyramid 1 {pyramid} · temple {} {temple}",
            Part::PillarLeft
        )
    };
    assert_eq!(worth(number, &words(None)), printed.points);
    assert!(printed.buildings.contains(&Building::Graves));
    for &building in &printed.buildings {
        assert_eq!(worth(number, &words(Some(building))), 0, "{building}");
    }
}

#[test]
fn a_27_a_shared_majority_scores() {
    let of = |of: Produce| goal(Goal::MostProduction, move |card| card.of == Some(of));
    let quarries = of(Produce::Quarry);
    assert_eq!(worth(quarries, "points a 0"), goal_points(quarries), "both have the start card only");
    let two = cards(Effect::Quarry, |card| card.number == 2);
    assert_eq!(worth(quarries, &format!("cards b {}", two[0])), 0, "the second place brings nothing");
    assert_eq!(worth(quarries, &format!("cards a {} · cards b {}", two[0], two[1])), goal_points(quarries));
    let brown = of(Produce::Brown);
    assert_eq!(worth(brown, "points a 0"), 0, "nobody has any");
    assert_eq!(worth(brown, &format!("cards a {}", field(Colour::Brown, 7))), goal_points(brown));
    // The ring does not matter, and improved fields are of the new colour.
    let words =
        format!("ring left · cards a {} · cards b {}", field(Colour::Brown, 6), field(Colour::Brown, 7));
    assert_eq!(worth(brown, &words), 0);
    let better = card(Effect::BetterField);
    let improved = format!("{words} {better} · water b {}", field(Colour::Brown, 7));
    assert_eq!(worth(brown, &improved), goal_points(brown));
}

#[test]
fn a_28_every_ten_comes_last() {
    let ten = goal(Goal::TenPoints, |_| true);
    let black = goal(Goal::CrewStrength, |card| card.crew == Some(Crew::Black));
    let tile = tiles()[0];
    // 20 points, 4 of the stones, 2 of a grave, 5 of a crew: 31.
    let words = format!("points a 20 · stones a 8 · markets a 3 0 · graves a{tile} · crews a 5 1 1 2");
    let mut game = position("seats 2", &format!("round 5 · hand a {ten} {black} · {words} · upgrade a"));
    let told = go_on(&mut game, "a done");
    assert_eq!(game.player(Seat::A).points, 34);
    let last = told.iter().rev().find_map(|event| match event {
        Event::SphinxRevealed { seat: Seat::A, card, .. } => Some(card.number()),
        _ => None,
    });
    assert_eq!(last, Some(ten), "it is revealed last, too");
    // The bonus of others does not count, nor the card itself.
    assert_eq!(worth(ten, "points a 29 b 90"), 2);
    assert_eq!(worth(ten, "points a -30"), 0);
}

#[test]
fn a_38_the_last_sale_is_automatic() {
    let words = "round 5 · stones a 9 · markets a 3 0 · points a 7 · passed b · sail a";
    let mut game = position("seats 2", words);
    go_on(&mut game, "a pass");
    assert_eq!(asked(&game), "over");
    // The stones include those from the quarry.
    let stones = i16::from(9 + facts().start_quarry);
    assert_eq!(game.player(Seat::A).points, 7 + stones / 2);
    assert_eq!(game.player(Seat::A).stones, 0);
}

#[test]
fn a_48_each_card_by_itself() {
    let pyramid = |card: &maat_egizia::content::SphinxCard| card.building == Some(Building::Pyramid);
    let found: Vec<u8> = (1..=facts().sphinx.len() as u8)
        .filter(|number| {
            let card = &facts().sphinx[usize::from(*number) - 1];
            card.goal == Goal::OwnBricks && pyramid(card)
        })
        .collect();
    assert_eq!(found.len(), 2);
    let most = found.iter().map(|number| facts().sphinx[usize::from(*number) - 1].number).max();
    let bricks = usize::from(most.expect("two cards"));
    let spaces = facts().pyramid[0].spaces.into();
    let rows = ["a".repeat(bricks.min(spaces)), "a".repeat(bricks.saturating_sub(spaces))];
    let upper = if rows[1].is_empty() { String::new() } else { format!("pyramid 2 {} ·", rows[1]) };
    let mut game = position(
        "seats 2",
        &format!("round 5 · hand a {} {} · pyramid 1 {} · {upper} upgrade a", found[0], found[1], rows[0]),
    );
    go_on(&mut game, "a done");
    let both: i16 = found.iter().map(|number| goal_points(*number)).sum();
    assert_eq!(game.player(Seat::A).points, both);
}

#[test]
fn a_49_the_final_steps_are_one_move() {
    // Upgrades are decided from the highest tile down.
    let (brown, other) = (field(Colour::Brown, 7), field(Colour::Brown, 6));
    let better = cards(Effect::BetterField, |_| true);
    play(&format!(
        "seats 3
        round 5 · tiles b c a · cards a {brown} {} · cards b {other} {} · points a 50 b 10 c 20 · upgrade a
        legal a water {brown}, done
        a water {brown}
        # Nothing for Yellow to lay.
        expect turn b · expect step last-upgrade
        b done
        expect turn over",
        better[0], better[1]
    ));
    // Red comes to the space of Blue, who gains nothing and does not move: Blue stays in front.
    let tile = tiles()[0];
    let points = facts().grave_points(tile);
    let words = format!("round 5 · tiles a b · points a {} b 30 · graves a{tile} · upgrade a", 30 - points);
    let mut game = position("seats 2", &words);
    let arrival = game.player(Seat::B).arrival;
    go_on(&mut game, "a done");
    assert_eq!(game.player(Seat::B).arrival, arrival);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.score.to_vec(), outcome.rank.to_vec()), (vec![30, 30], vec![2, 1]));
    // Sale, graves and Sphinx cards together: Red arrives on 40 once, behind Blue, who scored before.
    let black = goal(Goal::CrewStrength, |card| card.crew == Some(Crew::Black));
    let start = 40 - points - 2 - 5;
    let words = format!(
        "round 5 · points a {start} b 40 · hand a {black} · crews a 5 1 1 2 · stones a 4 · markets a 2 0
        graves a{tile} · upgrade a"
    );
    let mut game = position("seats 2", &words);
    go_on(&mut game, "a done");
    assert_eq!(game.player(Seat::A).points, 40);
    assert_eq!(game.front_to_rear().as_slice(), [Seat::B, Seat::A]);
}
