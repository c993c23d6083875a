//! "Something is wrong here": reports to the host of the server.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use maat_engine::Record;
use maat_protocol::{Report, ReportKind};

use super::ClientAddress;
use super::auth::{MaybeUser, known_or_guest, set_cookie};
use super::replay::replayed;
use crate::App;
use crate::error::Error;
use crate::sanitize;
use crate::store::{ReportError, StoredReport};
use crate::table::Msg;

/// Maximum number of characters of a report.
const MAX_CHARS: usize = 1000;
/// Maximum length of the name of a language.
const MAX_LANG: usize = 8;

/// Stores a report, for which somebody without a session becomes a guest.
pub async fn report(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<Report>,
) -> Result<impl IntoResponse, Error> {
    let text = sanitize::lines(&wish.text, MAX_CHARS).filter(|text| !text.is_empty());
    let text = text.ok_or(Error::BadRequest)?;
    if wish.lang.len() > MAX_LANG || !wish.lang.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        return Err(Error::BadRequest);
    }
    let record = match (&wish.table, wish.record) {
        (Some(id), None) => {
            let user = user.as_ref().map(|user| user.id.clone());
            let record = app.tables.ask(id, |answer| Msg::Record { user: user.clone(), answer }).await?;
            let text = record.ok_or(Error::NotFound)?;
            text.parse::<Record>().map_err(|_| Error::Trouble)?
        }
        // Only what is a game can be attached.
        (None, Some(text)) => app.work.run(address, move || replayed(&text)).await??.0,
        _ => return Err(Error::BadRequest),
    };
    let record = up_to(&record, wish.ply as usize).ok_or(Error::BadRequest)?;
    if !app.addresses.report(address) {
        return Err(Error::TooMany);
    }
    let (user, cookie) = known_or_guest(&app, user).await?;
    let report = StoredReport {
        number: 0,
        user: user.id,
        table: wish.table,
        ply: wish.ply,
        kind: kind_name(wish.kind).to_owned(),
        text,
        lang: wish.lang,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        record: record.to_string(),
        at: 0,
        closed: false,
    };
    let number = app.store.add_report(&report).await.map_err(|error| match error {
        ReportError::TooMany => Error::TooMany,
        ReportError::Database(error) => Error::Database(error),
    })?;
    tracing::info!("report {number} has come; `maat reports` shows it");
    Ok((set_cookie(cookie), Json(())))
}

fn kind_name(kind: ReportKind) -> &'static str {
    match kind {
        ReportKind::Rule => "rule",
        ReportKind::Display => "display",
        ReportKind::Text => "text",
        ReportKind::Other => "other",
    }
}

/// The record of the first `lines` lines; `None` if there are not so many.
fn up_to(record: &Record, lines: usize) -> Option<Record> {
    let plies = record.plies().get(..lines)?;
    let mut part =
        Record::new(record.game(), record.revision(), record.seats(), record.dealing(), record.options());
    for ply in plies {
        part.push(ply.actor, ply.text.clone());
    }
    Some(part)
}
