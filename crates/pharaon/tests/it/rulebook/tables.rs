//! Two players, beginners, and pieces left by nobles for full zones: rules without an example.

use maat_engine::{Game, Seat, Viewer};
use maat_pharaon::Event;
use maat_pharaon::cards::Card;
use maat_pharaon::pieces::{Resource, Role};

use crate::facts::{artisan_with_jar, jar_colours, noble, official};
use crate::games::new_game;
use crate::position::{go_on, holds, pass_until, play};

const FIVE: &str = "green 1 blue 1 black 1 red 1 yellow 1";

/// The third jar of the draft blocks slots before the jars of the first round are turned up.
#[test]
fn the_draft_of_two_players() {
    let mut game = new_game(2, Default::default());
    pass_until(&mut game, |game| game.step() == "draft-jar");
    assert_eq!(game.view(Viewer::Spectator).jars.len(), 3);
    let events = pass_until(&mut game, |game| game.step() == "turn");
    let blocked = events.iter().position(|event| matches!(event, Event::SlotsBlocked { .. }));
    let revealed = events.iter().position(|event| matches!(event, Event::JarRevealed { .. }));
    assert!(blocked.is_some() && blocked < revealed, "{events:?}");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.zones.iter().flat_map(|zone| zone.slots.iter().flatten()).count(), 3);
    assert_eq!((view.jars.len(), view.jar_discard, view.jar_pile), (3, 3, 24));
}

#[test]
fn more_players_block_nothing() {
    for seats in 3..=5 {
        let mut game = new_game(seats, Default::default());
        let events = pass_until(&mut game, |game| game.round() == 3);
        assert!(!events.iter().any(|event| matches!(event, Event::SlotsBlocked { .. })));
    }
}

#[test]
fn beginners_get_a_scribe() {
    let mut game = new_game(3, "beginner=ac".parse().expect("an option"));
    pass_until(&mut game, |game| game.step() == "scribe");
    go_on(&mut game, "* scribe 3 · * scribe 1");
    let events = pass_until(&mut game, |game| game.step() == "turn");
    let seen = events.iter().filter_map(|event| match event {
        Event::NobleSeen { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(seen.collect::<Vec<_>>(), [Seat::B, Seat::B]);
    let nobles = |seat| game.player(seat).nobles.iter().map(Card::number).collect::<Vec<_>>();
    assert_eq!((nobles(Seat::A), nobles(Seat::C)), (vec![3], vec![1]));
    // The Scribes are taken from the deck before nobles are revealed.
    let view = game.view(Viewer::Spectator);
    assert!(view.nobles.iter().flatten().all(|noble| ![1, 3].contains(&noble.noble.number())));
    assert_eq!(view.noble_deck, 26 - 3 - 3);
}

#[test]
fn the_piece_beside_a_full_section_is_cleared_too() {
    play(
        "seats 3
        on a 1 1 · on b 2 1 · active c · jars 1 · wheel red red red red · beside tomb zone-tomb
        c pass
        tells wheel-cleared count=4
        expect overflow [null,null,null,null,null] · expect view.a.offering_discard {\"zone-tomb\":1}",
    );
}

#[test]
fn the_cards_are_ready_in_the_next_round() {
    let priest = noble(Role::HighPriest);
    play(&format!(
        "seats 3
        on a 1 1 · on b 2 1 · active c · nobles c {priest} · tired c {priest} · jars 1 · bag
        c pass
        tells wheel-turned · expect players.c.tired []"
    ));
}

/// Each token is chosen separately, from the bonus field or the bag.
#[test]
fn two_offerings_of_an_official() {
    let number = official(|gain| gain.offerings == 2);
    play(&format!(
        "seats 3
        faces nobles green · supply a {FIVE} · court {number} 1 2 · bonus vp-1 vp-1 vp-2
        nile a green 3 blue 3 black 3 red 3 yellow 3
        a noble 1 · * noble 3
        legal a token 1, token 3, token bag
        a token 3 · legal a token 1, token bag
        a token bag · * token res-red
        expect view.a.players.a.offerings {{\"res-red\":1,\"vp-2\":1}} · expect turn b"
    ));
}

/// The artisan of a court official brings its gains before the other gains of the official.
#[test]
fn an_artisan_of_an_official() {
    let number = official(|gain| gain.artisans == 1 && gain.silver == 1);
    let artisan = artisan_with_jar();
    let refill = if artisan == 1 { 2 } else { 1 };
    let gained = jar_colours(7).map(Resource::from).into_iter().chain([Resource::Silver]);
    play(&format!(
        "seats 3
        faces nobles green · supply a {FIVE} · court {number} 1 2 · workshop {artisan} · jars 1 2 3
        a noble 1 · * noble 3
        legal a artisan 1, artisan 2, artisan 3, artisan 4, artisan deck
        a artisan 1 · * artisan {refill} · * jar 7
        {} · expect players.a.artisans [{artisan}] · expect turn b",
        holds("a", gained)
    ));
}
