//! What requests compute apart from the tasks that serve people: replays, lines of moves, checks of records.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::error::Error;
use crate::limits::rate_limit_key;

/// Maximum time that a task waits for a thread. Browsers give up after 20 s.
const PATIENCE: Duration = Duration::from_secs(15);

/// Computes on a few threads at once, whatever is asked for: the rest waits, and moves never do. The tasks of an address wait for each
/// other first, so that however many there are, others wait for few of them. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Work {
    /// A permit for each thread. Tasks get them in the order in which they ask.
    threads: Arc<Semaphore>,
    /// Only tasks that have their turn ask for a thread.
    turns: Turns,
    patience: Duration,
}

/// Lets a few tasks of each address go on at once, while its others wait in the order in which they came. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Turns {
    /// The permits of each address that has tasks.
    addresses: Arc<Mutex<HashMap<IpAddr, Arc<Semaphore>>>>,
    /// The number of permits of an address.
    share: usize,
    /// Maximum number of tasks of an address that wait or go on.
    most: usize,
    patience: Duration,
}

impl Work {
    /// Each address has half of the threads at most, and `most` tasks at once.
    pub fn new(threads: usize, most: usize) -> Self {
        let threads = threads.max(1);
        Work {
            threads: Arc::new(Semaphore::new(threads)),
            turns: Turns::new(threads.div_ceil(2), most),
            patience: PATIENCE,
        }
    }

    /// The result of a task that an address has asked for; an error if it panics, if the address has too many, or if it waits too long.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = async {
            let own = self.turns.wait(address).await?;
            let thread = self.threads.clone().acquire_owned().await.map_err(|_| Error::Trouble)?;
            Ok::<_, Error>((own, thread))
        };
        let turn = timeout(self.patience, turn).await.map_err(|_| Error::Timeout)??;
        let task = move || {
            // Until the end, also if nobody waits for the result any more.
            let _turn = turn;
            task()
        };
        spawn_blocking(task).await.map_err(|_| Error::Trouble)
    }
}

impl Turns {
    /// Each address has `share` tasks that go on at once, and `most` with those that wait.
    pub fn new(share: usize, most: usize) -> Self {
        let share = share.min(Semaphore::MAX_PERMITS);
        Turns { addresses: Arc::default(), share, most, patience: PATIENCE }
    }

    /// A turn of the address, until it is dropped; an error if the address has too many tasks, or if it waits too long.
    pub async fn wait(&self, address: IpAddr) -> Result<OwnedSemaphorePermit, Error> {
        let turn = self.permits_of(address)?.acquire_owned();
        timeout(self.patience, turn).await.map_err(|_| Error::Timeout)?.map_err(|_| Error::Trouble)
    }

    /// The permits of an address, for one more task.
    fn permits_of(&self, address: IpAddr) -> Result<Arc<Semaphore>, Error> {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        // Every task holds a reference from here to its end. Addresses without tasks are forgotten.
        addresses.retain(|_, permits| Arc::strong_count(permits) > 1);
        let fresh = || Arc::new(Semaphore::new(self.share));
        let permits = addresses.entry(rate_limit_key(address)).or_insert_with(fresh);
        if Arc::strong_count(permits) > self.most {
            return Err(Error::TooMany);
        }
        Ok(permits.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::Pin;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::task::Poll;

    use tokio::task::JoinSet;

    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    type Running = Pin<Box<dyn Future<Output = Result<(), Error>> + Send>>;

    /// Asks for a task that cannot be done yet: it is begun, or waits behind those that came before.
    async fn begun(work: &Work, address: IpAddr, task: impl FnOnce() + Send + 'static) -> Running {
        let work = work.clone();
        let mut running: Running = Box::pin(async move { work.run(address, task).await });
        poll_fn(|context| {
            assert!(running.as_mut().poll(context).is_pending());
            Poll::Ready(())
        })
        .await;
        running
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_tasks_run_at_once_than_there_are_threads() {
        let work = Work::new(2, 20);
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
                work.run(address(number % 3), task).await.unwrap()
            });
        }
        assert_eq!(tasks.join_all().await.len(), 20);
        assert!(most.load(Ordering::SeqCst) <= 2, "{most:?}");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_task_keeps_its_turn_when_nobody_waits_and_gives_it_back_when_it_fails() {
        let work = Work::new(1, 20);
        let (begun, has_begun) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let task = {
            let work = work.clone();
            tokio::spawn(async move {
                let task = move || {
                    begun.send(()).unwrap();
                    ends.recv().unwrap();
                };
                work.run(address(1), task).await
            })
        };
        spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
        task.abort();
        let _ = task.await;
        assert_eq!(work.threads.available_permits(), 0, "it still computes");
        end.send(()).unwrap();
        let failed: Result<(), Error> = work.run(address(1), || panic!("a bug")).await;
        assert!(matches!(failed, Err(Error::Trouble)));
        assert_eq!(work.run(address(1), || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn nobody_waits_for_all_tasks_of_another_address() {
        let work = Work::new(1, 20);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |who: &'static str| {
            let order = order.clone();
            move || order.lock().unwrap().push(who)
        };
        let (end, ends) = mpsc::channel::<()>();
        let mut tasks = JoinSet::new();
        tasks.spawn(begun(&work, address(1), move || ends.recv().unwrap()).await);
        for _ in 0..10 {
            tasks.spawn(begun(&work, address(1), note("eve")).await);
        }
        tasks.spawn(begun(&work, address(2), note("ann")).await);
        end.send(()).unwrap();
        assert!(tasks.join_all().await.iter().all(Result::is_ok));
        let order = order.lock().unwrap();
        assert_eq!((order.len(), order[0]), (11, "ann"), "{order:?}");
    }

    #[tokio::test]
    async fn whoever_asks_for_too_much_or_waits_too_long_is_refused() {
        let work = Work::new(1, 2);
        let hasty = Work { patience: Duration::ZERO, ..work.clone() };
        let (end, ends) = mpsc::channel::<()>();
        let mut tasks = JoinSet::new();
        tasks.spawn(begun(&work, address(1), move || ends.recv().unwrap()).await);
        assert!(matches!(hasty.run(address(1), || ()).await, Err(Error::Timeout)), "it has waited in vain");
        tasks.spawn(begun(&work, address(1), || ()).await);
        assert!(matches!(work.run(address(1), || ()).await, Err(Error::TooMany)));
        assert!(matches!(hasty.run(address(2), || ()).await, Err(Error::Timeout)), "others may still wait");
        end.send(()).unwrap();
        assert!(tasks.join_all().await.iter().all(Result::is_ok));
        assert_eq!(work.run(address(1), || 7).await.unwrap(), 7);
        assert!(work.turns.addresses.lock().unwrap().len() <= 1, "addresses without tasks are forgotten");
    }

    #[tokio::test]
    async fn turns_are_waited_for_and_only_so_many_wait() {
        let turns = Turns::new(2, 3);
        let [first, _second] = [turns.wait(address(1)).await.unwrap(), turns.wait(address(1)).await.unwrap()];
        let mut third = Box::pin(turns.wait(address(1)));
        poll_fn(|context| {
            assert!(third.as_mut().poll(context).is_pending());
            Poll::Ready(())
        })
        .await;
        assert!(matches!(turns.wait(address(1)).await, Err(Error::TooMany)), "three of an address at once");
        let _other = turns.wait(address(2)).await.unwrap();
        drop(first);
        let third = third.await.unwrap();
        let hasty = Turns { patience: Duration::ZERO, ..turns.clone() };
        assert!(matches!(hasty.wait(address(1)).await, Err(Error::Timeout)), "it has waited in vain");
        drop(third);
        assert!(hasty.wait(address(1)).await.is_ok(), "whoever has given up counts no more");
    }
}
