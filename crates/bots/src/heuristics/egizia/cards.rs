//! The value of the Nile cards of a player. Quarries, fields, stones and grain are counted where they are used.

use maat_egizia::pieces::Effect;
use maat_egizia::state::Spent;
use maat_engine::Seat;

use super::{Ahead, Table};

/// Values of powers, for each round.
const SPHINX_PLUS: f32 = 3.2;
const SPHINX_KEEP: f32 = 1.9;
const CREW_EACH_ROUND: f32 = 2.2;
const PAY_FOR_CREW: f32 = 0.36;
const UPSTREAM: f32 = 3.3;
const OCCUPIED: f32 = 0.4;
const LEFTOVER: f32 = 1.9;

/// Values of cards that are used once.
const FIRST_PLACE: f32 = 1.0;
const STRENGTH: f32 = 1.7;
const TWO_CREWS: f32 = 0.6;
const DOUBLE_TURN: f32 = 1.5;
const DOUBLE_SPACE: f32 = 1.1;
const SELL_STONES: f32 = 2.9;
const STAND_IN: f32 = 0.8;
const BETTER_FIELD: f32 = 1.5;

pub(super) fn points(table: &Table<'_>, seat: Seat) -> f32 {
    let (player, ahead) = (table.game.player(seat), table.outlooks[seat].ahead);
    // Most cards are quarries and fields.
    let plain = table.content.with(Effect::Quarry).or(table.content.with(Effect::Field));
    let cards = player.cards.without(plain).iter();
    cards.map(|card| worth(ahead, player.spent, table.content.nile(card).effect)).sum()
}

fn worth(ahead: Ahead, spent: Spent, effect: Effect) -> f32 {
    let (sails, builds) = (ahead.sails(), ahead.builds());
    let left = |rounds: f32, spent: bool| (rounds - if spent { 1.0 } else { 0.0 }).max(0.0);
    let if_any = |rounds: f32| rounds.min(1.0);
    match effect {
        Effect::SphinxPlus => SPHINX_PLUS * builds,
        Effect::SphinxKeep => SPHINX_KEEP * builds,
        Effect::CrewEachRound => CREW_EACH_ROUND * left(builds, spent.drill),
        Effect::PayForCrew => PAY_FOR_CREW * left(builds, spent.train),
        Effect::Upstream => UPSTREAM * left(sails, spent.upstream),
        Effect::Occupied => OCCUPIED * left(sails, spent.occupied),
        Effect::Leftover => LEFTOVER * sails,
        Effect::DoubleTurn => DOUBLE_TURN * if_any(sails),
        Effect::DoubleSpace => DOUBLE_SPACE * if_any(sails),
        Effect::FirstPlace => FIRST_PLACE * if_any(builds),
        Effect::Strength => STRENGTH * if_any(builds),
        Effect::TwoCrews => TWO_CREWS * if_any(builds),
        Effect::SellStones => SELL_STONES,
        Effect::StandIn => STAND_IN * if_any(builds),
        Effect::BetterField => BETTER_FIELD * if_any(ahead.rounds),
        // Other cards are counted where they are used.
        _ => 0.0,
    }
}
