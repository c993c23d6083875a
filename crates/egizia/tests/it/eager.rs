//! Games in which ships go a short way and players build whenever they can. Random play hardly ever completes the
//! temple, empties the Sphinx deck or meets a substitute with the card.

use std::collections::BTreeSet;

use maat_egizia::pieces::Position;
use maat_egizia::{Egizia, Event, Move};
use maat_engine::{Actor, Game, Seat, Turn, Viewer, below, deal};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;
use crate::position::moves;

/// Most of the time, one of the moves that keep the game going.
pub fn eager_move(game: &Egizia, seat: Seat, rng: &mut SmallRng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut moves);
    if below(rng, 8) > 0 {
        let nearest =
            moves.iter().filter_map(|m| if let Move::Ship(at) = m { Some(*at) } else { None }).min();
        moves.retain(|m| match m {
            Move::Ship(at) => nearest.is_none_or(|nearest: Position| at.number() <= nearest.number() + 3),
            Move::Pass | Move::GiveUp => false,
            _ => true,
        });
        let bricks = moves.iter().any(|m| *m != Move::Done);
        moves.retain(|m| !bricks || *m != Move::Done);
        if moves.is_empty() {
            game.legal_moves(Actor::Seat(seat), &mut moves);
        }
    }
    moves[below(rng, moves.len() as u32) as usize]
}

/// Plays a whole game and passes every position to `look`, with the events of the last ply.
pub fn eager_game(seats: u8, seed: u64, mut look: impl FnMut(&Egizia, Option<Move>, &[Event])) -> Egizia {
    let (mut game, mut rng) = (new_game(seats), SmallRng::seed_from_u64(seed));
    let (mut moves, mut events, mut last) = (Vec::new(), Vec::new(), None);
    loop {
        look(&game, last, &events);
        let (actor, m) = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => (Actor::Chance, deal(&game, &mut rng, &mut moves)),
            Turn::Seats(due) => {
                let seat = due.lowest().expect("somebody is due");
                (Actor::Seat(seat), eager_move(&game, seat, &mut rng))
            }
        };
        events.clear();
        game.play(actor, m, &mut events).unwrap_or_else(|error| panic!("{actor} {m}: {error}"));
        last = Some(m);
    }
}

#[test]
fn everything_occurs_and_nothing_breaks() {
    let (mut steps, mut verbs, mut told) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..300 {
        eager_game(2 + (seed % 3) as u8, seed, |game, last, events| {
            game.check();
            steps.insert(game.step());
            verbs.extend(last.map(|m| m.to_string().split(' ').next().map(str::to_owned)));
            for event in events {
                let value = serde_json::to_value(event).expect("an event is plain data");
                told.insert(value["type"].as_str().expect("a tag").to_owned());
            }
        });
    }
    let words = Egizia::VOCABULARY;
    for step in words.steps {
        assert!(steps.contains(step), "step `{step}` was never met");
    }
    for verb in words.verbs {
        assert!(verbs.contains(&Some((*verb).to_owned())), "`{verb}` was never played");
    }
    for event in words.events {
        assert!(told.contains(*event), "event `{event}` was never told");
    }
}

/// After every move, each due seat has a legal move.
#[test]
fn no_move_leads_to_a_dead_end() {
    for seed in 1000..1060 {
        let mut ply = 0;
        eager_game(2 + (seed % 3) as u8, seed, |game, _, _| {
            ply += 1;
            let due = game.turn().seats();
            for seat in due.iter().filter(|_| ply % 4 == 0) {
                for m in moves(game, Actor::Seat(seat)) {
                    let mut next = game.clone();
                    let m: Move = m.parse().expect("a move reads back as written");
                    next.play(Actor::Seat(seat), m, &mut Vec::new()).expect("a move that is offered");
                    next.check();
                    let next_due: Vec<Actor> = next.turn().seats().iter().map(Actor::Seat).collect();
                    assert!(next_due.iter().all(|&actor| !moves(&next, actor).is_empty()), "{seat} {m}");
                }
            }
        });
    }
}

/// A seat's knowledge of Sphinx cards survives a draw of another player, and samples depend on nothing else.
#[test]
fn imagined_games_are_possible() {
    let mut drawn_again = 0;
    for seed in 0..60 {
        let mut ply = 0;
        eager_game(2 + (seed % 3) as u8, seed, |game, _, _| {
            ply += 1;
            drawn_again += u32::from(game.sphinx().unseen().is_empty());
            if ply % 7 != 0 && !game.sphinx().unseen().is_empty() {
                return;
            }
            for seat in Seat::first(game.seats()) {
                let possible = |game: &Egizia, seed| {
                    let mut twin = game.clone();
                    twin.determinize(Some(seat), &mut SmallRng::seed_from_u64(seed));
                    twin
                };
                let twin = possible(game, seed);
                twin.check();
                assert_eq!(twin.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                assert_eq!(possible(&twin, ply), possible(game, ply), "{seat} imagines what it cannot know");
            }
        });
    }
    assert!(drawn_again > 100, "the unseen part of the deck was never used up");
}
