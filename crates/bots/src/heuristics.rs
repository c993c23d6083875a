//! The evaluations of the games and their search settings.

mod ankh;
mod egizia;
mod imhotep;
mod pharaon;
