//! The command line: commands, arguments and their help.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use anstyle::{AnsiColor, Style};
use clap::builder::{PossibleValuesParser, Styles, TypedValueParser, ValueParser};
use clap::error::ErrorKind;
use clap::{ColorChoice, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use maat_bots::{BotSpec, BotSpecError, KINDS, forms};
use maat_catalog::{Depth, Entry, GAMES, Terms, find};
use maat_words::Lang;

use crate::error::{Error, Result};

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Cyan.on_default())
    .placeholder(Style::new().dimmed());

/// Play Egyptian board games in the browser or in the terminal.
///
/// Without a command, start the server for the browser.
#[derive(Parser, Debug)]
#[command(name = "maat", version, styles = STYLES, infer_subcommands = true, after_help = EXAMPLES)]
pub struct Cli {
    /// When to use colour; NO_COLOR is respected
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_default_value = true)]
    pub color: ColorChoice,
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  maat                                     serve the browser at http://127.0.0.1:8080
  maat play imhotep                        play against one bot
  maat play imhotep --seats 3 --bots none  three people at one keyboard
  maat replay game.txt --at 40             a saved game after its 40th ply
  maat arena imhotep --bots mcts:500,greedy --games 200";

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Backup(Backup),
    Reports(Reports),
    Play(Play),
    Replay(Replay),
    Verify(Verify),
    Analyse(Analyse),
    Arena(Arena),
    Bench(Bench),
    Calibrate(Calibrate),
    Content(Content),
    Perft(Perft),
    Puzzles(Puzzles),
    Stats(Stats),
    Completions(Completions),
}

/// Serve games to browsers.
#[derive(Parser, Debug)]
#[command(after_help = SERVE_EXAMPLES)]
pub struct Serve {
    /// Address to listen on
    #[arg(long, env = "MAAT_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Database for the games: a file or a postgres:// address
    #[arg(long, env = "MAAT_DB", value_name = "FILE|URL", default_value = "maat.db")]
    pub db: String,
    /// Public address of the server if it is behind a proxy: https://maat.example
    #[arg(long, env = "MAAT_ORIGIN", value_name = "URL")]
    pub origin: Option<String>,
    /// Trust the X-Forwarded-For header of the proxy, so that limits apply to its clients
    #[arg(long, env = "MAAT_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Number of threads for bots [default: one less than the number of cores]
    #[arg(long, env = "MAAT_BOT_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    /// Minimum time for the move of a bot, in milliseconds; browsers show moves at the pace that each person has chosen
    #[arg(long, env = "MAAT_BOT_PAUSE", value_name = "MS", default_value_t = 100)]
    pub bot_pause: u32,
    /// Deal the same games every time; for tests only, because the seed reveals every draw
    #[arg(long, env = "MAAT_SEED", value_name = "S")]
    pub seed: Option<u64>,
    /// Remove the limits on requests, messages and sockets; for load tests only
    #[arg(long, env = "MAAT_NO_LIMITS")]
    pub no_limits: bool,
}

const SERVE_EXAMPLES: &str = "\
Examples:
  maat serve
  maat serve --listen 0.0.0.0:80 --db /var/lib/maat/maat.db --origin https://maat.example --trust-proxy
  maat serve --db postgres://maat@localhost/maat";

/// Back up the database; the server may be running.
///
/// The copy is a consistent snapshot. It is checked and synced to the disk before it gets its name. To restore it, stop the
/// server, replace the database by the copy, and remove the files beside it that end with -wal and -shm.
#[derive(Parser, Debug)]
#[command(after_help = BACKUP_EXAMPLES)]
pub struct Backup {
    /// File to write the copy to
    pub file: PathBuf,
    /// Database to copy, as for `maat serve`
    #[arg(long, env = "MAAT_DB", value_name = "FILE", default_value = "maat.db")]
    pub db: String,
    /// Replace the file if it exists
    #[arg(long)]
    pub overwrite: bool,
}

const BACKUP_EXAMPLES: &str = "\
Examples:
  maat backup copy.db
  maat backup --db /var/lib/maat/maat.db \"/backups/maat-$(date +%F).db\"";

/// Read what players have reported about the server's games; the server may be running.
///
/// Without an action, list the reports that are not closed.
#[derive(Parser, Debug)]
#[command(after_help = REPORTS_EXAMPLES)]
pub struct Reports {
    /// Database of the server, as for `maat serve`
    #[arg(long, env = "MAAT_DB", value_name = "FILE|URL", default_value = "maat.db", global = true)]
    pub db: String,
    #[command(subcommand)]
    pub action: Option<ReportsAction>,
}

#[derive(Subcommand, Clone, Copy, Debug)]
pub enum ReportsAction {
    /// List the reports that are not closed
    List {
        /// List the closed ones, too
        #[arg(long)]
        all: bool,
    },
    /// Show a report with its record, which hides what the reporter could not see and can only be replayed if that is nothing
    Show { number: u32 },
    /// Close a report
    Close { number: u32 },
}

const REPORTS_EXAMPLES: &str = "\
Examples:
  maat reports
  maat reports show 12
  maat reports close 12 --db /var/lib/maat/maat.db";

/// Play in the terminal, against bots or with others at the same keyboard.
///
/// People get the first seats, bots the last ones. You are A, and A begins. During the game type the number of a move, the
/// move in notation, or one of: undo, hint, save FILE, help, quit.
#[derive(Parser, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub struct Play {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// Number of players, bots included [default: 2, or one more than the bots]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    #[arg(long, value_name = "BOT,…", help = opponents_help(), long_help = with_kinds(&opponents_help()))]
    pub bots: Option<Bots>,
    #[command(flatten)]
    pub rules: Rules,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub resume: Option<PathBuf>,
    /// Seed of chance; the same seed deals the same game [default: a new one each time]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = number)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub language: Language,
}

const PLAY_EXAMPLES: &str = "\
Examples:
  maat play imhotep --lang cs
  maat play imhotep --bots greedy,mcts:2000      you and two bots
  maat play imhotep --seats 4 --bots mcts:500ms  three people and a bot that thinks half a second
  maat play imhotep --option market=b --option wrath=yes --seed 7
  maat play imhotep --resume game.txt";

/// Check a record and show a position of it.
///
/// Every move is checked against the rules. Hidden information is shown, because a record contains it.
#[derive(Parser, Debug)]
#[command(after_help = REPLAY_EXAMPLES)]
pub struct Replay {
    /// Record to read; `-` is standard input
    pub file: PathBuf,
    /// Show the position after this number of plies, undone ones and undos included [default: all]
    #[arg(long, value_name = "PLY", allow_negative_numbers = true, value_parser = number)]
    pub at: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  maat replay game.txt
  maat replay game.txt --at 0                the position before the first ply
  maat replay - --json < game.txt";

/// Check that the draws of finished games follow from their seeds.
///
/// A record of a finished game holds its seed and the random parts that it was made of. Every draw is made again. Fails unless
/// every record is honest. docs/chance.md says what that proves.
#[derive(Parser, Debug)]
#[command(after_help = VERIFY_EXAMPLES)]
pub struct Verify {
    /// Records to read; `-` is standard input
    #[arg(required_unless_present = "trial", value_name = "RECORD")]
    pub files: Vec<PathBuf>,
    /// Print each record with its possible draws and their weights as one line of JSON, for examples/verify.py
    #[arg(long)]
    pub draws: bool,
    /// Verify this number of random games instead, with one draw changed in half of them; fail on a wrong verdict
    #[arg(long, value_name = "N", conflicts_with = "files", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub trial: Option<u32>,
    /// Seed of the first game of a trial
    #[arg(long, value_name = "S", default_value = "1", requires = "trial", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
}

const VERIFY_EXAMPLES: &str = "\
Examples:
  maat verify game.txt
  maat verify --draws game.txt > game.draws && python3 examples/verify.py game.txt game.draws
  maat verify --trial 1000";

/// Analyse a record: chances to win, better moves, luck.
///
/// Prints the chance of each seat to win before every decision and every draw, marks for decisions (! the only good move, ?! an
/// inaccuracy, ? a mistake, ?? a blunder), and what luck and decisions did to each seat. The same seed gives the same result.
#[derive(Parser, Debug)]
#[command(after_help = ANALYSE_EXAMPLES)]
pub struct Analyse {
    /// Record to read; `-` is standard input
    pub file: PathBuf,
    /// How long to search
    #[arg(long, value_name = "DEPTH", default_value = Depth::Standard.id(), value_parser = depth(), conflicts_with = "iterations")]
    depth: Depth,
    /// Iterations of the search for each decision, instead of a depth
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub iterations: Option<u32>,
    /// Judge decisions with open cards, not by what the player knew
    #[arg(long)]
    pub open: bool,
    /// Seed of the search
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
    /// Number of lines analysed at a time [default: the number of cores]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

impl Analyse {
    pub fn depth(&self) -> Depth {
        self.depth
    }
}

const ANALYSE_EXAMPLES: &str = "\
Examples:
  maat analyse game.txt
  maat analyse game.txt --depth deep --lang cs
  maat analyse game.txt --open --json";

/// Let bots play many games and compare them.
///
/// The bots change seats from game to game, and every deal is played once from each seat. The same seed gives the same result
/// with any number of threads, unless the budget of a bot is a time. For one bot in a solo game, the result is how often it
/// won.
#[derive(Parser, Debug)]
#[command(after_help = ARENA_EXAMPLES)]
pub struct Arena {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// Number of players [default: the number of bots]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    #[arg(long, value_name = "BOT,…", help = contestants_help(), long_help = with_kinds(&contestants_help()))]
    pub bots: Bots,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed of chance
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
    /// Number of games played at a time [default: the number of cores]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub rules: Rules,
    /// Print one JSON object for each bot instead of a table
    #[arg(long)]
    pub json: bool,
}

const ARENA_EXAMPLES: &str = "\
Examples:
  maat arena imhotep --seats 2 --bots greedy,random --games 500 --seed 1
  maat arena imhotep --seats 4 --bots mcts:2000,greedy,greedy,greedy --games 200 --json";

/// Measure random play and search on one core.
///
/// All rates are per second of CPU time and the median of three runs. A decision is a ply of a seat with at least two legal
/// moves. Build with --release, or the numbers mean nothing.
#[derive(Parser, Debug)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct Bench {
    /// Measure only this game
    #[arg(value_parser = game())]
    pub game: Option<&'static Entry>,
    /// Measure only this number of players
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    /// Print one JSON object for each measurement instead of a table
    #[arg(long)]
    pub json: bool,
    #[command(subcommand)]
    pub other: Option<OtherBench>,
}

#[derive(Subcommand, Debug)]
pub enum OtherBench {
    Replay(ReplayBench),
    Server(ServerBench),
}

/// Measure how long the server needs for a position of a long game.
///
/// Plays at random with the most players, and takes moves back until the game is long enough. Times are the median of five runs: to read and replay
/// the record, and to give the log with the position after no line, a quarter, half and all of the lines.
#[derive(Parser, Debug)]
pub struct ReplayBench {
    /// Measure only this game
    #[arg(value_parser = game())]
    pub game: Option<&'static Entry>,
    /// Least number of lines of the game
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub lines: usize,
}

/// Measure the server under load: throughput, latency, memory, start.
///
/// Starts a server process with a temporary database in a folder of the current directory, which is removed at the end. This
/// process plays the clients. All sockets are real, and all moves are stored before they are shown.
#[derive(Parser, Debug)]
pub struct ServerBench {
    /// Duration of each measurement, in seconds
    #[arg(long, value_name = "N", default_value_t = 10, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub seconds: u16,
    /// Run only these scenarios, separated by commas
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',')]
    pub only: Vec<Scenario>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// The scenarios of the server benchmark.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// Moves per second at full load
    Throughput,
    /// Latency at 1,000 moves a second
    Paced,
    /// Latency while all bots think
    Bots,
    /// Time of a whole analysis, and latency while analyses run
    Analysis,
    /// Memory of 5,000 sockets
    Idle,
    /// Time to open a long game
    Opening,
    /// Start with 100,000 stored games
    Start,
}

/// Measure whether the figures of analyses are true.
///
/// Plays games between bots and writes what their searches predicted, with how the games ended (one JSON object for each game, at once
/// when it is over; a run that was stopped goes on where it was). --marks judges moves and plays the games on after them. --table and
/// --fit read such files: they print the tables of docs/analysis.md and crates/bots/src/forecast/fitted.rs.
#[derive(Parser, Debug)]
#[command(after_help = CALIBRATE_EXAMPLES)]
pub struct Calibrate {
    #[arg(value_parser = game(), required_unless_present_any = ["table", "fit"])]
    pub game: Option<&'static Entry>,
    /// Number of players
    #[arg(long, value_name = "N", default_value = "2", allow_negative_numbers = true, value_parser = seats)]
    pub seats: u8,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Bot on all seats: mcts:ITERATIONS
    #[arg(long, value_name = "BOT", default_value = "mcts:300")]
    pub bot: BotSpec,
    /// Seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
    /// Number of games played at a time [default: the number of cores]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// File to write to, or to go on with
    #[arg(long, value_name = "FILE", required_unless_present_any = ["table", "fit"])]
    pub out: Option<PathBuf>,
    /// Predict by analyses at standard depth of some decisions, not by the searches of play
    #[arg(long, conflicts_with = "marks")]
    pub analysed: bool,
    /// Measure what random moves of the games lose, by analyses at standard depth: the thresholds of marks follow from it
    #[arg(long, conflicts_with_all = ["marks", "analysed"])]
    pub losses: bool,
    /// Judge this number of marked and of unmarked moves instead
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "50", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub marks: Option<u16>,
    /// Number of continuations after each judged move
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(2..=10_000))]
    pub continuations: u16,
    /// Print the tables of these files in Markdown
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "out", "fit"])]
    pub table: Vec<PathBuf>,
    /// Print the source code of the fits to these files
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "out"])]
    pub fit: Vec<PathBuf>,
}

const CALIBRATE_EXAMPLES: &str = "\
Examples:
  maat calibrate imhotep --seats 4 --games 1000 --out imhotep-4.json
  maat calibrate imhotep --seats 4 --marks --out imhotep-marks.json
  maat calibrate --fit *-2.json *-4.json > crates/bots/src/forecast/fitted.rs
  maat calibrate --table *.json";

/// Count the printed facts of a game by their source.
#[derive(Parser, Debug)]
pub struct Content {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
}

/// Count all sequences of 1, 2, 3 … plies from the start, chance included.
#[derive(Parser, Debug)]
pub struct Perft {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// Maximum number of plies; each one multiplies the time
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    /// Number of players
    #[arg(long, value_name = "N", default_value = "2", allow_negative_numbers = true, value_parser = seats)]
    pub seats: u8,
    #[command(flatten)]
    pub rules: Rules,
}

/// Find puzzles in games between bots, or prove the stored ones again.
///
/// A puzzle is a position in which one move is clearly the best: several long searches find it, and games played to their end
/// after every move agree. Seeds are fixed, so that a check gives the same result until rules, bots or evaluations change.
#[derive(Parser, Debug)]
#[command(after_help = PUZZLES_EXAMPLES)]
pub struct Puzzles {
    /// Only this game [default: all, with --check]
    #[arg(value_parser = game(), required_unless_present = "check")]
    pub game: Option<&'static Entry>,
    /// Prove the stored puzzles again; fail if an answer is not the best any more or its margin has halved
    #[arg(long, conflicts_with = "find", required_unless_present = "find")]
    pub check: bool,
    /// Find this number of new puzzles
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub find: Option<u16>,
    /// Seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
    /// Existing folder to write new puzzles to
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub out: PathBuf,
}

const PUZZLES_EXAMPLES: &str = "\
Examples:
  maat puzzles --check
  maat puzzles imhotep --check
  maat puzzles imhotep --find 20 --out crates/learn/puzzles/imhotep";

/// Count many records: seats, openings, points by source, and what people win with.
///
/// Folders are searched for files that end in `.txt`. Intervals are Wilson's at 95 %; a shared victory counts as a part of one.
#[derive(Parser, Debug)]
#[command(after_help = STATS_EXAMPLES)]
pub struct Stats {
    /// Records, or folders with records
    #[arg(required = true)]
    pub records: Vec<PathBuf>,
    /// Count only games with this number of players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=maat_engine::MAX_SEATS as i64))]
    pub players: Option<u8>,
    /// Print one JSON array, with one object for each game
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

const STATS_EXAMPLES: &str = "\
Examples:
  maat stats games/ --players 2
  maat stats one.txt two.txt --json";

/// Print a script that completes commands in your shell.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  maat completions bash > ~/.local/share/bash-completion/completions/maat")]
pub struct Completions {
    pub shell: Shell,
}

/// The options of the game.
#[derive(clap::Args, Debug)]
pub struct Rules {
    /// Set an option of the game, such as market=b; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl Rules {
    pub fn terms(&self, game: &Entry, seats: u8) -> Terms {
        game.terms(seats, self.options.join(" "))
    }
}

#[derive(clap::Args, Debug)]
pub struct Language {
    /// Language of the game [default: that of the system]
    #[arg(long = "lang", value_name = "LANG", value_parser = language())]
    chosen: Option<Lang>,
}

impl Language {
    pub fn get(&self) -> Lang {
        self.chosen.unwrap_or_else(Lang::detect)
    }
}

/// Bots separated by commas; `none` means no bots.
#[derive(Clone, Debug)]
pub struct Bots(pub Vec<BotSpec>);

impl FromStr for Bots {
    type Err = BotSpecError;

    fn from_str(text: &str) -> std::result::Result<Self, BotSpecError> {
        if text == "none" {
            return Ok(Bots(Vec::new()));
        }
        text.split(',').map(|bot| bot.trim().parse()).collect::<std::result::Result<_, _>>().map(Bots)
    }
}

/// The default bot of `maat play`, which is strong and still answers at once.
pub const DEFAULT_OPPONENT: &str = "mcts:1000";

fn opponents_help() -> String {
    format!(
        "Bots for the last seats, separated by commas: {}; `none` for people only [default: {DEFAULT_OPPONENT} on \
         every seat but yours]",
        forms()
    )
}

fn contestants_help() -> String {
    format!("One bot for each seat, separated by commas: {}", forms())
}

/// Adds a line for each kind of bot.
fn with_kinds(help: &str) -> String {
    let kinds = KINDS.iter().map(|kind| format!("\n- {}: {}", kind.name, kind.help));
    format!("{help}\n{}", kinds.collect::<String>())
}

fn game() -> ValueParser {
    let ids = PossibleValuesParser::new(GAMES.iter().map(|entry| entry.id));
    ids.map(|id| find(&id).expect("only games are possible values")).into()
}

fn depth() -> ValueParser {
    let ids = PossibleValuesParser::new(Depth::IDS);
    ids.map(|id| id.parse::<Depth>().expect("only depths are possible values")).into()
}

fn language() -> ValueParser {
    let ids = PossibleValuesParser::new(Lang::ALL.map(Lang::id));
    ids.map(|id| id.parse::<Lang>().expect("only languages are possible values")).into()
}

/// Only checks that the text is a number, because the valid numbers depend on the game.
fn seats(text: &str) -> std::result::Result<u8, &'static str> {
    text.parse().map_err(|_| "write a number of players, such as 2")
}

fn number(text: &str) -> std::result::Result<u64, &'static str> {
    text.parse().map_err(|_| "write a whole number, such as 7")
}

/// Reads the command line. Prints help and version and ends the program; shortens errors to one line.
pub fn parse() -> Result<Cli> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => Error::wrong(one_line(&error.render().to_string())),
    })
}

/// The arguments of `serve` for `maat` without a command; environment variables still apply.
pub fn serve_as_usual() -> Result<Serve> {
    Serve::try_parse_from(["maat"]).map_err(|error| Error::wrong(one_line(&error.render().to_string())))
}

/// The message of clap without the usage and without line breaks.
fn one_line(rendered: &str) -> String {
    let text = rendered.strip_prefix("error: ").unwrap_or(rendered);
    let parts = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let parts = parts.filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
    format!("{} (try --help)", parts.collect::<Vec<_>>().join("; "))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn errors_are_one_line() {
        let rendered = "error: unexpected argument '--sets' found\n\n  tip: a similar argument exists: \
                        '--seats'\n\nUsage: maat play <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(rendered),
            "unexpected argument '--sets' found; tip: a similar argument exists: '--seats' (try --help)"
        );
    }
}
