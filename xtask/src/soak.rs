//! `cargo xtask soak`: the laws over a great many games, in release mode.

use std::process::ExitCode;

use anyhow::Result;
use clap::builder::PossibleValuesParser;

use crate::workspace;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(maat_catalog::GAMES.iter().map(|entry| entry.id)))]
    game: String,
    /// Number of games, over all seat counts and options
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    /// Seed; the same seed plays the same games on the same number of cores
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many of 256 positions are checked against all laws; the cheap laws are checked at every ply
    #[arg(long, value_name = "P", default_value_t = 2)]
    probes: u32,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let mut command = workspace::cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "maat-catalog",
        "--features",
        "testing",
        "--example",
        "soak",
        "--",
    ]);
    command.args([&args.game, &args.games.to_string(), &args.seed.to_string(), &args.probes.to_string()]);
    workspace::exit_code(command)
}
