//! Studies, their notes, and the people who may write in them.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{Store, now};

/// A study without its notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStudy {
    pub id: String,
    /// The user to whom it belongs.
    pub owner: String,
    /// The part of the link that lets others write.
    pub secret: Option<String>,
    pub title: String,
    pub game: String,
    pub seats: u8,
    pub record: String,
    /// Who sat there, as JSON; empty if nobody knows.
    pub players: String,
    /// The number of changes so far.
    pub version: u32,
}

/// A comment, drawing or side line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyEntry {
    pub number: u32,
    pub ply: u32,
    /// The user who wrote it.
    pub author: String,
    /// Their name when they wrote it.
    pub name: String,
    /// What it is, as JSON.
    pub remark: String,
}

/// A study in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedStudy {
    pub id: String,
    pub owner: String,
    pub title: String,
    pub game: String,
    pub seats: u8,
    pub notes: u32,
    /// In milliseconds since 1970.
    pub updated: i64,
}

/// A change of the notes of a study. A new note gets the number of the study's version.
#[derive(Clone, Debug)]
pub enum NoteEdit {
    Add(StudyEntry),
    /// Adds a drawing, unless the position has the same already.
    Draw(StudyEntry),
    /// Removes the note with this number and adds another one, if the first is still there.
    Replace(u32, StudyEntry),
    Remove(u32),
}

/// The most that a study may hold.
#[derive(Clone, Copy, Debug)]
pub struct NoteLimits {
    pub notes: usize,
    pub notes_at_ply: usize,
    pub bytes: usize,
}

/// What became of an edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edited {
    /// It is stored; the study has this version now.
    Stored(u32),
    /// The study, or the note to change, is no longer there.
    Gone,
    /// The study would hold too much.
    Full,
    /// The position would hold too much.
    FullPly,
    /// The same drawing is there already.
    Known,
}

impl Store {
    /// Stores a new study with its notes.
    pub async fn add_study(&self, study: &StoredStudy, notes: &[StudyEntry]) -> Result<(), sqlx::Error> {
        let bytes: usize = notes.iter().map(size).sum();
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "insert into studies (id, owner, secret, title, game, seats, record, players, version, bytes, updated) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(&study.id)
        .bind(&study.owner)
        .bind(study.secret.as_deref())
        .bind(&study.title)
        .bind(&study.game)
        .bind(i64::from(study.seats))
        .bind(&study.record)
        .bind(&study.players)
        .bind(i64::from(study.version))
        .bind(bytes as i64)
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        for note in notes {
            insert_note(&mut transaction, &study.id, note).await?;
        }
        transaction.commit().await
    }

    pub async fn study(&self, id: &str) -> Result<Option<StoredStudy>, sqlx::Error> {
        let row = sqlx::query(
            "select id, owner, secret, title, game, seats, record, players, version from studies where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| {
            Ok(StoredStudy {
                id: row.try_get("id")?,
                owner: row.try_get("owner")?,
                secret: row.try_get("secret")?,
                title: row.try_get("title")?,
                game: row.try_get("game")?,
                seats: row.try_get::<i64, _>("seats")? as u8,
                record: row.try_get("record")?,
                players: row.try_get("players")?,
                version: row.try_get::<i64, _>("version")? as u32,
            })
        })
        .transpose()
    }

    /// The notes of a study, in the order in which they were written.
    pub async fn study_notes(&self, id: &str) -> Result<Vec<StudyEntry>, sqlx::Error> {
        let rows = sqlx::query(
            "select number, ply, author, name, remark from study_notes where study_id = $1 order by number",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(note).collect()
    }

    pub async fn study_note(&self, id: &str, number: u32) -> Result<Option<StudyEntry>, sqlx::Error> {
        let row = sqlx::query(
            "select number, ply, author, name, remark from study_notes where study_id = $1 and number = $2",
        )
        .bind(id)
        .bind(i64::from(number))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(note).transpose()
    }

    /// The studies that belong to a user and those in which they may write, the newest first.
    pub async fn studies(&self, user: &str) -> Result<Vec<ListedStudy>, sqlx::Error> {
        let rows = sqlx::query(
            "select id, owner, title, game, seats, updated, \
             (select count(*) from study_notes where study_id = studies.id) as notes from studies \
             where owner = $1 or id in (select study_id from study_writers where user_id = $1) \
             order by updated desc, id limit 500",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await?;
        let listed = |row: &AnyRow| {
            Ok(ListedStudy {
                id: row.try_get("id")?,
                owner: row.try_get("owner")?,
                title: row.try_get("title")?,
                game: row.try_get("game")?,
                seats: row.try_get::<i64, _>("seats")? as u8,
                notes: row.try_get::<i64, _>("notes")? as u32,
                updated: row.try_get("updated")?,
            })
        };
        rows.iter().map(listed).collect()
    }

    /// The number of studies that belong to a user.
    pub async fn count_studies(&self, user: &str) -> Result<usize, sqlx::Error> {
        let count: i64 = sqlx::query_scalar("select count(*) from studies where owner = $1")
            .bind(user)
            .fetch_one(&self.pool)
            .await?;
        Ok(count as usize)
    }

    /// Whether a user has come with the link that lets them write.
    pub async fn is_study_writer(&self, id: &str, user: &str) -> Result<bool, sqlx::Error> {
        let count: i64 =
            sqlx::query_scalar("select count(*) from study_writers where study_id = $1 and user_id = $2")
                .bind(id)
                .bind(user)
                .fetch_one(&self.pool)
                .await?;
        Ok(count > 0)
    }

    /// Lets a user write.
    pub async fn add_study_writer(&self, id: &str, user: &str) -> Result<(), sqlx::Error> {
        sqlx::query("insert into study_writers (study_id, user_id) values ($1, $2) on conflict do nothing")
            .bind(id)
            .bind(user)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Sets the secret of the link that lets others write; those who came with an older one may write no more.
    pub async fn set_study_secret(&self, id: &str, secret: Option<&str>) -> Result<Edited, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let Some((version, _)) = next_version(&mut transaction, id).await? else { return Ok(Edited::Gone) };
        sqlx::query("update studies set secret = $1 where id = $2")
            .bind(secret)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("delete from study_writers where study_id = $1")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Edited::Stored(version))
    }

    pub async fn rename_study(&self, id: &str, title: &str) -> Result<Edited, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let Some((version, _)) = next_version(&mut transaction, id).await? else { return Ok(Edited::Gone) };
        sqlx::query("update studies set title = $1 where id = $2")
            .bind(title)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Edited::Stored(version))
    }

    /// Changes the notes of a study within its limits.
    pub async fn edit_study(
        &self,
        id: &str,
        edit: &NoteEdit,
        limits: NoteLimits,
    ) -> Result<Edited, sqlx::Error> {
        // A transaction that is dropped is rolled back.
        let mut transaction = self.writer.begin().await?;
        // It locks the study, so that nobody else counts or adds at the same time.
        let Some((version, mut bytes)) = next_version(&mut transaction, id).await? else {
            return Ok(Edited::Gone);
        };
        if let NoteEdit::Replace(number, _) | NoteEdit::Remove(number) = edit {
            let removed: Option<String> = sqlx::query_scalar(
                "delete from study_notes where study_id = $1 and number = $2 returning remark",
            )
            .bind(id)
            .bind(i64::from(*number))
            .fetch_optional(&mut *transaction)
            .await?;
            let Some(removed) = removed else { return Ok(Edited::Gone) };
            bytes -= removed.len();
        }
        if let NoteEdit::Replace(_, note) | NoteEdit::Add(note) | NoteEdit::Draw(note) = edit {
            let (notes, at_ply, same) = count_notes(&mut transaction, id, note).await?;
            bytes += size(note);
            if matches!(edit, NoteEdit::Draw(_)) && same > 0 {
                return Ok(Edited::Known);
            }
            if notes >= limits.notes || bytes > limits.bytes {
                return Ok(Edited::Full);
            }
            if at_ply >= limits.notes_at_ply {
                return Ok(Edited::FullPly);
            }
            insert_note(&mut transaction, id, &StudyEntry { number: version, ..note.clone() }).await?;
        }
        sqlx::query("update studies set bytes = $1 where id = $2")
            .bind(bytes as i64)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Edited::Stored(version))
    }

    /// Deletes a study and everything in it.
    pub async fn delete_study(&self, id: &str) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        for statement in [
            "delete from study_writers where study_id = $1",
            "delete from study_notes where study_id = $1",
            "delete from studies where id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }
}

/// The bytes that count towards the limit of a study.
fn size(note: &StudyEntry) -> usize {
    note.remark.len()
}

/// Counts a change, and locks the study until the transaction ends: its version and the bytes of its notes.
async fn next_version(connection: &mut AnyConnection, id: &str) -> Result<Option<(u32, usize)>, sqlx::Error> {
    let row = sqlx::query(
        "update studies set version = version + 1, updated = $1 where id = $2 returning version, bytes",
    )
    .bind(now())
    .bind(id)
    .fetch_optional(connection)
    .await?;
    row.map(|row| Ok((row.try_get::<i64, _>("version")? as u32, row.try_get::<i64, _>("bytes")? as usize)))
        .transpose()
}

/// The notes of a study, those at the ply of a new one, and those of them that are the same.
async fn count_notes(
    connection: &mut AnyConnection,
    id: &str,
    note: &StudyEntry,
) -> Result<(usize, usize, usize), sqlx::Error> {
    let row = sqlx::query(
        "select count(*) as notes, count(case when ply = $2 then 1 end) as at_ply, \
         count(case when ply = $2 and remark = $3 then 1 end) as same from study_notes where study_id = $1",
    )
    .bind(id)
    .bind(i64::from(note.ply))
    .bind(&note.remark)
    .fetch_one(connection)
    .await?;
    let count = |name: &str| row.try_get::<i64, _>(name).map(|count| count as usize);
    Ok((count("notes")?, count("at_ply")?, count("same")?))
}

async fn insert_note(
    connection: &mut AnyConnection,
    study: &str,
    note: &StudyEntry,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into study_notes (study_id, number, ply, author, name, remark) values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(study)
    .bind(i64::from(note.number))
    .bind(i64::from(note.ply))
    .bind(&note.author)
    .bind(&note.name)
    .bind(&note.remark)
    .execute(connection)
    .await?;
    Ok(())
}

fn note(row: &AnyRow) -> Result<StudyEntry, sqlx::Error> {
    Ok(StudyEntry {
        number: row.try_get::<i64, _>("number")? as u32,
        ply: row.try_get::<i64, _>("ply")? as u32,
        author: row.try_get("author")?,
        name: row.try_get("name")?,
        remark: row.try_get("remark")?,
    })
}
