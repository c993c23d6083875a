//! Private notes: only their author gets them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use maat_engine::Seat;
use maat_protocol::{About, Note, NoteSaved, Notes, OpponentNote, SaveNote};

use super::auth::{MaybeUser, known_or_guest, set_cookie};
use crate::App;
use crate::error::Error;
use crate::sanitize;
use crate::store::{StoredNote, StoredSeat, StoredTable, Subject, WriteError};
use crate::table::author;

/// Maximum number of characters of a note.
const MAX_CHARS: usize = 2000;

/// The notes of the user that concern a table.
pub async fn at_table(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Notes>, Error> {
    let user = user.map(|user| user.id);
    let table = visible(&app, &id, user.as_deref()).await?;
    let read = async |subject: Subject| match &user {
        Some(user) => app.store.note(user, &subject).await,
        None => Ok(StoredNote::default()),
    };
    let mut opponents = Vec::new();
    for (seat, user) in opponents_of(&table, user.as_deref()) {
        let person = author(&id, &user);
        opponents.push(OpponentNote { seat, person, note: told(read(Subject::User(user)).await?) });
    }
    Ok(Json(Notes { game: told(read(Subject::Table(id)).await?), opponents }))
}

/// Writes a note, for which somebody without a session becomes a guest.
pub async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<SaveNote>,
) -> Result<impl IntoResponse, Error> {
    let text = sanitize::lines(&wish.text, MAX_CHARS).ok_or(Error::BadRequest)?;
    let table = visible(&app, &id, user.as_ref().map(|user| &*user.id)).await?;
    let (user, cookie) = known_or_guest(&app, user).await?;
    let subject = match wish.about {
        About::Game => Subject::Table(id),
        About::Opponent(person) => {
            let mut others = opponents_of(&table, Some(&user.id)).into_iter();
            let (_, other) = others.find(|(_, user)| author(&id, user) == person).ok_or(Error::BadRequest)?;
            Subject::User(other)
        }
    };
    let (version, before) =
        app.store.set_note(&user.id, &subject, &text).await.map_err(|error| match error {
            WriteError::TooMany => Error::TooMany,
            WriteError::Database(error) => Error::Database(error),
        })?;
    let unread = before.version != wish.version && !before.text.is_empty() && before.text != text;
    let saved = NoteSaved { version, replaced: unread.then_some(before.text) };
    Ok((set_cookie(cookie), Json(saved)))
}

/// All notes of the user as text.
pub async fn export(State(app): State<App>, MaybeUser(user): MaybeUser) -> Result<impl IntoResponse, Error> {
    let notes = match &user {
        Some(user) => app.store.notes(&user.id).await?,
        None => Vec::new(),
    };
    let mut text = String::new();
    for (subject, note) in notes {
        let title = match subject {
            Subject::Table(id) => {
                let game = app.store.table(&id).await?.map_or_else(String::new, |table| table.game);
                format!("{game} /table/{id}")
            }
            Subject::User(id) => app.store.user_name(&id).await?,
        };
        text += &format!("== {title}\n{}\n\n", note.text);
    }
    let file = "attachment; filename=\"maat-notes.txt\"";
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, text))
}

/// The table, if the user may see it.
async fn visible(app: &App, id: &str, user: Option<&str>) -> Result<StoredTable, Error> {
    let table = app.store.table(id).await?.ok_or(Error::NotFound)?;
    if table.keeps_out(user) { Err(Error::Forbidden) } else { Ok(table) }
}

/// The other people at a table, each with their first seat.
fn opponents_of(table: &StoredTable, user: Option<&str>) -> Vec<(Seat, String)> {
    let mut people: Vec<(Seat, String)> = Vec::new();
    for (index, person) in table.seats.iter().map(StoredSeat::user).enumerate() {
        let Some(person) = person.filter(|person| Some(*person) != user) else { continue };
        if people.iter().all(|(_, known)| known != person) {
            people.push((Seat::at(index), person.to_owned()));
        }
    }
    people
}

fn told(StoredNote { text, version }: StoredNote) -> Note {
    Note { text, version }
}
