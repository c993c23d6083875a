//! The figures of somebody's games beside those of everybody's.
//!
//! They are counted on request from the newest games. A game is replayed once; what is counted of it is kept in memory.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query, State};
use maat_catalog::stats::{Compared, Digest, FEW, statistics};
use maat_engine::{Record, Seat, SeatSet};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::ClientAddress;
use super::auth::MaybeUser;
use crate::App;
use crate::error::Error;
use crate::store::{StoredSeat, StoredTable, TableStatus};

/// The most games of one person, and of everybody, that are counted.
const MAX_OWN: usize = 200;
const MAX_ALL: usize = 500;
/// The number of games of which is kept what is counted; each takes about a kilobyte.
const KEPT: usize = 4_000;
/// Time for which a request replays games. What is left is counted by the next one.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was counted of games by the ids of their tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Counted {
    kept: Arc<Mutex<Kept>>,
    /// One request replays at a time, so that tables hardly notice it.
    permit: Arc<Semaphore>,
}

#[derive(Default, Debug)]
struct Kept {
    games: HashMap<String, Arc<Game>>,
    /// Their tables in the order in which they were counted.
    order: VecDeque<String>,
}

#[derive(Debug)]
struct Game {
    /// `None` for a game that was ended early.
    digest: Option<Digest>,
    /// The users on the seats, without those beside them.
    users: Vec<Option<String>>,
    /// The seats of people.
    people: SeatSet,
}

impl Default for Counted {
    fn default() -> Self {
        Counted { kept: Arc::default(), permit: Arc::new(Semaphore::new(1)) }
    }
}

impl Counted {
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, table: &str) -> Option<Arc<Game>> {
        self.lock().games.get(table).cloned()
    }

    fn keep(&self, table: &str, game: Arc<Game>) {
        let mut kept = self.lock();
        if kept.games.insert(table.to_owned(), game).is_none() {
            kept.order.push_back(table.to_owned());
        }
        // What was counted first is counted again if somebody asks.
        while kept.games.len() > KEPT
            && let Some(oldest) = kept.order.pop_front()
        {
            kept.games.remove(&oldest);
        }
    }
}

/// Which games are counted.
#[derive(Deserialize, Debug)]
pub struct Filter {
    /// The number of players; all games without it.
    players: Option<u8>,
}

/// The figures of the user's games of one kind, and of everybody's.
pub async fn compared(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Filter { players }): Query<Filter>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Compared>, Error> {
    let entry = maat_catalog::find(&game).ok_or(Error::NotFound)?;
    let user = user.map(|user| user.id);
    let own = match &user {
        Some(user) => app.store.finished_tables(entry.id, Some(user), MAX_OWN).await?,
        None => Vec::new(),
    };
    let all = app.store.finished_tables(entry.id, None, MAX_ALL).await?;
    let (counted, partial) = count(&app, address, own.iter().chain(&all)).await?;
    let games = |tables: &[String]| -> Vec<&Game> {
        tables.iter().filter_map(|id| Some(&**counted.get(id)?)).collect()
    };
    let (own, all) = (games(&own), games(&all));
    let seats_of = |game: &Game| -> SeatSet {
        let seats = game.users.iter().enumerate().filter(|(_, one)| one.is_some() && **one == user);
        seats.fold(SeatSet::EMPTY, |seats, (seat, _)| seats.with(Seat::at(seat)))
    };
    Ok(Json(Compared {
        own: statistics(
            entry.id,
            players,
            own.iter().filter_map(|game| Some((game.digest.as_ref()?, seats_of(game)))),
        ),
        all: statistics(
            entry.id,
            players,
            all.iter().filter_map(|game| Some((game.digest.as_ref()?, game.people))),
        ),
        few: FEW,
        partial,
    }))
}

/// What is counted of these games, by table, and whether some are left. Those that were not counted before are counted now. The request
/// holds what it has found: others may push it out of what is kept.
async fn count(
    app: &App,
    address: IpAddr,
    tables: impl Iterator<Item = &String>,
) -> Result<(HashMap<String, Arc<Game>>, bool), Error> {
    let (mut games, mut missing) = (HashMap::new(), Vec::new());
    for id in tables {
        match app.counted.get(id) {
            Some(game) => _ = games.insert(id.clone(), game),
            None => missing.push(id),
        }
    }
    if missing.is_empty() {
        return Ok((games, false));
    }
    let Ok(_permit) = app.counted.permit.try_acquire() else { return Ok((games, true)) };
    let began = Instant::now();
    for id in missing {
        if games.contains_key(id) {
            continue;
        }
        if began.elapsed() > PATIENCE {
            return Ok((games, true));
        }
        let Some(table) = app.store.table(id).await? else { continue };
        if table.status != TableStatus::Finished {
            continue;
        }
        let lines = app.store.lines(id).await?;
        let counted = Arc::new(app.work.run(address, move || counted(&table, &lines)).await?);
        app.counted.keep(id, counted.clone());
        games.insert(id.clone(), counted);
    }
    Ok((games, false))
}

fn counted(table: &StoredTable, lines: &[String]) -> Game {
    let digest = || {
        let text = format!("{}{}\n", table.record_head(), lines.join("\n"));
        let record: Record = text.parse().ok()?;
        let game = maat_catalog::find(&table.game)?.replay(&record).ok()?;
        Digest::of(&*game)
    };
    let user = |seat: &StoredSeat| {
        seat.person().filter(|person| !person.beside && !person.resigned).map(|person| person.user.clone())
    };
    let users: Vec<Option<String>> = table.seats.iter().map(user).collect();
    let people = table.seats.iter().enumerate().filter(|(_, seat)| seat.person().is_some());
    let people = people.fold(SeatSet::EMPTY, |seats, (seat, _)| seats.with(Seat::at(seat)));
    Game { digest: digest(), users, people }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_that_were_counted_first_are_forgotten_first() {
        let counted = Counted::default();
        for number in 0..KEPT + 3 {
            let game = Game { digest: None, users: Vec::new(), people: SeatSet::EMPTY };
            counted.keep(&number.to_string(), Arc::new(game));
        }
        let is_kept = |number: usize| counted.get(&number.to_string()).is_some();
        assert!((3..KEPT + 3).all(is_kept), "the newest stay");
        assert!(!(0..3).any(is_kept));
        assert_eq!(counted.lock().order.len(), KEPT);
    }
}
