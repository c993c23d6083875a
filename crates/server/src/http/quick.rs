//! Requests that bring people together: the code of a table, and quick matches.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use maat_catalog::find;
use maat_protocol::{BotCall, Conduct, JoinByCode, MEDIUM_BOT, Opened, QuickAnswer, QuickMatch, QuickPace};
use serde::Deserialize;
use tokio::time::timeout;

use super::ClientAddress;
use super::auth::{MaybeUser, known_or_guest, set_cookie};
use super::tables::{check_commitment, count_bots, start_new};
use crate::App;
use crate::error::Error;
use crate::quick::Match;
use crate::random;
use crate::store::{Person, StoredSeat, StoredTable, TableStatus};

/// Time for which a request of somebody who waits is held back if nothing changes. Clients and proxies give up after 20 s or more.
const HOLD: Duration = Duration::from_secs(12);
/// Interval in which those who wait look who is gone.
const TICK: Duration = Duration::from_secs(1);
/// Seconds of absence after which a bot may take a seat at a table of a slow game.
const SLOW_GRACE: u32 = 24 * 3600;

/// Finds the table with a code while it waits for players. Whoever has a seat there finds it later, too.
pub async fn join_by_code(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<JoinByCode>,
) -> Result<Json<Opened>, Error> {
    let code = random::read_code(&wish.code).ok_or(Error::Code)?;
    // The token is taken first: otherwise many requests at once would all find one.
    if !app.addresses.code(address) {
        return Err(Error::TooMany);
    }
    let found = app.store.table_by_code(&code).await?;
    let Some((id, status)) = found else { return Err(Error::Code) };
    let user = user.map(|user| user.id);
    let knows = match &user {
        _ if status == TableStatus::Open => true,
        Some(user) => app.store.has_seat(&id, user).await?,
        None => false,
    };
    if !knows {
        // The same answer as for an unknown code, so that guessing does not find private games.
        return Err(Error::Code);
    }
    app.addresses.right_code(address);
    Ok(Json(Opened { id }))
}

/// Begins a search, or changes what is searched for.
pub async fn seek(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(mut wish): Json<QuickMatch>,
) -> Result<impl IntoResponse, Error> {
    let commitment = check_commitment(wish.commitment.take())?;
    let entry = find(&wish.game).ok_or(Error::NotFound)?;
    if wish.seats.is_some_and(|seats| seats < 2 || !entry.seats.contains(&seats)) {
        return Err(Error::Seats);
    }
    let (user, cookie) = known_or_guest(&app, user).await?;
    // A search ends with a new table, so it is limited like one.
    if !app.quick.is_waiting(&user.id) && !app.addresses.table(address)
        || app.quick.others_at(address, &user.id) >= app.config.limits.seekers
    {
        return Err(Error::TooManyTables);
    }
    app.quick.seek(user.clone(), address, wish, commitment);
    begin_matches(&app);
    Ok((set_cookie(cookie), Json(app.quick.answer(&user.id))))
}

#[derive(Debug, Deserialize)]
pub struct Seen {
    /// The version that the client has seen.
    #[serde(default)]
    seen: Option<u32>,
}

/// How the search stands. A request of somebody who has seen the newest version is answered when there is a newer one.
pub async fn look(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Query(Seen { seen }): Query<Seen>,
) -> Json<QuickAnswer> {
    let Some(user) = user else { return Json(QuickAnswer::Idle) };
    let _look = app.quick.look(&user.id);
    let mut changes = app.quick.changes();
    let until = Instant::now() + HOLD;
    loop {
        changes.mark_unchanged();
        begin_matches(&app);
        let answer = app.quick.answer(&user.id);
        let over = Instant::now() >= until || app.stop.is_requested();
        match answer {
            QuickAnswer::Waiting(search) if Some(search.version) == seen && !over => {}
            QuickAnswer::Opening if !over => {}
            answer => return Json(answer),
        }
        tokio::select! {
            _ = timeout(TICK, changes.changed()) => {}
            () = app.stop.requested() => {}
        }
    }
}

/// Begins with bots on the free seats, or answers somebody who wants to.
pub async fn bots(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<BotCall>,
) -> Result<Json<QuickAnswer>, Error> {
    let user = user.ok_or(Error::Forbidden)?;
    if !app.quick.accept_bots(&user, wish.accept) {
        return Err(Error::NotOpen);
    }
    begin_matches(&app);
    Ok(Json(app.quick.answer(&user.id)))
}

/// Ends the search.
pub async fn leave(State(app): State<App>, MaybeUser(user): MaybeUser) -> Json<QuickAnswer> {
    if let Some(user) = user {
        app.quick.leave(&user.id);
    }
    Json(QuickAnswer::Idle)
}

/// Opens the tables of all who can begin. The requests of these people may end meanwhile, so tasks of their own do it.
fn begin_matches(app: &App) {
    for found in app.quick.settle() {
        let app = app.clone();
        app.stop.clone().spawn(async move {
            let result = match open_table(&app, &found).await {
                Ok(id) => QuickAnswer::Found(id),
                Err(error) => {
                    tracing::warn!("a quick match of {} has no table: {error}", found.game);
                    QuickAnswer::Failed(error.id().to_owned())
                }
            };
            app.quick.opened(&found.people, &result);
        });
    }
}

/// Opens the table of a match and starts the game.
async fn open_table(app: &App, found: &Match) -> Result<String, Error> {
    let entry = find(&found.game).ok_or(Error::NotFound)?;
    let host = found.people.first().ok_or(Error::Seats)?;
    let mut table = StoredTable::new(entry.id, entry.revision, String::new(), &host.id);
    table.public = true;
    table.shuffle = true;
    table.conduct = Conduct { pace: found.pace.pace(), ..Conduct::default() };
    if found.pace == QuickPace::Slow {
        table.conduct.grace = Some(SLOW_GRACE);
    }
    let people = found.people.iter().map(|user| StoredSeat::Person(Person::new(&user.id, &user.name)));
    let bots = std::iter::repeat_with(|| StoredSeat::Bot { level: MEDIUM_BOT.to_owned() });
    table.seats = people.chain(bots).take(found.seats.into()).collect();
    for (user, commitment) in found.people.iter().zip(&found.commitments) {
        table.keep_own_part(&user.id, commitment.as_deref());
    }
    count_bots(app, ClientAddress(found.address), &table).await?;
    start_new(app, table, host.clone()).await
}
