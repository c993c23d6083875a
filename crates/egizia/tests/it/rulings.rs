//! The rulings, and the document that lists them.

mod buildings;
mod cards;
mod crews;
mod document;
mod feeding;
mod river;
mod scoring;
mod sites;
mod sphinx;
mod track;
