//! Reads the content file.

use std::array::from_fn;

use arrayvec::ArrayVec;

use super::rows::{
    CooperationRow, NileRow, PartRow, Printed, RoundRow, RowRow, SpaceWord, SphinxRow, WaterRow,
};
use super::{Content, Graves, Markets, NileCard, Row, Space, SpaceKind, SphinxCard, TemplePart};
use crate::nile::{DECK_SIZES, Nile, NileSet};
use crate::pieces::{Crew, Deck, DrawnCards, Effect, Kind, Part, Position, Ring, Site, Square, Town};

/// The effects that allow free actions.
const FREE: [Effect; 5] =
    [Effect::Stones, Effect::SellStones, Effect::BetterField, Effect::CrewEachRound, Effect::PayForCrew];

/// Reads the file. It panics on errors: the file is part of the program, so the first test finds them.
pub(super) fn read(text: &str) -> Content {
    let printed: Printed = toml::from_str(text).expect("the content file is well-formed");
    assert!(usize::from(printed.sphinx_build.most) <= DrawnCards::COUNT, "a draw has room for a build");
    let nile = read_nile(&printed);
    let river = read_river(&printed);
    let at = |is: &dyn Fn(&Space) -> bool| Position::all().filter(|at| is(&river[at.index()])).collect();
    let place =
        |kind: SpaceKind| Position::at(river.iter().position(|space| space.kind == kind).expect("a space"));
    let rounds = |space: &Space, allowed: &dyn Fn(&RoundRow) -> bool| {
        space.kind == SpaceKind::Round && allowed(printed.round_row(space.town))
    };
    Content {
        rounds: printed.rounds.count,
        deck_of_round: read_rounds(&printed),
        decks: Deck::ALL.map(|deck| read_deck(&printed, deck)),
        ships: printed.ships.each,
        strength: Crew::ALL
            .map(|crew| printed.crew.iter().find(|row| row.crew == crew).expect("all crews").start),
        most_strength: printed.strength.most,
        most_stones: printed.stones.most,
        start_stones: from_fn(|tile| printed.start_stones[tile].stones),
        start_quarry: printed.start_quarry.number,
        start_field: (printed.start_field.colour, printed.start_field.number),
        water: read_water(&printed.water),
        start_ring: printed.start_ring.ring,
        markets: read_markets(&printed),
        cooperation: read_cooperation(&printed.cooperation),
        grave_points: printed.grave_points.iter().map(|row| (row.value, row.points)).collect(),
        track_spaces: printed.score_track.spaces,
        scarab: printed.scarab.iter().map(|row| row.points).collect(),
        sphinx_start: printed.sphinx_start.cards,
        sphinx_build: printed.sphinx_build,
        site_spaces: from_fn(|seats| {
            printed.site_spaces.iter().find(|row| row.seats == seats).map_or(0, |row| row.spaces)
        }),
        sites: Site::ALL.map(|site| place(SpaceKind::Site(site))),
        squares: from_fn(|square| place(SpaceKind::Card(Square::at(square)))),
        round_positions: at(&|space| space.kind == SpaceKind::Round),
        site_positions: at(&|space| matches!(space.kind, SpaceKind::Site(_))),
        double_positions: at(&|space| rounds(space, &|row| row.double)),
        occupied_positions: at(&|space| rounds(space, &|row| row.occupied)),
        obelisk: printed
            .obelisk
            .iter()
            .flat_map(|row| std::iter::repeat_n(row.value, usize::from(row.spaces)))
            .collect(),
        obelisk_rows: read_rows(&printed.obelisk),
        graves: Graves {
            slots: printed.graves.slots,
            open: printed.graves.open,
            tiles: printed.grave_tile.iter().map(|row| (row.value, row.tiles)).collect(),
        },
        pyramid: read_rows(&printed.pyramid),
        temple: Part::ALL.map(|part| read_part(&printed.temple, part)),
        temple_before: Part::ALL.map(|part| read_before(&printed.temple, part)),
        with: Effect::ALL.map(|effect| read_set(&nile, |card| card.effect == effect)),
        of_kind: Kind::ALL.map(|kind| read_set(&nile, |card| card.kind == kind)),
        free: read_set(&nile, |card| FREE.contains(&card.effect)),
        sphinx: read_sphinx(&printed),
        reconstructed: read_reconstructed(text),
        river,
        nile,
    }
}

fn read_reconstructed(text: &str) -> Vec<String> {
    let file: toml::Table = text.parse().expect("the content file is well-formed");
    let guess =
        |row: &toml::Value| row.get("provenance").and_then(toml::Value::as_str) == Some("reconstructed");
    let guessed =
        |rows: &toml::Value| guess(rows) || rows.as_array().is_some_and(|rows| rows.iter().any(guess));
    file.into_iter().filter(|(_, rows)| guessed(rows)).map(|(name, _)| name).collect()
}

fn read_rounds(printed: &Printed) -> ArrayVec<Deck, 8> {
    let of = |round| printed.deck.iter().find(|row| row.rounds.contains(&round));
    (1..=printed.rounds.count).map(|round| of(round).expect("every round has a deck").deck).collect()
}

fn read_deck(printed: &Printed, deck: Deck) -> NileSet {
    let size = printed.deck.iter().find(|row| row.deck == deck).map(|row| row.cards);
    assert_eq!(size, Some(DECK_SIZES[deck.index()]), "cards are named by deck and number");
    printed.nile_deck.iter().filter(|row| row.deck == deck).map(|row| row.id).collect()
}

fn read_set(cards: &[NileCard], is: impl Fn(&NileCard) -> bool) -> NileSet {
    (0..cards.len()).filter(|&index| is(&cards[index])).map(Nile::at).collect()
}

fn read_water(rows: &[WaterRow]) -> [u8; Ring::ALL.len()] {
    Ring::ALL.map(|ring| {
        let row = rows.iter().find(|row| row.ring == ring).expect("every place of the ring");
        row.irrigates.iter().fold(0, |bits, colour| bits | 1 << colour.index())
    })
}

fn read_markets(printed: &Printed) -> Markets {
    assert_eq!(printed.stone_market.spaces, printed.grain_market.spaces, "the tracks lie side by side");
    Markets {
        spaces: printed.stone_market.spaces,
        stones: printed.stone_market.stones,
        points: printed.grain_bonus.points,
        penalties: printed.grain_penalty.points,
        sale_from: printed.sale.from_space,
        sale_stones: printed.sale.stones,
        sale_points: printed.sale.points,
    }
}

fn read_cooperation(rows: &[CooperationRow]) -> [i16; Site::ALL.len() + 1] {
    from_fn(|sites| rows.iter().find(|row| row.sites == sites).map_or(0, |row| row.points))
}

fn read_river(printed: &Printed) -> [Space; Position::COUNT] {
    let mut squares = Square::all();
    from_fn(|index| {
        let position = Position::at(index);
        let row =
            printed.river.iter().find(|row| row.position == position).expect("every space of the river");
        let label = printed.town.iter().find(|town| town.position == position).map(|town| town.town);
        match (row.space, row.site) {
            (SpaceWord::Card, _) => {
                let kind = SpaceKind::Card(squares.next().expect("no more squares than there are"));
                Space { kind, town: label, ..Space::default() }
            }
            (SpaceWord::Site, site) => {
                let kind = SpaceKind::Site(site.expect("a site has a name"));
                Space { kind, town: label, ..Space::default() }
            }
            (SpaceWord::Round, _) => {
                let actions = printed.round_row(row.town).actions.clone();
                Space { kind: SpaceKind::Round, town: row.town, actions }
            }
        }
    })
}

fn read_rows<const N: usize>(rows: &[RowRow]) -> ArrayVec<Row, N> {
    assert!(rows.iter().enumerate().all(|(index, row)| row.row == index + 1), "rows stand in order");
    rows.iter().map(|row| Row { spaces: row.spaces, value: row.value }).collect()
}

fn read_part(rows: &[PartRow], part: Part) -> TemplePart {
    let row = rows.iter().find(|row| row.part == part).expect("every part of the temple");
    TemplePart { values: row.values.clone(), after: row.after.clone() }
}

fn read_before(rows: &[PartRow], part: Part) -> u8 {
    let before = read_part(rows, part).after;
    assert!(before.iter().all(|other| *other < part), "parts of the temple stand in the order of building");
    before.iter().fold(0, |bits, other| bits | 1 << other.index())
}

fn read_nile(printed: &Printed) -> Vec<NileCard> {
    let rows = &printed.nile;
    assert!(rows.iter().enumerate().all(|(index, row)| row.id.index() == index), "Nile cards stand in order");
    let card = |row: &NileRow| NileCard {
        effect: row.effect,
        kind: printed.nile_kind.iter().find(|kind| kind.id == row.id).expect("every card has a kind").kind,
        number: row.number,
        colour: row.colour,
        crews: row.crews,
        buildings: row.buildings.clone(),
        bonus: row.bonus,
        after_feeding: row.after_feeding,
    };
    rows.iter().map(card).collect()
}

fn read_sphinx(printed: &Printed) -> Vec<SphinxCard> {
    let rows = &printed.sphinx;
    assert!(
        rows.iter().enumerate().all(|(index, row)| row.id.index() == index),
        "Sphinx cards stand in order"
    );
    let card = |row: &SphinxRow| {
        let points = printed.sphinx_points.iter().find(|points| points.id == row.id);
        let points = points.expect("every Sphinx card has points");
        SphinxCard {
            goal: row.goal,
            number: row.number,
            building: row.building,
            buildings: row.buildings.clone(),
            parts: row.parts.clone(),
            market: row.market,
            crew: row.crew,
            of: row.of,
            points: points.points,
            by_count: points.by_count,
        }
    };
    rows.iter().map(card).collect()
}

impl Printed {
    fn round_row(&self, town: Option<Town>) -> &RoundRow {
        let row = self.round_space.iter().find(|row| Some(row.town) == town);
        row.expect("every round space has actions")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bricks::Bricks;
    use crate::content::{MOST_ROWS, MOST_SLOTS, MOST_UPGRADES, TEXTS, content};
    use crate::pieces::{Goal, GraveValue, Stones};
    use crate::sphinx::Sphinx;

    /// Checks the number of pieces in the box.
    #[test]
    fn everything_is_there() {
        let content = content(1);
        assert_eq!(Deck::ALL.map(|deck| content.deck(deck).len()), DECK_SIZES);
        assert_eq!((content.nile.len(), content.sphinx.len()), (Nile::COUNT, Sphinx::COUNT));
        assert_eq!(content.graves.tiles.iter().map(|(_, tiles)| tiles).sum::<u8>(), 20);
        assert_eq!(content.graves.slots, 12);
        assert_eq!(content.squares.len(), 10);
        assert_eq!((content.round_positions.len(), content.site_positions.len()), (7, 3));
        assert_eq!([2, 3, 4].map(|seats| content.site_spaces(seats)), [2, 2, 3]);
        for effect in Effect::ALL {
            assert!(!content.with(effect).is_empty(), "no card is {effect}");
        }
        for goal in Goal::ALL {
            assert!(content.sphinx.iter().any(|card| card.goal == goal), "no Sphinx card counts {goal}");
        }
    }

    /// A corrected content file must still fit into states and moves.
    #[test]
    fn everything_fits() {
        let content = content(1);
        assert!(content.obelisk.len() <= Bricks::MOST);
        assert!(content.pyramid.len() <= MOST_ROWS);
        assert!(content.pyramid.is_sorted_by(|lower, upper| lower.spaces > upper.spaces));
        assert!(usize::from(content.graves.slots) <= MOST_SLOTS);
        assert!(content.graves.tiles.iter().all(|(value, _)| usize::from(*value) <= GraveValue::COUNT));
        assert!(usize::from(content.most_stones) <= Stones::COUNT);
        assert!(usize::from(content.with(Effect::BetterField).len()) <= MOST_UPGRADES);
        assert_eq!(usize::from(content.markets.spaces), content.markets.penalties.len());
        for field in content.with(Effect::Field).iter() {
            assert!(content.nile(field).colour.is_some(), "{field} has no colour");
        }
        for card in content.sphinx.iter().filter(|card| card.goal == Goal::ObeliskRow) {
            assert!(usize::from(card.number) <= content.obelisk_rows.len(), "{card:?}");
        }
        for card in content.sphinx.iter().filter(|card| card.goal == Goal::PyramidRow) {
            assert!(usize::from(card.number) <= content.pyramid.len(), "{card:?}");
        }
    }

    #[test]
    fn every_row_says_where_it_is_known_from() {
        let file: toml::Table = TEXTS[0].parse().unwrap();
        let rows = file.iter().flat_map(|(name, rows)| match rows {
            toml::Value::Array(rows) => rows.iter().map(|row| (name, row)).collect(),
            row => vec![(name, row)],
        });
        for (name, row) in rows {
            let provenance = row.get("provenance").and_then(toml::Value::as_str);
            let known = ["rulebook", "published", "reconstructed"];
            assert!(provenance.is_some_and(|word| known.contains(&word)), "{name}: {row:?}");
        }
    }
}
