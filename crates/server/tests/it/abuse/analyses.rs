//! Analyses that are asked for again and again, and lines of moves: whoever asks too often waits, and nobody else does.

use std::collections::BTreeSet;
use std::env;
use std::time::Duration;

use maat_server::config::{Limits, Rate};
use serde_json::{Value, json};

use super::{assert_goes_on, table};
use crate::player::play_out;
use crate::world::{Expect, Two, World, two};

const WHOLE: &str = include_str!("../../../../imhotep/replays/r1/2-a.txt");

/// The number of times that somebody asks; ten thousand with all tests.
fn times() -> usize {
    if env::var_os("MAAT_FULL").is_some() { 10_000 } else { 500 }
}

/// Without a limit of requests, so that all of them arrive.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn analyses_asked_for_thousands_of_times_are_a_few() {
    let world = World::with(|config| {
        config.limits.analyses = Limits::default().analyses;
        config.analysis_silence = Duration::from_secs(600);
    })
    .await;
    let (times, most) = (times(), Limits::default().analyses);
    let mut eve = world.guest("Eve").await;
    let asking = tokio::spawn(async move {
        let plies: Vec<&str> = WHOLE.lines().collect();
        let mut ids = BTreeSet::new();
        let mut refused = 0;
        for number in 0..times {
            // Games that differ in their ends are different games.
            let record = plies[..plies.len() - 2 - number % 8].join("\n");
            let knowledge = if number % 16 < 8 { "seat" } else { "open" };
            let wish = json!({ "record": record, "depth": "deep", "knowledge": knowledge });
            let reply = eve.post("/api/replay/analysis", wish).await;
            if reply.status == 200 {
                ids.insert(reply.json()["id"].as_str().unwrap().to_owned());
            } else {
                reply.refused(429, "too-many-analyses");
                refused += 1;
            }
            eve.heard.clear();
        }
        (ids, refused)
    });
    // Others play meanwhile, with each other and against bots.
    let mut ann = world.guest("Ann").await;
    let bots = ann.begin("you greedy", "").await;
    let player = ann.join(&bots).await.play_out(2).await;
    assert!(player.is_over());
    let Two { players, .. } = two(&world, "you open", "").await;
    let [a, b] = play_out(players, 1).await;
    assert!(a.is_over() && b.is_over());
    let (ids, refused) = asking.await.unwrap();
    assert_eq!(ids.len(), most, "as many as one may have");
    assert!(refused >= times / 2, "{refused} of {times}");
}

fn few(burst: f64) -> Rate {
    Rate { per_second: 0.001, burst }
}

fn from(address: &str) -> String {
    format!("content-type: application/json\r\nx-forwarded-for: {address}\r\n")
}

fn what_if(record: &str, moves: &[&str]) -> Value {
    let what_if = json!({ "ply": 0, "viewpoint": "open", "seed": 1, "moves": moves, "bots": null });
    json!({ "record": record, "what_if": what_if })
}

/// Lines of moves have a limit of their own: they do not use up the requests that change something.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_of_moves_have_a_limit_for_each_address() {
    let world = World::with(|config| {
        config.trust_proxy = true;
        (config.limits.lines, config.limits.requests) = (few(6.0), few(3.0));
    })
    .await;
    let mut eve = world.stranger();
    let body = what_if("game imhotep · revision 1 · seats 2 · dealing 2", &[]).to_string();
    let mut ask = async |path: &str, address: &str| eve.request("POST", path, &from(address), &body).await;
    for _ in 0..3 {
        ask("/api/replay/whatif", "192.0.2.1").await.good();
        ask("/api/replay/line", "192.0.2.1").await.good();
    }
    for path in ["/api/replay/whatif", "/api/replay/line"] {
        ask(path, "192.0.2.1").await.refused(429, "too-many");
        ask(path, "192.0.2.2").await.good();
    }
    let name = r#"{"name":"Eve"}"#;
    for status in [200, 200, 200, 429] {
        let reply = eve.request("POST", "/api/me", &from("192.0.2.1"), name).await;
        assert_eq!(reply.status, status, "{}", reply.body);
    }
}

/// A household has one address, and a class: the lines of one wait for those of the others, with their bots.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_of_one_address_wait_for_each_other() {
    let world = World::with(|config| config.limits.address_lines = 1).await;
    let mut body = what_if("game imhotep · revision 1 · seats 2 · dealing 2", &["a quarry"]);
    body["what_if"]["bots"] = json!({ "level": "mcts:300", "you": "a" });
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let (mut guest, body) = (world.stranger(), body.clone());
        asking.spawn(async move {
            let told = guest.post("/api/replay/whatif", body).await.good().json();
            assert_eq!(told["added"].as_array().map(Vec::len), Some(1), "{told}");
        });
    }
    asking.join_all().await;
}

/// Somebody who asks for the longest lines all the time does not keep others from playing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_lines_keep_nobody_from_playing() {
    let (world, mut table) = table().await;
    let record: maat_engine::Record = WHOLE.parse().unwrap();
    let mut moves = Vec::new();
    for ply in record.plies() {
        match &*ply.text {
            "undo" => drop(moves.pop()),
            text => moves.push(format!("{} {text}", ply.actor)),
        }
    }
    let (count, moves) = (moves.len(), moves.iter().map(String::as_str).collect::<Vec<_>>());
    let head = WHOLE.lines().next().unwrap();
    let body = what_if(head, &moves).to_string();
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (mut eve, body) = (world.stranger(), body.clone());
        asking.spawn(async move {
            for _ in 0..5 {
                let reply = eve.request("POST", "/api/replay/line", &from("192.0.2.1"), &body).await.good();
                assert_eq!(reply.json()["played"], count);
            }
        });
    }
    for _ in 0..5 {
        assert_goes_on(&mut table).await;
    }
    asking.join_all().await;
}
