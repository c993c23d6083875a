//! The analysis of a game: for each decision and each draw the chance to win and the expected points, the best moves, the luck.
//!
//! `docs/analysis.md` explains the figures and how they were set.

use maat_bots::{AnalysedDecision, AnalysedDraw, ExplainedMove, Forecast, ForecastMove, HasBots};
use maat_engine::{Action, Actor, Game, Perspective, Seat, Table, Turn, ids};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

/// The maximum number of legal moves that are explained; what all of them change is left out of the reasons.
const MAX_EXPLAINED: usize = 30;

/// The settings of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisSettings {
    /// Iterations of the search for each line. Comparing moves doubles them.
    pub iterations: u32,
    /// What the search knows.
    pub knowledge: Knowledge,
    /// The seed; the same one gives the same result.
    pub seed: u64,
}

ids! {
    /// What the search of an analysis knows at a decision.
    pub enum Knowledge {
        /// As much as the deciding seat knew at that time.
        Seat = "seat",
        /// All cards lie open.
        Open = "open",
    }
}

ids! {
    /// How long an analysis searches.
    pub enum Depth {
        /// For a first look.
        Quick = "quick",
        /// Some seconds for a game.
        Standard = "standard",
        /// Four times as long.
        Deep = "deep",
    }
}

impl Depth {
    /// The iterations for each line of a game.
    pub fn iterations(self, game: &str) -> u32 {
        let standard = crate::find(game).map_or(0, |entry| entry.analysis_iterations);
        match self {
            Depth::Quick => standard / 4,
            Depth::Standard => standard,
            Depth::Deep => standard * 4,
        }
    }
}

ids! {
    /// A remark about a decision.
    pub enum Mark {
        /// The only good move.
        Good = "good",
        /// A little worse than the best move.
        Inaccuracy = "inaccuracy",
        /// Clearly worse than the best move.
        Mistake = "mistake",
        /// Much worse than the best move.
        Blunder = "blunder",
    }
}

/// The expected result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expectation {
    /// The chance of each seat to win, from 0 to 1. Seats that win together share it. All add up to 1, less the chance that nobody
    /// wins or that an opponent without a seat does.
    pub win: Vec<f32>,
    /// The expected final points of each seat.
    pub points: Vec<f32>,
}

/// The analysis of the position before a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineAnalysis {
    /// The line, counted from 0; at the end of a game the number of its lines.
    pub line: u32,
    /// The expected result before the line.
    pub before: Expectation,
    /// What the line is, and what it changed.
    pub kind: LineKind,
}

/// What a line is, and what it changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LineKind {
    /// A seat decided.
    Decision(Decision),
    /// Something was drawn.
    Chance {
        /// The change of the expected result by what was drawn, against the mean of all draws.
        luck: Expectation,
    },
    /// The game is over.
    End,
}

/// The analysis of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// The seat that decided.
    pub seat: Seat,
    /// The best three moves, and the played one if it is none of them, the best first.
    pub moves: Vec<AnalysedMove>,
    /// The index of the played move in `moves`.
    pub played: usize,
    /// The chance to win that the played move lost against the best one; 0 if the difference is within the noise.
    pub loss_win: f32,
    /// The expected points that it lost; negative if the best move costs points.
    pub loss_points: f32,
    /// A remark about the played move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<Mark>,
    /// The line that the bot expected, beginning with the best move: actors and moves in notation. It can be played from this position.
    #[cfg_attr(feature = "ts", ts(type = "[string, string][]"))]
    pub expected: Vec<(Actor, String)>,
}

/// A legal move of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysedMove {
    /// The move in notation.
    pub text: String,
    /// The share of the search that it got, from 0 to 1.
    pub share: f32,
    /// The deciding seat's chance to win after it.
    pub win: f32,
    /// The deciding seat's expected final points after it.
    pub points: f32,
    /// The reasons: terms of the evaluation that the move changes, the largest change first.
    pub terms: Vec<Reason>,
}

/// The change of a term of the evaluation, see [`TermChange`](maat_bots::TermChange).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The id of the term.
    pub id: String,
    /// The change in points, from the view of the deciding seat.
    pub points: f32,
}

/// The analysis of a whole game, added up.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// By seat.
    pub seats: Vec<SeatSummary>,
}

/// What chance and decisions did to a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The chance to win that draws gave or, if negative, took.
    pub luck_win: f32,
    /// The points that draws gave or took.
    pub luck_points: f32,
    /// The chance to win that the seat's decisions lost.
    pub loss_win: f32,
    /// The points that the seat's decisions lost.
    pub loss_points: f32,
    /// The number of the seat's decisions.
    pub decisions: u32,
    /// The numbers of marks.
    pub good: u32,
    /// See [`Mark::Inaccuracy`].
    pub inaccuracies: u32,
    /// See [`Mark::Mistake`].
    pub mistakes: u32,
    /// See [`Mark::Blunder`].
    pub blunders: u32,
}

/// Adds up the lines of an analysis, which may be incomplete.
pub fn summarise<'a>(lines: impl IntoIterator<Item = &'a LineAnalysis>) -> Summary {
    let mut seats: Vec<SeatSummary> = Vec::new();
    for LineAnalysis { before, kind, .. } in lines {
        if seats.len() < before.win.len() {
            seats.resize_with(before.win.len(), SeatSummary::default);
        }
        match kind {
            LineKind::Decision(decision) => {
                let Some(seat) = seats.get_mut(decision.seat.index()) else { continue };
                seat.decisions += 1;
                seat.loss_win += decision.loss_win;
                seat.loss_points += decision.loss_points;
                match decision.mark {
                    None => {}
                    Some(Mark::Good) => seat.good += 1,
                    Some(Mark::Inaccuracy) => seat.inaccuracies += 1,
                    Some(Mark::Mistake) => seat.mistakes += 1,
                    Some(Mark::Blunder) => seat.blunders += 1,
                }
            }
            LineKind::Chance { luck } => {
                for (seat, (win, points)) in seats.iter_mut().zip(luck.win.iter().zip(&luck.points)) {
                    seat.luck_win += win;
                    seat.luck_points += points;
                }
            }
            LineKind::End => {}
        }
    }
    Summary { seats }
}

/// Losses of chance to win from which on a move gets a mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thresholds {
    /// For [`Mark::Inaccuracy`].
    pub inaccuracy: f32,
    /// For [`Mark::Mistake`], and for the second best move if the played one is [`Mark::Good`].
    pub mistake: f32,
    /// For [`Mark::Blunder`].
    pub blunder: f32,
}

impl Thresholds {
    /// The thresholds of a game at a table with this number of seats; nothing is marked in a game that is unknown.
    pub fn of(game: &str, seats: u8) -> Thresholds {
        Thresholds::between(
            crate::find(game).map_or([[f32::INFINITY; 3]; 2], |entry| entry.bad_losses),
            seats,
        )
    }

    /// The losses were measured at 2 and at 4 seats.
    fn between([two, four]: [[f32; 3]; 2], seats: u8) -> Thresholds {
        let [inaccuracy, mistake, blunder] = match seats {
            0..=2 => two,
            3 => [0, 1, 2].map(|index: usize| two[index].midpoint(four[index])),
            _ => four,
        };
        Thresholds { inaccuracy, mistake, blunder }
    }
}

/// A loss counts only if it is this many standard errors.
const SIGNIFICANT: f32 = 2.0;

/// The lines worth analysing, see [`AnyGame::analysed_lines`](crate::AnyGame::analysed_lines).
pub(crate) fn analysed_lines<G: HasBots>(table: &Table<G>) -> Vec<usize> {
    if G::EVALUATION_TERMS.is_empty() {
        return Vec::new();
    }
    let lines = table.lines().iter().enumerate();
    let choices = lines.filter(|(_, line)| line.live && line.was_choice()).map(|(index, _)| index);
    let end = (table.game().turn() == Turn::Over).then_some(table.lines().len());
    choices.chain(end).collect()
}

/// Analyses the position before a line, see [`AnyGame::analyse`](crate::AnyGame::analyse).
pub(crate) fn analyse<G: HasBots>(
    table: &Table<G>,
    line: usize,
    settings: &AnalysisSettings,
) -> Option<LineAnalysis> {
    let seats = table.setup().seats;
    // Each line has its own random numbers, so that it does not matter which lines are analysed.
    let seed = settings.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(line as u64);
    let of = |before: &Forecast, kind| LineAnalysis {
        line: line as u32,
        before: expectation(before, seats),
        kind,
    };
    if line == table.lines().len() {
        return table.game().final_forecast().map(|result| of(&result, LineKind::End));
    }
    let played = table.lines().get(line).filter(|line| line.live && line.was_choice())?;
    let Action::Move(m) = played.action else { return None };
    let state = table.state_before(line);
    let Actor::Seat(seat) = played.actor else {
        let AnalysedDraw { before, luck } = state.analyse_draw(m, settings.iterations, seed)?;
        return Some(of(&before, LineKind::Chance { luck: expectation(&luck, seats) }));
    };
    let at = match settings.knowledge {
        Knowledge::Seat => Perspective::new(&state, seat),
        Knowledge::Open => Perspective::with_open_cards(&state, seat),
    };
    let (before, mut decision) = analyse_decision(&at, m, seats, settings.iterations, seed)?;
    decision.expected.truncate(playable(&state, &decision.expected));
    Some(of(&before, LineKind::Decision(decision)))
}

/// Analyses a decision from what the seat knows.
fn analyse_decision<G: HasBots>(
    at: &Perspective<'_, G>,
    played: G::Move,
    seats: u8,
    iterations: u32,
    seed: u64,
) -> Option<(Forecast, Decision)> {
    let AnalysedDecision { moves, before, expected, .. } = G::analyse_decision(at, played, iterations, seed)?;
    let shown: Vec<(ForecastMove<G::Move>, Forecast)> =
        moves.iter().filter_map(|one| Some((*one, one.forecast?))).collect();
    let index = shown.iter().position(|(one, _)| one.m == played)?;
    let explained: Vec<G::Move> =
        moves.iter().take(MAX_EXPLAINED.max(shown.len())).map(|one| one.m).collect();
    let reasons = G::explain(at, &explained, &mut SmallRng::seed_from_u64(!seed));
    let seat = at.seat();
    let (best, best_forecast) = shown[0];
    // What a move loses against the best one, as far as games that are played on confirm it.
    let loss_of = |forecast: &Forecast| G::REAL_LOSSES * (best_forecast.win[seat] - forecast.win[seat]);
    let analysed = |(one, forecast): &(ForecastMove<G::Move>, Forecast)| AnalysedMove {
        text: one.m.to_string(),
        share: rounded(one.share),
        win: rounded(best_forecast.win[seat] - loss_of(forecast)),
        points: rounded(forecast.points[seat]),
        terms: reasons.iter().find(|explained| explained.m == one.m).map_or_else(Vec::new, reasons_of),
    };
    let (own, own_forecast) = shown[index];
    let lost = loss_of(&own_forecast);
    let error_against = |other: &ForecastMove<G::Move>| G::REAL_LOSSES * best.error_against(other);
    let is_significant = lost >= SIGNIFICANT * error_against(&own);
    let loss_win = if is_significant { lost.max(0.0) } else { 0.0 };
    let thresholds = Thresholds::between(G::BAD_LOSSES, seats);
    let mark = if index > 0 {
        is_significant.then(|| thresholds.mark(lost)).flatten()
    } else {
        let second = shown.get(1).filter(|_| moves.len() > 2);
        let is_only = second.is_some_and(|(second, forecast)| {
            let ahead = loss_of(forecast);
            ahead >= thresholds.mistake && ahead >= SIGNIFICANT * error_against(second)
        });
        is_only.then_some(Mark::Good)
    };
    let decision = Decision {
        seat,
        moves: shown.iter().map(analysed).collect(),
        played: index,
        loss_win: rounded(loss_win),
        loss_points: rounded(best_forecast.points[seat] - own_forecast.points[seat]),
        mark,
        expected: expected.into_iter().map(|(actor, m)| (actor, m.to_string())).collect(),
    };
    Some((before, decision))
}

impl Thresholds {
    fn mark(&self, lost: f32) -> Option<Mark> {
        match lost {
            _ if lost >= self.blunder => Some(Mark::Blunder),
            _ if lost >= self.mistake => Some(Mark::Mistake),
            _ if lost >= self.inaccuracy => Some(Mark::Inaccuracy),
            _ => None,
        }
    }
}

/// The number of plies that can be played from a position. What a seat expects need not be possible: it does not know the cards of the
/// others.
fn playable<G: Game>(state: &G, line: &[(Actor, String)]) -> usize {
    let mut game = state.clone();
    let mut play = |(actor, text): &(Actor, String)| {
        text.parse().and_then(|m| game.play(*actor, m, &mut Vec::new())).is_ok()
    };
    line.iter().take_while(|ply| play(ply)).count()
}

fn reasons_of<M>(explained: &ExplainedMove<M>) -> Vec<Reason> {
    let reason =
        |term: &maat_bots::TermChange| Reason { id: term.id.to_owned(), points: rounded(term.points) };
    explained.terms.iter().map(reason).collect()
}

fn expectation(forecast: &Forecast, seats: u8) -> Expectation {
    Expectation {
        win: Seat::first(seats).map(|seat| rounded(forecast.win[seat])).collect(),
        points: Seat::first(seats).map(|seat| rounded(forecast.points[seat])).collect(),
    }
}

/// Four digits after the point are enough, and keep the stored analysis small.
fn rounded(number: f32) -> f32 {
    (number * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use maat_engine::{Scratch, Setup, random_ply};

    use super::*;

    #[test]
    fn a_summary_adds_up_what_chance_and_decisions_did() {
        let expectation =
            |win: [f32; 2], points: [f32; 2]| Expectation { win: win.into(), points: points.into() };
        let line = |kind| LineAnalysis { line: 0, before: expectation([0.5, 0.5], [30.0, 31.0]), kind };
        let decision = |seat, loss_win, mark| {
            let (moves, expected) = (Vec::new(), Vec::new());
            line(LineKind::Decision(Decision {
                seat,
                moves,
                played: 0,
                loss_win,
                loss_points: 2.0,
                mark,
                expected,
            }))
        };
        let lines = [
            line(LineKind::Chance { luck: expectation([0.25, -0.25], [3.0, -1.0]) }),
            decision(Seat::A, 0.5, Some(Mark::Blunder)),
            decision(Seat::B, 0.25, Some(Mark::Mistake)),
            decision(Seat::B, 0.125, Some(Mark::Inaccuracy)),
            decision(Seat::B, 0.0, Some(Mark::Good)),
            decision(Seat::B, 0.0, None),
            line(LineKind::End),
        ];
        let a = SeatSummary {
            luck_win: 0.25,
            luck_points: 3.0,
            loss_win: 0.5,
            loss_points: 2.0,
            decisions: 1,
            blunders: 1,
            ..SeatSummary::default()
        };
        let b = SeatSummary {
            luck_win: -0.25,
            luck_points: -1.0,
            loss_win: 0.375,
            loss_points: 8.0,
            decisions: 4,
            good: 1,
            inaccuracies: 1,
            mistakes: 1,
            blunders: 0,
        };
        assert_eq!(summarise(&lines), Summary { seats: vec![a, b] });
        assert_eq!(summarise(&[]), Summary::default());
    }

    #[test]
    fn a_mark_begins_at_its_threshold() {
        for (game, seats) in crate::GAMES.iter().flat_map(|game| (2..=5).map(|seats| (game.id, seats))) {
            let thresholds = Thresholds::of(game, seats);
            let Thresholds { inaccuracy, mistake, blunder } = thresholds;
            assert!(0.0 < inaccuracy && inaccuracy < mistake && mistake < blunder);
            let below = |limit: f32| thresholds.mark(limit - 1e-4);
            assert_eq!((below(inaccuracy), thresholds.mark(inaccuracy)), (None, Some(Mark::Inaccuracy)));
            assert_eq!(
                (below(mistake), thresholds.mark(mistake)),
                (Some(Mark::Inaccuracy), Some(Mark::Mistake))
            );
            assert_eq!(
                (below(blunder), thresholds.mark(blunder)),
                (Some(Mark::Mistake), Some(Mark::Blunder))
            );
        }
    }

    /// The analysis of decisions in random games depends on nothing that the seat cannot know. Returns the number of states that differed.
    fn assert_fair<G: HasBots>(seed: u64) -> usize {
        let setup = Setup { seats: 2, revision: G::REVISION, options: G::Options::default() };
        let mut game = G::new(&setup).expect("two can play");
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        let (mut twins, mut moves) = (0, Vec::new());
        for ply in 0.. {
            moves.clear();
            if let Some(seat) = game.turn().seats().lowest().filter(|_| ply % 5 == 0) {
                game.legal_moves(Actor::Seat(seat), &mut moves);
                let twin = Perspective::new(&game, seat).sample(&mut SmallRng::seed_from_u64(ply));
                if moves.len() > 1 && twin != game {
                    twins += 1;
                    let [one, other] = [&game, &twin]
                        .map(|game| analyse_decision(&Perspective::new(game, seat), moves[0], 2, 24, ply));
                    assert_eq!(one, other, "{seat} at {ply}");
                }
            }
            if random_ply(&mut game, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
        twins
    }

    #[test]
    fn an_analysis_depends_on_nothing_that_the_seat_cannot_know() {
        let twins = assert_fair::<maat_ankh::Ankh>(1)
            + assert_fair::<maat_egizia::Egizia>(2)
            + assert_fair::<maat_imhotep::Imhotep>(3)
            + assert_fair::<maat_pharaon::Pharaon>(4);
        assert!(twins > 5, "{twins}");
    }
}
