//! Advice for learners: the legal moves as a search rates them, with reasons from the evaluation.

use maat_bots::{Budget, HasBots, TermChange};
use maat_engine::Perspective;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The maximum number of moves that are explained; of the others only the rating is known.
const MAX_EXPLAINED: usize = 100;
/// Loss of the expected result, from 0 to 1, from which on a move may be a blunder.
const BLUNDER_LOSS: f32 = 0.1;
/// Loss of the expected lead in points from which on a move may be a blunder. The search and the evaluation must agree: what has no
/// reason in the evaluation cannot be explained to anybody, and moves that the search has hardly tried have uncertain ratings.
const BLUNDER_POINTS: f32 = 2.0;

/// A legal move with its rating and its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove {
    /// The move in notation.
    pub text: String,
    /// The number of iterations that tried the move.
    pub visits: u32,
    /// The expected result of the seat, from 0 (worst) to 1 (best).
    pub worth: f32,
    /// The change of the expected lead over the strongest of the others, in points.
    pub points: f32,
    /// What the change consists of, the largest part first.
    pub terms: Vec<TermChange>,
    /// Whether it is clearly worse than the best move.
    pub is_blunder: bool,
}

/// The legal moves of a seat that is due, the best first.
pub(crate) fn advice<G: HasBots>(at: &Perspective<'_, G>, budget: &Budget, seed: u64) -> Vec<AdvisedMove> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut rated = G::rate_moves(at, None, budget, &mut rng);
    rated.truncate(MAX_EXPLAINED);
    let moves: Vec<G::Move> = rated.iter().map(|rated| rated.m).collect();
    let explained = G::explain(at, &moves, &mut rng);
    let mut advice: Vec<AdvisedMove> = rated
        .into_iter()
        .zip(explained)
        .map(|(rated, explained)| AdvisedMove {
            text: rated.m.to_string(),
            visits: rated.visits,
            worth: rated.value,
            points: explained.points,
            terms: explained.terms,
            is_blunder: false,
        })
        .collect();
    if let Some((best, others)) = advice.split_first_mut() {
        for other in others {
            other.is_blunder =
                best.worth - other.worth >= BLUNDER_LOSS && best.points - other.points >= BLUNDER_POINTS;
        }
    }
    advice
}

#[cfg(test)]
mod tests {
    use maat_engine::{Scratch, Seat, Setup, Turn, random_ply};

    use super::*;

    /// Advice in random games depends on nothing that the seat cannot know, begins with the most visited move, and calls no equal a blunder.
    fn assert_fair<G: HasBots>(seed: u64) -> (usize, usize) {
        let setup = Setup { seats: 2, revision: G::REVISION, options: G::Options::default() };
        let mut game = G::new(&setup).expect("two can play");
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        let (mut twins, mut blunders) = (0, 0);
        let advise = |game: &G, seat: Seat| advice(&Perspective::new(game, seat), &Budget::iterations(60), 7);
        for ply in 0.. {
            if let Turn::Seats(due) = game.turn()
                && let Some(seat) = due.lowest().filter(|_| ply % 7 == 0)
            {
                let given = advise(&game, seat);
                let twin = Perspective::new(&game, seat).sample(&mut SmallRng::seed_from_u64(ply));
                twins += usize::from(twin != game);
                assert_eq!(advise(&twin, seat), given, "{seat} at {ply}");
                assert!(given.iter().all(|one| one.visits <= given[0].visits) && !given[0].is_blunder);
                blunders += given.iter().filter(|one| one.is_blunder).count();
            }
            if random_ply(&mut game, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
        (twins, blunders)
    }

    #[test]
    fn advice_depends_on_nothing_that_the_seat_cannot_know() {
        let found = [
            assert_fair::<maat_ankh::Ankh>(1),
            assert_fair::<maat_egizia::Egizia>(2),
            assert_fair::<maat_imhotep::Imhotep>(3),
            assert_fair::<maat_pharaon::Pharaon>(4),
        ];
        assert!(found.iter().map(|(twins, _)| twins).sum::<usize>() > 5, "{found:?}");
        assert!(found.iter().all(|(_, blunders)| *blunders > 0), "{found:?}");
    }
}
