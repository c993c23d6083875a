//! Plague of Locusts, step 3 of a battle: one secret auction for each card.

use maat_engine::{Actor, PerSeat, Seat, SeatSet, Settled, noun, steps, unexpected};

use super::battle::{self, region};
use super::turn::pay_followers;
use super::{chooser, killing, resolution};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{Bid, Card, Cause, Fate};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The next Plague card; `left`: how many there are still to resolve.
        Plague { left: u8 } => auto,
        /// Everybody bids, all at once.
        Bids => ask(game.battle.silent(), "bids"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, actor: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Plague { .. } => {}
        Step::Bids => out.extend(Bid::up_to(game.players[chooser(step, actor)].followers).map(Move::Bid)),
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, actor: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Plague { .. } => unexpected(&step, &m),
        Step::Bids => bid(game, chooser(step, actor), noun!(Move::Bid, m, step), events),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Plague { left } => next(game, left, events),
        Step::Bids => Settled::Waits,
    }
}

/// The step begins: who bids is read now (C-04).
pub(super) fn begin(game: &mut Ankh) {
    battle::take_order(game);
    game.battle.bidders = participants_present(game);
    let left = carriers(game).count() as u8;
    game.steps.replace(Step::Plague { left });
}

/// Participants with figures in the region.
fn participants_present(game: &Ankh) -> SeatSet {
    let here = |seat: &Seat| !game.in_region(*seat, region(game)).is_empty();
    game.battle.participants.iter().filter(here).collect()
}

/// The players of a Plague card, in the order of the step.
fn carriers(game: &Ankh) -> impl Iterator<Item = Seat> {
    game.battle.order().into_iter().filter(|seat| game.battle.picks[*seat].contains(Card::Plague))
}

/// The next card.
fn next(game: &mut Ankh, left: u8, events: &mut Vec<Event>) -> Settled {
    if left == 0 {
        game.battle.bidders = SeatSet::EMPTY;
        game.steps.replace(resolution::Step::Majority);
        return Settled::Done;
    }
    game.steps.replace(Step::Plague { left: left - 1 });
    let before = carriers(game).count() - usize::from(left);
    let seat = carriers(game).nth(before).expect("somebody played the card");
    if game.switches.contains(Switch::PlagueBiddersFixed) {
        game.battle.bidders = participants_present(game);
    }
    events.push(Event::PlagueBegan { seat });
    if game.battle.bidders.is_empty() {
        return Settled::Done;
    }
    game.steps.push(Step::Bids);
    Settled::Waits
}

/// Bids are secret until the last one is made, which reveals them all.
fn bid(game: &mut Ankh, seat: Seat, bid: Bid, events: &mut Vec<Event>) {
    game.battle.bids[seat] = Some(bid);
    if game.battle.silent().is_empty() {
        resolve(game, events);
    }
}

/// All pay; the figures of the single highest bidder are spared. After a tie nobody's are.
fn resolve(game: &mut Ankh, events: &mut Vec<Event>) {
    let bids = std::mem::take(&mut game.battle.bids);
    for seat in game.battle.order() {
        if let Some(bid) = bids[seat] {
            game.players[seat].bid = Some(bid);
            events.push(Event::BidRevealed { seat, bid });
            pay_followers(game, seat, bid.followers(), Cause::Bid, events);
        }
    }
    let seat = highest(game.battle.bidders, &bids);
    events.push(Event::PlagueSpared { seat });
    game.battle.victims = victims(game, seat);
    game.steps.replace(killing::Step::Kill { fate: Fate::Plague });
}

/// The only one with the highest bid.
fn highest(bidders: SeatSet, bids: &PerSeat<Option<Bid>>) -> Option<Seat> {
    let most = bidders.iter().map(|seat| bids[seat]).max()?;
    let mut first = bidders.iter().filter(|seat| bids[*seat] == most);
    first.next().filter(|_| first.next().is_none())
}

/// All figures in the region but gods and those of one god.
pub(super) fn victims(game: &Ankh, spared: Option<Seat>) -> FigureSet {
    let token = region(game);
    let others = game.battle.participants.iter().filter(|seat| Some(*seat) != spared);
    let there = |seat| game.figures.those_on(game.in_region(seat, token));
    others.fold(FigureSet::EMPTY, |all, seat| all.or(there(seat))).without(Figure::GODS)
}
