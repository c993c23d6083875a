//! Summoning: the regular figure, and what pyramids and the Underworld add, in any order.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::moving;
use super::turn::{gain_followers, pay_followers};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::map::{Hex, HexSet};
use crate::moves::Move;
use crate::pieces::{Call, Cause, God, Guardian, Monument, Power, Source};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The right by which the next figure is summoned; `used`: one bit for each right that was, see [`right`].
        By { seat: Seat, used: u16 } => ask(seat, "by"),
        /// The kind of the next figure; `only`: there was no other right, and so this is where to stop.
        Call { seat: Seat, source: Source, only: bool } => ask(seat, "call"),
        At { seat: Seat, source: Source, call: Call } => ask(seat, "at"),
        /// Whether a figure that was summoned gets a Sun token.
        Sun { seat: Seat, figure: Figure } => ask(seat, "sun"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::By { seat, used } => {
            out.extend(sources(game, game.entity(seat), used).map(Move::By));
            out.extend([Move::Done]);
        }
        Step::Call { seat, source, only } => {
            out.extend(calls(game, game.entity(seat), source).map(Move::Call));
            out.extend(only.then_some(Move::Done));
        }
        Step::At { seat, source, call } => {
            out.extend(hexes(game, game.entity(seat), source, call).iter().map(Move::At));
        }
        Step::Sun { .. } => out.extend([Move::Sun, Move::Decline]),
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::By { seat, .. } => match m {
            Move::By(source) => game.steps.push(Step::Call { seat, source, only: false }),
            Move::Done => stop(game, events),
            m => unexpected(&step, &m),
        },
        Step::Call { seat, source, .. } => match m {
            Move::Call(call) => game.steps.replace(Step::At { seat, source, call }),
            Move::Done => {
                game.steps.pop();
                stop(game, events);
            }
            m => unexpected(&step, &m),
        },
        Step::At { seat, source, call } => {
            summon(game, seat, source, call, noun!(Move::At, m, step), events);
        }
        Step::Sun { figure, .. } => match m {
            Move::Sun => shine(game, figure, events),
            Move::Decline => {
                game.steps.pop();
            }
            m => unexpected(&step, &m),
        },
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::By { seat, used } => open(game, seat, used, events),
        Step::Call { .. } | Step::At { .. } => Settled::Asks,
        Step::Sun { .. } => Settled::Waits,
    }
}

const REGULAR: u16 = 1;
const GATE: u16 = 2;
const FIRST_PYRAMID: u16 = 4;

/// The bit of a right among those that were used; pyramids by their place among the god's own.
fn right(game: &Ankh, owner: Seat, source: Source) -> u16 {
    match source {
        Source::Regular => REGULAR,
        Source::Gate => GATE,
        Source::Pyramid(hex) => {
            let own = game.monuments.held_of(owner, Monument::Pyramid).iter();
            FIRST_PYRAMID << own.take_while(|other| *other < hex).count()
        }
    }
}

/// The rights that are left and of use.
fn sources(game: &Ankh, owner: Seat, used: u16) -> impl Iterator<Item = Source> {
    let callable = Callable::of(game, owner);
    let gate = (used & GATE == 0 && game.is_god(owner, God::Osiris)).then_some(Source::Gate);
    let attuned = game.has(owner, Power::PyramidAttuned);
    let pyramids = if attuned { game.monuments.held_of(owner, Monument::Pyramid) } else { HexSet::EMPTY };
    let unused = move |(place, _): &(usize, Hex)| used & (FIRST_PYRAMID << place) == 0;
    let pyramids = pyramids.iter().enumerate().filter(unused).map(|(_, hex)| Source::Pyramid(hex));
    let regular = (used & REGULAR == 0).then_some(Source::Regular);
    let useful = move |source: &Source| {
        (callable.others && !hexes(game, owner, *source, Call::Warrior).is_empty())
            || (callable.apep && !hexes(game, owner, *source, Call::Apep).is_empty())
    };
    regular.into_iter().chain(gate).chain(pyramids).filter(useful)
}

/// The kinds that can be summoned by a right.
fn calls(game: &Ankh, owner: Seat, source: Source) -> impl Iterator<Item = Call> {
    let land = !hexes(game, owner, source, Call::Warrior).is_empty();
    let somewhere =
        move |call: &Call| land || (*call == Call::Apep && !hexes(game, owner, source, *call).is_empty());
    Call::ALL.into_iter().filter(move |call| !callable(game, owner, *call).is_empty()).filter(somewhere)
}

/// The hexes to which a figure can be summoned. Apep goes on land like the others, or on water without a figure.
fn hexes(game: &Ankh, owner: Seat, source: Source, call: Call) -> HexSet {
    let map = game.map();
    let apep = call == Call::Apep;
    let water = if apep { map.water.without(game.figures.all()) } else { HexSet::EMPTY };
    let land = map.land.without(game.entry_blocked(owner));
    match source {
        Source::Regular => {
            let anchors = game.figures.standing(owner).or(game.monuments.held(owner));
            game.regions.beside(map, anchors).and(land).or(water)
        }
        Source::Pyramid(hex) => game.regions.adjacent(map, hex).and(land.or(water)),
        Source::Gate => game.gates.without(game.figures.all()),
    }
}

/// The figures that answer a call.
fn callable(game: &Ankh, owner: Seat, call: Call) -> FigureSet {
    match call {
        Call::Warrior => game.figures.pool(owner).and(Figure::WARRIORS),
        Call::Captive => {
            let fee = u16::from(game.content().numbers.captive_fee);
            let paid = game.players[owner].followers >= fee;
            if paid { game.figures.captives().and(game.figures.owned(owner)) } else { FigureSet::EMPTY }
        }
        guardian => {
            let guardian = guardian.guardian().expect("all other calls are for guardians");
            game.figures.pool(owner).and(game.all_of(guardian))
        }
    }
}

/// Whether there is anybody to summon: Apep, and anybody else.
struct Callable {
    apep: bool,
    others: bool,
}

impl Callable {
    fn of(game: &Ankh, owner: Seat) -> Callable {
        let pool = game.figures.pool(owner);
        let apep = pool.and(game.all_of(Guardian::Apep));
        let others = !pool.without(apep).is_empty() || !callable(game, owner, Call::Captive).is_empty();
        Callable { apep: !apep.is_empty(), others }
    }
}

/// Opens the choice of the source, if there are several.
fn open(game: &mut Ankh, seat: Seat, used: u16, events: &mut Vec<Event>) -> Settled {
    let mut sources = sources(game, game.entity(seat), used);
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

/// No more is summoned; the step that asks for a right is on top.
fn stop(game: &mut Ankh, events: &mut Vec<Event>) {
    let (seat, used) = open_right(game);
    close(game, seat, used, events);
}

/// The step that asks for a right must be on top: its seat, and the rights that were used.
fn open_right(game: &Ankh) -> (Seat, u16) {
    match game.steps.top() {
        Some(super::Step::Summon(Step::By { seat, used })) => (seat, used),
        top => unreachable!("a summon without a right: {top:?}"),
    }
}

fn summon(game: &mut Ankh, seat: Seat, source: Source, call: Call, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let owner = game.entity(seat);
    use_right(game, seat, source);
    match source {
        Source::Regular => {}
        Source::Gate => events.push(Event::GateUsed { seat: owner, hex }),
        Source::Pyramid(pyramid) => events.push(Event::PyramidUsed { seat: owner, hex: pyramid }),
    }
    let figure = callable(game, owner, call).lowest().expect("somebody answers the call");
    if call == Call::Captive {
        free(game, owner, events);
    }
    game.figures.stand(figure, owner, hex);
    events.push(Event::FigureSummoned { seat: owner, kind: game.kind(figure), hex });
    moving::ask_aim(game, figure, seat);
    ask_sun(game, owner, figure, seat);
}

fn use_right(game: &mut Ankh, seat: Seat, source: Source) {
    let (_, used) = open_right(game);
    let right = right(game, game.entity(seat), source);
    game.steps.replace(Step::By { seat, used: used | right });
}

/// A trapped warrior is freed: Anubis is paid and cannot refuse.
fn free(game: &mut Ankh, owner: Seat, events: &mut Vec<Event>) {
    let anubis = game.holder(God::Anubis).expect("captives have a captor");
    let fee = game.content().numbers.captive_fee.into();
    pay_followers(game, owner, fee, Cause::Captive, events);
    gain_followers(game, anubis, fee, Cause::Captive, events);
    events.push(Event::WarriorFreed { seat: owner, anubis });
}

/// Ra may make any figure radiant that is summoned, as long as he has a Sun token.
pub(super) fn ask_sun(game: &mut Ankh, owner: Seat, figure: Figure, seat: Seat) {
    let free = game.figures.radiant().len() < game.content().numbers.suns;
    if free && game.is_god(owner, God::Ra) {
        game.steps.push(Step::Sun { seat, figure });
    }
}

fn shine(game: &mut Ankh, figure: Figure, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.shine(figure);
    let seat = game.figures.owner(figure).expect("the figure has an owner");
    let hex = game.figures.hex(figure).expect("the figure is on the map");
    events.push(Event::SunAttached { seat, kind: game.kind(figure), hex });
}
