//! The rulings that no worked example shows, and the document that tells them all.

mod cards;
mod end;
mod monuments;
mod turns;

use std::path::Path;

use maat_engine::{Actor, Game, Scratch, random_ply};
use maat_imhotep::content::{Ladder, content};
use maat_imhotep::{Imhotep, Move};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::{new_game, random_options, random_seats};

const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/imhotep.md"));
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const VIEW: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/view.rs"));
const LAST_RULING: u32 = 51;

/// Panics unless the document has the anchor, once, and a heading follows it.
fn assert_anchored(anchor: &str) {
    let mark = format!("<a id=\"{anchor}\"></a>\n#");
    assert_eq!(RULES.matches(&mark).count(), 1, "the rules need one heading `{anchor}`");
}

#[test]
fn every_event_links_to_a_rule() {
    let mut scratch = Scratch::default();
    for seed in 0..60 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        let mut game = new_game(seats, random_options(seats, &mut rng));
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            scratch.events.iter().for_each(|event| assert_anchored(Imhotep::rule(event)));
        }
    }
}

/// Also those of events that random play does not meet.
#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    let rule =
        VIEW.split("fn rule(").nth(1).and_then(|rest| rest.split("\n}\n").next()).expect("the function");
    let anchors: Vec<&str> = rule.split('"').skip(1).step_by(2).collect();
    assert!(anchors.len() > 30, "{anchors:?}");
    anchors.into_iter().for_each(assert_anchored);
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    for link in RULES.split("](#").skip(1) {
        assert_anchored(link.split(')').next().unwrap_or_default());
    }
}

/// Each ruling is told once, with a test that exists.
#[test]
fn every_ruling_has_a_test() {
    for number in 1..=LAST_RULING {
        let id = format!("**R-{number:02}**");
        assert_eq!(RULES.matches(&id).count(), 1, "{id} in the rules");
        let ruling = RULES.split(&id).nth(1).unwrap_or_default();
        let ruling = ruling.split("\n*").next().unwrap_or_default();
        assert!(ruling.contains("`rul"), "{id} names no test");
    }
    for name in
        RULES.split('`').filter(|code| code.starts_with("rulings::") || code.starts_with("rulebook::"))
    {
        assert_test_exists(name);
    }
}

/// `rulings::cards::r_08_…` is a function of `rulings/cards.rs`.
fn assert_test_exists(name: &str) {
    let (module, function) = name.rsplit_once("::").expect("a path");
    let file = format!("{}/tests/it/{}.rs", env!("CARGO_MANIFEST_DIR"), module.replace("::", "/"));
    let source = std::fs::read_to_string(Path::new(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert!(source.contains(&format!("#[test]\nfn {function}()")), "there is no test `{name}`");
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
        let cards = (0..7).map(|card| join(&content.round_card(seats, card).map(i16::from), "-"));
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
    for line in lines {
        assert!(RULES.contains(&line), "the rules do not say `{line}`");
    }
}

/// Each verb has a row, and the row's example is a ply.
#[test]
fn the_notation_is_written_down() {
    let chapter = NOTATION.split("\n## Imhotep\n").nth(1).expect("a chapter on Imhotep");
    let chapter = chapter.split("\n## ").next().unwrap_or_default();
    let rows: Vec<&str> = chapter.lines().filter(|line| line.starts_with("| `")).collect();
    for verb in Imhotep::VOCABULARY.verbs {
        assert!(
            rows.iter().any(|row| row.starts_with(&format!("| `{verb}`"))),
            "there is no row for `{verb}`"
        );
    }
    for row in rows {
        let example = row.split('`').nth_back(1).unwrap_or_default();
        let (actor, text) = example.split_once(' ').unwrap_or_default();
        assert!(actor.parse::<Actor>().is_ok() && text.parse::<Move>().is_ok(), "{row}");
        assert_eq!(row.split('`').nth(1), text.split(' ').next(), "{row}");
    }
}
