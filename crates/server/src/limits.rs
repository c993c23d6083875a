//! Rate limits for addresses and sockets, and the number of tables of an address.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::{Limits, Rate};

/// Token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    level: f64,
    filled: Instant,
}

impl Bucket {
    pub fn full(rate: Rate) -> Self {
        Bucket { level: rate.burst, filled: Instant::now() }
    }

    /// Takes a token; `false` if there is none.
    pub fn take(&mut self, rate: Rate) -> bool {
        self.take_many(rate, 1.0)
    }

    /// Takes so many tokens at once; `false` if there are not enough.
    pub fn take_many(&mut self, rate: Rate, count: f64) -> bool {
        let now = Instant::now();
        let gained = (now - self.filled).as_secs_f64() * rate.per_second;
        // With an infinite rate the gain may be NaN.
        self.level = if gained.is_nan() { rate.burst } else { (self.level + gained).min(rate.burst) };
        self.filled = now;
        let enough = self.level >= count;
        if enough {
            self.level -= count;
        }
        enough
    }

    /// Gives back a token, which may make the bucket more than full until the next one is taken.
    pub fn give_back(&mut self) {
        self.level += 1.0;
    }

    fn is_full(&self, rate: Rate) -> bool {
        self.level + self.filled.elapsed().as_secs_f64() * rate.per_second >= rate.burst
    }
}

/// Rate limits of all addresses.
#[derive(Clone, Debug)]
pub struct Addresses {
    limits: Limits,
    behind_proxy: bool,
    known: Arc<Mutex<Known>>,
}

#[derive(Debug)]
struct Known {
    addresses: HashMap<IpAddr, Address>,
    /// Wrong codes of all addresses together.
    wrong_codes: Bucket,
    /// The number of addresses at which idle ones are dropped.
    full: usize,
}

#[derive(Debug)]
struct Address {
    requests: Bucket,
    questions: Bucket,
    files: Bucket,
    tables: Bucket,
    pictures: Bucket,
    codes: Bucket,
    reports: Bucket,
    lines: Bucket,
    sockets: usize,
    connections: usize,
    /// The tables that count towards a limit of the address. They are not told when they count no more: whoever finds the
    /// limit reached has to look.
    open_tables: HashSet<String>,
    bot_tables: HashSet<String>,
    /// When a table was last counted.
    counted: Option<Instant>,
}

/// The tables of an address whose number is limited.
#[derive(Clone, Copy, Debug)]
pub enum Counted {
    /// Public tables that were opened from the address and have not started.
    Open,
    /// Running tables with bots that were started from the address.
    Bots,
}

/// Number of tracked addresses above which idle ones are dropped.
const KNOWN: usize = 10_000;
/// Time for which the tables of an idle address are remembered.
const TABLES_MEMORY: Duration = Duration::from_secs(24 * 3600);

impl Addresses {
    pub fn new(limits: Limits, behind_proxy: bool) -> Self {
        let wrong_codes = Bucket::full(limits.wrong_codes);
        let known = Known { addresses: HashMap::new(), wrong_codes, full: KNOWN };
        Addresses { limits, behind_proxy, known: Arc::new(Mutex::new(known)) }
    }

    /// Whether the address may make another request that changes something.
    pub fn request(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.requests.take(self.limits.requests))
    }

    /// Whether the address may make another request for data, whether or not it changes something.
    pub fn question(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.questions.take(self.limits.questions))
    }

    /// Whether the address may fetch another file of the client.
    pub fn file(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.files.take(self.limits.files))
    }

    /// Whether the address may open one more table.
    pub fn table(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.tables.take(self.limits.tables))
    }

    /// Whether another picture may be drawn for the address.
    pub fn picture(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.pictures.take(self.limits.pictures))
    }

    /// Whether the address may send another report to the host of the server.
    pub fn report(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.reports.take(self.limits.reports))
    }

    /// Whether the address may try a code of a table. It counts as a wrong one until [`Addresses::right_code`].
    pub fn code(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.codes.take(self.limits.codes))
            && self.lock().wrong_codes.take(self.limits.wrong_codes)
    }

    /// Gives back what a code has taken that was not guessed.
    pub fn right_code(&self, address: IpAddr) {
        self.with(address, |known| known.codes.give_back());
        self.lock().wrong_codes.give_back();
    }

    /// Counts a table of the address. If it has too many, returns them instead: some may count no more.
    pub fn count_table(&self, address: IpAddr, kind: Counted, table: &str) -> Result<(), Vec<String>> {
        let most = match kind {
            Counted::Open => self.limits.address_open_tables,
            Counted::Bots => self.limits.address_bot_tables,
        };
        self.with(address, |known| {
            let tables = known.tables(kind);
            if tables.len() >= most && !tables.contains(table) {
                return Err(tables.iter().cloned().collect());
            }
            tables.insert(table.to_owned());
            known.counted = Some(Instant::now());
            Ok(())
        })
    }

    /// Forgets tables of the address that count no more.
    pub fn forget_tables<'t>(
        &self,
        address: IpAddr,
        kind: Counted,
        tables: impl IntoIterator<Item = &'t String>,
    ) {
        self.with(address, |known| {
            for table in tables {
                known.tables(kind).remove(table);
            }
        });
    }

    /// Whether another line of moves may be computed for the address.
    pub fn line(&self, address: IpAddr) -> bool {
        self.with(address, |known| known.lines.take(self.limits.lines))
    }

    /// Counts a socket until the guard is dropped; `None` if the address has too many.
    pub fn socket(&self, address: IpAddr) -> Option<Guard> {
        self.open(address, self.limits.sockets, |known| &mut known.sockets)
    }

    /// Counts a connection until the guard is dropped; `None` if the address has too many. Behind a proxy there is no limit,
    /// because all connections come from one address and the proxy limits its clients.
    pub fn connection(&self, address: IpAddr) -> Option<Guard> {
        let most = if self.behind_proxy { usize::MAX } else { self.limits.connections };
        self.open(address, most, |known| &mut known.connections)
    }

    fn open(&self, address: IpAddr, most: usize, count: Count) -> Option<Guard> {
        let free = self.with(address, |known| {
            let count = count(known);
            let free = *count < most;
            *count += usize::from(free);
            free
        });
        free.then(|| Guard { addresses: self.clone(), address, count })
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Address) -> T) -> T {
        let mut known = self.lock();
        if known.addresses.len() >= known.full {
            let Limits { requests, questions, files, tables, pictures, codes, reports, lines, .. } =
                self.limits;
            let quiet = |address: &Address| {
                address.sockets + address.connections == 0
                    && address.requests.is_full(requests)
                    && address.questions.is_full(questions)
                    && address.files.is_full(files)
                    && address.tables.is_full(tables)
                    && address.pictures.is_full(pictures)
                    && address.codes.is_full(codes)
                    && address.reports.is_full(reports)
                    && address.lines.is_full(lines)
                    && address.counted.is_none_or(|counted| counted.elapsed() > TABLES_MEMORY)
            };
            known.addresses.retain(|_, address| !quiet(address));
            // Not at every request, if most are busy.
            known.full = KNOWN.max(2 * known.addresses.len());
        }
        let fresh = || Address {
            requests: Bucket::full(self.limits.requests),
            questions: Bucket::full(self.limits.questions),
            files: Bucket::full(self.limits.files),
            tables: Bucket::full(self.limits.tables),
            pictures: Bucket::full(self.limits.pictures),
            codes: Bucket::full(self.limits.codes),
            reports: Bucket::full(self.limits.reports),
            lines: Bucket::full(self.limits.lines),
            sockets: 0,
            connections: 0,
            open_tables: HashSet::new(),
            bot_tables: HashSet::new(),
            counted: None,
        };
        act(known.addresses.entry(rate_limit_key(address)).or_insert_with(fresh))
    }
}

impl Address {
    fn tables(&mut self, kind: Counted) -> &mut HashSet<String> {
        match kind {
            Counted::Open => &mut self.open_tables,
            Counted::Bots => &mut self.bot_tables,
        }
    }
}

/// The address for IPv4, its /64 prefix for IPv6, because one person has a whole network of IPv6 addresses.
pub fn rate_limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address => address,
    }
}

type Count = fn(&mut Address) -> &mut usize;

/// Guard that counts an open connection or socket of an address.
#[derive(Debug)]
pub struct Guard {
    addresses: Addresses,
    address: IpAddr,
    count: Count,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.addresses.with(self.address, |known| *(self.count)(known) -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let rate = Rate { per_second: 0.001, burst: 3.0 };
        let mut bucket = Bucket::full(rate);
        assert_eq!([(); 5].map(|()| bucket.take(rate)), [true, true, true, false, false]);
    }

    #[test]
    fn no_limit_is_no_limit() {
        let rate = Limits::none().messages;
        let mut bucket = Bucket::full(rate);
        assert!((0..10_000).all(|_| bucket.take(rate)));
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let addresses = Addresses::new(Limits { sockets: 1, ..Limits::default() }, false);
        let socket = |address: &str| addresses.socket(address.parse().unwrap());
        let guard = socket("2001:db8::1");
        assert!(guard.is_some() && socket("2001:db8::2").is_none());
        assert!(socket("2001:db8:0:1::1").is_some());
        let guard = socket("::ffff:192.0.2.1");
        assert!(guard.is_some() && socket("192.0.2.1").is_none() && socket("192.0.2.2").is_some());
    }

    #[test]
    fn tables_count_until_they_are_forgotten() {
        let limits = Limits { address_open_tables: 2, address_bot_tables: 1, ..Limits::default() };
        let addresses = Addresses::new(limits, false);
        let address = IpAddr::from([127, 0, 0, 1]);
        let count = |kind, table| addresses.count_table(address, kind, table).is_ok();
        assert!(count(Counted::Open, "one") && count(Counted::Open, "two") && !count(Counted::Open, "three"));
        assert!(count(Counted::Open, "two"), "it is counted once");
        assert!(count(Counted::Bots, "one") && !count(Counted::Bots, "two"));
        assert!(addresses.count_table(IpAddr::from([127, 0, 0, 2]), Counted::Bots, "two").is_ok());
        addresses.forget_tables(address, Counted::Open, &["two".to_owned()]);
        assert!(count(Counted::Open, "three") && !count(Counted::Open, "four"));
    }

    #[test]
    fn idle_addresses_are_forgotten_but_not_their_tables() {
        let addresses = Addresses::new(Limits { address_bot_tables: 1, ..Limits::default() }, false);
        let address = |number: u32| IpAddr::from((0x0a00_0000 + number).to_be_bytes());
        let known = || addresses.known.lock().unwrap().addresses.len();
        assert!(addresses.count_table(address(0), Counted::Bots, "one").is_ok());
        (1..KNOWN as u32).for_each(|number| addresses.forget_tables(address(number), Counted::Bots, []));
        assert_eq!(known(), KNOWN);
        assert!(addresses.count_table(address(0), Counted::Bots, "two").is_err());
        assert_eq!(known(), 1);
    }

    #[test]
    fn guessing_of_codes_is_limited_for_an_address_and_for_all() {
        let few = |burst| Rate { per_second: 0.001, burst };
        let limits = Limits { codes: few(3.0), wrong_codes: few(5.0), ..Limits::default() };
        let addresses = Addresses::new(limits, false);
        let guess = |last: u8| addresses.code(IpAddr::from([127, 0, 0, last]));
        assert_eq!([(); 4].map(|()| guess(1)), [true, true, true, false]);
        addresses.right_code(IpAddr::from([127, 0, 0, 1]));
        assert_eq!([(); 2].map(|()| guess(1)), [true, false], "a right one costs nothing");
        assert_eq!([(); 3].map(|()| guess(2)), [true, true, false], "all together");
        assert!(!guess(3));
    }

    #[test]
    fn a_closed_socket_counts_no_more() {
        let addresses = Addresses::new(Limits { sockets: 1, ..Limits::default() }, false);
        let address = IpAddr::from([127, 0, 0, 1]);
        let guard = addresses.socket(address);
        assert!(guard.is_some() && addresses.socket(address).is_none());
        drop(guard);
        assert!(addresses.socket(address).is_some());
    }
}
