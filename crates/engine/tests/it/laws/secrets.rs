//! Bugs in hidden information.

use maat_engine::testing::Law;
use maat_engine::{Actor, Game, Seat, Viewer};
use rand::{SeedableRng, rngs::SmallRng};

use super::catches;
use crate::broken::Bug;
use crate::toy::{Card, Event, Move, Player, Step, Toy};

#[test]
fn a_view_that_shows_the_hands() {
    catches(Law::NoLeak, Bug { view: |toy, _| toy.view(Viewer::Omniscient), ..Bug::NONE });
}

#[test]
fn a_view_that_shows_spectators_the_hands() {
    let view =
        |toy: &Toy, viewer| toy.view(if viewer == Viewer::Spectator { Viewer::Omniscient } else { viewer });
    catches(Law::NoLeak, Bug { view, ..Bug::NONE });
}

#[test]
fn an_event_that_tells_a_card() {
    catches(Law::NoLeak, Bug { redact: |event, _| Some(event.clone()), ..Bug::NONE });
}

#[test]
fn an_event_of_a_public_ply_that_tells_a_card() {
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        let card = toy.players[Seat::B].cards().last();
        toy.apply(actor, m, events);
        if let (Move::Flip(_), Some(card)) = (m, card) {
            events.push(Event::Revealed { seat: Seat::B, card });
        }
    };
    catches(Law::NoLeak, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_step_that_tells_a_card() {
    let step = |toy: &Toy| match toy.step() {
        "deal" if toy.players[Seat::A].hand[4] > 0 => "flip",
        step => step,
    };
    catches(Law::NoLeak, Bug { step, ..Bug::NONE });
}

#[test]
fn a_turn_that_tells_a_card() {
    // A player who draws a 5 digs at once.
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        if let (Some(Step::Deal(seat)), Move::Deal(Card(5))) = (toy.steps.top(), m) {
            toy.steps.replace(Step::Take(seat));
        }
    };
    catches(Law::NoLeak, Bug { apply, ..Bug::NONE });
}

#[test]
fn moves_that_tell_a_card() {
    // Seat a may rest only if the cards of the last seat make an odd number.
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        let last = &toy.players[Seat::at(usize::from(toy.seats) - 1)];
        let worth: u8 = last.hand.iter().zip(1..).map(|(count, worth)| count * worth).sum();
        if actor == Actor::Seat(Seat::A) && out.last() == Some(&Move::Rest) && worth.is_multiple_of(2) {
            out.pop();
        }
    };
    catches(Law::NoLeak, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn a_card_that_cannot_be_laid_in_secret() {
    let secret = |toy: &Toy, actor, m| if m == Move::Lay(Card(5)) { None } else { toy.secret(actor, m) };
    catches(Law::NoLeak, Bug { secret, ..Bug::NONE });
}

#[test]
fn a_last_answer_that_shows_cards_no_sample_remembers() {
    // The laid cards are shown, but go back to the hands.
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| match (actor, m, toy.owing().len()) {
        (Actor::Seat(closing), Move::Lay(card), 1) => {
            toy.players[closing].laid = Some(card);
            for seat in Seat::first(toy.seats) {
                let shown = toy.players[seat].laid.take();
                events.extend(shown.map(|card| Event::Revealed { seat, card }));
            }
            toy.steps.replace(Step::Flip);
        }
        _ => toy.apply(actor, m, events),
    };
    catches(Law::NoLeak, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_look_that_can_be_taken_back() {
    // A player who rests sees the next seat throw a card away.
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        if let (Move::Rest, Some(Step::Act(seat))) = (m, toy.steps.top()) {
            let lowest = toy.players[seat].cards().next();
            lowest.into_iter().for_each(|card| toy.throw(seat, card));
        }
    };
    catches(Law::Undo, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_sample_that_changes_the_own_hand() {
    let determinize = |toy: &mut Toy, seat: Option<Seat>, rng: &mut SmallRng| {
        toy.determinize(seat, rng);
        toy.determinize(seat.map(|seat| seat.next(toy.seats)), rng);
    };
    catches(Law::Determinize, Bug { determinize, ..Bug::NONE });
}

#[test]
fn a_sample_that_breaks_the_invariants() {
    let determinize = |toy: &mut Toy, seat: Option<Seat>, rng: &mut SmallRng| {
        toy.determinize(seat, rng);
        toy.bag.put_back(0);
    };
    catches(Law::Determinize, Bug { determinize, ..Bug::NONE });
}

#[test]
fn a_sample_in_which_another_is_due() {
    let determinize = |toy: &mut Toy, seat: Option<Seat>, rng: &mut SmallRng| {
        toy.determinize(seat, rng);
        if let Some(Step::Act(active)) = toy.steps.top()
            && Some(active) != seat
            && Some(active.next(toy.seats)) != seat
        {
            toy.steps.replace(Step::Act(active.next(toy.seats)));
        }
    };
    catches(Law::Determinize, Bug { determinize, ..Bug::NONE });
}

#[test]
fn a_sample_that_is_the_truth() {
    catches(Law::Fair, Bug { determinize: |_, _, _| (), ..Bug::NONE });
}

#[test]
fn a_sample_that_keeps_what_was_buried() {
    let determinize = |toy: &mut Toy, seat: Option<Seat>, rng: &mut SmallRng| {
        let before = toy.players;
        Seat::first(toy.seats).for_each(|other| toy.players[other].buried = None);
        toy.determinize(seat, rng);
        Seat::first(toy.seats).for_each(|other| toy.players[other].buried = before[other].buried);
    };
    catches(Law::Fair, Bug { determinize, ..Bug::NONE });
}

#[test]
fn a_sample_drawn_by_what_is_hidden() {
    let determinize = |toy: &mut Toy, seat: Option<Seat>, _: &mut SmallRng| {
        let Player { hand, .. } = toy.players[seat.unwrap_or(Seat::A).next(toy.seats)];
        let seed = hand.iter().fold(0, |seed, &count| 10 * seed + u64::from(count));
        toy.determinize(seat, &mut SmallRng::seed_from_u64(seed));
    };
    catches(Law::Fair, Bug { determinize, ..Bug::NONE });
}

#[test]
fn a_stone_for_the_first_who_answers() {
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        let first = toy.owing().len() == usize::from(toy.seats);
        if let (Actor::Seat(seat), Move::Lay(_), true, 1..) = (actor, m, first, toy.heap) {
            toy.take_stones(seat, 1);
        }
        toy.apply(actor, m, events);
    };
    catches(Law::Commute, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_view_that_shows_who_has_answered() {
    let view = |toy: &Toy, viewer| {
        let mut view = toy.view(viewer);
        for (player, seat) in view.players.iter_mut().zip(Seat::ALL) {
            player.cards -= u8::from(toy.players[seat].laid.is_some());
        }
        view
    };
    catches(Law::Commute, Bug { view, ..Bug::NONE });
}

#[test]
fn an_event_that_tells_who_has_answered() {
    let redact = |event: &Event, viewer| match *event {
        Event::Laid { seat, .. } => Some(Event::Buried { seat, card: None }),
        _ => Toy::redact(event, viewer),
    };
    catches(Law::Commute, Bug { redact, ..Bug::NONE });
}

#[test]
fn events_in_the_order_of_the_answers() {
    let apply = |toy: &mut Toy, actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        if let (Actor::Seat(Seat::A), Move::Lay(_)) = (actor, m) {
            events.reverse();
        }
    };
    catches(Law::Commute, Bug { apply, ..Bug::NONE });
}

#[test]
fn an_answer_that_changes_the_moves_of_the_others() {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<Move>| {
        toy.legal_moves(actor, out);
        let answered = toy.owing().len() < usize::from(toy.seats);
        if toy.step() == "lay" && answered && out.len() > 1 {
            out.pop();
        }
    };
    catches(Law::Commute, Bug { legal_moves, ..Bug::NONE });
}

#[test]
fn an_answer_that_changes_the_question() {
    let step = |toy: &Toy| match toy.step() {
        "lay" if toy.owing().len() < usize::from(toy.seats) => "drop",
        step => step,
    };
    catches(Law::Commute, Bug { step, ..Bug::NONE });
}
