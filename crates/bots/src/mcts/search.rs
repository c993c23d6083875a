//! One search: iterations over one tree.

use maat_engine::{Actor, MAX_SEATS, Perspective, Scratch, Seat, Turn, below, deal};
use rand::rngs::SmallRng;

use super::tree::{Observed, Tree};
use super::{Leaf, Opinion};
use crate::greedy::{appraise, finish_move};
use crate::heuristics::Heuristic;

pub struct Search<'p, 'g, G: Heuristic> {
    seat: &'p Perspective<'g, G>,
    leaf: Leaf,
    rng: SmallRng,
    tree: Tree<G>,
    scratch: Scratch<G>,
    /// For moves that are only thought of.
    aside: Scratch<G>,
    /// The choices of the present iteration.
    path: Vec<Choice>,
    /// What the present sample is worth to each seat before anything is played, if that is not to count.
    before: [f32; MAX_SEATS],
    iterations: u32,
    /// The sum of what all samples were worth to the searching seat.
    all_before: f32,
}

struct Choice {
    node: usize,
    edge: usize,
    seat: Seat,
}

impl<'p, 'g, G: Heuristic> Search<'p, 'g, G> {
    pub fn new(seat: &'p Perspective<'g, G>, leaf: Leaf, rng: SmallRng) -> Self {
        Search {
            seat,
            leaf,
            rng,
            tree: Tree::new(),
            scratch: Scratch::default(),
            aside: Scratch::default(),
            path: Vec::new(),
            before: [0.0; MAX_SEATS],
            iterations: 0,
            all_before: 0.0,
        }
    }

    /// Walks down a possible state, adds one node, judges the end and remembers what it was worth.
    pub fn iterate(&mut self) {
        let mut game = self.seat.sample(&mut self.rng);
        let mut observed = Observed::nothing();
        self.path.clear();
        if G::RELATIVE {
            self.before = appraise(&game);
        }
        self.iterations += 1;
        self.all_before += self.before[self.seat.seat().index()];
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
        let rewards = self.leaf.judge(&mut game, &mut self.rng, &mut self.scratch);
        self.remember(&rewards);
    }

    /// Of several seats due at once the searching one goes first: its choice is the root.
    fn next_seat(&self, due: maat_engine::SeatSet) -> Option<Seat> {
        if self.path.is_empty() && due.contains(self.seat.seat()) {
            Some(self.seat.seat())
        } else {
            due.lowest()
        }
    }

    /// A move that was never tried, if there is one, else the best by UCB. Tells whether something new was found.
    fn choose(&mut self, game: &G, seat: Seat, observed: &Observed) -> (G::Move, bool) {
        let legal = &mut self.scratch.moves;
        legal.clear();
        game.legal_moves(Actor::Seat(seat), legal);
        if let [m] = legal[..] {
            return (m, false);
        }
        let (place, is_new) = self.tree.node(observed.by(seat), legal);
        let node = &mut self.tree.nodes[place];
        if is_new && G::TRUST > 0 {
            let before = self.before[seat.index()];
            for edge in &mut node.edges {
                let worth = expected(game, seat, edge.m, &mut self.rng, &mut self.aside);
                edge.visits = G::TRUST;
                edge.available = G::TRUST;
                edge.total = G::TRUST as f32 * (worth - before);
            }
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
                    edge.total / visits + G::EXPLORATION * ((edge.available as f32).ln() / visits).sqrt();
                if bound > best.0 {
                    best = (bound, index);
                }
            }
        }
        let edge = if untried > 0 { new } else { best.1 };
        self.path.push(Choice { node: place, edge, seat });
        (node.edges[edge].m, untried > 0 || is_new)
    }

    fn remember(&mut self, rewards: &[f32; MAX_SEATS]) {
        for choice in &self.path {
            let edge = &mut self.tree.nodes[choice.node].edges[choice.edge];
            edge.visits += 1;
            edge.total += rewards[choice.seat.index()] - self.before[choice.seat.index()];
        }
    }

    /// What was found at the root.
    pub fn opinions(&self) -> Vec<Opinion<G::Move>> {
        let before = self.all_before / self.iterations.max(1) as f32;
        let root = self.tree.nodes.first().map_or(&[][..], |root| &root.edges);
        root.iter()
            .map(|edge| Opinion {
                m: edge.m,
                visits: edge.visits,
                worth: (before + edge.total / edge.visits.max(1) as f32).clamp(0.0, 1.0),
            })
            .collect()
    }
}

/// What the heuristic says of a move, which stands for the first visits.
fn expected<G: Heuristic>(
    game: &G,
    seat: Seat,
    m: G::Move,
    rng: &mut SmallRng,
    scratch: &mut Scratch<G>,
) -> f32 {
    let mut next = game.clone();
    scratch.events.clear();
    next.apply(Actor::Seat(seat), m, &mut scratch.events);
    if G::QUIET {
        finish_move(&mut next, rng, scratch);
    }
    appraise(&next)[seat.index()]
}
