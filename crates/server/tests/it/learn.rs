//! Lessons, and how far people have come in them.

use maat_engine::Seat;
use maat_protocol::{Chapter, ChapterInfo, Learning};
use serde_json::json;

use crate::world::{Expect, Guest, World};

async fn chapters(guest: &mut Guest) -> Vec<ChapterInfo> {
    let learning: Learning = serde_json::from_value(guest.get("/api/learn").await.good().json()).unwrap();
    learning.chapters
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_chapter_is_served_ready_to_play() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let all = chapters(&mut ann).await;
    assert_eq!(all.len(), maat_learn::chapters().len());
    for info in all {
        let name = format!("{}/{}", info.game, info.id);
        let answer = ann.get(&format!("/api/learn/{name}")).await.good().json();
        let chapter: Chapter = serde_json::from_value(answer).unwrap();
        assert_eq!(chapter.table.game, info.game);
        assert!(chapter.table.you.is_some_and(|seat: Seat| chapter.table.yours == [seat]), "{name}");
        let mut ideas: Vec<String> = chapter
            .frames
            .iter()
            .filter_map(|frame| frame.stop.as_ref())
            .map(|stop| stop.idea.clone())
            .collect();
        ideas.dedup();
        assert_eq!(ideas, info.ideas, "{name}");
        let mut ply = 0;
        for frame in &chapter.frames {
            let update = &frame.update;
            assert_eq!(update.since, ply, "{name}: each update goes on where the one before it ends");
            ply = update.ply;
            let legal: Vec<&String> = frame.stop.iter().map(|stop| &stop.text).collect();
            assert_eq!(
                update.legal.iter().collect::<Vec<_>>(),
                legal,
                "{name}: only the taught move is legal"
            );
            assert_eq!(update.prompt.is_some(), frame.stop.is_some());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn progress_is_kept_and_cannot_be_forged() {
    let world = World::new().await;
    let (mut ann, mut new) = (world.guest("Ann").await, world.stranger());
    let first = chapters(&mut ann).await.swap_remove(0);
    let address = format!("/api/learn/{}/{}", first.game, first.id);
    let count = first.ideas.len();

    ann.post(&address, json!({ "ideas": 2 })).await.good();
    ann.post(&address, json!({ "ideas": 1 })).await.good();
    assert_eq!(chapters(&mut ann).await[0].learnt, 2, "what is learnt is not forgotten");
    ann.post(&address, json!({ "ideas": count + 1 })).await.refused(400, "bad-request");
    ann.post(&address, json!({ "ideas": -1 })).await.refused(422, "bad-request");
    ann.post(&address, json!({ "ideas": 1, "more": 2 })).await.refused(422, "bad-request");
    ann.post("/api/learn/senet/throws", json!({ "ideas": 1 })).await.refused(404, "not-found");
    ann.get("/api/learn/senet/throws").await.refused(404, "not-found");
    assert_eq!(chapters(&mut ann).await[0].learnt, 2);

    assert_eq!(chapters(&mut new).await[0].learnt, 0);
    new.post(&address, json!({ "ideas": count })).await.good();
    assert_eq!(chapters(&mut new).await[0].learnt as usize, count, "whoever learns becomes a guest");
}
