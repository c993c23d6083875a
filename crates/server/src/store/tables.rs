//! Tables, their seats, records and chat.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{Store, now};

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    pub id: String,
    pub game: String,
    pub revision: u16,
    pub options: String,
    pub public: bool,
    pub shuffle: bool,
    /// `open`, `running` or `finished`.
    pub status: String,
    pub host: String,
    /// In hexadecimal.
    pub seed: String,
    pub seats: Vec<StoredSeat>,
}

/// A bot's, a person's, or an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredSeat {
    pub user: Option<String>,
    pub name: Option<String>,
    pub level: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredChat {
    pub number: u32,
    pub user: String,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// The newest lines of a chat.
pub(crate) const CHAT: i64 = 200;

impl Store {
    pub async fn add_table(&self, table: &StoredTable) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        insert_table(&mut transaction, table).await?;
        transaction.commit().await
    }

    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, sqlx::Error> {
        let row = sqlx::query(
            "select id, game, revision, options, public, shuffle, status, host, seed from tables where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(StoredTable {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            revision: row.try_get::<i64, _>(2)? as u16,
            options: row.try_get(3)?,
            public: row.try_get::<i64, _>(4)? != 0,
            shuffle: row.try_get::<i64, _>(5)? != 0,
            status: row.try_get(6)?,
            host: row.try_get(7)?,
            seed: row.try_get(8)?,
            seats: self.seats(id).await?,
        }))
    }

    async fn seats(&self, table: &str) -> Result<Vec<StoredSeat>, sqlx::Error> {
        let rows = sqlx::query(
            "select seats.user_id, users.name, seats.level from seats left join users on users.id = seats.user_id \
             where seats.table_id = $1 order by seats.seat",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(stored_seat).collect()
    }

    /// The lines of a table's record, move by move.
    pub async fn lines(&self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        let rows = sqlx::query("select lines from plies where table_id = $1 order by ply")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Writes who sits where; `false` if the game has begun.
    pub async fn set_seats(&self, table: &str, seats: &[StoredSeat]) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let open = sqlx::query("update tables set updated = $1 where id = $2 and status = 'open'")
            .bind(now())
            .bind(table)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
        if open == 0 {
            return Ok(false);
        }
        write_seats(&mut transaction, table, seats).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Begins the game: seats may have been dealt out anew, and options that name them. `false` if it has begun.
    pub async fn start_table(&self, table: &StoredTable) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let open = sqlx::query(
            "update tables set status = 'running', options = $1, updated = $2 where id = $3 and status = 'open'",
        )
        .bind(&table.options)
        .bind(now())
        .bind(&table.id)
        .execute(&mut *transaction)
        .await?
        .rows_affected();
        if open == 0 {
            return Ok(false);
        }
        write_seats(&mut transaction, &table.id, &table.seats).await?;
        transaction.commit().await?;
        Ok(true)
    }

    pub async fn add_chat(&self, table: &str, line: &StoredChat) -> Result<(), sqlx::Error> {
        sqlx::query("insert into chat (table_id, number, user_id, text, at) values ($1, $2, $3, $4, $5)")
            .bind(table)
            .bind(i64::from(line.number))
            .bind(&line.user)
            .bind(&line.text)
            .bind(line.at)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The newest lines of a table's chat, the oldest of them first.
    pub async fn chat(&self, table: &str) -> Result<Vec<StoredChat>, sqlx::Error> {
        let rows = sqlx::query(
            "select chat.number, chat.user_id, users.name, chat.text, chat.at from chat \
             join users on users.id = chat.user_id where chat.table_id = $1 order by chat.number desc limit $2",
        )
        .bind(table)
        .bind(CHAT)
        .fetch_all(&self.pool)
        .await?;
        let line = |row: &AnyRow| {
            Ok(StoredChat {
                number: row.try_get::<i64, _>(0)? as u32,
                user: row.try_get(1)?,
                name: row.try_get(2)?,
                text: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        };
        rows.iter().rev().map(line).collect()
    }
}

async fn write_seats(
    connection: &mut AnyConnection,
    table: &str,
    seats: &[StoredSeat],
) -> Result<(), sqlx::Error> {
    for (index, seat) in seats.iter().enumerate() {
        sqlx::query("update seats set user_id = $1, level = $2 where table_id = $3 and seat = $4")
            .bind(seat.user.as_deref())
            .bind(seat.level.as_deref())
            .bind(table)
            .bind(index as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn insert_table(
    connection: &mut AnyConnection,
    table: &StoredTable,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into tables (id, game, revision, options, public, shuffle, status, host, seed, created, updated) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.revision))
    .bind(&table.options)
    .bind(i64::from(table.public))
    .bind(i64::from(table.shuffle))
    .bind(&table.status)
    .bind(&table.host)
    .bind(&table.seed)
    .bind(now())
    .execute(&mut *connection)
    .await?;
    for (index, seat) in table.seats.iter().enumerate() {
        sqlx::query("insert into seats (table_id, seat, user_id, level) values ($1, $2, $3, $4)")
            .bind(&table.id)
            .bind(index as i64)
            .bind(seat.user.as_deref())
            .bind(seat.level.as_deref())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) fn stored_seat(row: &AnyRow) -> Result<StoredSeat, sqlx::Error> {
    Ok(StoredSeat { user: row.try_get(0)?, name: row.try_get(1)?, level: row.try_get(2)? })
}
