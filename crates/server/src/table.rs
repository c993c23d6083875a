//! The actor of a table, which owns the game and handles one message after another.
//!
//! A move is played on a clone, stored, and only then shown; if storing fails, the clone is dropped.

mod chance;
mod clocks;
mod coach;
mod conduct;
mod game;
mod people;
mod plans;
mod room;
mod sockets;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use maat_catalog::AnyGame;
use maat_engine::{Outcome, Rival, Seat, SeatSet};
use maat_protocol::{Closed as CloseReason, TableEvent};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};

use crate::bots::Bots;
use crate::config::Rate;
use crate::error::Error;
use crate::limits::Bucket;
use crate::service_time::ServiceTime;
use crate::stop::Stop;
use crate::store::{Pauses, Store, StoredChat, StoredSeat, StoredTable, TableStatus, User, Waiting};
use maat_protocol::{Advice, ClientMsg, Conduct, Idle, Pace, Refusal, ServerMsg, TableInfo, Viewpoint};

pub use game::previews_to_protocol;
pub use people::author;
pub use room::{Rejoin, seat_infos};

use clocks::Clocks;
use game::Play;
use plans::Plans;
use sockets::Sockets;

/// Capacity of the mailbox of a table.
const MAILBOX: usize = 256;

/// Services shared by all table actors.
#[derive(Clone, Debug)]
pub struct Services {
    pub store: Store,
    pub bots: Bots,
    pub time: ServiceTime,
    pub bot_pause: Duration,
    /// Time without viewers after which a table is unloaded.
    pub idle_timeout: Duration,
    /// Time without the host after which anybody with a seat may become the host.
    pub host_grace: Duration,
    /// Time in which clients reveal their random parts.
    pub reveal_time: Duration,
    /// Lines of chat of a person at a table.
    pub chat: Rate,
    /// Changes of a person that everybody is shown, apart from moves.
    pub changes: Rate,
    /// Maximum number of running tables with bots that one person hosts.
    pub bot_tables: usize,
}

/// Handle to the actor of a table.
#[derive(Clone, Debug)]
pub struct Handle {
    mailbox: mpsc::Sender<Msg>,
    seen: Seen,
}

/// The error that the table was unloaded before the message reached it. The caller must look the table up again.
#[derive(Debug)]
pub struct Closed;

/// What everybody who has a handle of the table may know at once.
#[derive(Clone, Debug, Default)]
struct Seen(Arc<Mutex<Glance>>);

/// What the lobby shows of a loaded table.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// The seats whose people are connected.
    pub present: SeatSet,
    /// Whether the game has not begun.
    pub open: bool,
    /// The number of connected people without a seat.
    pub watching: u32,
}

impl Default for Glance {
    fn default() -> Self {
        Glance { present: SeatSet::EMPTY, open: false, watching: 0 }
    }
}

impl Seen {
    fn get(&self) -> Glance {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, change: impl FnOnce(&mut Glance)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl Handle {
    /// What can be seen of the table without asking it.
    pub fn glance(&self) -> Glance {
        self.seen.get()
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
    /// A message of a browser, with the time that messages take from there and back.
    Client {
        socket: u64,
        message: ClientMsg,
        lag: Duration,
    },
    Refuse {
        socket: u64,
        why: Refusal,
    },
    Room {
        user: User,
        request: RoomRequest,
        answer: Answer,
    },
    /// Opens or finds the table of the rematch, and tells which seats the user has there.
    Rematch {
        user: User,
        answer: oneshot::Sender<Result<Rejoin, Error>>,
    },
    Renamed(User),
    /// The pauses of a user have changed.
    Paused {
        user: String,
        pauses: Pauses,
    },
    Bot {
        seat: Seat,
        prompt: usize,
        text: Option<String>,
    },
    /// The coach has thought about a decision of the seat; `None` if it failed.
    Advice {
        seat: Seat,
        prompt: u32,
        advice: Option<Advice>,
    },
    Record {
        user: Option<String>,
        answer: oneshot::Sender<Option<String>>,
    },
    /// Asks for scores and ranks once the game is over, and for the opponent without a seat.
    Outcome(oneshot::Sender<Option<(Outcome, Option<Rival>)>>),
    /// Hands out the game with its history.
    History {
        user: Option<String>,
        /// As whom the user wants to see the game.
        viewpoint: Option<Viewpoint>,
        answer: oneshot::Sender<Result<History, Error>>,
    },
    /// Hands out the game with its history to be analysed.
    Analysed {
        user: Option<String>,
        answer: oneshot::Sender<Result<Analysed, Error>>,
    },
    /// Plans a line of plies for a seat, from the position after the first `from` lines on.
    Plan {
        user: String,
        seat: Seat,
        from: usize,
        plies: Vec<String>,
        answer: Answer,
    },
    /// Gives up the plan of a seat.
    CancelPlan {
        user: String,
        seat: Seat,
        answer: Answer,
    },
}

/// A request about a table whose game has not begun.
#[derive(Clone, Debug)]
pub enum RoomRequest {
    Sit {
        seat: Seat,
        /// The hash of the person's random part.
        commitment: Option<String>,
    },
    Stand,
    Start,
    /// The host changes the occupant of a seat.
    Arrange {
        seat: Seat,
        to: StoredSeat,
    },
    /// The person on this seat becomes the host.
    HandOver(Seat),
    /// The host changes the conditions of the table.
    Conduct(Conduct),
    /// The host closes the table.
    Close,
    /// Somebody takes their seats at the table of a rematch, which starts when everybody has.
    Rejoin {
        rejoin: Rejoin,
        commitment: Option<String>,
    },
}

pub type Answer = oneshot::Sender<Result<(), Error>>;

/// A game that may be analysed.
#[derive(Debug)]
pub struct Analysed {
    /// A clone, which shares the history with the table.
    pub game: Box<dyn AnyGame>,
    /// The only seat whose decisions may be analysed, with what it knew; `None` when the game is over.
    pub seat: Option<Seat>,
}

/// A game with its history, for one user.
#[derive(Debug)]
pub struct History {
    /// A clone, which shares the history with the table.
    pub game: Box<dyn AnyGame>,
    /// As whom the user sees it.
    pub viewpoint: Viewpoint,
    /// As whom the user may see it.
    pub viewpoints: Vec<Viewpoint>,
    /// The table as that viewer sees it.
    pub table: TableInfo,
    /// How the user may play on from a position.
    pub imagine: Imagine,
}

/// How somebody may play on from a position of a game on a board of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imagine {
    /// Not before the game is over.
    No,
    /// Only the lines of a plan: from the present position, for a seat of theirs that waits for others, and without a bot's help.
    Plan,
    /// Playing all seats themselves, without a bot's help.
    Alone,
    /// Also against bots.
    WithBots,
}

/// An open socket as its table sees it.
#[derive(Debug)]
pub struct Socket {
    pub id: u64,
    pub user: Option<User>,
    /// The seat as which the client wants to see the game, if the user has several.
    pub seat: Option<Seat>,
    /// Lines of the record that the client has seen.
    pub since: usize,
    /// Whether the client is asked even where it has one legal move.
    pub asks: bool,
    /// Whether its person has left the page alone for some time.
    pub idle: bool,
    pub out: mpsc::Sender<Outgoing>,
}

/// What a table or a study sends to a socket.
#[derive(Clone, Debug)]
pub enum Outgoing {
    Text(Utf8Bytes),
    /// Closes the socket for this reason.
    Close(CloseReason),
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
    /// The clocks of the game, if the table has some.
    clocks: Option<Clocks>,
    /// Pauses of the people at a table with a slow clock.
    pauses: HashMap<String, Pauses>,
    events: Vec<TableEvent>,
    /// What people have planned to play in a slow game.
    plans: Plans,
    /// The users whom the host has silenced.
    muted: Vec<String>,
    sockets: Sockets,
    /// The service time when each absent person left.
    absent: HashMap<String, i64>,
    seen: Seen,
    /// When everybody is told who is connected, if that has changed.
    presence_due: Option<Instant>,
    /// When everybody was last told.
    presence_sent: Option<Instant>,
    /// When each person last reminded somebody.
    nudges: HashMap<String, Instant>,
    /// How much each person may still write in the chat.
    chatters: HashMap<String, Bucket>,
    /// How many questions each person may still ask.
    askers: HashMap<String, Bucket>,
    /// How often each person may still change what everybody sees.
    changers: HashMap<String, Bucket>,
    /// Seats that are given back as soon as their bots have decided what they owe.
    returning: SeatSet,
    /// The service time when the seed is made, even if somebody has not revealed their part; `None` unless people are asked to.
    reveal_by: Option<i64>,
    /// When the host left, who may have no seat; `None` while they are there.
    host_left: Option<i64>,
    /// The host has closed the table.
    closed: bool,
}

impl Table {
    /// Reads a table from the store; `None` if there is no such table.
    pub async fn load(services: &Services, id: &str) -> Result<Option<(Handle, Table)>, Error> {
        let Some(read) = Contents::read(services, id).await? else { return Ok(None) };
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let own = sender.downgrade();
        let seen = Seen::default();
        let mut table = Table {
            services: services.clone(),
            mailbox,
            own,
            stored: read.stored,
            chat: read.chat,
            play: read.play,
            clocks: read.clocks,
            pauses: read.pauses,
            events: read.events,
            plans: read.plans,
            muted: read.muted,
            sockets: Sockets::default(),
            absent: HashMap::new(),
            seen: seen.clone(),
            presence_due: None,
            presence_sent: None,
            nudges: HashMap::new(),
            chatters: HashMap::new(),
            askers: HashMap::new(),
            changers: HashMap::new(),
            returning: SeatSet::EMPTY,
            reveal_by: None,
            host_left: None,
            closed: false,
        };
        table.await_parts();
        table.recall_absent().await?;
        table.show_presence();
        Ok(Some((Handle { mailbox: sender, seen }, table)))
    }

    /// Runs until the server stops, the host closes the table, or the table is idle and `put_away` agrees, which must make sure
    /// that nobody finds the handle any more, and that the table is loaded again at the given service time. Pending moves are
    /// stored and shown before the actor ends.
    pub async fn run(
        mut self,
        stop: &Stop,
        put_away: impl Fn(&mut mpsc::Receiver<Msg>, Option<i64>) -> bool,
    ) {
        self.ask_bots();
        self.follow_plans().await;
        let mut used = Instant::now();
        loop {
            if !self.sockets.is_empty() || self.bots_think() {
                used = Instant::now();
            }
            let alarm = self.alarm();
            let until_alarm = alarm.map_or(Duration::ZERO, |at| self.services.time.until(at));
            let presence_due = self.presence_due;
            tokio::select! {
                message = self.mailbox.recv() => match message {
                    Some(message) => {
                        used = Instant::now();
                        self.handle(message).await;
                        self.follow_plans().await;
                        // Messages that still wait find no table.
                        while self.closed && self.mailbox.try_recv().is_ok() {}
                        if self.closed && put_away(&mut self.mailbox, None) {
                            return;
                        }
                    }
                    None => return,
                },
                () = stop.requested() => return,
                () = sleep(until_alarm), if alarm.is_some() => {
                    self.ring().await;
                    self.follow_plans().await;
                }
                () = sleep_until(presence_due.unwrap_or_else(Instant::now).into()), if presence_due.is_some() => {
                    self.send_presence();
                }
                () = sleep_until((used + self.services.idle_timeout).into()) => {
                    let idle = used.elapsed() >= self.services.idle_timeout;
                    if idle && self.sockets.is_empty() && !self.bots_think() && put_away(&mut self.mailbox, alarm) {
                        return;
                    }
                    used = Instant::now();
                }
            }
        }
    }

    async fn handle(&mut self, message: Msg) {
        match message {
            Msg::Join(socket) => self.join(socket).await,
            Msg::Leave(socket) => self.leave(socket).await,
            Msg::Client { socket, message, lag } => self.handle_client(socket, message, lag).await,
            Msg::Refuse { socket, why } => self.refuse(socket, why),
            Msg::Room { user, request, answer } => {
                let result = self.handle_room(user, request).await;
                let _ = answer.send(result);
            }
            Msg::Rematch { user, answer } => {
                let _ = answer.send(self.rematch(&user).await);
            }
            Msg::Renamed(user) => self.renamed(&user),
            Msg::Paused { user, pauses } => self.paused(user, pauses),
            Msg::Bot { seat, prompt, text } => self.bot_answered(seat, prompt, text).await,
            Msg::Advice { seat, prompt, advice } => self.advised(seat, prompt, advice),
            Msg::Record { user, answer } => {
                let _ = answer.send(self.record(user.as_deref()));
            }
            Msg::Outcome(answer) => {
                let _ =
                    answer.send(self.play.as_ref().and_then(|play| Some((play.outcome()?, play.rival()))));
            }
            Msg::History { user, viewpoint, answer } => {
                let _ = answer.send(self.history(user.as_deref(), viewpoint));
            }
            Msg::Analysed { user, answer } => {
                let _ = answer.send(self.analysed(user.as_deref()));
            }
            Msg::Plan { user, seat, from, plies, answer } => {
                let _ = answer.send(self.plan(&user, seat, from, &plies).await);
            }
            Msg::CancelPlan { user, seat, answer } => {
                let _ = answer.send(self.cancel_plan(&user, seat).await);
            }
        }
    }

    /// Handles a message of a browser. A refusal is sent only to its socket.
    async fn handle_client(&mut self, socket: u64, message: ClientMsg, lag: Duration) {
        let seat = self.sockets.get(socket).and_then(|socket| self.seat_at(socket));
        // A page asks for previews by itself, so they do not show that somebody is there.
        if let ClientMsg::Preview(preview) = message {
            let previews = self.previews(seat, preview.prompt);
            self.sockets.tell_one(socket, &ServerMsg::Previews(previews));
            return;
        }
        // So does the page of somebody with a coach.
        if let ClientMsg::Advise(advise) = message {
            if let Err(why) = self.advise(socket, seat, advise.prompt) {
                self.refuse(socket, why);
            }
            return;
        }
        // Whatever else somebody does, they are there.
        let idle = matches!(message, ClientMsg::Idle(Idle { on: true }));
        self.set_idle(socket, idle).await;
        let result = match message {
            ClientMsg::Play(play) => self.person_plays(seat, &play, lag).await,
            ClientMsg::Undo(undo) => self.undo(seat, undo.ply as usize).await,
            ClientMsg::Hint(hint) => self.hint(socket, seat, hint.prompt).await,
            ClientMsg::Chat(say) => self.say(socket, &say.text).await,
            ClientMsg::Propose(what) => self.propose(socket, what).await,
            ClientMsg::Vote(vote) => self.vote(socket, vote).await,
            ClientMsg::Nudge(nudge) => self.nudge(socket, nudge.seat).await,
            ClientMsg::Return(back) => self.give_back(socket, back.seat).await,
            ClientMsg::Resign(_) => self.resign(seat).await,
            ClientMsg::Mute(mute) => self.mute(socket, &mute.author, mute.on).await,
            ClientMsg::Watchers(watchers) => self.set_watchers(socket, watchers).await,
            ClientMsg::Reveal(reveal) => self.reveal(socket, &reveal.part).await,
            // Handled above, or by the socket.
            ClientMsg::Idle(_) | ClientMsg::Preview(_) | ClientMsg::Advise(_) | ClientMsg::Ping(_) => Ok(()),
        };
        if let Err(why) = result {
            self.refuse(socket, why);
        }
    }

    /// The first seat of a user.
    fn seat_of(&self, user: Option<&str>) -> Option<Seat> {
        let user = user?;
        let place = self.stored.seats.iter().position(|seat| seat.user() == Some(user))?;
        Some(Seat::at(place))
    }

    /// The seat as which a socket sees the game.
    fn seat_at(&self, socket: &Socket) -> Option<Seat> {
        self.seat_for(socket.user.as_ref().map(|user| &*user.id), socket.seat)
    }

    /// The seat as which a user sees the game: the wanted one, if it is the user's, or else the user's first.
    fn seat_for(&self, user: Option<&str>, wanted: Option<Seat>) -> Option<Seat> {
        let user = user?;
        let own = |seat: &Seat| self.stored.seats.get(seat.index()).and_then(StoredSeat::user) == Some(user);
        wanted.filter(own).or_else(|| self.seat_of(Some(user)))
    }
}

/// What is stored of a table.
struct Contents {
    stored: StoredTable,
    chat: Vec<StoredChat>,
    play: Option<Play>,
    clocks: Option<Clocks>,
    pauses: HashMap<String, Pauses>,
    events: Vec<TableEvent>,
    plans: Plans,
    muted: Vec<String>,
}

impl Contents {
    async fn read(services: &Services, id: &str) -> Result<Option<Contents>, Error> {
        let store = &services.store;
        let Some(stored) = store.table(id).await? else { return Ok(None) };
        let chat = store.chat(id).await?;
        let muted = store.mutes(id).await?;
        let mut contents = Contents {
            stored,
            chat,
            play: None,
            clocks: None,
            pauses: HashMap::new(),
            events: Vec::new(),
            plans: Plans::new(),
            muted,
        };
        let stored = &contents.stored;
        if stored.status == TableStatus::Open {
            return Ok(Some(contents));
        }
        let (play, clocks) = Play::load(services, stored).await?;
        if let Pace::Slow { .. } = stored.conduct.pace {
            let since = clocks.as_ref().map_or(0, Clocks::at);
            for user in stored.seats.iter().filter_map(StoredSeat::user) {
                contents.pauses.insert(user.to_owned(), store.pauses(user, since).await?);
            }
            contents.plans = store.plans(id).await?.into_iter().collect();
        }
        contents.events = store.events(id).await?;
        (contents.play, contents.clocks) = (Some(play), clocks);
        Ok(Some(contents))
    }
}

/// The service time when a stored table has to be loaded at the latest.
pub fn stored_alarm(table: &Waiting) -> Option<i64> {
    let asked = table.proposal.as_ref().map(|proposal| conduct::expiry(proposal, table.conduct.pace));
    let clocks = Clocks::latest(&table.clocks);
    // Pauses make it later: then the table goes back to sleep.
    asked.into_iter().chain(clocks.and_then(|clocks| clocks.deadline(&Vec::new()))).min()
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({})", self.stored.id)
    }
}
