//! The proof that a move is the best.

use std::fmt;

use maat_bots::{BotSpec, Budget};
use maat_catalog::{AnyGame, Comparison};
use maat_engine::Seat;

use super::Other;

/// The seeds of the searches, which must all find the same move.
const SEARCH_SEEDS: [u64; 3] = [1, 2, 3];
/// The iterations of each search.
const ITERATIONS: u32 = 6000;
/// The bot that plays on after each move, see [`AnyGame::compare_moves`].
const PLAYER: &str = "greedy";
/// The number of samples on which it does.
const SAMPLES: u32 = 120;
/// The seed of the samples.
const SAMPLE_SEED: u64 = 1;
/// The minimum margin in standard errors.
const MIN_CONFIDENCE: f32 = 3.0;

/// The maximum number of reasons for a comparison, the most important ones.
const MAX_REASONS: usize = 4;

/// A move that is the best by two independent methods: deep searches, and rounds played to their end.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// The best move in notation.
    pub best: String,
    /// The points by which it is better than the second best.
    pub margin: f32,
    /// The standard error of the margin.
    pub error: f32,
    /// The other legal moves, the second best first.
    pub others: Vec<Other>,
}

/// The reason why a move is not proved to be the best.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Doubt {
    /// Nobody has to decide, or there is no choice.
    #[error("there is nothing to decide")]
    NoChoice,
    /// The searches do not agree.
    #[error("the searches find different moves: {found}")]
    Searches {
        /// The moves, in notation.
        found: String,
    },
    /// Another move is the best.
    #[error("{found} is better")]
    OtherMove {
        /// The best move, in notation.
        found: String,
    },
    /// The second best move is almost as good, or the margin is uncertain.
    #[error("the margin is only {margin:.1} ± {error:.1} points")]
    SmallMargin {
        /// The margin in points.
        margin: f32,
        /// Its standard error.
        error: f32,
    },
    /// The record cannot be played.
    #[error("{0}")]
    Broken(String),
}

/// Looks for the best move of the seat. The result is always the same, because the seeds are fixed.
pub fn prove(game: &dyn AnyGame, seat: Seat) -> Result<Proof, Doubt> {
    let budget = Budget::iterations(ITERATIONS);
    let mut found: Vec<String> = SEARCH_SEEDS
        .iter()
        .filter_map(|&seed| game.hints(seat, &budget, seed).into_iter().next())
        .map(|hint| hint.text)
        .collect();
    found.dedup();
    let [best] = &found[..] else {
        return Err(if found.is_empty() {
            Doubt::NoChoice
        } else {
            Doubt::Searches { found: found.join(", ") }
        });
    };
    let player: BotSpec = PLAYER.parse().expect("it is the name of a bot");
    let compared = game.compare_moves(seat, &player, SAMPLES, SAMPLE_SEED);
    let [first, others @ ..] = &compared[..] else { return Err(Doubt::NoChoice) };
    let second = others.first().ok_or(Doubt::NoChoice)?;
    if first.text != *best {
        return Err(Doubt::Searches { found: format!("{best}, {}", first.text) });
    }
    let Comparison { loss: margin, error, .. } = *second;
    if margin < MIN_CONFIDENCE * error {
        return Err(Doubt::SmallMargin { margin, error });
    }
    let other = |other: &Comparison| Other {
        text: other.text.clone(),
        loss: other.loss,
        reasons: other.terms.iter().take(MAX_REASONS).map(|term| (term.id.to_owned(), term.points)).collect(),
    };
    Ok(Proof { best: best.clone(), margin, error, others: others.iter().map(other).collect() })
}

impl fmt::Display for Proof {
    /// The form in which [`Puzzle::read`](super::Puzzle::read) expects it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "best by {:.1} ± {:.1}", self.margin, self.error)?;
        for Other { text, loss, reasons } in &self.others {
            write!(f, " · {text} -{loss:.1}")?;
            reasons.iter().try_for_each(|(term, points)| write!(f, " {term}:{points:.1}"))?;
        }
        Ok(())
    }
}
