//! What if: lines of moves from a position of a game, which nobody has played. The server keeps nothing of them: a request holds the
//! whole line, and a board of its own shows the answer.
//!
//! What the viewer cannot know is drawn anew before the first move ([`AnyGame::branch`]), so nothing that follows can tell it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use maat_bots::{BotSpec, Cost};
use maat_catalog::{AnyGame, Dealer, LinePly, Previews, find, play_line};
use maat_engine::{Actor, LogEntry, Seat, Viewer};
use maat_protocol::{
    CancelPlan, Imagined, LineStep, LineViews, RecordWhatIf, Status, Update, Viewpoint, WhatIf, WhatIfBots,
};
use serde_json::value::RawValue;
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::ClientAddress;
use super::auth::MaybeUser;
use super::replay::{check_help, check_playing_on, history, replayed, viewpoints_of};
use crate::App;
use crate::bots::Job;
use crate::error::Error;
use crate::random;
use crate::table::{History, Imagine, Msg, previews_to_protocol};

/// Maximum number of moves of a line: more than a whole game has decisions.
const MAX_MOVES: usize = 600;
/// Maximum length of the text of a move.
const MAX_MOVE: usize = 80;
/// The strongest bot, in iterations of its search: it answers within some hundredths of a second.
const MAX_ITERATIONS: u32 = 1000;

/// A request that computes a line. An address has few of them at once, so that others do not wait for all of its lines, nor for their bots;
/// its next ones wait, because a household or a class has one address.
pub struct LineTurn {
    pub(super) address: IpAddr,
    _turn: OwnedSemaphorePermit,
}

impl FromRequestParts<App> for LineTurn {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Ok(ClientAddress(address)) = ClientAddress::from_request_parts(parts, app).await;
        if !app.addresses.line(address) {
            return Err(Error::TooMany);
        }
        Ok(LineTurn { address, _turn: app.lines.wait(address).await? })
    }
}

/// The position at the end of a line that begins at a table.
pub async fn of_table(
    State(app): State<App>,
    turn: LineTurn,
    address: ClientAddress,
    Path(id): Path<String>,
    user: MaybeUser,
    Json(wish): Json<WhatIf>,
) -> Result<Json<Imagined>, Error> {
    let line = Line::read(&wish)?;
    let owner = owner(address, &user);
    let game = allowed(&app, &id, user, &wish).await?;
    imagine(&app, turn.address, game, line, owner).await
}

/// The same for a record.
pub async fn of_record(
    State(app): State<App>,
    turn: LineTurn,
    address: ClientAddress,
    user: MaybeUser,
    Json(wish): Json<RecordWhatIf>,
) -> Result<Json<Imagined>, Error> {
    let line = Line::read(&wish.what_if)?;
    let owner = owner(address, &user);
    let game = game_of_record(&app, turn.address, user, wish).await?;
    imagine(&app, turn.address, game, line, owner).await
}

/// The positions along a line that begins at a table.
pub async fn line_of_table(
    State(app): State<App>,
    turn: LineTurn,
    Path(id): Path<String>,
    user: MaybeUser,
    Json(wish): Json<WhatIf>,
) -> Result<Json<LineViews>, Error> {
    let line = Line::read(&wish)?;
    let game = allowed(&app, &id, user, &wish).await?;
    line_views(&app, turn.address, game, line).await
}

/// The same for a record.
pub async fn line_of_record(
    State(app): State<App>,
    turn: LineTurn,
    user: MaybeUser,
    Json(wish): Json<RecordWhatIf>,
) -> Result<Json<LineViews>, Error> {
    let line = Line::read(&wish.what_if)?;
    let game = game_of_record(&app, turn.address, user, wish).await?;
    line_views(&app, turn.address, game, line).await
}

/// Plans the moves of a line for a seat of the user, see [`crate::table`].
pub async fn plan(
    State(app): State<App>,
    turn: LineTurn,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(wish): Json<WhatIf>,
) -> Result<Json<()>, Error> {
    let line = Line::read(&wish)?;
    let (Some(seat), None) = (wish.viewpoint.seat(), &wish.bots) else { return Err(Error::BadRequest) };
    let owner = user.as_ref().ok_or(Error::Forbidden)?.id.clone();
    let game = allowed(&app, &id, MaybeUser(user), &wish).await?;
    let play = move || {
        let mut branch = line.branch(&*game)?;
        let mut plies = Vec::new();
        let played = play_line(&mut *branch, &line.dealer(), &line.plies, |game, _| {
            let ply = game.line(game.len() - 1, Viewer::Seat(seat));
            plies.extend(ply.map(|ply| format!("{} {}", ply.actor, ply.text)));
        });
        if played == line.plies.len() { Ok(plies) } else { Err(Error::BadRequest) }
    };
    let plies = app.work.run(turn.address, play).await??;
    let message = |answer| Msg::Plan {
        user: owner.clone(),
        seat,
        from: wish.ply as usize,
        plies: plies.clone(),
        answer,
    };
    app.tables.ask(&id, message).await??;
    Ok(Json(()))
}

/// Gives up what is planned on a seat of the user.
pub async fn cancel_plan(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybeUser(user): MaybeUser,
    Json(CancelPlan { seat }): Json<CancelPlan>,
) -> Result<Json<()>, Error> {
    let user = user.ok_or(Error::Forbidden)?.id;
    app.tables.ask(&id, |answer| Msg::CancelPlan { user: user.clone(), seat, answer }).await??;
    Ok(Json(()))
}

/// The game of a table, if this user may play on from there in this way.
async fn allowed(app: &App, id: &str, user: MaybeUser, wish: &WhatIf) -> Result<Box<dyn AnyGame>, Error> {
    let History { game, imagine, table, .. } = history(app, id, user, Some(wish.viewpoint)).await?;
    // A bot that plays the user's own seat would be a hint that nobody counts.
    let helps = |bots: &WhatIfBots| table.status == Status::Running && !table.yours.contains(&bots.you);
    match imagine {
        Imagine::WithBots if wish.bots.as_ref().is_some_and(helps) => Err(Error::Forbidden),
        Imagine::WithBots => Ok(game),
        Imagine::Alone if wish.bots.is_none() => Ok(game),
        // The game has gone on, or the user is due: a plan cannot begin there any more.
        Imagine::Plan if wish.bots.is_none() && !may_begin_plan(&*game, wish) => Err(Error::Stale),
        Imagine::Plan if wish.bots.is_none() => Ok(game),
        Imagine::Plan | Imagine::Alone | Imagine::No => Err(Error::Forbidden),
    }
}

/// Whether the line begins in the present position, and others are due there.
fn may_begin_plan(game: &dyn AnyGame, wish: &WhatIf) -> bool {
    let due = game.turn().seats();
    wish.ply as usize == game.len() && wish.viewpoint.seat().is_some_and(|seat| !due.contains(seat))
}

/// The game of a record, if this user may play on from there in this way.
async fn game_of_record(
    app: &App,
    address: IpAddr,
    user: MaybeUser,
    RecordWhatIf { record, what_if }: RecordWhatIf,
) -> Result<Box<dyn AnyGame>, Error> {
    let has_bots = what_if.bots.is_some();
    let read = move || {
        let (record, game) = replayed(&record)?;
        viewpoints_of(&record, what_if.viewpoint)?;
        Ok::<_, Error>((record.proof().table.clone(), game))
    };
    let (table, game) = app.work.run(address, read).await??;
    if has_bots {
        check_help(app, table).await?;
    } else {
        check_playing_on(app, table, user).await?;
    }
    Ok(game)
}

/// On whose account bots think.
pub(super) fn owner(ClientAddress(address): ClientAddress, MaybeUser(user): &MaybeUser) -> String {
    user.as_ref().map_or_else(|| address.to_string(), |user| user.id.clone())
}

/// A line that can be played.
pub(super) struct Line {
    ply: usize,
    viewpoint: Viewpoint,
    seed: u32,
    plies: Vec<LinePly>,
    bots: Option<(BotSpec, Seat)>,
}

impl Line {
    pub(super) fn read(wish: &WhatIf) -> Result<Line, Error> {
        let fits = wish.moves.len() <= MAX_MOVES && wish.moves.iter().all(|text| text.len() <= MAX_MOVE);
        if !fits {
            return Err(Error::BadRequest);
        }
        let plies = wish.moves.iter().map(|text| text.parse()).collect::<Result<_, _>>();
        let bots = |bots: &WhatIfBots| {
            let bot: BotSpec = bots.level.parse().map_err(|_| Error::BadRequest)?;
            // Bots that think for some time would not play the same again.
            let quick = match bot.cost() {
                Cost::Negligible => true,
                Cost::Iterations(count) => count <= MAX_ITERATIONS,
                Cost::Time(_) => false,
            };
            if quick { Ok((bot, bots.you)) } else { Err(Error::BadRequest) }
        };
        Ok(Line {
            ply: wish.ply as usize,
            viewpoint: wish.viewpoint,
            seed: wish.seed,
            plies: plies.map_err(|_| Error::BadRequest)?,
            bots: wish.bots.as_ref().map(bots).transpose()?,
        })
    }

    fn dealer(&self) -> Dealer {
        Dealer::from_number(u64::from(self.seed))
    }

    /// The position in which the line begins.
    fn branch(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyGame>, Error> {
        if self.bots.as_ref().is_some_and(|(_, you)| you.index() >= usize::from(game.seats())) {
            return Err(Error::BadRequest);
        }
        game.branch(self.ply, self.viewpoint.into(), u64::from(self.seed)).ok_or(Error::BadRequest)
    }

    /// The bot that is due, if the user is not.
    fn bot_due(&self, game: &dyn AnyGame) -> Option<(Seat, &BotSpec)> {
        let (bot, you) = self.bots.as_ref()?;
        let due = game.turn().seats();
        // Where several choose at once, the bots do so first: they do not know what the user chooses.
        due.iter().find(|seat| seat != you).map(|seat| (seat, bot))
    }
}

pub(super) async fn imagine(
    app: &App,
    address: IpAddr,
    game: Box<dyn AnyGame>,
    line: Line,
    owner: String,
) -> Result<Json<Imagined>, Error> {
    let play = move || {
        let mut branch = line.branch(&*game)?;
        let dealer = line.dealer();
        let mut after = Vec::new();
        play_line(&mut *branch, &dealer, &line.plies, |game, given| {
            if given {
                after.push((line.ply + game.len()) as u32);
            }
        });
        branch.settle(&dealer);
        Ok::<_, Error>((line, branch, after))
    };
    let (line, mut branch, mut after) = app.work.run(address, play).await??;
    let mut added = Vec::new();
    if let Some((seat, bot)) = line.bot_due(&*branch) {
        if !find(branch.id()).is_some_and(|entry| entry.has_bot(bot)) {
            return Err(Error::BadRequest);
        }
        let text = bot_move(app, owner, &*branch, seat, bot.clone(), line.seed).await?;
        branch.play(Actor::Seat(seat), &text).map_err(|_| Error::Trouble)?;
        after.push((line.ply + branch.len()) as u32);
        branch.settle(&line.dealer());
        added.push(format!("{seat} {text}"));
    }
    let told = move || told(&line, &*branch, after, added);
    Ok(Json(app.work.run(address, told).await?))
}

/// Lets a bot think, unless whoever has asked is gone by then.
async fn bot_move(
    app: &App,
    owner: String,
    game: &dyn AnyGame,
    seat: Seat,
    bot: BotSpec,
    seed: u32,
) -> Result<String, Error> {
    let (answer, answered) = oneshot::channel();
    let waits = Arc::new(());
    let asked = Arc::downgrade(&waits);
    let (game, cost) = (game.clone_box(), bot.cost());
    let number = random::derived_number(&seed.to_string(), &format!("bot {seat} {}", game.live()));
    let think = move || {
        asked.upgrade()?;
        game.bot_move(seat, &bot, number)
    };
    let done = move |text: Option<String>| {
        let _ = answer.send(text);
    };
    app.bots.think(Job::new(owner, cost, think, done));
    let text = answered.await;
    drop(waits);
    text.ok().flatten().ok_or(Error::Trouble)
}

/// The end of a line as the seat to play sees it.
fn told(line: &Line, game: &dyn AnyGame, after: Vec<u32>, added: Vec<String>) -> Imagined {
    let due = game.turn().seats();
    let you = line.bots.as_ref().map(|(_, you)| *you).or_else(|| due.iter().next());
    let viewer = you.map_or_else(|| line.viewpoint.into(), Viewer::Seat);
    let ply = (line.ply + game.len()) as u32;
    let plies = (0..game.len()).filter_map(|ply| game.line(ply, line.viewpoint.into()));
    let asked = you.filter(|&seat| due.contains(seat));
    Imagined {
        played: (after.len() - added.len()) as u32,
        bot_is_due: line.bot_due(game).is_some(),
        you,
        update: Update {
            ply,
            prompt: asked.map(|_| ply),
            due: due.iter().collect(),
            step: game.step().to_owned(),
            view: game.view(viewer),
            legal: asked.map_or_else(Vec::new, |seat| game.legal_moves(Actor::Seat(seat))),
            since: line.ply as u32,
            events: counted_on(line.ply, game.log_since(0, viewer)),
            undo: !after.is_empty(),
            undo_by_consent: false,
            clocks: Vec::new(),
            outcome: game.outcome(),
        },
        previews: previews_to_protocol(ply, asked.map_or_else(Previews::default, |seat| game.previews(seat))),
        plies: plies.map(|ply| format!("{} {}", ply.actor, ply.text)).collect(),
        added,
        after,
    }
}

async fn line_views(
    app: &App,
    address: IpAddr,
    game: Box<dyn AnyGame>,
    line: Line,
) -> Result<Json<LineViews>, Error> {
    if line.bots.is_some() {
        return Err(Error::BadRequest);
    }
    let views = move || {
        let mut branch = line.branch(&*game)?;
        let viewer = line.viewpoint.into();
        let start = branch.view(viewer);
        let mut steps = Vec::new();
        let played = play_line(&mut *branch, &line.dealer(), &line.plies, |game, _| {
            let last = game.len() - 1;
            if let Some(ply) = game.line(last, viewer) {
                steps.push(LineStep {
                    text: format!("{} {}", ply.actor, ply.text),
                    view: game.view(viewer),
                    events: counted_on(line.ply, game.log_since(last, viewer)),
                });
            }
        });
        Ok::<_, Error>(LineViews { played: played as u32, start, steps })
    };
    Ok(Json(app.work.run(address, views).await??))
}

/// Counts the lines of a branch on from those of its game.
fn counted_on(ply: usize, entries: Vec<LogEntry<Box<RawValue>>>) -> Vec<LogEntry<Box<RawValue>>> {
    entries.into_iter().map(|entry| LogEntry { line: entry.line + ply, ..entry }).collect()
}
