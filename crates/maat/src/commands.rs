//! The commands, one file for each.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod calibrate;
pub mod completions;
pub mod content;
mod parallel;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod reports;
pub mod serve;
pub mod stats;
pub mod verify;
