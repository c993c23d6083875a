//! Views of the past: what the socket of the same viewer showed then, and nothing more.

use std::collections::BTreeMap;

use maat_engine::Seat;
use maat_protocol::{Conduct, PastView, Update, Watchers};
use maat_server::config::{Limits, Rate};
use serde_json::Value;

use crate::player::{Player, play_out, play_some, together, undo};
use crate::world::{Expect, Guest, Two, World, new_table, opened, two, two_with};

/// The most views that one request may ask for.
const MOST: usize = 40;

fn address(table: &str, plies: impl IntoIterator<Item = usize>) -> String {
    let plies: Vec<String> = plies.into_iter().map(|ply| format!("ply={ply}")).collect();
    format!("/api/tables/{table}/views?{}", plies.join("&"))
}

async fn past_views(guest: &mut Guest, table: &str, plies: &[usize]) -> Vec<PastView> {
    let mut views = Vec::new();
    for some in plies.chunks(MOST) {
        let reply = guest.get(&address(table, some.iter().copied())).await.good();
        views.extend(serde_json::from_str::<Vec<PastView>>(&reply.body).expect("past views"));
    }
    assert!(
        views.iter().map(|past| past.ply as usize).eq(plies.iter().copied()),
        "in the order of the request"
    );
    views
}

/// Plays until somebody can take back their move, and takes it back.
async fn take_back_a_move(a: &mut Player, b: &mut Player) {
    loop {
        play_some(a, b, 1).await;
        let ply = a.ply();
        let player = if a.now().undo { &mut *a } else { &mut *b };
        if player.now().undo {
            player.say(undo(ply)).await;
            player.until("the undo", |player| player.ply() > ply).await;
            return together(a, b).await;
        }
    }
}

/// Opens a table of Egizia, where everybody has hidden Sphinx cards.
async fn open_egizia(host: &mut Guest, seats: &str) -> String {
    let mut wish = new_table(seats, "");
    wish["game"] = "egizia".into();
    opened(&host.post("/api/tables", wish).await.good())
}

/// The views that a socket has received, by ply.
fn received(player: &Player) -> BTreeMap<usize, String> {
    let update = |frame: &String| {
        let message: Value = serde_json::from_str(frame).expect("a message");
        // Not by way of `Value`, which sorts the fields.
        message.get("update")?;
        let text = frame.strip_prefix(r#"{"update":"#)?.strip_suffix('}')?;
        let update: Update = serde_json::from_str(text).expect("an update");
        Some((update.ply as usize, update.view.get().to_owned()))
    };
    player.frames.iter().filter_map(update).collect()
}

/// Checks that a viewer gets again what their socket has received.
async fn assert_as_received(guest: &mut Guest, table: &str, player: &Player) -> BTreeMap<usize, String> {
    let received = received(player);
    let plies: Vec<usize> = received.keys().copied().collect();
    for past in past_views(guest, table, &plies).await {
        assert_eq!(past.view.get(), received[&(past.ply as usize)], "after {} lines", past.ply);
    }
    received
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_past_view_is_what_the_socket_showed_then() {
    let world = World::new().await;
    let (mut ann, mut bob) = (world.guest("Ann").await, world.guest("Bob").await);
    let table = open_egizia(&mut ann, "you open").await;
    bob.sit(&table, "b").await.good();
    let (mut a, mut b) = (ann.join(&table).await, bob.join(&table).await);
    ann.start(&table).await.good();
    let mut eve = world.stranger();
    let mut spectator = eve.join(&table).await;
    take_back_a_move(&mut a, &mut b).await;
    play_some(&mut a, &mut b, 20).await;
    spectator.until("the moves", |spectator| spectator.ply() == a.ply()).await;
    for (guest, player) in [(&mut ann, &a), (&mut bob, &b), (&mut eve, &spectator)] {
        assert!(assert_as_received(guest, &table, player).await.len() > 10);
    }

    let watching = tokio::spawn(async move {
        spectator.until("the end", Player::is_over).await;
        spectator
    });
    let [a, b] = play_out([a, b], 7).await;
    let spectator = watching.await.expect("it does not fail");
    let seen = assert_as_received(&mut ann, &table, &a).await;
    let by_b = assert_as_received(&mut bob, &table, &b).await;
    let by_all = assert_as_received(&mut eve, &table, &spectator).await;
    // What was hidden then is hidden still, although the game is over.
    let differ = |one: &BTreeMap<usize, String>, other: &BTreeMap<usize, String>| {
        one.iter().filter(|(ply, view)| other.get(ply).is_some_and(|other| other != *view)).count()
    };
    assert!(differ(&seen, &by_b) > 0 && differ(&seen, &by_all) > 0 && differ(&by_b, &by_all) > 0);
}

/// Several people on one device see what the seat may see that they ask as; nobody else can ask as them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_past_view_belongs_to_a_seat_of_the_user() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = open_egizia(&mut ann, "you beside").await;
    ann.start(&table).await.good();
    let mut a = ann.join(&table).await;
    let mut bea = ann.join_as(&table, Seat::B).await;
    play_some(&mut a, &mut bea, 10).await;
    let (last, now) = (a.ply() as usize, [a.now().view.get(), bea.now().view.get()]);
    assert_ne!(now[0], now[1]);
    let asked = |seat: &str| format!("{}{seat}", address(&table, [last]));
    for (seat, expected) in [("", now[0]), ("&as=a", now[0]), ("&as=b", now[1])] {
        let reply = ann.get(&asked(seat)).await.good();
        let views: Vec<PastView> = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(views[0].view.get(), expected, "{seat}");
    }
    let mut eve = world.guest("Eve").await;
    for hidden in ["&as=b", "&as=open"] {
        eve.get(&asked(hidden)).await.refused(403, "forbidden");
    }
    assert_eq!(eve.get(&asked("&as=spectator")).await.good().body, eve.get(&asked("")).await.good().body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_watch_sees_no_past() {
    let world = World::new().await;
    let conduct = Conduct { watchers: Watchers::Out, ..Conduct::default() };
    let Two { table, guests: [mut ann, _], players: [mut a, _b] } =
        two_with(&world, "you open", &conduct).await;
    a.until_due().await;
    for mut guest in [world.stranger(), world.guest("Eve").await] {
        assert_eq!(guest.join(&table).await.socket.farewell().await, Some((4403, "private".into())));
        guest.get(&address(&table, [0])).await.refused(403, "forbidden");
    }
    assert_as_received(&mut ann, &table, &a).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_for_the_past_has_limits() {
    let questions = Rate { per_second: 0.001, burst: 30.0 };
    let world = World::with(|config| config.limits = Limits { questions, ..Limits::none() }).await;
    let Two { table, guests: [mut ann, _], players: [mut a, _b] } = two(&world, "you open", "").await;
    a.until_due().await;
    let lines = a.ply() as usize;
    let mut guest = world.stranger();
    assert_eq!(past_views(&mut guest, &table, &[lines; MOST]).await.len(), MOST);
    let views = |query: &str| format!("/api/tables/{table}/views{query}");
    for wrong in [
        address(&table, [0; MOST + 1]),
        address(&table, [0, lines + 1]),
        address(&table, []),
        views(""),
        views("?ply=-1"),
        views("?ply=99999999999999999999"),
        views("?ply=0&as=z"),
        views("?ply=0&lines=4"),
    ] {
        guest.get(&wrong).await.refused(400, "bad-request");
    }
    guest.get(&address("nosuchtable", [0])).await.refused(404, "not-found");
    let open = ann.open("you open", "").await;
    guest.get(&address(&open, [0])).await.refused(404, "not-found");
    while guest.get(&address(&table, [0])).await.status == 200 {}
    guest.get(&address(&table, [0])).await.refused(429, "too-many");
}
