//! The printed facts that clients need to draw the boards.

use maat_engine::Seat;
use serde::Serialize;

use crate::map::{Edge, Egypt, Hex};
use crate::options::Switch;
use crate::pieces::{Base, Card, Colour, God, Guardian, Occasion, Power};
use crate::state::Ankh;

/// The printed facts that do not change during a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub fertile: Vec<Hex>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub desert: Vec<Hex>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub water: Vec<Hex>,
    /// The three regions before any camel is placed.
    pub egypt: Vec<EgyptView>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub rivers: Vec<Edge>,
    /// The edges along which the river is drawn, including those beside water, where it divides nothing.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub course: Vec<Edge>,
    /// The event track without its start space.
    pub events: Vec<Occasion>,
    /// The number of the conflict after which gods merge.
    pub merge_after: u8,
    /// Whether gods merge in this game, which depends on the number of players.
    pub merges: bool,
    /// The number of the conflict after which gods are forgotten.
    pub forget_after: u8,
    /// The top space of the devotion track, which wins at once.
    pub top: u8,
    /// The last red space of the devotion track.
    pub last_red: u8,
    /// The Ankh tokens in the row of the dashboard, from the left.
    pub row: Vec<RowToken>,
    pub powers: Vec<PowerCard>,
    pub cards: Vec<BattleCard>,
    pub gods: Vec<GodCard>,
    pub guardians: Vec<GuardianCard>,
    pub move_range: u8,
    pub caravan_camels: u8,
    pub caravan_region: u8,
    pub build_cost: u8,
    /// The number of captives that Anubis can hold.
    pub captives: u8,
    /// The number of Ra's Sun tokens.
    pub suns: u8,
    /// The number of Osiris's Underworld tokens.
    pub gates: u8,
    /// The number of warriors of each god.
    pub warriors: u8,
    /// The ambiguous rules that are read in the less usual way at this table.
    pub switches: Vec<Switch>,
    /// The tables of the content file with at least one reconstructed row.
    pub reconstructed: &'static [String],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EgyptView {
    pub name: Egypt,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub land: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowToken {
    pub level: u8,
    pub cost: u8,
    /// Whether a guardian symbol is below the token.
    pub guardian: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerCard {
    pub power: Power,
    pub level: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleCard {
    pub card: Card,
    pub strength: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GodCard {
    pub god: God,
    pub colour: Colour,
    /// The seat that plays the god.
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuardianCard {
    pub guardian: Guardian,
    pub level: u8,
    pub base: Base,
    pub figures: u8,
}

impl Printed {
    pub(crate) fn of(game: &Ankh) -> Printed {
        let (content, map) = (game.content(), game.map());
        let (numbers, setup) = (&content.numbers, &content.setup);
        Printed {
            fertile: map.fertile.iter().collect(),
            desert: map.desert.iter().collect(),
            water: map.water.iter().collect(),
            egypt: Egypt::ALL
                .map(|name| EgyptView { name, land: map.egypt[name.index()].iter().collect() })
                .into(),
            rivers: map.rivers.iter().collect(),
            course: map.drawn_rivers.iter().collect(),
            events: content.events.iter().copied().collect(),
            merge_after: numbers.merge_after,
            merges: game.seats() >= numbers.merge_seats,
            forget_after: numbers.forget_after,
            top: content.devotion_top,
            last_red: game.last_red(),
            row: row(game),
            powers: Power::ALL.map(|power| PowerCard { power, level: content.power_level(power) }).into(),
            cards: Card::ALL.map(|card| BattleCard { card, strength: content.strength(card) }).into(),
            gods: God::ALL.map(|god| god_card(game, god)).into(),
            guardians: Guardian::ALL.map(|guardian| guardian_card(game, guardian)).into(),
            move_range: numbers.move_range,
            caravan_camels: numbers.caravan_camels,
            caravan_region: numbers.caravan_region,
            build_cost: numbers.build_cost,
            captives: numbers.captives,
            suns: numbers.suns,
            gates: numbers.gates,
            warriors: setup.warriors,
            switches: game.switches().iter().collect(),
            reconstructed: &content.reconstructed,
        }
    }
}

fn row(game: &Ankh) -> Vec<RowToken> {
    let token = |(place, &level): (u8, &u8)| RowToken {
        level,
        cost: game.content().unlock_cost(level),
        guardian: game.covers_symbol(place),
    };
    (0..).zip(&game.content().row).map(token).collect()
}

fn god_card(game: &Ankh, god: God) -> GodCard {
    let seat = Seat::first(game.seats()).find(|&seat| game.player(seat).god == Some(god));
    GodCard { god, colour: game.content().colour(god), seat }
}

fn guardian_card(game: &Ankh, guardian: Guardian) -> GuardianCard {
    let facts = game.content().guardian(guardian);
    GuardianCard { guardian, level: facts.level, base: facts.base, figures: facts.figures }
}
