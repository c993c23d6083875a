//! Deletes expired sessions and tables that never started, at the start and then every minute.

use std::time::Duration;

use tokio::time::sleep;

use crate::store::{Store, now};
use crate::tables::Tables;

const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// Pause between two batches, so that moves do not wait for the sweep.
const BATCH_PAUSE: Duration = Duration::from_millis(100);

/// How long a table that has not started stays while nobody is there.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    pub public: Duration,
    pub by_link: Duration,
}

/// Sweeps again and again.
pub async fn sweep(store: Store, tables: Tables, keep: Keep) {
    loop {
        if let Err(error) = sweep_once(&store, &tables, keep).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(SWEEP_INTERVAL).await;
    }
}

async fn sweep_once(store: &Store, tables: &Tables, keep: Keep) -> Result<(), sqlx::Error> {
    // Loaded tables count as used. Other nodes do the same for theirs, so a table with waiting players is never deleted.
    for id in tables.awake_ids() {
        store.touch_table(&id).await?;
    }
    while store.sweep_sessions().await? > 0 {
        sleep(BATCH_PAUSE).await;
    }
    for (public, keep) in [(true, keep.public), (false, keep.by_link)] {
        let since = now() - keep.as_millis() as i64;
        while store.sweep_tables(public, since).await? > 0 {
            sleep(BATCH_PAUSE).await;
        }
    }
    Ok(())
}
