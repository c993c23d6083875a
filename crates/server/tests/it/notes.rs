//! Private notes: who may write and read them, and what happens if two pages write.

use maat_protocol::{Conduct, NoteSaved, Notes, Watchers};
use serde_json::{Value, json};

use crate::player::play_some;
use crate::world::{Expect, Guest, Two, World, two, two_with};

async fn notes(guest: &mut Guest, table: &str) -> Notes {
    let body = guest.get(&format!("/api/tables/{table}/notes")).await.good().body;
    serde_json::from_str(&body).expect("notes")
}

fn wish(about: Value, text: &str, version: i64) -> Value {
    json!({ "about": about, "text": text, "version": version })
}

async fn save(guest: &mut Guest, table: &str, about: Value, text: &str, version: i64) -> NoteSaved {
    let body =
        guest.post(&format!("/api/tables/{table}/notes"), wish(about, text, version)).await.good().body;
    serde_json::from_str(&body).expect("a version")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_for_their_author_alone() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, mut bob], players: [mut a, mut b] } =
        two(&world, "you open", "").await;
    let empty = notes(&mut ann, &table).await;
    assert_eq!((empty.game.version, empty.opponents.len(), &*empty.game.text), (0, 1, ""));
    save(&mut ann, &table, json!("game"), "Hathor7 opens\nwith the market", 0).await;
    let person = &empty.opponents[0].person;
    save(&mut ann, &table, json!({ "opponent": person }), "Hathor8 bluffs", 0).await;
    let own = notes(&mut ann, &table).await;
    assert_eq!(own.game.text, "Hathor7 opens\nwith the market");
    assert_eq!(own.opponents[0].note.text, "Hathor8 bluffs");

    // Nobody else gets them, in no answer and in no frame.
    play_some(&mut a, &mut b, 4).await;
    let mut eve = world.stranger();
    let mut watcher = eve.join(&table).await;
    watcher.until("the game", |player| player.update.is_some()).await;
    save(&mut ann, &table, json!("game"), "Hathor7 opens\nwith the temple", 1).await;
    for player in [&mut a, &mut b, &mut watcher] {
        player.settle().await;
        assert!(!player.frames.iter().any(|frame| frame.contains("Hathor")), "not even to her board");
    }
    for guest in [&mut bob, &mut eve] {
        for address in ["notes", "replay", "record", "best", "views?ply=1"] {
            guest.get(&format!("/api/tables/{table}/{address}")).await;
        }
        for address in ["/api/notes", "/api/lobby", "/api/me", "/api/stats/imhotep", "/api/studies"] {
            guest.get(address).await;
        }
        let reply = guest.post(&format!("/api/tables/{table}/notes"), wish(json!("game"), "mine", 9)).await;
        assert!(reply.good().body.contains("\"replaced\":null"), "each has a note of their own");
        assert!(!guest.heard.iter().any(|told| told.contains("Hathor")), "{:?}", guest.heard);
    }
    assert_eq!(notes(&mut bob, &table).await.game.text, "mine");
    assert_eq!(notes(&mut ann, &table).await.game.text, "Hathor7 opens\nwith the temple");

    // A note about a person is there at every table with them.
    let next = ann.open("you open", "").await;
    bob.sit(&next, "b").await.good();
    assert_eq!(notes(&mut ann, &next).await.opponents[0].note.text, "Hathor8 bluffs");
    let exported = ann.get("/api/notes").await.good().body;
    assert!(exported.contains("Hathor7") && exported.contains("Hathor8") && exported.contains("== Bob"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_note_belongs_to_its_person_whoever_sits_there_before_the_start() {
    let world = World::new().await;
    let [mut ann, mut bob, mut cyd] =
        [world.guest("Ann").await, world.guest("Bob").await, world.guest("Cyd").await];
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    let about = json!({ "opponent": notes(&mut ann, &table).await.opponents[0].person });
    let first = save(&mut ann, &table, about.clone(), "Bob is quick", 0).await;
    bob.post(&format!("/api/tables/{table}/leave"), json!({})).await.good();
    cyd.sit(&table, "b").await.good();
    let late = wish(about, "Bob is very quick", first.version);
    ann.post(&format!("/api/tables/{table}/notes"), late).await.refused(400, "bad-request");
    let opponents = notes(&mut ann, &table).await.opponents;
    assert_eq!((opponents.len(), &*opponents[0].note.text), (1, ""), "nothing is known of Cyd");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_writer_wins_and_gets_what_it_replaced() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let one = save(&mut ann, &table, json!("game"), "one", 0).await;
    assert_eq!(one.replaced, None);
    let two = save(&mut ann, &table, json!("game"), "two", one.version).await;
    assert!(two.version > one.version && two.replaced.is_none());
    let other = save(&mut ann, &table, json!("game"), "other", one.version).await;
    assert_eq!(other.replaced.as_deref(), Some("two"), "another page had written it");
    assert_eq!(save(&mut ann, &table, json!("game"), "", other.version).await.version, 0);
    assert_eq!(notes(&mut ann, &table).await.game.text, "", "an empty note is no note");
    assert_eq!(ann.get("/api/notes").await.good().body, "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_notes_are_refused() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let address = format!("/api/tables/{table}/notes");
    let wish = |about: Value, text: &str| wish(about, text, 0);
    for wrong in [
        wish(json!("game"), &"x".repeat(2001)),
        wish(json!("game"), &"x".repeat(9000)),
        wish(json!({ "opponent": "b" }), "a bot is no person"),
        wish(json!({ "opponent": "a" }), "myself"),
        wish(json!({ "opponent": "e" }), "nobody"),
    ] {
        ann.post(&address, wrong).await.refused(400, "bad-request");
    }
    assert_eq!(ann.post(&address, json!({ "text": "x" })).await.status, 422);
    ann.post("/api/tables/nosuchtable/notes", wish(json!("game"), "x")).await.refused(404, "not-found");
    let long = "ž".repeat(2000);
    save(&mut ann, &table, json!("game"), &long, 0).await;
    assert_eq!(notes(&mut ann, &table).await.game.text, long);
    save(&mut ann, &table, json!("game"), "<script>\u{202e}\u{0}x</script>", 1).await;
    assert_eq!(notes(&mut ann, &table).await.game.text, "<script>x</script>", "markup is text");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_watch_has_no_notes_there() {
    let world = World::new().await;
    let conduct = Conduct { watchers: Watchers::Out, ..Conduct::default() };
    let Two { table, guests: [mut ann, _bob], .. } = two_with(&world, "you open", &conduct).await;
    let mut eve = world.guest("Eve").await;
    let address = format!("/api/tables/{table}/notes");
    eve.get(&address).await.refused(403, "forbidden");
    eve.post(&address, wish(json!("game"), "I was here", 0)).await.refused(403, "forbidden");
    save(&mut ann, &table, json!("game"), "mine", 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_a_limited_number_of_notes() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let [first, second] = [ann.begin("you random", "").await, ann.begin("you random", "").await];
    save(&mut ann, &first, json!("game"), "one", 0).await;
    world
        .sql(
            "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 999) \
             insert into notes select users.id, 'table ' || n, 'x', n from users, numbers",
        )
        .await;
    let address = format!("/api/tables/{second}/notes");
    ann.post(&address, wish(json!("game"), "one too many", 0)).await.refused(429, "too-many");
    let known = save(&mut ann, &first, json!("game"), "changed", 0).await.version;
    save(&mut ann, &first, json!("game"), "", known).await;
    save(&mut ann, &second, json!("game"), "in its place", 0).await;
}
