//! The document of the rules: its anchors, its rulings, its examples.

use std::collections::BTreeSet;

use maat_ankh::Ankh;
use maat_engine::testing::{Document, assert_notation_written, test_source};

use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/ankh.md"));
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));

/// C-01 to C-58, and C-05b.
const RULINGS: usize = 59;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..20 {
        Document::new(RULES).assert_events_anchored(new_game(2 + (seed % 4) as u8), seed);
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    Document::new(RULES).assert_rules_anchored::<Ankh>();
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    Document::new(RULES).assert_links_lead_somewhere();
}

#[test]
fn every_ruling_has_a_test() {
    Document::new(RULES).assert_rulings_tested('C', RULINGS, |module| test_source(CRATE, module));
    for number in 1..RULINGS {
        assert!(RULES.contains(&format!("\n* **C-{number:02}** ")), "C-{number:02}");
    }
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Ankh>(NOTATION, "Ankh");
}

/// Every example and every vector of the rules has a test with its number.
#[test]
fn every_example_is_played() {
    let modules =
        ["actions", "battle", "conflict", "devotion", "events", "map", "merge", "pieces", "vectors"];
    let tests: String =
        modules.iter().map(|module| test_source(CRATE, &format!("rulebook::{module}"))).collect();
    let spaced = RULES.replace(char::is_whitespace, " ");
    let examples: BTreeSet<&str> = spaced.split("Example ").skip(1).map(|rest| &rest[..3]).collect();
    let vectors: BTreeSet<&str> = RULES.split("\n* **V").skip(1).map(|rest| &rest[..2]).collect();
    assert_eq!((examples.len(), vectors.len()), (43, 9), "{examples:?} {vectors:?}");
    let names = examples.into_iter().map(str::to_lowercase).chain(vectors.iter().map(|id| format!("v{id}")));
    for name in names {
        assert!(tests.contains(&format!("#[test]\nfn {name}_")), "{name}");
    }
}
