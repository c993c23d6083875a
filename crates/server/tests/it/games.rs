//! Every game, with the smallest and the largest number of players.

use maat_catalog::{Entry, GAMES};
use maat_engine::Seat;
use maat_protocol::Status;
use serde_json::json;

use crate::player::Player;
use crate::world::{Expect, World, new_table, opened, replay};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_by_the_fewest_and_by_the_most() {
    let world = World::new().await;
    for entry in GAMES {
        for count in [*entry.seats.start(), *entry.seats.end()] {
            play_one(&world, entry, count).await;
        }
    }
}

/// Plays a game with one person and bots, or a solo game.
async fn play_one(world: &World, entry: &Entry, count: u8) {
    let mut ann = world.guest("Ann").await;
    let bots = " random".repeat(usize::from(count) - 1);
    let mut wish = new_table(&format!("you{bots}"), "");
    (wish["game"], wish["start"], wish["shuffle"]) = (json!(entry.id), json!(true), json!(true));
    let table = opened(&ann.post("/api/tables", wish).await.good());
    let mine = &ann.lobby().await.mine[0];
    assert_eq!((mine.seats.len(), mine.status), (usize::from(count), Status::Running), "{}", entry.id);
    let player: Player = ann.join(&table).await.play_out(u64::from(count)).await;
    let record = ann.record(&table).await;
    let outcome = replay(&record).outcome();
    assert_eq!(player.now().outcome, outcome, "{} with {count}", entry.id);
    assert_eq!(outcome.unwrap().rank.len(), usize::from(count));
    assert_eq!(player.status(), Some(Status::Finished));
    assert!(player.seat().is_some_and(|seat| seat.index() < usize::from(count)) || count > 1);
    assert!(count > 1 || player.seat() == Some(Seat::A));
    player.assert_told(&record.parse().unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seed_for_tests_deals_the_same_games_and_bots_play_them_the_same() {
    let mut records = Vec::new();
    for seed in [7, 7, 8] {
        let world = World::with(|config| config.seed = Some(seed)).await;
        let mut ann = world.guest("Ann").await;
        let table = ann.begin("you random greedy", "").await;
        let mut player = ann.join(&table).await;
        player.until_due().await;
        while !player.is_over() {
            let first = player.now().legal[0].clone();
            player.plays(&first).await;
            player.until_due().await;
        }
        records.push(ann.record(&table).await);
    }
    assert_eq!(records[0], records[1]);
    assert_ne!(records[0], records[2]);
}
