//! The events and the rules that they follow.

use arrayvec::ArrayVec;
use maat_engine::{Seat, events, ids};

use crate::pieces::{Card, Cause, MarketPlace, ShipNo, Side, Site, SlotNo, SmallPyramid, Source};

ids! {
    /// An anchor on the rules page.
    pub enum Rule {
        Round = "round",
        Market = "market",
        MarketB = "market-b",
        Piles = "piles",
        GetStones = "get-stones",
        PlaceStone = "place-stone",
        Sail = "sail",
        BlueCards = "blue-cards",
        Lever = "lever",
        Hammer = "hammer",
        Chisel = "chisel",
        SailCard = "sail-card",
        RedCards = "red-cards",
        Pyramid = "pyramid",
        PyramidB = "pyramid-b",
        PyramidOverflow = "pyramid-overflow",
        Temple = "temple",
        TempleB = "temple-b",
        Burial = "burial",
        BurialB = "burial-b",
        Obelisks = "obelisks",
        ObelisksB = "obelisks-b",
        Pass = "pass",
        StalledRound = "stalled-round",
        EndOfRound = "end-of-round",
        Decorations = "decorations",
        Statues = "statues",
        Wrath = "wrath",
        EndOfGame = "end-of-game",
    }
}

events! {
    /// Something that happened. Places, ships and slots count from 1, as on the board.
    pub enum Event follows Rule {
        RoundBegan { round: u8, seat: Seat } = "round-began" => Rule::Round; begins chapter,
        ShipsCame { ships: [u8; 4] } = "ships-came" => Rule::Round,
        CardDealt { place: MarketPlace, card: Card } = "card-dealt" => Rule::Market,
        PairLaid { count: u8 } = "pair-laid" => Rule::MarketB,
        Reshuffled = "reshuffled" => Rule::Piles,
        StonesTaken { seat: Seat, count: u8, cause: Cause } = "stones-taken" => by_cause(*cause, Rule::GetStones),
        StoneLoaded { seat: Seat, ship: ShipNo, slot: SlotNo, cause: Cause } = "stone-loaded"
            => by_cause(*cause, Rule::PlaceStone),
        ShipSailed { seat: Seat, ship: ShipNo, site: Site } = "ship-sailed" => Rule::Sail,
        CardPlayed { seat: Seat, card: Card } = "card-played" => Rule::BlueCards,
        OrderChosen {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            order: ArrayVec<Seat, 4>,
        } = "order-chosen" => Rule::Lever; reveals *seat,
        PyramidBuilt { seat: Seat, points: i16 } = "pyramid-built" => Rule::Pyramid,
        SmallPyramidBuilt { seat: Seat, pyramid: SmallPyramid, points: i16 } = "small-pyramid-built" => Rule::PyramidB,
        PyramidOverflowed { seat: Seat, points: i16 } = "pyramid-overflowed" => Rule::PyramidOverflow,
        TempleBuilt { seat: Seat, place: u8 } = "temple-built" => Rule::Temple,
        BurialBuilt { seat: Seat, row: u8, column: u8 } = "burial-built" => Rule::Burial,
        ObeliskRaised { seat: Seat, height: u8 } = "obelisk-raised" => Rule::Obelisks,
        StoneLoose { seat: Seat, count: u8 } = "stone-loose" => Rule::ObelisksB,
        TowerBuilt { seat: Seat, points: i16 } = "tower-built" => Rule::ObelisksB,
        CardTaken { seat: Seat, card: Card } = "card-taken" => Rule::Market,
        MarketEmpty { seat: Seat } = "market-empty" => Rule::Market,
        PairTaken { seat: Seat } = "pair-taken" => Rule::MarketB,
        PairSeen { seat: Seat, card: Card } = "pair-seen" => Rule::MarketB; only *seat,
        PairSplit { seat: Seat, card: Card, rejected: Card } = "pair-split" => Rule::MarketB,
        CardDrawn { seat: Seat, card: Card, cause: Cause } = "card-drawn" => match cause {
            Cause::Temple => Rule::TempleB,
            _ => Rule::PyramidB,
        },
        NothingToDraw { seat: Seat } = "nothing-to-draw" => Rule::Piles,
        QuarryEmpty { seat: Seat, card: Card } = "quarry-empty" => Rule::RedCards,
        CardDiscarded { card: Card } = "card-discarded" => if card.is_red() { Rule::RedCards } else { Rule::BlueCards },
        BonusDeclined { seat: Seat } = "bonus-declined" => Rule::PyramidB,
        TempleRewarded { seat: Seat, place: u8, side: Side, points: i16 } = "temple-rewarded" => match side {
            Side::A => Rule::Temple,
            Side::B => Rule::TempleB,
        },
        Passed { seat: Seat } = "passed" => Rule::Pass,
        RoundStalled = "round-stalled" => Rule::StalledRound,
        StonesReturned { seat: Seat, count: u8 } = "stones-returned" => Rule::StalledRound,
        PairSwept { card: Card } = "pair-swept" => Rule::EndOfRound,
        RoundEnded { round: u8 } = "round-ended" => Rule::EndOfRound; begins chapter,
        Scored {
            seat: Seat,
            source: Source,
            /// The side of the board that the points come from, if they come from one.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            side: Option<Side>,
            points: i16,
        } = "scored" => scored(*source, *side),
        GameEnded {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            winners: ArrayVec<Seat, 4>,
        } = "game-ended" => Rule::EndOfGame; begins chapter,
    }
}

/// The rule by which stones are taken or loaded; `action` is the rule for an action of a turn.
fn by_cause(cause: Cause, action: Rule) -> Rule {
    match cause {
        Cause::Action => action,
        Cause::Hammer => Rule::Hammer,
        Cause::Chisel => Rule::Chisel,
        Cause::Sail => Rule::SailCard,
        Cause::Bonus => Rule::PyramidB,
        Cause::Temple => Rule::TempleB,
    }
}

fn scored(source: Source, side: Option<Side>) -> Rule {
    match (source, side) {
        (Source::Pyramid, _) => Rule::Pyramid,
        (Source::Temple, _) => Rule::Temple,
        (Source::Burial, Some(Side::B)) => Rule::BurialB,
        (Source::Burial, _) => Rule::Burial,
        (Source::Obelisks, Some(Side::B)) => Rule::ObelisksB,
        (Source::Obelisks, _) => Rule::Obelisks,
        (Source::Decorations, _) => Rule::Decorations,
        (Source::Statues, _) => Rule::Statues,
        (Source::BlueCards, _) => Rule::BlueCards,
        (Source::Wrath, _) => Rule::Wrath,
    }
}
