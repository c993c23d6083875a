//! Predictions of a game's result: each seat's chance to win and its expected final points.
//!
//! A search looks at hundreds of positions below its root. A [`Tally`] sums up what their evaluations say, [`Features`] are the
//! means, and a [`Fit`] turns them into a [`Forecast`] that is true on average. The fits were made from games that bots
//! played, see `docs/analysis.md`.

mod fitted;
pub mod fitting;

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::Evaluate;
use crate::mcts::search::Watch;

/// The prediction of a game's result.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forecast {
    /// The chance of each seat to win; seats that win together share it. What is missing to 1 is the chance that nobody wins, or
    /// that an opponent without a seat does.
    pub win: PerSeat<f32>,
    /// The expected final points of each seat.
    pub points: PerSeat<f32>,
}

impl Forecast {
    /// Adds another forecast with a weight.
    pub fn add(&mut self, other: &Forecast, weight: f32) {
        for seat in Seat::ALL {
            self.win[seat] += weight * other.win[seat];
            self.points[seat] += weight * other.points[seat];
        }
    }
}

/// Sums over the leaves of a search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    leaves: u32,
    /// The number of leaves at which the game was over.
    ended: u32,
    win: PerSeat<f64>,
    rival_win: f64,
    /// The scores at all leaves: final scores where the game was over, evaluations elsewhere.
    score: PerSeat<f64>,
    /// The final scores alone.
    ended_score: PerSeat<f64>,
    rival_score: f64,
    /// The number of leaves at which there was an opponent without a seat.
    rivals: u32,
}

impl Tally {
    /// The number of leaves.
    pub fn leaves(&self) -> u32 {
        self.leaves
    }

    /// Adds a position.
    pub fn add<G: Evaluate>(&mut self, game: &G) {
        self.leaves += 1;
        let seats = game.seat_count();
        let rival = match game.outcome() {
            Some(outcome) => {
                self.ended += 1;
                let winners = outcome.winners().count();
                for seat in Seat::first(seats) {
                    let score = f64::from(outcome.score[seat.index()]);
                    self.score[seat] += score;
                    self.ended_score[seat] += score;
                    if outcome.rank[seat.index()] == 1 {
                        self.win[seat] += 1.0 / winners as f64;
                    }
                }
                self.rival_win += f64::from(u8::from(winners == 0));
                game.rival().map(|rival| f64::from(rival.score))
            }
            None => {
                let evaluation = game.evaluate();
                let scale = f64::from(leaf_scale(G::WIN_SCALE, game.progress()));
                let scores = Seat::first(seats).map(|seat| evaluation[seat]).chain(evaluation.rival);
                let highest = f64::from(scores.clone().fold(f32::NEG_INFINITY, f32::max));
                let weight = |score: f32| ((f64::from(score) - highest) / scale).exp();
                let whole: f64 = scores.map(weight).sum();
                for seat in Seat::first(seats) {
                    self.score[seat] += f64::from(evaluation[seat]);
                    self.win[seat] += weight(evaluation[seat]) / whole;
                }
                self.rival_win += evaluation.rival.map_or(0.0, |score| weight(score) / whole);
                evaluation.rival.map(f64::from)
            }
        };
        if let Some(score) = rival {
            self.rivals += 1;
            self.rival_score += score;
        }
    }

    /// Adds the leaves of another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.leaves += other.leaves;
        self.ended += other.ended;
        self.rival_win += other.rival_win;
        self.rival_score += other.rival_score;
        self.rivals += other.rivals;
        for seat in Seat::ALL {
            self.win[seat] += other.win[seat];
            self.score[seat] += other.score[seat];
            self.ended_score[seat] += other.ended_score[seat];
        }
    }

    /// The means, for a root with this progress; `None` if there was no leaf.
    pub fn features(&self, seats: u8, progress: f32) -> Option<Features> {
        if self.leaves == 0 {
            return None;
        }
        let mean = |sum: f64| (sum / f64::from(self.leaves)) as f32;
        let means = |sums: &PerSeat<f64>| Seat::first(seats).map(|seat| mean(sums[seat])).collect();
        Some(Features {
            progress,
            win: means(&self.win),
            score: means(&self.score),
            ended: mean(f64::from(self.ended)),
            ended_score: means(&self.ended_score),
            rival: (self.rivals > 0 || self.rival_win > 0.0).then(|| RivalFeatures {
                win: mean(self.rival_win),
                score: (self.rival_score / f64::from(self.rivals.max(1))) as f32,
            }),
        })
    }
}

/// The scale of the curve that turns scores into chances at a leaf. Leads mean more near the end.
fn leaf_scale(win_scale: f32, progress: f32) -> f32 {
    // A logistic curve reaches 75 % at the logarithm of 3.
    win_scale / 3f32.ln() * (1.0 - 0.75 * progress.clamp(0.0, 1.0))
}

/// The results of a search before they are calibrated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Features {
    /// The progress of the game at the root, see [`Evaluate::progress`].
    pub progress: f32,
    /// The mean chance to win of each seat at the leaves.
    pub win: Vec<f32>,
    /// The mean score of each seat at the leaves.
    pub score: Vec<f32>,
    /// The share of leaves at which the game was over.
    pub ended: f32,
    /// The part of the mean score that comes from those leaves.
    pub ended_score: Vec<f32>,
    /// The opponent without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<RivalFeatures>,
}

/// The results of a search for an opponent without a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RivalFeatures {
    /// The mean chance to win at the leaves.
    pub win: f32,
    /// The mean score at the leaves at which there was such an opponent.
    pub score: f32,
}

/// The number of points of the progress at which the parameters of a fit are given; between them they are interpolated.
pub const KNOTS: usize = KNOT_PROGRESS.len();
/// The progress at each of these points. Most of them are near the end, where searches become certain.
const KNOT_PROGRESS: [f32; 8] = [0.0, 0.2, 0.4, 0.6, 0.8, 0.87, 0.94, 1.0];

/// The number of ranges of chances that have a sharpness of their own.
pub const RANGES: usize = RANGE_ENDS.len();
/// The upper end of each range.
const RANGE_ENDS: [f32; 7] = [0.02, 0.08, 0.2, 0.4, 0.6, 0.8, 1.0];

/// The parameters that turn [`Features`] into a [`Forecast`], at several points of the progress.
///
/// The chance to win is proportional to `win ^ w · exp(s · score)`, where `w` and `s` are the first two parameters, and then sharpened. The expected
/// points of a seat are `offset + slope · score` for the leaves at which the game was not over.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fit {
    /// The exponent of the mean chance at the leaves.
    pub win: [f32; KNOTS],
    /// The weight of a point of the mean score.
    pub score: [f32; KNOTS],
    /// Points that the evaluation does not foresee.
    pub offset: [f32; KNOTS],
    /// The weight of the evaluation's points.
    pub slope: [f32; KNOTS],
    /// The logarithm of a factor for the chance of an opponent without a seat.
    pub rival: f32,
    /// Exponents of the chances, one for each of the [`RANGES`]: how sure an evaluation may be depends on how sure it is.
    pub sharpness: [f32; RANGES],
}

impl Fit {
    /// Takes the means as they are.
    pub const NONE: Fit = Fit {
        win: [1.0; KNOTS],
        score: [0.0; KNOTS],
        offset: [0.0; KNOTS],
        slope: [1.0; KNOTS],
        rival: 0.0,
        sharpness: [1.0; RANGES],
    };

    /// The fit of a game for this number of seats, or for the nearest one, and for a search of this length. Long searches need less
    /// correction than short ones.
    pub fn of(game: &str, seats: u8, iterations: u32) -> Fit {
        let fits = || fitted::FITS.iter().filter(|fitted| fitted.game == game);
        let Some(nearest) = fits().map(|fitted| fitted.seats).min_by_key(|fitted| fitted.abs_diff(seats))
        else {
            return Fit::NONE;
        };
        let fits = || fits().filter(|fitted| fitted.seats == nearest);
        let below =
            fits().filter(|fitted| fitted.iterations <= iterations).max_by_key(|fitted| fitted.iterations);
        let above =
            fits().filter(|fitted| fitted.iterations > iterations).min_by_key(|fitted| fitted.iterations);
        match (below, above) {
            (Some(below), Some(above)) => {
                let length = |iterations: u32| (iterations as f32).ln();
                let whole = length(above.iterations) - length(below.iterations);
                below.fit.mixed(&above.fit, (length(iterations) - length(below.iterations)) / whole)
            }
            (one, other) => one.or(other).map_or(Fit::NONE, |fitted| fitted.fit),
        }
    }

    /// A fit between two.
    fn mixed(&self, other: &Fit, share: f32) -> Fit {
        fn mix<const N: usize>(one: &[f32; N], other: &[f32; N], share: f32) -> [f32; N] {
            std::array::from_fn(|index| (1.0 - share) * one[index] + share * other[index])
        }
        Fit {
            win: mix(&self.win, &other.win, share),
            score: mix(&self.score, &other.score, share),
            offset: mix(&self.offset, &other.offset, share),
            slope: mix(&self.slope, &other.slope, share),
            rival: (1.0 - share) * self.rival + share * other.rival,
            sharpness: mix(&self.sharpness, &other.sharpness, share),
        }
    }

    /// The forecast from the results of a search.
    pub fn forecast(&self, features: &Features) -> Forecast {
        let at = |values: &[f32; KNOTS]| interpolate(values, features.progress);
        let (offset, slope) = (at(&self.offset), at(&self.slope));
        let chances = sharpened(&self.chances(features), &self.sharpness);
        let mut forecast = Forecast::default();
        for index in 0..features.win.len() {
            let seat = Seat::at(index);
            forecast.win[seat] = chances[index];
            let ended = features.ended_score[index];
            forecast.points[seat] =
                ended + (1.0 - features.ended) * offset + slope * (features.score[index] - ended);
        }
        forecast
    }

    /// The chances of all seats, and after them that of an opponent without a seat, before they are sharpened.
    fn chances(&self, features: &Features) -> Chances {
        let [win, score] = [&self.win, &self.score].map(|values| interpolate(values, features.progress));
        let contenders = || {
            let seats = features.win.iter().copied().zip(features.score.iter().copied());
            let seats = seats.map(|(win, score)| (win, score, 0.0));
            seats.chain(features.rival.map(|rival| (rival.win, rival.score, self.rival)))
        };
        let highest = contenders().map(|(_, score, _)| score).fold(f32::NEG_INFINITY, f32::max);
        let weight = |(chance, points, bias): (f32, f32, f32)| {
            chance.powf(win) * (score * (points - highest) + bias).exp()
        };
        normalised(contenders().map(weight).collect())
    }
}

/// The chances of the seats, and after them that of an opponent without a seat.
type Chances = ArrayVec<f32, { MAX_SEATS + 1 }>;

/// Chances with the exponents of [`Fit::sharpness`].
fn sharpened(chances: &Chances, sharpness: &[f32; RANGES]) -> Chances {
    let weight = |&chance: &f32| {
        let logarithm: f32 =
            in_ranges(chance).iter().zip(sharpness).map(|(part, exponent)| part * exponent).sum();
        logarithm.exp()
    };
    normalised(chances.iter().map(weight).collect())
}

/// The logarithm of a chance, as a sum of its parts in all ranges.
fn in_ranges(chance: f32) -> [f32; RANGES] {
    std::array::from_fn(|range| {
        let start = if range == 0 { 0.0 } else { RANGE_ENDS[range - 1] };
        let end = RANGE_ENDS[range];
        (chance.clamp(start, end) / end).ln()
    })
}

fn normalised(mut chances: Chances) -> Chances {
    let whole = chances.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    chances.iter_mut().for_each(|chance| *chance /= whole);
    chances
}

/// The fit to searches of one length.
struct Fitted {
    game: &'static str,
    seats: u8,
    iterations: u32,
    fit: Fit,
}

/// The shares of the two knots around a progress, with the index of the first.
pub fn knots(progress: f32) -> (usize, [f32; 2]) {
    let progress = progress.clamp(0.0, 1.0);
    let after = KNOT_PROGRESS.iter().position(|&knot| knot > progress).unwrap_or(KNOTS - 1);
    let [from, to] = [KNOT_PROGRESS[after - 1], KNOT_PROGRESS[after]];
    let share = (progress - from) / (to - from);
    (after - 1, [1.0 - share, share])
}

fn interpolate(values: &[f32; KNOTS], progress: f32) -> f32 {
    let (index, [before, after]) = knots(progress);
    before * values[index] + after * values[index + 1]
}

/// Sums up the leaves below each move at the root.
#[derive(Debug, Default)]
pub(crate) struct RootTallies {
    /// By the index of the move.
    moves: Vec<Tally>,
    pub forced: Option<usize>,
}

impl RootTallies {
    /// The leaves below a move.
    pub fn of(&self, edge: usize) -> Tally {
        self.moves.get(edge).copied().unwrap_or_default()
    }

    /// The leaves below all moves.
    pub fn all(&self) -> Tally {
        let mut all = Tally::default();
        self.moves.iter().for_each(|tally| all.merge(tally));
        all
    }

    /// Forgets all leaves.
    pub fn clear(&mut self) {
        self.moves.clear();
    }
}

impl<G: Evaluate> Watch<G> for RootTallies {
    fn leaf(&mut self, root_edge: usize, game: &G) {
        if self.moves.len() <= root_edge {
            self.moves.resize(root_edge + 1, Tally::default());
        }
        self.moves[root_edge].add(game);
    }

    fn forced(&self) -> Option<usize> {
        self.forced
    }
}
