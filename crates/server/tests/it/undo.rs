//! Undo is free until somebody has learnt something.

use std::time::Duration;

use maat_engine::{Actor, Seat};
use maat_protocol::Refusal;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::player::{Player, play, together, undo};
use crate::world::{SIDES_B, Two, World, new_table, opened, replay, two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_is_taken_back_until_another_follows() {
    let world = World::new().await;
    let Two { table, guests, players: [mut a, mut b] } = two(&world, "you open", "").await;
    a.until_due().await;
    assert_eq!(a.refusal(undo(a.ply())).await, Refusal::NothingToUndo);
    let before = a.now().view.get().to_owned();
    a.plays("quarry").await;
    b.until_due().await;
    assert!(a.now().undo && !b.now().undo);
    let ply = a.ply();

    let mut spectator = world.stranger().join(&table).await;
    spectator.until("the game", |player| player.update.is_some()).await;
    assert_eq!(b.refusal(undo(ply)).await, Refusal::NothingToUndo, "never for another seat");
    assert_eq!(spectator.refusal(undo(ply)).await, Refusal::NotYourSeat);
    assert_eq!(a.refusal(undo(ply - 1)).await, Refusal::Stale);

    a.say(undo(ply)).await;
    for player in [&mut a, &mut b, &mut spectator] {
        player.until("the undo", |player| player.ply() > ply).await;
        assert_eq!((player.ply(), player.now().due[0].letter()), (ply + 1, 'a'));
        let struck: Vec<bool> = player
            .told
            .iter()
            .filter(|told| told.by == Actor::Seat(Seat::A))
            .map(|told| told.undone)
            .collect();
        assert_eq!(struck, [true], "everybody is told that it is struck out");
    }
    assert_eq!(a.now().view.get(), before);
    assert_eq!(b.ply(), a.now().prompt.unwrap(), "a new prompt");
    assert_eq!(a.refusal(play(ply - 1, "quarry")).await, Refusal::Stale);

    a.plays("quarry").await;
    b.until("the move", |b| b.ply() == a.ply()).await;
    b.plays("quarry").await;
    a.until_due().await;
    assert_eq!(a.refusal(undo(a.ply())).await, Refusal::NotFree, "b has chosen since");
    assert!(b.now().undo);
    let ply = b.ply();
    b.say(undo(ply)).await;
    a.until("the undo", |a| a.ply() > ply).await;
    assert!(!a.now().undo);
    assert_eq!(a.refusal(undo(a.ply())).await, Refusal::NotFree, "a has seen what b would do");
    let mut late = guests[0].join(&table).await;
    late.until("the game", |player| player.update.is_some()).await;
    assert_eq!(late.told.iter().filter(|told| told.undone).count(), 2);
}

/// The `undo` field of updates is right, to the end of a game with hidden cards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_that_is_not_offered_is_refused() {
    let world = World::new().await;
    let Two { table, mut guests, players: [mut a, mut b] } = two(&world, "you open", SIDES_B).await;
    let mut rng = SmallRng::seed_from_u64(5);
    let (mut free, mut bound) = (0, 0);
    loop {
        together(&mut a, &mut b).await;
        if a.is_over() {
            break;
        }
        let mover = if a.is_due() { &mut a } else { &mut b };
        mover.play_any(&mut rng).await;
        if mover.now().undo {
            free += 1;
            if free % 7 == 0 {
                let ply = mover.ply();
                mover.say(undo(ply)).await;
                mover.until("the undo", |player| player.ply() == ply + 1).await;
            }
        } else {
            bound += 1;
            let ply = mover.ply();
            let why = mover.refusal(undo(ply)).await;
            assert!([Refusal::NotFree, Refusal::NothingToUndo, Refusal::Over].contains(&why), "{why:?}");
            assert_eq!(mover.ply(), ply);
        }
    }
    assert!(free > 7 && bound > 3, "{free} free, {bound} bound");
    let record = guests[0].record(&table).await;
    replay(&record);
    assert!(record.contains("undo"));
}

/// Alone against bots every choice can be taken back, and whoever plays the same again meets the same draws.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_against_bots_everything_can_be_taken_back() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you greedy greedy", SIDES_B).await;
    let mut a = ann.join(&table).await;
    a.until_due().await;
    let first = a.now().view.get().to_owned();
    let mut chosen = Vec::new();
    for _ in 0..6 {
        let legal = &a.now().legal;
        let text = legal[chosen.len() % legal.len()].clone();
        a.plays(&text).await;
        chosen.push(text);
        a.until_due().await;
    }
    let last = a.now().view.get().to_owned();
    let is_practice = |a: &Player| a.table.as_ref().is_some_and(|table| table.practice);
    assert!(!is_practice(&a));
    for _ in &chosen {
        assert!(a.now().undo);
        let ply = a.ply();
        // A stale number does not matter: only bots have moved.
        a.say(undo(ply.saturating_sub(3))).await;
        a.until("the undo", |a| a.ply() > ply && a.is_due()).await;
    }
    assert_eq!(a.now().view.get(), first);
    assert!(is_practice(&a) && !a.now().undo);
    assert_eq!(a.refusal(undo(a.ply())).await, Refusal::NothingToUndo);
    for text in &chosen {
        a.plays(text).await;
        a.until_due().await;
    }
    assert_eq!(a.now().view.get(), last, "an undo never redraws");
    assert_eq!(replay(&ann.record(&table).await).len(), a.ply() as usize);
    let mut late = ann.join(&table).await;
    late.until("the table", |late| late.table.is_some()).await;
    assert!(is_practice(&late), "it is known for ever");
}

/// In a battle of Ankh both choose a card at once, and after a Plague both bid at once. While the bot thinks about its bid, Ann takes her card
/// back: the bot then chooses its card again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_when_their_question_is_taken_back() {
    let world = World::with(|config| config.bot_pause = Duration::from_millis(20)).await;
    let mut ann = world.guest("Ann").await;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut taken_back = 0;
    while taken_back < 3 {
        let mut wish = new_table("random you", "");
        (wish["game"], wish["start"]) = ("ankh".into(), true.into());
        let table = opened(&ann.post("/api/tables", wish).await);
        let mut b = ann.join(&table).await;
        b.until_due().await;
        while !b.is_over() {
            let plague = b.now().due.len() == 2 && b.now().legal.iter().any(|text| text == "card plague");
            let text = if plague { "card plague".to_owned() } else { b.any_move(&mut rng) };
            b.plays(&text).await;
            b.until_due().await;
            if plague && b.now().due.len() == 2 {
                let ply = b.ply();
                b.say(undo(ply)).await;
                b.until("the cards", |b| b.ply() > ply).await;
                b.until("the bot's card", |b| b.now().due == [Seat::B]).await;
                taken_back += 1;
                break;
            }
        }
    }
}
