//! Moves that the rules forbid.

use maat_egizia::Egizia;
use maat_egizia::content::{SpaceKind, content};
use maat_egizia::pieces::{Act, Effect, Position, Site};
use maat_engine::{PlayError, Seat};

use super::{A, accepts, play, refuses};
use crate::facts::{card, cards, guarded_space, number, positions, round_with, site_position};
use crate::position::{asked, go_on, moves, position};

/// Two card squares, the first upstream of the second, and a round space between them.
fn stretch() -> (Position, Position, Position) {
    let squares = positions(|kind| matches!(kind, SpaceKind::Card(_)));
    let rounds = positions(|kind| kind == SpaceKind::Round);
    (squares[0], rounds[0].max(rounds[1]), squares[5])
}

#[test]
fn a_ship_upstream_without_the_power() {
    let (up, between, low) = stretch();
    let words = format!("squares a01 · ships a {low} · sail a");
    let game = position("seats 2", &words);
    for position in [up, between, low] {
        refuses(&game, A, &format!("ship {position}"));
    }
    accepts(&game, A, &format!("ship {}", guarded_space()));
    let power = position("seats 2", &format!("{words} · cards a {}", card(Effect::Upstream)));
    accepts(&power, A, &format!("ship {up}"));
    refuses(&power, A, &format!("ship {low}"));
}

#[test]
fn a_power_used_twice_in_a_round() {
    let (up, between, low) = stretch();
    let upstream = card(Effect::Upstream);
    let words =
        format!("squares a01 · ships a {low} · cards a {upstream} · ships b {} · sail a", guarded_space());
    let mut game = position("seats 2", &words);
    go_on(&mut game, &format!("a ship {up}"));
    assert!(game.player(Seat::A).spent.upstream);
    refuses(&game, A, &format!("ship {between}"));
    accepts(&game, A, &format!("ship {}", site_position(Site::Pyramid)));

    let occupied = card(Effect::Occupied);
    let words = format!("ships b {between} {} · cards a {occupied} · sail a", round_with(Act::AnyCrew));
    let mut game = position("seats 2", &words);
    go_on(&mut game, &format!("a ship {between}"));
    let again = format!("ship {}", round_with(Act::AnyCrew));
    go_on(&mut game, "b pass");
    refuses(&game, A, &again);
    accepts(&position("seats 2", &words), A, &again);

    let drill = card(Effect::CrewEachRound);
    let mut game = position("seats 2", &format!("cards a {drill} · sail a"));
    go_on(&mut game, "a drill blue");
    refuses(&game, A, "drill black");
    let train = card(Effect::PayForCrew);
    let mut game = position(
        "seats 2",
        &format!("cards a {train} · stones a 9 · at site-sphinx a · build a site-sphinx"),
    );
    go_on(&mut game, "a train blue");
    refuses(&game, A, "train black");
}

#[test]
fn ships_where_somebody_stands() {
    let (_, between, low) = stretch();
    let game = position("seats 2", &format!("ships b {between} {low} {} · sail a", guarded_space()));
    refuses(&game, A, &format!("ship {between}"));
    refuses(&game, A, &format!("ship {low}"));
    let power =
        format!("ships b {between} {} · cards a {} · sail a", guarded_space(), card(Effect::Occupied));
    let power = position("seats 2", &power);
    accepts(&power, A, &format!("ship {between}"));
    refuses(&power, A, &format!("ship {}", guarded_space()));
}

/// The space of the player's own last ship counts as upstream too.
#[test]
fn the_own_space_again() {
    let (_, between, _) = stretch();
    let occupied = card(Effect::Occupied);
    let words = format!("ships a {between} · cards a {occupied}");
    refuses(&position("seats 2", &format!("{words} · sail a")), A, &format!("ship {between}"));
    let both = format!("{words} {} · sail a", card(Effect::Upstream));
    let mut game = position("seats 2", &both);
    go_on(&mut game, &format!("a ship {between}"));
    let player = game.player(Seat::A);
    assert!(player.spent.upstream && player.spent.occupied && player.again == between.number());
}

#[test]
fn a_ship_too_many() {
    let squares = positions(|kind| matches!(kind, SpaceKind::Card(_)));
    let ships: Vec<String> = squares.iter().take(content(1).ships.into()).map(Position::to_string).collect();
    let stone = card(Effect::SellStones);
    let game =
        position("seats 2", &format!("ships a {} · cards a {stone} · stones a 1 · sail a", ships.join(" ")));
    assert_eq!(moves(&game, A), ["sell 1", "pass"]);
    refuses(&game, A, &format!("ship {}", guarded_space()));
}

#[test]
fn a_second_ship_at_a_site() {
    let place = site_position(Site::Obelisk);
    let upstream = card(Effect::Upstream);
    let game = position("seats 4", &format!("at site-obelisk - a · cards a {upstream} · sail a"));
    refuses(&game, A, &format!("ship {place}"));
    accepts(&game, A, &format!("ship {}", site_position(Site::Pyramid)));
}

/// A substitute may stand only beside a full site; with two or three players the third space is covered.
#[test]
fn building_spaces_that_are_taken_or_covered() {
    let ship = format!("a ship {}", site_position(Site::Pyramid));
    let mut game = position("seats 4", "at site-pyramid - b · sail a");
    go_on(&mut game, &ship);
    assert_eq!(moves(&game, A), ["berth 1", "berth 3"]);
    refuses(&game, A, "berth 2");
    refuses(&game, A, "berth 4");
    refuses(&game, A, "pass");
    let mut game = position("seats 3", "sail a");
    go_on(&mut game, &ship);
    assert_eq!(moves(&game, A), ["berth 1", "berth 2"]);
    let mut game = position("seats 3", "at site-pyramid b c · sail a");
    go_on(&mut game, &ship);
    assert_eq!(game.site(Site::Pyramid)[2], Some(Seat::A));
}

#[test]
fn a_double_action_where_there_is_none() {
    let (up, between, _) = stretch();
    let words = format!("squares a01 · cards a {} · sail a", card(Effect::DoubleSpace));
    let game = position("seats 2", &words);
    accepts(&game, A, &format!("double {between}"));
    for wrong in [up, guarded_space(), site_position(Site::Sphinx)] {
        refuses(&game, A, &format!("double {wrong}"));
    }
    refuses(&position("seats 2", "squares a01 · sail a"), A, &format!("double {between}"));
}

#[test]
fn a_pass_after_a_double_turn() {
    let double = card(Effect::DoubleTurn);
    let mut game = position("seats 2", &format!("cards a {double} · sail a"));
    go_on(&mut game, &format!("a ship {} · a again", round_with(Act::StoneMarket)));
    assert_eq!(asked(&game), "a again");
    refuses(&game, A, "pass");
    refuses(&game, A, "again");
}

/// Tiles must be taken in order, whatever the others are worth.
#[test]
fn a_skipped_grave() {
    let values: Vec<u8> = content(1).graves.tiles.iter().map(|(value, _)| *value).collect();
    let (least, most) = (values[0], values[values.len() - 1]);
    let words = format!(
        "at site-obelisk a · graves {most} {least} {least} {least} · stones a 20 · build a site-obelisk"
    );
    let strong = position("seats 2", &format!("crews a {} 1 1 2 · {words}", most - 1));
    let mut game = strong.clone();
    go_on(&mut game, "a commit black");
    refuses(&game, A, "grave");
    go_on(&mut game, "a obelisk");
    refuses(&game, A, "grave");
}

#[test]
fn a_brick_without_support() {
    let words = "crews a 9 9 9 9 · stones a 25 · at site-pyramid a · build a site-pyramid";
    let mut game = position("seats 2", &format!("pyramid 1 ab · pyramid 2 a · {words}"));
    go_on(&mut game, "a commit black");
    for wrong in ["row 2", "row 3", "row 6", "column", "lintel"] {
        refuses(&game, A, wrong);
    }
    go_on(&mut game, "a row 1");
    accepts(&game, A, "row 2");
    let halves = "temple pillar-left abab · temple pillar-right aba";
    let mut game = position("seats 2", &format!("{halves} · {words}"));
    go_on(&mut game, "a commit black");
    refuses(&game, A, "column");
    refuses(&game, A, "pillar left");
    accepts(&game, A, "pillar right");
    let whole = "temple pillar-left abab · temple pillar-right abab · temple columns a";
    let mut game = position("seats 2", &format!("{whole} · {words}"));
    go_on(&mut game, "a commit black");
    refuses(&game, A, "lintel");
    accepts(&game, A, "column");
}

#[test]
fn building_beyond_strength_or_stones() {
    let row = content(1).pyramid.iter().position(|row| row.value == 2).expect("a row of value 2") + 1;
    let row = format!("row {row}");
    let words = "pyramid 1 abab · at site-pyramid a · build a site-pyramid";
    let weak = position("seats 2", &format!("crews a 1 2 1 2 · stones a 9 · {words}"));
    let mut game = weak.clone();
    go_on(&mut game, "a commit black");
    refuses(&game, A, &row);
    let mut game = weak;
    go_on(&mut game, "a commit yellow");
    accepts(&game, A, &row);
    let mut poor = position("seats 2", &format!("crews a 9 9 9 9 · stones a 1 · {words}"));
    go_on(&mut poor, "a commit black");
    assert_eq!(poor.player(Seat::A).stones, 1);
    refuses(&poor, A, &row);
    refuses(&poor, A, "joker");
    let beggar = position("seats 2", &format!("crews a 9 9 9 9 · stones a 0 · {words}"));
    refuses(&beggar, A, "commit black");
}

#[test]
fn sphinx_cards_beyond_strength_stones_or_deck() {
    let words = "at site-sphinx a · build a site-sphinx";
    let build = |more: &str| {
        let mut game = position("seats 2", &format!("{more} · {words}"));
        go_on(&mut game, "a commit black");
        game
    };
    refuses(&build("crews a 2 1 1 2 · stones a 9"), A, "draw 3");
    refuses(&build("crews a 9 1 1 2 · stones a 2"), A, "draw 3");
    refuses(&build("crews a 9 1 1 2 · stones a 9 · unseen 1 2"), A, "draw 3");
    refuses(&build("crews a 9 1 1 2 · stones a 9"), A, &format!("draw {}", content(1).sphinx_build.most + 1));
    accepts(&build("crews a 9 1 1 2 · stones a 9"), A, &format!("draw {}", content(1).sphinx_build.most));
}

/// A player keeps one card, or two with the card for it; extra cards need their card too.
#[test]
fn sphinx_cards_without_the_power() {
    let words = "at site-sphinx a · stones a 3 · crews a 3 1 1 2 · unseen 1 2 3 4 5 · build a site-sphinx";
    let plain = position("seats 2", words);
    let mut game = plain.clone();
    go_on(&mut game, "a commit black · a draw 3 · * card 1 · * card 2 · * card 3");
    refuses(&game, A, "keep 4");
    go_on(&mut game, "a keep 2");
    assert_ne!(asked(&game), "a keep");
    let keep = position("seats 2", &format!("cards a {} · {words}", card(Effect::SphinxKeep)));
    let mut game = keep;
    go_on(&mut game, "a commit black · a draw 3 · * card 1 · * card 2 · * card 3 · a keep 2");
    refuses(&game, A, "keep 2");
    accepts(&game, A, "keep 1");
    let plus = position("seats 2", &format!("cards a {} · {words}", card(Effect::SphinxPlus)));
    let mut game = plus;
    go_on(&mut game, "a commit black · a draw 3");
    refuses(&game, A, &format!("extra {}", number(Effect::SphinxPlus) + 1));
    accepts(&game, A, &format!("extra {}", number(Effect::SphinxPlus)));
}

#[test]
fn crews_that_have_worked_or_cannot_work_alone() {
    let words = "stones a 9 · at site-pyramid a · build a site-pyramid";
    let game = position("seats 2", &format!("used a black · {words}"));
    refuses(&game, A, "commit black");
    refuses(&game, A, "joker");
    refuses(&game, A, "boost");
    let mut game = position("seats 2", &format!("used a black joker · {words}"));
    go_on(&mut game, "a commit yellow");
    refuses(&game, A, "joker");
    refuses(&game, A, "commit blue");
    refuses(&game, A, "boost");
    refuses(&game, A, "give-up");
}

/// Any-time cards can be used only in their own window.
#[test]
fn an_any_time_card_outside_its_window() {
    let moments = [Effect::Grain, Effect::Strength, Effect::TwoCrews, Effect::FirstPlace, Effect::StandIn];
    let held: Vec<String> = moments.iter().map(|effect| card(*effect).to_string()).collect();
    let game = position("seats 2", &format!("round 5 · cards a {} · sail a", held.join(" ")));
    for wrong in ["grain", "boost", "first", "stand-in", "again", "feed 1", "haul", "sell 1"] {
        refuses(&game, A, wrong);
    }
    let train = card(Effect::PayForCrew);
    let sailing = position("seats 2", &format!("cards a {train} · stones a 9 · sail a"));
    let early = content(1).nile(train).after_feeding;
    assert_eq!(moves(&sailing, A).contains(&"train black".to_owned()), !early);
    let feeding = format!("crews a 9 9 9 9 · stones a 9 · cards a {train} {} · feed a", card(Effect::Grain));
    let feeding = position("seats 2", &feeding);
    refuses(&feeding, A, "drill black");
    refuses(&feeding, A, "boost");
    let last = format!(
        "round 5 · stones a 9 · cards a {} {} {} {} · upgrade a",
        card(Effect::SellStones),
        card(Effect::Stones),
        card(Effect::BetterField),
        cards(Effect::Field, |card| card.bonus.is_some())[0],
    );
    let last = position("seats 2", &last);
    refuses(&last, A, "sell 1");
    refuses(&last, A, "haul");
}

/// Any-time cards cannot be used before their window or in the middle of another choice.
#[test]
fn any_time_cards_in_the_middle_of_a_choice() {
    let effects = [
        Effect::Stones,
        Effect::SellStones,
        Effect::BetterField,
        Effect::CrewEachRound,
        Effect::PayForCrew,
        Effect::DoubleTurn,
        Effect::Strength,
        Effect::TwoCrews,
        Effect::FirstPlace,
        Effect::StandIn,
        Effect::Grain,
    ];
    let held: Vec<String> = effects.iter().map(|effect| card(*effect).to_string()).collect();
    let brown = cards(Effect::Field, |card| card.colour.is_some_and(|colour| colour.index() == 2))[0];
    let water = format!("water {brown}");
    let words = format!("stones a 9 · crews a 2 2 2 2 · cards a {} {brown}", held.join(" "));
    let never = |game: &Egizia, texts: &[&str]| texts.iter().for_each(|text| refuses(game, A, text));
    let bound = ["again", "boost", "first", "stand-in", "grain", "commit blue", "joker"];
    let free = ["haul", "sell 1", &water, "drill black", "train black"];
    let sailing = position("seats 2", &format!("{words} · sail a"));
    never(&sailing, &bound);
    let mut game = sailing.clone();
    go_on(&mut game, &format!("a ship {}", site_position(Site::Sphinx)));
    never(&game, &free);
    never(&game, &bound);
    let mut game = sailing.clone();
    go_on(&mut game, &format!("a ship {}", round_with(Act::Ring)));
    never(&game, &free);
    let mut game = sailing;
    go_on(&mut game, &format!("a ship {}", round_with(Act::AnyCrew)));
    never(&game, &free);
    let mut game = position("seats 2", &format!("{words} · at site-obelisk a b · build a site-obelisk"));
    never(&game, &["again", "boost", "first", "stand-in", "grain", "joker"]);
    go_on(&mut game, "a commit black");
    never(&game, &free);
    go_on(&mut game, "a boost · a obelisk");
    never(&game, &free);
    never(&game, &bound);
    go_on(&mut game, "a done");
    never(&game, &free);
}

/// After a pass nothing more can be done in this phase.
#[test]
fn any_time_cards_after_a_pass() {
    let words = format!("stones a 9 · cards a {} · sail a", card(Effect::SellStones));
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a pass");
    assert_eq!(asked(&game), "b sail");
    assert_eq!(play(&mut game, A, "sell 1"), Err(PlayError::NotDue));
    go_on(&mut game, "b pass");
    assert_eq!(asked(&game), "c sail", "and is not asked again");
}

#[test]
fn more_stones_than_are_missing_or_held() {
    let power = card(Effect::StonesAsGrain);
    let (_, field) = content(1).start_field;
    let need = format!("crews a {field} 1 1 1");
    let game = position("seats 2", &format!("{need} · cards a {power} · stones a 5 · feed a"));
    assert_eq!(moves(&game, A), ["feed 1", "feed 2", "feed 3", "done"]);
    refuses(&game, A, "feed 4");
    let poor = position("seats 2", &format!("{need} · cards a {power} · stones a 2 · feed a"));
    refuses(&poor, A, "feed 3");
    refuses(&position("seats 2", &format!("{need} · stones a 5 · feed a")), A, "feed 1");
}

#[test]
fn fields_that_cannot_be_better() {
    let better = card(Effect::BetterField);
    let green = cards(Effect::Field, |card| card.colour.is_some_and(|colour| colour.index() == 0))[0];
    let brown = cards(Effect::Field, |card| card.colour.is_some_and(|colour| colour.index() == 2))[0];
    let game = position("seats 2", &format!("cards a {better} {green} {brown} · cards b a10 · sail a"));
    refuses(&game, A, &format!("water {green}"));
    refuses(&game, A, "water a10");
    let mut game = game;
    go_on(&mut game, &format!("a water {brown}"));
    refuses(&game, A, &format!("water {brown}"));
}

#[test]
fn the_ring_past_its_places() {
    let ring = round_with(Act::Ring);
    let mut game = position("seats 2", "ring right · sail a");
    go_on(&mut game, &format!("a ship {ring}"));
    assert_eq!(moves(&game, A), ["ring left", "ring stay"]);
    refuses(&game, A, "ring right");
}

#[test]
fn a_card_that_does_not_lie_there() {
    let power = card(Effect::Leftover);
    let game = position("seats 2", &format!("round 3 · cards a {power} · squares - b01 · leftover a"));
    assert_eq!(moves(&game, A), ["take 2", "decline"]);
    refuses(&game, A, "take 1");
    refuses(&game, A, "pass");
}
