//! The tables of the rules page and of the rulings document agree with the content.

use std::collections::BTreeSet;

use maat_ankh::content::{Content, Scenario, content};
use maat_ankh::map::{Egypt, Hex};
use maat_ankh::pieces::{Action, Card, Guardian, Occasion, Power};
use maat_engine::testing::{RulesPage, RulingsDocument};

const DOCUMENT: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/ankh.md"));
const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules/ankh.md"));

fn row<T: ToString>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    format!("| {} |", cells.join(" | "))
}

/// The only table row of the text that begins and ends like this.
fn find(text: &'static str, begin: &str, end: &str) -> &'static str {
    let mut rows = text.lines().filter(|line| line.starts_with(begin) && line.ends_with(end));
    let found = rows.next().unwrap_or_else(|| panic!("no row is `{begin} … {end}`"));
    assert_eq!(rows.next(), None, "`{begin} … {end}`");
    found
}

fn upper(thing: impl ToString) -> String {
    thing.to_string().to_uppercase()
}

/// The name of a scenario as it is printed.
fn title(name: &str) -> String {
    let word = |word: &str| format!("{}{}", word[..1].to_uppercase(), &word[1..]);
    name.split('-').map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn columns_of_the_map() {
    let map = &content(1).map;
    let cell = |hex: Hex| {
        let region = Egypt::ALL.into_iter().find(|egypt| map.egypt[egypt.index()].contains(hex));
        let region = region.map_or("", |egypt| &egypt.id()[..1]);
        format!("{}{region}", &map.terrain(hex).id()[..1])
    };
    let columns = (0..11).map(|column| {
        let hexes: Vec<Hex> = Hex::all().filter(|hex| hex.column() == column).collect();
        let cells: Vec<String> = hexes.iter().copied().map(cell).collect();
        let rows = format!("{}–{}", hexes[0].row(), hexes[hexes.len() - 1].row());
        row([&upper(&hexes[0].to_string()[..1]), &rows, &cells.join(" ")])
    });
    RulingsDocument::new(DOCUMENT).assert_contains(columns);
}

#[test]
fn guardians_cards_and_powers() {
    let content = content(1);
    for guardian in Guardian::ALL {
        let facts = content.guardian(guardian);
        let end = format!("(#guardian-{guardian}) | {} | {} |", facts.base, facts.figures);
        find(PAGE, &format!("| {} | ", facts.level), &end);
    }
    for card in Card::ALL {
        let strength = format!("(#card-{card}) | {} | ", content.strength(card));
        assert_eq!(PAGE.matches(&strength).count(), 1, "`{strength}`");
    }
    for power in Power::ALL {
        let level = content.power_level(power);
        let named = |line: &&str| line.starts_with("| ") && line.contains(&format!("(#power-{power})"));
        let line = PAGE.lines().find(named).unwrap_or_else(|| panic!("no row has {power}"));
        assert!(line.starts_with(&format!("| {level} | ")), "{line}");
        assert!(content.row.contains(&level), "the table of a dashboard names the cost of level {level}");
    }
}

/// The spaces, and the number of actions that fill a track with each number of players.
#[test]
fn action_tracks() {
    let tracks = &content(1).tracks;
    for (place, action) in (1..).zip(Action::ALL) {
        let spaces = tracks.spaces(action, false);
        let actions = (2..=5).map(|seats| spaces - 1 - tracks.start(seats));
        let end = format!("(#{action}) {}", row([spaces].into_iter().chain(actions)));
        find(PAGE, &format!("| {place} | "), &end);
    }
}

/// One row of the table up to each conflict.
#[test]
fn event_track() {
    let mut from = 1;
    for group in content(1).events.split_inclusive(|event| *event == Occasion::Conflict) {
        let to = from + group.len() - 1;
        let range = if to == from + 1 { format!("{from} and {to}") } else { format!("{from} to {to}") };
        let events: Vec<&str> = group.iter().map(|event| event.id()).collect();
        find(PAGE, &format!("| {range} | {}", events.join(", ").replace("conflict", "**conflict**")), "|");
        from = to + 1;
    }
}

#[test]
fn tokens_of_a_dashboard() {
    let content = content(1);
    let symbols = content.guardian_symbols.usual;
    let levels = content.row.map(|level| level.to_string());
    let costs = content.row.map(|level| content.unlock_cost(level).to_string());
    let symbol = |place: usize| if symbols >> place & 1 != 0 { "yes" } else { "–" }.to_owned();
    let symbols: [String; 6] = std::array::from_fn(symbol);
    let lines = [("Level", levels), ("Followers", costs), ("Guardian", symbols)];
    let lines = lines.map(|(name, cells)| row([name.to_owned()].into_iter().chain(cells)));
    RulesPage::new(PAGE).section("unlock").assert_contains(lines);
}

#[test]
fn switches() {
    let content = content(1);
    for (switch, usual) in &content.switches {
        let values = if *usual { "yes | no" } else { "no | yes" };
        assert!(find(DOCUMENT, &format!("| `{switch}`"), "|").contains(&format!("| {values} |")), "{switch}");
    }
    let red = content.last_red;
    find(DOCUMENT, &format!("| `last-red-index` | {} | {} | ", red.usual, red.other), "|");
    find(PAGE, "| Last red space", &format!(" | {} | {} |", red.usual, red.other));
}

#[test]
fn scenarios() {
    for scenario in &content(1).scenarios {
        let begin = format!("| {} | {} | ", title(scenario.name), scenario.seats);
        check_table(scenario, &begin);
        for (seat, place) in (1..).zip(&scenario.places) {
            let warriors: Vec<String> = place.warriors.iter().map(upper).collect();
            let monuments: Vec<String> =
                place.monuments.iter().map(|(monument, hex)| format!("{monument} {}", upper(hex))).collect();
            let cells = [upper(place.god), warriors.join(", "), monuments.join(", ")];
            find(DOCUMENT, &format!("{begin}{seat} | "), &row(cells));
        }
    }
}

/// The row with tokens, camels and neutral monuments.
fn check_table(scenario: &Scenario, begin: &str) {
    let line = find(DOCUMENT, &format!("{begin}1 {}", upper(scenario.tokens[0].1)), "|").replace('†', "");
    let cells: Vec<&str> = line.split(" | ").collect();
    let list = |cell: &str, by: &str| -> BTreeSet<String> {
        cell.split(by).filter(|word| *word != "–").map(str::to_owned).collect()
    };
    let tokens = scenario.tokens.iter().map(|(token, hex)| format!("{token} {}", upper(hex)));
    let neutral = scenario.neutral.iter().map(|(monument, hex)| format!("{monument} {}", upper(hex)));
    assert_eq!(list(cells[2], ", "), tokens.collect(), "{begin}");
    assert_eq!(list(cells[3], " "), scenario.camels.iter().map(upper).collect(), "{begin}");
    assert_eq!(list(cells[4], ", "), neutral.collect(), "{begin}");
}

/// The document marks reconstructed facts with a dagger.
#[test]
fn guesses() {
    let Content { reconstructed, .. } = content(1);
    assert_eq!(
        reconstructed.len(),
        DOCUMENT.lines().filter(|line| line.starts_with('|') && line.contains('†')).count()
    );
}
