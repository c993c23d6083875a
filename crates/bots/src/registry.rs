//! Bots by name.
//!
//! To add a kind of bot, implement [`BotKind`] and add the type to the list `kinds!` in `lib.rs`. Parsing, error
//! messages, `--help` and the limits of the server use that list. The message `ui-bot-NAME` in `locales/` describes
//! the bot to players.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::str::FromStr;
use std::time::Duration;

use maat_engine::{Game, Perspective, Turn};
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

use crate::analyse::{analyse_decision, analyse_draw, choose_and_predict, final_forecast};
use crate::forecast::Features;
use crate::mcts::rate_moves;
use crate::{
    AnalysedDecision, AnalysedDraw, Bot, Budget, ComparedMove, ExplainedMove, Forecast, KINDS, Leaf,
    RatedMove, SearchSettings, Searchable, Settings, compare_moves, explain,
};

/// A kind of bot. A value holds the settings of one bot, as parsed from its name.
pub trait BotKind: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The first part of the name: `mcts`.
    const NAME: &'static str;
    /// All forms of the name, for messages: `mcts`, `mcts:ITERATIONS`, `mcts:TIMEms`.
    const FORMS: &'static [&'static str];
    /// A line for `--help` that continues after the name.
    const HELP: &'static str;

    /// Parses the text after the colon; the argument is `None` without a colon. Returns `None` if the name is not
    /// valid.
    fn parse(argument: Option<&str>) -> Option<Self>;

    /// The argument in the form that [`parse`](BotKind::parse) reads; `None` if there is none.
    fn argument(&self) -> Option<String> {
        None
    }

    /// The maximum cost of one decision.
    fn cost(&self) -> Cost;

    /// Builds the bot for a game with an evaluation.
    fn build<G: Searchable>(&self) -> Box<dyn Bot<G>>;

    /// Builds the bot for any game; `None` if it needs an evaluation.
    fn build_without_evaluation<G: Game>(&self) -> Option<Box<dyn Bot<G>>> {
        None
    }
}

/// The maximum cost of one decision of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Far less than a search.
    Negligible,
    /// Iterations of a search, some microseconds each.
    Iterations(u32),
    /// Wall-clock time.
    Time(Duration),
}

/// The description of a kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// See [`BotKind::NAME`].
    pub name: &'static str,
    /// See [`BotKind::FORMS`].
    pub forms: &'static [&'static str],
    /// See [`BotKind::HELP`].
    pub help: &'static str,
}

impl Kind {
    pub(crate) const fn of<K: BotKind>() -> Kind {
        Kind { name: K::NAME, forms: K::FORMS, help: K::HELP }
    }
}

/// Generates `KINDS` and `Settings`, the enum behind [`BotSpec`], from one list of types. It is an enum because
/// builders are generic over the game, so a table of function pointers cannot hold them.
macro_rules! kinds {
    ($($kind:ident),+ $(,)?) => {
        /// All kinds of bots, the weakest first.
        pub const KINDS: &[Kind] = &[$(Kind::of::<$kind>()),+];

        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        enum Settings {
            $($kind($kind)),+
        }

        impl Settings {
            fn parse(name: &str, argument: Option<&str>) -> Option<Self> {
                $(if name == $kind::NAME {
                    return $kind::parse(argument).map(Settings::$kind);
                })+
                None
            }

            fn name(&self) -> &'static str {
                match self { $(Settings::$kind(_) => $kind::NAME),+ }
            }

            fn argument(&self) -> Option<String> {
                match self { $(Settings::$kind(kind) => kind.argument()),+ }
            }

            fn cost(&self) -> Cost {
                match self { $(Settings::$kind(kind) => kind.cost()),+ }
            }

            fn build<G: Searchable>(&self) -> Box<dyn Bot<G>> {
                match self { $(Settings::$kind(kind) => kind.build()),+ }
            }

            fn build_without_evaluation<G: maat_engine::Game>(&self) -> Option<Box<dyn Bot<G>>> {
                match self { $(Settings::$kind(kind) => kind.build_without_evaluation()),+ }
            }
        }
    };
}

pub(crate) use kinds;

/// All forms of bot names, for messages: `random, greedy, … or mcts:TIMEms`.
pub fn forms() -> String {
    let forms: Vec<&str> = KINDS.iter().flat_map(|kind| kind.forms).copied().collect();
    match forms.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// A bot by name: its kind and its settings, written `random`, `greedy`, `mcts`, `mcts:2000` or `mcts:500ms`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct BotSpec(Settings);

impl BotSpec {
    /// The name of its [`Kind`].
    pub fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The maximum cost of one decision.
    pub fn cost(&self) -> Cost {
        self.0.cost()
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.argument() {
            Some(argument) => write!(f, "{}:{argument}", self.name()),
            None => f.write_str(self.name()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name, Some(argument)),
            None => (text, None),
        };
        Settings::parse(name, argument).map(BotSpec).ok_or_else(|| BotSpecError(text.to_owned()))
    }
}

impl From<BotSpec> for String {
    fn from(spec: BotSpec) -> String {
        spec.to_string()
    }
}

impl TryFrom<String> for BotSpec {
    type Error = BotSpecError;

    fn try_from(text: String) -> Result<Self, BotSpecError> {
        text.parse()
    }
}

/// The text is not the name of a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`: choose {forms}", forms = forms())]
pub struct BotSpecError(String);

/// A game that bots of the registry can play.
///
/// A [`Searchable`] game has all bots. For a game without an evaluation, write `impl HasBots for ItsType {}`; it then
/// has the bots that need none.
pub trait HasBots: Game {
    /// The ids of the terms of the evaluation, see [`Evaluate::TERMS`](crate::Evaluate::TERMS).
    const EVALUATION_TERMS: &'static [&'static str] = &[];
    /// The length of a standard analysis, see [`Evaluate::ANALYSIS_ITERATIONS`](crate::Evaluate::ANALYSIS_ITERATIONS).
    const STANDARD_ITERATIONS: u32 = 0;
    /// What bad moves lose, see [`Evaluate::RANDOM_LOSSES`](crate::Evaluate::RANDOM_LOSSES).
    const BAD_LOSSES: [[f32; 3]; 2] = [[1.0; 3]; 2];
    /// The part of predicted losses that is real, see [`Evaluate::CONFIRMED_LOSSES`](crate::Evaluate::CONFIRMED_LOSSES).
    const REAL_LOSSES: f32 = 1.0;

    /// Builds a bot; `None` if it needs an evaluation and the game has none.
    fn bot(spec: &BotSpec) -> Option<Box<dyn Bot<Self>>> {
        spec.0.build_without_evaluation()
    }

    /// Searches and returns all legal moves, the best first; empty if the game has no evaluation. `leaf` replaces the
    /// game's own [`SearchSettings::leaf`].
    fn rate_moves(
        _at: &Perspective<'_, Self>,
        _leaf: Option<Leaf>,
        _budget: &Budget,
        _rng: &mut SmallRng,
    ) -> Vec<RatedMove<Self::Move>> {
        Vec::new()
    }

    /// Compares all legal moves by playing on with a bot, the best first, see [`compare_moves`]; empty if the game has no
    /// evaluation.
    fn compare_moves(
        _at: &Perspective<'_, Self>,
        _player: &BotSpec,
        _samples: u32,
        _seed: u64,
    ) -> Vec<ComparedMove<Self::Move>> {
        Vec::new()
    }

    /// Whether the open step is a small choice within a move that has begun, see [`Evaluate::is_mid_move`](crate::Evaluate); never
    /// if the game has no evaluation.
    fn in_mid_move(&self) -> bool {
        false
    }
    /// Explains moves by the terms of the evaluation, see [`explain()`]; empty if the game has no evaluation.
    fn explain(
        _at: &Perspective<'_, Self>,
        _moves: &[Self::Move],
        _rng: &mut SmallRng,
    ) -> Vec<ExplainedMove<Self::Move>> {
        Vec::new()
    }

    /// Analyses a decision with several legal moves, of which `played` was played; `None` if the game has no evaluation.
    fn analyse_decision(
        _at: &Perspective<'_, Self>,
        _played: Self::Move,
        _iterations: u32,
        _seed: u64,
    ) -> Option<AnalysedDecision<Self::Move>> {
        None
    }

    /// Analyses a draw with open cards; `None` if the game has no evaluation.
    fn analyse_draw(&self, _drawn: Self::Move, _iterations: u32, _seed: u64) -> Option<AnalysedDraw> {
        None
    }

    /// The result of a game that is over, as a forecast; `None` if the game has no evaluation.
    fn final_forecast(&self) -> Option<Forecast> {
        None
    }

    /// The move that `mcts` plays, and what its search says about the result, before calibration; `None` if the game has no
    /// evaluation.
    fn choose_and_predict(
        _at: &Perspective<'_, Self>,
        _iterations: u32,
        _rng: &mut SmallRng,
    ) -> Option<(Self::Move, Option<Features>)> {
        None
    }
}

impl<G: Searchable> HasBots for G {
    const EVALUATION_TERMS: &'static [&'static str] = G::TERMS;
    const STANDARD_ITERATIONS: u32 = G::ANALYSIS_ITERATIONS;
    const BAD_LOSSES: [[f32; 3]; 2] = G::RANDOM_LOSSES;
    const REAL_LOSSES: f32 = G::CONFIRMED_LOSSES;

    fn bot(spec: &BotSpec) -> Option<Box<dyn Bot<Self>>> {
        Some(spec.0.build())
    }

    fn rate_moves(
        at: &Perspective<'_, Self>,
        leaf: Option<Leaf>,
        budget: &Budget,
        rng: &mut SmallRng,
    ) -> Vec<RatedMove<Self::Move>> {
        let settings = SearchSettings { leaf: leaf.unwrap_or(G::SEARCH.leaf), ..G::SEARCH };
        rate_moves(at, &settings, budget, rng)
    }

    fn compare_moves(
        at: &Perspective<'_, Self>,
        player: &BotSpec,
        samples: u32,
        seed: u64,
    ) -> Vec<ComparedMove<Self::Move>> {
        compare_moves(at, &mut *player.0.build(), samples, seed)
    }

    fn in_mid_move(&self) -> bool {
        self.is_mid_move()
    }

    fn explain(
        at: &Perspective<'_, Self>,
        moves: &[Self::Move],
        rng: &mut SmallRng,
    ) -> Vec<ExplainedMove<Self::Move>> {
        explain(at, moves, rng)
    }

    fn analyse_decision(
        at: &Perspective<'_, Self>,
        played: Self::Move,
        iterations: u32,
        seed: u64,
    ) -> Option<AnalysedDecision<Self::Move>> {
        Some(analyse_decision(at, played, iterations, seed))
    }

    fn analyse_draw(&self, drawn: Self::Move, iterations: u32, seed: u64) -> Option<AnalysedDraw> {
        Some(analyse_draw(self, drawn, iterations, seed))
    }

    fn final_forecast(&self) -> Option<Forecast> {
        (self.turn() == Turn::Over).then(|| final_forecast(self))
    }

    fn choose_and_predict(
        at: &Perspective<'_, Self>,
        iterations: u32,
        rng: &mut SmallRng,
    ) -> Option<(Self::Move, Option<Features>)> {
        Some(choose_and_predict(at, iterations, rng))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(text: &str) -> BotSpec {
        text.parse().unwrap()
    }

    #[test]
    fn bots_read_back_as_written() {
        for text in ["random", "greedy", "mcts:500", "mcts:250ms"] {
            assert_eq!(spec(text).to_string(), text);
            let json = serde_json::to_string(&spec(text)).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<BotSpec>(&json).unwrap(), spec(text));
        }
        assert_eq!(spec("mcts").to_string(), "mcts:2000");
        assert_eq!(spec("mcts").name(), "mcts");
    }

    #[test]
    fn names_that_are_none_are_told_all_that_are() {
        for wrong in [
            "", "Greedy", "mcts:", "mcts:0", "mcts:0ms", "mcts:-1", "mcts:5s", "random:3", "mcts:1e9",
            "greedy:",
        ] {
            let refused = wrong.parse::<BotSpec>().unwrap_err();
            assert_eq!(
                refused.to_string(),
                format!(
                    "there is no bot `{wrong}`: choose random, greedy, mcts, mcts:ITERATIONS or mcts:TIMEms"
                )
            );
            let json = serde_json::to_string(wrong).unwrap();
            let refused = serde_json::from_str::<BotSpec>(&json).unwrap_err().to_string();
            assert!(refused.contains("choose random"), "{refused}");
        }
    }

    #[test]
    fn a_kind_is_found_by_its_name_alone() {
        for kind in KINDS {
            assert_eq!(spec(kind.name).name(), kind.name);
            assert_eq!(kind.forms.first(), Some(&kind.name));
            assert!(kind.forms.iter().all(|form| form.split(':').next() == Some(kind.name)));
            assert_eq!(KINDS.iter().filter(|other| other.name == kind.name).count(), 1);
        }
    }

    #[test]
    fn a_name_tells_the_cost() {
        assert_eq!(spec("greedy").cost(), Cost::Negligible);
        assert_eq!(spec("mcts:300").cost(), Cost::Iterations(300));
        assert_eq!(spec("mcts:70ms").cost(), Cost::Time(Duration::from_millis(70)));
    }
}
