//! Whole games with all their viewers.

use maat_catalog::{AnyGame, find};
use maat_engine::{Action, Actor, Ply, Record, Viewer, below};
use maat_protocol::Replay;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value;

use super::hidden::Hidden;
use crate::player::Player;
use crate::world::{Expect, Guest, World, new_table, opened};

/// A viewer of a table, with everything received.
pub struct Watcher {
    pub guest: Guest,
    pub player: Player,
    /// The frames of sockets that were closed again.
    closed: Vec<String>,
    pub records: Vec<String>,
    pub replays: Vec<Replay>,
}

impl Watcher {
    async fn new(guest: Guest, table: &str) -> Watcher {
        let player = guest.join(table).await;
        Watcher { guest, player, closed: Vec::new(), records: Vec::new(), replays: Vec::new() }
    }

    pub fn viewer(&self) -> Viewer {
        self.player.viewer()
    }

    pub fn frames(&self) -> impl Iterator<Item = &String> {
        self.player.frames.iter().chain(&self.closed)
    }

    /// The updates among the frames.
    pub fn updates(&self) -> impl Iterator<Item = Value> {
        self.frames().filter_map(|frame| {
            let message: Value = serde_json::from_str(frame).expect("a message");
            message.get("update").cloned()
        })
    }

    /// Requests everything there is, and opens a second socket.
    async fn pry(&mut self, table: &str) {
        let record = self.guest.record(table).await;
        self.records.push(record);
        let replay = self.guest.get(&format!("/api/tables/{table}/replay")).await.good();
        let replay: Replay = serde_json::from_str(&replay.body).expect("a replay");
        if replay.outcome.is_none() {
            self.guest.get(&format!("/api/tables/{table}/replay?as=open")).await.refused(403, "forbidden");
        }
        self.replays.push(replay);
        for path in ["/api/lobby", "/api/me", "/api/games"] {
            self.guest.get(path).await.good();
        }
        let mut window = self.guest.join(table).await;
        window.until("all that is said at first", |window| !window.presence_unknown()).await;
        self.closed.append(&mut window.frames);
    }
}

/// A whole game and all its viewers.
pub struct Game {
    pub watchers: Vec<Watcher>,
    pub plies: Vec<Ply>,
    /// The game after each number of lines.
    pub after: Vec<Box<dyn AnyGame>>,
    /// The seed, and the server's part of it.
    pub secrets: [String; 2],
}

impl Game {
    /// Whether the move of a line was forced, so that the table played it at once.
    pub fn is_forced(&self, line: usize) -> bool {
        self.after[line].legal_moves(self.plies[line].actor).len() == 1
    }
}

/// Plays a game at the table with this number, modulo the number of tables.
pub async fn watch_a_game(world: &World, hidden: &Hidden, number: usize) -> Game {
    let (seats, options) = hidden.tables[number % hidden.tables.len()];
    let mut host = world.guest("Host").await;
    let mut wish = new_table(seats, options);
    (wish["game"], wish["public"]) = (hidden.game.into(), true.into());
    wish["shuffle"] = number.is_multiple_of(3).into();
    let table = opened(&host.post("/api/tables", wish).await.good());
    let mut guests = Vec::new();
    for (seat, kind) in "abcde".chars().zip(seats.split(' ')) {
        if kind == "open" {
            let mut guest = world.guest(&format!("Guest {seat}")).await;
            guest.sit(&table, &seat.to_string()).await.good();
            guests.push(guest);
        }
    }
    host.start(&table).await.good();
    guests.extend([host, world.guest("Spectator").await, world.stranger()]);
    let mut watchers = Vec::new();
    for guest in guests {
        watchers.push(Watcher::new(guest, &table).await);
    }
    play(&mut watchers, hidden, &table, number as u64).await;
    let record: Record = watchers[0].guest.record(&table).await.parse().unwrap();
    let info = watchers[0].player.table.as_ref().unwrap();
    let part = info.chance.as_ref().and_then(|chance| chance.server_part.clone());
    let secrets = [info.seed.clone(), part].map(|secret| secret.expect("it is over"));
    Game { watchers, plies: record.plies().to_vec(), after: prefixes(&record), secrets }
}

/// Plays to the end and prefers moves that lead to hidden information. Before somebody sees it, everybody pries.
async fn play(watchers: &mut [Watcher], hidden: &Hidden, table: &str, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        let mut ply = 0;
        for watcher in watchers.iter_mut() {
            let player = &mut watcher.player;
            player.until("the game", |player| player.update.is_some() && player.ply() >= ply).await;
            ply = player.ply();
        }
        if watchers.iter().any(|watcher| watcher.player.is_over()) {
            break;
        }
        let Some(mover) = watchers.iter().position(|watcher| watcher.player.is_due()) else {
            // A bot is due.
            assert!(watchers[0].player.hear().await);
            continue;
        };
        let step = &watchers[mover].player.now().step;
        if hidden.pry.contains(&step.as_str()) || below(&mut rng, 40) == 0 {
            for watcher in watchers.iter_mut() {
                watcher.pry(table).await;
            }
        }
        let player = &mut watchers[mover].player;
        let text = wish(player, hidden, &mut rng).unwrap_or_else(|| player.any_move(&mut rng));
        player.plays(&text).await;
    }
    for watcher in watchers {
        watcher.player.until("the end", Player::is_over).await;
        watcher.pry(table).await;
    }
}

fn wish(player: &Player, hidden: &Hidden, rng: &mut SmallRng) -> Option<String> {
    let legal = &player.now().legal;
    let wish = hidden.wishes.iter().find(|wish| legal.iter().any(|text| text == *wish))?;
    (below(rng, 4) > 0).then(|| (*wish).to_owned())
}

/// The game after each line.
fn prefixes(record: &Record) -> Vec<Box<dyn AnyGame>> {
    let entry = find(record.game()).unwrap();
    let mut game = entry.start(&entry.terms(record.seats(), record.options())).unwrap();
    let mut after = vec![game.clone_box()];
    for ply in record.plies() {
        assert!(play_line(&mut *game, ply.actor, &ply.text), "{} {}", ply.actor, ply.text);
        after.push(game.clone_box());
    }
    after
}

/// Plays a line of a record; `false` if that is not possible.
pub fn play_line(game: &mut dyn AnyGame, actor: Actor, text: &str) -> bool {
    match (actor, Action::read(text)) {
        (Actor::Seat(seat), Action::Undo) => game.undo(seat),
        _ => game.play(actor, text).is_ok(),
    }
}
