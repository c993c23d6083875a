//! Opening a table, sitting down, beginning; and the lists of tables.

use maat_engine::Seat;
use maat_protocol::{GameInfo, OptionValues, Status, TableLine};
use serde_json::{Value, json};

use crate::player::{Player, play_out};
use crate::world::{Expect, Guest, World, new_table, opened};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_taken_and_left() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let (mut bob, mut cyd, mut new) = (world.guest("Bob").await, world.guest("Cyd").await, world.stranger());
    let table = ann.open("you open open random", "").await;
    let mut watch = ann.join(&table).await;
    let names = |player: &Player| -> Vec<String> {
        let seats = player.table.iter().flat_map(|table| &table.seats);
        seats.map(|seat| if seat.open { "-".into() } else { seat.name.clone() }).collect()
    };

    bob.sit(&table, "a").await.refused(409, "taken");
    bob.sit(&table, "d").await.refused(409, "taken");
    bob.sit(&table, "e").await.refused(422, "seats");
    bob.sit(&table, "z").await.refused(422, "bad-request");
    bob.sit("nothing", "b").await.refused(404, "not-found");
    bob.leave(&table).await.refused(403, "forbidden");
    bob.sit(&table, "b").await.good();
    bob.sit(&table, "c").await.good();
    watch.until("Bob's new seat", |player| names(player) == ["Ann", "-", "Bob", ""]).await;
    ann.start(&table).await.refused(422, "seats");
    bob.start(&table).await.refused(403, "forbidden");
    new.start(&table).await.refused(403, "forbidden");
    new.leave(&table).await.refused(403, "forbidden");
    new.sit(&table, "b").await.good();
    assert_eq!(new.get("/api/me").await.good().json()["name"], Value::Null, "who says nothing has no name");
    watch.until("a guest", |player| names(player) == ["Ann", "", "Bob", ""]).await;
    cyd.sit(&table, "b").await.refused(409, "full");
    new.leave(&table).await.good();
    cyd.sit(&table, "b").await.good();
    ann.start(&table).await.good();
    watch.until("the beginning", |player| player.update.is_some()).await;
    assert_eq!(watch.status(), Some(Status::Running));

    ann.start(&table).await.refused(409, "not-open");
    bob.leave(&table).await.refused(409, "not-open");
    new.sit(&table, "b").await.refused(409, "not-open");
    assert_eq!(names(&watch), ["Ann", "Cyd", "Bob", ""]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_is_not_opened() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for (seats, options, refusal) in [
        ("you", "", "seats"),
        ("you open open open open", "", "seats"),
        ("you you", "", "seats"),
        ("you clever", "", "seats"),
        ("you mcts:20001", "", "seats"),
        ("you mcts:2001ms", "", "seats"),
        ("you open", "market=c", "options"),
        ("you open", "senet=b", "options"),
        ("you open", "market=b market=b", "options"),
    ] {
        ann.post("/api/tables", new_table(seats, options)).await.refused(422, refusal);
    }
    let mut many = new_table("you open", "");
    many["seats"] = json!(vec!["open"; 300]);
    ann.post("/api/tables", many).await.refused(422, "seats");
    let mut other = new_table("you open", "");
    other["game"] = json!("senet");
    ann.post("/api/tables", other).await.refused(404, "not-found");
    let mut hasty = new_table("you open", "");
    hasty["start"] = json!(true);
    ann.post("/api/tables", hasty).await.refused(422, "seats");
    assert!(ann.lobby().await.mine.is_empty(), "nothing is left of them");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_lists_tables() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let private = ann.open("you open", "market=b").await;
    let public = open_public(&mut ann).await;
    let ids = |lines: &[TableLine]| lines.iter().map(|line| line.id.clone()).collect::<Vec<_>>();
    let lobby = bob.lobby().await;
    assert_eq!(
        (ids(&lobby.open), ids(&lobby.running), ids(&lobby.mine)),
        (vec![public.clone()], vec![], vec![])
    );
    let mine = ann.lobby().await.mine;
    assert_eq!(mine.len(), 2);
    assert!(
        mine.iter().all(|line| line.you == Some(Seat::A) && !line.your_turn && line.status == Status::Open)
    );

    for table in [&private, &public] {
        bob.sit(table, "b").await.good();
        ann.start(table).await.good();
    }
    let lobby = ann.lobby().await;
    assert_eq!((ids(&lobby.open), ids(&lobby.running)), (vec![], vec![public]));
    assert!(lobby.mine.iter().all(|line| line.your_turn && line.status == Status::Running));
    assert!(bob.lobby().await.mine.iter().all(|line| !line.your_turn && line.you == Some(Seat::B)));
    let options: Vec<_> =
        lobby.mine.iter().filter(|line| line.id == private).map(|line| &line.options[..]).collect();
    assert_eq!(options, ["market=b"]);
    let mut player = ann.join(&private).await;
    player.plays("quarry").await;
    let line = bob.lobby().await.mine.into_iter().find(|line| line.id == private).unwrap();
    assert!(line.your_turn, "it is Bob's turn now");
    assert_eq!((line.due, line.round, line.host), (vec![Seat::B], Some((1, 6)), false));
    let stranger = world.stranger().lobby().await;
    assert!(stranger.mine.is_empty() && stranger.running.iter().all(|line| line.you.is_none()));

    let finished = ann.begin("random random", "").await;
    let mut watch = ann.join(&finished).await;
    watch.until("the end", Player::is_over).await;
    assert!(ann.lobby().await.running.iter().all(|line| line.id != finished));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_table_can_be_removed_from_the_own_list() {
    let world = World::new().await;
    let (mut ann, mut bob, mut eve) =
        (world.guest("Ann").await, world.guest("Bob").await, world.guest("Eve").await);
    let table = ann.open("you open", "").await;
    bob.sit(&table, "b").await.good();
    ann.start(&table).await.good();
    let hide = format!("/api/tables/{table}/hide");
    ann.post(&hide, json!({})).await.refused(409, "not-over");
    play_out([ann.join(&table).await, bob.join(&table).await], 5).await;
    eve.post(&hide, json!({})).await.refused(403, "forbidden");
    world.stranger().post(&hide, json!({})).await.refused(403, "forbidden");
    ann.post("/api/tables/nothing/hide", json!({})).await.refused(404, "not-found");
    ann.post(&hide, json!({})).await.good();
    assert!(ann.lobby().await.mine.is_empty());
    let [line] = &bob.lobby().await.mine[..] else { panic!("Bob keeps it") };
    assert_eq!((line.status, line.due.len(), line.round), (Status::Finished, 0, Some((6, 6))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_against_bots_can_be_removed_until_it_goes_on() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.begin("you random", "").await;
    let mut player = ann.join(&table).await;
    ann.post(&format!("/api/tables/{table}/hide"), json!({})).await.good();
    assert!(ann.lobby().await.mine.is_empty());
    player.plays("quarry").await;
    let [line] = &ann.lobby().await.mine[..] else { panic!("the game goes on") };
    assert_eq!((&line.id, line.status), (&table, Status::Running));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_tells_which_tables_can_be_removed() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut bob = world.guest("Bob").await;
    for seats in ["you random", "you beside"] {
        let table = ann.begin(seats, "").await;
        assert!(ann.lobby().await.mine[0].removable, "{seats}");
        ann.post(&format!("/api/tables/{table}/hide"), json!({})).await.good();
    }
    let table = ann.open("you open", "").await;
    assert!(ann.lobby().await.mine[0].removable, "a table that waits can be closed");
    bob.sit(&table, "b").await.good();
    ann.start(&table).await.good();
    for guest in [&mut ann, &mut bob] {
        assert!(!guest.lobby().await.mine[0].removable, "the others wait");
        assert_eq!(guest.post(&format!("/api/tables/{table}/hide"), json!({})).await.status, 409);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_pushes_the_tables_of_others_off_the_list() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let (anns, bobs) = (open_public(&mut ann).await, open_public(&mut bob).await);
    let mut flood = Vec::new();
    for _ in 0..10 {
        let mut eve = world.guest("Eve").await;
        for _ in 0..5 {
            flood.push((eve.clone(), open_public(&mut eve).await));
        }
    }
    let shown = |lines: &[TableLine], id: &str| lines.iter().position(|line| line.id == id);
    let open = world.stranger().lobby().await.open;
    assert_eq!(open.len(), 2 + 10 * 3, "a few of each host");
    assert!(shown(&open, &anns).unwrap() < 12 && shown(&open, &bobs).unwrap() < 12, "the first of each host");

    // However many hosts there are, and however often they change their seats: people come first.
    for _ in 0..50 {
        let mut eve = world.guest("Eve").await;
        flood.push((eve.clone(), open_public(&mut eve).await));
    }
    for (eve, table) in &mut flood {
        eve.sit(table, "b").await.good();
    }
    let mut a = ann.join(&anns).await;
    a.until("her seat", |a| !a.presence.seats.is_empty()).await;
    let open = world.stranger().lobby().await.open;
    assert_eq!((open.len(), shown(&open, &anns)), (50, Some(0)));
}

async fn open_public(guest: &mut Guest) -> String {
    let mut wish = new_table("you open", "");
    wish["public"] = json!(true);
    opened(&guest.post("/api/tables", wish).await.good())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_games_are_listed_with_their_options() {
    let world = World::new().await;
    let reply = world.stranger().get("/api/games").await.good();
    let games: Vec<GameInfo> = serde_json::from_str(&reply.body).unwrap();
    let imhotep = games.iter().find(|game| game.id == "imhotep").unwrap();
    assert_eq!((imhotep.least_seats, imhotep.most_seats), (2, 4));
    let market = imhotep.options.iter().find(|option| option.key == "market").unwrap();
    assert_eq!(market.values, OptionValues::OneOf(vec!["a".into(), "b".into()]));
    assert_eq!((market.least_seats, market.most_seats), (1, 5));
}
