//! The rules pages and the document of the rulings: anchors, rulings, worked examples, numbers.

use std::collections::BTreeSet;

use maat_egizia::Egizia;
use maat_egizia::content::{Content, NileCard, SphinxCard};
use maat_egizia::nile::{DECK_SIZES, Nile};
use maat_egizia::pieces::{Deck, Effect, Goal, Kind, Part, Position};
use maat_engine::testing::{RulesPage, RulingsDocument, assert_notation_written, test_source};

use crate::facts::facts;
use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const DOCUMENT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/egizia.md"));
/// The rules pages in English, Czech and Polish.
const PAGES: [&str; 3] = [
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules/egizia.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/cs/rules/egizia.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/pl/rules/egizia.md")),
];
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 48;
/// The examples are numbered from 1, with gaps.
const EXAMPLES: usize = 47;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..30 {
        let game = new_game(2 + (seed % 3) as u8);
        PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_events_anchored(game.clone(), seed));
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_rules_anchored::<Egizia>());
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_links_lead_somewhere());
    RulingsDocument::new(DOCUMENT).assert_links_lead_somewhere("egizia", RulesPage::new(PAGES[0]));
}

#[test]
fn every_ruling_has_a_test() {
    let document = RulingsDocument::new(DOCUMENT);
    document.assert_rulings_tested('A', RULINGS, |module| test_source(CRATE, module));
    document.assert_rulings_on('A', RulesPage::new(PAGES[0]));
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Egizia>(NOTATION, "Egizia");
}

/// Every worked example of the document has a test with its number.
#[test]
fn every_example_is_played() {
    let modules = ["buildings", "ending", "feeding", "markets", "river", "sailing", "sites", "sphinx"];
    let tests: String =
        modules.iter().map(|module| test_source(CRATE, &format!("rulebook::{module}"))).collect();
    let labels = DOCUMENT.split("\n* **").skip(1).filter_map(|item| item.split("**").next());
    let numbers: BTreeSet<u32> =
        labels.flat_map(|label| label.split(" and ")).filter_map(|number| number.parse().ok()).collect();
    assert_eq!(numbers.len(), EXAMPLES, "{numbers:?}");
    for number in numbers {
        assert!(tests.contains(&format!("#[test]\nfn ex_{number:02}_")), "example {number}");
    }
}

fn row<T: ToString>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    format!("| {} |", cells.join(" | "))
}

/// The rules page and the document print the numbers of the content.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let (content, page) = (facts(), RulesPage::new(PAGES[0]));
    for (anchor, part) in tables(content) {
        page.section(anchor).assert_contains([part]);
    }
    RulingsDocument::new(DOCUMENT).assert_contains(cards(content));
    goals(content, page);
}

/// Parts of the rules page, each with the anchor of its section.
fn tables(content: &Content) -> Vec<(&'static str, String)> {
    let obelisk = &content.obelisk_rows;
    let pyramid = &content.pyramid;
    let graves = &content.graves.tiles;
    let markets = &content.markets;
    let worth = |spaces: usize, value: u8| format!("{spaces} spaces, worth {value} in all");
    let grave_points = [0].into_iter().chain(content.grave_points.iter().map(|(_, points)| *points));
    let temple = content.temple.iter().flat_map(|part| &part.values);
    let mut parts = vec![
        ("setup", format!("| Stones {}", row(content.start_stones))),
        ("cooperation", format!("| Points {}", row(&content.cooperation[1..]))),
        ("obelisk", format!("| Spaces {}", row(obelisk.iter().map(|row| row.spaces)))),
        ("obelisk", format!("| Value of each {}", row(obelisk.iter().map(|row| row.value)))),
        ("obelisk", worth(content.obelisk.len(), content.obelisk.iter().sum())),
        ("graves", format!("| Value[†](#numbers) {}", row(graves.iter().map(|(value, _)| value)))),
        ("graves", format!("| Tiles {}", row(graves.iter().map(|(_, tiles)| tiles)))),
        ("pyramid", format!("| Spaces {}", row(pyramid.iter().map(|row| row.spaces)))),
        ("pyramid", format!("| Value of each {}", row(pyramid.iter().map(|row| row.value)))),
        ("pyramid", {
            let value = pyramid.iter().map(|row| row.spaces * row.value).sum();
            worth(pyramid.iter().map(|row| usize::from(row.spaces)).sum(), value)
        }),
        ("temple", worth(temple.clone().count(), temple.sum())),
        ("final-scoring", format!("| Points {}", row(grave_points))),
        ("stone-market", format!("| 4, bottom | {} stones for each step |", markets.stones)),
        ("setup", {
            let (quarry, field) = (content.start_quarry, content.start_field.1);
            format!("a quarry for {quarry} stones and a green field for {field} grain")
        }),
        ("stones", format!("goes from 0 to {};", content.most_stones)),
        ("scarab", format!("One lap of the score track is {} points.", content.track_spaces)),
    ];
    for (label, penalty) in ["1, top", "2", "3", "4, bottom"].into_iter().zip(markets.penalties) {
        let plural = if penalty == 1 { "" } else { "s" };
        let bottom = format!("{} points for each step", markets.points);
        let reward = if label.ends_with("bottom") { &bottom } else { "–" };
        parts.push(("grain-market", format!("\n| {label} | {penalty} point{plural} | {reward} |")));
    }
    let names = ["left pillar", "right pillar", "two columns", "two lintels[†](#numbers)"];
    for (part, name) in Part::ALL.into_iter().zip(names) {
        let values: Vec<String> = content.temple[part.index()].values.iter().map(u8::to_string).collect();
        parts.push(("temple", format!("| {name} | {}", values.join(", "))));
    }
    for position in Position::all() {
        parts.push(("river", format!("\n| {position} | ")));
    }
    parts
}

/// Cells of the document, which names the kind of each card and all cards of each deck that are the same. The rules page
/// has a row with their numbers.
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
        let rows: Vec<&str> = DOCUMENT.lines().filter(|line| line.ends_with(&format!(" |{cells}"))).collect();
        let named = rows.iter().any(|row| row.contains(&format!("| {} ", kind(printed.kind))));
        assert!(named, "{card}: a row with {} and `{cells}`", printed.kind);
        let title = rows[0].split(['[', ']']).nth(1).expect("a link to the rule of the card");
        let counts = Deck::ALL.map(|deck| {
            let count = same.iter().filter(|card| content.deck(deck).contains(**card)).count();
            if count == 0 { "–".into() } else { count.to_string() }
        });
        let on_page = RulesPage::new(PAGES[0]).section("nile-cards").table_rows().any(|cells| {
            let same_title = cells[0].to_lowercase().starts_with(&format!("[{}]", title.to_lowercase()));
            let same_kind = cells[1].trim_end_matches("[†](#numbers)") == on_page_kind(printed.kind);
            same_title && same_kind && cells[2..] == counts
        });
        assert!(on_page, "{card}: `{title}` {counts:?} on the rules page");
        lines.push(cells);
    }
    assert_eq!(all().count(), DECK_SIZES.iter().map(|size| usize::from(*size)).sum::<usize>());
    lines
}

/// The rules page names immediate cards by their effect.
fn on_page_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Permanent => "permanent",
        Kind::Immediate => "at once",
        Kind::AnyTime => "any time",
    }
}

/// The points of Sphinx cards with a fixed number, and the table of players at the bottom.
fn goals(content: &Content, page: RulesPage<'static>) {
    let fixed = |card: &SphinxCard| {
        !matches!(
            card.goal,
            Goal::MarketPlayers
                | Goal::PermanentCards
                | Goal::TenPoints
                | Goal::CrewStrength
                | Goal::MostProduction
        )
    };
    let points = |cells: &Vec<&str>| {
        let number = cells.last().and_then(|cell| cell.split(['[', ' ']).next()).expect("points");
        number.parse::<i16>().expect("a number")
    };
    let rows = |anchor| page.section(anchor).table_rows().collect::<Vec<_>>();
    let own_markers = |rows: Vec<Vec<&'static str>>| {
        rows.into_iter().filter(|cells| cells[0].starts_with("Own marker")).collect::<Vec<_>>()
    };
    let mut bricks = rows("sphinx-bricks");
    let per_brick = bricks.split_off(6);
    let tables = [rows("sphinx-buildings"), bricks, own_markers(rows("sphinx-markets")), per_brick];
    let printed: Vec<i16> = tables.iter().flatten().map(points).collect();
    let expected: Vec<i16> =
        content.sphinx.iter().filter(|card| fixed(card)).map(|card| card.points).collect();
    assert_eq!(printed, expected, "the points of Sphinx cards 1 to 8, 11 to 18 and 21");
    for table in content.sphinx.iter().filter_map(|card| card.by_count) {
        page.section("sphinx-markets").assert_contains([format!("| Points[†](#numbers) | 0 {}", row(table))]);
    }
}
