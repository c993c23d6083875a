//! How strong a bot is, as people write it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Written `random`, `greedy`, `mcts`, `mcts:2000` (iterations) or `mcts:500ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    Random,
    Greedy,
    Mcts(Budget),
}

/// How long a search may go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    pub limit: Limit,
    pub threads: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    pub fn iterations(count: u32) -> Budget {
        Budget { limit: Limit::Iterations(count), threads: 1 }
    }
}

/// What `mcts` means without a number.
const USUAL_ITERATIONS: u32 = 2000;

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Greedy => f.write_str("greedy"),
            Level::Mcts(budget) => match budget.limit {
                Limit::Iterations(count) => write!(f, "mcts:{count}"),
                Limit::Time(time) => write!(f, "mcts:{}ms", time.as_millis()),
            },
        }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refuse = || LevelError(text.to_owned());
        let limit = match text.split_once(':') {
            None if text == "random" => return Ok(Level::Random),
            None if text == "greedy" => return Ok(Level::Greedy),
            None if text == "mcts" => Limit::Iterations(USUAL_ITERATIONS),
            Some(("mcts", number)) => match number.strip_suffix("ms") {
                Some(time) => Limit::Time(Duration::from_millis(time.parse().map_err(|_| refuse())?)),
                None => Limit::Iterations(number.parse().map_err(|_| refuse())?),
            },
            _ => return Err(refuse()),
        };
        if limit == Limit::Iterations(0) || limit == Limit::Time(Duration::ZERO) {
            return Err(refuse());
        }
        Ok(Level::Mcts(Budget { limit, threads: 1 }))
    }
}

/// The text names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`: choose random, greedy, mcts, mcts:ITERATIONS or mcts:TIMEms", self.0)
    }
}

impl Error for LevelError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_back_as_written() {
        for text in ["random", "greedy", "mcts:500", "mcts:250ms"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        assert_eq!("mcts".parse::<Level>().unwrap().to_string(), "mcts:2000");
        for wrong in
            ["", "Greedy", "mcts:", "mcts:0", "mcts:0ms", "mcts:-1", "mcts:5s", "random:3", "mcts:1e9"]
        {
            assert!(wrong.parse::<Level>().is_err(), "{wrong}");
        }
    }
}
