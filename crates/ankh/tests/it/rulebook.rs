//! Every example of the rules, named by its number.

mod actions;
mod battle;
mod conflict;
mod devotion;
mod events;
mod map;
mod merge;
mod pieces;
mod vectors;
