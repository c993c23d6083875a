//! Who is due, and what is legal: said here and nowhere else.

pub(crate) mod battle;
pub(crate) mod moving;
pub(crate) mod occasions;
pub(crate) mod summon;

use maat_engine::{Actor, Found, Seat, SeatSet, Turn};

use crate::moves::Move;
use crate::options::{ScenarioId, Switch};
use crate::pieces::{Action, God, Power};
use crate::state::Ankh;
use crate::step::Step;

#[inline]
pub(crate) fn turn(game: &Ankh) -> Turn {
    match game.steps.top() {
        None => Turn::Over,
        Some(Step::Cards) => Turn::Seats(game.battle.undecided()),
        Some(Step::Bids) => Turn::Seats(game.battle.silent()),
        Some(step) => match decider(step) {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None => Turn::Chance,
        },
    }
}

/// Who alone decides a step; `None`: chance, or several at once.
#[inline]
pub(crate) fn decider(step: Step) -> Option<Seat> {
    match step {
        Step::God { seat, drafted: true }
        | Step::Guardian { seat: Some(seat), .. }
        | Step::Turn { seat }
        | Step::From { seat }
        | Step::To { seat, .. }
        | Step::Push { seat, .. }
        | Step::Aim { seat, .. }
        | Step::By { seat, .. }
        | Step::Call { seat, .. }
        | Step::At { seat, .. }
        | Step::Sun { seat, .. }
        | Step::Power { seat }
        | Step::Control { seat }
        | Step::Camel { seat }
        | Step::Old { seat, .. }
        | Step::Swap { seat, .. }
        | Step::With { seat, .. }
        | Step::Teleport { seat }
        | Step::TeleportTo { seat, .. }
        | Step::Announce { seat }
        | Step::Build { seat }
        | Step::BuildAt { seat, .. }
        | Step::Mummy { seat, .. }
        | Step::Trap { seat, .. }
        | Step::Tie { seat }
        | Step::Spare { seat, .. }
        | Step::Lift { seat }
        | Step::Gate { seat, .. }
        | Step::Worship { seat }
        | Step::Adopt { seat, .. } => Some(seat),
        _ => None,
    }
}

pub(crate) fn step_id(game: &Ankh) -> &'static str {
    let Some(step) = game.steps.top() else { return "over" };
    match step {
        Step::Scenario => "scenario",
        Step::God { .. } => "god",
        Step::Guardian { .. } => "guardian",
        Step::Turn { .. } => "turn",
        Step::From { .. } => "from",
        Step::To { .. } => "to",
        Step::Push { .. } => "push",
        Step::Aim { .. } => "aim",
        Step::By { .. } => "by",
        Step::Call { .. } => "call",
        Step::At { .. } => "at",
        Step::Sun { .. } => "sun",
        Step::Power { .. } => "power",
        Step::Control { .. } => "control",
        Step::Camel { .. } => "camel",
        Step::Old { .. } => "old",
        Step::Swap { .. } => "swap",
        Step::With { .. } => "with",
        Step::Teleport { .. } => "teleport",
        Step::TeleportTo { .. } => "teleport-to",
        Step::Announce { .. } => "announce",
        Step::Cards => "cards",
        Step::Build { .. } => "build",
        Step::BuildAt { .. } => "build-at",
        Step::Bids => "bids",
        Step::Mummy { .. } => "mummy",
        Step::Trap { .. } => "trap",
        Step::Tie { .. } => "tie",
        Step::Spare { .. } => "spare",
        Step::Lift { .. } => "lift",
        Step::Gate { .. } => "gate",
        Step::Worship { .. } => "worship",
        Step::Adopt { .. } => "adopt",
        step => unreachable!("{step:?} needs no decision"),
    }
}

pub(crate) fn legal_moves(game: &Ankh, actor: Actor, out: &mut Vec<Move>) {
    let Some(step) = game.steps.top() else { return };
    match (step, actor) {
        (Step::Cards, Actor::Seat(seat)) if game.battle.undecided().contains(seat) => cards(game, seat, out),
        (Step::Bids, Actor::Seat(seat)) if game.battle.silent().contains(seat) => {
            out.extend((0..=game.players[seat].followers).map(Move::Bid));
        }
        (Step::Cards | Step::Bids, _) => {}
        (step, actor) if decider(step) == actor.seat() => options(game, step, out),
        _ => {}
    }
}

/// Two cards in any order: were the second one bound to come after the first, it would sometimes be the only one left,
/// and that nothing is to be chosen would tell others what the first one is.
fn cards(game: &Ankh, seat: Seat, out: &mut Vec<Move>) {
    let left = game.players[seat].hand.without(game.battle.picks[seat]);
    out.extend(left.iter().map(Move::Card));
}

/// What a step leaves to a seat.
pub(crate) fn choice(game: &Ankh, step: Step) -> Found<Move> {
    let mut found = Found::default();
    options(game, step, &mut found);
    found
}

/// The moves of a step that one seat or chance decides.
fn options(game: &Ankh, step: Step, out: &mut impl Extend<Move>) {
    match step {
        Step::Scenario | Step::God { .. } | Step::Guardian { .. } => setup(game, step, out),
        Step::Turn { .. } => out.extend(actions(game).map(Move::Act)),
        Step::From { seat } => {
            out.extend(moving::movable(game, game.entity(seat)).map(Move::From));
            out.extend([Move::Done]);
        }
        Step::To { seat, figure } => {
            out.extend(moving::goals(game, game.entity(seat), figure).iter().map(Move::To));
        }
        Step::Push { satet, hex, .. } => {
            let from = game.figures.hex(satet).expect("Satet is on the map");
            out.extend(moving::pushes(game, from, hex).iter().map(Move::Push));
        }
        Step::Aim { scorpion, .. } => {
            let hex = game.figures.hex(scorpion).expect("the Scorpion is on the map");
            out.extend(moving::aims(hex).map(Move::Aim));
        }
        Step::By { seat, used } => {
            out.extend(summon::sources(game, game.entity(seat), used).map(Move::By));
            out.extend([Move::Done]);
        }
        Step::Call { seat, source, only } => {
            out.extend(summon::calls(game, game.entity(seat), source).map(Move::Call));
            out.extend(only.then_some(Move::Done));
        }
        Step::At { seat, source, call } => {
            out.extend(summon::hexes(game, game.entity(seat), source, call).iter().map(Move::At));
        }
        Step::Sun { .. } => out.extend([Move::Sun, Move::Decline]),
        Step::Power { seat } => {
            out.extend(powers(game, game.entity(seat)).map(Move::Power).chain([Move::Decline]));
        }
        Step::Control { seat } => {
            out.extend(occasions::candidates(game, game.entity(seat)).iter().map(Move::Control));
            out.extend(game.switches.other(Switch::ControlMonumentForced).then_some(Move::Decline));
        }
        Step::Camel { .. } => camels(game, out),
        Step::Old { old, new, .. } => {
            let lowest = |token| game.regions.land(token).lowest().expect("a region has land");
            out.extend([old, new].map(|token| Move::Old(lowest(token))));
        }
        Step::Swap { old, new, .. } => out.extend([Move::Swap(old), Move::Swap(new), Move::Decline]),
        Step::With { token, other, .. } => {
            let others = game.regions.tokens().filter(|third| *third != token && *third != other);
            out.extend(others.map(Move::With));
        }
        step => in_conflict(game, step, out),
    }
}

/// The moves of a step that belongs to a conflict.
fn in_conflict(game: &Ankh, step: Step, out: &mut impl Extend<Move>) {
    match step {
        Step::Teleport { seat } => {
            out.extend(battle::teleportable(game, seat).iter().map(Move::From));
            out.extend([Move::Done]);
        }
        Step::TeleportTo { seat, .. } => out.extend(battle::teleport_hexes(game, seat).iter().map(Move::To)),
        Step::Announce { .. } => out.extend([Move::Announce, Move::Decline]),
        Step::Build { seat } => {
            out.extend(battle::buildable(game, seat).map(Move::Build).chain([Move::Decline]));
        }
        Step::BuildAt { .. } => out.extend(battle::free_land(game).iter().map(Move::At)),
        Step::Mummy { seat, .. } => out.extend(battle::mummy_hexes(game, seat).iter().map(Move::At)),
        Step::Trap { seat, fate } => {
            out.extend(battle::trappable(game, seat, fate).iter().map(Move::Trap).chain([Move::Decline]));
        }
        Step::Tie { .. } => out.extend([Move::Tiebreak, Move::Decline]),
        Step::Spare { seat, after } => {
            let left = battle::protected(game, seat).iter().filter(|hex| Some(*hex) > after);
            out.extend(left.map(Move::Spare).chain([Move::Done]));
        }
        Step::Lift { .. } => out.extend(battle::gate_sources(game).map(Move::Lift).chain([Move::Decline])),
        Step::Gate { only, .. } => {
            out.extend(battle::free_land(game).iter().map(Move::Gate));
            out.extend(only.then_some(Move::Decline));
        }
        Step::Worship { .. } => out.extend([Move::Worship, Move::Decline]),
        Step::Adopt { seat, lower, base, kept } => {
            battle::Adoption::of(game, seat, lower, base).offer(game, kept, out);
        }
        step => unreachable!("{step:?} is no decision"),
    }
}

/// What is settled before the first turn.
fn setup(game: &Ankh, step: Step, out: &mut impl Extend<Move>) {
    match step {
        Step::Scenario => {
            let names = 0..game.content().names().len();
            let fits = |name: &usize| game.content().scenario(*name, game.seats).is_some();
            out.extend(names.filter(fits).map(|name| Move::Scenario(ScenarioId::at(name))));
        }
        Step::God { .. } => {
            let taken = |god: God| Seat::first(game.seats).any(|seat| game.players[seat].god == Some(god));
            out.extend(God::ALL.into_iter().filter(|god| !taken(*god)).map(Move::God));
        }
        Step::Guardian { level, .. } => {
            out.extend(game.content().guardians_of(level + 1).map(Move::Guardian));
        }
        step => unreachable!("{step:?} is no setup"),
    }
}

/// Rows below that of the action before.
pub(crate) fn actions(game: &Ankh) -> impl Iterator<Item = Action> {
    let first = game.taken[0].map_or(0, |last| last.index() + 1);
    Action::ALL[first..].iter().copied()
}

/// Powers of the level of the next token that can be paid.
pub(crate) fn powers(game: &Ankh, owner: Seat) -> impl Iterator<Item = Power> {
    let player = &game.players[owner];
    let level = game.next_level(owner);
    let paid = level.filter(|level| player.followers >= game.content().unlock_cost(*level).into());
    let open = paid.map_or(0, |level| game.content().powers_of(level));
    Power::ALL
        .into_iter()
        .filter(move |power| open & (1 << power.index()) != 0 && !player.powers.contains(*power))
}

/// The first camel can be declined.
fn camels(game: &Ankh, out: &mut impl Extend<Move>) {
    let path = occasions::path(game);
    out.extend(occasions::caravans(game).next(&path).iter().map(Move::Camel));
    out.extend(path.is_empty().then_some(Move::Decline));
}
