//! Tables as the lobby lists them.

use maat_protocol::Conduct;

use super::Store;
use super::tables::{StoredSeat, TableStatus};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    pub id: String,
    pub game: String,
    pub options: String,
    pub status: TableStatus,
    /// Time when the table was opened, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last change in milliseconds since 1970.
    pub updated: i64,
    pub conduct: Conduct,
    pub seats: Vec<StoredSeat>,
    /// The letters of the seats that are due.
    pub due: String,
}

/// A row of a list: a table, and one of its seats.
#[derive(Debug)]
pub(super) struct ListedSeat {
    pub line: StoredLine,
    pub seat: StoredSeat,
}

/// Maximum length of a list.
const LIST_LIMIT: i64 = 50;

/// Selects tables, running ones first, then by age; one row for each seat.
macro_rules! listed {
    ($chosen:literal) => {
        concat!(
            "select seats.user_id as user_id, users.name as name, seats.level as level, seats.alias as alias, \
             seats.substitute as substitute, seats.resigned as resigned, seats.nudged as nudged, listed.conduct as conduct, \
             listed.id as id, listed.game as game, listed.options as options, listed.status as status, \
             listed.created as created, listed.updated as updated, \
             (select due from plies where table_id = listed.id order by ply desc limit 1) as due from (\
             select tables.id, tables.game, tables.options, tables.status, tables.created, tables.updated, tables.conduct, \
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
    pub async fn public_tables(&self, status: TableStatus) -> Result<Vec<StoredLine>, sqlx::Error> {
        let chosen = listed!("tables where status = $1 and public = 1 order by status, public");
        self.listed(chosen, status.as_str()).await
    }

    /// The tables at which the user has a seat.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<StoredLine>, sqlx::Error> {
        let chosen = listed!(
            "tables where exists (select 1 from seats where seats.table_id = tables.id and seats.user_id = $1) \
             order by place"
        );
        self.listed(chosen, user).await
    }

    /// The number of tables that the user hosts and that have not started.
    pub async fn open_tables(&self, user: &str) -> Result<usize, sqlx::Error> {
        self.count("select count(*) from tables where host = $1 and status = 'open'", user).await
    }

    /// The number of running tables with bots that the user hosts.
    pub async fn bot_tables(&self, user: &str) -> Result<usize, sqlx::Error> {
        let with_bots = "select count(distinct tables.id) from tables join seats on seats.table_id = tables.id \
                         where tables.host = $1 and tables.status = 'running' and seats.level is not null";
        self.count(with_bots, user).await
    }

    /// The number of other tables at which the user waits for the start.
    pub async fn waiting_seats(&self, user: &str, except: &str) -> Result<usize, sqlx::Error> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from tables join seats on seats.table_id = tables.id \
             where seats.user_id = $1 and tables.status = 'open' and tables.id <> $2",
        )
        .bind(user)
        .bind(except)
        .fetch_one(&self.pool)
        .await?;
        Ok(count as usize)
    }

    async fn count(&self, statement: &'static str, user: &str) -> Result<usize, sqlx::Error> {
        let count: i64 = sqlx::query_scalar(statement).bind(user).fetch_one(&self.pool).await?;
        Ok(count as usize)
    }

    async fn listed(&self, statement: &'static str, key: &str) -> Result<Vec<StoredLine>, sqlx::Error> {
        let rows: Vec<ListedSeat> =
            sqlx::query_as(statement).bind(key).bind(LIST_LIMIT).fetch_all(&self.pool).await?;
        let mut lines: Vec<StoredLine> = Vec::new();
        for ListedSeat { line, seat } in rows {
            match lines.last_mut() {
                Some(last) if last.id == line.id => last.seats.push(seat),
                _ => lines.push(StoredLine { seats: vec![seat], ..line }),
            }
        }
        Ok(lines)
    }
}
