//! A game being played: the state, every line of its record, and undo.

use std::error::Error;
use std::fmt;

use crate::{Actor, Game, PlayError, Record, Seat, SeatSet, Setup, SetupError, Turn, Viewer};

/// A game with its history. The lines are the truth; the state is what they lead to.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup<G::Options>,
    game: G,
    lines: Vec<Line<G::Move>>,
}

/// One line of the history. Lines are never removed: an undo strikes them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<M> {
    pub actor: Actor,
    pub deed: Deed<M>,
    /// Not struck out by an undo, nor an undo itself.
    pub live: bool,
    /// Who alone may read the noun before the game is over.
    pub secret: Option<SeatSet>,
    /// The actor had another legal move.
    choice: bool,
    /// The seats that owed a decision when this was played.
    due: SeatSet,
    /// The simultaneous step it belongs to was still open afterwards.
    open: bool,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<M> {
    Move(M),
    Undo,
}

/// What an undo would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The line it takes back.
    pub line: usize,
    /// Nothing was learnt since: no consent is needed.
    pub free: bool,
}

impl<G: Game> Table<G> {
    pub fn new(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        let game = G::new(&setup)?;
        Ok(Table { setup, game, lines: Vec::new() })
    }

    /// Plays a record again, every move checked.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        Self::replay_with(record, |_, _| ())
    }

    /// Plays a record again and shows the table, with what happened, after each ply.
    pub fn replay_with(
        record: &Record,
        mut watch: impl FnMut(&Self, &[G::Event]),
    ) -> Result<Self, ReplayError> {
        let head = |why| ReplayError { ply: 0, line: 1, why };
        if record.game() != G::ID {
            return Err(head(Why::Game(record.game().to_owned())));
        }
        let options = record.options().parse().map_err(|error| head(Why::Setup(error)))?;
        let setup = Setup { seats: record.seats(), revision: record.revision(), options };
        let mut table = Table::new(setup).map_err(|error| head(Why::Setup(error)))?;
        let mut events = Vec::new();
        for (index, ply) in record.plies().iter().enumerate() {
            events.clear();
            table.play_text(ply.actor, &ply.text, &mut events).map_err(|why| ReplayError {
                ply: index + 1,
                line: ply.line,
                why,
            })?;
            watch(&table, &events);
        }
        if let Some(result) = record.result() {
            let scores = table.game.outcome().map(|outcome| outcome.score.to_vec());
            if scores.as_deref() != Some(result) {
                let last = record.plies().len();
                let why = Why::Result { stated: result.to_vec(), played: scores };
                return Err(ReplayError { ply: last, line: record.result_line(), why });
            }
        }
        Ok(table)
    }

    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn lines(&self) -> &[Line<G::Move>] {
        &self.lines
    }

    /// Plays a move through the checked door.
    pub fn play(&mut self, actor: Actor, m: G::Move, events: &mut Vec<G::Event>) -> Result<(), PlayError> {
        let (due, step) = (self.game.turn().seats(), self.game.step());
        let mut legal = Vec::new();
        self.game.legal_moves(actor, &mut legal);
        let secret = legal.contains(&m).then(|| self.game.secret(actor, m)).flatten();
        self.game.play(actor, m, events)?;
        let open = self.step_stays_open(actor, due, step);
        let choice = legal.len() > 1;
        self.lines.push(Line { actor, deed: Deed::Move(m), live: true, secret, choice, due, open });
        Ok(())
    }

    /// Plays a ply as written in a record, `undo` included. A recorded undo had its consent.
    pub fn play_text(&mut self, actor: Actor, text: &str, events: &mut Vec<G::Event>) -> Result<(), Why> {
        match (actor, text) {
            (Actor::Seat(seat), "undo") => self.undo(seat).map_err(|NothingToUndo| Why::Undo),
            (_, text) if text.ends_with(" ?") => Err(Why::Hidden),
            (_, text) => text.parse().and_then(|m| self.play(actor, m, events)).map_err(Why::Refused),
        }
    }

    /// A ply of a seat that has only one legal move: nobody need be asked.
    pub fn forced(&self) -> Option<(Actor, G::Move)> {
        let mut legal = Vec::new();
        self.game.turn().seats().iter().map(Actor::Seat).find_map(|actor| {
            legal.clear();
            self.game.legal_moves(actor, &mut legal);
            (legal.len() == 1).then(|| (actor, legal[0]))
        })
    }

    /// What `undo` would take back for this seat: its last ply that had an alternative.
    pub fn undoable(&self, seat: Seat) -> Option<Undo> {
        let own = |line: &Line<G::Move>| line.live && line.actor == Actor::Seat(seat);
        let line = self.lines.iter().rposition(|line| own(line) && line.choice)?;
        // A secret answer of the only seat due may have opened the answers of the others, also if that seat had no
        // choice; the end of the game may have opened everything.
        let opens = |line: &Line<G::Move>| line.live && line.secret.is_some() && line.due.len() == 1;
        let opened = self.lines[line..].iter().any(opens) || self.game.turn() == Turn::Over;
        let learnt = self.lines[line + 1..].iter().enumerate().any(|(after, later)| {
            let stays = self.stays(line, line + 1 + after);
            later.live && !stays && (later.actor == Actor::Chance || (later.choice && !own(later)))
        });
        Some(Undo { line, free: !opened && !learnt })
    }

    /// Strikes out this seat's last ply that had an alternative, and what followed from it. Whether it is free,
    /// or the others agreed, is for the caller to know.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NothingToUndo> {
        let Undo { line, .. } = self.undoable(seat).ok_or(NothingToUndo)?;
        let struck: Vec<usize> = (line..self.lines.len()).filter(|&later| !self.stays(line, later)).collect();
        struck.into_iter().for_each(|index| self.lines[index].live = false);
        self.lines.push(Line {
            actor: Actor::Seat(seat),
            deed: Deed::Undo,
            live: false,
            secret: None,
            choice: false,
            due: SeatSet::EMPTY,
            open: false,
        });
        self.rebuild();
        Ok(())
    }

    /// The record as `viewer` may read it; whole when the game is over.
    pub fn record(&self, viewer: Viewer) -> Record {
        let options = self.setup.options.to_string();
        let mut record = Record::new(G::ID, self.setup.revision, self.setup.seats, &options);
        for line in &self.lines {
            record.push(line.actor, self.line_text(line, viewer));
        }
        if let Some(outcome) = self.game.outcome() {
            record.finish(outcome.score);
        }
        record
    }

    /// A line as `viewer` may read it: verb and noun, the noun `?` if it is hidden.
    pub fn line_text(&self, line: &Line<G::Move>, viewer: Viewer) -> String {
        let m = match line.deed {
            Deed::Undo => return "undo".to_owned(),
            Deed::Move(m) => m.to_string(),
        };
        let hidden =
            line.secret.is_some_and(|seats| !viewer.may_read(seats)) && self.game.turn() != Turn::Over;
        match m.split_once(' ') {
            Some((verb, _)) if hidden => format!("{verb} ?"),
            _ => m,
        }
    }

    /// Whether the ply `actor` just made left others to answer the same simultaneous question. When in doubt
    /// (the last seat due answers twice) the step counts as closed, and an undo needs consent.
    fn step_stays_open(&self, actor: Actor, before: SeatSet, step: &str) -> bool {
        let after = self.game.turn().seats();
        let Actor::Seat(seat) = actor else { return false };
        self.game.step() == step
            && !after.is_empty()
            && after.with(seat) == before.with(seat)
            && (after != before || before.len() > 1)
    }

    /// Whether `later` is another seat's answer to the question that `line` answers, still open: it stays.
    fn stays(&self, line: usize, later: usize) -> bool {
        later > line
            && self.lines[later].actor != self.lines[line].actor
            && self.lines[line].due.len() > 1
            && self.lines[line..].iter().all(|line| line.open || !line.live)
    }

    fn rebuild(&mut self) {
        // The setup was accepted once, and live lines were legal in this order or commute.
        self.game = G::new(&self.setup).expect("the setup was accepted before");
        let mut events = Vec::new();
        for line in self.lines.iter().filter(|line| line.live) {
            if let Deed::Move(m) = line.deed {
                self.game.apply(line.actor, m, &mut events);
            }
        }
    }
}

/// The seat has made no ply that had an alternative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToUndo;

impl fmt::Display for NothingToUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing to undo")
    }
}

impl Error for NothingToUndo {}

/// A record that the rules contradict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The ply, counted from 1; 0 for the head.
    pub ply: usize,
    /// The line of the text it stands on.
    pub line: usize,
    pub why: Why,
}

/// Why a ply does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The record is of another game.
    Game(String),
    Setup(SetupError),
    Refused(PlayError),
    Undo,
    /// The noun is masked: this is what one viewer may read, not the whole record.
    Hidden,
    Result {
        stated: Vec<i32>,
        played: Option<Vec<i32>>,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            0 => write!(f, "{}", self.why),
            ply => write!(f, "ply {ply} (line {}): {}", self.line, self.why),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Game(game) => write!(f, "this is a record of `{game}`"),
            Why::Setup(error) => error.fmt(f),
            Why::Refused(error) => error.fmt(f),
            Why::Undo => NothingToUndo.fmt(f),
            Why::Hidden => f.write_str("the noun is hidden: only whole records replay"),
            Why::Result { stated, played: Some(played) } => {
                write!(f, "the record says the result is {stated:?}, but it is {played:?}")
            }
            Why::Result { .. } => f.write_str("the record has a result, but the game is not over"),
        }
    }
}

impl Error for ReplayError {}
