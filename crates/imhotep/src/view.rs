//! Views of a game, and determinization.

use maat_engine::{Seat, SeatSet, Viewer, below};
use rand::rngs::SmallRng;
use serde::Serialize;

use crate::cards::Cards;
use crate::moves::Move;
use crate::options::Options;
use crate::owners::Owners;
use crate::pieces::{Card, Queue, ShipNo, Site, SlotNo};
use crate::printed::Printed;
use crate::rules::{Step, market, sail, weight};
use crate::state::{Imhotep, Points};

/// The part of the state that one viewer may see: everything except the draw pile, the face-down pair and the order of
/// the round cards.
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
    /// The ship that has just sailed: its site is being chosen or it is being unloaded.
    pub under_way: Option<UnderWay>,
    /// The face-up cards, by place of the market.
    pub market: [Option<Card>; 4],
    /// The number of face-down cards on the fourth place.
    pub face_down: u8,
    /// The cards of the face-down pair that the viewer has seen.
    pub peek: Vec<Card>,
    pub pile: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub discard: Cards,
    /// The round cards that may still come, each as the capacities of its ships.
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
    /// Side A: the height of each seat's obelisk. Side B: the number of loose stones of each seat.
    pub obelisks: Vec<u8>,
    /// Side B: the owner of the tower on each space, the most valuable space first.
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
    /// The stones on the ship, from the bow.
    pub slots: Vec<Option<Seat>>,
    pub docked: Option<Site>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnderWay {
    pub ship: ShipNo,
    /// The slots still to be unloaded, in this order, as far as it is known.
    pub order: Vec<SlotNo>,
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
        round_cards: game.cards_left.iter().map(|card| content.round_card(game.seats, card)).collect(),
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
    let (ship, order) = game.steps.as_slice().iter().rev().find_map(|step| match *step {
        Step::Sail(sail::Step::To { ship, .. }) => Some((ship, Queue::default())),
        Step::Sail(sail::Step::Order { ship, chosen }) => Some((ship, chosen)),
        Step::Sail(sail::Step::Unload { ship, left }) => Some((ship, left)),
        Step::Round(_) | Step::Turn(_) | Step::Market(_) | Step::Monuments(_) => None,
    })?;
    Some(UnderWay { ship, order: order.iter().collect() })
}

/// The seat that looks at the face-down pair now.
fn looker(game: &Imhotep) -> Option<Seat> {
    match game.steps.top() {
        Some(Step::Market(market::Step::Peek { seat } | market::Step::Keep { seat })) => Some(seat),
        _ => None,
    }
}

/// Determinization: draws the face-down pair again, unless `seat` looks at it. Nothing else is hidden.
pub(crate) fn determinize(game: &mut Imhotep, seat: Option<Seat>, rng: &mut SmallRng) {
    if looker(game).is_none_or(|looker| Some(looker) == seat) {
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
