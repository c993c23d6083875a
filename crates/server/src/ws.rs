//! The websocket of a browser at a table, and what all sockets have in common.

use std::future::pending;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use maat_engine::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use crate::App;
use crate::error::Error;
use crate::http::auth::MaybeUser;
use crate::http::client_address;
use crate::limits::{Bucket, Guard};
use crate::store::User;
use crate::stream::Meter;
use crate::table::{Handle, Msg, Outgoing, Socket};
use maat_protocol::{ClientMsg, Closed, Pong, Refusal, Refused, ServerMsg};

/// Maximum size of a client message, and size of the buffers of a socket. Small, because thousands of sockets are open at once.
const MESSAGE: usize = 4096;
/// Capacity of the queue to a client. A client that does not read is disconnected when it is full.
const WAITING: usize = 64;
/// Maximum time for a client to accept a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Time between two pings, which measure the lag of the client.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// Number of messages above the rate limit that are refused before the socket is closed.
const MAX_REFUSALS: u32 = 100;

#[derive(Debug, Deserialize)]
pub struct Since {
    #[serde(default)]
    since: usize,
    /// The seat as which the client wants to see the game, if its user has several.
    seat: Option<Seat>,
    /// Whether the player wants to make even their only legal move.
    #[serde(default)]
    ask: bool,
}

pub async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<Since>,
    MaybeUser(user): MaybeUser,
    Extension(meter): Extension<Meter>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Result<Response, Error> {
    let guard = app.addresses.socket(client_address(&app, &request)).ok_or(Closed::TooMany);
    let found = match guard {
        Ok(guard) => match app.tables.find(&id).await {
            Ok(table) => Ok((table, guard)),
            Err(Error::NotFound) => Err(Closed::NotFound),
            Err(error) => return Err(error),
        },
        Err(why) => Err(why),
    };
    let upgrade = limited(upgrade);
    meter.limit(app.config.limits.bytes);
    Ok(match found {
        Ok((table, guard)) => {
            let stop = app.stop.clone();
            upgrade.on_upgrade(move |socket| stop.track(serve(app, table, socket, meter, user, query, guard)))
        }
        // A page cannot read the answer to a refused upgrade, but it gets the reason of a close.
        Err(why) => upgrade.on_upgrade(move |socket| close_with(socket, why.code(), why.reason())),
    })
}

/// A socket with small buffers and small messages.
pub fn limited(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(MESSAGE).write_buffer_size(0).max_message_size(MESSAGE).max_frame_size(MESSAGE)
}

pub async fn close_with(mut socket: WebSocket, code: u16, reason: &'static str) {
    let farewell = CloseFrame { code, reason: reason.into() };
    let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(farewell)))).await;
}

/// Connects a socket with its table until one of them ends.
async fn serve(
    app: App,
    table: Handle,
    mut socket: WebSocket,
    meter: Meter,
    user: Option<User>,
    Since { since, seat, ask }: Since,
    _guard: Guard,
) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let (out, mut outgoing) = mpsc::channel::<Outgoing>(WAITING);
    let joins = Socket { id, user, seat, since, asks: ask, idle: false, out };
    if table.send(Msg::Join(joins)).await.is_err() {
        return;
    }
    let mut peer = AtTable { app: &app, table: &table, id };
    let farewell = pump(&app, &mut peer, &mut socket, &meter, &mut outgoing).await;
    if let Some((code, reason)) = farewell {
        close_with(socket, code, reason).await;
    }
    let _ = table.send(Msg::Leave(id)).await;
}

/// What a client talks to through its socket.
pub trait Peer {
    /// Takes a text of the client, or something else, which nobody can read. Messages need `lag` to the client and back.
    fn hear(&mut self, text: Option<&str>, lag: Duration) -> impl Future<Output = Heard> + Send;
    /// The answer to a message above the rate limit.
    fn too_much(&self) -> Utf8Bytes;
    /// Waits until a stopping server has nothing more to say.
    fn stopped(&self) -> impl Future<Output = ()> + Send;
}

/// What follows from a message of a client.
#[derive(Debug)]
pub enum Heard {
    Taken,
    /// The client gets this at once.
    Answer(Utf8Bytes),
    /// There is nobody any more who could take it.
    Gone,
}

/// The table behind a socket.
struct AtTable<'a> {
    app: &'a App,
    table: &'a Handle,
    id: u64,
}

impl Peer for AtTable<'_> {
    async fn hear(&mut self, text: Option<&str>, lag: Duration) -> Heard {
        let message = match text.map(serde_json::from_str) {
            // Not by the table, which may wait for the database: the client would take the socket for dead.
            Some(Ok(ClientMsg::Ping(_))) => return Heard::Answer(json(&ServerMsg::Pong(Pong {}))),
            Some(Ok(message)) => Msg::Client { socket: self.id, message, lag },
            Some(Err(_)) | None => Msg::Refuse { socket: self.id, why: Refusal::Unreadable },
        };
        match self.table.send(message).await {
            // The last messages of the table are still to be sent.
            Err(_) if !self.app.stop.is_requested() => Heard::Gone,
            _ => Heard::Taken,
        }
    }

    /// Not by the table: a flood would fill its queue to the client, and the socket would close without a reason.
    fn too_much(&self) -> Utf8Bytes {
        json(&ServerMsg::Refused(Refused { why: Refusal::TooMuch }))
    }

    /// A table that stops drops its end after its last messages.
    async fn stopped(&self) {
        pending::<()>().await;
    }
}

/// Forwards messages in both directions until one side ends, and returns the code and reason to close the socket with, if any.
pub async fn pump(
    app: &App,
    peer: &mut impl Peer,
    socket: &mut WebSocket,
    meter: &Meter,
    outgoing: &mut mpsc::Receiver<Outgoing>,
) -> Option<(u16, &'static str)> {
    const TOO_MUCH: (u16, &str) = (close_code::POLICY, "too-much");
    let restart = (Closed::Restart.code(), Closed::Restart.reason());
    let rate = app.config.limits.messages;
    let (mut bucket, mut refused) = (Bucket::full(rate), 0);
    let mut lag = Lag::default();
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let max_silence = app.config.max_silence;
    let mut silence = pin!(sleep(max_silence));
    loop {
        let message = tokio::select! {
            _ = pings.tick() => Message::Ping(lag.ask()),
            message = outgoing.recv() => match message {
                Some(Outgoing::Text(text)) => Message::Text(text),
                Some(Outgoing::Close(why)) => return Some((why.code(), why.reason())),
                None if app.stop.is_requested() => return Some(restart),
                // The other side drops its end when the client does not keep up.
                None => return None,
            },
            // A stopping server reads nothing more, but still sends what is queued.
            message = socket.recv(), if !app.stop.is_requested() => {
                let message = message?;
                // The browser answers our pings by itself: that is not a message.
                if let Ok(Message::Pong(body)) = &message
                    && lag.heard(body)
                {
                    continue;
                }
                silence.as_mut().reset(Instant::now() + max_silence);
                let heard = match message {
                    Ok(Message::Close(_)) => return None,
                    Ok(_) if !bucket.take(rate) => {
                        refused += 1;
                        if refused > MAX_REFUSALS {
                            return Some(TOO_MUCH);
                        }
                        Heard::Answer(peer.too_much())
                    }
                    Ok(Message::Text(text)) => peer.hear(Some(&text), lag.known).await,
                    Ok(Message::Binary(_)) => peer.hear(None, lag.known).await,
                    Ok(Message::Ping(_) | Message::Pong(_)) => Heard::Taken,
                    Err(_) if meter.is_exceeded() => return Some(TOO_MUCH),
                    // The message is too long or not a valid frame, so the rest of the stream cannot be read.
                    Err(_) => return Some((close_code::PROTOCOL, "unreadable")),
                };
                match heard {
                    Heard::Taken => continue,
                    Heard::Answer(text) => Message::Text(text),
                    Heard::Gone => return None,
                }
            }
            // Messages to the client do not count: they say nothing about whether it is still there.
            () = &mut silence => return None,
            () = peer.stopped() => return Some(restart),
        };
        timeout(SEND_TIMEOUT, socket.send(message)).await.ok()?.ok()?;
    }
}

/// The time that a message takes to a client and back, measured by our own pings: no client can tell us another one.
#[derive(Debug, Default)]
struct Lag {
    known: Duration,
    asked: Option<Instant>,
    number: u64,
}

impl Lag {
    /// The body of the next ping.
    fn ask(&mut self) -> Bytes {
        self.number += 1;
        self.asked = Some(Instant::now());
        Bytes::copy_from_slice(&self.number.to_le_bytes())
    }

    /// Notes the answer to the last ping; `false` if it is something else, or a second answer.
    fn heard(&mut self, body: &[u8]) -> bool {
        let asked = self.asked.take_if(|_| body == self.number.to_le_bytes());
        self.known = asked.map_or(self.known, |asked| asked.elapsed());
        asked.is_some()
    }
}

/// A message as text.
pub fn json(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only text keys").into()
}
