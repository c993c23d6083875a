//! Measures how long the server works until it can show a position of a long game.

use std::io::Write;
use std::time::{Duration, Instant};

use anstream::stdout;
use maat_bots::BotSpec;
use maat_catalog::{AnyGame, Dealer, Entry, GAMES};
use maat_engine::{Actor, Viewer};

use crate::cli::ReplayBench;
use crate::error::{Error, Result};

/// How often one decision is taken back.
const UNDOS: usize = 3;
/// The number of runs; each time is their median.
const RUNS: usize = 5;

pub fn run(args: &ReplayBench) -> Result<()> {
    let games = GAMES.iter().filter(|game| args.game.is_none_or(|chosen| chosen.id == game.id));
    writeln!(stdout(), "game    seats  lines  read ms  first ms  quarter ms  middle ms  last ms")?;
    for entry in games {
        let Some(game) = long_game(entry, args.lines) else {
            return Err(Error::wrong(format!("no game of {} has so many lines", entry.id)));
        };
        let lines = game.len();
        let text = game.record(Viewer::Omniscient).to_string();
        let read = median(|| {
            let record = text.parse().expect("a record that was written can be read");
            drop(entry.replay(&record).expect("a game that was played can be replayed"));
        });
        let at = |ply: usize| {
            median(|| {
                // The whole index of the replay comes with the first position.
                drop(game.log_since(0, Viewer::Omniscient));
                drop(game.past_views(&[ply], Viewer::Omniscient));
            })
        };
        let [first, quarter, middle, last] = [0, lines / 4, lines / 2, lines].map(at);
        writeln!(
            stdout(),
            "{:<8}{:>5}{lines:>7}{:>9}{:>10}{:>12}{:>11}{:>9}",
            entry.id,
            game.seats(),
            millis(read),
            millis(first),
            millis(quarter),
            millis(middle),
            millis(last),
        )?;
        stdout().flush()?;
    }
    Ok(())
}

/// A random game with the most players. Moves are taken back until it has so many lines; `None` if it ends with fewer.
fn long_game(entry: &Entry, lines: usize) -> Option<Box<dyn AnyGame>> {
    let mut game = entry.start(&entry.terms(*entry.seats.end(), "")).expect("the usual terms are possible");
    let bot: BotSpec = "random".parse().expect("there is a bot that plays at random");
    let dealer = Dealer::new([1; 32]);
    let mut undone = 0;
    game.settle(&dealer);
    while let Some(seat) = game.turn().seats().iter().next() {
        let text = game.bot_move(seat, &bot, game.len() as u64).expect("the seat is due");
        game.play(Actor::Seat(seat), &text).expect("bots play legal moves");
        if game.len() < lines && undone < UNDOS && game.undo(seat) {
            undone += 1;
            continue;
        }
        undone = 0;
        game.settle(&dealer);
    }
    (game.len() >= lines).then_some(game)
}

fn median(work: impl Fn()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let began = Instant::now();
            work();
            began.elapsed()
        })
        .collect();
    times.sort();
    times[RUNS / 2]
}

fn millis(time: Duration) -> String {
    format!("{:.2}", 1000.0 * time.as_secs_f64())
}
