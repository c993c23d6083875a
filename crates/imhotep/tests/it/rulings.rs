//! The rulings that no worked example shows, and the document that tells them all.

mod cards;
mod end;
mod monuments;
mod turns;

use maat_engine::testing::{Document, assert_notation_written, test_source};
use maat_imhotep::Imhotep;
use maat_imhotep::content::{Ladder, content};
use maat_imhotep::pieces::RoundCard;
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::{new_game, random_options, random_seats};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/imhotep.md"));
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 51;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..60 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        let game = new_game(seats, random_options(seats, &mut rng));
        Document::new(RULES).assert_events_anchored(game, seed);
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    Document::new(RULES).assert_rules_anchored::<Imhotep>();
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    Document::new(RULES).assert_links_lead_somewhere();
}

#[test]
fn every_ruling_has_a_test() {
    Document::new(RULES).assert_rulings_tested('R', RULINGS, |module| test_source(CRATE, module));
}

/// The rules print what the program plays by.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let content = content(1);
    let join =
        |numbers: &[i16], between: &str| numbers.iter().map(i16::to_string).collect::<Vec<_>>().join(between);
    let steps = |ladder: &Ladder| [1, 2, 3, 4, 5].map(|count| ladder.points(count));
    let mut lines = vec![
        join(&content.pyramid_a, " "),
        join(&content.towers, ", "),
        join(&content.burial_b, " / "),
        join(&steps(&content.burial_a), " | "),
        join(&steps(&content.statues), ", "),
        format!("| at least | {} |", join(&content.minimum.map(i16::from)[1..], " | ")),
    ];
    for seats in 2..=4 {
        let cards = RoundCard::all().map(|card| join(&content.round_card(seats, card).map(i16::from), "-"));
        lines.push(format!("| {seats} | {} |", cards.collect::<Vec<_>>().join(" · ")));
        lines.push(join(content.obelisks_a(seats), " / "));
    }
    for space in 0..5 {
        let row = content.pyramid_b.each_ref().map(|pyramid| {
            let bonus = pyramid[space].bonus.map_or("", |bonus| match bonus.id() {
                "card" => " and a card",
                "ship" => " and a ship",
                _ => " and stones",
            });
            format!("{}{bonus}", pyramid[space].points)
        });
        lines.push(format!(" | {} |\n", row.join(" | ")));
    }
    Document::new(RULES).assert_says(lines);
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Imhotep>(NOTATION, "Imhotep");
}
