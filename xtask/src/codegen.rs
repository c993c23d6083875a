//! Files that are written from what the Rust crates know: TypeScript types of what travels, the list of languages, board
//! samples, printed facts, and the table of cases that both binders of words are tested with.

mod samples;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use maat_catalog::Entry;
use maat_protocol::{ChapterInfo, PuzzleInfo, PuzzleState};
use maat_words::cases::Cases;
use maat_words::{Lang, Words};
use serde::Serialize;

use crate::workspace::root;

/// The table holds questions, which people write, and answers, which are written here.
const CASES: &str = "crates/words/cases.json";

/// Writes the files, or with `check` fails if one of them is stale.
pub fn run(check: bool) -> Result<ExitCode> {
    let mut modules = vec![
        ("web/src/protocol.ts".to_owned(), maat_protocol::typescript()),
        ("web/src/langs.ts".to_owned(), languages()),
        ("web/src/prerender/games.json".to_owned(), games()),
        ("web/src/prerender/chapters.json".to_owned(), chapters()?),
        ("web/src/prerender/puzzles.json".to_owned(), puzzles()?),
        (CASES.to_owned(), cases()?),
    ];
    modules.push(("web/src/stats/types.ts".to_owned(), maat_catalog::stats::typescript()));
    for (game, text) in maat_catalog::typescript() {
        modules.push((format!("web/src/games/{game}/view.ts"), text));
    }
    for entry in maat_catalog::GAMES {
        let page = format!("locales/en/rules/{}.md", entry.id);
        let page = fs::read_to_string(root().join(&page)).unwrap_or_default();
        let folder = format!("web/src/games/{}", entry.id);
        if let Some(written) = samples::json(entry, &page)? {
            modules.push((format!("{folder}/samples.json"), written.samples));
            modules.push((format!("{folder}/positions.json"), written.positions));
        }
        modules.push((format!("{folder}/content.json"), content(entry)?));
    }
    let mut stale = 0;
    for (path, text) in modules {
        let file = root().join(&path);
        if fs::read_to_string(&file).unwrap_or_default() == text {
            continue;
        }
        if check {
            println!("{path} is stale: run `cargo xtask codegen`");
            stale += 1;
        } else {
            fs::write(&file, text).with_context(|| format!("{path} cannot be written"))?;
        }
    }
    Ok(if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The languages for the web client, each with its own name for itself.
fn languages() -> String {
    let ids = Lang::ALL.map(|lang| format!("\"{lang}\""));
    let names =
        Lang::ALL.map(|lang| format!("  \"{lang}\": {:?},\n", Words::new(lang, Vec::new()).language()));
    format!(
        "// Written by `cargo xtask codegen`; do not edit. Every folder of locales/ is a language.\n\n\
         export type Lang = {};\n\n\
         export const LANGS: readonly Lang[] = [{}];\n\n\
         /** Each language is named in itself. */\n\
         export const LANG_NAMES: Readonly<Record<Lang, string>> = {{\n{}}};\n",
        ids.join(" | "),
        ids.join(", "),
        names.concat()
    )
}

/// The games with their numbers of players, for the pages that are drawn when the web client is built.
fn games() -> String {
    let games = maat_catalog::GAMES.iter().map(|game| {
        let (least, most) = (game.seats.start(), game.seats.end());
        format!("  {{ \"id\": \"{}\", \"seats\": [{least}, {most}] }}", game.id)
    });
    format!("[\n{}\n]\n", games.collect::<Vec<_>>().join(",\n"))
}

/// The chapters of all lessons, as somebody gets them who has learnt nothing yet.
fn chapters() -> Result<String> {
    lines(maat_learn::chapters().iter().map(|chapter| ChapterInfo {
        game: chapter.game.clone(),
        id: chapter.id.clone(),
        advanced: chapter.advanced,
        ideas: chapter.ideas().into_iter().map(str::to_owned).collect(),
        learnt: 0,
    }))
}

/// All puzzles, as somebody gets them who has solved none yet.
fn puzzles() -> Result<String> {
    lines(maat_learn::puzzles::puzzles().iter().map(|puzzle| PuzzleInfo {
        game: puzzle.game.clone(),
        number: puzzle.number,
        level: puzzle.level.to_string(),
        points: puzzle.points(),
        seats: puzzle.record().seats(),
        state: PuzzleState::Open,
    }))
}

/// A list in JSON, a line for each item.
fn lines(items: impl Iterator<Item = impl Serialize>) -> Result<String> {
    let lines: Vec<String> =
        items.map(|item| serde_json::to_string(&item)).collect::<Result<_, serde_json::Error>>()?;
    Ok(format!("[\n  {}\n]\n", lines.join(",\n  ")))
}

/// The printed facts of the newest revision of a game, a line for each row, for the gallery of the rules. The client gets
/// them with its own files, so that they are loaded once and only there.
fn content(entry: &Entry) -> Result<String> {
    let tables: toml::Table = entry.content.last().context("a game has content")?.parse()?;
    let mut lines = Vec::new();
    for (name, value) in &tables {
        let rows = match value {
            toml::Value::Array(rows) => rows.as_slice(),
            row => std::slice::from_ref(row),
        };
        let rows: Vec<String> = rows.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        lines.push(format!("  \"{name}\": [\n    {}\n  ]", rows.join(",\n    ")));
    }
    Ok(format!("{{\n{}\n}}\n", lines.join(",\n")))
}

fn cases() -> Result<String> {
    let text = fs::read_to_string(root().join(CASES)).with_context(|| format!("{CASES} cannot be read"))?;
    let table: Cases =
        serde_json::from_str(&text).with_context(|| format!("{CASES} is no table of cases"))?;
    Ok(table.answered().to_json())
}
