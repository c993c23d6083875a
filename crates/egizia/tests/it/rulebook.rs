//! The worked examples, each by its number. Red, Blue, Yellow and Green are the seats in the order in which they are
//! named; market spaces count from 0, as in the state.

mod buildings;
mod ending;
mod feeding;
mod markets;
mod river;
mod sailing;
mod sites;
mod sphinx;
