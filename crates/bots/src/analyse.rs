//! Searches for the analysis of a game: decisions with their alternatives, and draws with what else could have been drawn.

use maat_engine::{Actor, Game, Perspective, Seat, Turn, deal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::compare::standard_error;
use crate::forecast::{Features, Fit, Forecast, RootTallies, Tally};
use crate::mcts::search::Search;
use crate::mcts::{pick, sort_best_first};
use crate::{Evaluate, RatedMove, Searchable};

/// The number of best moves that are compared; the played move is always compared, too.
pub const COMPARED_MOVES: usize = 3;
/// The share of the iterations with which each of the compared moves is tried again.
const COMPARISON_SHARE: u32 = 4;
/// The comparison is made in this many parts of equal length. How much the parts differ tells how sure it is.
const COMPARISON_PARTS: usize = 16;
/// Another move than the most visited one counts as the best if its chance to win is better by this much and by two standard errors. Where
/// the chances are equal, a search also knows about margins and lower places.
const CLEARLY_BETTER: f32 = 0.02;
/// The maximum number of plies of an expected line.
const EXPECTED_PLIES: usize = 8;
/// The number of searches of the position after a draw. Searches with the same number have the same luck after every draw.
const DRAW_SEARCHES: usize = 8;
/// The share of the iterations of each of these searches.
const DRAW_SHARE: u32 = 4;

/// A decision, analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedDecision<M> {
    /// All legal moves, the best first. Only the compared ones have a forecast; they come first.
    pub moves: Vec<ForecastMove<M>>,
    /// The value of the position: the forecast of the best move.
    pub before: Forecast,
    /// The results of the search that it follows from.
    pub features: Option<Features>,
    /// The line that the search expects, beginning with the best move.
    pub expected: Vec<(Actor, M)>,
}

/// A legal move with its forecast.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ForecastMove<M> {
    /// The move.
    pub m: M,
    /// The share of iterations in which the search chose it.
    pub share: f32,
    /// The forecast after the move; `None` if the move was not compared.
    pub forecast: Option<Forecast>,
    /// The seat's chance to win in each part of the comparison.
    parts: [f32; COMPARISON_PARTS],
}

impl<M> ForecastMove<M> {
    /// The standard error of the difference between the chances to win of two compared moves. Both had the same luck in each part, so the
    /// difference is surer than either chance.
    pub fn error_against(&self, other: &ForecastMove<M>) -> f32 {
        let differences: Vec<f32> =
            self.parts.iter().zip(&other.parts).map(|(own, other)| own - other).collect();
        standard_error(&differences)
    }
}

/// A draw, analysed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AnalysedDraw {
    /// The value of the position before the draw.
    pub before: Forecast,
    /// The change of the value by what was drawn, against the mean of all draws by their weights.
    pub luck: Forecast,
}

/// Analyses a decision of a seat that is due and has several legal moves.
///
/// The search chooses freely at first, as a bot does. Then the best moves and the played one are tried again, all of them equally
/// often, in the same samples and with the same luck. Forecasts come from this second part alone: a bot hardly looks at bad moves, and the
/// move that looks best in the first part does so partly by luck.
pub(crate) fn analyse_decision<G: Searchable>(
    at: &Perspective<'_, G>,
    played: G::Move,
    iterations: u32,
    seed: u64,
) -> AnalysedDecision<G::Move> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let sample = at.sample(&mut rng);
    let (seat, seats, progress) = (at.seat(), sample.seat_count(), sample.progress());
    let mut search =
        Search::new(at, &G::SEARCH, SmallRng::seed_from_u64(rng.next_u64()), RootTallies::default());
    for _ in 0..iterations.max(1) {
        search.iterate();
    }
    let edges: Vec<G::Move> = search.rated_moves().iter().map(|rated| rated.m).collect();
    let place = |m: G::Move| edges.iter().position(|edge| *edge == m);
    let mut rated = search.rated_moves();
    // A root edge begins with visits that come from the evaluation; only real ones are shares of the iterations.
    for (edge, rated) in rated.iter_mut().enumerate() {
        rated.visits = search.watch.of(edge).leaves();
    }
    sort_best_first(&mut rated);
    let mut compared: Vec<G::Move> = rated.iter().take(COMPARED_MOVES).map(|rated| rated.m).collect();
    if !compared.contains(&played) && place(played).is_some() {
        compared.push(played);
    }
    let fit = Fit::of(G::ID, seats, iterations);
    let forecast = |tally: &Tally| tally.features(seats, progress).map(|features| fit.forecast(&features));
    let mut tallies = vec![Tally::default(); compared.len()];
    let mut parts = [const { Vec::new() }; COMPARISON_PARTS];
    let rounds = (iterations / COMPARISON_SHARE / COMPARISON_PARTS as u32).max(1);
    for wins in &mut parts {
        search.watch.clear();
        for _ in 0..rounds {
            let luck = rng.next_u64();
            for &m in &compared {
                search.watch.forced = place(m);
                search.reseed(SmallRng::seed_from_u64(luck));
                search.iterate();
            }
        }
        for (index, &m) in compared.iter().enumerate() {
            let tally = place(m).map(|edge| search.watch.of(edge)).unwrap_or_default();
            tallies[index].merge(&tally);
            wins.push(forecast(&tally).map_or(0.0, |forecast| forecast.win[seat]));
        }
    }
    let forecast_move = |rated: &RatedMove<G::Move>| {
        let index = compared.iter().position(|&m| m == rated.m);
        ForecastMove {
            m: rated.m,
            share: rated.visits as f32 / iterations.max(1) as f32,
            forecast: index.and_then(|index| forecast(&tallies[index])),
            parts: index.map_or([0.0; COMPARISON_PARTS], |index| parts.each_ref().map(|wins| wins[index])),
        }
    };
    let mut moves: Vec<_> = rated.iter().map(forecast_move).collect();
    sort_compared(&mut moves, seat);
    let best = moves[0];
    let index = compared.iter().position(|&m| m == best.m);
    let features = index.and_then(|index| tallies[index].features(seats, progress));
    let expected = search.expected_line(best.m, EXPECTED_PLIES);
    AnalysedDecision { before: best.forecast.unwrap_or_default(), features, moves, expected }
}

/// Sorts the compared moves by the chance to win, the best first, and puts them before the others. The first of the list, which was
/// visited most, stays the best unless another is clearly better.
fn sort_compared<M: Copy>(moves: &mut [ForecastMove<M>], seat: Seat) {
    let win = |one: &ForecastMove<M>| one.forecast.map_or(f32::NEG_INFINITY, |forecast| forecast.win[seat]);
    let first = moves[0];
    let handicap = |one: &ForecastMove<M>, index: usize| match index {
        0 => win(one),
        _ => win(one) - CLEARLY_BETTER - 2.0 * one.error_against(&first),
    };
    let best = (0..moves.len()).max_by(|&one, &other| {
        // Of equals the first one is the best.
        handicap(&moves[one], one).total_cmp(&handicap(&moves[other], other)).then(other.cmp(&one))
    });
    moves.swap(0, best.unwrap_or(0));
    moves[1..].sort_by(|one, other| win(other).total_cmp(&win(one)));
}

/// Analyses a draw: chance must be due. It uses open cards, because nobody decides.
pub(crate) fn analyse_draw<G: Searchable>(
    game: &G,
    drawn: G::Move,
    iterations: u32,
    seed: u64,
) -> AnalysedDraw {
    let mut rng = SmallRng::seed_from_u64(seed);
    let seeds: Vec<u64> = (0..DRAW_SEARCHES).map(|_| rng.next_u64()).collect();
    let mut draws = Vec::new();
    game.legal_moves(Actor::Chance, &mut draws);
    let iterations = iterations / DRAW_SHARE;
    let mut own = Values::default();
    seeds
        .iter()
        .for_each(|&seed| own.add(&value_after(game, drawn, iterations, seed), 1.0 / DRAW_SEARCHES as f32));
    let mut mean = Values::default();
    if draws.len() <= DRAW_SEARCHES {
        let whole = draws.iter().map(|&m| game.weight(m)).sum::<u32>() as f32;
        let searches = DRAW_SEARCHES / draws.len().saturating_sub(1).max(1);
        for (index, &m) in draws.iter().enumerate() {
            let share = game.weight(m) as f32 / whole;
            if m == drawn {
                mean.add(&own, share);
                continue;
            }
            for search in 0..searches {
                let seed = seeds[(index * searches + search) % DRAW_SEARCHES];
                mean.add(&value_after(game, m, iterations, seed), share / searches as f32);
            }
        }
    } else {
        for &seed in &seeds {
            let m = deal(game, &mut rng, &mut draws);
            mean.add(&value_after(game, m, iterations, seed), 1.0 / DRAW_SEARCHES as f32);
        }
    }
    let mut luck = own.mean;
    luck.add(&mean.mean, -1.0);
    AnalysedDraw { before: mean.best, luck }
}

/// Two values of a position.
#[derive(Clone, Copy, Default)]
struct Values {
    /// Of the best move: the better one.
    best: Forecast,
    /// Of all iterations: less noisy, and too small for the seat that decides. Differences do not matter to that.
    mean: Forecast,
}

impl Values {
    fn add(&mut self, other: &Values, weight: f32) {
        self.best.add(&other.best, weight);
        self.mean.add(&other.mean, weight);
    }
}

/// The value of the position after a draw. Further draws and forced moves are made with the luck of the seed.
fn value_after<G: Searchable>(game: &G, m: G::Move, iterations: u32, seed: u64) -> Values {
    let mut game = game.clone();
    let (mut rng, mut moves, mut events) = (SmallRng::seed_from_u64(seed), Vec::new(), Vec::new());
    let mut next = Some((Actor::Chance, m));
    while let Some((actor, m)) = next {
        events.clear();
        game.apply(actor, m, &mut events);
        next = forced_ply(&game, &mut rng, &mut moves);
    }
    let (seats, progress) = (game.seat_count(), game.progress());
    let fit = Fit::of(G::ID, seats, iterations);
    let forecast = |tally: Tally| tally.features(seats, progress).map(|features| fit.forecast(&features));
    let Turn::Seats(due) = game.turn() else {
        let forecast = final_forecast(&game);
        return Values { best: forecast, mean: forecast };
    };
    let seat = due.lowest().unwrap_or(Seat::A);
    let at = Perspective::with_open_cards(&game, seat);
    let mut search =
        Search::new(&at, &G::SEARCH, SmallRng::seed_from_u64(rng.next_u64()), RootTallies::default());
    for _ in 0..iterations.max(1) {
        search.iterate();
    }
    let rated = search.rated_moves();
    let best = (0..rated.len()).max_by_key(|&edge| (rated[edge].visits, search.watch.of(edge).leaves()));
    let mean = forecast(search.watch.all()).unwrap_or_default();
    Values { best: best.and_then(|edge| forecast(search.watch.of(edge))).unwrap_or(mean), mean }
}

/// The next draw or forced move; `None` at a decision and at the end.
fn forced_ply<G: Game>(game: &G, rng: &mut SmallRng, moves: &mut Vec<G::Move>) -> Option<(Actor, G::Move)> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, deal(game, rng, moves))),
        Turn::Seats(due) => due.iter().find_map(|seat| {
            moves.clear();
            game.legal_moves(Actor::Seat(seat), moves);
            if let [m] = moves[..] { Some((Actor::Seat(seat), m)) } else { None }
        }),
    }
}

/// The result of a game that is over, as a forecast.
pub(crate) fn final_forecast<G: Evaluate>(game: &G) -> Forecast {
    let mut tally = Tally::default();
    tally.add(game);
    tally
        .features(game.seat_count(), 1.0)
        .map_or_else(Forecast::default, |features| Fit::NONE.forecast(&features))
}

/// The move that `mcts` with this number of iterations plays, and what its search says about the result: the means below the most visited
/// move.
pub(crate) fn choose_and_predict<G: Searchable>(
    at: &Perspective<'_, G>,
    iterations: u32,
    rng: &mut SmallRng,
) -> (G::Move, Option<Features>) {
    let own = SmallRng::seed_from_u64(rng.next_u64());
    let mut search = Search::new(at, &G::SEARCH, own, RootTallies::default());
    for _ in 0..iterations.max(1) {
        search.iterate();
    }
    let rated = search.rated_moves();
    let mut sorted = rated.clone();
    sort_best_first(&mut sorted);
    let best = rated.iter().position(|rated| rated.m == sorted[0].m);
    let sample = at.sample(rng);
    let features =
        best.and_then(|edge| search.watch.of(edge).features(sample.seat_count(), sample.progress()));
    (pick(at, &sorted, rng), features)
}
