//! View, redaction and determinization.

use maat_engine::{Game, PerSeat, Seat, SeatSet, Turn, Viewer};
use rand::rngs::SmallRng;
use serde::Serialize;

use super::moves::{Event, Side, Step};
use super::state::{Card, Player, Toy};

/// The part of the state that one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub rounds_left: u8,
    pub heap: u8,
    pub coin: Option<Side>,
    /// The number of discarded cards of each kind.
    pub thrown: Vec<u8>,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub stones: u8,
    pub cards: u8,
    pub has_buried: bool,
    /// The secrets of the seat itself, and of all seats when the game is over.
    pub secrets: Option<Secrets>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Secrets {
    pub hand: Vec<Card>,
    pub laid: Option<Card>,
    pub buried: Option<Card>,
}

impl View {
    pub fn new(toy: &Toy, viewer: Viewer) -> View {
        let coin = match toy.steps.top() {
            Some(Step::Lay(side)) => Some(side),
            _ => None,
        };
        let over = toy.turn() == Turn::Over;
        let player = |seat| {
            let all = over || viewer.may_read(SeatSet::only(seat));
            PlayerView::new(&toy.players[seat], all)
        };
        View {
            rounds_left: toy.rounds_left,
            heap: toy.heap,
            coin,
            thrown: toy.bag.discard().to_vec(),
            players: Seat::first(toy.seats).map(player).collect(),
        }
    }
}

impl PlayerView {
    fn new(player: &Player, all: bool) -> PlayerView {
        let copies = |card: Card| (0..player.hand[card.index()]).map(move |_| card);
        let secrets = || Secrets {
            hand: Card::all().flat_map(copies).collect(),
            laid: player.laid,
            buried: player.buried,
        };
        PlayerView {
            stones: player.stones,
            cards: player.hand_len(),
            has_buried: player.buried.is_some(),
            secrets: all.then(secrets),
        }
    }
}

pub fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let hidden = |seat| !viewer.may_read(SeatSet::only(seat));
    match *event {
        Event::Dealt { seat, .. } if hidden(seat) => Some(Event::Dealt { seat, card: None }),
        Event::Buried { seat, .. } if hidden(seat) => Some(Event::Buried { seat, card: None }),
        Event::Laid { seat, .. } if hidden(seat) => None,
        ref open => Some(open.clone()),
    }
}

/// Draws the cards of the other seats again. All of them go back before the first is drawn, so that the new cards do
/// not depend on the old ones.
pub fn determinize(toy: &mut Toy, seat: Option<Seat>, rng: &mut SmallRng) {
    if toy.turn() == Turn::Over {
        return;
    }
    let others = Seat::first(toy.seats).filter(|&other| Some(other) != seat);
    let held: PerSeat<Player> = toy.players;
    for other in others.clone() {
        let player = &mut toy.players[other];
        for (kind, count) in player.hand.into_iter().enumerate() {
            (0..count).for_each(|_| toy.bag.put_back(kind));
        }
        player.buried.into_iter().for_each(|card| toy.bag.put_back(card.index()));
        *player = Player { stones: player.stones, ..Player::default() };
    }
    for other in others {
        let player = &mut toy.players[other];
        (0..held[other].hand_len()).for_each(|_| player.hand[toy.bag.draw_any(rng)] += 1);
        player.buried = held[other].buried.map(|_| Card::at(toy.bag.draw_any(rng)));
    }
}
