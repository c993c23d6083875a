//! Information-set Monte Carlo tree search.
//!
//! The variant is multiple-observer ISMCTS (Cowling, Powley, Whitehouse: *Information Set Monte Carlo Tree
//! Search*, 2012; Whitehouse: *Monte Carlo Tree Search for games with hidden information and uncertainty*, 2014).
//! Every iteration draws a new state that is possible for the searching seat and walks down it. Each seat decides
//! by statistics of its own information sets, so a search never assumes that an opponent sees what only we see,
//! nor that we see what only an opponent does; a single-observer tree would do both.
//!
//! - An information set is named by what its seat has observed since the root: a chain of hashes, one for each
//!   seat, in which a ply that the seat may not read counts by its verb alone. All seats share one table of nodes.
//! - In different samples different moves are legal, so the bandit counts how often each move was *available*
//!   and explores by that (UCB1 with availability counts, as in the paper).
//! - If a game sets [`SearchSettings::prior_visits`], every move starts with the evaluation of the position it leads
//!   to, which counts like visits (Gelly, Silver: *Combining online and offline knowledge in UCT*, 2007).
//! - If a game sets [`SearchSettings::relative`], rewards are improvements over the initial value of the sample, so
//!   that the hidden cards an opponent happens to have in it favour no move (a control variate: Veness, Lanctot,
//!   Bowling: *Variance reduction in Monte-Carlo tree search*, 2011).
//! - Chance is sampled by its weights, never maximised; its outcomes are part of what is observed.
//! - Simultaneous choices: the seats choose one after the other, but none can observe the choices before it, so each
//!   plays its own bandit against the mix of the others (decoupled UCT: Tak, Lanctot, Winands: *Monte Carlo Tree
//!   Search variants for simultaneous move games*, 2014). The statistics approach a mixed strategy, and the move is
//!   drawn from it, because opponents could predict a bot that always plays the most visited card.
//! - Rewards are a vector by seat, from rank and margin ([`rewards`](crate::rewards)): every seat maximises its own.
//! - Each thread searches its own tree; the visits at the root are added up (root parallelisation).

pub(crate) mod search;
mod settings;
mod tree;

use std::thread;
use std::time::{Duration, Instant};

use maat_engine::{Perspective, Turn, below};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use search::Search;
pub use settings::{Leaf, SearchSettings, Searchable};

use crate::{Bot, BotKind, Budget, Cost, Evaluate};

/// Iterations of `mcts` without a number, and of a search whose budget has no limit.
const DEFAULT_ITERATIONS: u32 = 2000;

/// A move of a mixed strategy is played only if the best one has at most this many times its visits. Moves with fewer
/// visits were only explored and found worse.
const MAX_VISIT_RATIO: u32 = 3;

/// Searches until its own limit or the budget of the caller is reached. Each decision starts with a new tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mcts {
    limit: Limit,
}

/// The limit in the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Limit {
    Iterations(u32),
    Time(Duration),
}

impl Mcts {
    /// A bot that searches this number of iterations.
    pub fn iterations(count: u32) -> Mcts {
        Mcts { limit: Limit::Iterations(count) }
    }

    /// A bot that searches for this time.
    pub fn time(time: Duration) -> Mcts {
        Mcts { limit: Limit::Time(time) }
    }

    fn budget(self) -> Budget {
        match self.limit {
            Limit::Iterations(count) => Budget::iterations(count),
            Limit::Time(time) => Budget::time(time),
        }
    }
}

impl<G: Searchable> Bot<G> for Mcts {
    /// The most visited move. Where several seats choose simultaneously, a move is drawn by visits from those often
    /// visited.
    fn choose(&mut self, at: &Perspective<'_, G>, budget: &Budget, rng: &mut SmallRng) -> G::Move {
        let moves = rate_moves(at, &G::SEARCH, &self.budget().within(budget), rng);
        pick(at, &moves, rng)
    }
}

/// The move that a bot plays after a search, see [`Mcts::choose`](Bot::choose).
pub(crate) fn pick<G: Evaluate>(
    at: &Perspective<'_, G>,
    moves: &[RatedMove<G::Move>],
    rng: &mut SmallRng,
) -> G::Move {
    let at_once = matches!(at.sample(rng).turn(), Turn::Seats(due) if due.len() > 1);
    let best = moves[0];
    if !at_once || best.visits == 0 {
        return best.m;
    }
    let often = |rated: &&RatedMove<G::Move>| rated.visits * MAX_VISIT_RATIO >= best.visits;
    let mut left = below(rng, moves.iter().filter(often).map(|rated| rated.visits).sum());
    let drawn = moves.iter().filter(often).find(|rated| {
        let here = left < rated.visits;
        left = left.saturating_sub(rated.visits);
        here
    });
    drawn.map_or(best.m, |rated| rated.m)
}

impl BotKind for Mcts {
    const NAME: &'static str = "mcts";
    const FORMS: &'static [&'static str] = &["mcts", "mcts:ITERATIONS", "mcts:TIMEms"];
    const HELP: &'static str = "searches 2000 iterations, or as many as you say, or for so many milliseconds";

    fn parse(argument: Option<&str>) -> Option<Self> {
        let Some(number) = argument else { return Some(Mcts::iterations(DEFAULT_ITERATIONS)) };
        match number.strip_suffix("ms") {
            Some(time) => {
                time.parse().ok().filter(|&ms| ms > 0).map(|ms| Mcts::time(Duration::from_millis(ms)))
            }
            None => number.parse().ok().filter(|&count| count > 0).map(Mcts::iterations),
        }
    }

    fn argument(&self) -> Option<String> {
        Some(match self.limit {
            Limit::Iterations(count) => count.to_string(),
            Limit::Time(time) => format!("{}ms", time.as_millis()),
        })
    }

    fn cost(&self) -> Cost {
        match self.limit {
            Limit::Iterations(count) => Cost::Iterations(count),
            Limit::Time(time) => Cost::Time(time),
        }
    }

    fn build<G: Searchable>(&self) -> Box<dyn Bot<G>> {
        Box::new(*self)
    }
}

/// A legal move with the results of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedMove<M> {
    /// The move.
    pub m: M,
    /// The number of iterations that began with it.
    pub visits: u32,
    /// The mean reward of the searching seat, from 0 to 1.
    pub value: f32,
}

/// Searches and returns all legal moves, the best first. The seat must be due.
///
/// A budget without limits means 2000 iterations.
pub fn rate_moves<G: Evaluate>(
    at: &Perspective<'_, G>,
    settings: &SearchSettings,
    budget: &Budget,
    rng: &mut SmallRng,
) -> Vec<RatedMove<G::Move>> {
    let mut moves = Vec::new();
    at.legal_moves(&mut moves);
    if let [m] = moves[..] {
        return vec![RatedMove { m, visits: 0, value: 0.5 }];
    }
    let threads = budget.threads.max(1);
    let seeds: Vec<u64> = (0..threads).map(|_| rng.next_u64()).collect();
    let mut rated: Vec<_> = moves.iter().map(|&m| RatedMove { m, visits: 0, value: 0.0 }).collect();
    let results = thread::scope(|scope| {
        let search = |(index, &seed): (usize, &u64)| {
            scope.spawn(move || {
                run(at, settings, &share(budget, threads, index), SmallRng::seed_from_u64(seed))
            })
        };
        if threads == 1 {
            return vec![run(at, settings, budget, SmallRng::seed_from_u64(seeds[0]))];
        }
        let searches: Vec<_> = seeds.iter().enumerate().map(search).collect();
        searches.into_iter().filter_map(|search| search.join().ok()).collect()
    });
    for found in results.into_iter().flatten() {
        if let Some(rated) = rated.iter_mut().find(|rated| rated.m == found.m) {
            let visits = rated.visits + found.visits;
            if visits > 0 {
                let total = rated.value * rated.visits as f32 + found.value * found.visits as f32;
                rated.value = total / visits as f32;
                rated.visits = visits;
            }
        }
    }
    sort_best_first(&mut rated);
    rated
}

/// The most visited move first; of equally visited ones the one with the best value.
pub(crate) fn sort_best_first<M>(rated: &mut [RatedMove<M>]) {
    rated.sort_by(|one, other| {
        (other.visits, other.value).partial_cmp(&(one.visits, one.value)).unwrap_or(std::cmp::Ordering::Equal)
    });
}

/// The budget of one of several threads: its share of the iterations, and the whole time.
fn share(budget: &Budget, threads: usize, index: usize) -> Budget {
    let (threads, index) = (threads as u32, index as u32);
    let part = |count: u32| count / threads + u32::from(index < count % threads);
    Budget { iterations: budget.iterations.map(part), ..*budget }
}

fn run<G: Evaluate>(
    at: &Perspective<'_, G>,
    settings: &SearchSettings,
    budget: &Budget,
    rng: SmallRng,
) -> Vec<RatedMove<G::Move>> {
    let mut search = Search::new(at, settings, rng, ());
    let unlimited = if budget.time.is_some() { u32::MAX } else { DEFAULT_ITERATIONS };
    let begin = Instant::now();
    for _ in 0..budget.iterations.unwrap_or(unlimited) {
        if budget.time.is_some_and(|time| begin.elapsed() >= time) {
            break;
        }
        search.iterate();
    }
    search.rated_moves()
}
