//! Bots against each other.

use std::io::Write;
use std::time::{Duration, Instant};

use anstream::stdout;
use maat_bots::{BotSpec, Duel};
use maat_catalog::stats::wilson;
use maat_catalog::{Dealer, DuelError, Terms};
use rand::Rng;
use serde::Serialize;

use super::parallel;
use crate::cli::Arena;
use crate::error::{Error, Result};

pub fn run(args: &Arena) -> Result<()> {
    let bots = &args.bots.0;
    let seats = args.seats.unwrap_or(u8::try_from(bots.len()).unwrap_or(u8::MAX));
    let terms = args.rules.terms(args.game, seats);
    args.game.start(&terms)?;
    if bots.len() != usize::from(seats) {
        let given = bots.len();
        return Err(Error::wrong(format!("{given} bots for {seats} seats: name one bot for each seat")));
    }
    let begin = Instant::now();
    let standings = standings(bots, &play_all(args, &terms)?);
    let rows: Vec<Row<'_>> = standings.iter().map(|standing| Row::of(standing, args)).collect();
    if !args.json {
        return print_table(args, &rows, begin.elapsed());
    }
    for row in &rows {
        writeln!(stdout(), "{}", serde_json::to_string(row).expect("a row has only text keys"))?;
    }
    Ok(())
}

/// All games in order, however many threads share them.
fn play_all(args: &Arena, terms: &Terms) -> std::result::Result<Vec<Duel>, DuelError> {
    let threads = parallel::threads(args.threads);
    let play = |index| play_one(args, terms, index as u64);
    parallel::run(args.games as usize, threads, "games", play).into_iter().collect()
}

/// Every deal is played once from each seat, so that luck is shared.
fn play_one(args: &Arena, terms: &Terms, index: u64) -> std::result::Result<Duel, DuelError> {
    let bots = &args.bots.0;
    let deal = index as usize / bots.len();
    let mut seated = bots.clone();
    seated.rotate_right(index as usize % bots.len());
    args.game.duel(terms, &seated, Dealer::from_number(args.seed).rng(deal).next_u64())
}

/// The results of all bots of one name.
struct Standing {
    bot: String,
    games: u32,
    /// A win shared by two counts half for each.
    wins: f64,
    score: i64,
    rank: u64,
    decisions: u64,
    thought: Duration,
}

fn standings(bots: &[BotSpec], duels: &[Duel]) -> Vec<Standing> {
    let mut standings: Vec<Standing> = Vec::new();
    for (place, bot) in bots.iter().enumerate() {
        let bot = bot.to_string();
        let known = standings.iter().position(|standing| standing.bot == bot);
        let known = known.unwrap_or_else(|| {
            standings.push(Standing::new(bot));
            standings.len() - 1
        });
        for (index, duel) in duels.iter().enumerate() {
            standings[known].add(duel, (index + place) % bots.len());
        }
    }
    standings
}

impl Standing {
    fn new(bot: String) -> Standing {
        Standing { bot, games: 0, wins: 0.0, score: 0, rank: 0, decisions: 0, thought: Duration::ZERO }
    }

    fn add(&mut self, duel: &Duel, seat: usize) {
        let rank = duel.outcome.rank[seat];
        self.games += 1;
        if rank == 1 {
            self.wins += 1.0 / duel.outcome.winners().count() as f64;
        }
        self.score += i64::from(duel.outcome.score[seat]);
        self.rank += u64::from(rank);
        self.decisions += u64::from(duel.seats[seat].decisions);
        self.thought += duel.seats[seat].thought;
    }
}

/// A line of the result. The order of the fields is that of the columns.
#[derive(Serialize)]
struct Row<'a> {
    game: &'static str,
    seats: u8,
    seed: u64,
    bot: &'a str,
    games: u32,
    wins: f64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    mean_score: f64,
    mean_rank: f64,
    ms_per_move: f64,
}

impl Row<'_> {
    fn of<'a>(standing: &'a Standing, args: &Arena) -> Row<'a> {
        let games = f64::from(standing.games);
        let (low, high) = wilson(standing.wins, games);
        Row {
            game: args.game.id,
            seats: args.bots.0.len() as u8,
            seed: args.seed,
            bot: &standing.bot,
            games: standing.games,
            wins: standing.wins,
            win_rate: standing.wins / games,
            win_rate_low: low,
            win_rate_high: high,
            mean_score: standing.score as f64 / games,
            mean_rank: standing.rank as f64 / games,
            ms_per_move: standing.thought.as_secs_f64() * 1e3 / standing.decisions.max(1) as f64,
        }
    }
}

fn print_table(args: &Arena, rows: &[Row<'_>], took: Duration) -> Result<()> {
    let mut out = stdout();
    let (game, seats, seconds) = (args.game.id, args.bots.0.len(), took.as_secs_f64());
    let seats = if seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") };
    writeln!(out, "{game}, {seats}, {} games, seed {}: {seconds:.1} s", args.games, args.seed)?;
    let width = rows.iter().map(|row| row.bot.len()).max().unwrap_or(0).max("bot".len());
    let heads = ["games", "wins", "95 % interval", "score", "rank", "ms/decision"];
    let [games, wins, interval, score, rank, time] = heads;
    writeln!(out, "{:<width$}{games:>8}{wins:>10}{interval:>17}{score:>8}{rank:>7}{time:>13}", "bot")?;
    for row in rows {
        let interval = format!("{:.1}–{:.1} %", 100.0 * row.win_rate_low, 100.0 * row.win_rate_high);
        writeln!(
            out,
            "{:<width$}{:>8}{:>8.1} %{interval:>17}{:>8.1}{:>7.2}{:>13.3}",
            row.bot,
            row.games,
            100.0 * row.win_rate,
            row.mean_score,
            row.mean_rank,
            row.ms_per_move
        )?;
    }
    Ok(())
}
