//! Studies: written by several people, read by everybody with the link, led by one.

use maat_protocol::{Imagined, PastView, Replay, Study, StudyChanged, StudyInfo, StudyNews, StudyPeople};
use maat_server::client::Socket;
use maat_server::config::Rate;
use serde_json::{Value, json};

use crate::player::play_out;
use crate::world::{Expect, Guest, Two, World, opened, two};

const RECORD: &str = include_str!("../../../imhotep/replays/r1/2-a.txt");

async fn make(guest: &mut Guest, record: &str) -> String {
    let wish = json!({ "from": { "record": record }, "title": "" });
    opened(&guest.post("/api/studies", wish).await.good())
}

async fn read(guest: &mut Guest, id: &str) -> Study {
    serde_json::from_str(&guest.get(&format!("/api/studies/{id}")).await.good().body).expect("a study")
}

async fn list(guest: &mut Guest) -> Vec<StudyInfo> {
    serde_json::from_str(&guest.get("/api/studies").await.good().body).expect("a list")
}

async fn change(guest: &mut Guest, id: &str, change: Value) -> maat_server::client::Reply {
    guest.post(&format!("/api/studies/{id}"), change).await
}

async fn changed(guest: &mut Guest, id: &str, wish: Value) -> StudyChanged {
    serde_json::from_str(&change(guest, id, wish).await.good().body).expect("a change")
}

fn comment(ply: u32, text: &str) -> Value {
    json!({ "add": { "ply": ply, "remark": { "comment": { "text": text } } } })
}

fn circle(ply: u32, place: &str) -> Value {
    json!({ "add": { "ply": ply, "remark": { "circle": { "place": place } } } })
}

fn line(ply: u32, moves: &[&str], text: &str) -> Value {
    json!({ "add": { "ply": ply, "remark": { "line": { "moves": moves, "text": text } } } })
}

/// Lets somebody write, with the owner's link.
async fn invite(owner: &mut Guest, id: &str, guest: &mut Guest) {
    changed(owner, id, json!({ "share": { "on": true } })).await;
    let secret = read(owner, id).await.secret.expect("the owner knows it");
    change(guest, id, json!({ "join": { "secret": secret } })).await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_table_becomes_a_study_with_its_players() {
    let world = World::new().await;
    let Two { table, guests: [mut ann, _bob], players } = two(&world, "you open", "").await;
    let wish = json!({ "from": { "table": table }, "title": "Our <b>game</b>" });
    ann.post("/api/studies", wish.clone()).await.refused(409, "not-over");
    play_out(players, 3).await;
    let id = opened(&ann.post("/api/studies", wish).await.good());
    let study = read(&mut ann, &id).await;
    assert_eq!((study.title.as_str(), study.own, study.writes), ("Our <b>game</b>", true, true));
    let mut eve = world.stranger();
    let seen: Replay =
        serde_json::from_str(&eve.get(&format!("/api/studies/{id}/replay")).await.good().body).unwrap();
    let names: Vec<&str> = seen.table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    assert!(seen.outcome.is_some());
    let address = format!("/api/studies/{id}/views?ply=0&ply={}&as=b", seen.plies);
    let views: Vec<PastView> = serde_json::from_str(&eve.get(&address).await.good().body).unwrap();
    assert_eq!(views.len(), 2);
    eve.get(&format!("/api/studies/{id}/views?ply=9999")).await.refused(400, "bad-request");
    eve.get(&format!("/api/studies/{id}/views?ply=1&line=1")).await.refused(404, "not-found");
    let nothing = json!({ "from": { "table": "nosuchtable" }, "title": "" });
    ann.post("/api/studies", nothing).await.refused(404, "not-found");
    assert_eq!(list(&mut ann).await.len(), 1);
    assert!(list(&mut eve).await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_those_with_the_link_write_and_only_what_is_theirs() {
    let world = World::new().await;
    let (mut ann, mut bob, mut eve) =
        (world.guest("Ann").await, world.guest("Bob").await, world.guest("Eve").await);
    let id = make(&mut ann, RECORD).await;
    change(&mut bob, &id, comment(3, "hello")).await.refused(403, "forbidden");
    change(&mut bob, &id, json!({ "join": { "secret": "" } })).await.refused(403, "forbidden");
    invite(&mut ann, &id, &mut bob).await;
    change(&mut eve, &id, comment(3, "me too")).await.refused(403, "forbidden");
    change(&mut eve, &id, json!({ "join": { "secret": "guessed" } })).await.refused(403, "forbidden");
    let of_bob = changed(&mut bob, &id, comment(3, "<script>alert(1)</script>\n\u{202e}x")).await;
    assert_eq!(of_bob.added[0].name, "Bob");
    let study = read(&mut eve, &id).await;
    assert_eq!((study.own, study.writes, &study.secret, study.owner.as_str()), (false, false, &None, "Ann"));
    let text = serde_json::to_value(&study.notes[0].remark).unwrap();
    assert_eq!(text, json!({ "comment": { "text": "<script>alert(1)</script> x" } }), "text stays text");

    // Ann removes but does not rewrite what Bob has written; Bob neither renames nor shares nor deletes.
    let number = of_bob.added[0].number;
    let rewrite = json!({ "rewrite": { "number": number, "text": "other" } });
    change(&mut ann, &id, rewrite.clone()).await.refused(403, "forbidden");
    let again = changed(&mut bob, &id, rewrite.clone()).await;
    assert_eq!((again.removed.as_slice(), again.added[0].number > number), (&[number][..], true));
    change(&mut bob, &id, rewrite).await.refused(409, "note-changed");
    change(&mut bob, &id, json!({ "rename": { "title": "Mine" } })).await.refused(403, "forbidden");
    change(&mut bob, &id, json!({ "share": { "on": true } })).await.refused(403, "forbidden");
    bob.post(&format!("/api/studies/{id}/delete"), json!({})).await.refused(403, "forbidden");
    let of_ann = changed(&mut ann, &id, comment(3, "mine")).await.added[0].number;
    change(&mut bob, &id, json!({ "remove": { "number": of_ann } })).await.refused(403, "forbidden");
    changed(&mut ann, &id, json!({ "remove": { "number": again.added[0].number } })).await;

    // The same circle once; anybody who writes removes it.
    let drawn = changed(&mut ann, &id, circle(3, "ship-1")).await.added[0].number;
    assert!(changed(&mut bob, &id, circle(3, "ship-1")).await.added.is_empty());
    changed(&mut bob, &id, json!({ "remove": { "number": drawn } })).await;
    assert_eq!(list(&mut bob).await.iter().map(|study| study.own).collect::<Vec<_>>(), [false]);

    // Nobody else writes any more, not even with the old link.
    let secret = read(&mut ann, &id).await.secret;
    assert!(changed(&mut ann, &id, json!({ "share": { "on": false } })).await.access);
    change(&mut bob, &id, comment(1, "still here")).await.refused(403, "forbidden");
    change(&mut bob, &id, json!({ "join": { "secret": secret } })).await.refused(403, "forbidden");
    ann.post(&format!("/api/studies/{id}/delete"), json!({})).await.good();
    ann.get(&format!("/api/studies/{id}")).await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_much_or_makes_no_sense_is_refused() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let id = make(&mut ann, RECORD).await;
    for (wish, status, error) in [
        (comment(3, " \u{200b} "), 422, "comment"),
        (comment(3, &"x".repeat(1001)), 422, "comment"),
        (comment(100_000, "where?"), 400, "bad-request"),
        (circle(3, "<svg>"), 400, "bad-request"),
        (circle(3, &"x".repeat(41)), 400, "bad-request"),
        (
            json!({ "add": { "ply": 3, "remark": { "arrow": { "from": "a", "to": "a" } } } }),
            400,
            "bad-request",
        ),
        (line(5, &[], ""), 422, "side-line"),
        (line(5, &["a fly 3"], ""), 422, "side-line"),
        (line(5, &["nobody"], ""), 422, "side-line"),
        (json!({ "rename": { "title": "x".repeat(81) } }), 422, "comment"),
        (json!({ "remove": { "number": 77 } }), 409, "note-changed"),
        (json!({ "everything": {} }), 422, "bad-request"),
    ] {
        let reply = change(&mut ann, &id, wish.clone()).await;
        assert_eq!((reply.json()["error"].as_str(), reply.status), (Some(error), status), "{wish}");
    }
    // Forty at a position, and not one more.
    for number in 0..40 {
        changed(&mut ann, &id, circle(3, &format!("hex-{number}"))).await;
    }
    change(&mut ann, &id, circle(3, "hex-40")).await.refused(422, "ply-full");
    changed(&mut ann, &id, circle(4, "hex-40")).await;
    // Megabytes of arrows do not even arrive.
    let arrows = format!("{RECORD}{}", "# arrow ship-1 temple\n".repeat(50_000));
    let wish = json!({ "from": { "record": arrows }, "title": "" });
    let reply = ann.post("/api/studies", wish).await;
    assert_eq!(reply.status, 413, "{}", reply.body);
    let arrows = format!("{RECORD}{}", "# arrow ship-1 temple\n".repeat(50));
    let wish = json!({ "from": { "record": arrows }, "title": "" });
    let reply = ann.post("/api/studies", wish).await;
    assert_eq!((reply.status, reply.json()["error"].as_str()), (422, Some("record-full")));
    assert!(reply.json()["line"].as_u64() > Some(40), "{}", reply.body);
    assert_eq!(read(&mut ann, &id).await.notes.len(), 41, "nothing else has come in");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_a_limited_number_of_studies() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let record = "game imhotep · revision 1 · seats 2";
    for _ in 0..100 {
        make(&mut ann, record).await;
    }
    let wish = json!({ "from": { "record": record }, "title": "" });
    ann.post("/api/studies", wish).await.refused(422, "too-many-studies");
    let unread = json!({ "from": { "record": "no record" }, "title": "" });
    ann.post("/api/studies", unread).await.refused(422, "too-many-studies");
    let first = list(&mut ann).await[0].id.clone();
    ann.post(&format!("/api/studies/{first}/delete"), json!({})).await.good();
    make(&mut ann, record).await;
}

/// Reading a record takes long, so it comes after the limit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_makes_only_so_many_studies_whether_they_can_be_read_or_not() {
    let world = World::with(|config| config.limits.tables = Rate { per_second: 0.001, burst: 2.0 }).await;
    let mut ann = world.guest("Ann").await;
    make(&mut ann, RECORD).await;
    let wish = json!({ "from": { "record": "no record" }, "title": "" });
    assert_eq!(ann.post("/api/studies", wish.clone()).await.status, 422);
    ann.post("/api/studies", wish).await.refused(429, "too-many");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_side_line_is_played_kept_and_shown() {
    let world = World::new().await;
    let (mut ann, mut eve) = (world.guest("Ann").await, world.guest("Eve").await);
    let id = make(&mut ann, RECORD).await;
    let address = format!("/api/studies/{id}/whatif");
    let wish = |ply: u32, viewpoint: &str, moves: &[String]| json!({ "ply": ply, "viewpoint": viewpoint, "seed": 7, "moves": moves, "bots": null });
    let ask = |moves: &[String]| wish(6, "open", moves);
    let start = ann.post(&address, ask(&[])).await.good().body;
    let start: Imagined = serde_json::from_str(&start).unwrap();
    assert_eq!(start.you, Some(maat_engine::Seat::B));
    let mut decisions = Vec::new();
    let mut end = start;
    // The last moves of the list are those of ships, so that a round ends and the next one is dealt.
    for _ in 0..20 {
        decisions.push(format!("{} {}", end.you.unwrap(), end.update.legal.last().unwrap()));
        end = serde_json::from_str(&ann.post(&address, ask(&decisions)).await.good().body).unwrap();
    }
    assert!(end.plies.len() >= decisions.len());
    assert!(end.plies.iter().any(|ply| ply.starts_with("* ")), "draws are part of the line: {:?}", end.plies);
    eve.post(&address, ask(&[])).await.refused(403, "forbidden");
    ann.post(&address, wish(9999, "open", &[])).await.refused(400, "bad-request");
    ann.post(&address, wish(6, "b", &[])).await.refused(400, "bad-request");
    let moves: Vec<&str> = end.plies.iter().map(String::as_str).collect();
    let note = changed(&mut ann, &id, line(6, &moves, "better")).await.added[0].number;
    let address = format!("/api/studies/{id}/replay?line={note}");
    let seen: Replay = serde_json::from_str(&eve.get(&address).await.good().body).unwrap();
    assert_eq!(seen.plies as usize, 6 + moves.len());
    eve.get(&format!("/api/studies/{id}/views?line={note}&ply=7")).await.good();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_text_of_a_study_gives_it_back_and_is_a_record() {
    let world = World::new().await;
    let mut ann = world.guest("Ann \"A\"").await;
    let id = make(&mut ann, RECORD).await;
    changed(&mut ann, &id, json!({ "rename": { "title": "Ships # and stones" } })).await;
    changed(&mut ann, &id, comment(0, "the # beginning")).await;
    changed(&mut ann, &id, comment(7, "circle ship-1")).await;
    changed(&mut ann, &id, circle(7, "ship-1")).await;
    changed(&mut ann, &id, line(6, &["b load 4-1"], "why not?")).await;
    let last = read(&mut ann, &id).await;
    let text = ann.get(&format!("/api/studies/{id}/text")).await.good();
    assert!(text.head.contains("text/plain") && text.head.contains("attachment"), "{}", text.head);
    let mut bob = world.guest("Bob").await;
    bob.post("/api/replay", json!({ "record": text.body, "viewpoint": null })).await.good();
    let copy = make(&mut bob, &text.body).await;
    let copied = read(&mut bob, &copy).await;
    assert_eq!(copied.title, last.title);
    let told = |study: &Study| -> Vec<Value> {
        let mut notes: Vec<_> = study.notes.iter().collect();
        notes.sort_by_key(|note| note.ply);
        notes.iter().map(|note| json!([note.ply, note.remark])).collect()
    };
    assert_eq!(told(&copied), told(&last));
    let names: Vec<&str> = copied.notes.iter().map(|note| note.name.as_str()).collect();
    assert_eq!(names.iter().filter(|name| **name == "Ann \"A\"").count(), 3, "{names:?}");
    assert_eq!(bob.get(&format!("/api/studies/{copy}/text")).await.good().body, text.body);
}

/// The next message that `pick` wants.
async fn hear<T>(socket: &mut Socket, pick: impl Fn(StudyNews) -> Option<T>) -> T {
    loop {
        let text = socket.hear_text().await.expect("the socket is open");
        if let Some(found) = pick(serde_json::from_str(&text).expect("news")) {
            return found;
        }
    }
}

async fn people(socket: &mut Socket, wanted: impl Fn(&StudyPeople) -> bool) -> StudyPeople {
    hear(socket, |news| match news {
        StudyNews::People(people) if wanted(&people) => Some(people),
        _ => None,
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_leads_and_changes_are_shown_once_they_are_stored() {
    let world = World::new().await;
    let (mut ann, mut bob, eve) = (world.guest("Ann").await, world.guest("Bob").await, world.stranger());
    let id = make(&mut ann, RECORD).await;
    invite(&mut ann, &id, &mut bob).await;
    let mut a = ann.client.study_socket(&id).await.unwrap();
    let mut b = bob.client.study_socket(&id).await.unwrap();
    let mut e = eve.client.study_socket(&id).await.unwrap();
    let all = people(&mut a, |news| news.people.len() == 3).await;
    let own = people(&mut e, |news| news.people.len() == 3).await.you;
    assert_eq!(all.people.iter().map(|one| one.writes).collect::<Vec<_>>(), [true, true, false]);
    let moment = |ply: u32| json!({ "lead": { "ply": ply, "viewpoint": "a", "line": null } }).to_string();
    e.say_text(moment(3)).await.unwrap();
    hear(&mut e, |news| matches!(news, StudyNews::Refused(_)).then_some(())).await;
    a.say_text(moment(5)).await.unwrap();
    for socket in [&mut b, &mut e] {
        let ply = hear(socket, |news| match news {
            StudyNews::Moment(moment) => Some(moment.ply),
            _ => None,
        })
        .await;
        assert_eq!(ply, 5);
    }
    let version = changed(&mut bob, &id, comment(5, "look")).await.version;
    let shown = hear(&mut e, |news| match news {
        StudyNews::Changed(changed) => Some(changed),
        _ => None,
    })
    .await;
    assert_eq!((shown.version, shown.added.len()), (version, 1));
    assert_eq!(read(&mut ann, &id).await.version, version, "it is stored");

    // She hands the lead to somebody who only reads; then that person goes.
    a.say_text(json!({ "hand": { "to": own } }).to_string()).await.unwrap();
    people(&mut b, |news| news.leader == Some(own)).await;
    e.say_text(moment(8)).await.unwrap();
    hear(&mut b, |news| matches!(news, StudyNews::Moment(moment) if moment.ply == 8).then_some(())).await;
    drop(e);
    people(&mut b, |news| news.leader.is_none() && news.people.len() == 2).await;
    b.say_text("{\"ping\":{}}").await.unwrap();
    hear(&mut b, |news| matches!(news, StudyNews::Pong(_)).then_some(())).await;
    b.say_text("{\"nonsense\":{}}").await.unwrap();
    hear(&mut b, |news| matches!(news, StudyNews::Refused(_)).then_some(())).await;

    // Whoever is there when it is deleted is told.
    ann.post(&format!("/api/studies/{id}/delete"), json!({})).await.good();
    assert_eq!(b.farewell().await, Some((4404, "not-found".to_owned())));
    let mut late = bob.client.study_socket(&id).await.unwrap();
    assert_eq!(late.farewell().await, Some((4404, "not-found".to_owned())));
}
