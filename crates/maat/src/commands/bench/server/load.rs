//! Many tables at once: as fast as they can, or at a given pace.

use std::fmt;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::child::Server;
use super::failed;
use super::table::{People, VIEWERS};
use crate::error::Result;

pub const TABLES: u32 = 250;
/// Moves of all tables in a second, where the pace is given.
pub const PACE: u32 = 1000;
/// Warm-up time, which is not counted: caches are cold, and all games begin at once.
const WARM_UP: Duration = Duration::from_secs(2);

/// The result of a load.
#[derive(Serialize, Debug)]
pub struct Load {
    pub tables: u32,
    pub viewers: usize,
    pub moves: usize,
    pub moves_per_s: f64,
    /// From the click to the last viewer's receipt.
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
    /// CPU time of the server, its bots included; nothing where the system does not tell.
    pub cpu_us_per_move: Option<f64>,
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Load { moves_per_s, p50_ms, p99_ms, max_ms, .. } = self;
        write!(f, "p50 {p50_ms:.1} ms, p99 {p99_ms:.1}, worst {max_ms:.1}; {moves_per_s:.0}/s")?;
        self.cpu_us_per_move.map_or(Ok(()), |cpu| write!(f, "; CPU {cpu:.0} µs"))
    }
}

#[derive(Clone, Copy)]
pub enum Pace {
    /// Each table goes on as soon as every viewer has seen the last move.
    Flat,
    /// [`PACE`] moves a second, evenly over all tables.
    Given,
}

/// Plays at all tables for this number of seconds.
pub async fn load(server: &Server, pace: Pace, seconds: u16) -> Result<Load> {
    let mut setting = JoinSet::new();
    for number in 0..TABLES {
        let mut people = People::new(server.address, u64::from(number));
        setting.spawn(async move { Ok((number, people.open_table().await?, people)) });
    }
    let tables = all(setting).await?;
    let length = Duration::from_secs(seconds.into());
    let begin = Instant::now() + WARM_UP;
    let end = begin + length;
    let cpu_before = server.cpu_time();
    let mut playing = JoinSet::new();
    for (number, mut table, mut people) in tables {
        let mut ticks = Ticks::of(number, pace);
        playing.spawn(async move {
            let (mut delays, mut moves) = (Vec::new(), 0);
            loop {
                let click = ticks.next().await;
                if click >= end {
                    return Ok((delays, moves));
                }
                people.play(&mut table).await?;
                let heard = Instant::now();
                moves += 1;
                if click >= begin {
                    delays.push(heard - click);
                }
                if table.is_over() {
                    table = people.open_table().await?;
                    ticks.skip();
                }
            }
        });
    }
    let (delays, moves): (Vec<_>, Vec<u32>) = all(playing).await?.into_iter().unzip();
    let cpu = cpu_before.and_then(|before| server.cpu_time()?.checked_sub(before));
    let cpu_us_per_move = cpu.map(|cpu| cpu.as_secs_f64() * 1e6 / f64::from(moves.iter().sum::<u32>()));
    Ok(Load { cpu_us_per_move, ..Load::of(delays.concat(), length) })
}

impl Load {
    fn of(mut delays: Vec<Duration>, length: Duration) -> Load {
        delays.sort_unstable();
        Load {
            tables: TABLES,
            viewers: VIEWERS,
            moves: delays.len(),
            moves_per_s: delays.len() as f64 / length.as_secs_f64(),
            p50_ms: percentile(&delays, 0.5),
            p99_ms: percentile(&delays, 0.99),
            max_ms: percentile(&delays, 1.0),
            cpu_us_per_move: None,
        }
    }
}

/// The delay that this share of all does not exceed, in milliseconds; the delays are sorted.
pub fn percentile(delays: &[Duration], share: f64) -> f64 {
    let rank = (delays.len() as f64 * share).ceil() as usize;
    delays.get(rank.saturating_sub(1)).map_or(0.0, |delay| delay.as_secs_f64() * 1e3)
}

/// When a table's moves are due.
struct Ticks {
    next: Instant,
    /// Between two moves; nothing if there is no pace.
    every: Option<Duration>,
}

impl Ticks {
    fn of(number: u32, pace: Pace) -> Ticks {
        let every = match pace {
            Pace::Flat => None,
            Pace::Given => Some(Duration::from_secs(1) * TABLES / PACE),
        };
        let offset = every.map_or(Duration::ZERO, |every| every * number / TABLES);
        Ticks { next: Instant::now() + offset, every }
    }

    /// Waits for the next tick and tells when the click was made. One that came while the last move was still on
    /// its way counts from when it came: a slow answer must not hide that the next is late too.
    async fn next(&mut self) -> Instant {
        let Some(every) = self.every else { return Instant::now() };
        let (tick, before) = (self.next, Instant::now());
        self.next += every;
        if tick < before {
            return tick;
        }
        sleep_until(tick).await;
        Instant::now()
    }

    /// Forgets the ticks that went by while a new table was opened: nobody could click.
    fn skip(&mut self) {
        let Some(every) = self.every else { return };
        while self.next < Instant::now() {
            self.next += every;
        }
    }
}

/// The combined results of all tasks, or the first error.
pub async fn all<T: 'static>(mut tasks: JoinSet<Result<T>>) -> Result<Vec<T>> {
    let mut done = Vec::with_capacity(tasks.len());
    while let Some(task) = tasks.join_next().await {
        done.push(task.map_err(failed)??);
    }
    Ok(done)
}
