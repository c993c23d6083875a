//! Notices when the file of a SQLite database disappears while it is in use.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, io};

use sqlx::AnyConnection;

/// The file of an open SQLite database. The system keeps a deleted file for those who have it open, so SQLite would go on
/// without an error, and everything would be gone after a restart.
#[derive(Clone, Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    id: FileId,
    /// Set once the file has disappeared. It stays set until a restart, because a file that comes back may be another state of
    /// the database.
    lost: Arc<AtomicBool>,
}

impl DatabaseFile {
    /// The file that a connection has open.
    pub async fn of(connection: &mut AnyConnection) -> Result<Self, sqlx::Error> {
        let path: String = sqlx::query_scalar("select file from pragma_database_list where name = 'main'")
            .fetch_one(connection)
            .await?;
        let path = PathBuf::from(path);
        Ok(DatabaseFile { id: file_id(&path)?, path, lost: Arc::default() })
    }

    /// Fails if the path does not name the opened file any more, or did not at some time before.
    pub fn check(&self) -> Result<(), sqlx::Error> {
        if !self.lost.load(Ordering::Relaxed) {
            if file_id(&self.path).is_ok_and(|id| id == self.id) {
                return Ok(());
            }
            if !self.lost.swap(true, Ordering::Relaxed) {
                let path = self.path.display();
                tracing::error!("{path} was deleted, moved or replaced; nothing is stored until a restart");
            }
        }
        Err(sqlx::Error::Io(io::Error::other("the file of the database has disappeared")))
    }
}

/// Device and number of a file.
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(path: &Path) -> io::Result<FileId> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|found| (found.dev(), found.ino()))
}

/// Other systems do not delete or move an open file.
#[cfg(not(unix))]
fn file_id(path: &Path) -> io::Result<FileId> {
    fs::metadata(path).map(|_| (0, 0))
}
