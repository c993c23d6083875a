//! Lists of games and tables.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use maat_catalog::{Entry, GAMES, content};
use maat_engine::options::Values;
use maat_engine::{Choice, Seat};

use super::auth::MaybeUser;
use crate::App;
use crate::error::Error;
use crate::store::{StoredLine, TableStatus, User, to_seconds};
use crate::table::seat_infos;
use maat_protocol::{GameInfo, Lobby, OptionInfo, OptionValues, TableLine};

/// Cached, because the games do not change while the program runs and reading their content is slow.
static INFOS: LazyLock<Vec<GameInfo>> = LazyLock::new(|| GAMES.iter().map(game_info).collect());

pub async fn games() -> Json<&'static [GameInfo]> {
    Json(&INFOS)
}

fn game_info(entry: &Entry) -> GameInfo {
    let survey = entry.content.last().and_then(|text| content::survey(text).ok()).unwrap_or_default();
    let guessed =
        survey.into_iter().filter_map(|(table, rows)| Some((table, *rows.get("reconstructed")? as u32)));
    GameInfo {
        id: entry.id.to_owned(),
        least_seats: *entry.seats.start(),
        most_seats: *entry.seats.end(),
        revision: entry.revision,
        options: entry.options.iter().map(option_info).collect(),
        reconstructed: guessed.collect(),
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
    let mine = match &user {
        Some(user) => app.store.tables_of(&user.id).await?,
        None => Vec::new(),
    };
    let lines = |stored: Vec<StoredLine>| {
        stored.into_iter().map(|line| table_line(&app, line, user.as_ref())).collect()
    };
    Ok(Json(Lobby {
        mine: lines(mine),
        open: lines(app.store.public_tables(TableStatus::Open).await?),
        running: lines(app.store.public_tables(TableStatus::Running).await?),
    }))
}

fn table_line(app: &App, line: StoredLine, user: Option<&User>) -> TableLine {
    let own = |user: &User| line.seats.iter().position(|seat| seat.user() == Some(&user.id));
    let you = user.and_then(own).map(Seat::at);
    TableLine {
        your_turn: line.status == TableStatus::Running
            && you.is_some_and(|seat| line.due.contains(seat.letter())),
        you,
        seats: seat_infos(&line.seats),
        status: line.status.into(),
        present: app.tables.present(&line.id).iter().collect(),
        id: line.id,
        game: line.game,
        options: line.options,
        created: to_seconds(line.created),
        updated: to_seconds(line.updated),
    }
}
