//! The rows of the content file.

use serde::Deserialize;

use super::{Numbers, Reading};
use crate::map::{Edge, Hex, Token};
use crate::options::Switch;
use crate::pieces::{Action, Base, Card, Colour, God, Guardian, Monument, Occasion, Power};

#[derive(Deserialize)]
pub struct Printed {
    pub column: Vec<ColumnRow>,
    pub river_along_water: Vec<RiverRow>,
    pub action_track: Vec<TrackRow>,
    pub action_start: Vec<StartRow>,
    pub longer_tracks: Reading<u8>,
    pub event_track: Vec<EventRow>,
    pub devotion_track: DevotionTrack,
    pub last_red: Reading<u8>,
    pub row: Vec<PositionRow>,
    pub guardian_symbols: Reading<[u8; 3]>,
    pub level: Vec<LevelRow>,
    pub power: Vec<PowerRow>,
    pub card: Vec<CardRow>,
    pub god: Vec<GodRow>,
    pub guardian: Vec<GuardianRow>,
    pub guardian_level: Vec<GuardianLevelRow>,
    pub guardian_figures: Vec<FiguresRow>,
    pub monument: Vec<MonumentRow>,
    pub switch: Vec<SwitchRow>,
    pub scenario_token: Vec<TokenRow>,
    pub pieces: Pieces,
    pub numbers: Numbers,
    pub scenario: Vec<ScenarioRow>,
}

#[derive(Deserialize)]
pub struct ColumnRow {
    pub column: char,
    pub first_row: u8,
    pub terrain: String,
    pub regions: String,
}

#[derive(Deserialize)]
pub struct RiverRow {
    pub edge: Edge,
}

#[derive(Deserialize)]
pub struct TrackRow {
    pub action: Action,
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct StartRow {
    pub seats: usize,
    pub space: u8,
}

#[derive(Deserialize)]
pub struct EventRow {
    pub event: Occasion,
}

#[derive(Deserialize)]
pub struct DevotionTrack {
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct PositionRow {
    pub position: usize,
    pub level: u8,
}

#[derive(Deserialize)]
pub struct LevelRow {
    pub level: usize,
    pub followers: u8,
}

#[derive(Deserialize)]
pub struct PowerRow {
    pub power: Power,
    pub level: u8,
}

#[derive(Deserialize)]
pub struct CardRow {
    pub card: Card,
    pub strength: u8,
}

#[derive(Deserialize)]
pub struct GodRow {
    pub god: God,
    pub colour: Colour,
}

#[derive(Deserialize)]
pub struct GuardianRow {
    pub guardian: Guardian,
    pub base: Base,
    pub figures: u8,
}

#[derive(Deserialize)]
pub struct GuardianLevelRow {
    pub guardian: Guardian,
    pub level: u8,
}

#[derive(Deserialize)]
pub struct FiguresRow {
    pub seats: usize,
    pub small: u8,
    pub large: u8,
}

#[derive(Deserialize)]
pub struct MonumentRow {
    pub monument: Monument,
    pub tokens: u8,
}

#[derive(Deserialize)]
pub struct SwitchRow {
    pub switch: Switch,
    pub usual: bool,
}

#[derive(Deserialize)]
pub struct TokenRow {
    pub scenario: String,
    pub seats: u8,
    pub token: Token,
    pub hex: Hex,
}

#[derive(Deserialize)]
pub struct Pieces {
    pub followers: u8,
    pub ankh_tokens: u8,
    pub warriors: u8,
    pub small_bases: u8,
    pub large_bases: u8,
    pub camels: u8,
}

#[derive(Deserialize)]
pub struct ScenarioRow {
    pub scenario: String,
    pub seats: u8,
    pub camels: Vec<Edge>,
    pub neutral: Vec<PlacedRow>,
    pub places: Vec<PlaceRow>,
}

#[derive(Deserialize)]
pub struct PlacedRow {
    pub monument: Monument,
    pub hex: Hex,
}

#[derive(Deserialize)]
pub struct PlaceRow {
    pub god: Hex,
    pub warriors: Vec<Hex>,
    pub monuments: Vec<PlacedRow>,
}
