//! Files that are written from what the Rust crates know: TypeScript types of what travels, the list of languages, board
//! samples, and the table of cases that both binders of words are tested with.

mod samples;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use maat_words::cases::Cases;
use maat_words::{Lang, Words};

use crate::workspace::root;

/// The table holds questions, which people write, and answers, which are written here.
const CASES: &str = "crates/words/cases.json";

/// Writes the files, or with `check` fails if one of them is stale.
pub fn run(check: bool) -> Result<ExitCode> {
    let mut modules = vec![
        ("web/src/protocol.ts".to_owned(), maat_protocol::typescript()),
        ("web/src/langs.ts".to_owned(), languages()),
        ("web/src/prerender/games.json".to_owned(), games()),
        (CASES.to_owned(), cases()?),
    ];
    for (game, text) in maat_catalog::typescript() {
        modules.push((format!("web/src/games/{game}/view.ts"), text));
    }
    for entry in maat_catalog::GAMES {
        if let Some(text) = samples::json(entry)? {
            modules.push((format!("web/src/games/{}/samples.json", entry.id), text));
        }
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

fn cases() -> Result<String> {
    let text = fs::read_to_string(root().join(CASES)).with_context(|| format!("{CASES} cannot be read"))?;
    let table: Cases =
        serde_json::from_str(&text).with_context(|| format!("{CASES} is no table of cases"))?;
    Ok(table.answered().to_json())
}
