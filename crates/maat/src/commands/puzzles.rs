//! `maat puzzles`: finds puzzles and proves them again.

use std::fs;
use std::io::Write;

use anstream::{stderr, stdout};
use maat_catalog::Entry;
use maat_learn::puzzles::{Puzzle, find_new, puzzles};

use crate::cli::Puzzles;
use crate::error::{Error, Result};

pub fn run(args: &Puzzles) -> Result<()> {
    match (args.game, args.find) {
        (Some(game), Some(count)) => find(args, game, usize::from(count)),
        _ => check(args.game),
    }
}

fn find(args: &Puzzles, game: &Entry, count: usize) -> Result<()> {
    // Finding takes minutes, so a folder that does not exist is reported first.
    if !args.out.is_dir() {
        return Err(Error::wrong(format!("there is no folder {}", args.out.display())));
    }
    find_new(game, count, args.seed, |line, found| {
        writeln!(stderr(), "{line}")?;
        for (index, text) in found.iter().enumerate() {
            fs::write(args.out.join(format!("{:02}.txt", index + 1)), text)?;
        }
        Ok(())
    })
}

/// Proves the puzzles of one game or of all, and fails with the files whose answer is not the best any more.
fn check(game: Option<&Entry>) -> Result<()> {
    let mut out = stdout();
    let mut wrong = Vec::new();
    for puzzle in puzzles().iter().filter(|puzzle| game.is_none_or(|game| game.id == puzzle.game)) {
        match puzzle.prove() {
            Ok(proofs) => {
                let margins: Vec<String> = proofs
                    .iter()
                    .map(|proof| format!("{} by {:.1} ± {:.1}", proof.best, proof.margin, proof.error))
                    .collect();
                writeln!(out, "{}: {}", puzzle.file(), margins.join(", "))?;
            }
            Err(doubt) => {
                writeln!(out, "{}: {} {doubt}", puzzle.file(), answer(puzzle))?;
                wrong.push(puzzle.file());
            }
        }
        out.flush()?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::wrong(format!("not proved: {}", wrong.join(", ")))) }
}

/// The answer as it is stored.
fn answer(puzzle: &Puzzle) -> String {
    let plies: Vec<&str> = puzzle.answers.iter().map(|answer| &*answer.text).collect();
    format!("{} by {:.1}?", plies.join(", "), puzzle.answers[0].margin)
}
