//! Golden replays: whole games that every later version must replay to the same scores and print as the same text.

use std::fs;
use std::path::Path;

use crate::{Game, Record, Table, Viewer};

/// Replays every record in `<crate_folder>/replays/r<revision>/`, calls `look` for each with its final table and all its
/// events, and returns their number. Panics if a record does not lead to its result.
pub fn golden_games<G: Game>(
    crate_folder: &str,
    mut look: impl FnMut(&Record, &Table<G>, &[G::Event]),
) -> usize {
    let mut games = 0;
    for revision in 1..=G::REVISION {
        let folder = Path::new(crate_folder).join(format!("replays/r{revision}"));
        for file in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = file.expect("a file of the folder").path();
            let text = fs::read_to_string(&path).expect("a record is text");
            let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut all = Vec::new();
            let table = Table::<G>::replay_with(&record, |_, events| all.extend_from_slice(events))
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(record.revision(), revision, "{}", path.display());
            assert!(table.game().outcome().is_some() && record.result().is_some(), "{}", path.display());
            assert_eq!(record.to_string(), text, "{}", path.display());
            assert_eq!(table.record(Viewer::Omniscient).plies().len(), record.plies().len());
            look(&record, &table, &all);
            games += 1;
        }
    }
    games
}
