//! Numbers computed from the map and the set-ups.

use std::collections::BTreeMap;

use maat_ankh::content::{Scenario, Start, content};
use maat_ankh::map::{Edge, EdgeSet, Egypt, HexSet};

use crate::ground::{self, Ground, edges, hex, hexes};

#[test]
fn v01_map_counts() {
    let map = Ground::empty().map();
    let sizes = [map.fertile, map.desert, map.water, map.land, HexSet::all()].map(HexSet::len);
    assert_eq!(sizes, [43, 39, 19, 82, 101]);
    assert_eq!(map.egypt.map(HexSet::len), [22, 32, 28]);
    assert_eq!((map.rivers.iter().len(), map.sites.iter().len()), (31, 165));
}

#[test]
fn v02_neighbours_of_f5() {
    let ground = Ground::empty();
    assert_eq!(hex("f5").around().len(), 6);
    assert_eq!(ground.regions.adjacent(ground.map(), hex("f5")), hexes("f4 e5 e6"));
}

#[test]
fn v03_spaces_within_three_steps() {
    let reach = ["a1", "f5", "k3", "c9"].map(|from| content(1).map.reach(hex(from)).len());
    assert_eq!(reach, [14, 36, 20, 16]);
}

#[test]
fn v04_regions_of_water() {
    let ground = Ground::empty();
    let water = |egypt: Egypt| {
        let land = ground.map().egypt[egypt.index()];
        let token = land.lowest().and_then(|hex| ground.regions.of(hex)).expect("land has a region");
        ground.regions.hexes(ground.map(), token).and(ground.map().water)
    };
    assert_eq!(water(Egypt::Delta), hexes("e0 f0 g0 h0 i0 j0 k1"));
    assert_eq!(water(Egypt::West), hexes("c5 c6 d6 e6"));
    assert_eq!(water(Egypt::East), hexes("e6 k1 j3 k4 k5 k6 k7 k8 j6 i7"));
}

/// Every line of the empty map, with the region it divides and the sizes of both parts, the smaller first.
fn lines() -> Vec<(Egypt, Vec<Edge>, [u8; 2])> {
    let ground = Ground::empty();
    let caravans = ground.caravans();
    let cut = |line: Vec<Edge>| {
        let (token, parts) = caravans.cut(&line);
        let land = ground.regions.land(token);
        let egypt = Egypt::ALL.into_iter().find(|egypt| ground.map().egypt[egypt.index()] == land);
        let [one, other] = parts.map(HexSet::len);
        let sizes = [one.min(other), one.max(other)];
        (egypt.expect("a region of the empty map"), line, sizes)
    };
    ground::lines(&caravans).into_iter().map(cut).collect()
}

#[test]
fn v05_number_of_caravans() {
    let mut counts = BTreeMap::new();
    for (egypt, line, _) in lines() {
        *counts.entry((egypt, line.len())).or_insert(0) += 1;
    }
    let delta = [(5, 10), (6, 9)].map(|(camels, count)| ((Egypt::Delta, camels), count));
    let west = [(3, 6), (4, 6), (5, 11), (6, 21)].map(|(camels, count)| ((Egypt::West, camels), count));
    let east = [(4, 2), (5, 9), (6, 18)].map(|(camels, count)| ((Egypt::East, camels), count));
    assert_eq!(counts, delta.into_iter().chain(west).chain(east).collect());
    assert_eq!(counts.values().sum::<i32>(), 92);
}

/// Checks all lines with this number of camels in a region.
fn assert_short(egypt: Egypt, camels: usize, wanted: &[(&str, [u8; 2])]) {
    let short = lines().into_iter().filter(|(there, line, _)| *there == egypt && line.len() == camels);
    let short: Vec<(EdgeSet, [u8; 2])> =
        short.map(|(_, line, sizes)| (line.into_iter().collect(), sizes)).collect();
    assert_eq!(short.len(), wanted.len());
    for (line, sizes) in wanted {
        assert!(short.contains(&(edges(line), *sizes)), "{line}");
    }
}

#[test]
fn v06_short_caravans_of_the_west() {
    let wanted = [
        ("a4-a5 a5-b4 b4-b5", [16, 16]),
        ("a5-a6 a5-b5 b4-b5", [15, 17]),
        ("a5-a6 a6-b5 b5-b6", [14, 18]),
        ("a6-a7 a6-b6 b5-b6", [13, 19]),
        ("c3-d3 c4-d3 c4-d4", [7, 25]),
        ("c4-d4 d3-d4 d3-e4", [6, 26]),
    ];
    assert_short(Egypt::West, 3, &wanted);
}

#[test]
fn v07_short_caravans_of_the_east() {
    let wanted = [("f6-g6 g6-g7 g7-h6 h6-h7", [12, 16]), ("g5-g6 g6-h5 h5-h6 h6-i6", [14, 14])];
    assert_short(Egypt::East, 4, &wanted);
}

fn scenario(name: &str, seats: u8) -> &'static Scenario {
    let mut all = content(1).scenarios.iter();
    all.find(|scenario| scenario.name == name && scenario.seats == seats).expect("a known scenario")
}

/// The hexes where a seat can summon in its first turn, the followers that it gains, and the reach of its god and its
/// warrior.
fn first_turn(scenario: &Scenario, place: &Start) -> (HexSet, u8, [u8; 2]) {
    let ground = Ground::of(scenario);
    let (map, regions) = (ground.map(), &ground.regions);
    let seats = scenario.places.iter();
    let figures = |place: &Start| place.warriors.iter().copied().chain([place.god]).collect::<HexSet>();
    let standing = |list: &[_]| list.iter().map(|(_, hex)| *hex).collect::<HexSet>();
    let mut taken = standing(&scenario.neutral);
    seats.for_each(|place| taken = taken.or(figures(place)).or(standing(&place.monuments)));
    let own = standing(&place.monuments);
    let summon = regions.beside(map, figures(place).or(own)).and(map.land).without(taken);
    let gain = regions.beside(map, figures(place)).and(own.or(standing(&scenario.neutral))).len();
    (summon, gain, [place.god, place.warriors[0]].map(|from| map.goals(from, taken).len()))
}

#[test]
fn v08_first_turns_of_the_middle_kingdom() {
    let wanted: [(u8, usize, &str, u8, [u8; 2]); 14] = [
        (2, 1, "a4 a6 b3 b6 c4", 1, [20, 21]),
        (2, 2, "f7 g5 g8 h5 h6 h7", 1, [26, 29]),
        (3, 1, "c4 d3 d5 f4 f5", 1, [22, 23]),
        (3, 2, "f7 g5 g8 h5 h6 h7", 1, [25, 24]),
        (3, 3, "d1 d2 e1 f1 g2 g3", 2, [23, 25]),
        (4, 1, "a3 b2 d3 d4", 1, [20, 23]),
        (4, 2, "c7 c8 d8 e9", 1, [20, 23]),
        (4, 3, "d2 e2 f1 g2 g3", 1, [21, 22]),
        (4, 4, "g4 g6 h3 h6 i4 i5 i6", 1, [21, 22]),
        (5, 1, "a2 a3 c4 d3", 1, [20, 22]),
        (5, 2, "g4 h4 i5 j2 j4", 1, [20, 24]),
        (5, 3, "g8 g9 h7 i9 j7", 1, [13, 13]),
        (5, 4, "d2 e2 f1 g2 g3", 1, [23, 23]),
        (5, 5, "a6 a7 a8 b5 b8 c8 d7", 1, [16, 20]),
    ];
    for (seats, seat, summon, gain, reach) in wanted {
        let scenario = scenario("middle-kingdom", seats);
        let found = first_turn(scenario, &scenario.places[seat - 1]);
        assert_eq!(found, (hexes(summon), gain, reach), "seat {seat} of {seats}");
    }
}

#[test]
fn v09_where_the_seats_begin() {
    for (name, further) in [("middle-kingdom", 0), ("old-kingdom", 1)] {
        for seats in 2..=5 {
            let scenario = scenario(name, seats);
            let regions = Ground::of(scenario).regions;
            let region = |hex| regions.of(hex).expect("all stand on land").index();
            for (seat, place) in scenario.places.iter().enumerate() {
                assert_eq!((place.warriors.len(), place.monuments.len()), (1, 1));
                assert_eq!(region(place.warriors[0]), seat, "{name} for {seats}: warrior {seat}");
                assert_eq!(region(place.monuments[0].1), seat, "{name} for {seats}: monument {seat}");
                let home = (seat + further) % usize::from(seats);
                assert_eq!(region(place.god), home, "{name} for {seats}: god {seat}");
            }
        }
    }
}

/// The numbers in the description of the scenarios.
#[test]
fn caravans_of_the_scenarios() {
    let known = [("middle-kingdom", [92, 92, 71, 54]), ("old-kingdom", [92, 92, 72, 53])];
    for (name, numbers) in known {
        for (seats, number) in (2..).zip(numbers) {
            let lines = ground::lines(&Ground::of(scenario(name, seats)).caravans());
            assert_eq!(lines.len(), number, "{name} for {seats}");
        }
    }
}
