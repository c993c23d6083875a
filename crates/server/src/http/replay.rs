//! Replays: positions of the past, of tables and of records that somebody has.

use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use maat_catalog::AnyGame;
use maat_engine::{Record, RecordError, ReplayError, ReplayErrorKind, Seat};
use maat_protocol::{PastView, RecordViews, Replay, ReplayRecord, RoundStart, TableInfo, Viewpoint};

use super::ClientAddress;
use super::auth::MaybeUser;
use super::learn::learning_table;
use crate::App;
use crate::error::{Error, RecordFault};
use crate::store::{TableStatus, to_seconds};
use crate::table::{History, Imagine, Msg};

/// Maximum number of past views in one request.
pub(super) const MAX_VIEWS: usize = 40;
/// Maximum size of a request with a record, in bytes.
const MAX_BODY: usize = 128 * 1024;
/// Maximum number of lines of a record. The longest games have a few hundred; each undo adds some.
const MAX_LINES: usize = 5_000;

/// Records are longer than other requests.
pub fn body_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(MAX_BODY)
}

/// The parameters of a request about the past of a table: `ply=12&ply=40&as=b`.
pub(super) fn parameters(query: &[(String, String)]) -> Result<(Vec<usize>, Option<Viewpoint>), Error> {
    let (mut plies, mut viewpoint) = (Vec::new(), None);
    for (key, value) in query {
        match key.as_str() {
            "ply" => plies.push(value.parse().map_err(|_| Error::BadRequest)?),
            "as" => viewpoint = Some(value.parse().map_err(|_| Error::BadRequest)?),
            _ => return Err(Error::BadRequest),
        }
    }
    Ok((plies, viewpoint))
}

pub(super) async fn history(
    app: &App,
    id: &str,
    user: MaybeUser,
    viewpoint: Option<Viewpoint>,
) -> Result<History, Error> {
    let user = user.0.map(|user| user.id);
    app.tables.ask(id, |answer| Msg::History { user: user.clone(), viewpoint, answer }).await?
}

/// The game of a table from its first line to its last one so far, as this user may see it.
pub async fn of_table(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    user: MaybeUser,
) -> Result<Json<Replay>, Error> {
    let (plies, viewpoint) = parameters(&query)?;
    if !plies.is_empty() {
        return Err(Error::BadRequest);
    }
    let History { game, viewpoint, viewpoints, table, .. } = history(&app, &id, user, viewpoint).await?;
    let moved = app.store.last_move(&id).await?.map(to_seconds);
    let replay = app.work.run(address, move || told(&*game, table, viewpoint, viewpoints)).await?;
    Ok(Json(Replay { moved, ..replay }))
}

/// The table as this user may see it after each of some numbers of lines.
pub async fn views(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    user: MaybeUser,
) -> Result<Json<Vec<PastView>>, Error> {
    let (plies, viewpoint) = parameters(&query)?;
    if plies.is_empty() || plies.len() > MAX_VIEWS {
        return Err(Error::BadRequest);
    }
    let History { game, viewpoint, .. } = history(&app, &id, user, viewpoint).await?;
    // Not by the table: replaying a long game takes some milliseconds.
    Ok(Json(app.work.run(address, move || seen(&*game, &plies, viewpoint)).await??))
}

/// The game of a record. Whoever has a record may see everything in it.
pub async fn of_record(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Json(wish): Json<ReplayRecord>,
) -> Result<Json<Replay>, Error> {
    let replay = move || {
        let (record, game) = replayed(&wish.record)?;
        let viewpoint = wish.viewpoint.unwrap_or(Viewpoint::OPEN);
        let viewpoints = viewpoints_of(&record, viewpoint)?;
        Ok::<_, Error>(told(&*game, table_of(&record, viewpoint), viewpoint, viewpoints))
    };
    Ok(Json(app.work.run(address, replay).await??))
}

/// Positions of a record.
pub async fn views_of_record(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Json(wish): Json<RecordViews>,
) -> Result<Json<Vec<PastView>>, Error> {
    if wish.plies.len() > MAX_VIEWS {
        return Err(Error::BadRequest);
    }
    let views = move || {
        let (record, game) = replayed(&wish.record)?;
        viewpoints_of(&record, wish.viewpoint)?;
        let plies: Vec<usize> = wish.plies.iter().map(|ply| *ply as usize).collect();
        seen(&*game, &plies, wish.viewpoint)
    };
    Ok(Json(app.work.run(address, views).await??))
}

/// A table that gives the seats for a record. Nobody knows who sat there.
pub(super) fn table_of(record: &Record, viewpoint: Viewpoint) -> TableInfo {
    let mut table = TableInfo { you: viewpoint.seat(), ..learning_table(String::new(), record, Seat::A) };
    table.seats.iter_mut().for_each(|seat| seat.bot = None);
    table
}

/// The viewpoints of a record, which must have the wanted one.
pub(super) fn viewpoints_of(record: &Record, wanted: Viewpoint) -> Result<Vec<Viewpoint>, Error> {
    let viewpoints: Vec<Viewpoint> = Viewpoint::all(record.seats()).collect();
    if viewpoints.contains(&wanted) { Ok(viewpoints) } else { Err(Error::BadRequest) }
}

/// Reads a record of a length that games have.
pub(super) fn parsed(text: &str) -> Result<Record, Error> {
    let record: Record = text
        .parse()
        .map_err(|error: RecordError| Error::Record { fault: RecordFault::Syntax, line: error.line })?;
    if record.plies().len() > MAX_LINES {
        return Err(Error::Record { fault: RecordFault::Long, line: record.plies()[MAX_LINES].line });
    }
    Ok(record)
}

/// A record that somebody has sent, and its game.
pub(super) fn replayed(text: &str) -> Result<(Record, Box<dyn AnyGame>), Error> {
    let record = parsed(text)?;
    let entry =
        maat_catalog::find(record.game()).ok_or(Error::Record { fault: RecordFault::Game, line: 1 })?;
    let game = entry.replay(&record).map_err(|error| replay_fault(&error))?;
    Ok((record, game))
}

/// The table that a record names, if it is one of this server where the game still runs.
async fn running(app: &App, table: Option<String>) -> Result<Option<String>, Error> {
    let Some(id) = table else { return Ok(None) };
    let stored = app.store.table(&id).await?;
    Ok(stored.filter(|table| table.status == TableStatus::Running).map(|_| id))
}

/// Refuses the engine's help with the record of a game that still runs here. Its table gives the help that is allowed, and counts it.
pub(super) async fn check_help(app: &App, table: Option<String>) -> Result<(), Error> {
    if running(app, table).await?.is_some() { Err(Error::GameRuns) } else { Ok(()) }
}

/// Refuses playing on from the record of a game that still runs here, unless the user may do so at its table.
pub(super) async fn check_playing_on(app: &App, table: Option<String>, user: MaybeUser) -> Result<(), Error> {
    let Some(id) = running(app, table).await? else { return Ok(()) };
    match history(app, &id, user, None).await {
        Ok(History { imagine: Imagine::Alone | Imagine::WithBots, .. }) => Ok(()),
        Ok(History { imagine: Imagine::Plan | Imagine::No, .. }) | Err(Error::Forbidden) => {
            Err(Error::GameRuns)
        }
        Err(error) => Err(error),
    }
}

/// The answer to somebody whose record does not replay.
pub(super) fn replay_fault(error: &ReplayError) -> Error {
    let fault = match error.why {
        ReplayErrorKind::Game(_) | ReplayErrorKind::Setup(_) => RecordFault::Game,
        ReplayErrorKind::Refused(_) | ReplayErrorKind::Undo => RecordFault::Move,
        ReplayErrorKind::Hidden => RecordFault::Hidden,
        ReplayErrorKind::Result { .. } => RecordFault::Result,
    };
    Error::Record { fault, line: error.line.max(1) }
}

pub(super) fn told(
    game: &dyn AnyGame,
    table: TableInfo,
    viewpoint: Viewpoint,
    viewpoints: Vec<Viewpoint>,
) -> Replay {
    Replay {
        table,
        plies: game.len() as u32,
        rounds: game.rounds().into_iter().map(|(ply, round)| RoundStart { ply: ply as u32, round }).collect(),
        log: game.log_since(0, viewpoint.into()),
        outcome: game.outcome(),
        moved: None,
        viewpoint,
        viewpoints,
    }
}

pub(super) fn seen(
    game: &dyn AnyGame,
    plies: &[usize],
    viewpoint: Viewpoint,
) -> Result<Vec<PastView>, Error> {
    let views = game.past_views(plies, viewpoint.into()).ok_or(Error::BadRequest)?;
    Ok(plies.iter().zip(views).map(|(ply, view)| PastView { ply: *ply as u32, view }).collect())
}
