//! `maat stats`: figures of games over many records.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anstream::{stderr, stdout};
use maat_catalog::GAMES;
use maat_catalog::stats::{Digest, FEW, GainStatistics, OpeningStatistics, Rate, Statistics, statistics};
use maat_engine::SeatSet;
use maat_words::Words;
use serde_json::json;

use super::replay::{read, replay, wrong};
use crate::boards::text::{BOLD, DIM, Text};
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
        .map(|entry| statistics(entry.id, args.players, digests.iter().map(|digest| (digest, all))))
        .filter(|figures| figures.games > 0)
        .collect();
    if figures.is_empty() {
        return Err(Error::wrong("there is no record of a finished game with so many players"));
    }
    if args.json {
        let text = serde_json::to_string(&figures).expect("figures have only text keys");
        writeln!(stdout(), "{text}")?;
        return Ok(());
    }
    let words = Words::new(args.language.get(), Vec::new());
    figures.iter().try_for_each(|figures| Report { figures, words: &words }.print())
}

/// The number of files whose errors are told one by one.
const SHOWN_ERRORS: usize = 5;
/// The number of first decisions that are printed.
const SHOWN_OPENINGS: usize = 6;
/// The width of the column of names.
const NAME: usize = 34;

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

/// For operators, in English like other messages of the command line.
fn games(count: u32) -> String {
    match count {
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}

struct Report<'a> {
    figures: &'a Statistics,
    words: &'a Words,
}

impl Report<'_> {
    fn print(&self) -> Result<()> {
        let (mut out, Report { figures, words }) = (stdout(), self);
        let text = |key: &str| words.text(key, &[]);
        let games = |count: u32| words.text("stats-games", &[("count", count.into())]);
        let points = format!("{}: {:.1}", text("stats-points"), figures.points);
        let title = Text::painted(BOLD, &words.game(&figures.game));
        writeln!(out, "{}", title.with("   ").with(format!("{} · {points}", games(figures.games))))?;
        if figures.games < FEW {
            writeln!(out, "{}", Text::painted(DIM, &text("stats-few-records")))?;
        }
        writeln!(out, "{}", Text::painted(DIM, &text("stats-record-help")))?;
        let counted = |players: u8| figures.players.is_none_or(|only| only == players);
        for table in figures.tables.iter().filter(|table| counted(table.players)) {
            let players = words.text("stats-players-of", &[("number", table.players.into())]);
            self.heading(&format!("{players}, {}", games(table.games)))?;
            for seat in &table.seats {
                let place = [("number", (seat.seat.index() + 1).into()), ("count", table.players.into())];
                let points =
                    words.text("stats-seat-points", &[("points", format!("{:.1}", seat.points).into())]);
                let rate = self.rate(&seat.rate, "stats-results-count");
                writeln!(out, "  {:<NAME$}{rate} · {points}", words.text("stats-seat-of", &place))?;
            }
        }
        self.means(
            &text("stats-sources"),
            figures.sources.iter().map(|one| (self.title(&one.id), one.points, one.winners)),
        )?;
        for kind in kinds(figures.actions.iter().map(|action| &action.kind)) {
            let actions = figures.actions.iter().filter(|action| action.kind == *kind);
            let title = format!("{} · {}", text(&format!("stats-action-{kind}")), text("stats-times"));
            self.means(&title, actions.map(|one| (self.title(&one.id), one.times, one.winners)))?;
        }
        for kind in kinds(figures.gains.iter().map(|gain| &gain.kind)) {
            let gains: Vec<_> = figures.gains.iter().filter(|gain| gain.kind == *kind).collect();
            self.heading(&format!("{} · {}", text(&format!("stats-kind-{kind}")), text("stats-thing")))?;
            self.gains(&gains, "stats-results-count")?;
        }
        if !figures.battles.is_empty() {
            self.heading(&format!("{} · {}", text("stats-battles"), text("stats-battles-thing")))?;
            self.gains(&figures.battles.iter().collect::<Vec<_>>(), "stats-battle-count")?;
        }
        self.heading(&text("stats-openings"))?;
        self.openings(&figures.openings, 2)?;
        writeln!(out)?;
        Ok(())
    }

    fn heading(&self, text: &str) -> Result<()> {
        writeln!(stdout(), "\n{}", Text::painted(BOLD, text))?;
        Ok(())
    }

    /// Averages of everybody and of the winners.
    fn means(&self, title: &str, rows: impl Iterator<Item = (String, f64, f64)>) -> Result<()> {
        let (all, winners) = (self.words.text("stats-all", &[]), self.words.text("stats-winners", &[]));
        self.heading(title)?;
        writeln!(stdout(), "{}", Text::painted(DIM, &format!("  {:NAME$}{all:>12}{winners:>12}", "")))?;
        for (name, mean, of_winners) in rows {
            let row = format!("  {name:<NAME$}{mean:>12.1}{of_winners:>12.1}").replace('-', "−");
            writeln!(stdout(), "{row}")?;
        }
        Ok(())
    }

    fn gains(&self, gains: &[&GainStatistics], unit: &str) -> Result<()> {
        for gain in gains {
            writeln!(stdout(), "  {:<NAME$}{}", self.thing(gain), self.rate(&gain.rate, unit))?;
        }
        Ok(())
    }

    fn openings(&self, all: &[OpeningStatistics], indent: usize) -> Result<()> {
        // The most frequent first decisions, and the two most frequent answers to each.
        for opening in all.iter().take(if indent == 2 { SHOWN_OPENINGS } else { 2 }) {
            writeln!(stdout(), "{:indent$}{}", "", self.decision(opening))?;
            writeln!(
                stdout(),
                "{:indent$}  {}",
                "",
                Text::painted(DIM, &self.rate(&opening.rate, "stats-results-count"))
            )?;
            self.openings(&opening.then, indent + 2)?;
        }
        Ok(())
    }

    fn decision(&self, OpeningStatistics { text, things, .. }: &OpeningStatistics) -> String {
        if things.is_empty() {
            return self.words.move_text(&self.figures.game, text);
        }
        self.words.label(&self.figures.game, &format!("count-{text}"), &json!({ "things": things }))
    }

    /// The name of something that players got; what a Nile card brings has a word of its own.
    fn thing(&self, GainStatistics { kind, id, .. }: &GainStatistics) -> String {
        let game = &self.figures.game;
        if kind == "artisan" {
            let points: i64 = id.parse().unwrap_or_default();
            return self.words.label(game, "count-artisan", &json!({ "points": points }));
        }
        let word = format!("{game}-label-word-{id}");
        if kind == "effect" && self.words.has(&word) {
            capital(&self.words.text(&word, &[]))
        } else {
            self.title(id)
        }
    }

    fn title(&self, id: &str) -> String {
        capital(&self.words.title(&self.figures.game, id))
    }

    fn rate(&self, rate: &Rate, unit: &str) -> String {
        let percent = |key: &str, part: f64| self.words.text(key, &[("number", whole(part).into())]);
        let range = [("low", whole(rate.low).into()), ("high", whole(rate.high).into())];
        format!(
            "{:>6} ({}, {}) · {}",
            percent("stats-percent", rate.share),
            self.words.text("stats-range", &range),
            percent("stats-by-chance", rate.expected),
            self.words.text(unit, &[("count", rate.results.into())]),
        )
    }
}

fn whole(part: f64) -> i64 {
    (100.0 * part).round() as i64
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Each kind once, in order.
fn kinds<'k>(all: impl Iterator<Item = &'k String>) -> Vec<&'k String> {
    let mut kinds: Vec<&String> = all.collect();
    kinds.dedup();
    kinds
}
