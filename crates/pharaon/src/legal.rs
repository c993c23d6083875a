//! Who is due, and what is legal: said here and nowhere else.

mod chance;
mod turn;

use maat_engine::{Actor, Found, Seat, SeatSet, Turn, bits};

use crate::moves::{Move, Target};
use crate::pay::{Cost, Purse};
use crate::pieces::{Ability, Colour, Piece, Resource};
use crate::state::{Pharaon, Place};
use crate::step::Step;

pub(crate) use chance::weight;
pub(crate) use turn::{can_exchange, working};

#[inline]
pub(crate) fn turn(game: &Pharaon) -> Turn {
    match game.steps.top() {
        None => Turn::Over,
        Some(step) => match decider(game, step) {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None => Turn::Chance,
        },
    }
}

/// Who decides a step; `None`: chance.
#[inline]
pub(crate) fn decider(game: &Pharaon, step: Step) -> Option<Seat> {
    match step {
        Step::Turn => game.active.seat(),
        Step::DraftJar { seat }
        | Step::DraftNoble { seat }
        | Step::Enter { seat, .. }
        | Step::Pay { seat, .. }
        | Step::Offering { seat, .. }
        | Step::Arrows { seat, .. }
        | Step::Artisan { seat }
        | Step::Diplomat { seat, .. }
        | Step::Teacher { seat, .. }
        | Step::Gain { seat, .. }
        | Step::Give { seat, .. }
        | Step::Get { seat, .. }
        | Step::PassJar { seat }
        | Step::General { seat }
        | Step::Window { seat }
        | Step::Reward { seat }
        | Step::TraitorTop { seat, .. }
        | Step::TraitorGain { seat } => Some(seat),
        _ => None,
    }
}

pub(crate) fn step_id(game: &Pharaon) -> &'static str {
    let Some(step) = game.steps.top() else { return "over" };
    match step {
        Step::Ring { .. } => "ring",
        Step::Offset => "offset",
        Step::Spin => "spin",
        Step::Board { .. } => "board",
        Step::Dark { .. } => "dark",
        Step::Lane { .. } => "lane",
        Step::Scribe { .. } => "scribe",
        Step::DraftJar { .. } => "draft-jar",
        Step::Look { .. } => "look",
        Step::DraftNoble { .. } => "draft-noble",
        Step::First => "first",
        Step::Jars { .. } => "jars",
        Step::Tokens => "tokens",
        Step::ShowNobles => "show-nobles",
        Step::ShowArtisans => "show-artisans",
        Step::Turn => "turn",
        Step::Enter { .. } => "entry",
        Step::Pay { .. } => "payment",
        Step::Offering { .. } => "offering",
        Step::DrawToken { .. } => "draw-token",
        Step::Arrows { .. } => "arrows",
        Step::DrawNoble { .. } => "draw-noble",
        Step::DrawArtisan { .. } => "draw-artisan",
        Step::DrawJar { .. } => "draw-jar",
        Step::Artisan { .. } => "artisan",
        Step::Diplomat { .. } => "diplomat",
        Step::Teacher { .. } => "teacher",
        Step::Gain { .. } => "gain",
        Step::Give { .. } => "give",
        Step::Get { .. } => "get",
        Step::PassJar { .. } => "pass-jar",
        Step::General { .. } => "general",
        Step::Window { .. } => "window",
        Step::Reward { .. } => "reward",
        Step::TraitorJar => "traitor-jar",
        Step::TraitorTop { .. } => "traitor-top",
        Step::TraitorGain { .. } => "traitor-gain",
        step => unreachable!("{step:?} needs no decision"),
    }
}

pub(crate) fn legal_moves(game: &Pharaon, actor: Actor, out: &mut Vec<Move>) {
    let Some(step) = game.steps.top() else { return };
    if decider(game, step) != actor.seat() {
        return;
    }
    if actor == Actor::Chance { chance::options(game, step, out) } else { options(game, step, out) }
}

/// What a step leaves to a seat.
pub(crate) fn choice(game: &Pharaon, step: Step) -> Found<Move> {
    let mut found = Found::default();
    options(game, step, &mut found);
    found
}

/// The moves of a step that a seat decides.
fn options(game: &Pharaon, step: Step, out: &mut impl Extend<Move>) {
    match step {
        Step::Turn => turn::actions(game, game.active.seat().expect("the Traitor decides nothing"), out),
        Step::DraftJar { .. } | Step::PassJar { .. } => {
            out.extend(game.jars_up.iter().flatten().copied().map(Move::Jar));
        }
        Step::DraftNoble { .. } => out.extend(game.look.iter().flatten().copied().map(Move::Keep)),
        Step::Enter { target, kinds, .. } => {
            out.extend(bits(kinds).map(|kind| Move::Lay(Piece::of_kind(kind, target.zone()))));
        }
        Step::Pay { target, kinds, .. } => {
            out.extend(bits(kinds).map(|kind| Move::Pay(Piece::of_kind(kind, target.zone()))));
        }
        Step::Offering { .. } => tokens(game, out),
        Step::Arrows { seat, tracks, left, from } => arrows(game, seat, tracks, left, from, out),
        Step::Artisan { .. } => turn::artisans(game, out),
        Step::Diplomat { .. } => out.extend([Move::Diplomat, Move::Decline]),
        Step::Teacher { .. } => out.extend([Move::Teacher, Move::Decline]),
        Step::Gain { left, from, .. } => gains(game, left, from, out),
        Step::Give { seat, noble } => {
            let silver = game.content().noble(noble).ability == Ability::ExchangeSilver;
            out.extend(turn::givable(game, seat, silver).map(Move::Give));
        }
        Step::Get { given, .. } => {
            let not = given.colour();
            out.extend(in_bank(game).filter(|&colour| Some(colour) != not).map(Move::Get));
        }
        Step::General { .. } => out.extend([Move::Advance, Move::Decline]),
        Step::Window { seat } => {
            turn::exchanges(game, seat, out);
            out.extend([Move::Done]);
        }
        Step::Reward { seat } => rewards(game, seat, out),
        Step::TraitorTop { jar, .. } => out.extend(game.content().jar(jar).top.map(Move::Wheel)),
        Step::TraitorGain { .. } => out.extend(in_bank(game).map(Move::Gain)),
        step => unreachable!("{step:?} is no decision of a seat"),
    }
}

/// What an action that was offered can be paid with, and what it costs.
pub(crate) fn price(game: &Pharaon, seat: Seat, target: Target) -> (Purse, Cost) {
    let cost = game.cost(seat, target).expect("an action that was offered");
    (Purse::of(game, seat, target.zone()), cost)
}

#[inline]
fn in_bank(game: &Pharaon) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|colour| game.bank[colour.index()] > 0)
}

/// Equal tokens of the bonus field are named once, unless places matter; or the bag.
fn tokens(game: &Pharaon, out: &mut impl Extend<Move>) {
    let first = |place: usize| game.is_solo() || !game.bonus[..place].contains(&game.bonus[place]);
    let places = (0..game.bonus.len()).filter(|&place| game.bonus[place].is_some() && first(place));
    out.extend(places.map(|place| Move::Token(Some(place as u8))));
    if game.bag.can_draw() {
        out.extend([Move::Token(None)]);
    }
}

/// Tracks in ascending order, as long as those from here on have room for all arrows that are left.
fn arrows(game: &Pharaon, seat: Seat, tracks: u8, left: u8, from: Colour, out: &mut impl Extend<Move>) {
    let top = game.content().nile_top();
    let room =
        |colour: usize| if tracks & 1 << colour == 0 { 0 } else { top - game.players[seat].nile[colour] };
    let mut later: u8 = (from.index()..5).map(room).sum();
    for colour in from.index()..5 {
        let here = room(colour);
        if here > 0 && later >= left {
            out.extend([Move::Step(Colour::ALL[colour])]);
        }
        later -= here;
    }
}

/// Colours in ascending order, as long as the bank has enough from here on.
fn gains(game: &Pharaon, left: u8, from: Colour, out: &mut impl Extend<Move>) {
    let mut later: u8 = game.bank[from.index()..5].iter().sum();
    for colour in from.index()..5 {
        if game.bank[colour] > 0 && later >= left {
            out.extend([Move::Gain(Colour::ALL[colour])]);
        }
        later -= game.bank[colour];
    }
}

/// Of equal rewards the one of the highest field; rewards without an effect are none.
fn rewards(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    let Place::Pyramid { row, field } = game.players[seat].place else {
        unreachable!("a reward for {seat}, who is not on the pyramid")
    };
    let fields = &game.content().pyramid[usize::from(row)][..=usize::from(field)];
    let working = working(game, seat.into());
    let effect = |index: usize| turn::rewards(&fields[index]) & working;
    let best = |index: &usize| {
        let here = effect(*index);
        here != 0 && (index + 1..fields.len()).all(|later| effect(later) != here)
    };
    out.extend((0..fields.len()).filter(best).map(|index| Move::Reward(index as u8)));
}

/// Whether the bank holds silver.
#[inline]
pub(crate) fn has_silver(game: &Pharaon) -> bool {
    game.bank[Resource::Silver.index()] > 0
}
