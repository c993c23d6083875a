//! The rows of the content file.

use arrayvec::ArrayVec;
use serde::Deserialize;

use crate::content::{Action, Bonus, SphinxBuild};
use crate::nile::Nile;
use crate::pieces::{
    Building, Colour, Crew, Deck, Effect, Goal, Kind, Market, Part, Position, Produce, Ring, Site, Town,
};
use crate::sphinx::Sphinx;

#[derive(Deserialize)]
pub struct Printed {
    pub rounds: Rounds,
    pub deck: Vec<DeckRow>,
    pub ships: Ships,
    pub crew: Vec<CrewRow>,
    pub strength: Most,
    pub stones: Most,
    pub start_stones: [StonesRow; 4],
    pub start_quarry: Quarry,
    pub start_field: Field,
    pub water: Vec<WaterRow>,
    pub start_ring: StartRing,
    pub stone_market: StoneMarket,
    pub sale: Sale,
    pub grain_market: GrainMarket,
    pub grain_penalty: Penalty,
    pub grain_bonus: GrainBonus,
    pub cooperation: Vec<CooperationRow>,
    pub grave_points: Vec<GravePointsRow>,
    pub score_track: Track,
    pub scarab: Vec<ScarabRow>,
    pub sphinx_start: SphinxStart,
    pub sphinx_build: SphinxBuild,
    pub site_spaces: Vec<SiteRow>,
    pub river: Vec<RiverRow>,
    pub town: Vec<TownRow>,
    pub round_space: Vec<RoundRow>,
    pub obelisk: Vec<RowRow>,
    pub graves: GravesRow,
    pub grave_tile: Vec<TileRow>,
    pub pyramid: Vec<RowRow>,
    pub temple: Vec<PartRow>,
    pub nile: Vec<NileRow>,
    pub nile_kind: Vec<KindRow>,
    pub nile_deck: Vec<NileDeckRow>,
    pub sphinx: Vec<SphinxRow>,
    pub sphinx_points: Vec<SphinxPointsRow>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpaceWord {
    Card,
    Round,
    Site,
}

#[derive(Deserialize)]
pub struct Rounds {
    pub count: u8,
}

#[derive(Deserialize)]
pub struct DeckRow {
    pub deck: Deck,
    pub cards: u8,
    pub rounds: Vec<u8>,
}

#[derive(Deserialize)]
pub struct Ships {
    pub each: u8,
}

#[derive(Deserialize)]
pub struct CrewRow {
    pub crew: Crew,
    pub start: u8,
}

#[derive(Deserialize)]
pub struct Most {
    pub most: u8,
}

#[derive(Deserialize)]
pub struct StonesRow {
    pub stones: u8,
}

#[derive(Deserialize)]
pub struct Quarry {
    pub number: u8,
}

#[derive(Deserialize)]
pub struct Field {
    pub colour: Colour,
    pub number: u8,
}

#[derive(Deserialize)]
pub struct WaterRow {
    pub ring: Ring,
    pub irrigates: Vec<Colour>,
}

#[derive(Deserialize)]
pub struct StartRing {
    pub ring: Ring,
}

#[derive(Deserialize)]
pub struct StoneMarket {
    pub spaces: u8,
    pub stones: u8,
}

#[derive(Deserialize)]
pub struct Sale {
    pub from_space: u8,
    pub stones: u8,
    pub points: i16,
}

#[derive(Deserialize)]
pub struct GrainMarket {
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct Penalty {
    pub points: [i16; 4],
}

#[derive(Deserialize)]
pub struct GrainBonus {
    pub points: i16,
}

#[derive(Deserialize)]
pub struct CooperationRow {
    pub sites: usize,
    pub points: i16,
}

#[derive(Deserialize)]
pub struct GravePointsRow {
    pub value: u8,
    pub points: i16,
}

#[derive(Deserialize)]
pub struct Track {
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct ScarabRow {
    pub points: u8,
}

#[derive(Deserialize)]
pub struct SphinxStart {
    pub cards: u8,
}

#[derive(Deserialize)]
pub struct SiteRow {
    pub seats: usize,
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct RiverRow {
    pub position: Position,
    pub space: SpaceWord,
    pub town: Option<Town>,
    pub site: Option<Site>,
}

#[derive(Deserialize)]
pub struct TownRow {
    pub position: Position,
    pub town: Town,
}

#[derive(Deserialize)]
pub struct RoundRow {
    pub town: Town,
    pub actions: ArrayVec<Action, 4>,
    pub double: bool,
    pub occupied: bool,
}

#[derive(Deserialize)]
pub struct RowRow {
    pub row: usize,
    pub spaces: u8,
    pub value: u8,
}

#[derive(Deserialize)]
pub struct GravesRow {
    pub slots: u8,
    pub open: u8,
}

#[derive(Deserialize)]
pub struct TileRow {
    pub value: u8,
    pub tiles: u8,
}

#[derive(Deserialize)]
pub struct PartRow {
    pub part: Part,
    pub values: ArrayVec<u8, 8>,
    pub after: ArrayVec<Part, 4>,
}

#[derive(Deserialize)]
pub struct NileRow {
    pub id: Nile,
    pub effect: Effect,
    pub number: u8,
    pub colour: Option<Colour>,
    pub crews: Option<[Crew; 2]>,
    #[serde(default)]
    pub buildings: ArrayVec<Building, 5>,
    pub bonus: Option<Bonus>,
    #[serde(default)]
    pub after_feeding: bool,
}

#[derive(Deserialize)]
pub struct KindRow {
    pub id: Nile,
    pub kind: Kind,
}

#[derive(Deserialize)]
pub struct NileDeckRow {
    pub id: Nile,
    pub deck: Deck,
}

#[derive(Deserialize)]
pub struct SphinxRow {
    pub id: Sphinx,
    pub goal: Goal,
    pub number: u8,
    pub building: Option<Building>,
    #[serde(default)]
    pub buildings: ArrayVec<Building, 5>,
    #[serde(default)]
    pub parts: ArrayVec<Part, 4>,
    pub market: Option<Market>,
    pub crew: Option<Crew>,
    pub of: Option<Produce>,
}

#[derive(Deserialize)]
pub struct SphinxPointsRow {
    pub id: Sphinx,
    #[serde(default)]
    pub points: i16,
    pub by_count: Option<[i16; 4]>,
}
