//! What if: lines from a position of a game, which nobody has played and which nothing is kept of.

use maat_engine::{Seat, below};
use maat_protocol::{Conduct, Imagined, LineViews};
use maat_server::client::Reply;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use crate::player::{Player, play_out, play_some, together};
use crate::world::{Expect, Guest, Two, World, new_table, opened, two, two_with};

fn wish(ply: u32, viewpoint: &str, seed: u32, moves: &[String], bots: Value) -> Value {
    json!({ "ply": ply, "viewpoint": viewpoint, "seed": seed, "moves": moves, "bots": bots })
}

async fn ask(guest: &mut Guest, table: &str, wish: Value) -> Reply {
    guest.post(&format!("/api/tables/{table}/whatif"), wish).await
}

fn imagined(reply: Reply) -> Imagined {
    serde_json::from_str(&reply.good().body).expect("a position")
}

fn allowing() -> Conduct {
    Conduct { what_if: true, ..Conduct::default() }
}

/// Plays on from a position until the end of the game, alone for all seats, and returns the last answer.
async fn play_on(
    guest: &mut Guest,
    table: &str,
    ply: u32,
    viewpoint: &str,
    seed: u32,
) -> (Imagined, Vec<String>) {
    let mut rng = SmallRng::seed_from_u64(u64::from(seed));
    let mut moves = Vec::new();
    loop {
        let answer = imagined(ask(guest, table, wish(ply, viewpoint, seed, &moves, Value::Null)).await);
        assert_eq!(answer.played as usize, moves.len());
        assert!(answer.added.is_empty() && !answer.bot_is_due);
        let Some(you) = answer.you else { return (answer, moves) };
        assert_eq!(answer.update.due.first(), Some(&you));
        assert_eq!(answer.update.since, ply);
        assert!(answer.update.events.iter().all(|entry| entry.line >= ply as usize));
        assert_eq!(answer.update.undo, !moves.is_empty());
        let legal = &answer.update.legal;
        assert!(legal.len() > 1, "forced moves play themselves");
        moves.push(format!("{you} {}", legal[below(&mut rng, legal.len() as u32) as usize]));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_goes_on_otherwise_and_nothing_is_kept() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _], players } = two(&world, "you open", "").await;
    let [a, _b] = play_out(players, 3).await;
    let record = ann.record(&table).await;
    let mut eve = world.stranger();
    let ply = a.ply() / 2;
    let (end, moves) = play_on(&mut eve, &table, ply, "open", 1).await;
    assert!(end.update.outcome.is_some());
    let (again, same) = play_on(&mut eve, &table, ply, "open", 1).await;
    assert_eq!((json!(again), &same), (json!(end), &moves), "the seed decides");
    let (other, _) = play_on(&mut eve, &table, ply, "open", 2).await;
    assert_ne!(json!(other.update.view), json!(end.update.view));
    assert_eq!(ann.record(&table).await, record);

    // The same from the record alone.
    let line = wish(ply, "open", 1, &moves, Value::Null);
    let told = eve.post("/api/replay/whatif", json!({ "record": record, "what_if": line })).await;
    assert_eq!(json!(imagined(told)), json!(end));

    // The positions along the line.
    let views = eve.post(&format!("/api/tables/{table}/line"), line.clone()).await.good().body;
    let of_record =
        eve.post("/api/replay/line", json!({ "record": record, "what_if": line })).await.good().body;
    assert_eq!(views, of_record);
    let views: LineViews = serde_json::from_str(&views).unwrap();
    assert_eq!(views.played as usize, moves.len());
    let decisions: Vec<&String> =
        views.steps.iter().map(|step| &step.text).filter(|text| moves.contains(text)).collect();
    assert!(
        decisions.len() >= moves.len() && views.steps.len() > moves.len(),
        "draws are steps of their own"
    );
    let past = eve.get(&format!("/api/tables/{table}/views?ply={ply}&as=open")).await.good().json();
    assert_eq!(json!(views.start), past[0]["view"], "it begins where the game was");
    let lines: Vec<usize> =
        views.steps.iter().flat_map(|step| step.events.iter().map(|entry| entry.line)).collect();
    assert!(lines.is_sorted() && lines[0] >= ply as usize);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_answer_one_move_at_a_time() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you mcts:50 random", "").await;
    let mut player = ann.join(&table).await;
    player.until_due().await;
    let ply = player.ply();
    let bots = json!({ "level": "mcts:50", "you": "a" });
    let mut moves: Vec<String> = Vec::new();
    let mut added = 0;
    // Her own game is practice, so bots may play on while it runs.
    while moves.len() < 12 {
        let answer = imagined(ask(&mut ann, &table, wish(ply, "a", 4, &moves, bots.clone())).await);
        assert_eq!((answer.played as usize, answer.you), (moves.len(), Some(Seat::A)));
        assert!(answer.added.len() <= 1);
        assert!(answer.added.iter().all(|text| !text.starts_with('a')));
        added += answer.added.len();
        moves.extend(answer.added);
        if !answer.bot_is_due {
            moves.push(format!("a {}", answer.update.legal[0]));
        }
    }
    assert!(added > 4, "{moves:?}");
    let two = wish(ply, "a", 4, &moves[..2], bots.clone());
    let first = ask(&mut ann, &table, two.clone()).await.good().body;
    assert_eq!(ask(&mut ann, &table, two).await.good().body, first, "a bot plays the same again");
    for level in ["mcts:10000", "mcts:50ms", "nobody"] {
        let wish = wish(ply, "a", 4, &[], json!({ "level": level, "you": "a" }));
        ask(&mut ann, &table, wish).await.refused(400, "bad-request");
    }
    // A bot on her own seat would be a hint that nobody counts.
    let other = wish(ply, "a", 4, &[], json!({ "level": "mcts:50", "you": "b" }));
    ask(&mut ann, &table, other).await.refused(403, "forbidden");
    // Whoever watches her gets no help, and nothing at all unless she lets them.
    let mut eve = world.stranger();
    for bots in [bots, Value::Null] {
        ask(&mut eve, &table, wish(ply, "spectator", 4, &[], bots)).await.refused(403, "forbidden");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_running_game_of_people_the_table_decides() {
    let world = World::new().await;
    for (conduct, allowed) in [(Conduct::default(), false), (allowing(), true)] {
        let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
            two_with(&world, "you open", &conduct).await;
        play_some(&mut a, &mut b, 6).await;
        let (ply, mut eve) = (a.ply(), world.stranger());
        let bots = json!({ "level": "random", "you": "a" });
        for (guest, own) in [(&mut ann, "a"), (&mut bob, "b"), (&mut eve, "spectator")] {
            let reply = ask(guest, &table, wish(ply, own, 1, &[], Value::Null)).await;
            if allowed {
                let answer = imagined(reply);
                assert_eq!(answer.update.ply, ply);
                let line =
                    guest.post(&format!("/api/tables/{table}/line"), wish(2, own, 1, &[], Value::Null)).await;
                line.good();
            } else {
                reply.refused(403, "forbidden");
                let line =
                    guest.post(&format!("/api/tables/{table}/line"), wish(2, own, 1, &[], Value::Null)).await;
                line.refused(403, "forbidden");
            }
            ask(guest, &table, wish(ply, own, 1, &[], bots.clone())).await.refused(403, "forbidden");
            for other in ["a", "b", "open"].into_iter().filter(|other| *other != own) {
                ask(guest, &table, wish(ply, other, 1, &[], Value::Null)).await.refused(403, "forbidden");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_lines_are_refused_and_impossible_ones_end_early() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _], players: [mut a, mut b] } =
        two_with(&world, "you open", &allowing()).await;
    together(&mut a, &mut b).await;
    let ply = a.ply();
    let moves = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let line = moves(&["a quarry", "a quarry", "b quarry"]);
    let answer = imagined(ask(&mut ann, &table, wish(ply, "a", 1, &line, Value::Null)).await);
    assert_eq!((answer.played, answer.you), (1, Some(Seat::B)));
    let long = vec!["a quarry".to_owned(); 601];
    let wide = vec![format!("a {}", "x".repeat(100))];
    for wrong in [moves(&["quarry"]), moves(&["z quarry"]), moves(&[""]), long, wide] {
        ask(&mut ann, &table, wish(ply, "a", 1, &wrong, Value::Null)).await.refused(400, "bad-request");
    }
    ask(&mut ann, &table, wish(ply + 1, "a", 1, &[], Value::Null)).await.refused(400, "bad-request");
    let unknown = wish(ply, "a", 1, &[], Value::Null);
    ask(&mut ann, "nosuchtable", unknown.clone()).await.refused(404, "not-found");
    let record = json!({ "record": "game senet · revision 1 · seats 2\n", "what_if": unknown });
    let reply = ann.post("/api/replay/whatif", record).await;
    assert_eq!((reply.status, reply.json()), (422, json!({ "error": "record-game", "line": 1 })));
    let head = "game imhotep · revision 1 · seats 2 · dealing 2\n";
    for (seat, status) in [("b", 200), ("c", 400)] {
        let line = wish(0, "open", 1, &[], json!({ "level": "random", "you": seat }));
        let reply = ann.post("/api/replay/whatif", json!({ "record": head, "what_if": line })).await;
        assert_eq!(reply.status, status, "{}", reply.body);
    }
}

/// Begins a game of Egizia at which two people have chosen the Sphinx cards that they keep; b keeps the one with this index.
async fn sphinxes(world: &World, keeps: usize) -> (String, [Guest; 2], [Player; 2]) {
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let mut table = new_table("you open", "");
    (table["game"], table["conduct"]) = ("egizia".into(), json!(allowing()));
    let table = opened(&ann.post("/api/tables", table).await.good());
    bob.sit(&table, "b").await.good();
    let [mut a, mut b] = [ann.join(&table).await, bob.join(&table).await];
    ann.start(&table).await.good();
    for (player, choice) in [(&mut a, 0), (&mut b, keeps)] {
        player.until_due().await;
        assert_eq!(player.now().step, "setup");
        let text = player.now().legal[choice].clone();
        player.plays(&text).await;
    }
    together(&mut a, &mut b).await;
    (table, [ann, bob], [a, b])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_depends_on_what_the_viewer_cannot_know() {
    let world = World::with(|config| config.seed = Some(5)).await;
    let (first, [mut ann, mut bob], [a, _]) = sphinxes(&world, 0).await;
    let (second, [mut ann_there, mut bob_there], _) = sphinxes(&world, 1).await;
    let mut eve = world.stranger();
    let mut samples = std::collections::BTreeSet::new();
    for seed in 0..12 {
        for ply in [a.ply() - 1, a.ply()] {
            for (viewpoint, here, there) in
                [("a", &mut ann, &mut ann_there), ("spectator", &mut eve.clone(), &mut eve)]
            {
                let none = wish(ply, viewpoint, seed, &[], Value::Null);
                let one = ask(here, &first, none.clone()).await.good().body;
                assert_eq!(one, ask(there, &second, none.clone()).await.good().body, "{viewpoint} at {ply}");
                // The same after some moves, whoever makes them: even what b sees there was drawn anew.
                let mut moves = Vec::new();
                for _ in 0..6 {
                    let line = wish(ply, viewpoint, seed, &moves, Value::Null);
                    let reply = ask(here, &first, line.clone()).await;
                    // Not only at the end: whoever plays for b sees a hand that nobody has.
                    assert_eq!(
                        reply.body,
                        ask(there, &second, line).await.good().body,
                        "{viewpoint} at {ply}"
                    );
                    let answer = imagined(reply);
                    let you = answer.you.expect("the game goes on");
                    if you == Seat::B {
                        samples.insert(answer.update.view.get().to_owned());
                    }
                    moves.push(format!("{you} {}", answer.update.legal[0]));
                }
                let line = wish(ply, viewpoint, seed, &moves, Value::Null);
                let one = ask(here, &first, line.clone()).await.good().body;
                assert_eq!(one, ask(there, &second, line.clone()).await.good().body, "{viewpoint} at {ply}");
                let path = |table: &str| format!("/api/tables/{table}/line");
                let one = here.post(&path(&first), line.clone()).await.good().body;
                assert_eq!(one, there.post(&path(&second), line).await.good().body, "{viewpoint} at {ply}");
            }
        }
    }
    assert!(samples.len() > 6, "the unknown is drawn anew: {} samples", samples.len());
    let own = wish(a.ply(), "b", 0, &[], Value::Null);
    let end = |reply: Reply| imagined(reply).update;
    let moves = |update: &maat_protocol::Update| update.due[0];
    let one = end(ask(&mut bob, &first, own.clone()).await);
    assert_eq!(moves(&one), moves(&end(ask(&mut bob_there, &second, own).await)));
    let views = |table: &str| format!("/api/tables/{table}/line");
    let own = wish(a.ply(), "b", 0, &[], Value::Null);
    let one = bob.post(&views(&first), own.clone()).await.good().body;
    assert_ne!(one, bob_there.post(&views(&second), own).await.good().body, "b knows the own cards");
}
