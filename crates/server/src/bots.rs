//! Threads on which bots think, apart from those that serve people and at a lower priority.
//!
//! The owners of tables take turns: however many tables one person has, their bots delay only each other.
//!
//! A bot is built anew for each decision and observes nothing: tables sleep and wake up, moves are taken back, and any
//! thread may get the next job, so that no bot could be kept as long as its game.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use maat_bots::BotSpec;
use maat_catalog::AnyGame;
use maat_engine::Seat;

/// A position and the seat that must decide.
pub struct Job {
    /// The person on whose account the bot thinks: the host of the table.
    pub owner: String,
    pub game: Box<dyn AnyGame>,
    pub seat: Seat,
    pub bot: BotSpec,
    pub seed: u64,
    /// Gets the move, or nothing if the bot failed.
    pub done: Box<dyn FnOnce(Option<String>) + Send>,
}

/// The pool. Cheap to clone; its threads end with the last clone.
#[derive(Clone)]
pub struct Bots {
    queue: Arc<Queue>,
    /// Dropped with the last clone of the pool, which ends the threads.
    _alive: Arc<Alive>,
}

/// Jobs that wait, by owner, and the owners in the order of their turns.
#[derive(Default)]
struct Waiting {
    jobs: HashMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
    closed: bool,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

struct Alive(Arc<Queue>);

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

impl Bots {
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue::default());
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue))?;
        }
        Ok(Bots { _alive: Arc::new(Alive(queue.clone())), queue })
    }

    pub fn think(&self, job: Job) {
        self.queue.push(job);
    }
}

impl std::fmt::Debug for Bots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bots")
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, job: Job) {
        self.lock().push(job);
        self.changed.notify_one();
    }

    /// Waits for the next job; `None` when the pool ends.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(job) = waiting.pop() {
                return Some(job);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Waiting {
    fn push(&mut self, job: Job) {
        let jobs = self.jobs.entry(job.owner.clone()).or_default();
        if jobs.is_empty() {
            self.turns.push_back(job.owner.clone());
        }
        jobs.push_back(job);
    }

    /// The first job of the owner whose turn it is. The owner's next turn comes after those of all others.
    fn pop(&mut self) -> Option<Job> {
        let owner = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&owner)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        job
    }
}

fn work(queue: &Queue) {
    lower_priority();
    while let Some(Job { game, seat, bot, seed, done, .. }) = queue.next() {
        // A bug in a game or a bot halts that table, not the pool.
        let thought = catch_unwind(AssertUnwindSafe(|| game.bot_move(seat, &bot, seed)));
        done(thought.ok().flatten());
    }
}

/// Lets the threads that serve people go first. Only Linux has priorities of single threads.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        const NICE: i32 = 10;
        if let Err(error) = rustix::process::setpriority_process(None, NICE) {
            tracing::warn!("bots think at full priority: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(owner: &str, seed: u64) -> Job {
        let entry = &maat_catalog::GAMES[0];
        let game = entry.start(&entry.terms(2, "")).unwrap();
        let bot = "random".parse().unwrap();
        Job { owner: owner.to_owned(), game, seat: Seat::A, bot, seed, done: Box::new(|_| ()) }
    }

    #[test]
    fn owners_take_turns() {
        let mut waiting = Waiting::default();
        (0..4).for_each(|number| waiting.push(job("flood", number)));
        waiting.push(job("ann", 10));
        waiting.push(job("bob", 20));
        waiting.push(job("ann", 11));
        let order: Vec<u64> = std::iter::from_fn(|| waiting.pop()).map(|job| job.seed).collect();
        assert_eq!(order, [0, 10, 20, 1, 11, 2, 3]);
        assert!(waiting.jobs.is_empty() && waiting.turns.is_empty());
        waiting.push(job("ann", 12));
        assert_eq!(waiting.pop().map(|job| job.seed), Some(12));
    }
}
