//! Threads on which bots think, apart from those that serve people and at a lower priority.
//!
//! The owners of tables take turns: however many tables one person has, their bots delay only each other. One thread is kept
//! for bots that answer quickly, so that nobody who plays against a weak one waits for the search of somebody else. The other
//! threads take quick and slow jobs in turn, so that many quick ones do not keep strong bots from thinking either.
//! Analyses have the threads that no bot needs, but one is always ready for a bot: a line of an analysis may take seconds.
//!
//! A bot is built anew for each decision and observes nothing: tables sleep and wake up, moves are taken back, and any
//! thread may get the next job, so that no bot could be kept as long as its game.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use maat_bots::Cost;

/// A decision to think about.
pub struct Job {
    /// The person on whose account a bot thinks: the host of the table, or whoever asked for an analysis.
    owner: String,
    rank: Rank,
    /// Thinks and hands over the result.
    work: Box<dyn FnOnce() + Send>,
}

/// Who goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rank {
    /// A bot that answers within some hundredths of a second.
    Quick,
    /// A bot that searches longer.
    Slow,
    /// What no game waits for.
    Idle,
}

impl Job {
    /// The job of `think`, whose result goes to `done`; that gets `None` if thinking failed, because a bug in a game or a bot halts its
    /// table, not the pool.
    pub fn new<T>(
        owner: String,
        cost: Cost,
        think: impl FnOnce() -> Option<T> + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) -> Job {
        Job::ranked(owner, rank_of(cost), think, done)
    }

    /// The same for what no game waits for: it is done while no bot wants the thread.
    pub fn idle<T>(
        owner: String,
        think: impl FnOnce() -> Option<T> + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) -> Job {
        Job::ranked(owner, Rank::Idle, think, done)
    }

    fn ranked<T>(
        owner: String,
        rank: Rank,
        think: impl FnOnce() -> Option<T> + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) -> Job {
        let work = || done(catch_unwind(AssertUnwindSafe(think)).ok().flatten());
        Job { owner, rank, work: Box::new(work) }
    }
}

/// The pool. Cheap to clone; its threads end with the last clone.
#[derive(Clone)]
pub struct Bots {
    queue: Arc<Queue>,
    /// The number of threads that take idle jobs.
    idlers: usize,
    /// Dropped with the last clone of the pool, which ends the threads.
    _alive: Arc<Alive>,
}

#[derive(Default)]
struct Waiting {
    quick: Line,
    slow: Line,
    idle: Line,
    /// Whether the last job for a thread that takes quick and slow ones was a slow one.
    last_was_slow: bool,
    closed: bool,
}

/// Jobs that wait, by owner, and the owners in the order of their turns.
#[derive(Default)]
struct Line {
    jobs: HashMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
}

/// The jobs that a thread takes.
#[derive(Clone, Copy)]
enum Takes {
    Quick,
    /// Quick and slow ones.
    Bots,
    /// All, idle ones only while there is nothing else.
    All,
    Idle,
}

impl Takes {
    fn takes_idle(self) -> bool {
        matches!(self, Takes::All | Takes::Idle)
    }
}

/// The jobs that each thread takes, where so many take slow ones.
fn threads_of(slow: usize) -> Vec<Takes> {
    let mut threads = vec![Takes::Quick, Takes::Bots];
    match slow {
        // The only thread for slow jobs must be ready for bots, so idle ones have a thread of their own, and the system shares the cores.
        0 | 1 => threads.push(Takes::Idle),
        _ => threads.resize(1 + slow, Takes::All),
    }
    threads
}

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
    /// Starts so many threads for slow jobs, one for quick ones, and if necessary one for idle ones.
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue { waiting: Mutex::default(), changed: Condvar::new() });
        let threads = threads_of(threads);
        for (number, &takes) in threads.iter().enumerate() {
            let queue = queue.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue, takes))?;
        }
        let idlers = threads.iter().filter(|takes| takes.takes_idle()).count();
        Ok(Bots { _alive: Arc::new(Alive(queue.clone())), queue, idlers })
    }

    /// The number of threads that take idle jobs: the most that are done at the same time.
    pub fn idlers(&self) -> usize {
        self.idlers
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
        // All, because not every thread takes every job.
        self.changed.notify_all();
    }

    /// Waits for the next job; `None` when the pool ends.
    fn next(&self, takes: Takes) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(job) = waiting.pop(takes) {
                return Some(job);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Waiting {
    fn push(&mut self, job: Job) {
        match job.rank {
            Rank::Quick => &mut self.quick,
            Rank::Slow => &mut self.slow,
            Rank::Idle => &mut self.idle,
        }
        .push(job);
    }

    fn pop(&mut self, takes: Takes) -> Option<Job> {
        match takes {
            Takes::Quick => self.quick.pop(),
            Takes::Bots => self.pop_in_turn(),
            Takes::All => self.pop_in_turn().or_else(|| self.idle.pop()),
            Takes::Idle => self.idle.pop(),
        }
    }

    /// A quick or slow job, in turn if there are both.
    fn pop_in_turn(&mut self) -> Option<Job> {
        let slow = !self.slow.is_empty() && (!self.last_was_slow || self.quick.is_empty());
        self.last_was_slow = slow;
        if slow { self.slow.pop() } else { self.quick.pop() }
    }
}

/// A bot that answers within some hundredths of a second is quick.
fn rank_of(cost: Cost) -> Rank {
    let quick = match cost {
        Cost::Negligible => true,
        Cost::Iterations(count) => count <= 1000,
        Cost::Time(time) => time <= Duration::from_millis(50),
    };
    if quick { Rank::Quick } else { Rank::Slow }
}

impl Line {
    fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

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

fn work(queue: &Queue, takes: Takes) {
    lower_priority();
    while let Some(job) = queue.next(takes) {
        (job.work)();
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
    use std::cell::Cell;

    use super::*;

    /// A job whose work is to write down its number.
    fn job(owner: &str, number: u64) -> Job {
        job_of(owner, number, "random")
    }

    fn job_of(owner: &str, number: u64, bot: &str) -> Job {
        let bot: maat_bots::BotSpec = bot.parse().unwrap();
        Job::new(owner.to_owned(), bot.cost(), move || Some(number), |number| DONE.set(number))
    }

    thread_local! {
        static DONE: Cell<Option<u64>> = const { Cell::new(None) };
    }

    /// Does the job and returns its number.
    fn number_of(job: Job) -> u64 {
        (job.work)();
        DONE.take().unwrap()
    }

    #[test]
    fn owners_take_turns() {
        let mut waiting = Line::default();
        (0..4).for_each(|number| waiting.push(job("flood", number)));
        waiting.push(job("ann", 10));
        waiting.push(job("bob", 20));
        waiting.push(job("ann", 11));
        let order: Vec<u64> = std::iter::from_fn(|| waiting.pop()).map(number_of).collect();
        assert_eq!(order, [0, 10, 20, 1, 11, 2, 3]);
        assert!(waiting.jobs.is_empty() && waiting.is_empty());
        waiting.push(job("ann", 12));
        assert_eq!(waiting.pop().map(number_of), Some(12));
    }

    /// The numbers of the next jobs that threads with these tasks take.
    fn numbers(waiting: &mut Waiting, takes: &[Takes]) -> Vec<Option<u64>> {
        takes.iter().map(|&takes| waiting.pop(takes).map(number_of)).collect()
    }

    #[test]
    fn nobody_waits_for_a_search_to_ask_a_quick_bot() {
        let mut waiting = Waiting::default();
        (0..40).for_each(|number| waiting.push(job_of("eve", number, "mcts:2000ms")));
        waiting.push(job_of("ann", 100, "greedy"));
        waiting.push(job_of("bob", 101, "mcts:1000"));
        let taken = numbers(&mut waiting, &[Takes::Quick; 3]);
        assert_eq!(taken, [Some(100), Some(101), None], "one thread waits for the next");
    }

    #[test]
    fn a_search_waits_for_one_quick_bot_at_most() {
        let mut waiting = Waiting::default();
        (0..40).for_each(|number| waiting.push(job_of("eve", number, "mcts:1000")));
        waiting.push(job_of("ann", 100, "mcts:10000"));
        waiting.push(job_of("bob", 101, "mcts:2000"));
        waiting.push(job_of("ann", 102, "mcts:10000"));
        let taken = numbers(&mut waiting, &[Takes::All; 6]);
        assert_eq!(taken, [Some(100), Some(0), Some(101), Some(1), Some(102), Some(2)]);
        assert_eq!(
            numbers(&mut waiting, &[Takes::All; 2]),
            [Some(3), Some(4)],
            "no thread is idle meanwhile"
        );
    }

    #[test]
    fn searches_leave_no_thread_idle() {
        let mut waiting = Waiting::default();
        (0..3).for_each(|number| waiting.push(job_of("eve", number, "mcts:10000")));
        let taken = numbers(&mut waiting, &[Takes::All; 4]);
        assert_eq!(taken, [Some(0), Some(1), Some(2), None]);
    }

    fn idle(owner: &str, number: u64) -> Job {
        Job::idle(owner.to_owned(), move || Some(number), |number| DONE.set(number))
    }

    #[test]
    fn an_analysis_waits_for_every_bot_and_leaves_a_thread_free() {
        let mut waiting = Waiting::default();
        (0..4).for_each(|number| waiting.push(idle("eve", number)));
        waiting.push(idle("ann", 10));
        waiting.push(job_of("bob", 100, "greedy"));
        waiting.push(job_of("bob", 101, "mcts:10000"));
        assert_eq!(numbers(&mut waiting, &[Takes::Quick; 2]), [Some(100), None]);
        let taken = numbers(&mut waiting, &[Takes::All; 3]);
        assert_eq!(taken, [Some(101), Some(0), Some(10)], "owners take turns");
        assert_eq!(numbers(&mut waiting, &[Takes::Bots, Takes::Idle]), [None, Some(1)]);
    }

    #[test]
    fn no_bot_waits_for_a_line_of_an_analysis() {
        for slow in 0..=4 {
            let mut waiting = Waiting::default();
            (0..9).for_each(|number| waiting.push(idle("eve", number)));
            // Those that find nothing to do wait for the next job.
            let mut free = threads_of(slow);
            free.retain(|&takes| waiting.pop(takes).is_none());
            assert!(waiting.idle.pop().is_some(), "there is more to analyse");
            for bot in ["greedy", "mcts:10000"] {
                waiting.push(job_of("ann", 100, bot));
                let taken = free.iter().find_map(|&takes| waiting.pop(takes));
                assert!(taken.is_some_and(|job| job.rank != Rank::Idle), "{bot} with {slow} threads");
            }
        }
    }

    #[test]
    fn a_bot_that_panics_gives_no_answer() {
        let (sender, answers) = std::sync::mpsc::channel();
        let job = Job::new(
            "ann".into(),
            Cost::Negligible,
            || -> Option<u64> { panic!("a bug in a bot") },
            move |answer| sender.send(answer).unwrap(),
        );
        (job.work)();
        assert_eq!(answers.recv(), Ok(None));
    }
}
