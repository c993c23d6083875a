//! The beginning and the end of a round, and the end of the game.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{free, gain, river};
use crate::events::{Event, Face};
use crate::moves::Move;
use crate::nile::Nile;
use crate::pieces::{Phase, Positions, Source, Square};
use crate::score;
use crate::state::{Egizia, Spent};

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// A Nile card for this square and those after it, counted from 0.
        DealNile { square: u8 } => chance("deal-nile"),
        /// The cooperation bonus of this place in the order and of those after it.
        Rewards { place: u8 } => auto,
        /// The last free actions of the round.
        Bonus { seat: Seat } => ask(seat, "bonus"),
        EndRound => auto,
        /// The last fields to improve, by place in the order.
        LastUpgrades { place: u8 } => auto,
        LastUpgrade { seat: Seat } => ask(seat, "last-upgrade"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::DealNile { .. } => {
            let deck = game.content().deck(game.content().deck_of_round(game.round));
            out.extend(game.nile.and(deck).iter().map(Move::Nile));
        }
        Step::Bonus { seat } | Step::LastUpgrade { seat } => {
            free::offer(game, seat, out);
            out.extend([Move::Done]);
        }
        Step::Rewards { .. } | Step::EndRound | Step::LastUpgrades { .. } => {}
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::DealNile { square } => deal(game, square, noun!(Move::Nile, m, step), events),
        Step::Bonus { seat } | Step::LastUpgrade { seat } => match m {
            Move::Done => {
                game.steps.pop();
            }
            m => free::act(game, seat, m, events),
        },
        Step::Rewards { .. } | Step::EndRound | Step::LastUpgrades { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Egizia, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::DealNile { .. } => Settled::Waits,
        Step::Rewards { place } => reward(game, place, events),
        Step::Bonus { seat } => ask_or_pop(game, free::lapses(game, seat)),
        Step::EndRound => end(game, events),
        Step::LastUpgrades { place } => last_upgrades(game, place, events),
        Step::LastUpgrade { seat } => {
            let dry = free::dry_fields(game, seat).next().is_some();
            ask_or_pop(game, dry)
        }
    }
}

/// A round: crews are ready, ships are at home, cards are dealt.
pub fn begin(game: &mut Egizia, events: &mut Vec<Event>) {
    for seat in Seat::first(game.seats) {
        let player = &mut game.players[seat];
        player.used = Default::default();
        player.spent = Spent::default();
        player.built = Default::default();
        player.passed = false;
    }
    let seats = game.tile_order();
    game.set_order(seats.iter().copied());
    game.phase = Phase::Deal;
    events.push(Event::RoundBegan { round: game.round, seats });
    game.steps.replace(Step::DealNile { square: 0 });
}

/// Upstream first; then ships sail.
fn deal(game: &mut Egizia, square: u8, card: Nile, events: &mut Vec<Event>) {
    let index = usize::from(square);
    game.nile.remove(card);
    game.squares[index] = Some(card);
    events.push(Event::NileDealt { square: Square::at(index), face: Face::of(game, card) });
    if index + 1 < Square::COUNT {
        return game.steps.replace(Step::DealNile { square: square + 1 });
    }
    game.phase = Phase::Sail;
    events.push(Event::PhaseBegan { phase: Phase::Sail });
    game.steps.replace(river::Step::Fleet { place: 0 });
}

/// Phase 6 begins: its order is fixed now.
pub fn begin_rewards(game: &mut Egizia, events: &mut Vec<Event>) {
    game.set_order(game.front_to_rear());
    game.phase = Phase::Cooperation;
    events.push(Event::PhaseBegan { phase: Phase::Cooperation });
    game.steps.replace(Step::Rewards { place: 0 });
}

/// Points by number of sites, then the last free actions of the round.
fn reward(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place == game.seats {
        game.steps.replace(Step::EndRound);
        return Settled::Done;
    }
    let seat = game.order[usize::from(place)];
    let sites = game.players[seat].built.iter().filter(|built| **built).count();
    gain::score(game, seat, Source::Cooperation, game.content().cooperation[sites], events);
    game.steps.replace(Step::Rewards { place: place + 1 });
    game.steps.push(Step::Bonus { seat });
    Settled::Done
}

fn ask_or_pop(game: &mut Egizia, ask: bool) -> Settled {
    if ask {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

/// Everything is cleared, and the rearmost marker gets the first tile.
fn end(game: &mut Egizia, events: &mut Vec<Event>) -> Settled {
    for seat in Seat::first(game.seats) {
        game.players[seat].ships = Positions::EMPTY;
    }
    game.sites = Default::default();
    events.push(Event::ShipsReturned);
    let left = std::mem::take(&mut game.squares).iter().flatten().count() as u8;
    if left > 0 {
        events.push(Event::CardsRemoved { count: left });
    }
    remove_spent_deck(game);
    game.phase = Phase::TurnOrder;
    for (tile, seat) in (1..).zip(game.front_to_rear().into_iter().rev()) {
        game.players[seat].tile = tile;
    }
    events.push(Event::TurnOrder { seats: game.tile_order() });
    events.push(Event::RoundEnded { round: game.round });
    if game.round < game.content().rounds {
        game.round += 1;
        begin(game, events);
        return Settled::Done;
    }
    game.phase = Phase::FinalScoring;
    events.push(Event::PhaseBegan { phase: Phase::FinalScoring });
    game.set_order(game.tile_order().into_iter().rev());
    game.steps.replace(Step::LastUpgrades { place: 0 });
    Settled::Done
}

/// Removes the rest of a deck from the game after its last round.
fn remove_spent_deck(game: &mut Egizia) {
    let content = game.content();
    let deck = content.deck_of_round(game.round);
    if game.round == content.rounds || content.deck_of_round(game.round + 1) != deck {
        game.nile = game.nile.without(content.deck(deck));
    }
}

/// In descending tile order; then all is scored.
fn last_upgrades(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place < game.seats {
        game.steps.replace(Step::LastUpgrades { place: place + 1 });
        game.steps.push(Step::LastUpgrade { seat: game.order[usize::from(place)] });
        return Settled::Done;
    }
    game.steps.clear();
    score::final_scoring(game, events);
    Settled::Waits
}
