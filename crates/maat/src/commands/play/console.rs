//! The terminal, or what stands in for it.

use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Read, StdinLock, Stdout, Write};

use anstream::AutoStream;

use crate::error::Result;

/// Longer lines are cut, because a pipe may have no line ends at all.
const MAX_LINE_BYTES: u64 = 4096;

pub struct Console {
    input: StdinLock<'static>,
    out: AutoStream<Stdout>,
    /// Somebody types: there is an echo, and time to wait for Enter.
    pub typed: bool,
    /// Somebody looks at a screen that can be cleared.
    screen: bool,
}

impl Console {
    pub fn new() -> Console {
        let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
        Console {
            typed: stdin.is_terminal(),
            screen: stdout.is_terminal(),
            input: stdin.lock(),
            out: anstream::stdout(),
        }
    }

    pub fn line(&mut self, text: impl Display) -> Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    pub fn lines<T: Display>(&mut self, lines: impl IntoIterator<Item = T>) -> Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    /// Asks for a line; `None` when there will be no more.
    pub fn ask(&mut self, prompt: impl Display) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        if read == 0 {
            self.line("")?;
            return Ok(None);
        }
        if !self.typed {
            self.line(clean(&text))?;
        }
        Ok(Some(text))
    }

    /// Takes everything off the screen, the part scrolled away included.
    pub fn clear(&mut self) -> Result<()> {
        if self.screen {
            write!(std::io::stdout(), "\x1b[H\x1b[2J\x1b[3J")?;
            std::io::stdout().flush()?;
        }
        Ok(())
    }
}

/// The input of a person, cleaned so that it can be echoed.
pub fn clean(text: &str) -> String {
    const SHOWN: usize = 60;
    let shown = text.chars().filter(|c| !c.is_control());
    let mut short: String = shown.clone().take(SHOWN).collect();
    if shown.count() > SHOWN {
        short.push('…');
    }
    short
}
