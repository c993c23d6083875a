//! What each move costs, brings and uses up.

use maat_engine::{Actor, Game, Seat, Viewer};

use super::Offer;
use crate::legal::{missing, sail};
use crate::moves::Move;
use crate::pieces::{Crew, Effect, Market};
use crate::rules::is_free;
use crate::state::Egizia;
use crate::step::Step;

pub(super) fn offers(game: &Egizia, viewer: Viewer) -> Vec<Offer> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    legal.into_iter().map(|m| offer(game, seat, m)).collect()
}

fn offer(game: &Egizia, seat: Seat, m: Move) -> Offer {
    Offer {
        action: m.to_string(),
        stones: stones(game, seat, m),
        points: points(game, seat, m),
        uses: uses(game, seat, m),
        free: is_free(m),
    }
}

/// What a brick is worth.
fn value(game: &Egizia, m: Move) -> u8 {
    let value = match m {
        Move::Obelisk => game.obelisk_value(),
        Move::Grave => game.grave_value(),
        Move::Row(row) => game.row_value(usize::from(row)),
        Move::Temple(part) => game.part_value(part),
        _ => None,
    };
    value.unwrap_or(0)
}

fn stones(game: &Egizia, seat: Seat, m: Move) -> u8 {
    match m {
        Move::Draw(count) | Move::Feed(count) | Move::Sell(count) => count,
        Move::Train(_) => {
            game.card_with(seat, Effect::PayForCrew).map_or(0, |card| game.content().nile(card).number)
        }
        m => value(game, m),
    }
}

fn points(game: &Egizia, seat: Seat, m: Move) -> i16 {
    match (game.steps.top(), m) {
        (_, Move::Sell(count)) => i16::from(count),
        (Some(Step::Feed { grain, .. }), Move::Done) => hunger(game, seat, grain),
        (Some(Step::Feed { grain, .. }), Move::Feed(count)) => hunger(game, seat, grain + count),
        (_, m) => i16::from(value(game, m)),
    }
}

/// Points lost if nothing more comes.
fn hunger(game: &Egizia, seat: Seat, grain: u8) -> i16 {
    let space = usize::from(game.player(seat).market(Market::Grain));
    -game.content().markets.penalties[space] * i16::from(missing(game, seat, grain))
}

fn uses(game: &Egizia, seat: Seat, m: Move) -> Vec<Effect> {
    match m {
        Move::Ship(position) => powers(game, seat, position),
        Move::Double(position) => {
            let mut uses = powers(game, seat, position);
            uses.push(Effect::DoubleSpace);
            uses
        }
        Move::Again => vec![Effect::DoubleTurn],
        Move::Grain => vec![Effect::Grain],
        Move::Feed(_) => vec![Effect::StonesAsGrain],
        Move::First => vec![Effect::FirstPlace],
        Move::StandIn => vec![Effect::StandIn],
        Move::Boost => vec![Effect::Strength],
        Move::Commit(_) if is_second(game) => vec![Effect::TwoCrews],
        Move::Extra(count) if count > 0 => vec![Effect::SphinxPlus],
        Move::Haul => vec![Effect::Stones],
        Move::Sell(_) => vec![Effect::SellStones],
        Move::Water(_) => vec![Effect::BetterField],
        Move::Drill(_) => vec![Effect::CrewEachRound],
        Move::Train(_) => vec![Effect::PayForCrew],
        _ => Vec::new(),
    }
}

fn is_second(game: &Egizia) -> bool {
    matches!(game.steps.top(), Some(Step::Commit { crews, .. }) if crews & !Crew::Joker.bit() != 0)
}

/// The powers that a placement costs.
fn powers(game: &Egizia, seat: Seat, position: u8) -> Vec<Effect> {
    let upstream = position <= game.player(seat).ships.lowest_on_the_river();
    let taken = sail::ships(game).and(game.content().round_positions).contains(position);
    let upstream = upstream.then_some(Effect::Upstream);
    upstream.into_iter().chain(taken.then_some(Effect::Occupied)).collect()
}
