//! Camel caravans.

use std::collections::BTreeSet;

use maat_ankh::content::content;
use maat_ankh::map::{Caravans, Edge, EdgeSet, HexSet};
use maat_engine::below;

use super::{Ground, slow, tries};
use crate::ground::lines;

const TRIALS: u64 = 40;

/// Compares all lines for a maximum number of camels and a minimum region.
fn check(ground: &Ground, longest: u8, smallest: u8) {
    let map = &ground.content.map;
    let caravans = Caravans::new(map, &ground.regions, ground.camels, longest, smallest);
    let found = lines(&caravans);
    assert!(found.iter().all(|line| line.first() <= line.last()), "a line begins at its lower end");
    let sets: BTreeSet<BTreeSet<Edge>> = found.iter().map(|line| line.iter().copied().collect()).collect();
    assert_eq!(sets.len(), found.len(), "no line is walked from both ends");
    assert_eq!(sets, slow::caravans(map, ground.camels, longest.into(), smallest.into()), "{ground:?}");
    assert_eq!(caravans.any(), !found.is_empty());
}

#[test]
fn every_line_is_found() {
    for scenario in &content(1).scenarios {
        check(&Ground::of(scenario), 6, 6);
    }
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let numbers = &ground.content.numbers;
        check(&ground, numbers.caravan_camels, numbers.caravan_region);
        check(&ground, below(rng, 7) as u8, 1 + below(rng, 12) as u8);
    });
}

#[test]
fn nothing_laid_is_a_first_camel() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let caravans = ground.caravans();
        assert_eq!(caravans.next(&[]), caravans.first());
    });
}

#[test]
fn a_line_parts_its_region() {
    tries(TRIALS, |rng| {
        let ground = Ground::random(rng);
        let caravans = ground.caravans();
        for line in lines(&caravans) {
            let (token, parts) = caravans.cut(&line);
            let camels: EdgeSet = line.iter().copied().chain(ground.camels.iter()).collect();
            let after = slow::regions(&ground.content.map, camels);
            let after: Vec<HexSet> = after.iter().map(|region| region.iter().copied().collect()).collect();
            assert!(parts.iter().all(|part| after.contains(part)), "{line:?}");
            assert_eq!(parts[0].or(parts[1]), ground.regions.land(token), "{line:?}");
            assert!(parts[0].lowest() < parts[1].lowest(), "{line:?}");
        }
    });
}

/// Without enough camels for any line, there is no decision.
#[test]
fn few_camels_make_no_line() {
    let ground = Ground::empty();
    for longest in 0..3 {
        let caravans = Caravans::new(&ground.content.map, &ground.regions, ground.camels, longest, 6);
        assert!(!caravans.any() && caravans.first().is_empty());
    }
}
