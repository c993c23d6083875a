//! Lists of games and tables.

use std::cmp::Reverse;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use maat_catalog::{Entry, GAMES};
use maat_engine::options::Values;
use maat_engine::{Choice, Seat, SeatSet};

use super::auth::MaybeUser;
use super::tables::is_awaited;
use crate::App;
use crate::error::Error;
use crate::store::{StoredLine, StoredSeat, TableStatus, User, now, to_seconds};
use crate::table::seat_infos;
use maat_protocol::{GameInfo, Lobby, OptionInfo, OptionValues, TableLine, Watchers};

/// Cached, because the games do not change while the program runs.
static INFOS: LazyLock<Vec<GameInfo>> = LazyLock::new(|| GAMES.iter().map(game_info).collect());

pub async fn games() -> Json<&'static [GameInfo]> {
    Json(&INFOS)
}

fn game_info(entry: &Entry) -> GameInfo {
    GameInfo {
        id: entry.id.to_owned(),
        least_seats: *entry.seats.start(),
        most_seats: *entry.seats.end(),
        revision: entry.revision,
        options: entry.options.iter().map(option_info).collect(),
    }
}

fn option_info(choice: &Choice) -> OptionInfo {
    let words = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    OptionInfo {
        key: choice.key.to_owned(),
        values: match choice.values {
            Values::OneOf(values) => OptionValues::OneOf(words(values)),
            Values::Seats => OptionValues::Seats,
        },
        least_seats: *choice.seats.start(),
        most_seats: *choice.seats.end(),
    }
}

pub async fn lobby(State(app): State<App>, MaybeUser(user): MaybeUser) -> Result<Json<Lobby>, Error> {
    let (mine, mine_count) = match &user {
        Some(user) => app.store.tables_of(&user.id).await?,
        None => (Vec::new(), 0),
    };
    let lines = |stored: Vec<StoredLine>| {
        stored.into_iter().map(|line| table_line(&app, line, user.as_ref())).collect()
    };
    let has_people = |id: &str| !app.tables.glance(id).present.is_empty();
    let mut running = app.store.public_tables(TableStatus::Running, has_people).await?;
    running.retain(|line| line.conduct.watchers != Watchers::Out && is_played(&app, line));
    running.sort_by_key(|line| (!has_people(&line.id), Reverse(line.updated)));
    Ok(Json(Lobby {
        mine: lines(mine),
        mine_count,
        open: lines(app.store.public_tables(TableStatus::Open, has_people).await?),
        running: lines(running),
        seekers: app.quick.seekers(user.as_ref().map(|user| &*user.id)),
    }))
}

/// Time without a move after which a table where nobody is counts as left, in milliseconds.
const LEFT_AFTER: i64 = 24 * 3600 * 1000;

/// Whether there is something to watch.
fn is_played(app: &App, line: &StoredLine) -> bool {
    !app.tables.glance(&line.id).present.is_empty() || now() - line.updated < LEFT_AFTER
}

fn table_line(app: &App, line: StoredLine, user: Option<&User>) -> TableLine {
    let is_own = |seat: &StoredSeat| user.is_some() && seat.user() == user.map(|user| user.id.as_str());
    let own: SeatSet =
        (0..line.seats.len()).filter(|&index| is_own(&line.seats[index])).map(Seat::at).collect();
    let owes = |seat: Seat| line.due.contains(seat.letter()) && line.seats[seat.index()].player().is_some();
    let glance = app.tables.glance(&line.id);
    let waiting = own.iter().filter(|&seat| line.status == TableStatus::Running && owes(seat));
    let waiting: SeatSet = waiting.collect();
    TableLine {
        your_turn: !waiting.is_empty(),
        nudged: waiting
            .iter()
            .any(|seat| line.seats[seat.index()].person().is_some_and(|person| person.nudged)),
        removable: user
            .is_some_and(|user| !own.is_empty() && !is_awaited(line.status, &line.seats, &user.id)),
        due: Seat::first(line.seats.len() as u8)
            .filter(|&seat| line.status == TableStatus::Running && line.due.contains(seat.letter()))
            .collect(),
        round: line.round,
        hints: line.hints,
        host: user.is_some_and(|user| user.id == line.host),
        pace: line.conduct.pace,
        you: own.iter().next(),
        seats: seat_infos(&line.seats),
        status: line.status.into(),
        present: glance.present.iter().collect(),
        watching: glance.watching,
        id: line.id,
        game: line.game,
        options: line.options,
        created: to_seconds(line.created),
        updated: to_seconds(line.updated),
    }
}
