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

    /// The final score that each seat may expect, and the number of seats; an opponent without a seat may count as
    /// one more. It reads a sample in which all that the asking seat cannot know was drawn anew.
    fn estimate(&self) -> ([f32; MAX_SEATS], usize);

    /// Whether the open step is a small choice within a move that has begun, not a new turn.
    fn goes_on(&self) -> bool;
}
