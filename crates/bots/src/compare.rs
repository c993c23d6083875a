//! Compares moves by the results of games that are played to their end.

use maat_engine::{Actor, Outcome, Perspective, Seat, Turn, deal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::{Bot, Budget, Evaluate, Greedy};

/// The share of the samples on which all moves are tried; only the best of them are tried on the others.
const SCREENING: u32 = 4;
/// The number of moves that are tried on all samples.
const FINALISTS: usize = 4;

/// A legal move, compared with the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ComparedMove<M> {
    /// The move.
    pub m: M,
    /// The mean number of points that it loses against the best move: by so much smaller is the lead over the best opponent at the
    /// end of the game.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
}

/// Plays the game to its end after each legal move, on several samples, and returns the moves, the best first. The seat must be due.
///
/// [`Greedy`] plays for all seats. Each sample has the same hidden information and the same random numbers for all moves, so that the
/// differences between moves are less noisy than their results.
pub fn compare_moves<G: Evaluate>(
    at: &Perspective<'_, G>,
    samples: u32,
    seed: u64,
) -> Vec<ComparedMove<G::Move>> {
    let mut moves = Vec::new();
    at.legal_moves(&mut moves);
    let seeds: Vec<u64> = {
        let mut rng = SmallRng::seed_from_u64(seed);
        (0..samples.max(2 * SCREENING)).map(|_| rng.next_u64()).collect()
    };
    let (first, rest) = seeds.split_at(seeds.len() / SCREENING as usize);
    let mut results: Vec<(G::Move, Vec<f32>)> = moves.into_iter().map(|m| (m, Vec::new())).collect();
    try_on(at, first, &mut results);
    results.sort_by(|(_, one), (_, other)| mean(other).total_cmp(&mean(one)));
    let finalists = results.len().min(FINALISTS);
    try_on(at, rest, &mut results[..finalists]);
    results[..finalists].sort_by(|(_, one), (_, other)| mean(other).total_cmp(&mean(one)));
    let best = results[0].1.clone();
    let mut compared: Vec<_> = results
        .into_iter()
        .map(|(m, leads)| {
            let losses: Vec<f32> = best.iter().zip(&leads).map(|(best, lead)| best - lead).collect();
            ComparedMove { m, loss: mean(&losses), error: standard_error(&losses) }
        })
        .collect();
    // On the first samples alone, a move can look better than it is on all of them.
    compared[1..].sort_by(|one, other| one.loss.total_cmp(&other.loss));
    compared
}

/// Adds the result of each move on each sample.
fn try_on<G: Evaluate>(at: &Perspective<'_, G>, seeds: &[u64], results: &mut [(G::Move, Vec<f32>)]) {
    for &seed in seeds {
        let sample = at.sample(&mut SmallRng::seed_from_u64(seed));
        for (m, leads) in results.iter_mut() {
            let mut game = sample.clone();
            game.apply(Actor::Seat(at.seat()), *m, &mut Vec::new());
            leads.push(final_lead(game, at.seat(), seed));
        }
    }
}

/// The lead of a seat over the best of its opponents after the rest of the game.
fn final_lead<G: Evaluate>(mut game: G, seat: Seat, seed: u64) -> f32 {
    // Chance has its own generator, so that the random numbers a bot uses do not change the deal.
    let (mut chance, mut minds) = (SmallRng::seed_from_u64(!seed), SmallRng::seed_from_u64(seed));
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    loop {
        let (actor, m) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, deal(&game, &mut chance, &mut moves)),
            Turn::Seats(due) => {
                let Some(next) = due.lowest() else { break };
                moves.clear();
                game.legal_moves(Actor::Seat(next), &mut moves);
                let m = match moves[..] {
                    [m] => m,
                    _ => Greedy.choose(&Perspective::new(&game, next), &Budget::UNLIMITED, &mut minds),
                };
                (Actor::Seat(next), m)
            }
        };
        events.clear();
        game.apply(actor, m, &mut events);
    }
    lead(
        &game.outcome().expect("a game that is over has an outcome"),
        game.rival().map(|rival| rival.score),
        seat,
    )
}

fn lead(outcome: &Outcome, rival: Option<i32>, seat: Seat) -> f32 {
    let own = outcome.score[seat.index()];
    let others = outcome.score.iter().enumerate().filter(|&(index, _)| index != seat.index());
    let best = others.map(|(_, &score)| score).chain(rival).max();
    (own - best.unwrap_or(0)) as f32
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

fn standard_error(values: &[f32]) -> f32 {
    let mean = mean(values);
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>();
    (variance / (values.len().max(2) - 1) as f32 / values.len().max(1) as f32).sqrt()
}

#[cfg(test)]
mod tests {
    use maat_engine::{Game, Setup, random_ply};
    use maat_imhotep::Imhotep;

    use super::*;

    /// A game of Imhotep after this many plies of random play.
    fn position(plies: usize) -> Imhotep {
        let setup = Setup { seats: 2, revision: Imhotep::REVISION, options: Default::default() };
        let mut game = Imhotep::new(&setup).unwrap();
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(5), Default::default());
        let mut played = 0;
        while played < plies || game.turn().seats().is_empty() {
            random_ply(&mut game, &mut rng, &mut scratch);
            played += 1;
        }
        game
    }

    #[test]
    fn all_moves_are_compared_with_the_best() {
        let game = position(60);
        let seat = game.turn().seats().lowest().unwrap();
        let at = Perspective::new(&game, seat);
        let compared = compare_moves(&at, 24, 1);
        let mut legal = Vec::new();
        at.legal_moves(&mut legal);
        assert!(legal.len() > 2 && compared.len() == legal.len());
        assert!(legal.iter().all(|m| compared.iter().any(|one| one.m == *m)));
        assert_eq!((compared[0].loss, compared[0].error), (0.0, 0.0));
        assert!(compared[1..].windows(2).all(|pair| pair[0].loss <= pair[1].loss));
        assert!(compared.last().unwrap().loss > 0.0);
        assert_eq!(compared, compare_moves(&at, 24, 1), "the same seed gives the same result");
    }

    #[test]
    fn a_rival_counts_like_a_seat() {
        let outcome = Outcome::ranked([30, 34, 20], &[0, 0, 0]);
        assert_eq!(lead(&outcome, None, Seat::A), -4.0);
        assert_eq!(lead(&outcome, None, Seat::B), 4.0);
        assert_eq!(lead(&outcome, Some(40), Seat::B), -6.0);
        let alone = Outcome::ranked([30], &[0]);
        assert_eq!((lead(&alone, None, Seat::A), lead(&alone, Some(25), Seat::A)), (30.0, 5.0));
    }

    #[test]
    fn the_error_shrinks_with_the_samples() {
        assert_eq!(standard_error(&[3.0; 8]), 0.0);
        let (few, many) = ([1.0, 5.0].repeat(4), [1.0, 5.0].repeat(64));
        assert!(standard_error(&few) > 3.0 * standard_error(&many));
    }
}
