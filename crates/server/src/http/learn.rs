//! Lessons, and how far people have come in them.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use maat_engine::{Record, Seat, Viewer};
use maat_learn::{Chapter, Frame};
use maat_protocol::{self as protocol, ChapterInfo, Learning, Learnt, LessonFrame, LessonStop, Update};

use super::ClientAddress;
use super::auth::{MaybeUser, known_or_guest, set_cookie};
use crate::App;
use crate::error::Error;
use crate::table::previews_to_protocol;

/// The bot that the other seats of a lesson seem to be.
const OPPONENT: &str = "greedy";

/// All chapters, and how far the user has come.
pub async fn chapters(State(app): State<App>, MaybeUser(user): MaybeUser) -> Result<Json<Learning>, Error> {
    let learnt = match &user {
        Some(user) => app.store.learnt(&user.id).await?,
        None => Default::default(),
    };
    let info = |chapter: &Chapter| {
        let ideas = chapter.ideas();
        let known = learnt.get(&(chapter.game.clone(), chapter.id.clone())).copied().unwrap_or(0);
        ChapterInfo {
            game: chapter.game.clone(),
            id: chapter.id.clone(),
            advanced: chapter.advanced,
            // A chapter may have lost an idea since.
            learnt: known.min(ideas.len() as u32),
            ideas: ideas.into_iter().map(str::to_owned).collect(),
        }
    };
    Ok(Json(Learning { chapters: maat_learn::chapters().iter().map(info).collect() }))
}

/// A chapter, ready to be played.
pub async fn chapter(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path((game, id)): Path<(String, String)>,
) -> Result<Json<protocol::Chapter>, Error> {
    let chapter = maat_learn::find(&game, &id).ok_or(Error::NotFound)?;
    let played = app.work.run(address, || play(chapter)).await?;
    Ok(Json(played))
}

/// Stores how many ideas of a chapter the user has learnt, for which somebody without a session becomes a guest.
pub async fn learnt(
    State(app): State<App>,
    MaybeUser(user): MaybeUser,
    Path((game, id)): Path<(String, String)>,
    Json(wish): Json<Learnt>,
) -> Result<impl IntoResponse, Error> {
    let chapter = maat_learn::find(&game, &id).ok_or(Error::NotFound)?;
    if wish.ideas as usize > chapter.ideas().len() {
        return Err(Error::BadRequest);
    }
    let (user, cookie) = known_or_guest(&app, user).await?;
    app.store.set_learnt(&user.id, &game, &id, wish.ideas).await?;
    Ok((set_cookie(cookie), Json(())))
}

fn play(chapter: &Chapter) -> protocol::Chapter {
    let frames = chapter.frames().expect("the tests replay every chapter");
    protocol::Chapter {
        table: learning_table(format!("{}/{}", chapter.game, chapter.id), chapter.record(), chapter.seat),
        frames: frames.iter().map(|frame| written(chapter, frame)).collect(),
    }
}

fn written(chapter: &Chapter, Frame { game, since, stop }: &Frame) -> LessonFrame {
    let viewer = Viewer::Seat(chapter.seat);
    let stop = stop.map(|stop| &chapter.stops[stop]);
    let due = game.turn().seats();
    let prompt = game.len() as u32;
    LessonFrame {
        update: Update {
            ply: prompt,
            prompt: stop.map(|_| prompt),
            due: due.iter().collect(),
            step: game.step().to_owned(),
            view: game.view(viewer),
            legal: stop.map(|stop| stop.text.clone()).into_iter().collect(),
            since: *since as u32,
            events: game.log_since(*since, viewer),
            undo: false,
            undo_by_consent: false,
            clocks: Vec::new(),
            outcome: game.outcome(),
        },
        stop: stop.map(|stop| {
            let mut previews = game.previews(chapter.seat);
            previews.moves.retain(|preview| preview.text == stop.text);
            LessonStop {
                idea: stop.idea.clone(),
                text: stop.text.clone(),
                previews: previews_to_protocol(prompt, previews),
            }
        }),
    }
}

/// The table of a chapter or puzzle: nobody but the learner sits there, and nothing of it is stored.
pub fn learning_table(id: String, record: &Record, learner: Seat) -> protocol::TableInfo {
    let seat_info = |seat: Seat| protocol::SeatInfo {
        seat,
        open: false,
        name: String::new(),
        bot: (seat != learner).then(|| OPPONENT.to_owned()),
        substitute: None,
        resigned: false,
    };
    protocol::TableInfo {
        id,
        game: record.game().to_owned(),
        revision: record.revision(),
        options: record.options().to_owned(),
        public: false,
        status: protocol::Status::Running,
        seats: Seat::first(record.seats()).map(seat_info).collect(),
        you: Some(learner),
        yours: vec![learner],
        host: true,
        host_seat: Some(learner),
        practice: false,
        hints: None,
        conduct: protocol::Conduct::default(),
        code: None,
        proposal: None,
        events: Vec::new(),
        ended: None,
        rematch: None,
        host_grace: 0,
        author: None,
        muted: Vec::new(),
        seed_hash: String::new(),
        seed: None,
        chance: None,
    }
}
