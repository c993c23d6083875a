//! One search: iterations over one tree.

use maat_engine::{Actor, PerSeat, Perspective, Scratch, Seat, SeatSet, Turn, below, deal, random_ply};
use rand::rngs::SmallRng;

use super::tree::{Observed, Tree};
use super::{Leaf, RatedMove, SearchSettings};
use crate::Evaluate;
use crate::evaluation::{value, value_to};
use crate::greedy::finish_move;

/// Watches the leaves of a search. `()` watches nothing and costs nothing.
pub trait Watch<G> {
    /// Called for every iteration, with the index of the move at the root that it began with and with the position that was
    /// evaluated.
    fn leaf(&mut self, root_edge: usize, game: &G);

    /// The index of the move at the root that the next iteration must begin with; `None` if the search chooses.
    fn forced(&self) -> Option<usize> {
        None
    }
}

impl<G> Watch<G> for () {
    #[inline]
    fn leaf(&mut self, _root_edge: usize, _game: &G) {}
}

pub struct Search<'p, 'g, G: Evaluate, W: Watch<G> = ()> {
    at: &'p Perspective<'g, G>,
    settings: SearchSettings,
    rng: SmallRng,
    tree: Tree<G>,
    scratch: Scratch<G>,
    /// Scratch buffers for the look-ahead of the evaluation.
    lookahead: Scratch<G>,
    /// The choices of the current iteration.
    path: Vec<Choice>,
    /// The value of the current sample to each seat before anything is played, if rewards are relative; otherwise 0.
    before: PerSeat<f32>,
    iterations: u32,
    /// The sum of the values of all samples to the searching seat.
    all_before: f32,
    pub watch: W,
}

struct Choice {
    node: usize,
    edge: usize,
    seat: Seat,
}

impl<'p, 'g, G: Evaluate, W: Watch<G>> Search<'p, 'g, G, W> {
    pub fn new(at: &'p Perspective<'g, G>, settings: &SearchSettings, rng: SmallRng, watch: W) -> Self {
        Search {
            at,
            settings: *settings,
            rng,
            tree: Tree::new(),
            scratch: Scratch::default(),
            lookahead: Scratch::default(),
            path: Vec::new(),
            before: PerSeat::default(),
            iterations: 0,
            all_before: 0.0,
            watch,
        }
    }

    /// Continues with another generator, so that iterations with different moves can have the same luck.
    pub fn reseed(&mut self, rng: SmallRng) {
        self.rng = rng;
    }

    /// Descends the tree in a new sample, adds one node, evaluates the leaf, and adds its value to all choices on the
    /// path.
    pub fn iterate(&mut self) {
        let mut game = self.at.sample(&mut self.rng);
        let mut observed = Observed::nothing();
        self.path.clear();
        if self.settings.relative {
            self.before = value(&game);
        }
        self.iterations += 1;
        self.all_before += self.before[self.at.seat()];
        let mut grown = false;
        while !grown {
            let (actor, m) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, deal(&game, &mut self.rng, &mut self.scratch.moves)),
                Turn::Seats(due) => {
                    let Some(seat) = self.next_seat(due) else { break };
                    let (m, new) = self.choose(&game, seat, &observed);
                    grown = new;
                    (Actor::Seat(seat), m)
                }
            };
            let secret = game.secret(actor, m);
            self.scratch.events.clear();
            game.apply(actor, m, &mut self.scratch.events);
            observed.see(actor, &m, secret);
        }
        let rewards = self.leaf_value(&mut game);
        self.back_up(&rewards);
        if let Some(first) = self.path.first() {
            self.watch.leaf(first.edge, &game);
        }
    }

    /// Plays on from a leaf as the settings say, and evaluates the position.
    fn leaf_value(&mut self, game: &mut G) -> PerSeat<f32> {
        let mut left = match self.settings.leaf {
            Leaf::Evaluation { plies } => plies,
            Leaf::Playout => u32::MAX,
        };
        while left > 0 && random_ply(game, &mut self.rng, &mut self.scratch).is_some() {
            left -= 1;
        }
        // Evaluations expect a position that waits for a player, not one in the middle of a deal.
        while game.turn() == Turn::Chance {
            random_ply(game, &mut self.rng, &mut self.scratch);
        }
        if self.settings.finish_moves {
            finish_move(game, &mut self.rng, &mut self.scratch);
        }
        value(game)
    }

    /// Of several due seats the searching one goes first, so that its choice is the root.
    fn next_seat(&self, due: SeatSet) -> Option<Seat> {
        if self.path.is_empty() && due.contains(self.at.seat()) { Some(self.at.seat()) } else { due.lowest() }
    }

    /// A move that was never tried, if there is one, otherwise the best by UCB1; and whether the path ends with it.
    fn choose(&mut self, game: &G, seat: Seat, observed: &Observed) -> (G::Move, bool) {
        let legal = &mut self.scratch.moves;
        legal.clear();
        game.legal_moves(Actor::Seat(seat), legal);
        if let [m] = legal[..] {
            return (m, false);
        }
        let (place, is_new) = self.tree.node(observed.by(seat), legal);
        let node = &mut self.tree.nodes[place];
        let SearchSettings { prior_visits, exploration, finish_moves, .. } = self.settings;
        if is_new && prior_visits > 0 {
            let before = self.before[seat];
            for edge in &mut node.edges {
                let prior = prior(game, seat, edge.m, finish_moves, &mut self.rng, &mut self.lookahead);
                edge.visits = prior_visits;
                edge.available = prior_visits;
                edge.total = prior_visits as f32 * (prior - before);
            }
        }
        if let Some(edge) = self.watch.forced()
            && self.path.is_empty()
        {
            let is_untried = node.edges[edge].visits == 0;
            self.path.push(Choice { node: place, edge, seat });
            return (node.edges[edge].m, is_untried || is_new);
        }
        let mut untried = 0;
        let mut best = (f32::NEG_INFINITY, 0);
        let mut new = 0;
        for (hint, &m) in legal.iter().enumerate() {
            let index = node.find(m, hint);
            let edge = &mut node.edges[index];
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if below(&mut self.rng, untried) == 0 {
                    new = index;
                }
            } else if untried == 0 {
                let visits = edge.visits as f32;
                let bound =
                    edge.total / visits + exploration * ((edge.available as f32).ln() / visits).sqrt();
                if bound > best.0 {
                    best = (bound, index);
                }
            }
        }
        let edge = if untried > 0 { new } else { best.1 };
        self.path.push(Choice { node: place, edge, seat });
        (node.edges[edge].m, untried > 0 || is_new)
    }

    fn back_up(&mut self, rewards: &PerSeat<f32>) {
        for choice in &self.path {
            let edge = &mut self.tree.nodes[choice.node].edges[choice.edge];
            edge.visits += 1;
            edge.total += rewards[choice.seat] - self.before[choice.seat];
        }
    }

    /// The moves at the root with their statistics.
    pub fn rated_moves(&self) -> Vec<RatedMove<G::Move>> {
        let before = self.all_before / self.iterations.max(1) as f32;
        let root = self.tree.nodes.first().map_or(&[][..], |root| &root.edges);
        root.iter()
            .map(|edge| RatedMove {
                m: edge.m,
                visits: edge.visits,
                value: (before + edge.total / edge.visits.max(1) as f32).clamp(0.0, 1.0),
            })
            .collect()
    }
}

/// An edge needs this many visits to be part of an expected line.
const EXPECTED_VISITS: u32 = 8;

impl<G: Evaluate, W: Watch<G>> Search<'_, '_, G, W> {
    /// The line that the search expects after a move at the root, at most this many plies: the most visited moves of all seats,
    /// in one sample. It ends where it would have to guess: at a draw, at a secret move of another seat, and where few iterations
    /// came by.
    pub fn expected_line(&mut self, first: G::Move, plies: usize) -> Vec<(Actor, G::Move)> {
        let mut game = self.at.sample(&mut self.rng);
        let mut observed = Observed::nothing();
        let (mut next, mut line) = (Some((Actor::Seat(self.at.seat()), first)), Vec::new());
        while let Some((actor, m)) = next.filter(|_| line.len() < plies) {
            let secret = game.secret(actor, m);
            let own = actor == Actor::Seat(self.at.seat());
            if !own && secret.is_some_and(|readers| !readers.contains(self.at.seat())) {
                break;
            }
            self.scratch.events.clear();
            game.apply(actor, m, &mut self.scratch.events);
            observed.see(actor, &m, secret);
            line.push((actor, m));
            next = self.most_visited(&game, &observed);
        }
        line
    }

    /// The only or the most visited move of the seat that is due.
    fn most_visited(&mut self, game: &G, observed: &Observed) -> Option<(Actor, G::Move)> {
        let Turn::Seats(due) = game.turn() else { return None };
        let seat = due.lowest()?;
        let legal = &mut self.scratch.moves;
        legal.clear();
        game.legal_moves(Actor::Seat(seat), legal);
        if let [m] = legal[..] {
            return Some((Actor::Seat(seat), m));
        }
        let node = self.tree.find(observed.by(seat))?;
        let best = node.edges.iter().filter(|edge| legal.contains(&edge.m)).max_by_key(|edge| edge.visits)?;
        (best.visits >= EXPECTED_VISITS).then_some((Actor::Seat(seat), best.m))
    }
}

/// The value of a move before it is tried: that of the position it leads to.
fn prior<G: Evaluate>(
    game: &G,
    seat: Seat,
    m: G::Move,
    finish_moves: bool,
    rng: &mut SmallRng,
    scratch: &mut Scratch<G>,
) -> f32 {
    let mut next = game.clone();
    scratch.events.clear();
    next.apply(Actor::Seat(seat), m, &mut scratch.events);
    let known = if finish_moves { finish_move(&mut next, rng, scratch) } else { None };
    match known {
        Some((chooser, value)) if chooser == seat => value,
        _ => value_to(&next, seat),
    }
}
