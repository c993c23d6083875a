//! What the end of a game is worth to each seat.

use maat_engine::{MAX_SEATS, Outcome};

/// The part of the rank; the rest is the margin, so that a bot that cannot win still plays well.
const RANK: f32 = 0.8;
/// The lead that is worth half of what the margin can be.
const HALF_MARGIN: f32 = 12.0;

/// From 0, the worst, to 1, by seat. The first place is worth most, but second is better than last.
pub fn rewards(outcome: &Outcome) -> [f32; MAX_SEATS] {
    let mut score = [0.0; MAX_SEATS];
    let mut place = [0.0; MAX_SEATS];
    let seats = outcome.score.len();
    for seat in 0..seats {
        score[seat] = outcome.score[seat] as f32;
        // Those who tie share their places.
        let tied = outcome.rank.iter().filter(|&&rank| rank == outcome.rank[seat]).count();
        place[seat] = f32::from(outcome.rank[seat]) - 1.0 + (tied as f32 - 1.0) / 2.0;
    }
    combine(&score, &place, seats)
}

/// The same for an estimate of the final scores, in which a lead of `sure` holds three times of four.
pub(crate) fn estimated_rewards(score: &[f32; MAX_SEATS], seats: usize, sure: f32) -> [f32; MAX_SEATS] {
    let mut place = [0.0; MAX_SEATS];
    for seat in 0..seats {
        for other in (0..seats).filter(|&other| other != seat) {
            place[seat] += win_chance(score[other] - score[seat], sure);
        }
    }
    combine(score, &place, seats)
}

/// How likely a lead of so many points in an estimate holds to the end.
fn win_chance(lead: f32, sure: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + sure)
}

/// `place` counts from 0, the first.
fn combine(score: &[f32; MAX_SEATS], place: &[f32; MAX_SEATS], seats: usize) -> [f32; MAX_SEATS] {
    let mut rewards = [0.0; MAX_SEATS];
    for seat in 0..seats {
        let rank = if seats > 1 {
            // If nobody won, the last place is not worse than the last place otherwise.
            (1.0 - place[seat] / (seats - 1) as f32).max(0.0)
        } else if place[seat] < 0.5 {
            1.0
        } else {
            0.0
        };
        let best_other = (0..seats).filter(|&other| other != seat).map(|other| score[other]).reduce(f32::max);
        let lead = score[seat] - best_other.unwrap_or(0.0);
        let margin = 0.5 + 0.5 * lead / (lead.abs() + HALF_MARGIN);
        rewards[seat] = RANK * rank + (1.0 - RANK) * margin;
    }
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_ranks_and_margins_are_worth_more() {
        let three = rewards(&Outcome::ranked([40, 38, 20], &[0, 0, 0]));
        assert!(three[0] > three[1] && three[1] > three[2]);
        let close = rewards(&Outcome::ranked([40, 39, 20], &[0, 0, 0]));
        assert!(close[1] > three[1]);
        let shared = rewards(&Outcome::ranked([40, 40], &[1, 1]));
        assert!((shared[0] - 0.5).abs() < 1e-6 && shared[0] == shared[1]);
        let mut lost = Outcome::ranked([40, 38], &[0, 0]);
        lost.rank.iter_mut().for_each(|rank| *rank += 1);
        let lost = rewards(&lost);
        assert!(lost[0] < shared[0] && lost[0] > lost[1], "{lost:?}");
        assert!(three.iter().chain(&close).chain(&lost).all(|reward| (0.0..=1.0).contains(reward)));
    }
}
