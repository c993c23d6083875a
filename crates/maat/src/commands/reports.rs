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
        let store = Store::open(&existing(&args.db)).await.map_err(|error| {
            Error::wrong(format!("{}: {error}; name the database of the server", args.db))
        })?;
        let done = act(&store, args.action.unwrap_or(ReportsAction::List { all: false })).await;
        store.close().await;
        done
    })
}

/// The address of a database, which is not made if it does not exist: nobody could have reported anything there.
fn existing(name: &str) -> String {
    let url = database(name);
    if url.starts_with("sqlite:") && !url.contains('?') { format!("{url}?mode=rw") } else { url }
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

/// A stored time as a date in UTC: `2026-11-18 17:05 UTC`.
fn day(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    // Years begin in March, so that a leap day is the last of its year; 400 of them have 146,097 days.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * march + 2) / 5 + 1, if march < 10 { march + 3 } else { march - 9 });
    let year = 400 * era + year + i64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

/// The report as comments, then the record, so that the whole text can be saved and replayed; unless the game was not over and the record
/// hides something from the reporter.
fn whole(report: &StoredReport) -> String {
    let StoredReport { number, kind, ply, lang, version, user, at, .. } = report;
    let table = report.table.as_deref().map_or_else(|| "none".to_owned(), |id| format!("/table/{id}"));
    let words: String = report.text.lines().map(|line| format!("#   {line}\n")).collect();
    format!(
        "# report {number}: {kind}, after {ply} lines, in {lang}, version {version}, by {user}, {}\n\
         # table {table}\n{words}{}\n",
        day(*at),
        report.record.trim_end(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_a_date() {
        for (seconds, date) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_709_251_199, "2024-02-29 23:59 UTC"),
            (1_767_225_600, "2026-01-01 00:00 UTC"),
            (1_798_761_599, "2026-12-31 23:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(day(1000 * seconds + 999), date);
        }
    }
}
