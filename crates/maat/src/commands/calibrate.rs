//! `maat calibrate`: measures whether the figures of analyses are true, and fits them to games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anstream::{stderr, stdout};
use maat_bots::Cost;
use maat_bots::forecast::Fit;
use maat_bots::forecast::fitting::{FinalResult, Sample, fit};
use maat_catalog::calibration::{Continuations, JudgedMove, ObservedGame};
use maat_catalog::{Depth, Entry, Mark, Terms};
use maat_engine::{Record, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::parallel;
use crate::cli::Calibrate;
use crate::error::{Error, Result};

/// A decile with fewer positions says nothing.
const LEAST_POSITIONS: usize = 200;
/// The number of games of which moves are judged at a time, until there are enough.
const BATCH: usize = 32;
/// The most moves of one kind from one game, so that one game does not decide the result.
const MOST_OF_A_GAME: usize = 3;
/// Continuations that are played as one unit of work.
const CHUNK: u64 = 5;

/// The first line of a file: how it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    kind: Kind,
    game: String,
    seats: u8,
    bot: String,
    seed: u64,
    /// The iterations of the search that predicts.
    #[serde(default = "played")]
    iterations: u32,
}

/// Files without a number hold predictions of play.
fn played() -> u32 {
    300
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Games,
    Losses,
    Marks,
}

/// A game of a file, with its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct NumberedGame {
    number: usize,
    #[serde(flatten)]
    game: ObservedGame,
}

/// What random moves of a game lost, by the analysis.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct RandomLosses {
    number: usize,
    losses: Vec<f32>,
}

/// A judged move of a file, with what happened after it and after the best move.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Verdict {
    number: usize,
    #[serde(flatten)]
    judged: JudgedMove,
    /// The chance to win that the move lost against the best one, in each pair of continuations.
    win_losses: Vec<f32>,
    /// The points that it lost.
    points_losses: Vec<f32>,
}

pub fn run(args: &Calibrate) -> Result<()> {
    if !args.table.is_empty() {
        return print_tables(&args.table);
    }
    if !args.fit.is_empty() {
        return print_fits(&args.fit);
    }
    let (Some(game), Some(out)) = (args.game, &args.out) else {
        return Err(Error::wrong("name a game and a file to write to with --out"));
    };
    let Cost::Iterations(iterations) = args.bot.cost() else {
        return Err(Error::wrong("the bot must be mcts with a number of iterations, such as mcts:300"));
    };
    let terms = game.terms(args.seats, "");
    game.start(&terms)?;
    let kind = match args.marks {
        Some(_) => Kind::Marks,
        None if args.losses => Kind::Losses,
        None => Kind::Games,
    };
    let predicts = args.analysed || args.losses;
    let head = Head {
        kind,
        game: game.id.to_owned(),
        seats: args.seats,
        bot: args.bot.to_string(),
        seed: args.seed,
        iterations: if predicts { Depth::Standard.iterations(game.id) } else { iterations },
    };
    let run = Run { game, terms, iterations, head, threads: parallel::threads(args.threads) };
    match args.marks {
        None if args.losses => run.measure_losses(args.games as usize, out)?,
        None => run.observe(args.games as usize, out)?,
        Some(count) => run.judge(usize::from(count), u64::from(args.continuations), out)?,
    }
    print_tables(std::slice::from_ref(out))
}

struct Run {
    game: &'static Entry,
    terms: Terms,
    iterations: u32,
    head: Head,
    threads: usize,
}

impl Run {
    /// Plays the games that the file does not have yet.
    fn observe(&self, games: usize, out: &Path) -> Result<()> {
        let (file, known) = self.open::<NumberedGame>(out)?;
        let missing = missing(games, known.iter().map(|game| game.number));
        let play = |index: usize| {
            let number = missing[index];
            let seed = self.seed_of(number);
            let analysed = Some(self.head.iterations).filter(|&analysed| analysed != self.iterations);
            let game = self.game.observe(&self.terms, self.iterations, analysed, seed)?;
            Ok::<_, Error>(NumberedGame { number, game })
        };
        file.write_all(missing.len(), self.threads, "games", play)
    }

    /// Plays the games that the file does not have yet, some of their moves at random, and measures what those lose.
    fn measure_losses(&self, games: usize, out: &Path) -> Result<()> {
        let (file, known) = self.open::<RandomLosses>(out)?;
        let missing = missing(games, known.iter().map(|game| game.number));
        let play = |index: usize| {
            let number = missing[index];
            let judged = self.game.judge(&self.terms, self.head.iterations, self.seed_of(number))?;
            let losses = judged.iter().map(|one| one.loss_win).collect();
            Ok::<_, Error>(RandomLosses { number, losses })
        };
        file.write_all(missing.len(), self.threads, "games", play)
    }

    /// The seed of a game.
    fn seed_of(&self, number: usize) -> u64 {
        self.head.seed.wrapping_add(number as u64)
    }

    /// Judges moves until there are enough of both kinds, and plays on after those that the file does not have yet.
    fn judge(&self, count: usize, continuations: u64, out: &Path) -> Result<()> {
        let (file, known) = self.open::<Verdict>(out)?;
        let judged = self.find_moves(count)?;
        let missing = missing(judged.len(), known.iter().map(|verdict| verdict.number));
        let chunks = continuations.div_ceil(CHUNK) as usize;
        let parts: Mutex<BTreeMap<usize, Vec<Vec<[f32; 2]>>>> = Mutex::default();
        let play = |index: usize| {
            let (number, chunk) = (missing[index / chunks], (index % chunks) as u64);
            let seeds = chunk * CHUNK..((chunk + 1) * CHUNK).min(continuations);
            let losses = self.losses(&judged[number], seeds)?;
            let mut parts = parts.lock().expect("no thread panics");
            let done = parts.entry(number).or_default();
            done.push(losses);
            if done.len() < chunks {
                return Ok(None);
            }
            let losses: Vec<[f32; 2]> = done.concat();
            Ok(Some(Verdict {
                number,
                judged: judged[number].clone(),
                win_losses: losses.iter().map(|loss| loss[0]).collect(),
                points_losses: losses.iter().map(|loss| loss[1]).collect(),
            }))
        };
        file.write_some(missing.len() * chunks, self.threads, "parts of continuations", play)
    }

    /// The first marked and unmarked moves of games with these seeds, alternating, so that a run that is stopped has some of both.
    fn find_moves(&self, count: usize) -> Result<Vec<JudgedMove>> {
        let iterations = Depth::Standard.iterations(self.game.id);
        let (mut marked, mut unmarked) = (Vec::new(), Vec::new());
        let mut first = 0;
        while marked.len() < count || unmarked.len() < count {
            let judge = |index: usize| self.game.judge(&self.terms, iterations, self.seed_of(first + index));
            for judged in parallel::run(BATCH, self.threads, "games", judge) {
                let judged = judged?;
                // An unmarked move that is the best one loses nothing: that would be too easy.
                let other = judged.iter().filter(|one| one.mark.is_none() && one.played != one.best);
                let blunders = judged.iter().filter(|one| one.mark == Some(Mark::Blunder));
                marked.extend(blunders.take(MOST_OF_A_GAME).cloned());
                unmarked.extend(other.take(MOST_OF_A_GAME).cloned());
            }
            first += BATCH;
            let found = (marked.len().min(count), unmarked.len().min(count));
            writeln!(stderr(), "{first} games: {} marked and {} unmarked moves", found.0, found.1)?;
        }
        let pairs = marked.into_iter().zip(unmarked).take(count);
        Ok(pairs.flat_map(|(marked, unmarked)| [marked, unmarked]).collect())
    }

    /// What a move loses against the best one in continuations with the same luck: the win and the points.
    fn losses(&self, judged: &JudgedMove, seeds: std::ops::Range<u64>) -> Result<Vec<[f32; 2]>> {
        let record: Record = judged.record.parse().map_err(|error| Error::wrong(format!("{error}")))?;
        let play = |text: &str| {
            let (line, iterations, seeds) = (judged.line, self.iterations, seeds.clone());
            let results =
                self.game.continuations(&Continuations { record: &record, line, text, iterations, seeds });
            results.ok_or_else(|| Error::wrong(format!("`{text}` cannot be played in line {}", judged.line)))
        };
        let (best, played) = (play(&judged.best)?, play(&judged.played)?);
        let own = |result: &FinalResult| [result.win[judged.seat], result.points[judged.seat]];
        let loss = |(best, played): (&FinalResult, &FinalResult)| {
            let ([best_win, best_points], [win, points]) = (own(best), own(played));
            [best_win - win, best_points - points]
        };
        Ok(best.iter().zip(&played).map(loss).collect())
    }

    /// Opens a file to append to, and reads what an earlier run has written. Its last line may be cut off.
    fn open<T: DeserializeOwned>(&self, path: &Path) -> Result<(Output, Vec<T>)> {
        let known = if path.exists() {
            let (head, known) = read(path)?;
            if head != self.head {
                let message = "was made with other settings: remove it, or name another file";
                return Err(Error::wrong(format!("{} {message}", path.display())));
            }
            known
        } else {
            let head = serde_json::to_string(&self.head).expect("a head has only text keys");
            fs::write(path, head + "\n")?;
            Vec::new()
        };
        let file = OpenOptions::new().append(true).open(path)?;
        Ok((Output(Mutex::new(file)), known))
    }
}

/// The numbers below `count` that a file does not have yet.
fn missing(count: usize, known: impl Iterator<Item = usize>) -> Vec<usize> {
    let known: BTreeSet<usize> = known.collect();
    (0..count).filter(|number| !known.contains(number)).collect()
}

/// A file to which several threads append lines.
struct Output(Mutex<File>);

impl Output {
    fn write_all<T: Serialize + Send>(
        &self,
        count: usize,
        threads: usize,
        unit: &str,
        work: impl Fn(usize) -> Result<T> + Sync,
    ) -> Result<()> {
        self.write_some(count, threads, unit, |index| work(index).map(Some))
    }

    /// Writes each result as soon as it is there; the first error is returned at the end.
    fn write_some<T: Serialize + Send>(
        &self,
        count: usize,
        threads: usize,
        unit: &str,
        work: impl Fn(usize) -> Result<Option<T>> + Sync,
    ) -> Result<()> {
        let failure: Mutex<Option<Error>> = Mutex::new(None);
        let write = |result: Result<Option<T>>| -> Result<()> {
            let Some(value) = result? else { return Ok(()) };
            // The line break comes first, in case that the last line of an earlier run was cut off.
            let line = serde_json::to_string(&value).expect("a result has only text keys");
            self.0.lock().expect("no thread panics").write_all(format!("\n{line}").as_bytes())?;
            Ok(())
        };
        parallel::run_with(count, threads, unit, work, |_, result| {
            if let Err(error) = write(result) {
                failure.lock().expect("no thread panics").get_or_insert(error);
            }
        });
        failure.into_inner().expect("no thread panics").map_or(Ok(()), Err)
    }
}

/// Reads a file; lines that were cut off are left out.
fn read<T: DeserializeOwned>(path: &Path) -> Result<(Head, Vec<T>)> {
    let (head, lines) = read_lines(path)?;
    Ok((head, lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect()))
}

fn read_lines(path: &Path) -> Result<(Head, Vec<String>)> {
    let wrong = |why: String| Error::wrong(format!("{}: {why}", path.display()));
    let file = File::open(path).map_err(|error| wrong(error.to_string()))?;
    let mut lines = BufReader::new(file).lines();
    let head = lines.next().transpose()?.unwrap_or_default();
    let head =
        serde_json::from_str(&head).map_err(|_| wrong("this is no file of maat calibrate".to_owned()))?;
    let lines = lines.collect::<std::io::Result<Vec<String>>>()?;
    Ok((head, lines.into_iter().filter(|line| !line.is_empty()).collect()))
}

/// Prints a table of each file, and in the end all games in one table.
fn print_tables(paths: &[PathBuf]) -> Result<()> {
    let mut overview = Vec::new();
    for path in paths {
        let (head, _) = read_lines(path)?;
        match head.kind {
            Kind::Games => overview.push(print_deciles(head, &read::<NumberedGame>(path)?.1)?),
            Kind::Losses => print_losses(&head, &read::<RandomLosses>(path)?.1)?,
            Kind::Marks => print_verdicts(&head, &read::<Verdict>(path)?.1)?,
        }
    }
    if overview.len() > 1 { print_overview(&overview) } else { Ok(()) }
}

/// Positions whose predicted chance to win is in one decile.
#[derive(Clone, Copy, Default)]
struct Decile {
    positions: usize,
    predicted: f64,
    won: f64,
}

impl Decile {
    /// The mean prediction, in points of a hundred.
    fn mean_prediction(&self) -> f64 {
        100.0 * self.predicted / self.positions as f64
    }

    /// The share of wins, in points of a hundred.
    fn share_won(&self) -> f64 {
        100.0 * self.won / self.positions as f64
    }

    /// By how much the predictions were too low, with its sign; in brackets if there were few.
    fn difference(&self) -> String {
        if self.positions == 0 {
            return "–".to_owned();
        }
        let difference = format!("{:+.1}", self.share_won() - self.mean_prediction()).replace('-', "−");
        if self.is_large() { difference } else { format!("({difference})") }
    }

    fn is_large(&self) -> bool {
        self.positions >= LEAST_POSITIONS
    }
}

/// The predictions of a file compared with the results.
struct Deciles {
    head: Head,
    deciles: [Decile; 10],
}

impl Deciles {
    /// The largest difference that says something.
    fn largest(&self) -> f64 {
        let large = self.deciles.iter().filter(|decile| decile.is_large());
        large.map(|decile| (decile.share_won() - decile.mean_prediction()).abs()).fold(0.0, f64::max)
    }
}

fn print_deciles(head: Head, games: &[NumberedGame]) -> Result<Deciles> {
    let mut out = stdout();
    let fit = Fit::of(&head.game, head.seats, head.iterations);
    let mut deciles = [Decile::default(); 10];
    let (mut squares, mut positions) = (0.0, 0usize);
    for NumberedGame { game, .. } in games {
        for features in &game.predictions {
            let forecast = fit.forecast(features);
            for seat in Seat::first(head.seats) {
                let win = f64::from(forecast.win[seat]);
                let decile = &mut deciles[((10.0 * win) as usize).min(9)];
                decile.positions += 1;
                decile.predicted += win;
                decile.won += f64::from(game.result.win[seat.index()]);
                squares += f64::from(forecast.points[seat] - game.result.points[seat.index()]).powi(2);
                positions += 1;
            }
        }
    }
    let Head { game, seats, bot, seed, iterations, .. } = &head;
    let searched =
        format!("{} games of {bot}, seed {seed}, predicted with {iterations} iterations", games.len());
    writeln!(out, "### {game}, {seats} seats: {searched}\n")?;
    writeln!(
        out,
        "| predicted | positions | mean prediction | won | difference |\n|---|---:|---:|---:|---:|"
    )?;
    for (index, decile) in deciles.iter().enumerate().filter(|(_, decile)| decile.positions > 0) {
        writeln!(
            out,
            "| {}–{} % | {} | {:.1} % | {:.1} % | {} |",
            10 * index,
            10 * (index + 1),
            decile.positions,
            decile.mean_prediction(),
            decile.share_won(),
            decile.difference()
        )?;
    }
    let deciles = Deciles { head, deciles };
    let error = (squares / positions.max(1) as f64).sqrt();
    writeln!(
        out,
        "\nThe largest difference with at least {LEAST_POSITIONS} positions is {:.1} points. The expected final points \
         are off by {error:.1} (root mean square).\n",
        deciles.largest()
    )?;
    Ok(deciles)
}

/// Prints the differences of all files.
fn print_overview(files: &[Deciles]) -> Result<()> {
    let mut out = stdout();
    let columns: String = (0..10).map(|index| format!(" {}–{} % |", 10 * index, 10 * (index + 1))).collect();
    writeln!(out, "| game, seats |{columns} largest |\n|---|{}", "---:|".repeat(11))?;
    for file in files {
        let cells: String = file.deciles.iter().map(|decile| format!(" {} |", decile.difference())).collect();
        writeln!(out, "| {}, {} |{cells} {:.1} |", file.head.game, file.head.seats, file.largest())?;
    }
    writeln!(out)?;
    Ok(())
}

/// Prints what random moves lose: the thresholds of marks follow from it.
fn print_losses(head: &Head, games: &[RandomLosses]) -> Result<()> {
    let mut losses: Vec<f32> = games.iter().flat_map(|game| &game.losses).copied().collect();
    losses.sort_by(f32::total_cmp);
    let Head { game, seats, seed, iterations, .. } = head;
    let mut out = stdout();
    writeln!(
        out,
        "### {game}, {seats} seats: {} random moves in {} games, seed {seed}, analysed with {iterations} iterations\n",
        losses.len(),
        games.len()
    )?;
    writeln!(out, "| of random moves | lose at least |\n|---|---:|")?;
    for share in [50, 33, 20, 10, 5] {
        let place = losses.len() * (100 - share) / 100;
        let loss = losses.get(place).copied().unwrap_or_default();
        writeln!(out, "| {share} % | {:.1} % |", 100.0 * loss)?;
    }
    writeln!(out)?;
    Ok(())
}

fn print_verdicts(head: &Head, verdicts: &[Verdict]) -> Result<()> {
    let mut out = stdout();
    let Head { game, seats, bot, seed, .. } = head;
    writeln!(out, "### {game}, {seats} seats: judged moves, continued by {bot}, seed {seed}\n")?;
    writeln!(
        out,
        "| moves | number | continuations each | predicted loss | chance to win lost | points lost |\n|---|---:|---:|---:|---:|---:|"
    )?;
    for (name, is_marked) in [("blunders", true), ("unmarked", false)] {
        let these: Vec<&Verdict> =
            verdicts.iter().filter(|verdict| verdict.judged.mark.is_some() == is_marked).collect();
        let Some(first) = these.first() else { continue };
        let mean = |of: &dyn Fn(&Verdict) -> f64| {
            let values: Vec<f64> = these.iter().map(|verdict| of(verdict)).collect();
            mean_and_error(&values)
        };
        let average = |values: &[f32]| {
            mean_and_error(&values.iter().map(|&value| f64::from(value)).collect::<Vec<_>>()).0
        };
        let (predicted, _) = mean(&|verdict| f64::from(verdict.judged.loss_win));
        let (win, win_error) = mean(&|verdict| average(&verdict.win_losses));
        let (points, points_error) = mean(&|verdict| average(&verdict.points_losses));
        writeln!(
            out,
            "| {name} | {} | {} | {:.1} % | {:.1} ± {:.1} % | {points:.1} ± {points_error:.1} |",
            these.len(),
            first.win_losses.len(),
            100.0 * predicted,
            100.0 * win,
            100.0 * win_error
        )?;
    }
    writeln!(out)?;
    Ok(())
}

/// The mean, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

/// Prints the source code of `fitted.rs`: one fit for each game, number of seats and length of the search.
fn print_fits(paths: &[PathBuf]) -> Result<()> {
    let mut groups: BTreeMap<(String, u8, u32), Vec<NumberedGame>> = BTreeMap::new();
    for path in paths {
        let (head, games) = read::<NumberedGame>(path)?;
        if head.kind == Kind::Games {
            groups.entry((head.game, head.seats, head.iterations)).or_default().extend(games);
        }
    }
    let mut out = stdout();
    writeln!(
        out,
        "//! The fits of all games. Do not edit: `maat calibrate --fit` writes this file, see `docs/analysis.md`.\n\n\
         use super::{{Fit, Fitted}};\n\n#[rustfmt::skip]\n#[allow(clippy::approx_constant, clippy::excessive_precision, reason = \"the numbers are measured\")]\npub(super) const FITS: &[Fitted] = &["
    )?;
    for ((game, seats, iterations), games) in &groups {
        let samples = games.iter().flat_map(|NumberedGame { game, .. }| {
            let result = &game.result;
            game.predictions.iter().map(move |features| Sample { features, result })
        });
        let Fit { win, score, offset, slope, rival, sharpness } = fit(samples);
        let array =
            |values: &[f32]| values.iter().map(|value| format!("{value:.4}")).collect::<Vec<_>>().join(", ");
        writeln!(out, "    // {} games", games.len())?;
        writeln!(
            out,
            "    Fitted {{ game: \"{game}\", seats: {seats}, iterations: {iterations}, fit: Fit {{"
        )?;
        for (name, values) in [("win", win), ("score", score), ("offset", offset), ("slope", slope)] {
            writeln!(out, "        {name}: [{}],", array(&values))?;
        }
        writeln!(out, "        rival: {rival:.4},\n        sharpness: [{}],", array(&sharpness))?;
        writeln!(out, "    }} }},")?;
    }
    writeln!(out, "];")?;
    Ok(())
}
