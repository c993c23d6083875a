//! What a search finds.

use maat_bots::mcts::{Leaf, Opinion, think};
use maat_bots::{Budget, Heuristic, Level, choose};
use maat_engine::{Actor, Game, Perspective, Seat, Setup, Turn, deal};
use maat_imhotep::Imhotep;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::kuhn::{Move, position};
use crate::scissors::Scissors;

fn search<G: Heuristic>(game: &G, seat: Seat, budget: Budget, seed: u64) -> Vec<Opinion<G::Move>> {
    think(&Perspective::new(game, seat), budget, Leaf::Horizon, &mut SmallRng::seed_from_u64(seed))
}

#[test]
fn a_sure_hand_is_played_surely() {
    let best = |hands, bets, seat| search(&position(hands, bets), seat, Budget::iterations(2000), 1)[0].m;
    for other in [1, 2] {
        assert_eq!(best([other, 3], "+", Seat::B), Move::Bet, "the king calls");
        assert_eq!(best([other, 3], "-", Seat::B), Move::Bet, "the king bets");
        assert_eq!(best([3, other], "-+", Seat::A), Move::Bet, "the king calls late");
    }
    for other in [2, 3] {
        assert_eq!(best([other, 1], "+", Seat::B), Move::Pass, "the jack folds");
        assert_eq!(best([1, other], "-+", Seat::A), Move::Pass, "the jack folds late");
    }
}

/// The balance is rock 1/4, paper 1/2, scissors 1/4; a search that saw the other's sign would play one sign only.
#[test]
fn simultaneous_choices_are_mixed() {
    let game = Scissors::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
    let opinions = search(&game, Seat::B, Budget::iterations(20_000), 5);
    assert!(opinions.iter().all(|opinion| opinion.visits > 2000), "{opinions:?}");
    assert_eq!(opinions.iter().map(|opinion| opinion.visits).sum::<u32>(), 20_000);
}

fn first_decision(seats: u8) -> (Imhotep, Seat) {
    let mut game = Imhotep::new(&Setup { seats, revision: 1, options: Default::default() }).unwrap();
    let mut rng = SmallRng::seed_from_u64(9);
    while game.turn() == Turn::Chance {
        let m = deal(&game, &mut rng, &mut Vec::new());
        game.apply(Actor::Chance, m, &mut Vec::new());
    }
    (game, Seat::A)
}

#[test]
fn a_seed_and_a_number_of_iterations_fix_the_search() {
    let (game, seat) = first_decision(3);
    let budget = Budget::iterations(500);
    assert_eq!(search(&game, seat, budget, 7), search(&game, seat, budget, 7));
    assert_ne!(search(&game, seat, budget, 7), search(&game, seat, budget, 8));
}

#[test]
fn threads_share_the_iterations() {
    let (game, seat) = first_decision(2);
    let opinions = search(&game, seat, Budget { threads: 3, ..Budget::iterations(500) }, 7);
    assert_eq!(opinions.iter().map(|opinion| opinion.visits).sum::<u32>(), 500);
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    assert!(
        opinions.len() == legal.len() && legal.iter().all(|m| opinions.iter().any(|opinion| opinion.m == *m))
    );
}

#[test]
fn a_time_limit_ends_a_search() {
    let (game, seat) = first_decision(4);
    let level: Level = "mcts:20ms".parse().unwrap();
    let m = choose(level, &Perspective::new(&game, seat), &mut SmallRng::seed_from_u64(1));
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    assert!(legal.contains(&m));
}

/// A small sample; `maat arena` measures strength.
#[test]
fn each_level_beats_the_one_below() {
    let wins = |strong: &str, weak: &str, games: u64| -> f64 {
        let levels: [Level; 2] = [strong.parse().unwrap(), weak.parse().unwrap()];
        (0..games).map(|index| share_of_first(levels, index)).sum::<f64>() / games as f64
    };
    assert!(wins("greedy", "random", 40) > 0.75);
    assert!(wins("mcts:100", "greedy", 10) > 0.7);
}

/// The first level's share of the win; it sits on either side in turn.
fn share_of_first(levels: [Level; 2], index: u64) -> f64 {
    let mut game = Imhotep::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
    let mut rng = SmallRng::seed_from_u64(index / 2);
    let first = Seat::at((index % 2) as usize);
    loop {
        let (actor, m) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, deal(&game, &mut rng, &mut Vec::new())),
            Turn::Seats(due) => {
                let seat = due.lowest().unwrap();
                let level = levels[usize::from(seat != first)];
                (Actor::Seat(seat), choose(level, &Perspective::new(&game, seat), &mut rng))
            }
        };
        game.apply(actor, m, &mut Vec::new());
    }
    let winners: Vec<Seat> = game.outcome().unwrap().winners().collect();
    if winners.contains(&first) { 1.0 / winners.len() as f64 } else { 0.0 }
}
