//! A person's best result: which games count, and for whom.

use maat_engine::Seat;
use maat_protocol::PersonalBest;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::conduct::resign;
use crate::player::{Player, undo};
use crate::world::{Expect, Guest, Two, World, new_table, opened, two};

async fn best(guest: &mut Guest, table: &str) -> Option<PersonalBest> {
    let body = guest.get(&format!("/api/tables/{table}/best")).await.good().body;
    serde_json::from_str(&body).expect("a result or null")
}

/// Plays random moves to the end and takes nothing back; returns the points of the seat.
async fn play_through(player: &mut Player, seed: u64) -> i32 {
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        player.until_due().await;
        if let Some(outcome) = &player.now().outcome {
            return outcome.score[player.seat().expect("a seat").index()];
        }
        player.play_any(&mut rng).await;
    }
}

async fn play_alone(guest: &mut Guest, game: &str, seats: &str, seed: u64) -> (String, i32) {
    let mut wish = new_table(seats, "");
    (wish["game"], wish["start"]) = (game.into(), true.into());
    let table = opened(&guest.post("/api/tables", wish).await.good());
    let points = play_through(&mut guest.join(&table).await, seed).await;
    (table, points)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_is_compared_with_earlier_ones_of_the_same_kind() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let (first, one) = play_alone(&mut ann, "imhotep", "you greedy", 1).await;
    assert_eq!(best(&mut ann, &first).await, Some(PersonalBest { points: one, earlier: None }));
    let (_, two) = play_alone(&mut ann, "imhotep", "you greedy", 2).await;
    let (three, points) = play_alone(&mut ann, "imhotep", "you greedy", 3).await;
    let earlier = Some(one.max(two));
    assert_eq!(best(&mut ann, &three).await, Some(PersonalBest { points, earlier }));
    assert_eq!(best(&mut ann, &first).await.unwrap().earlier, None, "later results do not count");
    let (more, points) = play_alone(&mut ann, "imhotep", "you random random", 4).await;
    assert_eq!(best(&mut ann, &more).await, Some(PersonalBest { points, earlier: None }));
    let (solo, points) = play_alone(&mut ann, "pharaon", "you", 5).await;
    assert_eq!(best(&mut ann, &solo).await, Some(PersonalBest { points, earlier: None }));

    let mut bob = world.guest("Bob").await;
    let (own, points) = play_alone(&mut bob, "imhotep", "you greedy", 6).await;
    assert_eq!(best(&mut bob, &own).await, Some(PersonalBest { points, earlier: None }));
    for table in [&first, &three, &solo, "nothing"] {
        assert_eq!(best(&mut bob, table).await, None, "the results of others are their own");
        assert_eq!(best(&mut world.stranger(), table).await, None);
    }
    let running = ann.begin("you greedy", "").await;
    assert_eq!(best(&mut ann, &running).await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn practice_and_several_seats_do_not_count() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let practice = ann.begin("you random", "").await;
    let mut player = ann.join(&practice).await;
    player.plays("quarry").await;
    player.until_due().await;
    let ply = player.ply();
    player.say(undo(ply)).await;
    player.until("the undo", |player| player.ply() > ply).await;
    play_through(&mut player, 1).await;
    assert!(player.table.as_ref().unwrap().practice);
    assert_eq!(best(&mut ann, &practice).await, None);

    let shared = ann.begin("you beside", "").await;
    let mut sides = [ann.join_as(&shared, Seat::A).await, ann.join_as(&shared, Seat::B).await];
    let [a, b] = &mut sides;
    tokio::join!(play_through(a, 1), play_through(b, 2));
    assert_eq!(best(&mut ann, &shared).await, None);

    let (counted, points) = play_alone(&mut ann, "imhotep", "you random", 3).await;
    assert_eq!(best(&mut ann, &counted).await, Some(PersonalBest { points, earlier: None }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_who_plays_to_the_end_has_a_result() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    a.until("the game", |player| player.update.is_some()).await;
    a.say(resign()).await;
    let points = play_through(&mut b, 1).await;
    assert_eq!(best(&mut ann, &table).await, None);
    assert_eq!(best(&mut bob, &table).await, Some(PersonalBest { points, earlier: None }));
}
