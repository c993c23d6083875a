//! The rulings that no worked example shows, the document that lists them all, and the rules pages.

mod cards;
mod end;
mod monuments;
mod turns;

use maat_engine::testing::{RulesPage, RulingsDocument, assert_notation_written, test_source};
use maat_imhotep::Imhotep;
use maat_imhotep::content::{Ladder, content};
use maat_imhotep::pieces::RoundCard;
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::{new_game, random_options, random_seats};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const DOCUMENT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/imhotep.md"));
/// The rules pages in English, Czech and Polish.
const PAGES: [&str; 3] = [
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules/imhotep.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/cs/rules/imhotep.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/pl/rules/imhotep.md")),
];
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 51;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..60 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        let game = new_game(seats, random_options(seats, &mut rng));
        PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_events_anchored(game.clone(), seed));
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_rules_anchored::<Imhotep>());
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_links_lead_somewhere());
    RulingsDocument::new(DOCUMENT).assert_links_lead_somewhere("imhotep", RulesPage::new(PAGES[0]));
}

#[test]
fn every_ruling_has_a_test() {
    let document = RulingsDocument::new(DOCUMENT);
    document.assert_rulings_tested('R', RULINGS, |module| test_source(CRATE, module));
    document.assert_rulings_on('R', RulesPage::new(PAGES[0]));
}

/// The rules page prints the numbers of the content.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let content = content(1);
    let page = RulesPage::new(PAGES[0]);
    let join =
        |numbers: &[i16], between: &str| numbers.iter().map(i16::to_string).collect::<Vec<_>>().join(between);
    let has = |anchor: &str, part: String| page.section(anchor).assert_contains([part]);
    let steps = |ladder: &Ladder| [1, 2, 3, 4, 5].map(|count| ladder.points(count));
    let further = |ladder: &Ladder| ladder.points(6) - ladder.points(5);
    let ladder = |it: &Ladder| format!("| Points | {} | +{} |", join(&steps(it), " | "), further(it));

    let (bottom, upper) = content.pyramid_a.split_at(9);
    let (middle, top) = upper.split_at(4);
    let levels = [join(bottom, ", "), join(middle, ", "), join(top, ", ")];
    has("pyramid", format!("{}, then {}, and finally {}.", levels[0], levels[1], levels[2]));
    let (last, others) = content.towers.split_last().expect("towers");
    has("obelisks-b", format!("{} and {last}.", join(others, ", ")));
    has("burial-b", format!("| Points | {} |", join(&content.burial_b, " | ")));
    has("burial", ladder(&content.burial_a));
    has("statues", ladder(&content.statues));
    has("ships", format!("| Minimum load | {} |", join(&content.minimum.map(i16::from)[1..], " | ")));
    for (number, card) in (1..).zip(RoundCard::all()) {
        let ships = [2, 3, 4].map(|seats| join(&content.round_card(seats, card).map(i16::from), "-"));
        has("round-cards", format!("\n| {number} | {} |", ships.join(" | ")));
    }
    for seats in 2..=4 {
        let places = content.obelisks_a(seats);
        let missing = " | –".repeat(4 - places.len());
        has("obelisks", format!("\n| {seats}\u{a0}players | {}{missing} |", join(places, " | ")));
    }
    for space in 0..5 {
        let row = content.pyramid_b.each_ref().map(|pyramid| {
            let bonus = pyramid[space].bonus.map_or("", |bonus| match bonus.id() {
                "card" => " and *card*",
                "ship" => " and *loading*",
                _ => " and *stones*",
            });
            format!("{}{bonus}", pyramid[space].points)
        });
        let cells: Vec<_> = page.section("pyramid-b").table_rows().collect();
        assert_eq!(cells[space][1..], row, "space {}", space + 1);
    }
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Imhotep>(NOTATION, "Imhotep");
}
