//! How a round begins and ends, and the end of the game.

use super::{Settled, gain};
use crate::events::{Event, Face};
use crate::legal::free;
use crate::nile::Nile;
use crate::pieces::{Effect, Phase, Source};
use crate::river::Positions;
use crate::score;
use crate::state::{Egizia, SQUARES, Spent};
use crate::step::Step;

use maat_engine::Seat;

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
pub fn deal(game: &mut Egizia, square: u8, card: Nile, events: &mut Vec<Event>) {
    game.nile.remove(card);
    game.squares[usize::from(square)] = Some(card);
    events.push(Event::NileDealt { square: square + 1, face: Face::of(game, card) });
    if usize::from(square) + 1 < SQUARES {
        return game.steps.replace(Step::DealNile { square: square + 1 });
    }
    game.phase = Phase::Sail;
    events.push(Event::PhaseBegan { phase: Phase::Sail });
    game.steps.replace(Step::Fleet { place: 0 });
}

/// The power to take a card that is left; then ships come home, except those at sites.
pub fn leftovers(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place < game.seats {
        let seat = game.order[usize::from(place)];
        game.steps.replace(Step::Leftovers { place: place + 1 });
        let lying = game.squares.iter().any(Option::is_some);
        if lying && game.has(seat, Effect::Leftover) {
            game.steps.push(Step::Leftover { seat });
            return Settled::Waits;
        }
        return Settled::Done;
    }
    let sites = game.content().site_positions;
    for seat in Seat::first(game.seats) {
        let player = &mut game.players[seat];
        player.ships = player.ships.and(sites);
        player.again = 0;
    }
    game.set_order(game.front_to_rear());
    game.phase = Phase::Feed;
    events.push(Event::PhaseBegan { phase: Phase::Feed });
    game.steps.replace(Step::Feeding { place: 0 });
    Settled::Done
}

/// Phase 6 begins: its order is fixed now.
pub fn begin_rewards(game: &mut Egizia, events: &mut Vec<Event>) {
    game.set_order(game.front_to_rear());
    game.phase = Phase::Cooperation;
    events.push(Event::PhaseBegan { phase: Phase::Cooperation });
    game.steps.replace(Step::Rewards { place: 0 });
}

/// Points by number of sites, then the last free actions of the round.
pub fn reward(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
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

/// Asked only if something would lapse.
pub fn open_bonus(game: &mut Egizia, seat: Seat) -> Settled {
    ask_or_pop(game, free::lapses(game, seat))
}

/// Asked as long as a field can be improved.
pub fn open_last_upgrade(game: &mut Egizia, seat: Seat) -> Settled {
    let dry = free::dry_fields(game, seat).next().is_some();
    ask_or_pop(game, dry)
}

fn ask_or_pop(game: &mut Egizia, ask: bool) -> Settled {
    if ask {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

/// Everything is cleared, and the rearmost marker gets the first tile.
pub fn end(game: &mut Egizia, events: &mut Vec<Event>) -> Settled {
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

/// What is left of a deck after its last round leaves the game.
fn remove_spent_deck(game: &mut Egizia) {
    let content = game.content();
    let deck = content.deck_of_round(game.round);
    if game.round == content.rounds || content.deck_of_round(game.round + 1) != deck {
        game.nile = game.nile.without(content.deck(deck));
    }
}

/// In descending tile order; then all is scored.
pub fn last_upgrades(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place < game.seats {
        game.steps.replace(Step::LastUpgrades { place: place + 1 });
        game.steps.push(Step::LastUpgrade { seat: game.order[usize::from(place)] });
        return Settled::Done;
    }
    game.steps.clear();
    score::final_scoring(game, events);
    Settled::Waits
}
