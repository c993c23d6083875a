//! The websocket of a browser at a table.

use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use maat_engine::Seat;
use serde::Deserialize;
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
pub const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Time between two pings, which measure the lag of the client.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// Number of messages above the rate limit that are refused before the socket is closed.
pub const MAX_REFUSALS: u32 = 100;

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
    if table.send(Msg::Join(Socket { id, user, seat, since, asks: ask, idle: false, out })).await.is_err() {
        return;
    }
    let farewell = pump(&app, &table, &mut socket, &meter, &mut outgoing, id).await;
    if let Some((code, reason)) = farewell {
        close_with(socket, code, reason).await;
    }
    let _ = table.send(Msg::Leave(id)).await;
}

/// Forwards messages in both directions and returns the code and reason to close the socket with, if any.
async fn pump(
    app: &App,
    table: &Handle,
    socket: &mut WebSocket,
    meter: &Meter,
    outgoing: &mut mpsc::Receiver<Outgoing>,
    id: u64,
) -> Option<(u16, &'static str)> {
    let rate = app.config.limits.messages;
    let mut bucket = Bucket::full(rate);
    let mut refused = 0;
    let mut lag = Lag::default();
    let mut pings = interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let max_silence = app.config.max_silence;
    let mut silence = pin!(sleep(max_silence));
    loop {
        tokio::select! {
            _ = pings.tick() => {
                timeout(SEND_TIMEOUT, socket.send(Message::Ping(lag.ask()))).await.ok()?.ok()?;
            }
            message = outgoing.recv() => match message {
                Some(Outgoing::Text(text)) => {
                    timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await.ok()?.ok()?;
                }
                Some(Outgoing::Close(why)) => return Some((why.code(), why.reason())),
                None if app.stop.is_requested() => return Some((Closed::Restart.code(), Closed::Restart.reason())),
                // The table drops its end when the client does not keep up.
                None => return None,
            },
            // A stopping server reads nothing more, but still sends the queued messages of the table.
            message = socket.recv(), if !app.stop.is_requested() => {
                let message = message?;
                // The browser answers our pings by itself: that is not a message.
                if let Ok(Message::Pong(body)) = &message
                    && lag.heard(body)
                {
                    continue;
                }
                silence.as_mut().reset(Instant::now() + max_silence);
                let message = match message {
                    Ok(Message::Close(_)) => return None,
                    Ok(_) if !bucket.take(rate) => {
                        refused += 1;
                        if refused > MAX_REFUSALS {
                            return Some((close_code::POLICY, "too-much"));
                        }
                        // Not by the table: a flood would fill its queue to the client, and the socket would close without a reason.
                        let refusal = json(&ServerMsg::Refused(Refused { why: Refusal::TooMuch }));
                        timeout(SEND_TIMEOUT, socket.send(refusal)).await.ok()?.ok()?;
                        continue;
                    }
                    Ok(Message::Text(text)) => match serde_json::from_str(&text) {
                        // Not by the table, which may wait for the database: the client would take the socket for dead.
                        Ok(ClientMsg::Ping(_)) => {
                            timeout(SEND_TIMEOUT, socket.send(json(&ServerMsg::Pong(Pong {})))).await.ok()?.ok()?;
                            continue;
                        }
                        Ok(message) => Msg::Client { socket: id, message, lag: lag.known },
                        Err(_) => Msg::Refuse { socket: id, why: Refusal::Unreadable },
                    },
                    Ok(Message::Binary(_)) => Msg::Refuse { socket: id, why: Refusal::Unreadable },
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    Err(_) if meter.is_exceeded() => return Some((close_code::POLICY, "too-much")),
                    // The message is too long or not a valid frame, so the rest of the stream cannot be read.
                    Err(_) => return Some((close_code::PROTOCOL, "unreadable")),
                };
                if table.send(message).await.is_err() && !app.stop.is_requested() {
                    return None;
                }
            }
            // Messages to the client do not count: they say nothing about whether it is still there.
            () = &mut silence => return None,
        }
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

fn json(message: &ServerMsg) -> Message {
    Message::Text(serde_json::to_string(message).expect("messages have only text keys").into())
}
