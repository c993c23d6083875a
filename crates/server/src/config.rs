//! What can be set from outside.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The address that people see, if a proxy stands before the server: `https://maat.example`. Requests from
    /// pages of another origin are refused.
    pub origin: Option<String>,
    /// The proxy's `X-Forwarded-For` names the client's address.
    pub trust_proxy: bool,
    pub limits: Limits,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// A bot answers no sooner, so that people can follow.
    pub bot_pause: Duration,
    /// Tables of one game with the same seats and options all deal the same, from this seed: for tests only.
    pub seed: Option<u64>,
    /// A table that has not begun is deleted when nobody came to it for so long.
    pub keep_open: Duration,
}

/// What one address and one socket may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests that change something, per second and at once.
    pub requests: Rate,
    /// Requests that only ask; files of the client are free.
    pub questions: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets of one address.
    pub sockets: usize,
    /// Other connections of one address.
    pub connections: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: "sqlite:maat.db".into(),
            origin: None,
            trust_proxy: false,
            limits: Limits::default(),
            bot_threads: bot_threads(),
            bot_pause: Duration::from_millis(450),
            seed: None,
            keep_open: Duration::from_secs(7 * 24 * 3600),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: Rate { per_second: 5.0, burst: 40.0 },
            questions: Rate { per_second: 30.0, burst: 300.0 },
            messages: Rate { per_second: 15.0, burst: 45.0 },
            sockets: 64,
            connections: 128,
        }
    }
}

impl Limits {
    /// For load tests on the own machine.
    pub fn none() -> Self {
        let rate = Rate { per_second: f64::INFINITY, burst: f64::INFINITY };
        Limits {
            requests: rate,
            questions: rate,
            messages: rate,
            sockets: usize::MAX,
            connections: usize::MAX,
        }
    }
}

/// One core is left to those who commit: search on all cores makes a durable commit wait for a time slice.
pub fn bot_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}
