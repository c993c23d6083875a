//! The actor of a table, which owns the game and handles one message after another.
//!
//! A move is played on a clone, stored, and only then shown; if storing fails, the clone is dropped.

mod game;
mod room;
mod sockets;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use maat_engine::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};

use crate::bots::Bots;
use crate::config::Rate;
use crate::error::Error;
use crate::limits::Bucket;
use crate::stop::Stop;
use crate::store::{Store, StoredChat, StoredSeat, StoredTable, TableStatus, User};
use maat_protocol::{ClientMsg, Refusal};

pub use room::{new_table, seat_infos};

use game::Play;
use sockets::Sockets;

/// Capacity of the mailbox of a table.
const MAILBOX: usize = 256;
/// Time without viewers after which a table is unloaded.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// Services shared by all table actors.
#[derive(Clone, Debug)]
pub struct Services {
    pub store: Store,
    pub bots: Bots,
    pub bot_pause: Duration,
    /// Time without the host after which anybody with a seat may become the host.
    pub host_grace: Duration,
    /// Lines of chat of a person at a table.
    pub chat: Rate,
    /// Maximum number of running tables with bots that one person hosts.
    pub bot_tables: usize,
}

/// Handle to the actor of a table.
#[derive(Clone, Debug)]
pub struct Handle {
    mailbox: mpsc::Sender<Msg>,
    present: Present,
}

/// The error that the table was unloaded before the message reached it. The caller must look the table up again.
#[derive(Debug)]
pub struct Closed;

/// The seats whose people are connected, for everybody who has a handle of the table.
#[derive(Clone, Debug, Default)]
struct Present(Arc<Mutex<SeatSet>>);

impl Present {
    fn get(&self) -> SeatSet {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, seats: SeatSet) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = seats;
    }
}

impl Handle {
    /// The seats whose people are connected.
    pub fn present(&self) -> SeatSet {
        self.present.get()
    }

    /// Whether the actor still runs; after a panic it does not.
    pub fn is_alive(&self) -> bool {
        !self.mailbox.is_closed()
    }

    pub async fn send(&self, message: Msg) -> Result<(), Closed> {
        self.mailbox.send(message).await.map_err(|_| Closed)
    }

    /// Sends a message and waits for its response.
    pub async fn ask<T>(&self, question: impl FnOnce(oneshot::Sender<T>) -> Msg) -> Result<T, Closed> {
        let (answer, answered) = oneshot::channel();
        self.send(question(answer)).await?;
        answered.await.map_err(|_| Closed)
    }
}

/// The messages that the actor of a table handles.
#[derive(Debug)]
pub enum Msg {
    Join(Socket),
    Leave(u64),
    Client { socket: u64, message: ClientMsg },
    Refuse { socket: u64, why: Refusal },
    Room { user: User, request: RoomRequest, answer: Answer },
    Renamed(User),
    Bot { seat: Seat, prompt: usize, text: Option<String> },
    Record { user: Option<String>, answer: oneshot::Sender<Option<String>> },
}

/// A request about a table whose game has not begun.
#[derive(Clone, Debug)]
pub enum RoomRequest {
    Sit(Seat),
    Stand,
    Start,
    /// The host changes the occupant of a seat.
    Arrange {
        seat: Seat,
        to: StoredSeat,
    },
    /// The person on this seat becomes the host.
    HandOver(Seat),
    /// The host closes the table.
    Close,
}

pub type Answer = oneshot::Sender<Result<(), Error>>;

/// An open socket as its table sees it.
#[derive(Debug)]
pub struct Socket {
    pub id: u64,
    pub user: Option<User>,
    /// Lines of the record that the client has seen.
    pub since: usize,
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// The state of the actor.
pub struct Table {
    services: Services,
    mailbox: mpsc::Receiver<Msg>,
    /// Sender of the own mailbox, by which bots send their moves.
    own: mpsc::WeakSender<Msg>,
    stored: StoredTable,
    chat: Vec<StoredChat>,
    /// The game, once it has begun.
    play: Option<Play>,
    sockets: Sockets,
    /// The time when each absent person left, or when the table was loaded.
    absent: HashMap<String, Instant>,
    present: Present,
    /// When everybody is told who is connected, if that has changed.
    presence_due: Option<Instant>,
    /// When everybody was last told.
    presence_sent: Option<Instant>,
    /// How much each person may still write in the chat.
    chatters: HashMap<String, Bucket>,
    /// The host has closed the table.
    closed: bool,
}

impl Table {
    /// Reads a table from the store; `None` if there is no such table.
    pub async fn load(services: &Services, id: &str) -> Result<Option<(Handle, Table)>, Error> {
        let Some((stored, chat, play)) = read(&services.store, id).await? else { return Ok(None) };
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let own = sender.downgrade();
        let present = Present::default();
        let mut table = Table {
            services: services.clone(),
            mailbox,
            own,
            stored,
            chat,
            play,
            sockets: Sockets::default(),
            absent: HashMap::new(),
            present: present.clone(),
            presence_due: None,
            presence_sent: None,
            chatters: HashMap::new(),
            closed: false,
        };
        table.show_presence();
        Ok(Some((Handle { mailbox: sender, present }, table)))
    }

    /// Runs until the server stops, the host closes the table, or the table is idle and `put_away` agrees, which must make sure
    /// that nobody finds the handle any more. Pending moves are stored and shown before the actor ends.
    pub async fn run(mut self, stop: &Stop, put_away: impl Fn(&mut mpsc::Receiver<Msg>) -> bool) {
        self.ask_bots();
        loop {
            let idle = self.sockets.is_empty() && !self.bots_think();
            let presence_due = self.presence_due;
            tokio::select! {
                message = self.mailbox.recv() => match message {
                    Some(message) => {
                        self.handle(message).await;
                        // Messages that still wait find no table.
                        while self.closed && self.mailbox.try_recv().is_ok() {}
                        if self.closed && put_away(&mut self.mailbox) {
                            return;
                        }
                    }
                    None => return,
                },
                () = stop.requested() => return,
                () = sleep_until(presence_due.unwrap_or_else(Instant::now).into()), if presence_due.is_some() => {
                    self.send_presence();
                }
                () = sleep(IDLE_TIMEOUT), if idle => {
                    if put_away(&mut self.mailbox) {
                        return;
                    }
                }
            }
        }
    }

    async fn handle(&mut self, message: Msg) {
        match message {
            Msg::Join(socket) => self.join(socket),
            Msg::Leave(socket) => self.leave(socket),
            Msg::Client { socket, message } => self.handle_client(socket, message).await,
            Msg::Refuse { socket, why } => self.refuse(socket, why),
            Msg::Room { user, request, answer } => {
                let result = self.handle_room(user, request).await;
                let _ = answer.send(result);
            }
            Msg::Renamed(user) => self.renamed(&user),
            Msg::Bot { seat, prompt, text } => self.bot_answered(seat, prompt, text).await,
            Msg::Record { user, answer } => {
                let _ = answer.send(self.record(user.as_deref()));
            }
        }
    }

    /// Handles a message of a browser. A refusal is sent only to its socket.
    async fn handle_client(&mut self, socket: u64, message: ClientMsg) {
        let user = self.sockets.user(socket);
        let seat = self.seat_of(user.as_ref().map(|user| user.id.as_str()));
        let result = match message {
            ClientMsg::Play(play) => self.play_move(seat, play.prompt as usize, &play.text).await,
            ClientMsg::Undo(undo) => self.undo(seat, undo.ply as usize).await,
            ClientMsg::Chat(say) => self.say(socket, &say.text).await,
            // Answered by the socket.
            ClientMsg::Ping(_) => Ok(()),
        };
        if let Err(why) = result {
            self.refuse(socket, why);
        }
    }

    /// The seat of a user.
    fn seat_of(&self, user: Option<&str>) -> Option<Seat> {
        let user = user?;
        let place = self.stored.seats.iter().position(|seat| seat.user() == Some(user))?;
        Some(Seat::at(place))
    }
}

/// The stored data of a table.
async fn read(
    store: &Store,
    id: &str,
) -> Result<Option<(StoredTable, Vec<StoredChat>, Option<Play>)>, Error> {
    let Some(stored) = store.table(id).await? else { return Ok(None) };
    let chat = store.chat(id).await?;
    let play = match stored.status {
        TableStatus::Open => None,
        TableStatus::Running | TableStatus::Finished => Some(Play::load(store, &stored).await?),
    };
    Ok(Some((stored, chat, play)))
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({})", self.stored.id)
    }
}
