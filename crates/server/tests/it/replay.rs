//! Replays of tables, as far as somebody may see them, and of records that somebody has.

use maat_protocol::{Onlooker, PastView, Replay, Viewpoint};
use maat_server::config::Limits;
use serde_json::{Value, json};

use crate::player::{play_out, play_some};
use crate::world::{Expect, Guest, Two, World, two};

async fn replay(guest: &mut Guest, table: &str, viewpoint: &str) -> Replay {
    let address = format!("/api/tables/{table}/replay{viewpoint}");
    serde_json::from_str(&guest.get(&address).await.good().body).expect("a replay")
}

async fn of_record(guest: &mut Guest, record: &str, viewpoint: Value) -> Replay {
    let wish = json!({ "record": record, "viewpoint": viewpoint });
    serde_json::from_str(&guest.post("/api/replay", wish).await.good().body).expect("a replay")
}

async fn record_views(guest: &mut Guest, record: &str, viewpoint: &str, plies: &[u32]) -> Vec<PastView> {
    let wish = json!({ "record": record, "viewpoint": viewpoint, "plies": plies });
    serde_json::from_str(&guest.post("/api/replay/views", wish).await.good().body).expect("views")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_replayed_as_far_as_one_knows_it() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    play_some(&mut a, &mut b, 12).await;
    let mut eve = world.stranger();
    let own = replay(&mut bob, &table, "").await;
    assert_eq!(own.plies, b.ply());
    assert_eq!(own.viewpoint, Viewpoint::Seat(maat_engine::Seat::B));
    assert_eq!(own.viewpoints, [own.viewpoint, Viewpoint::SPECTATOR]);
    assert!(own.outcome.is_none() && own.log.len() > 12);
    assert!(own.moved.is_some_and(|moved| moved > 1_700_000_000), "{:?}", own.moved);
    assert_eq!(replay(&mut eve, &table, "").await.viewpoints, [Viewpoint::SPECTATOR]);
    for hidden in ["?as=a", "?as=open"] {
        bob.get(&format!("/api/tables/{table}/replay{hidden}")).await.refused(403, "forbidden");
        eve.get(&format!("/api/tables/{table}/replay{hidden}")).await.refused(403, "forbidden");
    }
    for wrong in ["?as=z", "?as=", "?ply=3", "?all=yes"] {
        ann.get(&format!("/api/tables/{table}/replay{wrong}")).await.refused(400, "bad-request");
    }
    ann.get("/api/tables/nosuchtable/replay").await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_open_to_everybody_and_its_record_replays_the_same() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _bob], players } = two(&world, "you open", "").await;
    let [a, _b] = play_out(players, 3).await;
    let mut eve = world.stranger();
    let open = replay(&mut eve, &table, "?as=open").await;
    assert_eq!(open.viewpoints.len(), 4, "two seats, the spectator, and everything");
    assert_eq!((open.plies, open.outcome.is_some()), (a.ply(), true));
    let rounds: Vec<u8> = open.rounds.iter().map(|start| start.round).collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
    assert!(open.rounds.is_sorted_by(|one, next| one.ply < next.ply));
    assert_eq!(replay(&mut eve, &table, "").await.viewpoint, Viewpoint::Onlooker(Onlooker::Spectator));

    let record = ann.get(&format!("/api/tables/{table}/record")).await.good().body;
    for viewpoint in ["open", "a", "b", "spectator"] {
        let told = replay(&mut eve, &table, &format!("?as={viewpoint}")).await;
        let plies = [0, 1, told.plies / 2, told.plies];
        let again = of_record(&mut eve, &record, json!(viewpoint)).await;
        assert_eq!((again.plies, &again.rounds), (told.plies, &told.rounds));
        let text = |one: &Replay| serde_json::to_string(&one.log).unwrap();
        assert_eq!(text(&again), text(&told), "{viewpoint}");
        let query: String = plies.iter().map(|ply| format!("&ply={ply}")).collect();
        let address = format!("/api/tables/{table}/views?as={viewpoint}{query}");
        let views: Vec<PastView> = serde_json::from_str(&eve.get(&address).await.good().body).unwrap();
        let seen = |views: &[PastView]| views.iter().map(|one| one.view.get().to_owned()).collect::<Vec<_>>();
        let again = record_views(&mut eve, &record, viewpoint, &plies).await;
        assert_eq!(seen(&again), seen(&views), "{viewpoint}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_fault_of_a_record_is_told_with_its_line() {
    let world = World::new().await;
    let mut ann = world.stranger();
    let head = "game imhotep · revision 1 · seats 2 · dealing 2\n";
    let begun = format!(
        "{head}* round 5 · * reveal burial-d · * reveal temple-d · * reveal sail · * reveal statue\n"
    );
    let long = format!("{begun}{}", "a quarry\n".repeat(6_000));
    for (record, fault, line) in [
        (String::new(), "record-syntax", 1),
        ("<script>alert(1)</script>".to_owned(), "record-syntax", 1),
        (format!("{head}z quarry\n"), "record-syntax", 2),
        (head.replace("imhotep", "senet"), "record-game", 1),
        (head.replace("revision 1", "revision 900"), "record-game", 1),
        (head.replace("seats 2", "seats 5"), "record-game", 1),
        (format!("{begun}a sail 1\n"), "record-move", 3),
        (format!("{begun}b quarry\n"), "record-move", 3),
        (format!("{head}* round ?\n"), "record-hidden", 2),
        (format!("{begun}= 3 4\n"), "record-result", 3),
        (long, "record-long", 4_998),
    ] {
        let whole = json!({ "record": record, "viewpoint": null });
        let part = json!({ "record": record, "viewpoint": "open", "plies": [0] });
        for (address, wish) in [("/api/replay", whole), ("/api/replay/views", part)] {
            let reply = ann.post(address, wish).await;
            let told: Value = serde_json::from_str(&reply.body).unwrap();
            let start: String = record.chars().take(80).collect();
            assert_eq!((reply.status, &told), (422, &json!({ "error": fault, "line": line })), "{start}");
        }
    }
    let part = of_record(&mut ann, &begun, Value::Null).await;
    assert_eq!(part.moved, None, "a record knows no time");
    assert_eq!(part.plies, 5, "a game need not be over");
    assert!(part.table.seats.iter().all(|seat| seat.bot.is_none() && seat.name.is_empty()));
    assert_eq!(record_views(&mut ann, &begun, "open", &[0, 5]).await.len(), 2);
    ann.post("/api/replay", json!({ "record": begun, "viewpoint": "c" })).await.refused(400, "bad-request");
    for (viewpoint, plies) in [("c", vec![0]), ("open", vec![6]), ("open", vec![0; 41])] {
        let wish = json!({ "record": begun, "viewpoint": viewpoint, "plies": plies });
        ann.post("/api/replay/views", wish).await.refused(400, "bad-request");
    }
    let huge = json!({ "record": "a quarry\n".repeat(40_000), "viewpoint": null });
    ann.post("/api/replay", huge).await.refused(413, "bad-request");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_walks_quickly_through_a_record_is_not_refused() {
    let world = World::with(|config| config.limits = Limits::default()).await;
    let mut ann = world.stranger();
    let record = "game imhotep · revision 1 · seats 2 · dealing 2\n";
    for _ in 0..100 {
        assert_eq!(of_record(&mut ann, record, Value::Null).await.plies, 0);
        assert_eq!(record_views(&mut ann, record, "open", &[0]).await.len(), 1);
    }
}
