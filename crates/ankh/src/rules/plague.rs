//! Plague of Locusts: one secret auction for each card.

use maat_engine::{PerSeat, Seat, SeatSet};

use super::{Settled, battle, followers};
use crate::events::Event;
use crate::figures::FigureSet;
use crate::legal::battle::region;
use crate::options::Switch;
use crate::pieces::{Card, Cause, Fate};
use crate::state::Ankh;
use crate::step::Step;

/// The step begins: who bids is read now (C-04).
pub fn begin(game: &mut Ankh) {
    battle::take_order(game);
    game.battle.bidders = armed(game);
    let left = carriers(game).count() as u8;
    game.steps.replace(Step::Plague { left });
}

/// Participants with figures in the region.
fn armed(game: &Ankh) -> SeatSet {
    let here = |seat: &Seat| !game.in_region(*seat, region(game)).is_empty();
    game.battle.participants.iter().filter(here).collect()
}

/// Who played a Plague card, in the order of the step.
fn carriers(game: &Ankh) -> impl Iterator<Item = Seat> {
    game.battle.order().into_iter().filter(|seat| game.battle.picks[*seat].contains(Card::Plague))
}

/// The next card.
pub fn next(game: &mut Ankh, left: u8, events: &mut Vec<Event>) -> Settled {
    if left == 0 {
        game.battle.bidders = SeatSet::EMPTY;
        game.steps.replace(Step::Majority);
        return Settled::Done;
    }
    game.steps.replace(Step::Plague { left: left - 1 });
    let before = carriers(game).count() - usize::from(left);
    let seat = carriers(game).nth(before).expect("somebody played the card");
    if game.switches.other(Switch::PlagueBiddersFixed) {
        game.battle.bidders = armed(game);
    }
    events.push(Event::PlagueBegan { seat });
    if game.battle.bidders.is_empty() {
        return Settled::Done;
    }
    game.steps.push(Step::Bids);
    Settled::Waits
}

/// In secret; the last bid opens all of them.
pub fn bid(game: &mut Ankh, seat: Seat, bid: u16, events: &mut Vec<Event>) {
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
            followers::pay(game, seat, bid, Cause::Bid, events);
        }
    }
    let seat = highest(game.battle.bidders, &bids);
    events.push(Event::PlagueSpared { seat });
    game.battle.victims = victims(game, seat);
    game.steps.replace(Step::Kill { fate: Fate::Plague });
}

/// The only one with the highest bid.
fn highest(bidders: SeatSet, bids: &PerSeat<Option<u16>>) -> Option<Seat> {
    let most = bidders.iter().map(|seat| bids[seat]).max()?;
    let mut first = bidders.iter().filter(|seat| bids[*seat] == most);
    first.next().filter(|_| first.next().is_none())
}

/// All figures in the region but gods and those of one god.
pub fn victims(game: &Ankh, spared: Option<Seat>) -> FigureSet {
    let token = region(game);
    let others = game.battle.participants.iter().filter(|seat| Some(*seat) != spared);
    let there =
        others.fold(FigureSet::EMPTY, |all, seat| all | game.figures.those_on(game.in_region(seat, token)));
    there - FigureSet::GODS
}
