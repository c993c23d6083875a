//! A game in play, spoken to in text and JSON.

use std::fmt;

use maat_bots::{BotSpec, Budget, HasBots, RatedMove};
use maat_engine::{
    Actor, Game, Outcome, Perspective, PlayError, Record, ReplayError, Seat, Table, Turn, Undo, Viewer, deal,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::Dealer;

/// A game with its history and log. Lines are counted from 0.
pub trait AnyGame: Send + Sync + fmt::Debug {
    fn id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn step(&self) -> &'static str;
    /// The number of lines so far, undone ones and undos included.
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The legal moves of an actor, in notation.
    fn legal_moves(&self, actor: Actor) -> Vec<String>;
    /// Plays a move through the checked door.
    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError>;
    /// Plays all that needs nobody's decision: chance, and seats with one legal move.
    fn settle(&mut self, dealer: &Dealer);
    fn undoable(&self, seat: Seat) -> Option<Undo>;
    /// Takes the seat's last choice back; `false` if there is none. Whether it was free is for the caller to ask.
    fn undo(&mut self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    /// The view as JSON text: it is sent as it is, or read by whoever draws it.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What was told from this line on, as the viewer may hear it.
    fn told_since(&self, line: usize, viewer: Viewer) -> Vec<Told>;
    /// A line as the viewer may read it: actor and text.
    fn line(&self, line: usize, viewer: Viewer) -> Option<(Actor, String)>;
    fn record(&self, viewer: Viewer) -> Record;
    /// The move of a bot that is built for this one decision; `None` if the seat is not due or the game has no such bot.
    ///
    /// The bot has observed nothing of the game: where games sleep or moves are taken back, no bot lives as long as its game.
    fn bot_move(&self, seat: Seat, bot: &BotSpec, seed: u64) -> Option<String>;
    /// What a search thinks of the seat's moves, the best first.
    fn hints(&self, seat: Seat, budget: &Budget, seed: u64) -> Vec<Hint>;
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The line that caused it.
    pub line: usize,
    pub actor: Actor,
    /// Not undone.
    pub live: bool,
    pub event: Value,
    /// The anchor of the rule behind it.
    pub rule: &'static str,
}

/// What a search thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub text: String,
    pub visits: u32,
    /// The share of the best result the seat may expect, from 0 to 1.
    pub worth: f32,
}

/// The one implementation.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    table: Table<G>,
    log: Log<G::Event>,
}

/// All events in one list, so that a game is cheap to copy; `ends` tells where each line's events end.
#[derive(Clone, Debug)]
struct Log<E> {
    events: Vec<E>,
    ends: Vec<usize>,
}

impl<E> Log<E> {
    fn end_line(&mut self) {
        self.ends.push(self.events.len());
    }

    fn of_line(&self, line: usize) -> &[E] {
        let begin = if line == 0 { 0 } else { self.ends[line - 1] };
        &self.events[begin..self.ends[line]]
    }
}

impl<G: HasBots> Played<G> {
    pub fn new(table: Table<G>) -> Self {
        Played { table, log: Log { events: Vec::new(), ends: Vec::new() } }
    }

    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let mut log = Log { events: Vec::new(), ends: Vec::new() };
        let table = Table::replay_with(record, |_, events| {
            log.events.extend_from_slice(events);
            log.end_line();
        })?;
        Ok(Played { table, log })
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
        let m = text.parse()?;
        self.table.play(actor, m, &mut self.log.events)?;
        self.log.end_line();
        Ok(())
    }

    fn settle(&mut self, dealer: &Dealer) {
        loop {
            let next = match self.turn() {
                Turn::Chance => {
                    let m = deal(self.game(), &mut dealer.rng(self.len()), &mut Vec::new());
                    Some((Actor::Chance, m))
                }
                _ => self.table.forced(),
            };
            let Some((actor, m)) = next else { return };
            self.table.play(actor, m, &mut self.log.events).expect("a dealt or forced move is legal");
            self.log.end_line();
        }
    }

    fn undoable(&self, seat: Seat) -> Option<Undo> {
        self.table.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let undone = self.table.undo(seat).is_ok();
        if undone {
            self.log.end_line();
        }
        undone
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.game().view(viewer)).expect("a view has only text keys")
    }

    fn told_since(&self, line: usize, viewer: Viewer) -> Vec<Told> {
        let lines = self.table.lines().iter().enumerate().skip(line);
        let told = lines.flat_map(|(line, played)| {
            let heard = self.log.of_line(line).iter().filter_map(|event| G::redact(event, viewer));
            heard.map(move |event| Told {
                line,
                actor: played.actor,
                live: played.live,
                rule: G::rule(&event),
                event: serde_json::to_value(&event).expect("an event is a flat object"),
            })
        });
        told.collect()
    }

    fn line(&self, line: usize, viewer: Viewer) -> Option<(Actor, String)> {
        let line = self.table.lines().get(line)?;
        Some((line.actor, self.table.line_text(line, viewer)))
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

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
