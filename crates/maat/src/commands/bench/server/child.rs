//! A server in a process of its own, and the folder with its database.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use maat_server::client::Client;

use crate::error::{Error, Result};

/// A folder that is removed when it is dropped. In the current directory, not in the system's folder for temporary
/// files, which may be memory: a commit must cost what it costs.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    pub fn new() -> Result<Folder> {
        let path = std::env::current_dir()?.join(format!("maat-bench-{}", std::process::id()));
        fs::create_dir(&path)?;
        Ok(Folder { path })
    }

    /// A database of this name.
    pub fn database(&self, name: &str) -> PathBuf {
        self.path.join(name).with_extension("db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed is left for the user.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A running server. It is killed when it is dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// From the start of the process to its first answer.
    pub started: Duration,
}

impl Server {
    /// Starts a server with this database and waits until it answers.
    pub async fn start(database: &Path) -> Result<Server> {
        let begin = Instant::now();
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--no-limits", "--bot-pause", "0", "--listen", "127.0.0.1:0", "--db"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Error::wrong("the server did not start"));
        };
        let mut server = Server { child, address, started: Duration::ZERO };
        // The lobby is read from the database.
        let reply = Client::new(address).get("/api/lobby").await?;
        if reply.status != 200 {
            return Err(Error::wrong(format!("the server answers with {}", reply.status)));
        }
        server.started = begin.elapsed();
        Ok(server)
    }

    /// The memory it occupies, in megabytes; nothing where the system does not tell.
    pub fn rss_mb(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: f64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kib * 1024.0 / 1e6)
    }

    /// The CPU time it has used; nothing where the system does not tell.
    pub fn cpu_time(&self) -> Option<Duration> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).ok()?;
        let nanoseconds = threads.flatten().filter_map(|thread| {
            let stat = fs::read_to_string(thread.path().join("schedstat")).ok()?;
            stat.split(' ').next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(nanoseconds.sum()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// As many open files as the system allows; the server inherits it.
pub fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If it is refused, the sockets that are too many will say so.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}
