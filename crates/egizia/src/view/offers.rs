//! Computes the cost and the effect of each legal move.

use maat_engine::{Actor, Game, Seat, Viewer};

use super::Offer;
use crate::moves::Move;
use crate::pieces::{Effect, Part, Position};
use crate::rules::{Step, build, feeding, free, river};
use crate::state::Egizia;

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
        free: free::is_free(m),
    }
}

/// The value of the brick that a move lays.
fn value(game: &Egizia, m: Move) -> u8 {
    let value = match m {
        Move::Obelisk => game.obelisk_value(),
        Move::Grave => game.grave_value(),
        Move::Row(row) => game.row_value(row),
        Move::Pillar(pillar) => game.part_value(pillar.part()),
        Move::Column => game.part_value(Part::Columns),
        Move::Lintel => game.part_value(Part::Lintels),
        _ => None,
    };
    value.unwrap_or(0)
}

fn stones(game: &Egizia, seat: Seat, m: Move) -> u8 {
    match m {
        Move::Draw(cards) => cards.number(),
        Move::Feed(stones) | Move::Sell(stones) => stones.number(),
        Move::Train(_) => {
            game.card_with(seat, Effect::PayForCrew).map_or(0, |card| game.content().nile(card).number)
        }
        m => value(game, m),
    }
}

fn points(game: &Egizia, seat: Seat, m: Move) -> i16 {
    let hunger = |grain: u8| feeding::penalty(game, seat, feeding::missing(game, seat, grain));
    match (game.steps.top(), m) {
        (_, Move::Sell(stones)) => stones.number().into(),
        (Some(Step::Feeding(feeding::Step::Feed { grain, .. })), Move::Done) => hunger(grain),
        (Some(Step::Feeding(feeding::Step::Feed { grain, .. })), Move::Feed(stones)) => {
            hunger(grain + stones.number())
        }
        (_, m) => i16::from(value(game, m)),
    }
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
        Move::Extra(free) if free.count() > 0 => vec![Effect::SphinxPlus],
        Move::Haul => vec![Effect::Stones],
        Move::Sell(_) => vec![Effect::SellStones],
        Move::Water(_) => vec![Effect::BetterField],
        Move::Drill(_) => vec![Effect::CrewEachRound],
        Move::Train(_) => vec![Effect::PayForCrew],
        _ => Vec::new(),
    }
}

/// Whether a crew is committed already.
fn is_second(game: &Egizia) -> bool {
    matches!(game.steps.top(), Some(Step::Build(build::Step::Commit { .. })))
}

/// The powers that a placement uses.
fn powers(game: &Egizia, seat: Seat, position: Position) -> Vec<Effect> {
    river::powers(game, seat, position).into_iter().flatten().collect()
}
