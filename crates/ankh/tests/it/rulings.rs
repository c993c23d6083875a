//! The rulings, and the document that lists them.

mod actions;
mod battle;
mod conflict;
mod devotion;
mod document;
mod events;
mod killing;
mod merge;
mod pieces;
