//! Planned moves in slow games: if they play this, I play that. Nobody else learns of a plan.

use maat_engine::Seat;
use maat_protocol::{Conduct, Pace, PlanEnd, PlanInfo};
use serde_json::{Value, json};

use crate::player::{Player, together, undo};
use crate::world::{Expect, Guest, Two, World, two_with};

/// The usual conditions with days for each decision: plans need no what-if boards.
fn slow() -> Conduct {
    Conduct { pace: Pace::Slow { decision: 24 * 3600, bank: 0 }, ..Conduct::default() }
}

async fn slow_game(world: &World) -> Two {
    let mut game = two_with(world, "you open", &slow()).await;
    let [a, b] = &mut game.players;
    together(a, b).await;
    assert_eq!(a.now().due, [Seat::A]);
    game
}

fn line(ply: u32, seat: &str, moves: &[&str]) -> Value {
    json!({ "ply": ply, "viewpoint": seat, "seed": 1, "moves": moves, "bots": null })
}

fn plan_of(table: &str) -> String {
    format!("/api/tables/{table}/plan")
}

async fn plans(guest: &mut Guest, table: &str, player: &mut Player, moves: &[&str]) {
    let seat = player.seat().expect("a seat").to_string();
    guest.post(&plan_of(table), line(player.ply(), &seat, moves)).await.good();
    let first = moves[0].to_owned();
    let planned = move |player: &Player| {
        player.plan.as_ref().is_some_and(|plan| plan.lines.first().is_some_and(|line| line[0] == first))
    };
    player.until("the plan", planned).await;
}

/// Whatever came to somebody says nothing of plans.
fn assert_knows_nothing(player: &Player, guest: &Guest) {
    assert!(player.plan.is_none());
    for told in player.frames.iter().chain(&guest.heard) {
        assert!(!told.contains("plan"), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_planned_is_played_as_soon_as_the_others_have_played() {
    let world = World::new().await;
    let Two { table, guests: [ann, mut bob], players: [mut a, mut b] } = slow_game(&world).await;
    let mut eve = world.stranger().join(&table).await;
    let ply = a.ply();
    plans(&mut bob, &table, &mut b, &["a quarry", "b quarry", "a load 1-1", "b load 2-1", "a load 3-1"])
        .await;
    plans(&mut bob, &table, &mut b, &["a load 1-1", "b quarry"]).await;
    let known = b.plan.clone().unwrap();
    assert_eq!(
        known.lines.iter().map(Vec::len).collect::<Vec<_>>(),
        [2, 4],
        "the newest first, own moves last"
    );
    // Somebody else's page, and another one of his.
    let mut again = bob.join(&table).await;
    again.until("the plan", |player| player.plan.is_some()).await;
    assert_eq!(again.plan, Some(known));

    a.plays("quarry").await;
    for player in [&mut a, &mut b, &mut eve] {
        player.until("the answer", |player| player.ply() == ply + 2).await;
    }
    assert_eq!(a.now().due, [Seat::A]);
    b.until("the rest of the plan", |player| player.plan.as_ref().is_some_and(|plan| plan.lines.len() == 1))
        .await;
    assert_eq!(b.plan.as_ref().unwrap().lines, [["a load 1-1", "b load 2-1"]]);
    a.plays("load 1-1").await;
    a.until("the answer", |player| player.ply() == ply + 4).await;
    b.until("the end of the plan", |player| player.plan.is_none()).await;
    assert!(b.refused.is_empty() && a.refused.is_empty());
    let record = bob.record(&table).await;
    assert!(record.ends_with("a quarry\nb quarry\na load 1-1\nb load 2-1\n"), "{record}");
    eve.until("the answer", |player| player.ply() == ply + 4).await;
    assert_knows_nothing(&a, &ann);
    assert_knows_nothing(&eve, &ann);
    assert!(world.store().await.plans(&table).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_ends_when_something_else_happens() {
    let world = World::new().await;
    let ended = |why: PlanEnd| {
        move |player: &Player| player.plan == Some(PlanInfo { lines: Vec::new(), ended: Some(why) })
    };
    let Two { table, guests: [ann, mut bob], players: [mut a, mut b] } = slow_game(&world).await;

    // Another move of somebody else.
    plans(&mut bob, &table, &mut b, &["a quarry", "b quarry"]).await;
    a.plays("load 1-1").await;
    b.until("the end of the plan", ended(PlanEnd::Differs)).await;
    b.until_due().await;
    assert_eq!(b.now().due, [Seat::B], "nothing was played");

    // The first answer is played, the second is not.
    let mut ann = ann;
    b.plays("quarry").await;
    together(&mut a, &mut b).await;
    plans(&mut bob, &table, &mut b, &["a quarry", "b load 2-1", "a quarry", "b quarry"]).await;
    a.plays("quarry").await;
    b.until("the own move", |player| {
        player.plan.as_ref().is_some_and(|plan| plan.lines == [["a quarry", "b quarry"]])
    })
    .await;
    together(&mut a, &mut b).await;

    // A move that is taken back.
    let ply = a.ply();
    a.plays("load 3-1").await;
    b.until("the end of the plan", ended(PlanEnd::Differs)).await;
    b.until_due().await;
    let cancel = format!("/api/tables/{table}/plan/cancel");
    bob.post(&cancel, json!({ "seat": "b" })).await.good();
    b.until("that it is read", |player| player.plan.is_none()).await;
    a.say(undo(a.ply())).await;
    a.until("the undo", |player| player.ply() > ply + 1).await;
    together(&mut a, &mut b).await;
    plans(&mut bob, &table, &mut b, &["a quarry", "b quarry"]).await;
    // He thinks better of it.
    ann.post(&cancel, json!({ "seat": "b" })).await.refused(403, "forbidden");
    bob.post(&cancel, json!({ "seat": "b" })).await.good();
    b.until("that it is given up", |player| player.plan.is_none()).await;
    let before = a.ply();
    a.plays("quarry").await;
    b.until("the move", |player| player.ply() > before).await;
    b.settle().await;
    assert_eq!(b.now().due, [Seat::B]);
    assert_knows_nothing(&a, &world.stranger());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_is_kept_by_the_server_and_needs_its_person() {
    let world = World::new().await;
    let Two { table, guests: [ann, mut bob], players: [a, mut b] } = slow_game(&world).await;
    let ply = a.ply();
    plans(&mut bob, &table, &mut b, &["a quarry", "b quarry"]).await;
    let stored = world.store().await.plans(&table).await.unwrap();
    assert_eq!((stored.len(), stored[0].0), (1, Seat::B));
    // Nobody is there; the table is read again by another server.
    drop((a, b));
    let database = world.database.clone();
    let other = World::with(|config| config.database = database).await;
    let mut there = ann.clone();
    there.client.address = other.address;
    let mut a = there.join(&table).await;
    a.plays("quarry").await;
    a.until("the answer", |player| player.ply() == ply + 2).await;
    assert_eq!(a.now().due, [Seat::A]);
    assert_knows_nothing(&a, &there);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plans_that_are_not_possible_are_refused() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [a, b] } = slow_game(&world).await;
    let ply = a.ply();
    let path = plan_of(&table);
    let good = ["a quarry", "b quarry"];
    ann.post(&path, line(ply, "a", &["a quarry", "b quarry", "a load 1-1"])).await.refused(409, "stale");
    ann.post(&path, line(ply, "b", &good)).await.refused(403, "forbidden");
    world.stranger().post(&path, line(ply, "b", &good)).await.refused(403, "forbidden");
    bob.post(&path, line(ply - 1, "b", &good)).await.refused(409, "stale");
    for moves in [&["a quarry"][..], &["b quarry"], &["a quarry", "b quarry", "b quarry"], &["b"], &[]] {
        bob.post(&path, line(ply, "b", moves)).await.refused(400, "bad-request");
    }
    let mut bots = line(ply, "b", &good);
    bots["bots"] = json!({ "level": "random", "you": "b" });
    assert_eq!(bob.post(&path, bots).await.status, 400);
    bob.post(&path, line(ply, "spectator", &good)).await.refused(400, "bad-request");
    assert!(b.plan.is_none());

    // Nor at tables without days, whether or not they allow what-if boards.
    for what_if in [false, true] {
        let conduct = Conduct { what_if, ..Conduct::default() };
        let Two { table, guests: [_, mut bob], players: [mut a, mut b] } =
            two_with(&world, "you open", &conduct).await;
        together(&mut a, &mut b).await;
        bob.post(&plan_of(&table), line(a.ply(), "b", &good)).await.refused(403, "forbidden");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_for_plans_is_no_what_if() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } = slow_game(&world).await;
    let mut eve = world.stranger();
    let ply = a.ply();
    let [what_if, along] = ["whatif", "line"].map(|end| format!("/api/tables/{table}/{end}"));
    for path in [&what_if, &along] {
        bob.post(path, line(ply, "b", &[])).await.good();
        bob.post(path, line(ply, "b", &["a quarry", "b quarry"])).await.good();
        // Not from the past, and not for whoever is due.
        bob.post(path, line(ply - 1, "b", &[])).await.refused(409, "stale");
        ann.post(path, line(ply, "a", &[])).await.refused(409, "stale");
        // Not as somebody else.
        for (guest, viewpoint) in [(&mut bob, "a"), (&mut ann, "b"), (&mut eve, "b")] {
            guest.post(path, line(ply, viewpoint, &[])).await.refused(403, "forbidden");
        }
        for guest in [&mut ann, &mut bob, &mut eve] {
            for viewpoint in ["spectator", "open"] {
                guest.post(path, line(ply, viewpoint, &[])).await.refused(403, "forbidden");
            }
        }
    }
    let mut bots = line(ply, "b", &[]);
    bots["bots"] = json!({ "level": "random", "you": "b" });
    bob.post(&what_if, bots).await.refused(403, "forbidden");

    // It ends with the position: somebody else is due now.
    a.plays("quarry").await;
    together(&mut a, &mut b).await;
    bob.post(&what_if, line(ply, "b", &[])).await.refused(409, "stale");
    bob.post(&what_if, line(a.ply(), "b", &[])).await.refused(409, "stale");
    ann.post(&what_if, line(a.ply(), "a", &[])).await.good();
}

/// Twenty lines, the newest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_has_a_limited_number_of_lines() {
    let world = World::new().await;
    let Two { table, guests: [_ann, mut bob], players: [_a, mut b] } = slow_game(&world).await;
    let moves = ["quarry", "load 1-1", "load 2-1", "load 3-1", "load 4-1"];
    let mut lines: Vec<[String; 2]> = Vec::new();
    for theirs in moves {
        for own in moves.iter().filter(|own| **own != theirs || theirs == "quarry") {
            lines.push([format!("a {theirs}"), format!("b {own}")]);
        }
    }
    assert_eq!(lines.len(), 21);
    for [theirs, own] in &lines {
        bob.post(&plan_of(&table), line(b.ply(), "b", &[theirs, own])).await.good();
    }
    let newest = lines.last().unwrap().clone();
    b.until("the last line", |player| player.plan.as_ref().is_some_and(|plan| plan.lines[0] == newest)).await;
    let known = b.plan.clone().unwrap().lines;
    lines.reverse();
    lines.pop();
    assert_eq!(known, lines);
}
