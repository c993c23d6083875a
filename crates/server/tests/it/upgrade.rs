//! A database of an older version opens: its times become milliseconds, exactly once, and its games continue.

use maat_catalog::{Dealer, Terms, find};
use maat_engine::{Dealing, Viewer};
use maat_protocol::Status;
use maat_server::client::Client;
use maat_server::random;
use maat_server::store::{Person, Store, StoredSeat, TableStatus, now};
use sqlx::any::install_default_drivers;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row, SqlSafeStr};

use crate::world::{Folder, Guest, World, replay};

/// The time when the old database was written, in seconds.
const THEN: i64 = 1_700_000_000;
const TOKEN: &str = "anns-token";
const HALF: [&str; 3] = [
    "update users set created = created * 1000",
    "update sessions set expires = expires * 1000",
    "update plies set at = at * 1000",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_sqlite() {
    let folder = Folder::new();
    let number = std::cell::Cell::new(0);
    on(|| {
        number.set(number.get() + 1);
        format!("sqlite:{}", folder.0.join(format!("{}.db", number.get())).display())
    })
    .await;
}

/// All tests of upgrades, on databases that `new` creates.
pub async fn on(new: impl Fn() -> String) {
    games_go_on(&new()).await;
    several_nodes_upgrade_at_once(&new()).await;
    what_broke_off_is_finished(&new()).await;
    what_was_done_by_half_is_finished(&new()).await;
    what_is_marked_as_broken_is_refused(&new()).await;
    what_nobody_knows_is_refused(&new()).await;
}

async fn connect(url: &str) -> AnyConnection {
    install_default_drivers();
    let url = if url.starts_with("sqlite:") { format!("{url}?mode=rwc") } else { url.to_owned() };
    AnyConnection::connect(&url).await.unwrap()
}

/// Writes a database of the version before times were in milliseconds: Ann's session, her running game against a bot,
/// and her line of chat.
async fn write_old(url: &str) -> AnyConnection {
    let mut connection = connect(url).await;
    let migration = |version, description: &'static str, sql: &'static str| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let old = Migrator::with_migrations(vec![
        migration(1, "first", include_str!("../../migrations/0001_first.sql")),
        migration(2, "sweep", include_str!("../../migrations/0002_sweep.sql")),
    ]);
    old.run_direct(None, &mut connection, false).await.unwrap();
    let (hash, expires) = (random::hash(TOKEN.as_bytes()), now() / 1000 + 3600);
    let (seed, plies) = running_game();
    let mut statements = vec![
        format!("insert into users (id, name, created) values ('ann', 'Ann', {THEN})"),
        format!("insert into sessions (token_hash, user_id, expires) values ('{hash}', 'ann', {expires})"),
        format!(
            "insert into tables (id, game, revision, options, public, shuffle, status, host, seed, created, updated) \
             values ('old', 'imhotep', 1, '', 1, 0, 'running', 'ann', '{seed}', {THEN}, {})",
            THEN + 60
        ),
        "insert into seats (table_id, seat, user_id, level) values ('old', 0, 'ann', null)".into(),
        "insert into seats (table_id, seat, user_id, level) values ('old', 1, null, 'random')".into(),
        format!(
            "insert into chat (table_id, number, user_id, text, at) values ('old', 0, 'ann', 'hm', {THEN})"
        ),
    ];
    for (ply, lines, due) in plies {
        statements.push(format!(
            "insert into plies (table_id, ply, lines, due, at) values ('old', {ply}, '{lines}', '{due}', {})",
            THEN + ply as i64
        ));
    }
    for statement in statements {
        connection.execute(AssertSqlSafe(statement)).await.unwrap();
    }
    connection
}

/// The seed and the rows of a game in which both players have moved.
fn running_game() -> (String, Vec<(usize, String, String)>) {
    let entry = find("imhotep").unwrap();
    let terms = Terms { dealing: Dealing::ByLine, ..entry.terms(2, "") };
    let mut game = entry.start(&terms).unwrap();
    let dealer = Dealer::new([7; 32]);
    let mut plies = Vec::new();
    for text in ["", "quarry", "quarry"] {
        let before = game.len();
        if let Some(seat) = game.turn().seats().lowest() {
            game.play(maat_engine::Actor::Seat(seat), text).unwrap();
        }
        game.settle(&dealer);
        let lines = (before..game.len()).filter_map(|line| game.line(line, Viewer::Omniscient));
        let lines: Vec<_> = lines.map(|line| format!("{} {}", line.actor, line.text)).collect();
        plies.push((before, lines.join(" · "), game.turn().seats().to_string()));
    }
    (random::hex(&[7; 32]), plies)
}

/// Every time in the database, sorted.
async fn times(connection: &mut AnyConnection) -> Vec<i64> {
    let rows = connection
        .fetch_all(
            "select created as time from users union all select expires from sessions \
             union all select created from tables union all select updated from tables \
             union all select at from plies union all select at from chat",
        )
        .await
        .unwrap();
    let mut times: Vec<i64> = rows.iter().map(|row| row.get("time")).collect();
    times.sort_unstable();
    times
}

async fn thousandfold(connection: &mut AnyConnection) -> Vec<i64> {
    times(connection).await.into_iter().map(|time| 1000 * time).collect()
}

async fn games_go_on(url: &str) {
    let mut old = write_old(url).await;
    let expected = thousandfold(&mut old).await;
    let store = Store::open(url).await.unwrap();
    assert_eq!(times(&mut old).await, expected);
    let table = store.table("old").await.unwrap().unwrap();
    let ann = StoredSeat::Person(Person::new("ann", "Ann"));
    assert_eq!(table.seats, [ann, StoredSeat::Bot { level: "random".into() }]);
    assert_eq!((table.status, table.dealing), (TableStatus::Running, Dealing::ByLine));
    Store::open(url).await.unwrap();
    assert_eq!(times(&mut old).await, expected, "once");

    let world = World::with(|config| config.database = url.into()).await;
    let mut client = Client::new(world.address);
    client.cookie = Some(format!("maat={TOKEN}"));
    let mut ann = Guest { client, heard: Vec::new() };
    let listed = ann.lobby().await.mine.remove(0);
    assert_eq!((listed.id.as_str(), listed.status, listed.your_turn), ("old", Status::Running, true));
    assert_eq!(listed.updated, THEN + 60, "clients get seconds");
    let player = ann.join("old").await.play_out(1).await;
    let said: Vec<_> = player.chat.iter().map(|line| (line.name.as_str(), line.at)).collect();
    assert_eq!(said, [("Ann", THEN)]);
    assert!(player.is_over() && player.status() == Some(Status::Finished));
    let record = ann.record("old").await;
    assert!(!record.contains("dealing"), "a game goes on as it was dealt");
    assert_eq!(replay(&record).outcome(), player.now().outcome);
    let begun = now() - 3_600_000;
    assert!(
        times(&mut old).await.iter().filter(|&&time| time > begun).count() > 10,
        "new moves have milliseconds"
    );
}

async fn several_nodes_upgrade_at_once(url: &str) {
    let mut old = write_old(url).await;
    let expected = thousandfold(&mut old).await;
    let open = |_| {
        let url = url.to_owned();
        tokio::spawn(async move { Store::open(&url).await })
    };
    for opened in (0..4).map(open).collect::<Vec<_>>() {
        opened.await.unwrap().unwrap();
    }
    assert_eq!(times(&mut old).await, expected);
}

/// The program is killed between two statements of the migration.
async fn what_broke_off_is_finished(url: &str) {
    let mut old = write_old(url).await;
    let expected = thousandfold(&mut old).await;
    old.execute("begin").await.unwrap();
    for statement in HALF {
        old.execute(statement).await.unwrap();
    }
    drop(old);
    Store::open(url).await.unwrap();
    assert_eq!(times(&mut connect(url).await).await, expected);
}

/// Half of the migration was run by hand.
async fn what_was_done_by_half_is_finished(url: &str) {
    let mut old = write_old(url).await;
    let expected = thousandfold(&mut old).await;
    for statement in HALF {
        old.execute(statement).await.unwrap();
    }
    Store::open(url).await.unwrap();
    assert_eq!(times(&mut old).await, expected);
}

async fn refusal(url: &str) -> String {
    Store::open(url).await.map(|_| ()).unwrap_err().to_string()
}

async fn what_is_marked_as_broken_is_refused(url: &str) {
    let mut old = write_old(url).await;
    let before = times(&mut old).await;
    old.execute(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
         select 3, 'milliseconds', false, checksum, -1 from _sqlx_migrations where version = 2",
    )
    .await
    .unwrap();
    let broken = "the database cannot be opened: its migration 3 broke off in the middle; put a copy from before it in \
                  its place";
    assert_eq!(refusal(url).await, broken);
    old.execute("update _sqlx_migrations set success = true where version = 3").await.unwrap();
    let other = "the database cannot be opened: its migration 3 is not the one of this Maat; put a copy from before it in \
                 its place";
    assert_eq!(refusal(url).await, other);
    old.execute("update _sqlx_migrations set version = 1000 where version = 3").await.unwrap();
    assert_eq!(refusal(url).await, "the database cannot be opened: it was written by a newer Maat");
    assert_eq!(times(&mut old).await, before, "nothing was touched");
}

/// An unknown status or seat is refused, not interpreted as another one.
async fn what_nobody_knows_is_refused(url: &str) {
    let mut old = write_old(url).await;
    let store = Store::open(url).await.unwrap();
    let error = async || store.table("old").await.unwrap_err().to_string();
    old.execute("update seats set level = 'greedy' where seat = 0").await.unwrap();
    let refused = error().await;
    assert!(refused.ends_with("level: a seat cannot be a person's and a bot's"), "{refused}");
    old.execute("update tables set status = 'paused'").await.unwrap();
    let refused = error().await;
    let why = "status: `paused` is no status of a table; there are open, running and finished";
    assert!(refused.ends_with(why), "{refused}");
    assert!(store.tables_of("ann").await.unwrap_err().to_string().ends_with(why));
}
