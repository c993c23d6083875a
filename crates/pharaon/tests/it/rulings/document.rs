//! The rules pages and the document of the rulings: anchors, rulings, numbers.

use maat_engine::testing::{RulesPage, RulingsDocument, assert_notation_written, test_source};
use maat_engine::{Game, options};
use maat_pharaon::Pharaon;
use maat_pharaon::content::{Content, NileAction, Symbol, content};
use maat_pharaon::pieces::{Board, Colour, Face, Sign, Zone};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const DOCUMENT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/pharaon.md"));
/// The rules pages in English, Czech and Polish.
const PAGES: [&str; 3] = [
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules/pharaon.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/cs/rules/pharaon.md")),
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/pl/rules/pharaon.md")),
];
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 43;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..20 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = 1 + (seed % 5) as u8;
        let chosen = options::random(Pharaon::OPTIONS, seats, &mut rng).parse().expect("known options");
        let game = new_game(seats, chosen);
        PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_events_anchored(game.clone(), seed));
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_rules_anchored::<Pharaon>());
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    PAGES.into_iter().for_each(|page| RulesPage::new(page).assert_links_lead_somewhere());
    RulingsDocument::new(DOCUMENT).assert_links_lead_somewhere("pharaon", RulesPage::new(PAGES[0]));
}

#[test]
fn every_ruling_has_a_test() {
    let document = RulingsDocument::new(DOCUMENT);
    document.assert_rulings_tested('J', RULINGS, |module| test_source(CRATE, module));
    document.assert_rulings_on('J', RulesPage::new(PAGES[0]));
}

/// The rules page and the document print the numbers of the content.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let (content, page) = (content(1), RulesPage::new(PAGES[0]));
    RulingsDocument::new(DOCUMENT).assert_contains(jars(content));
    let face_up = row((1..=5).map(|seats| content.table(seats).jars));
    page.section("jars").assert_contains([format!("| Jars {face_up}")]);
    for (anchor, part) in zones(content).into_iter().chain(cards(content)) {
        page.section(anchor).assert_contains([part]);
    }
    page.section("traitor-boards").assert_contains(Face::ALL.map(|face| boards(content, face)));
}

fn row<T: ToString>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    format!("| {} |", cells.join(" | "))
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// The first letter in upper case.
fn title(id: &str) -> String {
    id[..1].to_uppercase() + &id[1..]
}

/// The contents of the jars, which only the document lists.
fn jars(content: &Content) -> Vec<String> {
    let jars = (1..).zip(&content.jars);
    jars.map(|(number, jar)| format!(" {number} {} {} / {} |", jar.top[0], jar.top[1], jar.bottom)).collect()
}

/// Gods, the Nile, the tomb and the pyramid: parts of the rules page, each with the anchor of its section.
fn zones(content: &Content) -> Vec<(&'static str, String)> {
    let mut parts = Vec::new();
    for zone in Zone::ALL {
        let conditions = content.conditions[zone.index()];
        let [ccw, cw] =
            conditions.map(|condition| format!("{}, for {} points", condition.need, condition.points));
        parts.push(("gods", format!(" | {ccw} | {cw} |\n")));
        let section = RulesPage::new(PAGES[0]).section("gods");
        let row =
            section.table_rows().find(|cells| cells[0] == title(zone.id())).expect("a row for the zone");
        assert_eq!(row[2..], [ccw, cw], "{zone}");
        parts
            .push(("gods", format!("{} to the {}", title(content.gods[zone.index()].id()), zone_name(zone))));
    }
    parts.extend((1..).zip(&content.nile).map(|(number, action)| ("nile", nile(number, action))));
    parts.push(("nile", format!("| Points {}", row(&content.nile_points))));
    for (number, space) in (1..).zip(&content.tomb) {
        parts.push(("tomb", row([number.to_string(), list(&space.cost), space.points.to_string()])));
    }
    for fields in &content.pyramid {
        let icons = |field: &maat_pharaon::content::Field| {
            if field.is_empty() {
                "–".into()
            } else {
                list(field).replace("first-player", "first player token").replace(", ", " and ")
            }
        };
        parts.push(("pyramid", fields.iter().map(icons).collect::<Vec<_>>().join(" | ")));
    }
    parts
}

/// The name of a zone within a sentence.
fn zone_name(zone: Zone) -> String {
    if zone == Zone::Nile { "Nile".into() } else { zone.id().to_owned() }
}

/// The row of a Nile action; the order of the gained resources does not matter.
fn nile(number: u8, action: &NileAction) -> String {
    let tracks: Vec<&str> = action.tracks.iter().map(|track| track.id()).collect();
    let tracks = if tracks.len() == Colour::ALL.len() { "any track".into() } else { tracks.join(" or ") };
    let cost = list(action.cost).replace(", ", " and ");
    let line = |gain: String| {
        row([number.to_string(), cost.clone(), gain, format!("{} on {tracks}", action.arrows)])
    };
    if action.jars > 0 {
        return line("1 jar".into());
    }
    let each: Vec<String> = action.gain.iter().map(|colour| format!("1 {colour}")).collect();
    let turned = line(list(each.iter().rev()));
    if PAGES[0].contains(&turned) { turned } else { line(list(&each)) }
}

/// Artisans, scribes and court officials: parts of the rules page, each with the anchor of its section.
fn cards(content: &Content) -> Vec<(&'static str, String)> {
    let mut parts = Vec::new();
    for (number, noble) in (1..).zip(&content.nobles) {
        if let (Some(colours), Some(zone)) = (noble.colours, noble.zone) {
            let colours = list(colours).replace(", ", " and ");
            parts.push(("noble-scribe", row([number.to_string(), colours, title(zone.id())])));
        }
        if let Some(gain) = noble.gain {
            let first = match (gain.nile, gain.artisans) {
                (0, 0) => format!("{} step on the tomb track", gain.tomb),
                (0, artisans) => format!("{artisans} artisan"),
                (steps, _) => format!("{steps} steps on any Nile tracks"),
            };
            let then = gain.silver.max(gain.offerings);
            parts.push(("noble-official", format!("| {number} | {first} | {then} ")));
        }
    }
    for group in content.artisans.chunks(5) {
        assert!(group.iter().all(|artisan| artisan.points == group[0].points), "one row for five cards");
        parts.push(("artisans", format!("\n| {} | {} | ", group.len(), group[0].points)));
    }
    parts
}

/// The table with one side of all the boards.
fn boards(content: &Content, face: Face) -> String {
    let printed = Board::ALL.map(|board| content.traitor_board(board, face));
    let head = format!("{} side[†](#numbers)", title(face.id()));
    let mut lines = vec![row([head].into_iter().chain(Board::ALL.map(|board| board.id().to_uppercase())))];
    lines.push("|---|---|---|---|---|---|".into());
    lines.push(row(["Jars".to_owned()].into_iter().chain(printed.map(|board| board.jars.to_string()))));
    for space in 2..=10 {
        let symbols = printed.map(|board| symbol(&board.lane[space - 1]));
        lines.push(row([space.to_string()].into_iter().chain(symbols)));
    }
    lines.join("\n")
}

fn symbol(symbol: &Option<Symbol>) -> String {
    let Some(symbol) = symbol else { return "–".into() };
    let number = symbol.number.unwrap_or_default();
    match symbol.sign {
        Sign::Tomb => "tomb".into(),
        Sign::TakeNoble => format!("noble {number}"),
        Sign::DiscardNoble => format!("noble {number} away"),
        Sign::NobleValue => format!("value {number}"),
        Sign::TakeHighest => "best artisan".into(),
        Sign::TakeLowest => "poorest artisan".into(),
        Sign::DiscardHighest => "best artisan away".into(),
        Sign::DiscardLowest => "poorest artisan away".into(),
        Sign::Pair => format!("pair {number}"),
        Sign::Bonus => format!("bonus {number}"),
        Sign::NileFullest => "Nile, fullest".into(),
        Sign::NileEmptiest => "Nile, emptiest".into(),
        Sign::God => title(symbol.god.map_or("", |god| god.id())),
    }
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Pharaon>(NOTATION, "Pharaon");
}
