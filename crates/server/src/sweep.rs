//! Deletes expired sessions, old chat, old analyses, and tables that never started, every minute.
//!
//! The clock of the machine may be wrong or jump. So nothing is deleted before the server has run for some time under a
//! steady clock: tables that wait, only when it has seen for their whole time that nobody came. Sessions are kept long after
//! they expired, and so is chat: a clock that is set right again finds everything.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::store::{Aged, Store, now};
use crate::tables::Tables;

const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// Pause between two batches, so that moves do not wait for the sweep.
const BATCH_PAUSE: Duration = Duration::from_millis(100);
/// Time under a steady clock after which sessions and chat may be deleted that are old enough.
const STEADY: Duration = Duration::from_secs(24 * 3600);
/// Difference between the clock and the time that has passed from which on the clock counts as changed.
const JUMP: Duration = Duration::from_secs(600);
/// Time for which an expired session is kept.
const KEEP_SESSIONS: Duration = Duration::from_secs(2 * 365 * 24 * 3600);

/// How long something is kept.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// A public table that has not started, while nobody is there.
    pub public: Duration,
    /// The same by link.
    pub by_link: Duration,
    /// A line of chat.
    pub chat: Duration,
    /// The analysis of a game.
    pub analyses: Duration,
}

/// How long the clock has been steady.
#[derive(Debug)]
struct Steady {
    since: Instant,
    /// What the clock said then, in milliseconds since 1970.
    clock: i64,
}

impl Steady {
    fn new(clock: i64) -> Self {
        Steady { since: Instant::now(), clock }
    }

    /// The time since the clock last jumped, or since the start.
    fn time(&mut self, clock: i64) -> Duration {
        let passed = self.since.elapsed();
        let jump = clock - self.clock - passed.as_millis() as i64;
        if jump.unsigned_abs() > JUMP.as_millis() as u64 {
            tracing::warn!("the clock of this machine has jumped by {} s", jump / 1000);
            *self = Steady::new(clock);
            return Duration::ZERO;
        }
        passed
    }
}

/// Sweeps again and again.
pub async fn sweep(store: Store, tables: Tables, keep: Keep) {
    let mut steady = Steady::new(now());
    loop {
        let clock = now();
        if let Err(error) = sweep_once(&store, &tables, keep, clock, steady.time(clock)).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(SWEEP_INTERVAL).await;
    }
}

/// Sweeps at the time that the clock says, which has been steady for some time.
async fn sweep_once(
    store: &Store,
    tables: &Tables,
    keep: Keep,
    clock: i64,
    steady: Duration,
) -> Result<(), sqlx::Error> {
    // Loaded tables count as used. Other nodes do the same for theirs, so a table with waiting players is never deleted.
    for id in tables.waiting_ids() {
        store.touch_table(&id).await?;
    }
    if steady >= STEADY {
        let kinds =
            [(Aged::Sessions, KEEP_SESSIONS), (Aged::Chat, keep.chat), (Aged::Analyses, keep.analyses)];
        for (kind, keep) in kinds {
            let before = clock - keep.as_millis() as i64;
            while store.sweep_old(kind, before).await? > 0 {
                sleep(BATCH_PAUSE).await;
            }
        }
    }
    for (public, keep) in [(true, keep.public), (false, keep.by_link)] {
        // To a clock that is ahead all tables would seem abandoned, so the server must have run for that long itself.
        if steady < keep {
            continue;
        }
        let since = clock - keep.as_millis() as i64;
        while store.sweep_tables(public, since).await? > 0 {
            sleep(BATCH_PAUSE).await;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Server;
    use crate::config::Config;
    use crate::random;
    use crate::store::{StoredChat, StoredTable, User};

    const DAY: Duration = Duration::from_secs(24 * 3600);

    #[tokio::test]
    async fn a_server_that_starts_ahead_of_time_deletes_nothing_too_soon() {
        let path = std::env::temp_dir().join(format!("maat-sweep-{}.db", random::id()));
        let config = Config { database: format!("sqlite:{}", path.display()), ..Config::default() };
        let keep = config.keep;
        let server = Server::open(config).await.unwrap();
        let (store, tables) = (&server.app.store, &server.app.tables);
        let ann = User { id: "ann".into(), name: "Ann".into() };
        store.add_user(&ann, "hash", now()).await.unwrap();
        let table = StoredTable::new("imhotep", 1, String::new(), "ann");
        let public = StoredTable { public: true, ..StoredTable::new("imhotep", 1, String::new(), "ann") };
        let (name, text) = (ann.name, "hello".to_owned());
        let line = StoredChat { number: 0, user: ann.id, name, text, at: now() };
        for table in [&table, &public] {
            store.add_table(table).await.unwrap();
        }
        store.add_chat(&table.id, &line).await.unwrap();
        let after = async |days: u32, steady| {
            let clock = now() + (days * DAY).as_millis() as i64;
            sweep_once(store, tables, keep, clock, steady).await.unwrap();
            let is_there = async |id: &str| store.table(id).await.unwrap().is_some();
            (
                is_there(&public.id).await,
                is_there(&table.id).await,
                store.chat(&table.id).await.unwrap().len(),
            )
        };
        assert_eq!(after(400, Duration::ZERO).await, (true, true, 1));
        assert_eq!(after(400, DAY).await, (false, true, 1));
        assert_eq!(after(800, DAY).await, (false, true, 0), "chat is deleted by its age");
        assert_eq!(after(400, 7 * DAY).await, (false, false, 0));
        store.close().await;
        for suffix in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
        }
    }

    #[test]
    fn a_jump_of_the_clock_starts_the_time_anew() {
        let day = 86_400_000;
        let mut steady = Steady::new(0);
        steady.since -= 2 * STEADY;
        assert!(steady.time(2 * day) >= 2 * STEADY);
        assert_eq!(steady.time(402 * day), Duration::ZERO, "400 days ahead");
        assert!(steady.time(402 * day) < JUMP);
        assert_eq!(steady.time(2 * day), Duration::ZERO, "and back");
    }
}
