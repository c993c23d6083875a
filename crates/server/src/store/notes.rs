//! Private notes of people, about a table or about another person.

use sqlx::{AnyConnection, Row};

use super::{Store, now};

/// Maximum number of notes of a person.
const MAX_NOTES: i64 = 1000;

/// The subject of a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    Table(String),
    User(String),
}

impl Subject {
    /// The stored form.
    fn key(&self) -> String {
        match self {
            Subject::Table(id) => format!("table {id}"),
            Subject::User(id) => format!("user {id}"),
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        match key.split_once(' ')? {
            ("table", id) => Some(Subject::Table(id.to_owned())),
            ("user", id) => Some(Subject::User(id.to_owned())),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredNote {
    pub text: String,
    /// Grows with every change; 0 if there is no note.
    pub version: i64,
}

/// The reason why a note was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    #[error("the person has too many notes")]
    TooMany,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl Store {
    /// The note of a user about a subject.
    pub async fn note(&self, user: &str, subject: &Subject) -> Result<StoredNote, sqlx::Error> {
        read(&mut *self.pool.acquire().await?, user, &subject.key()).await
    }

    /// All notes of a user, the newest first.
    pub async fn notes(&self, user: &str) -> Result<Vec<(Subject, StoredNote)>, sqlx::Error> {
        let rows =
            sqlx::query("select subject, text, version from notes where user_id = $1 order by version desc")
                .bind(user)
                .fetch_all(&self.pool)
                .await?;
        let note = |row: &sqlx::any::AnyRow| {
            let subject = Subject::from_key(row.try_get("subject")?);
            let note = StoredNote { text: row.try_get("text")?, version: row.try_get("version")? };
            Ok(subject.map(|subject| (subject, note)))
        };
        rows.iter().filter_map(|row| note(row).transpose()).collect()
    }

    /// Writes a note, or deletes it if the text is empty. Returns the new version and the note that was there.
    pub async fn set_note(
        &self,
        user: &str,
        subject: &Subject,
        text: &str,
    ) -> Result<(i64, StoredNote), WriteError> {
        let key = subject.key();
        let mut transaction = self.writer.begin().await?;
        // Locks the row, so that notes of one user are written one after the other.
        let lock = sqlx::query("update users set name = name where id = $1").bind(user);
        lock.execute(&mut *transaction).await?;
        let before = read(&mut transaction, user, &key).await?;
        if text.is_empty() {
            let query = sqlx::query("delete from notes where user_id = $1 and subject = $2");
            query.bind(user).bind(&key).execute(&mut *transaction).await?;
            transaction.commit().await?;
            return Ok((0, before));
        }
        if before.version == 0 {
            let count: i64 = sqlx::query_scalar("select count(*) from notes where user_id = $1")
                .bind(user)
                .fetch_one(&mut *transaction)
                .await?;
            if count >= MAX_NOTES {
                return Err(WriteError::TooMany);
            }
        }
        let version = now().max(before.version + 1);
        sqlx::query(
            "insert into notes (user_id, subject, text, version) values ($1, $2, $3, $4) \
             on conflict (user_id, subject) do update set text = excluded.text, version = excluded.version",
        )
        .bind(user)
        .bind(&key)
        .bind(text)
        .bind(version)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok((version, before))
    }

    /// The name of a user; empty if there is no such user.
    pub async fn user_name(&self, user: &str) -> Result<String, sqlx::Error> {
        let query = sqlx::query_scalar("select name from users where id = $1").bind(user);
        Ok(query.fetch_optional(&self.pool).await?.unwrap_or_default())
    }
}

async fn read(connection: &mut AnyConnection, user: &str, key: &str) -> Result<StoredNote, sqlx::Error> {
    let query = sqlx::query("select text, version from notes where user_id = $1 and subject = $2");
    let row = query.bind(user).bind(key).fetch_optional(connection).await?;
    row.map_or_else(
        || Ok(StoredNote::default()),
        |row| Ok(StoredNote { text: row.try_get("text")?, version: row.try_get("version")? }),
    )
}
