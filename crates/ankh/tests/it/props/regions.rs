//! Compares regions and adjacency with slow versions.

use std::collections::BTreeSet;

use maat_ankh::map::{Dir, Hex, HexSet, Token};

use super::{Ground, random_hexes, slow, tries};

const TRIALS: u64 = 40;

fn set(hexes: &BTreeSet<Hex>) -> HexSet {
    hexes.iter().copied().collect()
}

#[test]
fn neighbours_share_a_side() {
    for one in Hex::all() {
        assert_eq!(one.around(), slow::neighbours(one).iter().copied().collect(), "{one}");
        for dir in Dir::ALL {
            assert_eq!(one.step(dir), slow::in_direction(one, dir), "{one} {dir}");
        }
    }
}

#[test]
fn regions_are_what_rivers_and_camels_leave_together() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let found: Vec<HexSet> = ground.regions.tokens().map(|token| ground.regions.land(token)).collect();
        let slow = slow::regions(&ground.content.map, ground.camels);
        assert_eq!(found.len(), slow.len(), "one token for each region");
        assert!(slow.iter().all(|region| found.contains(&set(region))), "{:?}", ground.camels);
    });
}

#[test]
fn water_belongs_to_every_region_beside_it() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let (map, regions) = (&ground.content.map, &ground.regions);
        let figures = random_hexes(rng, 3);
        let slow = slow::regions(map, ground.camels);
        for hex in Hex::all() {
            let touched = if slow::is_land(map, hex) { &[hex] } else { slow::neighbours(hex) };
            let slow: Vec<_> =
                slow.iter().filter(|region| touched.iter().any(|hex| region.contains(hex))).collect();
            let found: Vec<Token> =
                regions.tokens().filter(|token| regions.hexes(map, *token).contains(hex)).collect();
            assert_eq!(found.len(), slow.len(), "{hex}");
            for region in slow {
                let token =
                    regions.of(*region.first().expect("a region has land")).expect("land has a region");
                assert!(found.contains(&token), "{hex}");
                let there = regions.within(map, token, figures).contains(hex);
                assert_eq!(there, figures.contains(hex), "{hex} in {token}");
            }
        }
    });
}

#[test]
fn within_is_nothing_but_the_hexes_of_a_region() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let figures = random_hexes(rng, 2);
        for token in Token::all() {
            let all = ground.regions.hexes(&ground.content.map, token);
            assert_eq!(
                ground.regions.within(&ground.content.map, token, figures),
                figures.and(all),
                "{token}"
            );
        }
    });
}

#[test]
fn adjacent_hexes_lie_beside_each_other_in_one_region() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let map = &ground.content.map;
        let adjacent = |one: Hex| -> HexSet {
            let water = |hex| !slow::is_land(map, hex);
            let near =
                |other: &Hex| water(one) || water(*other) || slow::linked(map, ground.camels, one, *other);
            slow::neighbours(one).iter().copied().filter(near).collect()
        };
        for one in Hex::all() {
            assert_eq!(ground.regions.adjacent(map, one), adjacent(one), "{one}");
        }
        let some = random_hexes(rng, 12);
        let beside = some.iter().map(adjacent).fold(HexSet::EMPTY, HexSet::or);
        assert_eq!(ground.regions.beside(map, some), beside, "{some:?}");
    });
}
