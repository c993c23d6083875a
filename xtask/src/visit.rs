//! `cargo xtask visit`: how fast a first visit is, and what lighthouse says.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::test::npm;
use crate::workspace;

/// Measures the program as it is deployed. The figures are printed and not judged, because they depend on the machine.
pub fn run() -> Result<ExitCode> {
    let program = workspace::root().join("target/release/maat");
    let mut steps: [Command; 4] = [
        npm(&["ci", "--no-audit", "--no-fund"]),
        workspace::cargo(&["build", "--release", "--package", "maat"]),
        npm(&["run", "first-visit"]),
        npm(&["run", "lighthouse"]),
    ];
    for step in &mut steps {
        step.env("MAAT_BIN", &program);
        let status = step.status().with_context(|| format!("cannot start {step:?}"))?;
        if !status.success() {
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}
