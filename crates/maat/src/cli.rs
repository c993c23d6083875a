//! The command line: what can be asked for, and how it is explained.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use anstyle::{AnsiColor, Style};
use clap::builder::{PossibleValuesParser, Styles, TypedValueParser, ValueParser};
use clap::error::ErrorKind;
use clap::{ColorChoice, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use maat_bots::{BotSpec, BotSpecError, KINDS, forms};
use maat_catalog::{Entry, GAMES, Terms, find};
use maat_words::Lang;

use crate::error::{Error, Result};

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Cyan.on_default())
    .placeholder(Style::new().dimmed());

/// A table for Egyptian board games: play them, replay them, let bots play them.
///
/// Without a command it serves the table in the browser.
#[derive(Parser, Debug)]
#[command(name = "maat", version, styles = STYLES, infer_subcommands = true, after_help = EXAMPLES)]
pub struct Cli {
    /// When to use colour; NO_COLOR is respected.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_default_value = true)]
    pub color: ColorChoice,
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  maat                                     the table in your browser, at http://127.0.0.1:8080
  maat play imhotep                        you against one bot
  maat play imhotep --seats 3 --bots none  three people at one keyboard
  maat replay game.txt --at 40             a saved game after its 40th ply
  maat arena imhotep --bots mcts:500,greedy --games 200";

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Backup(Backup),
    Play(Play),
    Replay(Replay),
    Arena(Arena),
    Bench(Bench),
    Content(Content),
    Perft(Perft),
    Completions(Completions),
}

/// Serve the table in the browser.
#[derive(Parser, Debug)]
#[command(after_help = SERVE_EXAMPLES)]
pub struct Serve {
    /// The address to listen on
    #[arg(long, env = "MAAT_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where games are kept: a file, or a postgres:// address
    #[arg(long, env = "MAAT_DB", value_name = "FILE|URL", default_value = "maat.db")]
    pub db: String,
    /// What people type to come here, if a proxy stands before the server: https://maat.example
    #[arg(long, env = "MAAT_ORIGIN", value_name = "URL")]
    pub origin: Option<String>,
    /// Believe the X-Forwarded-For of the proxy, so that limits count for people and not for it
    #[arg(long, env = "MAAT_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Threads on which bots think [default: one less than there are cores]
    #[arg(long, env = "MAAT_BOT_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    /// Milliseconds a bot waits before it answers, so that people can follow
    #[arg(long, env = "MAAT_BOT_PAUSE", value_name = "MS", default_value_t = 450)]
    pub bot_pause: u32,
    /// Deal the same games every time: for tests only, since whoever knows the seed foresees every draw
    #[arg(long, env = "MAAT_SEED", value_name = "S")]
    pub seed: Option<u64>,
    /// Take off the limits on requests, messages and sockets: for load tests only
    #[arg(long, env = "MAAT_NO_LIMITS")]
    pub no_limits: bool,
}

const SERVE_EXAMPLES: &str = "\
Examples:
  maat serve
  maat serve --listen 0.0.0.0:80 --db /var/lib/maat/maat.db --origin https://maat.example --trust-proxy
  maat serve --db postgres://maat@localhost/maat";

/// Copy the database, also while the server runs.
///
/// The copy is the database as it was at one moment, checked and written through to the disk before it gets its name.
/// To go back to it, stop the server, put the copy in the place of the database, and remove the files beside it that
/// end with -wal and -shm.
#[derive(Parser, Debug)]
#[command(after_help = BACKUP_EXAMPLES)]
pub struct Backup {
    /// The file that becomes the copy
    pub file: PathBuf,
    /// The database to copy, as for `maat serve`
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

/// Play in the terminal, against bots or with others at the same keyboard.
///
/// People sit first, bots after them: you are A, and A begins. While you play, type the number of a move, the move
/// itself in notation, or one of: undo, hint, save FILE, help, quit.
#[derive(Parser, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub struct Play {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// How many play, bots included [default: 2, or one more than the bots]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    #[arg(long, value_name = "BOT,…", help = opponents_help(), long_help = with_kinds(&opponents_help()))]
    pub bots: Option<Bots>,
    #[command(flatten)]
    pub rules: Rules,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub resume: Option<PathBuf>,
    /// Where chance begins: the same seed deals the same game [default: a new one each time]
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
/// Every move is checked against the rules. A record holds the whole truth, so nothing is hidden here.
#[derive(Parser, Debug)]
#[command(after_help = REPLAY_EXAMPLES)]
pub struct Replay {
    /// The record; `-` reads standard input.
    pub file: PathBuf,
    /// Show the position after so many plies, undone ones and undos included [default: all]
    #[arg(long, value_name = "PLY", allow_negative_numbers = true, value_parser = number)]
    pub at: Option<u64>,
    /// Print one JSON object instead.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: Language,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  maat replay game.txt
  maat replay game.txt --at 0                the table before the first ply
  maat replay - --json < game.txt";

/// Let bots play many games and compare them.
///
/// The bots change seats from game to game, and every deal is played once from each seat. The result is the same
/// for a seed, however many threads are used, unless a bot's strength is a time. One bot alone, where a game can be
/// played so, is told how often it won.
#[derive(Parser, Debug)]
#[command(after_help = ARENA_EXAMPLES)]
pub struct Arena {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// How many play [default: as many as there are bots]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    #[arg(long, value_name = "BOT,…", help = contestants_help(), long_help = with_kinds(&contestants_help()))]
    pub bots: Bots,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Where chance begins
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = number)]
    pub seed: u64,
    /// Games played at a time [default: one for each core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub rules: Rules,
    /// Print one JSON object for each bot instead of a table.
    #[arg(long)]
    pub json: bool,
}

const ARENA_EXAMPLES: &str = "\
Examples:
  maat arena imhotep --seats 2 --bots greedy,random --games 500 --seed 1
  maat arena imhotep --seats 4 --bots mcts:2000,greedy,greedy,greedy --games 200 --json";

/// Measure random play and search on one core.
///
/// All rates are per second of CPU time, the median of three runs. A decision is a ply of a seat with at least two
/// legal moves. Build with --release: anything else measures the compiler.
#[derive(Parser, Debug)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct Bench {
    /// One game only
    #[arg(value_parser = game())]
    pub game: Option<&'static Entry>,
    /// One number of seats only
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seats)]
    pub seats: Option<u8>,
    /// Print one JSON object for each measurement instead of a table.
    #[arg(long)]
    pub json: bool,
    #[command(subcommand)]
    pub other: Option<OtherBench>,
}

#[derive(Subcommand, Debug)]
pub enum OtherBench {
    Server(ServerBench),
}

/// Measure the server under load: moves, delays, memory, start.
///
/// A server is started as a process of its own with a database of its own in a folder of the current directory, which is
/// removed at the end; this process is its clients. All sockets are real, all moves are stored before they are shown.
#[derive(Parser, Debug)]
pub struct ServerBench {
    /// How long each load lasts
    #[arg(long, value_name = "N", default_value_t = 10, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub seconds: u16,
    /// Only these, separated by commas
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',')]
    pub only: Vec<Scenario>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// What is measured of a server.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// As many moves as possible
    Throughput,
    /// The delay at 1,000 moves a second
    Paced,
    /// The same while all bots think
    Bots,
    /// The memory of 5,000 sockets
    Idle,
    /// A long game, opened
    Opening,
    /// The start with 100,000 stored games
    Start,
}

/// Count the printed facts of a game by where they are known from.
#[derive(Parser, Debug)]
pub struct Content {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
}

/// Count all paths of 1, 2, 3 … plies from the start, chance included.
#[derive(Parser, Debug)]
pub struct Perft {
    #[arg(value_parser = game())]
    pub game: &'static Entry,
    /// The most plies; each more multiplies the time
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    /// How many play
    #[arg(long, value_name = "N", default_value = "2", allow_negative_numbers = true, value_parser = seats)]
    pub seats: u8,
    #[command(flatten)]
    pub rules: Rules,
}

/// Print a script that completes commands in your shell.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  maat completions bash > ~/.local/share/bash-completion/completions/maat")]
pub struct Completions {
    pub shell: Shell,
}

/// What players agree on.
#[derive(clap::Args, Debug)]
pub struct Rules {
    /// An option of the game, such as market=b; may be given several times
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
    /// The language of the game [default: that of the system]
    #[arg(long = "lang", value_name = "LANG", value_parser = language())]
    chosen: Option<Lang>,
}

impl Language {
    pub fn get(&self) -> Lang {
        self.chosen.unwrap_or_else(Lang::detect)
    }
}

/// Bots separated by commas; `none` is no bot at all.
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

/// The bot of `maat play` if none is chosen: a worthy opponent that answers at once.
pub const DEFAULT_OPPONENT: &str = "mcts:1000";

fn opponents_help() -> String {
    format!(
        "Bots for the last seats, separated by commas: {}; `none`: only people play [default: {DEFAULT_OPPONENT} on \
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

fn language() -> ValueParser {
    let ids = PossibleValuesParser::new(Lang::ALL.map(Lang::id));
    ids.map(|id| id.parse::<Lang>().expect("only languages are possible values")).into()
}

/// Which numbers are right depends on the game, so that only nonsense is refused here.
fn seats(text: &str) -> std::result::Result<u8, &'static str> {
    text.parse().map_err(|_| "write a number of players, such as 2")
}

fn number(text: &str) -> std::result::Result<u64, &'static str> {
    text.parse().map_err(|_| "write a whole number, such as 7")
}

/// Reads the command line. Help and version are printed here and end the program; errors are made one line.
pub fn parse() -> Result<Cli> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => Error::wrong(one_line(&error.render().to_string())),
    })
}

/// What `maat` without a command means; the environment may still say otherwise.
pub fn serve_as_usual() -> Result<Serve> {
    Serve::try_parse_from(["maat"]).map_err(|error| Error::wrong(one_line(&error.render().to_string())))
}

/// What clap says, without the usage and without line ends.
fn one_line(rendered: &str) -> String {
    let text = rendered.strip_prefix("error: ").unwrap_or(rendered);
    let said = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let said = said.filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
    format!("{} (try --help)", said.collect::<Vec<_>>().join("; "))
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
