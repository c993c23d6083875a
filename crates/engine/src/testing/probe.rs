//! Checks of the laws in one position.

use std::str::FromStr;

use rand::{SeedableRng, rngs::SmallRng};
use serde_json::Value;

use super::laws::{Law, Trial, law, unbroken};
use crate::record::is_word;
use crate::table::UNDO;
use crate::{Actor, Game, PlayError, Seat, Turn, Viewer, below};

/// The number of moves to keep from other positions of the game. Most of them are illegal in the current one.
const REMEMBERED: usize = 48;

/// Checks all laws in a position.
pub(super) struct Probe<G: Game> {
    others: Vec<G::Move>,
}

/// A state and how many seats its table has.
pub(super) struct Position<'g, G> {
    pub game: &'g G,
    pub seats: u8,
}

impl<G> Clone for Position<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Position<'_, G> {}

impl<G: Game> Default for Probe<G> {
    fn default() -> Self {
        Probe { others: Vec::new() }
    }
}

impl<G: Game> Probe<G> {
    /// Adds a move to the sample of moves of this game.
    pub fn remember(&mut self, m: G::Move, rng: &mut SmallRng) {
        if self.others.len() < REMEMBERED {
            self.others.push(m);
        } else {
            let place = below(rng, 4 * REMEMBERED as u32) as usize;
            if let Some(other) = self.others.get_mut(place) {
                *other = m;
            }
        }
    }

    /// Checks all laws. `simultaneous` is whether several seats were due when the open step began.
    pub fn all_laws(&self, position: Position<'_, G>, simultaneous: bool, rng: &mut SmallRng) -> Trial {
        let game = position.game;
        for actor in due(game) {
            let legal = moves(game, actor);
            order_law(game, actor, &legal)?;
            for &m in &legal {
                notation_law(m)?;
                accepted_law(game, actor, m)?;
            }
            secret_law(position, actor, &legal, simultaneous, rng)?;
        }
        self.refused_law(game)?;
        serde_law(game)?;
        commute_law(position, rng)?;
        for seat in Seat::first(position.seats) {
            determinize_laws(game, Some(seat), rng)?;
        }
        determinize_laws(game, None, rng)?;
        Ok(())
    }

    pub fn refused_law(&self, game: &G) -> Trial {
        for actor in Seat::ALL.into_iter().map(Actor::Seat).chain([Actor::Chance]) {
            let legal = moves(game, actor);
            let expected = match game.turn() {
                Turn::Over => PlayError::Over,
                _ if due(game).contains(&actor) => PlayError::Illegal,
                _ => PlayError::NotDue,
            };
            for &m in self.others.iter().filter(|m| !legal.contains(m)) {
                let mut copy = game.clone();
                let answer = copy.play(actor, m, &mut Vec::new());
                law(Law::Refused, answer == Err(expected) && copy == *game, || {
                    format!("{actor} {m}: {answer:?}")
                })?;
            }
        }
        Ok(())
    }
}

/// The `type` of an event in its serialised form.
pub(super) fn find_tag(event: &Value) -> Result<&str, (Law, String)> {
    let tag = event.get("type").and_then(Value::as_str);
    tag.ok_or_else(|| (Law::Vocabulary, format!("{event} is no object with a type")))
}

fn moves<G: Game>(game: &G, actor: Actor) -> Vec<G::Move> {
    let mut legal = Vec::new();
    game.legal_moves(actor, &mut legal);
    legal
}

fn due<G: Game>(game: &G) -> Vec<Actor> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => vec![Actor::Chance],
        Turn::Seats(due) => due.iter().map(Actor::Seat).collect(),
    }
}

fn order_law<G: Game>(game: &G, actor: Actor, legal: &[G::Move]) -> Trial {
    let mut twofold = legal.to_vec();
    game.legal_moves(actor, &mut twofold);
    let appended = twofold.starts_with(legal) && twofold.len() == 2 * legal.len();
    law(Law::Order, appended, || format!("the moves of {actor} are not appended"))?;
    law(Law::Order, twofold.ends_with(legal) && moves(&game.clone(), actor) == legal, || {
        format!("the moves of {actor} have no fixed order")
    })?;
    let twice = legal.iter().enumerate().find(|(index, m)| legal[..*index].contains(m));
    law(Law::Order, twice.is_none(), || format!("{actor} is offered a move twice: {twice:?}"))
}

fn notation_law<M: Copy + Eq + std::fmt::Display + std::fmt::Debug + FromStr>(m: M) -> Trial {
    let text = m.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    let well_written = words.len() <= 2 && words.iter().all(|word| is_word(word)) && words[0] != UNDO;
    law(Law::Notation, well_written, || format!("`{text}` is not a verb and at most one noun"))?;
    law(Law::Notation, text.parse().is_ok_and(|read: M| read == m), || {
        format!("`{text}` does not read back as {m:?}")
    })
}

fn accepted_law<G: Game>(game: &G, actor: Actor, m: G::Move) -> Trial {
    let verb = m.to_string();
    let verb = verb.split(' ').next().unwrap_or_default();
    law(Law::Vocabulary, G::VOCABULARY.verbs.contains(&verb), || format!("verb `{verb}` is unknown"))?;
    let mut next = game.clone();
    let play = || next.play(actor, m, &mut Vec::new());
    let answer = unbroken(Law::Accepted, || format!("{actor} {m}"), play)?;
    law(Law::Accepted, answer.is_ok(), || format!("{actor} {m} is offered but refused: {answer:?}"))?;
    let stuck = due(&next).into_iter().find(|&actor| moves(&next, actor).is_empty());
    law(Law::NoDeadEnd, stuck.is_none(), || format!("after {actor} {m} there is no move for {stuck:?}"))
}

fn serde_law<G: Game>(game: &G) -> Trial {
    let text = serde_json::to_string(game).map_err(|error| (Law::Serde, error.to_string()))?;
    let read: G = serde_json::from_str(&text).map_err(|error| (Law::Serde, format!("{error}: {text}")))?;
    law(Law::Serde, read == *game, || format!("{text} reads back as {read:?}"))
}

/// Two secret moves with the same verb must look the same to seats that may not read them, and `determinize` must forget
/// which one was played. Only the answer that closes a simultaneous step may reveal the choices; if `determinize` still forgets
/// them, the moves must look the same there too.
fn secret_law<G: Game>(
    Position { game, seats }: Position<'_, G>,
    actor: Actor,
    legal: &[G::Move],
    simultaneous: bool,
    rng: &mut SmallRng,
) -> Trial {
    let closes = simultaneous && game.turn().seats().len() == 1;
    let secret: Vec<G::Move> = legal.iter().copied().filter(|&m| game.secret(actor, m).is_some()).collect();
    if secret.is_empty() {
        return Ok(());
    }
    let (first, seed) = (secret[below(rng, secret.len() as u32) as usize], seed(rng));
    let may_read = game.secret(actor, first).unwrap_or_default();
    let verb = |m: G::Move| m.to_string().split(' ').next().map(str::to_owned);
    for &second in legal.iter().filter(|&&m| m != first && verb(m) == verb(first)) {
        let readers = game.secret(actor, second);
        law(Law::NoLeak, readers == Some(may_read), || {
            format!("{actor} {first} may be read by {may_read:?}, {second} by {readers:?}")
        })?;
        let (one, other) = (After::new(game, actor, first), After::new(game, actor, second));
        if one.is_over() && other.is_over() {
            continue;
        }
        let tell_apart = |viewer| {
            let (one, other) = (one.seen(viewer), other.seen(viewer));
            law(Law::NoLeak, one == other, || {
                format!("{viewer:?} can tell {actor} {first} from {second}:\n{one:?}\n{other:?}")
            })
        };
        for seat in Seat::first(seats).filter(|&seat| !may_read.contains(seat)) {
            let forgotten = possible(&one.game, Some(seat), seed) == possible(&other.game, Some(seat), seed);
            if forgotten || !closes {
                tell_apart(Viewer::Seat(seat))?;
            }
            law(Law::Fair, forgotten || closes, || {
                format!("determinize for {seat} can tell {actor} {first} from {second}")
            })?;
        }
        let forgotten = possible(&one.game, None, seed) == possible(&other.game, None, seed);
        law(Law::Fair, forgotten || closes, || {
            format!("determinize for a spectator can tell {actor} {first} from {second}")
        })?;
        if !closes {
            tell_apart(Viewer::Spectator)?;
        }
    }
    Ok(())
}

/// A state in which everything that `seat`, or a spectator, cannot know is drawn again.
fn possible<G: Game>(game: &G, seat: Option<Seat>, seed: u64) -> G {
    let mut copy = game.clone();
    copy.determinize(seat, &mut SmallRng::seed_from_u64(seed));
    copy
}

fn seed(rng: &mut SmallRng) -> u64 {
    u64::from(below(rng, u32::MAX))
}

/// The position after a ply, with the events of the ply.
struct After<G: Game> {
    game: G,
    events: Vec<G::Event>,
}

impl<G: Game> After<G> {
    fn new(game: &G, actor: Actor, m: G::Move) -> Self {
        let (mut game, mut events) = (game.clone(), Vec::new());
        game.apply(actor, m, &mut events);
        After { game, events }
    }

    /// Whether the game is over, so that nothing is secret any more.
    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    fn seen(&self, viewer: Viewer) -> Seen<G> {
        Seen::now(&self.game, viewer, &self.events)
    }
}

/// Everything that a viewer perceives of a position and of the ply that led to it.
#[derive(PartialEq, Debug)]
struct Seen<G: Game> {
    events: Vec<G::Event>,
    view: G::View,
    step: &'static str,
    turn: Turn,
    moves: Vec<G::Move>,
}

impl<G: Game> Seen<G> {
    fn now(game: &G, viewer: Viewer, events: &[G::Event]) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => moves(game, Actor::Seat(seat)),
            Viewer::Spectator | Viewer::Omniscient => Vec::new(),
        };
        Seen {
            events: events.iter().filter_map(|event| G::redact(event, viewer)).collect(),
            view: game.view(viewer),
            step: game.step(),
            turn: game.turn(),
            moves: own,
        }
    }
}

/// Checks pairs of simultaneous answers: each seat that is due with the next one.
fn commute_law<G: Game>(position: Position<'_, G>, rng: &mut SmallRng) -> Trial {
    let game = position.game;
    let due: Vec<Seat> = game.turn().seats().iter().collect();
    let mut answer = |seat| {
        let legal = moves(game, Actor::Seat(seat));
        (seat, legal[below(rng, legal.len() as u32) as usize])
    };
    for (index, &seat) in due.iter().enumerate().filter(|_| due.len() > 1) {
        let (first, second) = (answer(seat), answer(due[(index + 1) % due.len()]));
        order_of_answers_law(game, first, second)?;
        unnoticed_law(position, first)?;
    }
    Ok(())
}

fn order_of_answers_law<G: Game>(game: &G, first: (Seat, G::Move), second: (Seat, G::Move)) -> Trial {
    let play = |order: [(Seat, G::Move); 2]| {
        let (mut next, mut events) = (game.clone(), Vec::new());
        let played = order.map(|(seat, m)| next.play(Actor::Seat(seat), m, &mut events));
        (played, Seen::now(&next, Viewer::Spectator, &events), next)
    };
    let (one, other) = (play([first, second]), play([second, first]));
    law(Law::Commute, one == other && one.0.iter().all(Result::is_ok), || {
        let [one, other] = [one, other].map(|(played, seen, _)| (played, seen));
        format!("{} {} and {} {} do not commute:\n{one:?}\n{other:?}", first.0, first.1, second.0, second.1)
    })
}

/// Only the turn may show which seats have answered: no view, event or legal move may.
fn unnoticed_law<G: Game>(Position { game, seats }: Position<'_, G>, (seat, m): (Seat, G::Move)) -> Trial {
    let answered = After::new(game, Actor::Seat(seat), m);
    let same_question =
        answered.game.step() == game.step() && answered.game.turn().seats().with(seat) == game.turn().seats();
    law(Law::Commute, same_question, || format!("{seat} {m} changes what the others are asked"))?;
    let readers = game.secret(Actor::Seat(seat), m).unwrap_or_default().with(seat);
    let outsiders = Seat::first(seats).filter(|&other| !readers.contains(other)).map(Viewer::Seat);
    for viewer in outsiders.chain([Viewer::Spectator]) {
        let (before, after) = (Seen::now(game, viewer, &[]), answered.seen(viewer));
        let same = before.view == after.view && before.moves == after.moves && after.events.is_empty();
        law(Law::Commute, same, || {
            format!("{viewer:?} notices {seat} {m} before everybody has answered:\n{before:?}\n{after:?}")
        })?;
    }
    Ok(())
}

fn determinize_laws<G: Game>(game: &G, seat: Option<Seat>, rng: &mut SmallRng) -> Trial {
    let (seed, other_seed) = (seed(rng), seed(rng));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let twin = unbroken(
        Law::Determinize,
        || format!("determinize for {viewer:?}"),
        || {
            let twin = possible(game, seat, seed);
            twin.check();
            twin
        },
    )?;
    let (real, imagined) = (Seen::now(game, viewer, &[]), Seen::now(&twin, viewer, &[]));
    // Seats whose answers were taken back are due again.
    let due_still = real.turn == imagined.turn
        || (real.turn.seats().is_subset(imagined.turn.seats()) && !imagined.turn.seats().is_empty());
    let kept = (&real.view, real.step, &real.moves) == (&imagined.view, imagined.step, &imagined.moves);
    law(Law::Determinize, kept && due_still, || {
        format!("determinize shows {viewer:?}\n{imagined:?}\ninstead of\n{real:?}")
    })?;
    let (one, other) = (possible(game, seat, other_seed), possible(&twin, seat, other_seed));
    law(Law::Fair, one == other, || {
        format!("determinize for {viewer:?} depends on what is hidden:\n{one:?}\n{other:?}")
    })?;
    law(Law::NoLeak, game.view(Viewer::Spectator) == twin.view(Viewer::Spectator), || {
        format!("spectators see what {viewer:?} cannot know")
    })?;
    if *game == twin || real.turn != imagined.turn {
        return Ok(());
    }
    for actor in due(game) {
        let in_both = moves(&twin, actor);
        for m in moves(game, actor).into_iter().filter(|m| in_both.contains(m)) {
            revealed_law(game, &twin, viewer, (actor, m), other_seed)?;
        }
    }
    Ok(())
}

/// Plays the same ply in two states that `viewer` cannot tell apart. If `determinize` still cannot tell them apart afterwards, the
/// viewer must not have seen a difference either. If it can, the viewer has learnt something, which must not happen by a ply that
/// it may take back for free.
fn revealed_law<G: Game>(
    game: &G,
    twin: &G,
    viewer: Viewer,
    (actor, m): (Actor, G::Move),
    seed: u64,
) -> Trial {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let (after, twin_after) = (After::new(game, actor, m), After::new(twin, actor, m));
    let (real, imagined) = (after.seen(viewer), twin_after.seen(viewer));
    if real == imagined || (after.is_over() && twin_after.is_over()) {
        return Ok(());
    }
    let learnt = after.game == twin_after.game
        || possible(&after.game, seat, seed) != possible(&twin_after.game, seat, seed);
    law(Law::NoLeak, learnt, || {
        format!("{actor} {m} shows {viewer:?} what it cannot know:\n{real:?}\n{imagined:?}")
    })?;
    let opens_answers = game.secret(actor, m).is_some() && game.turn().seats().len() == 1;
    let free = seat.is_some_and(|seat| actor == Actor::Seat(seat)) && !opens_answers && !after.is_over();
    law(Law::Undo, !free, || {
        format!(
            "{actor} {m} can be taken back for free, but it told {viewer:?}\n{real:?}\nand not\n{imagined:?}"
        )
    })
}
