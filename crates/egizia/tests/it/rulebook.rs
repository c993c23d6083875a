//! The worked examples, named by their numbers. Red, Blue, Yellow and Green are the seats in the order in which they
//! are named. Market spaces count from 0, as in the state.

mod buildings;
mod ending;
mod feeding;
mod markets;
mod river;
mod sailing;
mod sites;
mod sphinx;
