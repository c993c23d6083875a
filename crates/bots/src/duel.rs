//! Whole games between bots.

use std::time::{Duration, Instant};

use maat_engine::{Actor, Game, Outcome, Perspective, Seat, Setup, SetupError, Turn, deal};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::{Bot, Budget, Observation};

/// The result of a game that bots played.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Scores and ranks.
    pub outcome: Outcome,
    /// The statistics of each seat.
    pub seats: Vec<SeatResult>,
    /// The number of plies, chance and forced moves included.
    pub plies: usize,
}

/// The number of decisions of one bot, and the time they took.
#[derive(Clone, Copy, Default, Debug)]
pub struct SeatResult {
    /// The number of decisions with several legal moves.
    pub decisions: u32,
    /// The total wall-clock time of all decisions.
    pub thought: Duration,
}

/// Plays a whole game with one bot for each seat. Each bot observes every ply.
///
/// Forced moves are played without calling the bot. The same seed deals the same game, whatever the bots play.
///
/// # Panics
///
/// If there are fewer bots than seats, or if a bot chooses a move that is not legal.
pub fn duel<G: Game>(
    setup: &Setup<G::Options>,
    bots: &mut [&mut dyn Bot<G>],
    seed: u64,
) -> Result<Duel, SetupError> {
    let mut game = G::new(setup)?;
    // Chance has its own generator, so that the random numbers a bot uses do not change the deal.
    let (mut chance, mut minds) = (SmallRng::seed_from_u64(seed), SmallRng::seed_from_u64(!seed));
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let mut seats = vec![SeatResult::default(); bots.len()];
    let mut plies = 0;
    loop {
        let (actor, m) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, deal(&game, &mut chance, &mut moves)),
            Turn::Seats(due) => {
                let Some(seat) = due.lowest() else { break };
                moves.clear();
                game.legal_moves(Actor::Seat(seat), &mut moves);
                let m = match moves[..] {
                    [m] => m,
                    _ => {
                        let own = SmallRng::seed_from_u64(minds.next_u64());
                        let m = decide(&game, seat, &mut *bots[seat.index()], own, &mut seats[seat.index()]);
                        assert!(moves.contains(&m), "the bot in seat {seat} chose `{m}`, which is not legal");
                        m
                    }
                };
                (Actor::Seat(seat), m)
            }
        };
        let secret = game.secret(actor, m);
        events.clear();
        game.apply(actor, m, &mut events);
        plies += 1;
        for (bot, seat) in bots.iter_mut().zip(Seat::ALL) {
            bot.observe(&Observation::new(Perspective::new(&game, seat), actor, m, secret, &events));
        }
    }
    let outcome = game.outcome().expect("a game that is over has an outcome");
    Ok(Duel { outcome, seats, plies })
}

fn decide<G: Game>(
    game: &G,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    mut rng: SmallRng,
    result: &mut SeatResult,
) -> G::Move {
    let begin = Instant::now();
    let m = bot.choose(&Perspective::new(game, seat), &Budget::UNLIMITED, &mut rng);
    result.decisions += 1;
    result.thought += begin.elapsed();
    m
}
