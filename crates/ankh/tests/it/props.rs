//! Compares fast functions with slow, obvious versions, on random camels and figures and in whole games.

mod battles;
mod caravans;
mod crowd;
mod devotion;
mod places;
mod reach;
mod regions;
mod secrets;
mod slow;
mod strength;

use maat_ankh::map::{Hex, HexSet};
use maat_ankh::{Ankh, Event, Move};
use maat_engine::{Actor, Game, Turn, below, deal, options, random_move};
use rand::{SeedableRng, rngs::SmallRng};

use crate::eager::eager_move;
use crate::games::game_with;
use crate::ground::Ground;

/// One ply of an observed game.
pub struct Seen<'g> {
    pub before: &'g Ankh,
    pub actor: Actor,
    pub m: Move,
    pub after: &'g Ankh,
    pub events: &'g [Event],
}

/// Plays games for two to five players with random options, alternating random and eager play, and passes every ply to
/// `look`, with the notes of the game.
pub fn watch<T>(games: u64, notes: impl Fn(&Ankh) -> T, look: impl Fn(&mut T, &Seen<'_>)) {
    for seed in 0..games {
        let (seats, mut rng) = (2 + (seed % 4) as u8, SmallRng::seed_from_u64(seed));
        let mut game = game_with(seats, &options::random(Ankh::OPTIONS, seats, &mut rng));
        let mut noted = notes(&game);
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        loop {
            let before = game.clone();
            let (actor, m) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, deal(&game, &mut rng, &mut moves)),
                Turn::Seats(due) => {
                    let place = below(&mut rng, due.len() as u32) as usize;
                    let seat = due.iter().nth(place).expect("somebody is due");
                    let eager = seed / 4 % 2 == 0;
                    let random = |rng: &mut SmallRng, moves| random_move(&game, seat, rng, moves);
                    let m =
                        if eager { eager_move(&game, seat, &mut rng) } else { random(&mut rng, &mut moves) };
                    (Actor::Seat(seat), m)
                }
            };
            events.clear();
            game.play(actor, m, &mut events).unwrap_or_else(|error| panic!("{actor} {m}: {error}"));
            look(&mut noted, &Seen { before: &before, actor, m, after: &game, events: &events });
        }
    }
}

/// Includes each hex with a probability of one in `odds`.
fn random_hexes(rng: &mut SmallRng, odds: u32) -> HexSet {
    Hex::all().filter(|_| below(rng, odds) == 0).collect()
}

/// Calls `trial` with a different generator each time.
fn tries(count: u64, trial: impl Fn(&mut SmallRng)) {
    for seed in 0..count {
        trial(&mut SmallRng::seed_from_u64(seed));
    }
}

#[test]
fn every_move_has_an_index_and_a_text() {
    for index in 0..Move::COUNT {
        let m = Move::from_index(index).unwrap();
        assert_eq!((m.index(), m.to_string().parse()), (index, Ok(m)));
        assert!(m.to_string().starts_with(m.verb()));
    }
    assert_eq!(Move::from_index(Move::COUNT), None);
}
