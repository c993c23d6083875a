//! The worked examples, named by their numbers. Players are seats in the order in which they are named.

mod lanes;
mod passing;
mod paying;
mod rounds;
mod scoring;
mod setup;
mod solo;
mod tables;
mod zones;
