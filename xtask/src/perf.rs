//! `cargo xtask perf`: instructions of playouts, legal moves, views and search, against a baseline.
//!
//! Counted by valgrind, so that the same code gives the same figure however busy the machine is.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail, ensure};
use maat_catalog::GAMES;
use maat_catalog::bench::Work;

use crate::workspace;

/// `GAME KIND INSTRUCTIONS`, a line each.
const BASELINE: &str = "xtask/perf.txt";

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Write the figures down as the new baseline
    #[arg(long)]
    save: bool,
    /// A binary of the example `work`, built elsewhere [default: built here]
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let binary = match &args.binary {
        Some(binary) => binary.clone(),
        None => build()?,
    };
    let baseline = read(&fs::read_to_string(workspace::root().join(BASELINE)).unwrap_or_default());
    let mut figures = String::new();
    println!("{:<10} {:<12} {:>12} {:>12} {:>8}", "game", "work", "baseline", "now", "change");
    for game in GAMES {
        for work in Work::ALL {
            let now = instructions(&binary, game.id, work)?;
            let before = baseline.get(&(game.id.to_owned(), work.id().to_owned())).copied();
            let change = before.map_or_else(String::new, |before| {
                format!("{:+.1} %", 100.0 * (now as f64 / before as f64 - 1.0))
            });
            let before = before.map_or_else(|| "-".to_owned(), |before| before.to_string());
            println!("{:<10} {:<12} {before:>12} {now:>12} {change:>8}", game.id, work.id());
            figures += &format!("{} {} {now}\n", game.id, work.id());
        }
    }
    if args.save {
        fs::write(workspace::root().join(BASELINE), figures).context("the baseline cannot be written")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn build() -> Result<PathBuf> {
    let mut cargo = workspace::cargo(&[
        "build",
        "--quiet",
        "--release",
        "--package",
        "maat-catalog",
        "--example",
        "work",
    ]);
    ensure!(cargo.status().context("cannot start cargo")?.success(), "the example cannot be built");
    let own = std::env::current_exe()?;
    let target = own.ancestors().nth(2).context("xtask lies in a folder of the target folder")?;
    Ok(target.join("release/examples/work"))
}

/// Instructions for one unit of work: the difference between many rounds and few, so that the start does not count.
fn instructions(binary: &PathBuf, game: &str, work: Work) -> Result<u64> {
    let (few, many) = match work {
        Work::Playout | Work::LegalMoves | Work::View => (10, 110),
        Work::Search => (500, 2500),
    };
    let (few, many) = (count(binary, game, work, few)?, count(binary, game, work, many)?);
    Ok((many.0 - few.0) / (many.1 - few.1))
}

/// Instructions, and units of work.
fn count(binary: &PathBuf, game: &str, work: Work, rounds: u32) -> Result<(u64, u64)> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(binary)
        .args([game, work.id(), &rounds.to_string()])
        .stdin(Stdio::null())
        .output()
        .context("valgrind is missing: it counts instructions (on Debian: apt-get install valgrind)")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{game} {}: {said}", work.id());
    let number = |text: &str| text.trim().replace(',', "").parse::<u64>().ok();
    // Versions of valgrind differ in the space between the words.
    let instructions = |line: &str| {
        let (what, counted) = line.split_once(" refs:")?;
        what.trim_end().ends_with(" I").then(|| number(counted))?
    };
    let counted = said.lines().find_map(instructions);
    let units = number(&String::from_utf8_lossy(&output.stdout));
    match (counted, units) {
        (Some(counted), Some(units)) => Ok((counted, units)),
        _ => bail!("{game} {}: no count in {said}", work.id()),
    }
}

fn read(text: &str) -> BTreeMap<(String, String), u64> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        Some(((words.next()?.to_owned(), words.next()?.to_owned()), words.next()?.parse().ok()?))
    };
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_baseline_has_every_figure() {
        let baseline = read(&fs::read_to_string(workspace::root().join(BASELINE)).unwrap());
        for game in GAMES {
            for work in Work::ALL {
                assert!(
                    baseline.contains_key(&(game.id.to_owned(), work.id().to_owned())),
                    "{} {work:?}",
                    game.id
                );
            }
        }
    }
}
