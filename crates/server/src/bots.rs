//! Thread pool for bots, separate from the threads that serve requests.
//!
//! A bot is built for each decision and observes nothing. Tables are unloaded and loaded again, moves are taken back, and any
//! thread may get the next job, so no bot could be kept for a whole game.

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
    /// Receives the move, or `None` if the bot failed.
    pub done: Box<dyn FnOnce(Option<String>) + Send>,
}

/// Handle to the pool. Cheap to clone.
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
        // The threads live as long as the pool, so a failed send means that the server is stopping.
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
