//! No data is lost while the server is killed, stopped and backed up under load, again and again.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{env, fs, io};

use maat_engine::{Record, Seat};
use maat_protocol::{ClientMsg, ClockInfo, Conduct, Pace, Proposal, Return, TableEvent, Vote};
use maat_server::client::{Client, Reply};
use maat_server::config::{Config, Limits};
use maat_server::store::{Store, backup};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::conduct::quick;
use crate::player::{Player, play, together};
use crate::world::{Folder, SIDES_B, new_table, opened, replay};

/// The number of times the server is killed; ten times as many with all tests.
fn kills() -> usize {
    if env::var_os("MAAT_FULL").is_some() { 200 } else { 20 }
}

/// The number of times the server is stopped or backed up.
const COPIES: usize = 20;
/// The number of acknowledged moves of people between two kills.
const LOAD: usize = 100;
/// The address and the database for the process that is killed.
const SERVE: &str = "MAAT_TEST_SERVE";
const WAIT: Duration = Duration::from_millis(10);

/// The state that all tables share.
#[derive(Clone)]
struct Load {
    address: SocketAddr,
    /// The number of acknowledged moves of people.
    moves: Arc<AtomicUsize>,
    /// Whether to start more games.
    going: Arc<AtomicBool>,
    known: Arc<Mutex<BTreeMap<String, Known>>>,
}

/// The data that a client has received about a table.
#[derive(Clone, Default)]
struct Known {
    /// The number of lines.
    ply: u32,
    /// The moves of people by line, with the seat.
    moves: BTreeMap<u32, String>,
}

/// Tables at which people play while their server is killed and restarted.
struct Club {
    load: Load,
    tables: Vec<JoinHandle<usize>>,
}

impl Club {
    fn begin(address: SocketAddr) -> Club {
        let load = Load {
            address,
            moves: Arc::default(),
            going: Arc::new(AtomicBool::new(true)),
            known: Arc::default(),
        };
        let tables = ["you open", "you open random", "greedy you open", "open random you greedy"]
            .into_iter()
            .enumerate()
            .map(|(number, seats)| tokio::spawn(keep_playing(load.clone(), seats, number as u64)))
            .collect();
        Club { load, tables }
    }

    /// Waits for more acknowledged moves and then a little longer, so that kills hit different moments of a commit.
    async fn plays(&self, server: &mut Server, round: usize) {
        let enough = self.load.moves.load(Ordering::Relaxed) + LOAD;
        while self.load.moves.load(Ordering::Relaxed) < enough {
            assert!(!self.tables.iter().any(JoinHandle::is_finished), "a client failed");
            assert!(server.runs(), "the server ended by itself");
            sleep(WAIT).await;
        }
        sleep(Duration::from_micros(round as u64 * 700)).await;
    }

    fn known(&self) -> BTreeMap<String, Known> {
        self.load.known.lock().unwrap().clone()
    }

    /// Plays the last games to their end.
    async fn finish(self) {
        self.load.going.store(false, Ordering::Relaxed);
        let mut games = 0;
        for table in self.tables {
            games += table.await.expect("every client goes on");
        }
        assert!(games >= 4, "every table finished a game: {games}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.0.join("maat.db").display());
    let address = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let mut server = Server::start(address, &database);
    let club = Club::begin(address);
    let mut council = Council::begin(address).await;
    for kill in 0..kills() {
        club.plays(&mut server, kill).await;
        council.decides(kill).await;
        server.kill();
        let down = Instant::now();
        if kill % 5 == 0 {
            // Long enough that a clock which is charged for it would show it.
            sleep(Duration::from_secs(3)).await;
        }
        let down = down.elapsed();
        server = Server::start(address, &database);
        council.comes_back(down).await;
    }
    club.finish().await;
}

/// Two people with clocks who vote, leave and come back between the kills.
struct Council {
    guests: [Insistent; 2],
    table: String,
    /// What was shown to have happened.
    events: Vec<TableEvent>,
    /// The clock that runs, and a moment before it was shown.
    clock: Option<(ClockInfo, Instant)>,
    /// The question that is open.
    question: Option<u32>,
    rng: SmallRng,
}

impl Council {
    async fn begin(address: SocketAddr) -> Council {
        let guests = [Insistent::new(address, "Ann").await, Insistent::new(address, "Bob").await];
        let rng = SmallRng::seed_from_u64(14);
        let mut council =
            Council { guests, table: String::new(), events: Vec::new(), clock: None, question: None, rng };
        council.open().await;
        council
    }

    async fn open(&mut self) {
        let conduct = Conduct { pace: Pace::Live { bank: 3600, increment: 5 }, grace: Some(1), ..quick() };
        let mut wish = new_table("you open", "");
        wish["conduct"] = serde_json::to_value(&conduct).unwrap();
        self.table = opened(&self.guests[0].post("/api/tables", wish).await);
        self.guests[1].post(&format!("/api/tables/{}/sit", self.table), json!({ "seat": "b" })).await;
        self.guests[0].post(&format!("/api/tables/{}/start", self.table), json!({})).await;
        (self.events, self.clock, self.question) = (Vec::new(), None, None);
    }

    async fn join(&self, who: usize) -> Player {
        let mut player = Player::new(self.guests[who].connect(&self.table, 0).await);
        player.until("the game", |player| player.update.is_some()).await;
        player
    }

    /// Something is decided, and shown to be.
    async fn decides(&mut self, round: usize) {
        let mut a = self.join(0).await;
        if a.is_over() {
            self.open().await;
            a = self.join(0).await;
        }
        let count = |player: &Player| player.table.as_ref().map_or(0, |table| table.events.len());
        let asked = |player: &Player| player.table.as_ref()?.proposal.as_ref().map(|asked| asked.number);
        if let Some(proposal) = asked(&a) {
            let mut b = self.join(1).await;
            // Whoever has asked withdraws, whoever has not refuses.
            for player in [&mut a, &mut b] {
                player.try_it(ClientMsg::Vote(Vote { proposal, yes: false })).await;
            }
            a.until("it is settled", |a| asked(a).is_none()).await;
        }
        let before = count(&a);
        match round % 5 {
            0 => {
                // Bob is away long enough for a bot.
                while count(&a) == before {
                    a.try_it(ClientMsg::Propose(Proposal::Bot { seat: Seat::B })).await;
                    sleep(WAIT).await;
                }
            }
            1 => {
                let mut b = self.join(1).await;
                b.say(ClientMsg::Return(Return { seat: Seat::B })).await;
                b.until("the return", |b| count(b) > before).await;
            }
            2 => {
                let mut b = self.join(1).await;
                a.say(ClientMsg::Propose(Proposal::End)).await;
                b.until("the question", |b| asked(b).is_some()).await;
                b.say(ClientMsg::Vote(Vote { proposal: asked(&b).unwrap(), yes: false })).await;
                b.until("the answer", |b| count(b) > before).await;
            }
            kind => {
                let mut b = self.join(1).await;
                // Both play until one may ask for an undo.
                while !a.now().undo_by_consent && !b.now().undo_by_consent && !a.is_over() {
                    let due = if a.is_due() { &mut a } else { &mut b };
                    due.play_any(&mut self.rng).await;
                    together(&mut a, &mut b).await;
                }
                if !a.is_over() {
                    let (asks, answers) =
                        if a.now().undo_by_consent { (&mut a, &mut b) } else { (&mut b, &mut a) };
                    asks.say(ClientMsg::Propose(Proposal::Undo { ply: asks.ply() })).await;
                    answers.until("the question", |player| asked(player).is_some()).await;
                    // One question is answered, the other one is still open when the server is killed.
                    if kind == 3 {
                        let yes = Vote { proposal: asked(answers).unwrap(), yes: true };
                        answers.say(ClientMsg::Vote(yes)).await;
                        answers.until("the answer", |player| count(player) > before).await;
                    }
                }
            }
        }
        drop(a);
        let joined = Instant::now();
        let a = self.join(0).await;
        self.events.clone_from(&a.table.as_ref().unwrap().events);
        self.question = asked(&a);
        self.clock = a.now().clocks.iter().find(|clock| clock.runs).map(|clock| (*clock, joined));
    }

    /// After a kill everything that was shown is still true, and nobody has paid for the time without a server.
    async fn comes_back(&mut self, down: Duration) {
        let a = self.join(0).await;
        let table = a.table.as_ref().unwrap();
        assert!(table.events.starts_with(&self.events), "{:?}, once {:?}", table.events, self.events);
        assert_eq!(table.proposal.as_ref().map(|asked| asked.number), self.question);
        let Some((shown, at)) = self.clock else { return };
        let clock = a.now().clocks.iter().find(|clock| clock.seat == shown.seat).expect("a clock");
        let up = (at.elapsed() - down).as_millis() as i64;
        assert!(shown.bank - clock.bank <= up, "{shown:?} became {clock:?} in {up} ms");
        assert_eq!(clock.runs, shown.runs);
    }
}

/// A copy of the database file, after a stop or by `backup`, holds everything that any client had received before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_are_whole() {
    let folder = Folder::new();
    let file = folder.0.join("maat.db");
    let database = format!("sqlite:{}", file.display());
    let address = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let mut server = Server::start(address, &database);
    let club = Club::begin(address);
    for round in 0..COPIES {
        club.plays(&mut server, round).await;
        let elsewhere = Folder::new();
        let copy = elsewhere.0.join("copy.db");
        let known = club.known();
        match round % 3 {
            0 => {
                let made = backup(&database, &copy, false).await.expect("a copy is made while it runs");
                assert!(made.tables >= known.len() as i64, "{made:?}");
            }
            kind => {
                server.stop(if kind == 1 { Signal::TERM } else { Signal::INT });
                fs::copy(&file, &copy).expect("it can be copied");
                for beside in ["maat.db-wal", "maat.db-shm"] {
                    assert!(!folder.0.join(beside).exists(), "{beside} is left after a stop");
                }
                // Clients that were being answered know a little more now.
                server = Server::start(address, &database);
            }
        }
        assert_holds(&format!("sqlite:{}", copy.display()), &known).await;
    }
    club.finish().await;
}

/// Checks that every game is stored with everything that was known of it, and can be replayed.
async fn assert_holds(copy: &str, known: &BTreeMap<String, Known>) {
    let store = Store::open(copy).await.expect("the copy is a database");
    assert!(!known.is_empty());
    for (table, known) in known {
        let stored = store.table(table).await.unwrap().unwrap_or_else(|| panic!("{table} is missing"));
        let lines = store.lines(table).await.unwrap().join("\n");
        let text = format!("{}{lines}\n", stored.record_head());
        replay(&text);
        let record: Record = text.parse().unwrap();
        assert!(record.plies().len() >= known.ply as usize, "{table} ends before {}", known.ply);
        for (&line, text) in &known.moves {
            let ply = &record.plies()[line as usize];
            assert_eq!(&format!("{} {}", ply.actor, ply.text), text, "{table}, line {line}");
        }
    }
    store.close().await;
}

/// Plays games one after the other, whatever happens to the server, and counts them.
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
            tokio::spawn(guest.clone().play_out(table.clone(), load.clone(), seed + 100 * games as u64))
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

/// Checks that everything this client received is true, and that its moves are stored at their lines.
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

/// A client that retries until the server answers.
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

    /// A request whose answer was lost may have been carried out, and is then refused the second time.
    async fn insist(&mut self, method: &str, path: &str, body: &Value) -> Reply {
        loop {
            let answer = self
                .client
                .request(method, path, "content-type: application/json\r\n", &body.to_string())
                .await;
            match answer {
                Ok(reply) if [200, 409].contains(&reply.status) => return reply,
                // The server was killed while it answered.
                Ok(reply) if [0, 503].contains(&reply.status) => {}
                Ok(reply) => panic!("{path}: {}\n{}", reply.head, reply.body),
                Err(_) => {}
            }
            sleep(WAIT).await;
        }
    }

    /// Plays a game to its end and reconnects whenever the socket breaks. Also returns the played moves by line.
    async fn play_out(self, table: String, load: Load, seed: u64) -> (Player, BTreeMap<u32, String>) {
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
            if player.ply() > ply {
                let mut known = load.known.lock().unwrap();
                let known = known.entry(table.clone()).or_default();
                known.ply = known.ply.max(player.ply());
                if answers {
                    let seat = player.seat().unwrap();
                    known.moves.insert(ply, format!("{seat} {}", sent[&ply]));
                    load.moves.fetch_add(1, Ordering::Relaxed);
                }
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

/// A server process.
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

    /// Sends a signal and waits until the server has stopped.
    fn stop(&mut self, signal: Signal) {
        kill_process(Pid::from_child(&self.0), signal).expect("it runs");
        // Waiting would close its standard input, and then the server ends at once.
        let input = self.0.stdin.take();
        assert!(self.0.wait().expect("it ends").success(), "it does not end well after {signal:?}");
        drop(input);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Not a test: the server process that the tests start, kill and stop. It ends with its parent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by other tests"]
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
    let server = maat_server::Server::open(config).await.expect("the database is there");
    server.run(listener, maat_server::stop_signal()).await;
}
