//! The server under load. It runs in a process of its own; this one is its clients.

mod analysis;
mod child;
mod load;
mod rest;
mod table;

use std::fmt::Display;
use std::io::Write;

use anstream::stdout;
use serde::Serialize;

use crate::cli::{Scenario, ServerBench};
use crate::error::{Error, Result};
use analysis::{Analysed, analyse, while_analysing};
use child::{Folder, Server};
use load::{Load, PACE, Pace, TABLES, load};
use rest::{Idle, Opening, Start};

/// All figures, by what was measured.
#[derive(Serialize, Debug, Default)]
struct Report {
    cores: usize,
    seconds: u16,
    throughput: Option<Load>,
    paced: Option<Load>,
    bots: Option<Load>,
    /// How much longer the slowest moves take while bots think.
    bots_p99_ratio: Option<f64>,
    /// A whole analysis while nothing else happens, and moves while others run.
    analysis: Option<Analysed>,
    analyses: Option<Load>,
    idle: Option<Idle>,
    opening: Option<Opening>,
    start: Option<Start>,
}

pub fn run(args: &ServerBench) -> Result<()> {
    child::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = measure(args) => report,
            // Dropping what runs ends the server and removes its database.
            _ = tokio::signal::ctrl_c() => Err(Error::wrong("interrupted")),
        }
    })?;
    if args.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report).map_err(failed)?)?;
    }
    Ok(())
}

async fn measure(args: &ServerBench) -> Result<Report> {
    let folder = Folder::new()?;
    let print = Print { silent: args.json };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut report = Report { cores, seconds: args.seconds, ..Report::default() };
    let wanted = |scenario| args.only.is_empty() || args.only.contains(&scenario);
    print.row("measured", "", "goal")?;
    if wanted(Scenario::Throughput) {
        let server = Server::start(&folder.database("throughput")).await?;
        let figures = load(&server, Pace::Flat, args.seconds).await?;
        print.row("moves/s, 4 viewers a table", &format!("{:.0}", figures.moves_per_s), "≥ 5000")?;
        print.delays("  click to last viewer", &figures, "")?;
        report.throughput = Some(figures);
    }
    if wanted(Scenario::Paced) {
        let server = Server::start(&folder.database("paced")).await?;
        let figures = load(&server, Pace::Given, args.seconds).await?;
        print.delays(&format!("{PACE} moves/s, {TABLES} tables"), &figures, "p99 ≤ 10 ms")?;
        report.paced = Some(figures);
    }
    if wanted(Scenario::Bots) {
        let server = Server::start(&folder.database("bots")).await?;
        let _watching = rest::busy_bots(server.address).await?;
        let figures = load(&server, Pace::Given, args.seconds).await?;
        print.delays("  while bots think", &figures, "p99 ≤ 2 × that without")?;
        report.bots_p99_ratio = report.paced.as_ref().map(|paced| figures.p99_ms / paced.p99_ms);
        report.bots = Some(figures);
    }
    if wanted(Scenario::Analysis) {
        let server = Server::start(&folder.database("analysis")).await?;
        let figures = analyse(server.address, 0).await?;
        print.row("analyse a game of four", &figures.to_string(), "≤ 30 s")?;
        report.analysis = Some(figures);
        let load = load(&server, Pace::Given, args.seconds);
        let figures = while_analysing(server.address, load).await?;
        print.delays("  moves while analyses run", &figures, "p99 ≤ 10 ms")?;
        report.analyses = Some(figures);
    }
    if wanted(Scenario::Idle) {
        let figures = rest::idle(&folder.database("idle")).await?;
        print.row(&format!("{} idle sockets", figures.sockets), &figures.to_string(), "≤ 200 MB")?;
        report.idle = Some(figures);
    }
    if wanted(Scenario::Opening) {
        let figures = rest::opening(&folder.database("opening")).await?;
        print.row(&format!("open a table of {} plies", figures.plies), &figures.to_string(), "≤ 50 ms")?;
        report.opening = Some(figures);
    }
    if wanted(Scenario::Start) {
        let figures = rest::start(&folder.database("start")).await?;
        print.row(&format!("start with {} games", figures.games), &figures.to_string(), "< 1000 ms")?;
        report.start = Some(figures);
    }
    Ok(report)
}

/// One row at a time: a measurement takes seconds.
struct Print {
    silent: bool,
}

impl Print {
    fn row(&self, what: &str, figure: &str, goal: &str) -> Result<()> {
        if !self.silent {
            let mut out = stdout();
            writeln!(out, "{what:<28} {figure:<58} {goal}")?;
            out.flush()?;
        }
        Ok(())
    }

    fn delays(&self, what: &str, load: &Load, goal: &str) -> Result<()> {
        self.row(what, &load.to_string(), goal)
    }
}

fn failed(error: impl Display) -> Error {
    Error::wrong(error.to_string())
}
