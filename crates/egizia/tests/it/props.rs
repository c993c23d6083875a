//! Compares fast functions with slow, obvious versions in whole games.

mod build;
mod deck;
mod feed;
mod goals;
mod pyramid;
mod river;
mod track;

use maat_egizia::pieces::{Deck, Part};
use maat_egizia::{Egizia, Event, Move};
use maat_engine::{Actor, Game, Seat, Turn, deal, random_move};
use rand::{SeedableRng, rngs::SmallRng};

use crate::eager::eager_move;
use crate::facts::{facts, row_spaces, temple, ten_cards};
use crate::games::new_game;
use crate::position::position;

/// One ply of an observed game.
struct Seen<'g> {
    before: &'g Egizia,
    actor: Actor,
    m: Move,
    after: &'g Egizia,
    events: &'g [Event],
}

/// A position in round 3 with strong crews, many stones, nearly complete buildings, and few unseen Sphinx cards.
fn late_game(seats: u8) -> Egizia {
    let rows = (1..=facts().pyramid.len()).filter(|row| row_spaces(*row) > 1);
    let rows: Vec<String> =
        rows.map(|row| format!("pyramid {row} {}", owners(row_spaces(row) - 1))).collect();
    let rich = Seat::first(seats).map(|seat| format!("stones {seat} 25 · crews {seat} 7 6 5 6"));
    let words = format!(
        "round 3 · squares {} · obelisk {} · {} · {} · {} · {} · unseen 1 2 3 · under a 4 5 6 7 8 · under b 9 10 11 · sail a",
        ten_cards(Deck::B),
        owners(facts().obelisk.len() - 4),
        rows.join(" · "),
        temple(Part::PillarLeft, 0),
        temple(Part::PillarRight, 1),
        rich.collect::<Vec<_>>().join(" · "),
    );
    position(&format!("seats {seats}"), &words)
}

/// Bricks of the first two players.
fn owners(bricks: usize) -> String {
    "abbab".chars().cycle().take(bricks).collect()
}

/// Plays games for two to four players, alternating random and eager play, some from a late position, and passes every
/// ply to `look`, with the notes of the game.
fn watch<T>(games: u64, notes: impl Fn(&Egizia) -> T, look: impl Fn(&mut T, &Seen<'_>)) {
    for seed in 0..games {
        let (seats, mut rng) = (2 + (seed % 3) as u8, SmallRng::seed_from_u64(seed));
        let mut game = if seed % 4 == 2 { late_game(seats) } else { new_game(seats) };
        let mut noted = notes(&game);
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        loop {
            let before = game.clone();
            let (actor, m) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, deal(&game, &mut rng, &mut moves)),
                Turn::Seats(due) => {
                    let seat = due.lowest().expect("somebody is due");
                    let eager = seed % 2 == 0;
                    let random = |moves, rng: &mut SmallRng| random_move(&game, seat, rng, moves);
                    let m =
                        if eager { eager_move(&game, seat, &mut rng) } else { random(&mut moves, &mut rng) };
                    (Actor::Seat(seat), m)
                }
            };
            events.clear();
            game.play(actor, m, &mut events).unwrap_or_else(|error| panic!("{actor} {m}: {error}"));
            look(&mut noted, &Seen { before: &before, actor, m, after: &game, events: &events });
        }
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

/// The moves of a seat.
fn legal(game: &Egizia, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut moves);
    moves
}
