//! Board samples: positions of recorded games, as one viewer saw them, for the web client's tests, its gallery, and the
//! pictures of the rules pages.
//!
//! `web/samples/<game>.toml` declares them; the games are records beside it, in the folder `<game>`. A rules page names
//! the sample of a picture and the part of the board that it shows: `![Caption](board:turn/map)`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use maat_catalog::Entry;
use maat_engine::{Actor, Record, Seat, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::workspace::root;

/// A file of declarations.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Samples {
    sample: Vec<Sample>,
}

/// One position.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Sample {
    name: String,
    /// What it shows, in the gallery.
    about: String,
    /// The record's file name without `.txt`.
    record: String,
    /// How many plies of the record lead to the position.
    plies: usize,
    /// The seat that looks; nobody's is a spectator.
    seat: Option<Seat>,
}

/// The JSON files of a game.
pub struct Written {
    /// View, legal moves and step of each sample.
    pub samples: String,
    /// View of each sample that the rules page of the game shows. The client loads it, and should not load the others.
    pub positions: String,
}

/// The samples of a game; `page` is the text of its rules. `None` if the game declares none.
pub fn json(entry: &Entry, page: &str) -> Result<Option<Written>> {
    let folder = root().join("web/samples");
    let file = folder.join(entry.id).with_extension("toml");
    if !file.exists() {
        return Ok(None);
    }
    let samples = fs::read_to_string(&file)
        .map_err(anyhow::Error::from)
        .and_then(|declared| write(entry, &declared, &folder.join(entry.id), page));
    samples.map(Some).with_context(|| file.display().to_string())
}

fn write(entry: &Entry, declared: &str, folder: &Path, page: &str) -> Result<Written> {
    let Samples { sample } = toml::from_str(declared)?;
    let mut shown = shown(page);
    let mut names = BTreeSet::new();
    let (mut samples, mut positions) = (Vec::new(), Vec::new());
    for sample in &sample {
        ensure!(names.insert(&sample.name), "{} is declared twice", sample.name);
        let Position { you, step, legal, view } =
            replay(entry, sample, folder).with_context(|| sample.name.clone())?;
        let (name, about) = (serde_json::to_string(&sample.name)?, serde_json::to_string(&sample.about)?);
        samples.push(format!(
            "  {name}: {{\n    \"about\": {about},\n    \"you\": {you},\n    \"step\": {step},\n    \"legal\": {legal},\n    \
             \"view\": {view}\n  }}"
        ));
        if shown.remove(sample.name.as_str()) {
            positions.push(format!("  {name}: {{\n    \"you\": {you},\n    \"view\": {view}\n  }}"));
        }
    }
    ensure!(shown.is_empty(), "the rules page shows {shown:?}, which nobody declares");
    let object = |entries: &[String]| format!("{{\n{}\n}}\n", entries.join(",\n"));
    Ok(Written { samples: object(&samples), positions: object(&positions) })
}

/// The samples that the pictures of a rules page show.
fn shown(page: &str) -> BTreeSet<&str> {
    let names = page.split("](board:").skip(1).filter_map(|rest| rest.split_once(['/', ')']));
    names.map(|(name, _)| name).collect()
}

/// What a viewer sees, each field as JSON.
struct Position {
    you: String,
    step: String,
    legal: String,
    view: String,
}

/// Replays the record as far as the position.
fn replay(entry: &Entry, sample: &Sample, folder: &Path) -> Result<Position> {
    let file = format!("{}.txt", sample.record);
    let text = fs::read_to_string(folder.join(&file)).with_context(|| format!("{file} cannot be read"))?;
    let whole: Record = text.parse().with_context(|| format!("{file} is no record"))?;
    ensure!(whole.game() == entry.id, "{file} is a record of {}", whole.game());
    let plies = whole.plies().get(..sample.plies);
    let plies = plies.ok_or_else(|| anyhow!("{file} has only {} plies", whole.plies().len()))?;
    let mut record =
        Record::new(whole.game(), whole.revision(), whole.seats(), whole.dealing(), whole.options());
    for ply in plies {
        record.push(ply.actor, &ply.text);
    }
    let game = entry.replay(&record).with_context(|| file)?;
    let viewer = sample.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let legal = sample.seat.map_or(Vec::new(), |seat| game.legal_moves(Actor::Seat(seat)));
    let view = game.view(viewer);
    let view: BTreeMap<&str, &RawValue> = serde_json::from_str(view.get())?;
    let view: Vec<String> = view.iter().map(|(field, value)| format!("      \"{field}\": {value}")).collect();
    Ok(Position {
        you: serde_json::to_string(&sample.seat)?,
        step: serde_json::to_string(game.step())?,
        legal: serde_json::to_string(&legal)?,
        view: format!("{{\n{}\n    }}", view.join(",\n")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Declares samples of a record that Imhotep's tests replay.
    fn written(declared: &str) -> Result<Value, String> {
        let imhotep = maat_catalog::find("imhotep").unwrap();
        let text = write(imhotep, declared, &root().join("crates/imhotep/replays/r1"), "");
        text.map(|text| serde_json::from_str(&text.samples).unwrap()).map_err(|error| format!("{error:#}"))
    }

    const FIRST: &str =
        "[[sample]]\nname = \"first\"\nabout = \"A start\"\nrecord = \"2-a\"\nplies = 5\nseat = \"a\"\n";

    #[test]
    fn a_sample_is_what_its_viewer_sees() {
        let watched = FIRST.replace("first", "watched").replace("seat = \"a\"\n", "");
        let samples = written(&format!("{FIRST}{watched}")).unwrap();
        let (first, watched) = (&samples["first"], &samples["watched"]);
        assert_eq!(
            (&first["about"], &first["you"], &first["step"]),
            (&"A start".into(), &"a".into(), &"turn".into())
        );
        assert!(first["legal"].as_array().unwrap().contains(&"quarry".into()));
        assert_eq!(first["view"]["players"].as_array().unwrap().len(), 2);
        assert_eq!((&watched["you"], &watched["legal"]), (&Value::Null, &Value::Array(Vec::new())));
    }

    #[test]
    fn the_positions_of_pictures_are_written_apart() {
        let imhotep = maat_catalog::find("imhotep").unwrap();
        let second = FIRST.replace("first", "second");
        let written = |page: &str| {
            write(imhotep, &format!("{FIRST}{second}"), &root().join("crates/imhotep/replays/r1"), page)
        };
        let positions = written("Text.\n\n![The ships](board:second/ships)\n").unwrap().positions;
        let positions: Value = serde_json::from_str(&positions).unwrap();
        assert_eq!(positions.as_object().unwrap().keys().collect::<Vec<_>>(), ["second"]);
        assert_eq!(positions["second"]["view"]["players"].as_array().unwrap().len(), 2);
        let error = written("![Nothing](board:third/ships)").err().unwrap();
        assert!(error.to_string().contains("shows {\"third\"}"), "{error}");
    }

    #[test]
    fn mistakes_are_named() {
        for (declared, why) in [
            (FIRST.repeat(2), "first is declared twice"),
            (FIRST.replace("plies = 5", "plies = 5000"), "first: 2-a.txt has only "),
            (FIRST.replace("2-a", "nowhere"), "first: nowhere.txt cannot be read"),
            (FIRST.replace("2-a", "../../../pharaon/replays/r1/2"), "is a record of pharaon"),
            (FIRST.replace("seat", "saet"), "unknown field `saet`"),
        ] {
            let error = written(&declared).unwrap_err();
            assert!(error.contains(why), "{error}");
        }
    }
}
