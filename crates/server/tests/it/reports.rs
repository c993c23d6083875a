//! Reports to the host of the server.

use maat_server::config::Rate;
use serde_json::{Value, json};

use crate::player::play_some;
use crate::world::{Expect, Two, World, two};

fn wish(table: &str, ply: u32, text: &str) -> Value {
    json!({ "table": table, "record": null, "ply": ply, "kind": "rule", "text": text, "lang": "cs" })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_holds_the_record_as_far_as_its_author_knows_it() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _bob], players: [mut a, mut b] } = two(&world, "you open", "").await;
    play_some(&mut a, &mut b, 6).await;
    let ply = a.ply() - 1;
    ann.post("/api/reports", wish(&table, ply, "The ship\nsank <b>")).await.good();
    let mut eve = world.stranger();
    let record = ann.record(&table).await;
    let own =
        json!({ "table": null, "record": record, "ply": 5, "kind": "text", "text": "typo", "lang": "pl" });
    // A record with something hidden in it is no game; otherwise it is.
    let sent = eve.post("/api/reports", own).await;
    let hidden = record.contains(" ?");
    assert_eq!(sent.status, if hidden { 422 } else { 200 });

    let store = world.store().await;
    let reports = store.reports(false).await.unwrap();
    let report = &reports[0];
    assert_eq!((report.number, report.ply, &*report.kind, &*report.lang), (1, ply, "rule", "cs"));
    assert_eq!(report.text, "The ship\nsank <b>");
    assert_eq!(report.table.as_deref(), Some(&*table));
    let attached: maat_engine::Record = report.record.parse().unwrap();
    let seen: maat_engine::Record = record.parse().unwrap();
    let text = |record: &maat_engine::Record| {
        record.plies().iter().take(ply as usize).map(|ply| ply.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(attached.plies().len(), ply as usize);
    assert_eq!(text(&attached), text(&seen));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_reports_are_refused() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let good = wish(&table, 1, "x");
    let with = |key: &str, value: Value| {
        let mut wrong = good.clone();
        wrong[key] = value;
        wrong
    };
    for wrong in [
        with("text", json!("")),
        with("text", json!(" \n ")),
        with("text", json!("x".repeat(1001))),
        with("ply", json!(100_000)),
        with("lang", json!("<script>")),
        with("record", json!("game imhotep")),
        with("table", Value::Null),
    ] {
        ann.post("/api/reports", wrong).await.refused(400, "bad-request");
    }
    ann.post("/api/reports", with("table", json!("nosuchtable"))).await.refused(404, "not-found");
    assert_eq!(ann.post("/api/reports", with("kind", json!("praise"))).await.status, 422);
    let record = json!({ "table": null, "record": "game senet", "ply": 0, "kind": "other", "text": "x", "lang": "en" });
    assert_eq!(ann.post("/api/reports", record).await.status, 422);
    assert!(world.store().await.reports(true).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_have_a_limit() {
    let world = World::with(|config| {
        config.limits.reports = Rate { per_second: 0.0, burst: 3.0 };
    })
    .await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    for _ in 0..3 {
        ann.post("/api/reports", wish(&table, 1, "x")).await.good();
    }
    ann.post("/api/reports", wish(&table, 1, "x")).await.refused(429, "too-many");

    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut sent = 0;
    while ann.post("/api/reports", wish(&table, 1, "x")).await.status == 200 {
        sent += 1;
    }
    assert_eq!(sent, 20, "of one person in a day");
}
