//! What people decide at a table, apart from moves: votes, substitutes, pauses. And the time for which the service has run.

use maat_engine::Seat;
use maat_protocol::{Conduct, Pace, Proposal, Rematch, TableEvent};
use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, Row};

use super::append::{Append, insert};
use super::rows::{conduct, table_event};
use super::tables::{StoredSeat, StoredTable, insert_table, write_seats};
use super::{Store, now};

/// An open question to the people at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredProposal {
    pub number: u32,
    pub what: Proposal,
    /// The user who asks.
    pub by: String,
    /// The seat as which they ask; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The name of the asker, who may have no seat.
    pub name: String,
    /// The users who agree.
    pub yes: Vec<String>,
    /// The users who do not.
    pub no: Vec<String>,
    /// The service time when it was asked.
    pub asked: i64,
    /// The line of the choice that is to be taken back, if that is the question.
    pub line: Option<usize>,
}

/// A change at a table that is not a move.
#[derive(Debug)]
pub struct Conducted<'a> {
    /// The table as it is afterwards.
    pub table: &'a StoredTable,
    /// Its clocks as they are afterwards; empty without clocks.
    pub clocks: &'a str,
    /// The number of events before.
    pub before: usize,
    /// What has happened.
    pub events: &'a [TableEvent],
    /// The line of an undo to which everybody has agreed.
    pub undo: Option<&'a Append>,
}

/// A running table that may have to be woken.
#[derive(Debug)]
pub struct Waiting {
    pub id: String,
    pub conduct: Conduct,
    pub proposal: Option<StoredProposal>,
    /// The clocks after the last move, and after the last other change.
    pub clocks: [String; 2],
}

/// Pauses of a person, in service time: begin and end.
pub type Pauses = Vec<(i64, i64)>;

/// The pause that runs now.
pub fn running_pause(pauses: &[(i64, i64)], now: i64) -> Option<(i64, i64)> {
    pauses.iter().copied().find(|&(begins, ends)| begins <= now && now < ends)
}

/// The usual conditions are stored as an empty text, so that the tables with a clock are found quickly.
pub(super) fn conduct_text(conduct: &Conduct) -> String {
    if *conduct == Conduct::default() { String::new() } else { json(conduct) }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it has only text keys")
}

impl Store {
    /// Stores a change that is not a move, with everything that belongs to it.
    pub async fn conduct(&self, change: Conducted<'_>) -> Result<(), sqlx::Error> {
        let Conducted { table, clocks, before, events, undo } = change;
        let mut transaction = self.writer.begin().await?;
        insert(&mut transaction, undo.as_slice(), now()).await?;
        sqlx::query(
            "update tables set status = $1, host = $2, conduct = $3, proposal = $4, ended = $5, clocks = $6, \
             updated = $7 where id = $8",
        )
        .bind(table.status.as_str())
        .bind(&table.host)
        .bind(conduct_text(&table.conduct))
        .bind(table.proposal.as_ref().map(json))
        .bind(table.ended.as_ref().map(json))
        .bind(clocks)
        .bind(now())
        .bind(&table.id)
        .execute(&mut *transaction)
        .await?;
        write_seats(&mut transaction, &table.id, &table.seats).await?;
        for (index, event) in events.iter().enumerate() {
            sqlx::query("insert into events (table_id, number, ply, what, at) values ($1, $2, $3, $4, $5)")
                .bind(&table.id)
                .bind((before + index) as i64)
                .bind(i64::from(event.ply))
                .bind(json(&event.what))
                .bind(now())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    pub async fn events(&self, table: &str) -> Result<Vec<TableEvent>, sqlx::Error> {
        let rows = sqlx::query("select ply, what from events where table_id = $1 order by number")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(table_event).collect()
    }

    /// The clocks after the last move, and after the last other change.
    pub async fn clocks(&self, table: &str) -> Result<[String; 2], sqlx::Error> {
        let row = sqlx::query(
            "select clocks, (select clocks from plies where table_id = $1 order by ply desc limit 1) as moved \
             from tables where id = $1",
        )
        .bind(table)
        .fetch_one(&self.pool)
        .await?;
        Ok([row.try_get::<Option<String>, _>("moved")?.unwrap_or_default(), row.try_get("clocks")?])
    }

    /// Running tables that may have to be woken, with their clocks: those with a clock or an open question.
    pub async fn tables_with_alarm(&self) -> Result<Vec<Waiting>, sqlx::Error> {
        sqlx::query_as(
            "select id, conduct, proposal, clocks, \
             (select clocks from plies where table_id = tables.id order by ply desc limit 1) as moved \
             from tables where status = 'running' and (conduct <> '' or proposal is not null)",
        )
        .fetch_all(&self.pool)
        .await
    }

    /// The running tables with a slow clock at which the user has a seat.
    pub async fn slow_tables_of(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let rows = sqlx::query(
            "select distinct tables.id as id, tables.conduct as conduct from tables \
             join seats on seats.table_id = tables.id \
             where seats.user_id = $1 and tables.status = 'running' and tables.conduct <> ''",
        )
        .bind(user)
        .fetch_all(&self.pool)
        .await?;
        let mut slow = Vec::new();
        for row in &rows {
            if let Pace::Slow { .. } = conduct(row)?.pace {
                slow.push(row.try_get("id")?);
            }
        }
        Ok(slow)
    }

    /// When each person at a table left, in service time; `None` for those who had not.
    pub async fn away(&self, table: &str) -> Result<Vec<(String, Option<i64>)>, sqlx::Error> {
        let rows = sqlx::query("select user_id, away from seats where table_id = $1 and user_id is not null")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("user_id")?, row.try_get("away")?))).collect()
    }

    pub async fn set_away(&self, table: &str, user: &str, since: Option<i64>) -> Result<(), sqlx::Error> {
        sqlx::query("update seats set away = $1 where table_id = $2 and user_id = $3")
            .bind(since)
            .bind(table)
            .bind(user)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Notes whether the person on a seat was reminded.
    pub async fn set_nudged(&self, table: &str, seat: usize, on: bool) -> Result<(), sqlx::Error> {
        sqlx::query("update seats set nudged = $1 where table_id = $2 and seat = $3")
            .bind(i64::from(on))
            .bind(table)
            .bind(seat as i64)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Opens the table of a rematch, which this person wants, unless there is one; returns the one that there is.
    pub async fn add_rematch(&self, of: &str, table: &StoredTable, by: &str) -> Result<Rematch, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        insert_table(&mut transaction, table).await?;
        let statement = "update tables set rematch = $1, rematch_by = $2 where id = $3 and rematch is null";
        let query = sqlx::query(statement).bind(&table.id).bind(by).bind(of);
        if query.execute(&mut *transaction).await?.rows_affected() > 0 {
            transaction.commit().await?;
            return Ok(Rematch { id: table.id.clone(), by: by.to_owned() });
        }
        transaction.rollback().await?;
        self.table(of).await?.and_then(|table| table.rematch).ok_or(sqlx::Error::RowNotFound)
    }

    /// Forgets a rematch whose table is gone, unless there is another one by now.
    pub async fn forget_rematch(&self, of: &str, gone: &str) -> Result<(), sqlx::Error> {
        sqlx::query("update tables set rematch = null, rematch_by = null where id = $1 and rematch = $2")
            .bind(of)
            .bind(gone)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Changes the conditions of a table; `false` if the game has begun.
    pub async fn set_conduct(&self, table: &str, conduct: &Conduct) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("update tables set conduct = $1 where id = $2 and status = 'open'");
        let changed =
            query.bind(conduct_text(conduct)).bind(table).execute(&mut *self.writer.acquire().await?).await?;
        Ok(changed.rows_affected() > 0)
    }

    /// The users whom the host of a table has silenced.
    pub async fn mutes(&self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("select user_id from mutes where table_id = $1")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    pub async fn set_mute(&self, table: &str, user: &str, on: bool) -> Result<(), sqlx::Error> {
        let statement = if on {
            "insert into mutes (table_id, user_id) values ($1, $2) on conflict do nothing"
        } else {
            "delete from mutes where table_id = $1 and user_id = $2"
        };
        sqlx::query(statement).bind(table).bind(user).execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }

    /// The pauses of a user that end after `since`, in chronological order.
    pub async fn pauses(&self, user: &str, since: i64) -> Result<Pauses, sqlx::Error> {
        read_pauses(&mut *self.pool.acquire().await?, user, since).await
    }

    /// Changes the pauses of a user that end after `since`, unless `change` fails. Changes of one user wait for each other, so
    /// that each sees what the others have done.
    pub async fn change_pauses<E: From<sqlx::Error>>(
        &self,
        user: &str,
        since: i64,
        change: impl FnOnce(&mut Pauses) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut transaction = self.writer.begin().await?;
        // Locks the row, so that nobody else can get here until the transaction ends.
        let lock = sqlx::query("update users set name = name where id = $1").bind(user);
        lock.execute(&mut *transaction).await?;
        let before = read_pauses(&mut transaction, user, since).await?;
        let mut after = before.clone();
        change(&mut after)?;
        for (begins, _) in before.iter().filter(|pause| !after.contains(pause)) {
            let query = sqlx::query("delete from pauses where user_id = $1 and begins = $2");
            query.bind(user).bind(begins).execute(&mut *transaction).await?;
        }
        for (begins, ends) in after.iter().filter(|pause| !before.contains(pause)) {
            let query = sqlx::query("insert into pauses (user_id, begins, ends) values ($1, $2, $3)");
            query.bind(user).bind(begins).bind(ends).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Records that the service has run for at least this time, and returns the longest recorded one.
    pub async fn service_time(&self, time: i64) -> Result<i64, sqlx::Error> {
        sqlx::query("update service set time = $1 where id = 1 and time < $1")
            .bind(time)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        sqlx::query_scalar("select time from service where id = 1").fetch_one(&self.pool).await
    }

    pub async fn settings(&self, user: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("select settings from users where id = $1").bind(user).fetch_one(&self.pool).await
    }

    pub async fn set_settings(&self, user: &str, settings: &str) -> Result<(), sqlx::Error> {
        sqlx::query("update users set settings = $1 where id = $2")
            .bind(settings)
            .bind(user)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }
}

async fn read_pauses(connection: &mut AnyConnection, user: &str, since: i64) -> Result<Pauses, sqlx::Error> {
    let rows =
        sqlx::query("select begins, ends from pauses where user_id = $1 and ends > $2 order by begins")
            .bind(user)
            .bind(since)
            .fetch_all(connection)
            .await?;
    rows.iter().map(|row| Ok((row.try_get("begins")?, row.try_get("ends")?))).collect()
}

impl StoredTable {
    /// The people who play themselves, each user once.
    pub fn players(&self) -> Vec<&str> {
        let mut users: Vec<&str> = Vec::new();
        for person in self.seats.iter().filter_map(StoredSeat::player) {
            if !users.contains(&&*person.user) {
                users.push(&person.user);
            }
        }
        users
    }
}
