//! Previews: what each legal move would bring, for the seat that is due and for nobody else.

use maat_engine::{EntryKind, Seat};
use maat_protocol::{ClientMsg, Idle, Preview, Refusal};
use maat_server::config::{Limits, Rate};
use serde_json::json;

use crate::player::together;
use crate::world::{Two, World, replay, two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_preview_is_what_the_move_then_brings() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, mut b] } = two(&world, "you open", "").await;
    a.until_due().await;
    let (prompt, ply) = (a.now().prompt.unwrap(), a.ply());
    let previews = a.previews(prompt).await;
    assert_eq!(previews.prompt, prompt);
    let moves: Vec<&str> = previews.moves.iter().map(|preview| &*preview.text).collect();
    assert_eq!(moves, a.now().legal);
    let game = replay(&guests[0].record(&table).await);
    let expected: Vec<_> = game.previews(Seat::A).moves.into_iter().map(|preview| preview.entries).collect();
    assert_eq!(
        json!(previews.moves.iter().map(|preview| &preview.entries).collect::<Vec<_>>()),
        json!(expected)
    );
    let sources: Vec<&str> = previews.prospects.iter().map(|prospect| &*prospect.source).collect();
    assert_eq!(sources, ["burial", "obelisks", "temple"]);
    assert!(previews.moves.iter().all(|preview| preview.prospects == previews.prospects), "nobody docks yet");

    let load = previews.moves.iter().find(|preview| preview.text.starts_with("load")).unwrap();
    assert_eq!((load.entries[0].kind, load.entries[0].line as u32), (EntryKind::Action, ply));
    a.plays(&load.text).await;
    let brought: Vec<_> = a.told.iter().filter(|told| told.line as u32 == ply).collect();
    assert_eq!(json!(load.entries), json!(brought));
    together(&mut a, &mut b).await;
    assert!(b.previews.is_empty(), "the answer is for the socket that asked");
}

/// A question that comes too late is no fault of the player, so nothing is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_asked_gets_no_previews() {
    let world = World::new().await;
    let Two { table, players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    let mut waiting = world.guest("Cid").await;
    let open = waiting.open("you open", "").await;
    let mut waiting = waiting.join(&open).await;
    assert!(waiting.previews(0).await.moves.is_empty(), "the game has not begun");

    a.until_due().await;
    together(&mut a, &mut b).await;
    let prompt = a.now().prompt.unwrap();
    let mut spectator = world.stranger().join(&table).await;
    for player in [&mut b, &mut spectator] {
        let previews = player.previews(prompt).await;
        assert_eq!((previews.prompt, previews.moves.len()), (prompt, 0));
    }
    assert!(a.previews(prompt + 1).await.moves.is_empty(), "there is no such prompt");
    a.plays("quarry").await;
    b.until_due().await;
    assert!(a.previews(prompt).await.moves.is_empty(), "the prompt is answered");
    for player in [&a, &b, &spectator, &waiting] {
        assert_eq!(player.refused, []);
    }
}

/// A page asks for previews by itself, whether or not somebody is in front of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn previews_show_nobody_as_present() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    b.until("both are there", |b| b.presence.seats.len() == 2).await;
    a.say(ClientMsg::Idle(Idle { on: true })).await;
    b.until("Ann is away", |b| b.presence.seats == [Seat::B]).await;
    assert!(!a.previews(a.now().prompt.unwrap()).await.moves.is_empty());
    let mut late = world.stranger().join(&a.table.as_ref().unwrap().id).await;
    late.until("the presence", |late| !late.presence_unknown()).await;
    assert_eq!(late.presence.seats, [Seat::B]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn previews_count_as_messages() {
    let messages = Rate { per_second: 0.001, burst: 3.0 };
    let world = World::with(|config| config.limits = Limits { messages, ..Limits::none() }).await;
    let Two { players: [mut a, _b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    let prompt = a.now().prompt.unwrap();
    for _ in 0..3 {
        assert!(!a.previews(prompt).await.moves.is_empty());
    }
    assert_eq!(a.refusal(ClientMsg::Preview(Preview { prompt })).await, Refusal::TooMuch);
}
