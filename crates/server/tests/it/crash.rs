//! Nothing is lost: the server is killed under load, again and again.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use std::{env, io};

use maat_engine::Record;
use maat_server::client::{Client, Reply};
use maat_server::config::{Config, Limits};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::player::{Player, play};
use crate::world::{Folder, SIDES_B, new_table, opened, replay};

const KILLS: usize = 20;
/// Moves of people that must be acknowledged between two kills.
const LOAD: usize = 100;
/// The address and the database for the process that is killed.
const SERVE: &str = "MAAT_TEST_SERVE";
const WAIT: Duration = Duration::from_millis(10);

/// What all tables have in common.
#[derive(Clone)]
struct Load {
    address: SocketAddr,
    /// Moves of people, acknowledged.
    moves: Arc<AtomicUsize>,
    /// More games are to be played.
    going: Arc<AtomicBool>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.0.join("maat.db").display());
    let address = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let load = Load { address, moves: Arc::default(), going: Arc::new(AtomicBool::new(true)) };
    let mut server = Server::start(address, &database);
    let tables: Vec<_> = ["you open", "you open random", "greedy you open", "open random you greedy"]
        .into_iter()
        .enumerate()
        .map(|(number, seats)| tokio::spawn(keep_playing(load.clone(), seats, number as u64)))
        .collect();
    for kill in 0..KILLS {
        let enough = load.moves.load(Ordering::Relaxed) + LOAD;
        while load.moves.load(Ordering::Relaxed) < enough {
            assert!(!tables.iter().any(tokio::task::JoinHandle::is_finished), "a client failed");
            assert!(server.runs(), "the server ended by itself");
            sleep(WAIT).await;
        }
        // Not always at the same moment of a commit.
        sleep(Duration::from_micros(kill as u64 * 700)).await;
        server.kill();
        server = Server::start(address, &database);
    }
    load.going.store(false, Ordering::Relaxed);
    let mut games = 0;
    for table in tables {
        games += table.await.expect("every client goes on");
    }
    assert!(games >= 4, "every table finished a game: {games}");
}

/// Plays games one after the other, whatever happens to the server; counts them.
async fn keep_playing(load: Load, seats: &'static str, seed: u64) -> usize {
    let (mut ann, mut bob) =
        (Insistent::new(load.address, "Ann").await, Insistent::new(load.address, "Bob").await);
    let mut games = 0;
    while load.going.load(Ordering::Relaxed) {
        let options = if games % 2 == 0 { "" } else { SIDES_B };
        let table = opened(&ann.post("/api/tables", new_table(seats, options)).await);
        let open = seats.split(' ').position(|seat| seat == "open").unwrap();
        bob.post(&format!("/api/tables/{table}/sit"), json!({ "seat": &"abcd"[open..=open] })).await;
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
        let played = [&ann, &bob].map(|guest| {
            tokio::spawn(guest.clone().play_out(table.clone(), load.moves.clone(), seed + 100 * games as u64))
        });
        let record = format!("/api/tables/{table}/record");
        for played in played {
            let (player, sent) = played.await.expect("a client goes on");
            let record = ann.insist("GET", &record, &Value::Null).await.body;
            assert_nothing_lost(&player, &sent, &record);
        }
        games += 1;
    }
    games
}

/// All that this client was ever told is true, and its moves are where it made them.
fn assert_nothing_lost(player: &Player, sent: &BTreeMap<u32, String>, text: &str) {
    let game = replay(text);
    assert_eq!(player.now().outcome, game.outcome());
    let record: Record = text.parse().unwrap();
    player.assert_told(&record);
    let seat = player.seat().unwrap().to_string();
    for (&line, text) in sent {
        let ply = &record.plies()[line as usize];
        assert_eq!((ply.actor.to_string(), &ply.text), (seat.clone(), text), "line {line}");
    }
}

/// Somebody who tries again until the server answers.
#[derive(Clone)]
struct Insistent {
    client: Client,
}

impl Insistent {
    async fn new(address: SocketAddr, name: &str) -> Insistent {
        let mut guest = Insistent { client: Client::new(address) };
        guest.post("/api/me", json!({ "name": name })).await;
        guest
    }

    async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.insist("POST", path, &body).await
    }

    /// A request whose answer was lost may have been done: then it is refused the second time.
    async fn insist(&mut self, method: &str, path: &str, body: &Value) -> Reply {
        loop {
            let answer = self
                .client
                .request(method, path, "content-type: application/json\r\n", &body.to_string())
                .await;
            match answer {
                Ok(reply) if [200, 409].contains(&reply.status) => return reply,
                // Killed while it answered.
                Ok(reply) if [0, 503].contains(&reply.status) => {}
                Ok(reply) => panic!("{path}: {}\n{}", reply.head, reply.body),
                Err(_) => {}
            }
            sleep(WAIT).await;
        }
    }

    /// Plays a game to its end, coming back whenever the socket breaks. Also what was played, by line.
    async fn play_out(
        self,
        table: String,
        moves: Arc<AtomicUsize>,
        seed: u64,
    ) -> (Player, BTreeMap<u32, String>) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut sent = BTreeMap::new();
        let mut player = Player::new(self.connect(&table, 0).await);
        while !player.is_over() {
            let answers = player.is_due();
            let ply = player.ply();
            let mut broken = false;
            if answers {
                let text = player.any_move(&mut rng);
                broken = player.socket.say(&play(player.now().prompt.unwrap(), &text)).await.is_err();
                sent.insert(ply, text);
            }
            while !broken && player.ply() == ply && !player.is_over() {
                broken = !player.hear().await;
                assert!(player.refused.is_empty(), "{:?}", player.refused);
            }
            if player.ply() > ply && answers {
                moves.fetch_add(1, Ordering::Relaxed);
            }
            if broken {
                player.socket = self.connect(&table, ply as usize).await;
                let heard = player.frames.len();
                let fresh = |player: &Player| {
                    player.frames[heard..].iter().any(|frame| frame.starts_with(r#"{"update"#))
                };
                while !fresh(&player) && player.hear().await {}
            }
        }
        (player, sent)
    }

    async fn connect(&self, table: &str, since: usize) -> maat_server::client::Socket {
        loop {
            match self.client.socket(table, since).await {
                Ok(socket) => return socket,
                Err(_) => sleep(WAIT).await,
            }
        }
    }
}

/// A server in a process of its own.
struct Server(Child);

impl Server {
    fn start(address: SocketAddr, database: &str) -> Server {
        let mut command = Command::new(env::current_exe().expect("this test has a name"));
        command.args(["crash::serve", "--exact", "--ignored", "--nocapture"]);
        command.env(SERVE, format!("{address} {database}"));
        command.stdin(Stdio::piped()).stdout(Stdio::null());
        Server(command.spawn().expect("the test can be started again"))
    }

    fn runs(&mut self) -> bool {
        self.0.try_wait().is_ok_and(|ended| ended.is_none())
    }

    fn kill(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Not a test: the process that `nothing_is_lost` starts and kills. It ends when that one does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by `nothing_is_lost`"]
async fn serve() {
    let Ok(wish) = env::var(SERVE) else { return };
    std::thread::spawn(|| {
        let _ = io::read_to_string(io::stdin());
        std::process::exit(0);
    });
    let (address, database) = wish.split_once(' ').expect("an address and a database");
    let config = Config {
        database: database.into(),
        limits: Limits::none(),
        bot_pause: Duration::ZERO,
        bot_threads: 1,
        ..Config::default()
    };
    let listener = TcpListener::bind(address).await.expect("the port is free again");
    maat_server::run(listener, config, std::future::pending()).await.expect("it runs");
}
