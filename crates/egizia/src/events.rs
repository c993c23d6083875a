//! The events and the rules that they follow.

use arrayvec::ArrayVec;
use maat_engine::{Seat, events, ids};
use serde::Serialize;

use crate::nile::Nile;
use crate::pieces::{
    Cause, Colour, Crew, Effect, Goal, GraveSlot, Market, Part, Phase, Place, Position, Ring, RowNo, Site,
    Source, Square, Town,
};
use crate::sphinx::Sphinx;
use crate::state::Egizia;

ids! {
    /// An anchor on the rules page.
    pub enum Rule {
        Stones = "stones",
        Crews = "crews",
        Markets = "markets",
        StoneMarket = "stone-market",
        Setup = "setup",
        Round = "round",
        Deal = "deal",
        River = "river",
        Ship = "ship",
        Passing = "passing",
        RoundSpaces = "round-spaces",
        BuildingSites = "building-sites",
        Substitute = "substitute",
        Feeding = "feeding",
        WaterRing = "water-ring",
        Hunger = "hunger",
        Production = "production",
        Building = "building",
        Commitment = "commitment",
        GiveUp = "give-up",
        FirstPlace = "first-place",
        Sphinx = "sphinx",
        Obelisk = "obelisk",
        Graves = "graves",
        Pyramid = "pyramid",
        RowBonus = "row-bonus",
        Temple = "temple",
        Cooperation = "cooperation",
        TurnOrder = "turn-order",
        FreeActions = "free-actions",
        NileCards = "nile-cards",
        FieldUpgrade = "nile-field-upgrade",
        StonesAsGrain = "nile-stones-as-grain",
        CrewEachRound = "nile-crew-plus-each-round",
        PayForCrew = "nile-pay-stones-crew-plus",
        Occupied = "nile-place-on-occupied-round",
        Upstream = "nile-place-upstream",
        Leftover = "nile-take-leftover-card",
        SphinxPlus = "nile-sphinx-plus-two",
        SphinxKeep = "nile-sphinx-keep-two",
        Grain = "nile-grain",
        Strength = "nile-strength-bonus",
        GainStones = "nile-gain-stones",
        TwoCrews = "nile-two-crews-together",
        DoubleTurn = "nile-double-turn",
        DoubleSpace = "nile-double-round-space",
        FirstAtSites = "nile-first-place-at-sites",
        SellStones = "nile-sell-stones",
        StandIn = "nile-substitute-may-build",
        SphinxCards = "sphinx-cards",
        FinalScoring = "final-scoring",
        Ties = "ties",
    }
}

/// A Nile card in a log entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub card: Nile,
    pub effect: Effect,
    pub number: u8,
    /// The colour of a field; `None` for other cards.
    pub colour: Option<Colour>,
}

impl Face {
    pub(crate) fn of(game: &Egizia, card: Nile) -> Face {
        let printed = game.content().nile(card);
        Face { card, effect: printed.effect, number: printed.number, colour: printed.colour }
    }
}

events! {
    /// Something that happened. Positions, squares, spaces, slots and rows count from 1, as on the board.
    pub enum Event follows Rule {
        // Setup and the Sphinx.
        SphinxSeen { seat: Seat, card: Sphinx, goal: Goal } = "sphinx-seen" => Rule::Sphinx; only *seat,
        SphinxKept { seat: Seat, card: Sphinx, goal: Goal } = "sphinx-kept" => Rule::Sphinx; only *seat,
        SphinxChosen { seat: Seat, kept: u8, returned: u8 } = "sphinx-chosen" => Rule::Sphinx; reveals *seat,
        GraveTurned { slot: GraveSlot, value: u8 } = "grave-turned" => Rule::Graves,

        // The round.
        /// The seats are in turn order.
        RoundBegan {
            round: u8,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            seats: ArrayVec<Seat, 4>,
        } = "round-began" => Rule::Round; begins chapter,
        PhaseBegan { phase: Phase } = "phase-began" => by_phase(*phase),
        NileDealt {
            square: Square,
            #[serde(flatten)]
            #[cfg_attr(feature = "ts", ts(flatten))]
            face: Face,
        } = "nile-dealt" => Rule::Deal,
        /// A ship is placed on a card square.
        ShipPlaced { seat: Seat, position: Position } = "ship-placed" => Rule::Ship,
        /// A ship is placed on a round space.
        TownVisited { seat: Seat, position: Position, town: Town } = "town-visited" => Rule::RoundSpaces,
        ShipBerthed { seat: Seat, site: Site, place: Place } = "ship-berthed" => Rule::BuildingSites,
        SubstituteStands { seat: Seat, site: Site } = "substitute-stands" => Rule::Substitute,
        CardTaken {
            seat: Seat,
            square: Square,
            #[serde(flatten)]
            #[cfg_attr(feature = "ts", ts(flatten))]
            face: Face,
        } = "card-taken" => Rule::NileCards,
        /// A card or a power is used.
        CardUsed {
            seat: Seat,
            #[serde(flatten)]
            #[cfg_attr(feature = "ts", ts(flatten))]
            face: Face,
        } = "card-used" => by_effect(face.effect),
        CrewGrew { seat: Seat, crew: Crew, strength: u8 } = "crew-grew" => Rule::Crews,
        /// The crew is at the end of its track, so the rest of the gain is lost.
        CrewFull { seat: Seat, crew: Crew } = "crew-full" => Rule::Crews,
        MarketMoved { seat: Seat, market: Market, space: u8 } = "market-moved" => Rule::Markets,
        MarketBottom { seat: Seat, market: Market } = "market-bottom" => Rule::Markets,
        StonesGained { seat: Seat, count: u8, cause: Cause } = "stones-gained" => by_cause(*cause),
        StonesLost { seat: Seat, count: u8 } = "stones-lost" => Rule::Stones,
        StonesPaid { seat: Seat, count: u8, cause: Cause } = "stones-paid" => by_cause(*cause),
        RingMoved { seat: Seat, ring: Ring } = "ring-moved" => Rule::WaterRing,
        RingStayed { seat: Seat } = "ring-stayed" => Rule::WaterRing,
        FieldImproved {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(type = "string"))]
            field: Nile,
            number: u8,
            colour: Colour,
        } = "field-improved" => Rule::FieldUpgrade,
        Passed { seat: Seat } = "passed" => Rule::Passing,
        /// The player has no ship left, or there is no free space.
        SailedOut { seat: Seat } = "sailed-out" => Rule::Passing,
        LeftoverDeclined { seat: Seat } = "leftover-declined" => Rule::Leftover,

        // Feeding.
        Fed { seat: Seat, need: u8, grain: u8 } = "fed" => Rule::Feeding,
        Starved { seat: Seat, missing: u8 } = "starved" => Rule::Hunger,

        // Building.
        FirstPlaceTaken { seat: Seat, site: Site } = "first-place-taken" => Rule::FirstPlace,
        FirstPlaceDeclined { seat: Seat } = "first-place-declined" => Rule::FirstPlace,
        GaveUp { seat: Seat, site: Site } = "gave-up" => Rule::GiveUp,
        /// Nothing could be built.
        CouldNotBuild { seat: Seat, site: Site } = "could-not-build" => Rule::GiveUp,
        SubstituteLeft { seat: Seat, site: Site } = "substitute-left" => Rule::Substitute,
        CrewsCommitted {
            seat: Seat,
            site: Site,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Crew>"))]
            crews: ArrayVec<Crew, 4>,
            strength: u8,
        } = "crews-committed" => Rule::Commitment,
        SphinxDrawn { seat: Seat, count: u8, free: u8 } = "sphinx-drawn" => Rule::Sphinx,
        ObeliskBuilt { seat: Seat, row: u8, value: u8 } = "obelisk-built" => Rule::Obelisk,
        GraveTaken { seat: Seat, slot: GraveSlot, value: u8 } = "grave-taken" => Rule::Graves,
        PyramidBuilt { seat: Seat, row: RowNo, space: u8, value: u8 } = "pyramid-built" => Rule::Pyramid,
        TempleBuilt { seat: Seat, part: Part, value: u8 } = "temple-built" => Rule::Temple,
        /// `seat` has the most bricks in the row.
        RowCompleted { seat: Seat, row: RowNo, bricks: u8 } = "row-completed" => Rule::RowBonus,

        // The end of rounds and of the game.
        ShipsReturned = "ships-returned" => Rule::Ship,
        CardsRemoved { count: u8 } = "cards-removed" => Rule::NileCards,
        TurnOrder {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            seats: ArrayVec<Seat, 4>,
        } = "turn-order" => Rule::TurnOrder,
        RoundEnded { round: u8 } = "round-ended" => Rule::Round; begins chapter,
        GravesCounted { seat: Seat, sum: u8 } = "graves-counted" => Rule::FinalScoring,
        SphinxRevealed { seat: Seat, card: Sphinx, goal: Goal, points: i16 } = "sphinx-revealed" => Rule::SphinxCards; reveals *seat,
        Scored { seat: Seat, source: Source, points: i16 } = "scored" => by_source(*source),
        GameEnded {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            winners: ArrayVec<Seat, 4>,
        } = "game-ended" => Rule::Ties; begins chapter,
    }
}

fn by_phase(phase: Phase) -> Rule {
    match phase {
        Phase::Setup => Rule::Setup,
        Phase::Deal => Rule::Deal,
        Phase::Sail => Rule::River,
        Phase::Feed => Rule::Feeding,
        Phase::Produce => Rule::Production,
        Phase::Build => Rule::Building,
        Phase::Cooperation => Rule::Cooperation,
        Phase::TurnOrder => Rule::TurnOrder,
        Phase::FinalScoring => Rule::FinalScoring,
    }
}

/// The rule of a used card.
fn by_effect(effect: Effect) -> Rule {
    match effect {
        Effect::Upstream => Rule::Upstream,
        Effect::Occupied => Rule::Occupied,
        Effect::DoubleTurn => Rule::DoubleTurn,
        Effect::DoubleSpace => Rule::DoubleSpace,
        Effect::Leftover => Rule::Leftover,
        Effect::FirstPlace => Rule::FirstAtSites,
        Effect::StandIn => Rule::StandIn,
        Effect::BetterField => Rule::FieldUpgrade,
        Effect::Grain => Rule::Grain,
        Effect::StonesAsGrain => Rule::StonesAsGrain,
        Effect::Strength => Rule::Strength,
        Effect::TwoCrews => Rule::TwoCrews,
        Effect::SphinxPlus => Rule::SphinxPlus,
        Effect::SphinxKeep => Rule::SphinxKeep,
        Effect::CrewEachRound => Rule::CrewEachRound,
        Effect::PayForCrew => Rule::PayForCrew,
        Effect::Stones => Rule::GainStones,
        Effect::SellStones => Rule::SellStones,
        Effect::Quarry
        | Effect::Field
        | Effect::GraveBonus
        | Effect::CrewsChoice
        | Effect::CrewPair
        | Effect::StoneMarket
        | Effect::GrainMarket
        | Effect::BrickPoints => Rule::NileCards,
    }
}

/// The rule by which stones are gained or paid.
fn by_cause(cause: Cause) -> Rule {
    match cause {
        Cause::Space => Rule::RoundSpaces,
        Cause::Card => Rule::NileCards,
        Cause::Market => Rule::Markets,
        Cause::Quarries => Rule::Production,
        Cause::Build => Rule::Building,
        Cause::Feeding => Rule::Feeding,
        Cause::Training => Rule::FreeActions,
        Cause::Sale => Rule::StoneMarket,
    }
}

fn by_source(source: Source) -> Rule {
    match source {
        Source::Sphinx => Rule::Sphinx,
        Source::Obelisk => Rule::Obelisk,
        Source::Graves => Rule::Graves,
        Source::Pyramid => Rule::Pyramid,
        Source::Temple => Rule::Temple,
        Source::Rows => Rule::RowBonus,
        Source::GrainMarket => Rule::Markets,
        Source::NileCards => Rule::NileCards,
        Source::Cooperation => Rule::Cooperation,
        Source::Hunger => Rule::Hunger,
        Source::Sale | Source::GraveTiles => Rule::FinalScoring,
        Source::SphinxCards => Rule::SphinxCards,
    }
}
