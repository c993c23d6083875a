//! Fits the parameters of forecasts to games that were played.

use serde::{Deserialize, Serialize};

use super::{Chances, Features, Fit, KNOTS, knots, sharpened};

/// The results of a search, and how the game ended.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'s> {
    /// The results of the search.
    pub features: &'s Features,
    /// How the game ended.
    pub result: &'s FinalResult,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FinalResult {
    /// The share of each seat in the win.
    pub win: Vec<f32>,
    /// The final points of each seat.
    pub points: Vec<f32>,
}

/// The number of parameters of one model: two of them at every knot, and one more for an opponent without a seat.
const SIZE: usize = 2 * KNOTS + 1;
/// The place of that one.
const RIVAL: usize = 2 * KNOTS;
/// Newton's method ends after this number of steps at the latest; it needs about six.
const MAX_STEPS: usize = 40;
/// Chances below this count as this much, because their logarithm is taken.
const SMALLEST_CHANCE: f32 = 1e-6;
/// Weights of the assumptions that a parameter is what [`Fit::NONE`] says. They decide only where there are few positions.
const PRIOR_WIN: f64 = 20.0;
const PRIOR_SCORE: f64 = 2000.0;
const PRIOR_RIVAL: f64 = 20.0;
const PRIOR_OFFSET: f64 = 1.0;
const PRIOR_SLOPE: f64 = 2000.0;
/// The weight of the assumption for a parameter that must not change.
const FIXED: f64 = 1e12;
/// The smallest exponent of the chance at the leaves. It is above 0, so that what is certain stays certain.
const LEAST_WIN: f64 = 0.1;

type Vector = [f64; SIZE];
type Matrix = [Vector; SIZE];

/// The parameters that make the results most likely.
pub fn fit<'s>(samples: impl Iterator<Item = Sample<'s>> + Clone) -> Fit {
    let chances = fit_chances(samples.clone());
    let points = fit_points(samples.clone());
    let part = |all: &Vector, part: usize| std::array::from_fn(|knot| all[part * KNOTS + knot] as f32);
    let fit = Fit {
        win: part(&chances, 0),
        score: part(&chances, 1),
        offset: part(&points, 0),
        slope: part(&points, 1),
        rival: chances[RIVAL] as f32,
        ..Fit::NONE
    };
    Fit { sharpness: fit_sharpness(&fit, samples), ..fit }
}

/// The exponents that make the results most likely, by trying neighbours with smaller and smaller steps.
fn fit_sharpness<'s>(fit: &Fit, samples: impl Iterator<Item = Sample<'s>>) -> [f32; 2] {
    let samples: Vec<(Chances, &FinalResult)> =
        samples.map(|sample| (fit.chances(sample.features), sample.result)).collect();
    let likelihood = |sharpness: [f32; 2]| -> f64 {
        let of = |(chances, result): &(Chances, &FinalResult)| -> f64 {
            let won: f32 = result.win.iter().sum();
            let truth = |index: usize| result.win.get(index).copied().unwrap_or(1.0 - won);
            let chances = sharpened(chances, sharpness);
            let parts = chances.iter().enumerate();
            parts.map(|(index, chance)| f64::from(truth(index) * chance.max(SMALLEST_CHANCE).ln())).sum()
        };
        samples.iter().map(of).sum()
    };
    let mut best = Fit::NONE.sharpness;
    let mut most = likelihood(best);
    let mut step = 0.32;
    while step > 0.01 {
        let [constant, lead] = best;
        let neighbours = [-step, step].into_iter().flat_map(|by| {
            // Both exponents do nearly the same to many positions, so that one grows while the other shrinks.
            [[constant + by, lead], [constant, lead + by], [constant - by / 2.0, lead + by]]
        });
        let better =
            neighbours.map(|one| (likelihood(one), one)).max_by(|one, other| one.0.total_cmp(&other.0));
        match better {
            Some((likelihood, one)) if likelihood > most => (most, best) = (likelihood, one),
            _ => step /= 2.0,
        }
    }
    best
}

/// The most likely parameters of the chances, none of them below its minimum: more points and better chances at the leaves must never make
/// a seat less likely to win.
fn fit_chances<'s>(samples: impl Iterator<Item = Sample<'s>> + Clone) -> Vector {
    let least = |index: usize| match index {
        RIVAL => f64::NEG_INFINITY,
        _ if index < KNOTS => LEAST_WIN,
        _ => 0.0,
    };
    let mut start: Vector = std::array::from_fn(|index| if index < KNOTS { 1.0 } else { 0.0 });
    let mut prior: Vector = std::array::from_fn(|index| match index {
        RIVAL => PRIOR_RIVAL,
        _ if index < KNOTS => PRIOR_WIN,
        _ => PRIOR_SCORE,
    });
    loop {
        let parameters = most_likely(samples.clone(), &start, &prior);
        let too_small = |&index: &usize| parameters[index] < least(index) - 1e-4;
        let low: Vec<usize> = (0..SIZE).filter(too_small).collect();
        if low.is_empty() {
            return parameters;
        }
        for index in low {
            (start[index], prior[index]) = (least(index), FIXED);
        }
    }
}

/// Maximum likelihood of a multinomial logit model, by Newton's method. The likelihood is concave, so it has one maximum.
fn most_likely<'s>(
    samples: impl Iterator<Item = Sample<'s>> + Clone,
    start: &Vector,
    prior: &Vector,
) -> Vector {
    let mut parameters = *start;
    for _ in 0..MAX_STEPS {
        let (mut gradient, mut curvature): (Vector, Matrix) = ([0.0; SIZE], [[0.0; SIZE]; SIZE]);
        for index in 0..SIZE {
            gradient[index] = prior[index] * (start[index] - parameters[index]);
            curvature[index][index] = prior[index];
        }
        for sample in samples.clone() {
            add_sample(&sample, &parameters, &mut gradient, &mut curvature);
        }
        let step = solve(curvature, gradient);
        let longest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
        // A long first step could leave the region in which the quadratic approximation holds.
        let scale = (1.0 / longest).min(1.0);
        parameters.iter_mut().zip(step).for_each(|(parameter, step)| *parameter += scale * step);
        if longest < 1e-6 {
            break;
        }
    }
    parameters
}

/// Adds the gradient and the curvature of a sample's log-likelihood.
fn add_sample(sample: &Sample<'_>, parameters: &Vector, gradient: &mut Vector, curvature: &mut Matrix) {
    let Sample { features, result } = sample;
    let (knot, shares) = knots(features.progress);
    // Only five parameters matter at each progress: both kinds at the two knots around it, and that of the rival.
    let indices = [knot, knot + 1, KNOTS + knot, KNOTS + knot + 1, RIVAL];
    let seats = features.win.iter().zip(&features.score).map(|(&win, &score)| (win, score));
    let contenders: Vec<(f32, f32)> =
        seats.chain(features.rival.map(|rival| (rival.win, rival.score))).collect();
    let highest = contenders.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
    let inputs: Vec<[f64; 5]> = contenders
        .iter()
        .enumerate()
        .map(|(index, &(win, score))| {
            let is_rival = f64::from(u8::from(index >= features.win.len()));
            let chance = f64::from(win.max(SMALLEST_CHANCE).ln());
            let score = f64::from(score - highest);
            let [before, after] = shares.map(f64::from);
            [before * chance, after * chance, before * score, after * score, is_rival]
        })
        .collect();
    let logit =
        |input: &[f64; 5]| -> f64 { (0..5).map(|part| input[part] * parameters[indices[part]]).sum() };
    let logits: Vec<f64> = inputs.iter().map(logit).collect();
    let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let whole: f64 = weights.iter().sum();
    let won: f32 = result.win.iter().sum();
    let truth = |index: usize| f64::from(result.win.get(index).copied().unwrap_or(1.0 - won));
    let mut mean = [0.0; 5];
    for (input, weight) in inputs.iter().zip(&weights) {
        (0..5).for_each(|part| mean[part] += weight / whole * input[part]);
    }
    for (index, (input, weight)) in inputs.iter().zip(&weights).enumerate() {
        let (chance, difference) = (weight / whole, truth(index) - weight / whole);
        for one in 0..5 {
            gradient[indices[one]] += difference * input[one];
            for other in 0..5 {
                curvature[indices[one]][indices[other]] +=
                    chance * (input[one] - mean[one]) * (input[other] - mean[other]);
            }
        }
    }
}

/// Least squares of the final points.
fn fit_points<'s>(samples: impl Iterator<Item = Sample<'s>>) -> Vector {
    let (mut target, mut matrix): (Vector, Matrix) = ([0.0; SIZE], [[0.0; SIZE]; SIZE]);
    for index in 0..SIZE {
        let (prior, usual) = match index {
            RIVAL => (1.0, 0.0),
            _ if index < KNOTS => (PRIOR_OFFSET, 0.0),
            _ => (PRIOR_SLOPE, 1.0),
        };
        matrix[index][index] = prior;
        target[index] = prior * usual;
    }
    for Sample { features, result } in samples {
        let (knot, shares) = knots(features.progress);
        let indices = [knot, knot + 1, KNOTS + knot, KNOTS + knot + 1];
        let [before, after] = shares.map(f64::from);
        let open = f64::from(1.0 - features.ended);
        for (seat, &points) in result.points.iter().enumerate() {
            let ended = f64::from(features.ended_score[seat]);
            let score = f64::from(features.score[seat]) - ended;
            let input = [before * open, after * open, before * score, after * score];
            for one in 0..4 {
                target[indices[one]] += (f64::from(points) - ended) * input[one];
                for other in 0..4 {
                    matrix[indices[one]][indices[other]] += input[one] * input[other];
                }
            }
        }
    }
    solve(matrix, target)
}

/// Solves a system of linear equations by elimination; the matrix is positive definite.
fn solve(mut matrix: Matrix, mut vector: Vector) -> Vector {
    for pivot in 0..SIZE {
        for row in pivot + 1..SIZE {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            matrix[row].iter_mut().zip(above).for_each(|(cell, above)| *cell -= factor * above);
            vector[row] -= factor * vector[pivot];
        }
    }
    for row in (0..SIZE).rev() {
        let known: f64 = (row + 1..SIZE).map(|column| matrix[row][column] * vector[column]).sum();
        vector[row] = (vector[row] - known) / matrix[row][row];
    }
    vector
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;

    fn random(rng: &mut SmallRng) -> f32 {
        (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// Results that follow a known model lead back to it.
    #[test]
    fn a_fit_finds_the_model_behind_the_results() {
        let rising = |from: f32, to: f32| {
            std::array::from_fn(|knot| from + (to - from) * knot as f32 / (KNOTS - 1) as f32)
        };
        let truth = Fit {
            win: rising(0.5, 1.0),
            score: [0.02; KNOTS],
            offset: rising(30.0, 0.0),
            slope: rising(0.5, 1.0),
            ..Fit::NONE
        };
        let mut rng = SmallRng::seed_from_u64(1);
        let games: Vec<(Features, FinalResult)> = (0..40_000)
            .map(|_| {
                let chance = 0.02 + 0.96 * random(&mut rng);
                let score = vec![40.0 * random(&mut rng), 40.0 * random(&mut rng)];
                let features = Features {
                    progress: random(&mut rng),
                    win: vec![chance, 1.0 - chance],
                    score,
                    ended: 0.0,
                    ended_score: vec![0.0; 2],
                    rival: None,
                };
                let forecast = truth.forecast(&features);
                let won = random(&mut rng) < forecast.win[maat_engine::Seat::A];
                let points = maat_engine::Seat::first(2)
                    .map(|seat| forecast.points[seat] + random(&mut rng) - 0.5)
                    .collect();
                let win = if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
                (features, FinalResult { win, points })
            })
            .collect();
        let found = fit(games.iter().map(|(features, result)| Sample { features, result }));
        for knot in 0..KNOTS {
            assert!((found.win[knot] - truth.win[knot]).abs() < 0.2, "{found:?}");
            assert!((found.score[knot] - truth.score[knot]).abs() < 0.02, "{found:?}");
            assert!((found.offset[knot] - truth.offset[knot]).abs() < 0.5, "{found:?}");
            assert!((found.sharpness[0] - 1.0).abs() < 0.3 && found.sharpness[1].abs() < 0.5, "{found:?}");
            assert!((found.slope[knot] - truth.slope[knot]).abs() < 0.03, "{found:?}");
        }
    }
}
