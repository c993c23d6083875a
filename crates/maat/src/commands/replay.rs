//! Replays a record: its log, and the position at a ply.

use std::fmt;
use std::fs::File;
use std::io::{Read, Write, stdin};
use std::path::Path;

use anstream::stdout;
use maat_catalog::{AnyGame, GAMES, Line, find};
use maat_engine::{Action, Actor, Outcome, Record, ReplayErrorKind, Seat, Turn, Viewer};
use maat_words::Words;
use serde::Serialize;
use serde_json::Value;

use crate::boards::text::{BOLD, DIM, Text, WIDTH, wrap};
use crate::boards::{self, Scene, board_of, event_of, json_view, letter};
use crate::cli::Replay;
use crate::error::{Error, Result};

/// The largest record that is read. No game comes near it: a larger file is something else.
const MOST_BYTES: u64 = 1 << 20;

/// The name that stands for standard input.
const STDIN: &str = "-";

pub fn run(args: &Replay) -> Result<()> {
    let record = read(&args.file)?;
    let whole = replay(&args.file, &record)?;
    let plies = whole.len();
    let at = match args.at.map(usize::try_from) {
        None => plies,
        Some(Ok(at)) if at <= plies => at,
        Some(_) => {
            return Err(Error::wrong(format!("the record has {plies} plies: choose --at 0 to {plies}")));
        }
    };
    let game = if at == plies { whole } else { replay(&args.file, &shortened(&record, at)?)? };
    if args.json {
        let position = serde_json::to_string(&Position::of(&record, &*game));
        writeln!(stdout(), "{}", position.expect("a position has only text keys"))?;
        return Ok(());
    }
    let names = Seat::first(record.seats()).map(letter).collect();
    show(&record, &*game, &Words::new(args.language.get(), names))
}

/// Reads a record. Whatever the file holds, the worst is an error of one line.
pub fn read(path: &Path) -> Result<Record> {
    let mut bytes = Vec::new();
    let source: std::io::Result<Box<dyn Read>> = if path == Path::new(STDIN) {
        Ok(Box::new(stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let size = source.and_then(|source| source.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    let size = size.map_err(|error| wrong(path, format!("{error}; name a file that holds a record")))?;
    if size as u64 > MOST_BYTES {
        return Err(wrong(path, "this is no record: a record is shorter than a megabyte"));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| wrong(path, "this is no record: a record is text in UTF-8"))?;
    text.parse().map_err(|error| wrong(path, error))
}

/// Plays a record again, every move checked.
pub fn replay(path: &Path, record: &Record) -> Result<Box<dyn AnyGame>> {
    let entry = find(record.game()).ok_or_else(|| {
        let games: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        let (game, games) = (record.game(), games.join(" "));
        wrong(path, format!("this is a record of `{game}`, which is none of the games here: {games}"))
    })?;
    entry.replay(record).map_err(|error| {
        let ply = error.ply.checked_sub(1).and_then(|index| record.plies().get(index));
        match ply.filter(|_| !matches!(error.why, ReplayErrorKind::Result { .. })) {
            Some(ply) => wrong(path, format!("{error}: `{} {}`", ply.actor, ply.text)),
            None => wrong(path, error),
        }
    })
}

pub fn wrong(path: &Path, why: impl fmt::Display) -> Error {
    let name = if path == Path::new(STDIN) { "standard input".into() } else { path.to_string_lossy() };
    Error::wrong(format!("{name}: {why}"))
}

/// The first plies of a record that was replayed whole.
fn shortened(record: &Record, plies: usize) -> Result<Record> {
    let head =
        Record::new(record.game(), record.revision(), record.seats(), record.dealing(), record.options());
    let mut text = head.to_string();
    for ply in record.plies().iter().take(plies) {
        text += &format!("{} {}\n", ply.actor, ply.text);
    }
    text.parse().map_err(|error| Error::wrong(format!("{error}")))
}

/// The output of `--json`.
#[derive(Serialize)]
struct Position<'a> {
    game: &'a str,
    revision: u16,
    seats: u8,
    options: &'a str,
    plies: usize,
    /// The plies played so far.
    at: usize,
    step: &'static str,
    /// The actors who are due: seats, or `*` for chance; empty when the game is over.
    turn: Vec<String>,
    view: Value,
    outcome: Option<Outcome>,
}

impl Position<'_> {
    fn of<'a>(record: &'a Record, game: &dyn AnyGame) -> Position<'a> {
        let due = match game.turn() {
            Turn::Seats(due) => due.iter().map(Actor::Seat).collect(),
            Turn::Chance => vec![Actor::Chance],
            Turn::Over => Vec::new(),
        };
        Position {
            game: record.game(),
            revision: record.revision(),
            seats: record.seats(),
            options: record.options(),
            plies: record.plies().len(),
            at: game.len(),
            step: game.step(),
            turn: due.iter().map(Actor::to_string).collect(),
            view: json_view(game, Viewer::Omniscient),
            outcome: game.outcome(),
        }
    }
}

fn show(record: &Record, game: &dyn AnyGame, words: &Words) -> Result<()> {
    let mut out = stdout();
    let (at, all) = (game.len(), record.plies().len());
    let ply = words.ui("ply", &[("number", at.into()), ("total", all.into())]);
    let title = Text::painted(BOLD, &words.game(record.game())).with("   ").with(ply);
    writeln!(out, "{title}")?;
    if !record.options().is_empty() {
        writeln!(out, "{}", Text::painted(DIM, record.options()))?;
    }
    writeln!(out)?;
    history(game, words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    let scene = Scene { game: record.game(), words, players: &[] };
    let board = board_of(game, Viewer::Omniscient, scene);
    writeln!(out)?;
    for line in board.draw() {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    let last = match game.outcome() {
        Some(outcome) => boards::ending(scene, &*board, &outcome),
        None => vec![words.waiting(record.game(), game.step(), game.turn().seats()).into()],
    };
    last.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// The log, ply by ply. Undone plies are marked and dimmed.
fn history(game: &dyn AnyGame, words: &Words) -> Vec<Text> {
    let mut log = game.log_since(0, Viewer::Omniscient).into_iter().peekable();
    let mut lines = Vec::new();
    for ply in 0..game.len() {
        let line = game.line(ply, Viewer::Omniscient);
        if let Some(Line { actor: Actor::Seat(seat), action: Action::Undo, text, .. }) = line {
            let undo = words.move_text(game.id(), &text);
            lines.push(Text::from(format!("{:>4}  {}: {undo}", ply + 1, words.seat(seat))));
        }
        while let Some(entry) = log.next_if(|entry| entry.line == ply) {
            let mark = if entry.undone { " × " } else { "  " };
            let text = wrap(&words.event(game.id(), &event_of(&entry)), WIDTH - 8);
            for (index, part) in text.iter().enumerate() {
                let line = match index {
                    0 => format!("{:>4}{mark}{part}", ply + 1),
                    _ => format!("{:8}{part}", ""),
                };
                lines.push(if entry.undone { Text::painted(DIM, &line) } else { Text::from(line) });
            }
        }
    }
    lines
}
