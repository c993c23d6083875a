//! Deletes expired sessions and tables that never started, at the start and then once a day.

use std::time::Duration;

use tokio::time::sleep;

use crate::store::{Store, now};
use crate::tables::Tables;

const SWEEP_INTERVAL: Duration = Duration::from_secs(24 * 3600);
/// Pause between two batches, so that moves do not wait for the sweep.
const BATCH_PAUSE: Duration = Duration::from_millis(100);

/// Sweeps again and again. A table that has not started is deleted when it was unused for the time `keep`.
pub async fn sweep(store: Store, tables: Tables, keep: Duration) {
    loop {
        if let Err(error) = sweep_once(&store, &tables, keep).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(SWEEP_INTERVAL).await;
    }
}

async fn sweep_once(store: &Store, tables: &Tables, keep: Duration) -> Result<(), sqlx::Error> {
    // Loaded tables count as used. Other nodes do the same for theirs, so a table with waiting players is never deleted.
    for id in tables.awake_ids() {
        store.touch_table(&id).await?;
    }
    let since = now() - keep.as_millis() as i64;
    while store.sweep_sessions().await? > 0 {
        sleep(BATCH_PAUSE).await;
    }
    while store.sweep_tables(since).await? > 0 {
        sleep(BATCH_PAUSE).await;
    }
    Ok(())
}
