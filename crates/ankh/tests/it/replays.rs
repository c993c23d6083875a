//! Whole games that must replay for ever: to the same scores, and printed to the same text.

use std::collections::BTreeSet;

use maat_ankh::pieces::Ending;
use maat_ankh::{Ankh, Event};
use maat_engine::Game;
use maat_engine::testing::golden_games;

#[test]
fn golden_games_replay() {
    let (mut ends, mut merges, mut forgotten, mut undos) = (BTreeSet::new(), 0, 0, 0);
    golden_games::<Ankh>(env!("CARGO_MANIFEST_DIR"), |record, table, events| {
        ends.insert((record.seats(), table.game().ending().expect("the game ends")));
        merges += events.iter().filter(|event| matches!(event, Event::GodsMerged { .. })).count();
        forgotten += events.iter().filter(|event| matches!(event, Event::GodForgotten { .. })).count();
        undos += table.lines().iter().filter(|line| !line.live).count();
    });
    let all = Ankh::SEATS.flat_map(|seats| Ending::ALL.map(|ending| (seats, ending)));
    assert!(ends.into_iter().eq(all.collect::<BTreeSet<_>>()), "golden games were lost");
    assert!(
        merges > 8 && forgotten > 16 && undos > 16,
        "merges {merges}, forgotten {forgotten}, undos {undos}"
    );
}
