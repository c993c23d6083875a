//! A game with its history: the state, every line of its record, and undo.

use std::fmt;

use rand::Rng;
use rpds::VectorSync;

use crate::game::require_legal;
use crate::{Actor, Dealing, Game, PlayError, Record, Seat, SeatSet, Setup, SetupError, Turn, Viewer, deal};

/// A game with its history. The lines are authoritative; the state is computed from them.
///
/// A clone shares the history, so its cost does not depend on the length of the game. A server plays a move on a clone and
/// keeps the clone only once the move is stored.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup<G::Options>,
    game: G,
    lines: VectorSync<Line<G::Move>>,
    /// Earlier states, the newest last. An undo replays the lines since one of them instead of the whole game.
    checkpoints: VectorSync<Checkpoint<G>>,
    last_undo: Option<usize>,
    /// Undos that were not free.
    takebacks: usize,
    dealing: Dealing,
    /// Draws that were not undone.
    draws: usize,
    /// Moves that were not undone, draws included.
    live: usize,
}

/// The state after the first `lines` lines.
#[derive(Clone, Debug)]
struct Checkpoint<G> {
    lines: usize,
    game: G,
}

/// The number of lines between two checkpoints.
const CHECKPOINT_INTERVAL: usize = 64;

/// One line of the history. Lines are never removed: an undo strikes them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// The maker of the line.
    pub actor: Actor,
    /// A move or an undo.
    pub action: Action<M>,
    /// Whether the line counts: it is a move that no undo has struck out.
    pub live: bool,
    /// Seats that may see the move's argument until the game ends; `None` if it is public.
    pub secret: Option<SeatSet>,
    /// Whether the actor had another legal move.
    choice: bool,
    /// The seats that owed a decision before the line was played.
    due: SeatSet,
    /// Whether the simultaneous step that the line answers was still open afterwards.
    open: bool,
}

impl<M> Line<M> {
    /// Whether the actor had another legal move.
    pub fn was_choice(&self) -> bool {
        self.choice
    }
}

/// The content of a line: a move of the game, or an undo, which is an action of the table. `Display` is the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<M> {
    /// A move of the game.
    Move(M),
    /// Takes back the last choice of the actor.
    Undo,
}

/// The notation of an undo. No game has a verb of this name.
pub(crate) const UNDO: &str = "undo";

impl<'t> Action<&'t str> {
    /// Distinguishes an undo from the notation of a move.
    pub fn read(text: &'t str) -> Self {
        if text == UNDO { Action::Undo } else { Action::Move(text) }
    }
}

impl<M: fmt::Display> fmt::Display for Action<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(m) => m.fmt(f),
            Action::Undo => f.write_str(UNDO),
        }
    }
}

/// The effect that an undo would have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// Index of the line that it takes back.
    pub line: usize,
    /// Whether nobody has learnt anything since, not even from a choice that was taken back, so that no consent is needed.
    pub free: bool,
}

impl<G: Game> Table<G> {
    /// A game before its first ply.
    pub fn new(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        let game = G::new(&setup)?;
        let (lines, checkpoints) = (VectorSync::new_sync(), VectorSync::new_sync());
        Ok(Table {
            setup,
            game,
            lines,
            checkpoints,
            last_undo: None,
            takebacks: 0,
            dealing: Dealing::default(),
            draws: 0,
            live: 0,
        })
    }

    /// A game that begins in a given state instead of the first one, such as a determinization of another game. Its history begins
    /// there, so no record leads to it.
    pub fn from_position(setup: Setup<G::Options>, game: G) -> Self {
        let mut checkpoints = VectorSync::new_sync();
        // No undo strikes out anything before the first line, so this one stays for ever.
        checkpoints.push_back_mut(Checkpoint { lines: 0, game: game.clone() });
        Table {
            setup,
            game,
            lines: VectorSync::new_sync(),
            checkpoints,
            last_undo: None,
            takebacks: 0,
            dealing: Dealing::NEWEST,
            draws: 0,
            live: 0,
        }
    }

    /// Numbers the draws to come after another scheme.
    #[must_use]
    pub fn with_dealing(self, dealing: Dealing) -> Self {
        Table { dealing, ..self }
    }

    /// Replays a record; every move is checked.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        Self::replay_with(record, |_, _| ())
    }

    /// Replays a record and calls `watch` with the table and the new events after each ply.
    pub fn replay_with(record: &Record, watch: impl FnMut(&Self, &[G::Event])) -> Result<Self, ReplayError> {
        Self::replay_between(record, |_, _| (), watch)
    }

    /// Replays a record, and calls `before` with the table and the index of each ply before it is played, and `watch` with the
    /// table and the new events after it.
    pub fn replay_between(
        record: &Record,
        mut before: impl FnMut(&Self, usize),
        mut watch: impl FnMut(&Self, &[G::Event]),
    ) -> Result<Self, ReplayError> {
        let head = |why| ReplayError { ply: 0, line: 1, why };
        if record.game() != G::ID {
            return Err(head(ReplayErrorKind::Game(record.game().to_owned())));
        }
        let options = record.options().parse().map_err(|error| head(ReplayErrorKind::Setup(error)))?;
        let setup = Setup { seats: record.seats(), revision: record.revision(), options };
        let table = Table::new(setup).map_err(|error| head(ReplayErrorKind::Setup(error)))?;
        let mut table = table.with_dealing(record.dealing());
        let mut events = Vec::new();
        for (index, ply) in record.plies().iter().enumerate() {
            before(&table, index);
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
                let why = ReplayErrorKind::Result { stated: result.to_vec(), played: scores };
                return Err(ReplayError { ply: last, line: record.result_line(), why });
            }
        }
        Ok(table)
    }

    /// The setup that the game began with.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole history, undos and struck-out lines included.
    pub fn lines(&self) -> &VectorSync<Line<G::Move>> {
        &self.lines
    }

    /// Index of the newest line that is an undo.
    pub fn last_undo(&self) -> Option<usize> {
        self.last_undo
    }

    /// The number of moves that were not undone, draws included.
    pub fn live(&self) -> usize {
        self.live
    }

    /// The number of undos that were not free: somebody had learnt something that an undo cannot take back.
    pub fn takebacks(&self) -> usize {
        self.takebacks
    }

    /// Plays a move if it is legal, and otherwise leaves the table unchanged.
    pub fn play(&mut self, actor: Actor, m: G::Move, events: &mut Vec<G::Event>) -> Result<(), PlayError> {
        let mut legal = Vec::new();
        require_legal(&self.game, actor, m, &mut legal)?;
        self.push_move(actor, m, legal.len() > 1, events);
        Ok(())
    }

    /// Plays one ply that needs nobody's decision: a chance move, drawn with the generator that `rng` makes for the number
    /// of the draw ([`Dealing`]), or the only legal move of a seat that is not in `ask`. Returns `false` if there is no such
    /// ply.
    pub fn advance<R: Rng>(
        &mut self,
        ask: SeatSet,
        rng: impl FnOnce(usize) -> R,
        events: &mut Vec<G::Event>,
    ) -> bool {
        let mut legal = Vec::new();
        let next = match self.game.turn() {
            Turn::Over => None,
            Turn::Chance => Some((Actor::Chance, deal(&self.game, &mut rng(self.next_draw()), &mut legal))),
            Turn::Seats(due) => due.iter().filter(|&seat| !ask.contains(seat)).find_map(|seat| {
                legal.clear();
                self.game.legal_moves(Actor::Seat(seat), &mut legal);
                (legal.len() == 1).then(|| (Actor::Seat(seat), legal[0]))
            }),
        };
        let Some((actor, m)) = next else { return false };
        self.push_move(actor, m, legal.len() > 1, events);
        true
    }

    /// The number of the next draw, after the scheme of the table.
    pub fn next_draw(&self) -> usize {
        match self.dealing {
            Dealing::ByLine => self.lines.len(),
            Dealing::ByDraw => self.draws,
        }
    }

    /// Plays a ply as written in a record, or an undo. A recorded undo is not checked for consent.
    pub fn play_text(
        &mut self,
        actor: Actor,
        text: &str,
        events: &mut Vec<G::Event>,
    ) -> Result<(), ReplayErrorKind> {
        match (actor, Action::read(text)) {
            (Actor::Seat(seat), Action::Undo) => {
                self.undo(seat).map_err(|NothingToUndo| ReplayErrorKind::Undo)
            }
            (Actor::Chance, Action::Undo) => Err(ReplayErrorKind::Refused(PlayError::Unreadable)),
            (_, Action::Move(text)) if text.ends_with(" ?") => Err(ReplayErrorKind::Hidden),
            (_, Action::Move(text)) => {
                text.parse().and_then(|m| self.play(actor, m, events)).map_err(ReplayErrorKind::Refused)
            }
        }
    }

    /// Plays a legal move and appends its line.
    fn push_move(&mut self, actor: Actor, m: G::Move, choice: bool, events: &mut Vec<G::Event>) {
        let (due, step) = (self.game.turn().seats(), self.game.step());
        let secret = self.game.secret(actor, m);
        self.game.apply(actor, m, events);
        let open = self.step_stays_open(actor, due, step);
        let action = Action::Move(m);
        self.draws += usize::from(actor == Actor::Chance);
        self.live += 1;
        self.lines.push_back_mut(Line { actor, action, live: true, secret, choice, due, open });
        self.keep_checkpoint();
    }

    /// The undo that the seat can make: it takes back its last ply that had an alternative.
    pub fn undoable(&self, seat: Seat) -> Option<Undo> {
        let own = |line: &Line<G::Move>| line.live && line.choice && line.actor == Actor::Seat(seat);
        let line = self.lines.iter().rposition(own)?;
        // A secret answer of the only seat due may have revealed the answers of the others, even if that seat had no
        // choice; the end of the game may have revealed everything.
        let opens = |line: &Line<G::Move>| line.live && line.secret.is_some() && line.due.len() == 1;
        let opened = self.lines_from(line).any(|(_, line)| opens(line)) || self.game.turn() == Turn::Over;
        let stays = self.stays(line);
        // Struck-out lines count, too: what a seat has seen, no undo takes back. Answers to a simultaneous step that is open
        // do not depend on each other.
        let learnt = self.lines_from(line + 1).any(|(index, later)| {
            let decided = later.actor == Actor::Chance || later.choice;
            decided && later.actor != Actor::Seat(seat) && !(stays(index) && later.open)
        });
        Some(Undo { line, free: !opened && !learnt })
    }

    /// Strikes out the last ply of the seat that had an alternative, and everything that followed from it. The caller must
    /// check that the undo is free or that the others agreed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NothingToUndo> {
        let Undo { line, free } = self.undoable(seat).ok_or(NothingToUndo)?;
        self.takebacks += usize::from(!free);
        let struck: Vec<usize> = {
            let stays = self.stays(line);
            let struck = |&(index, line): &(usize, &Line<G::Move>)| line.live && !stays(index);
            self.lines_from(line).filter(struck).map(|(index, _)| index).collect()
        };
        for index in struck {
            let line = self.lines.get_mut(index).expect("a line of the history");
            line.live = false;
            self.draws -= usize::from(line.actor == Actor::Chance);
            self.live -= 1;
        }
        self.last_undo = Some(self.lines.len());
        self.lines.push_back_mut(Line {
            actor: Actor::Seat(seat),
            action: Action::Undo,
            live: false,
            secret: None,
            choice: false,
            due: SeatSet::EMPTY,
            open: false,
        });
        self.rebuild(line);
        Ok(())
    }

    /// Plays lines again up to the first `last`, undos included, and calls `watch` with the number of lines and the state after
    /// them: for `first`, for `last`, and for all between. It begins at the last checkpoint before, so that a position late in a
    /// long game costs no more than an early one.
    pub fn replay_range(&self, first: usize, last: usize, mut watch: impl FnMut(usize, &G)) {
        let mut past = self.truncated(first);
        if past.lines.len() >= first {
            watch(past.lines.len(), &past.game);
        }
        let mut events = Vec::new();
        for index in past.lines.len()..last.min(self.lines.len()) {
            let line = &self.lines[index];
            match (line.actor, line.action) {
                (actor, Action::Move(m)) => {
                    events.clear();
                    past.push_move(actor, m, line.choice, &mut events);
                }
                (Actor::Seat(seat), Action::Undo) => past.undo(seat).expect("it was possible before"),
                (Actor::Chance, Action::Undo) => unreachable!("chance takes nothing back"),
            }
            if index + 1 >= first {
                watch(index + 1, &past.game);
            }
        }
    }

    /// The state before a line that counts, or after all of them. The cost does not depend on the length of the game.
    pub fn state_before(&self, line: usize) -> G {
        let from = self.checkpoints.iter().rev().find(|checkpoint| checkpoint.lines <= line);
        let (mut game, from) = match from {
            Some(checkpoint) => (checkpoint.game.clone(), checkpoint.lines),
            None => (G::new(&self.setup).expect("the setup was accepted before"), 0),
        };
        let mut events = Vec::new();
        for (_, line) in
            self.lines_from(from).take_while(|(index, _)| *index < line).filter(|(_, line)| line.live)
        {
            if let Action::Move(m) = line.action {
                events.clear();
                game.apply(line.actor, m, &mut events);
            }
        }
        game
    }

    /// The table as it was at the last checkpoint within the first `lines` lines; the beginning if there is none. No undo has
    /// struck out a line before a checkpoint that is still there, so the lines before it are as they were then.
    fn truncated(&self, lines: usize) -> Self {
        let mut past = self.clone();
        while past.checkpoints.last().is_some_and(|last| last.lines > lines) {
            past.checkpoints.drop_last_mut();
        }
        let Some(Checkpoint { lines, game }) = past.checkpoints.last().cloned() else {
            let past = Table::new(self.setup.clone()).expect("the setup was accepted before");
            return past.with_dealing(self.dealing);
        };
        while past.lines.len() > lines {
            past.lines.drop_last_mut();
        }
        past.game = game;
        past
    }

    /// The record as `viewer` may read it; nothing is hidden when the game is over.
    pub fn record(&self, viewer: Viewer) -> Record {
        let options = self.setup.options.to_string();
        let mut record = Record::new(G::ID, self.setup.revision, self.setup.seats, self.dealing, &options);
        for line in &self.lines {
            record.push(line.actor, self.line_text(line, viewer));
        }
        if let Some(outcome) = self.game.outcome() {
            record.finish(outcome.score);
        }
        record
    }

    /// The notation of a line as `viewer` may read it; a hidden noun is `?`.
    pub fn line_text(&self, line: &Line<G::Move>, viewer: Viewer) -> String {
        let text = line.action.to_string();
        let hidden =
            line.secret.is_some_and(|seats| !viewer.may_read(seats)) && self.game.turn() != Turn::Over;
        match text.split_once(' ') {
            Some((verb, _)) if hidden => format!("{verb} ?"),
            _ => text,
        }
    }

    /// Whether other seats still have to answer the simultaneous step that `actor` just answered. In ambiguous cases (the
    /// last seat due answers twice) the step counts as closed, and an undo needs consent.
    fn step_stays_open(&self, actor: Actor, before: SeatSet, step: &str) -> bool {
        let after = self.game.turn().seats();
        let Actor::Seat(seat) = actor else { return false };
        self.game.step() == step
            && !after.is_empty()
            && after.with(seat) == before.with(seat)
            && (after != before || before.len() > 1)
    }

    /// A predicate for the later lines that an undo of `line` keeps: the answers of other seats to the simultaneous step that
    /// `line` answers, while the step is open.
    fn stays(&self, line: usize) -> impl Fn(usize) -> bool {
        let Line { actor, due, .. } = self.lines[line];
        let open = due.len() > 1 && self.lines_from(line).all(|(_, line)| line.open || !line.live);
        move |later| open && later > line && self.lines[later].actor != actor
    }

    /// The lines from `first` on, with their indices.
    fn lines_from(&self, first: usize) -> impl Iterator<Item = (usize, &Line<G::Move>)> {
        (first..self.lines.len()).map(|index| (index, &self.lines[index]))
    }

    fn keep_checkpoint(&mut self) {
        let (last, lines) = (self.checkpoints.last().map_or(0, |last| last.lines), self.lines.len());
        if lines - last >= CHECKPOINT_INTERVAL {
            self.checkpoints.push_back_mut(Checkpoint { lines, game: self.game.clone() });
        }
    }

    /// Recomputes the state after lines from `first` on were struck out.
    fn rebuild(&mut self, first: usize) {
        while self.checkpoints.last().is_some_and(|last| last.lines > first) {
            self.checkpoints.drop_last_mut();
        }
        // The setup was accepted once, and live lines were legal in this order or commute.
        let (mut game, from) = match self.checkpoints.last() {
            Some(last) => (last.game.clone(), last.lines),
            None => (G::new(&self.setup).expect("the setup was accepted before"), 0),
        };
        let mut events = Vec::new();
        for (_, line) in self.lines_from(from).filter(|(_, line)| line.live) {
            if let Action::Move(m) = line.action {
                events.clear();
                game.apply(line.actor, m, &mut events);
            }
        }
        self.game = game;
        self.keep_checkpoint();
    }
}

/// The error that a seat has made no ply with an alternative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is nothing to undo")]
pub struct NothingToUndo;

/// The error that a record contradicts the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{why}", place(*ply, *line))]
pub struct ReplayError {
    /// The ply, counted from 1; 0 for the head.
    pub ply: usize,
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The kind of the error.
    pub why: ReplayErrorKind,
}

fn place(ply: usize, line: usize) -> String {
    if ply == 0 { String::new() } else { format!("ply {ply} (line {line}): ") }
}

/// The reason why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayErrorKind {
    /// The record is of the game with this id.
    #[error("this is a record of `{0}`")]
    Game(String),
    /// The game cannot be set up as the head says.
    #[error(transparent)]
    Setup(SetupError),
    /// The move is not legal.
    #[error(transparent)]
    Refused(PlayError),
    /// There is no ply that the undo could take back.
    #[error("{NothingToUndo}")]
    Undo,
    /// The noun is masked, because the record was written for one viewer.
    #[error("the noun is hidden: only whole records replay")]
    Hidden,
    /// The scores differ from those that the plies lead to.
    #[error("{}", contradiction(stated, played.as_deref()))]
    Result {
        /// The scores in the record.
        stated: Vec<i32>,
        /// The scores of the replayed game; `None` if it is not over.
        played: Option<Vec<i32>>,
    },
}

fn contradiction(stated: &[i32], played: Option<&[i32]>) -> String {
    match played {
        Some(played) => format!("the record says the result is {stated:?}, but it is {played:?}"),
        None => "the record has a result, but the game is not over".to_owned(),
    }
}
