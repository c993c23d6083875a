//! Stopping: everybody who works is told once, and everything begun is waited for.

use std::future::Future;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The longest that a stopping server waits for requests, tables and sockets to finish.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// Tells tasks that the server stops, and knows which of them still run. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    token: CancellationToken,
    tasks: TaskTracker,
}

impl Stop {
    /// Completes when the server has been asked to stop.
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

    /// Makes a stopping server wait for a future that somebody else runs.
    pub fn track<F: Future>(&self, future: F) -> impl Future<Output = F::Output> + use<F> {
        self.tasks.track_future(future)
    }

    /// Asks all tasks to end and waits until they have, within reason.
    pub async fn finish(&self) {
        self.token.cancel();
        self.tasks.close();
        if timeout(STOP_TIMEOUT, self.tasks.wait()).await.is_err() {
            tracing::warn!("{} tasks did not end in time; they are dropped", self.tasks.len());
        }
    }
}

/// Completes when the process is asked to stop: by Ctrl-C, or by whatever runs services here. A second request ends the
/// process at once: whoever sends it will not wait.
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
