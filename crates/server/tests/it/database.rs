//! A database that disappears or does not answer.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use maat_protocol::{ClientMsg, Conduct, Pace, Ping, Refusal};
use serde_json::json;
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::time::{sleep, timeout};

use crate::player::{chat, play, undo};
use crate::world::{Expect, Two, World, new_table, two, two_with};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_for_the_database_answers_pings() {
    let world = World::new().await;
    let Two { players: [mut a, _b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    let ply = a.ply();
    install_default_drivers();
    let mut other = AnyConnection::connect(&world.database).await.unwrap();
    other.execute("begin immediate").await.unwrap();
    a.answer("quarry").await;
    a.say(ClientMsg::Ping(Ping {})).await;
    a.until("the pong", |a| a.pongs == 1).await;
    assert_eq!((a.ply(), a.refused.len()), (ply, 0), "the move still waits");
    other.execute("rollback").await.unwrap();
    a.until("the move", |a| a.ply() > ply).await;
}

/// The clock of a table runs out while the database cannot be read: the table wakes when it can.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_alarm_is_lost_while_the_database_does_not_answer() {
    let (all_tables, one_table) = (
        ["alter table plies rename to gone", "alter table gone rename to plies"],
        ["alter table mutes rename to gone", "alter table gone rename to mutes"],
    );
    for [break_it, mend_it] in [all_tables, one_table] {
        let mut world = World::new().await;
        let conduct = Conduct { pace: Pace::Slow { decision: 3600, bank: 0 }, ..Conduct::default() };
        let Two { table, players: [mut a, b], .. } = two_with(&world, "you open", &conduct).await;
        a.until_due().await;
        world.stop();
        while a.hear().await {}
        drop((a, b));
        world.pass(Duration::from_secs(2 * 3600)).await;
        world.sql(break_it).await;
        let database = world.database.clone();
        let second = World::with(|config| config.database = database).await;
        second.stranger().get("/api/me").await.good();
        // By now it has tried.
        sleep(Duration::from_secs(1)).await;
        world.sql(mend_it).await;
        let store = world.store().await;
        let replaced = async {
            while store.table(&table).await.unwrap().unwrap().seats[0].bot().is_none() {
                sleep(Duration::from_millis(100)).await;
            }
        };
        timeout(Duration::from_secs(60), replaced).await.expect("a bot");
    }
}

fn file(world: &World) -> PathBuf {
    PathBuf::from(world.database.strip_prefix("sqlite:").expect("a file of SQLite"))
}

/// Nothing is acknowledged after `lose` has taken the file away, not even the first message.
async fn assert_nothing_is_acknowledged_after(lose: impl FnOnce(&Path)) {
    let world = World::new().await;
    let Two { guests: [mut ann, _], players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    let open = ann.open("you open", "").await;
    a.plays("quarry").await;
    b.until_due().await;
    assert_eq!(ann.get("/health").await.good().body, "ok");
    let ply = b.ply();
    lose(&file(&world));
    assert_eq!(b.refusal(play(ply, "quarry")).await, Refusal::Trouble);
    assert_eq!(a.refusal(undo(ply)).await, Refusal::Trouble);
    assert_eq!(a.refusal(chat("hello?")).await, Refusal::Trouble);
    ann.post("/api/me", json!({ "name": "Anna" })).await.refused(503, "trouble");
    ann.post("/api/tables", new_table("you open", "")).await.refused(503, "trouble");
    ann.leave(&open).await.refused(503, "trouble");
    let health = ann.get("/health").await;
    assert_eq!((health.status, health.body.as_str()), (503, "trouble"));
    for player in [&mut a, &mut b] {
        player.settle().await;
        assert_eq!((player.ply(), player.chat.len()), (ply, 0), "nobody has seen anything of it");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_was_deleted() {
    assert_nothing_is_acknowledged_after(|file| fs::remove_file(file).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_was_replaced() {
    assert_nothing_is_acknowledged_after(|file| {
        let copy = file.with_extension("copy");
        fs::copy(file, &copy).unwrap();
        fs::rename(&copy, file).unwrap();
    })
    .await;
}

/// A file that comes back may be an older state.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_was_away_for_a_while() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let away = file(&world).with_extension("away");
    fs::rename(file(&world), &away).unwrap();
    assert_eq!(ann.get("/health").await.status, 503);
    fs::rename(&away, file(&world)).unwrap();
    ann.post("/api/me", json!({ "name": "Anna" })).await.refused(503, "trouble");
    let again = World::with(|config| config.database.clone_from(&world.database)).await;
    ann.client.address = again.address;
    ann.post("/api/me", json!({ "name": "Anna" })).await.good();
}
