//! Every game behind one type-erased interface, and the only list of games.
//!
//! The server, the command line and other languages use text and JSON. Rules, bots and random play stay monomorphic behind the
//! function pointers of an [`Entry`].

#![warn(missing_docs)]

mod advice;
pub mod analysis;
mod any;
pub mod bench;
pub mod calibration;
pub mod content;
mod dealer;
mod line;
mod preview;
mod seed;
pub mod stats;
mod verify;

use std::fmt;
use std::ops::RangeInclusive;

use maat_bots::forecast::fitting::FinalResult;
use maat_bots::{Bot, BotSpec, Duel, HasBots};
use maat_engine::{Choice, Dealing, Game, Record, ReplayError, Setup, SetupError, Table, Vocabulary};

pub use advice::AdvisedMove;
pub use analysis::{AnalysisSettings, Depth, Knowledge, LineAnalysis, Mark, Summary, summarise};
pub use any::{AnyGame, Comparison, Hint, Line};
pub use dealer::Dealer;
pub use line::{LinePly, play_line};
pub use preview::{MAX_PREVIEWS, Preview, Previews};
pub use seed::{commitment, make_seed};
pub use verify::{Draw, Fault, Verified, draws, verify};

/// All games, ordered by id.
pub static GAMES: &[Entry] = &[
    Entry::of::<maat_ankh::Ankh>(),
    Entry::of::<maat_egizia::Egizia>(),
    Entry::of::<maat_imhotep::Imhotep>(),
    Entry::of::<maat_pharaon::Pharaon>(),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// A TypeScript module with the types of views and events for every game, with the id of the game.
#[cfg(feature = "ts")]
pub fn typescript() -> Vec<(&'static str, String)> {
    use maat_engine::typescript::Declarations;
    vec![
        ("ankh", Declarations::default().with::<maat_ankh::View>().with::<maat_ankh::Event>().module()),
        ("egizia", Declarations::default().with::<maat_egizia::View>().with::<maat_egizia::Event>().module()),
        (
            "imhotep",
            Declarations::default()
                .with::<maat_imhotep::View>()
                .with::<maat_imhotep::Event>()
                .with::<maat_imhotep::pieces::Colour>()
                .with_table(
                    "CARD_COLOURS",
                    "Record<Card, Colour>",
                    maat_imhotep::pieces::Card::ALL.map(|card| (card, card.colour())),
                )
                .module(),
        ),
        (
            "pharaon",
            Declarations::default().with::<maat_pharaon::View>().with::<maat_pharaon::Event>().module(),
        ),
    ]
}

/// One game: the facts that are needed to offer it, and the functions that play it.
pub struct Entry {
    /// The name of the game in addresses, records and the database.
    pub id: &'static str,
    /// The possible numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The newest revision of rules and content.
    pub revision: u16,
    /// The options that players choose before the game begins.
    pub options: &'static [Choice],
    /// The ids that need a text in the locales.
    pub vocabulary: Vocabulary,
    /// The ids of the terms of the evaluation, which need a text in the locales.
    pub terms: &'static [&'static str],
    /// The iterations of a standard analysis for each line.
    pub analysis_iterations: u32,
    /// What bad moves lose, from which the thresholds of marks follow.
    bad_losses: [[f32; 3]; 2],
    /// The printed facts, one TOML text for each revision.
    pub content: &'static [&'static str],
    new: fn(&Terms) -> Result<Box<dyn AnyGame>, SetupError>,
    replay: fn(&Record) -> Result<Box<dyn AnyGame>, ReplayError>,
    redeal: fn(&Record, &Dealer, &mut Vec<Draw>) -> Result<(), ReplayError>,
    has_bot: fn(&BotSpec) -> bool,
    duel: fn(&Terms, &[BotSpec], u64) -> Result<Duel, DuelError>,
    bench: fn(&Terms, bench::Clock) -> Result<bench::Figures, SetupError>,
    work: fn(&Terms, bench::Work, u32) -> Result<u64, SetupError>,
    perft: fn(&Terms, u32) -> Result<u64, SetupError>,
    observe: fn(&Terms, u32, Option<u32>, u64) -> Result<calibration::ObservedGame, SetupError>,
    judge: fn(&Terms, u32, u64) -> Result<Vec<calibration::JudgedMove>, SetupError>,
    continuations: fn(&calibration::Continuations<'_>) -> Option<Vec<FinalResult>>,
    /// Checks the laws in random play.
    #[cfg(feature = "testing")]
    pub laws: fn(
        &maat_engine::testing::Plan,
    ) -> Result<maat_engine::testing::Tally, Box<maat_engine::testing::Breach>>,
}

/// The setup of a table with its options as text, see [`Setup`].
#[derive(Clone, Debug)]
pub struct Terms {
    /// The number of players.
    pub seats: u8,
    /// The revision of rules and content to play by.
    pub revision: u16,
    /// How draws follow from the seed.
    pub dealing: Dealing,
    /// The options that differ from their defaults: `market=b wrath=yes`.
    pub options: String,
}

impl Entry {
    const fn of<G: HasBots>() -> Entry {
        Entry {
            id: G::ID,
            seats: G::SEATS,
            revision: G::REVISION,
            options: G::OPTIONS,
            vocabulary: G::VOCABULARY,
            terms: G::EVALUATION_TERMS,
            analysis_iterations: G::STANDARD_ITERATIONS,
            bad_losses: G::BAD_LOSSES,
            content: G::CONTENT,
            new: |terms| {
                Ok(Box::new(any::Played::<G>::new(
                    Table::new(terms.setup::<G>()?)?.with_dealing(terms.dealing),
                )))
            },
            replay: |record| {
                any::Played::<G>::replay(record).map(|played| Box::new(played) as Box<dyn AnyGame>)
            },
            redeal: verify::redeal::<G>,
            has_bot: |spec| G::bot(spec).is_some(),
            duel: |terms, specs, seed| duel::<G>(&terms.setup::<G>()?, specs, seed),
            bench: |terms, clock| bench::bench::<G>(&terms.setup::<G>()?, clock),
            work: |terms, work, rounds| bench::work::<G>(&terms.setup::<G>()?, work, rounds),
            perft: |terms, depth| Ok(maat_engine::perft(&G::new(&terms.setup::<G>()?)?, depth)),
            observe: |terms, iterations, analysed, seed| {
                calibration::observe::<G>(&terms.setup::<G>()?, iterations, analysed, seed)
            },
            judge: |terms, iterations, seed| calibration::judge::<G>(&terms.setup::<G>()?, iterations, seed),
            continuations: calibration::continuations::<G>,
            #[cfg(feature = "testing")]
            laws: maat_engine::testing::laws::<G>,
        }
    }

    /// Terms for the newest revision and dealing scheme with these seats and options.
    pub fn terms(&self, seats: u8, options: impl Into<String>) -> Terms {
        Terms { seats, revision: self.revision, dealing: Dealing::NEWEST, options: options.into() }
    }

    /// Sets up a game.
    pub fn start(&self, terms: &Terms) -> Result<Box<dyn AnyGame>, SetupError> {
        (self.new)(terms)
    }

    /// Replays a record; every move is checked.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyGame>, ReplayError> {
        (self.replay)(record)
    }

    /// Whether the bot can play this game: most bots need an evaluation, which a new game may not have yet.
    pub fn has_bot(&self, spec: &BotSpec) -> bool {
        (self.has_bot)(spec)
    }

    /// Plays a whole game between bots, one for each seat. Each bot is one object from the first ply to the last.
    pub fn duel(&self, terms: &Terms, bots: &[BotSpec], seed: u64) -> Result<Duel, DuelError> {
        (self.duel)(terms, bots, seed)
    }

    /// Measures how fast the game is on one core.
    pub fn bench(&self, terms: &Terms, clock: bench::Clock) -> Result<bench::Figures, SetupError> {
        (self.bench)(terms, clock)
    }

    /// Does a fixed amount of work, so that its instructions can be counted, and returns the number of units.
    pub fn work(&self, terms: &Terms, work: bench::Work, rounds: u32) -> Result<u64, SetupError> {
        (self.work)(terms, work, rounds)
    }

    /// Plays a game in which all seats search with this number of iterations, and returns what their searches predicted or, with the
    /// iterations of an analysis, what analyses of some decisions predict.
    pub fn observe(
        &self,
        terms: &Terms,
        iterations: u32,
        analysed: Option<u32>,
        seed: u64,
    ) -> Result<calibration::ObservedGame, SetupError> {
        (self.observe)(terms, iterations, analysed, seed)
    }

    /// Plays a game with some random decisions, and analyses those with this number of iterations.
    pub fn judge(
        &self,
        terms: &Terms,
        iterations: u32,
        seed: u64,
    ) -> Result<Vec<calibration::JudgedMove>, SetupError> {
        (self.judge)(terms, iterations, seed)
    }

    /// Plays the rest of a recorded game with `mcts` after another move; `None` if the move cannot be played there.
    pub fn continuations(&self, wanted: &calibration::Continuations<'_>) -> Option<Vec<FinalResult>> {
        (self.continuations)(wanted)
    }

    /// Counts the paths of `depth` plies from the start, see [`perft`](maat_engine::perft).
    pub fn perft(&self, terms: &Terms, depth: u32) -> Result<u64, SetupError> {
        (self.perft)(terms, depth)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.id)
    }
}

impl Terms {
    /// The terms under which a record was played.
    pub fn of(record: &Record) -> Terms {
        Terms {
            seats: record.seats(),
            revision: record.revision(),
            dealing: record.dealing(),
            options: record.options().to_owned(),
        }
    }

    fn setup<G: Game>(&self) -> Result<Setup<G::Options>, SetupError> {
        Ok(Setup { seats: self.seats, revision: self.revision, options: self.options.parse()? })
    }
}

fn duel<G: HasBots>(setup: &Setup<G::Options>, specs: &[BotSpec], seed: u64) -> Result<Duel, DuelError> {
    let build = |spec: &BotSpec| G::bot(spec).ok_or_else(|| DuelError::NoBot(spec.clone()));
    let mut bots: Vec<Box<dyn Bot<G>>> = specs.iter().map(build).collect::<Result<_, _>>()?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    Ok(maat_bots::duel(setup, &mut seated, seed)?)
}

/// The reason why bots cannot play a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DuelError {
    /// The game cannot be set up with these terms.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The bot needs an evaluation, and the game has none.
    #[error("the bot {0} needs an evaluation, which this game does not have")]
    NoBot(BotSpec),
}
