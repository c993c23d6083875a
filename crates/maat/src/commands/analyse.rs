//! `maat analyse`: the course of a game, marks for its decisions, and a summary.

use std::io::Write;

use anstream::stdout;
use maat_catalog::analysis::{Decision, Expectation, LineKind, SeatSummary};
use maat_catalog::{AnalysisSettings, AnyGame, Depth, Knowledge, LineAnalysis, Mark, Summary, summarise};
use maat_engine::{Seat, Viewer};
use maat_words::Words;
use serde::Serialize;

use super::parallel;
use super::replay::{read, replay};
use crate::boards::letter;
use crate::boards::text::{BOLD, DIM, Text, WIDTH, wrap};
use crate::cli::Analyse;
use crate::error::Result;

/// The output of `--json`.
#[derive(Serialize)]
struct Analysis<'a> {
    game: &'a str,
    seats: u8,
    settings: AnalysisSettings,
    lines: &'a [LineAnalysis],
    summary: &'a Summary,
}

pub fn run(args: &Analyse) -> Result<()> {
    let record = read(&args.file)?;
    let game = replay(&args.file, &record)?;
    let knowledge = if args.open { Knowledge::Open } else { Knowledge::Seat };
    let iterations = args.iterations.unwrap_or_else(|| args.depth().iterations(game.id()));
    let settings = AnalysisSettings { iterations, knowledge, seed: args.seed };
    let lines = game.analysed_lines();
    let threads = parallel::threads(args.threads);
    let analysed =
        parallel::run(lines.len(), threads, "lines", |index| game.analyse(lines[index], &settings));
    let analysed: Vec<LineAnalysis> = analysed.into_iter().flatten().collect();
    let summary = summarise(&analysed);
    if args.json {
        let analysis =
            Analysis { game: game.id(), seats: game.seats(), settings, lines: &analysed, summary: &summary };
        let text = serde_json::to_string(&analysis).expect("an analysis has only text keys");
        writeln!(stdout(), "{text}")?;
        return Ok(());
    }
    let names = Seat::first(record.seats()).map(letter).collect();
    let report = Report { game: &*game, words: &Words::new(args.language.get(), names) };
    report.print(args.iterations.is_none().then(|| args.depth()), &settings, &analysed, &summary)
}

struct Report<'a> {
    game: &'a dyn AnyGame,
    words: &'a Words,
}

impl Report<'_> {
    fn print(
        &self,
        depth: Option<Depth>,
        settings: &AnalysisSettings,
        lines: &[LineAnalysis],
        summary: &Summary,
    ) -> Result<()> {
        let (mut out, words) = (stdout(), self.words);
        let title = Text::painted(BOLD, &words.game(self.game.id()));
        writeln!(out, "{}", title.with("   ").with(words.text("report-title", &[])))?;
        let depth = depth.map_or("other", Depth::id);
        let about = words.text(
            "report-about",
            &[("depth", depth.into()), ("iterations", i64::from(settings.iterations).into())],
        );
        writeln!(out, "{}", Text::painted(DIM, &about))?;
        let knowledge = words.text(&format!("report-knowledge-{}", settings.knowledge.id()), &[]);
        writeln!(out, "{}\n", Text::painted(DIM, &knowledge))?;
        let heads: String =
            Seat::first(self.game.seats()).map(|seat| format!("{:>5}", letter(seat))).collect();
        writeln!(out, "{}", Text::painted(BOLD, &format!("{:>4}{heads}   %", "")))?;
        for line in lines {
            self.line(line).iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        writeln!(out)?;
        self.summary(summary).iter().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(())
    }

    /// The chances before a line, and what was played.
    fn line(&self, analysis: &LineAnalysis) -> Vec<Text> {
        let chances = percentages(&analysis.before);
        let text = match &analysis.kind {
            LineKind::Decision(decision) => self.decision(decision),
            LineKind::Chance { luck } => {
                let line = self.game.line(analysis.line as usize, Viewer::Omniscient);
                let drawn = line.map_or_else(String::new, |line| self.move_text(&line.text));
                let luck: Vec<String> = luck.win.iter().map(|&win| signed(100.0 * win)).collect();
                format!("*  {drawn}  ({}: {})", self.words.text("report-luck", &[]), luck.join(" "))
            }
            LineKind::End => self.words.text("report-end", &[]),
        };
        let head = format!("{:>4}{chances}   ", analysis.line + 1);
        let width = head.chars().count();
        let plain =
            matches!(&analysis.kind, LineKind::Decision(Decision { mark: Some(_), .. }) | LineKind::End);
        let parts = wrap(&text, WIDTH.saturating_sub(width).max(30));
        let lines = parts.iter().enumerate().map(|(index, part)| {
            let text = if index == 0 { format!("{head}{part}") } else { format!("{:width$}{part}", "") };
            if plain { Text::from(text) } else { Text::painted(DIM, &text) }
        });
        lines.collect()
    }

    fn decision(&self, decision: &Decision) -> String {
        let played = &decision.moves[decision.played];
        let mut text = format!("{}  {}", letter(decision.seat), self.move_text(&played.text));
        if let Some(mark) = decision.mark {
            text += &format!("  {}", sign(mark));
        }
        if decision.mark.is_some_and(|mark| mark != Mark::Good) {
            let best = self.move_text(&decision.moves[0].text);
            let better = self.words.text("report-best", &[("move", best.into())]);
            text += &format!(" {} % · {better}", signed(-100.0 * decision.loss_win));
        }
        text
    }

    fn move_text(&self, notation: &str) -> String {
        self.words.move_text(self.game.id(), notation)
    }

    fn summary(&self, summary: &Summary) -> Vec<Text> {
        let text = |key: &str| self.words.text(key, &[]);
        let row = |label: String, cell: &dyn Fn(&SeatSummary) -> String| {
            let cells: String = summary.seats.iter().map(|seat| format!("{:>14}", cell(seat))).collect();
            Text::from(format!("{label:<24}{cells}"))
        };
        let heads = Seat::first(self.game.seats()).map(|seat| format!("{:>14}", letter(seat)));
        let both = |win: f32, points: f32| format!("{} % {}", signed(100.0 * win), signed_tenths(points));
        vec![
            Text::painted(BOLD, &format!("{:24}{}", "", heads.collect::<String>())),
            row(text("report-luck"), &|seat| both(seat.luck_win, seat.luck_points)),
            row(text("report-loss"), &|seat| both(-seat.loss_win, -seat.loss_points)),
            row(text("report-decisions"), &|seat| seat.decisions.to_string()),
            row(text("report-mark-good"), &|seat| seat.good.to_string()),
            row(text("report-mark-inaccuracy"), &|seat| seat.inaccuracies.to_string()),
            row(text("report-mark-mistake"), &|seat| seat.mistakes.to_string()),
            row(text("report-mark-blunder"), &|seat| seat.blunders.to_string()),
        ]
    }
}

/// The signs of chess players.
fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Good => "!",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

fn percentages(expectation: &Expectation) -> String {
    expectation.win.iter().map(|win| format!("{:>5.0}", 100.0 * win)).collect()
}

fn signed(number: f32) -> String {
    format!("{number:+.0}").replace("-0", "0").replace("+0", "0").replace('-', "−")
}

fn signed_tenths(number: f32) -> String {
    format!("{number:+.1}").replace('-', "−")
}
