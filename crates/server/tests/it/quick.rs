//! Finding each other: codes of tables, quick matches, and what can be watched.

use std::time::Duration;

use maat_engine::Seat;
use maat_protocol::{Conduct, MEDIUM_BOT, Pace, QuickAnswer, QuickPace, Search, Seekers, Status, Watchers};
use maat_server::client::Reply;
use maat_server::config::{Config, Rate};
use serde_json::{Value, json};

use crate::player::Player;
use crate::world::{Expect, Guest, World, new_table, opened};

impl Guest {
    async fn join_by_code(&mut self, code: &str) -> Reply {
        self.post("/api/join", json!({ "code": code })).await
    }

    async fn seek(&mut self, wish: Value) -> QuickAnswer {
        read(&self.post("/api/quick", wish).await)
    }

    /// Asks how the search stands; `seen` is the version that is known already.
    async fn look(&mut self, seen: Option<u32>) -> QuickAnswer {
        let query = seen.map_or_else(String::new, |seen| format!("?seen={seen}"));
        read(&self.get(&format!("/api/quick{query}")).await)
    }

    async fn accept_bots(&mut self, accept: bool) -> Reply {
        self.post("/api/quick/bots", json!({ "accept": accept })).await
    }

    /// Waits as a browser does, request after request, until this holds.
    async fn until(&mut self, wanted: impl Fn(&QuickAnswer) -> bool) -> QuickAnswer {
        let mut answer = self.look(None).await;
        while !wanted(&answer) {
            answer = match answer {
                QuickAnswer::Waiting(search) => self.look(Some(search.version)).await,
                QuickAnswer::Opening => self.look(None).await,
                other => panic!("nobody waits: {other:?}"),
            };
        }
        answer
    }

    async fn found(&mut self) -> String {
        let QuickAnswer::Found(id) = self.until(|answer| matches!(answer, QuickAnswer::Found(_))).await
        else {
            panic!("no table was found")
        };
        id
    }
}

#[track_caller]
fn read(reply: &Reply) -> QuickAnswer {
    serde_json::from_str(&reply.clone().good().body).expect("an answer about a search")
}

#[track_caller]
fn search(answer: QuickAnswer) -> Search {
    match answer {
        QuickAnswer::Waiting(search) => search,
        other => panic!("nobody waits: {other:?}"),
    }
}

fn wish(seats: Option<u8>, pace: &str) -> Value {
    json!({ "game": "imhotep", "seats": seats, "pace": pace })
}

async fn code_of(guest: &Guest, table: &str) -> String {
    let mut player = guest.join(table).await;
    player.until("the table", |player| player.table.is_some()).await;
    player.table.and_then(|table| table.code).expect("a table that waits has a code")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_leads_to_the_table_that_waits() {
    let world = World::new().await;
    let (mut ann, mut bob, mut eve) =
        (world.guest("Ann").await, world.guest("Bob").await, world.guest("Eve").await);
    let table = ann.open("you open", "").await;
    let code = code_of(&ann, &table).await;
    assert_eq!(code.len(), 6);
    let spoken = format!(" {}-{} ", &code[..3].to_lowercase(), &code[3..]);
    assert_eq!(opened(&world.stranger().join_by_code(&spoken).await.good()), table);
    assert_eq!(opened(&bob.join_by_code(&code).await.good()), table);
    for wrong in ["", "CDF", "CDF23", "CDF2345", "A1A1A1", "'; --", &"C".repeat(2000)] {
        bob.join_by_code(wrong).await.refused(404, "code");
    }
    bob.post("/api/join", json!({ "code": 7 })).await.refused(422, "bad-request");

    bob.sit(&table, "b").await.good();
    ann.start(&table).await.good();
    eve.join_by_code(&code).await.refused(404, "code");
    world.stranger().join_by_code(&code).await.refused(404, "code");
    assert_eq!(opened(&bob.join_by_code(&code).await.good()), table, "he has a seat there");
    let mut player = bob.join(&table).await;
    player.until("the table", |player| player.table.is_some()).await;
    assert_eq!(player.table.and_then(|table| table.code), None, "nobody needs it any more");

    let closed = ann.open("you open", "").await;
    let code = code_of(&ann, &closed).await;
    ann.close(&closed).await.good();
    ann.join_by_code(&code).await.refused(404, "code");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_are_not_guessed() {
    let few = |burst| Rate { per_second: 0.001, burst };
    let world = World::with(|config: &mut Config| {
        config.trust_proxy = true;
        (config.limits.codes, config.limits.wrong_codes) = (few(3.0), few(5.0));
    })
    .await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you open", "").await;
    let code = code_of(&ann, &table).await;
    let other = if code == "CDF234" { "CDF235" } else { "CDF234" };
    let mut eve = world.stranger();
    let mut guess = async |address: &str, code: &str| {
        let headers = format!("content-type: application/json\r\nx-forwarded-for: {address}\r\n");
        eve.request("POST", "/api/join", &headers, &json!({ "code": code }).to_string()).await
    };
    for _ in 0..3 {
        guess("192.0.2.1", other).await.refused(404, "code");
    }
    guess("192.0.2.1", other).await.refused(429, "too-many");
    guess("192.0.2.1", &code).await.refused(429, "too-many");
    for _ in 0..20 {
        guess("192.0.2.2", &code).await.good();
    }
    for address in ["192.0.2.2", "192.0.2.3"] {
        guess(address, other).await.refused(404, "code");
    }
    guess("192.0.2.4", other).await.refused(429, "too-many");
    ann.lobby().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_find_each_other() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.stranger());
    let mut fay = world.guest("Fay").await;
    assert_eq!(ann.look(None).await, QuickAnswer::Idle);
    let first = search(ann.seek(wish(Some(2), "live")).await);
    assert_eq!((first.people, first.caller, first.accepts), (1, None, None));
    search(fay.seek(wish(None, "slow")).await);
    let seekers = |pace| Seekers { game: "imhotep".into(), pace, people: 1 };
    assert_eq!(bob.lobby().await.seekers, [seekers(QuickPace::Live), seekers(QuickPace::Slow)]);

    let waiting = tokio::spawn(async move { (ann.found().await, ann) });
    bob.seek(wish(None, "live")).await;
    let id = bob.found().await;
    let (anns, mut ann) = waiting.await.unwrap();
    assert_eq!(anns, id, "both go to one table");
    assert_eq!(ann.look(None).await, QuickAnswer::Found(id.clone()), "a second tab goes there, too");
    let mut player = ann.join(&id).await;
    player.until("the game", |player| player.update.is_some()).await;
    let table = player.table.as_ref().unwrap();
    assert_eq!((table.status, table.public, table.seats.len()), (Status::Running, true, 2));
    assert_eq!(table.conduct.pace, Pace::Live { bank: 600, increment: 10 });
    assert!(table.seats.iter().all(|seat| !seat.open && seat.bot.is_none()));
    assert_eq!(ann.lobby().await.mine[0].id, id);
    search(fay.look(None).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_fill_the_seats_of_those_who_agree() {
    let world = World::new().await;
    let (mut ann, mut bob, mut cyd) =
        (world.guest("Ann").await, world.guest("Bob").await, world.guest("Cyd").await);
    ann.accept_bots(true).await.refused(409, "not-open");
    world.stranger().accept_bots(true).await.refused(403, "forbidden");
    for guest in [&mut ann, &mut bob, &mut cyd] {
        guest.seek(wish(Some(4), "slow")).await;
    }
    let people = search(cyd.look(None).await).people;
    assert_eq!(people, 3);
    search(read(&ann.accept_bots(true).await));
    assert_eq!(search(bob.look(None).await).caller.as_deref(), Some("Ann"));
    search(read(&cyd.accept_bots(false).await));
    bob.accept_bots(true).await.good();
    let id = ann.found().await;
    assert_eq!(bob.found().await, id);
    assert_eq!(search(cyd.look(None).await).people, 1, "who said no waits for people");
    let mut player = ann.join(&id).await;
    player.until("the game", |player| player.update.is_some()).await;
    let table = player.table.as_ref().unwrap();
    let bots: Vec<&str> = table.seats.iter().filter_map(|seat| seat.bot.as_deref()).collect();
    assert_eq!((bots, table.conduct.grace), (vec![MEDIUM_BOT; 2], Some(24 * 3600)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_an_answer_for_ever() {
    let world = World::with(|config| config.quick.answer = Duration::ZERO).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    ann.seek(wish(Some(3), "live")).await;
    bob.seek(wish(Some(3), "live")).await;
    bob.accept_bots(true).await.good();
    bob.found().await;
    search(ann.look(None).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_closes_the_page_leaves_the_queue() {
    let world = World::with(|config| config.quick.silence = Duration::from_millis(50)).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    ann.seek(wish(Some(3), "live")).await;
    let version = search(ann.look(None).await).version;
    let tab = tokio::spawn(async move { ann.look(Some(version)).await });
    bob.seek(wish(Some(3), "live")).await;
    bob.until(|answer| matches!(answer, QuickAnswer::Waiting(search) if search.people == 2)).await;
    search(tab.await.unwrap());
    // No request of Ann is open any more.
    bob.until(|answer| matches!(answer, QuickAnswer::Waiting(search) if search.people == 1)).await;
    assert_eq!(world.stranger().lobby().await.seekers.len(), 1);
    assert!(bob.lobby().await.seekers.is_empty(), "nobody else waits");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_elsewhere_leaves_the_queue() {
    let world = World::new().await;
    let (mut ann, mut bob, mut cyd) =
        (world.guest("Ann").await, world.guest("Bob").await, world.guest("Cyd").await);
    let table = ann.open("you open", "").await;
    for guest in [&mut ann, &mut bob, &mut cyd] {
        guest.seek(wish(Some(4), "live")).await;
    }
    ann.begin("you random", "").await;
    bob.sit(&table, "b").await.good();
    assert_eq!((ann.look(None).await, bob.look(None).await), (QuickAnswer::Idle, QuickAnswer::Idle));
    assert_eq!(search(cyd.look(None).await).people, 1);
    cyd.post("/api/quick/leave", json!({})).await.good();
    assert_eq!(cyd.look(None).await, QuickAnswer::Idle);
    world.stranger().post("/api/quick/leave", json!({})).await.good();
    assert!(cyd.lobby().await.seekers.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_wishes_are_refused() {
    let world = World::new().await;
    let mut eve = world.guest("Eve").await;
    for (wish, status, id) in [
        (json!({ "game": "senet", "seats": 2, "pace": "live" }), 404, "not-found"),
        (json!({ "game": "pharaon", "seats": 1, "pace": "live" }), 422, "seats"),
        (json!({ "game": "imhotep", "seats": 5, "pace": "live" }), 422, "seats"),
        (json!({ "game": "imhotep", "seats": 0, "pace": "live" }), 422, "seats"),
        (json!({ "game": "imhotep", "seats": 300, "pace": "live" }), 422, "bad-request"),
        (json!({ "game": "imhotep", "seats": 2, "pace": "never" }), 422, "bad-request"),
        (json!({ "game": "imhotep", "seats": 2, "pace": "live", "user": "ann" }), 422, "bad-request"),
    ] {
        eve.post("/api/quick", wish).await.refused(status, id);
    }
    eve.get("/api/quick?seen=x").await.refused(400, "bad-request");
    assert_eq!(eve.look(None).await, QuickAnswer::Idle);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_holds_only_so_many_places_in_the_queue() {
    let world = World::with(|config: &mut Config| {
        config.limits.seekers = 2;
        config.limits.tables = Rate { per_second: 0.001, burst: 4.0 };
    })
    .await;
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Eve"] {
        guests.push(world.guest(name).await);
    }
    let [ann, bob, eve] = &mut guests[..] else { unreachable!() };
    search(ann.seek(wish(Some(4), "live")).await);
    search(bob.seek(wish(Some(4), "live")).await);
    for _ in 0..5 {
        search(ann.seek(wish(Some(3), "live")).await);
    }
    eve.post("/api/quick", wish(Some(4), "live")).await.refused(429, "too-many-tables");
    for _ in 0..2 {
        ann.post("/api/quick/leave", json!({})).await.good();
        let _ = ann.post("/api/quick", wish(Some(4), "live")).await;
    }
    ann.post("/api/quick/leave", json!({})).await.good();
    ann.post("/api/quick", wish(Some(4), "live")).await.refused(429, "too-many-tables");
    assert_eq!(search(bob.look(None).await).people, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_tells_what_can_be_watched() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut running = Vec::new();
    for watchers in [Watchers::Talk, Watchers::Out, Watchers::Watch] {
        let mut table = new_table("you random", "");
        table["conduct"] = serde_json::to_value(Conduct { watchers, ..Conduct::default() }).unwrap();
        (table["public"], table["start"]) = (json!(true), json!(true));
        running.push(opened(&ann.post("/api/tables", table).await.good()));
    }
    let lines = world.stranger().lobby().await.running;
    let ids: Vec<&str> = lines.iter().map(|line| &*line.id).collect();
    assert_eq!(ids, [&*running[2], &*running[0]], "the last move first, and none that lets nobody watch");
    let watcher = world.stranger().join(&running[0]).await;
    let mut player = ann.join(&running[0]).await;
    player.until("a watcher", |player: &Player| player.presence.spectators == 1).await;
    let lines = world.stranger().lobby().await.running;
    assert_eq!((&*lines[0].id, lines[0].watching, &lines[0].present[..]), (&*running[0], 1, &[Seat::A][..]));
    drop(watcher);
    player.until("nobody", |player| player.presence.spectators == 0).await;
    drop(player);
    world.sql("update plies set at = at - 90000000").await;
    world.sql("update tables set updated = updated - 90000000").await;
    let mut stranger = world.stranger();
    while !stranger.lobby().await.running.is_empty() {
        tokio::task::yield_now().await;
    }
}
