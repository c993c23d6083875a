//! Bugs in parsing and formatting: the setup, moves, states, records.

use maat_engine::testing::Law;
use maat_engine::{Actor, Game, Seat, Setup, Turn};

use super::{catches, catches_cheaply};
use crate::broken::{Bug, outside};
use crate::toy::{Event, Move, Options, Toy};

#[test]
fn seats_that_nobody_counts() {
    let too_few = |setup: &Setup<Options>| Toy::new(&Setup { seats: setup.seats.max(2), ..*setup });
    catches(Law::Setup, Bug { new: too_few, ..Bug::NONE });
    let too_many = |setup: &Setup<Options>| Toy::new(&Setup { seats: setup.seats.min(4), ..*setup });
    catches(Law::Setup, Bug { new: too_many, ..Bug::NONE });
}

#[test]
fn seats_that_are_refused() {
    let not_three = |setup: &Setup<Options>| Toy::new(&Setup { seats: setup.seats | 1, ..*setup });
    catches(Law::Setup, Bug { new: not_three, ..Bug::NONE });
}

#[test]
fn revisions_that_nobody_looks_at() {
    let any = |setup: &Setup<Options>| Toy::new(&Setup { revision: 1, ..*setup });
    catches(Law::Setup, Bug { new: any, ..Bug::NONE });
}

#[test]
fn options_that_do_not_read_back() {
    let spell_options = |options: Options| options.to_string().to_uppercase();
    catches(Law::Setup, Bug { spell_options, ..Bug::NONE });
}

#[test]
fn options_that_are_not_written() {
    catches(Law::Setup, Bug { spell_options: |_| String::new(), ..Bug::NONE });
}

#[test]
fn defaults_that_are_written() {
    let spell_options = |options: Options| {
        let text = options.to_string();
        if text.is_empty() { "length=short".into() } else { text }
    };
    catches(Law::Setup, Bug { spell_options, ..Bug::NONE });
}

#[test]
fn wrong_options_that_are_accepted() {
    let wrong_values = |text: &str| {
        let known = text.starts_with("length=");
        text.parse().or_else(|error| if known { Ok(Options::default()) } else { Err(error) })
    };
    catches(Law::Setup, Bug { read_options: wrong_values, ..Bug::NONE });
    let wrong_keys = |text: &str| {
        let known = text.starts_with("length=");
        text.parse().or_else(|error| if known { Err(error) } else { Ok(Options::default()) })
    };
    catches(Law::Setup, Bug { read_options: wrong_keys, ..Bug::NONE });
}

#[test]
fn options_that_do_not_go_with_the_seats() {
    let any_heap = |setup: &Setup<Options>| {
        let mut setup = setup.clone();
        setup.options.small_heap &= setup.seats == 2;
        Toy::new(&setup)
    };
    catches(Law::Setup, Bug { new: any_heap, ..Bug::NONE });
    let any_novices = |setup: &Setup<Options>| {
        let mut setup = setup.clone();
        setup.options.novices =
            Seat::first(setup.seats.min(4)).filter(|&seat| setup.options.novices.contains(seat)).collect();
        Toy::new(&setup)
    };
    catches(Law::Setup, Bug { new: any_novices, ..Bug::NONE });
}

#[test]
fn options_that_go_with_the_seats_and_are_refused() {
    let no_small_heap = |setup: &Setup<Options>| match setup.options.small_heap {
        true => Toy::new(&Setup { seats: 0, ..setup.clone() }),
        false => Toy::new(setup),
    };
    catches(Law::Setup, Bug { new: no_small_heap, ..Bug::NONE });
    let not_all_novices = |setup: &Setup<Options>| match setup.options.novices.len() {
        4 => Toy::new(&Setup { seats: 0, ..setup.clone() }),
        _ => Toy::new(setup),
    };
    catches(Law::Setup, Bug { new: not_all_novices, ..Bug::NONE });
}

#[test]
fn usual_options_that_are_refused() {
    let read_options = |text: &str| text.replace("long", "endless").parse();
    catches(Law::Setup, Bug { read_options, ..Bug::NONE });
}

#[test]
fn a_noun_that_does_not_read_back() {
    let spell = |m: Move| m.to_string().replace("take 3", "take 2");
    catches(Law::Notation, Bug { spell, ..Bug::NONE });
    catches_cheaply(Law::Replay, Bug { spell, ..Bug::NONE });
}

#[test]
fn a_move_of_three_words() {
    let spell = |m: Move| m.to_string().replace("take", "take all");
    catches(Law::Notation, Bug { spell, ..Bug::NONE });
}

#[test]
fn a_word_that_belongs_to_the_table() {
    let spell = |m: Move| m.to_string().replace("rest", "undo");
    let read = |text: &str| text.replace("undo", "rest").parse();
    catches(Law::Notation, Bug { spell, read, ..Bug::NONE });
}

#[test]
fn a_field_that_is_not_saved() {
    let save = |toy: &Toy| Toy { rounds_left: 0, ..toy.clone() };
    catches(Law::Serde, Bug { save, ..Bug::NONE });
}

// These two bugs keep information outside the state, in a seat that no toy has.

#[test]
fn an_end_that_depends_on_the_clock() {
    let apply = |toy: &mut Toy, actor: Actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        toy.players[Seat::E].stones = if toy.turn() == Turn::Over { outside() } else { 0 };
    };
    catches_cheaply(Law::Replay, Bug { apply, ..Bug::NONE });
}

#[test]
fn an_answer_that_depends_on_the_clock() {
    let apply = |toy: &mut Toy, actor: Actor, m, events: &mut Vec<Event>| {
        toy.apply(actor, m, events);
        toy.players[Seat::E].stones = if toy.step() == "lay" { outside() } else { 0 };
    };
    catches_cheaply(Law::Undo, Bug { apply, ..Bug::NONE });
}

#[test]
fn a_step_without_a_word() {
    let step = |toy: &Toy| if toy.step() == "act" { "nap" } else { toy.step() };
    catches(Law::Vocabulary, Bug { step, ..Bug::NONE });
}

#[test]
fn a_verb_without_a_word() {
    let spell = |m: Move| m.to_string().replace("rest", "nap");
    let read = |text: &str| text.replace("nap", "rest").parse();
    catches(Law::Vocabulary, Bug { spell, read, ..Bug::NONE });
}

#[test]
fn an_event_without_a_word() {
    let tell = |event: &Event| match event {
        Event::Won { .. } => serde_json::json!({ "type": "napped" }),
        event => (Bug::NONE.tell)(event),
    };
    catches(Law::Vocabulary, Bug { tell, ..Bug::NONE });
    catches(Law::Vocabulary, Bug { tell: |_| serde_json::json!("dealt"), ..Bug::NONE });
}

#[test]
fn an_event_without_a_rule() {
    catches(Law::Vocabulary, Bug { rule: |_| "", ..Bug::NONE });
}
