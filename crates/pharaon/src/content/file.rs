//! Reads the content file.

use std::array::from_fn;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::{
    Artisan, Content, Field, Gain, Jar, MOST_SPACES, NileAction, Noble, Per, Succession, Symbol, Table,
    Token, TokenPoints, TombSpace, TraitorBoard,
};
use crate::cards::{Card, Cards};
use crate::pay::Cost;
use crate::pieces::{
    Ability, Board, Colour, Face, God, Offering, Resource, Reward, Rhythm, Role, Sign, Spin, Zone,
};

/// Reads the file. It panics on errors: the file is part of the program, so the first test finds them.
pub(super) fn read(text: &str) -> Content {
    let printed: Printed = toml::from_str(text).expect("the content file is well-formed");
    let mut content = Content {
        rounds: printed.rounds.count,
        bank: printed.bank.each,
        tables: Default::default(),
        draft_silver: printed.draft.silver,
        wheel: printed.wheel.order,
        gods: read_gods(&printed.god),
        conditions: Default::default(),
        offerings: Default::default(),
        jars: read_jars(&printed.jar),
        artisans: read_artisans(&printed.artisan),
        nobles: read_nobles(&printed),
        able: Default::default(),
        any_entry: Default::default(),
        full_zone: Default::default(),
        nile_points: printed.nile_track.points,
        nile: read_nile(&printed.nile),
        nile_costs: printed.nile.each_ref().map(|row| Cost::exact(&row.cost)),
        tomb: read_tomb(&printed.tomb_points, &printed.tomb_cost),
        tomb_costs: printed.tomb_cost.iter().map(|row| Cost::exact(&row.cost)).collect(),
        pyramid: read_pyramid(&printed.pyramid),
        succession: printed.succession,
        tokens: printed.token,
        traitor: read_boards(&printed.traitor_board),
        traitor_noble: printed.traitor_noble.points,
        reconstructed: read_reconstructed(text),
    };
    for row in printed.table {
        content.tables[row.seats] = Table { slots: row.slots, pairs: row.pairs, jars: row.jars };
    }
    for row in printed.god_need {
        content.conditions[row.zone.index()][border(row.border)].need = row.need;
    }
    for row in printed.god_points {
        content.conditions[row.zone.index()][border(row.border)].points = row.points;
    }
    for row in printed.offering {
        content.offerings[row.id.index()] = Token { copies: row.copies, extra: row.extra };
    }
    sort_abilities(&mut content);
    content
}

fn read_reconstructed(text: &str) -> Vec<String> {
    let file: toml::Table = text.parse().expect("the content file is well-formed");
    let guess =
        |row: &toml::Value| row.get("provenance").and_then(toml::Value::as_str) == Some("reconstructed");
    let guessed =
        |rows: &toml::Value| guess(rows) || rows.as_array().is_some_and(|rows| rows.iter().any(guess));
    file.into_iter().filter(|(_, rows)| guessed(rows)).map(|(name, _)| name).collect()
}

fn border(side: Spin) -> usize {
    match side {
        Spin::CounterClockwise => 0,
        Spin::Clockwise => 1,
    }
}

fn read_gods(rows: &[GodRow]) -> [God; 5] {
    let at = |zone: Zone| rows.iter().find(|row| row.zone == zone).map(|row| row.god);
    Zone::ALL.map(|zone| at(zone).expect("every zone has a god at its clockwise border"))
}

fn read_jars(rows: &[JarRow]) -> ArrayVec<Jar, 30> {
    assert!(rows.iter().enumerate().all(|(index, row)| row.id.index() == index), "jars stand in order");
    rows.iter().map(|row| Jar { top: row.top, bottom: row.bottom }).collect()
}

fn read_artisans(rows: &[ArtisanRow]) -> ArrayVec<Artisan, 30> {
    assert!(rows.iter().enumerate().all(|(index, row)| row.id.index() == index), "artisans stand in order");
    rows.iter().map(|row| Artisan { points: row.points, gain: row.gain.clone(), jars: row.jars }).collect()
}

fn read_nobles(printed: &Printed) -> ArrayVec<Noble, 30> {
    let rows = &printed.noble;
    assert!(rows.iter().enumerate().all(|(index, row)| row.id.index() == index), "nobles stand in order");
    let noble = |row: &NobleRow| Noble {
        role: row.role,
        rhythm: row.kind,
        ability: row.ability,
        zone: printed.noble_zone.iter().find(|zone| zone.id == row.id).map(|zone| zone.zone),
        colours: printed.scribe.iter().find(|scribe| scribe.id == row.id).map(|scribe| scribe.colours),
        gain: printed.official.iter().find(|official| official.id == row.id).map(|official| official.gain),
        points: row.points,
        per: row.per.clone(),
    };
    rows.iter().map(noble).collect()
}

fn read_nile(rows: &[NileRow; 5]) -> [NileAction; 5] {
    from_fn(|index| {
        let row = &rows[index];
        let tracks =
            if row.any_track { Colour::ALL.into_iter().collect() } else { row.cost.into_iter().collect() };
        NileAction { cost: row.cost, gain: row.gain.clone(), jars: row.jars, arrows: row.arrows, tracks }
    })
}

fn read_tomb(points: &[PointsRow], costs: &[CostRow]) -> ArrayVec<TombSpace, MOST_SPACES> {
    assert_eq!(points.len(), costs.len(), "every tomb space has points and a cost");
    points
        .iter()
        .zip(costs)
        .map(|(row, cost)| TombSpace { points: row.points, cost: cost.cost.clone() })
        .collect()
}

fn read_pyramid(rows: &[FieldRow]) -> [ArrayVec<Field, MOST_SPACES>; 4] {
    from_fn(|row| {
        rows.iter().filter(|field| field.row == row + 1).map(|field| field.reward.clone()).collect()
    })
}

fn read_boards(rows: &[BoardRow]) -> [[TraitorBoard; 2]; 5] {
    from_fn(|board| {
        from_fn(|face| {
            let row = rows.iter().find(|row| row.board.index() == board && row.side.index() == face);
            let row = row.expect("every Traitor board has two sides");
            TraitorBoard { jars: row.jars, lane: row.lane.iter().map(|text| read_symbol(text)).collect() }
        })
    })
}

/// Reads a symbol: `take-noble 1`, `god horus`, or `-` for none.
fn read_symbol(text: &str) -> Option<Symbol> {
    if text == "-" {
        return None;
    }
    let (sign, noun) = text.split_once(' ').unwrap_or((text, ""));
    let sign = sign.parse().expect("a sign of the Traitor boards");
    let god = (sign == Sign::God).then(|| noun.parse().expect("a god"));
    Some(Symbol { sign, number: noun.parse().ok(), god })
}

fn sort_abilities(content: &mut Content) {
    for (index, noble) in content.nobles.iter().enumerate() {
        let card: Cards = [Card::new(index as u8 + 1)].into_iter().collect();
        let add = |set: &mut Cards| *set = set.or(card);
        add(&mut content.able[noble.ability.index()]);
        match (noble.ability, noble.zone) {
            (Ability::AnyEntry, Some(zone)) => add(&mut content.any_entry[zone.index()]),
            (Ability::FullZone, Some(zone)) => add(&mut content.full_zone[zone.index()]),
            _ => {}
        }
    }
}

#[derive(Deserialize)]
struct Printed {
    rounds: Rounds,
    bank: Bank,
    table: Vec<TableRow>,
    draft: Draft,
    wheel: Wheel,
    god: Vec<GodRow>,
    god_need: Vec<NeedRow>,
    god_points: Vec<GodPointsRow>,
    offering: Vec<OfferingRow>,
    jar: Vec<JarRow>,
    artisan: Vec<ArtisanRow>,
    nile_track: Track,
    nile: [NileRow; 5],
    tomb_points: Vec<PointsRow>,
    tomb_cost: Vec<CostRow>,
    pyramid: Vec<FieldRow>,
    succession: Succession,
    token: TokenPoints,
    noble: Vec<NobleRow>,
    noble_zone: Vec<NobleZoneRow>,
    scribe: Vec<ScribeRow>,
    official: Vec<OfficialRow>,
    traitor_board: Vec<BoardRow>,
    traitor_noble: PointsRow,
}

#[derive(Deserialize)]
struct Rounds {
    count: u8,
}

#[derive(Deserialize)]
struct Bank {
    each: u8,
}

#[derive(Deserialize)]
struct TableRow {
    seats: usize,
    slots: u8,
    pairs: u8,
    jars: u8,
}

#[derive(Deserialize)]
struct Draft {
    silver: u8,
}

#[derive(Deserialize)]
struct Wheel {
    order: [Colour; 5],
}

#[derive(Deserialize)]
struct GodRow {
    zone: Zone,
    god: God,
}

#[derive(Deserialize)]
struct NeedRow {
    zone: Zone,
    border: Spin,
    need: u8,
}

#[derive(Deserialize)]
struct GodPointsRow {
    zone: Zone,
    border: Spin,
    points: i16,
}

#[derive(Deserialize)]
struct OfferingRow {
    id: Offering,
    copies: u8,
    extra: i16,
}

#[derive(Deserialize)]
struct JarRow {
    id: Card,
    top: [Colour; 2],
    bottom: Colour,
}

#[derive(Deserialize)]
struct ArtisanRow {
    id: Card,
    points: i16,
    gain: ArrayVec<Resource, 4>,
    jars: u8,
}

#[derive(Deserialize)]
struct Track {
    points: ArrayVec<i16, 8>,
}

#[derive(Deserialize)]
struct NileRow {
    cost: [Colour; 2],
    gain: ArrayVec<Resource, 4>,
    jars: u8,
    arrows: u8,
    any_track: bool,
}

#[derive(Deserialize)]
struct PointsRow {
    points: i16,
}

#[derive(Deserialize)]
struct CostRow {
    cost: ArrayVec<Colour, 5>,
}

#[derive(Deserialize)]
struct FieldRow {
    row: usize,
    reward: ArrayVec<Reward, 4>,
}

#[derive(Deserialize)]
struct NobleRow {
    id: Card,
    role: Role,
    kind: Rhythm,
    points: i16,
    per: ArrayVec<Per, 2>,
    ability: Ability,
}

#[derive(Deserialize)]
struct NobleZoneRow {
    id: Card,
    zone: Zone,
}

#[derive(Deserialize)]
struct ScribeRow {
    id: Card,
    colours: [Colour; 2],
}

#[derive(Deserialize)]
struct OfficialRow {
    id: Card,
    #[serde(flatten)]
    gain: Gain,
}

#[derive(Deserialize)]
struct BoardRow {
    board: Board,
    side: Face,
    jars: u8,
    lane: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::super::content;
    use super::*;

    #[test]
    fn the_box_is_complete() {
        let content = content(1);
        assert_eq!((content.jars.len(), content.artisans.len(), content.nobles.len()), (30, 30, 26));
        assert_eq!(content.offerings.iter().map(|token| token.copies).sum::<u8>(), 40);
        for kind in [Rhythm::Permanent, Rhythm::OncePerRound, Rhythm::OneShot] {
            let expected = [12, 8, 6][kind.index()];
            assert_eq!(
                content.nobles.iter().filter(|noble| noble.rhythm == kind).count(),
                expected,
                "{kind}"
            );
        }
        for noble in &content.nobles {
            let zone = matches!(noble.ability, Ability::Swap | Ability::AnyEntry | Ability::FullZone);
            assert_eq!(noble.zone.is_some(), zone, "{}", noble.role);
            assert_eq!(noble.colours.is_some(), noble.ability == Ability::Swap, "{}", noble.role);
            assert_eq!(noble.gain.is_some(), noble.ability == Ability::Gain, "{}", noble.role);
        }
        for seats in 1..=5 {
            let table = content.table(seats);
            assert!(table.slots > 0 && table.jars >= seats && table.pairs > 0, "{seats} seats: {table:?}");
        }
        assert!(content.nile.iter().all(|action| action.cost[0] != action.cost[1]));
        assert!(content.tomb.iter().all(|space| (2..=4).contains(&space.cost.len())));
        assert!(content.pyramid.iter().all(|row| row.len() > 1 && row[0].is_empty()));
        let mut wheel = content.wheel;
        wheel.sort_unstable();
        assert_eq!(wheel, Colour::ALL);
    }

    /// The total points of all gods do not depend on the order of the zones.
    #[test]
    fn every_border_has_a_god() {
        let content = content(1);
        let mut gods = content.gods;
        gods.sort_unstable();
        assert_eq!(gods, God::ALL);
        assert!(
            content.conditions.iter().flatten().all(|condition| condition.need > 0 && condition.points > 0)
        );
    }

    #[test]
    fn the_traitor_has_five_boards_of_one_length() {
        let content = content(1);
        let lengths: Vec<usize> = content.traitor.iter().flatten().map(|board| board.lane.len()).collect();
        assert!(lengths.iter().all(|&length| length == lengths[0] && length > 1));
        for board in content.traitor.iter().flatten() {
            assert!(board.lane[0].is_none(), "the start space has no symbol");
            for symbol in board.lane.iter().flatten() {
                assert_eq!(symbol.god.is_some(), symbol.sign == Sign::God, "{symbol:?}");
                let numbered =
                    [Sign::TakeNoble, Sign::DiscardNoble, Sign::NobleValue, Sign::Pair, Sign::Bonus];
                assert_eq!(symbol.number.is_some(), numbered.contains(&symbol.sign), "{symbol:?}");
            }
        }
    }
}
