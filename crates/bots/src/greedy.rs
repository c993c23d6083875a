//! A bot that looks one move ahead.

use maat_engine::{Actor, Game, Perspective, Scratch, Seat, SeatSet, Turn, below, random_move, random_ply};
use rand::rngs::SmallRng;

use crate::evaluation::value_to;
use crate::{Bot, BotKind, Budget, Cost, Evaluate, Searchable};

/// Depth to which all answers are tried within a move made of several small choices. Beyond it, only the first one is.
const SMALL_CHOICES: u32 = 3;

/// Plays the move that leads to the best position in one sample. Ties are broken at random.
///
/// Where several seats choose simultaneously, the sample contains random answers of the others. The best answer to
/// random answers varies too, so opponents cannot predict a card or a bid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Greedy;

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, at: &Perspective<'_, G>, _budget: &Budget, rng: &mut SmallRng) -> G::Move {
        let mut sample = at.sample(rng);
        answer_for_others(&mut sample, at.seat(), rng);
        let mut moves = Vec::new();
        at.legal_moves(&mut moves);
        let mut best = (f32::NEG_INFINITY, moves[0]);
        let mut ties = 0;
        for &m in &moves {
            let value = value_after(&sample, at.seat(), m, SMALL_CHOICES);
            ties = if value == best.0 { ties + 1 } else { 1 };
            if value > best.0 || (value == best.0 && below(rng, ties) == 0) {
                best = (value, m);
            }
        }
        best.1
    }
}

impl BotKind for Greedy {
    const NAME: &'static str = "greedy";
    const FORMS: &'static [&'static str] = &["greedy"];
    const HELP: &'static str = "looks one move ahead and takes what looks best";

    fn parse(argument: Option<&str>) -> Option<Self> {
        argument.is_none().then_some(Greedy)
    }

    fn cost(&self) -> Cost {
        Cost::Negligible
    }

    fn build<G: Searchable>(&self) -> Box<dyn Bot<G>> {
        Box::new(Greedy)
    }
}

pub(crate) fn answer_for_others<G: Game>(sample: &mut G, seat: Seat, rng: &mut SmallRng) {
    let mut moves = Vec::new();
    while let Turn::Seats(due) = sample.turn()
        && let Some(other) = due.without(seat).lowest()
    {
        let m = random_move(sample, other, rng, &mut moves);
        sample.apply(Actor::Seat(other), m, &mut Vec::new());
    }
}

/// The value to `seat` of the position after `m`, with the best of the small choices that follow.
fn value_after<G: Evaluate>(game: &G, seat: Seat, m: G::Move, choices: u32) -> f32 {
    let mut next = game.clone();
    next.apply(Actor::Seat(seat), m, &mut Vec::new());
    let goes_on = next.turn() == Turn::Seats(SeatSet::only(seat)) && next.is_mid_move();
    if !goes_on {
        return value_to(&next, seat);
    }
    let mut moves = Vec::new();
    next.legal_moves(Actor::Seat(seat), &mut moves);
    if choices == 0 {
        moves.truncate(1);
    }
    let values = moves.into_iter().map(|m| value_after(&next, seat, m, choices.saturating_sub(1)));
    values.fold(f32::NEG_INFINITY, f32::max)
}

/// Finishes the move that has begun with the best small choices. Returns the seat that chose last and the value of the
/// position to it, if it was computed.
pub(crate) fn finish_move<G: Evaluate>(
    game: &mut G,
    rng: &mut SmallRng,
    scratch: &mut Scratch<G>,
) -> Option<(Seat, f32)> {
    let mut known = None;
    loop {
        match game.turn() {
            Turn::Chance => {
                random_ply(game, rng, scratch);
                known = None;
            }
            Turn::Seats(due) if game.is_mid_move() => {
                let Some(seat) = due.lowest() else { return known };
                let (value, next) = best_next(game, seat, scratch);
                *game = next;
                known = value.map(|value| (seat, value));
            }
            Turn::Seats(_) | Turn::Over => return known,
        }
    }
}

/// The best position one ply ahead, with its value to the seat unless the move was forced.
fn best_next<G: Evaluate>(game: &G, seat: Seat, scratch: &mut Scratch<G>) -> (Option<f32>, G) {
    scratch.moves.clear();
    game.legal_moves(Actor::Seat(seat), &mut scratch.moves);
    let alone = scratch.moves.len() == 1;
    let mut best: Option<(f32, G)> = None;
    for &m in &scratch.moves {
        let mut next = game.clone();
        scratch.events.clear();
        next.apply(Actor::Seat(seat), m, &mut scratch.events);
        let value = if alone { 0.0 } else { value_to(&next, seat) };
        if best.as_ref().is_none_or(|best| value > best.0) {
            best = Some((value, next));
        }
    }
    let (value, next) = best.expect("a seat that is due has a move");
    ((!alone).then_some(value), next)
}
