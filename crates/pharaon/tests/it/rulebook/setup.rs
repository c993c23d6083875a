//! Setup and the wheel.

use maat_engine::{Actor, Game, Seat, Viewer};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Resource, Spin, Zone};
use maat_pharaon::{Event, Options, Pharaon};

use crate::games::new_game;
use crate::position::{moves, pass_until, position};

#[test]
fn ex_01_three_players() {
    let mut game = new_game(3, Options::default());
    pass_until(&mut game, |game| game.step() == "draft-jar");
    let view = game.view(Viewer::Spectator);
    assert!(view.pairs.iter().all(Option::is_some) && view.bonus.iter().all(Option::is_some));
    assert_eq!((view.pairs.len(), view.bonus.len(), view.bag), (4, 4, 28));
    assert!(view.nobles.iter().all(Option::is_some) && view.artisans.iter().all(Option::is_some));
    assert_eq!((view.nobles.len(), view.noble_deck), (3, 23));
    assert_eq!((view.artisans.len(), view.artisan_deck), (4, 26));
    assert_eq!((view.jars.len(), view.jar_pile), (3, 27));

    // The first cards of the deck are not court officials.
    pass_until(&mut game, |game| game.step() == "turn");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.bank.get(Resource::Silver), Some(14));
    assert_eq!(view.noble_deck, 20);
    assert_eq!((view.jar_pile, view.jar_discard, view.jars.len()), (24, 3, 3));
}

/// The first player is seat a here, so that the others draft before it, counter-clockwise.
#[test]
fn ex_02_the_draft_goes_counter_clockwise() {
    let mut game = new_game(4, Options::default());
    let events = pass_until(&mut game, |game| game.step() == "turn");
    let jars = events.iter().filter_map(|event| match event {
        Event::JarTaken { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(jars.collect::<Vec<_>>(), [Seat::D, Seat::C, Seat::B, Seat::A]);
    let nobles = events.iter().filter_map(|event| match event {
        Event::NobleKept { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(nobles.collect::<Vec<_>>(), [Seat::D, Seat::C, Seat::B, Seat::A]);
    assert_eq!(game.turn().seats().lowest(), Some(Seat::A));
}

#[test]
fn ex_03_the_wheel_turns() {
    let wheel = content(1).wheel;
    let ring = [Zone::Offerings, Zone::Tomb, Zone::Nile, Zone::Nobles, Zone::Artisans];
    let next = |spin: Spin| {
        let words = format!("faces offerings {} · spin {spin}", wheel[0]);
        let mut game = position("seats 3", &words);
        assert_eq!(ring.map(|zone| game.entry_colour(zone)), wheel);
        let foreseen = ring.map(|zone| game.entry_colour_later(zone, 1));
        pass_until(&mut game, |game| game.round() == 2);
        let colours = ring.map(|zone| game.entry_colour(zone));
        assert_eq!(colours, foreseen);
        colours
    };
    assert_eq!(next(Spin::Clockwise), [4, 0, 1, 2, 3].map(|section: usize| wheel[section]));
    assert_eq!(next(Spin::CounterClockwise), [1, 2, 3, 4, 0].map(|section: usize| wheel[section]));
}

#[test]
fn ex_04_slots() {
    let full = "faces artisans black · wheel black black red silver · supply a black 3";
    let open = |setup: &str| position(setup, full);
    let artisan = "artisan 1".parse().expect("an action");
    let enters = |game: &Pharaon| moves(game, Actor::Seat(Seat::A)).contains(&artisan);
    for (setup, slots) in [("seats 2", 3), ("seats 3", 3), ("seats 4", 4), ("seats 5", 4)] {
        let game = open(setup);
        assert_eq!(game.slots(), slots, "{setup}");
        assert_eq!(enters(&game), slots == 4, "{setup}");
    }
}
