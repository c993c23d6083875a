//! Lines of games that were analysed.

use super::{Store, now};

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
}
