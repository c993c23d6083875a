//! The rules pages and the document of the rulings: anchors, rulings, worked examples.

use std::collections::BTreeSet;

use maat_ankh::Ankh;
use maat_engine::testing::{RulesPage, RulingsDocument, assert_notation_written, test_source};

use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const DOCUMENT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/ankh.md"));
/// The rules pages in English, Czech and Polish.
const PAGES: [&str; 3] = [
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules/ankh.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/cs/rules/ankh.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/pl/rules/ankh.md")),
];
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));

/// C-01 to C-58, and C-05b.
const RULINGS: usize = 59;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..20 {
        let game = new_game(2 + (seed % 4) as u8);
        PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_events_anchored(game.clone(), seed));
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_rules_anchored::<Ankh>());
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_links_lead_somewhere());
    RulingsDocument::new(DOCUMENT).assert_links_lead_somewhere("ankh", RulesPage::new(PAGES[0]));
}

#[test]
fn every_ruling_has_a_test() {
    let document = RulingsDocument::new(DOCUMENT);
    document.assert_rulings_tested('C', RULINGS, |module| test_source(CRATE, module));
    document.assert_rulings_on('C', RulesPage::new(PAGES[0]));
    for number in 1..RULINGS {
        assert!(DOCUMENT.contains(&format!("\n* **C-{number:02}** ")), "C-{number:02}");
    }
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Ankh>(NOTATION, "Ankh");
}

/// Every worked example and every vector of the document has a test with its number.
#[test]
fn every_example_is_played() {
    let modules =
        ["actions", "battle", "conflict", "devotion", "events", "map", "merge", "pieces", "vectors"];
    let tests: String =
        modules.iter().map(|module| test_source(CRATE, &format!("rulebook::{module}"))).collect();
    let numbers = |mark: &str| -> BTreeSet<&str> {
        DOCUMENT.split(&format!("\n* **{mark}")).skip(1).map(|rest| &rest[..2]).collect()
    };
    let (examples, vectors) = (numbers("X"), numbers("V"));
    assert_eq!((examples.len(), vectors.len()), (43, 9), "{examples:?} {vectors:?}");
    let names = examples.iter().map(|id| format!("x{id}")).chain(vectors.iter().map(|id| format!("v{id}")));
    for name in names {
        assert!(tests.contains(&format!("#[test]\nfn {name}_")), "{name}");
    }
}
