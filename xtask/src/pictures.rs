//! `cargo xtask pictures`: draws the pictures that are committed.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::test::npm;
use crate::workspace;

/// Draws the covers of the games first: the screenshots of the lobby show them, once they are built into the program.
pub fn run() -> Result<ExitCode> {
    let steps: [&mut std::process::Command; 4] = [
        &mut npm(&["ci", "--no-audit", "--no-fund"]),
        &mut npm(&["run", "covers"]),
        &mut workspace::cargo(&["build", "--workspace", "--all-features", "--bins"]),
        &mut npm(&["run", "pictures"]),
    ];
    for step in steps {
        let status = step.status().with_context(|| format!("cannot start {step:?}"))?;
        if !status.success() {
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}
