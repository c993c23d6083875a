//! The results and the end of a search.

use std::time::Duration;

use maat_bots::{Bot, Budget, HasBots, Mcts, RatedMove, duel, rewards};
use maat_engine::{Actor, Game, Outcome, Perspective, Seat, Setup, Turn, deal};
use maat_imhotep::Imhotep;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::kuhn::{Move, position};
use crate::scissors::{Scissors, Show, Sign};

fn search<G: HasBots>(game: &G, seat: Seat, budget: &Budget, seed: u64) -> Vec<RatedMove<G::Move>> {
    G::rate_moves(&Perspective::new(game, seat), None, budget, &mut SmallRng::seed_from_u64(seed))
}

#[test]
fn a_sure_hand_is_played_surely() {
    let best = |hands, bets, seat| search(&position(hands, bets), seat, &Budget::iterations(2000), 1)[0].m;
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

/// Rock wins by more, so paper is a little more frequent in the equilibrium. Ranks count more than margins in a
/// reward, so the difference is small: 33.1 %, 33.9 % and 33.1 %. A search that saw the other's sign would always
/// choose the same sign.
#[test]
fn simultaneous_choices_approach_the_equilibrium() {
    let wins = |scores: [i32; 2]| rewards(&Outcome::ranked(scores, &[0, 0]))[Seat::A] - 0.5;
    let [rock, other] = [wins([2, -2]), wins([1, -1])];
    let whole = rock + 2.0 * other;
    let game = Scissors::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
    let moves = search(&game, Seat::B, &Budget::iterations(20_000), 5);
    assert_eq!(moves.iter().map(|rated| rated.visits).sum::<u32>(), 20_000);
    for rated in &moves {
        let expected = if rated.m == Show(Sign::Paper) { rock / whole } else { other / whole };
        let share = rated.visits as f32 / 20_000.0;
        assert!((share - expected).abs() < 0.05, "{}: {share} instead of {expected}", rated.m);
    }
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
    let budget = &Budget::iterations(500);
    assert_eq!(search(&game, seat, budget, 7), search(&game, seat, budget, 7));
    assert_ne!(search(&game, seat, budget, 7), search(&game, seat, budget, 8));
}

#[test]
fn threads_share_the_iterations() {
    let (game, seat) = first_decision(2);
    let moves = search(&game, seat, &Budget::iterations(500).on_threads(3), 7);
    assert_eq!(moves.iter().map(|rated| rated.visits).sum::<u32>(), 500);
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    assert!(moves.len() == legal.len() && legal.iter().all(|m| moves.iter().any(|rated| rated.m == *m)));
}

/// Without its limit, none of these searches would end.
#[test]
fn the_first_limit_ends_a_search() {
    let (game, seat) = first_decision(4);
    let visits = |budget: Budget| -> u32 {
        let moves = search(&game, seat, &budget, 1);
        let mut legal = Vec::new();
        game.legal_moves(Actor::Seat(seat), &mut legal);
        assert_eq!(moves.len(), legal.len());
        moves.iter().map(|rated| rated.visits).sum()
    };
    let (hour, endless) = (Duration::from_secs(3600), u32::MAX);
    assert!(visits(Budget::time(Duration::from_millis(20))) > 0);
    assert!(visits(Budget::time(Duration::from_millis(20)).within(&Budget::iterations(endless))) > 0);
    assert_eq!(visits(Budget::time(Duration::ZERO)), 0);
    assert_eq!(visits(Budget::time(hour).within(&Budget::iterations(30))), 30);
    assert_eq!(visits(Budget::UNLIMITED), 2000);
}

/// The budget of the caller applies, whatever the name of the bot says.
#[test]
fn a_bot_stays_within_the_budget_of_its_caller() {
    let (game, seat) = first_decision(2);
    let at = Perspective::new(&game, seat);
    let play = |mut bot: Mcts, budget: Budget| bot.choose(&at, &budget, &mut SmallRng::seed_from_u64(4));
    for few in [1, 20, 50] {
        let own = play(Mcts::iterations(few), Budget::UNLIMITED);
        assert_eq!(play(Mcts::iterations(u32::MAX), Budget::iterations(few)), own);
        assert_eq!(play(Mcts::time(Duration::from_secs(3600)), Budget::iterations(few)), own);
    }
}

/// This is a small sample; `maat arena` measures strength.
#[test]
fn each_bot_beats_the_one_before() {
    let setup = Setup { seats: 2, revision: 1, options: Default::default() };
    let bot = |name: &str| Imhotep::bot(&name.parse().unwrap()).unwrap();
    let wins = |strong: &str, weak: &str, games: u64| -> f64 {
        let share = |index: u64| {
            // Each deal is played from both sides.
            let (mut bots, first) = ([bot(strong), bot(weak)], (index % 2) as usize);
            bots.rotate_right(first);
            let [a, b] = &mut bots;
            let played = duel::<Imhotep>(&setup, &mut [&mut **a, &mut **b], index / 2).unwrap();
            let winners: Vec<Seat> = played.outcome.winners().collect();
            if winners.contains(&Seat::at(first)) { 1.0 / winners.len() as f64 } else { 0.0 }
        };
        (0..games).map(share).sum::<f64>() / games as f64
    };
    assert!(wins("greedy", "random", 40) > 0.75);
    assert!(wins("mcts:100", "greedy", 10) > 0.7);
}
