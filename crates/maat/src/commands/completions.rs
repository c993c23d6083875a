//! Help for shells.

use std::io::Write;

use clap::CommandFactory;

use crate::cli::{Cli, Completions};
use crate::error::Result;

pub fn run(args: &Completions) -> Result<()> {
    // Into memory first: the generator panics when its output is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "maat", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(())
}
