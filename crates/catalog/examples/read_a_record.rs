//! Read a record of any game, replay it, and print the result of each seat.
//!
//! ```sh
//! cargo run -p maat-catalog --example read_a_record -- crates/pharaon/replays/r1/4.txt
//! ```

use std::error::Error;
use std::{env, fs};

use maat_catalog::{AnyGame, find};
use maat_engine::{Record, Seat, Viewer};

/// Parsing needs no rules. Replaying does: it checks every move, and the result at the end of the record.
fn replay(text: &str) -> Result<Box<dyn AnyGame>, Box<dyn Error>> {
    let record: Record = text.parse()?;
    let game = find(record.game()).ok_or_else(|| format!("there is no game {}", record.game()))?;
    Ok(game.replay(&record)?)
}

/// A line for each seat; empty while the game is not over.
fn results(game: &dyn AnyGame) -> Vec<String> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let seats = Seat::first(game.seats()).zip(outcome.rank.iter().zip(&outcome.score));
    seats.map(|(seat, (rank, score))| format!("{seat}: rank {rank}, {score} points")).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("name the file of a record")?;
    let game = replay(&fs::read_to_string(path)?)?;
    println!("{}, {} seats, {} plies", game.id(), game.seats(), game.len());
    // The events of the last ply that a spectator could see.
    for entry in game.log_since(game.len().saturating_sub(1), Viewer::Spectator) {
        println!("{}  # {}", entry.event, entry.rule);
    }
    match results(&*game) {
        lines if lines.is_empty() => println!("not over: {}", game.step()),
        lines => println!("{}", lines.join("\n")),
    }
    Ok(())
}

#[test]
fn a_whole_record_has_a_result_and_a_part_of_it_has_none() {
    let text = include_str!("../../imhotep/replays/r1/2-a.txt");
    let record: Record = text.parse().unwrap();
    let scores = record.result().unwrap();
    let lines = results(&*replay(text).unwrap());
    assert_eq!(lines.len(), scores.len());
    for (line, score) in lines.iter().zip(scores) {
        assert!(line.ends_with(&format!(", {score} points")), "{line}");
    }
    let head = text.lines().take(3).collect::<Vec<_>>().join("\n");
    assert!(results(&*replay(&head).unwrap()).is_empty());
    assert!(replay("game senet · revision 1 · seats 2").is_err());
    assert!(replay("game imhotep · revision 1 · seats 2\na fly").is_err());
}
