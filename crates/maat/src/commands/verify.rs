//! `maat verify`: deals every chance ply of records again.

mod trial;

use std::io::Write;
use std::path::Path;

use anstream::stdout;
use maat_catalog::{Fault, Verified, draws, verify};
use maat_engine::{Contributor, Record, Seat};
use serde::Serialize;

use super::replay::{read, wrong};
use crate::cli::Verify;
use crate::error::{Error, Result};

pub fn run(args: &Verify) -> Result<()> {
    if let Some(games) = args.trial {
        return trial::run(games, args.seed, args.draws);
    }
    let mut refused = 0;
    for file in &args.files {
        if args.draws {
            let lines = Draws::of(&read(file)?, None).map_err(|fault| wrong(file, fault))?;
            lines.write()?;
            continue;
        }
        let record = match read(file) {
            Ok(record) => record,
            // The verdicts about the others are wanted all the same.
            Err(error) if args.files.len() > 1 => {
                refused += 1;
                writeln!(stdout(), "{error}")?;
                continue;
            }
            Err(error) => return Err(error),
        };
        let verdict = verify(&record);
        refused += usize::from(verdict.is_err());
        writeln!(stdout(), "{}: {}", name(file), tell(&verdict, &record))?;
    }
    let all = args.files.len();
    match refused {
        0 => Ok(()),
        _ if all == 1 => Err(Error::wrong("the record is not shown to be honest")),
        _ => Err(Error::wrong(format!("{refused} of {all} records are not shown to be honest"))),
    }
}

fn name(file: &Path) -> String {
    file.to_string_lossy().replace(char::is_control, " ")
}

/// A verdict in words.
fn tell(verdict: &std::result::Result<Verified, Fault>, record: &Record) -> String {
    let verified = match verdict {
        Ok(verified) => verified,
        Err(fault) if fault.is_dishonest() => return format!("not honest: {fault}"),
        Err(fault) => return format!("cannot be verified: {fault}"),
    };
    let mut text = format!("honest: {} draws follow from the seed", verified.draws);
    let made = |of: &Contributor| match of {
        Contributor::Server => "the server".to_owned(),
        Contributor::Seat(seat) => seat.to_string(),
    };
    let makers: Vec<String> = verified.contributors.iter().map(made).collect();
    text += &match makers.len() {
        0 => ", which was not made of parts".to_owned(),
        1 => ", which the server made alone".to_owned(),
        _ => format!(", which follows from the parts of {}", makers.join(", ")),
    };
    let seats = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ");
    if !verified.withheld.is_empty() {
        text += &format!("; {} withheld their part", seats(&verified.withheld));
    }
    if !verified.missing.is_empty() {
        text += &format!("; {} sent none", seats(&verified.missing));
    }
    if record.result().is_none() {
        text += "; the record ends before the end of the game";
    }
    text
}

/// A record with its draws, for checkers that do not know the rules. One line of JSON.
#[derive(Serialize)]
struct Draws {
    record: String,
    draws: Vec<DrawLine>,
    /// Whether these are all draws of the record. Where its moves break the rules the list ends, and a checker must not take the beginning
    /// for the whole.
    complete: bool,
    /// Whether it should be found honest, in a trial.
    #[serde(skip_serializing_if = "Option::is_none")]
    honest: Option<bool>,
}

#[derive(Serialize)]
struct DrawLine {
    ply: usize,
    number: usize,
    moves: Vec<(String, u32)>,
    played: String,
}

impl Draws {
    fn of(record: &Record, honest: Option<bool>) -> std::result::Result<Draws, Fault> {
        let (draws, replayed) = draws(record)?;
        let line = |draw: maat_catalog::Draw| DrawLine {
            ply: draw.ply,
            number: draw.number,
            moves: draw.moves,
            played: draw.played,
        };
        let draws = draws.into_iter().map(line).collect();
        Ok(Draws { record: record.to_string(), draws, complete: replayed.is_ok(), honest })
    }

    fn write(&self) -> Result<()> {
        let text = serde_json::to_string(self).expect("it has only text keys");
        writeln!(stdout(), "{text}")?;
        Ok(())
    }
}
