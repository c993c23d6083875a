//! What the drawing reads of the view.

use std::collections::BTreeMap;

use maat_engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
pub struct View {
    pub scenario: Option<String>,
    pub active: Option<Seat>,
    pub taken: Vec<String>,
    pub tracks: Vec<Track>,
    pub event: u8,
    pub conflicts: u8,
    pub players: Vec<Player>,
    pub devotion: Vec<Seat>,
    pub guardians: Vec<GuardianCard>,
    pub figures: Vec<Figure>,
    pub monuments: Vec<Monument>,
    pub gates: Vec<String>,
    pub camels: Vec<String>,
    pub path: Vec<String>,
    pub regions: Vec<Region>,
    pub supply: Supply,
    pub tiebreaker: Option<Tiebreaker>,
    pub battle: Option<Battle>,
    pub offers: Vec<Offer>,
    pub ending: Option<String>,
    pub printed: Printed,
}

#[derive(Deserialize)]
pub struct Track {
    pub action: String,
    pub space: usize,
    pub spaces: usize,
}

#[derive(Deserialize)]
pub struct Player {
    pub entity: Seat,
    pub fortune: String,
    pub gods: Vec<String>,
    pub score: u8,
    pub red: bool,
    pub followers: u16,
    pub ankhs: u8,
    pub powers: Vec<String>,
    pub next: Option<Next>,
    pub hand: Vec<String>,
    pub used: Vec<String>,
    pub warriors: u8,
    pub guardians: Vec<String>,
    pub bases: BTreeMap<String, u8>,
    pub monuments: BTreeMap<String, u8>,
    pub captives: Vec<Seat>,
    pub trapped: u8,
    pub suns: Option<u8>,
    pub gates: Option<u8>,
    pub amun: Option<bool>,
}

/// The next power; the fields are those of its label.
#[derive(Deserialize, Serialize)]
pub struct Next {
    pub level: u8,
    pub cost: u8,
    pub guardian: bool,
}

#[derive(Deserialize)]
pub struct GuardianCard {
    pub level: u8,
    pub guardian: Option<String>,
    pub left: u8,
}

#[derive(Deserialize)]
pub struct Figure {
    pub kind: String,
    pub seat: Seat,
    pub hex: String,
    pub radiant: bool,
    pub flooded: bool,
    pub neutralised: bool,
}

#[derive(Deserialize)]
pub struct Monument {
    pub hex: String,
    pub monument: String,
    pub seat: Option<Seat>,
}

#[derive(Deserialize)]
pub struct Region {
    pub token: u8,
    pub land: Vec<String>,
    pub forces: Vec<Force>,
    pub majorities: Vec<Majority>,
}

#[derive(Deserialize)]
pub struct Force {
    pub seat: Seat,
    pub figures: u8,
    pub neutralised: u8,
    pub strength: u8,
    pub parts: Vec<Part>,
    pub most: u8,
}

/// One summand of a strength; the fields are those of its label.
#[derive(Deserialize, Serialize)]
pub struct Part {
    pub part: String,
    pub strength: u8,
}

#[derive(Deserialize)]
pub struct Majority {
    pub monument: String,
    pub seat: Seat,
    pub present: bool,
}

#[derive(Deserialize)]
pub struct Supply {
    pub monuments: BTreeMap<String, u8>,
    pub camels: u8,
}

#[derive(Deserialize)]
pub struct Tiebreaker {
    pub seat: Seat,
    pub up: bool,
}

#[derive(Deserialize)]
pub struct Battle {
    pub token: u8,
    pub stage: String,
    pub sides: Vec<Side>,
    pub winner: Option<Seat>,
}

#[derive(Deserialize)]
pub struct Side {
    pub seat: Seat,
    pub cards: Vec<String>,
    pub bid: Option<u16>,
    pub killed: u8,
    pub force: Force,
}

#[derive(Deserialize)]
pub struct Offer {
    pub action: String,
    pub followers: i16,
    pub devotion: u8,
    pub triggers: Option<String>,
    pub divides: Vec<u8>,
    pub hexes: Vec<String>,
}

#[derive(Deserialize)]
pub struct Printed {
    pub fertile: Vec<String>,
    pub desert: Vec<String>,
    pub water: Vec<String>,
    pub rivers: Vec<String>,
    pub events: Vec<String>,
    pub merge_after: u8,
    pub merges: bool,
    pub forget_after: u8,
    pub top: u8,
    pub last_red: u8,
    pub powers: Vec<Power>,
    pub cards: Vec<Card>,
    pub captives: u8,
    pub suns: u8,
    pub gates: u8,
    pub switches: Vec<String>,
}

#[derive(Deserialize)]
pub struct Power {
    pub power: String,
    pub level: u8,
}

#[derive(Deserialize)]
pub struct Card {
    pub card: String,
    pub strength: u8,
}
