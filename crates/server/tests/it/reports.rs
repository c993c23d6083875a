//! Reports to the host of the server.

use maat_server::config::Rate;
use serde_json::{Value, json};

use crate::player::play_some;
use crate::world::{Expect, Two, World, new_table, opened, two};

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

/// As many as somebody could read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_closes_reports_before_more_come() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    world
        .sql(
            "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000) insert into reports \
             select n, users.id, null, 0, 'rule', 'x', 'en', '0', 'game imhotep', 1, 0 from users, numbers",
        )
        .await;
    ann.post("/api/reports", wish(&table, 1, "x")).await.refused(429, "too-many");
    let store = world.store().await;
    assert!(store.close_report(7).await.unwrap() && !store.close_report(2001).await.unwrap());
    ann.post("/api/reports", wish(&table, 1, "x")).await.good();
    assert_eq!(store.reports(false).await.unwrap().last().unwrap().number, 2001);
}

/// A report holds what its author could read at the table, and nothing that was hidden from them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_holds_the_own_secrets_and_no_others() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let mut table = new_table("you open", "");
    table["game"] = "egizia".into();
    let table = opened(&ann.post("/api/tables", table).await.good());
    bob.sit(&table, "b").await.good();
    let [mut a, mut b] = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    play_some(&mut a, &mut b, 3).await;
    let mut eve = world.guest("Eve").await;
    for guest in [&mut ann, &mut bob, &mut eve] {
        guest.post("/api/reports", wish(&table, a.ply(), "look")).await.good();
    }
    let lines = |record: &str| -> Vec<String> {
        let record: maat_engine::Record = record.parse().unwrap();
        record.plies().iter().map(|ply| ply.text.clone()).collect()
    };
    let reports = world.store().await.reports(false).await.unwrap();
    for (guest, report) in [&mut ann, &mut bob, &mut eve].into_iter().zip(&reports) {
        assert_eq!(lines(&report.record), lines(&guest.record(&table).await));
    }
    let hidden = |number: usize| reports[number].record.matches(" ?").count();
    assert!(0 < hidden(0) && hidden(0) < hidden(2) && reports[0].record != reports[1].record);
}
