//! Every statement, on SQLite and on PostgreSQL; and a whole game on each.

use std::collections::BTreeSet;
use std::error::Error;
use std::time::Duration;

use maat_protocol::{Conduct, Pace, PersonalBest, Refusal};
use maat_server::random;
use maat_server::store::{
    Aged, Append, AppendError, Appended, Edited, NoteEdit, NoteLimits, Pauses, Person, Store, StoredChat,
    StoredNote, StoredPart, StoredPlan, StoredReport, StoredResult, StoredSeat, StoredStudy, StoredTable,
    StudyEntry, Subject, TableStatus, User, now,
};
use tokio::task::JoinSet;

use crate::player::{play, play_out};
use crate::postgres::Postgres;
use crate::upgrade;
use crate::world::{Expect, Folder, SIDES_B, Two, World, replay, two};

/// In milliseconds.
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_sqlite() {
    let folder = Folder::new();
    on(&format!("sqlite:{}", folder.0.join("maat.db").display())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_nodes_make_a_new_file_at_once() {
    for _ in 0..10 {
        let folder = Folder::new();
        let url = format!("sqlite:{}", folder.0.join("maat.db").display());
        let open = |_| {
            tokio::spawn({
                let url = url.clone();
                async move { Store::open(&url).await }
            })
        };
        for opened in (0..4).map(open).collect::<Vec<_>>() {
            opened.await.unwrap().unwrap();
        }
    }
}

/// One function: to start a server takes seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL; `cargo xtask test` runs it"]
async fn on_postgresql() {
    let postgres = Postgres::start();
    upgrade::on(|| postgres.new_database()).await;
    on(&postgres.url()).await;
    while_the_database_is_away(&postgres).await;
}

async fn on(url: &str) {
    let store = Store::open(url).await.unwrap();
    users(&store).await;
    tables(&store).await;
    seats(&store).await;
    appends(&store).await;
    many_appends(&store).await;
    lists(&store).await;
    counts(&store).await;
    chat(&store).await;
    pauses(&store).await;
    learnt(&store).await;
    puzzles(&store).await;
    plans(&store).await;
    studies(&store).await;
    analyses(&store).await;
    parts(&store).await;
    hints(&store).await;
    notes(&store).await;
    reports(&store).await;
    bulk(&store).await;
    sweep(&store).await;
    // What is there is there when it is opened again.
    let again = Store::open(url).await.unwrap();
    assert_eq!(again.lines("appends").await.unwrap(), store.lines("appends").await.unwrap());
    whole_game(url).await;
}

async fn users(store: &Store) {
    let user = User { id: "ann".into(), name: "Žofie 𓂀 'x".into() };
    store.add_user(&user, "hash", now() + MINUTE).await.unwrap();
    assert_eq!(store.session("hash").await.unwrap(), Some(user.clone()));
    assert_eq!(store.session("").await.unwrap(), None);
    store.rename_user("ann", "Ann").await.unwrap();
    assert_eq!(store.session("hash").await.unwrap().unwrap().name, "Ann");
    let bob = User { id: "bob".into(), name: "Bob".into() };
    store.add_user(&bob, "expired", now()).await.unwrap();
    assert_eq!(store.session("expired").await.unwrap(), None);
    assert!(!store.renew_session("hash", now() + MINUTE, HOUR).await.unwrap(), "it would gain little");
    assert!(!store.renew_session("nobody", now() + 100 * HOUR, HOUR).await.unwrap());
    let old = User { id: "old".into(), name: "Old".into() };
    store.add_user(&old, "of 1972", 86_400_000 * 800).await.unwrap();
    assert_eq!(store.session("of 1972").await.unwrap(), Some(old), "opened under a wrong clock");
    assert!(store.renew_session("of 1972", now() + 100 * HOUR, HOUR).await.unwrap());
    assert!(!store.renew_session("of 1972", now() + 100 * HOUR, HOUR).await.unwrap(), "once");
    assert!(store.add_user(&user, "second", now() + MINUTE).await.is_err(), "an id is given once");
    assert_eq!(store.session("second").await.unwrap(), None, "all or nothing");
}

fn person(id: &str) -> StoredSeat {
    let name = ["Ann", "Bob"].into_iter().find(|name| name.to_lowercase() == id).unwrap_or_default();
    StoredSeat::Person(Person::new(id, name))
}

fn bot() -> StoredSeat {
    StoredSeat::Bot { level: "mcts:2000".into() }
}

fn table(id: &str) -> StoredTable {
    StoredTable {
        id: id.into(),
        public: true,
        seats: vec![person("ann"), StoredSeat::Open, bot()],
        seed: random::hex(&[7; 32]),
        part: Some(random::hex(&[8; 32])),
        // The same for every call, so that tables can be compared.
        code: Some(random::hash(id.as_bytes())[..6].to_uppercase()),
        ..StoredTable::new("imhotep", 1, "market=b".into(), "ann")
    }
}

async fn tables(store: &Store) {
    assert_eq!(store.table("one").await.unwrap(), None);
    let stored = table("one");
    store.add_table(&stored).await.unwrap();
    assert_eq!(store.table("one").await.unwrap(), Some(stored.clone()));
    assert!(store.add_table(&stored).await.is_err(), "an id is given once");
    let other = StoredTable { public: false, shuffle: true, ..table("private") };
    store.add_table(&other).await.unwrap();
    assert_eq!(store.table("private").await.unwrap(), Some(other));
    let homeless = StoredTable { host: "nobody".into(), ..table("homeless") };
    assert!(store.add_table(&homeless).await.is_err());
    assert_eq!(store.table("homeless").await.unwrap(), None);
}

async fn seats(store: &Store) {
    let taken = [StoredSeat::Open, person("bob"), bot()];
    assert!(store.set_seats("one", "bob", &taken, None).await.unwrap());
    let stored = store.table("one").await.unwrap().unwrap();
    assert_eq!((stored.seats.as_slice(), stored.host.as_str()), (&taken[..], "bob"));
    assert!(store.set_seats("one", "ann", &taken, None).await.unwrap());
    let dealt = vec![bot(), person("ann"), person("bob")];
    let code = stored.code.clone();
    let found = store.table_by_code(code.as_deref().unwrap()).await.unwrap();
    assert_eq!(found, Some(("one".to_owned(), TableStatus::Open)));
    assert!(store.has_seat("one", "bob").await.unwrap() && !store.has_seat("one", "eve").await.unwrap());
    let options = "market=b wrath=yes".to_owned();
    let begun = StoredTable { seats: dealt.clone(), options, code, ..table("one") };
    assert!(store.start_table(&begun).await.unwrap());
    let running = store.table("one").await.unwrap().unwrap();
    assert_eq!(running, StoredTable { status: TableStatus::Running, ..begun });
    assert!(!store.start_table(&table("one")).await.unwrap(), "it has begun");
    assert!(!store.set_seats("one", "bob", &taken, None).await.unwrap());
    assert!(!store.set_seats("nothing", "bob", &taken, None).await.unwrap());
    assert_eq!(store.table("one").await.unwrap().unwrap().seats, dealt);
}

async fn parts(store: &Store) {
    let sealed = |user: &str, byte: u8| StoredPart::sealed(user, &random::hex(&[byte; 32]));
    let parts = vec![sealed("ann", 1)];
    let stored = StoredTable { seed: String::new(), parts: parts.clone(), ..table("parts") };
    store.add_table(&stored).await.unwrap();
    assert_eq!(store.table("parts").await.unwrap(), Some(stored.clone()));
    let of = async || store.table("parts").await.unwrap().unwrap().parts;
    let both = [person("ann"), person("bob"), bot()];
    assert!(store.set_seats("parts", "ann", &both, Some(&sealed("bob", 2))).await.unwrap());
    assert!(store.set_seats("parts", "ann", &both, Some(&sealed("bob", 3))).await.unwrap());
    assert_eq!(of().await, [sealed("ann", 1), sealed("bob", 3)], "a later hash replaces an earlier one");
    let left = [StoredSeat::Open, person("bob"), bot()];
    assert!(store.set_seats("parts", "bob", &left, None).await.unwrap());
    assert_eq!(of().await, [sealed("bob", 3)], "whoever leaves takes their part along");
    assert_eq!(store.drawing_tables().await.unwrap(), Vec::<String>::new());
    assert_eq!(store.begin_drawing("parts").await.unwrap(), Some(vec![sealed("bob", 3)]));
    assert_eq!(store.drawing_tables().await.unwrap(), ["parts"]);
    assert!(!store.set_seats("parts", "bob", &both, None).await.unwrap(), "nobody sits down now");
    let part = random::hex(&[9; 32]);
    assert!(store.reveal_part("parts", "bob", &part).await.unwrap());
    assert!(store.make_seed(&stored).await.unwrap());
    let made = store.table("parts").await.unwrap().unwrap();
    let seed = maat_catalog::make_seed("parts", &[8; 32], &[[9; 32]]);
    assert_eq!((made.seed, made.parts[0].part.as_deref()), (random::hex(&seed), Some(&*part)));
    assert!(!store.make_seed(&stored).await.unwrap(), "the seed is made once");
    assert!(!store.reveal_part("parts", "bob", &part).await.unwrap(), "it is too late");
    assert!(store.start_table(&StoredTable { seats: left.to_vec(), ..stored }).await.unwrap());
    assert!(!store.table("parts").await.unwrap().unwrap().drawing);
    assert_eq!(store.begin_drawing("parts").await.unwrap(), None, "it has begun");
}

fn append(table: &str, ply: usize, lines: &str, due: &str) -> Append {
    Append {
        table: table.into(),
        ply,
        lines: lines.into(),
        due: due.into(),
        round: "2/6".into(),
        clocks: String::new(),
        finished: None,
    }
}

async fn appends(store: &Store) {
    store.add_table(&table("appends")).await.unwrap();
    assert!(store.lines("appends").await.unwrap().is_empty());
    let first = append("appends", 0, "* round 2 · * reveal statue", "a");
    store.append(first.clone()).await.unwrap();
    assert!(matches!(store.append(first).await, Err(AppendError::Taken)));
    store.append(append("appends", 10, "b quarry", "a")).await.unwrap();
    store.append(append("appends", 2, "a quarry", "b")).await.unwrap();
    let lines = store.lines("appends").await.unwrap();
    assert_eq!(lines, ["* round 2 · * reveal statue", "a quarry", "b quarry"], "by number, not by time");
    let refused = store.append(append("nothing", 0, "a quarry", "b")).await.unwrap_err();
    assert!(matches!(&refused, AppendError::Database(error) if error.to_string() == refused.to_string()));
    assert!(refused.source().is_some(), "what the database says is not lost");
    store.start_table(&table("appends")).await.unwrap();
    let result = |points| StoredResult { user: "ann".into(), points };
    let last = Append { finished: Some(vec![result(-3)]), ..append("appends", 11, "a quarry", "") };
    store.append(last).await.unwrap();
    assert_eq!(store.table("appends").await.unwrap().unwrap().status, TableStatus::Finished);
    let late = Append { finished: Some(vec![result(99)]), ..append("appends", 11, "a quarry", "") };
    assert!(matches!(store.append(late).await, Err(AppendError::Taken)));
    let best = store.personal_best("appends", "ann").await.unwrap();
    assert_eq!(best, Some(PersonalBest { points: -3, earlier: None }), "all or nothing");
    assert_eq!(store.personal_best("appends", "bob").await.unwrap(), None);
}

/// Many tables at once, and two who want the same number each time.
async fn many_appends(store: &Store) {
    const TABLES: usize = 20;
    for number in 0..TABLES {
        let hidden =
            StoredTable { public: false, seats: vec![bot(), bot()], ..table(&format!("many{number}")) };
        store.add_table(&hidden).await.unwrap();
    }
    let mut tasks = Vec::new();
    for ply in 0..10 {
        for number in 0..2 * TABLES {
            let (store, name) = (store.clone(), format!("many{}", number % TABLES));
            let text = format!("a load {number}-{ply}");
            tasks.push(tokio::spawn(async move {
                (name.clone(), text.clone(), store.append(append(&name, ply, &text, "a")).await)
            }));
        }
    }
    let mut won = BTreeSet::new();
    for task in tasks {
        match task.await.unwrap() {
            (name, text, Ok(Appended)) => assert!(won.insert((name, text))),
            (_, _, result) => assert!(matches!(result, Err(AppendError::Taken)), "{result:?}"),
        }
    }
    assert_eq!(won.len(), 10 * TABLES, "one of two has won");
    for number in 0..TABLES {
        let name = format!("many{number}");
        for line in store.lines(&name).await.unwrap() {
            assert!(won.remove(&(name.clone(), line)), "who has won is stored");
        }
    }
    assert!(won.is_empty());
}

async fn lists(store: &Store) {
    let ids = |lines: Vec<maat_server::store::StoredLine>| {
        lines.into_iter().map(|line| line.id).collect::<Vec<_>>()
    };
    let public = async |status| store.public_tables(status, |id| id == "long7").await.unwrap();
    assert_eq!(ids(public(TableStatus::Open).await), [""; 0]);
    let running = public(TableStatus::Running).await;
    assert_eq!(running.len(), 1);
    assert_eq!((running[0].id.as_str(), running[0].due.as_str(), running[0].seats.len()), ("one", "", 3));
    store.append(append("one", 0, "* round 2", "bc")).await.unwrap();
    let tables_of = async |user| store.tables_of(user).await.unwrap();
    let (mine, count) = tables_of("ann").await;
    assert_eq!((mine.len(), count), (3, 3));
    assert_eq!(
        (mine[0].due.as_str(), mine[0].game.as_str(), mine[0].options.as_str()),
        ("bc", "imhotep", "market=b wrath=yes")
    );
    assert_eq!(ids(mine), ["one", "private", "appends"], "running ones first, finished ones last");
    assert_eq!(ids(tables_of("bob").await.0), ["one"]);
    assert_eq!(tables_of("nobody").await, (vec![], 0));
    for number in 0..60 {
        store
            .add_table(&StoredTable { seats: vec![person("bob")], ..table(&format!("long{number}")) })
            .await
            .unwrap();
    }
    let of_bob = StoredTable { host: "bob".into(), ..table("of bob") };
    store.add_table(&of_bob).await.unwrap();
    let open = ids(public(TableStatus::Open).await);
    assert_eq!(open[..2], ["long7", "of bob"], "people first, then the first of each host");
    assert_eq!(open.len(), 4, "three of Ann's");
    let (mine, count) = tables_of("bob").await;
    assert_eq!((mine.len(), count), (50, 61));
    // More running games than the list is long, all begun after the one that waits for Bob.
    for number in 0..51 {
        let begun =
            StoredTable { seats: vec![person("bob"), person("ann")], ..table(&format!("game{number}")) };
        store.add_table(&begun).await.unwrap();
        assert!(store.start_table(&begun).await.unwrap());
        store.append(append(&begun.id, 0, "a load 1-1", "b")).await.unwrap();
    }
    store.append(append("game0", 1, "b load 1-2", "b")).await.unwrap();
    let (mine, count) = tables_of("bob").await;
    assert_eq!((mine.len(), count), (50, 112));
    assert_eq!(ids(mine)[..2], ["one", "game0"], "what waits for him first, then by the last move");
}

/// The tables that count towards a limit.
async fn counts(store: &Store) {
    let all = ["one", "private", "appends", "of bob", "long7"].map(str::to_owned);
    assert_eq!(store.open_tables("bob").await.unwrap(), 1);
    assert_eq!(store.open_public_tables(&all).await.unwrap().len(), 2);
    assert_eq!(store.active_bot_tables(&all).await.unwrap(), ["one"]);
    assert_eq!(store.bot_tables("ann").await.unwrap(), 1);
    assert_eq!(store.bot_tables("bob").await.unwrap(), 0);
}

async fn chat(store: &Store) {
    let line = |number| StoredChat {
        number,
        user: "ann".into(),
        name: "Ann".into(),
        text: format!("<b>{number}</b> 𓂀 'x"),
        at: now(),
    };
    for number in 0..205 {
        store.add_chat("one", &line(number)).await.unwrap();
    }
    assert!(store.add_chat("one", &line(7)).await.is_err(), "a number is given once");
    let lines = store.chat("one").await.unwrap();
    let numbers: Vec<u32> = lines.iter().map(|line| line.number).collect();
    assert_eq!(numbers, (5..205).collect::<Vec<_>>(), "the newest, the oldest of them first");
    assert_eq!((&lines[0].name[..], &lines[0].text[..]), ("Ann", "<b>5</b> 𓂀 'x"));
    assert!(store.chat("private").await.unwrap().is_empty());
    for number in 205..=400 {
        store.add_chat("one", &line(number)).await.unwrap();
    }
    assert!(store.add_chat("one", &line(201)).await.is_err(), "it is still there");
    assert!(store.add_chat("one", &line(199)).await.is_ok(), "old lines are deleted");

    let then = |number, at| StoredChat { at, ..line(number) };
    for number in 401..600 {
        store.add_chat("one", &then(number, now() - 2 * HOUR)).await.unwrap();
    }
    store.add_chat("private", &then(0, 1)).await.unwrap();
    assert_eq!(store.sweep_old(Aged::Chat, now() - 3 * HOUR).await.unwrap(), 0);
    let mut swept = Vec::new();
    while let count @ 1.. = store.sweep_old(Aged::Chat, now() - HOUR).await.unwrap() {
        swept.push(count);
    }
    assert_eq!(swept, [100, 99], "in small batches");
    assert_eq!(store.chat("one").await.unwrap().last().map(|line| line.number), Some(400), "new lines stay");
    assert_eq!(store.chat("private").await.unwrap().len(), 1, "a wrong clock wrote it");
}

async fn pauses(store: &Store) {
    let stored = async || store.pauses("ann", 5).await.unwrap();
    let set = async |pauses: &[(i64, i64)]| {
        store
            .change_pauses("ann", 5, |known| {
                known.clear();
                known.extend(pauses);
                Ok::<(), sqlx::Error>(())
            })
            .await
    };
    set(&[(1, 4), (4, 8), (10, 12)]).await.unwrap();
    assert_eq!(stored().await, [(4, 8), (10, 12)], "those that end later");
    assert_eq!(store.pauses("bob", 0).await.unwrap(), []);
    set(&[(4, 9)]).await.unwrap();
    assert_eq!(store.pauses("ann", 0).await.unwrap(), [(1, 4), (4, 9)]);
    let refused = store.change_pauses("ann", 5, |known| {
        known.clear();
        Err(sqlx::Error::RowNotFound)
    });
    assert!(refused.await.is_err());
    assert_eq!(stored().await, [(4, 9)]);

    // Each change sees those before it.
    let mut changes = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        changes.spawn(async move {
            let next = |known: &mut Pauses| {
                known.push((known.last().unwrap().1, known.last().unwrap().1 + 1));
                Ok::<(), sqlx::Error>(())
            };
            store.change_pauses("ann", 5, next).await.unwrap();
        });
    }
    changes.join_all().await;
    assert_eq!(stored().await.last(), Some(&(28, 29)));

    let slow = Conduct { pace: Pace::Slow { decision: 60, bank: 0 }, ..Conduct::default() };
    let live = Conduct { pace: Pace::Live { bank: 60, increment: 0 }, ..Conduct::default() };
    for (id, conduct) in [("slow", slow), ("live", live)] {
        let timed = StoredTable { conduct, public: false, ..table(id) };
        store.add_table(&timed).await.unwrap();
        store.start_table(&timed).await.unwrap();
    }
    assert_eq!(store.slow_tables_of("ann").await.unwrap(), ["slow"]);
    assert_eq!(store.tables_with_alarm().await.unwrap().len(), 2);
}

async fn learnt(store: &Store) {
    let known = async |user: &str| {
        let mut known: Vec<_> = store.learnt(user).await.unwrap().into_iter().collect();
        known.sort();
        known
    };
    let chapter = |game: &str, id: &str| (game.to_owned(), id.to_owned());
    assert_eq!(known("ann").await, []);
    store.set_learnt("ann", "imhotep", "ships", 2).await.unwrap();
    store.set_learnt("ann", "imhotep", "cards", 1).await.unwrap();
    store.set_learnt("ann", "imhotep", "ships", 1).await.unwrap();
    assert_eq!(known("ann").await, [(chapter("imhotep", "cards"), 1), (chapter("imhotep", "ships"), 2)]);
    store.set_learnt("ann", "imhotep", "ships", 3).await.unwrap();
    assert_eq!(known("ann").await[1].1, 3);
    assert_eq!(known("bob").await, []);
}

async fn analyses(store: &Store) {
    let table = StoredTable::new("imhotep", 1, String::new(), "ann");
    store.add_table(&table).await.unwrap();
    let lines =
        |from: u32| (from..from + 3).map(|line| (line, format!("{{\"Žofie\":{line}}}"))).collect::<Vec<_>>();
    store.add_analysed_lines(&table.id, "quick seat 1", &lines(4)).await.unwrap();
    store.add_analysed_lines(&table.id, "quick seat 1", &[(5, "other".to_owned())]).await.unwrap();
    store.add_analysed_lines(&table.id, "quick seat 1", &lines(1)).await.unwrap();
    store.add_analysed_lines(&table.id, "quick open 1", &lines(9)).await.unwrap();
    let known = store.analysed_lines(&table.id, "quick seat 1").await.unwrap();
    assert_eq!(known, [lines(1), lines(4)].concat(), "in order, and what came first stays");
    assert_eq!(store.analysed_lines(&table.id, "quick open 1").await.unwrap().len(), 3);
    assert!(store.analysed_lines("nosuchtable", "quick seat 1").await.unwrap().is_empty());
    assert_eq!(store.sweep_old(Aged::Analyses, now() - HOUR).await.unwrap(), 0);
    assert_eq!(store.sweep_old(Aged::Analyses, now() + HOUR).await.unwrap(), 9);
    assert!(store.analysed_lines(&table.id, "quick seat 1").await.unwrap().is_empty());
}

async fn puzzles(store: &Store) {
    store.set_puzzle("ann", "imhotep", 7, false).await.unwrap();
    store.set_puzzle("ann", "imhotep", 7, true).await.unwrap();
    store.set_puzzle("ann", "ankh", 7, true).await.unwrap();
    let known = store.puzzles("ann").await.unwrap();
    assert_eq!(known.get(&("imhotep".to_owned(), 7)), Some(&false), "what came first stays");
    assert_eq!(known.get(&("ankh".to_owned(), 7)), Some(&true));
    assert_eq!(known.len(), 2);
    assert!(store.puzzles("nobody").await.unwrap().is_empty());
}

async fn studies(store: &Store) {
    let study = StoredStudy {
        id: "study".to_owned(),
        owner: "ann".to_owned(),
        secret: None,
        title: "Title".to_owned(),
        game: "imhotep".to_owned(),
        seats: 2,
        record: "game imhotep".to_owned(),
        players: String::new(),
        version: 1,
    };
    let note = |number, ply, remark: &str| StudyEntry {
        number,
        ply,
        author: "bob".to_owned(),
        name: "Bob".to_owned(),
        remark: remark.to_owned(),
    };
    store.add_study(&study, &[note(1, 3, "first")]).await.unwrap();
    assert_eq!(store.study("study").await.unwrap().as_ref(), Some(&study));
    let limits = NoteLimits { notes: 4, notes_at_ply: 2, bytes: 20 };
    let edit = async |edit| store.edit_study("study", &edit, limits).await.unwrap();
    assert_eq!(edit(NoteEdit::Draw(note(0, 3, "ring"))).await, Edited::Stored(2));
    assert_eq!(edit(NoteEdit::Draw(note(0, 3, "ring"))).await, Edited::Known);
    assert_eq!(edit(NoteEdit::Add(note(0, 3, "x"))).await, Edited::FullPly);
    assert_eq!(edit(NoteEdit::Add(note(0, 4, "too many bytes"))).await, Edited::Full);
    assert_eq!(edit(NoteEdit::Replace(1, note(0, 3, "second"))).await, Edited::Stored(3));
    assert_eq!(edit(NoteEdit::Replace(1, note(0, 3, "third"))).await, Edited::Gone, "it has a new number");
    assert_eq!(store.study_notes("study").await.unwrap(), [note(2, 3, "ring"), note(3, 3, "second")]);
    assert_eq!(edit(NoteEdit::Remove(2)).await, Edited::Stored(4));
    assert_eq!(store.study_note("study", 2).await.unwrap(), None);
    assert_eq!(
        edit(NoteEdit::Add(note(0, 5, "fourteen bytes"))).await,
        Edited::Stored(5),
        "bytes are given back"
    );

    store.add_study_writer("study", "bob").await.unwrap();
    store.add_study_writer("study", "bob").await.unwrap();
    assert!(store.is_study_writer("study", "bob").await.unwrap());
    assert_eq!(store.studies("bob").await.unwrap().len(), 1);
    assert_eq!(store.set_study_secret("study", Some("secret")).await.unwrap(), Edited::Stored(6));
    assert!(!store.is_study_writer("study", "bob").await.unwrap(), "a new link is for new people");
    assert_eq!(store.rename_study("study", "Other").await.unwrap(), Edited::Stored(7));
    let listed = store.studies("ann").await.unwrap();
    assert_eq!((listed[0].title.as_str(), listed[0].notes), ("Other", 2));
    assert_eq!(
        (store.count_studies("ann").await.unwrap(), store.count_studies("bob").await.unwrap()),
        (1, 0)
    );
    store.delete_study("study").await.unwrap();
    assert_eq!(store.study("study").await.unwrap(), None);
    assert_eq!(edit(NoteEdit::Remove(3)).await, Edited::Gone);
    assert_eq!(store.rename_study("study", "Gone").await.unwrap(), Edited::Gone);
}

async fn hints(store: &Store) {
    store.add_table(&table("hints")).await.unwrap();
    store.set_hints("hints", 2, 17).await.unwrap();
    let known = store.table("hints").await.unwrap().unwrap();
    assert_eq!((known.hints, known.hinted), (2, Some(17)));
}

async fn notes(store: &Store) {
    let (game, bob) = (Subject::Table("hints".into()), Subject::User("bob".into()));
    assert_eq!(store.note("ann", &game).await.unwrap(), StoredNote::default());
    let (one, before) = store.set_note("ann", &game, "Žofie 𓂀 'x").await.unwrap();
    assert_eq!(before.version, 0);
    let (two, before) = store.set_note("ann", &game, "two").await.unwrap();
    assert_eq!((before.text.as_str(), before.version), ("Žofie 𓂀 'x", one));
    assert!(two > one);
    store.set_note("ann", &bob, "about Bob").await.unwrap();
    let all: Vec<Subject> = store.notes("ann").await.unwrap().into_iter().map(|(about, _)| about).collect();
    assert!(all.len() == 2 && all.contains(&bob) && all.contains(&game));
    assert!(store.notes("nobody").await.unwrap().is_empty());
    store.set_note("ann", &game, "").await.unwrap();
    assert_eq!(store.notes("ann").await.unwrap().len(), 1);
    assert!(!store.user_name("ann").await.unwrap().is_empty());
    assert!(store.user_name("nobody").await.unwrap().is_empty());
}

async fn reports(store: &Store) {
    let report = StoredReport {
        number: 0,
        user: "ann".into(),
        table: None,
        ply: 3,
        kind: "rule".into(),
        text: "two\nlines".into(),
        lang: "en".into(),
        version: "1".into(),
        record: "game imhotep".into(),
        at: 0,
        closed: false,
    };
    assert_eq!(store.add_report(&report).await.unwrap(), 1);
    assert_eq!(store.add_report(&StoredReport { table: Some("hints".into()), ..report }).await.unwrap(), 2);
    assert!(store.close_report(1).await.unwrap() && !store.close_report(9).await.unwrap());
    let numbers = |reports: Vec<StoredReport>| reports.iter().map(|one| one.number).collect::<Vec<_>>();
    assert_eq!(numbers(store.reports(false).await.unwrap()), [2]);
    assert_eq!(numbers(store.reports(true).await.unwrap()), [1, 2]);
    let first = store.report(1).await.unwrap().unwrap();
    assert!(first.closed && first.table.is_none() && first.text == "two\nlines" && first.at > 0);
    assert!(store.report(9).await.unwrap().is_none());
}

async fn bulk(store: &Store) {
    let games = [
        (table("bulk"), vec![append("bulk", 0, "* round 1", "a"), append("bulk", 1, "a quarry", "b")]),
        (table("bare"), Vec::new()),
    ];
    store.add_tables(&games).await.unwrap();
    assert_eq!(store.lines("bulk").await.unwrap(), ["* round 1", "a quarry"]);
    assert_eq!(store.table("bare").await.unwrap(), Some(table("bare")));
    assert!(store.lines("bare").await.unwrap().is_empty());
    assert!(store.add_tables(&games).await.is_err());
}

async fn sweep(store: &Store) {
    let swept = async |public, since| {
        let mut count = 0;
        while let some @ 1.. = store.sweep_tables(public, since).await.unwrap() {
            assert!(some <= 100, "in small batches");
            count += some;
        }
        count
    };
    assert_eq!(swept(true, now() - MINUTE).await + swept(false, now() - MINUTE).await, 0, "all are new");
    store.add_table(&table("closed")).await.unwrap();
    assert!(store.delete_open_table("closed").await.unwrap());
    assert!(
        !store.delete_open_table("closed").await.unwrap() && !store.delete_open_table("one").await.unwrap()
    );
    let many: Vec<_> = (0..150).map(|number| (table(&format!("waiting{number}")), Vec::new())).collect();
    store.add_tables(&many).await.unwrap();
    store.append(append("waiting7", 0, "* round 2", "a")).await.unwrap();
    let line = StoredChat { number: 0, user: "ann".into(), name: "Ann".into(), text: "hm".into(), at: now() };
    store.add_chat("waiting8", &line).await.unwrap();
    let [begun, ended] = ["one", "appends"];
    assert!(swept(true, now() + MINUTE).await > 150);
    assert!(store.table("private").await.unwrap().is_some(), "tables by link stay longer");
    assert!(swept(false, now() + MINUTE).await >= 1);
    for gone in ["waiting0", "waiting7", "waiting8", "private", "bare"] {
        assert_eq!(store.table(gone).await.unwrap(), None, "{gone}");
    }
    assert!(store.lines("waiting7").await.unwrap().is_empty());
    for (kept, status) in [(begun, TableStatus::Running), (ended, TableStatus::Finished)] {
        assert_eq!(store.table(kept).await.unwrap().unwrap().status, status);
    }
    assert_eq!(store.sweep_old(Aged::Sessions, now()).await.unwrap(), 1, "only Bob's has expired");
    assert_eq!(store.sweep_old(Aged::Sessions, now()).await.unwrap(), 0);
    assert_eq!(store.session("hash").await.unwrap().unwrap().name, "Ann");
}

async fn whole_game(url: &str) {
    let world = World::with(|config| config.database = url.into()).await;
    let Two { table, mut guests, players } = two(&world, "you open random", SIDES_B).await;
    let [a, b] = play_out(players, 9).await;
    let record = guests[0].record(&table).await;
    assert_eq!(replay(&record).outcome(), a.now().outcome);
    for player in [a, b] {
        player.assert_told(&record.parse().unwrap());
    }
    guests[0].post("/api/me", serde_json::json!({ "name": "Anna" })).await.good();
    assert_eq!(guests[1].lobby().await.mine[0].seats[0].name, "Anna");
}

/// The database stops and comes back: moves are refused or late, none is lost, and bots go on by themselves.
async fn while_the_database_is_away(postgres: &Postgres) {
    let world = World::with(|config| {
        (config.database, config.bot_pause) = (postgres.url(), Duration::from_millis(10));
    })
    .await;
    let mut eve = world.guest("Eve").await;
    let bots = eve.begin("random greedy random", "").await;
    let mut watcher = eve.join(&bots).await;
    let Two { table, mut guests, players: [mut a, b] } = two(&world, "you open random", "").await;
    a.until_due().await;
    watcher.until("some moves of bots", |watcher| watcher.ply() > 20).await;
    let watcher = tokio::spawn(watcher.play_out(0));
    postgres.sql("alter table plies rename to away");
    let (prompt, legal) = (a.ply(), a.now().legal[0].clone());
    assert_eq!(a.refusal(play(prompt, &legal)).await, Refusal::Trouble);
    tokio::time::sleep(Duration::from_millis(200)).await;
    postgres.sql("alter table away rename to plies");
    a.plays(&legal).await;
    postgres.stop();
    postgres.wake();
    let [a, _b] = play_out([a, b], 4).await;
    let watcher = watcher.await.unwrap();
    assert_eq!(replay(&guests[0].record(&table).await).outcome(), a.now().outcome);
    assert_eq!(replay(&eve.record(&bots).await).outcome(), watcher.now().outcome);
}

async fn plans(store: &Store) {
    use maat_engine::Seat;
    use maat_protocol::PlanEnd;
    let plan = StoredPlan {
        user: "ann".into(),
        from: 7,
        lines: vec![vec!["b quarry".into(), "a quarry".into()]],
        ended: None,
    };
    store.set_plan("one", Seat::A, Some(&plan)).await.unwrap();
    let ended = StoredPlan { user: "bob".into(), ended: Some(PlanEnd::Illegal), ..plan.clone() };
    store.set_plan("one", Seat::B, Some(&plan)).await.unwrap();
    store.set_plan("one", Seat::B, Some(&ended)).await.unwrap();
    assert_eq!(store.plans("one").await.unwrap(), [(Seat::A, plan), (Seat::B, ended.clone())]);
    store.set_plan("one", Seat::A, None).await.unwrap();
    assert_eq!(store.plans("one").await.unwrap(), [(Seat::B, ended)]);
    assert!(store.plans("nowhere").await.unwrap().is_empty());
}
