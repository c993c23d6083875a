//! The doors out of the state: what a viewer sees, hears of, and can imagine.

use maat_engine::{Seat, SeatSet, Viewer, below};
use rand::rngs::SmallRng;
use serde::Serialize;

use crate::cards::Cards;
use crate::legal::weight;
use crate::moves::{Event, Move, Step};
use crate::options::Options;
use crate::owners::Owners;
use crate::pieces::{Card, Cause, Side, Site, Source};
use crate::printed::Printed;
use crate::state::{Imhotep, Points};

/// What one viewer may see: everything but the draw pile, the face-down pair and the round cards to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    pub start: Seat,
    pub active: Seat,
    pub players: Vec<PlayerView>,
    pub ships: Vec<ShipView>,
    /// The ship that seeks a harbour or is being unloaded.
    pub under_way: Option<UnderWay>,
    /// The face-up cards by place.
    pub market: [Option<Card>; 4],
    /// Cards lying face down on the fourth place.
    pub face_down: u8,
    /// What this viewer has seen of the face-down pair.
    pub peek: Vec<Card>,
    pub pile: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub discard: Cards,
    /// Round cards that may still come, by the capacities of their ships.
    pub round_cards: Vec<[u8; 4]>,
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub pyramid: Owners,
    #[cfg_attr(feature = "ts", ts(type = "[string, string, string]"))]
    pub small_pyramids: [Owners; 3],
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub temple: Owners,
    pub temple_places: u8,
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub burial: Owners,
    /// Side A: heights. Side B: loose stones. By seat.
    pub obelisks: Vec<u8>,
    /// Side B: who built on which space, the best first.
    pub towers: Vec<Option<Seat>>,
    pub printed: Printed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub score: i16,
    pub points: Points,
    pub sled: u8,
    pub quarry: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub cards: Cards,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    pub minimum: u8,
    /// From the bow.
    pub slots: Vec<Option<Seat>>,
    pub docked: Option<Site>,
}

/// Ship and slots count from 1, as on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnderWay {
    pub ship: u8,
    /// The slots that will be unloaded, in this order, as far as it is known.
    pub order: Vec<u8>,
}

pub(crate) fn view(game: &Imhotep, viewer: Viewer) -> View {
    let content = game.content();
    let player = |seat: Seat| {
        let player = game.player(seat);
        PlayerView {
            score: player.points.total(),
            points: player.points,
            sled: player.sled,
            quarry: player.quarry,
            cards: player.cards,
        }
    };
    let afloat = game.ships.iter().filter(|ship| ship.capacity > 0);
    View {
        options: game.options,
        round: game.round,
        rounds: content.rounds,
        start: game.start,
        active: game.active,
        players: Seat::first(game.seats).map(player).collect(),
        ships: afloat
            .map(|ship| ShipView {
                minimum: content.minimum[usize::from(ship.capacity)],
                slots: ship.slots[..usize::from(ship.capacity)].to_vec(),
                docked: ship.docked,
            })
            .collect(),
        under_way: under_way(game),
        market: game.market,
        face_down: game.bag.held(),
        peek: match looker(game) {
            Some(seat) if viewer.may_read(SeatSet::only(seat)) => game.peek.into_iter().flatten().collect(),
            _ => Vec::new(),
        },
        pile: game.bag.pile_len(),
        discard: Cards::from(game.bag.discard()),
        round_cards: (0..7)
            .filter(|card| game.cards_left & (1 << card) != 0)
            .map(|card| content.round_card(game.seats, card))
            .collect(),
        pyramid: game.pyramid,
        small_pyramids: game.small.map(|stones| stones.into_iter().flatten().collect()),
        temple: game.temple,
        temple_places: content.temple_slots(game.seats),
        burial: game.burial,
        obelisks: Seat::first(game.seats).map(|seat| game.obelisks[seat]).collect(),
        towers: game.towers.to_vec(),
        printed: Printed::of(game),
    }
}

fn under_way(game: &Imhotep) -> Option<UnderWay> {
    let (ship, queue, len) = game.steps.as_slice().iter().rev().find_map(|step| match *step {
        Step::To { ship, .. } => Some((ship, 0, 0)),
        Step::Order { ship, queue, chosen } => Some((ship, queue, chosen)),
        Step::Unload { ship, queue, left } => Some((ship, queue, left)),
        _ => None,
    })?;
    let order = (0..len).map(|place| (queue >> (2 * place) & 3) + 1).collect();
    Some(UnderWay { ship: ship + 1, order })
}

/// Who looks at the face-down pair now.
fn looker(game: &Imhotep) -> Option<Seat> {
    match game.steps.top() {
        Some(Step::Peek { seat } | Step::Keep { seat }) => Some(seat),
        _ => None,
    }
}

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::PairSeen { seat, .. } if !viewer.may_read(SeatSet::only(*seat)) => None,
        event => Some(event.clone()),
    }
}

/// Anchors of `docs/rules/imhotep.md`.
pub(crate) fn rule(event: &Event) -> &'static str {
    match event {
        Event::RoundBegan { .. } | Event::ShipsCame { .. } => "round",
        Event::CardDealt { .. } => "market",
        Event::PairLaid { .. }
        | Event::PairTaken { .. }
        | Event::PairSeen { .. }
        | Event::PairSplit { .. } => "market-b",
        Event::Reshuffled | Event::NothingToDraw { .. } => "piles",
        Event::StonesTaken { cause, .. } | Event::StoneLoaded { cause, .. } => match cause {
            Cause::Action if matches!(event, Event::StonesTaken { .. }) => "get-stones",
            Cause::Action => "place-stone",
            Cause::Hammer => "hammer",
            Cause::Chisel => "chisel",
            Cause::Sail => "sail-card",
            Cause::Bonus => "pyramid-b",
            Cause::Temple => "temple-b",
        },
        Event::ShipSailed { .. } => "sail",
        Event::CardPlayed { .. } => "blue-cards",
        Event::OrderChosen { .. } => "lever",
        Event::PyramidBuilt { .. } => "pyramid",
        Event::PyramidOverflowed { .. } => "pyramid-overflow",
        Event::SmallPyramidBuilt { .. } | Event::BonusDeclined { .. } => "pyramid-b",
        Event::TempleBuilt { .. } => "temple",
        Event::TempleRewarded { side, .. } => match side {
            Side::A => "temple",
            Side::B => "temple-b",
        },
        Event::BurialBuilt { .. } => "burial",
        Event::ObeliskRaised { .. } => "obelisks",
        Event::StoneLoose { .. } | Event::TowerBuilt { .. } => "obelisks-b",
        Event::CardTaken { .. } | Event::MarketEmpty { .. } => "market",
        Event::CardDrawn { cause: Cause::Temple, .. } => "temple-b",
        Event::CardDrawn { .. } => "pyramid-b",
        Event::CardDiscarded { card } if !card.is_red() => "blue-cards",
        Event::QuarryEmpty { .. } | Event::CardDiscarded { .. } => "red-cards",
        Event::Passed { .. } => "pass",
        Event::RoundStalled | Event::StonesReturned { .. } => "stalled-round",
        Event::PairSwept { .. } | Event::RoundEnded { .. } => "end-of-round",
        Event::Scored { source, side, .. } => match (source, side) {
            (Source::Pyramid, _) => "pyramid",
            (Source::Temple, _) => "temple",
            (Source::Burial, Some(Side::B)) => "burial-b",
            (Source::Burial, _) => "burial",
            (Source::Obelisks, Some(Side::B)) => "obelisks-b",
            (Source::Obelisks, _) => "obelisks",
            (Source::Decorations, _) => "decorations",
            (Source::Statues, _) => "statues",
            (Source::BlueCards, _) => "blue-cards",
            (Source::Wrath, _) => "wrath",
        },
        Event::GameEnded { .. } => "end-of-game",
    }
}

/// Only the pair is ever hidden, from all but the one who looks at it: it is drawn again.
pub(crate) fn determinize(game: &mut Imhotep, seat: Seat, rng: &mut SmallRng) {
    if looker(game).is_none_or(|looker| looker == seat) {
        return;
    }
    let seen = std::mem::take(&mut game.peek).into_iter().flatten().count();
    for place in 0..seen {
        game.peek[place] = Some(draw_again(game, rng));
    }
}

fn draw_again(game: &Imhotep, rng: &mut SmallRng) -> Card {
    let copies = |card: Card| weight(game, Move::Peek(card));
    let mut left = below(rng, Card::ALL.into_iter().map(copies).sum());
    for card in Card::ALL {
        if left < copies(card) {
            return card;
        }
        left -= copies(card);
    }
    unreachable!("the face-down cards are in the bag")
}
