//! What a move does, and all that follows without a decision.

mod market;
mod round;
mod sail;
mod sites;
mod turn;

use crate::moves::{Event, Move, Step};
use crate::pieces::Cause;
use crate::state::Imhotep;

/// Plays a legal move.
pub(crate) fn apply(game: &mut Imhotep, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    match (step, m) {
        (Step::RoundCard, Move::Round(card)) => round::bring_ships(game, card, events),
        (Step::Deal { place }, Move::Reveal(card)) => round::deal_card(game, place, card, events),
        (Step::Turn, Move::Quarry) => turn::get_stones(game, events),
        (Step::Turn, Move::Load(slot)) => turn::place_stone(game, slot, events),
        (Step::Turn, Move::Sail(ship)) => turn::cast_off(game, ship),
        (Step::Turn, Move::Play(card)) => turn::play_blue_card(game, card, events),
        (Step::Lever, Move::Sail(ship)) => game.steps.replace(Step::To { ship, lever: true }),
        (Step::Load { seat, left, cause, .. }, Move::Load(slot)) => {
            turn::load(game, seat, left, cause, slot, events);
        }
        (Step::To { ship, lever }, Move::To(site)) => sail::dock(game, ship, site, lever, events),
        (Step::Order { ship, queue, chosen }, Move::Next(seat)) => {
            sail::next(game, ship, queue, chosen, seat);
        }
        (Step::Take { seat }, Move::Take(place)) => market::take(game, seat, place, events),
        (Step::Peek { seat }, Move::Peek(card)) => market::peek(game, seat, card, events),
        (Step::Keep { seat }, Move::Keep(card)) => market::keep(game, seat, card, events),
        (Step::Put { seat, red }, Move::Put(pyramid)) => {
            game.steps.pop();
            sites::build_small_pyramid(game, seat, pyramid, red, events);
        }
        (Step::BonusCard { seat }, Move::Draw) => {
            game.steps.replace(Step::Draw { seat, cause: Cause::Bonus });
        }
        (Step::BonusStones { seat }, Move::Haul) => {
            game.steps.pop();
            turn::haul(game, seat, game.content().bonus_stones, Cause::Bonus, events);
        }
        (
            Step::BonusCard { seat }
            | Step::BonusStones { seat }
            | Step::Load { seat, cause: Cause::Bonus, .. },
            Move::Decline,
        ) => {
            game.steps.pop();
            events.push(Event::BonusDeclined { seat });
        }
        (Step::Draw { seat, cause }, Move::Drawn(card)) => market::draw(game, seat, cause, card, events),
        (Step::Choice { seat }, m @ (Move::Point | Move::Stones)) => round::choose(game, seat, m, events),
        (Step::Sweep, Move::Sweep(card)) => round::sweep(game, card, events),
        (step, m) => unreachable!("{m} during {step:?}"),
    }
    settle(game, events);
}

/// Does what needs no decision until somebody must decide.
fn settle(game: &mut Imhotep, events: &mut Vec<Event>) {
    while let Some(step) = game.steps.top() {
        let decided = match step {
            Step::Deal { place } => round::deal(game, place, events),
            Step::Turn => turn::pass_if_stuck(game, events),
            Step::Order { ship, queue, chosen } => sail::close_order(game, ship, queue, chosen, events),
            Step::Unload { ship, queue, left } => sail::unload(game, ship, queue, left, events),
            Step::Discard { card } => market::discard(game, card, events),
            Step::Draw { seat, .. } => market::open_pile(game, seat, events),
            Step::Temple { place } => round::reward_temple(game, place, events),
            Step::Sweep => round::close_market(game),
            Step::EndTurn => turn::end(game),
            Step::EndRound => round::end(game, events),
            _ => return,
        };
        if decided == Settled::Waits {
            return;
        }
    }
}

/// Whether a step was done with, or waits for a decision.
#[derive(PartialEq)]
enum Settled {
    Done,
    Waits,
}
