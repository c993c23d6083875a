//! A server on a free port, and people who come to it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use maat_catalog::{AnyGame, find};
use maat_engine::{Record, Seat};
use maat_protocol::{Conduct, Lobby, NewSeat, NewTable, Opened};
use maat_server::Server;
use maat_server::client::{Client, Reply};
use maat_server::config::{Config, Limits};
use maat_server::store::Store;
use serde_json::{Value, json};
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;

use crate::player::Player;

/// A running server with a database of its own. It stops when this is dropped.
pub struct World {
    pub address: std::net::SocketAddr,
    pub database: String,
    stop: Option<oneshot::Sender<()>>,
    _folder: Folder,
}

impl World {
    pub async fn new() -> World {
        World::with(|_| ()).await
    }

    /// As a server is, but for what `change` changes. Without limits, and bots do not wait.
    pub async fn with(change: impl FnOnce(&mut Config)) -> World {
        let folder = Folder::new();
        let mut config = Config {
            database: format!("sqlite:{}", folder.0.join("maat.db").display()),
            limits: Limits::none(),
            bot_pause: Duration::ZERO,
            bot_threads: 1,
            ..Config::default()
        };
        change(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let database = config.database.clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move {
            let _ = stopped.await;
        };
        tokio::spawn(
            async move { Server::open(config).await.expect("it opens").run(listener, shutdown).await },
        );
        World { address, database, stop: Some(stop), _folder: folder }
    }

    /// Asks the server to stop.
    pub fn stop(&mut self) {
        self.stop = None;
    }

    /// The database, as another node would open it.
    pub async fn store(&self) -> Store {
        Store::open(&self.database).await.expect("the database is there")
    }

    /// Changes the database behind the back of the server.
    pub async fn sql(&self, statement: &'static str) {
        install_default_drivers();
        let mut connection = AnyConnection::connect(&self.database).await.expect("the database is there");
        connection.execute("pragma busy_timeout = 10000").await.expect("it is SQLite");
        connection.execute(statement).await.expect("it is SQL");
    }

    /// Lets time pass for all clocks, as if another node had been up for so long. The server follows at its next heartbeat.
    pub async fn pass(&self, time: Duration) {
        let store = self.store().await;
        let now = store.service_time(0).await.expect("it is stored");
        store.service_time(now + time.as_millis() as i64).await.expect("it can be written");
    }

    /// Somebody without a cookie.
    pub fn stranger(&self) -> Guest {
        Guest { client: Client::new(self.address), heard: Vec::new() }
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let mut guest = self.stranger();
        guest.post("/api/me", json!({ "name": name })).await.good();
        guest
    }

    /// Asks for a websocket with these headers; an answer other than a socket has a body.
    pub async fn upgrade(&self, path: &str, headers: &str) -> Reply {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("it answers"));
        }
        let head = String::from_utf8(head).expect("text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().expect("a number"))];
        stream.read_exact(&mut body).await.expect("a body");
        Reply { status, head, body: String::from_utf8(body).expect("text") }
    }
}

/// Somebody at a browser, who remembers every answer.
#[derive(Clone)]
pub struct Guest {
    pub client: Client,
    pub heard: Vec<String>,
}

impl Guest {
    pub async fn get(&mut self, path: &str) -> Reply {
        self.request("GET", path, "", "").await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.request("POST", path, "content-type: application/json\r\n", &body.to_string()).await
    }

    pub async fn request(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Reply {
        let reply = self.client.request(method, path, headers, body).await.expect("the server answers");
        self.heard.push(format!("{}\n\n{}", reply.head, reply.body));
        reply
    }

    /// Opens a table by link; seats as words: `you open random`.
    pub async fn open(&mut self, seats: &str, options: &str) -> String {
        let reply = self.post("/api/tables", new_table(seats, options)).await;
        opened(&reply.good())
    }

    /// Opens a table and begins at once.
    pub async fn begin(&mut self, seats: &str, options: &str) -> String {
        let mut wish = new_table(seats, options);
        wish["start"] = json!(true);
        opened(&self.post("/api/tables", wish).await.good())
    }

    /// Begins a game of Imhotep with a coach.
    pub async fn begin_with_coach(&mut self, seats: &str) -> Reply {
        let mut wish = new_table(seats, "");
        wish["start"] = json!(true);
        wish["conduct"] = json!(Conduct { coach: true, ..Conduct::default() });
        self.post("/api/tables", wish).await
    }

    /// Opens a table under these conditions.
    pub async fn open_with(&mut self, seats: &str, conduct: &Conduct) -> String {
        let mut wish = new_table(seats, "");
        wish["conduct"] = serde_json::to_value(conduct).expect("text keys");
        opened(&self.post("/api/tables", wish).await.good())
    }

    pub async fn sit(&mut self, table: &str, seat: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await
    }

    pub async fn leave(&mut self, table: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/leave"), json!({})).await
    }

    pub async fn start(&mut self, table: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/start"), json!({})).await
    }

    /// As the host: makes a seat `open`, or gives it to a bot.
    pub async fn arrange(&mut self, table: &str, seat: &str, to: &str) -> Reply {
        let to = if to == "open" { json!("open") } else { json!({ "bot": to }) };
        self.post(&format!("/api/tables/{table}/seat"), json!({ "seat": seat, "to": to })).await
    }

    pub async fn hand_over(&mut self, table: &str, seat: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/host"), json!({ "seat": seat })).await
    }

    pub async fn close(&mut self, table: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/close"), json!({})).await
    }

    pub async fn rematch(&mut self, table: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/rematch"), json!({})).await
    }

    pub async fn record(&mut self, table: &str) -> String {
        self.get(&format!("/api/tables/{table}/record")).await.good().body
    }

    pub async fn lobby(&mut self) -> Lobby {
        serde_json::from_str(&self.get("/api/lobby").await.good().body).expect("a lobby")
    }

    /// Looks at a table from its beginning.
    pub async fn join(&self, table: &str) -> Player {
        self.join_since(table, 0).await
    }

    /// Comes back to a table, having seen the lines before `since`.
    pub async fn join_since(&self, table: &str, since: usize) -> Player {
        Player::new(self.client.socket(table, since).await.expect("the socket opens"))
    }

    /// Looks at a table as one of several seats.
    pub async fn join_as(&self, table: &str, seat: Seat) -> Player {
        Player::new(self.client.socket_with(table, &format!("seat={seat}")).await.expect("the socket opens"))
    }

    /// Looks at a table and wants to make even forced moves.
    pub async fn join_asking(&self, table: &str) -> Player {
        Player::new(self.client.socket_with(table, "ask=true").await.expect("the socket opens"))
    }

    /// Connects with small buffers, for somebody who does not read.
    pub async fn join_deaf(&self, table: &str) -> Player {
        let ear = TcpSocket::new_v4().expect("a socket");
        ear.set_recv_buffer_size(4096).expect("a size");
        let stream = ear.connect(self.client.address).await.expect("the server listens");
        Player::new(self.client.socket_on(stream, table, 0).await.expect("the socket opens"))
    }

    /// The secret in the cookie.
    pub fn token(&self) -> Option<&str> {
        self.client.cookie.as_deref()?.strip_prefix("maat=")
    }
}

/// What is said to open a table of Imhotep.
pub fn new_table(seats: &str, options: &str) -> Value {
    let seat = |word: &str| match word {
        "you" => NewSeat::You,
        "beside" => NewSeat::Beside("Bea".to_owned()),
        "open" => NewSeat::Open,
        level => NewSeat::Bot(level.to_owned()),
    };
    let wish = NewTable {
        game: "imhotep".into(),
        options: options.into(),
        public: false,
        seats: seats.split(' ').map(seat).collect(),
        shuffle: false,
        start: false,
        conduct: Conduct::default(),
        commitment: None,
    };
    serde_json::to_value(wish).expect("text keys")
}

pub fn opened(reply: &Reply) -> String {
    serde_json::from_str::<Opened>(&reply.body).expect("a table's id").id
}

/// What an answer should be.
pub trait Expect {
    fn good(self) -> Self;
    /// A refusal with this status and this id.
    fn refused(self, status: u16, id: &str) -> Self;
}

impl Expect for Reply {
    #[track_caller]
    fn good(self) -> Self {
        assert_eq!(self.status, 200, "{}\n{}", self.head, self.body);
        self
    }

    #[track_caller]
    fn refused(self, status: u16, id: &str) -> Self {
        assert_eq!((self.status, self.json()), (status, json!({ "error": id })), "{}", self.head);
        self
    }
}

/// Two people and what else these seats are (`you open random`), at a table that has begun.
pub struct Two {
    pub table: String,
    pub guests: [Guest; 2],
    pub players: [Player; 2],
}

pub async fn two(world: &World, seats: &str, options: &str) -> Two {
    let mut ann = world.guest("Ann").await;
    let table = ann.open(seats, options).await;
    two_at(world, ann, table, seats).await
}

/// The same under these conditions.
pub async fn two_with(world: &World, seats: &str, conduct: &Conduct) -> Two {
    let mut ann = world.guest("Ann").await;
    let table = ann.open_with(seats, conduct).await;
    two_at(world, ann, table, seats).await
}

async fn two_at(world: &World, mut ann: Guest, table: String, seats: &str) -> Two {
    let mut bob = world.guest("Bob").await;
    let open = seats.split(' ').position(|seat| seat == "open").expect("a seat for Bob");
    bob.sit(&table, &"abcd"[open..=open]).await.good();
    let players = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    Two { table, guests: [ann, bob], players }
}

/// Plays a record again.
pub fn replay(record: &str) -> Box<dyn AnyGame> {
    let record: Record = record.parse().unwrap_or_else(|error| panic!("{error}\n{record}"));
    let entry = find(record.game()).expect("a game of the catalog");
    entry.replay(&record).unwrap_or_else(|error| panic!("{error}\n{record}"))
}

/// The game after the first `plies` lines of a record.
pub fn replay_until(record: &Record, plies: usize) -> Box<dyn AnyGame> {
    let mut text =
        Record::new(record.game(), record.revision(), record.seats(), record.dealing(), record.options());
    for ply in &record.plies()[..plies] {
        text.push(ply.actor, ply.text.clone());
    }
    replay(&text.to_string())
}

/// Every board turned over.
pub const SIDES_B: &str = "market=b pyramid=b temple=b burial=b obelisks=b wrath=yes";

/// A folder of this test, gone when it ends.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("maat-server-{}-{number}", process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
