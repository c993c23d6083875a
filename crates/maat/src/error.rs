//! Errors that end the program.

use std::fmt;
use std::io;

use maat_catalog::DuelError;
use maat_engine::SetupError;

/// An error message of one line: what is wrong, and what would be right.
#[derive(Debug)]
pub enum Error {
    Wrong(String),
    /// The reader of our output has closed the pipe (`maat bench | head`), which is not reported.
    Closed,
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub fn wrong(what: impl Into<String>) -> Error {
        Error::Wrong(what.into())
    }
}

impl fmt::Display for Error {
    /// Removes line breaks and escape codes, because file names and options are echoed to the terminal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Wrong(what) => f.write_str(&what.replace(char::is_control, " ")),
            Error::Closed => f.write_str("the output was closed"),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Error::Closed,
            _ => Error::Wrong(error.to_string()),
        }
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        Error::Wrong(error.to_string())
    }
}

impl From<DuelError> for Error {
    fn from(error: DuelError) -> Self {
        Error::Wrong(error.to_string())
    }
}
