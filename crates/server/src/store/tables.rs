//! Tables, their seats, records and chat.

use std::str::FromStr;

use maat_engine::{Bytes32, Dealing, Record};
use maat_protocol::{Conduct, Ended, Rematch, Watchers};
use sqlx::{AnyConnection, Row};

use super::chance::{StoredPart, delete_left, parts, write_part};
use super::conduct::{StoredProposal, conduct_text};
use super::rows::status;
use super::{Store, now};
use crate::random;

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    pub id: String,
    pub game: String,
    pub revision: u16,
    pub dealing: Dealing,
    pub options: String,
    pub public: bool,
    pub shuffle: bool,
    pub status: TableStatus,
    pub host: String,
    /// The seed in hexadecimal; empty until it is made of the parts.
    pub seed: String,
    /// The server's part of the seed in hexadecimal; `None` if the seed was drawn when the table was opened.
    pub part: Option<String>,
    /// The parts of people.
    pub parts: Vec<StoredPart>,
    /// Whether the game is about to begin, and people are asked to reveal their parts.
    pub drawing: bool,
    pub seats: Vec<StoredSeat>,
    pub conduct: Conduct,
    /// The code under which people find the table while it waits for players.
    pub code: Option<String>,
    /// The open question to the people at the table.
    pub proposal: Option<StoredProposal>,
    pub ended: Option<Ended>,
    pub rematch: Option<Rematch>,
    /// The number of decisions for which the only person asked for a hint.
    pub hints: u32,
    /// The prompt of the last one.
    pub hinted: Option<u32>,
}

impl StoredTable {
    /// Whether the host does not let this user watch.
    pub fn keeps_out(&self, user: Option<&str>) -> bool {
        let plays = user.is_some() && self.seats.iter().any(|seat| seat.user() == user);
        self.conduct.watchers == Watchers::Out
            && self.status != TableStatus::Open
            && !plays
            && user != Some(&self.host)
    }

    /// A new table of the game, by link and without seats.
    pub fn new(game: &str, revision: u16, options: String, host: &str) -> Self {
        StoredTable {
            id: random::id(),
            game: game.to_owned(),
            revision,
            dealing: Dealing::NEWEST,
            options,
            public: false,
            shuffle: false,
            status: TableStatus::Open,
            host: host.to_owned(),
            seed: String::new(),
            part: Some(random::hex(&random::bytes::<32>())),
            parts: Vec::new(),
            drawing: false,
            seats: Vec::new(),
            conduct: Conduct::default(),
            code: Some(random::code()),
            proposal: None,
            ended: None,
            rematch: None,
            hints: 0,
            hinted: None,
        }
    }

    /// Notes the hash of the random part of a person, if they have a seat and the hash is theirs alone. Otherwise they take no part: a
    /// record in which a part is repeated would not be honest.
    pub fn keep_own_part(&mut self, user: &str, hash: Option<&str>) {
        let sits = self.seats.iter().any(|seat| seat.user() == Some(user));
        let own = hash.filter(|hash| sits && !self.is_committed(user, hash));
        self.parts.extend(own.map(|hash| StoredPart::sealed(user, hash)));
    }

    /// Whether the server or somebody other than this user has committed to the hash at this table.
    pub fn is_committed(&self, user: &str, hash: &str) -> bool {
        let others = self.parts.iter().filter(|part| part.user != user);
        self.server_hash().as_deref() == Some(hash)
            || others.into_iter().any(|part| part.hash.as_deref() == Some(hash))
    }

    /// The hash of the server's part; `None` if the seed was drawn when the table was opened.
    pub fn server_hash(&self) -> Option<String> {
        let part: Bytes32 = random::from_hex(self.part.as_deref()?)?;
        Some(random::hash(&part))
    }

    /// The record of the game before its first line.
    pub fn record_head(&self) -> Record {
        Record::new(&self.game, self.revision, self.seats.len() as u8, self.dealing, &self.options)
    }
}

/// The stage of life of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStatus {
    Open,
    Running,
    Finished,
}

/// The error of an unknown status, which only another version of Maat can have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no status of a table; there are open, running and finished")]
pub struct UnknownStatus(String);

impl TableStatus {
    /// The stored form.
    pub fn as_str(self) -> &'static str {
        match self {
            TableStatus::Open => "open",
            TableStatus::Running => "running",
            TableStatus::Finished => "finished",
        }
    }
}

impl FromStr for TableStatus {
    type Err = UnknownStatus;

    fn from_str(text: &str) -> Result<Self, UnknownStatus> {
        let all = [TableStatus::Open, TableStatus::Running, TableStatus::Finished];
        all.into_iter().find(|status| status.as_str() == text).ok_or_else(|| UnknownStatus(text.to_owned()))
    }
}

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredSeat {
    Open,
    Person(Person),
    Bot { level: String },
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub user: String,
    pub name: String,
    /// Whether this is somebody beside the user, who plays on the same device under a name of their own.
    pub beside: bool,
    /// The bot that plays for the person.
    pub substitute: Option<String>,
    pub resigned: bool,
    /// Whether somebody has reminded the person since their last move.
    pub nudged: bool,
}

impl Person {
    pub fn new(user: &str, name: &str) -> Self {
        Person {
            user: user.to_owned(),
            name: name.to_owned(),
            beside: false,
            substitute: None,
            resigned: false,
            nudged: false,
        }
    }
}

impl StoredSeat {
    /// The person on the seat.
    pub fn person(&self) -> Option<&Person> {
        match self {
            StoredSeat::Person(person) => Some(person),
            StoredSeat::Open | StoredSeat::Bot { .. } => None,
        }
    }

    /// The id of the person on the seat.
    pub fn user(&self) -> Option<&str> {
        self.person().map(|person| &*person.user)
    }

    /// The person who plays the seat themselves.
    pub fn player(&self) -> Option<&Person> {
        self.person().filter(|person| person.substitute.is_none())
    }

    /// The bot that plays the seat, for itself or for a person.
    pub fn bot(&self) -> Option<&str> {
        match self {
            StoredSeat::Bot { level } => Some(level),
            StoredSeat::Person(person) => person.substitute.as_deref(),
            StoredSeat::Open => None,
        }
    }

    fn level(&self) -> Option<&str> {
        self.bot().filter(|_| self.user().is_none())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredChat {
    pub number: u32,
    pub user: String,
    /// The name under which the line was written; it stays when the user takes another name.
    pub name: String,
    pub text: String,
    /// Time in milliseconds since 1970.
    pub at: i64,
}

/// Maximum number of lines of chat that are loaded.
pub(crate) const CHAT_LIMIT: i64 = 200;

impl Store {
    pub async fn add_table(&self, table: &StoredTable) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        insert_table(&mut transaction, table).await?;
        transaction.commit().await
    }

    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, sqlx::Error> {
        let table: Option<StoredTable> = sqlx::query_as(
            "select id, game, revision, dealing, options, public, shuffle, status, host, seed, part, drawing, conduct, code, \
             proposal, ended, rematch, rematch_by, hints, hinted from tables where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        let Some(table) = table else { return Ok(None) };
        let parts = parts(&mut *self.pool.acquire().await?, id).await?;
        Ok(Some(StoredTable { seats: self.seats(id).await?, parts, ..table }))
    }

    /// The id of the table with this code, and whether its game has begun.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<(String, TableStatus)>, sqlx::Error> {
        let query = sqlx::query("select id, status from tables where code = $1").bind(code);
        let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
        Ok(Some((row.try_get("id")?, status(&row)?)))
    }

    /// Whether the user has a seat at the table.
    pub async fn has_seat(&self, table: &str, user: &str) -> Result<bool, sqlx::Error> {
        let statement = "select count(*) from seats where table_id = $1 and user_id = $2";
        let count: i64 = sqlx::query_scalar(statement).bind(table).bind(user).fetch_one(&self.pool).await?;
        Ok(count > 0)
    }

    async fn seats(&self, table: &str) -> Result<Vec<StoredSeat>, sqlx::Error> {
        sqlx::query_as(
            "select seats.user_id as user_id, users.name as name, seats.level as level, seats.alias as alias, \
             seats.substitute as substitute, seats.resigned as resigned, seats.nudged as nudged from seats \
             left join users on users.id = seats.user_id \
             where seats.table_id = $1 order by seats.seat",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await
    }

    /// The lines of the record of a table, grouped by move.
    pub async fn lines(&self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("select lines from plies where table_id = $1 order by ply")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    /// The time of a table's last move.
    pub async fn last_move(&self, table: &str) -> Result<Option<i64>, sqlx::Error> {
        sqlx::query_scalar("select at from plies where table_id = $1 order by ply desc limit 1")
            .bind(table)
            .fetch_optional(&self.pool)
            .await
    }

    /// Stores the players, and the hash of the random part of one who has sat down; `false` if the game has begun or is about to.
    pub async fn set_seats(
        &self,
        table: &str,
        host: &str,
        seats: &[StoredSeat],
        part: Option<&StoredPart>,
    ) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let open = sqlx::query(
            "update tables set host = $1, updated = $2 where id = $3 and status = 'open' and drawing = 0",
        )
        .bind(host)
        .bind(now())
        .bind(table)
        .execute(&mut *transaction)
        .await?
        .rows_affected();
        if open == 0 {
            return Ok(false);
        }
        write_seats(&mut transaction, table, seats).await?;
        delete_left(&mut transaction, table).await?;
        if let Some(part) = part {
            write_part(&mut transaction, table, part).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Starts the game with the final seats and the options that name them; `false` if it has already begun.
    pub async fn start_table(&self, table: &StoredTable) -> Result<bool, sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        let open = sqlx::query(
            "update tables set status = 'running', drawing = 0, options = $1, updated = $2 where id = $3 and status = 'open'",
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
        for part in &table.parts {
            write_part(&mut transaction, &table.id, part).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Stores the number of hints, and the prompt of the last one.
    pub async fn set_hints(&self, table: &str, hints: u32, prompt: u32) -> Result<(), sqlx::Error> {
        sqlx::query("update tables set hints = $1, hinted = $2 where id = $3")
            .bind(i64::from(hints))
            .bind(i64::from(prompt))
            .bind(table)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }

    /// Adds a line of chat. From time to time it deletes lines that nobody is shown any more, so that no chat fills the disk.
    pub async fn add_chat(&self, table: &str, line: &StoredChat) -> Result<(), sqlx::Error> {
        sqlx::query(
            "insert into chat (table_id, number, user_id, name, text, at) values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table)
        .bind(i64::from(line.number))
        .bind(&line.user)
        .bind(&line.name)
        .bind(&line.text)
        .bind(line.at)
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        if i64::from(line.number) % CHAT_LIMIT == 0 {
            sqlx::query("delete from chat where table_id = $1 and number <= $2")
                .bind(table)
                .bind(i64::from(line.number) - CHAT_LIMIT)
                .execute(&mut *self.writer.acquire().await?)
                .await?;
        }
        Ok(())
    }

    /// The newest lines of the chat of a table, in chronological order.
    pub async fn chat(&self, table: &str) -> Result<Vec<StoredChat>, sqlx::Error> {
        let mut lines: Vec<StoredChat> = sqlx::query_as(
            "select number, user_id, name, text, at from chat where table_id = $1 order by number desc limit $2",
        )
        .bind(table)
        .bind(CHAT_LIMIT)
        .fetch_all(&self.pool)
        .await?;
        lines.reverse();
        Ok(lines)
    }
}

pub(super) async fn write_seats(
    connection: &mut AnyConnection,
    table: &str,
    seats: &[StoredSeat],
) -> Result<(), sqlx::Error> {
    for (index, seat) in seats.iter().enumerate() {
        let person = seat.person();
        sqlx::query(
            // Somebody else on the seat has not been away since the last one left.
            "update seats set user_id = $1, level = $2, alias = $3, substitute = $4, resigned = $5, nudged = $6, \
             away = case when user_id = $1 then away end where table_id = $7 and seat = $8",
        )
        .bind(seat.user())
        .bind(seat.level())
        .bind(alias(seat))
        .bind(person.and_then(|person| person.substitute.as_deref()))
        .bind(i64::from(person.is_some_and(|person| person.resigned)))
        .bind(i64::from(person.is_some_and(|person| person.nudged)))
        .bind(table)
        .bind(index as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The name of somebody who plays on the device of another person.
fn alias(seat: &StoredSeat) -> Option<&str> {
    seat.person().filter(|person| person.beside).map(|person| &*person.name)
}

/// Inserts the row of a table with this code, and returns the number of rows: 0 if another table has the code.
async fn insert_row(
    connection: &mut AnyConnection,
    table: &StoredTable,
    code: Option<&str>,
) -> Result<u64, sqlx::Error> {
    let inserted = sqlx::query(
        "insert into tables (id, game, revision, dealing, options, public, shuffle, status, host, seed, conduct, created, \
         updated, code, part) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14) on conflict (code) do nothing",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.revision))
    .bind(i64::from(table.dealing.number()))
    .bind(&table.options)
    .bind(i64::from(table.public))
    .bind(i64::from(table.shuffle))
    .bind(table.status.as_str())
    .bind(&table.host)
    .bind(&table.seed)
    .bind(conduct_text(&table.conduct))
    .bind(now())
    .bind(code)
    .bind(table.part.as_deref())
    .execute(&mut *connection)
    .await?;
    Ok(inserted.rows_affected())
}

pub(super) async fn insert_table(
    connection: &mut AnyConnection,
    table: &StoredTable,
) -> Result<(), sqlx::Error> {
    let mut code = table.code.clone();
    // If another table has the code, the next one is drawn.
    while insert_row(connection, table, code.as_deref()).await? == 0 {
        code = Some(random::code());
    }
    for (index, seat) in table.seats.iter().enumerate() {
        sqlx::query("insert into seats (table_id, seat, user_id, level, alias) values ($1, $2, $3, $4, $5)")
            .bind(&table.id)
            .bind(index as i64)
            .bind(seat.user())
            .bind(seat.level())
            .bind(alias(seat))
            .execute(&mut *connection)
            .await?;
    }
    for part in &table.parts {
        write_part(&mut *connection, &table.id, part).await?;
    }
    Ok(())
}
