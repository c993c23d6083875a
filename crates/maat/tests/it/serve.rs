//! Tests the server from the operator's side: unusable databases, stopping, backups.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::{Run, folder, run_in};

/// A server process with `maat.db` in a folder.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        Server::start_with_log(folder, Stdio::inherit())
    }

    fn start_with_log(folder: &Path, log: Stdio) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_maat"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("Maat is open at http://127.0.0.1:"), "{line}");
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap().to_owned();
        Server { child, address }
    }

    /// Opens a table with two bots, whose game ends soon.
    fn open_table(&self) {
        let body = r#"{"game":"imhotep","options":"","public":false,"seats":[{"bot":"random"},{"bot":"random"}],"shuffle":false,"start":true}"#;
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }

    fn stop(mut self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
        assert!(self.child.wait().unwrap().success(), "{signal:?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn backup(folder: &Path, arguments: &str) -> Run {
    run_in(folder, &format!("backup {arguments}"), b"")
}

/// The number of tables in the output of a successful backup.
fn tables(run: Run) -> u32 {
    let out = run.good();
    let count = out.split(": ").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
    count.unwrap_or_else(|| panic!("{out}"))
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A folder with the database of a stopped server.
fn stopped(name: &str) -> PathBuf {
    let folder = folder(name);
    let server = Server::start(&folder);
    server.open_table();
    server.stop(Signal::TERM);
    folder
}

#[test]
fn a_database_that_cannot_be_used_is_told_before_anything_else() {
    let folder = stopped("bad-databases");
    fs::write(folder.join("letter.db"), "Dear Ann, this is no database.").unwrap();
    // The header bytes for the application id.
    let mut other = fs::read(folder.join("maat.db")).unwrap();
    other[68..72].copy_from_slice(b"Ptah");
    fs::write(folder.join("other.db"), other).unwrap();
    for (database, complaint) in [
        ("nowhere/maat.db", "cannot be opened: unable to open database file"),
        (".", "cannot be opened: unable to open database file"),
        ("letter.db", "cannot be opened: file is not a database"),
        ("other.db", "cannot be opened: it is the database of another program"),
        ("sqlite:maat.db?mode=ro", "cannot be written: attempt to write a readonly database"),
        (
            "postgres://maat:secret@127.0.0.1:1/maat",
            "postgres://maat@127.0.0.1:1/maat: the database cannot be opened",
        ),
    ] {
        let run = run_in(&folder, &format!("serve --listen 127.0.0.1:0 --db {database}"), b"");
        assert_eq!(run.out, "", "{database}");
        let said = run.complaint();
        assert!(said.contains(complaint), "{database}: {said}");
    }
}

#[test]
fn a_database_that_disappears_is_logged_without_colours() {
    let folder = folder("disappeared");
    let mut server = Server::start_with_log(&folder, Stdio::piped());
    let mut log = BufReader::new(server.child.stderr.take().unwrap());
    fs::remove_file(folder.join("maat.db")).unwrap();
    // Others who miss the file may complain first.
    let mut said = String::new();
    while !said.contains("maat.db was deleted, moved or replaced") {
        assert_ne!(log.read_line(&mut said).unwrap(), 0, "{said}");
    }
    assert!(said.contains("ERROR") && !said.contains('\x1b'), "{said:?}");
}

#[test]
fn a_server_that_was_stopped_leaves_one_whole_file() {
    for (name, signal) in [("terminated", Signal::TERM), ("interrupted", Signal::INT)] {
        let folder = folder(name);
        let server = Server::start(&folder);
        server.open_table();
        server.open_table();
        // Idle connections and half a request do not keep the server from stopping.
        let idle = TcpStream::connect(&server.address).unwrap();
        server.stop(signal);
        drop(idle);
        assert_eq!(names(&folder), ["maat.db"], "{name}");
        fs::create_dir(folder.join("elsewhere")).unwrap();
        fs::copy(folder.join("maat.db"), folder.join("elsewhere/maat.db")).unwrap();
        assert_eq!(tables(backup(&folder.join("elsewhere"), "copy.db")), 2, "{name}");
    }
}

#[test]
fn a_running_server_is_copied() {
    let folder = folder("copied");
    let server = Server::start(&folder);
    server.open_table();
    assert_eq!(tables(backup(&folder, "one.db")), 1);
    server.open_table();
    let complaint = backup(&folder, "one.db").complaint();
    assert_eq!(complaint, "one.db exists already; choose another name, or replace it with --overwrite");
    assert_eq!(tables(backup(&folder, "one.db --overwrite")), 2);
    assert_eq!(tables(backup(&folder, "--db one.db two.db")), 2, "a copy is a database");
    server.stop(Signal::TERM);
    assert_eq!(names(&folder), ["maat.db", "one.db", "two.db"]);
}

#[test]
fn a_copy_that_cannot_be_made_damages_nothing() {
    let folder = stopped("not-copied");
    fs::hard_link(folder.join("maat.db"), folder.join("link.db")).unwrap();
    fs::write(folder.join("letter.db"), "Dear Ann, this is no database.").unwrap();
    fs::write(folder.join("old.db"), "an older copy").unwrap();
    let before = fs::read(folder.join("maat.db")).unwrap();
    let long = "x".repeat(300);
    for (arguments, right) in [
        ("", "<FILE>"),
        ("maat.db", "belongs to the running database"),
        ("./maat.db --overwrite", "belongs to the running database"),
        ("link.db --overwrite", "belongs to the running database"),
        ("maat.db-wal", "belongs to the running database"),
        ("--db none.db copy.db", "there is no such file"),
        ("--db letter.db copy.db", "file is not a database"),
        ("--db postgres://maat@localhost/maat copy.db", "pg_dump"),
        ("nowhere/copy.db", "nowhere/copy.db cannot be written: No such file"),
        (". --overwrite", ". exists already"),
        (&long, "cannot be written: File name too long"),
    ] {
        let complaint = backup(&folder, arguments).complaint();
        assert!(complaint.contains(right), "{arguments}: {complaint}");
    }
    // Simulates a full disk: the system allows no file as long as the copy.
    let script =
        format!("trap '' XFSZ; ulimit -f 100; exec {} backup --overwrite old.db", env!("CARGO_BIN_EXE_maat"));
    let full = Command::new("sh").args(["-c", &script]).current_dir(&folder).output().unwrap();
    let complaint = String::from_utf8(full.stderr).unwrap();
    assert_eq!(full.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("old.db cannot be written: "), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert_eq!(fs::read_to_string(folder.join("old.db")).unwrap(), "an older copy");
    assert_eq!(fs::read(folder.join("maat.db")).unwrap(), before);
    assert_eq!(names(&folder), ["letter.db", "link.db", "maat.db", "old.db"]);
}
