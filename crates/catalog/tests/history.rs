//! The history of a game: the cost of changes, and the independence of clones.

use maat_catalog::{AnyGame, Dealer, GAMES, Line};
use maat_engine::{Actor, PlayError, Seat, Viewer, below};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Plays a random ply and everything that follows from it.
fn play(game: &mut dyn AnyGame, dealer: &Dealer, rng: &mut SmallRng) {
    let seat = game.turn().seats().lowest().expect("somebody is due");
    let legal = game.legal_moves(Actor::Seat(seat));
    let text = &legal[below(rng, legal.len() as u32) as usize];
    game.play(Actor::Seat(seat), text).expect("the move is legal");
    game.settle(dealer);
}

/// The bytes that a clone allocates. The server makes one for every change of a table.
fn clone_bytes(game: &dyn AnyGame) -> u64 {
    allocation_counter::measure(|| drop(game.clone_box())).bytes_total
}

/// Plays every game to its end with many undos: a clone costs the same at every line.
#[test]
fn a_clone_costs_the_same_however_long_the_game_is() {
    for entry in GAMES {
        let dealer = Dealer::from_number(1);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut game = entry.start(&entry.terms(*entry.seats.end(), "")).unwrap();
        game.settle(&dealer);
        let first = clone_bytes(&*game);
        while game.outcome().is_none() {
            assert_eq!(clone_bytes(&*game), first, "{} after {} lines", entry.id, game.len());
            play(&mut *game, &dealer, &mut rng);
        }
        assert!(game.len() > 100, "{} has {} lines", entry.id, game.len());
    }
}

/// Playing on a clone and undoing cost no more after a thousand lines than after a few.
#[test]
fn a_change_costs_the_same_however_long_the_game_is() {
    let dealer = Dealer::from_number(1);
    let entry = &GAMES[0];
    let mut game = entry.start(&entry.terms(2, "")).unwrap();
    game.settle(&dealer);
    let change = |game: &dyn AnyGame| {
        let seat = game.turn().seats().lowest().expect("somebody is due");
        let text = game.legal_moves(Actor::Seat(seat)).remove(0);
        let mut next = game.clone_box();
        let played = allocation_counter::measure(|| next.play(Actor::Seat(seat), &text).unwrap());
        let undone = allocation_counter::measure(|| assert!(next.undo(seat)));
        (next, played.bytes_total.max(undone.bytes_total))
    };
    let mut most = [0, 0];
    for round in 0..2000 {
        let (next, bytes) = change(&*game);
        most[round / 1000] = most[round / 1000].max(bytes);
        game = next;
    }
    assert!(game.len() >= 4000);
    assert!(most[1] <= most[0] + most[0] / 4, "{most:?}");
}

/// Changes of a clone do not affect the original: neither its lines, nor its log, nor its undo.
#[test]
fn a_clone_is_independent() {
    for entry in GAMES {
        let dealer = Dealer::from_number(2);
        let mut rng = SmallRng::seed_from_u64(3);
        let mut game = entry.start(&entry.terms(2, "")).unwrap();
        game.settle(&dealer);
        for _ in 0..150 {
            if game.outcome().is_some() {
                break;
            }
            let seen = |game: &dyn AnyGame| {
                let log = serde_json::to_string(&game.log_since(0, Viewer::Omniscient)).unwrap();
                let view = game.view(Viewer::Omniscient).get().to_owned();
                (game.len(), game.last_undo(), game.record(Viewer::Omniscient).to_string(), log, view)
            };
            let before = seen(&*game);
            let mut next = game.clone_box();
            let seat = next.turn().seats().lowest().expect("somebody is due");
            play(&mut *next, &dealer, &mut rng);
            if next.len() % 3 == 0 {
                next.undo(seat);
                next.settle(&dealer);
            }
            assert_eq!(seen(&*game), before, "{}", entry.id);
            game = next;
        }
    }
}

/// Views of the past are those of that time, also of lines that were taken back since.
#[test]
fn past_views_are_the_views_of_their_time() {
    for entry in GAMES {
        let dealer = Dealer::from_number(4);
        let mut rng = SmallRng::seed_from_u64(9);
        let mut game = entry.start(&entry.terms(2, "")).unwrap();
        let viewers = [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator];
        let seen = |game: &dyn AnyGame| viewers.map(|viewer| game.view(viewer).get().to_owned());
        let mut past = vec![(0, seen(&*game))];
        game.settle(&dealer);
        past.push((game.len(), seen(&*game)));
        while game.outcome().is_none() {
            play(&mut *game, &dealer, &mut rng);
            past.push((game.len(), seen(&*game)));
            let seat = Seat::at(game.len() % 2);
            if game.len() % 5 == 0 && game.outcome().is_none() && game.undo(seat) {
                past.push((game.len(), seen(&*game)));
                game.settle(&dealer);
                past.push((game.len(), seen(&*game)));
            }
        }
        let (plies, seen): (Vec<usize>, Vec<[String; 3]>) = past.into_iter().rev().unzip();
        for (index, viewer) in viewers.into_iter().enumerate() {
            let views = game.past_views(&plies, viewer).expect("the game is that long");
            for ((view, seen), ply) in views.iter().zip(&seen).zip(&plies) {
                assert_eq!(view.get(), seen[index], "{} after {ply} lines for {viewer:?}", entry.id);
            }
        }
        assert!(game.past_views(&[0, game.len() + 1], Viewer::Spectator).is_none());
    }
}

/// Undoing moves and playing the same moves again gives the same draws, in every game.
#[test]
fn undo_never_redraws() {
    let mut redrawn = 0;
    for entry in GAMES {
        let dealer = Dealer::from_number(3);
        let mut rng = SmallRng::seed_from_u64(5);
        let mut game = entry.start(&entry.terms(2, "")).unwrap();
        game.settle(&dealer);
        while game.outcome().is_none() {
            play(&mut *game, &dealer, &mut rng);
            if game.len() % 4 != 0 || game.outcome().is_some() {
                continue;
            }
            let seat = Seat::at(game.len() / 4 % 2);
            let Some(undo) = game.undoable(seat) else { continue };
            let struck = |line| game.line(line, Viewer::Omniscient).expect("a line of the game");
            let struck: Vec<Line> = (undo.line..game.len()).map(struck).collect();
            let mut again = game.clone_box();
            assert!(again.undo(seat));
            let mut next = again.len();
            for line in &struck {
                if next == again.len() {
                    match again.play(line.actor, &line.text) {
                        // The undo did not strike out an answer to the same simultaneous decision.
                        Err(PlayError::NotDue) => continue,
                        played => played.expect("the move was legal before"),
                    }
                    again.settle(&dealer);
                }
                assert_eq!(again.line(next, Viewer::Omniscient).as_ref(), Some(line), "{}", entry.id);
                next += 1;
            }
            let view = |game: &dyn AnyGame| game.view(Viewer::Omniscient).get().to_owned();
            assert_eq!(view(&*again), view(&*game), "{} after {} lines", entry.id, game.len());
            redrawn += struck.iter().filter(|line| line.actor == Actor::Chance).count();
        }
    }
    assert!(redrawn > 20, "{redrawn} draws were made again");
}
