//! The Traitor.

use maat_engine::{Actor, Game, Turn};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Board, Colour, Face, FieldNo, Holder, Reward, Role, RowNo, Sign};
use maat_pharaon::{Event, Pharaon};

use crate::facts::{Spot, jar_colours, mixed_jar, noble, official, other_colours, spots};
use crate::games::new_game;
use crate::position::{go_on, moves, pass_until, play, position};
use crate::traitor::{Lanes, turn_with};

/// The Traitor reveals a jar whose bottom resource goes to this space; the player has passed in the last round.
fn on(spot: Spot, words: &str) -> String {
    let jar = mixed_jar();
    turn_with(jar, &format!("{} · {words}", Lanes::new(colours(jar)).with(1, spot)))
}

/// Lanes that begin with the bottom colour of a jar.
fn colours(jar: u8) -> [Colour; 5] {
    let bottom = jar_colours(jar)[2];
    let others = other_colours(&[bottom]);
    [bottom, others[0], others[1], others[2], others[3]]
}

/// A game after the Traitor has resolved the jar completely.
fn turned_up(words: &str) -> (Pharaon, Vec<Event>) {
    let jar = mixed_jar();
    let mut game = position("seats 1", &format!("round 5 · stack 1 · {words}"));
    let mut events = go_on(&mut game, &format!("a pass · * jar {jar}"));
    events.extend(pass_until(&mut game, |game| game.turn() != Turn::Chance && game.step() != "traitor-top"));
    (game, events)
}

#[test]
fn j_x1_the_traitor_passes_with_an_empty_stack() {
    let words =
        "stack 1 · faces offerings blue · supply a blue 3 · pairs vp-1+vp-1 vp-1+vp-2 res-red+res-blue";
    let mut game = position("seats 1", words);
    let mut events = go_on(&mut game, "a pair 1");
    assert_eq!(game.step(), "traitor-jar");
    events.extend(pass_until(&mut game, |game| game.step() == "turn"));
    assert!(!events.iter().any(|event| matches!(event, Event::Passed { .. })), "{events:?}");
    let events = go_on(&mut game, "a pair 2");
    assert!(events.contains(&Event::Passed { seat: Holder::Traitor, row: RowNo::new(1) }), "{events:?}");
    assert_eq!(game.step(), "turn");
}

#[test]
fn j_x2_the_reward_of_the_field_reached() {
    let words =
        "faces offerings blue · supply a blue 3 · pairs vp-1+vp-1 vp-1+vp-2 res-red+res-blue · first a";
    let mut game = position("seats 1", &format!("on traitor 1 1 · {words}"));
    let mut taken = Vec::new();
    for (pair, field) in [(1, 1), (2, 2)] {
        let mut events = go_on(&mut game, &format!("a pair {pair}"));
        events.extend(pass_until(&mut game, |game| game.step() == "turn"));
        let (row, reached) = (RowNo::new(1), FieldNo::at(field));
        assert!(events.contains(&Event::Advanced { seat: Holder::Traitor, row, field: reached }));
        taken.push(content(1).pyramid[0][field].clone());
    }
    let owned = game.traitor().expect("a single player").resources;
    let count = |reward| taken.iter().flatten().filter(|other| **other == reward).count() as u8;
    assert_eq!(owned[5], count(Reward::Silver));
    assert_eq!(owned[..5].iter().sum::<u8>(), count(Reward::Basic));
    assert_eq!(game.first_player(), Some(Holder::Traitor));
}

#[test]
fn j_x3_all_lanes_full() {
    let lengths = Board::ALL.map(|board| content(1).traitor_board(board, Face::Light).lane.len());
    let mut lanes = Lanes::new(colours(mixed_jar()));
    for (lane, length) in (1..).zip(lengths) {
        lanes = lanes.filled(lane, length);
    }
    let (game, events) = turned_up(&lanes.to_string());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::LanesFull { .. })).count(), 2);
    assert!(!events.iter().any(|event| matches!(event, Event::LaneFilled { .. })));
    let bottom = jar_colours(mixed_jar())[2];
    assert_eq!(usize::from(game.bank(bottom.into())), usize::from(content(1).bank) - lengths[0]);
}

#[test]
fn j_x4_nothing_to_take() {
    for sign in [Sign::TakeNoble, Sign::DiscardNoble] {
        let script = on(spots(sign)[0], "court - - - · court-deck");
        play(&format!(
            "{script}\ntells symbol-idle sign={sign} · silent noble-taken · silent noble-discarded"
        ));
    }
    for sign in [Sign::TakeHighest, Sign::TakeLowest, Sign::DiscardHighest, Sign::DiscardLowest] {
        let script = on(spots(sign)[0], "workshop - - - - · workshop-deck");
        play(&format!(
            "{script}\ntells symbol-idle sign={sign} · silent artisan-taken · silent artisan-discarded"
        ));
    }
}

#[test]
fn j_x5_the_traitor_as_successor() {
    let tomb = on(spots(Sign::Tomb)[0], "nobles traitor 1 2 · tomb traitor 2");
    let taken = on(spots(Sign::TakeNoble)[0], "nobles traitor 1 · tomb traitor 3");
    let builder = official(|gain| gain.tomb == 1);
    play(&format!(
        "{tomb}
        tells succeeded seat=traitor points=7 · expect pharaoh traitor
        expect view.a.traitor.sheet.pharaoh 7

        {taken}
        tells succeeded seat=traitor · expect pharaoh traitor

        seats 1
        # Then the player cannot be it.
        pharaoh traitor · faces nobles green · supply a green 1 blue 1 black 1 red 1 yellow 1
        nobles a 7 · tomb a 2 · court {builder} 1 2
        a noble 1 · * noble 3
        silent succeeded · expect players.a.tomb 3 · expect pharaoh traitor"
    ));
}

#[test]
fn j_x6_random_boards_are_dark() {
    for difficulty in 0..=5u8 {
        let options = format!("difficulty={difficulty}").parse().expect("an option");
        let mut game = new_game(1, options);
        let boards = |game: &Pharaon| {
            let faces = game.traitor().expect("a single player").faces;
            faces.iter().filter(|face| **face == Face::Dark).count()
        };
        pass_until(&mut game, |game| ["dark", "lane"].contains(&game.step()));
        if game.step() == "dark" {
            let offered = moves(&game, Actor::Chance);
            assert_eq!(offered.len(), 5, "any board may be the first");
        }
        pass_until(&mut game, |game| game.step() == "turn");
        assert_eq!(boards(&game), usize::from(difficulty));
    }
}

#[test]
fn j_x7_the_general_before_the_traitor() {
    let general = noble(Role::General);
    play(&format!(
        "seats 1
        nobles a {general} · jars 1 2 · stack 1
        a pass · a jar 1
        legal a advance, decline

        seats 1
        nobles a {general} · jars 1 2 · on traitor 1 1
        a pass · a jar 1
        tells round-ended round=1 · silent advanced"
    ));
}

#[test]
fn j_x8_empty_places_stay_empty() {
    let spot = spots(Sign::Bonus)[0];
    let place = usize::from(spot.symbol.number.expect("a place"));
    let mut bonus = ["vp-1"; 3];
    bonus[place - 1] = "-";
    let script = on(spot, &format!("bonus {}", bonus.join(" ")));
    play(&format!(
        "{script}
        tells symbol-idle sign=bonus · silent offering-taken

        seats 1
        # Equal tokens and pairs are different, because their places matter.
        faces offerings blue · supply a blue 2 · pairs vp-1+vp-1 - vp-1+vp-1 · bonus vp-2 - vp-2
        legal a pair 1, pair 3, bonus 1, bonus 3, pass
        a bonus 3 · legal a token 1, token 3, token bag
        a token 3
        expect bonus.1 vp-2 · expect bonus.2 null · expect bonus.3 null
        expect pairs.1 [\"vp-1\",\"vp-1\"] · expect pairs.3 [null,null]"
    ));
}
