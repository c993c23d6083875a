//! Results of finished games, by person.

use maat_protocol::PersonalBest;
use sqlx::{AnyConnection, Row};

use super::Store;

/// The points of a person in a game that counts for their best result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResult {
    pub user: String,
    pub points: i32,
}

pub(super) async fn insert_result(
    connection: &mut AnyConnection,
    table: &str,
    result: &StoredResult,
    at: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into results (user_id, table_id, game, seats, points, at) \
         select $1, id, game, (select count(*) from seats where table_id = $2), $3, $4 from tables where id = $2",
    )
    .bind(&result.user)
    .bind(table)
    .bind(i64::from(result.points))
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// The result of a user at a table, and their best one before in the same game with as many seats; `None` if it does not count.
    pub async fn personal_best(&self, table: &str, user: &str) -> Result<Option<PersonalBest>, sqlx::Error> {
        let row = sqlx::query(
            "select points, (select max(points) from results as earlier where earlier.user_id = own.user_id \
             and earlier.game = own.game and earlier.seats = own.seats and earlier.at < own.at) as earlier \
             from results as own where user_id = $1 and table_id = $2",
        )
        .bind(user)
        .bind(table)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let earlier: Option<i64> = row.try_get("earlier")?;
        Ok(Some(PersonalBest {
            points: row.try_get::<i64, _>("points")? as i32,
            earlier: earlier.map(|points| points as i32),
        }))
    }
}
