//! Studies: requests that make, read and change them, and the socket of those who look at one together.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::{Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use maat_catalog::AnyGame;
use maat_engine::{Record, Viewer};
use maat_protocol::{
    Closed, Imagined, NewStudy, Opened, PastView, Pong, Refusal, Refused, Remark, Replay, Study, StudyChange,
    StudyChanged, StudyFrom, StudyInfo, StudyMsg, StudyNews, StudyNote, Viewpoint, WhatIf,
};

use super::auth::{MaybeUser, known_or_guest, set_cookie};
use super::replay::{MAX_VIEWS, check_help, replayed, seen, table_of, told, viewpoints_of};
use super::whatif::{self, LineTurn};
use super::{ClientAddress, client_address};
use crate::App;
use crate::error::Error;
use crate::limits::Guard;
use crate::random;
use crate::sanitize;
use crate::store::{Edited, NoteEdit, StoredStudy, StudyEntry, TableStatus, User, to_seconds};
use crate::stream::Meter;
use crate::study::live::Coming;
use crate::study::{self, Draft, LIMITS, MAX_STUDIES, Player, Written};
use crate::table::Msg;
use crate::ws::{self, Heard, Peer, close_with, limited, pump};

/// Maximum size of the text of a study, in bytes as JSON.
const MAX_BODY: usize = 640 * 1024;
/// The length of an author's id.
const AUTHOR_DIGITS: usize = 12;

/// A text with a record and all comments is longer than other requests.
pub fn body_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(MAX_BODY)
}

/// The studies of the user.
pub async fn list(State(app): State<App>, MaybeUser(user): MaybeUser) -> Result<Json<Vec<StudyInfo>>, Error> {
    let Some(user) = user else { return Ok(Json(Vec::new())) };
    let info = |study: crate::store::ListedStudy| StudyInfo {
        own: study.owner == user.id,
        id: study.id,
        title: study.title,
        game: study.game,
        seats: study.seats,
        notes: study.notes,
        updated: to_seconds(study.updated),
    };
    Ok(Json(app.store.studies(&user.id).await?.into_iter().map(info).collect()))
}

/// Makes a study of a finished table or of a text.
pub async fn make(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<NewStudy>,
) -> Result<impl IntoResponse, Error> {
    let title = sanitize::title(&wish.title).ok_or(Error::Comment)?;
    // First, because reading a record takes long. Guests are free, so the limit of a person would limit nobody.
    if !app.addresses.table(address) {
        return Err(Error::TooMany);
    }
    if let Some(user) = &user
        && app.store.count_studies(&user.id).await? >= MAX_STUDIES
    {
        return Err(Error::TooManyStudies);
    }
    let (record, mut written) = match wish.from {
        StudyFrom::Table(table) => of_table(&app, &table, user.as_ref()).await?,
        StudyFrom::Record(text) => {
            let (table, record, written) = app.work.run(address, move || of_text(&text)).await??;
            // In a study, one can play on against bots, and its text does not name the table.
            check_help(&app, table).await?;
            (record, written)
        }
    };
    if !title.is_empty() {
        written.title = title;
    }
    let (user, cookie) = known_or_guest(&app, user).await?;
    let notes: Vec<StudyEntry> = (1..)
        .zip(written.notes)
        .map(|(number, Draft { ply, name, remark })| stored_note(number, ply, &user, name, &remark))
        .collect();
    let players = if written.players.is_empty() { String::new() } else { json(&written.players) };
    let study = StoredStudy {
        id: random::id(),
        owner: user.id,
        secret: None,
        title: written.title,
        game: record.game().to_owned(),
        seats: record.seats(),
        record: record.to_string(),
        players,
        version: notes.len() as u32,
    };
    app.store.add_study(&study, &notes).await?;
    Ok((set_cookie(cookie), Json(Opened { id: study.id })))
}

/// The game of a finished table, and who sat there.
async fn of_table(app: &App, id: &str, user: Option<&User>) -> Result<(Record, Written), Error> {
    let table = app.store.table(id).await?.ok_or(Error::NotFound)?;
    if table.status != TableStatus::Finished {
        return Err(Error::NotOver);
    }
    let user = user.map(|user| user.id.clone());
    let history =
        app.tables.ask(id, |answer| Msg::History { user: user.clone(), viewpoint: None, answer }).await??;
    let players = history.table.seats.iter().map(Player::of).collect();
    Ok((history.game.record(Viewer::Omniscient), Written { players, ..Written::default() }))
}

/// The table that a text names, its game, and what else it says.
fn of_text(text: &str) -> Result<(Option<String>, Record, Written), Error> {
    let (record, game) = replayed(text)?;
    let written = study::read(text, &record)?;
    Ok((record.proof().table.clone(), game.record(Viewer::Omniscient), written))
}

/// A study with what the user may do there.
struct Found {
    study: StoredStudy,
    user: Option<User>,
    owns: bool,
    writes: bool,
}

async fn find(app: &App, id: &str, user: Option<User>) -> Result<Found, Error> {
    let study = app.store.study(id).await?.ok_or(Error::NotFound)?;
    let owns = user.as_ref().is_some_and(|user| user.id == study.owner);
    let writes = match &user {
        Some(user) if !owns && study.secret.is_some() => app.store.is_study_writer(id, &user.id).await?,
        _ => owns,
    };
    Ok(Found { study, user, owns, writes })
}

pub async fn study(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Study>, Error> {
    let Found { study, user, owns, writes } = find(&app, &id, user).await?;
    let notes = app.store.study_notes(&id).await?;
    let owner = app.store.user_name(&study.owner).await?;
    Ok(Json(Study {
        notes: notes.iter().map(|note| shown(&id, note)).collect(),
        owner,
        own: owns,
        writes,
        secret: study.secret.filter(|_| owns),
        author: user.map(|user| author(&id, &user.id)),
        version: study.version,
        title: study.title,
        game: study.game,
        id: study.id,
    }))
}

/// Changes a study. Whoever comes with the link that lets them write becomes a guest if the request has no session.
pub async fn change(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(change): Json<StudyChange>,
) -> Result<Response, Error> {
    let found = find(&app, &id, user).await?;
    if let StudyChange::Join { secret } = change {
        return join(&app, found, &secret).await;
    }
    let Found { study, user, owns, writes } = found;
    let user = user.filter(|_| writes).ok_or(Error::Forbidden)?;
    let mut changed =
        StudyChanged { version: 0, title: None, added: Vec::new(), removed: Vec::new(), access: false };
    let edited = match change {
        StudyChange::Rename { .. } | StudyChange::Share { .. } if !owns => return Err(Error::Forbidden),
        StudyChange::Rename { title } => {
            let title = sanitize::title(&title).ok_or(Error::Comment)?;
            let edited = app.store.rename_study(&id, &title).await?;
            changed.title = Some(title);
            edited
        }
        StudyChange::Share { on } => {
            let secret = on.then(|| random::hex(&random::bytes::<16>()));
            changed.access = true;
            app.store.set_study_secret(&id, secret.as_deref()).await?
        }
        change => {
            let edit = edit_of(&app, address, &study, &user, owns, change).await?;
            let edited = app.store.edit_study(&id, &edit, LIMITS).await?;
            if let NoteEdit::Replace(number, _) | NoteEdit::Remove(number) = &edit {
                changed.removed.push(*number);
            }
            if let (
                Edited::Stored(number),
                NoteEdit::Add(note) | NoteEdit::Draw(note) | NoteEdit::Replace(_, note),
            ) = (edited, edit)
            {
                changed.added.push(shown(&id, &StudyEntry { number, ..note }));
            }
            edited
        }
    };
    match edited {
        Edited::Stored(version) => changed.version = version,
        // It is there as it was wanted.
        Edited::Known => {
            changed.version = study.version;
            return Ok(Json(changed).into_response());
        }
        Edited::Gone => return Err(Error::NoteChanged),
        Edited::Full => return Err(Error::StudyFull),
        Edited::FullPly => return Err(Error::PlyFull),
    }
    app.studies.changed(&id, &changed);
    Ok(Json(changed).into_response())
}

async fn join(app: &App, Found { study, user, writes, .. }: Found, secret: &str) -> Result<Response, Error> {
    if study.secret.as_deref() != Some(secret) && !writes {
        return Err(Error::Forbidden);
    }
    let (user, cookie) = known_or_guest(app, user).await?;
    if !writes {
        app.store.add_study_writer(&study.id, &user.id).await?;
    }
    Ok((set_cookie(cookie), Json(Opened { id: study.id })).into_response())
}

/// The edit of the notes that a change asks for, if the user may make it.
async fn edit_of(
    app: &App,
    address: IpAddr,
    study: &StoredStudy,
    user: &User,
    owns: bool,
    change: StudyChange,
) -> Result<NoteEdit, Error> {
    let known = async |number| app.store.study_note(&study.id, number).await?.ok_or(Error::NoteChanged);
    Ok(match change {
        StudyChange::Add { ply, remark } => {
            let remark = checked(app, address, study, ply, study::clean(remark)?).await?;
            let note = stored_note(0, ply, user, user.name.clone(), &remark);
            match remark {
                Remark::Circle { .. } | Remark::Arrow { .. } => NoteEdit::Draw(note),
                Remark::Comment { .. } | Remark::Line { .. } => NoteEdit::Add(note),
            }
        }
        StudyChange::Rewrite { number, text } => {
            let note = known(number).await?;
            let remark = match (note.author == user.id, remark_of(&note)) {
                (true, Remark::Comment { .. }) => Remark::Comment { text },
                (true, Remark::Line { moves, .. }) => Remark::Line { moves, text },
                _ => return Err(Error::Forbidden),
            };
            let remark = study::clean(remark)?;
            NoteEdit::Replace(number, stored_note(0, note.ply, user, note.name, &remark))
        }
        StudyChange::Remove { number } => {
            let note = known(number).await?;
            let drawing = matches!(remark_of(&note), Remark::Circle { .. } | Remark::Arrow { .. });
            if !(owns || drawing || note.author == user.id) {
                return Err(Error::Forbidden);
            }
            NoteEdit::Remove(number)
        }
        StudyChange::Rename { .. } | StudyChange::Share { .. } | StudyChange::Join { .. } => {
            return Err(Error::BadRequest);
        }
    })
}

/// The remark, if the study has the position that it is about, and its moves are possible there.
async fn checked(
    app: &App,
    address: IpAddr,
    study: &StoredStudy,
    ply: u32,
    remark: Remark,
) -> Result<Remark, Error> {
    let record = study.record.clone();
    let check = move || {
        let record: Record = record.parse().map_err(|_| Error::Trouble)?;
        if ply as usize > record.plies().len() {
            return Err(Error::BadRequest);
        }
        if let Remark::Line { moves, .. } = &remark {
            study::side_line(&record, ply, moves)?;
        }
        Ok(remark)
    };
    app.work.run(address, check).await?
}

/// The position at the end of a line that begins in the game of a study, for those who may keep it there. Everything is open in a study,
/// so that a line agrees with its record.
pub async fn what_if(
    State(app): State<App>,
    turn: LineTurn,
    address: ClientAddress,
    Path(id): Path<String>,
    user: MaybeUser,
    Json(wish): Json<WhatIf>,
) -> Result<Json<Imagined>, Error> {
    let line = whatif::Line::read(&wish)?;
    if wish.viewpoint != Viewpoint::OPEN {
        return Err(Error::BadRequest);
    }
    let owner = whatif::owner(address, &user);
    let MaybeUser(user) = user;
    let found = find(&app, &id, user).await?;
    if !found.writes {
        return Err(Error::Forbidden);
    }
    let (_, game) = app.work.run(turn.address, move || replayed(&found.study.record)).await??;
    whatif::imagine(&app, turn.address, game, line, owner).await
}

pub async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
) -> Result<Json<Opened>, Error> {
    let found = find(&app, &id, user).await?;
    if !found.owns {
        return Err(Error::Forbidden);
    }
    app.store.delete_study(&id).await?;
    app.studies.close(&id);
    Ok(Json(Opened { id }))
}

/// The study as text.
pub async fn text(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let study = app.store.study(&id).await?.ok_or(Error::NotFound)?;
    let notes = app.store.study_notes(&id).await?;
    let write = move || {
        let record: Record = study.record.parse().map_err(|_| Error::Trouble)?;
        let draft =
            |note: &StudyEntry| Draft { ply: note.ply, name: note.name.clone(), remark: remark_of(note) };
        let (players, notes) = (players_of(&study), notes.iter().map(draft).collect());
        Ok::<_, Error>(study::write(&record, &Written { title: study.title, players, notes }))
    };
    let text = app.work.run(address, write).await??;
    let file = format!("attachment; filename=\"maat-study-{id}.txt\"");
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)],
        text,
    ))
}

/// The game of a study, or of one of its side lines with `line=7`.
pub async fn replay(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Json<Replay>, Error> {
    let (query, line) = line_of(query)?;
    let (plies, viewpoint) = super::replay::parameters(&query)?;
    if !plies.is_empty() {
        return Err(Error::BadRequest);
    }
    let (study, note) = with_line(&app, &id, line).await?;
    let tell = move || {
        let (record, game) = game_of(&study, note.as_ref())?;
        let viewpoint = viewpoint.unwrap_or(Viewpoint::OPEN);
        let viewpoints = viewpoints_of(&record, viewpoint)?;
        let mut table = table_of(&record, viewpoint);
        for (seat, player) in table.seats.iter_mut().zip(players_of(&study)) {
            (seat.name, seat.bot) = (player.name, player.bot);
        }
        Ok::<_, Error>(told(&*game, table, viewpoint, viewpoints))
    };
    Ok(Json(app.work.run(address, tell).await??))
}

/// Positions of the same.
pub async fn views(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Json<Vec<PastView>>, Error> {
    let (query, line) = line_of(query)?;
    let (plies, viewpoint) = super::replay::parameters(&query)?;
    if plies.is_empty() || plies.len() > MAX_VIEWS {
        return Err(Error::BadRequest);
    }
    let (study, note) = with_line(&app, &id, line).await?;
    let look = move || {
        let (record, game) = game_of(&study, note.as_ref())?;
        let viewpoint = viewpoint.unwrap_or(Viewpoint::OPEN);
        viewpoints_of(&record, viewpoint)?;
        seen(&*game, &plies, viewpoint)
    };
    Ok(Json(app.work.run(address, look).await??))
}

/// Keys and values of an address, in their order.
type Parameters = Vec<(String, String)>;

/// The number of the side line that the parameters name, and the other parameters.
fn line_of(query: Parameters) -> Result<(Parameters, Option<u32>), Error> {
    let (line, rest): (Parameters, Parameters) = query.into_iter().partition(|(key, _)| key == "line");
    let line = line.first().map(|(_, number)| number.parse().map_err(|_| Error::BadRequest)).transpose()?;
    Ok((rest, line))
}

async fn with_line(
    app: &App,
    id: &str,
    line: Option<u32>,
) -> Result<(StoredStudy, Option<StudyEntry>), Error> {
    let study = app.store.study(id).await?.ok_or(Error::NotFound)?;
    let note = match line {
        Some(number) => Some(app.store.study_note(id, number).await?.ok_or(Error::NotFound)?),
        None => None,
    };
    Ok((study, note))
}

fn game_of(study: &StoredStudy, note: Option<&StudyEntry>) -> Result<(Record, Box<dyn AnyGame>), Error> {
    let Some(note) = note else { return replayed(&study.record) };
    let Remark::Line { moves, .. } = remark_of(note) else { return Err(Error::NotFound) };
    let record: Record = study.record.parse().map_err(|_| Error::Trouble)?;
    study::side_line(&record, note.ply, &moves)
}

fn players_of(study: &StoredStudy) -> Vec<Player> {
    serde_json::from_str(&study.players).unwrap_or_default()
}

fn stored_note(number: u32, ply: u32, user: &User, name: String, remark: &Remark) -> StudyEntry {
    StudyEntry { number, ply, author: user.id.clone(), name, remark: study::stored(remark) }
}

fn shown(study: &str, note: &StudyEntry) -> StudyNote {
    StudyNote {
        number: note.number,
        ply: note.ply,
        author: author(study, &note.author),
        name: note.name.clone(),
        remark: remark_of(note),
    }
}

fn remark_of(note: &StudyEntry) -> Remark {
    serde_json::from_str(&note.remark).expect("it was written as a remark")
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it has only text keys")
}

/// The id that stands for a user in a study, and tells nothing in others.
fn author(study: &str, user: &str) -> String {
    let mut author = random::hash(format!("{study} {user}").as_bytes());
    author.truncate(AUTHOR_DIGITS);
    author
}

/// The socket of somebody who looks at a study.
pub async fn socket(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Extension(meter): Extension<Meter>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Result<Response, Error> {
    let coming = match app.addresses.socket(client_address(&app, &request)) {
        None => Err(Closed::TooMany),
        Some(guard) => match find(&app, &id, user).await {
            Ok(Found { user, owns, writes, .. }) => {
                Ok((Coming { name: user.map(|user| user.name).unwrap_or_default(), owns, writes }, guard))
            }
            Err(Error::NotFound) => Err(Closed::NotFound),
            Err(error) => return Err(error),
        },
    };
    meter.limit(app.config.limits.bytes);
    let upgrade = limited(upgrade);
    Ok(match coming {
        Ok((coming, guard)) => {
            let stop = app.stop.clone();
            upgrade.on_upgrade(move |socket| stop.track(serve(app, id, socket, meter, coming, guard)))
        }
        Err(why) => upgrade.on_upgrade(move |socket| close_with(socket, why.code(), why.reason())),
    })
}

/// Somebody is there from the moment when their socket is open: an upgrade that is broken off leaves nobody behind.
async fn serve(app: App, id: String, mut socket: WebSocket, meter: Meter, coming: Coming, _guard: Guard) {
    let Some((number, mut messages)) = app.studies.enter(&id, coming) else {
        return close_with(socket, Closed::TooMany.code(), Closed::TooMany.reason()).await;
    };
    let mut peer = AtStudy { app: &app, id: &id, number };
    let farewell = pump(&app, &mut peer, &mut socket, &meter, &mut messages).await;
    app.studies.leave(&id, number);
    if let Some((code, reason)) = farewell {
        close_with(socket, code, reason).await;
    }
}

/// The study behind a socket.
struct AtStudy<'a> {
    app: &'a App,
    id: &'a str,
    number: u32,
}

impl Peer for AtStudy<'_> {
    async fn hear(&mut self, text: Option<&str>, _lag: Duration) -> Heard {
        match text.map(serde_json::from_str) {
            Some(Ok(StudyMsg::Ping {})) => Heard::Answer(ws::json(&StudyNews::Pong(Pong {}))),
            Some(Ok(message)) => {
                self.app.studies.hear(self.id, self.number, message);
                Heard::Taken
            }
            Some(Err(_)) | None => Heard::Answer(refused(Refusal::Unreadable)),
        }
    }

    fn too_much(&self) -> Utf8Bytes {
        refused(Refusal::TooMuch)
    }

    /// Nothing of it is stored, so nothing has to be waited for.
    async fn stopped(&self) {
        self.app.stop.requested().await;
    }
}

fn refused(why: Refusal) -> Utf8Bytes {
    ws::json(&StudyNews::Refused(Refused { why }))
}
