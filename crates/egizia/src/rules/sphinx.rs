//! Cards of the Sphinx.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::gain;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Cause, DrawnCards, Effect, FreeCards, Site, Source};
use crate::sphinx::Sphinx;
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// The number of cards that need no payment.
        Extra { seat: Seat, paid: u8 } => ask(seat, "extra"),
        /// `left` more cards for this player.
        DrawSphinx { seat: Seat, left: u8 } => chance("draw-sphinx"),
        /// The drawn cards to keep; `kept` of them are already chosen.
        Keep { seat: Seat, kept: u8 } => ask(seat, "keep"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Extra { seat, paid } => {
            out.extend(FreeCards::up_to(most_extra(game, seat, paid)).map(Move::Extra));
        }
        Step::DrawSphinx { .. } => draws(game, out),
        Step::Keep { seat, .. } => {
            out.extend(game.players[seat].look.iter().map(Move::Keep).chain([Move::Done]));
        }
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Extra { seat, paid } => {
            let free: FreeCards = noun!(Move::Extra, m, step);
            open(game, seat, paid, free.count(), events);
        }
        Step::DrawSphinx { seat, left } => draw(game, seat, left, noun!(Move::Card, m, step), events),
        Step::Keep { seat, kept } => match m {
            Move::Keep(card) => keep(game, seat, kept, card, events),
            Move::Done => close(game, seat, kept, events),
            m => unexpected(&step, &m),
        },
    }
}

pub fn settle(_: &mut Egizia, step: Step, _: &mut Vec<Event>) -> Settled {
    match step {
        Step::Extra { .. } => Settled::Asks,
        Step::DrawSphinx { .. } | Step::Keep { .. } => Settled::Waits,
    }
}

/// The cards that chance can bring next.
pub fn draws(game: &Egizia, out: &mut impl Extend<Move>) {
    out.extend(game.sphinx.next().iter().map(Move::Card));
}

/// Cards of one build.
pub fn most_drawn(game: &Egizia) -> u8 {
    game.content().sphinx_build.most.min(game.sphinx.len())
}

/// Cards that come free beside those paid.
fn most_extra(game: &Egizia, seat: Seat, paid: u8) -> u8 {
    let card = game.card_with(seat, Effect::SphinxPlus);
    card.map_or(0, |card| game.content().nile(card).number.min(most_drawn(game) - paid))
}

/// The number of drawn cards that may be kept.
pub fn most_kept(game: &Egizia, seat: Seat) -> u8 {
    let card = game.card_with(seat, Effect::SphinxKeep);
    card.map_or(game.content().sphinx_build.keep, |card| game.content().nile(card).number)
}

/// One stone for each card, then the free ones are chosen.
pub fn pay(game: &mut Egizia, seat: Seat, paid: DrawnCards, events: &mut Vec<Event>) {
    let paid = paid.number();
    gain::pay(game, seat, paid, Cause::Build, events);
    game.players[seat].built[Site::Sphinx.index()] = true;
    game.steps.replace(Step::Extra { seat, paid });
}

/// The cards are drawn, unseen by the others.
fn open(game: &mut Egizia, seat: Seat, paid: u8, free: u8, events: &mut Vec<Event>) {
    if free > 0 {
        gain::use_first(game, seat, Effect::SphinxPlus, events);
    }
    events.push(Event::SphinxDrawn { seat, count: paid + free, free });
    game.sphinx.begin(seat);
    game.steps.replace(Step::DrawSphinx { seat, left: paid + free });
}

fn draw(game: &mut Egizia, seat: Seat, left: u8, card: Sphinx, events: &mut Vec<Event>) {
    see(game, seat, card, events);
    game.steps.replace(match left {
        1 => Step::Keep { seat, kept: 0 },
        _ => Step::DrawSphinx { seat, left: left - 1 },
    });
}

/// A card for the eyes of one player.
pub fn see(game: &mut Egizia, seat: Seat, card: Sphinx, events: &mut Vec<Event>) {
    game.sphinx.draw(card);
    game.players[seat].look.add(card);
    events.push(Event::SphinxSeen { seat, card, goal: game.content().sphinx(card).goal });
}

/// One card after the other, in any order, so that nobody learns which one it was.
fn keep(game: &mut Egizia, seat: Seat, kept: u8, card: Sphinx, events: &mut Vec<Event>) {
    take(game, seat, card, events);
    let kept = kept + 1;
    if kept > game.content().sphinx_build.keep && game.has(seat, Effect::SphinxKeep) {
        gain::use_first(game, seat, Effect::SphinxKeep, events);
    }
    if kept < most_kept(game, seat) && !game.players[seat].look.is_empty() {
        game.steps.replace(Step::Keep { seat, kept });
    } else {
        close(game, seat, kept, events);
    }
}

pub fn take(game: &mut Egizia, seat: Seat, card: Sphinx, events: &mut Vec<Event>) {
    game.players[seat].look.remove(card);
    game.players[seat].hand.add(card);
    events.push(Event::SphinxKept { seat, card, goal: game.content().sphinx(card).goal });
}

/// The others go under the deck, and each brings a point.
fn close(game: &mut Egizia, seat: Seat, kept: u8, events: &mut Vec<Event>) {
    game.steps.pop();
    let returned = put_back(game, seat, kept, events);
    let points = game.content().sphinx_build.points * i16::from(returned);
    gain::score(game, seat, Source::Sphinx, points, events);
}

/// Returns how many cards went under the deck.
pub fn put_back(game: &mut Egizia, seat: Seat, kept: u8, events: &mut Vec<Event>) -> u8 {
    let rest = std::mem::take(&mut game.players[seat].look);
    game.sphinx.put_under(seat, rest, kept);
    events.push(Event::SphinxChosen { seat, kept, returned: rest.len() });
    rest.len()
}
