//! What players agree on before they begin: who starts with a scribe, and how hard the Traitor is.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Choice, SeatSet, SetupError, options};
use serde::{Deserialize, Serialize};

const DIFFICULTY: &str = "difficulty";

pub const OPTIONS: &[Choice] = &[
    Choice::seats("beginner"),
    Choice::one_of(DIFFICULTY, &["0", "1", "2", "3", "4", "5"]).at_tables_of(1..=1),
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Who gets a random scribe instead of choosing a noble; alone, the Traitor gets one too.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub beginner: SeatSet,
    /// How many Traitor boards lie dark side up.
    pub difficulty: u8,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if !self.beginner.is_empty() {
            words.push(format!("beginner={}", self.beginner));
        }
        if self.difficulty > 0 {
            words.push(format!("difficulty={}", self.difficulty));
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chosen = Options::default();
        for (choice, value) in options::read(text, OPTIONS)? {
            if choice.key == DIFFICULTY {
                chosen.difficulty = choice.read_index(value)? as u8;
            } else {
                chosen.beginner = choice.read_seats(value)?;
            }
        }
        Ok(chosen)
    }
}
