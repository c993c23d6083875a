//! The beginning and the end of a round.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{draws, market, turn};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Card, Cause, MarketPlace, Reward, RoundCard, Side, Site, Source};
use crate::score;
use crate::state::{Imhotep, Ship};

steps! {
    pub enum Step of game: Imhotep {
        /// The next round card.
        RoundCard => chance("round-card"),
        /// The market card of this place, counted from 0.
        Deal { place: u8 } => chance("deal"),
        /// The temple's reward of this place and those after it, counted from 0.
        Temple { place: u8 } => auto,
        Choice { seat: Seat } => ask(seat, "choice"),
        /// The face-down cards nobody took.
        Sweep => chance("sweep"),
        EndRound => auto,
    }
}

pub fn offer(game: &Imhotep, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::RoundCard => out.extend(game.cards_left.iter().map(Move::Round)),
        Step::Deal { .. } => draws(game, Move::Reveal, out),
        Step::Choice { .. } => out.extend([Move::Point, Move::Stones]),
        Step::Sweep => draws(game, Move::Sweep, out),
        Step::Temple { .. } | Step::EndRound => {}
    }
}

pub fn act(game: &mut Imhotep, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::RoundCard => bring_ships(game, noun!(Move::Round, m, step), events),
        Step::Deal { place } => deal_card(game, place, noun!(Move::Reveal, m, step), events),
        Step::Choice { seat } => choose(game, seat, m, events),
        Step::Sweep => sweep(game, noun!(Move::Sweep, m, step), events),
        Step::Temple { .. } | Step::EndRound => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Imhotep, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::RoundCard | Step::Choice { .. } => Settled::Waits,
        Step::Deal { place } => deal(game, place, events),
        Step::Temple { place } => reward_temple(game, place, events),
        Step::Sweep => close_market(game),
        Step::EndRound => end(game, events),
    }
}

fn bring_ships(game: &mut Imhotep, card: RoundCard, events: &mut Vec<Event>) {
    game.cards_left.remove(card);
    let ships = game.content().round_card(game.seats, card);
    game.ships = ships.map(|capacity| Ship { capacity, ..Ship::default() });
    events.push(Event::RoundBegan { round: game.round, seat: game.start });
    events.push(Event::ShipsCame { ships });
    game.steps.replace(Step::Deal { place: 0 });
}

/// A place without a card stays empty; the face-down cards come last.
fn deal(game: &mut Imhotep, place: u8, events: &mut Vec<Event>) -> Settled {
    let plan = &game.content().market[game.side(Site::Market).index()];
    if place < plan.face_up {
        market::refill(game, events);
        if game.bag.pile_len() > 0 {
            return Settled::Waits;
        }
        game.steps.replace(Step::Deal { place: place + 1 });
        return Settled::Done;
    }
    for _ in 0..plan.face_down {
        market::refill(game, events);
        if game.bag.pile_len() > 0 {
            game.bag.hold();
        }
    }
    if game.bag.held() > 0 {
        events.push(Event::PairLaid { count: game.bag.held() });
    }
    game.steps.replace(turn::Step::Turn);
    Settled::Done
}

fn deal_card(game: &mut Imhotep, place: u8, card: Card, events: &mut Vec<Event>) {
    game.bag.draw(card.index());
    game.market[usize::from(place)] = Some(card);
    events.push(Event::CardDealt { place: MarketPlace::at(usize::from(place)), card });
    game.steps.replace(Step::Deal { place: place + 1 });
}

/// the stones on unsailed ships go back to their quarries, those ships leave, and the round ends.
pub fn stall(game: &mut Imhotep, events: &mut Vec<Event>) {
    events.push(Event::RoundStalled);
    for seat in Seat::first(game.seats) {
        let mut count = 0;
        for stone in
            game.ships.iter_mut().flat_map(|ship| &mut ship.slots).filter(|stone| **stone == Some(seat))
        {
            *stone = None;
            count += 1;
        }
        if count > 0 {
            game.players[seat].quarry += count;
            events.push(Event::StonesReturned { seat, count });
        }
    }
    // Before the temple is scored: a bonus there must find no ship to put a stone on.
    for ship in game.ships.iter_mut().filter(|ship| ship.docked.is_none()) {
        *ship = Ship::default();
    }
    game.steps.pop();
    begin_end(game);
}

/// The temple first, then ships and market, then the next round.
pub fn begin_end(game: &mut Imhotep) {
    game.steps.push(Step::EndRound);
    game.steps.push(Step::Sweep);
    game.steps.push(Step::Temple { place: 0 });
}

/// From left to right, each reward finished before the next.
fn reward_temple(game: &mut Imhotep, place: u8, events: &mut Vec<Event>) -> Settled {
    let content = game.content();
    let owner = (place < content.temple_slots(game.seats)).then(|| game.temple_visible(place)).flatten();
    let Some(seat) = owner else {
        // Places are filled from the left: after an empty one there is nothing to reward.
        game.steps.pop();
        return Settled::Done;
    };
    game.steps.replace(Step::Temple { place: place + 1 });
    if game.side(Site::Temple) == Side::A {
        reward_points(game, seat, place, content.temple_a, events);
        return Settled::Done;
    }
    let reward = &content.temple_reward;
    match content.temple_b[usize::from(place)] {
        Reward::Points => reward_points(game, seat, place, reward.points, events),
        Reward::Card => game.steps.push(market::Step::Draw { seat, cause: Cause::Temple }),
        // without room for a stone the point is given.
        Reward::Choice if game.haulable(seat, reward.choice_stones) > 0 => {
            game.steps.push(Step::Choice { seat });
        }
        Reward::Choice => reward_points(game, seat, place, reward.choice_points, events),
    }
    Settled::Done
}

fn reward_points(game: &mut Imhotep, seat: Seat, place: u8, points: i16, events: &mut Vec<Event>) {
    game.players[seat].points.add(Source::Temple, points);
    let side = game.side(Site::Temple);
    events.push(Event::TempleRewarded { seat, place: place + 1, side, points });
}

/// A choice place of the temple: a point or stones.
fn choose(game: &mut Imhotep, seat: Seat, m: Move, events: &mut Vec<Event>) {
    game.steps.pop();
    let Some(super::Step::Round(Step::Temple { place })) = game.steps.top() else {
        unreachable!("a choice outside the temple: {:?}", game.steps)
    };
    let reward = &game.content().temple_reward;
    if m == Move::Point {
        reward_points(game, seat, place - 1, reward.choice_points, events);
    } else {
        turn::haul(game, seat, reward.choice_stones, Cause::Temple, events);
    }
}

/// Face-down cards are turned up on their way to the discard pile.
fn close_market(game: &mut Imhotep) -> Settled {
    game.ships = Default::default();
    for card in std::mem::take(&mut game.market).into_iter().flatten() {
        game.bag.throw(card.index());
    }
    if game.bag.held() > 0 {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn sweep(game: &mut Imhotep, card: Card, events: &mut Vec<Event>) {
    game.bag.turn_up(card.index());
    game.bag.throw(card.index());
    events.push(Event::PairSwept { card });
}

/// The left neighbour of who sailed the last ship begins; in a stalled round without a ship, of who
/// began it.
fn end(game: &mut Imhotep, events: &mut Vec<Event>) -> Settled {
    events.push(Event::RoundEnded { round: game.round });
    if game.round == game.content().rounds {
        game.steps.clear();
        score::final_scoring(game, events);
        return Settled::Waits;
    }
    game.start = game.last_sailor.unwrap_or(game.start).next(game.seats);
    game.active = game.start;
    game.last_sailor = None;
    game.round += 1;
    game.steps.replace(Step::RoundCard);
    Settled::Waits
}
