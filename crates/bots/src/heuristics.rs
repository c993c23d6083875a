//! What each game's positions look like to an experienced eye.

mod imhotep;
mod pharaon;

use maat_engine::{Game, MAX_SEATS};

/// A game with an opinion about its positions.
pub trait Heuristic: Game {
    /// Random plies after which a search asks for an estimate: as many as make the noise of a single position
    /// even out.
    const HORIZON: u32;

    /// The final score that each seat may expect, and the number of seats; an opponent without a seat may count as
    /// one more. It reads a sample in which all that the asking seat cannot know was drawn anew.
    fn estimate(&self) -> ([f32; MAX_SEATS], usize);

    /// Whether the open step is a small choice within a move that has begun, not a new turn.
    fn goes_on(&self) -> bool;
}
