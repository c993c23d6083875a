//! The evaluations of the games, and how a search uses them.

mod ankh;
mod egizia;
mod imhotep;
mod pharaon;
