//! Service time: the time for which the service has run, in milliseconds.
//!
//! Clocks and deadlines are in service time, so that nobody pays for the time while the server is down, and a wrong clock of
//! the machine changes nothing. It is stored every few seconds; after a crash the last seconds count for nobody.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::store::Store;

/// Time between two records. Whoever waits for a service time looks again after it, because another node may have been ahead.
pub const HEARTBEAT: Duration = Duration::from_secs(5);

/// The service time of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub struct ServiceTime {
    started: Instant,
    /// The service time when the process started, as far as it is known.
    base: Arc<AtomicI64>,
}

impl ServiceTime {
    /// Goes on where the service stopped.
    pub async fn start(store: &Store) -> Result<Self, sqlx::Error> {
        let base = store.service_time(0).await?;
        Ok(ServiceTime { started: Instant::now(), base: Arc::new(AtomicI64::new(base)) })
    }

    /// Milliseconds.
    pub fn now(&self) -> i64 {
        self.base.load(Ordering::Relaxed) + self.started.elapsed().as_millis() as i64
    }

    /// The time to wait for `then`, or until it is worth another look.
    pub fn until(&self, then: i64) -> Duration {
        Duration::from_millis((then - self.now()).max(0) as u64).min(HEARTBEAT)
    }

    /// Milliseconds between then and now; 0 if then was stored shortly before a crash and has not come yet.
    pub fn since(&self, then: i64) -> i64 {
        (self.now() - then).max(0)
    }

    /// Records the time again and again.
    pub async fn keep(&self, store: &Store) {
        loop {
            sleep(HEARTBEAT).await;
            self.record(store).await;
        }
    }

    /// Records the time. If another node is ahead, this one follows.
    pub async fn record(&self, store: &Store) {
        let now = self.now();
        match store.service_time(now).await {
            Ok(stored) => {
                self.base.fetch_add((stored - now).max(0), Ordering::Relaxed);
            }
            Err(error) => tracing::warn!("service time: {error}"),
        }
    }
}
