//! Quick matches: brings people together who want the same game at the same pace.
//!
//! The queue is in memory. Whoever waits keeps a request open and sends the next one as soon as it is answered, so that
//! everybody learns at once that a game has begun, also in a hidden tab, and whoever closes the page leaves the queue.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use maat_catalog::find;
use maat_protocol::{QuickAnswer, QuickMatch, QuickPace, Search, Seekers};
use tokio::sync::watch;

use crate::limits::rate_limit_key;
use crate::store::User;

/// Time for which it is remembered what came of a search.
const RESULT_MEMORY: Duration = Duration::from_secs(60);
/// The number of seats of somebody to whom any number is right, if bots take the free ones.
const USUAL_SEATS: u8 = 4;

/// The times of the queue.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Time without a request after which somebody has left the queue.
    pub silence: Duration,
    /// Time in which the others answer somebody who wants to begin with bots.
    pub answer: Duration,
}

/// Handle to the queue. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Matchmaker {
    queue: Arc<Mutex<Queue>>,
    changed: watch::Sender<()>,
}

/// People who play at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub game: String,
    pub pace: QuickPace,
    /// The number of seats. Bots take those that are left.
    pub seats: u8,
    /// The host first.
    pub people: Vec<User>,
    /// The hash of the random part of each of them.
    pub commitments: Vec<Option<String>>,
    /// The address of the host.
    pub address: IpAddr,
}

/// Somebody who waits.
#[derive(Debug)]
struct Seeker {
    user: User,
    address: IpAddr,
    wish: QuickMatch,
    /// The hash of the person's random part at the table to come.
    commitment: Option<String>,
    since: Instant,
    /// The number of open requests.
    looks: usize,
    /// When a request last began or ended.
    seen: Instant,
    /// Whether bots may take the free seats.
    accepts: Option<bool>,
    /// When the person asked the others to begin with bots.
    called: Option<Instant>,
    version: u32,
}

impl Seeker {
    fn is_for(&self, game: &str, pace: QuickPace) -> bool {
        self.wish.game == game && self.wish.pace == pace
    }

    fn plays_with(&self, seats: u8) -> bool {
        self.wish.seats.is_none_or(|wanted| wanted == seats)
    }

    /// Whether there is a table that both would play at.
    fn fits(&self, other: &Seeker) -> bool {
        self.is_for(&other.wish.game, other.wish.pace)
            && other.wish.seats.is_none_or(|seats| self.plays_with(seats))
    }
}

#[derive(Debug)]
struct Queue {
    times: Times,
    /// In the order of arrival.
    seekers: Vec<Seeker>,
    /// What came of a search, and when; `None` while the table is being opened.
    results: HashMap<String, (Option<QuickAnswer>, Instant)>,
    version: u32,
}

impl Matchmaker {
    pub fn new(times: Times) -> Self {
        let queue = Queue { times, seekers: Vec::new(), results: HashMap::new(), version: 0 };
        Matchmaker { queue: Arc::new(Mutex::new(queue)), changed: watch::Sender::new(()) }
    }

    /// Notifies of every change of the queue.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// The number of people from this address who wait, apart from the user.
    pub fn others_at(&self, address: IpAddr, user: &str) -> usize {
        let key = rate_limit_key(address);
        let queue = self.lock();
        let theirs = |seeker: &&Seeker| rate_limit_key(seeker.address) == key && seeker.user.id != user;
        queue.seekers.iter().filter(theirs).count()
    }

    /// Whether the user waits.
    pub fn is_waiting(&self, user: &str) -> bool {
        self.lock().seekers.iter().any(|seeker| seeker.user.id == user)
    }

    /// Puts the user at the end of the queue. Whoever changes only the number of seats keeps their place.
    pub fn seek(&self, user: User, address: IpAddr, wish: QuickMatch, commitment: Option<String>) {
        self.change(|queue| queue.seek(user, address, wish, commitment, Instant::now()));
    }

    /// Removes the user from the queue.
    pub fn leave(&self, user: &str) {
        self.change(|queue| queue.leave(user));
    }

    /// Notes whether bots may take the free seats; `false` if the user does not wait.
    pub fn accept_bots(&self, user: &User, accept: bool) -> bool {
        self.change(|queue| queue.accept_bots(user, accept, Instant::now()))
    }

    /// How the search of the user stands.
    pub fn answer(&self, user: &str) -> QuickAnswer {
        self.lock().answer(user, Instant::now())
    }

    /// Keeps the user in the queue until the guard is dropped, and for a short time afterwards.
    pub fn look(&self, user: &str) -> Look {
        self.lock().looks(user, |looks| *looks += 1);
        Look { matchmaker: self.clone(), user: user.to_owned() }
    }

    /// Removes those who are gone, and takes those out of the queue who can begin. The caller opens their tables and reports
    /// each to [`Matchmaker::opened`].
    pub fn settle(&self) -> Vec<Match> {
        self.change(|queue| queue.settle(Instant::now()))
    }

    /// Tells the people of a match what came of it.
    pub fn opened(&self, people: &[User], result: &QuickAnswer) {
        self.change(|queue| {
            for user in people {
                queue.results.insert(user.id.clone(), (Some(result.clone()), Instant::now()));
            }
            queue.version += 1;
        });
    }

    /// The number of people who wait for each game at each pace, apart from the user.
    pub fn seekers(&self, user: Option<&str>) -> Vec<Seekers> {
        let mut counts: BTreeMap<(String, QuickPace), u32> = BTreeMap::new();
        let queue = self.lock();
        let counts_for =
            |seeker: &&Seeker| Some(&*seeker.user.id) != user && queue.is_there(seeker, Instant::now());
        for seeker in queue.seekers.iter().filter(counts_for) {
            *counts.entry((seeker.wish.game.clone(), seeker.wish.pace)).or_default() += 1;
        }
        counts.into_iter().map(|((game, pace), people)| Seekers { game, pace, people }).collect()
    }

    /// Changes the queue, and notifies everybody if that changed what they see.
    fn change<T>(&self, act: impl FnOnce(&mut Queue) -> T) -> T {
        let mut queue = self.lock();
        let before = queue.version;
        let result = act(&mut queue);
        let changed = queue.version != before;
        drop(queue);
        if changed {
            self.changed.send_replace(());
        }
        result
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Guard of an open request of somebody who waits.
#[derive(Debug)]
pub struct Look {
    matchmaker: Matchmaker,
    user: String,
}

impl Drop for Look {
    fn drop(&mut self) {
        self.matchmaker.lock().looks(&self.user, |looks| *looks = looks.saturating_sub(1));
    }
}

impl Queue {
    fn seek(
        &mut self,
        user: User,
        address: IpAddr,
        wish: QuickMatch,
        commitment: Option<String>,
        now: Instant,
    ) {
        // Whoever is about to play is not looking for a second table.
        if self.results.get(&user.id).is_some_and(|(result, _)| result.is_none()) {
            return;
        }
        self.results.remove(&user.id);
        let place = self.seekers.iter().position(|seeker| seeker.user.id == user.id);
        let before = place.map(|place| self.seekers.remove(place));
        let left = before.as_ref().map(|before| (before.wish.game.clone(), before.wish.pace));
        let (game, pace) = (wish.game.clone(), wish.pace);
        let seeker = match before {
            Some(before) if before.is_for(&game, pace) => {
                let called = before.called.filter(|_| before.wish == wish);
                let accepts = before.accepts.filter(|_| before.wish == wish);
                Seeker { user, address, wish, commitment, seen: now, called, accepts, ..before }
            }
            before => Seeker {
                user,
                address,
                wish,
                commitment,
                since: now,
                looks: before.map_or(0, |before| before.looks),
                seen: now,
                accepts: None,
                called: None,
                version: 0,
            },
        };
        let place = self.seekers.partition_point(|other| other.since <= seeker.since);
        self.seekers.insert(place, seeker);
        if let Some((game, pace)) = left {
            self.touch(&game, pace);
        }
        self.touch(&game, pace);
    }

    fn leave(&mut self, user: &str) {
        self.results.retain(|known, (result, _)| known != user || result.is_none());
        let Some(place) = self.seekers.iter().position(|seeker| seeker.user.id == user) else { return };
        let Seeker { wish, .. } = self.seekers.remove(place);
        self.touch(&wish.game, wish.pace);
    }

    fn accept_bots(&mut self, user: &User, accept: bool, now: Instant) -> bool {
        let Some(place) = self.seekers.iter().position(|seeker| seeker.user.id == user.id) else {
            return false;
        };
        let is_asked = self.caller(&self.seekers[place]).is_some();
        let seeker = &mut self.seekers[place];
        seeker.user.name.clone_from(&user.name);
        seeker.accepts = Some(accept);
        // Whoever answers somebody else does not ask everybody again.
        let calls = accept && (seeker.called.is_some() || !is_asked);
        seeker.called = calls.then(|| seeker.called.unwrap_or(now));
        let QuickMatch { game, pace, .. } = seeker.wish.clone();
        self.touch(&game, pace);
        true
    }

    fn answer(&self, user: &str, now: Instant) -> QuickAnswer {
        if let Some(seeker) = self.seekers.iter().find(|seeker| seeker.user.id == user) {
            let people = self.seekers.iter().filter(|other| seeker.fits(other)).count();
            return QuickAnswer::Waiting(Search {
                wish: seeker.wish.clone(),
                version: seeker.version,
                people: people as u32,
                seconds: (now - seeker.since).as_secs() as u32,
                caller: self.caller(seeker).map(|caller| caller.user.name.clone()),
                accepts: seeker.accepts,
            });
        }
        match self.results.get(user) {
            Some((result, _)) => result.clone().unwrap_or(QuickAnswer::Opening),
            None => QuickAnswer::Idle,
        }
    }

    /// The first other person who wants to begin with bots and whom this one could join.
    fn caller(&self, seeker: &Seeker) -> Option<&Seeker> {
        let calls =
            |other: &&Seeker| other.called.is_some() && other.user.id != seeker.user.id && other.fits(seeker);
        self.seekers.iter().find(calls)
    }

    fn looks(&mut self, user: &str, change: impl FnOnce(&mut usize)) {
        if let Some(seeker) = self.seekers.iter_mut().find(|seeker| seeker.user.id == user) {
            change(&mut seeker.looks);
            seeker.seen = Instant::now();
        }
    }

    fn is_there(&self, seeker: &Seeker, now: Instant) -> bool {
        seeker.looks > 0 || now.saturating_duration_since(seeker.seen) < self.times.silence
    }

    fn settle(&mut self, now: Instant) -> Vec<Match> {
        self.results
            .retain(|_, (result, at)| result.is_none() || now.saturating_duration_since(*at) < RESULT_MEMORY);
        let gone = self.seekers.iter().filter(|seeker| !self.is_there(seeker, now));
        for user in gone.map(|seeker| seeker.user.id.clone()).collect::<Vec<_>>() {
            self.leave(&user);
        }
        let mut matches = Vec::new();
        while let Some((seats, people)) = self.complete().or_else(|| self.with_bots(now)) {
            matches.push(self.take(seats, &people, now));
        }
        matches
    }

    /// The longest waiting people who fill a table: its seats and their places in the queue.
    fn complete(&self) -> Option<(u8, Vec<usize>)> {
        (0..self.seekers.len()).find_map(|first| {
            let seeker = &self.seekers[first];
            let most = find(&seeker.wish.game).map_or(0, |entry| *entry.seats.end());
            let sizes = (2..=most).rev().filter(|&seats| seeker.plays_with(seats));
            sizes.into_iter().find_map(|seats| {
                let others = self.companions(first).filter(|&place| self.seekers[place].plays_with(seats));
                let people: Vec<usize> = [first].into_iter().chain(others).take(seats.into()).collect();
                (people.len() == usize::from(seats)).then_some((seats, people))
            })
        })
    }

    /// Somebody who wants to begin with bots, and those who join, once all others have answered or the time is over.
    fn with_bots(&self, now: Instant) -> Option<(u8, Vec<usize>)> {
        (0..self.seekers.len()).find_map(|first| {
            let caller = &self.seekers[first];
            let over = now.saturating_duration_since(caller.called?) >= self.times.answer;
            if !over && self.companions(first).any(|place| self.seekers[place].accepts.is_none()) {
                return None;
            }
            let accept = self.companions(first).filter(|&place| self.seekers[place].accepts == Some(true));
            let accept: Vec<usize> = accept.collect();
            let most = find(&caller.wish.game).map_or(0, |entry| *entry.seats.end());
            let theirs = accept.iter().find_map(|&place| self.seekers[place].wish.seats);
            let seats = caller.wish.seats.or(theirs).unwrap_or(USUAL_SEATS.min(most));
            let join = accept.into_iter().filter(|&place| self.seekers[place].plays_with(seats));
            Some((seats, [first].into_iter().chain(join).take(seats.into()).collect()))
        })
    }

    /// The places of the others whom somebody could play with.
    fn companions(&self, first: usize) -> impl Iterator<Item = usize> {
        let places = 0..self.seekers.len();
        places.filter(move |&place| place != first && self.seekers[first].fits(&self.seekers[place]))
    }

    /// Takes people out of the queue.
    fn take(&mut self, seats: u8, places: &[usize], now: Instant) -> Match {
        let host = &self.seekers[places[0]];
        let (QuickMatch { game, pace, .. }, address) = (host.wish.clone(), host.address);
        let people: Vec<User> = places.iter().map(|&place| self.seekers[place].user.clone()).collect();
        let commitments = places.iter().map(|&place| self.seekers[place].commitment.clone()).collect();
        self.seekers.retain(|seeker| !people.iter().any(|user| user.id == seeker.user.id));
        for user in &people {
            self.results.insert(user.id.clone(), (None, now));
        }
        self.touch(&game, pace);
        Match { game, pace, seats, people, commitments, address }
    }

    /// Those who have agreed to somebody's call are asked anew when nobody calls them any more: they did not agree to begin alone, and
    /// without a caller nothing would ever begin.
    fn forget_answers(&mut self, game: &str, pace: QuickPace) {
        for place in 0..self.seekers.len() {
            let seeker = &self.seekers[place];
            let answered = seeker.accepts == Some(true) && seeker.called.is_none();
            if seeker.is_for(game, pace) && answered && self.caller(seeker).is_none() {
                self.seekers[place].accepts = None;
            }
        }
    }

    /// Notes that what everybody sees has changed who waits for this game.
    fn touch(&mut self, game: &str, pace: QuickPace) {
        self.forget_answers(game, pace);
        self.version = self.version.wrapping_add(1);
        let version = self.version;
        let concerned = self.seekers.iter_mut().filter(|seeker| seeker.is_for(game, pace));
        concerned.for_each(|seeker| seeker.version = version);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(5);
    const ANSWER: Duration = Duration::from_secs(10);

    /// A queue and a clock.
    struct Bench {
        queue: Queue,
        now: Instant,
    }

    impl Bench {
        fn new() -> Self {
            let times = Times { silence: SILENCE, answer: ANSWER };
            let queue = Queue { times, seekers: Vec::new(), results: HashMap::new(), version: 0 };
            Bench { queue, now: Instant::now() }
        }

        fn pass(&mut self, time: Duration) {
            self.now += time;
            // Everybody who is there keeps asking.
            self.queue
                .seekers
                .iter_mut()
                .filter(|seeker| seeker.looks > 0)
                .for_each(|seeker| seeker.seen = self.now);
        }

        /// Comes and stays.
        fn seek(&mut self, name: &str, game: &str, seats: Option<u8>, pace: QuickPace) {
            self.now += Duration::from_millis(1);
            let wish = QuickMatch { game: game.to_owned(), seats, pace, commitment: None };
            self.queue.seek(user(name), IpAddr::from([127, 0, 0, 1]), wish, None, self.now);
            self.queue.looks(name, |looks| *looks = 1);
        }

        fn live(&mut self, name: &str, seats: Option<u8>) {
            self.seek(name, "imhotep", seats, QuickPace::Live);
        }

        /// The matches as `3: ann bob`.
        fn settle(&mut self) -> Vec<String> {
            let text = |found: Match| {
                let names: Vec<String> = found.people.into_iter().map(|user| user.id).collect();
                format!("{}: {}", found.seats, names.join(" "))
            };
            self.queue.settle(self.now).into_iter().map(text).collect()
        }

        fn accept(&mut self, name: &str, accept: bool) {
            assert!(self.queue.accept_bots(&user(name), accept, self.now));
        }

        fn search(&self, name: &str) -> Search {
            match self.queue.answer(name, self.now) {
                QuickAnswer::Waiting(search) => search,
                other => panic!("{name} does not wait: {other:?}"),
            }
        }
    }

    fn user(name: &str) -> User {
        User { id: name.to_owned(), name: name.to_uppercase() }
    }

    #[test]
    fn people_with_the_same_wish_meet() {
        let mut bench = Bench::new();
        bench.live("ann", Some(3));
        bench.live("bob", Some(2));
        bench.live("cyd", Some(3));
        bench.seek("dan", "imhotep", Some(3), QuickPace::Slow);
        bench.seek("eve", "egizia", Some(3), QuickPace::Live);
        assert_eq!(bench.settle(), [""; 0]);
        assert_eq!((bench.search("ann").people, bench.search("bob").people), (2, 1));
        bench.live("fay", None);
        assert_eq!(bench.settle(), ["3: ann cyd fay"], "who came first begins first");
        assert_eq!(bench.queue.answer("ann", bench.now), QuickAnswer::Opening);
        bench.live("gus", None);
        assert_eq!(bench.settle(), ["2: bob gus"]);
        assert_eq!(bench.queue.seekers.len(), 2);
    }

    #[test]
    fn any_number_is_as_many_as_there_are() {
        let mut bench = Bench::new();
        bench.live("ann", None);
        assert_eq!(bench.settle(), [""; 0]);
        bench.live("bob", None);
        bench.live("cyd", None);
        assert_eq!(bench.settle(), ["3: ann bob cyd"], "all who are there when it begins");
    }

    #[test]
    fn nobody_is_matched_with_themselves_or_twice() {
        let mut bench = Bench::new();
        bench.live("ann", Some(2));
        bench.live("ann", Some(2));
        bench.live("ann", None);
        assert_eq!(bench.settle(), [""; 0]);
        assert_eq!(bench.queue.seekers.len(), 1);
        bench.seek("ann", "egizia", Some(2), QuickPace::Live);
        bench.live("bob", Some(2));
        assert_eq!(bench.settle(), [""; 0], "she wants another game by now");
        bench.live("ann", Some(2));
        assert_eq!(bench.settle(), ["2: bob ann"], "and went to the end of the queue");
        bench.live("ann", Some(2));
        bench.live("cyd", Some(2));
        assert_eq!(bench.settle(), [""; 0], "she is about to play");
    }

    #[test]
    fn whoever_changes_the_number_keeps_the_place() {
        let mut bench = Bench::new();
        bench.live("ann", Some(4));
        bench.live("bob", Some(2));
        bench.live("ann", Some(2));
        assert_eq!(bench.settle(), ["2: ann bob"]);
    }

    #[test]
    fn whoever_is_silent_is_gone() {
        let mut bench = Bench::new();
        bench.live("ann", Some(2));
        bench.queue.looks("ann", |looks| *looks = 0);
        bench.queue.seekers[0].seen = bench.now;
        bench.pass(SILENCE / 2);
        bench.live("bob", Some(3));
        assert_eq!(bench.settle(), [""; 0]);
        assert_eq!(bench.queue.seekers.len(), 2, "between two requests");
        bench.pass(SILENCE);
        bench.live("cyd", Some(2));
        assert_eq!(bench.settle(), [""; 0]);
        assert_eq!(bench.queue.answer("ann", bench.now), QuickAnswer::Idle);
        assert_eq!(bench.queue.seekers.len(), 2, "those who ask are still there");
    }

    #[test]
    fn somebody_alone_begins_with_bots_at_once() {
        let mut bench = Bench::new();
        bench.live("ann", Some(3));
        bench.accept("ann", true);
        assert_eq!(bench.settle(), ["3: ann"]);
        bench.live("bob", None);
        bench.accept("bob", true);
        assert_eq!(bench.settle(), ["4: bob"]);
    }

    #[test]
    fn bots_take_the_seats_of_those_who_do_not_want_them() {
        let mut bench = Bench::new();
        for name in ["ann", "bob", "cyd"] {
            bench.live(name, Some(4));
        }
        bench.live("dan", Some(2));
        bench.accept("bob", true);
        assert_eq!(bench.settle(), [""; 0], "the others are asked");
        assert_eq!((bench.search("ann").caller.as_deref(), bench.search("dan").caller), (Some("BOB"), None));
        assert_eq!(bench.search("bob").caller, None);
        bench.accept("cyd", false);
        assert_eq!(bench.settle(), [""; 0], "one has not answered");
        bench.accept("ann", true);
        assert_eq!(bench.settle(), ["4: bob ann"]);
        assert_eq!(bench.search("cyd").accepts, Some(false));
    }

    #[test]
    fn nobody_waits_for_an_answer_for_ever() {
        let mut bench = Bench::new();
        bench.live("ann", Some(3));
        bench.live("bob", None);
        bench.accept("bob", true);
        bench.pass(ANSWER - Duration::from_secs(1));
        assert_eq!(bench.settle(), [""; 0]);
        bench.pass(Duration::from_secs(1));
        assert_eq!(bench.settle(), ["4: bob"]);
        assert_eq!(bench.search("ann").people, 1);
    }

    #[test]
    fn whoever_takes_the_wish_back_does_not_begin() {
        let mut bench = Bench::new();
        bench.live("ann", Some(3));
        bench.live("bob", Some(3));
        bench.accept("ann", true);
        bench.accept("ann", false);
        bench.accept("bob", true);
        assert_eq!(bench.settle(), ["3: bob"], "she has said no");
        bench.live("cyd", Some(3));
        bench.accept("ann", true);
        bench.live("ann", Some(4));
        bench.pass(ANSWER);
        assert_eq!(bench.settle(), [""; 0], "a new wish is a new question");
    }

    /// Ann calls, Bob joins her, and Cyd has not answered.
    fn called() -> Bench {
        let mut bench = Bench::new();
        for name in ["ann", "bob", "cyd"] {
            bench.live(name, Some(4));
        }
        bench.accept("ann", true);
        bench.accept("bob", true);
        assert_eq!(bench.settle(), [""; 0], "Cyd has not answered");
        assert_eq!(bench.search("bob").accepts, Some(true));
        bench
    }

    #[test]
    fn whoever_has_joined_is_asked_anew_when_the_caller_is_gone() {
        type Act = fn(&mut Bench);
        let orders: [(&str, Act); 5] = [
            ("leaves", |bench| bench.queue.leave("ann")),
            ("takes it back", |bench| bench.accept("ann", false)),
            ("is silent", |bench| {
                bench.queue.looks("ann", |looks| *looks = 0);
                bench.queue.seekers[0].seen = bench.now;
                bench.pass(SILENCE);
            }),
            ("changes the number", |bench| bench.live("ann", Some(3))),
            ("changes the pace", |bench| bench.seek("ann", "imhotep", Some(4), QuickPace::Slow)),
        ];
        for (what, act) in orders {
            let mut bench = called();
            let before = bench.search("bob").version;
            act(&mut bench);
            assert_eq!(bench.settle(), [""; 0], "Ann {what}");
            let search = bench.search("bob");
            assert_eq!((search.accepts, search.caller), (None, None), "Ann {what}: nobody has asked him");
            assert_ne!(search.version, before, "Ann {what}: he learns it at once");
            bench.accept("cyd", false);
            bench.accept("bob", true);
            assert_eq!(bench.settle(), ["4: bob"], "Ann {what}: he can call by himself");
        }
    }

    #[test]
    fn whoever_does_not_fit_the_table_of_the_caller_is_asked_anew() {
        let mut bench = Bench::new();
        bench.live("ann", None);
        bench.live("bob", Some(4));
        bench.live("cyd", Some(3));
        for name in ["ann", "bob", "cyd"] {
            bench.accept(name, true);
        }
        assert_eq!(bench.settle(), ["4: ann bob"]);
        assert_eq!(bench.search("cyd").accepts, None);
    }

    #[test]
    fn an_answer_holds_while_somebody_calls() {
        let mut bench = called();
        bench.live("ann", Some(4));
        assert_eq!(bench.search("bob").accepts, Some(true), "the same wish is no other call");
        bench.live("dan", Some(2));
        bench.queue.leave("dan");
        assert_eq!(bench.search("bob").accepts, Some(true), "somebody else comes and goes");
        bench.queue.leave("cyd");
        assert_eq!(bench.settle(), ["4: ann bob"]);
    }

    #[test]
    fn everybody_concerned_sees_a_new_version() {
        let mut bench = Bench::new();
        bench.live("ann", Some(3));
        bench.seek("dan", "imhotep", Some(3), QuickPace::Slow);
        let before = (bench.search("ann").version, bench.search("dan").version);
        bench.live("bob", Some(3));
        assert_ne!(bench.search("ann").version, before.0);
        assert_eq!(bench.search("dan").version, before.1);
        let before = bench.search("ann").version;
        bench.queue.leave("bob");
        assert_ne!(bench.search("ann").version, before);
    }

    #[test]
    fn results_are_forgotten() {
        let mut bench = Bench::new();
        let found = QuickAnswer::Found("table".to_owned());
        bench.queue.results.insert("ann".to_owned(), (Some(found.clone()), bench.now));
        assert_eq!(bench.queue.answer("ann", bench.now), found);
        bench.pass(RESULT_MEMORY);
        bench.settle();
        assert_eq!(bench.queue.answer("ann", bench.now), QuickAnswer::Idle);
    }
}
