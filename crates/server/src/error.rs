//! The errors that a failed request returns.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use maat_protocol::Problem;

/// Each error has an id that the client translates; the texts here are for the log of the server.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("there is no such table, game or page")]
    NotFound,
    #[error("the request cannot be understood")]
    BadRequest,
    #[error("the request comes from another origin, or is about somebody else's table")]
    Forbidden,
    #[error("no table waits under this code")]
    Code,
    #[error("the name cannot be shown")]
    Name,
    #[error("the game has no such options")]
    Options,
    #[error("the seats are not possible")]
    Seats,
    #[error("every seat is taken")]
    Full,
    #[error("this seat is taken")]
    Taken,
    #[error("the game has begun")]
    NotOpen,
    #[error("the game is not over")]
    NotOver,
    #[error("the game of the record still runs at a table of this server")]
    GameRuns,
    #[error("the game has gone on")]
    Stale,
    #[error("the conditions of the table are not possible")]
    Conduct,
    #[error("the hash of a random part is malformed, or somebody else's")]
    Commitment,
    #[error("the pause is longer than what is left of it this year")]
    Pause,
    #[error("line {line} of the record: {fault:?}")]
    Record { fault: RecordFault, line: usize },
    #[error("the comment or title cannot be shown")]
    Comment,
    #[error("a move of the side line is not possible")]
    SideLine,
    #[error("the person has too many studies")]
    TooManyStudies,
    #[error("the study holds too much")]
    StudyFull,
    #[error("the position of the study holds too much")]
    PlyFull,
    #[error("the note has been changed or removed meanwhile")]
    NoteChanged,
    #[error("too many requests")]
    TooMany,
    #[error("the person or the address has too many tables")]
    TooManyTables,
    #[error("too many analyses run, of the person, of the address or in all")]
    TooManyAnalyses,
    #[error("the request was not answered in time")]
    Timeout,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("the table is halted or the server is stopping")]
    Trouble,
}

/// Why a record cannot be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// It is not written as records are.
    Syntax,
    /// The game, its revision or its options are not known here.
    Game,
    /// A move was not possible.
    Move,
    /// It was written for one player of a game that was not over: something in it is hidden.
    Hidden,
    /// The result is not the one that the moves lead to.
    Result,
    /// It is longer than any game.
    Long,
    /// A comment or title cannot be shown, or is too long.
    Comment,
    /// Its comments, drawings and side lines are more than a study can hold.
    Full,
}

impl RecordFault {
    fn id(self) -> &'static str {
        match self {
            RecordFault::Syntax => "record-syntax",
            RecordFault::Game => "record-game",
            RecordFault::Move => "record-move",
            RecordFault::Hidden => "record-hidden",
            RecordFault::Result => "record-result",
            RecordFault::Long => "record-long",
            RecordFault::Comment => "record-comment",
            RecordFault::Full => "record-full",
        }
    }
}

impl Error {
    /// The id that the client translates.
    pub fn id(&self) -> &'static str {
        self.parts().1
    }

    fn parts(&self) -> (StatusCode, &'static str) {
        match self {
            Error::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Error::BadRequest => (StatusCode::BAD_REQUEST, "bad-request"),
            Error::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
            Error::Code => (StatusCode::NOT_FOUND, "code"),
            Error::Name => (StatusCode::UNPROCESSABLE_ENTITY, "name"),
            Error::Options => (StatusCode::UNPROCESSABLE_ENTITY, "options"),
            Error::Seats => (StatusCode::UNPROCESSABLE_ENTITY, "seats"),
            Error::Full => (StatusCode::CONFLICT, "full"),
            Error::Taken => (StatusCode::CONFLICT, "taken"),
            Error::NotOpen => (StatusCode::CONFLICT, "not-open"),
            Error::NotOver => (StatusCode::CONFLICT, "not-over"),
            Error::GameRuns => (StatusCode::CONFLICT, "game-runs"),
            Error::Stale => (StatusCode::CONFLICT, "stale"),
            Error::Conduct => (StatusCode::UNPROCESSABLE_ENTITY, "conduct"),
            Error::Commitment => (StatusCode::UNPROCESSABLE_ENTITY, "commitment"),
            Error::Pause => (StatusCode::UNPROCESSABLE_ENTITY, "pause"),
            Error::Record { fault, .. } => (StatusCode::UNPROCESSABLE_ENTITY, fault.id()),
            Error::Comment => (StatusCode::UNPROCESSABLE_ENTITY, "comment"),
            Error::SideLine => (StatusCode::UNPROCESSABLE_ENTITY, "side-line"),
            Error::TooManyStudies => (StatusCode::UNPROCESSABLE_ENTITY, "too-many-studies"),
            Error::StudyFull => (StatusCode::UNPROCESSABLE_ENTITY, "study-full"),
            Error::PlyFull => (StatusCode::UNPROCESSABLE_ENTITY, "ply-full"),
            Error::NoteChanged => (StatusCode::CONFLICT, "note-changed"),
            Error::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            Error::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            Error::TooManyAnalyses => (StatusCode::TOO_MANY_REQUESTS, "too-many-analyses"),
            Error::Timeout => (StatusCode::SERVICE_UNAVAILABLE, "timeout"),
            Error::Database(_) | Error::Trouble => (StatusCode::SERVICE_UNAVAILABLE, "trouble"),
        }
    }
}

/// Converts the errors that axum itself returns (an unreadable body, an unknown method) to the same JSON as all others.
pub async fn json_errors(response: Response) -> Response {
    // Those of axum are plain text.
    let ours =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind != "text/plain; charset=utf-8");
    if !response.status().is_client_error() || ours {
        return response;
    }
    let error = if response.status() == StatusCode::NOT_FOUND { Error::NotFound } else { Error::BadRequest };
    let (mut parts, _) = response.into_parts();
    let (_, body) = error.into_response().into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, body)
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Database(error) = &self {
            tracing::error!("database: {error}");
        }
        let (status, id) = self.parts();
        let line = match self {
            Error::Record { line, .. } => Some(line as u32),
            _ => None,
        };
        (status, Json(Problem { error: id.into(), line })).into_response()
    }
}
