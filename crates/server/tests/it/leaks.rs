//! Checks for leaks: compares every frame and every response of whole games with what each viewer may see.

mod chosen;
mod hidden;
mod watch;
mod worlds;

use std::collections::BTreeMap;

use maat_catalog::{AnyGame, GAMES, Line};
use maat_engine::{Actor, PartState, Record, Seat, SeatSet, Viewer};
use maat_server::random;
use serde_json::{Value, json};

use crate::world::World;
use chosen::assert_choices_are_secret;
use hidden::{ANKH, EGIZIA, HIDDEN, Hidden, IMHOTEP, PHARAON, Shown};
use watch::{Game, watch_a_game};
use worlds::assert_nobody_else_can_tell;

#[test]
fn every_game_says_what_it_hides() {
    assert!(HIDDEN.iter().map(|hidden| hidden.game).eq(GAMES.iter().map(|entry| entry.id)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_in_imhotep() {
    let seen = watch_games(&IMHOTEP, 12).await;
    assert!(seen.looks >= 20, "too few looks at a pair: {}", seen.looks);
    assert!(seen.masked >= 20, "too few records with a hidden card: {}", seen.masked);
    assert!(seen.compared >= 1000, "too few worlds: {}", seen.compared);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_in_pharaon() {
    let seen = watch_games(&PHARAON, PHARAON.tables.len()).await;
    let drafters = 1 + 2 + 3 + 4 + 2 + 5;
    assert_eq!(seen.looks, drafters, "whoever is no beginner chooses between two nobles");
    assert!(seen.masked >= 100, "too few records with a hidden noble: {}", seen.masked);
    assert!(seen.compared >= 10_000, "too few worlds: {}", seen.compared);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_in_egizia() {
    let seen = watch_games(&EGIZIA, EGIZIA.tables.len()).await;
    assert!(seen.looks >= 15, "too few looks at Sphinx cards: {}", seen.looks);
    assert!(seen.masked >= 100, "too few records with a hidden Sphinx card: {}", seen.masked);
    assert!(seen.compared >= 10_000, "too few worlds: {}", seen.compared);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_in_ankh() {
    // The deals differ from run to run, and a game may have no Plague.
    let compared = |seen: &Seen, verb: &str| seen.chosen.get(verb).copied().unwrap_or_default();
    let enough = |seen: &Seen| compared(seen, "card") >= 500 && compared(seen, "bid") >= 100;
    let seen = watch_games_until(&ANKH, ANKH.tables.len(), enough).await;
    assert!(enough(&seen), "too few worlds with another choice: {:?}", seen.chosen);
}

/// The number of times something could have leaked.
#[derive(Default)]
struct Seen {
    /// Secret choices by verb.
    chosen: BTreeMap<String, usize>,
    looks: usize,
    masked: usize,
    compared: usize,
}

async fn watch_games(hidden: &Hidden, games: usize) -> Seen {
    watch_games_until(hidden, games, |_| true).await
}

/// Watches a number of games, and more if they did not show enough, but not without end.
async fn watch_games_until(hidden: &Hidden, games: usize, enough: impl Fn(&Seen) -> bool) -> Seen {
    let world = World::new().await;
    let mut seen = Seen::default();
    for number in 0..10 * games {
        if number >= games && enough(&seen) {
            break;
        }
        let game = watch_a_game(&world, hidden, number).await;
        assert_shown_what_they_may_see(hidden, &game);
        for (verb, compared) in assert_choices_are_secret(hidden, &game) {
            *seen.chosen.entry(verb).or_default() += compared;
        }
        assert_records_are_as_shown(&game);
        assert_replays_are_as_shown(&game);
        if let Some(shown) = &hidden.shown {
            seen.looks += assert_looks_are_private(hidden, shown, &game);
            seen.compared += assert_nobody_else_can_tell(hidden, shown, &game);
            seen.masked += assert_records_are_masked(shown, &game);
        }
        assert_no_secrets(&world, &game).await;
    }
    seen
}

/// The update that a viewer should get in this position of the watched game or of a variant of it.
fn expected(hidden: &Hidden, watched: &Game, game: &dyn AnyGame, viewer: Viewer, since: usize) -> Value {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    let due: Vec<Seat> = game.turn().seats().iter().collect();
    let own = seat.filter(|seat| due.contains(seat));
    let events = game.log_since(since, viewer);
    let events: Vec<Value> = events.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
    // Alone against bots every choice can be taken back.
    let people: SeatSet = watched
        .watchers
        .iter()
        .filter_map(|watcher| match watcher.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        })
        .collect();
    let undo = seat.and_then(|seat| game.undoable(seat)).filter(|_| game.outcome().is_none());
    let offered = undo.map(|undo| undo.free || people.len() == 1);
    json!({
        "ply": game.len(),
        "prompt": own.map(|seat| asked(hidden, watched, game, seat)),
        "due": due,
        "step": game.step(),
        "view": serde_json::from_str::<Value>(game.view(viewer).get()).unwrap(),
        "legal": own.map_or_else(Vec::new, |seat| game.legal_moves(Actor::Seat(seat))),
        "since": since,
        "events": events,
        "undo": offered == Some(true),
        "undo_by_consent": offered == Some(false),
        "clocks": [],
        "outcome": game.outcome(),
    })
}

/// The number of lines after which a due seat got its prompt. A seat that chooses simultaneously with others does not
/// get a new one for each of them.
fn asked(hidden: &Hidden, watched: &Game, game: &dyn AnyGame, seat: Seat) -> usize {
    let Some(verb) = hidden.at_once(game.step()) else { return game.len() };
    let answers = |line: &usize| {
        let Line { actor, text, .. } = game.line(*line, Viewer::Omniscient).expect("a line of the game");
        let by_another = actor != Actor::Seat(seat) && text.split(' ').next() == Some(verb);
        by_another && game.log_since(*line, Viewer::Spectator).is_empty()
    };
    let opened = game.len() - (0..game.len()).rev().take_while(answers).count();
    // A seat with only one legal move has answered at once.
    opened + (opened..game.len()).take_while(|line| watched.is_forced(*line)).count()
}

fn number(update: &Value, field: &str) -> usize {
    update[field].as_u64().unwrap() as usize
}

/// Checks that each update is exactly what the game shows to that seat after that number of lines, so that nobody sees
/// later draws.
fn assert_shown_what_they_may_see(hidden: &Hidden, game: &Game) {
    for watcher in &game.watchers {
        for update in watcher.updates() {
            let position = &game.after[number(&update, "ply")];
            let since = number(&update, "since");
            assert_eq!(update, expected(hidden, game, &**position, watcher.viewer(), since));
        }
    }
}

/// Checks that cards that one seat looks at are only in its own view and events.
fn assert_looks_are_private(hidden: &Hidden, shown: &Shown, game: &Game) -> usize {
    for watcher in &game.watchers {
        let viewer = seat_json(watcher.viewer());
        for update in watcher.updates() {
            // Where all choose simultaneously, everybody looks until the last one has chosen.
            let step = update["step"].as_str().unwrap();
            let own = step == shown.step && update["due"][0] == viewer
                || hidden.at_once(step).is_some() && !viewer.is_null();
            assert_eq!((shown.shows)(&update["view"]), own);
            for event in update["events"].as_array().unwrap().iter().map(|told| &told["event"]) {
                assert!(event["type"] != shown.event || event["seat"] == viewer);
            }
        }
    }
    let looks = |step| step == shown.step || hidden.at_once(step).is_some();
    game.after.iter().filter(|game| looks(game.step())).count()
}

fn seat_json(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat),
        _ => Value::Null,
    }
}

/// The record of a game as a viewer reads it, with what `text` tells of the seed: that is the same whatever is hidden.
fn expected_record(text: &str, game: &dyn AnyGame, viewer: Viewer) -> String {
    let proof = text.parse::<Record>().unwrap().proof().clone();
    game.record(viewer).with_proof(proof).to_string()
}

/// Checks that each record is what the game shows to that seat after that number of lines, and that it keeps the seed until the end.
fn assert_records_are_as_shown(game: &Game) {
    for watcher in &game.watchers {
        for text in &watcher.records {
            let record: Record = text.parse().unwrap();
            let position = &game.after[record.plies().len()];
            assert_eq!(*text, expected_record(text, &**position, watcher.viewer()));
            let proof = record.proof();
            let revealed = matches!(proof.parts[0].state, PartState::Revealed { .. });
            let over = record.result().is_some();
            assert_eq!((proof.seed.is_some(), revealed), (over, over), "{text}");
        }
    }
}

/// Checks that each replay tells what that seat could read after that number of lines.
fn assert_replays_are_as_shown(game: &Game) {
    for watcher in &game.watchers {
        assert!(!watcher.replays.is_empty());
        for replay in &watcher.replays {
            let position = &game.after[replay.plies as usize];
            let log = position.log_since(0, watcher.viewer());
            assert_eq!(serde_json::to_string(&replay.log).unwrap(), serde_json::to_string(&log).unwrap());
        }
    }
}

/// Checks that a record of a running game masks what only one seat saw, for all others. Returns the number of masked
/// records.
fn assert_records_are_masked(shown: &Shown, game: &Game) -> usize {
    let mask = format!("{} ?", shown.verb);
    let mut masked = 0;
    for watcher in &game.watchers {
        for text in &watcher.records {
            let record: Record = text.parse().unwrap();
            if record.result().is_none() {
                masked += usize::from(text.contains(&mask));
                assert_lines_are_masked(shown, game, watcher.viewer(), &record);
            }
        }
    }
    masked
}

fn assert_lines_are_masked(shown: &Shown, game: &Game, viewer: Viewer, record: &Record) {
    let end = game.after.last().unwrap();
    let log = end.log_since(0, Viewer::Omniscient).into_iter();
    let seen =
        log.map(|told| (told.line, json!(told.event))).filter(|(_, event)| event["type"] == shown.event);
    for (line, event) in seen.filter(|(line, _)| *line < record.plies().len()) {
        let masked = record.plies()[line].text.ends_with(" ?");
        assert_eq!(masked, event["seat"] != seat_json(viewer), "line {line}");
    }
}

/// Checks that nobody received the seed or the server's part of it before the end, a user id or a session token.
async fn assert_no_secrets(world: &World, game: &Game) {
    let store = world.store().await;
    for watcher in &game.watchers {
        for told in watcher.frames().chain(&watcher.guest.heard) {
            // A message about the table, or the record of the whole game.
            let over = told.contains(r#""status":"finished""#) || told.contains("\n= ");
            assert!(over || game.secrets.iter().all(|secret| !told.contains(secret)), "{told}");
        }
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
