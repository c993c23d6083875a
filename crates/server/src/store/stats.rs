//! The games that statistics count.

use super::Store;

impl Store {
    /// The ids of the newest finished tables of a game, of one user or of everybody.
    pub async fn finished_tables(
        &self,
        game: &str,
        user: Option<&str>,
        limit: usize,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = match user {
            Some(user) => sqlx::query_scalar(
                "select id from tables where game = $1 and status = 'finished' \
                 and id in (select table_id from seats where user_id = $3) order by updated desc, id limit $2",
            )
            .bind(game)
            .bind(limit as i64)
            .bind(user),
            None => sqlx::query_scalar(
                "select id from tables where game = $1 and status = 'finished' order by updated desc, id limit $2",
            )
            .bind(game)
            .bind(limit as i64),
        };
        query.fetch_all(&self.pool).await
    }
}
