//! The laws: what must hold in every position of every game, tried in random play.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{SeedableRng, rngs::SmallRng};

use super::probe::{Position, Probe, find_tag};
use crate::{Actor, Deed, Game, Record, Seat, Setup, Table, Turn, Viewer, below, deal};

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    /// Positions of each game that go through all laws; the cheap ones are tried at every ply.
    pub probes: u32,
}

/// What random play met: proof that the laws had something to look at.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    pub games: u64,
    pub plies: u64,
    pub undos: u64,
    pub longest: usize,
    pub most_moves: usize,
    pub steps: BTreeMap<&'static str, u64>,
    /// Moves by their text, so that every card and space can be seen to occur.
    pub moves: BTreeMap<String, u64>,
    pub events: BTreeMap<String, u64>,
}

impl Tally {
    /// Adds what another run met.
    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.undos += other.undos;
        self.longest = self.longest.max(other.longest);
        self.most_moves = self.most_moves.max(other.most_moves);
        other.steps.into_iter().for_each(|(step, count)| *self.steps.entry(step).or_default() += count);
        other.moves.into_iter().for_each(|(text, count)| *self.moves.entry(text).or_default() += count);
        other.events.into_iter().for_each(|(event, count)| *self.events.entry(event).or_default() += count);
    }
}

/// What can be broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Options read back as written; wrong seats, revisions and options are refused.
    Setup,
    /// Moves are offered to those who are due and to nobody else.
    Offered,
    /// The list has a fixed order and names no move twice.
    Order,
    /// Every legal move is accepted.
    Accepted,
    /// Every other move is refused, and changes nothing.
    Refused,
    /// Every offered move leads to a position in which somebody can go on.
    NoDeadEnd,
    /// The game ends within `MAX_PLIES`.
    Ends,
    /// `check` holds and nothing panics.
    Check,
    /// A move reads back as written: a verb and at most one noun.
    Notation,
    /// The state reads back as serialised.
    Serde,
    /// The record reads back as written and replays to an equal state.
    Replay,
    /// An undo leads back to the position before the ply it takes back.
    Undo,
    /// `determinize` keeps the seat's view, its moves, and the invariants.
    Determinize,
    /// `determinize` depends on nothing that the seat cannot know.
    Fair,
    /// What a seat cannot know changes nothing it sees: view, step, own moves, events, masked plies.
    NoLeak,
    /// Simultaneous answers commute, and change neither the views nor the moves of the others.
    Commute,
    /// There is an outcome if and only if the game is over, and its ranks are possible.
    Outcome,
    /// No chance move has weight 0.
    Weight,
    /// Steps, verbs and events are in the vocabulary; every event has a rule.
    Vocabulary,
}

/// A law that did not hold, and the game that showed it.
#[derive(Clone, Debug)]
pub struct Breach {
    pub law: Law,
    pub detail: String,
    pub record: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} is broken: {}\n{}", self.law, self.detail, self.record)
    }
}

impl std::error::Error for Breach {}

/// A law that did not hold, before it is known in which game.
pub(super) type Trial = Result<(), (Law, String)>;

/// Returns a breach unless `holds`.
pub(super) fn law(law: Law, holds: bool, detail: impl FnOnce() -> String) -> Trial {
    if holds { Ok(()) } else { Err((law, detail())) }
}

/// Plays random games with random seats and options and tries every law.
pub fn laws<G: Game>(plan: &Plan) -> Result<Tally, Box<Breach>> {
    setup_law::<G>().map_err(|(law, detail)| Box::new(Breach { law, detail, record: String::new() }))?;
    let mut tally = Tally::default();
    let mut counts = Counts::<G>::new();
    for index in 0..plan.games {
        let mut rng = SmallRng::seed_from_u64(plan.seed.wrapping_add(index));
        let setup = random_setup::<G>(&mut rng);
        let head = Record::new(G::ID, setup.revision, setup.seats, &setup.options.to_string()).to_string();
        let table = Table::<G>::new(setup)
            .map_err(|error| Box::new(Breach { law: Law::Setup, detail: error.to_string(), record: head }))?;
        let mut run = Run::new(table, rng, plan.probes);
        let played = catch_unwind(AssertUnwindSafe(|| run.play(&mut tally, &mut counts)));
        let trial = played.unwrap_or_else(|panic| Err((Law::Check, panic_text(&*panic))));
        trial.map_err(|(law, detail)| {
            let record = run.table.record(Viewer::Omniscient).to_string();
            Box::new(Breach { law, detail, record })
        })?;
    }
    tally.moves = counts.into_iter().map(|(m, count)| (m.to_string(), count)).collect();
    Ok(tally)
}

/// How often each move was played; written as text only once, at the end.
type Counts<G> = HashMap<<G as Game>::Move, u64>;

/// One random game under the laws.
struct Run<G: Game> {
    table: Table<G>,
    rng: SmallRng,
    probe: Probe<G>,
    probes: u32,
    /// The state before each line.
    before: Vec<G>,
    /// How many seats the open step asked at first.
    asked: usize,
    legal: Vec<G::Move>,
    events: Vec<G::Event>,
}

impl<G: Game> Run<G> {
    fn new(table: Table<G>, rng: SmallRng, probes: u32) -> Self {
        let (legal, events) = (Vec::new(), Vec::new());
        Run { table, rng, probe: Probe::default(), probes, before: Vec::new(), asked: 0, legal, events }
    }

    fn play(&mut self, tally: &mut Tally, counts: &mut Counts<G>) -> Trial {
        tally.games += 1;
        let mut plies = 0;
        while self.table.game().turn() != Turn::Over {
            law(Law::Ends, plies < G::MAX_PLIES, || format!("still going on after {plies} plies"))?;
            self.cheap_laws(tally)?;
            // About `probes` positions a game, wherever they are: games have some 100 to 1000 plies.
            if below(&mut self.rng, 256) < self.probes {
                let position = Position { game: self.table.game(), seats: self.table.setup().seats };
                self.probe.all_laws(position, self.asked > 1, &mut self.rng)?;
            }
            if below(&mut self.rng, 64) == 0 {
                self.try_undo(tally)?;
            }
            self.random_ply(tally, counts)?;
            plies += 1;
        }
        tally.plies += plies as u64;
        tally.longest = tally.longest.max(plies);
        self.table.game().check();
        self.over_laws()
    }

    /// What is cheap enough to be tried at every ply.
    fn cheap_laws(&mut self, tally: &mut Tally) -> Trial {
        let game = self.table.game();
        game.check();
        law(Law::Outcome, game.outcome().is_none(), || "an outcome before the end".into())?;
        let step = game.step();
        law(Law::Vocabulary, G::VOCABULARY.steps.contains(&step), || format!("step `{step}` is unknown"))?;
        *tally.steps.entry(step).or_default() += 1;
        for actor in actors(self.table.setup().seats) {
            self.legal.clear();
            game.legal_moves(actor, &mut self.legal);
            tally.most_moves = tally.most_moves.max(self.legal.len());
            let (due, offered) = (game.is_due(actor), !self.legal.is_empty());
            law(Law::Offered, due || !offered, || format!("{actor} is not due but may {}", self.legal[0]))?;
            law(Law::NoDeadEnd, offered || !due, || format!("{actor} is due in `{step}` but has no move"))?;
        }
        Ok(())
    }

    fn random_ply(&mut self, tally: &mut Tally, counts: &mut Counts<G>) -> Trial {
        let game = self.table.game();
        let (actor, m) = match game.turn() {
            Turn::Chance => (Actor::Chance, deal(game, &mut self.rng, &mut self.legal)),
            turn => {
                let due: Vec<_> = turn.seats().iter().collect();
                let actor = Actor::Seat(due[below(&mut self.rng, due.len() as u32) as usize]);
                self.legal.clear();
                game.legal_moves(actor, &mut self.legal);
                (actor, self.legal[below(&mut self.rng, self.legal.len() as u32) as usize])
            }
        };
        self.probe.remember(m, &mut self.rng);
        *counts.entry(m).or_default() += 1;
        self.before.push(game.clone());
        let before = (game.turn().seats(), game.step());
        self.events.clear();
        self.table
            .play(actor, m, &mut self.events)
            .map_err(|error| (Law::Accepted, format!("{actor} {m} is offered but refused: {error}")))?;
        for event in &self.events {
            let tag = find_tag(event)?;
            law(Law::Vocabulary, G::VOCABULARY.events.contains(&&*tag), || {
                format!("event `{tag}` is unknown")
            })?;
            law(Law::Vocabulary, !G::rule(event).is_empty(), || format!("event `{tag}` has no rule"))?;
            *tally.events.entry(tag).or_default() += 1;
        }
        // A step is new when it has another name or asks a seat again.
        let after = self.table.game().turn().seats();
        if self.table.game().step() != before.1 || !after.is_subset(before.0) || self.asked == 0 {
            self.asked = after.len();
        }
        Ok(())
    }

    /// Takes back a random seat's last choice, if that is free, and looks where it leads.
    fn try_undo(&mut self, tally: &mut Tally) -> Trial {
        let seat = Seat::at(below(&mut self.rng, u32::from(self.table.setup().seats)) as usize);
        let Some(undo) = self.table.undoable(seat).filter(|undo| undo.free) else { return Ok(()) };
        let mut expected = self.before[undo.line].clone();
        let answers = self.table.lines()[undo.line + 1..].to_vec();
        self.before.push(self.table.game().clone());
        self.table.undo(seat).map_err(|error| (Law::Undo, error.to_string()))?;
        for (line, later) in answers.iter().zip(&self.table.lines()[undo.line + 1..]) {
            if let (true, Deed::Move(m)) = (later.live, line.deed) {
                expected.apply(line.actor, m, &mut Vec::new());
            }
        }
        law(Law::Undo, *self.table.game() == expected, || {
            format!("{seat} undo leads to\n{:?}\nand not back to\n{expected:?}", self.table.game())
        })?;
        // The undone plies no longer count for what the step asked.
        self.asked = self.table.game().turn().seats().len();
        tally.undos += 1;
        Ok(())
    }

    fn over_laws(&mut self) -> Trial {
        let game = self.table.game();
        let seats = self.table.setup().seats;
        let outcome = game.outcome().ok_or_else(|| (Law::Outcome, "over without an outcome".into()))?;
        let count = usize::from(seats);
        let possible = outcome.score.len() == count
            && outcome.rank.len() == count
            && outcome.rank.iter().all(|&rank| rank >= 1 && usize::from(rank) <= count.max(2));
        law(Law::Outcome, possible, || format!("{outcome:?} with {seats} seats"))?;
        for actor in actors(seats) {
            self.legal.clear();
            game.legal_moves(actor, &mut self.legal);
            law(Law::Offered, self.legal.is_empty(), || format!("{actor} may move after the end"))?;
        }
        let record = self.table.record(Viewer::Spectator);
        let text = record.to_string();
        let read: Record = text.parse().map_err(|error| (Law::Replay, format!("{error}")))?;
        law(Law::Replay, read.to_string() == text && read == record, || {
            format!("{read:?} is not {record:?}")
        })?;
        let again = Table::<G>::replay(&read).map_err(|error| (Law::Replay, error.to_string()))?;
        law(Law::Replay, again.game() == game, || format!("{:?}\nis not\n{game:?}", again.game()))
    }
}

/// Everybody who might make a ply.
fn actors(seats: u8) -> impl Iterator<Item = Actor> {
    Seat::first(seats).map(Actor::Seat).chain([Actor::Chance])
}

fn random_setup<G: Game>(rng: &mut SmallRng) -> Setup<G::Options> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + below(rng, u32::from(most - least) + 1) as u8;
    let mut options = String::new();
    for (key, values) in G::OPTIONS {
        let value = values[below(rng, values.len() as u32) as usize];
        options += &format!("{key}={value} ");
    }
    let options =
        options.parse().unwrap_or_else(|error| panic!("usual options `{options}` are refused: {error}"));
    Setup { seats, revision: G::REVISION, options }
}

fn setup_law<G: Game>() -> Trial {
    let setup = |seats, revision| Setup { seats, revision, options: G::Options::default() };
    let fits = |seats, revision| G::new(&setup(seats, revision)).is_ok();
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let right = (least..=most).all(|seats| fits(seats, G::REVISION));
    law(Law::Setup, right, || "a possible number of seats is refused".into())?;
    let wrong = fits(least - 1, G::REVISION) || fits(most + 1, G::REVISION);
    law(Law::Setup, !wrong, || "an impossible number of seats is accepted".into())?;
    let wrong = fits(least, 0) || fits(least, G::REVISION + 1);
    law(Law::Setup, !wrong, || "an unknown revision is accepted".into())?;
    let default = G::Options::default().to_string();
    law(Law::Setup, default.is_empty(), || format!("default options are written `{default}`"))?;
    for (key, values) in G::OPTIONS {
        for value in *values {
            let read: G::Options =
                format!("{key}={value}").parse().map_err(|e| (Law::Setup, format!("{e}")))?;
            let text = read.to_string();
            let again: Result<G::Options, _> = text.parse();
            let same = again.is_ok_and(|again| again.to_string() == text);
            law(Law::Setup, same, || format!("options `{text}` do not read back"))?;
        }
    }
    let unknown: Result<G::Options, _> = "no-such-option=1".parse();
    law(Law::Setup, unknown.is_err(), || "an unknown option is accepted".into())
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("panicked").to_owned()
}
