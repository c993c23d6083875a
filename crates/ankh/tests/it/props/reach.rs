//! Compares the reach of figures with a slow search.

use maat_ankh::content::content;
use maat_ankh::map::{Hex, HexSet};

use super::{random_hexes, slow, tries};

const TRIALS: u64 = 40;

#[test]
fn nothing_stops_a_figure_on_its_way() {
    let (map, range) = (&content(1).map, content(1).numbers.move_range);
    for from in Hex::all() {
        let mut slow = slow::search(from, range.into(), |_, _| true);
        slow.remove(&from);
        assert_eq!(map.reach(from), slow.into_keys().collect(), "{from}");
    }
}

#[test]
fn moves_end_on_free_land() {
    let (map, range) = (&content(1).map, content(1).numbers.move_range);
    tries(TRIALS, |rng| {
        let blocked = random_hexes(rng, 3);
        for from in Hex::all() {
            let slow = slow::search(from, range.into(), |_, _| true);
            let free = |hex: &Hex| *hex != from && slow::is_land(map, *hex) && !blocked.contains(*hex);
            let goals: HexSet = slow.into_keys().filter(free).collect();
            assert_eq!(map.goals(from, blocked), goals, "{from} {blocked:?}");
        }
    });
}

#[test]
fn figures_are_pushed_one_hex_onto_free_land() {
    let map = &content(1).map;
    tries(TRIALS, |rng| {
        let blocked = random_hexes(rng, 2);
        for from in Hex::all() {
            let free = |hex: &Hex| slow::is_land(map, *hex) && !blocked.contains(*hex);
            let pushes: HexSet = slow::neighbours(from).iter().copied().filter(free).collect();
            assert_eq!(map.pushes(from, blocked), pushes, "{from} {blocked:?}");
        }
    });
}
