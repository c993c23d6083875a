//! Verifies games that are made for it: one draw is changed in half of them.

use std::io::Write;

use anstream::{stderr, stdout};
use maat_catalog::{AnyGame, Dealer, Entry, Fault, GAMES, Terms, commitment, make_seed, verify};
use maat_engine::{
    Action, Actor, Bytes32, Contributor, Dealing, PartState, Record, Seat, SeedPart, SeedProof, Turn, Viewer,
    below,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::Draws;
use crate::error::{Error, Result};

/// A game in which somebody takes back a move every so often.
const UNDO_INTERVAL: u32 = 12;

pub fn run(games: u32, seed: u64, with_draws: bool) -> Result<()> {
    let (mut draws, mut changed, mut wrong) = (0, 0, Vec::new());
    for number in 0..games {
        let mut rng = SmallRng::seed_from_u64(seed.wrapping_add(u64::from(number)));
        let game = Trial::new(&GAMES[number as usize % GAMES.len()], &mut rng);
        let honest = game.play(Vec::new(), &mut rng);
        // Each game in turn: unchanged, changed and played on honestly, unchanged, changed by hand.
        let (record, change) = match number / 4 % 4 {
            1 => game.change(&honest, true, &mut rng),
            3 => game.change(&honest, false, &mut rng),
            _ => (honest, None),
        };
        let right = match (verify(&record), change) {
            (Ok(verified), None) => {
                draws += verified.draws;
                true
            }
            (Err(Fault::Draw(draw)), Some(ply)) => {
                changed += 1;
                draw.ply == ply
            }
            _ => false,
        };
        if !right {
            wrong.push(number + 1);
        }
        if with_draws {
            Draws::of(&record, Some(change.is_none()))
                .map_err(|fault| Error::wrong(fault.to_string()))?
                .write()?;
        }
    }
    let honest = games as usize - changed;
    let summary = format!(
        "{games} games: {honest} honest with {draws} draws, {changed} with one changed draw, {} wrong verdicts",
        wrong.len()
    );
    if with_draws {
        writeln!(stderr(), "{summary}")?;
    } else {
        writeln!(stdout(), "{summary}")?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::wrong(format!("wrong verdicts about games {wrong:?}"))) }
}

/// A game that is played at random.
struct Trial {
    entry: &'static Entry,
    terms: Terms,
    proof: SeedProof,
    dealer: Dealer,
}

impl Trial {
    fn new(entry: &'static Entry, rng: &mut SmallRng) -> Trial {
        let span = entry.seats.end() - entry.seats.start() + 1;
        let seats = entry.seats.start() + below(rng, span.into()) as u8;
        let mut terms = entry.terms(seats, "");
        if below(rng, 8) == 0 {
            terms.dealing = Dealing::ByLine;
        }
        let (table, server) = (format!("t{:x}", rng.next_u64()), bytes(rng));
        let mut parts = vec![SeedPart { of: Contributor::Server, state: revealed(server) }];
        let mut people = Vec::new();
        for seat in Seat::first(seats) {
            let part = bytes(rng);
            let state = match below(rng, 5) {
                0 => PartState::Missing,
                1 => PartState::Withheld(commitment(&part)),
                _ => {
                    people.push(part);
                    revealed(part)
                }
            };
            parts.push(SeedPart { of: Contributor::Seat(seat), state });
        }
        let seed = make_seed(&table, &server, &people);
        let dealer = Dealer::new(seed);
        let lots =
            (below(rng, 2) == 0).then(|| dealer.draw_seats(seats.into()).into_iter().map(Seat::at).collect());
        let proof = SeedProof { table: Some(table), lots, parts, seed: Some(seed) };
        Trial { entry, terms, proof, dealer }
    }

    /// Plays these plies and then at random to the end.
    fn play(&self, first: Vec<(Actor, String)>, rng: &mut SmallRng) -> Record {
        let mut game = self.entry.start(&self.terms).expect("the terms are usual");
        for (actor, text) in first {
            replay(&mut *game, actor, &text);
        }
        loop {
            game.settle(&self.dealer);
            let Turn::Seats(due) = game.turn() else { break };
            let seat = due.lowest().expect("somebody is due");
            if below(rng, UNDO_INTERVAL) == 0 && game.undo(seat) {
                continue;
            }
            let moves = game.legal_moves(Actor::Seat(seat));
            let text = &moves[below(rng, moves.len() as u32) as usize];
            replay(&mut *game, Actor::Seat(seat), text);
        }
        game.record(Viewer::Omniscient).with_proof(self.proof.clone())
    }

    /// Replaces one of the draws of a game by another that was possible, and returns its ply. If it `plays_on`, the game goes on honestly
    /// from there. Otherwise what came after the draw stays, as when somebody changes a record by hand; it may break the rules then.
    fn change(&self, honest: &Record, plays_on: bool, rng: &mut SmallRng) -> (Record, Option<usize>) {
        let plies: Vec<(Actor, String)> =
            honest.plies().iter().map(|ply| (ply.actor, ply.text.clone())).collect();
        let mut game = self.entry.start(&self.terms).expect("the terms are usual");
        // The draws that could have been others, each with one of these.
        let mut others: Vec<(usize, String)> = Vec::new();
        for (index, (actor, text)) in plies.iter().enumerate() {
            if *actor == Actor::Chance {
                let mut possible = game.legal_moves(Actor::Chance);
                possible.retain(|other| other != text);
                if !possible.is_empty() {
                    others.push((index, possible.swap_remove(below(rng, possible.len() as u32) as usize)));
                }
            }
            replay(&mut *game, *actor, text);
        }
        let (index, other) = others.swap_remove(below(rng, others.len() as u32) as usize);
        let record = if plays_on {
            let mut first = plies[..index].to_vec();
            first.push((Actor::Chance, other));
            self.play(first, rng)
        } else {
            with_ply(honest, index, &other)
        };
        (record, Some(index + 1))
    }
}

/// The record with another move at one ply.
fn with_ply(record: &Record, index: usize, text: &str) -> Record {
    let mut changed =
        Record::new(record.game(), record.revision(), record.seats(), record.dealing(), record.options());
    for (place, ply) in record.plies().iter().enumerate() {
        changed.push(ply.actor, if place == index { text } else { ply.text.as_str() });
    }
    if let Some(result) = record.result() {
        changed.finish(result.iter().copied());
    }
    changed.with_proof(record.proof().clone())
}

fn replay(game: &mut dyn AnyGame, actor: Actor, text: &str) {
    match (actor, Action::read(text)) {
        (Actor::Seat(seat), Action::Undo) => assert!(game.undo(seat), "it was possible before"),
        (_, Action::Undo | Action::Move(_)) => game.play(actor, text).expect("the move is legal"),
    }
}

fn revealed(part: Bytes32) -> PartState {
    PartState::Revealed { hash: commitment(&part), part }
}

fn bytes(rng: &mut SmallRng) -> Bytes32 {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}
