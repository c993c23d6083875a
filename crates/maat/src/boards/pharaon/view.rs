//! What the drawing reads of the view.

use std::collections::BTreeMap;

use serde::Deserialize;

/// How many there are of each kind.
pub type Counts = BTreeMap<String, u8>;

#[derive(Deserialize)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub first: Option<String>,
    pub pharaoh: Option<String>,
    pub active: String,
    pub zones: Vec<Zone>,
    pub gods: Vec<God>,
    pub bank: Counts,
    pub jars: Vec<Jar>,
    pub jar_pile: u8,
    pub pairs: Vec<Option<[String; 2]>>,
    pub bonus: Vec<Option<String>>,
    pub bag: u8,
    pub nobles: Vec<Option<Noble>>,
    pub noble_deck: u8,
    pub artisans: Vec<Option<Artisan>>,
    pub artisan_deck: u8,
    pub look: Vec<Noble>,
    pub aside: Option<Noble>,
    pub players: Vec<Owner>,
    pub traitor: Option<Traitor>,
    pub under_way: Option<UnderWay>,
    pub jar: Option<Jar>,
    pub left: u8,
    pub printed: Printed,
}

#[derive(Deserialize)]
pub struct Zone {
    pub zone: String,
    pub colour: String,
    pub later: Vec<String>,
    pub slots: Vec<Option<String>>,
    pub overflow: Option<String>,
}

#[derive(Deserialize)]
pub struct God {
    pub god: String,
    pub zones: [String; 2],
    pub conditions: [Condition; 2],
    pub points: i16,
}

#[derive(Deserialize)]
pub struct Condition {
    pub need: u8,
}

#[derive(Deserialize)]
pub struct Jar {
    pub jar: u8,
    pub top: [String; 2],
    pub bottom: String,
}

impl Jar {
    pub fn colours(&self) -> [&String; 3] {
        [&self.top[0], &self.top[1], &self.bottom]
    }
}

#[derive(Deserialize)]
pub struct Noble {
    pub noble: u8,
    pub role: String,
    pub rhythm: String,
    pub ability: String,
    pub zone: Option<String>,
    pub colours: Option<[String; 2]>,
    pub gain: Option<Gain>,
    pub points: i16,
    pub per: Vec<Per>,
    /// Of a player's own.
    #[serde(default)]
    pub tired: bool,
    #[serde(default)]
    pub worth: i16,
}

/// What a court official brings, in this order.
#[derive(Deserialize)]
pub struct Gain {
    pub nile: u8,
    pub artisans: u8,
    pub tomb: u8,
    pub silver: u8,
    pub offerings: u8,
}

#[derive(Deserialize)]
pub struct Per {
    pub each: String,
    pub points: i16,
}

#[derive(Deserialize)]
pub struct Artisan {
    pub points: i16,
    pub gain: Vec<String>,
    pub jars: u8,
}

/// What a player or the Traitor has.
#[derive(Deserialize)]
pub struct Owner {
    pub score: i16,
    pub sheet: BTreeMap<String, i32>,
    pub gods: Vec<String>,
    pub resources: Counts,
    pub offerings: Counts,
    pub nobles: Vec<Noble>,
    pub artisans: Vec<Artisan>,
    pub tomb: u8,
    pub nile: Counts,
    pub place: Place,
}

#[derive(Deserialize)]
#[serde(tag = "at", rename_all = "kebab-case")]
pub enum Place {
    Active,
    Pyramid { row: usize, field: usize },
    Last,
}

#[derive(Deserialize)]
pub struct Traitor {
    #[serde(flatten)]
    pub owner: Owner,
    pub lanes: Vec<Lane>,
    pub stack: u8,
    /// Of each of its nobles.
    pub noble_value: i16,
}

#[derive(Deserialize)]
pub struct Lane {
    pub board: String,
    pub face: String,
    pub colour: Option<String>,
    pub jars: u8,
    pub spaces: Vec<Space>,
}

#[derive(Deserialize)]
pub struct Space {
    pub symbol: Option<Symbol>,
    pub token: Option<String>,
}

#[derive(Deserialize)]
pub struct Symbol {
    pub sign: String,
    pub number: Option<u8>,
    pub god: Option<String>,
}

#[derive(Deserialize)]
pub struct UnderWay {
    pub zone: String,
    pub entry: Option<String>,
    pub paid: Vec<String>,
}

#[derive(Deserialize)]
pub struct Printed {
    pub nile: Vec<NileAction>,
    /// By level.
    pub nile_points: Vec<i16>,
    pub tomb: Vec<TombSpace>,
    /// Rows from the bottom, fields from the left.
    pub pyramid: Vec<Vec<Vec<String>>>,
    pub succession: Succession,
    pub tokens: TokenPoints,
}

#[derive(Deserialize)]
pub struct NileAction {
    pub cost: [String; 2],
    pub gain: Vec<String>,
    pub jars: u8,
    pub arrows: usize,
    pub tracks: Vec<String>,
}

#[derive(Deserialize)]
pub struct TombSpace {
    pub cost: Vec<String>,
    pub points: i16,
}

#[derive(Deserialize)]
pub struct Succession {
    pub nobles: u8,
    pub tomb: u8,
}

#[derive(Deserialize)]
pub struct TokenPoints {
    pub pharaoh: i16,
}
