//! Another node has continued a table: the database is the source of truth.

use maat_engine::{Actor, Seat};
use maat_protocol::{Refusal, Status};
use maat_server::store::{Append, AppendError, Appended, Store};
use serde_json::Value;

use crate::player::{Player, play, play_out};
use crate::world::{Expect, Guest, Two, World, new_table, opened, replay, two};

/// The same user at another node.
fn at(world: &World, guest: &Guest) -> Guest {
    let mut guest = guest.clone();
    guest.client.address = world.address;
    guest
}

async fn second_node(world: &World) -> World {
    let database = world.database.clone();
    World::with(|config| config.database = database).await
}

async fn append(
    store: &Store,
    table: &str,
    ply: u32,
    lines: &str,
    due: &str,
) -> Result<Appended, AppendError> {
    let (table, lines, due) = (table.into(), lines.into(), due.into());
    store
        .append(Append {
            table,
            ply: ply as usize,
            lines,
            due,
            round: String::new(),
            clocks: String::new(),
            finished: None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_of_another_node_makes_ours_stale() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _], players: [mut a, mut b] } = two(&world, "you open", "").await;
    a.until_due().await;
    let ply = a.ply();
    let store = world.store().await;
    append(&store, &table, ply, "a quarry", "b").await.unwrap();
    let load = a.now().legal.iter().find(|text| text.starts_with("load")).unwrap().clone();
    assert_eq!(a.refusal(play(ply, &load)).await, Refusal::Stale);
    for player in [&mut a, &mut b] {
        player.until("the other move", |player| player.ply() == ply + 1).await;
        let last = player.told.last().unwrap();
        let event: Value = serde_json::from_str(last.event.get()).unwrap();
        assert_eq!((last.by, &event["type"]), (Actor::Seat(Seat::A), &"stones-taken".into()));
        assert_eq!(player.now().due, [Seat::B]);
    }
    b.plays("quarry").await;
    let taken = append(&store, &table, ply + 1, "b quarry", "a").await;
    assert!(matches!(taken, Err(AppendError::Taken)), "{taken:?}");
    let players = play_out([a, b], 3).await;
    let record = ann.record(&table).await;
    assert_eq!(replay(&record).outcome(), players[0].now().outcome);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_another_node_finished_is_finished() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut here = ann.join(&table).await;
    here.until_due().await;
    let ply = here.ply();
    let other = second_node(&world).await;
    let there = at(&other, &ann).join(&table).await.play_out(1).await;
    assert!(there.is_over());
    assert_eq!(here.refusal(play(ply, "quarry")).await, Refusal::Stale);
    here.until("the end", Player::is_over).await;
    assert_eq!(here.status(), Some(Status::Finished));
    assert_eq!(here.table.unwrap().seed, there.table.unwrap().seed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_another_node_started_is_open_no_more() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let other = second_node(&world).await;
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    let mut here = bob.join(&table).await;
    here.until("the table", |here| here.table.is_some()).await;
    at(&other, &ann).start(&table).await.good();
    bob.leave(&table).await.refused(409, "not-open");
    here.until("the start", |here| here.update.is_some()).await;
    assert_eq!((here.status(), here.seat()), (Some(Status::Running), Some(Seat::B)));
    ann.start(&table).await.refused(409, "not-open");
}

/// A start without chance moves adds no line. It is still loaded again, and the first move follows it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_without_a_line_is_read_again() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let drafted = "gods=draft guardian-1=draft guardian-2=draft guardian-3=draft";
    let mut wish = new_table("random you", drafted);
    (wish["game"], wish["start"]) = ("ankh".into(), true.into());
    let table = opened(&ann.post("/api/tables", wish).await);
    let mut here = ann.join(&table).await;
    here.until_due().await;
    assert_eq!((here.ply(), replay(&ann.record(&table).await).len()), (0, 0));
    let other = second_node(&world).await;
    let there = play_out([at(&other, &ann).join(&table).await], 1).await;
    assert_eq!(replay(&at(&other, &ann).record(&table).await).len() as u32, there[0].ply());
    assert_eq!(there[0].status(), Some(Status::Finished));
}
