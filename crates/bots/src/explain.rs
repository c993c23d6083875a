//! Explains moves by the terms of the evaluation.

use maat_engine::{Actor, Perspective, Scratch, Seat};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::greedy::{answer_for_others, finish_move};
use crate::{Breakdown, Evaluate, MAX_TERMS};

/// The number of determinizations on which a move is tried.
const SAMPLES: usize = 16;
/// Changes that are smaller than this many points are not worth a word.
const SMALLEST_CHANGE: f32 = 0.1;

/// The id of the term for what a move changes for the strongest of the others. All games have it.
pub const OTHERS: &str = "others";

/// A move with what it changes in the expected final scores.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainedMove<M> {
    /// The move.
    pub m: M,
    /// The change of the expected lead over the strongest of the others, in points, without what all moves change: the sum of all terms,
    /// small ones included.
    pub points: f32,
    /// The terms that change, the largest change first.
    pub terms: Vec<TermChange>,
}

/// The change of a term of the evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TermChange {
    /// The id of the term: one of [`Evaluate::TERMS`], or [`OTHERS`].
    pub id: &'static str,
    /// The change in points, from the view of the seat that moves: what the others gain is negative.
    pub points: f32,
}

/// Explains moves of a seat that is due: what each of them changes in the evaluation, on average over samples of what the seat does not
/// know. A move is made of several small choices in some games; those that follow are made as [`Greedy`](crate::Greedy) makes them.
///
/// All moves are tried on the same samples and with the same luck, so that their figures can be compared. What all of them have in common
/// is left out.
pub fn explain<G: Evaluate>(
    at: &Perspective<'_, G>,
    moves: &[G::Move],
    rng: &mut SmallRng,
) -> Vec<ExplainedMove<G::Move>> {
    let seat = at.seat();
    let samples: Vec<(G, u64)> = (0..SAMPLES)
        .map(|_| {
            let mut sample = at.sample(rng);
            answer_for_others(&mut sample, seat, rng);
            (sample, rng.next_u64())
        })
        .collect();
    let before = Mean::of(seat, samples.iter().map(|(sample, _)| Breakdown::of(sample)));
    let mut scratch = Scratch::default();
    let mut explained: Vec<ExplainedMove<G::Move>> = Vec::with_capacity(moves.len());
    for &m in moves {
        let after = samples.iter().map(|(sample, luck)| {
            let mut game = sample.clone();
            scratch.events.clear();
            game.apply(Actor::Seat(seat), m, &mut scratch.events);
            finish_move(&mut game, &mut SmallRng::seed_from_u64(*luck), &mut scratch);
            Breakdown::of(&game)
        });
        let after = Mean::of(seat, after);
        let changes = before.own.iter().zip(&after.own).map(|(before, after)| after - before);
        let mut terms: Vec<TermChange> =
            G::TERMS.iter().zip(changes).map(|(id, points)| TermChange { id, points }).collect();
        terms.push(TermChange { id: OTHERS, points: before.strongest - after.strongest });
        explained.push(ExplainedMove { m, points: 0.0, terms });
    }
    leave_out_common_changes(&mut explained);
    for ExplainedMove { points, terms, .. } in &mut explained {
        *points = terms.iter().map(|change| change.points).sum();
        terms.retain(|change| change.points.abs() >= SMALLEST_CHANGE);
        terms.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    }
    explained
}

/// Takes away what all moves change in the same way, such as the end of a phase that comes whatever is played: it is no reason for any
/// of them. All moves still have all terms, in the same order.
fn leave_out_common_changes<M>(explained: &mut [ExplainedMove<M>]) {
    if explained.len() < 2 {
        return;
    }
    for term in 0..explained[0].terms.len() {
        let changes = explained.iter().map(|one| one.terms[term].points);
        let (least, most) = changes.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), points| {
            (least.min(points), most.max(points))
        });
        let common = least.max(0.0) + most.min(0.0);
        explained.iter_mut().for_each(|one| one.terms[term].points -= common);
    }
}

/// The mean of several evaluations from the view of one seat.
struct Mean {
    /// The terms of the seat, by index.
    own: [f32; MAX_TERMS],
    /// The expected score of the strongest of the others; 0 if there is nobody else.
    strongest: f32,
}

impl Mean {
    fn of(seat: Seat, samples: impl ExactSizeIterator<Item = Breakdown>) -> Mean {
        let weight = 1.0 / samples.len() as f32;
        let mut mean = Mean { own: [0.0; MAX_TERMS], strongest: 0.0 };
        for Breakdown { terms, total } in samples {
            for (sum, points) in mean.own.iter_mut().zip(terms[seat]) {
                *sum += weight * points;
            }
            let others = Seat::first(total.seats()).filter(|&other| other != seat).map(|other| total[other]);
            mean.strongest += weight * others.chain(total.rival).reduce(f32::max).unwrap_or(0.0);
        }
        mean
    }
}

#[cfg(test)]
mod tests {
    use maat_engine::{Game, Setup, Turn, random_ply};
    use maat_imhotep::Imhotep;

    use super::*;

    /// The first decision of a seat that fits, in random games.
    fn decision(fits: impl Fn(&Imhotep) -> bool) -> (Imhotep, Seat) {
        for seed in 0..100 {
            let setup = Setup { seats: 2, revision: 1, options: Default::default() };
            let mut game = Imhotep::new(&setup).expect("two can play");
            let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
            while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
                if let Turn::Seats(due) = game.turn()
                    && let Some(seat) = due.lowest()
                    && fits(&game)
                {
                    return (game, seat);
                }
            }
        }
        panic!("no such decision in a hundred games")
    }

    #[test]
    fn stones_from_the_quarry_are_explained_by_the_sled() {
        let (game, seat) =
            decision(|game| game.step() == "turn" && game.round() < 3 && game.player(Seat::A).sled == 0);
        let mut moves = Vec::new();
        game.legal_moves(Actor::Seat(seat), &mut moves);
        let quarry: Vec<_> = moves.iter().copied().filter(|m| m.to_string() == "quarry").collect();
        let explained = explain(&Perspective::new(&game, seat), &quarry, &mut SmallRng::seed_from_u64(1));
        let [ExplainedMove { points, terms, .. }] = &explained[..] else { panic!("{explained:?}") };
        assert_eq!(terms.len(), 1, "{terms:?}");
        assert!(terms[0].id == "sled" && terms[0].points > 0.0 && terms[0].points == *points, "{terms:?}");
    }

    #[test]
    fn what_all_moves_have_in_common_is_no_reason() {
        let change = |points: [f32; 3]| {
            let terms = ["scored", "temple", OTHERS].into_iter().zip(points);
            ExplainedMove {
                m: (),
                points: 0.0,
                terms: terms.map(|(id, points)| TermChange { id, points }).collect(),
            }
        };
        let mut moves = [change([2.0, -1.0, 1.0]), change([5.0, -4.0, -1.0])];
        leave_out_common_changes(&mut moves);
        assert_eq!(moves, [change([0.0, 0.0, 1.0]), change([3.0, -3.0, -1.0])]);
        let mut only = [change([2.0, -1.0, 1.0])];
        leave_out_common_changes(&mut only);
        assert_eq!(only, [change([2.0, -1.0, 1.0])], "a single move has nothing in common with others");
    }

    /// The figures of a move are the difference of two evaluations.
    #[test]
    fn the_terms_of_a_move_add_up_to_its_points() {
        let (game, seat) = decision(|game| game.step() == "to");
        let mut moves = Vec::new();
        game.legal_moves(Actor::Seat(seat), &mut moves);
        let at = Perspective::new(&game, seat);
        let explained = explain(&at, &moves, &mut SmallRng::seed_from_u64(1));
        assert!(explained.iter().any(|one| one.terms.len() > 1), "{explained:?}");
        for ExplainedMove { m, points, terms } in &explained {
            let sum: f32 = terms.iter().map(|change| change.points).sum();
            let omitted = SMALLEST_CHANGE * (MAX_TERMS + 1 - terms.len()) as f32;
            assert!((sum - points).abs() <= omitted, "{m}: {points}, {terms:?}");
            assert!(terms.is_sorted_by(|one, other| one.points.abs() >= other.points.abs()));
        }
        assert_eq!(explained, explain(&at, &moves, &mut SmallRng::seed_from_u64(1)));
    }
}
