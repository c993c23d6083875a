//! The draft and the wheel.

use maat_engine::{Actor, Game, Seat};
use maat_pharaon::pieces::{Role, Zone};
use maat_pharaon::{Event, Move, Options};

use crate::facts::{jar_colours, noble, official};
use crate::games::new_game;
use crate::position::{go_on, moves, pass_until};

#[test]
fn j_u1_jar_silver_noble() {
    let mut game = new_game(3, Options::default());
    pass_until(&mut game, |game| game.step() == "draft-jar");
    let jar = match moves(&game, Actor::Seat(Seat::C))[1] {
        Move::Jar(jar) => jar,
        m => panic!("{m} is no jar"),
    };
    go_on(&mut game, &format!("c jar {jar}"));
    assert_eq!(game.step(), "look");
    let resources = game.player(Seat::C).resources;
    assert_eq!(resources[5], 2);
    assert_eq!(resources[..5].iter().sum::<u8>(), 3);
    jar_colours(jar.number()).iter().for_each(|colour| assert!(resources[colour.index()] > 0));
    // Therefore there is no decision about the Teacher or the Diplomat, whichever noble is kept.
    let [teacher, diplomat] = [Role::Teacher, Role::Diplomat].map(noble);
    go_on(&mut game, &format!("* look {teacher} · * look {diplomat} · c keep {diplomat}"));
    assert_eq!((game.step(), game.player(Seat::C).resources), ("draft-jar", resources));
}

#[test]
fn j_u2_one_shots_in_the_draft() {
    let mut game = new_game(3, Options::default());
    pass_until(&mut game, |game| game.step() == "look");
    let builder = official(|gain| gain.tomb == 1 && gain.silver == 1);
    let events = go_on(&mut game, &format!("* look {builder} · * look 6 · c keep {builder}"));
    assert_eq!(game.player(Seat::C).tomb, 1);
    assert_eq!(game.player(Seat::C).resources[5], 3);
    assert!(events.iter().any(|event| matches!(event, Event::TombBuilt { space: 1, .. })));
    // This happens before the next player drafts.
    pass_until(&mut game, |game| game.step() == "look");
    let steps = official(|gain| gain.nile == 3);
    go_on(&mut game, &format!("* look {steps} · * look 7 · b keep {steps}"));
    assert_eq!((game.step(), game.turn().seats().lowest()), ("arrows", Some(Seat::B)));
}

#[test]
fn j_u3_the_wheel_starts_anywhere() {
    let mut game = new_game(3, Options::default());
    pass_until(&mut game, |game| game.step() == "offset");
    let offered = moves(&game, Actor::Chance);
    assert_eq!(offered.len(), 5);
    assert!(offered.iter().all(|m| game.weight(*m) == game.weight(offered[0])));
    let entry = |m: &Move| {
        let mut game = game.clone();
        game.apply(Actor::Chance, *m, &mut Vec::new());
        game.entry_colour(Zone::Offerings)
    };
    let mut colours: Vec<_> = offered.iter().map(entry).collect();
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), 5);
    assert_eq!(moves(&game, Actor::Chance).len(), 5);
}
