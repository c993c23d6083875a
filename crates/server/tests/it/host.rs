//! Before the start: the host arranges the seats, hands over, closes the table; nobody is stuck if the host leaves.

use std::time::Duration;

use maat_engine::Seat;
use maat_protocol::Status;

use crate::player::Player;
use crate::world::{Expect, World};

/// The occupants of the seats as a player sees them: a name, a bot, or `-`.
fn seats(player: &Player) -> Vec<String> {
    let seats = player.table.iter().flat_map(|table| &table.seats);
    let shown = seats.map(|seat| match &seat.bot {
        Some(bot) => bot.clone(),
        None if seat.open => "-".into(),
        None => seat.name.clone(),
    });
    shown.collect()
}

fn host_seat(player: &Player) -> Option<Seat> {
    player.table.as_ref().and_then(|table| table.host_seat)
}

fn is_host(player: &Player) -> bool {
    player.table.as_ref().is_some_and(|table| table.host)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_arranges_the_seats() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open open", "").await;
    bob.sit(&table, "b").await.good();
    let (mut a, mut b) = (ann.join(&table).await, bob.join(&table).await);

    ann.arrange(&table, "c", "greedy").await.good();
    a.until("the bot", |a| seats(a) == ["Ann", "Bob", "greedy"]).await;
    ann.arrange(&table, "c", "mcts:50").await.good();
    ann.arrange(&table, "b", "greedy").await.refused(409, "taken");
    ann.arrange(&table, "a", "open").await.refused(403, "forbidden");
    ann.arrange(&table, "d", "open").await.refused(422, "seats");
    ann.arrange(&table, "c", "clever").await.refused(422, "seats");
    ann.arrange(&table, "c", "mcts:20001").await.refused(422, "seats");
    ann.arrange("nothing", "c", "greedy").await.refused(404, "not-found");
    bob.arrange(&table, "c", "open").await.refused(403, "forbidden");
    world.stranger().arrange(&table, "c", "open").await.refused(403, "forbidden");
    a.until("the other bot", |a| seats(a) == ["Ann", "Bob", "mcts:50"]).await;

    ann.arrange(&table, "b", "open").await.good();
    b.until("the seat is lost", |b| b.table.as_ref().is_some_and(|table| table.you.is_none())).await;
    bob.leave(&table).await.refused(403, "forbidden");
    bob.sit(&table, "b").await.good();
    ann.arrange(&table, "c", "open").await.good();
    ann.start(&table).await.refused(422, "seats");
    ann.arrange(&table, "c", "random").await.good();
    ann.start(&table).await.good();
    a.until("the beginning", |a| a.status() == Some(Status::Running)).await;
    for refused in
        [ann.arrange(&table, "c", "open").await, ann.hand_over(&table, "b").await, ann.close(&table).await]
    {
        refused.refused(409, "not-open");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn if_the_host_leaves_the_next_person_is_host() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let mut cyd = world.guest("Cyd").await;
    let table = ann.open("open you open open", "").await;
    bob.sit(&table, "a").await.good();
    cyd.sit(&table, "d").await.good();
    let (mut b, mut c) = (bob.join(&table).await, cyd.join(&table).await);
    b.until("everybody", |b| host_seat(b) == Some(Seat::B)).await;
    ann.leave(&table).await.good();
    c.until("the next to the left", |c| host_seat(c) == Some(Seat::D) && is_host(c)).await;
    b.until("another host", |b| host_seat(b) == Some(Seat::D) && !is_host(b)).await;
    ann.start(&table).await.refused(403, "forbidden");
    cyd.hand_over(&table, "a").await.good();
    cyd.hand_over(&table, "d").await.refused(403, "forbidden");
    b.until("the host", is_host).await;
    for seat in ["b", "c"] {
        bob.arrange(&table, seat, "random").await.good();
    }
    bob.start(&table).await.good();
    c.until("the beginning", |c| c.status() == Some(Status::Running)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_host_is_replaced_after_the_grace_time() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    let mut b = bob.join(&table).await;
    b.until("alone", |b| b.presence.away.iter().any(|away| away.seat == Seat::A)).await;
    bob.hand_over(&table, "b").await.refused(403, "forbidden");

    let hasty = World::with(|config| {
        config.database = world.database.clone();
        config.host_grace = Duration::ZERO;
    })
    .await;
    bob.client.address = hasty.address;
    ann.client.address = hasty.address;
    let a = ann.join(&table).await;
    let mut b = bob.join(&table).await;
    b.until("both", |b| b.presence.seats.len() == 2).await;
    bob.hand_over(&table, "b").await.refused(403, "forbidden");
    drop(a);
    b.until("Ann away", |b| b.presence.seats.len() == 1).await;
    bob.hand_over(&table, "a").await.refused(403, "forbidden");
    world.stranger().hand_over(&table, "b").await.refused(403, "forbidden");
    bob.hand_over(&table, "b").await.good();
    b.until("the host", is_host).await;
    bob.arrange(&table, "a", "random").await.refused(409, "taken");
    bob.arrange(&table, "a", "open").await.good();
    bob.arrange(&table, "a", "random").await.good();
    bob.start(&table).await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_to_a_table_without_a_host_is_its_host() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    ann.leave(&table).await.good();
    bob.sit(&table, "b").await.good();
    let mut b = bob.join(&table).await;
    b.until("the host", is_host).await;
    let watched = ann.open("open open", "").await;
    let mut a = ann.join(&watched).await;
    bob.sit(&watched, "a").await.good();
    a.until("Bob", |a| seats(a) == ["Bob", "-"]).await;
    assert!(is_host(&a), "a host who looks on stays the host");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_closes_the_table() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    let mut b = bob.join(&table).await;
    b.until("both", |b| seats(b) == ["Ann", "Bob"]).await;
    bob.close(&table).await.refused(403, "forbidden");
    ann.close(&table).await.good();
    ann.close(&table).await.refused(404, "not-found");
    bob.sit(&table, "a").await.refused(404, "not-found");
    assert!(bob.lobby().await.mine.is_empty());
    let mut socket = bob.client.socket(&table, 0).await.unwrap();
    assert_eq!(socket.farewell().await, Some((4404, "not-found".into())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_who_is_there() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    assert!(ann.lobby().await.mine[0].present.is_empty());
    let mut b = bob.join(&table).await;
    b.until("presence", |b| b.presence.seats == [Seat::B]).await;
    let line = ann.lobby().await.mine.remove(0);
    assert_eq!(line.present, [Seat::B]);
    assert!(line.created > 1_600_000_000 && line.created <= line.updated);
}
