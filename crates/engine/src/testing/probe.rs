//! The laws of one position.

use std::str::FromStr;

use rand::{SeedableRng, rngs::SmallRng};

use super::laws::{Law, Trial, law};
use crate::record::is_word;
use crate::{Actor, Game, PlayError, Seat, SeatSet, Turn, Viewer, below};

/// Moves seen elsewhere: most of them are illegal here.
const REMEMBERED: usize = 48;

/// Tries all laws of a position.
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
    /// Keeps a sample of the moves of this game.
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

    /// `simultaneous`: the open step asked several seats at first.
    pub fn all_laws(&self, position: Position<'_, G>, simultaneous: bool, rng: &mut SmallRng) -> Trial {
        let game = position.game;
        for actor in due(game) {
            let legal = moves(game, actor);
            order_law(game, actor, &legal)?;
            for &m in &legal {
                notation_law(m)?;
                accepted_law(game, actor, m)?;
                if actor == Actor::Chance {
                    law(Law::Weight, game.weight(m) > 0, || format!("* {m} has weight 0"))?;
                }
            }
            secret_law(position, actor, &legal, simultaneous, rng)?;
        }
        self.refused_law(game)?;
        serde_law(game)?;
        commute_law(position, rng)?;
        for seat in Seat::first(position.seats) {
            determinize_laws(game, seat, rng)?;
        }
        Ok(())
    }

    fn refused_law(&self, game: &G) -> Trial {
        for actor in Seat::ALL.into_iter().map(Actor::Seat).chain([Actor::Chance]) {
            let legal = moves(game, actor);
            let expected = if game.is_due(actor) { PlayError::Illegal } else { PlayError::NotDue };
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
pub(super) fn find_tag<E: serde::Serialize + std::fmt::Debug>(event: &E) -> Result<String, (Law, String)> {
    let value = serde_json::to_value(event).map_err(|error| (Law::Serde, error.to_string()))?;
    let tag = value.get("type").and_then(|tag| tag.as_str()).map(str::to_owned);
    tag.ok_or_else(|| (Law::Vocabulary, format!("{event:?} does not serialise as an object with a type")))
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
    law(Law::Order, moves(game, actor) == legal && moves(&game.clone(), actor) == legal, || {
        format!("the moves of {actor} have no fixed order")
    })?;
    let twice = legal.iter().enumerate().find(|(index, m)| legal[..*index].contains(m));
    law(Law::Order, twice.is_none(), || format!("{actor} is offered a move twice: {twice:?}"))
}

fn notation_law<M: Copy + Eq + std::fmt::Display + std::fmt::Debug + FromStr>(m: M) -> Trial {
    let text = m.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    let well_written = words.len() <= 2 && words.iter().all(|word| is_word(word)) && words[0] != "undo";
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
    let answer = next.play(actor, m, &mut Vec::new());
    law(Law::Accepted, answer.is_ok(), || format!("{actor} {m} is offered but refused: {answer:?}"))?;
    let stuck = due(&next).into_iter().find(|&actor| moves(&next, actor).is_empty());
    law(Law::NoDeadEnd, stuck.is_none(), || format!("after {actor} {m} there is no move for {stuck:?}"))
}

fn serde_law<G: Game>(game: &G) -> Trial {
    let text = serde_json::to_string(game).map_err(|error| (Law::Serde, error.to_string()))?;
    let read: G = serde_json::from_str(&text).map_err(|error| (Law::Serde, format!("{error}: {text}")))?;
    law(Law::Serde, read == *game, || format!("{text} reads back as {read:?}"))
}

/// Two secret moves with the same verb must look the same to those who may not read them. Only the answer that
/// closes a simultaneous step may reveal what was chosen.
fn secret_law<G: Game>(
    Position { game, seats }: Position<'_, G>,
    actor: Actor,
    legal: &[G::Move],
    simultaneous: bool,
    rng: &mut SmallRng,
) -> Trial {
    let closes = simultaneous && game.turn().seats().len() == 1;
    if closes || legal.len() < 2 {
        return Ok(());
    }
    let first = legal[below(rng, legal.len() as u32) as usize];
    let Some(may_read) = game.secret(actor, first) else { return Ok(()) };
    let verb = |m: G::Move| m.to_string().split(' ').next().map(str::to_owned);
    for &second in legal.iter().filter(|&&m| m != first && verb(m) == verb(first)) {
        let readers = game.secret(actor, second);
        law(Law::NoLeak, readers == Some(may_read), || {
            format!("{actor} {first} may be read by {may_read:?}, {second} by {readers:?}")
        })?;
        let outsiders = Seat::first(seats).filter(|&seat| !may_read.contains(seat)).map(Viewer::Seat);
        for viewer in outsiders.chain([Viewer::Spectator]) {
            let (one, other) =
                (Seen::after(game, actor, first, viewer), Seen::after(game, actor, second, viewer));
            law(Law::NoLeak, one == other, || {
                format!("{viewer:?} can tell {actor} {first} from {second}:\n{one:?}\n{other:?}")
            })?;
        }
    }
    Ok(())
}

/// All that a viewer perceives of a ply.
#[derive(PartialEq, Debug)]
struct Seen<G: Game> {
    events: Vec<G::Event>,
    view: G::View,
    step: &'static str,
    turn: Turn,
    moves: Vec<G::Move>,
}

impl<G: Game> Seen<G> {
    fn after(game: &G, actor: Actor, m: G::Move, viewer: Viewer) -> Self {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.apply(actor, m, &mut events);
        Seen::now(&next, viewer, &events)
    }

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

fn commute_law<G: Game>(Position { game, seats }: Position<'_, G>, rng: &mut SmallRng) -> Trial {
    let due: Vec<Seat> = game.turn().seats().iter().collect();
    if due.len() < 2 {
        return Ok(());
    }
    let first = below(rng, due.len() as u32) as usize;
    let second = (first + 1 + below(rng, due.len() as u32 - 1) as usize) % due.len();
    let (first, second) = (due[first], due[second]);
    let pick = |seat, rng: &mut SmallRng| {
        let legal = moves(game, Actor::Seat(seat));
        legal[below(rng, legal.len() as u32) as usize]
    };
    let (m1, m2) = (pick(first, rng), pick(second, rng));
    let play = |order: [(Seat, G::Move); 2]| {
        let mut next = game.clone();
        let played = order.map(|(seat, m)| next.play(Actor::Seat(seat), m, &mut Vec::new()));
        (next, played)
    };
    let (one, other) = (play([(first, m1), (second, m2)]), play([(second, m2), (first, m1)]));
    law(Law::Commute, one == other && one.1.iter().all(Result::is_ok), || {
        format!("{first} {m1} and {second} {m2} do not commute: {:?}, {:?}", one.1, other.1)
    })?;
    // Who has answered is told by the turn, never by a view.
    let mut answered = game.clone();
    let mut events = Vec::new();
    answered.apply(Actor::Seat(first), m1, &mut events);
    for viewer in
        Seat::first(seats).filter(|&seat| seat != first).map(Viewer::Seat).chain([Viewer::Spectator])
    {
        let readers = game.secret(Actor::Seat(first), m1).unwrap_or(SeatSet::EMPTY);
        let (before, after) = (Seen::now(game, viewer, &[]), Seen::now(&answered, viewer, &events));
        let same = before.view == after.view && before.moves == after.moves && after.events.is_empty();
        law(Law::Commute, viewer.may_read(readers) || same, || {
            format!("{viewer:?} notices {first} {m1} before everybody has answered")
        })?;
    }
    Ok(())
}

fn determinize_laws<G: Game>(game: &G, seat: Seat, rng: &mut SmallRng) -> Trial {
    let viewer = Viewer::Seat(seat);
    let possible = |game: &G, seed| {
        let mut copy = game.clone();
        copy.determinize(seat, &mut SmallRng::seed_from_u64(seed));
        copy
    };
    let (seed, other_seed) = (u64::from(below(rng, u32::MAX)), u64::from(below(rng, u32::MAX)));
    let twin = possible(game, seed);
    twin.check();
    let (real, imagined) = (Seen::now(game, viewer, &[]), Seen::now(&twin, viewer, &[]));
    let kept = (&real.view, real.step, &real.moves) == (&imagined.view, imagined.step, &imagined.moves);
    law(Law::Determinize, kept, || format!("determinize shows {seat}\n{imagined:?}\ninstead of\n{real:?}"))?;
    let (one, other) = (possible(game, other_seed), possible(&twin, other_seed));
    law(Law::Fair, one == other, || {
        format!("determinize for {seat} depends on what is hidden:\n{one:?}\n{other:?}")
    })?;
    if *game == twin || real.turn != imagined.turn {
        return Ok(());
    }
    // The same ply in two states that the seat cannot tell apart: if it still cannot, by the game's own
    // account, then it must not have seen a difference either.
    for actor in due(game) {
        let common: Vec<G::Move> =
            moves(game, actor).into_iter().filter(|m| moves(&twin, actor).contains(m)).collect();
        for m in common {
            let (mut after, mut twin_after) = (game.clone(), twin.clone());
            let (mut events, mut twin_events) = (Vec::new(), Vec::new());
            after.apply(actor, m, &mut events);
            twin_after.apply(actor, m, &mut twin_events);
            let told =
                possible(&after, other_seed) != possible(&twin_after, other_seed) || after == twin_after;
            let (real, imagined) =
                (Seen::now(&after, viewer, &events), Seen::now(&twin_after, viewer, &twin_events));
            law(Law::NoLeak, told || real == imagined, || {
                format!("{actor} {m} shows {seat} what it cannot know:\n{real:?}\n{imagined:?}")
            })?;
        }
    }
    Ok(())
}
