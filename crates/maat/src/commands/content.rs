//! `maat content`: the sources of the printed facts.

use std::io::Write;

use anstream::stdout;
use maat_catalog::content::{PROVENANCES, survey};

use crate::cli::Content;
use crate::error::{Error, Result};

pub fn run(args: &Content) -> Result<()> {
    let game = args.game;
    let text = game.content.last().ok_or_else(|| Error::wrong(format!("{} has no content", game.id)))?;
    let survey = survey(text).map_err(Error::Wrong)?;
    let mut out = stdout();
    writeln!(out, "{}, revision {}", game.id, game.revision)?;
    let heads: String = PROVENANCES.iter().map(|provenance| format!("{provenance:>15}")).collect();
    writeln!(out, "{:<20}{heads}{:>8}", "", "rows")?;
    let mut totals = [0; PROVENANCES.len()];
    for (table, rows) in &survey {
        let counts = PROVENANCES.map(|provenance| rows.get(provenance).copied().unwrap_or_default());
        totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        writeln!(out, "{}", row(table, &counts))?;
    }
    writeln!(out, "{}", row("total", &totals))?;
    Ok(())
}

fn row(name: &str, counts: &[usize]) -> String {
    let cells: String = counts.iter().map(|count| format!("{count:>15}")).collect();
    format!("{name:<20}{cells}{:>8}", counts.iter().sum::<usize>())
}
