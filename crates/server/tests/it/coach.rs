//! The coach: advice for the only person at a table of bots, and for nobody else.

use std::time::Duration;

use maat_protocol::{Advice, Advise, ClientMsg, Conduct, Refusal};

use crate::world::{Expect, Two, World, opened, two};

fn advise(prompt: u32) -> ClientMsg {
    ClientMsg::Advise(Advise { prompt })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_coach_rates_every_legal_move_and_gives_reasons() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = opened(&ann.begin_with_coach("you greedy").await.good());
    let mut player = ann.join(&table).await;
    player.until_due().await;
    let prompt = player.now().prompt.unwrap();
    let advice = player.advice(prompt).await;
    let Advice { moves, unasked, idea, .. } = &advice;
    assert!(*unasked, "it is the first round");
    let mut rated: Vec<&str> = moves.iter().map(|one| &*one.text).collect();
    let mut legal: Vec<&str> = player.now().legal.iter().map(|text| &**text).collect();
    rated.sort_unstable();
    legal.sort_unstable();
    assert_eq!(rated, legal);
    assert!(moves.iter().any(|one| !one.terms.is_empty()) && !moves[0].blunder, "{moves:?}");
    assert!(idea.is_some(), "the first turn is taught by the lesson");
    assert_eq!(player.advice(prompt).await, advice, "the coach thinks once about a decision");
    assert!(player.table.as_ref().unwrap().practice, "a game with a coach counts for nothing");

    // A second page of the same person gets the same answer.
    let mut page = ann.join(&table).await;
    page.until_due().await;
    assert_eq!(page.advice(prompt).await, advice);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_three_rounds_the_coach_waits_to_be_asked() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = opened(&ann.begin_with_coach("you greedy").await.good());
    let mut player = ann.join(&table).await;
    let mut silent = false;
    while !silent {
        player.until_due().await;
        let prompt = player.now().prompt.unwrap();
        let advice = player.advice(prompt).await;
        silent = !advice.unasked;
        let round = player.now().view.get().contains("\"round\":4");
        assert_eq!(silent, round, "it fades with the fourth round");
        player.plays(&advice.moves[0].text).await;
    }
}

fn hint(prompt: u32) -> ClientMsg {
    ClientMsg::Hint(Advise { prompt })
}

/// Hints work without a coach. Each decision counts once, the count is stored, and the game is practice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_counted_and_kept() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut player = ann.join(&table).await;
    let mut eve = world.stranger();
    let mut watcher = eve.join(&table).await;
    player.until_due().await;
    let info = player.table.as_ref().unwrap();
    assert_eq!((info.hints, info.practice), (Some(0), false));
    let prompt = player.now().prompt.unwrap();
    player.say(hint(prompt)).await;
    player.until("a hint", |player| !player.advice.is_empty()).await;
    assert!(player.advice[0].moves.len() > 1 && player.advice[0].prompt == prompt);
    player.say(hint(prompt)).await;
    player.until("the hint again", |player| player.advice.len() == 2).await;
    let info = player.table.as_ref().unwrap();
    assert_eq!((info.hints, info.practice), (Some(1), true), "the same decision counts once");
    assert_eq!(player.refusal(hint(prompt + 1)).await, Refusal::Stale);
    let best = player.advice[0].moves[0].text.clone();
    player.plays(&best).await;
    player.until_due().await;
    let prompt = player.now().prompt.unwrap();
    player.say(hint(prompt)).await;
    player.until("the second", |player| player.table.as_ref().unwrap().hints == Some(2)).await;

    // Whoever watches learns that there were hints, and nothing of them.
    watcher
        .until("the count", |watcher| watcher.table.as_ref().is_some_and(|table| table.hints == Some(2)))
        .await;
    watcher.settle().await;
    for address in ["replay", "record"] {
        eve.get(&format!("/api/tables/{table}/{address}")).await.good();
    }
    for told in watcher.frames.iter().chain(&eve.heard) {
        assert!(!told.contains("advice") && !told.contains("unasked"), "{told}");
    }

    // Another server reads the table again.
    world.stop();
    while player.hear().await {}
    let database = world.database.clone();
    let world = World::with(|config| config.database = database).await;
    ann.client.address = world.address;
    let mut player = ann.join(&table).await;
    player.until_due().await;
    assert_eq!(player.table.as_ref().unwrap().hints, Some(2));
    let player = player.play_out(5).await;
    assert_eq!(player.table.as_ref().unwrap().hints, Some(2));
    let lobby = ann.lobby().await;
    assert_eq!(lobby.mine.iter().find(|line| line.id == table).unwrap().hints, 2);
    assert_eq!(ann.get(&format!("/api/tables/{table}/best")).await.good().body, "null");
    let record = ann.record(&table).await;
    assert!(record.contains("# hints: 2"), "{record}");
    crate::world::replay(&record);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_no_hints_among_people() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two(&world, "you open", "").await;
    a.until_due().await;
    let prompt = a.now().prompt.unwrap();
    assert_eq!(a.table.as_ref().unwrap().hints, None);
    assert_eq!(a.refusal(hint(prompt)).await, Refusal::NotAllowed);
    assert_eq!(b.refusal(hint(prompt)).await, Refusal::NotAllowed);
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you greedy", "").await;
    let mut player = ann.join(&table).await;
    player.until_due().await;
    let mut spectator = world.stranger().join(&table).await;
    spectator.until("the game", |player| player.update.is_some()).await;
    assert_eq!(spectator.refusal(hint(player.now().prompt.unwrap())).await, Refusal::NotYourSeat);
}

/// A hint of the coach counts in the same way; what the coach says unasked does not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_of_the_coach_are_counted() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = opened(&ann.begin_with_coach("you greedy").await.good());
    let mut player = ann.join(&table).await;
    player.until_due().await;
    let prompt = player.now().prompt.unwrap();
    let advice = player.advice(prompt).await;
    assert_eq!(player.table.as_ref().unwrap().hints, Some(0));
    player.say(hint(prompt)).await;
    player.until("the count", |player| player.table.as_ref().unwrap().hints == Some(1)).await;
    player.until("the hint", |player| player.advice.last() == Some(&advice)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_gets_advice() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for seats in ["you open", "you beside", "you beside greedy"] {
        assert_eq!(ann.begin_with_coach(seats).await.status, 422, "{seats}");
    }
    let plain = ann.begin("you greedy", "").await;
    let mut player = ann.join(&plain).await;
    player.until_due().await;
    let prompt = player.now().prompt.unwrap();
    assert_eq!(player.refusal(advise(prompt)).await, Refusal::NotAllowed);

    let table = opened(&ann.begin_with_coach("you greedy").await.good());
    let mut player = ann.join(&table).await;
    player.until_due().await;
    let prompt = player.now().prompt.unwrap();
    assert_eq!(player.refusal(advise(prompt + 1)).await, Refusal::Stale);
    let mut spectator = world.stranger().join(&table).await;
    spectator.until("the game", |player| player.update.is_some()).await;
    assert_eq!(spectator.refusal(advise(prompt)).await, Refusal::NotYourSeat);
    player.advice(prompt).await;
    spectator.settle().await;
    assert!(spectator.advice.is_empty());
}

/// A table that waits for people cannot get a coach later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coach_does_not_come_to_people() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you open", "").await;
    let wish = serde_json::json!(Conduct { coach: true, ..Conduct::default() });
    assert_eq!(ann.post(&format!("/api/tables/{table}/conduct"), wish).await.status, 422);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_hint_about_the_decision_of_a_bot() {
    let world = World::with(|config| config.bot_pause = Duration::from_secs(600)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut player = ann.join(&table).await;
    player.plays("quarry").await;
    for prompt in [player.ply() - 1, player.ply()] {
        assert_eq!(player.refusal(hint(prompt)).await, Refusal::NotDue);
    }
    assert_eq!(player.table.as_ref().unwrap().hints, Some(0));
}
