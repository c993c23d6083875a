//! One move ahead.

use maat_engine::{
    Actor, MAX_SEATS, Perspective, Scratch, Seat, SeatSet, Turn, below, random_move, random_ply,
};
use rand::rngs::SmallRng;

use crate::heuristics::Heuristic;
use crate::reward::estimated_rewards;

/// A move made of several small choices is looked at as a whole: of so many all answers, then the first one.
const SMALL_CHOICES: u32 = 3;

/// The move that leads to the best position, as one sample of what is possible shows it. Ties are broken by the
/// generator.
///
/// Where several choose at once, what the others may choose is a part of the sample: each of their answers is as likely
/// as any other. The best answer to a mix is mixed too, so that nobody can foresee a card or a bid.
pub(crate) fn choose<G: Heuristic>(seat: &Perspective<'_, G>, rng: &mut SmallRng) -> G::Move {
    let mut sample = seat.sample(rng);
    answer_for_others(&mut sample, seat.seat(), rng);
    let mut moves = Vec::new();
    seat.legal_moves(&mut moves);
    let mut best = (f32::NEG_INFINITY, moves[0]);
    let mut ties = 0;
    for &m in &moves {
        let worth = worth_of(&sample, seat.seat(), m, SMALL_CHOICES);
        ties = if worth == best.0 { ties + 1 } else { 1 };
        if worth > best.0 || (worth == best.0 && below(rng, ties) == 0) {
            best = (worth, m);
        }
    }
    best.1
}

fn answer_for_others<G: Heuristic>(sample: &mut G, seat: Seat, rng: &mut SmallRng) {
    let mut moves = Vec::new();
    while let Turn::Seats(due) = sample.turn()
        && let Some(other) = due.without(seat).lowest()
    {
        let m = random_move(sample, other, rng, &mut moves);
        sample.apply(Actor::Seat(other), m, &mut Vec::new());
    }
}

/// What the position after `m` is worth to `seat`, if it makes the best of the small choices that follow.
fn worth_of<G: Heuristic>(game: &G, seat: Seat, m: G::Move, choices: u32) -> f32 {
    let mut next = game.clone();
    next.apply(Actor::Seat(seat), m, &mut Vec::new());
    let goes_on = next.turn() == Turn::Seats(SeatSet::only(seat)) && next.goes_on();
    if !goes_on {
        return appraise(&next)[seat.index()];
    }
    let mut moves = Vec::new();
    next.legal_moves(Actor::Seat(seat), &mut moves);
    if choices == 0 {
        moves.truncate(1);
    }
    let worth = moves.into_iter().map(|m| worth_of(&next, seat, m, choices.saturating_sub(1)));
    worth.fold(f32::NEG_INFINITY, f32::max)
}

/// Finishes the move that has begun; of its small choices each is the one that leads to the best position.
pub(crate) fn finish_move<G: Heuristic>(game: &mut G, rng: &mut SmallRng, scratch: &mut Scratch<G>) {
    loop {
        match game.turn() {
            Turn::Chance => {
                random_ply(game, rng, scratch);
            }
            Turn::Seats(due) if game.goes_on() => {
                let Some(seat) = due.lowest() else { return };
                *game = best_next(game, seat, scratch);
            }
            _ => return,
        }
    }
}

/// The best position one ply ahead.
fn best_next<G: Heuristic>(game: &G, seat: Seat, scratch: &mut Scratch<G>) -> G {
    scratch.moves.clear();
    game.legal_moves(Actor::Seat(seat), &mut scratch.moves);
    let alone = scratch.moves.len() == 1;
    let mut best: Option<(f32, G)> = None;
    for &m in &scratch.moves {
        let mut next = game.clone();
        scratch.events.clear();
        next.apply(Actor::Seat(seat), m, &mut scratch.events);
        let worth = if alone { 0.0 } else { appraise(&next)[seat.index()] };
        if best.as_ref().is_none_or(|best| worth > best.0) {
            best = Some((worth, next));
        }
    }
    best.expect("a seat that is due has a move").1
}

/// What a position is worth to each seat, from 0 to 1.
pub(crate) fn appraise<G: Heuristic>(game: &G) -> [f32; MAX_SEATS] {
    match game.outcome() {
        Some(outcome) => crate::reward::rewards(&outcome),
        None => {
            let (scores, seats) = game.estimate();
            estimated_rewards(&scores, seats, G::SURE)
        }
    }
}
