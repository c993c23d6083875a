//! Benchmarks of the games and of the server.

mod replay;
#[cfg(feature = "bench-server")]
mod server;

use std::io::Write;
use std::time::Duration;

use anstream::{stderr, stdout};
use maat_catalog::bench::Figures;
use maat_catalog::{Entry, GAMES};
use rustix::time::{ClockId, clock_gettime};

use crate::cli::{Bench, OtherBench};
#[cfg(not(feature = "bench-server"))]
use crate::error::Error;
use crate::error::Result;

pub fn run(args: &Bench) -> Result<()> {
    match &args.other {
        #[cfg(feature = "bench-server")]
        Some(OtherBench::Server(args)) => server::run(args)?,
        #[cfg(not(feature = "bench-server"))]
        Some(OtherBench::Server(_)) => {
            let how = "cargo run --release --features bench-server -- bench server";
            return Err(Error::wrong(format!("this build has no clients to load a server with: {how}")));
        }
        Some(OtherBench::Replay(args)) => replay::run(args)?,
        None => games(args)?,
    }
    if cfg!(debug_assertions) {
        writeln!(stderr(), "note: this is no release build; its figures say little")?;
    }
    Ok(())
}

fn games(args: &Bench) -> Result<()> {
    let mut out = stdout();
    if !args.json {
        writeln!(out, "{HEAD}")?;
    }
    for (game, seats) in plan(args) {
        let figures = game.bench(&game.terms(seats, ""), cpu_time)?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&figures).expect("figures have only text keys"))?;
        } else {
            writeln!(out, "{}", row(&figures))?;
        }
        // One measurement takes seconds: show each at once.
        out.flush()?;
    }
    Ok(())
}

/// A number of seats that a game does not have is an error only if that game was asked for.
fn plan(args: &Bench) -> Vec<(&'static Entry, u8)> {
    let seats = |game: &'static Entry| match args.seats {
        Some(seats) if args.game.is_some() || game.seats.contains(&seats) => vec![seats],
        Some(_) => Vec::new(),
        None => game.seats.clone().collect(),
    };
    let games = GAMES.iter().filter(|game| args.game.is_none_or(|chosen| chosen.id == game.id));
    games.flat_map(|game| seats(game).into_iter().map(move |seats| (game, seats))).collect()
}

fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

const HEAD: &str = "game    seats  plies/s  decis/s  games/s  plies  legal clone ns state B  view B   mcts/s";

fn row(figures: &Figures) -> String {
    format!(
        "{:<8}{:>5}{:>9}{:>9}{:>9}{:>7.1}{:>7.1}{:>9.1}{:>8}{:>8.0}{:>9}",
        figures.game,
        figures.seats,
        short(figures.plies_per_s),
        short(figures.decisions_per_s),
        short(figures.games_per_s),
        figures.mean_plies,
        figures.mean_legal,
        figures.clone_ns,
        figures.state_bytes,
        figures.view_json_bytes,
        short(figures.mcts_sims_per_s),
    )
}

/// Three or four digits and a unit: 12.3 M.
fn short(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.2} M", rate / 1e6)
    } else if rate >= 1e4 {
        format!("{:.1} k", rate / 1e3)
    } else {
        format!("{rate:.0}")
    }
}
