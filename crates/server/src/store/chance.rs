//! The random parts that the seed of a table is made of.

use maat_catalog::make_seed;
use maat_engine::Seat;
use sqlx::AnyConnection;

use super::{Store, StoredTable};
use crate::random;

/// The random part of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPart {
    pub user: String,
    /// The hash by which the person has committed to the part, in hexadecimal; `None` if their client did not.
    pub hash: Option<String>,
    /// The part in hexadecimal, once it is revealed.
    pub part: Option<String>,
    /// The first seat of the person when the game began; `None` before.
    pub seat: Option<Seat>,
}

impl StoredPart {
    /// A part that is not revealed yet.
    pub fn sealed(user: &str, hash: &str) -> Self {
        StoredPart { user: user.to_owned(), hash: Some(hash.to_owned()), part: None, seat: None }
    }
}

impl Store {
    /// Notes that people are asked to reveal their parts, and returns the parts, whose hashes stay the same from now on; `None` if the game
    /// has begun.
    pub async fn begin_drawing(&self, table: &str) -> Result<Option<Vec<StoredPart>>, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let changed = sqlx::query("update tables set drawing = 1 where id = $1 and status = 'open'")
            .bind(table)
            .execute(&mut *transaction)
            .await?;
        if changed.rows_affected() == 0 {
            return Ok(None);
        }
        let parts = parts(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(Some(parts))
    }

    /// The tables whose people are asked to reveal their parts.
    pub async fn drawing_tables(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("select id from tables where status = 'open' and drawing = 1")
            .fetch_all(&self.pool)
            .await
    }

    /// Stores a revealed part; `false` if the seed has been made.
    pub async fn reveal_part(&self, table: &str, user: &str, part: &str) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        if !lock_unmade(&mut transaction, table).await? {
            return Ok(false);
        }
        sqlx::query("update parts set part = $1 where table_id = $2 and user_id = $3")
            .bind(part)
            .bind(table)
            .bind(user)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Makes the seed of a table from the parts that are revealed; `false` if it has been made, which happens once. From then on no
    /// part can be revealed.
    pub async fn make_seed(&self, table: &StoredTable) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        if !lock_unmade(&mut transaction, &table.id).await? {
            return Ok(false);
        }
        let parts = parts(&mut transaction, &table.id).await?;
        let bytes = |part: &str| random::from_hex(part).ok_or_else(|| unreadable(&table.id));
        let server = bytes(table.part.as_deref().unwrap_or_default())?;
        let revealed = parts.iter().filter_map(|part| part.part.as_deref());
        let people = revealed.map(bytes).collect::<Result<Vec<_>, _>>()?;
        sqlx::query("update tables set seed = $1 where id = $2")
            .bind(random::hex(&make_seed(&table.id, &server, &people)))
            .bind(&table.id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }
}

fn unreadable(table: &str) -> sqlx::Error {
    sqlx::Error::Protocol(format!("a random part of table {table} cannot be read"))
}

/// Locks the row of a table whose seed is not made yet; `false` if it is made.
async fn lock_unmade(connection: &mut AnyConnection, table: &str) -> Result<bool, sqlx::Error> {
    let locked =
        sqlx::query("update tables set updated = updated where id = $1 and status = 'open' and seed = ''")
            .bind(table)
            .execute(connection)
            .await?;
    Ok(locked.rows_affected() == 1)
}

/// The parts of a table.
pub(super) async fn parts(
    connection: &mut AnyConnection,
    table: &str,
) -> Result<Vec<StoredPart>, sqlx::Error> {
    sqlx::query_as("select user_id, hash, part, seat from parts where table_id = $1 order by user_id")
        .bind(table)
        .fetch_all(connection)
        .await
}

/// Stores a part in the place of an earlier one of the same person.
pub(super) async fn write_part(
    connection: &mut AnyConnection,
    table: &str,
    part: &StoredPart,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into parts (table_id, user_id, hash, part, seat) values ($1, $2, $3, $4, $5) on conflict (table_id, user_id) \
         do update set hash = excluded.hash, part = excluded.part, seat = excluded.seat",
    )
    .bind(table)
    .bind(&part.user)
    .bind(part.hash.as_deref())
    .bind(part.part.as_deref())
    .bind(part.seat.map(|seat| seat.index() as i64))
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets the parts of people who have left their seats.
pub(super) async fn delete_left(connection: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "delete from parts where table_id = $1 and user_id not in \
         (select user_id from seats where table_id = $1 and user_id is not null)",
    )
    .bind(table)
    .execute(connection)
    .await?;
    Ok(())
}
