//! Conversion of rows; every column is read by its name.
//!
//! This is the code that `derive(FromRow)` of sqlx would generate. The derive needs the macros of sqlx, which would compile both
//! drivers, and SQLite itself, a second time for the build machine.

use maat_engine::{Dealing, Seat};
use maat_protocol::{Conduct, Rematch, TableEvent};
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::error::BoxDynError;
use sqlx::{FromRow, Row};

use super::chance::StoredPart;
use super::conduct::Waiting;
use super::lists::{ListedSeat, StoredLine};
use super::tables::{Person, StoredChat, StoredSeat, StoredTable, TableStatus};
use super::users::User;

impl FromRow<'_, AnyRow> for User {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(User { id: row.try_get("id")?, name: row.try_get("name")? })
    }
}

/// A row of `tables`, without its seats and parts, which are rows of other tables.
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
            part: row.try_get("part")?,
            parts: Vec::new(),
            drawing: flag(row, "drawing")?,
            seats: Vec::new(),
            conduct: conduct(row)?,
            code: row.try_get("code")?,
            proposal: json(row, "proposal")?,
            ended: json(row, "ended")?,
            rematch: rematch(row)?,
            hints: number(row, "hints")?,
            hinted: row.try_get::<Option<i64>, _>("hinted")?.map(|prompt| prompt as u32),
        })
    }
}

impl FromRow<'_, AnyRow> for StoredPart {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(StoredPart {
            user: row.try_get("user_id")?,
            hash: row.try_get("hash")?,
            part: row.try_get("part")?,
            seat: row
                .try_get::<Option<i64>, _>("seat")?
                .and_then(|seat| Seat::ALL.get(seat as usize).copied()),
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
            (Some(user), None) => {
                let alias: Option<String> = row.try_get("alias")?;
                let beside = alias.is_some();
                Ok(StoredSeat::Person(Person {
                    user,
                    name: alias.map_or_else(|| row.try_get("name"), Ok)?,
                    beside,
                    substitute: row.try_get("substitute")?,
                    resigned: flag(row, "resigned")?,
                    nudged: flag(row, "nudged")?,
                }))
            }
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
            host: row.try_get("host")?,
            status: status(row)?,
            created: row.try_get("created")?,
            updated: row.try_get::<Option<i64>, _>("moved")?.unwrap_or(0).max(row.try_get("updated")?),
            conduct: conduct(row)?,
            seats: Vec::new(),
            due: row.try_get::<Option<String>, _>("due")?.unwrap_or_default(),
            round: row.try_get::<Option<String>, _>("round")?.as_deref().and_then(round),
            hints: number(row, "hints")?,
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

impl FromRow<'_, AnyRow> for Waiting {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let moved = row.try_get::<Option<String>, _>("moved")?.unwrap_or_default();
        Ok(Waiting {
            id: row.try_get("id")?,
            conduct: conduct(row)?,
            proposal: json(row, "proposal")?,
            clocks: [moved, row.try_get("clocks")?],
        })
    }
}

/// A row of `events`.
pub(super) fn table_event(row: &AnyRow) -> Result<TableEvent, sqlx::Error> {
    let what = json(row, "what")?.ok_or_else(|| undecodable("what", "nothing happened"))?;
    Ok(TableEvent { ply: number(row, "ply")?, what })
}

/// `3/6`.
fn round(text: &str) -> Option<(u8, u8)> {
    let (round, rounds) = text.split_once('/')?;
    Some((round.parse().ok()?, rounds.parse().ok()?))
}

/// Converts an integer of the database to a narrower type.
fn number<T: TryFrom<i64, Error: Into<BoxDynError>>>(row: &AnyRow, column: &str) -> Result<T, sqlx::Error> {
    row.try_get::<i64, _>(column)?.try_into().map_err(|error| undecodable(column, error))
}

fn flag(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

pub(super) fn status(row: &AnyRow) -> Result<TableStatus, sqlx::Error> {
    row.try_get::<String, _>("status")?.parse().map_err(|error| undecodable("status", error))
}

/// Conditions of tables that had none to choose are the usual ones.
pub(super) fn conduct(row: &AnyRow) -> Result<Conduct, sqlx::Error> {
    let text: String = row.try_get("conduct")?;
    if text.is_empty() {
        return Ok(Conduct::default());
    }
    serde_json::from_str(&text).map_err(|error| undecodable("conduct", error))
}

fn rematch(row: &AnyRow) -> Result<Option<Rematch>, sqlx::Error> {
    let (id, by): (Option<String>, Option<String>) = (row.try_get("rematch")?, row.try_get("rematch_by")?);
    Ok(id.map(|id| Rematch { id, by: by.unwrap_or_default() }))
}

/// A value of the protocol, which is stored as JSON.
fn json<T: DeserializeOwned>(row: &AnyRow, column: &str) -> Result<Option<T>, sqlx::Error> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| serde_json::from_str(&text)).transpose().map_err(|error| undecodable(column, error))
}

fn dealing(row: &AnyRow) -> Result<Dealing, sqlx::Error> {
    Dealing::from_number(number(row, "dealing")?)
        .ok_or_else(|| undecodable("dealing", "only another version of Maat deals in this way"))
}

fn undecodable(column: &str, why: impl Into<BoxDynError>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: why.into() }
}
