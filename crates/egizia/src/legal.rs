//! Who is due, and what is legal: said here and nowhere else.

pub(crate) mod build;
mod chance;
pub(crate) mod free;
pub(crate) mod sail;

use maat_engine::{Actor, Found, Seat, SeatSet, Turn};

use crate::moves::Move;
use crate::pieces::{Crew, Effect, Market, RingMove};
use crate::state::Egizia;
use crate::step::Step;

pub(crate) use chance::weight;

#[inline]
pub(crate) fn turn(game: &Egizia) -> Turn {
    match game.steps.top() {
        None => Turn::Over,
        Some(Step::Setup) => Turn::Seats(undecided(game)),
        Some(step) => match decider(step) {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None => Turn::Chance,
        },
    }
}

/// Who has not yet chosen a Sphinx card at the start.
fn undecided(game: &Egizia) -> SeatSet {
    Seat::first(game.seats).filter(|&seat| game.players[seat].hand.is_empty()).collect()
}

/// Who alone decides a step; `None`: chance, or everybody.
#[inline]
pub(crate) fn decider(step: Step) -> Option<Seat> {
    match step {
        Step::Sail { seat, .. }
        | Step::Berth { seat, .. }
        | Step::Grow { seat, .. }
        | Step::Ring { seat }
        | Step::Tail { seat }
        | Step::Leftover { seat }
        | Step::Feed { seat, .. }
        | Step::FirstPlace { seat, .. }
        | Step::StandIn { seat, .. }
        | Step::Build { seat, .. }
        | Step::Commit { seat, .. }
        | Step::Lay { seat, .. }
        | Step::Extra { seat, .. }
        | Step::Keep { seat, .. }
        | Step::Market { seat }
        | Step::Bonus { seat }
        | Step::LastUpgrade { seat } => Some(seat),
        _ => None,
    }
}

pub(crate) fn step_id(game: &Egizia) -> &'static str {
    let Some(step) = game.steps.top() else { return "over" };
    match step {
        Step::DealSphinx { .. } => "deal-sphinx",
        Step::Setup => "setup",
        Step::TurnGraves => "turn-graves",
        Step::DealNile { .. } => "deal-nile",
        Step::Sail { again: false, .. } => "sail",
        Step::Sail { again: true, .. } => "again",
        Step::Berth { .. } => "berth",
        Step::Grow { .. } => "grow",
        Step::Ring { .. } => "ring",
        Step::Tail { .. } => "tail",
        Step::Leftover { .. } => "leftover",
        Step::Feed { .. } => "feed",
        Step::FirstPlace { .. } => "first-place",
        Step::StandIn { .. } => "stand-in",
        Step::Build { .. } => "build",
        Step::Commit { .. } => "commit",
        Step::Lay { .. } => "lay",
        Step::Extra { .. } => "extra",
        Step::DrawSphinx { .. } => "draw-sphinx",
        Step::Keep { .. } => "keep",
        Step::Market { .. } => "market",
        Step::Bonus { .. } => "bonus",
        Step::LastUpgrade { .. } => "last-upgrade",
        step => unreachable!("{step:?} needs no decision"),
    }
}

pub(crate) fn legal_moves(game: &Egizia, actor: Actor, out: &mut Vec<Move>) {
    let Some(step) = game.steps.top() else { return };
    match (step, actor) {
        (Step::Setup, Actor::Seat(seat)) if undecided(game).contains(seat) => {
            out.extend(game.players[seat].look.iter().map(Move::Keep));
        }
        (Step::Setup, _) => {}
        (step, actor) if decider(step) != actor.seat() => {}
        (step, Actor::Chance) => chance::options(game, step, out),
        (step, Actor::Seat(_)) => options(game, step, out),
    }
}

/// What a step leaves to a seat.
pub(crate) fn choice(game: &Egizia, step: Step) -> Found<Move> {
    let mut found = Found::default();
    options(game, step, &mut found);
    found
}

/// The moves of a step that one seat decides.
fn options(game: &Egizia, step: Step, out: &mut impl Extend<Move>) {
    match step {
        Step::Sail { seat, again } => {
            sail::options(game, seat, out);
            if !again {
                free::actions(game, seat, out);
                out.extend([Move::Pass]);
            }
        }
        Step::Berth { site, .. } => out.extend(sail::free_spaces(game, site).map(Move::Berth)),
        Step::Grow { from, .. } => out.extend(Crew::ALL[from.index()..].iter().copied().map(Move::Grow)),
        Step::Ring { .. } => {
            let there = |turn: &RingMove| game.ring.turned(*turn).is_some();
            out.extend(RingMove::ALL.into_iter().filter(there).map(Move::Ring));
        }
        Step::Tail { seat } => {
            out.extend([Move::Again]);
            free::actions(game, seat, out);
            out.extend([Move::Done]);
        }
        Step::Leftover { .. } => {
            let lying = (0..).zip(&game.squares).filter(|(_, card)| card.is_some());
            out.extend(lying.map(|(square, _)| Move::Take(square)).chain([Move::Decline]));
        }
        Step::Feed { seat, grain } => feeding(game, seat, grain, out),
        Step::FirstPlace { .. } => out.extend([Move::First, Move::Decline]),
        Step::StandIn { .. } => out.extend([Move::StandIn, Move::Decline]),
        Step::Build { seat, site } => {
            build::commitments(game, seat, site, out);
            free::actions(game, seat, out);
            out.extend([Move::GiveUp]);
        }
        Step::Commit { seat, site, crews, boosts } => build::additions(game, seat, site, crews, boosts, out),
        Step::Lay { seat, site, strength, one, other, .. } => {
            let budget = (strength - one - other).min(game.players[seat].stones);
            build::steps(game, site, budget, out);
            out.extend([Move::Done]);
        }
        Step::Extra { seat, paid } => out.extend((0..=build::most_extra(game, seat, paid)).map(Move::Extra)),
        Step::Keep { seat, .. } => {
            out.extend(game.players[seat].look.iter().map(Move::Keep).chain([Move::Done]));
        }
        Step::Market { .. } => out.extend(Market::ALL.map(Move::Market)),
        Step::Bonus { seat } | Step::LastUpgrade { seat } => {
            free::actions(game, seat, out);
            out.extend([Move::Done]);
        }
        step => unreachable!("{step:?} is no decision of a seat"),
    }
}

/// Grain that a player still lacks, after so much from cards.
#[inline]
pub(crate) fn missing(game: &Egizia, seat: Seat, from_cards: u8) -> u8 {
    game.players[seat].need().saturating_sub(game.grain(seat) + from_cards)
}

/// Grain cards one by one, then stones, or what is missing costs points.
fn feeding(game: &Egizia, seat: Seat, from_cards: u8, out: &mut impl Extend<Move>) {
    if game.has(seat, Effect::Grain) {
        out.extend([Move::Grain]);
    }
    if game.has(seat, Effect::StonesAsGrain) {
        let most = missing(game, seat, from_cards).min(game.players[seat].stones);
        out.extend((1..=most).map(Move::Feed));
    }
    free::actions(game, seat, out);
    out.extend([Move::Done]);
}
