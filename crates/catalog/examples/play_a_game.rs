//! Play a game through its typed API: options, moves and events of Imhotep are Rust values that the compiler checks.
//!
//! Two players sail as soon as they can, and otherwise move at random:
//!
//! ```sh
//! cargo run -p maat-catalog --example play_a_game
//! ```

use std::error::Error;

use maat_catalog::Dealer;
use maat_engine::{Actor, Game, GameEvent, Outcome, Seat, SeatSet, Setup, Table, Turn, Viewer, random_move};
use maat_imhotep::{Event, Imhotep, Move, Options};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Plays a whole game; `log` gets every event with the ply that caused it.
fn play(seed: u64, mut log: impl FnMut(&str, &Event)) -> Result<Table<Imhotep>, Box<dyn Error>> {
    let options = Options { wrath: true, ..Options::default() };
    let mut table = Table::<Imhotep>::new(Setup { seats: 2, revision: Imhotep::REVISION, options })?;
    // The rules own no random generator. The dealer decides chance moves; the other generator is for the players.
    let dealer = Dealer::from_number(seed);
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        let mut events = Vec::new();
        // Chance moves and forced moves need no decision.
        if !table.advance(SeatSet::EMPTY, |line| dealer.rng(line), &mut events) {
            let Turn::Seats(due) = table.game().turn() else { return Ok(table) };
            // Where several seats decide simultaneously, they can answer in any order.
            let seat = due.lowest().expect("somebody decides");
            let m = choose(table.game(), seat, &mut rng);
            table.play(Actor::Seat(seat), m, &mut events)?;
        }
        let line = table.lines().last().expect("a line was added");
        let ply = format!("{} {}", line.actor, table.line_text(line, Viewer::Omniscient));
        events.iter().for_each(|event| log(&ply, event));
    }
}

fn choose(game: &Imhotep, seat: Seat, rng: &mut SmallRng) -> Move {
    let mut moves = Vec::new();
    let any = random_move(game, seat, rng, &mut moves);
    moves.into_iter().find(|m| matches!(m, Move::Sail(_))).unwrap_or(any)
}

fn result(table: &Table<Imhotep>) -> Outcome {
    table.game().outcome().expect("the game is over")
}

fn main() -> Result<(), Box<dyn Error>> {
    let table = play(7, |ply, event| println!("{ply:<16}{event:?}  # {}", event.rule_id()))?;
    let Outcome { score, rank } = result(&table);
    for (seat, (score, rank)) in Seat::ALL.into_iter().zip(score.into_iter().zip(rank)) {
        println!("{rank}. {seat}, {score} points");
    }
    // The record is the whole game as text; `read_a_record` reads one.
    println!("\n{}", table.record(Viewer::Omniscient));
    Ok(())
}

#[test]
fn a_game_is_played_to_its_end_and_its_record_replays() {
    let mut sailed = 0;
    let table = play(7, |_, event| sailed += u32::from(matches!(event, Event::ShipSailed { .. }))).unwrap();
    assert!(sailed > 0);
    let replayed = Table::<Imhotep>::replay(&table.record(Viewer::Omniscient)).unwrap();
    assert_eq!(result(&replayed), result(&table));
}
