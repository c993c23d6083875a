//! Majorities and battle resolution: steps 4 and 5.

use maat_engine::{Actor, Seat, SeatSet, Settled, steps, unexpected};

use super::battle::{self, region};
use super::turn::gain_followers;
use super::{aftermath, conflict, devotion, killing, plague};
use crate::events::Event;
use crate::map::{Hex, HexSet};
use crate::moves::Move;
use crate::pieces::{Card, Cause, Fate, God, Merit, Power};
use crate::state::Ankh;
use crate::strength::Strength;

steps! {
    pub enum Step of game: Ankh {
        /// Step 4.
        Majority => auto,
        /// Step 5: strengths are counted.
        Strength => auto,
        /// Whether the holder of the tiebreaker token uses it.
        Tie { seat: Seat } => ask(seat, "tie"),
        /// The winner is known.
        Reward => auto,
        /// The victims are read off the map.
        Victims => auto,
        /// Isis chooses the victims to spare, among those after this hex.
        Spare { seat: Seat, after: Option<Hex> } => ask(seat, "spare"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Tie { .. } => out.extend([Move::Tiebreak, Move::Decline]),
        Step::Spare { seat, after } => {
            let left = protected(game, seat).iter().filter(|hex| Some(*hex) > after);
            out.extend(left.map(Move::Spare).chain([Move::Done]));
        }
        Step::Majority | Step::Strength | Step::Reward | Step::Victims => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Tie { seat } => match m {
            Move::Tiebreak => break_tie(game, seat, events),
            Move::Decline => keep_tie(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Spare { seat, .. } => match m {
            Move::Spare(hex) => spare(game, seat, hex, events),
            Move::Done => {
                game.steps.pop();
            }
            m => unexpected(&step, &m),
        },
        Step::Majority | Step::Strength | Step::Reward | Step::Victims => unexpected(&step, &m),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Majority => majorities(game, events),
        Step::Strength => strengths(game, events),
        Step::Tie { .. } => Settled::Waits,
        Step::Reward => reward(game, events),
        Step::Victims => victims(game),
        Step::Spare { seat, after } => open_spare(game, seat, after),
    }
}

/// Participants that still have a figure there, in ascending order.
fn majorities(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
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
fn strengths(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
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

fn break_tie(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.battle.winner = Some(seat);
    if let Some(tie) = &mut game.tiebreaker {
        tie.up = false;
    }
    events.push(Event::TiebreakerUsed { seat });
}

fn keep_tie(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::TiebreakerKept { seat });
}

/// The winner gains the whole reward at once.
fn reward(game: &mut Ankh, events: &mut Vec<Event>) -> Settled {
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
        gain_followers(game, seat, numbers.commanding.into(), Cause::Commanding, events);
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
    here.and(game.map().desert).without(game.gates).len() * game.content().numbers.drought
}

/// All but gods, the winner's figures, and those the flood protects; then Isis chooses whom she keeps.
fn victims(game: &mut Ankh) -> Settled {
    game.battle.victims = plague::victims(game, game.battle.winner).without(game.figures.flooded);
    game.steps.replace(aftermath::Step::Aftermath);
    game.steps.push(killing::Step::Kill { fate: Fate::Battle });
    if let Some(seat) = game.holder(God::Isis) {
        game.steps.push(Step::Spare { seat, after: None });
    }
    Settled::Done
}

/// Victims of Isis beside an enemy.
fn protected(game: &Ankh, isis: Seat) -> HexSet {
    let enemies = game.figures.enemies(isis);
    let own = game.figures.hexes_of(game.battle.victims.and(game.figures.owned(isis)));
    own.and(game.regions.beside(game.map(), enemies))
}

/// Asked as long as there is a protected victim that Isis has not decided on.
fn open_spare(game: &mut Ankh, seat: Seat, after: Option<Hex>) -> Settled {
    if protected(game, seat).iter().any(|hex| Some(hex) > after) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn spare(game: &mut Ankh, seat: Seat, hex: Hex, events: &mut Vec<Event>) {
    let figure = game.figures.on(hex).expect("a victim stands there");
    game.battle.victims.remove(figure);
    game.battle.spared.add(figure);
    events.push(Event::FigureSpared { seat, kind: game.kind(figure), hex });
    game.steps.replace(Step::Spare { seat, after: Some(hex) });
}
