//! Garbage collection: expired sessions, old chat, old analyses, and tables that never started.

use sqlx::AnyConnection;

use super::{EPOCH, Store, now};

/// Number of rows that one transaction deletes. Small, so that no move waits for it.
const BATCH: i64 = 100;

/// What is deleted by its age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aged {
    /// By the time when they expired.
    Sessions,
    Chat,
    Analyses,
}

impl Aged {
    /// Deletes at most `$3` rows from the time `$2` to `$1`. Times before `$2` come from a wrong clock.
    fn deletion(self) -> &'static str {
        match self {
            Aged::Sessions => {
                "delete from sessions where token_hash in \
                 (select token_hash from sessions where expires <= $1 and expires >= $2 limit $3)"
            }
            Aged::Chat => {
                "delete from chat where (table_id, number) in \
                 (select table_id, number from chat where at <= $1 and at >= $2 limit $3)"
            }
            Aged::Analyses => {
                "delete from analyses where (table_id, settings, line) in \
                 (select table_id, settings, line from analyses where at <= $1 and at >= $2 limit $3)"
            }
        }
    }
}

impl Store {
    /// Deletes a batch of rows of a kind whose time is not after `before`, and returns their number; 0 if none is left.
    pub async fn sweep_old(&self, kind: Aged, before: i64) -> Result<usize, sqlx::Error> {
        let deleted = sqlx::query(kind.deletion())
            .bind(before)
            .bind(EPOCH)
            .bind(BATCH)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(deleted.rows_affected() as usize)
    }

    /// Deletes a batch of tables that never started and were not used after `since`, and returns their number; 0 if none is
    /// left. Public tables and those by link are swept apart.
    pub async fn sweep_tables(&self, public: bool, since: i64) -> Result<usize, sqlx::Error> {
        let abandoned: Vec<String> = sqlx::query_scalar(
            "select id from tables where status = 'open' and public = $1 and updated <= $2 limit $3",
        )
        .bind(i64::from(public))
        .bind(since)
        .bind(BATCH)
        .fetch_all(&self.pool)
        .await?;
        let mut transaction = self.writer.begin().await?;
        for id in &abandoned {
            delete_table(&mut transaction, id, since).await?;
        }
        transaction.commit().await?;
        Ok(abandoned.len())
    }

    /// Deletes a table that has not started; `false` if it has.
    pub async fn delete_open_table(&self, id: &str) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let deleted = delete_table(&mut transaction, id, i64::MAX).await?;
        transaction.commit().await?;
        Ok(deleted)
    }

    /// Marks the table as used now.
    pub async fn touch_table(&self, id: &str) -> Result<(), sqlx::Error> {
        sqlx::query("update tables set updated = $1 where id = $2 and status = 'open'")
            .bind(now())
            .bind(id)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }
}

/// Deletes a table unless it has started or was used after `since`; returns whether it did.
async fn delete_table(connection: &mut AnyConnection, id: &str, since: i64) -> Result<bool, sqlx::Error> {
    // The table may have started meanwhile. This locks its row, so that nobody can start it until the transaction ends.
    let statement = "update tables set updated = updated where id = $1 and status = 'open' and updated <= $2";
    let locked = sqlx::query(statement).bind(id).bind(since).execute(&mut *connection).await?.rows_affected();
    if locked == 0 {
        return Ok(false);
    }
    for statement in [
        "delete from chat where table_id = $1",
        "delete from events where table_id = $1",
        "delete from mutes where table_id = $1",
        "delete from parts where table_id = $1",
        "delete from plies where table_id = $1",
        "delete from seats where table_id = $1",
        "delete from tables where id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *connection).await?;
    }
    Ok(true)
}
