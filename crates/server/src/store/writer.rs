//! The connections that write.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Transaction};

use super::file::DatabaseFile;

/// The connections that write. There is no way to write without a check that the file of SQLite is still there, so nothing is
/// acknowledged that a restart would not find.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    pool: AnyPool,
    /// The file of SQLite; `None` for PostgreSQL.
    file: Option<DatabaseFile>,
}

impl Writer {
    pub fn new(pool: AnyPool, file: Option<DatabaseFile>) -> Self {
        Writer { pool, file }
    }

    pub fn check(&self) -> Result<(), sqlx::Error> {
        self.file.as_ref().map_or(Ok(()), DatabaseFile::check)
    }

    pub async fn acquire(&self) -> Result<PoolConnection<Any>, sqlx::Error> {
        let connection = self.pool.acquire().await?;
        // Only now, because it may have waited for others.
        self.check()?;
        Ok(connection)
    }

    pub async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        let transaction = self.pool.begin().await?;
        self.check()?;
        Ok(transaction)
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}
