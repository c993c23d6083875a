//! Persistence. Only this module contains SQL, and every statement runs on SQLite and PostgreSQL.

mod analyses;
mod append;
mod backup;
#[cfg(feature = "client")]
mod bulk;
mod chance;
mod conduct;
mod file;
mod learnt;
mod lists;
mod notes;
mod plans;
mod puzzles;
mod reports;
mod results;
mod rows;
mod stats;
mod studies;
mod sweep;
mod tables;
mod users;
mod writer;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, SqlSafeStr};
use tokio::time::sleep;

pub use append::{Append, AppendError, Appended};
pub use backup::{Backup, BackupError, backup};
pub use chance::StoredPart;
pub use conduct::{Conducted, Pauses, StoredProposal, Waiting, running_pause};
pub use lists::StoredLine;
pub use notes::{StoredNote, Subject, WriteError};
pub use plans::StoredPlan;
pub use reports::{ReportError, StoredReport};
pub use results::StoredResult;
pub use studies::{Edited, ListedStudy, NoteEdit, NoteLimits, StoredStudy, StudyEntry};
pub use sweep::Aged;
pub(crate) use tables::CHAT_LIMIT;
pub use tables::{Person, StoredChat, StoredSeat, StoredTable, TableStatus};
pub use users::User;

use append::Appender;
use file::DatabaseFile;
use writer::Writer;

/// Handle to the database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    appender: Appender,
}

/// The reason why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database cannot be opened, or it is not a database of Maat.
    #[error("the database cannot be opened: {}", reason(.0))]
    Open(#[source] sqlx::Error),
    /// The database can be read but not written.
    #[error("the database cannot be written: {}", reason(.0))]
    Write(#[source] sqlx::Error),
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        if is_unwritable(&error) { OpenError::Write(error) } else { OpenError::Open(error) }
    }
}

/// The message of the database itself, without the layers around it.
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Configuration(error) => error.to_string(),
        sqlx::Error::Protocol(what) => what.clone(),
        sqlx::Error::Migrate(error) => match &**error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => reason(error),
            MigrateError::VersionMissing(_) => "it was written by a newer Maat".to_owned(),
            MigrateError::Dirty(version) => {
                format!(
                    "its migration {version} broke off in the middle; put a copy from before it in its place"
                )
            }
            MigrateError::VersionMismatch(version) => {
                format!(
                    "its migration {version} is not the one of this Maat; put a copy from before it in its place"
                )
            }
            error => error.to_string(),
        },
        error => error.to_string(),
    }
}

impl Store {
    /// Opens the database at this address, `sqlite:maat.db` or `postgres://…`, applies migrations, and checks that it can be
    /// written.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        let mut tries = 0;
        loop {
            match Store::try_open(url).await {
                Err(OpenError::Open(error)) if tries < OPEN_TRIES && is_busy(&error) => tries += 1,
                opened => return opened,
            }
            sleep(OPEN_PAUSE).await;
        }
    }

    async fn try_open(url: &str) -> Result<Store, OpenError> {
        install_default_drivers();
        let sqlite = is_sqlite(url);
        let with_mode = |mode| {
            if sqlite && !url.contains('?') { format!("{url}?mode={mode}") } else { url.to_owned() }
        };
        // A missing file of SQLite is created; a database of PostgreSQL must exist.
        // A pool would retry until its timeout; a single connection reports an error at once.
        let mut first = AnyConnection::connect(&with_mode("rwc")).await?;
        if sqlite {
            first.execute("pragma busy_timeout = 10000").await?;
            let id: i64 = sqlx::query_scalar("pragma application_id").fetch_one(&mut first).await?;
            if id != 0 && id != APPLICATION_ID {
                let other = "it is the database of another program".to_owned();
                return Err(OpenError::Open(sqlx::Error::Configuration(other.into())));
            }
            // Writes the first page with the same value every time, so that a full disk or a read-only file is detected at
            // the start.
            let statement = format!("pragma application_id = {APPLICATION_ID}");
            first.execute(AssertSqlSafe(statement)).await?;
        }
        let file = if sqlite { Some(DatabaseFile::of(&mut first).await?) } else { None };
        first.close().await?;
        // Later connections must not create a new file in the place of one that has disappeared.
        let url = with_mode("rw");
        let pool = options(8, sqlite).connect(&url).await?;
        // SQLite allows one writer. Our own queue is fair, whereas connections that find the file locked sleep and retry up to
        // 100 ms late.
        let writers = if sqlite { options(1, sqlite).connect(&url).await? } else { pool.clone() };
        migrations().run(&writers).await.map_err(sqlx::Error::from)?;
        let writer = Writer::new(writers, file);
        let appender = Appender::start(writer.clone());
        Ok(Store { pool, writer, appender })
    }

    /// Checks that the database answers and can still be found where it was opened.
    pub async fn check(&self) -> Result<(), sqlx::Error> {
        self.writer.check()?;
        self.pool.execute("select 1").await?;
        Ok(())
    }

    /// Checks every second that the file of SQLite is still there, and logs it if not. It never ends.
    pub async fn watch(&self) {
        loop {
            // The log has the error; every write reports it, too.
            let _ = self.writer.check();
            sleep(WATCH_INTERVAL).await;
        }
    }

    /// Closes the database after pending writes. The last connection to a file of SQLite moves the write-ahead log into the
    /// file, which is then complete by itself.
    pub async fn close(&self) {
        self.pool.close().await;
        self.writer.close().await;
    }
}

const WATCH_INTERVAL: Duration = Duration::from_secs(1);

/// Application id of our SQLite files: «Maat» in ASCII.
const APPLICATION_ID: i64 = 0x4d61_6174;

fn is_sqlite(url: &str) -> bool {
    url.starts_with("sqlite:")
}

/// The files of the folder `migrations`, in order. Each runs in one transaction together with the row that records it, so an
/// aborted migration has changed nothing, and none runs twice.
fn migrations() -> Migrator {
    let migration = |version, description: &'static str, sql: &'static str| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "first", include_str!("../migrations/0001_first.sql")),
        migration(2, "sweep", include_str!("../migrations/0002_sweep.sql")),
        migration(3, "milliseconds", include_str!("../migrations/0003_milliseconds.sql")),
        migration(4, "dealing", include_str!("../migrations/0004_dealing.sql")),
        migration(5, "chat names", include_str!("../migrations/0005_chat_names.sql")),
        migration(6, "conduct", include_str!("../migrations/0006_conduct.sql")),
        migration(7, "results", include_str!("../migrations/0007_results.sql")),
        migration(8, "learnt", include_str!("../migrations/0008_learnt.sql")),
        migration(9, "lobby", include_str!("../migrations/0009_lobby.sql")),
        migration(10, "codes", include_str!("../migrations/0010_codes.sql")),
        migration(11, "puzzles", include_str!("../migrations/0011_puzzles.sql")),
        migration(12, "chance", include_str!("../migrations/0012_chance.sql")),
        migration(13, "analyses", include_str!("../migrations/0013_analyses.sql")),
        migration(14, "plans", include_str!("../migrations/0014_plans.sql")),
        migration(15, "studies", include_str!("../migrations/0015_studies.sql")),
        migration(16, "hints, notes, reports", include_str!("../migrations/0016_hints_notes_reports.sql")),
    ])
}

/// Number of attempts. Several nodes may open a new file at once, and SQLite has no lock for whole migrations: the second node
/// fails and finds everything done when it tries again.
const OPEN_TRIES: u32 = 50;
const OPEN_PAUSE: Duration = Duration::from_millis(100);

/// Whether the error means that a file of SQLite can be read but not written.
fn is_unwritable(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL; the upper bits are an extended code.
    const UNWRITABLE: [u32; 3] = [8, 10, 13];
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| UNWRITABLE.contains(&(code & 0xff)))
}

fn is_busy(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Migrate(error) => match &**error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => is_busy(error),
            _ => false,
        },
        sqlx::Error::Database(error) => {
            // The file is locked, or another node has just created the same table or recorded the same migration.
            ["locked", "already exists", "duplicate column", "UNIQUE", "unique"]
                .iter()
                .any(|word| error.message().contains(word))
        }
        _ => false,
    }
}

fn options(connections: u32, sqlite: bool) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        // A connection to a file does not break, so it need not be tested before every use.
        .test_before_acquire(!sqlite)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if sqlite {
                    connection.execute("pragma busy_timeout = 10000").await?;
                    // Readers do not wait for writers, and commits survive a loss of power.
                    connection.execute("pragma journal_mode = wal").await?;
                    connection.execute("pragma synchronous = full").await?;
                    connection.execute("pragma foreign_keys = on").await?;
                }
                Ok(())
            })
        })
}

/// The beginning of 2026, in milliseconds since 1970. Maat stored nothing before; an earlier time comes from a wrong clock.
pub(crate) const EPOCH: i64 = 1_767_225_600_000;

/// The current time in milliseconds since 1970, the unit of all stored times.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// Converts a stored time to seconds since 1970, the unit of the protocol.
pub fn to_seconds(millis: i64) -> i64 {
    millis.div_euclid(1000)
}
