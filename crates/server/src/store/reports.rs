//! Reports of people to the host of the server.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use super::{Store, now};

/// Maximum number of reports of a person in a day.
const MAX_OF_USER: i64 = 20;
const DAY: i64 = 24 * 3600 * 1000;
/// Maximum number of reports that are not closed. Who could read more?
const MAX_OPEN: i64 = 2000;

/// A report as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// Counted from 1.
    pub number: u32,
    pub user: String,
    /// The id of the table, if there is one.
    pub table: Option<String>,
    /// The number of lines before the moment.
    pub ply: u32,
    pub kind: String,
    pub text: String,
    pub lang: String,
    /// The version of Maat.
    pub version: String,
    /// The record up to the moment, as the reporter could read it.
    pub record: String,
    /// Time in milliseconds since 1970.
    pub at: i64,
    pub closed: bool,
}

/// The reason why a report was not stored.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error("there are too many reports")]
    TooMany,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

const COLUMNS: &str = "number, user_id, table_id, ply, kind, text, lang, version, record, at, closed";

impl Store {
    /// Stores a report and returns its number; `number`, `at` and `closed` of the argument are ignored.
    pub async fn add_report(&self, report: &StoredReport) -> Result<u32, ReportError> {
        let mut transaction = self.writer.begin().await?;
        // Locks the one row of the table `service`, so that two reports do not get the same number.
        sqlx::query("update service set time = time where id = 1").execute(&mut *transaction).await?;
        let recent: i64 = sqlx::query_scalar("select count(*) from reports where user_id = $1 and at > $2")
            .bind(&report.user)
            .bind(now() - DAY)
            .fetch_one(&mut *transaction)
            .await?;
        let open: i64 = sqlx::query_scalar("select count(*) from reports where closed = 0")
            .fetch_one(&mut *transaction)
            .await?;
        if recent >= MAX_OF_USER || open >= MAX_OPEN {
            return Err(ReportError::TooMany);
        }
        let last: Option<i64> =
            sqlx::query_scalar("select max(number) from reports").fetch_one(&mut *transaction).await?;
        let number = last.unwrap_or(0) + 1;
        sqlx::query(
            "insert into reports (number, user_id, table_id, ply, kind, text, lang, version, record, at) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(number)
        .bind(&report.user)
        .bind(&report.table)
        .bind(i64::from(report.ply))
        .bind(&report.kind)
        .bind(&report.text)
        .bind(&report.lang)
        .bind(&report.version)
        .bind(&report.record)
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(number as u32)
    }

    /// The reports in the order in which they came: all of them, or those that are not closed.
    pub async fn reports(&self, all: bool) -> Result<Vec<StoredReport>, sqlx::Error> {
        let statement = format!("select {COLUMNS} from reports where closed <= $1 order by number");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(statement)).bind(i64::from(all));
        query.fetch_all(&self.pool).await
    }

    /// The report with this number.
    pub async fn report(&self, number: u32) -> Result<Option<StoredReport>, sqlx::Error> {
        let statement = format!("select {COLUMNS} from reports where number = $1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(statement)).bind(i64::from(number));
        query.fetch_optional(&self.pool).await
    }

    /// Closes a report; `false` if there is no such report.
    pub async fn close_report(&self, number: u32) -> Result<bool, sqlx::Error> {
        let closed = sqlx::query("update reports set closed = 1 where number = $1")
            .bind(i64::from(number))
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(closed.rows_affected() > 0)
    }
}

impl FromRow<'_, AnyRow> for StoredReport {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(StoredReport {
            number: row.try_get::<i64, _>("number")? as u32,
            user: row.try_get("user_id")?,
            table: row.try_get("table_id")?,
            ply: row.try_get::<i64, _>("ply")? as u32,
            kind: row.try_get("kind")?,
            text: row.try_get("text")?,
            lang: row.try_get("lang")?,
            version: row.try_get("version")?,
            record: row.try_get("record")?,
            at: row.try_get("at")?,
            closed: row.try_get::<i64, _>("closed")? != 0,
        })
    }
}
