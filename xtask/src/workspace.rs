//! The root folder of the workspace, and its cargo.

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

/// The workspace's root folder.
pub fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; a binary called by hand knows where it was built.
    let xtask =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask is a folder of the workspace").to_owned()
}

/// The cargo that runs us, in the root folder.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(arguments).current_dir(root());
    cargo
}

/// Runs a command to its end; its exit code becomes ours.
pub fn exit_code(mut command: Command) -> Result<ExitCode> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    // No code: a signal ended it.
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}
