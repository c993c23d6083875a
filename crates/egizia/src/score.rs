//! Points at the end, and who has won.

mod goals;

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use maat_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::events::Event;
use crate::pieces::{Cause, Effect, Goal, Market, Source};
use crate::rules::score;
use crate::state::Egizia;
pub use goals::worth;

/// The score sheet: points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sheet([i16; Source::ALL.len()]);

impl Sheet {
    #[inline]
    pub fn add(&mut self, source: Source, points: i16) {
        self.0[source.index()] += points;
    }

    #[inline]
    pub fn get(&self, source: Source) -> i16 {
        self.0[source.index()]
    }

    pub fn total(&self) -> i16 {
        self.0.iter().sum()
    }
}

/// The points of the final scoring if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    pub sale: i16,
    pub graves: i16,
    /// All cards in hand.
    pub sphinx: i16,
}

impl Prospect {
    pub fn of(game: &Egizia, seat: Seat) -> Prospect {
        let (sale, graves) = (sale_points(game, seat), grave_points(game, seat));
        let hand = game.players[seat].hand;
        let ten = |card: &_| game.content().sphinx(*card).goal == Goal::TenPoints;
        let points = game.players[seat].points + sale + graves;
        let most: i16 = hand.iter().filter(|card| !ten(card)).map(|card| worth(game, seat, card, 0)).sum();
        let last: i16 = hand.iter().filter(ten).map(|card| worth(game, seat, card, points + most)).sum();
        Prospect { sale, graves, sphinx: most + last }
    }
}

/// From the lower spaces of the stone market stones are sold.
fn sale_points(game: &Egizia, seat: Seat) -> i16 {
    let (markets, player) = (&game.content().markets, game.player(seat));
    let sells = player.market(Market::Stone) + 1 >= markets.sale_from;
    if sells { i16::from(player.stones / markets.sale_stones) * markets.sale_points } else { 0 }
}

/// The sum of the grave tiles, with the card that adds to it.
pub fn grave_total(game: &Egizia, seat: Seat) -> u8 {
    let card = game.card_with(seat, Effect::GraveBonus);
    game.grave_sum(seat) + card.map_or(0, |card| game.content().nile(card).number)
}

fn grave_points(game: &Egizia, seat: Seat) -> i16 {
    game.content().grave_points(grave_total(game, seat))
}

/// Everybody in turn, from the highest tile down, so that who scores first stands in front.
pub(crate) fn final_scoring(game: &mut Egizia, events: &mut Vec<Event>) {
    for place in 0..usize::from(game.seats) {
        score_player(game, game.order[place], events);
    }
    if let Some(outcome) = outcome(game) {
        events.push(Event::GameEnded { winners: outcome.winners().collect() });
    }
}

/// Every line brings at least nothing, so that all of them together are one move of the marker.
fn score_player(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) {
    let prospect = Prospect::of(game, seat);
    if prospect.sale > 0 {
        let count = std::mem::take(&mut game.players[seat].stones);
        events.push(Event::StonesPaid { seat, count, cause: Cause::Sale });
        score(game, seat, Source::Sale, prospect.sale, events);
    }
    let sum = grave_total(game, seat);
    if sum > 0 {
        events.push(Event::GravesCounted { seat, sum });
        score(game, seat, Source::GraveTiles, prospect.graves, events);
    }
    reveal(game, seat, prospect.sphinx, events);
    score(game, seat, Source::SphinxCards, prospect.sphinx, events);
}

/// Steps 3 and 4: the card that counts points comes last.
fn reveal(game: &Egizia, seat: Seat, sum: i16, events: &mut Vec<Event>) {
    let goal = |card| game.content().sphinx(card).goal;
    let (last, first): (ArrayVec<_, 29>, ArrayVec<_, 29>) =
        game.players[seat].hand.iter().partition(|card| goal(*card) == Goal::TenPoints);
    let mut left = sum;
    for card in first {
        let points = worth(game, seat, card, 0);
        left -= points;
        events.push(Event::SphinxRevealed { seat, card, goal: goal(card), points });
    }
    for card in last {
        events.push(Event::SphinxRevealed { seat, card, goal: goal(card), points: left });
    }
}

/// Most points; of those with as many the marker in front.
pub(crate) fn outcome(game: &Egizia) -> Option<Outcome> {
    if game.steps.top().is_some() {
        return None;
    }
    let seats = Seat::first(game.seats);
    let front: ArrayVec<_, 4> = seats.clone().map(|seat| Reverse(game.players[seat].arrival)).collect();
    Some(Outcome::ranked(seats.map(|seat| i32::from(game.players[seat].points)), &front))
}
