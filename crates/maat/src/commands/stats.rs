//! `maat stats`: figures of games over many records.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anstream::{stderr, stdout};
use maat_catalog::GAMES;
use maat_catalog::stats::{Digest, FEW, OpeningStatistics, Rate, Statistics, statistics};
use maat_engine::SeatSet;

use super::replay::{read, replay, wrong};
use crate::cli::Stats;
use crate::error::{Error, Result};

pub fn run(args: &Stats) -> Result<()> {
    let mut files = Vec::new();
    for path in &args.records {
        // Somebody who names a file wants that one; in a folder there may be other things.
        if path.is_dir() {
            collect(path, &mut files)?;
        } else {
            files.push((path.clone(), true));
        }
    }
    let mut digests = Vec::new();
    let mut unfinished = 0u32;
    let mut unread = Vec::new();
    for (file, named) in &files {
        match read(file).and_then(|record| replay(file, &record)) {
            Ok(game) => match Digest::of(&*game) {
                Some(digest) => digests.push(digest),
                None => unfinished += 1,
            },
            Err(error) if *named => return Err(error),
            Err(error) => unread.push(error),
        }
    }
    for error in unread.iter().take(SHOWN_ERRORS) {
        writeln!(stderr(), "left out: {error}")?;
    }
    if unread.len() > SHOWN_ERRORS {
        writeln!(stderr(), "left out: {} more files", unread.len() - SHOWN_ERRORS)?;
    }
    if unfinished > 0 {
        writeln!(stderr(), "left out because they are not over: {}", games(unfinished))?;
    }
    if digests.is_empty() {
        return Err(Error::wrong("there is no record of a finished game"));
    }
    let all = SeatSet::first(maat_engine::MAX_SEATS as u8);
    let figures: Vec<Statistics> = GAMES
        .iter()
        .map(|entry| statistics(entry.id, digests.iter().map(|digest| (digest, all))))
        .filter(|figures| figures.games > 0)
        .collect();
    if args.json {
        let text = serde_json::to_string(&figures).expect("figures have only text keys");
        writeln!(stdout(), "{text}")?;
        return Ok(());
    }
    figures.iter().try_for_each(print)
}

/// The number of files whose errors are told one by one.
const SHOWN_ERRORS: usize = 5;
/// The number of openings and of things that are printed.
const SHOWN_OPENINGS: usize = 5;
const SHOWN_GAINS: usize = 12;

/// The files of a folder and of those in it, in order.
fn collect(folder: &Path, files: &mut Vec<(PathBuf, bool)>) -> Result<()> {
    let entries = fs::read_dir(folder).map_err(|error| wrong(folder, error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_symlink() {
            continue;
        } else if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            files.push((path, false));
        }
    }
    Ok(())
}

fn games(count: u32) -> String {
    match count {
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}

fn players(count: u8) -> String {
    if count == 1 { "1 player".to_owned() } else { format!("{count} players") }
}

fn print(figures: &Statistics) -> Result<()> {
    let mut out = stdout();
    let small = if figures.games < FEW { "; so few games say little" } else { "" };
    let all = games(figures.games);
    writeln!(out, "{}: {all}, {:.1} points a player{small}", figures.game, figures.points)?;
    for table in &figures.tables {
        writeln!(out, "\n  {}, {}", players(table.players), games(table.games))?;
        for seat in &table.seats {
            writeln!(out, "    seat {}        {}  {:>6.1} points", seat.seat, rate(&seat.rate), seat.points)?;
        }
    }
    writeln!(out, "\n  points by source           all  winners")?;
    for source in &figures.sources {
        writeln!(out, "    {:<22}{:>8.1}{:>9.1}", source.id, source.points, source.winners)?;
    }
    let mut kinds: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for gain in &figures.gains {
        kinds.entry(&gain.kind).or_default().push(gain);
    }
    for (kind, gains) in kinds {
        writeln!(out, "\n  {kind}, who had it and won")?;
        for gain in gains.iter().take(SHOWN_GAINS) {
            writeln!(out, "    {:<22}{}", gain.id, rate(&gain.rate))?;
        }
        if gains.len() > SHOWN_GAINS {
            writeln!(out, "    and {} more", gains.len() - SHOWN_GAINS)?;
        }
    }
    writeln!(out, "\n  openings: the first decisions of a seat")?;
    openings(&mut out, &figures.openings, 4)?;
    writeln!(out)?;
    Ok(())
}

fn openings(out: &mut impl Write, all: &[OpeningStatistics], indent: usize) -> Result<()> {
    for opening in all.iter().take(SHOWN_OPENINGS) {
        let width = 26usize.saturating_sub(indent);
        writeln!(out, "{:indent$}{:<width$}{}", "", opening.text, rate(&opening.rate))?;
        openings(out, &opening.then[..opening.then.len().min(2)], indent + 2)?;
    }
    Ok(())
}

fn rate(Rate { games, share, expected, low, high }: &Rate) -> String {
    let [share, expected, low, high] = [share, expected, low, high].map(|part| 100.0 * part);
    format!("{games:>6} times  won {share:>5.1} %  ({low:.1}–{high:.1} %, by chance {expected:.1} %)")
}
