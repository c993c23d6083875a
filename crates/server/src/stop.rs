//! Graceful shutdown: signals all tasks once and waits until they have finished.

use std::future::Future;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Maximum time that a stopping server waits for requests, tables and sockets to finish.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// Shutdown signal and tracker of running tasks. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    token: CancellationToken,
    tasks: TaskTracker,
}

impl Stop {
    /// Completes when the server begins to stop.
    pub async fn requested(&self) {
        self.token.cancelled().await;
    }

    pub fn is_requested(&self) -> bool {
        self.token.is_cancelled()
    }

    /// Starts a task that a stopping server waits for.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// Makes a stopping server wait for a future that the caller polls.
    pub fn track<F: Future>(&self, future: F) -> impl Future<Output = F::Output> + use<F> {
        self.tasks.track_future(future)
    }

    /// Signals all tasks to end and waits until they have, or until the time limit.
    pub async fn finish(&self) {
        self.token.cancel();
        self.tasks.close();
        if timeout(STOP_TIMEOUT, self.tasks.wait()).await.is_err() {
            tracing::warn!("{} tasks did not end in time; they are dropped", self.tasks.len());
        }
    }
}

/// Completes when the process receives Ctrl-C or the signal of a service manager. A second signal ends the process at once.
pub async fn stop_signal() {
    signal().await;
    tokio::spawn(async {
        signal().await;
        std::process::exit(130);
    });
}

async fn signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
