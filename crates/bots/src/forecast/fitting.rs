//! Fits the parameters of forecasts to games that were played.

use arrayvec::ArrayVec;
use maat_engine::MAX_SEATS;
use serde::{Deserialize, Serialize};

use super::{Features, Fit, KNOTS, RANGES, in_ranges, knots};

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
const PRIOR_SHARPNESS: f64 = 20.0;
const PRIOR_OFFSET: f64 = 1.0;
const PRIOR_SLOPE: f64 = 2000.0;
/// The weight of the assumption for a parameter that must not change.
const FIXED: f64 = 1e12;
/// The smallest exponent of a chance. It is above 0, so that what is certain stays certain, and a better chance stays better.
const LEAST_EXPONENT: f64 = 0.1;

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

/// The most likely exponents and weights of the chances.
fn fit_chances<'s>(samples: impl Iterator<Item = Sample<'s>> + Clone) -> Vector {
    let assumption = |index: usize| match index {
        RIVAL => Assumption { value: 0.0, weight: PRIOR_RIVAL, least: f64::NEG_INFINITY },
        _ if index < KNOTS => Assumption { value: 1.0, weight: PRIOR_WIN, least: LEAST_EXPONENT },
        _ => Assumption { value: 0.0, weight: PRIOR_SCORE, least: 0.0 },
    };
    most_likely(samples.map(|sample| raw_chances(&sample)), std::array::from_fn(assumption))
}

/// The logits before anything is sharpened.
fn raw_chances<'s>(Sample { features, result }: &Sample<'s>) -> Logits<'s, 5> {
    let (knot, shares) = knots(features.progress);
    let seats = features.win.iter().zip(&features.score).map(|(&win, &score)| (win, score));
    let contenders = || seats.clone().chain(features.rival.map(|rival| (rival.win, rival.score)));
    let highest = contenders().map(|(_, score)| score).fold(f32::NEG_INFINITY, f32::max);
    let input = |(index, (win, score)): (usize, (f32, f32))| {
        let is_rival = f64::from(u8::from(index >= features.win.len()));
        let chance = f64::from(win.max(SMALLEST_CHANCE).ln());
        let score = f64::from(score - highest);
        let [before, after] = shares.map(f64::from);
        [before * chance, after * chance, before * score, after * score, is_rival]
    };
    Logits {
        // Only five parameters matter at each progress: both kinds at the two knots around it, and that of the rival.
        parameters: [knot, knot + 1, KNOTS + knot, KNOTS + knot + 1, RIVAL],
        inputs: contenders().enumerate().map(input).collect(),
        result,
    }
}

/// The most likely exponents of chances that a fit without them gives.
fn fit_sharpness<'s>(fit: &Fit, samples: impl Iterator<Item = Sample<'s>> + Clone) -> [f32; RANGES] {
    let logits = |sample: Sample<'s>| Logits {
        parameters: std::array::from_fn(|range| range),
        inputs: fit
            .chances(sample.features)
            .iter()
            .map(|chance| in_ranges(chance.max(SMALLEST_CHANCE)).map(f64::from))
            .collect(),
        result: sample.result,
    };
    let assumption = Assumption { value: 1.0, weight: PRIOR_SHARPNESS, least: LEAST_EXPONENT };
    let exponents = most_likely(samples.map(logits), [assumption; SIZE]);
    std::array::from_fn(|range| exponents[range] as f32)
}

/// What is assumed of a parameter before the games are seen, and how small it may be: more points and better chances at the leaves must never
/// make a seat less likely to win.
#[derive(Clone, Copy)]
struct Assumption {
    value: f64,
    weight: f64,
    least: f64,
}

/// A model of a position: the chance of each contender is proportional to the exponential of the sum of its inputs, each times a parameter.
struct Logits<'s, const N: usize> {
    /// The indices of the parameters.
    parameters: [usize; N],
    /// The inputs of all seats, and after them those of an opponent without a seat.
    inputs: ArrayVec<[f64; N], { MAX_SEATS + 1 }>,
    result: &'s FinalResult,
}

/// The most likely parameters, none of them below its minimum.
fn most_likely<'s, const N: usize>(
    samples: impl Iterator<Item = Logits<'s, N>> + Clone,
    mut assumptions: [Assumption; SIZE],
) -> Vector {
    loop {
        let parameters = newton(samples.clone(), &assumptions);
        let too_small = |&index: &usize| parameters[index] < assumptions[index].least - 1e-4;
        let low: Vec<usize> = (0..SIZE).filter(too_small).collect();
        if low.is_empty() {
            return parameters;
        }
        for index in low {
            assumptions[index] =
                Assumption { value: assumptions[index].least, weight: FIXED, ..assumptions[index] };
        }
    }
}

/// Maximum likelihood of a multinomial logit model, by Newton's method. The likelihood is concave, so it has one maximum.
fn newton<'s, const N: usize>(
    samples: impl Iterator<Item = Logits<'s, N>> + Clone,
    assumptions: &[Assumption; SIZE],
) -> Vector {
    let mut parameters = assumptions.map(|assumption| assumption.value);
    for _ in 0..MAX_STEPS {
        let (mut gradient, mut curvature): (Vector, Matrix) = ([0.0; SIZE], [[0.0; SIZE]; SIZE]);
        for (index, Assumption { value, weight, .. }) in assumptions.iter().enumerate() {
            gradient[index] = weight * (value - parameters[index]);
            curvature[index][index] = *weight;
        }
        for sample in samples.clone() {
            sample.add_to(&parameters, &mut gradient, &mut curvature);
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

impl<const N: usize> Logits<'_, N> {
    /// Adds the gradient and the curvature of the log-likelihood.
    fn add_to(&self, parameters: &Vector, gradient: &mut Vector, curvature: &mut Matrix) {
        let indices = self.parameters;
        let logit =
            |input: &[f64; N]| -> f64 { (0..N).map(|part| input[part] * parameters[indices[part]]).sum() };
        let logits: ArrayVec<f64, { MAX_SEATS + 1 }> = self.inputs.iter().map(logit).collect();
        let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: ArrayVec<f64, { MAX_SEATS + 1 }> =
            logits.iter().map(|logit| (logit - most).exp()).collect();
        let whole: f64 = weights.iter().sum();
        let won: f32 = self.result.win.iter().sum();
        let truth = |index: usize| f64::from(self.result.win.get(index).copied().unwrap_or(1.0 - won));
        let mut mean = [0.0; N];
        for (input, weight) in self.inputs.iter().zip(&weights) {
            (0..N).for_each(|part| mean[part] += weight / whole * input[part]);
        }
        for (index, (input, weight)) in self.inputs.iter().zip(&weights).enumerate() {
            let (chance, difference) = (weight / whole, truth(index) - weight / whole);
            for one in 0..N {
                gradient[indices[one]] += difference * input[one];
                for other in 0..N {
                    curvature[indices[one]][indices[other]] +=
                        chance * (input[one] - mean[one]) * (input[other] - mean[other]);
                }
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
            assert!(found.sharpness.iter().all(|exponent| (exponent - 1.0).abs() < 0.2), "{found:?}");
            assert!((found.slope[knot] - truth.slope[knot]).abs() < 0.03, "{found:?}");
        }
    }
}
