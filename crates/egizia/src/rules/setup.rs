//! From the empty table to the first round.

use maat_engine::{Actor, Seat, SeatSet, Settled, noun, steps};

use super::{round, sphinx};
use crate::events::Event;
use crate::moves::Move;
use crate::sphinx::Sphinx;
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// The first Sphinx cards of this player, and then of those after it.
        DealSphinx { seat: Seat, left: u8 } => chance("deal-sphinx"),
        /// All players choose simultaneously which card to keep.
        Setup => ask(undecided(game), "setup"),
    }
}

pub fn offer(game: &Egizia, step: Step, actor: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::DealSphinx { .. } => sphinx::draws(game, out),
        Step::Setup => out.extend(game.players[chooser(actor)].look.iter().map(Move::Keep)),
    }
}

pub fn act(game: &mut Egizia, step: Step, actor: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::DealSphinx { seat, left } => deal(game, seat, left, noun!(Move::Card, m, step), events),
        Step::Setup => keep(game, chooser(actor), noun!(Move::Keep, m, step), events),
    }
}

pub fn settle(_: &mut Egizia, step: Step, _: &mut Vec<Event>) -> Settled {
    match step {
        Step::DealSphinx { .. } | Step::Setup => Settled::Waits,
    }
}

/// The players who have not yet chosen a card.
fn undecided(game: &Egizia) -> SeatSet {
    Seat::first(game.seats).filter(|&seat| game.players[seat].hand.is_empty()).collect()
}

fn chooser(actor: Actor) -> Seat {
    actor.seat().expect("players choose their first card")
}

/// In turn order; then all choose at once.
fn deal(game: &mut Egizia, seat: Seat, left: u8, card: Sphinx, events: &mut Vec<Event>) {
    let dealt = game.content().sphinx_start;
    if left == dealt {
        game.sphinx.begin(seat);
    }
    sphinx::see(game, seat, card, events);
    let next = seat.next(game.seats);
    game.steps.replace(match left {
        1 if next == Seat::A => Step::Setup,
        1 => Step::DealSphinx { seat: next, left: dealt },
        _ => Step::DealSphinx { seat, left: left - 1 },
    });
}

/// The last answer closes the setup: the other cards go under the deck in turn order.
fn keep(game: &mut Egizia, seat: Seat, card: Sphinx, events: &mut Vec<Event>) {
    sphinx::take(game, seat, card, events);
    if undecided(game).is_empty() {
        for seat in Seat::first(game.seats) {
            sphinx::put_back(game, seat, 1, events);
        }
        round::begin(game, events);
    }
}
