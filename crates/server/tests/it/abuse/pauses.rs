//! People who pause their slow games again and again, or many times at once.

use maat_protocol::{Conduct, Pace};
use maat_server::random;
use serde_json::json;
use tokio::task::JoinSet;

use crate::player::Player;
use crate::world::{Expect, Guest, Two, World, two_with};

/// In milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// The stored pauses of a guest.
async fn pauses(world: &World, guest: &Guest) -> Vec<(i64, i64)> {
    let store = world.store().await;
    let token = random::hash(guest.token().unwrap().as_bytes());
    let user = store.session(&token).await.unwrap().unwrap();
    store.pauses(&user.id, i64::MIN).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pauses_that_are_asked_for_at_once_are_one() {
    let world = World::new().await;
    for days in [14, 1] {
        let eve = world.guest("Eve").await;
        let mut requests = JoinSet::new();
        for _ in 0..20 {
            let mut eve = eve.clone();
            requests.spawn(async move { eve.post("/api/pause", json!({ "days": days })).await.status });
        }
        let replies = requests.join_all().await;
        assert!(replies.iter().all(|&status| [200, 422].contains(&status)), "{replies:?}");
        let stored = pauses(&world, &eve).await;
        let [(begins, ends)] = stored[..] else { panic!("{stored:?}") };
        assert!((days * DAY - 1..=14 * DAY).contains(&(ends - begins)), "{stored:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pauses_that_begin_and_end_all_the_time_are_few() {
    let world = World::new().await;
    let mut eve = world.guest("Eve").await;
    let mut refused = 0;
    for _ in 0..50 {
        refused += i32::from(eve.post("/api/pause", json!({ "days": 1 })).await.status == 422);
        let me = eve.post("/api/pause", json!({ "days": 0 })).await.good().json();
        assert!(me["pause"]["seconds"].is_null());
    }
    let stored = pauses(&world, &eve).await;
    assert!(stored.len() <= 14 && refused > 0, "{stored:?}");
    assert!(stored.iter().all(|(begins, ends)| begins < ends), "{stored:?}");
    assert!(stored.is_sorted_by(|one, next| one.1 <= next.0), "{stored:?}");
    let me = eve.post("/api/pause", json!({ "days": 0 })).await.good().json();
    assert_eq!(me["pause"]["left"].as_i64().unwrap() / (DAY / 1000), 14 - stored.len() as i64);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_clock_does_not_pause() {
    let world = World::new().await;
    let clock = |pace| Conduct { pace, ..Conduct::default() };
    let slow = clock(Pace::Slow { decision: 600, bank: 0 });
    let live = clock(Pace::Live { bank: 600, increment: 0 });
    let Two { guests: [mut ann, mut bob], table, players: [mut a, _b] } =
        two_with(&world, "you open", &slow).await;
    let second = ann.open_with("you open", &live).await;
    bob.sit(&second, "b").await.good();
    ann.start(&second).await.good();
    let mut at_live = ann.join(&second).await;
    a.until_due().await;
    at_live.until_due().await;
    ann.post("/api/pause", json!({ "days": 1 })).await.good();
    let paused = |player: &Player| player.now().clocks.iter().any(|clock| clock.paused.is_some());
    a.until("the pause", paused).await;
    // Whoever comes sees the clocks as they are now.
    for (id, is_paused) in [(&table, true), (&second, false)] {
        let mut again = ann.join(id).await;
        again.until_due().await;
        assert_eq!(paused(&again), is_paused);
    }
}
