//! Bots among themselves.

use std::time::{Duration, Instant};

use maat_bots::{Heuristic, Level, choose};
use maat_engine::{Actor, Outcome, Perspective, Seat, Setup, SetupError, Turn, deal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// A game that bots played.
#[derive(Clone, Debug)]
pub struct Duel {
    pub outcome: Outcome,
    /// By seat.
    pub seats: Vec<SeatResult>,
    pub plies: usize,
}

/// What it took one seat.
#[derive(Clone, Copy, Default, Debug)]
pub struct SeatResult {
    /// Choices among several moves.
    pub decisions: u32,
    pub thought: Duration,
}

pub(crate) fn duel<G: Heuristic>(
    setup: &Setup<G::Options>,
    levels: &[Level],
    seed: u64,
) -> Result<Duel, SetupError> {
    let mut game = G::new(setup)?;
    // Chance has a generator of its own: the same seed deals the same game, however much the bots think.
    let (mut chance, mut minds) = (SmallRng::seed_from_u64(seed), SmallRng::seed_from_u64(!seed));
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let mut seats = vec![SeatResult::default(); levels.len()];
    let mut plies = 0;
    loop {
        let (actor, m) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, deal(&game, &mut chance, &mut moves)),
            Turn::Seats(due) => {
                let Some(seat) = due.lowest() else { break };
                (Actor::Seat(seat), decide(&game, seat, levels, &mut minds, &mut moves, &mut seats))
            }
        };
        events.clear();
        game.apply(actor, m, &mut events);
        plies += 1;
    }
    let outcome = game.outcome().expect("a game that is over has an outcome");
    Ok(Duel { outcome, seats, plies })
}

fn decide<G: Heuristic>(
    game: &G,
    seat: Seat,
    levels: &[Level],
    minds: &mut SmallRng,
    moves: &mut Vec<G::Move>,
    seats: &mut [SeatResult],
) -> G::Move {
    moves.clear();
    game.legal_moves(Actor::Seat(seat), moves);
    if let [m] = moves[..] {
        return m;
    }
    let begin = Instant::now();
    let mut own = SmallRng::seed_from_u64(minds.next_u64());
    let m = choose(levels[seat.index()], &Perspective::new(game, seat), &mut own);
    seats[seat.index()].decisions += 1;
    seats[seat.index()].thought += begin.elapsed();
    m
}
