//! Whole games and their records.

use maat_catalog::{Dealer, Line, find};
use maat_engine::{Action, Actor, Record, Seat, Turn, Viewer};
use maat_protocol::{ChanceInfo, Status};
use maat_server::random;
use serde_json::Value;

use crate::player::{Player, play_out};
use crate::world::{Guest, SIDES_B, Two, World, new_table, opened, replay, two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_finish_a_game() {
    let world = World::new().await;
    for (seed, options) in ["", SIDES_B, "market=b", "pyramid=b temple=b"].into_iter().enumerate() {
        let Two { table, mut guests, players } = two(&world, "you open", options).await;
        let players = play_out(players, seed as u64).await;
        assert_finished(&mut guests[0], &table, &players, options).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_and_bots_finish_a_game() {
    let world = World::new().await;
    for (seed, seats) in
        ["you open random", "greedy you random open", "mcts:30 open you"].into_iter().enumerate()
    {
        let Two { table, mut guests, players } = two(&world, seats, SIDES_B).await;
        let players = play_out(players, seed as u64).await;
        assert_finished(&mut guests[1], &table, &players, SIDES_B).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_without_a_name_plays_against_bots_at_once() {
    let world = World::new().await;
    let mut guest = world.stranger();
    let table = guest.begin("you greedy random", "").await;
    assert!(guest.client.cookie.is_some());
    let players = play_out([guest.join(&table).await], 1).await;
    assert_eq!(players[0].table.as_ref().unwrap().seats[0].name, "");
    assert_finished(&mut guest, &table, &players, "").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_among_themselves_and_anybody_watches() {
    let world = World::new().await;
    let table = world.guest("Ann").await.begin("random greedy random random", "market=b").await;
    let mut stranger = world.stranger();
    let players = play_out([stranger.join(&table).await], 1).await;
    assert_eq!(players[0].seat(), None);
    assert_finished(&mut stranger, &table, &players, "market=b").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_dealt_out_if_so_wished() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut first = 0;
    for _ in 0..24 {
        let mut wish = new_table("you random", "");
        (wish["shuffle"], wish["start"]) = (true.into(), true.into());
        let table = opened(&ann.post("/api/tables", wish).await);
        let mut player = ann.join(&table).await;
        player.until("the table", |player| player.table.is_some()).await;
        first += u32::from(player.seat() == Some(Seat::A));
    }
    assert!((1..24).contains(&first), "one seat each time: {first}");
}

/// Checks that all clients have the same result as the record, and that chance was fair.
async fn assert_finished(guest: &mut Guest, table: &str, players: &[Player], options: &str) {
    let text = guest.record(table).await;
    let record: Record = text.parse().unwrap();
    let game = replay(&text);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(record.result(), Some(outcome.score.as_slice()));
    assert_eq!(record.options(), options);
    for player in players {
        let update = player.now();
        assert_eq!(update.outcome.as_ref(), Some(&outcome));
        assert_eq!(update.ply as usize, record.plies().len());
        assert_eq!(update.view.get(), game.view(player.viewer()).get());
        player.assert_told(&record);
        let info = player.table.as_ref().unwrap();
        assert_eq!(info.status, Status::Finished);
        let seed = random::from_hex(info.seed.as_ref().expect("the seed is shown")).unwrap();
        assert_eq!(info.seed_hash, random::hash(&seed));
        assert_dealt(&record, &Dealer::new(seed));
        assert_commitment_first(player, info.chance.as_ref().expect("parts"));
    }
}

/// Checks that the hash of the server's part is in the first message, and neither the part nor the seed in any before the end.
fn assert_commitment_first(player: &Player, chance: &ChanceInfo) {
    let part = chance.server_part.as_ref().expect("the part is shown");
    assert_eq!(chance.server_hash, random::hash(&random::from_hex::<32>(part).unwrap()));
    let first: Value = serde_json::from_str(&player.frames[0]).unwrap();
    assert_eq!(first["table"]["chance"]["server_hash"], *chance.server_hash);
    let over = |frame: &&String| frame.contains("\"status\":\"finished\"");
    let before = player.frames.iter().take_while(|frame| !over(frame));
    assert!(before.clone().count() > 0 && before.into_iter().all(|frame| !frame.contains(&**part)));
    assert_eq!(first["table"]["seed"], Value::Null);
}

/// Deals the game again from its seed and checks that every chance ply of the record is the same.
fn assert_dealt(record: &Record, dealer: &Dealer) {
    let entry = find(record.game()).unwrap();
    let mut game = entry.start(&entry.terms(record.seats(), record.options())).unwrap();
    let mut dealt = 0;
    for (line, ply) in record.plies().iter().enumerate() {
        match ply.actor {
            Actor::Chance => {
                assert_eq!(game.turn(), Turn::Chance);
                let mut again = game.clone_box();
                again.settle(dealer);
                let text = ply.text.clone();
                let dealt_line = Line { actor: Actor::Chance, action: Action::Move(()), text, live: true };
                assert_eq!(again.line(line, Viewer::Omniscient), Some(dealt_line));
                dealt += 1;
            }
            Actor::Seat(seat) if ply.action() == Action::Undo => {
                assert!(game.undo(seat));
                continue;
            }
            Actor::Seat(_) => {}
        }
        game.play(ply.actor, &ply.text).unwrap();
    }
    assert!(dealt >= 6 * 4, "six rounds have cards: {dealt}");
}
