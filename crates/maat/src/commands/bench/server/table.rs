//! A table with four viewers: two play, two look on.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use maat_engine::{Seat, below};
use maat_protocol::{ClientMsg, Conduct, NewSeat, NewTable, Opened, Pace, Play, Refusal, Sit, Undo};
use maat_server::client::{Client, Socket};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::to_value;

use super::failed;
use crate::error::{Error, Result};

/// Number of players at a table; there are as many spectators.
pub const SEATS: usize = 2;
pub const VIEWERS: usize = 2 * SEATS;
/// Maximum time that a client waits for an answer.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

/// Two clients with their cookies, who play one game after the other.
pub struct People {
    clients: [Client; SEATS],
    pub rng: SmallRng,
}

impl People {
    pub fn new(address: SocketAddr, seed: u64) -> People {
        People { clients: [(); SEATS].map(|()| Client::new(address)), rng: SmallRng::seed_from_u64(seed) }
    }

    /// Opens a table, sits down, begins, and lets the spectators in.
    pub async fn open_table(&mut self) -> Result<Table> {
        let [host, guest] = &mut self.clients;
        let id = open(host, vec![NewSeat::You, NewSeat::Open], false).await?;
        post(guest, &format!("/api/tables/{id}/sit"), &Sit { seat: Seat::at(1), commitment: None }).await?;
        post(host, &format!("/api/tables/{id}/start"), &()).await?;
        let nobody = Client::new(host.address);
        let mut viewers = Vec::with_capacity(VIEWERS);
        for client in [&*host, &*guest, &nobody, &nobody] {
            viewers.push(Viewer::join(client, &id).await?);
        }
        Ok(Table { id, viewers })
    }

    pub fn host(&self) -> &Client {
        &self.clients[0]
    }

    /// A random legal move, heard by every viewer.
    pub async fn play(&mut self, table: &mut Table) -> Result<()> {
        let due = table.viewers.iter_mut().find_map(|viewer| Some((viewer.seen.prompt?, viewer)));
        let (prompt, viewer) = due.ok_or_else(|| Error::wrong("nobody is due"))?;
        let pick = below(&mut self.rng, viewer.seen.legal.len() as u32) as usize;
        let text = viewer.seen.legal[pick].clone();
        viewer.socket.say(&ClientMsg::Play(Play { prompt, text, careful: false })).await.map_err(failed)?;
        table.hear().await
    }
}

/// Opens a table and, if asked, begins at once.
pub async fn open(client: &mut Client, seats: Vec<NewSeat>, start: bool) -> Result<String> {
    let wish = NewTable {
        game: "imhotep".into(),
        options: String::new(),
        public: true,
        seats,
        shuffle: false,
        start,
        // Everything is measured with clocks that run.
        conduct: Conduct { pace: Pace::Live { bank: 3600, increment: 10 }, ..Conduct::default() },
        commitment: None,
    };
    let body = post(client, "/api/tables", &wish).await?;
    Ok(serde_json::from_str::<Opened>(&body).map_err(failed)?.id)
}

async fn post(client: &mut Client, path: &str, body: &impl Serialize) -> Result<String> {
    let reply = client.post(path, &to_value(body).map_err(failed)?).await?;
    match reply.status {
        200 => Ok(reply.body),
        status => Err(Error::wrong(format!("{path}: {status} {}", reply.body))),
    }
}

/// A game in progress.
pub struct Table {
    pub id: String,
    viewers: Vec<Viewer>,
}

impl Table {
    pub fn is_over(&self) -> bool {
        self.viewers[0].seen.outcome.is_some()
    }

    /// Lines of the record.
    pub fn plies(&self) -> u32 {
        self.viewers[0].seen.ply
    }

    /// Takes back the last choice of a player who may do so; `false` if there is none.
    pub async fn undo(&mut self) -> Result<bool> {
        let ply = self.plies();
        let Some(viewer) = self.viewers.iter_mut().find(|viewer| viewer.seen.undo) else { return Ok(false) };
        viewer.socket.say(&ClientMsg::Undo(Undo { ply })).await.map_err(failed)?;
        self.hear().await?;
        Ok(true)
    }

    /// Waits until every viewer has the next update.
    async fn hear(&mut self) -> Result<()> {
        for viewer in &mut self.viewers {
            viewer.hear().await?;
        }
        Ok(())
    }
}

struct Viewer {
    socket: Socket,
    seen: Seen,
}

impl Viewer {
    async fn join(client: &Client, id: &str) -> Result<Viewer> {
        let socket = client.socket(id, 0).await.map_err(failed)?;
        let mut viewer = Viewer { socket, seen: Seen::default() };
        viewer.hear().await?;
        Ok(viewer)
    }

    async fn hear(&mut self) -> Result<()> {
        self.seen =
            tokio::time::timeout(RESPONSE_TIMEOUT, update(&mut self.socket)).await.map_err(failed)??;
        Ok(())
    }
}

/// Opens a socket and waits for the position; the time it took.
pub async fn time_to_open(client: &Client, id: &str) -> Result<Duration> {
    let begin = Instant::now();
    Viewer::join(client, id).await?;
    Ok(begin.elapsed())
}

/// The fields of an update that a client needs; the others are skipped to keep clients cheap.
#[derive(Deserialize, Default)]
struct Seen {
    ply: u32,
    prompt: Option<u32>,
    legal: Vec<String>,
    undo: bool,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct ServerMessage {
    update: Option<Seen>,
    refused: Option<Refused>,
}

#[derive(Deserialize)]
struct Refused {
    why: Refusal,
}

async fn update(socket: &mut Socket) -> Result<Seen> {
    loop {
        let text = socket.hear_text().await.ok_or_else(|| Error::wrong("the server closed a socket"))?;
        match serde_json::from_str(&text).map_err(failed)? {
            ServerMessage { update: Some(seen), .. } => return Ok(seen),
            ServerMessage { refused: Some(Refused { why }), .. } => {
                return Err(Error::wrong(format!("the server refused a move: {why:?}")));
            }
            _ => {}
        }
    }
}
