//! Tests the built program as a person or a script would use it.

mod analyse;
mod input;
mod play;
mod replay;
mod reports;
mod serve;
mod stats;
mod tools;
mod verify;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The result of a run of the program.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The output of a run that must succeed without error messages.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The error message of a run that must fail: exit code 2, one line.
    #[track_caller]
    pub fn complaint(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        let complaint = self.err.strip_prefix("error: ").expect("a complaint says that it is one");
        complaint.trim_end().to_owned()
    }
}

/// Runs the program in a folder with this standard input.
pub fn run_in(folder: &Path, arguments: &str, input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_maat"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env_remove("LANG")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // Written from a thread, because the program writes meanwhile. It may also end before it has read everything.
    let writer = thread::spawn(move || stdin.write_all(&input).unwrap_or(()));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Run {
        code: output.status.code().expect("the program is not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

pub fn run(arguments: &str) -> Run {
    run_in(Path::new("."), arguments, b"")
}

/// Creates an empty folder with this name.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can be removed");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

/// Input that always chooses the first move, to the end of any game, and answers the file name at its end.
pub fn ones() -> Vec<u8> {
    b"1\n".repeat(1000)
}
