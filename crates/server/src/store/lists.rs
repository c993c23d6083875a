//! Tables as the lobby lists them.

use std::cmp::Reverse;
use std::collections::HashMap;

use maat_protocol::Conduct;
use sqlx::{AssertSqlSafe, Row};

use super::tables::{StoredSeat, TableStatus};
use super::{Store, now};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    pub id: String,
    pub game: String,
    pub options: String,
    pub host: String,
    pub status: TableStatus,
    /// Time when the table was opened, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last move or other change, in milliseconds since 1970.
    pub updated: i64,
    pub conduct: Conduct,
    pub seats: Vec<StoredSeat>,
    /// The letters of the seats that are due.
    pub due: String,
    /// The round and the number of rounds, if they are known.
    pub round: Option<(u8, u8)>,
    /// The number of hints that were asked for.
    pub hints: u32,
}

/// A row of a list: a table, and one of its seats.
#[derive(Debug)]
pub(super) struct ListedSeat {
    pub line: StoredLine,
    pub seat: StoredSeat,
}

/// Maximum length of a list.
const LIST_LIMIT: usize = 50;
/// Maximum number of tables of one host in a list of public tables.
const HOST_LIMIT: usize = 3;
/// Number of tables that were used last, from which the list of public tables is chosen.
const CANDIDATES: i64 = 500;
/// Time without a move after which a running table with bots counts towards no limit, in milliseconds. Games may rest for
/// months, and their bots with them.
const BOTS_REST: i64 = 24 * 3600 * 1000;
/// Holds for running tables with bots where somebody has moved since $1. Every game has a row in `plies` from its start on; `tables.updated` does
/// not change with moves.
const BOTS_ACTIVE: &str = "status = 'running' and \
    exists (select 1 from seats where seats.table_id = tables.id and seats.level is not null) and \
    (select at from plies where table_id = tables.id order by ply desc limit 1) > $1";

/// A public table that may be listed.
#[derive(Debug)]
struct Candidate {
    id: String,
    host: String,
    created: i64,
    /// Whether somebody with a seat is connected.
    has_people: bool,
}

/// Chooses the public tables to list: those with people before those without, then one of each host, the newest first, then
/// the second of each. So nobody can push the tables of others off the list, however many they open.
fn choose(mut candidates: Vec<Candidate>) -> Vec<String> {
    candidates.sort_unstable_by_key(|table| (!table.has_people, Reverse(table.created)));
    let mut listed: HashMap<String, usize> = HashMap::new();
    let mut ranked: Vec<(usize, Candidate)> = Vec::new();
    for table in candidates {
        let count = listed.entry(table.host.clone()).or_default();
        if *count < HOST_LIMIT {
            ranked.push((*count, table));
            *count += 1;
        }
    }
    // Stable, so that the newest stay first.
    ranked.sort_by_key(|(place, table)| (!table.has_people, *place));
    ranked.into_iter().take(LIST_LIMIT).map(|(_, table)| table.id).collect()
}

/// Selects tables by their ids, which are the parameters; one row for each seat.
fn listed(count: usize) -> String {
    format!(
        "select seats.user_id as user_id, users.name as name, seats.level as level, seats.alias as alias, \
         seats.substitute as substitute, seats.resigned as resigned, seats.nudged as nudged, tables.conduct as conduct, \
         tables.id as id, tables.game as game, tables.options as options, tables.host as host, tables.status as status, \
         tables.created as created, tables.updated as updated, last.at as moved, last.due as due, last.round as round, tables.hints as hints \
         from tables join seats on seats.table_id = tables.id left join users on users.id = seats.user_id \
         left join plies as last on last.table_id = tables.id and \
         last.ply = (select max(ply) from plies where table_id = tables.id) \
         where tables.id in ({}) order by tables.id, seats.seat",
        placeholders(1, count)
    )
}

/// Selects the ids of the tables that the list of the user $1 shows, and the number of all of them. Running games come first, above all those
/// that wait for the user, so that the limit $2 cuts off finished ones. `tables.updated` does not change with moves.
const OWN: &str = "select id, count(*) over () as total, \
    case status when 'running' then case when exists (select 1 from seats where table_id = tables.id and user_id = $1 \
    and substitute is null and (select due from plies where table_id = tables.id order by ply desc limit 1) \
    like '%' || substr('abcde', cast(seat as integer) + 1, 1) || '%') then 0 else 1 end \
    when 'open' then 2 else 3 end as place, \
    case status when 'running' then (select at from plies where table_id = tables.id order by ply desc limit 1) \
    else updated end as moved \
    from tables where exists (select 1 from seats where seats.table_id = tables.id and seats.user_id = $1 \
    and (seats.hidden = 0 or seats.hidden > 1 and seats.hidden < \
    (select at from plies where table_id = tables.id order by ply desc limit 1))) \
    order by place, moved desc, id limit $2";

/// The placeholders of `count` parameters from number `first` on.
fn placeholders(first: usize, count: usize) -> String {
    let numbers: Vec<String> = (first..first + count).map(|number| format!("${number}")).collect();
    numbers.join(", ")
}

impl Store {
    /// Public tables with this status, no more than a few of each host. Those at which `has_people` finds somebody come first.
    pub async fn public_tables(
        &self,
        status: TableStatus,
        has_people: impl Fn(&str) -> bool,
    ) -> Result<Vec<StoredLine>, sqlx::Error> {
        let rows = sqlx::query(
            "select id, host, created from tables where status = $1 and public = 1 order by updated desc limit $2",
        )
        .bind(status.as_str())
        .bind(CANDIDATES)
        .fetch_all(&self.pool)
        .await?;
        let mut candidates = Vec::with_capacity(rows.len());
        for row in &rows {
            let id: String = row.try_get("id")?;
            let has_people = has_people(&id);
            candidates.push(Candidate {
                id,
                host: row.try_get("host")?,
                created: row.try_get("created")?,
                has_people,
            });
        }
        let mut lines = self.listed(&choose(candidates)).await?;
        // Some may have begun or ended meanwhile.
        lines.retain(|line| line.status == status);
        Ok(lines)
    }

    /// The tables at which the user has a seat, and the number of all of them; the list has a limit.
    pub async fn tables_of(&self, user: &str) -> Result<(Vec<StoredLine>, u32), sqlx::Error> {
        let rows = sqlx::query(OWN).bind(user).bind(LIST_LIMIT as i64).fetch_all(&self.pool).await?;
        let total: i64 = rows.first().map_or(Ok(0), |row| row.try_get("total"))?;
        let ids = rows.iter().map(|row| row.try_get("id")).collect::<Result<Vec<String>, _>>()?;
        Ok((self.listed(&ids).await?, total as u32))
    }

    /// Removes a table from the list of the user's tables; `false` if there is nothing to remove. A running one comes back when somebody
    /// moves.
    pub async fn hide_table(&self, table: &str, user: &str) -> Result<bool, sqlx::Error> {
        // The column holds 1 for a finished table, otherwise the time of the last move.
        let hidden = sqlx::query(
            "update seats set hidden = (select case status when 'finished' then 1 \
             else (select at from plies where table_id = $1 order by ply desc limit 1) end from tables where id = $1) \
             where table_id = $1 and user_id = $2",
        )
        .bind(table)
        .bind(user)
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        Ok(hidden.rows_affected() > 0)
    }

    /// The number of tables that the user hosts and that have not started.
    pub async fn open_tables(&self, user: &str) -> Result<usize, sqlx::Error> {
        let statement = "select count(*) from tables where host = $1 and status = 'open'";
        let count: i64 = sqlx::query_scalar(statement).bind(user).fetch_one(&self.pool).await?;
        Ok(count as usize)
    }

    /// The number of running tables with bots that the user hosts, apart from those where nobody has moved for a day.
    pub async fn bot_tables(&self, user: &str) -> Result<usize, sqlx::Error> {
        let statement = format!("select count(*) from tables where host = $2 and {BOTS_ACTIVE}");
        let query = sqlx::query_scalar(AssertSqlSafe(statement)).bind(now() - BOTS_REST).bind(user);
        let count: i64 = query.fetch_one(&self.pool).await?;
        Ok(count as usize)
    }

    /// Those of the tables that are running with bots and where somebody has moved within a day.
    pub async fn active_bot_tables(&self, ids: &[String]) -> Result<Vec<String>, sqlx::Error> {
        let ids_of = placeholders(2, ids.len());
        let statement = format!("select id from tables where id in ({ids_of}) and {BOTS_ACTIVE}");
        let mut query = sqlx::query_scalar(AssertSqlSafe(statement)).bind(now() - BOTS_REST);
        for id in ids {
            query = query.bind(id);
        }
        query.fetch_all(&self.pool).await
    }

    /// Those of the tables that are public and have not started.
    pub async fn open_public_tables(&self, ids: &[String]) -> Result<Vec<String>, sqlx::Error> {
        let ids_of = placeholders(1, ids.len());
        let statement =
            format!("select id from tables where id in ({ids_of}) and status = 'open' and public = 1");
        let mut query = sqlx::query_scalar(AssertSqlSafe(statement));
        for id in ids {
            query = query.bind(id);
        }
        query.fetch_all(&self.pool).await
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

    /// The tables with these ids, in the same order.
    async fn listed(&self, ids: &[String]) -> Result<Vec<StoredLine>, sqlx::Error> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        // Safe from injection: only the number of parameters varies.
        let mut query = sqlx::query_as(AssertSqlSafe(listed(ids.len())));
        for id in ids {
            query = query.bind(id);
        }
        let rows: Vec<ListedSeat> = query.fetch_all(&self.pool).await?;
        let mut lines: Vec<StoredLine> = Vec::new();
        for ListedSeat { line, seat } in rows {
            match lines.last_mut() {
                Some(last) if last.id == line.id => last.seats.push(seat),
                _ => lines.push(StoredLine { seats: vec![seat], ..line }),
            }
        }
        lines.sort_by_key(|line| ids.iter().position(|id| *id == line.id));
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str, host: &str, created: i64, has_people: bool) -> Candidate {
        Candidate { id: id.to_owned(), host: host.to_owned(), created, has_people }
    }

    #[test]
    fn hosts_take_turns_and_people_come_first() {
        let tables = vec![
            table("eve1", "eve", 1, false),
            table("ann1", "ann", 2, false),
            table("eve2", "eve", 3, true),
            table("ann2", "ann", 4, true),
            table("eve3", "eve", 5, false),
            table("bob1", "bob", 6, false),
            table("eve4", "eve", 7, true),
            table("eve5", "eve", 8, false),
        ];
        assert_eq!(choose(tables), ["eve4", "ann2", "eve2", "bob1", "ann1", "eve5"]);
    }

    #[test]
    fn a_list_has_a_limit() {
        let tables = (0..60).map(|number| table(&number.to_string(), &number.to_string(), number, false));
        let listed = choose(tables.collect());
        assert_eq!((listed.len(), &*listed[0]), (LIST_LIMIT, "59"));
    }
}
