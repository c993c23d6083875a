//! Finds new puzzles in games between bots.

use std::fmt::Write;

use maat_bots::{BotSpec, Budget};
use maat_catalog::{AnyGame, Dealer, Entry};
use maat_engine::{Actor, Seat, SeatSet, Turn, Viewer};

use super::Level;
use super::prove::{Proof, prove};

/// The iterations of the players' searches.
const PLAYER_ITERATIONS: u32 = 100;
/// The iterations of the search by which the level is told.
const SHORT_SEARCH: u32 = 150;
/// The number of times that [`Greedy`](maat_bots::Greedy) is asked what looks best.
const GLANCES: u64 = 7;
/// The possible numbers of legal moves. With fewer, guessing is easy; with more, nobody compares them all.
const LEGAL: std::ops::RangeInclusive<usize> = 4..=25;
/// The samples of a first comparison, which finds most positions without a clear answer.
const SCREENING_SAMPLES: u32 = 16;
/// The seed of the first comparison, so that the proof does not depend on it.
const SCREENING_SEED: u64 = 1_000_003;
/// The minimum margin in the first comparison, in points.
const SCREENING_MARGIN: f32 = 1.2;
/// The minimum margin of the first ply, in points.
const MIN_MARGIN: f32 = 2.0;
/// The minimum margin of a further ply, in points; with a smaller one the answer ends before it.
const MIN_FURTHER_MARGIN: f32 = 1.0;
/// The maximum number of plies of an answer.
const MAX_ANSWERS: usize = 3;
/// The maximum number of positions of a game that are compared.
const TRIES_PER_GAME: u32 = 6;

/// The maximum number of players; with more, single moves matter little.
const MAX_PLAYERS: u8 = 4;
/// The maximum share of puzzles whose answer looks best at first sight.
const MAX_EASY: f32 = 0.3;
/// The maximum share of puzzles that are answered with the same verb, or that come from the same third of the game.
const MAX_SAME: f32 = 0.6;

/// A position with its proof.
struct Candidate {
    level: Level,
    verb: String,
    /// The part of the game: 0 is the first third.
    stage: u8,
    text: String,
}

/// Plays games between bots until there are `count` puzzles, one from each game. After each game, `report` gets a line about it and
/// the texts of the puzzles so far, the easiest first.
pub fn find_new<E>(
    entry: &Entry,
    count: usize,
    seed: u64,
    mut report: impl FnMut(&str, &[&str]) -> Result<(), E>,
) -> Result<(), E> {
    let mut found: Vec<Candidate> = Vec::new();
    let (fewest, most) = (*entry.seats.start(), (*entry.seats.end()).min(MAX_PLAYERS));
    let mut number = 0;
    while found.len() < count {
        let seats = fewest + (number % u64::from(most - fewest + 1)) as u8;
        let candidate = search_game(entry, seats, seed.wrapping_add(number), |level, verb, stage| {
            let share = |same: usize| same as f32 / count as f32;
            let share_of =
                |same: &dyn Fn(&Candidate) -> bool| share(found.iter().filter(|one| same(one)).count());
            (level != Level::Easy || share_of(&|one| one.level == Level::Easy) < MAX_EASY)
                && share_of(&|one| one.verb == verb) < MAX_SAME
                && share_of(&|one| one.stage == stage) < MAX_SAME
        });
        let line = match candidate {
            Some(one) => {
                let about = format!("level {}, part {}, {}", one.level, one.stage + 1, one.verb);
                found.push(one);
                found.sort_by_key(|one| one.level);
                format!("game {number}, {seats} seats: puzzle {} of {count}, {about}", found.len())
            }
            None => format!("game {number}, {seats} seats: nothing"),
        };
        report(&line, &found.iter().map(|one| one.text.as_str()).collect::<Vec<_>>())?;
        number += 1;
    }
    Ok(())
}

/// Plays a game up to the first position that makes a puzzle.
fn search_game(
    entry: &Entry,
    seats: u8,
    seed: u64,
    wanted: impl Fn(Level, &str, u8) -> bool,
) -> Option<Candidate> {
    let dealer = Dealer::from_number(seed);
    let mut game = entry.start(&entry.terms(seats, "")).ok()?;
    let mut tries = 0;
    // Each game begins to look at another time, so that puzzles come from all parts.
    let begin = (seed % 5) as f32 / 5.0;
    loop {
        game.settle(&dealer);
        let Turn::Seats(due) = game.turn() else { return None };
        let seat = due.lowest()?;
        let hints = game.hints(seat, &Budget::iterations(PLAYER_ITERATIONS), seed ^ game.len() as u64);
        let best = hints.first()?.text.clone();
        let fits = due == SeatSet::only(seat)
            && !game.is_mid_move()
            && LEGAL.contains(&hints.len())
            && progress(&*game) >= begin;
        if fits && tries < TRIES_PER_GAME {
            tries += 1;
            if let Some((level, proof)) = proof_at(&*game, seat) {
                let (verb, stage) = (crate::verb(&proof.best).to_owned(), (progress(&*game) * 3.0) as u8);
                if wanted(level, &verb, stage) {
                    let text = puzzle_at(&*game, seat, level, &proof)?;
                    return Some(Candidate { level, verb, stage, text });
                }
            }
        }
        game.play(Actor::Seat(seat), &best).ok()?;
    }
}

/// The part of the game that is over, from 0 to 1.
fn progress(game: &dyn AnyGame) -> f32 {
    game.round_of().map_or(0.0, |(round, of)| f32::from(round - 1) / f32::from(of))
}

/// The bot that does what looks best at first sight.
fn greedy() -> BotSpec {
    "greedy".parse().expect("it is the name of a bot")
}

fn level(game: &dyn AnyGame, seat: Seat, best: &str) -> Level {
    let greedy = greedy();
    let glances =
        (0..GLANCES).filter(|&seed| game.bot_move(seat, &greedy, seed).as_deref() == Some(best)).count();
    let searched = (0..3)
        .filter(|&seed| {
            let hints = game.hints(seat, &Budget::iterations(SHORT_SEARCH), 100 + seed);
            hints.first().is_some_and(|hint| hint.text == best)
        })
        .count();
    if glances as u64 > GLANCES / 2 {
        Level::Easy
    } else if searched > 1 {
        Level::Medium
    } else {
        Level::Hard
    }
}

/// The best move of a position with its level, if it is clearly the best.
fn proof_at(game: &dyn AnyGame, seat: Seat) -> Option<(Level, Proof)> {
    let compared = game.compare_moves(seat, &greedy(), SCREENING_SAMPLES, SCREENING_SEED);
    let second = compared.get(1)?;
    if second.loss < SCREENING_MARGIN {
        return None;
    }
    let proof = prove(game, seat).ok().filter(|proof| proof.margin >= MIN_MARGIN)?;
    Some((level(game, seat, &proof.best), proof))
}

/// The text of the puzzle at a position.
fn puzzle_at(game: &dyn AnyGame, seat: Seat, level: Level, proof: &Proof) -> Option<String> {
    let mut text = game.record(Viewer::Omniscient).to_string();
    write_answer(&mut text, seat, Some(level), proof);
    let mut game = game.clone_box();
    game.play(Actor::Seat(seat), &proof.best).ok()?;
    let mut answers = 1;
    // The answer goes on while the seat decides alone, without chance, and while it matters what it decides.
    while answers < MAX_ANSWERS && game.turn() == Turn::from(seat) && game.is_mid_move() {
        let legal = game.legal_moves(Actor::Seat(seat));
        let next = match &legal[..] {
            [only] => {
                let _ = writeln!(text, "{seat} {only}");
                only.clone()
            }
            _ => match prove(&*game, seat) {
                Ok(proof) if proof.margin >= MIN_FURTHER_MARGIN => {
                    write_answer(&mut text, seat, None, &proof);
                    answers += 1;
                    proof.best
                }
                _ => break,
            },
        };
        game.play(Actor::Seat(seat), &next).ok()?;
    }
    Some(text)
}

fn write_answer(text: &mut String, seat: Seat, level: Option<Level>, proof: &Proof) {
    let level = level.map(|level| format!("level {level} · ")).unwrap_or_default();
    let _ = writeln!(text, "{seat} {:<20} # {level}{proof}", proof.best);
}
