//! Deletes expired sessions and tables that never started, at the start and then once a day.

use std::time::Duration;

use tokio::time::sleep;

use crate::store::{Store, now};
use crate::tables::Tables;

const SWEEP_INTERVAL: Duration = Duration::from_secs(24 * 3600);
/// Between two batches, so that moves come first.
const BATCH_PAUSE: Duration = Duration::from_millis(100);

/// Sweeps for as long as it runs; `keep` is how long a table waits for its players.
pub async fn sweep(store: Store, tables: Tables, keep: Duration) {
    loop {
        if let Err(error) = sweep_once(&store, &tables, keep).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(SWEEP_INTERVAL).await;
    }
}

async fn sweep_once(store: &Store, tables: &Tables, keep: Duration) -> Result<(), sqlx::Error> {
    // Tables at which somebody sits and waits, here or at another node, are as fresh as their last sweep.
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
