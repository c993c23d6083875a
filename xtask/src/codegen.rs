//! TypeScript types of what travels: the protocol, and the view of every game.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::root;

/// Writes the files, or with `check` fails if one of them is stale.
pub fn run(check: bool) -> Result<ExitCode> {
    let mut modules = vec![("web/src/protocol.ts".to_owned(), maat_protocol::typescript())];
    for (game, text) in maat_catalog::typescript() {
        modules.push((format!("web/src/games/{game}/view.ts"), text));
    }
    let mut stale = 0;
    for (path, text) in modules {
        let file = root().join(&path);
        if !check {
            fs::write(&file, text).with_context(|| format!("{path} cannot be written"))?;
        } else if fs::read_to_string(&file).unwrap_or_default() != text {
            println!("{path} is stale: run `cargo xtask codegen`");
            stale += 1;
        }
    }
    Ok(if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
