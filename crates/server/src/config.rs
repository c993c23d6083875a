//! Configuration of a server.

use std::net::SocketAddr;
use std::time::Duration;

pub use crate::quick::Times;
pub use crate::sweep::Keep;

/// Configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// Address of the database: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The public address, if the server is behind a proxy: `https://maat.example`. Requests from pages of another origin are
    /// refused.
    pub origin: Option<String>,
    /// Whether to take the address of the client from the `X-Forwarded-For` header of the proxy.
    pub trust_proxy: bool,
    pub limits: Limits,
    /// Number of threads for bots that search for long; one or two are added for quick ones and analyses.
    pub bot_threads: usize,
    /// Minimum time for the move of a bot, so that weak bots do not write hundreds of moves a second. Browsers show moves at
    /// the pace that each person has chosen.
    pub bot_pause: Duration,
    /// Time without viewers after which a table is unloaded.
    pub idle_timeout: Duration,
    /// Fixed seed for all tables, for tests only: tables with the same game, seats and options get the same deals.
    pub seed: Option<u64>,
    /// Time in which clients reveal their random parts when a game is about to begin.
    pub reveal_time: Duration,
    /// Time after which chat and tables that have not started are deleted.
    pub keep: Keep,
    /// Time without the host after which anybody with a seat may become the host of a table that has not started.
    pub host_grace: Duration,
    /// How long the queue of quick matches waits for people.
    pub quick: Times,
    /// Time after which an analysis stops that nobody looks at any more.
    pub analysis_silence: Duration,
    /// Time without a message of a client after which its socket is closed. Clients send `ping` when they are idle.
    pub max_silence: Duration,
}

/// Rate limits of an address and of a socket.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests that change something: rate per second and burst.
    pub requests: Rate,
    /// All requests for data, also those with a body that change nothing: replays of records, what-ifs.
    pub questions: Rate,
    /// Files of the client.
    pub files: Rate,
    /// Messages on a socket.
    pub messages: Rate,
    /// Bytes that a socket receives.
    pub bytes: Rate,
    /// Maximum number of sockets of an address.
    pub sockets: usize,
    /// Maximum number of other connections of an address.
    pub connections: usize,
    /// Lines of chat of a person at a table.
    pub chat: Rate,
    /// Changes of a person that everybody at a table is shown, apart from moves: votes, undos, what a host decides.
    pub changes: Rate,
    /// New tables of an address.
    pub tables: Rate,
    /// Pictures of results that are drawn for an address.
    pub pictures: Rate,
    /// Codes of tables that an address tries.
    pub codes: Rate,
    /// Wrong codes of all addresses together: a code has 27 bits, and somebody may have many addresses.
    pub wrong_codes: Rate,
    /// Reports to the host of the server from an address.
    pub reports: Rate,
    /// Lines of moves that are computed for an address: what-ifs and plans. What-ifs change nothing and do not count as `requests`; plans do.
    pub lines: Rate,
    /// Maximum number of lines of moves that are computed for one address at once. Others of the address wait.
    pub address_lines: usize,
    /// Maximum number of tasks of one address that wait or are computed: replays, lines of moves, checks of records.
    pub address_tasks: usize,
    /// Maximum number of people from one address who wait for a quick match.
    pub seekers: usize,
    /// Maximum number of tables that one person hosts and that have not started.
    pub open_tables: usize,
    /// Maximum number of public tables that were opened from one address and have not started.
    pub address_open_tables: usize,
    /// Maximum number of running tables with bots that one person hosts. Those without a move for a day do not count.
    pub bot_tables: usize,
    /// Maximum number of running tables with bots that were started from one address. Those without a move for a day do not
    /// count.
    pub address_bot_tables: usize,
    /// Maximum number of tables at which one person waits for the start.
    pub waiting_seats: usize,
    /// Maximum number of analyses that run for one person.
    pub analyses: usize,
    /// Maximum number of analyses that run for one address.
    pub address_analyses: usize,
    /// Maximum number of analyses that run in all.
    pub all_analyses: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Config {
    /// Whether browsers reach the server by HTTPS.
    pub fn is_https(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https:"))
    }
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
            bot_pause: Duration::from_millis(100),
            idle_timeout: Duration::from_secs(60),
            seed: None,
            reveal_time: Duration::from_secs(5),
            keep: Keep {
                public: Duration::from_secs(30 * 60),
                by_link: Duration::from_secs(7 * 24 * 3600),
                // Longer than any error of the clock, as for sessions.
                chat: Duration::from_secs(2 * 365 * 24 * 3600),
                // It can be made again.
                analyses: Duration::from_secs(180 * 24 * 3600),
            },
            host_grace: Duration::from_secs(120),
            quick: Times { silence: Duration::from_secs(6), answer: Duration::from_secs(15) },
            analysis_silence: Duration::from_secs(6),
            max_silence: Duration::from_secs(90),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: Rate { per_second: 5.0, burst: 40.0 },
            questions: Rate { per_second: 30.0, burst: 300.0 },
            files: Rate { per_second: 100.0, burst: 2000.0 },
            messages: Rate { per_second: 15.0, burst: 45.0 },
            // Enough for as many messages of the maximum size.
            bytes: Rate { per_second: 64.0 * 1024.0, burst: 256.0 * 1024.0 },
            sockets: 64,
            connections: 128,
            chat: Rate { per_second: 0.5, burst: 10.0 },
            changes: Rate { per_second: 2.0, burst: 60.0 },
            tables: Rate { per_second: 0.1, burst: 30.0 },
            pictures: Rate { per_second: 0.5, burst: 20.0 },
            reports: Rate { per_second: 0.01, burst: 10.0 },
            codes: Rate { per_second: 0.05, burst: 10.0 },
            wrong_codes: Rate { per_second: 1.0, burst: 200.0 },
            // The longest take some hundredths of a second, and the bots of others wait for two of them at most.
            lines: Rate { per_second: 5.0, burst: 40.0 },
            address_lines: 2,
            // Enough for a class that opens a replay at the same moment.
            address_tasks: 40,
            seekers: 12,
            open_tables: 5,
            // Guests are free, so one address could be any number of people. Three times what one may have leaves room for a
            // family, and for a good part of a class.
            address_open_tables: 15,
            bot_tables: 40,
            address_bot_tables: 120,
            waiting_seats: 10,
            // Whoever chooses other settings leaves the last one, which runs on for some seconds.
            analyses: 4,
            address_analyses: 12,
            all_analyses: 40,
        }
    }
}

impl Limits {
    /// No limits, for load tests on the local machine.
    pub fn none() -> Self {
        let rate = Rate { per_second: f64::INFINITY, burst: f64::INFINITY };
        Limits {
            requests: rate,
            questions: rate,
            files: rate,
            messages: rate,
            bytes: rate,
            sockets: usize::MAX,
            connections: usize::MAX,
            chat: rate,
            changes: rate,
            tables: rate,
            pictures: rate,
            reports: rate,
            codes: rate,
            wrong_codes: rate,
            lines: rate,
            address_lines: usize::MAX,
            address_tasks: usize::MAX,
            seekers: usize::MAX,
            open_tables: usize::MAX,
            address_open_tables: usize::MAX,
            bot_tables: usize::MAX,
            address_bot_tables: usize::MAX,
            waiting_seats: usize::MAX,
            analyses: usize::MAX,
            address_analyses: usize::MAX,
            all_analyses: usize::MAX,
        }
    }
}

/// One core is left for commits: with searches on all cores a durable commit would wait for a time slice.
pub fn bot_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}
