//! Garbage collection: expired sessions, old chat, and tables that never started.

use sqlx::{AnyConnection, Row};

use super::{EPOCH, Store, now};

/// Number of rows that one transaction deletes. Small, so that no move waits for it.
const BATCH: i64 = 100;

impl Store {
    /// Deletes a batch of sessions that expired before `before`, and returns their number; 0 if none is left.
    pub async fn sweep_sessions(&self, before: i64) -> Result<usize, sqlx::Error> {
        let expired: Vec<String> = sqlx::query_scalar(
            "select token_hash from sessions where expires <= $1 and expires >= $2 limit $3",
        )
        .bind(before)
        .bind(EPOCH)
        .bind(BATCH)
        .fetch_all(&self.pool)
        .await?;
        let mut transaction = self.writer.begin().await?;
        for token in &expired {
            sqlx::query("delete from sessions where token_hash = $1")
                .bind(token)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(expired.len())
    }

    /// Deletes a batch of lines of chat that were written before `before`, and returns their number; 0 if none is left.
    pub async fn sweep_chat(&self, before: i64) -> Result<usize, sqlx::Error> {
        let old = sqlx::query("select table_id, number from chat where at <= $1 and at >= $2 limit $3")
            .bind(before)
            .bind(EPOCH)
            .bind(BATCH)
            .fetch_all(&self.pool)
            .await?;
        let mut transaction = self.writer.begin().await?;
        for line in &old {
            sqlx::query("delete from chat where table_id = $1 and number = $2 and at <= $3")
                .bind(line.try_get::<String, _>("table_id")?)
                .bind(line.try_get::<i64, _>("number")?)
                .bind(before)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(old.len())
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
