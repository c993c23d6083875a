//! Analyses of tables and of records that somebody has.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query, State};
use maat_protocol::{Analyse, AnalyseRecord, Knowledge};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::time::timeout_at;

use super::ClientAddress;
use super::auth::MaybeUser;
use super::replay::{check_help, replayed};
use crate::App;
use crate::analysis::{Analysis, GameKey, Key, Owner};
use crate::error::Error;
use crate::random;
use crate::table::{Analysed, Msg};

/// Time for which a request is held back if there is nothing new. Clients and proxies give up after 20 s or more.
const HOLD: Duration = Duration::from_secs(12);
/// Time in which new lines are gathered for one answer.
const GATHER: Duration = Duration::from_millis(700);

/// [`maat_protocol::AnalysisNews`] as it is sent.
type News = Json<Box<RawValue>>;

/// Begins the analysis of a table's game, or joins it.
pub async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Analyse>,
) -> Result<News, Error> {
    let user = user.map(|user| user.id);
    let Analysed { game, seat } =
        app.tables.ask(&id, |answer| Msg::Analysed { user: user.clone(), answer }).await??;
    if seat.is_some() && wish.knowledge == Knowledge::Open {
        return Err(Error::NotOver);
    }
    let key = Key {
        game: GameKey::Table { id, len: game.len(), seat },
        depth: wish.depth,
        knowledge: wish.knowledge,
    };
    let analysis = app.analyses.open(&app.work, address, key, game).await?;
    let _look = analysis.look();
    app.analyses.resume(&analysis, Owner::new(user.as_deref(), address))?;
    news(&app, address, &analysis, 0).await
}

/// Begins the analysis of a record, or joins it.
pub async fn of_record(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<AnalyseRecord>,
) -> Result<News, Error> {
    let (depth, knowledge) = (wish.depth, wish.knowledge);
    let read = move || {
        let (record, game) = replayed(&wish.record)?;
        let hash = random::hash(record.to_string().as_bytes());
        Ok::<_, Error>((record.proof().table.clone(), hash, game))
    };
    let (table, hash, game) = app.work.run(address, read).await??;
    check_help(&app, table).await?;
    let key = Key { game: GameKey::Record(hash), depth, knowledge };
    let analysis = app.analyses.open(&app.work, address, key, game).await?;
    let _look = analysis.look();
    app.analyses.resume(&analysis, Owner::new(user.as_ref().map(|user| &*user.id), address))?;
    news(&app, address, &analysis, 0).await
}

#[derive(Debug, Deserialize)]
pub struct Seen {
    /// The number of lines that the client has seen.
    #[serde(default)]
    seen: usize,
}

/// What is new in an analysis, which goes on if it had stopped. Whoever has seen everything gets the answer when there is something new.
pub async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Query(Seen { seen }): Query<Seen>,
) -> Result<News, Error> {
    let analysis = app.analyses.find(&id).ok_or(Error::NotFound)?;
    let _look = analysis.look();
    app.analyses.resume(&analysis, Owner::new(user.as_ref().map(|user| &*user.id), address))?;
    let begun = Instant::now();
    let mut progress = analysis.progress();
    while !analysis.is_finished() && !app.stop.is_requested() {
        let is_new = *progress.borrow_and_update() > seen;
        let until = begun + if is_new { GATHER } else { HOLD };
        if Instant::now() >= until {
            break;
        }
        tokio::select! {
            _ = timeout_at(until.into(), progress.changed()) => {}
            () = app.stop.requested() => {}
        }
    }
    news(&app, address, &analysis, seen).await
}

async fn news(app: &App, address: IpAddr, analysis: &Arc<Analysis>, seen: usize) -> Result<News, Error> {
    let analysis = analysis.clone();
    Ok(Json(app.work.run(address, move || analysis.news(seen)).await??))
}
