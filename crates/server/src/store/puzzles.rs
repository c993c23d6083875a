//! The puzzles that people have solved.

use std::collections::HashMap;

use super::Store;

/// The puzzles that somebody has solved, by game and number, and whether they had seen the solution before.
pub type DonePuzzles = HashMap<(String, u32), bool>;

impl Store {
    /// The puzzles that a user has solved.
    pub async fn puzzles(&self, user: &str) -> Result<DonePuzzles, sqlx::Error> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("select game, number, shown from puzzles where user_id = $1")
                .bind(user)
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.into_iter().map(|(game, number, shown)| ((game, number as u32), shown != 0)).collect())
    }

    /// Stores that a user has solved a puzzle or seen its solution. What came first stays: a solution can be repeated.
    pub async fn set_puzzle(
        &self,
        user: &str,
        game: &str,
        number: u32,
        shown: bool,
    ) -> Result<(), sqlx::Error> {
        sqlx::query(
            "insert into puzzles (user_id, game, number, shown) values ($1, $2, $3, $4) \
             on conflict (user_id, game, number) do nothing",
        )
        .bind(user)
        .bind(game)
        .bind(i64::from(number))
        .bind(i64::from(shown))
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        Ok(())
    }
}
