//! Records that are no games, wherever one can be sent: clear answers, and nothing is kept.

use maat_protocol::{Conduct, Watchers};
use serde_json::{Value, json};

use super::{assert_goes_on, table};
use crate::player::{play_out, play_some};
use crate::world::{Expect, Guest, Two, World, two, two_with};

const WHOLE: &str = include_str!("../../../../imhotep/replays/r1/2-a.txt");
const HEAD: &str = "game imhotep · revision 1 · seats 2 · dealing 2\n";

/// Every request that takes a record and needs its game.
fn requests(record: &str) -> [(&'static str, Value); 7] {
    let what_if = json!({ "ply": 0, "viewpoint": "open", "seed": 1, "moves": [], "bots": null });
    let line = json!({ "record": record, "what_if": what_if });
    [
        ("/api/replay", json!({ "record": record, "viewpoint": null })),
        ("/api/replay/views", json!({ "record": record, "viewpoint": "open", "plies": [0] })),
        ("/api/replay/whatif", line.clone()),
        ("/api/replay/line", line),
        ("/api/replay/analysis", json!({ "record": record, "depth": "quick", "knowledge": "seat" })),
        (
            "/api/reports",
            json!({ "table": null, "record": record, "ply": 0, "kind": "other", "text": "x", "lang": "en" }),
        ),
        ("/api/studies", json!({ "from": { "record": record }, "title": "" })),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bad_record_is_refused_everywhere_with_its_line() {
    let (world, mut table) = table().await;
    let mut eve = world.guest("Eve").await;
    let begun = format!(
        "{HEAD}* round 5 · * reveal burial-d · * reveal temple-d · * reveal sail · * reveal statue\n"
    );
    for (record, fault, line) in [
        (String::new(), "record-syntax", 1),
        ("<script>alert(1)</script>".to_owned(), "record-syntax", 1),
        (HEAD.replace("imhotep", "<script>"), "record-syntax", 1),
        (HEAD.replace("imhotep", "senet"), "record-game", 1),
        (HEAD.replace("revision 1", "revision 900"), "record-game", 1),
        (HEAD.replace("seats 2", "seats 200"), "record-game", 1),
        (format!("{begun}a sail 1\n"), "record-move", 3),
        (format!("{begun}a undo\n"), "record-move", 3),
        (format!("{HEAD}* round ?\n"), "record-hidden", 2),
        (format!("{begun}= 3 4\n"), "record-result", 3),
        (format!("{begun}{}", "a quarry\n".repeat(6_000)), "record-long", 4_998),
    ] {
        for (address, wish) in requests(&record) {
            let reply = eve.post(address, wish).await;
            let start: String = record.chars().take(60).collect();
            assert_eq!(
                (reply.status, reply.json()),
                (422, json!({ "error": fault, "line": line })),
                "{address} {start}"
            );
        }
        let reply = eve.post("/api/verify", json!({ "record": record })).await;
        let told = reply.json();
        assert!(
            reply.status == 422 && told["error"] == fault || reply.status == 200 && !told["fault"].is_null(),
            "{record}: {}",
            reply.body
        );
    }
    // What is larger than any game is not even read; a study may hold comments, too.
    for (address, wish) in requests(&"# words\n".repeat(90_000)) {
        eve.post(address, wish).await.refused(413, "bad-request");
    }
    let store = world.store().await;
    assert!(store.reports(true).await.unwrap().is_empty());
    assert_eq!(eve.get("/api/studies").await.good().body, "[]");
    assert_goes_on(&mut table).await;
}

/// Whatever is computed counts for the address that asks for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_only_so_many_tasks_at_once() {
    let world = World::with(|config| config.limits.address_tasks = 0).await;
    let mut eve = world.guest("Eve").await;
    for (address, wish) in requests(WHOLE) {
        eve.post(address, wish).await.refused(429, "too-many");
    }
    eve.post("/api/verify", json!({ "record": WHOLE })).await.refused(429, "too-many");
    let table = eve.begin("you greedy", "").await;
    eve.get(&format!("/api/tables/{table}/replay")).await.refused(429, "too-many");
    let analysis = json!({ "depth": "quick", "knowledge": "seat" });
    eve.post(&format!("/api/tables/{table}/analysis"), analysis).await.refused(429, "too-many");
    let chapter = eve.get("/api/learn").await.good().json()["chapters"][0].clone();
    let puzzle = eve.get("/api/puzzles").await.good().json()["puzzles"][0].clone();
    for (path, game, id) in
        [("learn", &chapter["game"], &chapter["id"]), ("puzzles", &puzzle["game"], &puzzle["number"])]
    {
        let id = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
        let address = format!("/api/{path}/{}/{id}", game.as_str().unwrap());
        eve.get(&address).await.refused(429, "too-many");
    }
}

/// Every request in which the engine helps with a record: analyses, bots, and studies, where one can play on against bots.
fn help(record: &str) -> [(&'static str, Value); 4] {
    let analysis = |knowledge: &str| json!({ "record": record, "depth": "quick", "knowledge": knowledge });
    let bots = json!({ "level": "random", "you": "a" });
    let what_if = json!({ "ply": 0, "viewpoint": "open", "seed": 1, "moves": [], "bots": bots });
    [
        ("/api/replay/analysis", analysis("seat")),
        ("/api/replay/analysis", analysis("open")),
        ("/api/replay/whatif", json!({ "record": record, "what_if": what_if })),
        ("/api/studies", json!({ "from": { "record": record }, "title": "" })),
    ]
}

/// Both requests that play on from a record alone.
fn alone(record: &str) -> [(&'static str, Value); 2] {
    let what_if = json!({ "ply": 0, "viewpoint": "open", "seed": 1, "moves": [], "bots": null });
    ["/api/replay/whatif", "/api/replay/line"]
        .map(|address| (address, json!({ "record": record, "what_if": what_if })))
}

/// A record names its table. While the game runs, the record can be looked at; one plays on from it only where the table allows that, and
/// the engine helps nobody with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_running_game_brings_no_help() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    // Nothing is hidden so early: a record with something hidden would be refused anyway.
    play_some(&mut a, &mut b, 2).await;
    let record = ann.record(&table).await;
    assert!(record.contains(&format!("\ntable {table}\n")), "{record}");
    let mut eve = world.guest("Eve").await;
    for guest in [&mut ann, &mut bob, &mut eve, &mut world.stranger()] {
        for (address, wish) in help(&record) {
            guest.post(address, wish).await.refused(409, "game-runs");
        }
        for (address, wish) in alone(&record) {
            guest.post(address, wish).await.refused(409, "game-runs");
        }
        look(guest, &record).await;
    }
    assert_eq!(eve.get("/api/studies").await.good().body, "[]");

    // Whoever plays against bots alone may play on alone. The table gives and counts other help; the record does neither.
    let practice = ann.begin("you greedy", "").await;
    ann.join(&practice).await.until_due().await;
    let own = ann.record(&practice).await;
    for guest in [&mut ann, &mut eve] {
        for (address, wish) in help(&own) {
            guest.post(address, wish).await.refused(409, "game-runs");
        }
        look(guest, &own).await;
    }
    for (address, wish) in alone(&own) {
        ann.post(address, wish.clone()).await.good();
        eve.post(address, wish).await.refused(409, "game-runs");
    }
    assert_eq!(ann.get("/api/studies").await.good().body, "[]");

    play_out([a, b], 3).await;
    for (address, wish) in help(&record).into_iter().chain(alone(&record)) {
        eve.post(address, wish).await.good();
    }
}

async fn look(guest: &mut Guest, record: &str) {
    guest.post("/api/replay", json!({ "record": record, "viewpoint": null })).await.good();
    let views = json!({ "record": record, "viewpoint": "open", "plies": [0] });
    guest.post("/api/replay/views", views).await.good();
}

/// Where the table allows what-if boards, its record does, too: for those who may see the table, and without bots.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_on_from_the_record_of_a_running_game_where_the_table_allows_it() {
    let world = World::new().await;
    let conduct = Conduct { what_if: true, watchers: Watchers::Out, ..Conduct::default() };
    let Two { guests: [mut ann, mut bob], players: [mut a, mut b], table } =
        two_with(&world, "you open", &conduct).await;
    play_some(&mut a, &mut b, 2).await;
    let record = ann.record(&table).await;
    for guest in [&mut ann, &mut bob] {
        for (address, wish) in alone(&record) {
            guest.post(address, wish).await.good();
        }
        for (address, wish) in help(&record) {
            guest.post(address, wish).await.refused(409, "game-runs");
        }
    }
    for (address, wish) in alone(&record) {
        world.stranger().post(address, wish).await.refused(409, "game-runs");
    }
}

/// Wherever a record is cut off, the rest is a shorter game or is refused with its last line.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_truncated_record_is_a_shorter_game_or_refused() {
    let (world, _table) = table().await;
    let mut eve = world.stranger();
    let (mut shorter, mut refused) = (0, 0);
    for end in (0..WHOLE.len()).filter(|&end| WHOLE.is_char_boundary(end)).step_by(29) {
        let part = &WHOLE[..end];
        let reply = eve.post("/api/replay", json!({ "record": part, "viewpoint": null })).await;
        let told = reply.json();
        let lines = part.lines().count().max(1) as u64;
        match reply.status {
            200 => shorter += 1,
            status => {
                refused += 1;
                assert_eq!(status, 422, "{part}");
                assert!(told["error"].as_str().unwrap().starts_with("record-"), "{told}");
                assert_eq!(told["line"].as_u64(), Some(lines), "{part}");
            }
        }
    }
    assert!(shorter > 10 && refused > 10, "{shorter} {refused}");
}

/// Comments are not part of a game: they are left out, or kept as the text that they are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn script_in_comments_stays_text() {
    let (world, _table) = table().await;
    let mut eve = world.guest("Eve").await;
    let script = "<img src=x onerror=alert(1)>";
    let record = format!("{HEAD}# {script}\n* round 5 # </textarea><script>alert(2)</script>\n");
    for (address, wish) in requests(&record) {
        eve.post(address, wish).await.good();
    }
    for told in &eve.heard {
        let (head, body) = told.split_once("\n\n").unwrap();
        assert!(head.contains("application/json"), "never a page: {head}");
        assert!(!body.contains("onerror"), "only the study tells it: {body}");
    }
    let studies = eve.get("/api/studies").await.good().json();
    let id = studies[0]["id"].as_str().unwrap().to_owned();
    let study = eve.get(&format!("/api/studies/{id}")).await.good();
    assert!(study.head.contains("application/json") && study.head.contains("nosniff"), "{}", study.head);
    let remark = |index: usize| study.json()["notes"][index]["remark"]["comment"]["text"].clone();
    assert_eq!((remark(0), remark(1)), (json!(script), json!("</textarea><script>alert(2)</script>")));
    let text = text_of(&mut eve, &id).await;
    assert!(text.contains(script), "{text}");
}

async fn text_of(guest: &mut Guest, study: &str) -> String {
    let text = guest.get(&format!("/api/studies/{study}/text")).await.good();
    assert!(text.head.contains("text/plain") && text.head.contains("attachment"), "{}", text.head);
    text.body
}
