//! Tables as the lobby lists them.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::Store;
use super::tables::{StoredSeat, stored_seat};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    pub id: String,
    pub game: String,
    pub options: String,
    pub status: String,
    pub updated: i64,
    pub seats: Vec<StoredSeat>,
    /// The letters of the seats that are due.
    pub due: String,
}

/// The most lines of a list.
const LISTED: i64 = 50;

/// The tables that are chosen, running ones first, then the newest; a row for each seat.
macro_rules! listed {
    ($chosen:literal) => {
        concat!(
            "select seats.user_id, users.name, seats.level, \
             listed.id, listed.game, listed.options, listed.status, listed.updated, \
             (select due from plies where table_id = listed.id order by ply desc limit 1) from (\
             select tables.id, tables.game, tables.options, tables.status, tables.updated, \
             case tables.status when 'running' then 0 when 'open' then 1 else 2 end as place from ",
            $chosen,
            ", tables.updated desc limit $2) as listed \
             join seats on seats.table_id = listed.id left join users on users.id = seats.user_id \
             order by listed.place, listed.updated desc, listed.id, seats.seat"
        )
    };
}

impl Store {
    /// Public tables with this status.
    pub async fn public_tables(&self, status: &'static str) -> Result<Vec<StoredLine>, sqlx::Error> {
        self.listed(listed!("tables where status = $1 and public = 1 order by status, public"), status).await
    }

    /// The tables where this user sits.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<StoredLine>, sqlx::Error> {
        let chosen = listed!(
            "tables join seats on seats.table_id = tables.id where seats.user_id = $1 order by place"
        );
        self.listed(chosen, user).await
    }

    async fn listed(&self, statement: &'static str, key: &str) -> Result<Vec<StoredLine>, sqlx::Error> {
        let rows = sqlx::query(statement).bind(key).bind(LISTED).fetch_all(&self.pool).await?;
        let mut lines: Vec<StoredLine> = Vec::new();
        for row in &rows {
            let id: String = row.try_get(3)?;
            let seat = stored_seat(row)?;
            match lines.last_mut() {
                Some(line) if line.id == id => line.seats.push(seat),
                _ => lines.push(stored_line(row, id, seat)?),
            }
        }
        Ok(lines)
    }
}

fn stored_line(row: &AnyRow, id: String, first: StoredSeat) -> Result<StoredLine, sqlx::Error> {
    Ok(StoredLine {
        id,
        game: row.try_get(4)?,
        options: row.try_get(5)?,
        status: row.try_get(6)?,
        updated: row.try_get(7)?,
        seats: vec![first],
        due: row.try_get::<Option<String>, _>(8)?.unwrap_or_default(),
    })
}
