//! Reports of players to the host of the server.

use maat_server::store::{Store, StoredReport};

use super::serve::database;
use crate::cli::{Reports, ReportsAction};
use crate::error::{Error, Result};

/// The longest beginning of a report in a list, in characters.
const EXCERPT: usize = 60;

pub fn run(args: &Reports) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&database(&args.db)).await.map_err(trouble)?;
        let done = act(&store, args.action.unwrap_or(ReportsAction::List { all: false })).await;
        store.close().await;
        done
    })
}

async fn act(store: &Store, action: ReportsAction) -> Result<()> {
    match action {
        ReportsAction::List { all } => {
            let reports = store.reports(all).await.map_err(trouble)?;
            if reports.is_empty() {
                anstream::println!("no reports");
            }
            for report in &reports {
                anstream::println!("{}", line(report));
            }
        }
        ReportsAction::Show { number } => {
            let report = store.report(number).await.map_err(trouble)?.ok_or_else(|| unknown(number))?;
            anstream::print!("{}", whole(&report));
        }
        ReportsAction::Close { number } => {
            if !store.close_report(number).await.map_err(trouble)? {
                return Err(unknown(number));
            }
            anstream::println!("report {number} is closed");
        }
    }
    Ok(())
}

fn trouble(error: impl std::fmt::Display) -> Error {
    Error::wrong(error.to_string())
}

fn unknown(number: u32) -> Error {
    Error::wrong(format!("there is no report {number}; `maat reports list --all` lists all"))
}

fn line(report: &StoredReport) -> String {
    let StoredReport { number, kind, ply, closed, .. } = report;
    let mut text: String = report.text.replace('\n', " ").chars().take(EXCERPT).collect();
    if text.len() < report.text.len() {
        text.push('…');
    }
    let closed = if *closed { " (closed)" } else { "" };
    format!("{number:>5}  {:<8} {:<8} ply {ply:<4} {text}{closed}", game(report), kind)
}

/// The game that the record names.
fn game(report: &StoredReport) -> &str {
    report.record.split_whitespace().nth(1).unwrap_or("?")
}

/// The report as comments, then the record, so that the whole text can be saved and replayed.
fn whole(report: &StoredReport) -> String {
    let StoredReport { number, kind, ply, lang, version, user, at, .. } = report;
    let table = report.table.as_deref().map_or_else(|| "none".to_owned(), |id| format!("/table/{id}"));
    let words: String = report.text.lines().map(|line| format!("#   {line}\n")).collect();
    format!(
        "# report {number}: {kind}, after {ply} lines, in {lang}, version {version}, by {user}, {} seconds since 1970\n\
         # table {table}\n{words}{}\n",
        at / 1000,
        report.record.trim_end(),
    )
}
