//! The coach has a line for every decision that a player can meet.

use std::collections::BTreeSet;
use std::fs;

use maat_catalog::{Dealer, GAMES};
use maat_engine::{Actor, SeatSet, Turn};

/// The ids of the steps at which seats decided in some games of random bots.
fn decisions(game: &str) -> BTreeSet<&'static str> {
    let entry = maat_catalog::find(game).expect("a game");
    let mut steps = BTreeSet::new();
    for seed in 0..40u64 {
        let seats = *entry.seats.start() + seed as u8 % (entry.seats.end() - entry.seats.start() + 1);
        let mut played = entry.start(&entry.terms(seats, "")).expect("a game");
        let dealer = Dealer::from_number(seed);
        let bot = "random".parse().expect("a bot");
        for ply in 0.. {
            played.settle_asking(&dealer, SeatSet::EMPTY);
            let Turn::Seats(due) = played.turn() else { break };
            let seat = due.lowest().expect("somebody is due");
            steps.insert(played.step());
            let text = played.bot_move(seat, &bot, seed * 10_000 + ply).expect("a move");
            played.play(Actor::Seat(seat), &text).expect("a legal move");
        }
    }
    steps
}

#[test]
fn every_decision_has_a_line_in_every_language() {
    for entry in GAMES {
        let steps = decisions(entry.id);
        assert!(steps.len() > 5, "{}: {steps:?}", entry.id);
        for lang in ["en", "cs", "pl"] {
            let path = format!("{}/../../locales/{lang}/coach/{}.ftl", env!("CARGO_MANIFEST_DIR"), entry.id);
            let texts = fs::read_to_string(&path).expect("the texts of the coach");
            for step in &steps {
                let line = format!("{}-coach-{step} = ", entry.id);
                assert!(texts.lines().any(|text| text.starts_with(&line)), "{path} lacks {line}");
            }
        }
    }
}
