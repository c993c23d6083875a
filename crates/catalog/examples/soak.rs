//! Checks all laws on many random games: `cargo xtask soak imhotep --games 1000000`.

use std::process::ExitCode;
use std::thread;

use maat_catalog::{Entry, GAMES, find};
use maat_engine::testing::{Breach, Plan, Tally};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id, games, seed, probes] = &arguments[..] else {
        eprintln!("soak GAME GAMES SEED PROBES");
        return ExitCode::from(2);
    };
    let (Some(entry), Ok(games), Ok(seed), Ok(probes)) =
        (find(id), games.parse(), seed.parse(), probes.parse())
    else {
        let games: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        eprintln!("soak GAME GAMES SEED PROBES: games are {}, the rest are numbers", games.join(" "));
        return ExitCode::from(2);
    };
    match soak(entry, games, seed, probes) {
        Ok(tally) => report(entry, &tally),
        Err(breach) => {
            eprintln!("{breach}");
            ExitCode::FAILURE
        }
    }
}

/// Shares the games among all cores.
fn soak(entry: &'static Entry, games: u64, seed: u64, probes: u32) -> Result<Tally, Box<Breach>> {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let share = |thread: u64| Plan {
        games: games / threads + u64::from(thread < games % threads),
        // Game i of a run has seed + i. Seeds are far enough apart that no two threads or seeds play the same game.
        seed: seed.wrapping_mul(threads).wrapping_add(thread) << 40,
        probes,
    };
    let results: Vec<_> = thread::scope(|scope| {
        let runs: Vec<_> =
            (0..threads).map(|thread| scope.spawn(move || (entry.laws)(&share(thread)))).collect();
        runs.into_iter().map(|run| run.join().expect("the laws catch panics")).collect()
    });
    let mut tally = Tally::default();
    for result in results {
        tally.merge(result?);
    }
    Ok(tally)
}

/// Prints the counts, and the ids of the vocabulary that never occurred.
fn report(entry: &Entry, tally: &Tally) -> ExitCode {
    println!(
        "{}: {} games, {} plies, {} undos; longest game {} plies, largest list {} moves",
        entry.id, tally.games, tally.plies, tally.undos, tally.longest, tally.most_moves
    );
    let count = |kind: &str, counts: Vec<(&str, u64)>| {
        let listed: Vec<String> = counts.iter().map(|(id, count)| format!("{id} {count}")).collect();
        println!("{kind}: {}", listed.join(", "));
    };
    count("steps", tally.steps.iter().map(|(&id, &n)| (id, n)).collect());
    count("events", tally.events.iter().map(|(id, &n)| (id.as_str(), n)).collect());
    count("names", tally.names.iter().map(|(&id, &n)| (id, n)).collect());
    count("moves", tally.moves.iter().map(|(id, &n)| (id.as_str(), n)).collect());
    let untold = entry.vocabulary.names.iter().filter(|name| !tally.names.contains_key(**name));
    println!("names that no event told: {}", untold.copied().collect::<Vec<_>>().join(" "));
    let unseen = tally.unseen(&entry.vocabulary);
    if unseen.is_empty() {
        println!("all laws hold; every step, verb and event occurred");
    } else {
        println!("all laws hold; never seen: {}", unseen.join(" "));
    }
    ExitCode::SUCCESS
}
