//! Verifiable chance: the seed is made of parts of the server and of everybody at the table.

use std::time::Duration;

use maat_catalog::{commitment, make_seed, verify};
use maat_engine::{Contributor, Record, Seat, from_hex, hex};
use maat_protocol::{
    ChanceFault, ChanceInfo, ClientMsg, PartInfo, Proposal, Refusal, Reveal, Status, Verification, Vote,
};
use serde_json::json;

use crate::player::{Player, play_out, play_some};
use crate::world::{Expect, Guest, World, new_table, opened};

/// Time to reveal a part in tests of clients that do.
const LONG: Duration = Duration::from_secs(600);
/// The same for tests of clients that do not.
const SHORT: Duration = Duration::from_millis(50);

/// A part and its hash.
fn part(number: u8) -> (String, String) {
    let bytes = [number; 32];
    (hex(&bytes), hex(&commitment(&bytes)))
}

async fn world(reveal_time: Duration) -> World {
    World::with(|config| config.reveal_time = reveal_time).await
}

/// Opens a table of these seats with the hash of a part, and starts it if told so.
async fn open(guest: &mut Guest, seats: &str, number: u8, start: bool) -> String {
    let mut wish = new_table(seats, "");
    wish["commitment"] = json!(part(number).1);
    wish["start"] = json!(start);
    opened(&guest.post("/api/tables", wish).await.good())
}

async fn sit(guest: &mut Guest, table: &str, seat: &str, number: u8) -> maat_server::client::Reply {
    let wish = json!({ "seat": seat, "commitment": part(number).1 });
    guest.post(&format!("/api/tables/{table}/sit"), wish).await
}

async fn reveal(player: &mut Player, number: u8) {
    player.say(ClientMsg::Reveal(Reveal { part: part(number).0 })).await;
}

fn chance(player: &Player) -> &ChanceInfo {
    player.table.as_ref().and_then(|table| table.chance.as_ref()).expect("the seed is made of parts")
}

async fn drawing(player: &mut Player) {
    player.until("the question for parts", |player| player.table.is_some() && chance(player).drawing).await;
}

async fn running(player: &mut Player) {
    player.until("the first update", |player| player.update.is_some()).await;
    assert_eq!(player.status(), Some(Status::Running));
}

/// Ann and Bob at a table that is about to begin; Ann has committed to part 1, Bob to part 2.
async fn two(world: &World) -> (String, [Guest; 2], [Player; 2]) {
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = open(&mut ann, "you open", 1, false).await;
    sit(&mut bob, &table, "b", 2).await.good();
    let mut players = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    for player in &mut players {
        drawing(player).await;
    }
    (table, [ann, bob], players)
}

/// Everybody plays to the end. Returns the record, which proves itself, and those who have a part in its seed.
async fn verified<const N: usize>(
    guest: &mut Guest,
    table: &str,
    players: [Player; N],
) -> (Record, Vec<Contributor>, [Player; N]) {
    let players = play_out(players, 5).await;
    let record: Record = guest.record(table).await.parse().unwrap();
    let verified = verify(&record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
    assert!(verified.draws > 10, "{verified:?}");
    (record, verified.contributors, players)
}

#[tokio::test]
async fn everybody_has_a_part_in_the_seed_and_sees_the_list_before_the_first_draw() {
    let world = world(LONG).await;
    let (table, [mut ann, _bob], mut players) = two(&world).await;
    let server_hash = chance(&players[0]).server_hash.clone();
    let sealed = |seat, number| PartInfo { seat, hash: Some(part(number).1), revealed: false, part: None };
    assert_eq!(chance(&players[1]).parts, [sealed(Seat::A, 1), sealed(Seat::B, 2)]);
    assert_eq!(players[0].table.as_ref().unwrap().seed_hash, "", "there is no seed yet");
    reveal(&mut players[1], 2).await;
    players[1].settle().await;
    assert!(players[1].update.is_none(), "Ann has not revealed hers");
    assert!(!players[1].frames.iter().any(|frame| frame.contains(&part(2).0)), "nobody sees a part early");
    // Nor does somebody who comes only now, and is told everything about the table.
    let mut eve = world.guest("Eve").await.join(&table).await;
    eve.until("the table", |eve| eve.table.is_some()).await;
    assert!(chance(&eve).parts[1].revealed, "Bob's part is there");
    assert!(!eve.frames.iter().any(|frame| frame.contains(&part(2).0)), "and nobody sees it");
    reveal(&mut players[0], 1).await;
    for player in &mut players {
        running(player).await;
        let list =
            player.frames.iter().position(|frame| frame.contains(&part(1).0) && frame.contains(&part(2).0));
        let first = player.frames.iter().position(|frame| frame.starts_with("{\"update\""));
        assert!(list.expect("the list") < first.expect("a position"), "the list comes first");
        assert_eq!(chance(player).server_hash, server_hash);
        assert_eq!(chance(player).server_part, None, "the server's part keeps the seed secret");
    }
    let running: Record = ann.record(&table).await.parse().unwrap();
    assert_eq!((running.proof().seed, running.proof().parts.len()), (None, 3));
    let (record, contributors, mut players) = verified(&mut ann, &table, players).await;
    let people = [Contributor::Seat(Seat::A), Contributor::Seat(Seat::B)];
    assert_eq!(contributors, [&[Contributor::Server][..], &people].concat());
    players[0].until("the seed", |player| chance(player).server_part.is_some()).await;
    let server = from_hex(chance(&players[0]).server_part.as_deref().unwrap()).unwrap();
    assert_eq!(hex(&commitment(&server)), server_hash);
    let seed = make_seed(&table, &server, &[[2; 32], [1; 32]]);
    assert_eq!(record.proof().seed, Some(seed));
    assert_eq!(players[0].table.as_ref().unwrap().seed.as_deref(), Some(&*hex(&seed)));
}

#[tokio::test]
async fn a_part_that_is_withheld_is_left_out_and_the_record_says_whose() {
    let world = world(SHORT).await;
    let (table, [mut ann, _bob], mut players) = two(&world).await;
    for player in &mut players {
        running(player).await;
    }
    reveal(&mut players[1], 2).await;
    players[1].until("a refusal", |player| player.refused == [Refusal::TooLate]).await;
    players[1].refused.clear();
    let (record, contributors, _) = verified(&mut ann, &table, players).await;
    assert_eq!(contributors, [Contributor::Server]);
    assert!(record.to_string().contains(&format!("part b {} withheld", part(2).1)), "{record}");
    assert_eq!(verify(&record).unwrap().withheld, [Seat::A, Seat::B]);
}

#[tokio::test]
async fn wrong_repeated_and_uninvited_parts_change_nothing() {
    let world = world(LONG).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = open(&mut ann, "you open", 1, false).await;
    sit(&mut bob, &table, "b", 1).await.refused(422, "commitment");
    let mut player = ann.join(&table).await;
    player.until("the table", |player| player.table.is_some()).await;
    let server_hash = chance(&player).server_hash.clone();
    for wrong in ["", "zz", "AB", &server_hash, &server_hash.to_uppercase()] {
        let wish = json!({ "seat": "b", "commitment": wrong });
        bob.post(&format!("/api/tables/{table}/sit"), wish).await.refused(422, "commitment");
    }
    reveal(&mut player, 1).await;
    player.until("a refusal", |player| player.refused == [Refusal::NotRunning]).await;
    sit(&mut bob, &table, "b", 3).await.good();
    // Whoever sits down again commits again.
    bob.leave(&table).await.good();
    sit(&mut bob, &table, "b", 2).await.good();
    let mut players = [player, bob.join(&table).await, world.guest("Eve").await.join(&table).await];
    ann.start(&table).await.good();
    for player in &mut players {
        drawing(player).await;
    }
    for wrong in [part(3).0, part(1).0, "x".repeat(64), String::new()] {
        let before = players[1].refused.len();
        players[1].say(ClientMsg::Reveal(Reveal { part: wrong })).await;
        players[1].until("a refusal", |player| player.refused.len() > before).await;
        assert_eq!(players[1].refused.last(), Some(&Refusal::WrongPart));
    }
    reveal(&mut players[2], 1).await;
    players[2].until("a refusal", |player| player.refused == [Refusal::WrongPart]).await;
    // Nobody leaves or changes anything now.
    bob.leave(&table).await.refused(409, "not-open");
    ann.start(&table).await.refused(409, "not-open");
    ann.close(&table).await.refused(409, "not-open");
    ann.arrange(&table, "b", "open").await.refused(409, "not-open");
    // A second tab, and a client that repeats itself.
    let mut second = bob.join(&table).await;
    drawing(&mut second).await;
    reveal(&mut second, 2).await;
    second.settle().await;
    reveal(&mut players[1], 2).await;
    players[1].settle().await;
    reveal(&mut players[0], 1).await;
    for player in &mut players {
        running(player).await;
    }
    let refused = players[1].refused.len();
    reveal(&mut players[1], 2).await;
    players[1].settle().await;
    assert_eq!(players[1].refused.len(), refused, "it is in the seed");
    let record: Record = ann.record(&table).await.parse().unwrap();
    assert_eq!(record.proof().parts.len(), 3);
}

/// Bob has sat down on one device, which is just connecting again when the game begins. That he looks on with another one, which does not have
/// his part, says nothing about the first.
#[tokio::test]
async fn a_part_has_the_whole_time_though_another_device_is_connected() {
    let world = world(LONG).await;
    let (table, [mut ann, bob], [mut a, first]) = two(&world).await;
    drop(first);
    let mut second = bob.join(&table).await;
    drawing(&mut second).await;
    // Nobody waited for the part any more after this message of earlier clients.
    second.socket.say_text(r#"{"reveal":{"part":null}}"#).await.expect("the socket is open");
    second.until("a refusal", |player| player.refused == [Refusal::Unreadable]).await;
    second.refused.clear();
    reveal(&mut a, 1).await;
    a.settle().await;
    second.settle().await;
    assert!(a.update.is_none(), "the first device may come back");
    let mut first = bob.join(&table).await;
    drawing(&mut first).await;
    reveal(&mut first, 2).await;
    for player in [&mut a, &mut first, &mut second] {
        running(player).await;
    }
    let (_, contributors, _) = verified(&mut ann, &table, [a, first]).await;
    assert_eq!(contributors.len(), 3);
}

/// Somebody without a connection may be loading the page.
#[tokio::test]
async fn whoever_is_not_connected_has_the_whole_time() {
    let world = world(LONG).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = open(&mut ann, "you open", 1, false).await;
    sit(&mut bob, &table, "b", 2).await.good();
    let mut a = ann.join(&table).await;
    ann.start(&table).await.good();
    drawing(&mut a).await;
    reveal(&mut a, 1).await;
    a.settle().await;
    assert!(a.update.is_none());
    let mut b = bob.join(&table).await;
    drawing(&mut b).await;
    reveal(&mut b, 2).await;
    let mut players = [a, b];
    for player in &mut players {
        running(player).await;
    }
    assert_eq!(verified(&mut ann, &table, players).await.1.len(), 3);
}

/// A game that people end early hides nothing any more, and proves itself up to there.
#[tokio::test]
async fn a_game_that_was_ended_by_a_vote_can_be_verified() {
    let world = world(LONG).await;
    let (mut ann, mut bob, mut eve) = (world.guest("Ann").await, world.guest("Bob").await, world.stranger());
    let mut wish = new_table("you open", "");
    (wish["game"], wish["commitment"]) = ("egizia".into(), part(1).1.into());
    let table = opened(&ann.post("/api/tables", wish).await.good());
    sit(&mut bob, &table, "b", 2).await.good();
    let [mut a, mut b] = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    for (player, number) in [(&mut a, 1), (&mut b, 2)] {
        drawing(player).await;
        reveal(player, number).await;
    }
    play_some(&mut a, &mut b, 6).await;
    for guest in [&mut ann, &mut bob, &mut eve] {
        let record = guest.record(&table).await;
        assert!(record.contains(" ?") && !record.contains("\nseed "), "{record}");
    }
    a.say(ClientMsg::Propose(Proposal::End)).await;
    let asked = |player: &Player| player.table.as_ref().and_then(|table| table.proposal.clone());
    b.until("the question", |player| asked(player).is_some()).await;
    b.say(ClientMsg::Vote(Vote { proposal: asked(&b).unwrap().number, yes: true })).await;
    a.until("the end", |player| player.status() == Some(Status::Finished)).await;
    for guest in [&mut ann, &mut bob, &mut eve] {
        let text = guest.record(&table).await;
        let record: Record = text.parse().unwrap();
        let verified = verify(&record).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert!(verified.draws > 5 && verified.contributors.len() == 3, "{verified:?}");
        assert_eq!((record.plies().len(), record.result()), (a.ply() as usize, None));
        let found = guest.post("/api/verify", json!({ "record": text })).await.good().json();
        assert_eq!((&found["fault"], &found["draws"]), (&json!(null), &json!(verified.draws)));
    }
}

#[tokio::test]
async fn games_begin_at_once_for_whoever_sends_no_part() {
    let world = world(LONG).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut players = [ann.join(&table).await];
    running(&mut players[0]).await;
    let (record, contributors, _) = verified(&mut ann, &table, players).await;
    assert_eq!(contributors, [Contributor::Server]);
    assert!(record.to_string().contains("\npart a none\n"), "{record}");
}

#[tokio::test]
async fn one_person_against_bots_has_a_part_and_waits_for_nobody() {
    let world = world(LONG).await;
    let mut ann = world.guest("Ann").await;
    let table = open(&mut ann, "random you beside", 1, true).await;
    let mut player = ann.join(&table).await;
    drawing(&mut player).await;
    assert_eq!(chance(&player).parts.len(), 1, "somebody beside has no browser of their own");
    assert_eq!(chance(&player).parts[0].seat, Seat::B);
    reveal(&mut player, 1).await;
    running(&mut player).await;
}

#[tokio::test]
async fn seats_by_lot_come_from_the_same_seed() {
    let world = world(LONG).await;
    let mut ann = world.guest("Ann").await;
    let mut wish = new_table("you random random random", "");
    (wish["shuffle"], wish["start"], wish["commitment"]) = (true.into(), true.into(), part(1).1.into());
    let table = opened(&ann.post("/api/tables", wish).await.good());
    let mut players = [ann.join(&table).await];
    drawing(&mut players[0]).await;
    reveal(&mut players[0], 1).await;
    running(&mut players[0]).await;
    let seat = players[0].seat().unwrap();
    let (record, ..) = verified(&mut ann, &table, players).await;
    let lots = record.proof().lots.clone().expect("lots were drawn");
    assert_eq!(lots[seat.index()], Seat::A, "Ann sat there");
    let swapped = record.to_string().replacen("lots ", "lots a", 1);
    let swapped = swapped.parse::<Record>().unwrap();
    assert_eq!(verify(&swapped), Err(maat_catalog::Fault::Lots));
}

/// The table of a quick match.
async fn found(guest: &mut Guest) -> String {
    loop {
        let answer = guest.get("/api/quick").await.good().json();
        if let Some(found) = answer["found"].as_str() {
            return found.to_owned();
        }
    }
}

#[tokio::test]
async fn a_rematch_and_a_quick_match_take_parts_too() {
    let world = world(LONG).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let players = [ann.join(&table).await];
    verified(&mut ann, &table, players).await;
    let wish = json!({ "commitment": part(4).1 });
    let again = opened(&ann.post(&format!("/api/tables/{table}/rematch"), wish).await.good());
    let mut player = ann.join(&again).await;
    drawing(&mut player).await;
    reveal(&mut player, 4).await;
    running(&mut player).await;

    let mut bob = world.guest("Bob").await;
    let wish =
        |number: u8| json!({ "game": "imhotep", "seats": 2, "pace": "live", "commitment": part(number).1 });
    ann.post("/api/quick", wish(5)).await.good();
    bob.post("/api/quick", wish(6)).await.good();
    let found = found(&mut bob).await;
    let mut players = [(ann.join(&found).await, 5), (bob.join(&found).await, 6)];
    for (player, number) in &mut players {
        drawing(player).await;
        assert!(chance(player).parts.iter().all(|part| part.hash.is_some()));
        reveal(player, *number).await;
    }
    for (player, _) in &mut players {
        running(player).await;
    }
}

/// Nobody can be refused there any more, so whoever comes second with a hash has no part.
#[tokio::test]
async fn a_quick_match_takes_a_hash_once() {
    let world = world(LONG).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    for guest in [&mut ann, &mut bob] {
        let wish = json!({ "game": "imhotep", "seats": 2, "pace": "live", "commitment": part(5).1 });
        guest.post("/api/quick", wish).await.good();
    }
    let found = found(&mut bob).await;
    let mut players = [ann.join(&found).await, bob.join(&found).await];
    for player in &mut players {
        drawing(player).await;
        let hashes: Vec<&str> = chance(player).parts.iter().filter_map(|part| part.hash.as_deref()).collect();
        assert_eq!(hashes, [part(5).1]);
    }
    reveal(&mut players[1], 5).await;
    players[1].until("a refusal", |player| player.refused == [Refusal::WrongPart]).await;
    players[1].refused.clear();
    reveal(&mut players[0], 5).await;
    for player in &mut players {
        running(player).await;
    }
    let (record, contributors, _) = verified(&mut ann, &found, players).await;
    assert_eq!(contributors.len(), 2, "{record}");
}

/// Browsers keep the list that they see when they reveal, and compare it with the later ones.
#[tokio::test]
async fn the_list_holds_what_another_node_has_received() {
    let first = world(LONG).await;
    let (mut ann, mut bob) = (first.guest("Ann").await, first.guest("Bob").await);
    let table = open(&mut ann, "you open", 1, false).await;
    sit(&mut bob, &table, "b", 2).await.good();
    let mut a = ann.join(&table).await;
    a.until("the table", |player| player.table.is_some()).await;
    assert_eq!(chance(&a).parts[1].hash, Some(part(2).1));
    let database = first.database.clone();
    let second = World::with(|config| (config.database, config.reveal_time) = (database, LONG)).await;
    bob.client.address = second.address;
    bob.leave(&table).await.good();
    sit(&mut bob, &table, "b", 3).await.good();
    ann.start(&table).await.good();
    drawing(&mut a).await;
    assert_eq!(chance(&a).parts[1].hash, Some(part(3).1));
}

/// The start of the game has failed after the seed was made.
#[tokio::test]
async fn whoever_sits_down_after_the_seed_was_made_has_no_part() {
    let world = world(LONG).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = ann.open("you open", "").await;
    let store = world.store().await;
    let stored = store.table(&table).await.unwrap().unwrap();
    assert!(store.make_seed(&stored).await.unwrap());
    sit(&mut bob, &table, "b", 2).await.good();
    let mut players = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    for player in &mut players {
        running(player).await;
    }
    let (record, contributors, _) = verified(&mut ann, &table, players).await;
    assert_eq!(contributors, [Contributor::Server]);
    assert!(record.to_string().contains("\npart b none\n"), "nobody has withheld anything: {record}");
}

/// A server that has died between the commitments and the first draw goes on where it was.
#[tokio::test]
async fn a_crash_before_the_first_draw_loses_nothing() {
    let mut first = world(LONG).await;
    let (table, [ann, bob], mut players) = two(&first).await;
    let server_hash = chance(&players[0]).server_hash.clone();
    reveal(&mut players[1], 2).await;
    players[1].settle().await;
    first.stop();
    // Its connections end, and a second server opens the same database.
    while players[0].hear().await {}
    let database = first.database.clone();
    let second = World::with(|config| (config.database, config.reveal_time) = (database, LONG)).await;
    let at = |guest: &Guest| {
        let mut guest = guest.clone();
        guest.client.address = second.address;
        guest
    };
    let (mut ann, bob) = (at(&ann), at(&bob));
    let mut players = [ann.join(&table).await, bob.join(&table).await];
    for player in &mut players {
        drawing(player).await;
        assert_eq!(chance(player).server_hash, server_hash, "the server cannot choose again");
        assert_eq!(chance(player).parts[1].hash, Some(part(2).1), "nor can Bob");
        assert!(chance(player).parts[1].revealed, "and what he has revealed stays");
    }
    reveal(&mut players[0], 1).await;
    for player in &mut players {
        running(player).await;
    }
    let (_, contributors, _) = verified(&mut ann, &table, players).await;
    assert_eq!(contributors.len(), 3);
}

/// The same if nobody comes back: the game begins without the missing parts.
#[tokio::test]
async fn a_table_that_was_about_to_begin_begins_by_itself_after_a_crash() {
    let mut first = world(LONG).await;
    let (table, [mut ann, _bob], mut players) = two(&first).await;
    first.stop();
    while players[0].hear().await {}
    let database = first.database.clone();
    let second = World::with(|config| (config.database, config.reveal_time) = (database, SHORT)).await;
    let store = second.store().await;
    while store.drawing_tables().await.unwrap().contains(&table) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ann.client.address = second.address;
    let record: Record = ann.record(&table).await.parse().unwrap();
    assert!(record.to_string().contains("withheld"), "{record}");
}

#[tokio::test]
async fn the_seed_is_made_once() {
    let world = world(LONG).await;
    let (table, _guests, mut players) = two(&world).await;
    let store = world.store().await;
    let before = store.table(&table).await.unwrap().unwrap();
    assert!(before.drawing && before.seed.is_empty());
    assert!(store.make_seed(&before).await.unwrap());
    let made = store.table(&table).await.unwrap().unwrap().seed;
    let server = from_hex(before.part.as_deref().unwrap()).unwrap();
    assert_eq!(made, hex(&make_seed(&table, &server, &[])));
    assert!(!store.make_seed(&before).await.unwrap(), "it is there already");
    let user = &before.parts[0].user;
    assert!(!store.reveal_part(&table, user, &part(1).0).await.unwrap(), "too late");
    // The table finds out as soon as somebody reveals.
    reveal(&mut players[0], 1).await;
    players[0].until("a refusal", |player| player.refused.contains(&Refusal::TooLate)).await;
    running(&mut players[0]).await;
    assert_eq!(store.table(&table).await.unwrap().unwrap().seed, made);
}

#[tokio::test]
async fn tables_from_before_keep_their_seed() {
    let world = world(LONG).await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = open(&mut ann, "you open", 1, false).await;
    world.sql("delete from parts").await;
    world
        .sql("update tables set part = null, seed = '0707070707070707070707070707070707070707070707070707070707070707'")
        .await;
    sit(&mut bob, &table, "b", 2).await.good();
    let mut players = [ann.join(&table).await, bob.join(&table).await];
    players[0].until("the table", |player| player.table.is_some()).await;
    let info = players[0].table.clone().unwrap();
    assert_eq!((info.chance, info.seed_hash), (None, hex(&commitment(&[7; 32]))));
    ann.start(&table).await.good();
    running(&mut players[1]).await;
    let (record, contributors, _) = verified(&mut ann, &table, players).await;
    assert_eq!(record.proof().seed, Some([7; 32]));
    assert!(contributors.is_empty() && record.proof().parts.is_empty());
}

/// Somebody else may play on a seat later; the part stays that of the person who revealed it.
#[tokio::test]
async fn a_part_belongs_to_the_seat_at_the_beginning() {
    let mut first = world(LONG).await;
    let (table, [mut ann, _bob], mut players) = two(&first).await;
    first.guest("Eve").await;
    for (player, number) in players.iter_mut().zip([1, 2]) {
        reveal(player, number).await;
    }
    for player in &mut players {
        running(player).await;
    }
    verified(&mut ann, &table, players).await;
    first.stop();
    first.sql("update seats set user_id = (select id from users where name = 'Eve') where seat = 1").await;
    let database = first.database.clone();
    let second = World::with(|config| config.database = database).await;
    ann.client.address = second.address;
    let record: Record = ann.record(&table).await.parse().unwrap();
    let contributors = verify(&record).unwrap_or_else(|fault| panic!("{fault}\n{record}")).contributors;
    assert_eq!(contributors.last(), Some(&Contributor::Seat(Seat::B)));
}

#[tokio::test]
async fn tables_with_a_fixed_seed_ask_nobody() {
    let world = World::with(|config| config.seed = Some(7)).await;
    let mut ann = world.guest("Ann").await;
    let mut records = Vec::new();
    for number in [1, 2] {
        let table = open(&mut ann, "you random", number, true).await;
        let mut players = [ann.join(&table).await];
        running(&mut players[0]).await;
        assert_eq!(players[0].table.as_ref().unwrap().chance, None);
        let (record, contributors, _) = verified(&mut ann, &table, players).await;
        assert!(contributors.is_empty() && record.proof().table.is_none());
        let dealt: Vec<String> = record.plies().iter().take(5).map(|ply| ply.text.clone()).collect();
        records.push((record.proof().seed, dealt));
    }
    assert_eq!(records[0], records[1], "the same deals");
}

#[tokio::test]
async fn the_page_can_have_a_record_dealt_again() {
    let world = world(LONG).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut players = [ann.join(&table).await];
    running(&mut players[0]).await;
    let check = async |guest: &mut Guest, record: &str| -> Verification {
        let reply = guest.post("/api/verify", json!({ "record": record })).await.good();
        serde_json::from_str(&reply.body).unwrap()
    };
    let unfinished = ann.record(&table).await;
    assert_eq!(check(&mut ann, &unfinished).await.fault, Some(ChanceFault::NoSeed));
    let (record, ..) = verified(&mut ann, &table, players).await;
    let text = record.to_string();
    let found = check(&mut ann, &text).await;
    assert_eq!((found.fault, found.draw), (None, None));
    assert_eq!(found.draws as usize, verify(&record).unwrap().draws);
    // Another first round card, and all that follows as it was.
    let ply = record.plies()[0].text.clone();
    let other = if ply == "round 1" { "round 2" } else { "round 1" };
    let wrong = check(&mut ann, &text.replacen(&format!("* {ply}"), &format!("* {other}"), 1)).await;
    assert_eq!(wrong.fault, Some(ChanceFault::Draw));
    let draw = wrong.draw.unwrap();
    assert_eq!((draw.ply, &*draw.played, draw.drawn), (1, other, ply));
    let seed = hex(&record.proof().seed.unwrap());
    let other_seed = text.replacen(&format!("seed {seed}"), &format!("seed {}", "0".repeat(64)), 1);
    assert_eq!(check(&mut ann, &other_seed).await.fault, Some(ChanceFault::Seed));
    let server = text.lines().find(|line| line.starts_with("part server")).unwrap().to_owned();
    let other_part =
        text.replacen(&server, &format!("{}{}", &server[..server.len() - 64], "0".repeat(64)), 1);
    assert_eq!(check(&mut ann, &other_part).await.fault, Some(ChanceFault::Part));
    let unreadable = ann.post("/api/verify", json!({ "record": "nothing" })).await;
    assert_eq!((unreadable.status, unreadable.json()), (422, json!({ "error": "record-syntax", "line": 1 })));
    ann.post("/api/verify", json!({ "record": "x".repeat(300_000) })).await.refused(413, "bad-request");
}
