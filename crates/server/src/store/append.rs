//! Appending to records: the moves of many tables are grouped into one durable commit.

use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use super::results::{StoredResult, insert_result};
use super::writer::Writer;
use super::{Store, now};

/// Maximum number of moves in one commit. A commit costs about the same for one move as for many.
const GROUP: usize = 512;

/// A move with all lines that followed from it.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: String,
    /// The number of lines before it.
    pub ply: usize,
    /// The lines, as in a record.
    pub lines: String,
    /// The seats that are due afterwards.
    pub due: String,
    /// The round that is played afterwards, and the number of rounds: `3/6`; empty if the game has none.
    pub round: String,
    /// The clocks afterwards; empty without clocks.
    pub clocks: String,
    /// The results that count, if the game has ended.
    pub finished: Option<Vec<StoredResult>>,
}

impl Append {
    /// The number of the row. The start of a game has a row even if it has no line, so the first move comes after it.
    fn number(&self) -> i64 {
        if self.lines.is_empty() { -1 } else { self.ply as i64 }
    }
}

/// Confirmation that the move is durable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended;

/// The reason why a move was not stored.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another move already has this number.
    #[error("the table has gone on")]
    Taken,
    /// The commit failed, and with it all moves of its group.
    #[error(transparent)]
    Database(Arc<sqlx::Error>),
    #[error("the database task has ended")]
    Stopped,
}

type Answer = oneshot::Sender<Result<Appended, AppendError>>;

/// Handle to the writer task.
#[derive(Clone, Debug)]
pub(super) struct Appender {
    jobs: mpsc::Sender<(Append, Answer)>,
}

impl Appender {
    pub fn start(writer: Writer) -> Self {
        let (jobs, mut queue) = mpsc::channel::<(Append, Answer)>(4 * GROUP);
        tokio::spawn(async move {
            let mut group = Vec::with_capacity(GROUP);
            while queue.recv_many(&mut group, GROUP).await > 0 {
                let results = commit(&writer, &group).await.map_err(Arc::new);
                for (index, (_, answer)) in group.drain(..).enumerate() {
                    let result = match &results {
                        Ok(stored) if stored[index] => Ok(Appended),
                        Ok(_) => Err(AppendError::Taken),
                        Err(error) => Err(AppendError::Database(error.clone())),
                    };
                    // The caller may be gone; the move is stored anyway.
                    let _ = answer.send(result);
                }
            }
        });
        Appender { jobs }
    }
}

/// Writes a group in one transaction and returns for each move whether it was stored.
async fn commit(writer: &Writer, group: &[(Append, Answer)]) -> Result<Vec<bool>, sqlx::Error> {
    let mut connection = writer.acquire().await?;
    let group: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
    if write(&mut connection, &group).await? {
        return Ok(vec![true; group.len()]);
    }
    // Another node has written to one of the tables; storing the moves one by one shows to which.
    let mut stored = Vec::with_capacity(group.len());
    for append in group {
        stored.push(write(&mut connection, &[append]).await?);
    }
    Ok(stored)
}

/// Stores all moves or none; `false` if the number of one is taken. The primary key is the lock.
async fn write(connection: &mut AnyConnection, group: &[&Append]) -> Result<bool, sqlx::Error> {
    let at = now();
    let finished: Vec<(&str, &[StoredResult])> =
        group.iter().filter_map(|append| Some((&*append.table, append.finished.as_deref()?))).collect();
    let result = if finished.is_empty() {
        // A single statement is a transaction by itself. Explicit BEGIN and COMMIT would add two round trips to the thread of
        // the database, which is most of the cost of a commit.
        insert(connection, group, at).await
    } else {
        let mut transaction = connection.begin().await?;
        match insert(&mut transaction, group, at).await {
            Ok(()) => {
                for (table, results) in finished {
                    finish(&mut transaction, table, results, at).await?;
                }
                transaction.commit().await
            }
            refused => refused,
        }
    };
    match result {
        Ok(()) => Ok(true),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

pub(super) async fn insert(
    connection: &mut AnyConnection,
    group: &[&Append],
    at: i64,
) -> Result<(), sqlx::Error> {
    if group.is_empty() {
        return Ok(());
    }
    let row = |index: usize| {
        let [table, ply, lines, due, round, clocks] = [2, 3, 4, 5, 6, 7].map(|place| 6 * index + place);
        format!("($1, ${table}, ${ply}, ${lines}, ${due}, ${round}, ${clocks})")
    };
    let rows: Vec<String> = (0..group.len()).map(row).collect();
    let text = format!(
        "insert into plies (at, table_id, ply, lines, due, round, clocks) values {}",
        rows.join(", ")
    );
    // Safe from injection: only the number of rows varies.
    let mut query = sqlx::query(AssertSqlSafe(text)).bind(at);
    for append in group {
        query = query
            .bind(&append.table)
            .bind(append.number())
            .bind(&append.lines)
            .bind(&append.due)
            .bind(&append.round)
            .bind(&append.clocks);
    }
    query.execute(connection).await?;
    Ok(())
}

async fn finish(
    connection: &mut AnyConnection,
    table: &str,
    results: &[StoredResult],
    at: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query("update tables set status = 'finished', updated = $1 where id = $2")
        .bind(at)
        .bind(table)
        .execute(&mut *connection)
        .await?;
    for result in results {
        insert_result(connection, table, result, at).await?;
    }
    Ok(())
}

impl Store {
    /// Returns when the move is durable or has failed.
    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        let (answer, answered) = oneshot::channel();
        self.appender.jobs.send((append, answer)).await.map_err(|_| AppendError::Stopped)?;
        answered.await.unwrap_or(Err(AppendError::Stopped))
    }
}
