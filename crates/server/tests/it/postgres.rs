//! A temporary PostgreSQL server in its own folder.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use crate::world::Folder;

/// A PostgreSQL server that runs until it is dropped.
pub struct Postgres {
    binaries: PathBuf,
    folder: Folder,
    port: u16,
}

impl Postgres {
    pub fn start() -> Postgres {
        let binaries = binaries().expect("PostgreSQL is missing: `cargo xtask setup` installs it");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let postgres =
            Postgres { binaries, folder: Folder::new(), port: free.expect("a port is free").port() };
        if is_root() {
            // PostgreSQL refuses to run as root; its package has created a user for it.
            good(Command::new("chown").arg("postgres").arg(&postgres.folder.0).output());
        }
        postgres.run(
            "initdb",
            &["-D", &postgres.data(), "-U", "maat", "-A", "trust", "-E", "UTF8", "-N", "--locale=C"],
        );
        postgres.wake();
        postgres
    }

    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://maat@127.0.0.1:{}/{database}", self.port)
    }

    /// Creates a database and returns its address.
    pub fn new_database(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("maat{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.sql(&format!("create database {name}"));
        self.url_of(&name)
    }

    /// Starts the server, or restarts it.
    pub fn wake(&self) {
        let folder = self.folder.0.display();
        let options = format!("-p {} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off", self.port);
        self.run(
            "pg_ctl",
            &["start", "-w", "-D", &self.data(), "-l", &format!("{folder}/log"), "-o", &options],
        );
    }

    /// Stops the server without waiting for its clients.
    pub fn stop(&self) {
        self.run("pg_ctl", &["stop", "-w", "-m", "fast", "-D", &self.data()]);
    }

    pub fn sql(&self, statement: &str) {
        self.run("psql", &["-d", &self.url(), "-c", statement]);
    }

    fn data(&self) -> String {
        self.folder.0.join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        good(self.command(program).args(arguments).output());
    }

    fn command(&self, program: &str) -> Command {
        let program = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(env::temp_dir());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.command("pg_ctl").args(["stop", "-w", "-m", "fast", "-D", &self.data()]).output();
    }
}

/// The folder of the newest PostgreSQL, which Debian does not put on the path.
fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            Some((number, version.path().join("bin")))
        })
        .filter(|(_, path)| has_it(path))
        .collect();
    found.sort_unstable();
    let path = env::var_os("PATH").unwrap_or_default();
    found.pop().map(|(_, path)| path).or_else(|| env::split_paths(&path).find(|path| has_it(path)))
}

fn has_it(path: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres"].iter().all(|program| path.join(program).is_file())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

fn good(output: std::io::Result<Output>) {
    let output = output.expect("the program runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
}
