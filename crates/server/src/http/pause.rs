//! The pause of slow games, for holidays.

use axum::Json;
use axum::extract::State;

use super::auth::{MaybeUser, describe};
use crate::App;
use crate::error::Error;
use crate::store::{User, running_pause};
use maat_protocol::{Me, Pause, PauseInfo};

/// A day and a year in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;
const YEAR: i64 = 365 * DAY;
/// The time for which slow games may be paused in a year.
const PAUSE_OF_YEAR: i64 = 14 * DAY;

/// Pauses the slow games of the user, or ends the pause.
pub async fn pause(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Pause>,
) -> Result<Json<Me>, Error> {
    let user = user.ok_or(Error::Forbidden)?;
    let now = app.time.now();
    let pauses = app.store.pauses(&user.id, now - YEAR).await?;
    let running = running_pause(&pauses, now);
    let begins = running.map_or(now, |(begins, _)| begins);
    let ends = now + i64::from(wish.days) * DAY;
    let others = pauses.iter().filter(|&&pause| Some(pause) != running);
    let others: i64 = others.map(|&pause| length(pause, now)).sum();
    if ends - begins + others > PAUSE_OF_YEAR {
        return Err(Error::Pause);
    }
    if running.is_some() || wish.days > 0 {
        app.store.set_pause(&user.id, begins, ends).await?;
        // Tables of the user may need even pauses that are over.
        app.tables.paused(&user.id, &app.store.pauses(&user.id, now - YEAR).await?).await?;
    }
    Ok(Json(describe(&app, Some(&user)).await?))
}

/// The pause of a user as the client shows it.
pub async fn info(app: &App, user: &User) -> Result<PauseInfo, Error> {
    let now = app.time.now();
    let pauses = app.store.pauses(&user.id, now - YEAR).await?;
    // The part of the running pause that is still to come can be taken back.
    let used: i64 = pauses.iter().map(|&(begins, ends)| length((begins, ends.min(now)), now)).sum();
    Ok(PauseInfo {
        seconds: running_pause(&pauses, now).map(|(_, ends)| ((ends - now) / 1000) as u32),
        left: ((PAUSE_OF_YEAR - used).max(0) / 1000) as u32,
    })
}

/// The part of a pause that lies in the last year.
fn length((begins, ends): (i64, i64), now: i64) -> i64 {
    (ends - begins.max(now - YEAR)).max(0)
}
