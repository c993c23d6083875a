//! Moving figures, Satet's push, and aiming Scorpions.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::decider;
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::map::{Dir, Hex, HexSet};
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{God, Guardian, Kind};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The figure that moves next.
        From { seat: Seat } => ask(seat, "from"),
        To { seat: Seat, figure: Figure } => ask(seat, "to"),
        /// Satet pushes the figure on this hex to a hex of choice.
        Push { seat: Seat, satet: Figure, hex: Hex } => ask(seat, "push"),
        Aim { seat: Seat, scorpion: Figure } => ask(seat, "aim"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::From { seat } => {
            out.extend(movable(game, game.entity(seat)).map(Move::From));
            out.extend([Move::Done]);
        }
        Step::To { seat, figure } => {
            out.extend(goals(game, game.entity(seat), figure).iter().map(Move::To));
        }
        Step::Push { satet, hex, .. } => {
            let from = game.figures.hex(satet).expect("Satet is on the map");
            out.extend(pushes(game, from, hex).iter().map(Move::Push));
        }
        Step::Aim { scorpion, .. } => {
            let hex = game.figures.hex(scorpion).expect("the Scorpion is on the map");
            out.extend(aims(hex).map(Move::Aim));
        }
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::From { seat } => match m {
            Move::From(hex) => {
                let figure = game.figures.on(hex).expect("a figure of the player");
                game.steps.push(Step::To { seat, figure });
            }
            Move::Done => stop(game),
            m => unexpected(&step, &m),
        },
        Step::To { seat, figure } => move_figure(game, seat, figure, noun!(Move::To, m, step), events),
        Step::Push { seat, satet, hex } => push(game, seat, satet, hex, noun!(Move::Push, m, step), events),
        Step::Aim { scorpion, .. } => aim(game, scorpion, noun!(Move::Aim, m, step), events),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, _: &mut Vec<Event>) -> Settled {
    match step {
        Step::From { seat } => open(game, seat),
        Step::To { .. } | Step::Push { .. } | Step::Aim { .. } => Settled::Asks,
    }
}

/// The god's figures that have not moved in this action and have somewhere to go.
fn movable(game: &Ankh, owner: Seat) -> impl Iterator<Item = Hex> {
    let still = game.figures.standing(owner).without(game.figures.hexes_of(game.moved));
    let closed = game.closed(owner);
    let moves = move |hex: &Hex| {
        let plain = !game.map().goals(*hex, closed).is_empty();
        plain || game.figures.on(*hex).is_some_and(|figure| !goals(game, owner, figure).is_empty())
    };
    still.iter().filter(moves)
}

/// The hexes on which a figure can end its move. Only a Scorpion gains by walking out and back to its own hex (C-12), and
/// only Satet ends where an enemy stands.
fn goals(game: &Ankh, owner: Seat, figure: Figure) -> HexSet {
    let Some(from) = game.figures.hex(figure) else { return HexSet::EMPTY };
    let closed = game.closed(owner);
    let goals = game.map().goals(from, closed);
    match game.guardian(figure) {
        Some(Guardian::Scorpion) => goals.or(HexSet::only(from).without(closed_gates(game, owner))),
        Some(Guardian::Satet) => goals.or(targets(game, owner, from)),
        _ => goals,
    }
}

/// Underworld tokens where figures of this god may not end a move.
fn closed_gates(game: &Ankh, owner: Seat) -> HexSet {
    if game.is_god(owner, God::Osiris) { HexSet::EMPTY } else { game.gates }
}

/// Enemies that Satet can push away.
fn targets(game: &Ankh, owner: Seat, from: Hex) -> HexSet {
    let enemies = game.figures.enemies(owner).and(game.map().reach(from)).and(game.map().land);
    let open = enemies.without(closed_gates(game, owner));
    open.iter().filter(|hex| !pushes(game, from, *hex).is_empty()).collect()
}

/// The hexes to which Satet can push the figure on a hex: its own starting hex counts as empty, rivers and camels do not matter (C-07).
fn pushes(game: &Ankh, from: Hex, target: Hex) -> HexSet {
    let pushed = game.figures.on(target).and_then(|figure| game.figures.owner(figure));
    let Some(pushed) = pushed else { return HexSet::EMPTY };
    let blocks = !game.switches.contains(Switch::UnderworldBlocksAllEntry);
    let gates = if blocks { closed_gates(game, pushed) } else { HexSet::EMPTY };
    game.map().pushes(target, game.occupied().without(HexSet::only(from)).or(gates))
}

/// Two neighbouring directions that both lead to hexes of the map.
fn aims(hex: Hex) -> impl Iterator<Item = Dir> {
    Dir::ALL.into_iter().filter(move |dir| aimed_at(hex, *dir).is_some())
}

/// The two hexes that claws point at.
pub(crate) fn aimed_at(hex: Hex, dir: Dir) -> Option<[Hex; 2]> {
    Some([hex.step(dir)?, hex.step(dir.next())?])
}

/// Monuments that a Scorpion would destroy: it points at them, and they are adjacent.
pub(crate) fn struck(game: &Ankh, scorpion: Figure) -> HexSet {
    let aim = || {
        let (hex, dir) = (game.figures.hex(scorpion)?, game.figures.aim(scorpion)?);
        let claws: HexSet = aimed_at(hex, dir)?.into_iter().collect();
        Some(claws.and(game.regions.adjacent(game.map(), hex)).and(game.monuments.all()))
    };
    aim().unwrap_or_default()
}

/// Scorpions on the map.
pub(super) fn scorpions(game: &Ankh) -> FigureSet {
    game.all_of(Guardian::Scorpion).iter().filter(|figure| game.figures.hex(*figure).is_some()).collect()
}

/// The action goes on as long as a figure can move.
fn open(game: &mut Ankh, seat: Seat) -> Settled {
    if movable(game, game.entity(seat)).next().is_some() {
        return Settled::Waits;
    }
    stop(game);
    Settled::Done
}

fn stop(game: &mut Ankh) {
    game.steps.pop();
    game.moved = FigureSet::EMPTY;
}

/// A figure moves; where an enemy stands, Satet pushes it away first.
fn move_figure(game: &mut Ankh, seat: Seat, figure: Figure, to: Hex, events: &mut Vec<Event>) {
    if game.figures.on(to).is_some_and(|there| there != figure) {
        return game.steps.replace(Step::Push { seat, satet: figure, hex: to });
    }
    game.steps.pop();
    let from = game.figures.hex(figure).expect("the figure is on the map");
    arrive(game, seat, figure, from, to, events);
}

/// The figure in the way goes to `to`; that may be the hex that Satet comes from.
fn push(game: &mut Ankh, seat: Seat, satet: Figure, hex: Hex, to: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let by = game.entity(seat);
    let pushed = game.figures.on(hex).expect("somebody is pushed");
    let owner = game.figures.owner(pushed).expect("the pushed figure has an owner");
    let from = game.figures.hex(satet).expect("Satet is on the map");
    game.figures.lift(satet, by);
    game.figures.stand(pushed, owner, to);
    events.push(Event::FigurePushed { seat: owner, kind: game.kind(pushed), by, from: hex, to });
    arrive(game, seat, satet, from, hex, events);
    ask_aim(game, pushed, decider(game, seat, owner));
}

fn arrive(game: &mut Ankh, seat: Seat, figure: Figure, from: Hex, to: Hex, events: &mut Vec<Event>) {
    let owner = game.entity(seat);
    game.figures.stand(figure, owner, to);
    game.moved.add(figure);
    events.push(Event::FigureMoved { seat: owner, kind: game.kind(figure), from, to });
    ask_aim(game, figure, seat);
}

/// The seat that decides for a Scorpion aims it whenever it has come to a hex.
pub(super) fn ask_aim(game: &mut Ankh, figure: Figure, seat: Seat) {
    if game.guardian(figure) == Some(Guardian::Scorpion) {
        game.steps.push(Step::Aim { seat, scorpion: figure });
    }
}

fn aim(game: &mut Ankh, scorpion: Figure, dir: Dir, events: &mut Vec<Event>) {
    game.steps.pop();
    game.figures.aim_at(scorpion, dir);
    let hex = game.figures.hex(scorpion).expect("the Scorpion is on the map");
    let seat = game.figures.owner(scorpion).expect("the Scorpion has an owner");
    let at = aimed_at(hex, dir).expect("both hexes are on the map");
    debug_assert_eq!(game.kind(scorpion), Kind::Scorpion);
    events.push(Event::ScorpionAimed { seat, hex, at });
}
