//! Clocks: whose time runs, what happens when it is over, and that nobody pays for what is not their fault.

use std::time::Duration;

use maat_engine::Seat;
use maat_protocol::{BotReason, ClientMsg, ClockInfo, Conduct, Happening, Pace, Refusal, Return};
use maat_server::store::Store;
use serde_json::json;
use tokio::time::sleep;

use crate::conduct::{DAY, quick};
use crate::player::{Player, play, undo};
use crate::world::{Expect, Two, World, new_table, two_with};

const HOUR: Duration = Duration::from_secs(3600);

fn live(bank: u32, increment: u32) -> Conduct {
    Conduct { pace: Pace::Live { bank, increment }, ..quick() }
}

fn slow(decision: u32, bank: u32) -> Conduct {
    Conduct { pace: Pace::Slow { decision, bank }, ..quick() }
}

fn clock(player: &Player, seat: Seat) -> ClockInfo {
    *player.now().clocks.iter().find(|clock| clock.seat == seat).expect("the seat has a clock")
}

fn substitute(player: &Player, seat: Seat) -> Option<&str> {
    player.table.as_ref()?.seats[seat.index()].substitute.as_deref()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_clock_of_whoever_is_due_runs() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open greedy", &live(600, 10)).await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    assert_eq!(a.now().clocks.iter().map(|clock| clock.runs).collect::<Vec<_>>(), [true, false]);
    assert!((590_000..=600_000).contains(&clock(&a, Seat::A).bank));
    a.plays("quarry").await;
    b.until_due().await;
    assert!(clock(&b, Seat::B).runs && !clock(&b, Seat::A).runs);
    let earned = clock(&b, Seat::A).bank;
    assert!((600_000..=610_000).contains(&earned), "a turn earns the increment");
    a.say(undo(b.ply())).await;
    a.until("the undo", |a| a.ply() > b.ply()).await;
    assert!(clock(&a, Seat::A).bank <= earned - 10_000, "which an undo returns");
    assert!(clock(&a, Seat::B).bank <= 600_000, "nothing is earned by waiting");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_out_of_time_is_replaced_without_a_vote() {
    let world = World::new().await;
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open", &live(600, 0)).await;
    a.until_due().await;
    let prompt = a.now().prompt.unwrap();
    world.pass(Duration::from_secs(620)).await;
    b.until("a bot", |b| substitute(b, Seat::A) == Some("greedy")).await;
    let why = |event: &Happening| matches!(event, Happening::BotSat { why: BotReason::Time, .. });
    assert!(why(&b.table.as_ref().unwrap().events[0].what));
    // The late move does not count, the bot has moved.
    assert_eq!(a.refusal(play(prompt, "quarry")).await, Refusal::BotPlays);
    b.until_due().await;
    assert!(clock(&b, Seat::B).runs);
    a.say(ClientMsg::Return(Return { seat: Seat::A })).await;
    a.until("the seat", |a| a.now().clocks.first().is_some_and(|clock| clock.bank > 0)).await;
    assert_eq!(clock(&a, Seat::A).bank, 150_000, "a quarter");
    assert_eq!(substitute(&a, Seat::A), None);
}

/// What a client says about its time does not matter, and a move that comes too late does not count even before the server
/// has looked at the clock by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_client_cheats_its_clock() {
    let world = World::new().await;
    let Two { players: [mut a, _b], .. } = two_with(&world, "you open", &live(5, 0)).await;
    a.until_due().await;
    let prompt = a.now().prompt.unwrap();
    let cheat = json!({ "play": { "prompt": prompt, "move": "quarry", "lag": 60_000 } });
    a.socket.say_text(cheat.to_string()).await.unwrap();
    a.until("the refusal", |a| !a.refused.is_empty()).await;
    assert_eq!(a.refused.pop(), Some(Refusal::Unreadable));
    a.until("a bot", |a| substitute(a, Seat::A).is_some()).await;
    assert_eq!(a.refusal(play(prompt, "quarry")).await, Refusal::BotPlays);
}

/// Each decision has its time; the bank only runs after it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_clock_gives_time_for_each_decision() {
    let world = World::new().await;
    let day = DAY.as_secs() as u32;
    let Two { players: [mut a, mut b], .. } = two_with(&world, "you open", &slow(day, day)).await;
    a.until_due().await;
    b.until("the game", |b| b.update.is_some()).await;
    world.pass(DAY + 6 * HOUR).await;
    sleep(Duration::from_secs(6)).await;
    a.plays("quarry").await;
    let left = clock(&a, Seat::A).bank / 3_600_000;
    assert_eq!(left, 17, "six hours and some seconds of the bank");
    // The update may be written in the very millisecond in which the clock starts.
    let decision = clock(&a, Seat::B).decision;
    assert!((23 * 3_600_000..=24 * 3_600_000).contains(&decision), "{decision} ms of a day");
    world.pass(2 * DAY + HOUR).await;
    a.until("a bot", |a| substitute(a, Seat::B).is_some()).await;
}

async fn start_again(world: &World) -> World {
    let database = world.database.clone();
    World::with(|config| config.database = database).await
}

/// Nobody pays for the time while the server is down: in service time the downtime does not exist.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_costs_nobody_any_time() {
    let mut world = World::new().await;
    let two = two_with(&world, "you open", &live(20, 0)).await;
    let Two { table, guests, players: [mut a, b] } = two;
    a.until_due().await;
    let before = clock(&a, Seat::A).bank;
    world.stop();
    while a.hear().await {}
    drop((a, b));
    sleep(Duration::from_secs(3)).await;
    let second = start_again(&world).await;
    let mut ann = guests[0].clone();
    ann.client.address = second.address;
    let mut a = ann.join(&table).await;
    a.until_due().await;
    let after = clock(&a, Seat::A).bank;
    assert!(after <= before && after > before - 2500, "{before} ms, then {after} ms, 3 s down");
    a.plays("quarry").await;
}

/// A table at which nobody is connected wakes up when a clock runs out, also after a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sleeping_table_wakes_for_its_clock() {
    let mut world = World::new().await;
    let Two { table, players: [mut a, b], .. } = two_with(&world, "you open", &slow(3600, 0)).await;
    a.until_due().await;
    world.stop();
    while a.hear().await {}
    drop((a, b));
    let store: Store = world.store().await;
    let bot = |seats: &[maat_server::store::StoredSeat]| seats[0].bot().map(str::to_owned);
    assert_eq!(bot(&store.table(&table).await.unwrap().unwrap().seats), None);
    world.pass(2 * HOUR).await;
    let _second = start_again(&world).await;
    while bot(&store.table(&table).await.unwrap().unwrap().seats).is_none() {
        sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_games_can_be_paused_fourteen_days_a_year() {
    let world = World::new().await;
    let hour = HOUR.as_secs() as u32;
    let Two { guests: [mut ann, _bob], players: [mut a, _b], .. } =
        two_with(&world, "you open", &slow(hour, 0)).await;
    a.until_due().await;
    world.stranger().post("/api/pause", json!({ "days": 1 })).await.refused(403, "forbidden");
    ann.post("/api/pause", json!({ "days": 15 })).await.refused(422, "pause");
    let me = ann.post("/api/pause", json!({ "days": 10 })).await.good().json();
    assert!(me["pause"]["seconds"].as_i64().unwrap() > 9 * 86_400);
    a.until("the pause", |a| clock(a, Seat::A).paused.is_some()).await;
    assert!(!clock(&a, Seat::A).runs);
    world.pass(9 * DAY).await;
    sleep(Duration::from_secs(6)).await;
    a.settle().await;
    assert_eq!(substitute(&a, Seat::A), None);
    // It ends early; five days are left.
    let me = ann.post("/api/pause", json!({ "days": 0 })).await.good().json();
    assert!(me["pause"]["seconds"].is_null());
    assert_eq!(me["pause"]["left"].as_i64().unwrap() / 86_400, 4);
    ann.post("/api/pause", json!({ "days": 6 })).await.refused(422, "pause");
    a.until("the clock runs", |a| clock(a, Seat::A).runs).await;
    assert!(clock(&a, Seat::A).decision > 3_400_000, "the pause was free");
    world.pass(2 * HOUR).await;
    a.until("a bot", |a| substitute(a, Seat::A).is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_conditions_are_refused() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let bad = [
        live(4, 0),
        live(u32::MAX, 0),
        live(60, 601),
        slow(4, 0),
        slow(60, u32::MAX),
        Conduct { grace: Some(0), ..quick() },
        Conduct { grace: Some(u32::MAX), ..quick() },
    ];
    for conduct in bad {
        let mut wish = new_table("you open", "");
        wish["conduct"] = serde_json::to_value(&conduct).unwrap();
        ann.post("/api/tables", wish).await.refused(422, "conduct");
    }
    for level in ["clever", "mcts:1000000", ""] {
        let mut wish = new_table("you open", "");
        wish["conduct"] = serde_json::to_value(Conduct { level: level.into(), ..quick() }).unwrap();
        ann.post("/api/tables", wish).await.refused(422, "seats");
    }
}
