//! A game in progress behind a type-erased interface of text and JSON.

use std::any::Any;
use std::fmt;

use maat_bots::{BotSpec, Budget, ComparedMove, HasBots, RatedMove, TermChange};
use maat_engine::{
    Action, Actor, Game, GameEvent, LogEntry, Outcome, Perspective, PlayError, Record, ReplayError, Rival,
    Seat, SeatSet, Table, Turn, Undo, Viewer,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rpds::VectorSync;
use serde_json::value::{RawValue, to_raw_value};

use crate::Dealer;
use crate::advice::{AdvisedMove, advice};
use crate::analysis::{self, AnalysisSettings, LineAnalysis};
use crate::preview::{Previews, previews};

/// A game with its history and log. Lines are counted from 0. A clone shares history and log, so that it is cheap.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// The number of players.
    fn seats(&self) -> u8;
    /// The actors whose decision the game waits for.
    fn turn(&self) -> Turn;
    /// The id of the open step.
    fn step(&self) -> &'static str;
    /// The number of lines so far, undone ones and undos included.
    fn len(&self) -> usize;
    /// Whether no line was played yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The legal moves of an actor, in notation.
    fn legal_moves(&self, actor: Actor) -> Vec<String>;
    /// Plays a move in notation if it is legal.
    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError>;
    /// Plays all plies that nobody has to decide: chance moves, and the moves of seats with one legal move.
    fn settle(&mut self, dealer: &Dealer) {
        self.settle_asking(dealer, SeatSet::EMPTY);
    }
    /// The same, but the seats in `ask` make even their only legal move themselves.
    fn settle_asking(&mut self, dealer: &Dealer, ask: SeatSet) {
        while self.advance(dealer, ask) {}
    }
    /// Plays one of these plies; `false` if there is none.
    fn advance(&mut self, dealer: &Dealer, ask: SeatSet) -> bool;
    /// The undo that the seat can make; `None` if it has made no choice.
    fn undoable(&self, seat: Seat) -> Option<Undo>;
    /// Takes back the last choice of the seat; `false` if there is none. The caller must check whether it is free.
    fn undo(&mut self, seat: Seat) -> bool;
    /// Scores and ranks once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The round that is being played, counted from 1, and the number of rounds.
    fn round_of(&self) -> Option<(u8, u8)>;
    /// The numbers of lines after which another round began, each with the round. An undo may lead back to an earlier one.
    fn rounds(&self) -> Vec<(usize, u8)>;
    /// The opponent without a seat, with its score so far.
    fn rival(&self) -> Option<Rival>;
    /// The view as JSON text, which is sent unchanged.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The views after these numbers of lines, in this order; `None` if one is greater than the length of the game. The game is
    /// replayed from the smallest to the greatest.
    fn past_views(&self, plies: &[usize], viewer: Viewer) -> Option<Vec<Box<RawValue>>>;
    /// The game after its first `ply` lines as a game of its own: its lines are counted from 0, and it has no record. What the viewer
    /// cannot know is drawn anew from the seed; it depends on nothing else that is hidden. `None` if the game is not that long.
    fn branch(&self, ply: usize, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyGame>>;
    /// The view as `Game::View` of the game, for code that knows the game.
    fn view_any(&self, viewer: Viewer) -> Box<dyn Any>;
    /// The log from this line on, as the viewer may see it. Events are JSON text, which is sent unchanged.
    fn log_since(&self, line: usize, viewer: Viewer) -> Vec<LogEntry<Box<RawValue>>>;
    /// The line with this index as the viewer may read it.
    fn line(&self, line: usize, viewer: Viewer) -> Option<Line>;
    /// Index of the newest line that is an undo; all struck-out lines are before it.
    fn last_undo(&self) -> Option<usize>;
    /// The number of undos that were not free.
    fn takebacks(&self) -> usize;
    /// The number of moves that were not undone, draws included.
    fn live(&self) -> usize;
    /// The record as the viewer may read it.
    fn record(&self, viewer: Viewer) -> Record;
    /// The move of a bot that is built for this one decision; `None` if the seat is not due or the game has no such bot.
    ///
    /// The bot has observed nothing of the game before. Tables are unloaded from memory and moves are taken back, so no bot could
    /// accompany a whole game.
    fn bot_move(&self, seat: Seat, bot: &BotSpec, seed: u64) -> Option<String>;
    /// The legal moves of the seat, rated by a search, the best first.
    fn hints(&self, seat: Seat, budget: &Budget, seed: u64) -> Vec<Hint>;
    /// The legal moves of the seat, compared by rounds that the bot plays to their end on this many samples, the best first; nothing
    /// if the seat is not due.
    fn compare_moves(&self, seat: Seat, player: &BotSpec, samples: u32, seed: u64) -> Vec<Comparison>;
    /// Whether the open step is a small choice within a move that has begun, not a new turn.
    fn is_mid_move(&self) -> bool;
    /// The legal moves of the seat as a search rates them, the best first, each explained by the terms of the evaluation. Nothing if the
    /// seat is not due or the game has no evaluation.
    fn advice(&self, seat: Seat, budget: &Budget, seed: u64) -> Vec<AdvisedMove>;
    /// The lines that an analysis looks at, in order: decisions and draws that had an alternative and were not undone, and, when the
    /// game is over, its end, which is the number of lines. Nothing if the game has no evaluation.
    fn analysed_lines(&self) -> Vec<usize>;
    /// Analyses the position before one of [`analysed_lines`](AnyGame::analysed_lines); `None` for any other line. Each line is
    /// independent of the others, and the same settings give the same result.
    fn analyse(&self, line: usize, settings: &AnalysisSettings) -> Option<LineAnalysis>;
    /// What each legal move of the seat would bring at once, as far as the seat can know; nothing if it is not due. At most
    /// [`MAX_PREVIEWS`](crate::MAX_PREVIEWS) moves.
    fn previews(&self, seat: Seat) -> Previews;
    /// A clone in a new box, because a trait object cannot implement `Clone`.
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

/// A line of the record as a viewer may read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The maker of the line.
    pub actor: Actor,
    /// A move or an undo; the move itself is in `text`.
    pub action: Action<()>,
    /// The notation; a hidden noun is `?`.
    pub text: String,
    /// Whether it is a move that no undo has struck out.
    pub live: bool,
}

/// The rating of a move by a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move in notation.
    pub text: String,
    /// The number of iterations that tried the move.
    pub visits: u32,
    /// The expected result of the seat, from 0 (worst) to 1 (best).
    pub worth: f32,
}

/// A legal move, compared with the best one, see [`ComparedMove`].
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The move in notation.
    pub text: String,
    /// The points that it loses against the best move.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// The terms of the evaluation in which the best move is better or worse.
    pub terms: Vec<TermChange>,
}

/// The implementation of [`AnyGame`] for every game.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    table: Table<G>,
    /// The events of each line.
    log: VectorSync<Box<[G::Event]>>,
    /// The numbers of lines after which another round began, each with the round.
    rounds: VectorSync<(usize, u8)>,
}

impl<G: HasBots> Played<G> {
    pub fn new(table: Table<G>) -> Self {
        let mut played = Played { table, log: VectorSync::new_sync(), rounds: VectorSync::new_sync() };
        played.note_round();
        played
    }

    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let (mut log, mut rounds) = (VectorSync::new_sync(), VectorSync::new_sync());
        let table = Table::replay_with(record, |table, events| {
            log.push_back_mut(events.into());
            note_round(&mut rounds, table);
        })?;
        Ok(Played { table, log, rounds })
    }

    fn note_round(&mut self) {
        note_round(&mut self.rounds, &self.table);
    }

    fn game(&self) -> &G {
        self.table.game()
    }
}

impl<G: HasBots> AnyGame for Played<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.table.setup().seats
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn step(&self) -> &'static str {
        self.game().step()
    }

    fn len(&self) -> usize {
        self.table.lines().len()
    }

    fn legal_moves(&self, actor: Actor) -> Vec<String> {
        let mut moves = Vec::new();
        self.game().legal_moves(actor, &mut moves);
        moves.iter().map(G::Move::to_string).collect()
    }

    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError> {
        let mut events = Vec::new();
        self.table.play(actor, text.parse()?, &mut events)?;
        self.log.push_back_mut(events.into());
        self.note_round();
        Ok(())
    }

    fn advance(&mut self, dealer: &Dealer, ask: SeatSet) -> bool {
        let mut events = Vec::new();
        let advanced = self.table.advance(ask, |draw| dealer.rng(draw), &mut events);
        if advanced {
            self.log.push_back_mut(events.into());
            self.note_round();
        }
        advanced
    }

    fn undoable(&self, seat: Seat) -> Option<Undo> {
        self.table.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let undone = self.table.undo(seat).is_ok();
        if undone {
            self.log.push_back_mut(Box::default());
            self.note_round();
        }
        undone
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn round_of(&self) -> Option<(u8, u8)> {
        self.game().round_of()
    }

    fn rounds(&self) -> Vec<(usize, u8)> {
        self.rounds.iter().copied().collect()
    }

    fn rival(&self) -> Option<Rival> {
        self.game().rival()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        view_text(self.game(), viewer)
    }

    fn past_views(&self, plies: &[usize], viewer: Viewer) -> Option<Vec<Box<RawValue>>> {
        let last = plies.iter().copied().max().unwrap_or(0);
        if last > self.len() {
            return None;
        }
        let mut views = vec![None; plies.len()];
        let first = plies.iter().copied().min().unwrap_or(0);
        self.table.replay_range(first, last, |ply, game| {
            for (view, _) in views.iter_mut().zip(plies).filter(|(_, wanted)| **wanted == ply) {
                *view = Some(view_text(game, viewer));
            }
        });
        views.into_iter().collect()
    }

    fn branch(&self, ply: usize, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyGame>> {
        let mut at = None;
        if ply == self.len() {
            at = Some(self.game().clone());
        } else if ply < self.len() {
            self.table.replay_range(ply, ply, |_, game| at = Some(game.clone()));
        }
        let mut game = at?;
        let mut rng = SmallRng::seed_from_u64(seed);
        match viewer {
            Viewer::Seat(seat) => game.determinize(Some(seat), &mut rng),
            Viewer::Spectator => game.determinize(None, &mut rng),
            Viewer::Omniscient => {}
        }
        Some(Box::new(Played::new(Table::from_position(self.table.setup().clone(), game))))
    }

    fn view_any(&self, viewer: Viewer) -> Box<dyn Any> {
        Box::new(self.game().view(viewer))
    }

    fn log_since(&self, line: usize, viewer: Viewer) -> Vec<LogEntry<Box<RawValue>>> {
        let entries = (line..self.len()).flat_map(|line| {
            let played = &self.table.lines()[line];
            let seen = self.log[line].iter().filter_map(move |event| G::redact(event, viewer));
            log_entries(line, played.actor, !played.live, seen)
        });
        entries.collect()
    }

    fn line(&self, line: usize, viewer: Viewer) -> Option<Line> {
        let line = self.table.lines().get(line)?;
        let action = match line.action {
            Action::Move(_) => Action::Move(()),
            Action::Undo => Action::Undo,
        };
        let text = self.table.line_text(line, viewer);
        Some(Line { actor: line.actor, action, text, live: line.live })
    }

    fn last_undo(&self) -> Option<usize> {
        self.table.last_undo()
    }

    fn takebacks(&self) -> usize {
        self.table.takebacks()
    }

    fn live(&self) -> usize {
        self.table.live()
    }

    fn record(&self, viewer: Viewer) -> Record {
        self.table.record(viewer)
    }

    fn bot_move(&self, seat: Seat, bot: &BotSpec, seed: u64) -> Option<String> {
        if !self.game().is_due(Actor::Seat(seat)) {
            return None;
        }
        let perspective = Perspective::new(self.game(), seat);
        let m = G::bot(bot)?.choose(&perspective, &Budget::UNLIMITED, &mut SmallRng::seed_from_u64(seed));
        Some(m.to_string())
    }

    fn hints(&self, seat: Seat, budget: &Budget, seed: u64) -> Vec<Hint> {
        if !self.game().is_due(Actor::Seat(seat)) {
            return Vec::new();
        }
        let perspective = Perspective::new(self.game(), seat);
        let rated = G::rate_moves(&perspective, None, budget, &mut SmallRng::seed_from_u64(seed));
        let hint = |rated: RatedMove<G::Move>| Hint {
            text: rated.m.to_string(),
            visits: rated.visits,
            worth: rated.value,
        };
        rated.into_iter().map(hint).collect()
    }

    fn compare_moves(&self, seat: Seat, player: &BotSpec, samples: u32, seed: u64) -> Vec<Comparison> {
        if !self.game().is_due(Actor::Seat(seat)) {
            return Vec::new();
        }
        let compared = G::compare_moves(&Perspective::new(self.game(), seat), player, samples, seed);
        let comparison = |compared: ComparedMove<G::Move>| Comparison {
            text: compared.m.to_string(),
            loss: compared.loss,
            error: compared.error,
            terms: compared.terms,
        };
        compared.into_iter().map(comparison).collect()
    }

    fn is_mid_move(&self) -> bool {
        self.game().in_mid_move()
    }

    fn advice(&self, seat: Seat, budget: &Budget, seed: u64) -> Vec<AdvisedMove> {
        if !self.game().is_due(Actor::Seat(seat)) {
            return Vec::new();
        }
        advice(&Perspective::new(self.game(), seat), budget, seed)
    }

    fn analysed_lines(&self) -> Vec<usize> {
        analysis::analysed_lines(&self.table)
    }

    fn analyse(&self, line: usize, settings: &AnalysisSettings) -> Option<LineAnalysis> {
        analysis::analyse(&self.table, line, settings)
    }

    fn previews(&self, seat: Seat) -> Previews {
        previews(&Perspective::new(self.game(), seat), self.len())
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

/// Enters the round that is played now, if another one was played before.
fn note_round<G: Game>(rounds: &mut VectorSync<(usize, u8)>, table: &Table<G>) {
    let Some((round, _)) = table.game().round_of() else { return };
    match rounds.last() {
        // The first round begins with the game, also where the first line is seen only after it was played.
        None => rounds.push_back_mut((0, round)),
        Some(&(_, last)) if last != round => rounds.push_back_mut((table.lines().len(), round)),
        Some(_) => {}
    }
}

fn view_text<G: Game>(game: &G, viewer: Viewer) -> Box<RawValue> {
    to_raw_value(&game.view(viewer)).expect("a view has only text keys")
}

/// The log entries of a line for the events of it that a viewer may see. Events become JSON text.
pub(crate) fn log_entries<E: GameEvent>(
    line: usize,
    by: Actor,
    undone: bool,
    seen: impl IntoIterator<Item = E>,
) -> impl Iterator<Item = LogEntry<Box<RawValue>>> {
    seen.into_iter().enumerate().map(move |(index, event)| {
        let entry = LogEntry::new(line, by, undone, index == 0, event);
        entry.map(|event| to_raw_value(&event).expect("an event is a flat object"))
    })
}
