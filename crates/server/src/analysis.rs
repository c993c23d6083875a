//! Analyses of games: line by line on the threads of the bots, as long as somebody looks.
//!
//! An analysis has an id, by which everybody who looks at it asks for what is new. It stops when nobody has asked for some seconds and goes
//! on when somebody asks again. The lines of a table are stored as they are done, so that nothing is lost with the server; those of a record
//! without a table are only remembered for a while. All searches have the same seed: the same game always gives the same analysis.

mod convert;

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use maat_catalog::{AnyGame, LineAnalysis, summarise};
use maat_engine::{Actor, Seat, Viewer};
use maat_protocol::{AnalysisNews, Depth, Knowledge};
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::{mpsc, watch};

use crate::bots::{Bots, Job};
use crate::config::Limits;
use crate::error::{Error, RecordFault};
use crate::limits::rate_limit_key;
use crate::random;
use crate::stop::Stop;
use crate::store::Store;
use crate::work::Work;

/// Raised when the same game would give another result: lines that were stored before are analysed again.
pub const VERSION: u32 = 5;
/// The seed of all searches.
const SEED: u64 = 0;
/// Number of lines that are stored in one commit.
const BATCH: usize = 24;
/// Maximum number of lines of one analysis. The longest games have some hundreds.
const MAX_LINES: usize = 2_000;
/// Maximum number of bytes of the analyses that are remembered though nobody looks at them.
const REMEMBERED: usize = 48 * 1024 * 1024;

/// What is analysed, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    pub game: GameKey,
    pub depth: Depth,
    pub knowledge: Knowledge,
}

/// A game that can be analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameKey {
    /// The game of a table, as long as it is now. While it runs, only the decisions of one seat are analysed.
    Table { id: String, len: usize, seat: Option<Seat> },
    /// A record by its hash.
    Record(String),
}

impl Key {
    /// The settings as they are stored.
    fn settings(&self) -> String {
        let depth = match self.depth {
            Depth::Quick => "quick",
            Depth::Standard => "standard",
            Depth::Deep => "deep",
        };
        let knowledge = match self.knowledge {
            Knowledge::Seat => "seat",
            Knowledge::Open => "open",
        };
        format!("{depth} {knowledge} {VERSION}")
    }

    fn table(&self) -> Option<&str> {
        match &self.game {
            GameKey::Table { id, .. } => Some(id),
            GameKey::Record(_) => None,
        }
    }

    /// The only seat whose decisions are analysed.
    fn seat(&self) -> Option<Seat> {
        match self.game {
            GameKey::Table { seat, .. } => seat,
            GameKey::Record(_) => None,
        }
    }
}

/// On whose account an analysis runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The user, or the address of somebody without a name.
    who: String,
    address: IpAddr,
}

impl Owner {
    pub fn new(user: Option<&str>, address: IpAddr) -> Owner {
        let address = rate_limit_key(address);
        Owner { who: user.map_or_else(|| address.to_string(), str::to_owned), address }
    }
}

/// All analyses that run or are remembered. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Analyses {
    services: Arc<Services>,
    known: Arc<Mutex<Vec<Arc<Analysis>>>>,
}

#[derive(Debug)]
struct Services {
    store: Store,
    bots: Bots,
    stop: Stop,
    limits: Limits,
    silence: Duration,
}

/// An analysis that runs, is finished, or waits for somebody to look at it.
#[derive(Debug)]
pub struct Analysis {
    id: String,
    key: Key,
    game: Box<dyn AnyGame>,
    /// The lines to analyse.
    lines: Vec<usize>,
    state: Mutex<State>,
    /// The number of lines that are done.
    done: watch::Sender<usize>,
}

#[derive(Debug)]
struct State {
    /// The lines that are done, in this order; without a result where the search has failed.
    results: Vec<(usize, Option<Arc<LineAnalysis>>)>,
    /// The size of the results in bytes.
    size: usize,
    /// Who pays while it runs.
    runs_for: Option<Owner>,
    /// The number of requests that wait for news.
    looking: usize,
    /// When the last one ended.
    looked: Instant,
}

/// Counts as somebody who looks until it is dropped.
#[derive(Debug)]
pub struct Look(Arc<Analysis>);

impl Drop for Look {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.looking -= 1;
        state.looked = Instant::now();
    }
}

/// What a thread made of a line.
enum Outcome {
    Done(Option<LineAnalysis>),
    /// Nobody looks any more.
    Left,
}

impl Analyses {
    pub fn new(store: Store, bots: Bots, stop: Stop, limits: Limits, silence: Duration) -> Self {
        let services = Services { store, bots, stop, limits, silence };
        Analyses { services: Arc::new(services), known: Arc::default() }
    }

    fn known(&self) -> MutexGuard<'_, Vec<Arc<Analysis>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The analysis with this id, if it is remembered.
    pub fn find(&self, id: &str) -> Option<Arc<Analysis>> {
        self.known().iter().find(|one| one.id == id).cloned()
    }

    fn find_key(&self, key: &Key) -> Option<Arc<Analysis>> {
        self.known().iter().find(|one| one.key == *key).cloned()
    }

    /// Finds the analysis or makes it for an address, with the lines of it that are stored. It does not run yet.
    pub async fn open(
        &self,
        work: &Work,
        address: IpAddr,
        key: Key,
        game: Box<dyn AnyGame>,
    ) -> Result<Arc<Analysis>, Error> {
        if let Some(known) = self.find_key(&key) {
            return Ok(known);
        }
        let stored = match key.table() {
            Some(table) => self.services.store.analysed_lines(table, &key.settings()).await?,
            None => Vec::new(),
        };
        let make = move || {
            let lines = wanted_lines(&key, &*game)?;
            Ok::<_, Error>(Arc::new(Analysis::new(key, game, lines, stored)))
        };
        let analysis = work.run(address, make).await??;
        let mut known = self.known();
        // Somebody else may have asked meanwhile.
        if let Some(other) = known.iter().find(|one| one.key == analysis.key) {
            return Ok(other.clone());
        }
        forget_oldest(&mut known);
        known.push(analysis.clone());
        Ok(analysis)
    }

    /// Lets an analysis go on that has stopped, as far as the limits allow.
    pub fn resume(&self, analysis: &Arc<Analysis>, owner: Owner) -> Result<(), Error> {
        let known = self.known();
        if analysis.is_finished() || analysis.lock().runs_for.is_some() {
            return Ok(());
        }
        let running: Vec<Owner> = known.iter().filter_map(|one| one.lock().runs_for.clone()).collect();
        let Limits { analyses, address_analyses, all_analyses, .. } = self.services.limits;
        let count = |same: &dyn Fn(&Owner) -> bool| running.iter().filter(|one| same(one)).count();
        if running.len() >= all_analyses
            || count(&|one| one.who == owner.who) >= analyses
            || count(&|one| one.address == owner.address) >= address_analyses
        {
            return Err(Error::TooManyAnalyses);
        }
        analysis.lock().runs_for = Some(owner.clone());
        drop(known);
        self.services.stop.spawn(self.clone().run(analysis.clone(), owner));
        Ok(())
    }

    /// Analyses the missing lines until they are done, or until nobody looks.
    async fn run(self, analysis: Arc<Analysis>, owner: Owner) {
        let (sender, mut outcomes) = mpsc::unbounded_channel();
        let (mut flying, mut unstored) = (0, Vec::new());
        let mut missing = analysis.missing().into_iter();
        loop {
            // One more than can be done at once, so that no thread waits for us.
            while flying <= self.services.bots.idlers()
                && self.is_wanted(&analysis)
                && let Some(line) = missing.next()
            {
                self.services.bots.think(self.job(&analysis, line, owner.who.clone(), sender.clone()));
                flying += 1;
            }
            if flying == 0 {
                self.keep(&analysis, &mut unstored).await;
                missing = analysis.missing().into_iter();
                let mut state = analysis.lock();
                // Somebody may have come back just now.
                if missing.len() > 0 && self.is_wanted_now(&state) {
                    continue;
                }
                state.runs_for = None;
                return;
            }
            let Some((line, outcome)) = outcomes.recv().await else { return };
            flying -= 1;
            if let Outcome::Done(result) = outcome {
                let text = result.as_ref().and_then(|result| serde_json::to_string(result).ok());
                analysis.add(line, result, text.as_ref().map_or(0, String::len));
                unstored.extend(text.map(|text| (line as u32, text)));
            }
            if unstored.len() >= BATCH {
                self.keep(&analysis, &mut unstored).await;
            }
        }
    }

    fn job(
        &self,
        analysis: &Arc<Analysis>,
        line: usize,
        owner: String,
        sender: mpsc::UnboundedSender<(usize, Outcome)>,
    ) -> Job {
        let (all, analysis) = (self.clone(), analysis.clone());
        let think = move || {
            Some(if all.is_wanted(&analysis) { Outcome::Done(analysis.think(line)) } else { Outcome::Left })
        };
        let done = move |outcome: Option<Outcome>| {
            let outcome = outcome.unwrap_or_else(|| {
                tracing::error!("the analysis of a line has failed");
                Outcome::Done(None)
            });
            // The receiver is gone only when the server stops.
            let _ = sender.send((line, outcome));
        };
        Job::idle(owner, think, done)
    }

    fn is_wanted(&self, analysis: &Analysis) -> bool {
        self.is_wanted_now(&analysis.lock())
    }

    fn is_wanted_now(&self, state: &State) -> bool {
        !self.services.stop.is_requested()
            && (state.looking > 0 || state.looked.elapsed() < self.services.silence)
    }

    /// Stores the lines of a table.
    async fn keep(&self, analysis: &Analysis, lines: &mut Vec<(u32, String)>) {
        let lines = std::mem::take(lines);
        let Some(table) = analysis.key.table().filter(|_| !lines.is_empty()) else { return };
        if let Err(error) =
            self.services.store.add_analysed_lines(table, &analysis.key.settings(), &lines).await
        {
            // They are made again after a restart.
            tracing::error!("the analysis of table {table} was not stored: {error}");
        }
    }
}

/// The lines of a game to analyse.
fn wanted_lines(key: &Key, game: &dyn AnyGame) -> Result<Vec<usize>, Error> {
    let mut lines = game.analysed_lines();
    if let Some(seat) = key.seat() {
        let is_own = |line: usize| {
            let line = game.line(line, Viewer::Seat(seat));
            line.is_some_and(|line| line.actor == Actor::Seat(seat))
        };
        lines.retain(|&line| is_own(line));
    }
    if lines.len() > MAX_LINES {
        return Err(Error::Record { fault: RecordFault::Long, line: 1 });
    }
    Ok(lines)
}

/// Forgets analyses that nobody looks at, the oldest first, until there is room.
fn forget_oldest(known: &mut Vec<Arc<Analysis>>) {
    let size = |one: &Arc<Analysis>| one.lock().size + FIXED;
    let mut total: usize = known.iter().map(size).sum();
    let mut resting: Vec<(Instant, String)> = known
        .iter()
        .filter_map(|one| {
            let state = one.lock();
            (state.runs_for.is_none() && state.looking == 0).then(|| (state.looked, one.id.clone()))
        })
        .collect();
    resting.sort_unstable();
    for (_, id) in resting {
        if total <= REMEMBERED {
            return;
        }
        let Some(at) = known.iter().position(|one| one.id == id) else { continue };
        total -= size(&known[at]);
        known.swap_remove(at);
    }
}

/// What an analysis without results takes, with its game: at least as much as the largest record.
const FIXED: usize = 512 * 1024;

impl Analysis {
    fn new(key: Key, game: Box<dyn AnyGame>, lines: Vec<usize>, stored: Vec<(u32, String)>) -> Self {
        let wanted: HashSet<usize> = lines.iter().copied().collect();
        let mut state =
            State { results: Vec::new(), size: 0, runs_for: None, looking: 0, looked: Instant::now() };
        for (line, text) in stored {
            // What cannot be read is analysed again, and the lines of others in a game that runs stay where they are.
            if let (true, Ok(result)) = (wanted.contains(&(line as usize)), serde_json::from_str(&text)) {
                state.size += text.len();
                state.results.push((line as usize, Some(Arc::new(result))));
            }
        }
        let done = watch::Sender::new(state.results.len());
        Analysis { id: random::id(), key, game, lines, state: Mutex::new(state), done }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn missing(&self) -> Vec<usize> {
        let done: HashSet<usize> = self.lock().results.iter().map(|(line, _)| *line).collect();
        self.lines.iter().copied().filter(|line| !done.contains(line)).collect()
    }

    fn add(&self, line: usize, result: Option<LineAnalysis>, size: usize) {
        let mut state = self.lock();
        state.results.push((line, result.map(Arc::new)));
        state.size += size;
        let done = state.results.len();
        drop(state);
        self.done.send_replace(done);
    }

    fn think(&self, line: usize) -> Option<LineAnalysis> {
        let settings = convert::settings(&*self.game, self.key.depth, self.key.knowledge, SEED);
        self.game.analyse(line, &settings)
    }

    pub fn is_finished(&self) -> bool {
        *self.done.borrow() >= self.lines.len()
    }

    /// Keeps the analysis running until the answer is dropped.
    pub fn look(self: &Arc<Self>) -> Look {
        self.lock().looking += 1;
        Look(self.clone())
    }

    /// The number of lines that are done, with its changes.
    pub fn progress(&self) -> watch::Receiver<usize> {
        self.done.subscribe()
    }

    /// What is new for somebody who has seen so many lines, as JSON. That of a long game is large: not for the tasks that serve
    /// people.
    pub fn news(&self, seen: usize) -> Result<Box<RawValue>, Error> {
        // The thread that adds lines waits for no more than this.
        let results: Vec<_> = self.lock().results.iter().map(|(_, result)| result.clone()).collect();
        let done = results.len();
        let running = self.key.seat().is_some();
        let lines = results.get(seen..).unwrap_or_default().iter().flatten();
        let news = AnalysisNews {
            id: self.id.clone(),
            total: self.lines.len() as u32,
            done: done as u32,
            seat: self.key.seat(),
            thresholds: convert::thresholds(&*self.game),
            lines: lines.map(|result| convert::line(result, running)).collect(),
            summary: (done >= self.lines.len())
                .then(|| convert::summary(summarise(results.iter().flatten().map(|result| &**result)))),
        };
        to_raw_value(&news).map_err(|_| Error::Trouble)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(number: usize) -> Arc<Analysis> {
        let entry = maat_catalog::find("imhotep").unwrap();
        let game = entry.start(&entry.terms(2, "")).unwrap();
        let key = Key {
            game: GameKey::Record(number.to_string()),
            depth: Depth::Quick,
            knowledge: Knowledge::Seat,
        };
        Arc::new(Analysis::new(key, game, Vec::new(), Vec::new()))
    }

    /// The chances of versions 1 and 2 are other ones, and an analysis must not mix them with those of today.
    #[test]
    fn lines_of_earlier_versions_are_analysed_again() {
        let settings = analysis(0).key.settings();
        assert!(settings.starts_with("quick seat "), "{settings}");
        assert!(!["quick seat 1", "quick seat 2"].contains(&&*settings), "{settings}");
    }

    #[test]
    fn analyses_that_nobody_looks_at_are_forgotten_the_oldest_first() {
        let room = REMEMBERED / FIXED;
        let mut known: Vec<Arc<Analysis>> = (0..room + 9).map(analysis).collect();
        known[1].lock().runs_for = Some(Owner::new(None, IpAddr::from([127, 0, 0, 1])));
        let look = known[3].look();
        forget_oldest(&mut known);
        let mut left: Vec<usize> = known
            .iter()
            .map(|one| match &one.key.game {
                GameKey::Record(number) => number.parse().unwrap(),
                GameKey::Table { .. } => unreachable!("they are records"),
            })
            .collect();
        left.sort_unstable();
        let expected: Vec<usize> = [1, 3].into_iter().chain(11..room + 9).collect();
        assert_eq!(left, expected, "what runs or is looked at stays");
        drop(look);
        forget_oldest(&mut known);
        assert_eq!(known.len(), room, "there is room");
    }
}
