//! What the drawing reads: the view, and the printed facts that it does not repeat.

use std::collections::BTreeMap;

use maat_engine::Seat;
use serde::{Deserialize, Deserializer, de::Error as _};

#[derive(Deserialize)]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    pub start: Seat,
    pub active: Seat,
    pub players: Vec<Player>,
    pub ships: Vec<Ship>,
    pub market: [Option<String>; 4],
    pub face_down: u8,
    pub peek: Vec<String>,
    pub pile: u8,
    pub discard: BTreeMap<String, u8>,
    pub round_cards: Vec<[u8; 4]>,
    pub pyramid: Owners,
    pub small_pyramids: [Owners; 3],
    pub temple: Owners,
    pub temple_places: usize,
    pub burial: Owners,
    pub obelisks: Vec<u8>,
    pub towers: Vec<Option<Seat>>,
}

#[derive(Deserialize)]
pub struct Options {
    /// `a` or `b`, by site.
    pub sides: [String; 5],
    pub wrath: bool,
}

#[derive(Deserialize)]
pub struct Player {
    pub score: i16,
    pub points: BTreeMap<String, i32>,
    pub sled: u8,
    pub quarry: u8,
    pub cards: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub struct Ship {
    pub minimum: u8,
    pub slots: Vec<Option<Seat>>,
    pub docked: Option<String>,
}

/// Stones in the order they came, written as their owners' letters.
pub struct Owners(pub Vec<Seat>);

impl<'de> Deserialize<'de> for Owners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let seats: Result<_, _> = letters.chars().map(|letter| letter.to_string().parse()).collect();
        seats.map(Owners).map_err(D::Error::custom)
    }
}

/// What stands on the boards, read from the game's content.
#[derive(Deserialize)]
pub struct Printed {
    pub pyramid_a: Vec<Space>,
    pub pyramid_b: Vec<Space>,
    pub temple_b: Vec<Place>,
    pub temple_reward: Reward,
    pub tower: Vec<Space>,
}

/// A space for a stone, or for a tower.
#[derive(Deserialize)]
pub struct Space {
    pub points: i16,
    /// Of the great pyramid.
    pub level: Option<u8>,
    /// One of the small pyramids, and what its space brings besides.
    pub pyramid: Option<String>,
    pub bonus: Option<String>,
}

#[derive(Deserialize)]
pub struct Place {
    pub reward: String,
}

#[derive(Deserialize)]
pub struct Reward {
    pub points: i16,
    pub choice_points: i16,
    pub choice_stones: u8,
}
