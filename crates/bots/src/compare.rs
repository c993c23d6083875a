//! Compares moves by playing on after each of them.

use maat_engine::{Actor, Outcome, Perspective, Seat, Turn, deal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::{Bot, Breakdown, Budget, Evaluate, Evaluation, MAX_TERMS, OTHERS, TermChange};

/// The share of the samples on which all moves are tried; only the best of them are tried on the others.
const SCREENING: u32 = 4;
/// The number of moves that are tried on all samples.
const FINALISTS: usize = 4;

/// Differences of a term that are smaller than this many points are not worth a word.
const SMALLEST_DIFFERENCE: f32 = 0.3;

/// A legal move, compared with the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct ComparedMove<M> {
    /// The move.
    pub m: M,
    /// The mean number of points that it loses against the best move: by so much smaller is the expected final lead over the best
    /// opponent.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// The terms of the evaluation in which the best move is better, or worse if the points are negative, the largest difference
    /// first.
    pub terms: Vec<TermChange>,
}

/// Plays the round to its end after each legal move, on several samples, and returns the moves, the best first. The seat must be due.
///
/// In the last round the results are final scores, before that the evaluation of the position between two rounds. Playing all games to
/// their end would add more noise than knowledge.
///
/// `player` plays for all seats. Each sample has the same hidden information and the same random numbers for all moves, so that the
/// differences between moves are less noisy than their results.
pub fn compare_moves<G: Evaluate>(
    at: &Perspective<'_, G>,
    player: &mut dyn Bot<G>,
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
    let mut results: Vec<Results<G>> = moves.into_iter().map(Results::new).collect();
    try_on(at, player, first, &mut results);
    results.sort_by(|one, other| other.mean_lead().total_cmp(&one.mean_lead()));
    let finalists = results.len().min(FINALISTS);
    try_on(at, player, rest, &mut results[..finalists]);
    results[..finalists].sort_by(|one, other| other.mean_lead().total_cmp(&one.mean_lead()));
    let mut compared: Vec<_> = results.iter().map(|one| one.compare(&results[0])).collect();
    // On the first samples alone, a move can look better than it is on all of them.
    compared[1..].sort_by(|one, other| one.loss.total_cmp(&other.loss));
    compared
}

/// The results of a move on the samples on which it was tried.
struct Results<G: Evaluate> {
    m: G::Move,
    /// The expected final leads.
    leads: Vec<f32>,
    /// The terms of the evaluation, and after them the score of the strongest opponent, as a loss.
    terms: Vec<[f32; MAX_TERMS + 1]>,
}

impl<G: Evaluate> Results<G> {
    fn new(m: G::Move) -> Self {
        Results { m, leads: Vec::new(), terms: Vec::new() }
    }

    fn mean_lead(&self) -> f32 {
        mean(&self.leads)
    }

    /// The comparison with the best move, on the samples on which both were tried.
    fn compare(&self, best: &Self) -> ComparedMove<G::Move> {
        let losses: Vec<f32> = best.leads.iter().zip(&self.leads).map(|(best, lead)| best - lead).collect();
        let ids = G::TERMS.iter().copied().enumerate().chain([(MAX_TERMS, OTHERS)]);
        let difference = |(index, id)| {
            let pairs = best.terms.iter().zip(&self.terms);
            let differences: Vec<f32> = pairs.map(|(best, own)| best[index] - own[index]).collect();
            TermChange { id, points: mean(&differences) }
        };
        let mut terms: Vec<TermChange> = ids.map(difference).collect();
        terms.retain(|term| term.points.abs() >= SMALLEST_DIFFERENCE);
        terms.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
        ComparedMove { m: self.m, loss: mean(&losses), error: standard_error(&losses), terms }
    }
}

/// Adds the result of each move on each sample.
fn try_on<G: Evaluate>(
    at: &Perspective<'_, G>,
    player: &mut dyn Bot<G>,
    seeds: &[u64],
    results: &mut [Results<G>],
) {
    for &seed in seeds {
        let sample = at.sample(&mut SmallRng::seed_from_u64(seed));
        for Results { m, leads, terms } in results.iter_mut() {
            let mut game = sample.clone();
            game.apply(Actor::Seat(at.seat()), *m, &mut Vec::new());
            play_round(&mut game, player, seed);
            let breakdown = Breakdown::of(&game);
            let mut all = [0.0; MAX_TERMS + 1];
            all[..MAX_TERMS].copy_from_slice(&breakdown.terms[at.seat()]);
            let scores = match game.outcome() {
                Some(outcome) => final_scores(&outcome, game.rival().map(|rival| rival.score)),
                None => breakdown.total,
            };
            all[MAX_TERMS] = -strongest_other(&scores, at.seat());
            leads.push(scores[at.seat()] + all[MAX_TERMS]);
            terms.push(all);
        }
    }
}

/// Plays the rest of the round.
fn play_round<G: Evaluate>(game: &mut G, player: &mut dyn Bot<G>, seed: u64) {
    // Chance has its own generator, so that the random numbers a bot uses do not change the deal.
    let (mut chance, mut minds) = (SmallRng::seed_from_u64(!seed), SmallRng::seed_from_u64(seed));
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let round = game.round_of();
    // Evaluations expect a position that waits for a player, not one in the middle of a deal.
    while game.round_of() == round || game.turn() == Turn::Chance {
        let (actor, m) = match game.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, deal(game, &mut chance, &mut moves)),
            Turn::Seats(due) => {
                let Some(next) = due.lowest() else { return };
                moves.clear();
                game.legal_moves(Actor::Seat(next), &mut moves);
                let m = match moves[..] {
                    [m] => m,
                    _ => player.choose(&Perspective::new(game, next), &Budget::UNLIMITED, &mut minds),
                };
                (Actor::Seat(next), m)
            }
        };
        events.clear();
        game.apply(actor, m, &mut events);
    }
}

/// The scores of a game that is over, as those of an evaluation.
fn final_scores(outcome: &Outcome, rival: Option<i32>) -> Evaluation {
    let mut scores = Evaluation::new(outcome.score.len() as u8);
    for (index, &score) in outcome.score.iter().enumerate() {
        scores[Seat::at(index)] = score as f32;
    }
    scores.rival = rival.map(|score| score as f32);
    scores
}

/// The score of the strongest of the others; 0 if there is nobody else.
fn strongest_other(scores: &Evaluation, seat: Seat) -> f32 {
    let others = Seat::first(scores.seats()).filter(|&other| other != seat).map(|other| scores[other]);
    others.chain(scores.rival).reduce(f32::max).unwrap_or(0.0)
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// The standard error of the mean of these values.
pub(crate) fn standard_error(values: &[f32]) -> f32 {
    let mean = mean(values);
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>();
    (variance / (values.len().max(2) - 1) as f32 / values.len().max(1) as f32).sqrt()
}

#[cfg(test)]
mod tests {
    use maat_engine::{Game, Setup, random_ply};
    use maat_imhotep::Imhotep;

    use super::*;
    use crate::Greedy;

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
        let compared = compare_moves(&at, &mut Greedy, 24, 1);
        let mut legal = Vec::new();
        at.legal_moves(&mut legal);
        assert!(legal.len() > 2 && compared.len() == legal.len());
        assert!(legal.iter().all(|m| compared.iter().any(|one| one.m == *m)));
        assert_eq!((compared[0].loss, compared[0].error, &compared[0].terms[..]), (0.0, 0.0, &[][..]));
        assert!(compared[1..].windows(2).all(|pair| pair[0].loss <= pair[1].loss));
        let last = compared.last().unwrap();
        assert!(last.loss > 0.0 && !last.terms.is_empty(), "{last:?}");
        assert_eq!(compared, compare_moves(&at, &mut Greedy, 24, 1), "the same seed gives the same result");
    }

    #[test]
    fn a_rival_counts_like_a_seat() {
        let outcome = Outcome::ranked([30, 34, 20], &[0, 0, 0]);
        let strongest = |rival, seat| strongest_other(&final_scores(&outcome, rival), seat);
        assert_eq!((strongest(None, Seat::A), strongest(None, Seat::B)), (34.0, 30.0));
        assert_eq!(strongest(Some(40), Seat::B), 40.0);
        let alone = Outcome::ranked([30], &[0]);
        assert_eq!(strongest_other(&final_scores(&alone, None), Seat::A), 0.0);
        assert_eq!(strongest_other(&final_scores(&alone, Some(25)), Seat::A), 25.0);
    }

    #[test]
    fn the_error_shrinks_with_the_samples() {
        assert_eq!(standard_error(&[3.0; 8]), 0.0);
        let (few, many) = ([1.0, 5.0].repeat(4), [1.0, 5.0].repeat(64));
        assert!(standard_error(&few) > 3.0 * standard_error(&many));
    }
}
