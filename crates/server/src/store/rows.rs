//! Conversion of rows; every column is read by its name.
//!
//! This is the code that `derive(FromRow)` of sqlx would generate. The derive needs the macros of sqlx, which would compile both
//! drivers, and SQLite itself, a second time for the build machine.

use maat_engine::Dealing;
use sqlx::any::AnyRow;
use sqlx::error::BoxDynError;
use sqlx::{FromRow, Row};

use super::lists::{ListedSeat, StoredLine};
use super::tables::{StoredChat, StoredSeat, StoredTable, TableStatus};
use super::users::User;

impl FromRow<'_, AnyRow> for User {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(User { id: row.try_get("id")?, name: row.try_get("name")? })
    }
}

/// A row of `tables`, without its seats, which are rows of `seats`.
impl FromRow<'_, AnyRow> for StoredTable {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(StoredTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            revision: number(row, "revision")?,
            dealing: dealing(row)?,
            options: row.try_get("options")?,
            public: flag(row, "public")?,
            shuffle: flag(row, "shuffle")?,
            status: status(row)?,
            host: row.try_get("host")?,
            seed: row.try_get("seed")?,
            seats: Vec::new(),
        })
    }
}

/// A row of `seats` with the name of its user.
impl FromRow<'_, AnyRow> for StoredSeat {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let user: Option<String> = row.try_get("user_id")?;
        let level: Option<String> = row.try_get("level")?;
        match (user, level) {
            (None, None) => Ok(StoredSeat::Open),
            (Some(user), None) => Ok(StoredSeat::Person { user, name: row.try_get("name")? }),
            (None, Some(level)) => Ok(StoredSeat::Bot { level }),
            (Some(_), Some(_)) => Err(undecodable("level", "a seat cannot be a person's and a bot's")),
        }
    }
}

/// A table in a list with one of its seats.
impl FromRow<'_, AnyRow> for ListedSeat {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let line = StoredLine {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            status: status(row)?,
            created: row.try_get("created")?,
            updated: row.try_get("updated")?,
            seats: Vec::new(),
            due: row.try_get::<Option<String>, _>("due")?.unwrap_or_default(),
        };
        Ok(ListedSeat { line, seat: StoredSeat::from_row(row)? })
    }
}

impl FromRow<'_, AnyRow> for StoredChat {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(StoredChat {
            number: number(row, "number")?,
            user: row.try_get("user_id")?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            at: row.try_get("at")?,
        })
    }
}

/// Converts an integer of the database to a narrower type.
fn number<T: TryFrom<i64, Error: Into<BoxDynError>>>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    row.try_get::<i64, _>(column)?.try_into().map_err(|error| undecodable(column, error))
}

fn flag(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

fn status(row: &AnyRow) -> Result<TableStatus, sqlx::Error> {
    row.try_get::<String, _>("status")?.parse().map_err(|error| undecodable("status", error))
}

fn dealing(row: &AnyRow) -> Result<Dealing, sqlx::Error> {
    Dealing::from_number(number(row, "dealing")?)
        .ok_or_else(|| undecodable("dealing", "only another version of Maat deals in this way"))
}

fn undecodable(column: &str, why: impl Into<BoxDynError>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: why.into() }
}
