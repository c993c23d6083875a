//! The laws: properties that must hold in every position of every game, checked in random play.

use std::collections::{BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{SeedableRng, rngs::SmallRng};

use super::probe::{Position, Probe, find_tag};
use super::tally::Tally;
use crate::{
    Action, Actor, Choice, Dealing, Game, GameEvent, Record, Seat, SeatSet, Setup, Table, Turn, Viewer,
    below, deal, options,
};

/// The extent of a run of the laws.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of random games.
    pub games: u64,
    /// The seed of the first game; each further game adds 1.
    pub seed: u64,
    /// How many of 256 positions are checked against all laws; the cheap laws are checked at every ply.
    pub probes: u32,
}

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Options read back as written, the default as nothing; wrong seats, revisions and options are refused, and so
    /// are options that do not go with the seats.
    Setup,
    /// Moves are offered to actors who are due and to nobody else; seats that are due exist at the table.
    Offered,
    /// The list of moves is appended, has a fixed order and contains no move twice.
    Order,
    /// Every legal move is accepted and can be played.
    Accepted,
    /// Every other move is refused, and changes nothing.
    Refused,
    /// Every offered move leads to a position in which somebody can move, or to the end.
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
    /// An undo leads back to the position before the ply it takes back, and no seat learns by a ply of its own
    /// what it could not know, if it may take the ply back for free. A choice is not free once another seat has made a later
    /// one, even if that was taken back.
    Undo,
    /// `determinize` keeps the seat's view, its moves, those who are due, and the invariants.
    Determinize,
    /// `determinize` depends on nothing that the seat cannot know.
    Fair,
    /// Information that a seat cannot know changes nothing it sees: view, step, own moves, events, masked plies.
    NoLeak,
    /// Simultaneous answers commute, and change neither the views nor the moves of the others.
    Commute,
    /// There is an outcome if and only if the game is over, and its ranks are possible: ties share one and use
    /// up the places, and the first is 1, or 2 if nobody won.
    Outcome,
    /// No chance move has weight 0.
    Weight,
    /// Steps, verbs and events are in the vocabulary; every event has a rule.
    Vocabulary,
}

/// A broken law, with the game that shows it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("law {law:?} is broken: {detail}\n{record}")]
pub struct Breach {
    /// The law that did not hold.
    pub law: Law,
    /// How it was broken.
    pub detail: String,
    /// The record of the game up to there.
    pub record: String,
}

/// The result of checking a law, before the record of the game is added.
pub(super) type Trial = Result<(), (Law, String)>;

/// Returns a breach unless `holds`.
pub(super) fn law(law: Law, holds: bool, detail: impl FnOnce() -> String) -> Trial {
    if holds { Ok(()) } else { Err((law, detail())) }
}

/// Runs `act` and treats a panic as a breach of `law`; `what` describes the attempt.
pub(super) fn unbroken<T>(
    law: Law,
    what: impl FnOnce() -> String,
    act: impl FnOnce() -> T,
) -> Result<T, (Law, String)> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("panicked");
        (law, format!("{}: {text}", what()))
    })
}

/// Plays random games with random seats and options and checks every law.
pub fn laws<G: Game>(plan: &Plan) -> Result<Tally, Box<Breach>> {
    let breach = |record: String| move |(law, detail)| Box::new(Breach { law, detail, record });
    setup_law::<G>().map_err(breach(String::new()))?;
    let mut tally = Tally::default();
    let mut counts = Counts::<G>::new();
    for index in 0..plan.games {
        let mut rng = SmallRng::seed_from_u64(plan.seed.wrapping_add(index));
        let setup = random_setup::<G>(&mut rng).map_err(breach(String::new()))?;
        let head =
            Record::new(G::ID, setup.revision, setup.seats, Dealing::default(), &setup.options.to_string())
                .to_string();
        let table =
            Table::<G>::new(setup).map_err(|error| breach(head.clone())((Law::Setup, error.to_string())))?;
        let mut run = Run::new(table, rng, plan.probes);
        let played = unbroken(Law::Check, || "panicked".into(), || run.play(&mut tally, &mut counts));
        played.flatten().map_err(|broken| {
            // After a panic the position may be unusable; then only the head of the record is shown.
            let record = unbroken(broken.0, String::new, || run.table.record(Viewer::Omniscient).to_string());
            breach(record.unwrap_or(head))(broken)
        })?;
    }
    tally.moves = counts.into_iter().map(|(m, count)| (m.to_string(), count)).collect();
    Ok(tally)
}

/// How often each move was played. It is converted to text only once, at the end.
type Counts<G> = HashMap<<G as Game>::Move, u64>;

/// One random game under the laws.
struct Run<G: Game> {
    table: Table<G>,
    rng: SmallRng,
    probe: Probe<G>,
    probes: u32,
    /// The position before each line.
    before: Vec<Past<G>>,
    /// Plies that were not taken back.
    plies: usize,
    /// The number of seats that were due when the open step began.
    asked: usize,
    legal: Vec<G::Move>,
    events: Vec<G::Event>,
}

#[derive(Clone)]
struct Past<G> {
    game: G,
    asked: usize,
}

impl<G: Game> Run<G> {
    fn new(table: Table<G>, rng: SmallRng, probes: u32) -> Self {
        let (before, legal, events) = (Vec::new(), Vec::new(), Vec::new());
        let asked = table.game().turn().seats().len();
        Run { table, rng, probe: Probe::default(), probes, before, plies: 0, asked, legal, events }
    }

    fn play(&mut self, tally: &mut Tally, counts: &mut Counts<G>) -> Trial {
        tally.games += 1;
        while self.table.game().turn() != Turn::Over {
            law(Law::Ends, self.plies < G::MAX_PLIES, || format!("goes on after {} plies", self.plies))?;
            self.cheap_laws(tally)?;
            if below(&mut self.rng, 256) < self.probes {
                let position = Position { game: self.table.game(), seats: self.table.setup().seats };
                self.probe.all_laws(position, self.asked > 1, &mut self.rng)?;
            }
            if below(&mut self.rng, 64) == 0 {
                self.try_undo(tally)?;
            }
            self.random_ply(tally, counts)?;
        }
        tally.longest = tally.longest.max(self.plies);
        self.table.game().check();
        self.over_laws()
    }

    /// The laws that are cheap enough to be checked at every ply.
    fn cheap_laws(&mut self, tally: &mut Tally) -> Trial {
        let game = self.table.game();
        game.check();
        law(Law::Outcome, game.outcome().is_none(), || "an outcome before the end".into())?;
        let step = game.step();
        law(Law::Vocabulary, G::VOCABULARY.steps.contains(&step), || format!("step `{step}` is unknown"))?;
        *tally.steps.entry(step).or_default() += 1;
        let (waits_for, seats) = (game.turn().seats(), self.table.setup().seats);
        let seated = waits_for.is_subset(SeatSet::first(seats));
        law(Law::Offered, seated, || format!("{waits_for} are due, but there are {seats} seats"))?;
        let nobody = game.turn() == Turn::Seats(SeatSet::EMPTY);
        law(Law::NoDeadEnd, !nobody, || format!("nobody is due in `{step}`"))?;
        for actor in actors(seats) {
            self.legal.clear();
            game.legal_moves(actor, &mut self.legal);
            tally.most_moves = tally.most_moves.max(self.legal.len());
            let (due, offered) = (game.is_due(actor), !self.legal.is_empty());
            law(Law::Offered, due || !offered, || format!("{actor} is not due but may {}", self.legal[0]))?;
            law(Law::NoDeadEnd, offered || !due, || format!("{actor} is due in `{step}` but has no move"))?;
        }
        // Chance is the last actor, so `legal` holds its moves if it is due.
        let never = self.legal.iter().find(|&&m| game.weight(m) == 0);
        law(Law::Weight, never.is_none(), || format!("{never:?} has weight 0"))
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
        self.before.push(Past { game: game.clone(), asked: self.asked });
        let before = (game.turn().seats(), game.step());
        self.events.clear();
        let played = || self.table.play(actor, m, &mut self.events);
        unbroken(Law::Accepted, || format!("{actor} {m}"), played)?
            .map_err(|error| (Law::Accepted, format!("{actor} {m} is offered but refused: {error}")))?;
        self.plies += 1;
        tally.plies += 1;
        for event in &self.events {
            let json = serde_json::to_value(event).map_err(|error| (Law::Serde, error.to_string()))?;
            let tag = find_tag(&json)?;
            law(Law::Vocabulary, G::VOCABULARY.events.contains(&tag), || {
                format!("event `{tag}` is unknown")
            })?;
            law(Law::Vocabulary, !event.rule_id().is_empty(), || format!("event `{tag}` has no rule"))?;
            tally.count_event(tag, &json, &G::VOCABULARY);
        }
        // A new step has begun if it has another id or if a seat is due that was not.
        let after = self.table.game().turn().seats();
        if self.table.game().step() != before.1 || !after.is_subset(before.0) {
            self.asked = after.len();
        }
        Ok(())
    }

    /// Takes back the last choice of a random seat, if that is free, and compares the position with the earlier one.
    fn try_undo(&mut self, tally: &mut Tally) -> Trial {
        let seat = Seat::at(below(&mut self.rng, u32::from(self.table.setup().seats)) as usize);
        let Some(undo) = self.table.undoable(seat).filter(|undo| undo.free) else { return Ok(()) };
        self.before.push(Past { game: self.table.game().clone(), asked: self.asked });
        self.table.undo(seat).map_err(|error| (Law::Undo, error.to_string()))?;
        // Answers of other seats that stay are replayed on top of the position before the undone ply.
        let Past { game: mut expected, asked } = self.before[undo.line].clone();
        for (past, line) in self.before.iter_mut().zip(self.table.lines()).skip(undo.line) {
            past.game = expected.clone();
            if let (true, Action::Move(m)) = (line.live, line.action) {
                expected.apply(line.actor, m, &mut Vec::new());
            }
        }
        law(Law::Undo, *self.table.game() == expected, || {
            format!("{seat} undo leads to\n{:?}\nand not back to\n{expected:?}", self.table.game())
        })?;
        // Answers to the same simultaneous step are independent.
        let seats = if asked > 1 { 0 } else { usize::from(self.table.setup().seats) };
        for other in (0..seats).map(Seat::at).filter(|&other| other != seat) {
            let earlier = self.table.undoable(other).filter(|earlier| earlier.line < undo.line);
            law(Law::Undo, !earlier.is_some_and(|earlier| earlier.free), || {
                format!("{other} has seen a choice of {seat} and may still take back its own for free")
            })?;
        }
        self.asked = asked;
        self.plies = self.table.lines().iter().filter(|line| line.live).count();
        tally.undos += 1;
        Ok(())
    }

    fn over_laws(&mut self) -> Trial {
        let game = self.table.game();
        let seats = self.table.setup().seats;
        let outcome = game.outcome().ok_or_else(|| (Law::Outcome, "over without an outcome".into()))?;
        let count = usize::from(seats);
        let first = outcome.rank.iter().copied().min().unwrap_or_default();
        let better = |rank| outcome.rank.iter().filter(|&&other| other < rank).count();
        let possible = outcome.score.len() == count
            && outcome.rank.len() == count
            && (1..=2).contains(&first)
            && outcome.rank.iter().all(|&rank| usize::from(rank - first) == better(rank));
        law(Law::Outcome, possible, || format!("{outcome:?} with {seats} seats"))?;
        for actor in actors(seats) {
            self.legal.clear();
            game.legal_moves(actor, &mut self.legal);
            law(Law::Offered, self.legal.is_empty(), || format!("{actor} may move after the end"))?;
        }
        self.probe.refused_law(game)?;
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

/// All possible actors at a table of `seats`.
fn actors(seats: u8) -> impl Iterator<Item = Actor> {
    Seat::first(seats).map(Actor::Seat).chain([Actor::Chance])
}

fn random_setup<G: Game>(rng: &mut SmallRng) -> Result<Setup<G::Options>, (Law, String)> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + below(rng, u32::from(most - least) + 1) as u8;
    let revision = 1 + below(rng, u32::from(G::REVISION)) as u16;
    let text = options::random(G::OPTIONS, seats, rng);
    let options = text.parse().map_err(|error| (Law::Setup, format!("`{text}` is refused: {error}")))?;
    Ok(Setup { seats, revision, options })
}

fn setup_law<G: Game>() -> Trial {
    let setup = |seats, revision| Setup { seats, revision, options: G::Options::default() };
    let fits = |seats, revision| G::new(&setup(seats, revision)).is_ok();
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let right = (least..=most).all(|seats| (1..=G::REVISION).all(|revision| fits(seats, revision)));
    law(Law::Setup, right, || "a possible number of seats or a known revision is refused".into())?;
    let wrong = fits(least - 1, G::REVISION) || fits(most + 1, G::REVISION);
    law(Law::Setup, !wrong, || "an impossible number of seats is accepted".into())?;
    let wrong = fits(least, 0) || fits(least, G::REVISION + 1);
    law(Law::Setup, !wrong, || "an unknown revision is accepted".into())?;
    let default = G::Options::default().to_string();
    law(Law::Setup, default.is_empty(), || format!("default options are written `{default}`"))?;
    G::OPTIONS.iter().try_for_each(choice_law::<G>)?;
    let unknown: Result<G::Options, _> = "no-such-option=1".parse();
    law(Law::Setup, unknown.is_err(), || "an unknown option is accepted".into())
}

fn choice_law<G: Game>(choice: &Choice) -> Trial {
    let written = |value: &str| format!("{}={value}", choice.key);
    let (wrong, default) = (written("no-such-value"), written(choice.default_value()));
    law(Law::Setup, wrong.parse::<G::Options>().is_err(), || format!("option `{wrong}` is accepted"))?;
    // Each table must refuse the values that only other numbers of seats offer.
    let everywhere: BTreeSet<String> = G::SEATS.flat_map(|seats| choice.usual_values(seats)).collect();
    for option in everywhere.iter().map(|value| written(value)) {
        let read: G::Options = option.parse().map_err(|error| (Law::Setup, format!("{error}")))?;
        let (text, expected) = (read.to_string(), if option == default { "" } else { &option });
        law(Law::Setup, text == expected, || format!("option `{option}` is written `{text}`"))?;
        for seats in G::SEATS {
            let fits = choice.usual_values(seats).iter().any(|value| written(value) == option);
            let new = G::new(&Setup { seats, revision: G::REVISION, options: read.clone() });
            let verdict = || {
                format!("option `{option}` goes with {seats} seats: {fits}; it is {:?}", new.as_ref().err())
            };
            law(Law::Setup, new.is_ok() == fits, verdict)?;
        }
    }
    Ok(())
}
