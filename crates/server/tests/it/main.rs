//! The server through real sockets, as browsers, careless people and bad people use it.

mod player;
mod postgres;
mod world;

mod assets;
mod bad_people;
mod crash;
mod games;
mod leaks;
mod lobby;
mod nodes;
mod play;
mod room;
mod store;
mod sweep;
mod undo;
