//! Nothing is agreed on before the game begins.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Choice, SetupError, options};
use serde::{Deserialize, Serialize};

pub const OPTIONS: &[Choice] = &[];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {}

impl fmt::Display for Options {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        options::read(text, OPTIONS).map(|_| Options {})
    }
}
