//! Whole games that must replay for ever: to the same scores, and printed to the same text.

use std::collections::BTreeSet;

use maat_engine::Game;
use maat_engine::testing::golden_games;
use maat_imhotep::Imhotep;

#[test]
fn golden_games_replay() {
    let mut seats = BTreeSet::new();
    let games = golden_games::<Imhotep>(env!("CARGO_MANIFEST_DIR"), |record, _, _| {
        seats.insert(record.seats());
    });
    assert!(games >= 10 && seats.into_iter().eq(Imhotep::SEATS), "golden games were lost");
}
