//! Cards of the Sphinx.

use maat_engine::Seat;

use super::gain;
use crate::events::Event;
use crate::legal::build;
use crate::pieces::{Cause, Effect, Site, Source};
use crate::sphinx::Sphinx;
use crate::state::Egizia;
use crate::step::Step;

/// One stone for each card, then the free ones are chosen.
pub fn pay(game: &mut Egizia, seat: Seat, paid: u8, events: &mut Vec<Event>) {
    gain::pay(game, seat, paid, Cause::Build, events);
    game.players[seat].built[Site::Sphinx.index()] = true;
    game.steps.replace(Step::Extra { seat, paid });
}

/// The cards are drawn, unseen by the others.
pub fn open(game: &mut Egizia, seat: Seat, paid: u8, free: u8, events: &mut Vec<Event>) {
    if let (true, Some(card)) = (free > 0, game.card_with(seat, Effect::SphinxPlus)) {
        gain::use_card(game, seat, card, events);
    }
    events.push(Event::SphinxDrawn { seat, count: paid + free, free });
    game.sphinx.begin(seat);
    game.steps.replace(Step::DrawSphinx { seat, left: paid + free });
}

pub fn draw(game: &mut Egizia, seat: Seat, left: u8, card: Sphinx, events: &mut Vec<Event>) {
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
    events.push(Event::SphinxSeen { seat, card: card.number(), goal: game.content().sphinx(card).goal });
}

/// One card after the other, in any order, so that nobody learns which one it was.
pub fn keep(game: &mut Egizia, seat: Seat, kept: u8, card: Sphinx, events: &mut Vec<Event>) {
    take(game, seat, card, events);
    let kept = kept + 1;
    if kept > game.content().sphinx_build.keep
        && let Some(card) = game.card_with(seat, Effect::SphinxKeep)
    {
        gain::use_card(game, seat, card, events);
    }
    if kept < build::most_kept(game, seat) && !game.players[seat].look.is_empty() {
        game.steps.replace(Step::Keep { seat, kept });
    } else {
        close(game, seat, kept, events);
    }
}

pub fn take(game: &mut Egizia, seat: Seat, card: Sphinx, events: &mut Vec<Event>) {
    game.players[seat].look.remove(card);
    game.players[seat].hand.add(card);
    events.push(Event::SphinxKept { seat, card: card.number(), goal: game.content().sphinx(card).goal });
}

/// The others go under the deck, and each brings a point.
pub fn close(game: &mut Egizia, seat: Seat, kept: u8, events: &mut Vec<Event>) {
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
