//! Sweeping, at the start and then once a day: expired sessions, and tables that never began.

use std::time::Duration;

use tokio::time::sleep;

use crate::store::{Store, now};
use crate::tables::Tables;

const EVERY: Duration = Duration::from_secs(24 * 3600);
/// Between two batches, so that those who play come first.
const BREATH: Duration = Duration::from_millis(100);

/// Sweeps for as long as it runs; `keep` is how long a table waits for its players.
pub async fn sweep(store: Store, tables: Tables, keep: Duration) {
    loop {
        if let Err(error) = sweep_once(&store, &tables, keep).await {
            tracing::error!("sweeping: {error}");
        }
        sleep(EVERY).await;
    }
}

async fn sweep_once(store: &Store, tables: &Tables, keep: Duration) -> Result<(), sqlx::Error> {
    // Tables at which somebody sits and waits, here or at another node, are as fresh as their last sweep.
    for id in tables.awake_ids() {
        store.touch_table(&id).await?;
    }
    let since = now() - keep.as_secs() as i64;
    while store.sweep_sessions().await? > 0 {
        sleep(BREATH).await;
    }
    while store.sweep_tables(since).await? > 0 {
        sleep(BREATH).await;
    }
    Ok(())
}
