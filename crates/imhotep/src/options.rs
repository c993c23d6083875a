//! The options of the game: the side of each board, and the wrath of the pharaoh.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Choice, SetupError, options};
use serde::{Deserialize, Serialize};

use crate::pieces::{Side, Site};

pub const OPTIONS: &[Choice] = &[
    Choice::one_of("market", &["a", "b"]),
    Choice::one_of("pyramid", &["a", "b"]),
    Choice::one_of("temple", &["a", "b"]),
    Choice::one_of("burial", &["a", "b"]),
    Choice::one_of("obelisks", &["a", "b"]),
    Choice::one_of("wrath", &["no", "yes"]),
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// By site.
    pub sides: [Side; 5],
    pub wrath: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { sides: [Side::A; 5], wrath: false }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turned = Site::ALL.into_iter().filter(|site| self.sides[site.index()] == Side::B);
        let mut words: Vec<String> = turned.map(|site| format!("{site}=b")).collect();
        if self.wrath {
            words.push("wrath=yes".into());
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chosen = Options::default();
        for (choice, value) in options::read(text, OPTIONS)? {
            let index = choice.read_index(value)?;
            match Site::ALL.into_iter().find(|site| site.id() == choice.key) {
                Some(site) => chosen.sides[site.index()] = Side::ALL[index],
                None => chosen.wrath = index == 1,
            }
        }
        Ok(chosen)
    }
}
