//! The rulings, and the document that tells them.

mod actions;
mod battle;
mod conflict;
mod devotion;
mod document;
mod events;
mod killing;
mod merge;
mod pieces;
