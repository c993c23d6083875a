//! Too many requests, messages, sockets and connections, and clients that do not read.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use maat_protocol::{ClientMsg, Ping, Proposal, Refusal, Status};
use maat_server::client::Reply;
use maat_server::config::{Config, Limits, Rate};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::frames::{assert_closed_with, frame, raw};
use super::{assert_goes_on, table};
use crate::player::{Player, chat};
use crate::world::{Expect, Guest, World, new_table, opened, two};

/// A rate that allows a burst of `count` and then practically nothing.
fn few(count: f64) -> Rate {
    Rate { per_second: 0.001, burst: count }
}

fn limited(change: impl FnOnce(&mut Limits)) -> impl FnOnce(&mut Config) {
    |config| change(&mut config.limits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_makes_only_so_many_requests() {
    let world =
        World::with(limited(|limits| (limits.requests, limits.questions) = (few(5.0), few(20.0)))).await;
    let mut ann = world.guest("Ann").await;
    for _ in 0..4 {
        ann.post("/api/me", json!({ "name": "Ann" })).await.good();
    }
    for _ in 0..3 {
        let spoofed = "content-type: application/json\r\nx-forwarded-for: 192.0.2.1\r\n";
        ann.request("POST", "/api/me", spoofed, r#"{"name":"Eve"}"#).await.refused(429, "too-many");
    }
    assert_eq!(ann.get("/api/me").await.good().json()["name"], "Ann", "asking is not forbidden");
    let answers = [(); 20];
    let mut refused = 0;
    for () in answers {
        refused += u32::from(ann.get("/api/lobby").await.status == 429);
    }
    assert!(refused > 0, "asking has its limit too");
    assert_ne!(ann.get("/locales/en/imhotep.ftl").await.status, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_fetches_only_so_many_files() {
    let world = World::with(limited(|limits| limits.files = few(3.0))).await;
    let mut ann = world.guest("Ann").await;
    for path in ["/", "/locales/en/imhotep.ftl", "/nothing.js"] {
        assert_ne!(ann.get(path).await.status, 429, "{path}");
    }
    ann.get("/").await.refused(429, "too-many");
    ann.get("/api/me").await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_each_client_counts_for_itself() {
    let world = World::with(|config| {
        config.trust_proxy = true;
        config.limits.requests = few(2.0);
        config.limits.connections = 1;
    })
    .await;
    let mut eve = world.stranger();
    let from =
        |address: &str| format!("content-type: application/json\r\nx-forwarded-for: 10.0.0.9, {address}\r\n");
    for (address, status) in [("192.0.2.1", 200), ("192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", 200)]
    {
        let reply = eve.request("POST", "/api/me", &from(address), r#"{"name":"Eve"}"#).await;
        assert_eq!(reply.status, status, "{address}");
    }
    // A line of the client before that of the proxy, and a proxy that adds ports.
    let two_lines = |address: &str| {
        format!("x-forwarded-for: 198.51.100.7\r\n{}", from(address).replace("10.0.0.9, ", ""))
    };
    for (address, status) in [
        ("192.0.2.1", 429),
        ("192.0.2.3:4711", 200),
        ("192.0.2.3:4712", 200),
        ("192.0.2.3", 429),
        ("[2001:db8::1]:80", 200),
    ] {
        let reply = eve.request("POST", "/api/me", &two_lines(address), r#"{"name":"Eve"}"#).await;
        assert_eq!(reply.status, status, "{address}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_too_many_tables() {
    let world = World::with(limited(|limits| {
        (limits.open_tables, limits.bot_tables, limits.waiting_seats) = (3, 2, 2);
    }))
    .await;
    let (mut ann, mut eve) = (world.guest("Ann").await, world.guest("Eve").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(eve.open("open open", "").await);
    }
    let new = |seats: &str, start: bool| {
        let mut wish = new_table(seats, "");
        wish["start"] = json!(start);
        wish
    };
    eve.post("/api/tables", new("open open", false)).await.refused(429, "too-many-tables");
    eve.begin("you random", "").await;
    eve.begin("you random", "").await;
    eve.post("/api/tables", new("you random", true)).await.refused(429, "too-many-tables");
    eve.arrange(&tables[0], "a", "random").await.good();
    eve.arrange(&tables[0], "b", "random").await.good();
    eve.start(&tables[0]).await.refused(429, "too-many-tables");
    assert_eq!(eve.lobby().await.mine.len(), 2, "a table that cannot start is not kept");
    eve.close(&tables[0]).await.good();
    let again = eve.open("open open", "").await;
    ann.sit(&tables[1], "a").await.good();
    ann.sit(&tables[1], "b").await.good();
    ann.sit(&tables[2], "a").await.good();
    ann.sit(&again, "a").await.refused(429, "too-many-tables");
    ann.sit(&tables[2], "b").await.good();
    ann.leave(&tables[1]).await.good();
    ann.sit(&again, "a").await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_writes_only_so_much_on_all_sockets_together() {
    let world = World::with(limited(|limits| limits.chat = few(5.0))).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you open", "").await;
    let (mut a, eve) = (ann.join(&table).await, world.guest("Eve").await);
    let mut sockets = Vec::new();
    for _ in 0..5 {
        let mut socket = eve.join(&table).await;
        socket.say(chat("spam")).await;
        sockets.push(socket);
    }
    a.until("five lines", |a| a.chat.len() == 5).await;
    assert_eq!(sockets[0].refusal(chat("spam")).await, Refusal::TooMuch);
    assert_eq!(sockets[4].refusal(chat("spam")).await, Refusal::TooMuch);
    a.say(chat("stop it")).await;
    a.until("the others can write", |a| a.chat.len() == 6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_opens_only_so_many_tables() {
    let world = World::with(limited(|limits| limits.tables = few(3.0))).await;
    for _ in 0..3 {
        world.guest("Eve").await.open("open open", "").await;
    }
    let refused = world.guest("Eve").await.post("/api/tables", new_table("open open", "")).await;
    refused.refused(429, "too-many-tables");
}

/// Games against bots may rest for months; they lock nobody out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_whose_bots_rest_do_not_count() {
    let world = World::with(limited(|limits| (limits.bot_tables, limits.address_bot_tables) = (1, 2))).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let mut begun = new_table("you random", "");
    begun["start"] = json!(true);
    for guest in [&mut ann, &mut bob] {
        guest.post("/api/tables", begun.clone()).await.good();
        guest.post("/api/tables", begun.clone()).await.refused(429, "too-many-tables");
    }
    world.sql("update plies set at = at - 25 * 3600 * 1000").await;
    for guest in [&mut ann, &mut bob] {
        guest.post("/api/tables", begun.clone()).await.good();
        guest.post("/api/tables", begun.clone()).await.refused(429, "too-many-tables");
    }
}

/// Guests are free, so what one person may have is no limit by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_only_so_many_public_tables_and_tables_with_bots() {
    let world = World::with(|config| {
        config.trust_proxy = true;
        (config.limits.address_open_tables, config.limits.address_bot_tables) = (2, 2);
    })
    .await;
    let public = || {
        let mut wish = new_table("you open", "");
        wish["public"] = json!(true);
        wish
    };
    let begun = || {
        let mut wish = new_table("you random", "");
        wish["start"] = json!(true);
        wish
    };
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(world.guest("Eve").await);
    }
    for (wish, start) in [(public(), false), (begun(), true)] {
        let first = opened(&from_proxy(&mut guests[0], HOME, "/api/tables", &wish).await.good());
        from_proxy(&mut guests[1], HOME, "/api/tables", &wish).await.good();
        let refused = from_proxy(&mut guests[2], HOME, "/api/tables", &wish).await;
        refused.refused(429, "too-many-tables");
        from_proxy(&mut guests[3], "192.0.2.2", "/api/tables", &wish).await.good();
        // What has ended does not count.
        if start {
            let mut player = guests[0].join(&first).await;
            player.until_due().await;
            player.say(ClientMsg::Propose(Proposal::End)).await;
            player.until("the end", |player| player.status() == Some(Status::Finished)).await;
        } else {
            guests[0].close(&first).await.good();
        }
        from_proxy(&mut guests[2], HOME, "/api/tables", &wish).await.good();
        from_proxy(&mut guests[0], HOME, "/api/tables", &wish).await.refused(429, "too-many-tables");
    }
    // A table by link can be opened, but not started with a bot.
    let path = |table: &str| format!("/api/tables/{table}/start");
    let with_bot = guests[0].open("you random", "").await;
    from_proxy(&mut guests[0], HOME, &path(&with_bot), &json!({})).await.refused(429, "too-many-tables");
    let beside = guests[0].open("you beside", "").await;
    from_proxy(&mut guests[0], HOME, &path(&beside), &json!({})).await.good();
}

const HOME: &str = "192.0.2.1";

/// A request that a proxy passes on.
async fn from_proxy(guest: &mut Guest, address: &str, path: &str, body: &Value) -> Reply {
    let headers = format!("content-type: application/json\r\nx-forwarded-for: {address}\r\n");
    guest.request("POST", path, &headers, &body.to_string()).await
}

/// Searches at forty tables that somebody watches do not keep another's weak bot from answering.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_does_not_starve_the_bots_of_others() {
    let world = World::with(|config| config.bot_threads = 1).await;
    let (eve, mut ann) = (world.guest("Eve").await, world.guest("Ann").await);
    let flood = Flood::start(eve, 40, "mcts:2000ms mcts:2000ms mcts:2000ms").await;
    let table = ann.begin("you random", "").await;
    let mut a = ann.join(&table).await;
    flood.assert_runs_while("a weak bot beside searches", play_some_against_bot(&mut a)).await;
}

/// Nor do many quick bots keep another's strong one from thinking.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quick_bots_do_not_starve_a_strong_one() {
    let world = World::with(|config| config.bot_threads = 1).await;
    let (eve, mut ann) = (world.guest("Eve").await, world.guest("Ann").await);
    let flood = Flood::start(eve, 40, "mcts:1000 mcts:1000 mcts:1000 mcts:1000").await;
    let table = ann.begin("you mcts:2000", "").await;
    let mut a = ann.join(&table).await;
    flood.assert_runs_while("a strong bot beside quick ones", play_some_against_bot(&mut a)).await;
}

/// Tables of bots whose host watches them all, so that their bots think without end.
struct Flood {
    watchers: JoinSet<()>,
    /// The number of moves that the watchers have seen.
    moves: Arc<AtomicU32>,
}

impl Flood {
    async fn start(mut host: Guest, tables: usize, seats: &str) -> Flood {
        let mut flood = Flood { watchers: JoinSet::new(), moves: Arc::default() };
        for _ in 0..tables {
            let id = host.begin(seats, "").await;
            let (mut watcher, moves) = (host.join(&id).await, flood.moves.clone());
            flood.watchers.spawn(async move {
                watcher.until("the game", |watcher| watcher.update.is_some()).await;
                while !watcher.is_over() {
                    let ply = watcher.ply();
                    watcher.until("a move", |watcher| watcher.ply() > ply).await;
                    moves.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while flood.moves.load(Ordering::Relaxed) == 0 {
            sleep(Duration::from_millis(10)).await;
        }
        flood
    }

    /// Checks that all tables still play when `play` is done, and prints how long that took.
    async fn assert_runs_while(mut self, what: &str, play: impl Future<Output = ()>) {
        let (begun, before) = (Instant::now(), self.moves.load(Ordering::Relaxed));
        play.await;
        let (time, moves) = (begun.elapsed(), self.moves.load(Ordering::Relaxed) - before);
        println!(
            "{what} answered three times in {time:?}; {} others moved {moves} times",
            self.watchers.len()
        );
        assert!(self.watchers.try_join_next().is_none(), "a table of the flood has ended");
    }
}

/// Plays until the bot has answered a few times.
async fn play_some_against_bot(player: &mut Player) {
    for _ in 0..3 {
        player.until_due().await;
        let text = player.now().legal[0].clone();
        player.plays(&text).await;
    }
    player.until_due().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_says_only_so_much() {
    let world = World::with(limited(|limits| limits.messages = few(20.0))).await;
    let mut table = two(&world, "you open", "").await;
    let mut eve = world.guest("Eve").await.join(&table.table).await;
    for _ in 0..20 {
        eve.settle().await;
    }
    for _ in 0..100 {
        assert_eq!(eve.refusal(ClientMsg::Ping(Ping {})).await, Refusal::TooMuch);
    }
    eve.say(ClientMsg::Ping(Ping {})).await;
    assert_eq!(eve.socket.farewell().await, Some((1008, "too-much".into())));
    assert_goes_on(&mut table).await;
}

/// Frames that are no messages count as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_sends_only_so_many_frames() {
    let world = World::with(limited(|limits| {
        (limits.messages, limits.bytes) = (few(100.0), few(10_000.0));
    }))
    .await;
    let mut table = two(&world, "you open", "").await;
    let eve = world.guest("Eve").await;
    let fragments = [frame(0x01, b""), frame(0x00, b"").repeat(20_000)].concat();
    for flood in [fragments, frame(0x89, b"").repeat(300), frame(0x8a, b"").repeat(300)] {
        let mut socket = eve.client.socket(&table.table, 0).await.unwrap();
        raw(&mut socket, &flood).await;
        assert_closed_with(&mut socket, 1008, "too-much").await;
        assert_goes_on(&mut table).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_opens_only_so_many_sockets() {
    let world = World::with(limited(|limits| limits.sockets = 3)).await;
    let mut table = two(&world, "you open", "").await;
    let eve = world.stranger();
    let third = eve.join(&table.table).await;
    for _ in 0..3 {
        let mut fourth = eve.client.socket(&table.table, 0).await.unwrap();
        assert_eq!(fourth.farewell().await, Some((4429, "too-many".into())));
    }
    let watching = |player: &Player| player.presence.spectators == 1;
    table.players[0].until("her first window", watching).await;
    drop(third);
    table.players[0].until("it closed", |player| !watching(player)).await;
    let mut again = eve.join(&table.table).await;
    again.until("the table", |again| again.table.is_some()).await;
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_opens_only_so_many_connections() {
    let world = World::with(limited(|limits| limits.connections = 5)).await;
    let mut idle = Vec::new();
    for _ in 0..5 {
        idle.push(TcpStream::connect(world.address).await.unwrap());
    }
    let mut refused = String::new();
    TcpStream::connect(world.address).await.unwrap().read_to_string(&mut refused).await.unwrap();
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    drop(idle);
    let mut ann = world.stranger();
    while !ann.client.get("/api/me").await.is_ok_and(|reply| reply.status == 200) {
        // The server has not noticed yet that they are closed.
        tokio::task::yield_now().await;
    }
    let table = world.guest("Bob").await.open("you open", "").await;
    let mut sockets = Vec::new();
    for _ in 0..10 {
        // A socket no longer counts as a connection.
        let mut socket = ann.join(&table).await;
        socket.until("the table", |socket| socket.table.is_some()).await;
        sockets.push(socket);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_does_not_read_is_dropped_and_nobody_notices() {
    let (world, mut table) = table().await;
    let mut eve = world.guest("Eve").await.join_deaf(&table.table).await;
    let [a, b] = &mut table.players;
    a.until("her arrival", |a| a.presence.spectators == 1).await;
    let line = "𓂀".repeat(500);
    let mut said = 0;
    while spectators(&table.guests[1], &table.table).await > 0 {
        for _ in 0..100 {
            a.say(chat(&line)).await;
            said += 1;
            for player in [&mut *a, &mut *b] {
                player.until("the line", |player| player.chat.len() == said).await;
            }
        }
        assert!(said < 20_000, "she is still there");
    }
    assert_goes_on(&mut table).await;
    while eve.hear().await {}
    // A line has 2 kB. The queue holds 64 of them, and the buffers of the system some 128 kB each way.
    assert!(eve.chat.len() < 300, "the server held {} lines for her", eve.chat.len());
    let mut back = world.stranger().join(&table.table).await;
    back.until("the game", |back| back.update.is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_spectators_is_announced_in_few_messages() {
    const CROWD: u32 = 200;
    let (world, mut table) = table().await;
    let mut coming = JoinSet::new();
    for _ in 0..CROWD {
        let (eve, id) = (world.stranger(), table.table.clone());
        coming.spawn(async move {
            let mut player = eve.join(&id).await;
            player.until("who is there", |player| !player.presence_unknown()).await;
            player
        });
    }
    let crowd = coming.join_all().await;
    let a = &mut table.players[0];
    a.until("the crowd", |a| a.presence.spectators == CROWD).await;
    let told = a.frames.iter().filter(|frame| frame.starts_with(r#"{"presence""#)).count();
    assert!(told < CROWD as usize / 4, "{told} messages");
    drop(crowd);
    a.until("that they have left", |a| a.presence.spectators == 0).await;
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_socket_is_closed_however_lively_the_table() {
    let world = World::with(|config| config.max_silence = Duration::from_secs(2)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you open", "").await;
    let mut a = ann.join(&table).await;
    let mut eve = world.guest("Eve").await.join(&table).await;
    a.until("her arrival", |a| a.presence.spectators == 1).await;
    let mut said = 0;
    while a.presence.spectators > 0 {
        assert!(said < 1000, "she is still there");
        a.say(chat("hm")).await;
        said += 1;
        a.until("the line", |a| a.chat.len() == said).await;
        sleep(Duration::from_millis(50)).await;
    }
    while eve.hear().await {}
    assert!(!eve.chat.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_hang_up_hold_nobody_up() {
    let (world, mut table) = table().await;
    let wish = new_table("random random", "").to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{wish}",
        wish.len()
    );
    for number in 0..300 {
        let mut stream = TcpStream::connect(world.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        // Cancels it at different moments: while it is read, looked up or stored.
        sleep(Duration::from_micros(number % 30 * 50)).await;
        drop(stream);
        if number % 50 == 0 {
            assert_goes_on(&mut table).await;
        }
    }
    assert_goes_on(&mut table).await;
    world.guest("Ann").await.open("you open", "").await;
}

/// The number of spectators, as the server reports it to a new socket of a seated player.
async fn spectators(guest: &Guest, table: &str) -> u32 {
    let mut window = guest.join(table).await;
    window.until("who is there", |window| !window.presence_unknown()).await;
    window.presence.spectators
}
