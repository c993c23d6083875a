//! Tables that never began are deleted when the server starts.

use std::time::Duration;

use maat_server::config::Keep;

use crate::world::{Expect, World};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_sweeps_when_it_starts() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let waiting = ann.open("you open", "").await;
    let begun = ann.begin("you random", "").await;
    let database = world.database.clone();
    let tidy = World::with(|config| {
        config.database = database;
        config.keep = Keep { public: Duration::MAX, by_link: Duration::ZERO, ..config.keep };
    })
    .await;
    ann.client.address = tidy.address;
    while ann.lobby().await.mine.len() == 2 {
        tokio::task::yield_now().await;
    }
    assert_eq!(ann.lobby().await.mine[0].id, begun);
    ann.sit(&waiting, "b").await.refused(404, "not-found");
    let mut socket = ann.client.socket(&waiting, 0).await.unwrap();
    assert_eq!(socket.farewell().await, Some((4404, "not-found".into())));
    ann.join(&begun).await.play_out(1).await;
}
