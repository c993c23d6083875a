//! Search settings of a game.

use crate::Evaluate;

/// A game with an evaluation and with settings for its search.
pub trait Searchable: Evaluate {
    /// The settings of the strongest bot at equal time.
    const SEARCH: SearchSettings = SearchSettings::DEFAULT;
}

/// Settings of a search. They change its strength, never what is legal or how a position is evaluated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How a leaf is evaluated.
    pub leaf: Leaf,
    /// Number of visits that the evaluation of a new move counts for. With 0, every move is tried once before any is
    /// tried again. Useful where random plies spoil a position.
    pub prior_visits: u32,
    /// Weight of the second term of UCB1, for rewards from 0 to 1. A larger weight explores more; less noisy values
    /// need less.
    pub exploration: f32,
    /// Whether a search finishes the current move by the evaluation before it evaluates a position. Where moves
    /// consist of many small choices, only positions between two moves can be compared.
    pub finish_moves: bool,
    /// Whether rewards are the improvement over the initial value of the sample. This removes the noise of things that
    /// differ between samples whatever is played, such as the cards of others.
    pub relative: bool,
}

impl SearchSettings {
    /// Settings for a game that was not tuned.
    pub const DEFAULT: SearchSettings = SearchSettings {
        leaf: Leaf::Evaluation { plies: 10 },
        prior_visits: 0,
        exploration: 0.6,
        finish_moves: false,
        relative: false,
    };
}

/// How a leaf is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the evaluation, after some random plies. At equal iterations this is as strong as random play to the end,
    /// and several times faster.
    Evaluation {
        /// The number of random plies, enough to average out the noise of a single position.
        plies: u32,
    },
    /// By the result of random play to the end.
    Playout,
}
