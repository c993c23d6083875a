//! Maat on the command line.

mod boards;
mod cli;
mod commands;
mod error;

use std::io::Write;
use std::process::ExitCode;

use anstyle::AnsiColor;
use cli::Command;
use error::{Error, Result};

fn main() -> ExitCode {
    match run() {
        Ok(()) | Err(Error::Closed) => ExitCode::SUCCESS,
        Err(error) => {
            let red = AnsiColor::Red.on_default().bold();
            // If nobody can read it, nothing is left to be said.
            let _ = writeln!(anstream::stderr(), "{red}error:{red:#} {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<()> {
    let cli = cli::parse()?;
    colour(cli.color).write_global();
    match &cli.command {
        None => commands::serve::run(&cli::serve_as_usual()?),
        Some(command) => run_command(command),
    }
}

fn run_command(command: &Command) -> Result<()> {
    match command {
        Command::Serve(args) => commands::serve::run(args),
        Command::Backup(args) => commands::backup::run(args),
        Command::Reports(args) => commands::reports::run(args),
        Command::Play(args) => commands::play::run(args),
        Command::Replay(args) => commands::replay::run(args),
        Command::Verify(args) => commands::verify::run(args),
        Command::Analyse(args) => commands::analyse::run(args),
        Command::Arena(args) => commands::arena::run(args),
        Command::Bench(args) => commands::bench::run(args),
        Command::Calibrate(args) => commands::calibrate::run(args),
        Command::Content(args) => commands::content::run(args),
        Command::Perft(args) => commands::perft::run(args),
        Command::Puzzles(args) => commands::puzzles::run(args),
        Command::Stats(args) => commands::stats::run(args),
        Command::Completions(args) => commands::completions::run(args),
    }
}

fn colour(choice: clap::ColorChoice) -> anstream::ColorChoice {
    match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    }
}
