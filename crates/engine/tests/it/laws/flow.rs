//! Bugs in legal moves and their effects.

use maat_engine::testing::Law;
use maat_engine::{Actor, Game, Outcome, PlayError, Seat, SeatSet, Turn};

use super::{catches, catches_cheaply};
use crate::broken::{Bug, outside};
use crate::toy::{Card, Event, Move, Side, Step, Toy};

#[test]
fn a_move_for_a_seat_that_is_not_due() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| match (toy.steps.top(), actor) {
        (Some(Step::Act(_)), Actor::Seat(_)) => out.push(Move::Rest),
        _ => toy.legal_moves(actor, out),
    };
    catches(Law::Offered, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_move_after_the_end() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        out.extend((toy.turn() == Turn::Over).then_some(Move::Rest));
    };
    catches(Law::Offered, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_turn_for_an_empty_chair() {
    let turn = |toy: &Toy| match toy.turn() {
        Turn::Seats(due) => Turn::Seats(due.with(Seat::E)),
        turn => turn,
    };
    catches_cheaply(Law::Offered, Bug { turn, ..Bug::NONE });
}

#[test]
fn a_move_that_is_listed_twice() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        out.extend(out.last().copied());
    };
    catches(Law::Order, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_list_without_a_fixed_order() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        let mut legal = Vec::new();
        toy.legal_moves(actor, &mut legal);
        let by = usize::from(outside()) % legal.len().max(1);
        legal.rotate_left(by);
        out.extend(legal);
    };
    catches(Law::Order, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_list_that_replaces_what_was_there() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        out.clear();
        toy.legal_moves(actor, out);
    };
    catches(Law::Order, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn an_illegal_move_that_is_offered() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| match toy.step() {
        "drop" if toy.is_due(actor) => out.extend(Card::all().map(Move::Drop)),
        _ => toy.legal_moves(actor, out),
    };
    catches(Law::Accepted, Bug { legal_moves, ..Bug::NONE });
    catches_cheaply(Law::Accepted, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_move_that_is_offered_only_sometimes() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        if out.len() > 1 && outside().is_multiple_of(3) {
            out.pop();
        }
    };
    catches_cheaply(Law::Accepted, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn an_illegal_move_that_is_accepted() {
    catches(Law::Refused, Bug { refuse: |_, _| Ok(()), ..Bug::NONE });
}

#[test]
fn a_refusal_that_leaves_a_trace() {
    let refuse = |toy: &mut Toy, why| {
        toy.rounds_left += 1;
        Err(why)
    };
    catches(Law::Refused, Bug { refuse, ..Bug::NONE });
}

#[test]
fn a_refusal_for_the_wrong_reason() {
    let not_due_is_illegal = |_: &mut Toy, _| Err(PlayError::Illegal);
    catches(Law::Refused, Bug { refuse: not_due_is_illegal, ..Bug::NONE });
    let over_is_not_due =
        |_: &mut Toy, why| Err(if why == PlayError::Over { PlayError::NotDue } else { why });
    catches_cheaply(Law::Refused, Bug { refuse: over_is_not_due, ..Bug::NONE });
}

#[test]
fn a_verb_that_finds_no_noun() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        out.extend((toy.heap == 0 && out.last() == Some(&Move::Rest)).then_some(Move::Dig));
    };
    catches(Law::NoDeadEnd, Bug { legal_moves, ..Bug::NONE });
    catches_cheaply(Law::NoDeadEnd, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_step_that_asks_nobody() {
    let turn = |toy: &Toy| match toy.steps.top() {
        Some(Step::Act(_)) => Turn::Seats(SeatSet::EMPTY),
        _ => toy.turn(),
    };
    catches(Law::NoDeadEnd, Bug { turn, ..Bug::NONE });
}

#[test]
fn a_coin_that_is_flipped_for_ever() {
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        if matches!(m, Move::Flip(_)) {
            toy.steps.replace(Step::Flip);
        }
    };
    catches(Law::Ends, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_stone_that_is_lost() {
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        if matches!(m, Move::Take(_)) {
            toy.heap = toy.heap.saturating_sub(1);
        }
    };
    catches(Law::Check, Bug { apply, ..Bug::NONE });
}

#[test]
fn an_end_without_an_outcome() {
    catches(Law::Outcome, Bug { outcome: |_| None, ..Bug::NONE });
}

#[test]
fn an_outcome_before_the_end() {
    let outcome = |toy: &Toy| Some(Outcome::ranked(Seat::first(toy.seats).map(|_| 0), &[0; 4]));
    catches(Law::Outcome, Bug { outcome, ..Bug::NONE });
}

#[test]
fn ranks_with_a_gap() {
    let outcome = |toy: &Toy| {
        let mut outcome = toy.outcome()?;
        outcome.rank.iter_mut().for_each(|rank| *rank = 2 * *rank - 1);
        Some(outcome)
    };
    catches(Law::Outcome, Bug { outcome, ..Bug::NONE });
}

#[test]
fn a_score_for_an_empty_chair() {
    let outcome = |toy: &Toy| Some(Outcome::ranked(toy.outcome()?.score.into_iter().chain([0]), &[0; 5]));
    catches(Law::Outcome, Bug { outcome, ..Bug::NONE });
}

#[test]
fn a_card_that_cannot_be_drawn() {
    let weight = |toy: &Toy, m| if m == Move::Deal(Card(5)) { 0 } else { toy.weight(m) };
    catches(Law::Weight, Bug { weight, ..Bug::NONE });
}

#[test]
fn a_coin_that_cannot_fall() {
    let weight = |toy: &Toy, m| if Side::ALL.map(Move::Flip).contains(&m) { 0 } else { toy.weight(m) };
    catches_cheaply(Law::Weight, Bug { weight, ..Bug::NONE });
}
