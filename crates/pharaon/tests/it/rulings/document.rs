//! The document of the rules: its anchors, its rulings, its numbers.

use maat_engine::testing::{Document, assert_notation_written, test_source};
use maat_engine::{Game, options};
use maat_pharaon::Pharaon;
use maat_pharaon::content::{Content, NileAction, Symbol, content};
use maat_pharaon::pieces::{Board, Colour, Face, Sign, Zone};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/pharaon.md"));
const NOTATION: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
const RULINGS: usize = 43;

#[test]
fn every_event_links_to_a_rule() {
    for seed in 0..20 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = 1 + (seed % 5) as u8;
        let chosen = options::random(Pharaon::OPTIONS, seats, &mut rng).parse().expect("known options");
        Document::new(RULES).assert_events_anchored(new_game(seats, chosen), seed);
    }
}

#[test]
fn every_anchor_of_the_program_is_in_the_rules() {
    Document::new(RULES).assert_rules_anchored::<Pharaon>();
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    Document::new(RULES).assert_links_lead_somewhere();
}

#[test]
fn every_ruling_has_a_test() {
    Document::new(RULES).assert_rulings_tested('J', RULINGS, |module| test_source(CRATE, module));
}

/// The rules print what the program plays by.
#[test]
fn the_numbers_of_the_rules_are_those_of_the_content() {
    let content = content(1);
    let mut lines = jars(content);
    lines.extend(zones(content));
    lines.extend(cards(content));
    lines.extend(boards(content));
    Document::new(RULES).assert_says(lines);
}

fn row<T: ToString>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    format!("| {} |", cells.join(" | "))
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn jars(content: &Content) -> Vec<String> {
    let jars = (1..).zip(&content.jars);
    let mut lines: Vec<String> = jars
        .map(|(number, jar)| format!(" {number} {} {} / {} |", jar.top[0], jar.top[1], jar.bottom))
        .collect();
    lines.push(format!("| jars {}", row((1..=5).map(|seats| content.table(seats).jars))));
    lines
}

/// Gods, the Nile, the tomb, the pyramid.
fn zones(content: &Content) -> Vec<String> {
    let mut lines = Vec::new();
    for zone in Zone::ALL {
        let conditions = content.conditions[zone.index()];
        let [[ccw, low], [cw, high]] =
            conditions.map(|condition| [i16::from(condition.need), condition.points]);
        let god = content.gods[zone.index()].id();
        let god = god[..1].to_uppercase() + &god[1..];
        lines.push(format!("| {ccw} | {low} | {cw} | {high} | {god} |"));
    }
    lines.extend((1..).zip(&content.nile).map(|(number, action)| nile(number, action)));
    lines.push(format!("| points {}", row(&content.nile_points)));
    for (number, space) in (1..).zip(&content.tomb) {
        lines.push(row([number.to_string(), list(&space.cost), space.points.to_string()]));
    }
    for fields in &content.pyramid {
        let icons = |field: &maat_pharaon::content::Field| {
            if field.is_empty() {
                "–".into()
            } else {
                list(field).replace("first-player", "first player token")
            }
        };
        lines.push(fields.iter().map(icons).collect::<Vec<_>>().join(" | "));
    }
    lines
}

/// The row of a Nile action; in which order it names the gained resources does not matter.
fn nile(number: u8, action: &NileAction) -> String {
    let tracks: Vec<&str> = action.tracks.iter().map(|track| track.id()).collect();
    let tracks = if tracks.len() == Colour::ALL.len() { "any track".into() } else { tracks.join(" or ") };
    let line = |gain: String| {
        row([number.to_string(), list(action.cost), gain, format!("{} on {tracks}", action.arrows)])
    };
    if action.jars > 0 {
        return line("1 jar from the pile".into());
    }
    let turned = line(list(action.gain.iter().rev()));
    if RULES.contains(&turned) { turned } else { line(list(&action.gain)) }
}

/// Artisans, scribes and court officials.
fn cards(content: &Content) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, noble) in (1..).zip(&content.nobles) {
        if let (Some(colours), Some(zone)) = (noble.colours, noble.zone) {
            let zone = if zone == Zone::Nile { "Nile" } else { zone.id() };
            lines.push(row([number.to_string(), list(colours), zone.into()]));
        }
        if let Some(gain) = noble.gain {
            let first = match (gain.nile, gain.artisans) {
                (0, 0) => format!("{} step in the tomb", gain.tomb),
                (0, artisans) => format!("{artisans} artisan"),
                (steps, _) => format!("{steps} steps on any Nile tracks"),
            };
            lines.push(format!("| {number} | {first} | {}", gain.silver.max(gain.offerings)));
        }
    }
    for first in (0..content.artisans.len()).step_by(5) {
        let group = &content.artisans[first..first + 5];
        assert!(group.iter().all(|artisan| artisan.points == group[0].points), "one row for five cards");
        lines.push(format!("| {}–{} | {} |", first + 1, first + 5, group[0].points));
    }
    lines
}

fn boards(content: &Content) -> Vec<String> {
    let sides = Face::ALL.into_iter().flat_map(|face| Board::ALL.map(|board| (board, face)));
    let line = |(board, face): (Board, Face)| {
        let printed = content.traitor_board(board, face);
        let head = [board.id().to_uppercase(), face.id().into(), printed.jars.to_string()];
        row(head.into_iter().chain(printed.lane.iter().skip(1).map(symbol)))
    };
    sides.map(line).collect()
}

fn symbol(symbol: &Option<Symbol>) -> String {
    let Some(symbol) = symbol else { return "–".into() };
    let number = symbol.number.unwrap_or_default();
    match symbol.sign {
        Sign::Tomb => "tomb".into(),
        Sign::TakeNoble => format!("noble {number}"),
        Sign::DiscardNoble => format!("discard noble {number}"),
        Sign::NobleValue => format!("value {number}"),
        Sign::TakeHighest => "highest artisan".into(),
        Sign::TakeLowest => "lowest artisan".into(),
        Sign::DiscardHighest => "discard highest artisan".into(),
        Sign::DiscardLowest => "discard lowest artisan".into(),
        Sign::Pair => format!("pair {number}"),
        Sign::Bonus => format!("bonus {number}"),
        Sign::NileFullest => "fullest".into(),
        Sign::NileEmptiest => "emptiest".into(),
        Sign::God => {
            let god = symbol.god.map_or("", |god| god.id());
            god[..1].to_uppercase() + &god[1..]
        }
    }
}

#[test]
fn the_notation_is_written_down() {
    assert_notation_written::<Pharaon>(NOTATION, "Pharaon");
}
