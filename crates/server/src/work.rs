//! What requests compute apart from the tasks that serve people: replays, lines of moves, checks of records.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::Error;

/// Computes on a few threads at once, whatever is asked for: the rest waits in the order in which it came, and moves never do. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Work(Arc<Semaphore>);

impl Work {
    pub fn new(threads: usize) -> Self {
        Work(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// The result of a task; an error if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = self.0.clone().acquire_owned().await.map_err(|_| Error::Trouble)?;
        let task = move || {
            // Until the end, also if nobody waits for the result any more.
            let _turn = turn;
            task()
        };
        spawn_blocking(task).await.map_err(|_| Error::Trouble)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_tasks_run_at_once_than_there_are_threads() {
        let work = Work::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut tasks = JoinSet::new();
        for number in 0..20 {
            let (work, now, most) = (work.clone(), now.clone(), most.clone());
            tasks.spawn(async move {
                let task = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::yield_now();
                    now.fetch_sub(1, Ordering::SeqCst);
                    number
                };
                work.run(task).await.unwrap()
            });
        }
        assert_eq!(tasks.join_all().await.len(), 20);
        assert!(most.load(Ordering::SeqCst) <= 2, "{most:?}");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_task_keeps_its_turn_when_nobody_waits_and_gives_it_back_when_it_fails() {
        let work = Work::new(1);
        let (begun, has_begun) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let task = {
            let work = work.clone();
            tokio::spawn(async move {
                work.run(move || {
                    begun.send(()).unwrap();
                    ends.recv().unwrap();
                })
                .await
            })
        };
        spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
        task.abort();
        let _ = task.await;
        assert_eq!(work.0.available_permits(), 0, "it still computes");
        end.send(()).unwrap();
        assert!(matches!(work.run(|| panic!("a bug")).await, Err::<(), _>(Error::Trouble)));
        assert_eq!(work.run(|| 7).await.unwrap(), 7);
    }
}
