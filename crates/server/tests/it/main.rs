//! The server through real sockets, as browsers, careless people and hostile clients use it.

mod player;
mod postgres;
mod world;

mod abuse;
mod analysis;
mod assets;
mod clocks;
mod coach;
mod conduct;
mod crash;
mod database;
mod games;
mod host;
mod leaks;
mod learn;
mod lobby;
mod nodes;
mod pages;
mod plans;
mod play;
mod previews;
mod puzzles;
mod quick;
mod replay;
mod results;
mod room;
mod sharing;
mod store;
mod study;
mod sweep;
mod tricks;
mod undo;
mod upgrade;
mod views;
mod whatif;
