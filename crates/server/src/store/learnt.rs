//! What people have learnt.

use std::collections::HashMap;

use super::Store;

/// The number of ideas that somebody has learnt, by game and chapter.
pub type LearntIdeas = HashMap<(String, String), u32>;

impl Store {
    /// The ideas that a user has learnt.
    pub async fn learnt(&self, user: &str) -> Result<LearntIdeas, sqlx::Error> {
        let rows: Vec<(String, String, i64)> =
            sqlx::query_as("select game, chapter, ideas from learnt where user_id = $1")
                .bind(user)
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.into_iter().map(|(game, chapter, ideas)| ((game, chapter), ideas as u32)).collect())
    }

    /// Stores that a user has learnt the first `ideas` of a chapter. The number never shrinks: chapters can be repeated.
    pub async fn set_learnt(
        &self,
        user: &str,
        game: &str,
        chapter: &str,
        ideas: u32,
    ) -> Result<(), sqlx::Error> {
        sqlx::query(
            "insert into learnt (user_id, game, chapter, ideas) values ($1, $2, $3, $4) \
             on conflict (user_id, game, chapter) do update set ideas = excluded.ideas \
             where learnt.ideas < excluded.ideas",
        )
        .bind(user)
        .bind(game)
        .bind(chapter)
        .bind(i64::from(ideas))
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        Ok(())
    }
}
