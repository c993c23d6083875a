//! What each game's positions look like to an experienced eye.

mod ankh;
mod egizia;
mod imhotep;
mod pharaon;

use maat_engine::{Game, MAX_SEATS};

/// A game with an opinion about its positions.
pub trait Heuristic: Game {
    /// Random plies after which a search asks for an estimate: as many as make the noise of a single position
    /// even out.
    const HORIZON: u32;

    /// For how many visits the estimate of a move counts before the move is tried. None: every move is tried once
    /// before any is tried again. Where random plies spoil a position, estimates lead a search further.
    const TRUST: u32 = 0;

    /// How much a search explores: the weight of UCB's second term for rewards from 0 to 1. The less noisy what is
    /// judged, the less is needed.
    const EXPLORATION: f32 = 0.6;

    /// Whether a search finishes the move that has begun, by the heuristic, before it asks for an estimate. Where moves
    /// are made of many small choices, only positions between two moves can be compared.
    const QUIET: bool = false;

    /// Whether a search counts by how much a sample gets better, not how good it is. What differs from sample to sample
    /// whatever is played, such as the cards of others, is no noise then.
    const RELATIVE: bool = false;

    /// The lead in an estimate that holds to the end three times of four.
    const SURE: f32 = 8.0;

    /// The final score that each seat may expect, and the number of seats; an opponent without a seat may count as
    /// one more. It reads a sample in which all that the asking seat cannot know was drawn anew.
    fn estimate(&self) -> ([f32; MAX_SEATS], usize);

    /// Whether the open step is a small choice within a move that has begun, not a new turn.
    fn goes_on(&self) -> bool;
}
