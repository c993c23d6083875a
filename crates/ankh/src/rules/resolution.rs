//! Majorities and battle resolution: steps 4 and 5.

use maat_engine::{Seat, SeatSet};

use super::{Settled, battle, conflict, devotion, followers, plague};
use crate::events::Event;
use crate::figures::FigureSet;
use crate::legal::battle::{protected, region};
use crate::map::Hex;
use crate::pieces::{Card, Cause, Fate, God, Merit, Power};
use crate::state::Ankh;
use crate::step::Step;
use crate::strength::Strength;

/// Participants that still have a figure there, in ascending order.
pub fn majorities(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    battle::take_order(game);
    let token = region(game);
    for seat in game.battle.order() {
        if !game.in_region(seat, token).is_empty() {
            conflict::score_majorities(game, seat, token, events);
        }
        if game.is_over() {
            return Settled::Done;
        }
    }
    game.steps.replace(Step::Strength);
    Settled::Done
}

/// The highest strength of those with a figure wins; a tie can be broken by the holder of the token.
pub fn strengths(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    battle::take_order(game);
    for seat in game.battle.order() {
        let found = Strength::of(game, seat, region(game), game.battle.picks[seat]);
        let strength = found.total();
        game.battle.present[seat] = found.figures;
        game.battle.strength[seat] = strength;
        for part in &found.parts {
            if let Some(counted) = game.battle.counted[seat].get_mut(part.part.index()) {
                *counted = part.strength;
            }
        }
        let Strength { figures, neutralised, parts } = found;
        events.push(Event::StrengthCounted { seat, figures, neutralised, strength, parts });
    }
    game.steps.replace(Step::Reward);
    let first = strongest(game);
    match (first.lowest(), game.tiebreaker) {
        (winner, _) if first.len() < 2 => game.battle.winner = winner,
        (_, Some(tie)) if tie.up && first.contains(tie.holder) => {
            game.steps.push(Step::Tie { seat: tie.holder });
        }
        _ => {}
    }
    Settled::Done
}

/// All with the highest strength.
fn strongest(game: &Ankh) -> SeatSet {
    let armed = game.battle.participants.iter().filter(|seat| game.battle.present[*seat] > 0);
    let armed: SeatSet = armed.collect();
    let most = armed.iter().map(|seat| game.battle.strength[seat]).max();
    armed.iter().filter(|seat| Some(game.battle.strength[*seat]) == most).collect()
}

pub fn break_tie(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.battle.winner = Some(seat);
    if let Some(tie) = &mut game.tiebreaker {
        tie.up = false;
    }
    events.push(Event::TiebreakerUsed { seat });
}

pub fn keep_tie(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::TiebreakerKept { seat });
}

/// What the winner gains, at once.
pub fn reward(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
    game.steps.replace(Step::Victims);
    let token = region(game);
    let Some(seat) = game.battle.winner else {
        events.push(Event::BattleUndecided { token });
        return Settled::Done;
    };
    let (strength, margin) = (game.battle.strength[seat], margin(game, seat));
    events.push(Event::BattleWon { seat, token, strength, margin });
    let numbers = &game.content().numbers;
    let glorious = game.has(seat, Power::Glorious) && margin >= numbers.glorious_margin;
    let base = if glorious { numbers.glorious } else { numbers.win };
    let amount = base + drought(game, seat) + conflict::radiance(game, seat, token);
    devotion::gain(game, seat, amount, Merit::Victory, events);
    if !game.is_over() && game.has(seat, Power::Commanding) {
        followers::gain(game, seat, numbers.commanding.into(), Cause::Commanding, events);
    }
    Settled::Done
}

/// Over the strongest other participant.
fn margin(game: &Ankh, winner: Seat) -> u8 {
    let others = game.battle.participants.without(winner);
    let next = others.iter().map(|seat| game.battle.strength[seat]).max().unwrap_or(0);
    game.battle.strength[winner] - next
}

/// With Drought, figures in the desert; a hex with an Underworld token is none.
fn drought(game: &Ankh, seat: Seat) -> u8 {
    if !game.battle.picks[seat].contains(Card::Drought) {
        return 0;
    }
    let here = game.in_region(seat, region(game));
    ((here & game.map().desert) - game.gates).len() * game.content().numbers.drought
}

/// All but gods, the winner's figures, and those the flood protects; then Isis chooses whom she keeps.
pub fn victims(game: &mut Ankh) -> Settled {
    game.battle.victims = plague::victims(game, game.battle.winner) - game.figures.flooded;
    game.steps.replace(Step::Aftermath);
    game.steps.push(Step::Kill { fate: Fate::Battle });
    if let Some(seat) = game.holder(God::Isis) {
        game.steps.push(Step::Spare { seat, after: None });
    }
    Settled::Done
}

/// Asked as long as there is a protected victim she has not spoken of.
pub fn open_spare(game: &mut Ankh, seat: Seat, after: Option<Hex>) -> Settled {
    if protected(game, seat).iter().any(|hex| Some(hex) > after) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

pub fn spare(game: &mut Ankh, seat: Seat, hex: Hex, events: &mut Vec<Event>) {
    let figure = game.figures.on(hex).expect("a victim stands there");
    game.battle.victims.remove(figure);
    game.battle.spared = game.battle.spared | FigureSet::from_iter([figure]);
    events.push(Event::FigureSpared { seat, kind: game.kind(figure), hex });
    game.steps.replace(Step::Spare { seat, after: Some(hex) });
}
