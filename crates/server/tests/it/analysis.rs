//! Analyses: they run while somebody looks, are kept, and tell nobody what they may not know.

use std::collections::BTreeSet;
use std::time::Duration;

use maat_engine::{Actor, Seat, Viewer};
use maat_protocol::{AnalysisNews, LineKind};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::player::{play_out, play_some};
use crate::world::{Expect, Guest, Two, World, replay, two};

fn wish(depth: &str, knowledge: &str) -> Value {
    json!({ "depth": depth, "knowledge": knowledge })
}

fn news(body: &str) -> AnalysisNews {
    serde_json::from_str(body).expect("news of an analysis")
}

async fn begin(guest: &mut Guest, table: &str, wish: Value) -> AnalysisNews {
    news(&guest.post(&format!("/api/tables/{table}/analysis"), wish).await.good().body)
}

async fn look(guest: &mut Guest, known: &AnalysisNews) -> AnalysisNews {
    let address = format!("/api/analysis/{}?seen={}", known.id, known.done);
    news(&guest.get(&address).await.good().body)
}

/// Looks until everything is done; returns all lines, in order, as JSON, and the last news.
async fn finish(guest: &mut Guest, mut known: AnalysisNews) -> (Vec<String>, AnalysisNews) {
    let mut lines = known.lines.clone();
    while known.summary.is_none() {
        known = look(guest, &known).await;
        lines.extend(known.lines.clone());
    }
    assert_eq!(known.done, known.total);
    assert_eq!(lines.len(), known.total as usize, "every line has a result");
    lines.sort_by_key(|line| line.line);
    assert!(lines.windows(2).all(|pair| pair[0].line < pair[1].line), "none comes twice");
    (lines.iter().map(|line| serde_json::to_string(line).unwrap()).collect(), known)
}

/// A finished game of two people, both of whom may look at it, and its record.
async fn finished(world: &World) -> (String, [Guest; 2], String) {
    let Two { table, guests: [mut ann, bob], players } = two(world, "you open", "").await;
    play_out(players, 3).await;
    let record = ann.record(&table).await;
    (table, [ann, bob], record)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_analysed_once_and_its_record_gives_the_same() {
    let world = World::new().await;
    let (table, [mut ann, mut bob], record) = finished(&world).await;
    let first = begin(&mut ann, &table, wish("quick", "seat")).await;
    let (lines, last) = finish(&mut ann, first).await;
    assert_eq!(last.seat, None);
    let game = replay(&record);
    let seats: BTreeSet<Seat> = last.summary.unwrap().iter().map(|one| one.seat).collect();
    assert_eq!(seats.len(), 2);
    let mut kinds = [0; 3];
    for line in lines.iter().map(|line| serde_json::from_str::<maat_protocol::LineAnalysis>(line).unwrap()) {
        assert_eq!((line.before.win.len(), line.before.points.len()), (2, 2));
        assert!((line.before.win.iter().sum::<f32>() - 1.0).abs() < 0.05, "{line:?}");
        let played = game.line(line.line as usize, Viewer::Omniscient);
        match line.kind {
            LineKind::Decision(decision) => {
                let played = played.unwrap();
                assert_eq!(played.actor, Actor::Seat(decision.seat));
                assert_eq!(decision.moves[decision.played as usize].text, played.text);
                assert!(decision.moves.len() <= 4 && decision.loss_win >= 0.0, "{decision:?}");
                kinds[0] += 1;
            }
            LineKind::Chance { luck } => {
                assert_eq!(played.unwrap().actor, Actor::Chance);
                assert_eq!(luck.win.len(), 2);
                kinds[1] += 1;
            }
            LineKind::End => kinds[2] += 1,
        }
    }
    assert!(kinds[0] > 10 && kinds[1] > 0, "{kinds:?}");

    // Whoever comes later gets everything at once.
    let again = begin(&mut bob, &table, wish("quick", "seat")).await;
    assert_eq!((again.id.clone(), again.done), (last.id, last.done));
    assert_eq!(finish(&mut bob, again).await.0, lines);
    let body = json!({ "record": record, "depth": "quick", "knowledge": "seat" });
    let mut eve = world.stranger();
    let of_record = news(&eve.post("/api/replay/analysis", body).await.good().body);
    assert_eq!(finish(&mut eve, of_record).await.0, lines, "the same game gives the same analysis");
}

/// As soon as nobody looks, an analysis stops, which makes room for the next one of the same person.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_stops_when_nobody_looks_and_goes_on_when_somebody_does() {
    let mut world = World::with(|config| {
        config.limits.analyses = 1;
        config.analysis_silence = Duration::from_millis(100);
    })
    .await;
    let (table, [mut ann, _], record) = finished(&world).await;
    let (deep, record) = (wish("deep", "seat"), record.as_str());
    let mut known = begin(&mut ann, &table, deep.clone()).await;
    while known.done == 0 {
        known = look(&mut ann, &known).await;
    }
    assert!(known.done < known.total, "a deep analysis takes its time");
    let other = json!({ "record": record, "depth": "quick", "knowledge": "open" });
    let mut reply = ann.post("/api/replay/analysis", other.clone()).await;
    while reply.status != 200 {
        reply.refused(429, "too-many-analyses");
        sleep(Duration::from_millis(20)).await;
        reply = ann.post("/api/replay/analysis", other.clone()).await;
    }
    finish(&mut ann, news(&reply.body)).await;
    let settings = &format!("deep seat {}", maat_server::ANALYSIS_VERSION);
    let kept = world.store().await.analysed_lines(&table, settings).await.unwrap().len();
    assert!(kept >= known.done as usize && kept < known.total as usize, "{kept} of {}", known.total);

    // The id still leads to it, and what was done is done.
    let more = look(&mut ann, &known).await;
    assert!(more.done > known.done);
    // After a restart it goes on where it stopped.
    world.stop();
    let before = world.store().await.analysed_lines(&table, settings).await.unwrap();
    let database = world.database.clone();
    let again = World::with(|config| config.database = database).await;
    let mut eve = again.stranger();
    eve.get(&format!("/api/analysis/{}", known.id)).await.refused(404, "not-found");
    let known = begin(&mut eve, &table, deep).await;
    assert!(known.done as usize >= before.len() && known.done >= kept as u32, "{} of {kept}", known.done);
    let there: BTreeSet<u32> = known.lines.iter().map(|line| line.line).collect();
    assert!(before.iter().all(|(line, _)| there.contains(line)), "what was stored is there");
    assert!(look(&mut eve, &known).await.done > known.done);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_two_people_is_analysed_after_its_end_only() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    let address = format!("/api/tables/{table}/analysis");
    play_some(&mut a, &mut b, 6).await;
    let mut eve = world.stranger();
    for guest in [&mut ann, &mut bob, &mut eve] {
        for knowledge in ["seat", "open"] {
            guest.post(&address, wish("quick", knowledge)).await.refused(409, "not-over");
        }
    }
    let waiting = ann.open("you open", "").await;
    ann.post(&format!("/api/tables/{waiting}/analysis"), wish("quick", "seat"))
        .await
        .refused(404, "not-found");
    ann.post("/api/tables/nosuchtable/analysis", wish("quick", "seat")).await.refused(404, "not-found");
    for wrong in [json!({}), wish("endless", "seat"), wish("quick", "all"), json!({ "depth": "quick" })] {
        ann.post(&address, wrong).await.refused(422, "bad-request");
    }
    ann.get("/api/analysis/nosuchid").await.refused(404, "not-found");
    ann.get("/api/analysis/nosuchid?seen=-1").await.refused(400, "bad-request");
    for (record, fault) in [("", "record-syntax"), ("game senet · revision 1 · seats 2\n", "record-game")] {
        let body = json!({ "record": record, "depth": "quick", "knowledge": "seat" });
        assert!(ann.post("/api/replay/analysis", body).await.body.contains(fault));
    }
    let huge = json!({ "record": "a quarry\n".repeat(40_000), "depth": "quick", "knowledge": "seat" });
    ann.post("/api/replay/analysis", huge).await.refused(413, "bad-request");
}

/// Against bots alone the own decisions are analysed while the game runs, with what the seat knew, and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_running_game_against_bots_one_learns_only_about_ones_own_decisions() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you greedy greedy", "").await;
    let mut player = ann.join(&table).await;
    let mut rng = rand::SeedableRng::seed_from_u64(5);
    for _ in 0..8 {
        player.until_due().await;
        player.play_any(&mut rng).await;
    }
    player.until_due().await;
    let address = format!("/api/tables/{table}/analysis");
    ann.post(&address, wish("quick", "open")).await.refused(409, "not-over");
    let mut eve = world.guest("Eve").await;
    eve.post(&address, wish("quick", "seat")).await.refused(409, "not-over");

    let first = begin(&mut ann, &table, wish("quick", "seat")).await;
    let (lines, last) = finish(&mut ann, first).await;
    let seat = player.seat();
    assert_eq!(last.seat, seat);
    assert!(lines.len() >= 4, "{lines:?}");
    let own = format!("\"seat\":\"{}\"", seat.unwrap());
    assert!(lines.iter().all(|line| line.contains(&own) && line.contains("decision")), "{lines:?}");
    let told: Vec<maat_protocol::LineAnalysis> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let is_bare = |kind: &LineKind| matches!(kind, LineKind::Decision(made) if made.expected.len() <= 1);
    assert!(told.iter().all(|line| is_bare(&line.kind)), "what others could do is not told");
    assert!(
        last.summary.unwrap().iter().all(|one| one.luck_points == 0.0),
        "what chance gave others is hidden"
    );

    // The same lines are part of the whole analysis after the end.
    player.play_out(9).await;
    let whole = begin(&mut eve, &table, wish("quick", "seat")).await;
    let (all, last) = finish(&mut eve, whole).await;
    assert_eq!(last.seat, None);
    let known: BTreeSet<u32> = told.iter().map(|line| line.line).collect();
    let same = |line: &&String| {
        let whole: maat_protocol::LineAnalysis = serde_json::from_str(line).unwrap();
        known.contains(&whole.line) && told.iter().any(|one| one.before == whole.before)
    };
    assert_eq!(all.iter().filter(same).count(), lines.len());
    assert!(all.len() > lines.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_runs_more_analyses_than_the_limits_allow() {
    let world = World::with(|config| {
        config.limits.analyses = 1;
        config.limits.all_analyses = 2;
        config.analysis_silence = Duration::from_secs(60);
    })
    .await;
    let (table, [mut ann, mut bob], _) = finished(&world).await;
    let address = format!("/api/tables/{table}/analysis");
    let first = begin(&mut ann, &table, wish("deep", "seat")).await;
    for _ in 0..50 {
        let joined = begin(&mut ann, &table, wish("deep", "seat")).await;
        assert_eq!(joined.id, first.id, "the same analysis is joined");
        ann.post(&address, wish("deep", "open")).await.refused(429, "too-many-analyses");
    }
    begin(&mut bob, &table, wish("deep", "open")).await;
    let mut eve = world.guest("Eve").await;
    eve.post(&address, wish("standard", "open")).await.refused(429, "too-many-analyses");
    assert_eq!(begin(&mut eve, &table, wish("deep", "seat")).await.id, first.id, "looking on costs nothing");

    // Bots go on meanwhile.
    let practice = eve.begin("you greedy", "").await;
    let player = eve.join(&practice).await.play_out(1).await;
    assert!(player.is_over());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_runs_only_so_many_analyses() {
    let world = World::with(|config| {
        config.limits.address_analyses = 1;
        config.analysis_silence = Duration::from_secs(60);
    })
    .await;
    let (table, [mut ann, mut bob], _) = finished(&world).await;
    begin(&mut ann, &table, wish("deep", "seat")).await;
    let address = format!("/api/tables/{table}/analysis");
    bob.post(&address, wish("deep", "open")).await.refused(429, "too-many-analyses");
}
