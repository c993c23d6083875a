//! Nothing leaks: every frame and every answer that anybody got through whole games, against the truth.

use maat_catalog::{AnyGame, find};
use maat_engine::{Actor, Record, Seat, Viewer, below};
use maat_server::random;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use crate::player::Player;
use crate::world::{Expect, Guest, SIDES_B, World, new_table, opened};

/// Somebody who looks at a table, with all that they were ever told.
struct Watcher {
    guest: Guest,
    player: Player,
    /// What was told to windows they have closed again.
    closed: Vec<String>,
    records: Vec<String>,
}

impl Watcher {
    async fn new(guest: Guest, table: &str) -> Watcher {
        let player = guest.join(table).await;
        Watcher { guest, player, closed: Vec::new(), records: Vec::new() }
    }

    fn viewer(&self) -> Viewer {
        self.player.viewer()
    }

    fn frames(&self) -> impl Iterator<Item = &String> {
        self.player.frames.iter().chain(&self.closed)
    }

    /// The updates among the frames.
    fn updates(&self) -> impl Iterator<Item = Value> {
        self.frames().filter_map(|frame| {
            let message: Value = serde_json::from_str(frame).expect("a message");
            message.get("update").cloned()
        })
    }

    /// Asks for everything there is to ask for, and looks through a second window.
    async fn pry(&mut self, table: &str) {
        let record = self.guest.record(table).await;
        self.records.push(record);
        for path in ["/api/lobby", "/api/me", "/api/games"] {
            self.guest.get(path).await.good();
        }
        let mut window = self.guest.join(table).await;
        window.until("all that is said at first", |window| !window.presence_unknown()).await;
        self.closed.append(&mut window.frames);
    }
}

/// A whole game and everybody who saw it.
struct Game {
    watchers: Vec<Watcher>,
    /// The game after so many lines.
    after: Vec<Box<dyn AnyGame>>,
    seed: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks() {
    let world = World::new().await;
    let (mut looks, mut masked) = (0, 0);
    let tables =
        ["you open", "open you open", "open greedy you open", "you random", "you open random", "open you"];
    for (number, seats) in tables.into_iter().cycle().take(12).enumerate() {
        let options = if number % 2 == 0 { "market=b" } else { SIDES_B };
        let game = watch_a_game(&world, seats, options, number as u64).await;
        assert_shown_what_they_may_see(&game);
        looks += assert_looks_are_private(&game);
        masked += assert_records_are_masked(&game);
        assert_no_secrets(&world, &game).await;
    }
    assert!(looks >= 20, "too few looks at a pair: {looks}");
    assert!(masked >= 20, "too few records with a hidden card: {masked}");
}

async fn watch_a_game(world: &World, seats: &str, options: &str, seed: u64) -> Game {
    let mut host = world.guest("Host").await;
    let mut wish = new_table(seats, options);
    (wish["public"], wish["shuffle"]) = (true.into(), seed.is_multiple_of(3).into());
    let table = opened(&host.post("/api/tables", wish).await.good());
    let mut guests = Vec::new();
    for (seat, kind) in "abcd".chars().zip(seats.split(' ')) {
        if kind == "open" {
            let mut guest = world.guest(&format!("Guest {seat}")).await;
            guest.sit(&table, &seat.to_string()).await.good();
            guests.push(guest);
        }
    }
    host.start(&table).await.good();
    guests.extend([host, world.guest("Spectator").await, world.stranger()]);
    let mut watchers = Vec::new();
    for guest in guests {
        watchers.push(Watcher::new(guest, &table).await);
    }
    play(&mut watchers, &table, seed).await;
    let record: Record = watchers[0].guest.record(&table).await.parse().unwrap();
    let seed = watchers[0].player.table.as_ref().unwrap().seed.clone().expect("it is over");
    Game { watchers, after: prefixes(&record), seed }
}

/// Plays to the end, with many visits to the market; at every look at a pair everybody pries.
async fn play(watchers: &mut [Watcher], table: &str, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        let mut ply = 0;
        for watcher in watchers.iter_mut() {
            let player = &mut watcher.player;
            player.until("the game", |player| player.update.is_some() && player.ply() >= ply).await;
            ply = player.ply();
        }
        if watchers.iter().any(|watcher| watcher.player.is_over()) {
            break;
        }
        let Some(mover) = watchers.iter().position(|watcher| watcher.player.is_due()) else {
            // A bot is due.
            assert!(watchers[0].player.hear().await);
            continue;
        };
        if watchers[mover].player.now().step == "keep" || below(&mut rng, 40) == 0 {
            for watcher in watchers.iter_mut() {
                watcher.pry(table).await;
            }
        }
        let player = &mut watchers[mover].player;
        let text = to_the_market(player, &mut rng).unwrap_or_else(|| player.any_move(&mut rng));
        player.plays(&text).await;
    }
    for watcher in watchers {
        watcher.player.until("the end", Player::is_over).await;
        watcher.pry(table).await;
    }
}

fn to_the_market(player: &Player, rng: &mut SmallRng) -> Option<String> {
    let legal = &player.now().legal;
    let wish = ["take 4", "to market"].into_iter().find(|wish| legal.iter().any(|text| text == wish))?;
    (below(rng, 4) > 0).then(|| wish.to_owned())
}

/// The game after each line.
fn prefixes(record: &Record) -> Vec<Box<dyn AnyGame>> {
    let entry = find(record.game()).unwrap();
    let mut game = entry.start(&entry.terms(record.seats(), record.options())).unwrap();
    let mut after = vec![game.clone_box()];
    for ply in record.plies() {
        match (ply.actor, ply.text.as_str()) {
            (Actor::Seat(seat), "undo") => assert!(game.undo(seat)),
            (actor, text) => game.play(actor, text).unwrap(),
        }
        after.push(game.clone_box());
    }
    after
}

/// The update that a viewer should get in this position.
fn expected(game: &dyn AnyGame, viewer: Viewer, since: usize) -> Value {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    let due: Vec<Seat> = game.turn().seats().iter().collect();
    let own = seat.filter(|seat| due.contains(seat));
    let told = game.told_since(since, viewer).into_iter().map(|told| {
        json!({ "line": told.line, "by": told.actor.to_string(), "undone": !told.live, "event": told.event,
            "rule": told.rule })
    });
    let free = |seat| game.undoable(seat).is_some_and(|undo| undo.free) && game.outcome().is_none();
    json!({
        "ply": game.len(),
        "prompt": own.map(|_| game.len()),
        "due": due,
        "step": game.step(),
        "view": serde_json::from_str::<Value>(game.view(viewer).get()).unwrap(),
        "legal": own.map_or_else(Vec::new, |seat| game.legal_moves(Actor::Seat(seat))),
        "since": since,
        "events": told.collect::<Vec<_>>(),
        "undo": seat.is_some_and(free),
        "outcome": game.outcome(),
    })
}

fn number(update: &Value, field: &str) -> usize {
    update[field].as_u64().unwrap() as usize
}

/// Each update is what the game shows to that seat, no more and no less.
fn assert_shown_what_they_may_see(game: &Game) {
    for watcher in &game.watchers {
        for update in watcher.updates() {
            let position = &game.after[number(&update, "ply")];
            assert_eq!(update, expected(&**position, watcher.viewer(), number(&update, "since")));
        }
    }
}

/// While one seat looks at the pair, what all others are told is the same whatever the cards are.
fn assert_looks_are_private(game: &Game) -> usize {
    let looks: Vec<usize> = (0..game.after.len()).filter(|&ply| game.after[ply].step() == "keep").collect();
    for watcher in &game.watchers {
        for update in watcher.updates() {
            let looker = &update["due"][0];
            let own = update["step"] == "keep" && *looker == seat_json(watcher.viewer());
            assert_eq!(update["view"]["peek"].as_array().unwrap().is_empty(), !own);
            for event in update["events"].as_array().unwrap().iter().map(|told| &told["event"]) {
                assert!(event["type"] != "pair-seen" || event["seat"] == seat_json(watcher.viewer()));
            }
            if update["step"] == "keep" && !own {
                assert_same_for_all_pairs(game, watcher, &update);
            }
        }
    }
    looks.len()
}

fn assert_same_for_all_pairs(game: &Game, watcher: &Watcher, update: &Value) {
    let before = number(update, "ply") - 2;
    let pairs = pairs(&*game.after[before]);
    assert!(pairs.len() > 1, "nothing would be hidden");
    // A dozen of them, near and far.
    for other in pairs.iter().step_by(pairs.len().div_ceil(12)) {
        assert_eq!(*update, expected(&**other, watcher.viewer(), number(update, "since")));
    }
}

/// The position after every pair that the one who looks might see; of two equal cards nothing is to be chosen.
fn pairs(before: &dyn AnyGame) -> Vec<Box<dyn AnyGame>> {
    let after = |game: &dyn AnyGame| -> Vec<Box<dyn AnyGame>> {
        let played = |text: String| {
            let mut game = game.clone_box();
            game.play(Actor::Chance, &text).unwrap();
            game
        };
        game.legal_moves(Actor::Chance).into_iter().map(played).collect()
    };
    let pairs = after(before).iter().flat_map(|one| after(&**one)).collect::<Vec<_>>();
    let is_choice = |game: &dyn AnyGame| {
        let looker = game.turn().seats().lowest().unwrap();
        game.legal_moves(Actor::Seat(looker)).len() > 1
    };
    pairs.into_iter().filter(|game| is_choice(&**game)).collect()
}

fn seat_json(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat),
        _ => Value::Null,
    }
}

/// A record of a running game hides the cards of a pair from all but the one who saw them. Counts those that do.
fn assert_records_are_masked(game: &Game) -> usize {
    let mut masked = 0;
    for watcher in &game.watchers {
        for text in &watcher.records {
            let record: Record = text.parse().unwrap();
            let position = &game.after[record.plies().len()];
            assert_eq!(*text, position.record(watcher.viewer()).to_string());
            if record.result().is_none() {
                masked += usize::from(text.contains("peek ?"));
                assert_peeks_are_masked(game, watcher.viewer(), &record);
            }
        }
    }
    masked
}

fn assert_peeks_are_masked(game: &Game, viewer: Viewer, record: &Record) {
    let end = game.after.last().unwrap();
    let seen =
        end.told_since(0, Viewer::Omniscient).into_iter().filter(|told| told.event["type"] == "pair-seen");
    for told in seen.filter(|told| told.line < record.plies().len()) {
        let hidden = record.plies()[told.line].text == "peek ?";
        assert_eq!(hidden, told.event["seat"] != seat_json(viewer), "line {}", told.line);
    }
}

/// No seed before the end, nobody's id, nobody's token.
async fn assert_no_secrets(world: &World, game: &Game) {
    let store = world.store().await;
    for watcher in &game.watchers {
        for frame in watcher.frames() {
            assert!(!frame.contains(&game.seed) || frame.contains(r#""status":"finished""#), "{frame}");
        }
        assert!(watcher.guest.heard.iter().all(|answer| !answer.contains(&game.seed)));
    }
    for owner in &game.watchers {
        let Some(token) = owner.guest.token() else { continue };
        let user = store.session(&random::hash(token.as_bytes())).await.unwrap().expect("a session");
        for watcher in &game.watchers {
            let all = || watcher.frames().chain(&watcher.guest.heard);
            assert!(all().all(|text| !text.contains(&user.id)), "the id of {} was told", user.name);
            let given = all().filter(|text| text.contains(token)).count();
            let own = watcher.guest.token() == Some(token);
            assert_eq!(given, usize::from(own), "a token is told once, to its owner");
        }
        let given = owner.guest.heard.iter().find(|answer| answer.contains(token)).unwrap();
        let (head, body) = given.split_once("\n\n").unwrap();
        assert!(head.contains(&format!("set-cookie: maat={token}; ")) && !body.contains(token));
        assert!(head.contains("HttpOnly") && head.contains("SameSite"));
    }
}
