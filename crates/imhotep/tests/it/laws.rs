use maat_engine::Game;
use maat_engine::testing::{Plan, laws};
use maat_imhotep::Imhotep;

/// Ids for the case that stones or cards have run out. Random play hardly ever reaches them; the tests of rulings do.
const RARE: [&str; 6] =
    ["market-empty", "nothing-to-draw", "passed", "quarry-empty", "round-stalled", "stones-returned"];

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Imhotep>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
    let unseen: Vec<_> =
        tally.unseen(&Imhotep::VOCABULARY).into_iter().filter(|id| !RARE.contains(id)).collect();
    assert!(unseen.is_empty(), "never met: {unseen:?}");
}
