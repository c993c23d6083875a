//! Backups of a SQLite database that is in use.

use std::error::Error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor};

use super::{is_sqlite, is_unwritable, reason};

/// Summary of a finished backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backup {
    pub tables: i64,
    pub moves: i64,
    pub bytes: u64,
}

/// The reason why no backup was made. Neither the database nor an older backup was changed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has tools of its own.
    #[error("only a file of SQLite is copied; for PostgreSQL use pg_dump, which copies it while it runs")]
    NotSqlite,
    /// There is no such file, or it is not a database of Maat.
    #[error("{} cannot be read: {why}", path.display())]
    Source { path: PathBuf, why: String, source: Option<Cause> },
    /// The copy would replace the database, or a file that belongs to it.
    #[error("{} belongs to the running database; choose another name for the copy", .0.display())]
    Onto(PathBuf),
    #[error("{} exists already; choose another name, or replace it with --overwrite", .0.display())]
    Exists(PathBuf),
    /// The copy could not be written.
    #[error("{} cannot be written: {why}", path.display())]
    Target { path: PathBuf, why: String, source: Option<Cause> },
}

/// The error of the system or the database behind a reason.
type Cause = Box<dyn Error + Send + Sync>;

/// Copies a consistent snapshot of the database at `url` into the file `target`, while others may write to the database.
///
/// The copy is written to a temporary file in the same folder, checked, synced to the disk and then renamed, so a file with the
/// name `target` is always complete.
pub async fn backup(url: &str, target: &Path, overwrite: bool) -> Result<Backup, BackupError> {
    install_default_drivers();
    let source = file(url).ok_or(BackupError::NotSqlite)?;
    if !source.is_file() {
        let why = "there is no such file".to_owned();
        return Err(BackupError::Source { path: source, why, source: None });
    }
    if belongs_to(&source, target) {
        return Err(BackupError::Onto(target.to_owned()));
    }
    match fs::symlink_metadata(target) {
        Ok(found) if !overwrite || !found.is_file() => return Err(BackupError::Exists(target.to_owned())),
        _ => {}
    }
    let part = Part::beside(target);
    let copied = copy(&source, target, &part).await?;
    part.finish(target).map_err(|error| unwritable(target, error.to_string(), error))?;
    Ok(copied)
}

/// The file of a database of SQLite.
fn file(url: &str) -> Option<PathBuf> {
    let path = is_sqlite(url).then(|| url.trim_start_matches("sqlite:").trim_start_matches("//"))?;
    Some(PathBuf::from(path.split('?').next().unwrap_or(path)))
}

/// Whether `target` is the database, by whatever name, or one of the files that SQLite keeps beside it.
fn belongs_to(source: &Path, target: &Path) -> bool {
    let Ok(source) = source.canonicalize() else { return false };
    let place = target.canonicalize().ok().or_else(|| {
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(target.file_name()?))
    });
    let beside = ["", "-wal", "-shm", "-journal"].map(|end| with_end(&source, end));
    place.is_some_and(|place| beside.contains(&place)) || same_file(&source, target)
}

/// Whether both paths name the same file, for example by a hard link.
#[cfg(unix)]
fn same_file(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |path| fs::metadata(path).map(|found: fs::Metadata| (found.dev(), found.ino())).ok();
    id(one).is_some() && id(one) == id(other)
}

#[cfg(not(unix))]
fn same_file(_: &Path, _: &Path) -> bool {
    false
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// An unfinished copy, which is removed when dropped.
struct Part(PathBuf);

impl Part {
    fn beside(target: &Path) -> Part {
        Part(with_end(target, &format!(".{}.part", std::process::id())))
    }

    fn finish(self, target: &Path) -> io::Result<()> {
        fs::File::open(&self.0)?.sync_all()?;
        fs::rename(&self.0, target)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        // The rename is durable only after a sync of the folder, which some systems cannot open.
        if let Ok(folder) = fs::File::open(folder.unwrap_or(Path::new("."))) {
            folder.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After the rename there is nothing to remove.
        let _ = fs::remove_file(&self.0);
    }
}

async fn copy(source: &Path, target: &Path, part: &Part) -> Result<Backup, BackupError> {
    let unreadable = |error: sqlx::Error| {
        let why = if is_unwritable(&error) {
            // A reader of a write-ahead log registers itself in the shared memory file.
            format!("{}; SQLite needs to write beside it", reason(&error))
        } else {
            reason(&error)
        };
        BackupError::Source { path: source.to_owned(), why, source: Some(error.into()) }
    };
    let failed = |error: sqlx::Error| unwritable(target, reason(&error), error);
    let failed_io = |error: io::Error| unwritable(target, error.to_string(), error);
    fs::File::create_new(&part.0).map_err(failed_io)?;
    let name = part.0.to_str().ok_or_else(|| {
        let why = "its name is not Unicode".to_owned();
        BackupError::Target { path: target.to_owned(), why, source: None }
    })?;
    let mut connection = connect(source, "rw").await.map_err(unreadable)?;
    let copied = match contents(&mut connection).await {
        // One read transaction: it sees a snapshot, and writers do not wait for it.
        Ok(_) => sqlx::query("vacuum into $1").bind(name).execute(&mut connection).await.map_err(failed),
        Err(error) => Err(unreadable(error)),
    };
    // Closed in any case, so that SQLite leaves no files beside the database.
    connection.close().await.map_err(unreadable)?;
    copied?;
    let mut copy = connect(&part.0, "ro").await.map_err(failed)?;
    let (tables, moves) = check(&mut copy).await.map_err(failed)?;
    copy.close().await.map_err(failed)?;
    let bytes = fs::metadata(&part.0).map_err(failed_io)?.len();
    Ok(Backup { tables, moves, bytes })
}

async fn connect(path: &Path, mode: &str) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect(&format!("sqlite:{}?mode={mode}", path.display())).await?;
    connection.execute("pragma busy_timeout = 10000").await?;
    Ok(connection)
}

/// The numbers of tables and of moves.
async fn contents(connection: &mut AnyConnection) -> Result<(i64, i64), sqlx::Error> {
    let mut count = [0; 2];
    for (count, statement) in
        count.iter_mut().zip(["select count(*) from tables", "select count(*) from plies"])
    {
        *count = sqlx::query_scalar(statement).fetch_one(&mut *connection).await?;
    }
    Ok((count[0], count[1]))
}

/// Verifies the copy by reading all of it.
async fn check(copy: &mut AnyConnection) -> Result<(i64, i64), sqlx::Error> {
    let found: String = sqlx::query_scalar("pragma integrity_check").fetch_one(&mut *copy).await?;
    if found != "ok" {
        return Err(sqlx::Error::Protocol(format!("the copy is damaged: {found}")));
    }
    contents(copy).await
}

fn unwritable(target: &Path, why: String, cause: impl Error + Send + Sync + 'static) -> BackupError {
    BackupError::Target { path: target.to_owned(), why, source: Some(Box::new(cause)) }
}
