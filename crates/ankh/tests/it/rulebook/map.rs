//! Adjacency on the map.

use crate::ground::{Ground, hex};

#[test]
fn x01_adjacent_within_a_region() {
    let ground = Ground::empty();
    let adjacent = ground.regions.adjacent(ground.map(), hex("f4"));
    assert!(adjacent.contains(hex("f5")));
    assert!(hex("f4").around().contains(hex("g4")) && !adjacent.contains(hex("g4")), "a river parts them");
}
