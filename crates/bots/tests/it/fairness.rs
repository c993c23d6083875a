//! From two states that a seat cannot tell apart, with the same seed, every bot plays the same move.

use maat_bots::HasBots;
use maat_engine::testing::{Plan, laws};
use maat_engine::{Actor, Game, Perspective, Scratch, Seat, Setup, Turn, random_ply};
use maat_imhotep::Imhotep;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::choose;
use crate::kuhn::{Kuhn, position};
use crate::scissors::Scissors;

const BOTS: [&str; 4] = ["random", "greedy", "mcts:60", "mcts:400"];

pub fn same_move<G: HasBots>(one: &G, other: &G, seat: Seat) {
    let printed = |game: &G| format!("{:?}", Perspective::new(game, seat));
    assert_eq!(printed(one), printed(other), "what a bot can print tells no more than it sees");
    for bot in BOTS {
        for seed in 0..5 {
            let play = |game: &G| choose(bot, game, seat, seed);
            assert_eq!(play(one), play(other), "{bot} seed {seed}\n{one:?}\n{other:?}");
        }
    }
}

#[test]
fn the_small_games_obey_the_laws() {
    laws::<Kuhn>(&Plan { games: 100, seed: 1, probes: 256 }).unwrap_or_else(|breach| panic!("{breach}"));
    laws::<Scissors>(&Plan { games: 100, seed: 1, probes: 256 }).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn bots_do_not_see_the_other_hand() {
    for own in 1..=3 {
        let others: Vec<u8> = (1..=3).filter(|&card| card != own).collect();
        for bets in ["", "-+"] {
            same_move(&position([own, others[0]], bets), &position([own, others[1]], bets), Seat::A);
        }
        for bets in ["-", "+"] {
            same_move(&position([others[0], own], bets), &position([others[1], own], bets), Seat::B);
        }
    }
}

#[test]
fn bots_do_not_see_answers_not_yet_revealed() {
    let setup = Setup { seats: 2, revision: 1, options: Default::default() };
    let answered = |sign: &str| {
        let mut game = Scissors::new(&setup).unwrap();
        game.play(Actor::Seat(Seat::A), format!("show {sign}").parse().unwrap(), &mut Vec::new()).unwrap();
        game
    };
    same_move(&answered("rock"), &answered("paper"), Seat::B);
    same_move(&answered("rock"), &answered("scissors"), Seat::B);
}

#[test]
fn bots_play_imhotep_the_same_from_any_sample() {
    let options = "market=b pyramid=b temple=b".parse().unwrap();
    let mut rng = SmallRng::seed_from_u64(3);
    let mut game = Imhotep::new(&Setup { seats: 3, revision: 1, options }).unwrap();
    let mut scratch = Scratch::default();
    let mut ply = 0;
    while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
        ply += 1;
        if let Turn::Seats(due) = game.turn()
            && ply % 40 == 0
        {
            let seat = due.lowest().unwrap();
            let mut twin = game.clone();
            twin.determinize(Some(seat), &mut rng);
            same_move(&game, &twin, seat);
        }
    }
}
