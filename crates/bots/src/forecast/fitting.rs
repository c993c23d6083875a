//! Fits the parameters of forecasts to games that were played.

use serde::{Deserialize, Serialize};

use super::{Features, Fit, KNOTS, knots};

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

/// The number of parameters of one model: two of them at every knot.
const SIZE: usize = 2 * KNOTS;
/// Newton's method ends after this number of steps at the latest; it needs about six.
const MAX_STEPS: usize = 40;
/// Chances below this count as this much, because their logarithm is taken.
const SMALLEST_CHANCE: f32 = 1e-6;
/// Weights of the assumptions that a parameter is what [`Fit::NONE`] says. They decide only where there are few positions.
const PRIOR_WIN: f64 = 20.0;
const PRIOR_SCORE: f64 = 2000.0;
const PRIOR_OFFSET: f64 = 1.0;
const PRIOR_SLOPE: f64 = 2000.0;

type Vector = [f64; SIZE];
type Matrix = [Vector; SIZE];

/// The parameters that make the results most likely.
pub fn fit<'s>(samples: impl Iterator<Item = Sample<'s>> + Clone) -> Fit {
    let chances = fit_chances(samples.clone());
    let points = fit_points(samples);
    let part = |all: &Vector, part: usize| std::array::from_fn(|knot| all[part * KNOTS + knot] as f32);
    Fit {
        win: part(&chances, 0),
        score: part(&chances, 1),
        offset: part(&points, 0),
        slope: part(&points, 1),
    }
}

/// Maximum likelihood of a multinomial logit model, by Newton's method. The likelihood is concave, so it has one maximum.
fn fit_chances<'s>(samples: impl Iterator<Item = Sample<'s>> + Clone) -> Vector {
    let start: Vector = std::array::from_fn(|index| if index < KNOTS { 1.0 } else { 0.0 });
    let prior = |index: usize| if index < KNOTS { PRIOR_WIN } else { PRIOR_SCORE };
    let mut parameters = start;
    for _ in 0..MAX_STEPS {
        let (mut gradient, mut curvature): (Vector, Matrix) = ([0.0; SIZE], [[0.0; SIZE]; SIZE]);
        for index in 0..SIZE {
            gradient[index] = prior(index) * (start[index] - parameters[index]);
            curvature[index][index] = prior(index);
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
    // Only four parameters matter at each progress: both kinds at the two knots around it.
    let indices = [knot, knot + 1, KNOTS + knot, KNOTS + knot + 1];
    let seats = features.win.iter().zip(&features.score).map(|(&win, &score)| (win, score));
    let contenders: Vec<(f32, f32)> =
        seats.chain(features.rival.map(|rival| (rival.win, rival.score))).collect();
    let highest = contenders.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
    let inputs: Vec<[f64; 4]> = contenders
        .iter()
        .map(|&(win, score)| {
            let chance = f64::from(win.max(SMALLEST_CHANCE).ln());
            let score = f64::from(score - highest);
            let [before, after] = shares.map(f64::from);
            [before * chance, after * chance, before * score, after * score]
        })
        .collect();
    let logit =
        |input: &[f64; 4]| -> f64 { (0..4).map(|part| input[part] * parameters[indices[part]]).sum() };
    let logits: Vec<f64> = inputs.iter().map(logit).collect();
    let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let whole: f64 = weights.iter().sum();
    let won: f32 = result.win.iter().sum();
    let truth = |index: usize| f64::from(result.win.get(index).copied().unwrap_or(1.0 - won));
    let mut mean = [0.0; 4];
    for (input, weight) in inputs.iter().zip(&weights) {
        (0..4).for_each(|part| mean[part] += weight / whole * input[part]);
    }
    for (index, (input, weight)) in inputs.iter().zip(&weights).enumerate() {
        let (chance, difference) = (weight / whole, truth(index) - weight / whole);
        for one in 0..4 {
            gradient[indices[one]] += difference * input[one];
            for other in 0..4 {
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
        let (prior, usual) = if index < KNOTS { (PRIOR_OFFSET, 0.0) } else { (PRIOR_SLOPE, 1.0) };
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
        let truth = Fit {
            win: [0.5, 0.6, 0.7, 0.8, 0.9, 1.0],
            score: [0.02; KNOTS],
            offset: [30.0, 24.0, 18.0, 12.0, 6.0, 0.0],
            slope: [0.5, 0.6, 0.7, 0.8, 0.9, 1.0],
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
            assert!((found.win[knot] - truth.win[knot]).abs() < 0.12, "{found:?}");
            assert!((found.score[knot] - truth.score[knot]).abs() < 0.012, "{found:?}");
            assert!((found.offset[knot] - truth.offset[knot]).abs() < 0.3, "{found:?}");
            assert!((found.slope[knot] - truth.slope[knot]).abs() < 0.02, "{found:?}");
        }
    }
}
