//! Guests and their sessions.

use super::{EPOCH, Store, now};

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
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Extends a session to `expires`, if that adds at least `step` milliseconds; returns whether it did.
    pub async fn renew_session(
        &self,
        token_hash: &str,
        expires: i64,
        step: i64,
    ) -> Result<bool, sqlx::Error> {
        let renewed = sqlx::query("update sessions set expires = $1 where token_hash = $2 and expires <= $3")
            .bind(expires)
            .bind(token_hash)
            .bind(expires - step)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(renewed.rows_affected() > 0)
    }

    /// The user of a session that has not expired. A session that ended before Maat existed was opened under a wrong clock
    /// and is valid.
    pub async fn session(&self, token_hash: &str) -> Result<Option<User>, sqlx::Error> {
        sqlx::query_as(
            "select users.id as id, users.name as name from sessions join users on users.id = sessions.user_id \
             where sessions.token_hash = $1 and (sessions.expires > $2 or sessions.expires < $3)",
        )
        .bind(token_hash)
        .bind(now())
        .bind(EPOCH)
        .fetch_optional(&self.pool)
        .await
    }
}
