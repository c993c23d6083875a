//! Whole games that must replay for ever: to the same scores, and printed to the same text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use maat_ankh::pieces::Ending;
use maat_ankh::{Ankh, Event};
use maat_engine::{Game, Record, Table, Viewer};

/// What the golden games show: seats with endings, and how often gods merged and were forgotten.
#[derive(Default)]
struct Shown {
    ends: BTreeSet<(u8, Ending)>,
    merges: u32,
    forgotten: u32,
    undos: u32,
}

#[test]
fn golden_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays");
    let mut shown = Shown::default();
    for revision in 1..=Ankh::REVISION {
        for file in fs::read_dir(folder.join(format!("r{revision}"))).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(record.revision(), revision, "{}", path.display());
            assert_eq!(record.to_string(), text);
            replay(&record, &mut shown).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
    let all = Ankh::SEATS.flat_map(|seats| Ending::ALL.map(|ending| (seats, ending)));
    assert!(shown.ends.into_iter().eq(all.collect::<BTreeSet<_>>()), "golden games were lost");
    let Shown { merges, forgotten, undos, .. } = shown;
    assert!(
        merges > 8 && forgotten > 16 && undos > 16,
        "merges {merges}, forgotten {forgotten}, undos {undos}"
    );
}

fn replay(record: &Record, shown: &mut Shown) -> Result<(), String> {
    let tell = |events: &[Event], shown: &mut Shown| {
        for event in events {
            shown.merges += u32::from(matches!(event, Event::GodsMerged { .. }));
            shown.forgotten += u32::from(matches!(event, Event::GodForgotten { .. }));
        }
    };
    let table = Table::<Ankh>::replay_with(record, |_, events| tell(events, shown))
        .map_err(|error| error.to_string())?;
    let ending = table.game().ending().ok_or("the game does not end")?;
    record.result().ok_or("there is no result")?;
    assert_eq!(table.record(Viewer::Omniscient).plies().len(), record.plies().len());
    shown.undos += table.lines().iter().filter(|line| !line.live).count() as u32;
    shown.ends.insert((record.seats(), ending));
    Ok(())
}
