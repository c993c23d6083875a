//! What a log tells.

use arrayvec::ArrayVec;
use maat_engine::Seat;
use serde::Serialize;

use crate::nile::Nile;
use crate::pieces::{Cause, Colour, Crew, Effect, Goal, Market, Part, Phase, Ring, Site, Source, Town};
use crate::state::Egizia;

/// A Nile card as a log names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Face {
    pub card: Nile,
    pub effect: Effect,
    pub number: u8,
    /// Of a field.
    pub colour: Option<Colour>,
}

impl Face {
    pub(crate) fn of(game: &Egizia, card: Nile) -> Face {
        let printed = game.content().nile(card);
        Face { card, effect: printed.effect, number: printed.number, colour: printed.colour }
    }
}

/// What happened. Positions, squares, spaces, slots and rows count from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    // Setup and the Sphinx.
    /// Only for the eyes of `seat`.
    SphinxSeen {
        seat: Seat,
        card: u8,
        goal: Goal,
    },
    /// Only for the eyes of `seat`.
    SphinxKept {
        seat: Seat,
        card: u8,
        goal: Goal,
    },
    SphinxChosen {
        seat: Seat,
        kept: u8,
        returned: u8,
    },
    GraveTurned {
        slot: u8,
        value: u8,
    },

    // The round.
    /// In turn order.
    RoundBegan {
        round: u8,
        seats: ArrayVec<Seat, 4>,
    },
    PhaseBegan {
        phase: Phase,
    },
    NileDealt {
        square: u8,
        #[serde(flatten)]
        face: Face,
    },
    /// On a card square.
    ShipPlaced {
        seat: Seat,
        position: u8,
    },
    /// On a round space.
    TownVisited {
        seat: Seat,
        position: u8,
        town: Town,
    },
    ShipBerthed {
        seat: Seat,
        site: Site,
        place: u8,
    },
    SubstituteStands {
        seat: Seat,
        site: Site,
    },
    CardTaken {
        seat: Seat,
        square: u8,
        #[serde(flatten)]
        face: Face,
    },
    /// A card or a power is used.
    CardUsed {
        seat: Seat,
        #[serde(flatten)]
        face: Face,
    },
    CrewGrew {
        seat: Seat,
        crew: Crew,
        strength: u8,
    },
    /// What would go past the end of the track is lost.
    CrewFull {
        seat: Seat,
        crew: Crew,
    },
    MarketMoved {
        seat: Seat,
        market: Market,
        space: u8,
    },
    MarketBottom {
        seat: Seat,
        market: Market,
    },
    StonesGained {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    StonesLost {
        seat: Seat,
        count: u8,
    },
    StonesPaid {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    RingMoved {
        seat: Seat,
        ring: Ring,
    },
    RingStayed {
        seat: Seat,
    },
    FieldImproved {
        seat: Seat,
        field: Nile,
        number: u8,
        colour: Colour,
    },
    Passed {
        seat: Seat,
    },
    /// No ship or no space is left.
    SailedOut {
        seat: Seat,
    },
    LeftoverDeclined {
        seat: Seat,
    },

    // Feeding.
    Fed {
        seat: Seat,
        need: u8,
        grain: u8,
    },
    Starved {
        seat: Seat,
        missing: u8,
    },

    // Building.
    FirstPlaceTaken {
        seat: Seat,
        site: Site,
    },
    FirstPlaceDeclined {
        seat: Seat,
    },
    GaveUp {
        seat: Seat,
        site: Site,
    },
    /// Nothing could be built.
    CouldNotBuild {
        seat: Seat,
        site: Site,
    },
    SubstituteLeft {
        seat: Seat,
        site: Site,
    },
    CrewsCommitted {
        seat: Seat,
        site: Site,
        crews: ArrayVec<Crew, 4>,
        strength: u8,
    },
    SphinxDrawn {
        seat: Seat,
        count: u8,
        free: u8,
    },
    ObeliskBuilt {
        seat: Seat,
        row: u8,
        value: u8,
    },
    GraveTaken {
        seat: Seat,
        slot: u8,
        value: u8,
    },
    PyramidBuilt {
        seat: Seat,
        row: u8,
        space: u8,
        value: u8,
    },
    TempleBuilt {
        seat: Seat,
        part: Part,
        value: u8,
    },
    /// `seat` has the most bricks in it.
    RowCompleted {
        seat: Seat,
        row: u8,
        bricks: u8,
    },

    // Ends.
    ShipsReturned,
    CardsRemoved {
        count: u8,
    },
    TurnOrder {
        seats: ArrayVec<Seat, 4>,
    },
    RoundEnded {
        round: u8,
    },
    GravesCounted {
        seat: Seat,
        sum: u8,
    },
    SphinxRevealed {
        seat: Seat,
        card: u8,
        goal: Goal,
        points: i16,
    },
    Scored {
        seat: Seat,
        source: Source,
        points: i16,
    },
    GameEnded {
        winners: ArrayVec<Seat, 4>,
    },
}
