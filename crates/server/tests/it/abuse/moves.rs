//! Invalid moves, and moves of the wrong player or at the wrong time.

use maat_protocol::{ClientMsg, Ping, Refusal};

use super::{assert_goes_on, table};
use crate::player::{Player, chat, play, undo};
use crate::world::{Expect, World};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_must_be_legal_and_an_answer_to_the_prompt() {
    let (_world, mut table) = table().await;
    let [a, b] = &mut table.players;
    let (due, other) = if a.is_due() { (a, b) } else { (b, a) };
    let (ply, prompt) = (due.ply(), due.now().prompt.unwrap());
    let long = "load ".repeat(700);
    let unreadable = [
        "",
        " ",
        "fly",
        "undo",
        "quarry ",
        "quarry quarry",
        "Quarry",
        "load",
        "load 1-",
        "load 9-9",
        "sail 0",
        "* reveal statue",
        "peek ?",
        "to heaven",
        "keep ?",
        "load 1-2 · quarry",
        "ＱＵＡＲＲＹ",
        &long,
    ];
    for text in unreadable {
        assert_eq!(due.refusal(play(prompt, text)).await, Refusal::Unreadable, "{text}");
    }
    // Moves of chance and of other steps.
    for text in [
        "reveal statue",
        "round 1",
        "peek statue",
        "draw statue",
        "sweep statue",
        "keep statue",
        "to temple",
        "take 1",
        "decline",
    ] {
        assert_eq!(due.refusal(play(prompt, text)).await, Refusal::Illegal, "{text}");
    }
    for stale in [prompt - 1, prompt + 1, 0, u32::MAX] {
        assert_eq!(due.refusal(play(stale, "quarry")).await, Refusal::Stale);
        assert_eq!(due.refusal(undo(stale)).await, Refusal::Stale);
    }
    for prompt in [prompt, 0] {
        assert_eq!(other.refusal(play(prompt, "quarry")).await, Refusal::NotDue);
    }
    assert_eq!((due.ply(), other.ply()), (ply, ply), "nothing changed");
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_those_who_sit_play() {
    let (world, mut table) = table().await;
    let mut guest = world.guest("Eve").await;
    for mut watcher in [guest.join(&table.table).await, world.stranger().join(&table.table).await] {
        watcher.until("the game", |watcher| watcher.update.is_some()).await;
        assert!(watcher.now().legal.is_empty() && watcher.now().prompt.is_none());
        let ply = watcher.ply();
        assert_eq!(watcher.refusal(play(ply, "quarry")).await, Refusal::NotYourSeat);
        assert_eq!(watcher.refusal(undo(ply)).await, Refusal::NotYourSeat);
    }
    guest.sit(&table.table, "a").await.refused(409, "not-open");
    assert_goes_on(&mut table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_played_before_the_start_or_after_the_end() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.open("you random", "").await;
    let mut player = ann.join(&table).await;
    assert_eq!(player.refusal(play(0, "quarry")).await, Refusal::NotRunning);
    assert_eq!(player.refusal(undo(0)).await, Refusal::NotRunning);
    ann.get(&format!("/api/tables/{table}/record")).await.refused(404, "not-found");
    ann.start(&table).await.good();
    let mut player = player.play_out(1).await;
    let ply = player.ply();
    for message in [play(ply, "quarry"), play(0, "fly"), undo(ply)] {
        assert_eq!(player.refusal(message).await, Refusal::Over);
    }
    let mut bob = world.guest("Bob").await;
    bob.sit(&table, "a").await.refused(409, "not-open");
    ann.start(&table).await.refused(409, "not-open");
    ann.leave(&table).await.refused(409, "not-open");
    let mut watcher = bob.join(&table).await;
    watcher.until("the end", Player::is_over).await;
    watcher.say(chat("well played")).await;
    player.until("the chat", |player| !player.chat.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_short_and_not_empty() {
    let (_world, mut table) = table().await;
    let [a, b] = &mut table.players;
    assert_eq!(a.refusal(chat(&"x".repeat(501))).await, Refusal::TooLong);
    for empty in ["", " \n\t ", "\u{202e}\u{0}\u{200b}"] {
        assert_eq!(a.refusal(chat(empty)).await, Refusal::Unreadable);
    }
    let markup = "<script>alert(1)</script> &lt; \u{202e}evil\u{0}\u{1b}[31m";
    a.say(chat(markup)).await;
    a.say(chat(&"é".repeat(500))).await;
    b.until("the lines", |b| b.chat.len() == 2).await;
    assert_eq!(b.chat[0].text, "<script>alert(1)</script> &lt; evil[31m");
    a.say(ClientMsg::Ping(Ping {})).await;
    assert_goes_on(&mut table).await;
}
