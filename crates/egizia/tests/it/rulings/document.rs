//! The document of the rules: its anchors, its rulings, its numbers.

use maat_egizia::Egizia;
use maat_egizia::content::{Content, NileCard, SphinxCard};
use maat_egizia::nile::{DECK_SIZES, Nile};
use maat_egizia::pieces::{Deck, Effect, Goal, Kind, Part, Position};
use maat_engine::testing::{Document, assert_notation_written, test_source};

use crate::facts::facts;
use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/egizia.md"));
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 48;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..30 {
        Document::new(RULES).assert_events_anchored(new_game(2 + (seed % 3) as u8), seed);
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    Document::new(RULES).assert_rules_anchored::<Egizia>();
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    Document::new(RULES).assert_links_lead_somewhere();
}

#[test]
fn every_ruling_has_a_test() {
    Document::new(RULES).assert_rulings_tested('A', RULINGS, |module| test_source(CRATE, module));
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Egizia>(NOTATION, "Egizia");
}

/// Every example of the rules has a test with its number.
#[test]
fn every_example_is_played() {
    let modules = ["buildings", "ending", "feeding", "markets", "river", "sailing", "sites", "sphinx"];
    let tests: String =
        modules.iter().map(|module| test_source(CRATE, &format!("rulebook::{module}"))).collect();
    let is_number = |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let spaced = RULES.replace(char::is_whitespace, " ");
    let mut numbers: Vec<&str> = Vec::new();
    for rest in spaced.split("Example").skip(1) {
        let words = rest.trim_start_matches('s').split([' ', ':', ')', '.']).skip(1);
        numbers.extend(words.take_while(|word| is_number(word) || *word == "and").filter(is_number));
    }
    assert!(numbers.len() > 40, "{numbers:?}");
    for number in numbers {
        assert!(tests.contains(&format!("#[test]\nfn ex_{number:0>2}_")), "example {number}");
    }
}

fn row<T: ToString>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    format!("| {} |", cells.join(" | "))
}

/// The rules print what the program plays by.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let content = facts();
    Document::new(RULES).assert_says(tables(content));
    Document::new(RULES).assert_says(cards(content));
    Document::new(RULES).assert_says(goals(content));
}

fn tables(content: &Content) -> Vec<String> {
    let obelisk = &content.obelisk_rows;
    let graves = &content.graves.tiles;
    let mut lines = vec![
        format!("| stones {}", row(content.start_stones)),
        format!("| penalty per missing grain {}", row(content.markets.penalties)),
        format!("| points {}", row(&content.cooperation[1..])),
        format!("| spaces † {}", row(obelisk.iter().map(|row| row.spaces))),
        format!("| value † {}", row(obelisk.iter().map(|row| row.value))),
        format!("{} spaces, {} in all", content.obelisk.len(), content.obelisk.iter().sum::<u8>()),
        format!("| value † {}", row(graves.iter().map(|(value, _)| value))),
        format!("| tiles † {}", row(graves.iter().map(|(_, tiles)| tiles))),
        format!("| spaces † {}", row(content.pyramid.iter().map(|row| row.spaces))),
        format!("| value † {}", row(content.pyramid.iter().map(|row| row.value))),
        format!(
            "| points {}",
            row([0].into_iter().chain(content.grave_points.iter().map(|(_, points)| *points)))
        ),
        format!("reward {} stones", content.markets.stones),
        format!("reward {} points", content.markets.points),
        format!("a quarry of {} and a green field of {}", content.start_quarry, content.start_field.1),
        format!("A counter from 0 to {}", content.most_stones),
        format!("One lap is {} points", content.track_spaces),
    ];
    for (part, words) in Part::ALL.into_iter().zip(["left pillar", "right pillar", "columns", "lintels"]) {
        let values: Vec<String> = content.temple[part.index()].values.iter().map(u8::to_string).collect();
        lines.push(format!("| {words} | {}", values.join(", ")));
    }
    for position in Position::all() {
        lines.push(format!("\n| {position} | "));
    }
    lines
}

/// The row of a card names its kind and all cards of each deck that are the same.
fn cards(content: &Content) -> Vec<String> {
    let all = || (0..Nile::COUNT).map(Nile::at);
    let alike = |one: &NileCard, other: &NileCard| {
        let plain = matches!(one.effect, Effect::CrewPair | Effect::BrickPoints);
        one.effect == other.effect && (plain || (one.number == other.number && one.colour == other.colour))
    };
    let kind = |kind: Kind| kind.id().replace('-', " ");
    let mut lines = Vec::new();
    for card in all() {
        let printed = content.nile(card);
        let same: Vec<Nile> = all().filter(|other| alike(printed, content.nile(*other))).collect();
        let cells = Deck::ALL.map(|deck| {
            let of = same.iter().filter(|card| content.deck(deck).contains(**card));
            of.map(Nile::to_string).collect::<Vec<_>>().join(" ")
        });
        let cells: String = cells
            .iter()
            .map(|cell| if cell.is_empty() { " |".into() } else { format!(" {cell} |") })
            .collect();
        let rows: Vec<&str> = RULES.lines().filter(|line| line.ends_with(&format!(" |{cells}"))).collect();
        let told = rows.iter().any(|row| row.contains(&format!("| {} ", kind(printed.kind))));
        assert!(told, "{card}: a row with {} and `{cells}`", printed.kind);
        lines.push(cells);
    }
    assert_eq!(all().count(), DECK_SIZES.iter().map(|size| usize::from(*size)).sum::<usize>());
    lines
}

/// The points of Sphinx cards with a fixed number, and the table of players at the bottom.
fn goals(content: &Content) -> Vec<String> {
    let fixed = |card: &&SphinxCard| {
        !matches!(
            card.goal,
            Goal::MarketPlayers
                | Goal::PermanentCards
                | Goal::TenPoints
                | Goal::CrewStrength
                | Goal::MostProduction
        )
    };
    let mut lines = Vec::new();
    for (number, card) in (1..).zip(&content.sphinx).filter(|(_, card)| fixed(card)) {
        let said = |line: &&str| {
            let points = [format!("| {} |", card.points), format!("| {} † |", card.points)];
            line.starts_with(&format!("| {number} | ")) && points.iter().any(|points| line.ends_with(points))
        };
        let line = RULES.lines().find(said).unwrap_or_else(|| panic!("a row for Sphinx card {number}"));
        lines.push(line.to_owned());
    }
    let tables = content.sphinx.iter().filter_map(|card| card.by_count);
    lines.extend(tables.map(|table| format!("| points † | 0 {}", row(table))));
    lines
}
