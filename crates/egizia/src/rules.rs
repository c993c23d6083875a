//! What a move does, and all that follows without a decision.

mod build;
mod cards;
mod feed;
mod free;
mod gain;
mod round;
mod sail;
mod setup;
mod sites;
mod sphinx;

use maat_engine::{Actor, Found, Settled};

use crate::events::Event;
use crate::legal::{choice, decider};
use crate::moves::Move;
use crate::state::Egizia;
use crate::step::Step;
pub(crate) use free::is_free;
pub(crate) use gain::score;

/// Plays a legal move.
pub(crate) fn apply(game: &mut Egizia, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    match (step, actor, m) {
        (Step::Setup, Actor::Seat(seat), Move::Keep(card)) => setup::keep(game, seat, card, events),
        (step, Actor::Seat(_), m) => act(game, step, m, events),
        (step, Actor::Chance, m) => deal(game, step, m, events),
    }
    settle(game, events);
}

/// What a seat has chosen.
fn act(game: &mut Egizia, step: Step, m: Move, events: &mut Vec<Event>) {
    if let (Some(seat), true) = (decider(step), is_free(m)) {
        return free::act(game, seat, m, events);
    }
    match (step, m) {
        (Step::Sail { seat, .. }, Move::Pass) => sail::pass(game, seat, events),
        (Step::Sail { seat, .. }, Move::Ship(position)) => sail::place(game, seat, position, 1, events),
        (Step::Sail { seat, .. }, Move::Double(position)) => sail::place_double(game, seat, position, events),
        (Step::Berth { seat, site }, Move::Berth(place)) => sail::berth(game, seat, site, place, events),
        (Step::Grow { seat, left, .. }, Move::Grow(crew)) => {
            gain::grow_chosen(game, seat, left, crew, events);
        }
        (Step::Ring { seat }, Move::Ring(turn)) => sail::turn_ring(game, seat, turn, events),
        (Step::Tail { seat }, Move::Again) => sail::again(game, seat, events),
        (Step::Leftover { seat }, Move::Take(square)) => {
            game.steps.pop();
            cards::take(game, seat, square, events);
        }
        (Step::Leftover { seat }, Move::Decline) => {
            game.steps.pop();
            events.push(Event::LeftoverDeclined { seat });
        }
        (Step::Feed { seat, grain }, Move::Grain) => feed::use_grain(game, seat, grain, events),
        (Step::Feed { seat, grain }, Move::Feed(stones)) => {
            feed::use_stones(game, seat, grain, stones, events);
        }
        (Step::Feed { seat, grain }, Move::Done) => feed::close(game, seat, grain, events),
        (Step::FirstPlace { seat, site }, Move::First) => sites::take_first_place(game, seat, site, events),
        (Step::FirstPlace { seat, .. }, Move::Decline) => {
            game.steps.pop();
            events.push(Event::FirstPlaceDeclined { seat });
        }
        (Step::StandIn { seat, site }, Move::StandIn) => sites::stand_in(game, seat, site, events),
        (Step::StandIn { seat, site }, Move::Decline) => {
            game.steps.pop();
            sites::send_away(game, seat, site, events);
        }
        (Step::Build { seat, site }, Move::GiveUp) => {
            events.push(Event::GaveUp { seat, site });
            sites::give_up(game, seat, site);
        }
        (Step::Build { seat, site }, Move::Commit(crew)) => {
            game.steps.replace(Step::Commit { seat, site, crews: crew.bit(), boosts: 0 });
        }
        (Step::Commit { seat, site, crews, boosts }, m) => {
            build::commit(game, build::Force { seat, site, crews, boosts }, m, events);
        }
        (Step::Lay { .. }, Move::Done) => build::close(game, step, events),
        (Step::Lay { .. }, brick) => build::lay(game, step, brick, events),
        (Step::Extra { seat, paid }, Move::Extra(free)) => sphinx::open(game, seat, paid, free, events),
        (Step::Keep { seat, kept }, Move::Keep(card)) => sphinx::keep(game, seat, kept, card, events),
        (Step::Keep { seat, kept }, Move::Done) => sphinx::close(game, seat, kept, events),
        (Step::Market { seat }, Move::Market(market)) => {
            game.steps.pop();
            gain::market_step(game, seat, market, events);
        }
        (Step::Tail { .. } | Step::Bonus { .. } | Step::LastUpgrade { .. }, Move::Done) => {
            game.steps.pop();
        }
        (step, m) => unreachable!("{m} during {step:?}"),
    }
}

/// What chance has brought.
fn deal(game: &mut Egizia, step: Step, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::DealSphinx { seat, left }, Move::Card(card)) => setup::deal(game, seat, left, card, events),
        (Step::TurnGraves, Move::Tile(value)) => setup::turn_grave(game, value, events),
        (Step::DealNile { square }, Move::Nile(card)) => round::deal(game, square, card, events),
        (Step::DrawSphinx { seat, left }, Move::Card(card)) => sphinx::draw(game, seat, left, card, events),
        (step, m) => unreachable!("{m} during {step:?}"),
    }
}

/// Does what needs no decision until somebody must decide.
fn settle(game: &mut Egizia, events: &mut Vec<Event>) {
    while let Some(step) = game.steps.top() {
        let settled = match step {
            Step::TurnGraves => setup::open_graves(game),
            Step::Fleet { place } => sail::next(game, place),
            Step::Sail { seat, again: false } => sail::open(game, seat, events),
            Step::Space { .. } => sail::act(game, step, events),
            Step::Tail { seat } => sail::open_tail(game, seat),
            Step::Leftovers { place } => round::leftovers(game, place, events),
            Step::Feeding { place } => feed::next(game, place, events),
            Step::Feed { seat, grain } => feed::open(game, seat, grain, events),
            Step::Site { site } => sites::begin(game, site, events),
            Step::Places { site, place, freed, all } => sites::next(game, site, place, freed, all, events),
            Step::Build { seat, site } => sites::open_build(game, seat, site, events),
            Step::Sail { again: true, .. }
            | Step::Lay { .. }
            | Step::Berth { .. }
            | Step::Grow { .. }
            | Step::Commit { .. }
            | Step::Extra { .. } => Settled::Asks,
            Step::Rewards { place } => round::reward(game, place, events),
            Step::Bonus { seat } => round::open_bonus(game, seat),
            Step::EndRound => round::end(game, events),
            Step::LastUpgrades { place } => round::last_upgrades(game, place, events),
            Step::LastUpgrade { seat } => round::open_last_upgrade(game, seat),
            _ => return,
        };
        match settled {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => match choice(game, step) {
                Found::Only(m) => act(game, step, m, events),
                Found::Several => return,
                Found::Nothing => unreachable!("nothing to choose in {step:?}"),
            },
        }
    }
}
