//! Whole games that must replay for ever: to the same scores, and printed to the same text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use maat_egizia::Egizia;
use maat_engine::{Game, Record, Table, Viewer};

#[test]
fn golden_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays");
    let (mut games, mut seats) = (0, BTreeSet::new());
    for revision in 1..=Egizia::REVISION {
        for file in fs::read_dir(folder.join(format!("r{revision}"))).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let table = Table::<Egizia>::replay(&record)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(record.revision(), revision, "{}", path.display());
            assert!(table.game().outcome().is_some() && record.result().is_some(), "{}", path.display());
            assert_eq!(record.to_string(), text);
            assert_eq!(table.record(Viewer::Omniscient).plies().len(), record.plies().len());
            seats.insert(record.seats());
            games += 1;
        }
    }
    assert!(games >= 10 && seats.into_iter().eq(Egizia::SEATS), "golden games were lost");
}
