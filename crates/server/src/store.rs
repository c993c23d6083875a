//! Everything that is stored. The only place that holds SQL, and every statement runs on SQLite and PostgreSQL.

mod append;
#[cfg(feature = "client")]
mod bulk;
mod lists;
mod sweep;
mod tables;
mod users;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::MigrateError;
use sqlx::{AnyPool, Executor};
use tokio::time::sleep;

pub use append::{Append, AppendError, Appended};
pub use lists::StoredLine;
pub(crate) use tables::CHAT;
pub use tables::{StoredChat, StoredSeat, StoredTable};
pub use users::User;

use append::Appender;

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    /// Whoever changes something takes a connection from here. SQLite has one writer: a queue of our own is fair, but
    /// connections that find the file locked sleep and try again, up to 100 ms late.
    writer: AnyPool,
    appender: Appender,
}

impl Store {
    /// Opens the database at this address, `sqlite:maat.db` or `postgres://…`, and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Store, sqlx::Error> {
        let mut tries = 0;
        loop {
            match Store::try_open(url).await {
                Err(error) if is_busy(&error) && tries < TRIES => tries += 1,
                opened => return opened,
            }
            sleep(AGAIN).await;
        }
    }

    async fn try_open(url: &str) -> Result<Store, sqlx::Error> {
        install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        // A new file is made where there is none; PostgreSQL has its own ways.
        let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
        let pool = options(8, sqlite).connect(&url).await?;
        let writer = if sqlite { options(1, sqlite).connect(&url).await? } else { pool.clone() };
        sqlx::migrate!("./migrations").run(&writer).await?;
        let appender = Appender::start(writer.clone());
        Ok(Store { pool, writer, appender })
    }
}

/// Several nodes may open a new file at once, and SQLite has no lock for whole migrations: who comes second fails, and
/// finds everything done when they try again.
const TRIES: u32 = 50;
const AGAIN: Duration = Duration::from_millis(100);

fn is_busy(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Migrate(error) => {
            matches!(**error, MigrateError::Execute(_) | MigrateError::ExecuteMigration(..))
        }
        sqlx::Error::Database(error) => error.message().contains("locked"),
        _ => false,
    }
}

fn options(connections: u32, sqlite: bool) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        // A file cannot have gone away: no need to ask it before every use.
        .test_before_acquire(!sqlite)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if sqlite {
                    connection.execute("pragma busy_timeout = 10000").await?;
                    // Readers do not wait for writers, and what was committed survives a loss of power.
                    connection.execute("pragma journal_mode = wal").await?;
                    connection.execute("pragma synchronous = full").await?;
                    connection.execute("pragma foreign_keys = on").await?;
                }
                Ok(())
            })
        })
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
