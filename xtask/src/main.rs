//! The project's chores, called as `cargo xtask …`.

mod codegen;
mod perf;
mod pictures;
mod setup;
mod soak;
mod test;
mod tidy;
mod visit;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The chores of the Maat workspace.
#[derive(Parser, Debug)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Everything that must hold before a change is merged.
    ///
    /// Runs `setup` first. Then formatting, tidy, generated files, the web client's tests, clippy with warnings denied,
    /// doctests, games played in a browser, the store on PostgreSQL, then all other tests (by cargo-nextest where it is
    /// installed, otherwise by cargo test). Stops at the first step that fails, with its exit code.
    Test(test::Args),
    /// Installs what the tests need besides Rust and Node: Chromium and PostgreSQL.
    ///
    /// By apt-get, where the system has it and we are root; otherwise it says what to install. The exit code is 2 if
    /// something is still missing.
    Setup,
    /// The project's invariants, written as absences.
    ///
    /// No IO, clock, generator or JSON in the rules; dependencies that point one way; no unsafe code; SQL in one
    /// file; no leftovers or paths of one machine; no missing, differing or unused text in the
    /// locales. Prints each finding as `path:line: what`; the exit code is 1 if there is any.
    Tidy,
    /// Writes generated files: TypeScript types of what travels, the list of languages, board samples, cases of words.
    Codegen {
        /// Write nothing; fail if a file is stale.
        #[arg(long)]
        check: bool,
    },
    /// Draws the pictures that are committed: the covers of the games and the screenshots of the documentation.
    ///
    /// Needs Chromium, see `setup`.
    Pictures,
    /// Counts instructions of playouts, legal moves, views and search, and compares them with the baseline.
    ///
    /// Needs valgrind. The same code gives the same figures, however busy the machine is.
    Perf(perf::Args),
    /// Measures a first visit on a slow line, and runs lighthouse on lobby, rules, a game and a table.
    ///
    /// Needs Chromium, see `setup`, and the npm registry, from which npx fetches lighthouse. Takes ten minutes.
    Visit,
    /// Plays a great many random games through all laws, on all cores.
    Soak(soak::Args),
}

fn main() -> Result<ExitCode> {
    match Cli::parse().chore {
        Chore::Test(args) => test::run(args),
        Chore::Setup => Ok(setup::run()),
        Chore::Tidy => tidy::run(),
        Chore::Codegen { check } => codegen::run(check),
        Chore::Pictures => pictures::run(),
        Chore::Perf(args) => perf::run(&args),
        Chore::Visit => visit::run(),
        Chore::Soak(args) => soak::run(&args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn soak_knows_the_games() {
        let parse = |game| Cli::try_parse_from(["xtask", "soak", game, "--games", "5"]);
        assert!(parse("imhotep").is_ok());
        assert!(parse("senet").unwrap_err().to_string().contains("possible values"));
    }
}
