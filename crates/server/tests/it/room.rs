//! Around a game: who is there, what they say, how they come back.

use maat_engine::{Record, Seat};
use maat_protocol::{ClientMsg, Ping, Presence, Refusal};
use serde_json::{Value, json};

use crate::player::{Player, chat, play_some, undo};
use crate::world::{Expect, Guest, Two, World, two};

/// Somebody who comes with the page as it was.
async fn returned(guest: &Guest, table: &str, before: &Player) -> Player {
    let mut player = guest.join_since(table, before.ply() as usize).await;
    player.told = before.told.clone();
    player.until("the game", |player| player.update.is_some()).await;
    player
}

async fn came(guest: &Guest, table: &str) -> Player {
    let mut player = guest.join(table).await;
    player.until("all that is said at first", |player| !player.presence_unknown()).await;
    player
}

fn log(player: &Player) -> Value {
    json!(player.told)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_is_told_what_they_missed() {
    let world = World::new().await;
    let Two { table, guests: [ann, bob], players: [mut a, mut b] } =
        two(&world, "you open", "market=b").await;
    play_some(&mut a, &mut b, 10).await;
    let nothing = returned(&bob, &table, &b).await;
    assert_eq!((nothing.now().since, nothing.now().events.len()), (b.ply(), 0));

    let mut other = bob.join(&table).await;
    play_some(&mut a, &mut other, 6).await;
    let back = returned(&bob, &table, &b).await;
    let missed = back.now().events.iter().all(|told| told.line >= b.ply() as usize);
    assert!(missed && back.now().since == b.ply() && !back.now().events.is_empty());
    assert_eq!(log(&back), log(&other));
    assert_eq!(back.now().prompt, other.now().prompt);
    assert_eq!(log(&came(&bob, &table).await), log(&other), "a late one is told everything");
    assert_eq!(came(&world.stranger(), &table).await.now().since, 0);

    let mut beyond = ann.join_since(&table, 1_000_000).await;
    beyond.until("the game", |player| player.update.is_some()).await;
    assert_eq!(beyond.now().since, a.ply(), "nobody has seen what has not happened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_missed_an_undo_is_told_what_was_struck_out() {
    let world = World::new().await;
    let Two { table, guests: [ann, bob], players: [mut a, mut b] } = two(&world, "you open", "").await;
    a.plays("quarry").await;
    b.until_due().await;
    let ply = b.ply();
    a.say(undo(ply)).await;
    a.until("the undo", |a| a.ply() > ply).await;
    let back = returned(&bob, &table, &b).await;
    assert_eq!(log(&back), log(&came(&ann, &table).await));
    assert!(back.told.iter().any(|told| told.undone));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_see_who_is_there() {
    let world = World::new().await;
    let Two { table, guests: [ann, bob], players: [mut a, b] } = two(&world, "you open", "").await;
    let here = |presence: &Presence| -> (Vec<Seat>, Vec<Seat>, u32) {
        let away = presence.away.iter().map(|away| away.seat).collect();
        (presence.seats.clone(), away, presence.spectators)
    };
    let (both, nobody) = (vec![Seat::A, Seat::B], Vec::new);
    a.until("both", |a| here(&a.presence) == (both.clone(), nobody(), 0)).await;
    let spectator = world.stranger().join(&table).await;
    a.until("a spectator", |a| here(&a.presence) == (both.clone(), nobody(), 1)).await;
    let second = bob.join(&table).await;
    drop(b);
    drop(spectator);
    a.until("the spectator gone", |a| here(&a.presence) == (both.clone(), nobody(), 0)).await;
    drop(second);
    let alone = (vec![Seat::A], vec![Seat::B], 0);
    a.until("Bob gone", |a| here(&a.presence) == alone).await;
    let again = ann.join(&table).await;
    a.settle().await;
    assert_eq!(here(&a.presence), alone, "two windows are one person");
    drop(again);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_with_a_name_can_talk() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you open", "").await;
    let (mut a, mut eve) = (ann.join(&table).await, world.guest("Eve").await.join(&table).await);
    a.say(chat(" Hello,\n <b>world</b> ")).await;
    eve.until("the line", |eve| eve.chat.len() == 1).await;
    eve.say(chat("Ahoj")).await;
    for player in [&mut a, &mut eve] {
        player.until("the answer", |player| player.chat.len() == 2).await;
    }
    let mut stranger = world.stranger().join(&table).await;
    assert_eq!(stranger.refusal(chat("me too")).await, Refusal::NotYourSeat);
    for player in [&a, &eve, &stranger] {
        let said: Vec<_> =
            player.chat.iter().map(|line| (line.number, &line.name[..], line.seat, &line.text[..])).collect();
        assert_eq!(said, [(0, "Ann", Some(Seat::A), "Hello, <b>world</b>"), (1, "Eve", None, "Ahoj")]);
    }
    a.say(ClientMsg::Ping(Ping {})).await;
    a.until("the pong", |a| a.pongs == 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_is_seen_everywhere() {
    let world = World::new().await;
    let mut guests = [world.stranger(), world.guest("Eve").await];
    let table = guests[0].open("you open", "").await;
    let mut host = guests[0].join(&table).await;
    let mut eve = guests[1].join(&table).await;
    eve.say(chat("before")).await;
    host.until("the line", |host| host.chat.len() == 1).await;
    for (guest, name) in guests.iter_mut().zip(["Ann", "Eva"]) {
        assert_eq!(
            guest.post("/api/me", json!({ "name": format!(" {name} ") })).await.good().json()["name"],
            name
        );
        assert_eq!(guest.get("/api/me").await.json()["name"], name);
    }
    eve.until("the name", |eve| eve.table.as_ref().is_some_and(|table| table.seats[0].name == "Ann")).await;
    eve.say(chat("after")).await;
    host.until("the line", |host| host.chat.len() == 2).await;
    assert_eq!(host.chat[1].name, "Eva");
    let late = came(&world.stranger(), &table).await;
    let names: Vec<&str> = late.chat.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Eve", "Eva"], "a line keeps the name under which it was written");
    assert_eq!(guests[0].lobby().await.mine[0].seats[0].name, "Ann");
    assert_eq!(world.stranger().get("/api/me").await.good().json()["name"], Value::Null);
}

/// Waits until a player sees these names on the seats.
async fn until_named(player: &mut Player, names: &[&str]) {
    let named = |player: &Player| {
        let table = player.table.as_ref();
        table.is_some_and(|table| table.seats.iter().map(|seat| seat.name.as_str()).eq(names.iter().copied()))
    };
    player.until(&format!("{names:?}"), named).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_whose_names_look_alike_are_told_apart() {
    let world = World::new().await;
    let (mut ann, mut twin) = (world.guest("Ann").await, world.guest("Аnn").await);
    let mut eve = world.guest("ＡＮＮ").await;
    let table = ann.open("you open open", "").await;
    twin.sit(&table, "b").await.good();
    let (mut a, mut b) = (ann.join(&table).await, twin.join(&table).await);
    until_named(&mut a, &["Ann", "Аnn (2)", ""]).await;
    assert_eq!(ann.lobby().await.mine[0].seats[1].name, "Аnn (2)");
    b.say(chat("it is me, Ann")).await;
    a.until("the line", |a| a.chat.len() == 1).await;
    let mut watching = eve.join(&table).await;
    watching.say(chat("no, me")).await;
    a.until("the answer", |a| a.chat.len() == 2).await;
    let names: Vec<&str> = a.chat.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Аnn (2)", "ＡＮＮ (3)"]);
    eve.sit(&table, "c").await.good();
    until_named(&mut a, &["Ann", "Аnn (2)", "ＡＮＮ (3)"]).await;
    ann.post("/api/me", json!({ "name": "Bob" })).await.good();
    until_named(&mut a, &["Bob", "Аnn", "ＡＮＮ (2)"]).await;
    ann.post("/api/me", json!({ "name": "ann" })).await.good();
    until_named(&mut b, &["ann", "Аnn (2)", "ＡＮＮ (3)"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_tells_everybody_to_come_back() {
    let mut world = World::new().await;
    let Two { table, guests: [ann, _], players: [mut a, mut b] } = two(&world, "you open", "").await;
    let mut watching = world.stranger().join(&table).await;
    a.until_due().await;
    // Whoever is not at the table yet has nothing to come back to.
    watching.until("the game", |player| player.update.is_some()).await;
    world.stop();
    for player in [&mut a, &mut b, &mut watching] {
        assert_eq!(player.socket.farewell().await, Some((1012, "restart".into())));
    }
    let again = World::with(|config| config.database.clone_from(&world.database)).await;
    let mut back = ann.clone();
    back.client.address = again.address;
    let record: Record = back.record(&table).await.parse().unwrap();
    assert!(record.plies().len() as u32 >= a.ply());
    back.join(&table).await.until("the game", |player| player.update.is_some()).await;
}
