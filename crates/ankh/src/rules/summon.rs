//! Summoning: the regular figure, and what pyramids and the Underworld add, in any order.

use maat_engine::Seat;

use super::{Settled, followers, moving};
use crate::events::Event;
use crate::figures::Figure;
use crate::legal::summon;
use crate::map::Hex;
use crate::pieces::{Call, Cause, God, Source};
use crate::state::Ankh;
use crate::step::Step;

/// Which right is used next is asked only if there are several.
pub fn open(game: &mut Ankh, seat: Seat, used: u16, events: &mut Vec<Event>) -> Settled {
    let mut sources = summon::sources(game, game.entity(seat), used);
    match (sources.next(), sources.next()) {
        (None, _) => {
            drop(sources);
            close(game, seat, used, events);
            Settled::Done
        }
        (Some(source), None) => {
            drop(sources);
            game.steps.push(Step::Call { seat, source, only: true });
            Settled::Waits
        }
        _ => Settled::Waits,
    }
}

/// The action ends.
fn close(game: &mut Ankh, seat: Seat, used: u16, events: &mut Vec<Event>) {
    game.steps.pop();
    if used == 0 {
        events.push(Event::NothingSummoned { seat: game.entity(seat) });
    }
}

/// No more is summoned.
pub fn stop(game: &mut Ankh, step: Step, events: &mut Vec<Event>) {
    if let Step::Call { .. } = step {
        game.steps.pop();
    }
    if let Some(Step::By { seat, used }) = game.steps.top() {
        close(game, seat, used, events);
    }
}

pub fn summon(game: &mut Ankh, seat: Seat, source: Source, call: Call, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    use_right(game, seat, source);
    match source {
        Source::Regular => {}
        Source::Gate => events.push(Event::GateUsed { seat: owner, hex }),
        Source::Pyramid(pyramid) => events.push(Event::PyramidUsed { seat: owner, hex: pyramid }),
    }
    let figure = summon::callable(game, owner, call).lowest().expect("somebody answers the call");
    if call == Call::Captive {
        free(game, owner, events);
    }
    game.figures.stand(figure, owner, hex);
    events.push(Event::FigureSummoned { seat: owner, kind: game.kind(figure), hex });
    moving::ask_aim(game, figure, seat);
    ask_sun(game, owner, figure, seat);
}

fn use_right(game: &mut Ankh, seat: Seat, source: Source) {
    let Some(Step::By { used, .. }) = game.steps.top() else { unreachable!("a summon without a right") };
    let right = summon::right(game, game.entity(seat), source);
    game.steps.replace(Step::By { seat, used: used | right });
}

/// A trapped warrior is freed: Anubis is paid and cannot refuse.
fn free(game: &mut Ankh, owner: Seat, events: &mut Vec<Event>) {
    let anubis = game.holder(God::Anubis).expect("captives have a captor");
    let fee = game.content().numbers.captive_fee.into();
    followers::pay(game, owner, fee, Cause::Captive, events);
    followers::gain(game, anubis, fee, Cause::Captive, events);
    events.push(Event::WarriorFreed { seat: owner, anubis });
}

/// Ra may make any figure radiant that is summoned, as long as he has a Sun token.
pub fn ask_sun(game: &mut Ankh, owner: Seat, figure: Figure, seat: Seat) {
    let free = game.figures.radiant().len() < game.content().numbers.suns;
    if free && game.is_god(owner, God::Ra) {
        game.steps.push(Step::Sun { seat, figure });
    }
}

pub fn shine(game: &mut Ankh, figure: Figure, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.shine(figure);
    let seat = game.figures.owner(figure).expect("the figure has an owner");
    let hex = game.figures.hex(figure).expect("the figure is on the map");
    events.push(Event::SunAttached { seat, kind: game.kind(figure), hex });
}
