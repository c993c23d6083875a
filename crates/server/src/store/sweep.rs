//! What nobody will ask for again.

use sqlx::{AnyConnection, Row};

use super::{Store, now};

/// So much is deleted in one transaction: nobody who plays should wait for it.
const BATCH: i64 = 100;

impl Store {
    /// Deletes some of the sessions that have expired; how many they were, 0 if none is left.
    pub async fn sweep_sessions(&self) -> Result<usize, sqlx::Error> {
        let expired = sqlx::query("select token_hash from sessions where expires <= $1 limit $2")
            .bind(now())
            .bind(BATCH)
            .fetch_all(&self.pool)
            .await?;
        let mut transaction = self.writer.begin().await?;
        for row in &expired {
            let token: String = row.try_get(0)?;
            sqlx::query("delete from sessions where token_hash = $1")
                .bind(token)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(expired.len())
    }

    /// Deletes some of the tables that never began and at which nothing happened after `since`; how many they were, 0
    /// if none is left.
    pub async fn sweep_tables(&self, since: i64) -> Result<usize, sqlx::Error> {
        let abandoned = sqlx::query("select id from tables where status = 'open' and updated <= $1 limit $2")
            .bind(since)
            .bind(BATCH)
            .fetch_all(&self.pool)
            .await?;
        let mut transaction = self.writer.begin().await?;
        for row in &abandoned {
            delete_table(&mut transaction, row.try_get(0)?, since).await?;
        }
        transaction.commit().await?;
        Ok(abandoned.len())
    }

    /// Somebody is still at this table.
    pub async fn touch_table(&self, id: &str) -> Result<(), sqlx::Error> {
        sqlx::query("update tables set updated = $1 where id = $2 and status = 'open'")
            .bind(now())
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

async fn delete_table(connection: &mut AnyConnection, id: String, since: i64) -> Result<(), sqlx::Error> {
    // It may have begun meanwhile, and after this it cannot begin any more.
    let statement = "update tables set status = 'swept' where id = $1 and status = 'open' and updated <= $2";
    let swept = sqlx::query(statement).bind(&id).bind(since).execute(&mut *connection).await?.rows_affected();
    if swept == 0 {
        return Ok(());
    }
    for statement in [
        "delete from chat where table_id = $1",
        "delete from plies where table_id = $1",
        "delete from seats where table_id = $1",
        "delete from tables where id = $1",
    ] {
        sqlx::query(statement).bind(&id).execute(&mut *connection).await?;
    }
    Ok(())
}
