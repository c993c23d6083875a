//! Copies of a database that is in use.

use maat_server::store::backup;

use super::serve::database;
use crate::cli::Backup;
use crate::error::{Error, Result};

pub fn run(args: &Backup) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime
        .block_on(backup(&database(&args.db), &args.file, args.overwrite))
        .map_err(|error| Error::wrong(error.to_string()))?;
    anstream::println!(
        "{}: {} tables with {} moves, {} bytes",
        args.file.display(),
        copied.tables,
        copied.moves,
        copied.bytes
    );
    Ok(())
}
