//! Write your own bot. This one plays Imhotep and keeps a model of the other players from move to move.
//!
//! Run it against `greedy`, 100 games:
//!
//! ```sh
//! cargo run --release -p maat-bots --example write_a_bot
//! ```

use maat_bots::{Bot, Budget, Duel, Greedy, Observation, Random, duel};
use maat_engine::{Actor, Game, Id, Perspective, Seat, Setup};
use maat_imhotep::pieces::Site;
use maat_imhotep::{Event, Imhotep, Move};
use rand::rngs::SmallRng;

/// Takes the points that it can get at once. Among equal moves it avoids the sites that the others sail to.
#[derive(Default, Debug)]
struct Loner {
    /// The number of times the others have sailed to each site.
    crowds: [u32; Site::COUNT],
}

impl Bot<Imhotep> for Loner {
    /// A bot gets a `Perspective`: the view, its legal moves, and samples. A sample is a whole state in which
    /// everything that the seat cannot know is drawn at random. Play moves in it to see where they lead.
    fn choose(&mut self, at: &Perspective<'_, Imhotep>, _budget: &Budget, rng: &mut SmallRng) -> Move {
        let mut moves = Vec::new();
        at.legal_moves(&mut moves);
        let sample = at.sample(rng);
        let value = |&m: &Move| {
            let mut next = sample.clone();
            next.apply(Actor::Seat(at.seat()), m, &mut Vec::new());
            stones_and_points(&next, at.seat()) - self.dislike(m)
        };
        moves.into_iter().max_by(|one, other| value(one).total_cmp(&value(other))).expect("the seat is due")
    }

    /// A bot can follow the game. It observes every ply with its events, as far as its seat may see them.
    fn observe(&mut self, ply: &Observation<'_, Imhotep>) {
        let own = ply.after().seat();
        for event in ply.events() {
            if let Event::ShipSailed { seat, site, .. } = event
                && seat != own
            {
                self.crowds[site.index()] += 1;
            }
        }
    }
}

impl Loner {
    fn dislike(&self, m: Move) -> f32 {
        match m {
            Move::To(site) => 0.01 * self.crowds[site.index()] as f32,
            _ => 0.0,
        }
    }
}

/// The points so far, and an estimate for stones on ships and on the sled.
fn stones_and_points(game: &Imhotep, seat: Seat) -> f32 {
    let stones = game.ships().iter().flat_map(|ship| ship.slots).filter(|&stone| stone == Some(seat)).count();
    let player = game.player(seat);
    f32::from(player.points.total()) + 1.5 * stones as f32 + 0.5 * f32::from(player.sled)
}

/// The share of games that `Loner` won against `opponent`; both play each deal from both seats.
fn win_rate(opponent: &mut dyn Bot<Imhotep>, deals: u64) -> f64 {
    let setup = Setup { seats: 2, revision: Imhotep::REVISION, options: Default::default() };
    let won = |game: &Duel, seat: Seat| {
        let winners: Vec<Seat> = game.outcome.winners().collect();
        if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    let mut wins = 0.0;
    for seed in 0..deals {
        // A bot object plays one game, so each game gets a new one.
        let first = duel(&setup, &mut [&mut Loner::default(), &mut *opponent], seed);
        let second = duel(&setup, &mut [&mut *opponent, &mut Loner::default()], seed);
        wins += won(&first.expect("the setup is legal"), Seat::A);
        wins += won(&second.expect("the setup is legal"), Seat::B);
    }
    wins / (2 * deals) as f64
}

fn main() {
    println!("against random: {:.0} % won", 100.0 * win_rate(&mut Random, 50));
    println!("against greedy: {:.0} % won", 100.0 * win_rate(&mut Greedy, 50));
}

#[test]
fn it_plays_better_than_chance() {
    assert!(win_rate(&mut Random, 10) > 0.5);
    win_rate(&mut Greedy, 2);
}
