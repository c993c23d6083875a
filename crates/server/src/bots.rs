//! Threads on which bots think, apart from those that serve people.
//!
//! A bot is built anew for each decision and observes nothing: tables sleep and wake up, moves are taken back, and any
//! thread may get the next job, so that no bot could be kept as long as its game.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use maat_bots::BotSpec;
use maat_catalog::AnyGame;
use maat_engine::Seat;

/// A position and the seat that must decide.
pub struct Job {
    pub game: Box<dyn AnyGame>,
    pub seat: Seat,
    pub bot: BotSpec,
    pub seed: u64,
    /// Gets the move, or nothing if the bot failed.
    pub done: Box<dyn FnOnce(Option<String>) + Send>,
}

/// The pool. Cheap to clone.
#[derive(Clone)]
pub struct Bots {
    jobs: mpsc::Sender<Job>,
}

impl Bots {
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue))?;
        }
        Ok(Bots { jobs })
    }

    pub fn think(&self, job: Job) {
        // The threads live as long as the pool: a failed send means that the server is stopping.
        let _ = self.jobs.send(job);
    }
}

impl std::fmt::Debug for Bots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bots")
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        let Job { game, seat, bot, seed, done } = job;
        // A bug in a game or a bot halts that table, not the pool.
        let thought = catch_unwind(AssertUnwindSafe(|| game.bot_move(seat, &bot, seed)));
        done(thought.ok().flatten());
    }
}
