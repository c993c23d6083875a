//! Measurements without load: idle sockets, opening a long game, the start with many games.

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use maat_catalog::{Dealer, find};
use maat_engine::{Actor, Turn, Viewer, below};
use maat_protocol::NewSeat;
use maat_server::client::{Client, Socket};
use maat_server::random;
use maat_server::store::{Append, Person, Store, StoredSeat, StoredTable, TableStatus, User};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::child::Server;
use super::failed;
use super::load::{all, percentile};
use super::table::{People, VIEWERS, open, time_to_open};
use crate::error::{Error, Result};

const SOCKETS: usize = 5000;
/// Number of tables opened at a time.
const OPEN_BATCH: usize = 50;
/// Time for the server to become idle.
const SETTLE_TIME: Duration = Duration::from_secs(2);

#[derive(Serialize, Debug)]
pub struct Idle {
    pub sockets: usize,
    /// `None` where the system does not report it.
    pub rss_mb: Option<f64>,
    /// Before the first socket.
    pub bare_rss_mb: Option<f64>,
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rss_mb, self.bare_rss_mb) {
            (Some(rss), Some(bare)) => write!(f, "{rss:.0} MB, {bare:.0} without"),
            _ => f.write_str("this system does not tell"),
        }
    }
}

/// The memory of a server with many viewers who do nothing.
pub async fn idle(database: &Path) -> Result<Idle> {
    let server = Server::start(database).await?;
    let bare_rss_mb = server.rss_mb();
    let mut open = Vec::new();
    for batch in 0..SOCKETS / VIEWERS / OPEN_BATCH {
        let mut opening = JoinSet::new();
        for number in 0..OPEN_BATCH {
            let mut people = People::new(server.address, (batch * OPEN_BATCH + number) as u64);
            opening.spawn(async move { people.open_table().await });
        }
        open.extend(all(opening).await?);
    }
    sleep(SETTLE_TIME).await;
    Ok(Idle { sockets: open.len() * VIEWERS, rss_mb: server.rss_mb(), bare_rss_mb })
}

/// A game so long is a long game.
const PLIES: u32 = 500;
const LONG_GAMES: u64 = 20;

#[derive(Serialize, Debug)]
pub struct Opening {
    pub tables: usize,
    /// Of the shortest record.
    pub plies: u32,
    /// From the socket's first byte to the position.
    pub p50_ms: f64,
    pub max_ms: f64,
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.1} ms, worst of {} {:.1}", self.p50_ms, self.tables, self.max_ms)
    }
}

/// Plays long games, starts the server anew, and opens each.
pub async fn opening(database: &Path) -> Result<Opening> {
    let server = Server::start(database).await?;
    let mut playing = JoinSet::new();
    for seed in 0..LONG_GAMES {
        playing.spawn(long_game(server.address, seed));
    }
    let games = all(playing).await?;
    drop(server);
    let server = Server::start(database).await?;
    let mut delays = Vec::new();
    for (client, id, _) in &games {
        let client = Client { address: server.address, cookie: client.cookie.clone() };
        delays.push(time_to_open(&client, id).await?);
    }
    delays.sort_unstable();
    Ok(Opening {
        tables: games.len(),
        plies: games.iter().map(|(_, _, plies)| *plies).min().unwrap_or(0),
        p50_ms: percentile(&delays, 0.5),
        max_ms: percentile(&delays, 1.0),
    })
}

/// Plays, and takes moves back, until the record is long enough. The host, the table, its plies.
async fn long_game(address: SocketAddr, seed: u64) -> Result<(Client, String, u32)> {
    let mut people = People::new(address, seed);
    let mut table = people.open_table().await?;
    while table.plies() < PLIES {
        if table.is_over() {
            table = people.open_table().await?;
        }
        people.play(&mut table).await?;
        if below(&mut people.rng, 4) > 0 && !table.is_over() {
            table.undo().await?;
        }
    }
    Ok((people.host().clone(), table.id.clone(), table.plies()))
}

/// Lets bots think on every thread they have, for some minutes. They think as long as somebody watches, with these sockets.
pub async fn busy_bots(address: SocketAddr) -> Result<Vec<Socket>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut client = Client::new(address);
    let mut watching = Vec::new();
    for _ in 0..4 * threads {
        let bot = || NewSeat::Bot("mcts:20000".into());
        let table = open(&mut client, vec![bot(), bot()], true).await?;
        watching.push(client.socket(&table, 0).await.map_err(failed)?);
    }
    Ok(watching)
}

const STORED: usize = 100_000;
const STARTS: usize = 5;

#[derive(Serialize, Debug)]
pub struct Start {
    pub games: usize,
    /// From the start of the process to the lobby.
    pub p50_ms: f64,
    pub max_ms: f64,
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.0} ms, worst of {STARTS} {:.0}", self.p50_ms, self.max_ms)
    }
}

/// Starts a server that has many games.
pub async fn start(database: &Path) -> Result<Start> {
    store_games(database).await?;
    let mut delays = Vec::new();
    for _ in 0..STARTS {
        delays.push(Server::start(database).await?.started);
    }
    delays.sort_unstable();
    Ok(Start { games: STORED, p50_ms: percentile(&delays, 0.5), max_ms: percentile(&delays, 1.0) })
}

/// Every tenth game is still running.
async fn store_games(database: &Path) -> Result<()> {
    const BATCH: usize = 5000;
    let store = Store::open(&format!("sqlite:{}", database.display())).await.map_err(failed)?;
    let user = User { id: random::id(), name: String::new() };
    store.add_user(&user, "", 0).await.map_err(failed)?;
    let (table, moves) = a_game(&user, 10)?;
    let game = |number: usize| {
        let id = random::id();
        let moves = moves.iter().map(|append| Append { table: id.clone(), ..append.clone() }).collect();
        let status = if number.is_multiple_of(10) { TableStatus::Running } else { TableStatus::Finished };
        (StoredTable { id, status, ..table.clone() }, moves)
    };
    for batch in 0..STORED / BATCH {
        let games: Vec<_> = (batch * BATCH..(batch + 1) * BATCH).map(game).collect();
        store.add_tables(&games).await.map_err(failed)?;
    }
    store.close().await;
    Ok(())
}

/// The first moves of a game.
fn a_game(host: &User, moves: usize) -> Result<(StoredTable, Vec<Append>)> {
    let entry = find("imhotep").ok_or_else(|| Error::wrong("there is no game to store"))?;
    let seat = StoredSeat::Person(Person::new(&host.id, &host.name));
    let seed = random::bytes();
    let table = StoredTable {
        public: true,
        status: TableStatus::Running,
        seed: random::hex(&seed),
        seats: vec![seat, StoredSeat::Bot { level: "greedy".into() }],
        ..StoredTable::new(entry.id, entry.revision, String::new(), &host.id)
    };
    let terms = entry.terms(2, "");
    let mut game = entry.start(&terms)?;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut appends = Vec::new();
    for _ in 0..moves {
        let before = game.len();
        if let Some(seat) = game.turn().seats().lowest() {
            let legal = game.legal_moves(Actor::Seat(seat));
            let pick = &legal[below(&mut rng, legal.len() as u32) as usize];
            game.play(Actor::Seat(seat), pick).map_err(failed)?;
        }
        game.settle(&Dealer::new(seed));
        let lines = (before..game.len()).filter_map(|line| game.line(line, Viewer::Omniscient));
        let lines: Vec<String> = lines.map(|line| format!("{} {}", line.actor, line.text)).collect();
        appends.push(Append {
            table: String::new(),
            ply: before,
            lines: lines.join(" · "),
            due: game.turn().seats().to_string(),
            round: String::new(),
            clocks: String::new(),
            finished: (game.turn() == Turn::Over).then(Vec::new),
        });
    }
    Ok((table, appends))
}
