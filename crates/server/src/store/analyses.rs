//! Lines of games that were analysed.

use sqlx::Row;

use super::{EPOCH, Store, now};

/// Number of rows that one transaction deletes. Small, so that no move waits for it.
const BATCH: i64 = 100;

impl Store {
    /// The lines of a table that were analysed with these settings, in order, each with its result as JSON.
    pub async fn analysed_lines(
        &self,
        table: &str,
        settings: &str,
    ) -> Result<Vec<(u32, String)>, sqlx::Error> {
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "select line, result from analyses where table_id = $1 and settings = $2 order by line",
        )
        .bind(table)
        .bind(settings)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(line, result)| (line as u32, result)).collect())
    }

    /// Stores analysed lines in one commit. A line that is stored stays as it is: the same settings give the same result.
    pub async fn add_analysed_lines(
        &self,
        table: &str,
        settings: &str,
        lines: &[(u32, String)],
    ) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        for (line, result) in lines {
            sqlx::query(
                "insert into analyses (table_id, settings, line, result, at) values ($1, $2, $3, $4, $5) \
                 on conflict (table_id, settings, line) do nothing",
            )
            .bind(table)
            .bind(settings)
            .bind(i64::from(*line))
            .bind(result)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// Deletes a batch of lines that were analysed before `before`, and returns their number; 0 if none is left.
    pub async fn sweep_analyses(&self, before: i64) -> Result<usize, sqlx::Error> {
        let old =
            sqlx::query("select table_id, settings, line from analyses where at <= $1 and at >= $2 limit $3")
                .bind(before)
                .bind(EPOCH)
                .bind(BATCH)
                .fetch_all(&self.pool)
                .await?;
        let mut transaction = self.writer.begin().await?;
        for row in &old {
            sqlx::query(
                "delete from analyses where table_id = $1 and settings = $2 and line = $3 and at <= $4",
            )
            .bind(row.try_get::<String, _>("table_id")?)
            .bind(row.try_get::<String, _>("settings")?)
            .bind(row.try_get::<i64, _>("line")?)
            .bind(before)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(old.len())
    }
}
