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
//! - Where a game says so ([`Heuristic::TRUST`]) every move begins with the heuristic's opinion, which counts like
//!   visits (Gelly, Silver: *Combining online and offline knowledge in UCT*, 2007).
//! - Where a game says so ([`Heuristic::RELATIVE`]) what counts is by how much a sample got better: what an opponent
//!   happens to hold in it makes no move look better than another (a control variate: Veness, Lanctot, Bowling:
//!   *Variance reduction in Monte-Carlo tree search*, 2011).
//! - Chance is sampled by its weights, never maximised; its outcomes are part of what is observed.
//! - Simultaneous choices: the seats choose one after the other, but none can observe the choices before it, so
//!   each plays its own bandit against the mix of the others (decoupled UCT: Tak, Lanctot, Winands: *Monte Carlo
//!   Tree Search variants for simultaneous move games*, 2014). The statistics approach a mixed strategy, and the move
//!   is drawn from it: whoever always played the most visited card could be foreseen.
//! - Rewards are a vector by seat, from rank and margin ([`rewards`](crate::rewards)): every seat maximises its own.
//! - Several threads search trees of their own; the visits at the root are added up (root parallelisation).

mod leaf;
mod search;
mod tree;

use std::thread;
use std::time::Instant;

use maat_engine::{Perspective, Turn, below};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub use leaf::Leaf;
use search::Search;

use crate::heuristics::Heuristic;
use crate::level::{Budget, Limit};

/// Of a mixed strategy a move is played only if the best one has at most so many times its visits: the others were
/// visited to find out that they are worse.
const SELDOM: u32 = 3;

/// What a search thinks of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<M> {
    pub m: M,
    pub visits: u32,
    /// The mean reward of the searching seat, from 0 to 1.
    pub worth: f32,
}

/// Searches and returns the move to play: the most visited one, or, where several seats choose at once, one of those
/// often visited, drawn by their visits.
pub(crate) fn choose<G: Heuristic>(seat: &Perspective<'_, G>, budget: Budget, rng: &mut SmallRng) -> G::Move {
    let opinions = think(seat, budget, Leaf::Horizon, rng);
    let at_once = matches!(seat.sample(rng).turn(), Turn::Seats(due) if due.len() > 1);
    let best = opinions[0];
    if !at_once || best.visits == 0 {
        return best.m;
    }
    let often = |opinion: &&Opinion<G::Move>| opinion.visits * SELDOM >= best.visits;
    let mut left = below(rng, opinions.iter().filter(often).map(|opinion| opinion.visits).sum());
    let drawn = opinions.iter().filter(often).find(|opinion| {
        let here = left < opinion.visits;
        left = left.saturating_sub(opinion.visits);
        here
    });
    drawn.map_or(best.m, |opinion| opinion.m)
}

/// Searches and returns all legal moves, the best first. The seat must be due.
pub fn think<G: Heuristic>(
    seat: &Perspective<'_, G>,
    budget: Budget,
    leaf: Leaf,
    rng: &mut SmallRng,
) -> Vec<Opinion<G::Move>> {
    let mut moves = Vec::new();
    seat.legal_moves(&mut moves);
    if let [m] = moves[..] {
        return vec![Opinion { m, visits: 0, worth: 0.5 }];
    }
    let threads = budget.threads.max(1);
    let seeds: Vec<u64> = (0..threads).map(|_| rng.next_u64()).collect();
    let mut opinions: Vec<_> = moves.iter().map(|&m| Opinion { m, visits: 0, worth: 0.0 }).collect();
    let results = thread::scope(|scope| {
        let search = |(index, &seed): (usize, &u64)| {
            scope.spawn(move || {
                run(seat, share(budget.limit, threads, index), leaf, SmallRng::seed_from_u64(seed))
            })
        };
        if threads == 1 {
            return vec![run(seat, budget.limit, leaf, SmallRng::seed_from_u64(seeds[0]))];
        }
        let searches: Vec<_> = seeds.iter().enumerate().map(search).collect();
        searches.into_iter().filter_map(|search| search.join().ok()).collect()
    });
    for found in results.into_iter().flatten() {
        if let Some(opinion) = opinions.iter_mut().find(|opinion| opinion.m == found.m) {
            let visits = opinion.visits + found.visits;
            if visits > 0 {
                let total = opinion.worth * opinion.visits as f32 + found.worth * found.visits as f32;
                opinion.worth = total / visits as f32;
                opinion.visits = visits;
            }
        }
    }
    opinions.sort_by(|one, other| {
        (other.visits, other.worth).partial_cmp(&(one.visits, one.worth)).unwrap_or(std::cmp::Ordering::Equal)
    });
    opinions
}

/// The iterations of one of several threads; a time is the same for all.
fn share(limit: Limit, threads: usize, index: usize) -> Limit {
    match limit {
        Limit::Iterations(count) => {
            let (threads, index) = (threads as u32, index as u32);
            Limit::Iterations(count / threads + u32::from(index < count % threads))
        }
        time => time,
    }
}

fn run<G: Heuristic>(
    seat: &Perspective<'_, G>,
    limit: Limit,
    leaf: Leaf,
    rng: SmallRng,
) -> Vec<Opinion<G::Move>> {
    let mut search = Search::new(seat, leaf, rng);
    match limit {
        Limit::Iterations(count) => (0..count).for_each(|_| search.iterate()),
        Limit::Time(time) => {
            let begin = Instant::now();
            while begin.elapsed() < time {
                search.iterate();
            }
        }
    }
    search.opinions()
}
