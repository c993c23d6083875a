//! A socket at a table, as the page behind it sees it. Whatever comes is checked.

use std::time::Duration;

use maat_engine::{LogEntry, Record, Seat, Viewer, below};
use maat_protocol::{
    Advice, Advise, ChatLine, ClientMsg, Nudged, PlanInfo, Play, Presence, Preview, Previews, Refusal, Say,
    ServerMsg, Status, TableInfo, Undo, Update,
};
use maat_server::client::Socket;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::time::timeout;

use crate::world::replay_until;

/// Whatever a test waits for comes sooner.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Player {
    pub socket: Socket,
    pub table: Option<TableInfo>,
    pub update: Option<Update>,
    /// The log, put together as a browser does.
    pub told: Vec<LogEntry<Box<RawValue>>>,
    pub chat: Vec<ChatLine>,
    pub presence: Presence,
    pub refused: Vec<Refusal>,
    pub nudged: Vec<Nudged>,
    pub previews: Vec<Previews>,
    pub advice: Vec<Advice>,
    /// What is planned on the own seat; nothing before the first message about it.
    pub plan: Option<PlanInfo>,
    /// Everything as it came.
    pub frames: Vec<String>,
    pub pongs: usize,
}

impl Player {
    pub fn new(socket: Socket) -> Player {
        Player {
            socket,
            table: None,
            update: None,
            told: Vec::new(),
            chat: Vec::new(),
            presence: Presence { seats: Vec::new(), away: Vec::new(), host: false, spectators: 0 },
            refused: Vec::new(),
            nudged: Vec::new(),
            previews: Vec::new(),
            advice: Vec::new(),
            plan: None,
            frames: Vec::new(),
            pongs: 0,
        }
    }

    pub async fn say(&mut self, message: ClientMsg) {
        self.socket.say(&message).await.expect("the socket is open");
    }

    /// Waits for the next message; `false` when the socket has closed.
    pub async fn hear(&mut self) -> bool {
        let frame = timeout(PATIENCE, self.socket.hear_text()).await;
        let Some(frame) = frame.expect("something happens") else { return false };
        let message = serde_json::from_str(&frame).unwrap_or_else(|error| panic!("{error}: {frame}"));
        self.frames.push(frame);
        match message {
            ServerMsg::Table(table) => self.table = Some(*table),
            ServerMsg::Update(update) => self.updated(update),
            ServerMsg::Chat(lines) => self.chat.extend(lines),
            ServerMsg::Presence(presence) => self.presence = presence,
            ServerMsg::Nudged(nudged) => self.nudged.push(nudged),
            ServerMsg::Refused(refused) => self.refused.push(refused.why),
            ServerMsg::Previews(previews) => self.previews.push(previews),
            ServerMsg::Advice(advice) => self.advice.push(advice),
            ServerMsg::Plan(plan) => self.plan = plan,
            ServerMsg::Pong(_) => self.pongs += 1,
        }
        true
    }

    pub async fn until(&mut self, what: &str, seen: impl Fn(&Player) -> bool) {
        while !seen(self) {
            assert!(self.hear().await, "the socket closed before {what}");
        }
    }

    /// Waits until all that was sent so far has been answered. A table refuses what it cannot read when its turn comes, whereas
    /// a ping is answered before it.
    pub async fn settle(&mut self) {
        let unreadable =
            |player: &Player| player.refused.iter().filter(|&&why| why == Refusal::Unreadable).count();
        let before = unreadable(self);
        self.socket.say_text("").await.expect("the socket is open");
        self.until("the refusal", |player| unreadable(player) > before).await;
        self.refused.pop();
    }

    fn updated(&mut self, update: Update) {
        let me = self.seat();
        let known = self.update.as_ref().map_or(0, |known| known.ply);
        assert!(update.ply >= known, "back from {known} to {}", update.ply);
        assert!(update.since <= update.ply, "told from {} at {}", update.since, update.ply);
        assert!(update.events.iter().all(|told| (update.since..update.ply).contains(&(told.line as u32))));
        assert!(update.events.is_sorted_by_key(|told| told.line));
        let plays = |seat: Seat| {
            self.table.as_ref().is_none_or(|table| table.seats[seat.index()].substitute.is_none())
        };
        let due = me.is_some_and(|seat| update.due.contains(&seat) && plays(seat));
        assert_eq!(update.prompt.is_some(), due, "a prompt for whoever is due");
        assert_eq!(!update.legal.is_empty(), due, "moves for whoever is due");
        assert!(update.prompt.is_none_or(|prompt| prompt <= update.ply));
        let ended = self.table.as_ref().is_some_and(|table| table.ended.is_some());
        assert_eq!(update.outcome.is_some() || ended, update.due.is_empty(), "it ends when nobody is due");
        assert!(me.is_some() || !update.undo, "a spectator takes nothing back");
        self.told.retain(|told| told.line < update.since as usize);
        self.told.extend(update.events.iter().cloned());
        self.update = Some(update);
    }

    /// Presence comes last of all that is said at first.
    pub fn presence_unknown(&self) -> bool {
        self.presence.seats.is_empty() && self.presence.spectators == 0
    }

    pub fn seat(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.you)
    }

    pub fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn status(&self) -> Option<Status> {
        self.table.as_ref().map(|table| table.status)
    }

    #[track_caller]
    pub fn now(&self) -> &Update {
        self.update.as_ref().expect("the game has begun")
    }

    pub fn ply(&self) -> u32 {
        self.update.as_ref().map_or(0, |update| update.ply)
    }

    pub fn is_due(&self) -> bool {
        self.update.as_ref().is_some_and(|update| update.prompt.is_some())
    }

    pub fn is_over(&self) -> bool {
        self.update.as_ref().is_some_and(|update| update.outcome.is_some())
    }

    pub async fn until_due(&mut self) {
        self.until("one's turn", |player| player.is_due() || player.is_over()).await;
    }

    /// Answers the open prompt, whatever the move is.
    pub async fn answer(&mut self, text: &str) {
        let prompt = self.now().prompt.expect("this seat is due");
        self.say(play(prompt, text)).await;
    }

    /// Plays a move, when it is one's turn, and waits until it is shown: others may answer the same question first.
    pub async fn plays(&mut self, text: &str) {
        self.until_due().await;
        let prompt = self.now().prompt;
        self.answer(text).await;
        self.until("the move", |player| player.now().prompt != prompt || !player.refused.is_empty()).await;
        assert_eq!(self.refused, [], "{text} is legal");
    }

    /// Plays one of the legal moves and waits until it is shown.
    pub async fn play_any(&mut self, rng: &mut SmallRng) {
        let text = self.any_move(rng);
        self.plays(&text).await;
    }

    pub fn any_move(&self, rng: &mut SmallRng) -> String {
        let legal = &self.now().legal;
        legal[below(rng, legal.len() as u32) as usize].clone()
    }

    /// Says something that must be refused, and why it was.
    pub async fn refusal(&mut self, message: ClientMsg) -> Refusal {
        let count = self.refused.len();
        self.say(message).await;
        self.until("the refusal", |player| player.refused.len() > count).await;
        self.refused.pop().expect("a refusal")
    }

    /// Asks what the moves of a prompt would bring.
    pub async fn previews(&mut self, prompt: u32) -> Previews {
        self.say(ClientMsg::Preview(Preview { prompt })).await;
        self.until("the previews", |player| !player.previews.is_empty()).await;
        self.previews.pop().expect("previews")
    }

    /// Asks the coach about a prompt.
    pub async fn advice(&mut self, prompt: u32) -> Advice {
        self.say(ClientMsg::Advise(Advise { prompt })).await;
        self.until("the advice", |player| !player.advice.is_empty()).await;
        self.advice.pop().expect("advice")
    }

    /// Plays to the end: random legal moves, and now and then one is taken back.
    pub async fn play_out(mut self, seed: u64) -> Player {
        let mut rng = SmallRng::seed_from_u64(seed);
        loop {
            self.until_due().await;
            if self.is_over() {
                return self;
            }
            let text = self.any_move(&mut rng);
            self.try_it(play(self.now().prompt.expect("one's turn"), &text)).await;
            if self.now().undo && below(&mut rng, 8) == 0 {
                self.try_it(undo(self.ply())).await;
            }
        }
    }

    /// Says something that may come too late: another was quicker, or took back what had led here.
    pub async fn try_it(&mut self, message: ClientMsg) {
        self.say(message).await;
        self.settle().await;
        let late = [
            Refusal::Stale,
            Refusal::NotDue,
            Refusal::NotFree,
            Refusal::NothingToUndo,
            Refusal::Over,
            Refusal::NotAway,
            Refusal::NoVote,
        ];
        assert!(self.refused.drain(..).all(|why| late.contains(&why)));
    }

    /// What it was told, against the truth: exactly what this viewer may hear of the record so far.
    pub fn assert_told(&self, record: &Record) {
        let game = replay_until(record, self.ply() as usize);
        assert_eq!(json!(self.told), json!(game.log_since(0, self.viewer())));
    }
}

/// Both see the same.
pub async fn together(a: &mut Player, b: &mut Player) {
    a.until("the game", |player| player.update.is_some()).await;
    let ply = a.ply().max(b.ply());
    for player in [a, b] {
        player.until("the same position", |player| player.ply() >= ply).await;
    }
}

/// Whoever of the two is due plays, so many times, and both see it.
pub async fn play_some(a: &mut Player, b: &mut Player, moves: usize) {
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..moves {
        together(a, b).await;
        let mover = if a.is_due() { &mut *a } else { &mut *b };
        mover.play_any(&mut rng).await;
    }
    together(a, b).await;
}

/// Everybody plays at the same time, to the end.
pub async fn play_out<const N: usize>(players: [Player; N], seed: u64) -> [Player; N] {
    let mut number = 0;
    let tasks = players.map(|player| {
        number += 1;
        tokio::spawn(player.play_out(seed + number))
    });
    let mut players = Vec::new();
    for task in tasks {
        players.push(task.await.expect("nobody fails"));
    }
    players.try_into().unwrap_or_else(|_| unreachable!("as many as began"))
}

pub fn play(prompt: u32, text: &str) -> ClientMsg {
    ClientMsg::Play(Play { prompt, text: text.into(), careful: false })
}

pub fn undo(ply: u32) -> ClientMsg {
    ClientMsg::Undo(Undo { ply })
}

pub fn chat(text: &str) -> ClientMsg {
    ClientMsg::Chat(Say { text: text.into() })
}
