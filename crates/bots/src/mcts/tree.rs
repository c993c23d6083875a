//! The table of information sets.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use maat_engine::{Actor, Game, MAX_SEATS, Seat, SeatSet};

/// Hashes of what each seat has observed since the root.
#[derive(Clone, Copy)]
pub struct Observed([u64; MAX_SEATS]);

impl Observed {
    pub fn nothing() -> Self {
        Observed([1; MAX_SEATS])
    }

    /// The key of the information set of `seat`.
    pub fn by(&self, seat: Seat) -> u64 {
        // Two seats with the same observations have different information sets.
        mix(self.0[seat.index()], seat.index() as u64 + 1)
    }

    /// Adds a ply to the observations of all seats; a seat that may not see the argument observes only the verb.
    pub fn see<M: Hash>(&mut self, actor: Actor, m: &M, secret: Option<SeatSet>) {
        let open = hash_of(&(actor, m));
        let Some(readers) = secret else {
            self.0.iter_mut().for_each(|seen| *seen = mix(*seen, open));
            return;
        };
        let masked = hash_of(&(actor, std::mem::discriminant(m)));
        for (seen, seat) in self.0.iter_mut().zip(Seat::ALL) {
            *seen = mix(*seen, if readers.contains(seat) { open } else { masked });
        }
    }
}

/// An information set and its bandit.
pub struct Node<M> {
    pub edges: Vec<Edge<M>>,
}

#[derive(Clone, Copy)]
pub struct Edge<M> {
    pub m: M,
    pub visits: u32,
    /// The number of visits to the information set in which the move was legal.
    pub available: u32,
    pub total: f32,
}

impl<M: Copy + PartialEq> Node<M> {
    fn new(legal: &[M]) -> Self {
        let edge = |&m| Edge { m, visits: 0, available: 0, total: 0.0 };
        Node { edges: legal.iter().map(edge).collect() }
    }

    /// The index of a move; `hint` is its index in the list of legal moves, which is most often the same.
    #[inline]
    pub fn find(&mut self, m: M, hint: usize) -> usize {
        if self.edges.get(hint).is_some_and(|edge| edge.m == m) {
            return hint;
        }
        self.edges.iter().position(|edge| edge.m == m).unwrap_or_else(|| {
            self.edges.push(Edge { m, visits: 0, available: 0, total: 0.0 });
            self.edges.len() - 1
        })
    }
}

pub struct Tree<G: Game> {
    places: HashMap<u64, u32, BuildHasherDefault<IdentityHasher>>,
    pub nodes: Vec<Node<G::Move>>,
}

impl<G: Game> Tree<G> {
    pub fn new() -> Self {
        Tree { places: HashMap::default(), nodes: Vec::new() }
    }

    /// The node of an information set that was visited.
    pub fn find(&self, name: u64) -> Option<&Node<G::Move>> {
        self.places.get(&name).map(|&place| &self.nodes[place as usize])
    }

    /// The node of an information set, created at the first visit; and whether this is the first visit.
    #[inline]
    pub fn node(&mut self, name: u64, legal: &[G::Move]) -> (usize, bool) {
        let next = self.nodes.len() as u32;
        let place = *self.places.entry(name).or_insert(next);
        let is_new = place == next;
        if is_new {
            self.nodes.push(Node::new(legal));
        }
        (place as usize, is_new)
    }
}

#[inline]
fn mix(one: u64, other: u64) -> u64 {
    (one.rotate_left(23) ^ other).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn hash_of<T: Hash>(value: &T) -> u64 {
    let mut hasher = Mixer(0);
    value.hash(&mut hasher);
    hasher.finish()
}

/// A fast hasher for small values. Keys of information sets must not depend on the run, so that a search with the same
/// seed gives the same move.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, value: u8) {
        self.0 = mix(self.0, u64::from(value) + 1);
    }

    fn write_u32(&mut self, value: u32) {
        self.0 = mix(self.0, u64::from(value) + 1);
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = mix(self.0, value);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}

/// Passes keys through, because keys of information sets are hashes already.
#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("names of information sets are numbers")
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }
}
