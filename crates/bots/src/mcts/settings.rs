//! How a game is searched.

use crate::Evaluate;

/// A game that can be searched: one with an evaluation, and settings for the search that suit it.
pub trait Searchable: Evaluate {
    /// The settings that make the strongest bot at equal time.
    const SEARCH: SearchSettings = SearchSettings::DEFAULT;
}

/// Settings of a search. They change how strong a search is, never what is legal or what a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How the end of a walk down the tree is valued.
    pub leaf: Leaf,
    /// Visits that the evaluation of a new move counts for. With 0 every move is tried once before any is tried again.
    /// Where random plies spoil a position, evaluations lead a search further.
    pub prior_visits: u32,
    /// Weight of the second term of UCB1, for rewards from 0 to 1: more explores more. The less noisy the values, the less
    /// is needed.
    pub exploration: f32,
    /// Whether a search finishes the move that has begun, by the evaluation, before it values a position. Where moves are
    /// made of many small choices, only positions between two moves can be compared.
    pub finish_moves: bool,
    /// Whether a search counts by how much a sample gets better, not how good it is. What differs from sample to
    /// sample whatever is played, such as the cards of others, is no noise then.
    pub relative: bool,
}

impl SearchSettings {
    /// Settings for a game about which nothing is known.
    pub const DEFAULT: SearchSettings = SearchSettings {
        leaf: Leaf::Evaluation { plies: 10 },
        prior_visits: 0,
        exploration: 0.6,
        finish_moves: false,
        relative: false,
    };
}

/// How the end of a walk down the tree is valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the evaluation, after some random plies. At equal iterations as strong as random play to the end, and several
    /// times faster.
    Evaluation {
        /// The number of random plies: as many as make the noise of a single position even out.
        plies: u32,
    },
    /// By the result of random play to the end.
    Playout,
}
