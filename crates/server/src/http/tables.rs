//! Requests that open a table, take a seat and start the game.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use maat_bots::{BotSpec, Cost};
use maat_catalog::{Entry, find};

use super::auth::{MaybeUser, new_guest, set_cookie};
use crate::App;
use crate::error::Error;
use crate::random;
use crate::store::{StoredSeat, User};
use crate::table::{Msg, RoomRequest, new_table};
use maat_protocol::{Arrange, HandOver, NewSeat, NewTable, Occupant, Opened, Sit};

pub async fn open(
    State(app): State<App>,
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
    // Options are stored in the canonical form of the game.
    let terms = entry.terms(count, wish.options);
    let game = entry.start(&terms).map_err(|_| Error::Options)?;
    let options = game.record(maat_engine::Viewer::Spectator).options().to_owned();
    let (user, cookie) = known_or_guest(&app, user).await?;
    let limits = &app.config.limits;
    if !wish.start && app.store.open_tables(&user.id).await? >= limits.open_tables {
        return Err(Error::TooManyTables);
    }
    let mut table = new_table(entry.id, entry.revision, options, &user.id);
    table.public = wish.public;
    table.shuffle = wish.shuffle;
    if let Some(seed) = app.config.seed {
        let purpose = format!("{} {count} {}", entry.id, table.options);
        table.seed = random::hex(&random::derived(&seed.to_string(), &purpose));
    }
    table.seats = wish.seats.iter().map(|seat| new_seat(seat, entry, &user)).collect::<Result<_, _>>()?;
    app.store.add_table(&table).await?;
    if wish.start {
        let started = room(&app, table.id.clone(), Some(user), RoomRequest::Start).await;
        if let Err(error) = started {
            app.store.delete_open_table(&table.id).await?;
            return Err(error);
        }
    }
    Ok((set_cookie(cookie), Json(Opened { id: table.id })))
}

fn new_seat(seat: &NewSeat, entry: &Entry, user: &User) -> Result<StoredSeat, Error> {
    Ok(match seat {
        NewSeat::You => StoredSeat::Person { user: user.id.clone(), name: user.name.clone() },
        NewSeat::Open => StoredSeat::Open,
        NewSeat::Bot(name) => bot_seat(name, entry)?,
    })
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

/// Whether a bot may be seated. All tables share the threads of the pool, so a bot must not think for minutes.
fn within_budget(cost: Cost) -> bool {
    const MAX_ITERATIONS: u32 = 50_000;
    const MAX_TIME: Duration = Duration::from_secs(5);
    match cost {
        Cost::Negligible => true,
        Cost::Iterations(count) => count <= MAX_ITERATIONS,
        Cost::Time(time) => time <= MAX_TIME,
    }
}

async fn known_or_guest(
    app: &App,
    user: Option<User>,
) -> Result<(User, Option<axum::http::HeaderValue>), Error> {
    match user {
        Some(user) => Ok((user, None)),
        // The name stays empty: clients show «Guest» in their language.
        None => new_guest(app, "").await.map(|(user, cookie)| (user, Some(cookie))),
    }
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Sit>,
) -> Result<impl IntoResponse, Error> {
    // Checks that the table exists before creating a guest for it.
    app.tables.find(&id).await?;
    let (user, cookie) = known_or_guest(&app, user).await?;
    if app.store.waiting_seats(&user.id, &id).await? >= app.config.limits.waiting_seats {
        return Err(Error::TooManyTables);
    }
    Ok((set_cookie(cookie), room(&app, id, Some(user), RoomRequest::Sit(wish.seat)).await?))
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
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    room(&app, id, user, RoomRequest::Start).await
}

pub async fn arrange(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Arrange>,
) -> Result<Json<Opened>, Error> {
    let to = match wish.to {
        Occupant::Open => StoredSeat::Open,
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

pub async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    room(&app, id, user, RoomRequest::Close).await
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
