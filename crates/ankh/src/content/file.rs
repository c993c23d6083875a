//! Reads the content file.

use std::array::from_fn;

use super::rows::{ColumnRow, PlacedRow, Printed, ScenarioRow};
use super::{Content, GuardianFacts, ROW, Reading, Scenario, SetupFacts, Start, Tracks};
use crate::map::{Egypt, Hex, Map, Regions, Terrain};
use crate::pieces::{Action, Card, God, Guardian, Monument, Power};

/// Reads the file. It panics on errors: the file is part of the program, so the first test finds them.
pub(super) fn read(text: &str) -> Content {
    let printed: Printed = toml::from_str(text).expect("the content file is well-formed");
    let power_levels = Power::ALL.map(|power| only(&printed.power, |row| row.power == power).level);
    let map = read_map(&printed);
    let scenarios: Vec<Scenario> =
        printed.scenario.iter().map(|row| read_scenario(&printed, &map, row)).collect();
    let mut names = Vec::new();
    for scenario in &scenarios {
        if !names.contains(&scenario.name) {
            names.push(scenario.name);
        }
    }
    Content {
        map,
        tracks: Tracks {
            spaces: Action::ALL.map(|action| only(&printed.action_track, |row| row.action == action).spaces),
            longer: printed.longer_tracks,
            start: from_fn(|seats| {
                by_seats(&printed.action_start, |row| row.seats == seats, |row| row.space)
            }),
        },
        events: printed.event_track.iter().map(|row| row.event).collect(),
        devotion_top: printed.devotion_track.spaces - 1,
        last_red: printed.last_red,
        row: from_fn(|place| only(&printed.row, |row| row.position == place + 1).level),
        guardian_symbols: read_symbols(printed.guardian_symbols),
        unlock_costs: from_fn(|place| only(&printed.level, |row| row.level == place + 1).followers),
        powers: from_fn(|place| {
            let of_level = |power: &Power| usize::from(power_levels[power.index()]) == place + 1;
            Power::ALL.into_iter().filter(of_level).collect()
        }),
        power_levels,
        strengths: Card::ALL.map(|card| only(&printed.card, |row| row.card == card).strength),
        colours: God::ALL.map(|god| only(&printed.god, |row| row.god == god).colour),
        guardians: Guardian::ALL.map(|guardian| read_guardian(&printed, guardian)),
        guardian_figures: from_fn(|seats| {
            by_seats(&printed.guardian_figures, |row| row.seats == seats, |row| [row.small, row.large])
        }),
        setup: read_setup(&printed),
        numbers: printed.numbers,
        scenarios,
        names,
        switches: printed.switch.iter().map(|row| (row.switch, row.usual)).collect(),
        reconstructed: read_reconstructed(text),
    }
}

/// The only row that matches; panics if there are none or several.
fn only<T>(rows: &[T], wanted: impl Fn(&T) -> bool) -> &T {
    let mut found = rows.iter().filter(|row| wanted(row));
    let row = found.next().expect("every piece has a row");
    assert!(found.next().is_none(), "no piece has two rows");
    row
}

/// The value of the row for a number of players; the default if there is no such row.
fn by_seats<T, V: Default>(rows: &[T], wanted: impl Fn(&T) -> bool, value: impl Fn(&T) -> V) -> V {
    rows.iter().find(|row| wanted(row)).map(value).unwrap_or_default()
}

fn read_reconstructed(text: &str) -> Vec<String> {
    let file: toml::Table = text.parse().expect("the content file is well-formed");
    let guess =
        |row: &toml::Value| row.get("provenance").and_then(toml::Value::as_str) == Some("reconstructed");
    let guessed =
        |rows: &toml::Value| guess(rows) || rows.as_array().is_some_and(|rows| rows.iter().any(guess));
    file.into_iter().filter(|(_, rows)| guessed(rows)).map(|(name, _)| name).collect()
}

fn read_map(printed: &Printed) -> Map {
    let hexes: Vec<_> = printed.column.iter().flat_map(read_column).collect();
    assert!(hexes.iter().map(|(hex, _)| *hex).eq(Hex::all()), "the columns have the shape of the map");
    let drawn = printed.river_along_water.iter().map(|row| row.edge).collect();
    Map::new(|hex| hexes[hex.index()].1, drawn, printed.numbers.move_range)
}

/// The terrain and the region of each hex of a column.
fn read_column(row: &ColumnRow) -> impl Iterator<Item = (Hex, (Terrain, Option<Egypt>))> + '_ {
    assert_eq!(row.terrain.len(), row.regions.len(), "column {}", row.column);
    let hexes = (row.first_row..).map(|number| {
        let name = format!("{}{number}", row.column);
        name.parse().unwrap_or_else(|_| panic!("{name} is no hex of the map"))
    });
    let printed =
        row.terrain.chars().zip(row.regions.chars()).map(|(terrain, region)| match (terrain, region) {
            ('w', '.') => (Terrain::Water, None),
            ('f', region) => (Terrain::Fertile, Some(read_egypt(region))),
            ('d', region) => (Terrain::Desert, Some(read_egypt(region))),
            _ => panic!("column {} has no terrain {terrain} in a region {region}", row.column),
        });
    // The terrain must come first in `zip`: when it ends, no hex beyond the map is parsed.
    printed.zip(hexes).map(|(printed, hex)| (hex, printed))
}

fn read_egypt(letter: char) -> Egypt {
    let known = Egypt::ALL.into_iter().find(|egypt| egypt.id().starts_with(letter));
    known.unwrap_or_else(|| panic!("{letter} is no region"))
}

/// Converts positions, counted from 1, to bits.
fn read_symbols(positions: Reading<[u8; 3]>) -> Reading<u8> {
    let bits = |positions: [u8; 3]| {
        positions.into_iter().fold(0, |bits, position| {
            assert!((1..=ROW).contains(&position.into()), "the row has no position {position}");
            bits | 1 << (position - 1)
        })
    };
    Reading { usual: bits(positions.usual), other: bits(positions.other) }
}

fn read_guardian(printed: &Printed, guardian: Guardian) -> GuardianFacts {
    let row = only(&printed.guardian, |row| row.guardian == guardian);
    let level = only(&printed.guardian_level, |row| row.guardian == guardian).level;
    GuardianFacts { level, base: row.base, figures: row.figures }
}

fn read_setup(printed: &Printed) -> SetupFacts {
    let pieces = &printed.pieces;
    SetupFacts {
        followers: pieces.followers,
        pool: pieces.ankh_tokens - ROW as u8,
        warriors: pieces.warriors,
        bases: [pieces.small_bases, pieces.large_bases],
        camels: pieces.camels,
        monuments: Monument::ALL
            .map(|monument| only(&printed.monument, |row| row.monument == monument).tokens),
    }
}

fn read_scenario(printed: &Printed, map: &Map, row: &ScenarioRow) -> Scenario {
    let here = printed.scenario_token.iter();
    let tokens = here.filter(|token| token.scenario == row.scenario && token.seats == row.seats);
    let placed = |rows: &[PlacedRow]| -> Vec<(Monument, Hex)> {
        rows.iter().map(|row| (row.monument, row.hex)).collect()
    };
    let scenario = Scenario {
        // Leaks the name on purpose: the content is read once and kept until the program ends.
        name: row.scenario.clone().leak(),
        seats: row.seats,
        tokens: tokens.map(|row| (row.token, row.hex)).collect(),
        camels: row.camels.iter().copied().collect(),
        neutral: placed(&row.neutral).into_iter().collect(),
        places: row
            .places
            .iter()
            .map(|place| Start {
                god: place.god,
                warriors: place.warriors.iter().copied().collect(),
                monuments: placed(&place.monuments).into_iter().collect(),
            })
            .collect(),
    };
    check_scenario(printed, map, &scenario);
    scenario
}

/// Checks a scenario, so that the author of a new one gets a clear error.
fn check_scenario(printed: &Printed, map: &Map, scenario: &Scenario) {
    let what = format!("{} for {}", scenario.name, scenario.seats);
    assert_eq!(scenario.places.len(), usize::from(scenario.seats), "{what}: a place for every seat");
    assert!(scenario.camels.iter().len() <= printed.pieces.camels.into(), "{what}: camels");
    Regions::new(map, scenario.camels, scenario.tokens.iter().copied()).check(map, scenario.camels);
    let seats = scenario.places.iter();
    let figures = seats.clone().flat_map(|place| place.warriors.iter().chain([&place.god]));
    let monuments = seats.clone().flat_map(|place| &place.monuments).chain(&scenario.neutral);
    let hexes: Vec<Hex> = figures.copied().chain(monuments.clone().map(|(_, hex)| *hex)).collect();
    for (place, hex) in hexes.iter().enumerate() {
        assert!(map.land.contains(*hex), "{what}: {hex} is water");
        assert!(!hexes[..place].contains(hex), "{what}: {hex} is taken twice");
    }
    for row in &printed.monument {
        let tokens = monuments.clone().filter(|(monument, _)| *monument == row.monument).count();
        assert!(tokens <= row.tokens.into(), "{what}: too many monuments, {}", row.monument);
    }
    for place in seats {
        assert!(place.monuments.len() <= usize::from(printed.pieces.ankh_tokens) - ROW, "{what}: the pool");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use maat_engine::options::Values;

    use super::*;
    use crate::content::{LEVELS, MOST_EVENTS, TEXTS, WARRIORS, content};
    use crate::map::MOST_CAMELS;
    use crate::options::OPTIONS;
    use crate::pieces::{Base, Occasion};

    /// Checks the number of pieces in the box.
    #[test]
    fn everything_is_there() {
        let content = content(1);
        let count = |event| content.events.iter().filter(|there| **there == event).count();
        assert_eq!(count(Occasion::Conflict), usize::from(content.numbers.conflicts));
        assert_eq!(content.events.last(), Some(&Occasion::Conflict));
        for level in 1..=LEVELS as u8 {
            assert_eq!(content.guardians_of(level).count(), 2, "level {level}");
            assert_eq!(content.powers_of(level).len(), 4, "level {level}");
            assert_eq!(content.row.iter().filter(|there| **there == level).count(), 2, "level {level}");
        }
        for scenario in &content.scenarios {
            let id = scenario.name.parse().expect("a name that is known");
            let found = content.scenario(id, scenario.seats).expect("a set-up");
            assert!(std::ptr::eq(found, scenario), "{} for {} is there twice", scenario.name, scenario.seats);
        }
        for seats in 2..=5 {
            assert!(content.scenarios.iter().any(|scenario| scenario.seats == seats), "nothing for {seats}");
        }
    }

    /// A corrected content file must still fit into a state.
    #[test]
    fn everything_fits() {
        let content = content(1);
        assert!(content.events.len() <= MOST_EVENTS);
        assert_eq!(usize::from(content.setup.warriors), WARRIORS);
        assert!(usize::from(content.numbers.caravan_camels) <= MOST_CAMELS);
        for reading in [content.last_red.usual, content.last_red.other] {
            assert!(reading < content.devotion_top);
        }
        for guardian in Guardian::ALL {
            let facts = content.guardian(guardian);
            for seats in 2..=5 {
                let figures = content.guardian_figures(guardian, seats);
                assert!((1..=facts.figures).contains(&figures), "{guardian} for {seats}");
                assert!(content.tracks.start(seats) + 1 < content.tracks.spaces(Action::Unlock, false));
            }
            assert!(content.setup.bases[facts.base.index()] > 0);
        }
        assert_eq!(Base::ALL.len(), content.setup.bases.len());
    }

    /// The first value of an option is the usual reading.
    #[test]
    fn switches_are_options() {
        for (switch, usual) in &content(1).switches {
            let choice = OPTIONS.iter().find(|choice| choice.key == switch.id()).expect("an option");
            let words = if *usual { &["yes", "no"] } else { &["no", "yes"] };
            assert_eq!(choice.values, Values::OneOf(words), "{switch}");
        }
    }

    #[test]
    fn every_row_says_where_it_is_known_from() {
        let file: toml::Table = TEXTS[0].parse().unwrap();
        let rows = file.iter().flat_map(|(name, rows)| match rows {
            toml::Value::Array(rows) => rows.iter().map(|row| (name, row)).collect(),
            row => vec![(name, row)],
        });
        let mut known = BTreeMap::from(["rulebook", "published", "reconstructed"].map(|word| (word, 0)));
        for (name, row) in rows {
            let provenance = row.get("provenance").and_then(toml::Value::as_str);
            let count = provenance.and_then(|word| known.get_mut(word));
            *count.unwrap_or_else(|| panic!("{name}: {row:?}")) += 1;
        }
        assert!(known.values().all(|count| *count > 0), "{known:?}");
        let guessed = ["scenario_token", "switch"];
        assert_eq!(content(1).reconstructed, guessed);
    }
}
