//! Deletes expired sessions and tables that never started, every minute.
//!
//! The clock of the machine may be wrong or jump. So nothing is deleted before the server has run for some time under a
//! steady clock, and sessions are kept long after they expired: a clock that is set right again finds everything.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::store::{Store, now};
use crate::tables::Tables;

const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// Pause between two batches, so that moves do not wait for the sweep.
const BATCH_PAUSE: Duration = Duration::from_millis(100);
/// Time under a steady clock after which everything may be deleted that is old enough.
const STEADY: Duration = Duration::from_secs(24 * 3600);
/// Difference between the clock and the time that has passed from which on the clock counts as changed.
const JUMP: Duration = Duration::from_secs(600);
/// Time for which an expired session is kept.
const KEEP_SESSIONS: Duration = Duration::from_secs(2 * 365 * 24 * 3600);

/// How long a table that has not started stays while nobody is there.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    pub public: Duration,
    pub by_link: Duration,
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
        let time = steady.time(now());
        if let Err(error) = sweep_once(&store, &tables, keep, time).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(SWEEP_INTERVAL).await;
    }
}

async fn sweep_once(store: &Store, tables: &Tables, keep: Keep, steady: Duration) -> Result<(), sqlx::Error> {
    // Loaded tables count as used. Other nodes do the same for theirs, so a table with waiting players is never deleted.
    for id in tables.waiting_ids() {
        store.touch_table(&id).await?;
    }
    if steady >= STEADY {
        let before = now() - KEEP_SESSIONS.as_millis() as i64;
        while store.sweep_sessions(before).await? > 0 {
            sleep(BATCH_PAUSE).await;
        }
    }
    for (public, keep) in [(true, keep.public), (false, keep.by_link)] {
        if steady < keep.min(STEADY) {
            continue;
        }
        let since = now() - keep.as_millis() as i64;
        while store.sweep_tables(public, since).await? > 0 {
            sleep(BATCH_PAUSE).await;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
