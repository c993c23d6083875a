use maat_engine::Game;
use maat_engine::testing::{Plan, laws};
use maat_pharaon::Pharaon;

/// Ids for the case that something has run out. Random play hardly ever reaches them; the tests of rulings do.
const RARE: [&str; 8] = [
    "resources-missed",
    "jars-shuffled",
    "no-artisan",
    "no-jar",
    "no-offering",
    "no-reward",
    "tomb-finished",
    "lanes-full",
];

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Pharaon>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
    let unseen: Vec<_> =
        tally.unseen(&Pharaon::VOCABULARY).into_iter().filter(|id| !RARE.contains(id)).collect();
    assert!(unseen.is_empty(), "never met: {unseen:?}");
}
