//! Puzzles. The server judges every attempt, so that it knows who has solved what.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use maat_catalog::AnyGame;
use maat_engine::{Actor, Viewer};
use maat_learn::puzzles::{self, Answer, Other, Puzzle};
use maat_protocol::{
    self as protocol, Attempt, PuzzleFrame, PuzzleInfo, PuzzleState, Puzzles, Solution, TermChange, Update,
    Verdict,
};

use super::ClientAddress;
use super::auth::{MaybeUser, known_or_guest, set_cookie};
use super::learn::learning_table;
use crate::App;
use crate::error::Error;
use crate::table::previews_to_protocol;

/// The number of moves that a hint names.
const HINT_MOVES: usize = 3;

/// All puzzles, and which of them the user has solved.
pub async fn list(State(app): State<App>, MaybeUser(user): MaybeUser) -> Result<Json<Puzzles>, Error> {
    let done = match &user {
        Some(user) => app.store.puzzles(&user.id).await?,
        None => Default::default(),
    };
    let info = |puzzle: &Puzzle| PuzzleInfo {
        game: puzzle.game.clone(),
        number: puzzle.number,
        level: puzzle.level.to_string(),
        points: puzzle.points(),
        seats: puzzle.record().seats(),
        state: match done.get(&(puzzle.game.clone(), puzzle.number)) {
            None => PuzzleState::Open,
            Some(false) => PuzzleState::Solved,
            Some(true) => PuzzleState::Shown,
        },
    };
    Ok(Json(Puzzles { puzzles: puzzles::puzzles().iter().map(info).collect() }))
}

/// A puzzle without its solution.
pub async fn puzzle(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path((game, number)): Path<(String, String)>,
) -> Result<Json<protocol::Puzzle>, Error> {
    let puzzle = puzzles::find(&game, &number).ok_or(Error::NotFound)?;
    let position = |frames: Vec<PuzzleFrame>| frames.into_iter().next().ok_or(Error::Trouble);
    let frame = position(play(&app, address, puzzle).await?)?;
    let table = learning_table(format!("{game}/{number}"), puzzle.record(), puzzle.seat);
    Ok(Json(protocol::Puzzle { table, frame }))
}

/// Judges an attempt. Whoever solves a puzzle without a session becomes a guest.
pub async fn attempt(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeUser(user): MaybeUser,
    Path((game, number)): Path<(String, String)>,
    Json(attempt): Json<Attempt>,
) -> Result<impl IntoResponse, Error> {
    let puzzle = puzzles::find(&game, &number).ok_or(Error::NotFound)?;
    let verdict = judge(&app, address, puzzle, &attempt).await?;
    let mut cookie = None;
    if matches!(verdict, Verdict::Solved(_)) {
        let shown = matches!(attempt, Attempt::Solution);
        let (user, new) = known_or_guest(&app, user).await?;
        cookie = new;
        app.store.set_puzzle(&user.id, &puzzle.game, puzzle.number, shown).await?;
    }
    Ok((set_cookie(cookie), Json(verdict)))
}

async fn judge(
    app: &App,
    address: IpAddr,
    puzzle: &'static Puzzle,
    attempt: &Attempt,
) -> Result<Verdict, Error> {
    match attempt {
        Attempt::Moves(moves) => {
            let (last, before) = moves.split_last().ok_or(Error::BadRequest)?;
            let answer = answer_after(puzzle, before)?;
            if *last != answer.text {
                // A move that is not legal was never offered.
                let other =
                    answer.others.iter().find(|other| other.text == *last).ok_or(Error::BadRequest)?;
                return Ok(Verdict::Wrong { loss: other.loss, reasons: reasons(other) });
            }
            let frames = play(app, address, puzzle).await?;
            let frame = frames.into_iter().nth(moves.len()).ok_or(Error::Trouble)?;
            if moves.len() < puzzle.answers.len() {
                Ok(Verdict::GoesOn { frame })
            } else {
                solution(app, address, puzzle).await
            }
        }
        Attempt::Hint(before) => {
            let answer = answer_after(puzzle, before)?;
            let others = answer.others.iter().take(HINT_MOVES - 1).map(|other| other.text.clone());
            let mut moves: Vec<String> = others.chain([answer.text.clone()]).collect();
            // In order of quality, the first one would be the answer.
            moves.sort_unstable();
            Ok(Verdict::Hint { moves })
        }
        Attempt::Solution => solution(app, address, puzzle).await,
    }
}

/// The ply of the solution after these ones, which must belong to it.
fn answer_after<'p>(puzzle: &'p Puzzle, before: &[String]) -> Result<&'p Answer, Error> {
    let known = puzzle.answers.iter().zip(before).all(|(answer, text)| answer.text == *text);
    puzzle.answers.get(before.len()).filter(|_| known).ok_or(Error::BadRequest)
}

async fn solution(app: &App, address: IpAddr, puzzle: &'static Puzzle) -> Result<Verdict, Error> {
    let first = puzzle.answers.first().ok_or(Error::Trouble)?;
    let second = first.others.first().ok_or(Error::Trouble)?;
    Ok(Verdict::Solved(Solution {
        moves: puzzle.answers.iter().map(|answer| answer.text.clone()).collect(),
        frames: play(app, address, puzzle).await?.split_off(1),
        margin: first.margin,
        second: second.text.clone(),
        reasons: reasons(second),
    }))
}

fn reasons(other: &Other) -> Vec<TermChange> {
    other.reasons.iter().map(|(term, points)| TermChange { id: term.clone(), points: *points }).collect()
}

/// The position of the puzzle, and those after each ply of its solution.
async fn play(app: &App, address: IpAddr, puzzle: &'static Puzzle) -> Result<Vec<PuzzleFrame>, Error> {
    let frames = || {
        let positions = puzzle.positions().expect("the tests replay every puzzle");
        let mut since = 0;
        let mut frames = Vec::new();
        for (index, game) in positions.iter().enumerate() {
            frames.push(frame(puzzle, &**game, since, index < puzzle.answers.len()));
            since = game.len();
        }
        frames
    };
    app.work.run(address, frames).await
}

fn frame(puzzle: &Puzzle, game: &dyn AnyGame, since: usize, asks: bool) -> PuzzleFrame {
    let viewer = Viewer::Seat(puzzle.seat);
    let prompt = game.len() as u32;
    PuzzleFrame {
        update: Update {
            ply: prompt,
            prompt: asks.then_some(prompt),
            due: game.turn().seats().iter().collect(),
            step: game.step().to_owned(),
            view: game.view(viewer),
            legal: if asks { game.legal_moves(Actor::Seat(puzzle.seat)) } else { Vec::new() },
            since: since as u32,
            events: game.log_since(since, viewer),
            undo: false,
            undo_by_consent: false,
            clocks: Vec::new(),
            outcome: game.outcome(),
        },
        previews: previews_to_protocol(
            prompt,
            if asks { game.previews(puzzle.seat) } else { Default::default() },
        ),
    }
}
