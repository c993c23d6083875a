//! The rulings, and the document that lists them.

mod costs;
mod document;
mod nobles;
mod passing;
mod scoring;
mod setup;
mod solo;
mod supplies;
