//! The value of positions and results to each seat.

use std::ops::{Index, IndexMut};

use maat_engine::{Game, Id, MAX_SEATS, Outcome, PerSeat, Seat};

/// A game whose positions can be evaluated before the end. The evaluations of the games are in `heuristics/`.
pub trait Evaluate: Game {
    /// Score lead at which the leader wins 75 % of games; the scale of the win-probability curve.
    const WIN_SCALE: f32 = 8.0;
    /// The iterations of a standard analysis for each line. Games differ in the time that an iteration takes.
    const ANALYSIS_ITERATIONS: u32 = 4000;
    /// The chance to win that the worst fifth, tenth and twentieth of random moves lose at least, at 2 seats and at 4. Analyses mark such
    /// losses as inaccuracies, mistakes and blunders; `maat calibrate --losses` measures them.
    const RANDOM_LOSSES: [[f32; 3]; 2] = [[0.05, 0.1, 0.15], [0.035, 0.07, 0.105]];
    /// The share of a predicted loss that played-out games confirm. Searches of some games are too sure of what a move brings, so analyses
    /// multiply the differences between moves by it. `maat calibrate --marks` measures it.
    const CONFIRMED_LOSSES: f32 = 1.0;
    /// The ids of the terms that an expected score consists of, at most [`MAX_TERMS`]. Explanations of moves name them; their texts
    /// are `<game>-term-<id>`.
    const TERMS: &'static [&'static str];

    /// The number of seats at the table.
    fn seat_count(&self) -> u8;

    /// Enters the terms of the expected final score of each seat into a ledger. The state is a sample in which everything
    /// that the bot's seat cannot know was drawn at random, so it may read all of it.
    fn appraise(&self, ledger: &mut impl Ledger);

    /// The expected final score of each seat: the sums of its terms.
    #[inline]
    fn evaluate(&self) -> Evaluation {
        let mut evaluation = Evaluation::new(self.seat_count());
        self.appraise(&mut evaluation);
        evaluation
    }

    /// Whether the open step is a small choice within a move that has begun, not a new turn. Bots compare positions
    /// between two moves, so they finish such a move first.
    fn is_mid_move(&self) -> bool;

    /// How much of the game is over, from 0 to 1, as far as everybody can see. Forecasts depend on it.
    fn progress(&self) -> f32 {
        self.round_of().map_or(0.0, |(round, rounds)| f32::from(round.max(1) - 1) / f32::from(rounds.max(1)))
    }
}

/// The maximum number of terms of an evaluation.
pub const MAX_TERMS: usize = 16;

/// Receives the terms of an evaluation. Bots only need their sums, explanations need each of them; the evaluations of the games are
/// compiled for both.
pub trait Ledger {
    /// Adds points to a term of a seat, an enum of which `TERMS` lists the ids.
    fn add(&mut self, seat: Seat, term: impl Id, points: f32);
    /// Sets the expected score of an opponent without a seat, see [`Evaluation::rival`].
    fn set_rival(&mut self, score: f32);
}

/// The terms of the expected final scores of all seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Breakdown {
    /// The points of each seat, by the index of the term.
    pub terms: PerSeat<[f32; MAX_TERMS]>,
    /// The sums.
    pub total: Evaluation,
}

impl Breakdown {
    /// The terms of a position.
    pub fn of<G: Evaluate>(game: &G) -> Breakdown {
        let mut breakdown =
            Breakdown { terms: PerSeat::default(), total: Evaluation::new(game.seat_count()) };
        game.appraise(&mut breakdown);
        breakdown
    }
}

impl Ledger for Breakdown {
    fn add(&mut self, seat: Seat, term: impl Id, points: f32) {
        self.terms[seat][term.index()] += points;
        self.total.add(seat, term, points);
    }

    fn set_rival(&mut self, score: f32) {
        self.total.set_rival(score);
    }
}

/// The expected final scores of all seats, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    seats: u8,
    scores: PerSeat<f32>,
    /// The expected score of an opponent without a seat, such as Pharaon's Traitor; the seats compete with it for
    /// ranks as with each other.
    pub rival: Option<f32>,
}

impl Evaluation {
    /// An evaluation with a score of 0 for each seat and without a rival.
    pub fn new(seats: u8) -> Evaluation {
        Evaluation { seats, scores: PerSeat::default(), rival: None }
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }
}

impl Ledger for Evaluation {
    #[inline]
    fn add(&mut self, seat: Seat, _term: impl Id, points: f32) {
        self[seat] += points;
    }

    #[inline]
    fn set_rival(&mut self, score: f32) {
        self.rival = Some(score);
    }
}

impl Index<Seat> for Evaluation {
    type Output = f32;

    #[inline]
    fn index(&self, seat: Seat) -> &f32 {
        &self.scores[seat]
    }
}

impl IndexMut<Seat> for Evaluation {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut f32 {
        &mut self.scores[seat]
    }
}

/// Weight of the rank in a reward. The rest is the margin, so that a bot that cannot win still plays well.
const RANK_WEIGHT: f32 = 0.8;
/// Score lead at which the margin is worth three quarters of its weight, in points.
const MARGIN_SCALE: f32 = 12.0;

/// The value of a position to each seat, from 0 to 1: the rewards of the outcome or, before the end, the expected
/// rewards.
pub(crate) fn value<G: Evaluate>(game: &G) -> PerSeat<f32> {
    match game.outcome() {
        Some(outcome) => rewards(&outcome),
        None => expected_rewards(&game.evaluate(), G::WIN_SCALE),
    }
}

/// The value of a position to one seat: the same number as in [`value`], without computing the others.
pub(crate) fn value_to<G: Evaluate>(game: &G, seat: Seat) -> f32 {
    match game.outcome() {
        Some(outcome) => rewards(&outcome)[seat],
        None => expected_reward(&game.evaluate(), G::WIN_SCALE, seat),
    }
}

/// The reward of each seat at the end of a game, from 0 to 1. The first place is worth most, but second is better than
/// last, and a larger margin is better than a smaller one.
pub fn rewards(outcome: &Outcome) -> PerSeat<f32> {
    let mut contenders = Contenders::default();
    for (&score, &rank) in outcome.score.iter().zip(&outcome.rank) {
        // Seats that tie share their places.
        let tied = outcome.rank.iter().filter(|&&other| other == rank).count();
        contenders.push(score as f32, f32::from(rank) - 1.0 + (tied as f32 - 1.0) / 2.0);
    }
    contenders.rewards(outcome.score.len())
}

/// The expected rewards of an evaluation. The place of a contender is the expected number of others ahead of it.
fn expected_rewards(evaluation: &Evaluation, win_scale: f32) -> PerSeat<f32> {
    let mut contenders = Contenders::of(evaluation);
    let seats = usize::from(evaluation.seats);
    (0..seats).for_each(|index| contenders.expect_place(index, win_scale));
    contenders.rewards(seats)
}

/// The expected reward of one seat.
fn expected_reward(evaluation: &Evaluation, win_scale: f32, seat: Seat) -> f32 {
    let mut contenders = Contenders::of(evaluation);
    contenders.expect_place(seat.index(), win_scale);
    contenders.reward(seat.index())
}

/// The probability that a lead in an evaluation lasts to the end.
fn win_probability(lead: f32, win_scale: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + win_scale)
}

/// The seats, and after them the rival if there is one.
#[derive(Default)]
struct Contenders {
    count: usize,
    scores: [f32; MAX_SEATS + 1],
    /// The places, counted from 0 for the first. Ties and probabilities make fractions.
    places: [f32; MAX_SEATS + 1],
}

impl Contenders {
    /// The contenders of an evaluation, all in the first place.
    fn of(evaluation: &Evaluation) -> Contenders {
        let mut contenders = Contenders::default();
        for seat in Seat::first(evaluation.seats) {
            contenders.push(evaluation[seat], 0.0);
        }
        if let Some(rival) = evaluation.rival {
            contenders.push(rival, 0.0);
        }
        contenders
    }

    fn push(&mut self, score: f32, place: f32) {
        self.scores[self.count] = score;
        self.places[self.count] = place;
        self.count += 1;
    }

    /// Adds to the place of one contender the expected number of others ahead of it.
    fn expect_place(&mut self, index: usize, win_scale: f32) {
        for other in (0..self.count).filter(|&other| other != index) {
            let lead = self.scores[other] - self.scores[index];
            self.places[index] += win_probability(lead, win_scale);
        }
    }

    /// The rewards of the first `seats` contenders.
    fn rewards(&self, seats: usize) -> PerSeat<f32> {
        let mut rewards = PerSeat::default();
        for index in 0..seats {
            rewards[Seat::at(index)] = self.reward(index);
        }
        rewards
    }

    /// The reward of one contender.
    fn reward(&self, index: usize) -> f32 {
        let scores = &self.scores[..self.count];
        let (score, place) = (self.scores[index], self.places[index]);
        let rank = if self.count > 1 {
            // If nobody won, ranks start at 2, so a place can be beyond the last one.
            (1.0 - place / (self.count - 1) as f32).max(0.0)
        } else if place < 0.5 {
            1.0
        } else {
            0.0
        };
        let others = scores.iter().enumerate().filter(|&(other, _)| other != index);
        let best_other = others.map(|(_, &score)| score).reduce(f32::max);
        let lead = score - best_other.unwrap_or(0.0);
        let margin = 0.5 + 0.5 * lead / (lead.abs() + MARGIN_SCALE);
        RANK_WEIGHT * rank + (1.0 - RANK_WEIGHT) * margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_ranks_and_margins_are_worth_more() {
        let three = rewards(&Outcome::ranked([40, 38, 20], &[0, 0, 0]));
        assert!(three[Seat::A] > three[Seat::B] && three[Seat::B] > three[Seat::C]);
        let close = rewards(&Outcome::ranked([40, 39, 20], &[0, 0, 0]));
        assert!(close[Seat::B] > three[Seat::B]);
        let shared = rewards(&Outcome::ranked([40, 40], &[1, 1]));
        assert!((shared[Seat::A] - 0.5).abs() < 1e-6 && shared[Seat::A] == shared[Seat::B]);
        let mut lost = Outcome::ranked([40, 38], &[0, 0]);
        lost.rank.iter_mut().for_each(|rank| *rank += 1);
        let lost = rewards(&lost);
        assert!(lost[Seat::A] < shared[Seat::A] && lost[Seat::A] > lost[Seat::B], "{lost:?}");
        for reward in [three, close, lost].iter().flat_map(|all| Seat::ALL.map(|seat| all[seat])) {
            assert!((0.0..=1.0).contains(&reward));
        }
    }

    /// A lead equal to the scale of the curve wins 75 % of games.
    #[test]
    fn a_lead_of_the_win_scale_is_three_quarters_of_a_win() {
        let mut evaluation = Evaluation::new(2);
        (evaluation[Seat::A], evaluation[Seat::B]) = (48.0, 40.0);
        let rewards = expected_rewards(&evaluation, 8.0);
        let margin = 0.5 + 0.5 * 8.0 / 20.0;
        assert!((rewards[Seat::A] - (0.8 * 0.75 + 0.2 * margin)).abs() < 1e-6, "{rewards:?}");
        assert!((rewards[Seat::A] + rewards[Seat::B] - 1.0).abs() < 1e-6, "{rewards:?}");
    }

    /// A seat is as well off against a rival as against another seat with the same score.
    #[test]
    fn a_rival_counts_like_a_seat() {
        let mut alone = Evaluation::new(1);
        alone[Seat::A] = 30.0;
        assert!(expected_rewards(&alone, 8.0)[Seat::A] > 0.8, "nobody can come before the only contender");
        alone.rival = Some(40.0);
        let mut two = Evaluation::new(2);
        (two[Seat::A], two[Seat::B]) = (30.0, 40.0);
        let [with_rival, with_seat] = [alone, two].map(|evaluation| expected_rewards(&evaluation, 8.0));
        assert_eq!(with_rival[Seat::A], with_seat[Seat::A]);
        assert_eq!(with_rival[Seat::B], 0.0, "a rival gets no reward");
        // A full table can have a rival too.
        let mut five = Evaluation::new(5);
        five.rival = Some(100.0);
        assert!(expected_rewards(&five, 8.0)[Seat::E] < expected_rewards(&Evaluation::new(5), 8.0)[Seat::E]);
    }
}
