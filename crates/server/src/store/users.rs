//! Guests and their sessions.

use super::{Store, now};

/// A user, who is a guest without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    pub id: String,
    /// The name; empty until one was chosen.
    pub name: String,
}

impl Store {
    /// Creates a user with a session.
    pub async fn add_user(&self, user: &User, token_hash: &str, expires: i64) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("insert into users (id, name, created) values ($1, $2, $3)")
            .bind(&user.id)
            .bind(&user.name)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        sqlx::query("insert into sessions (token_hash, user_id, expires) values ($1, $2, $3)")
            .bind(token_hash)
            .bind(&user.id)
            .bind(expires)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    pub async fn rename_user(&self, id: &str, name: &str) -> Result<(), sqlx::Error> {
        sqlx::query("update users set name = $1 where id = $2")
            .bind(name)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The user of a session that has not expired.
    pub async fn session(&self, token_hash: &str) -> Result<Option<User>, sqlx::Error> {
        sqlx::query_as(
            "select users.id as id, users.name as name from sessions join users on users.id = sessions.user_id \
             where sessions.token_hash = $1 and sessions.expires > $2",
        )
        .bind(token_hash)
        .bind(now())
        .fetch_optional(&self.pool)
        .await
    }
}
