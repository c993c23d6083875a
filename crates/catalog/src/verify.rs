//! Checks that the draws of a record follow from its seed, and its seed from the parts of those who made it.

use maat_engine::{
    Actor, Bytes32, Contributor, Game, PartState, Record, ReplayError, Seat, SeedPart, Table, Turn, deal,
};

use crate::{Dealer, commitment, find, make_seed};

/// A draw of a record, and the one that the seed gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The ply, counted from 1.
    pub ply: usize,
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The number of the draw, after the dealing scheme of the record.
    pub number: usize,
    /// The legal chance moves in their order, each with its weight.
    pub moves: Vec<(String, u32)>,
    /// The move in the record.
    pub played: String,
    /// The move that the seed gives.
    pub drawn: String,
}

/// What was found out about an honest record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of draws, undone ones included.
    pub draws: usize,
    /// Those whose parts the seed depends on; empty if the seed was not made of parts.
    pub contributors: Vec<Contributor>,
    /// The people who committed to a part and did not reveal it.
    pub withheld: Vec<Seat>,
    /// The people whose clients did not take part.
    pub missing: Vec<Seat>,
}

/// The reason why a record is not honest, or cannot be verified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such game here.
    #[error("this is a record of `{0}`, which is none of the games here")]
    Game(String),
    /// Something is hidden, because the record was written for one viewer of a game that was not over.
    #[error("line {line} hides something: only the whole record of a finished game can be verified")]
    Masked {
        /// The line of the text, counted from 1.
        line: usize,
    },
    /// The record does not name its seed.
    #[error("it does not name its seed")]
    NoSeed,
    /// The seed was made of parts, but the record does not tell all that is needed to make it again.
    #[error("it does not name the table and the revealed part of the server")]
    Incomplete,
    /// A part does not fit its hash, is somebody's else, or is nobody's.
    #[error("the part of {0} is not the one that was committed to")]
    Part(Contributor),
    /// The seed does not follow from the parts.
    #[error("the seed does not follow from the parts")]
    Seed,
    /// The seats were not drawn with the seed.
    #[error("the lots for the seats do not follow from the seed")]
    Lots,
    /// A draw does not follow from the seed.
    #[error("ply {} (line {}) is `{}`, but the seed gives `{}`", .0.ply, .0.line, .0.played, .0.drawn)]
    Draw(Box<Draw>),
    /// The record contradicts the rules.
    #[error(transparent)]
    Replay(ReplayError),
}

impl Fault {
    /// Whether the record shows that chance was tampered with. Otherwise nothing can be said about it.
    pub fn is_dishonest(&self) -> bool {
        match self {
            Fault::Part(_) | Fault::Seed | Fault::Lots | Fault::Draw(_) => true,
            Fault::Game(_) | Fault::Masked { .. } | Fault::NoSeed | Fault::Incomplete | Fault::Replay(_) => {
                false
            }
        }
    }
}

/// Makes the seed of a record again and deals every chance ply again.
pub fn verify(record: &Record) -> Result<Verified, Fault> {
    let mut verified = verify_seed(record)?;
    let (draws, replayed) = draws(record)?;
    verified.draws = draws.len();
    // A changed draw is the reason, even if the moves after it are not possible any more.
    match draws.into_iter().find(|draw| draw.played != draw.drawn) {
        Some(draw) => Err(Fault::Draw(Box::new(draw))),
        None => replayed.map(|()| verified).map_err(Fault::Replay),
    }
}

/// All draws of a record up to its first illegal ply, and the error there.
pub fn draws(record: &Record) -> Result<(Vec<Draw>, Result<(), ReplayError>), Fault> {
    let entry = find(record.game()).ok_or_else(|| Fault::Game(record.game().to_owned()))?;
    let dealer = Dealer::new(record.proof().seed.ok_or(Fault::NoSeed)?);
    let mut draws = Vec::new();
    let replayed = (entry.redeal)(record, &dealer, &mut draws);
    Ok((draws, replayed))
}

/// Checks everything but the draws.
fn verify_seed(record: &Record) -> Result<Verified, Fault> {
    if find(record.game()).is_none() {
        return Err(Fault::Game(record.game().to_owned()));
    }
    if let Some(masked) = record.plies().iter().find(|ply| ply.text.ends_with(" ?")) {
        return Err(Fault::Masked { line: masked.line });
    }
    let proof = record.proof();
    let seed = proof.seed.ok_or(Fault::NoSeed)?;
    let mut verified =
        Verified { draws: 0, contributors: Vec::new(), withheld: Vec::new(), missing: Vec::new() };
    let mut hashes: Vec<Bytes32> = Vec::new();
    let mut parts: Vec<Bytes32> = Vec::new();
    for &SeedPart { of, state } in &proof.parts {
        let seat = match of {
            Contributor::Server => None,
            Contributor::Seat(seat) if seat.index() < usize::from(record.seats()) => Some(seat),
            Contributor::Seat(_) => return Err(Fault::Part(of)),
        };
        match state {
            PartState::Missing => verified.missing.extend(seat),
            PartState::Withheld(hash) => {
                hashes.push(hash);
                verified.withheld.extend(seat);
            }
            // The hash of a part that nobody has revealed and nobody has left out.
            PartState::Sealed(_) => return Err(Fault::Incomplete),
            PartState::Revealed { hash, part } => {
                if commitment(&part) != hash || hashes.contains(&hash) {
                    return Err(Fault::Part(of));
                }
                hashes.push(hash);
                parts.push(part);
                verified.contributors.push(of);
            }
        }
    }
    if !proof.parts.is_empty() {
        // The server's part comes first in a record.
        let (Some(table), Some(Contributor::Server)) = (&proof.table, verified.contributors.first()) else {
            return Err(Fault::Incomplete);
        };
        if make_seed(table, &parts[0], &parts[1..]) != seed {
            return Err(Fault::Seed);
        }
    }
    if let Some(lots) = &proof.lots {
        let drawn = Dealer::new(seed).draw_seats(record.seats().into());
        if !lots.iter().map(|seat| seat.index()).eq(drawn) {
            return Err(Fault::Lots);
        }
    }
    Ok(verified)
}

/// Replays a record, and deals every chance ply of it again.
pub(crate) fn redeal<G: Game>(
    record: &Record,
    dealer: &Dealer,
    draws: &mut Vec<Draw>,
) -> Result<(), ReplayError> {
    let mut legal = Vec::new();
    let before = |table: &Table<G>, index: usize| {
        let (game, ply) = (table.game(), &record.plies()[index]);
        if ply.actor != Actor::Chance || game.turn() != Turn::Chance {
            return;
        }
        let number = table.next_draw();
        let drawn = deal(game, &mut dealer.rng(number), &mut legal).to_string();
        let moves = legal.iter().map(|&m| (m.to_string(), game.weight(m))).collect();
        draws.push(Draw {
            ply: index + 1,
            line: ply.line,
            number,
            moves,
            // As the game itself writes it: some games read several spellings.
            played: ply.text.parse().map_or_else(|_| ply.text.clone(), |m: G::Move| m.to_string()),
            drawn,
        });
    };
    Table::<G>::replay_between(record, before, |_, _| ()).map(|_| ())
}

#[cfg(test)]
mod tests {
    use maat_engine::{SeedProof, Viewer};

    use super::*;

    fn revealed(part: Bytes32) -> PartState {
        PartState::Revealed { hash: commitment(&part), part }
    }

    /// The beginning of a game of two whose seed is made of these parts of people.
    fn record(people: &[(Seat, PartState)]) -> Record {
        let server = [1; 32];
        let parts: Vec<Bytes32> = people
            .iter()
            .filter_map(|(_, state)| match state {
                PartState::Revealed { part, .. } => Some(*part),
                _ => None,
            })
            .collect();
        let seed = make_seed("k3j", &server, &parts);
        let entry = find("imhotep").unwrap();
        let mut game = entry.start(&entry.terms(2, "")).unwrap();
        game.settle(&Dealer::new(seed));
        let people = people.iter().map(|&(seat, state)| SeedPart { of: Contributor::Seat(seat), state });
        let server = SeedPart { of: Contributor::Server, state: revealed(server) };
        let proof = SeedProof {
            table: Some("k3j".to_owned()),
            lots: None,
            parts: [server].into_iter().chain(people).collect(),
            seed: Some(seed),
        };
        game.record(Viewer::Omniscient).with_proof(proof)
    }

    fn fault_of(people: &[(Seat, PartState)]) -> Fault {
        verify(&record(people)).expect_err("it is not honest")
    }

    #[test]
    fn every_person_has_one_part_of_their_own() {
        let (a, b) = (revealed([2; 32]), revealed([3; 32]));
        let verified = verify(&record(&[(Seat::A, a), (Seat::B, b)])).unwrap();
        assert_eq!((verified.contributors.len(), verified.draws > 1), (3, true));
        let withheld = PartState::Withheld(commitment(&[3; 32]));
        let verified = verify(&record(&[(Seat::A, a), (Seat::B, withheld)])).unwrap();
        assert_eq!((verified.withheld, verified.missing), (vec![Seat::B], Vec::new()));
        let verified = verify(&record(&[(Seat::A, PartState::Missing), (Seat::B, b)])).unwrap();
        assert_eq!(verified.missing, [Seat::A]);

        let part_of = |seat| Fault::Part(Contributor::Seat(seat));
        assert_eq!(fault_of(&[(Seat::A, a), (Seat::B, a)]), part_of(Seat::B), "the part of another");
        assert_eq!(fault_of(&[(Seat::A, revealed([1; 32]))]), part_of(Seat::A), "that of the server");
        let repeated = PartState::Withheld(commitment(&[2; 32]));
        assert_eq!(fault_of(&[(Seat::A, repeated), (Seat::B, a)]), part_of(Seat::B), "one that was withheld");
        let other = PartState::Revealed { hash: commitment(&[4; 32]), part: [3; 32] };
        assert_eq!(
            fault_of(&[(Seat::A, a), (Seat::B, other)]),
            part_of(Seat::B),
            "another one than promised"
        );
        assert_eq!(fault_of(&[(Seat::C, a)]), part_of(Seat::C), "nobody sits there");
        let sealed = PartState::Sealed(commitment(&[3; 32]));
        assert_eq!(fault_of(&[(Seat::A, a), (Seat::B, sealed)]), Fault::Incomplete);
    }
}
