//! What the drawing reads of the view.

use std::collections::BTreeMap;

use maat_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Deserialize)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub phase: String,
    pub active: Option<Seat>,
    pub order: Vec<Seat>,
    pub track: Vec<Seat>,
    pub ring: String,
    pub river: Vec<Space>,
    pub sites: Vec<Site>,
    pub obelisk: Vec<Row>,
    pub graves: Vec<Grave>,
    pub pyramid: Vec<Row>,
    pub temple: Vec<Part>,
    pub sphinx_deck: u8,
    pub known: Vec<Known>,
    pub players: Vec<Player>,
    pub build: Option<Build>,
    pub left: u8,
    pub offers: Vec<Offer>,
    pub printed: Printed,
}

#[derive(Deserialize)]
pub struct Space {
    pub position: u8,
    pub town: Option<String>,
    pub square: Option<u8>,
    pub card: Option<Card>,
    pub actions: Vec<Action>,
    pub site: Option<String>,
    pub ships: Vec<Seat>,
}

/// One action of a town; the fields are those of its label.
#[derive(Deserialize, Serialize)]
pub struct Action {
    pub act: String,
    pub crew: Option<String>,
    pub number: u8,
}

/// A Nile card; the fields are those of its labels.
#[derive(Deserialize, Serialize)]
pub struct Card {
    pub card: String,
    pub effect: String,
    pub kind: String,
    pub number: u8,
    pub colour: Option<String>,
    pub crews: Option<[String; 2]>,
    pub buildings: Vec<String>,
    pub bonus: Option<Bonus>,
    #[serde(rename(serialize = "fed"))]
    pub after_feeding: bool,
    /// Of a player's own.
    #[serde(default)]
    pub used: bool,
}

#[derive(Deserialize, Serialize)]
pub struct Bonus {
    pub gain: String,
    pub number: u8,
}

#[derive(Deserialize)]
pub struct Site {
    pub site: String,
    pub places: Vec<Option<Seat>>,
    pub substitute: Option<Seat>,
}

#[derive(Deserialize)]
pub struct Row {
    pub value: u8,
    pub spaces: Vec<Option<Seat>>,
    pub open: bool,
}

#[derive(Deserialize)]
pub struct Part {
    pub part: String,
    pub values: Vec<u8>,
    pub spaces: Vec<Option<Seat>>,
    pub open: bool,
}

#[derive(Deserialize)]
pub struct Grave {
    pub value: Option<u8>,
    pub owner: Option<Seat>,
}

/// A Sphinx card; the fields are those of its labels.
#[derive(Deserialize, Serialize)]
pub struct Sphinx {
    pub card: u8,
    pub goal: String,
    pub number: u8,
    pub building: Option<String>,
    pub buildings: Vec<String>,
    pub parts: Vec<String>,
    pub market: Option<String>,
    pub crew: Option<String>,
    pub of: Option<String>,
    pub points: i16,
    pub by_count: Option<[i16; 4]>,
    pub worth: i16,
}

/// A card of the Sphinx deck that only this viewer knows.
#[derive(Deserialize)]
pub struct Known {
    pub place: u8,
    pub card: u8,
}

#[derive(Deserialize)]
pub struct Player {
    pub score: i16,
    pub sheet: BTreeMap<String, i32>,
    pub stones: u8,
    pub production: u8,
    pub crews: Vec<Crew>,
    pub need: u8,
    pub grain: u8,
    pub penalty: i16,
    pub markets: BTreeMap<String, u8>,
    pub fields: Vec<Field>,
    pub cards: Vec<Card>,
    pub sphinx: u8,
    pub hand: Vec<Sphinx>,
    pub look: Vec<Sphinx>,
    pub graves: Vec<u8>,
    pub grave_sum: u8,
    pub ships: u8,
    pub passed: bool,
}

#[derive(Deserialize)]
pub struct Crew {
    pub crew: String,
    pub strength: u8,
    pub used: bool,
}

#[derive(Deserialize)]
pub struct Field {
    pub colour: String,
    pub value: u8,
    pub irrigated: bool,
}

#[derive(Deserialize)]
pub struct Build {
    pub site: String,
    pub strength: u8,
    pub spent: u8,
    pub budget: u8,
}

#[derive(Deserialize)]
pub struct Offer {
    pub action: String,
    pub stones: u8,
    pub points: i16,
    pub uses: Vec<String>,
}

#[derive(Deserialize)]
pub struct Printed {
    pub most_strength: u8,
    pub most_stones: u8,
    pub water: Vec<Water>,
    pub markets: Markets,
    /// The fields are those of its label.
    pub sphinx_build: Value,
}

#[derive(Deserialize)]
pub struct Water {
    pub ring: String,
    pub irrigates: Vec<String>,
}

#[derive(Deserialize)]
pub struct Markets {
    pub spaces: u8,
    pub stones: u8,
    pub points: i16,
    pub sale_from: u8,
    pub sale_stones: u8,
    pub sale_points: i16,
}
