//! Measures whether the figures of analyses are true: games between bots with what their searches predicted, and continuations of games
//! after moves that an analysis has judged.

use std::ops::Range;

use maat_bots::forecast::Features;
use maat_bots::forecast::fitting::FinalResult;
use maat_bots::{Budget, HasBots};
use maat_engine::{
    Action, Actor, Game, Outcome, Perspective, Record, Setup, SetupError, Table, Turn, Viewer, below, deal,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::analysis::{self, AnalysisSettings, Knowledge, LineKind, Mark};

/// A game between bots, with the predictions of their searches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ObservedGame {
    /// How the game ended.
    pub result: FinalResult,
    /// The results of the searches at some of the decisions, before calibration.
    pub predictions: Vec<Features>,
}

/// A move that an analysis has judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JudgedMove {
    /// The game in which it was played.
    pub record: String,
    /// The line of the move.
    pub line: usize,
    /// The move.
    pub played: String,
    /// The move that the analysis considers best.
    pub best: String,
    /// The index of the deciding seat.
    pub seat: usize,
    /// The mark that the analysis gave.
    pub mark: Option<Mark>,
    /// The chance to win that the move loses, according to the analysis.
    pub loss_win: f32,
    /// The points that it loses, according to the analysis.
    pub loss_points: f32,
}

/// The continuations of a game to play.
#[derive(Clone, Debug)]
pub struct Continuations<'r> {
    /// The game.
    pub record: &'r Record,
    /// The line that is replaced.
    pub line: usize,
    /// The move to play in its place.
    pub text: &'r str,
    /// The iterations of the bots that play on.
    pub iterations: u32,
    /// One seed for each continuation.
    pub seeds: Range<u64>,
}

/// The iterations of the bot that plays the games in which moves are judged.
const PLAYER_ITERATIONS: u32 = 100;
/// One of this many decisions is made at random in such games, so that there are moves to judge.
const RANDOM_DECISIONS: u32 = 5;

/// One of this many predictions of play is kept: those of neighbouring decisions hardly differ.
const KEPT_PREDICTIONS: u32 = 3;
/// One of this many decisions is analysed, which takes far longer than playing.
const ANALYSED_DECISIONS: u32 = 20;

/// Plays a game in which all seats search with this number of iterations. The predictions are those of play itself or, with the
/// iterations of an analysis, those of analyses.
pub(crate) fn observe<G: HasBots>(
    setup: &Setup<G::Options>,
    iterations: u32,
    analysed: Option<u32>,
    seed: u64,
) -> Result<ObservedGame, SetupError> {
    let mut predictions = Vec::new();
    let mut picked = SmallRng::seed_from_u64(seed);
    let outcome = play_on(G::new(setup)?, seed, |at, rng| {
        let (m, mut features) = G::choose_and_predict(at, iterations, rng)?;
        let one_of = if analysed.is_some() { ANALYSED_DECISIONS } else { KEPT_PREDICTIONS };
        if below(&mut picked, one_of) == 0 {
            if let Some(iterations) = analysed {
                features = G::analyse_decision(at, m, iterations, picked.next_u64())?.features;
            }
            predictions.extend(features.map(rounded));
        }
        Some(m)
    });
    Ok(ObservedGame { result: final_result(&outcome), predictions })
}

/// Four digits are enough, and keep the files small.
fn rounded(mut features: Features) -> Features {
    let round = |number: &mut f32| *number = (*number * 1e4).round() / 1e4;
    features.win.iter_mut().chain(&mut features.score).chain(&mut features.ended_score).for_each(round);
    features
}

/// Plays a game in which some decisions are made at random, and analyses those.
pub(crate) fn judge<G: HasBots>(
    setup: &Setup<G::Options>,
    iterations: u32,
    seed: u64,
) -> Result<Vec<JudgedMove>, SetupError> {
    let mut table = Table::<G>::new(setup.clone())?;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut random = Vec::new();
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    loop {
        let (actor, m) = match table.game().turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, deal(table.game(), &mut rng, &mut moves)),
            Turn::Seats(due) => {
                let Some(seat) = due.lowest() else { break };
                moves.clear();
                table.game().legal_moves(Actor::Seat(seat), &mut moves);
                let own = SmallRng::seed_from_u64(rng.next_u64());
                let m = if moves.len() == 1 {
                    moves[0]
                } else if below(&mut rng, RANDOM_DECISIONS) == 0 {
                    random.push(table.lines().len());
                    moves[below(&mut rng, moves.len() as u32) as usize]
                } else {
                    let at = Perspective::new(table.game(), seat);
                    G::choose_and_predict(&at, PLAYER_ITERATIONS, &mut { own }).map_or(moves[0], |(m, _)| m)
                };
                (Actor::Seat(seat), m)
            }
        };
        table.play(actor, m, &mut events).expect("the move is legal");
        events.clear();
    }
    let record = table.record(Viewer::Omniscient).to_string();
    let settings = AnalysisSettings { iterations, knowledge: Knowledge::Seat, seed };
    let judged = random.into_iter().filter_map(|line| {
        let LineKind::Decision(decision) = analysis::analyse(&table, line, &settings)?.kind else {
            return None;
        };
        Some(JudgedMove {
            record: record.clone(),
            line,
            played: decision.moves[decision.played].text.clone(),
            best: decision.moves[0].text.clone(),
            seat: decision.seat.index(),
            mark: decision.mark,
            loss_win: decision.loss_win,
            loss_points: decision.loss_points,
        })
    });
    Ok(judged.collect())
}

/// Plays the rest of a game after another move in place of a line, once for each seed. What the deciding seat did not know is drawn anew.
pub(crate) fn continuations<G: HasBots>(wanted: &Continuations<'_>) -> Option<Vec<FinalResult>> {
    let Continuations { record, line, text, iterations, seeds } = wanted;
    let table = Table::<G>::replay(record).ok()?;
    let played = table.lines().get(*line)?;
    let (Actor::Seat(seat), Action::Move(_)) = (played.actor, played.action) else { return None };
    let (state, m) = (table.state_before(*line), text.parse().ok()?);
    let mut bot = G::bot(&format!("mcts:{iterations}").parse().ok()?)?;
    let play = |seed: u64| {
        let mut game = Perspective::new(&state, seat).sample(&mut SmallRng::seed_from_u64(seed));
        game.play(Actor::Seat(seat), m, &mut Vec::new()).ok()?;
        let outcome = play_on(game, seed, |at, rng| Some(bot.choose(at, &Budget::UNLIMITED, rng)));
        Some(final_result(&outcome))
    };
    seeds.clone().map(play).collect()
}

/// Plays a game to its end. Chance has its own generator, so that the random numbers a bot uses do not change the deal.
fn play_on<G: Game>(
    mut game: G,
    seed: u64,
    mut choose: impl FnMut(&Perspective<'_, G>, &mut SmallRng) -> Option<G::Move>,
) -> Outcome {
    let (mut chance, mut minds) = (SmallRng::seed_from_u64(seed), SmallRng::seed_from_u64(!seed));
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    while game.turn() != Turn::Over {
        let (actor, m) = match game.turn().seats().lowest() {
            None => (Actor::Chance, deal(&game, &mut chance, &mut moves)),
            Some(seat) => {
                moves.clear();
                game.legal_moves(Actor::Seat(seat), &mut moves);
                let chosen = match moves[..] {
                    [m] => Some(m),
                    _ => choose(&Perspective::new(&game, seat), &mut minds),
                };
                (Actor::Seat(seat), chosen.unwrap_or(moves[0]))
            }
        };
        events.clear();
        game.apply(actor, m, &mut events);
    }
    game.outcome().expect("a game that is over has an outcome")
}

fn final_result(outcome: &Outcome) -> FinalResult {
    let winners = outcome.winners().count();
    let share = |&rank: &u8| if rank == 1 { 1.0 / winners as f32 } else { 0.0 };
    FinalResult {
        win: outcome.rank.iter().map(share).collect(),
        points: outcome.score.iter().map(|&score| score as f32).collect(),
    }
}
