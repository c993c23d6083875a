//! Ankh's secret cards and bids, and its evaluation.

use std::collections::BTreeMap;

use maat_ankh::{Ankh, Move};
use maat_bots::Evaluate;
use maat_engine::{Actor, Game, Scratch, Seat, Setup, Turn, random_ply};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::choose;
use crate::fairness::same_move;

/// The first battle in random games in which two gods with equally many figures, at least three, choose simultaneously
/// in this step, each among at least `count` moves.
fn battle(step: &str, count: usize) -> (Ankh, [Seat; 2]) {
    for seed in 0..2000 {
        let mut game = Ankh::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            let Some(token) = game.battle().token.filter(|_| game.step() == step) else { continue };
            let [one, other] = [Seat::A, Seat::B].map(|seat| game.in_region(seat, token).len());
            let several = Seat::first(2).all(|seat| legal(&game, seat).len() >= count);
            if several && one == other && one >= 3 {
                return (game, [Seat::A, Seat::B]);
            }
        }
    }
    panic!("no such {step}")
}

fn legal(game: &Ankh, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut moves);
    moves
}

/// The number of times a bot plays each move, over different seeds.
fn choices(bot: &str, game: &Ankh, seat: Seat) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    for seed in 0..40 {
        let m = choose(bot, game, seat, seed);
        *found.entry(m.to_string()).or_default() += 1;
    }
    found
}

/// Checks that bots with at least `count` answers do not always play the same one.
fn assert_mixed(step: &str, count: usize) {
    let (game, seats) = battle(step, count);
    for seat in seats {
        for bot in ["greedy", "mcts:400"] {
            let found = choices(bot, &game, seat);
            assert!(found.len() >= 3, "{bot} {seat}: {found:?}");
            assert!(found.values().all(|&times| times < 30), "{bot} {seat}: {found:?}");
        }
    }
}

#[test]
fn cards_are_mixed() {
    assert_mixed("cards", 6);
}

#[test]
fn bids_are_mixed() {
    assert_mixed("bids", 5);
}

#[test]
fn bots_do_not_see_what_another_has_chosen() {
    for (step, count) in [("cards", 6), ("bids", 5)] {
        let (game, [one, other]) = battle(step, count);
        let chosen = legal(&game, one).into_iter().map(|m| {
            let mut game = game.clone();
            game.play(Actor::Seat(one), m, &mut Vec::new()).unwrap();
            game
        });
        let chosen: Vec<Ankh> = chosen.collect();
        same_move(&chosen[0], &chosen[1], other);
        same_move(&chosen[0], chosen.last().unwrap(), other);
    }
}

/// Evaluations do not allocate, because a search makes thousands of them.
#[test]
fn evaluations_do_not_allocate() {
    for seats in 2..=5 {
        let mut game = Ankh::new(&Setup { seats, revision: 1, options: Default::default() }).unwrap();
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seats.into()), Scratch::default());
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() && game.turn() != Turn::Over {
            let counted = allocation_counter::measure(|| {
                std::hint::black_box(game.evaluate());
            });
            assert_eq!(counted.count_total, 0, "{}", game.step());
        }
    }
}
