//! Requests that open a table, take a seat and start the game.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use maat_bots::{BotSpec, Cost};
use maat_catalog::{Entry, find};

use super::ClientAddress;
use super::auth::{MaybeUser, known_or_guest, set_cookie};
use crate::App;
use crate::error::Error;
use crate::limits::Counted;
use crate::store::{Person, StoredSeat, StoredTable, TableStatus, User};
use crate::table::{Msg, RoomRequest};
use crate::{random, sanitize};
use maat_protocol::{
    Arrange, Conduct, HandOver, NewSeat, NewTable, Occupant, Opened, Pace, PersonalBest, Rejoin, Sit,
};

pub async fn open(
    State(app): State<App>,
    address: ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<NewTable>,
) -> Result<impl IntoResponse, Error> {
    let entry = find(&wish.game).ok_or(Error::NotFound)?;
    let count = u8::try_from(wish.seats.len()).map_err(|_| Error::Seats)?;
    if !entry.seats.contains(&count) || wish.seats.iter().filter(|seat| **seat == NewSeat::You).count() > 1 {
        return Err(Error::Seats);
    }
    if wish.start && wish.seats.contains(&NewSeat::Open) {
        return Err(Error::Seats);
    }
    check_conduct(&wish.conduct, wish.public, entry)?;
    // A coach helps one person against bots, and nobody else.
    let alone = wish.seats.iter().all(|seat| matches!(seat, NewSeat::You | NewSeat::Bot(_)));
    if wish.conduct.coach && !(wish.start && alone) {
        return Err(Error::Conduct);
    }
    let commitment = check_commitment(wish.commitment)?;
    // Options are stored in the canonical form of the game.
    let terms = entry.terms(count, wish.options);
    let game = entry.start(&terms).map_err(|_| Error::Options)?;
    let options = game.record(maat_engine::Viewer::Spectator).options().to_owned();
    let (user, cookie) = known_or_guest(&app, user).await?;
    let limits = &app.config.limits;
    if !wish.start && app.store.open_tables(&user.id).await? >= limits.open_tables {
        return Err(Error::TooManyTables);
    }
    let mut table = StoredTable::new(entry.id, entry.revision, options, &user.id);
    table.public = wish.public;
    table.shuffle = wish.shuffle;
    table.conduct = wish.conduct;
    table.seats = wish.seats.iter().map(|seat| new_seat(seat, entry, &user)).collect::<Result<_, _>>()?;
    table.keep_own_part(&user.id, commitment.as_deref());
    // Whoever plays elsewhere waits for nobody.
    app.quick.leave(&user.id);
    let id = if wish.start {
        count_bots(&app, address, &table).await?;
        start_new(&app, table, user).await?
    } else {
        if table.public {
            count_table(&app, address, Counted::Open, &table.id).await?;
        }
        set_seed(&app, &mut table);
        app.store.add_table(&table).await?;
        table.id
    };
    Ok((set_cookie(cookie), Json(Opened { id })))
}

/// Stores a table whose seats are all taken and starts the game as its host; returns its id.
pub(super) async fn start_new(app: &App, mut table: StoredTable, host: User) -> Result<String, Error> {
    set_seed(app, &mut table);
    app.store.add_table(&table).await?;
    let started = room(app, table.id.clone(), Some(host), RoomRequest::Start).await;
    if let Err(error) = started {
        app.store.delete_open_table(&table.id).await?;
        return Err(error);
    }
    Ok(table.id)
}

/// With a fixed seed, tables with the same game, seats and options get the same deals. Nobody has a part in it.
fn set_seed(app: &App, table: &mut StoredTable) {
    if let Some(seed) = app.config.seed {
        let purpose = format!("{} {} {}", table.game, table.seats.len(), table.options);
        table.seed = random::hex(&random::derived(&seed.to_string(), &purpose));
        (table.part, table.parts) = (None, Vec::new());
    }
}

/// The hash of somebody's random part, if it can be one.
pub(super) fn check_commitment(hash: Option<String>) -> Result<Option<String>, Error> {
    match hash {
        Some(hash) if random::from_hex::<32>(&hash).is_none() => Err(Error::Commitment),
        hash => Ok(hash),
    }
}

/// Counts a table that is about to start, if it has bots, for the address from which it is started.
pub(super) async fn count_bots(app: &App, address: ClientAddress, table: &StoredTable) -> Result<(), Error> {
    let has_bots = table.seats.iter().any(|seat| seat.bot().is_some());
    if table.status != TableStatus::Open || !has_bots {
        return Ok(());
    }
    count_table(app, address, Counted::Bots, &table.id).await
}

/// Counts a table for the address that opens or starts it, unless the address has too many. It counts before it is stored:
/// otherwise many requests at once would all find room.
async fn count_table(
    app: &App,
    ClientAddress(address): ClientAddress,
    kind: Counted,
    table: &str,
) -> Result<(), Error> {
    let Err(counted) = app.addresses.count_table(address, kind, table) else { return Ok(()) };
    if counted.is_empty() {
        return Err(Error::TooManyTables);
    }
    let live = match kind {
        Counted::Open => app.store.open_public_tables(&counted).await?,
        Counted::Bots => app.store.active_bot_tables(&counted).await?,
    };
    app.addresses.forget_tables(address, kind, counted.iter().filter(|id| !live.contains(id)));
    app.addresses.count_table(address, kind, table).map_err(|_| Error::TooManyTables)
}

fn new_seat(seat: &NewSeat, entry: &Entry, user: &User) -> Result<StoredSeat, Error> {
    Ok(match seat {
        NewSeat::You => StoredSeat::Person(Person::new(&user.id, &user.name)),
        NewSeat::Beside(name) => beside(name, user)?,
        NewSeat::Open => StoredSeat::Open,
        NewSeat::Bot(name) => bot_seat(name, entry)?,
    })
}

/// Somebody who plays on the device of the user.
fn beside(name: &str, user: &User) -> Result<StoredSeat, Error> {
    let name = sanitize::name(name).ok_or(Error::Name)?;
    Ok(StoredSeat::Person(Person { beside: true, ..Person::new(&user.id, &name) }))
}

/// Whether the conditions of a table are within reason. Only people who know each other can do without a grace time.
fn check_conduct(conduct: &Conduct, public: bool, entry: &Entry) -> Result<(), Error> {
    const DAY: u32 = 24 * 3600;
    let pace = match conduct.pace {
        Pace::None => true,
        Pace::Live { bank, increment } => (5..=6 * 3600).contains(&bank) && increment <= 600,
        Pace::Slow { decision, bank } => (5..=30 * DAY).contains(&decision) && bank <= 30 * DAY,
    };
    let grace = conduct.grace.map_or(!public, |grace| (1..=30 * DAY).contains(&grace));
    if !pace || !grace {
        return Err(Error::Conduct);
    }
    bot_seat(&conduct.level, entry).map(|_| ())
}

fn bot_seat(name: &str, entry: &Entry) -> Result<StoredSeat, Error> {
    let bot: BotSpec = name.parse().map_err(|_| Error::Seats)?;
    if !entry.has_bot(&bot) || !within_budget(bot.cost()) {
        return Err(Error::Seats);
    }
    Ok(StoredSeat::Bot { level: bot.to_string() })
}

/// Sends a request about its seats to a table whose game has not begun.
async fn room(
    app: &App,
    id: String,
    user: Option<User>,
    request: RoomRequest,
) -> Result<Json<Opened>, Error> {
    let user = user.ok_or(Error::Forbidden)?;
    let message = |answer| Msg::Room { user: user.clone(), request: request.clone(), answer };
    app.tables.ask(&id, message).await??;
    Ok(Json(Opened { id }))
}

/// Whether a bot may be seated. All tables share the threads of the pool, so nobody must wait long for the bot of another.
fn within_budget(cost: Cost) -> bool {
    const MAX_ITERATIONS: u32 = 20_000;
    const MAX_TIME: Duration = Duration::from_secs(2);
    match cost {
        Cost::Negligible => true,
        Cost::Iterations(count) => count <= MAX_ITERATIONS,
        Cost::Time(time) => time <= MAX_TIME,
    }
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Sit>,
) -> Result<impl IntoResponse, Error> {
    let commitment = check_commitment(wish.commitment)?;
    // Checks that the table exists before creating a guest for it.
    app.tables.find(&id).await?;
    let (user, cookie) = known_or_guest(&app, user).await?;
    if app.store.waiting_seats(&user.id, &id).await? >= app.config.limits.waiting_seats {
        return Err(Error::TooManyTables);
    }
    let waiting = user.id.clone();
    let seated = room(&app, id, Some(user), RoomRequest::Sit { seat: wish.seat, commitment }).await?;
    app.quick.leave(&waiting);
    Ok((set_cookie(cookie), seated))
}

pub async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    room(&app, id, user, RoomRequest::Stand).await
}

pub async fn start(
    State(app): State<App>,
    address: ClientAddress,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    let table = app.store.table(&id).await?.ok_or(Error::NotFound)?;
    count_bots(&app, address, &table).await?;
    room(&app, id, user, RoomRequest::Start).await
}

pub async fn arrange(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Arrange>,
) -> Result<Json<Opened>, Error> {
    let host = user.clone().ok_or(Error::Forbidden)?;
    let to = match wish.to {
        Occupant::Open => StoredSeat::Open,
        Occupant::Beside(name) => beside(&name, &host)?,
        Occupant::Bot(name) => {
            let table = app.store.table(&id).await?.ok_or(Error::NotFound)?;
            bot_seat(&name, find(&table.game).ok_or(Error::Trouble)?)?
        }
    };
    room(&app, id, user, RoomRequest::Arrange { seat: wish.seat, to }).await
}

pub async fn hand_over(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<HandOver>,
) -> Result<Json<Opened>, Error> {
    room(&app, id, user, RoomRequest::HandOver(wish.seat)).await
}

pub async fn conduct(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Conduct>,
) -> Result<Json<Opened>, Error> {
    let table = app.store.table(&id).await?.ok_or(Error::NotFound)?;
    check_conduct(&wish, table.public, find(&table.game).ok_or(Error::Trouble)?)?;
    if wish.coach {
        return Err(Error::Conduct);
    }
    room(&app, id, user, RoomRequest::Conduct(wish)).await
}

pub async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    room(&app, id, user, RoomRequest::Close).await
}

/// Whether somebody else waits for the user in a running game. People on the user's device do not.
pub fn is_awaited(status: TableStatus, seats: &[StoredSeat], user: &str) -> bool {
    let waits = |seat: &StoredSeat| seat.user().is_some_and(|other| other != user);
    status == TableStatus::Running && seats.iter().any(waits)
}

/// Removes a table from the list of the user's tables, if nobody waits for them there: it is finished, or they play alone or against
/// bots. It stays where it is, and comes back to the list when the game goes on.
pub async fn hide(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    let user = user.ok_or(Error::Forbidden)?;
    let table = app.store.table(&id).await?.ok_or(Error::NotFound)?;
    if table.status == TableStatus::Open || is_awaited(table.status, &table.seats, &user.id) {
        return Err(Error::NotOver);
    }
    if !app.store.hide_table(&id, &user.id).await? {
        return Err(Error::Forbidden);
    }
    Ok(Json(Opened { id }))
}

/// Leads everybody of a finished game to one new table, which begins when all have come.
pub async fn rematch(
    State(app): State<App>,
    address: ClientAddress,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    wish: Option<Json<Rejoin>>,
) -> Result<Json<Opened>, Error> {
    let commitment = check_commitment(wish.and_then(|Json(wish)| wish.commitment))?;
    let user = user.ok_or(Error::Forbidden)?;
    let rejoin = app.tables.ask(&id, |answer| Msg::Rematch { user: user.clone(), answer }).await??;
    let table = rejoin.table.clone();
    if let Some(stored) = app.store.table(&table).await? {
        count_bots(&app, address, &stored).await?;
    }
    match room(&app, table.clone(), Some(user), RoomRequest::Rejoin { rejoin, commitment }).await {
        // It has begun, perhaps without them: they find their seat or watch.
        Err(Error::NotOpen) => Ok(Json(Opened { id: table })),
        result => result,
    }
}

/// The result of this user at a table beside their best one before; null if the table has none that counts.
pub async fn best(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Option<PersonalBest>>, Error> {
    Ok(Json(match user {
        Some(user) => app.store.personal_best(&id, &user.id).await?,
        None => None,
    }))
}

/// The record as this user may read it.
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<impl IntoResponse, Error> {
    let user = user.map(|user| user.id);
    let record = app.tables.ask(&id, |answer| Msg::Record { user: user.clone(), answer }).await?;
    let text = record.ok_or(Error::NotFound)?;
    let file = format!("attachment; filename=\"maat-{id}.txt\"");
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)],
        text,
    ))
}
