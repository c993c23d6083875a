use std::collections::BTreeSet;
use std::process::{Command, Stdio};

use serde_json::{Map, Value};

use crate::run;

fn objects(out: &str) -> Vec<Map<String, Value>> {
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn an_arena_is_the_same_on_any_number_of_threads() {
    let play = |threads: usize| {
        let arguments = "arena imhotep --seats 3 --bots mcts:15,greedy,greedy --games 9 --seed 5 --json";
        let out = run(&format!("{arguments} --threads {threads}")).good();
        let mut rows = objects(&out);
        // Only times differ between runs.
        rows.iter_mut().for_each(|row| assert!(row.remove("ms_per_move").is_some()));
        rows
    };
    let rows = play(1);
    assert_eq!(play(3), rows);
    let bots: Vec<_> = rows.iter().map(|row| (row["bot"].as_str().unwrap(), &row["games"])).collect();
    assert_eq!(bots, [("mcts:15", &9.into()), ("greedy", &18.into())]);
    let wins: f64 = rows.iter().filter_map(|row| row["wins"].as_f64()).sum();
    assert!((wins - 9.0).abs() < 1e-9, "shared wins are split: {wins}");
    for row in rows {
        let [low, rate, high] =
            ["win_rate_low", "win_rate", "win_rate_high"].map(|key| row[key].as_f64().unwrap());
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0);
    }
}

/// In a solo game the only bot wins or loses.
#[test]
fn every_game_has_an_arena_for_its_fewest_seats() {
    for entry in maat_catalog::GAMES {
        let count = usize::from(*entry.seats.start());
        let bots = vec!["random"; count].join(",");
        let arguments = format!("arena {} --bots {bots} --games 8 --seed 2", entry.id);
        let out = run(&arguments).good();
        let seats = if count == 1 { "1 seat".to_owned() } else { format!("{count} seats") };
        assert!(out.starts_with(&format!("{}, {seats}, 8 games", entry.id)), "{out}");
        let rows = objects(&run(&format!("{arguments} --json")).good());
        let [row] = &rows[..] else { panic!("{rows:?}") };
        assert_eq!(row["games"], 8 * count);
        let wins = row["wins"].as_f64().unwrap();
        // A solo player can lose, and in Ankh all gods can be forgotten.
        let all_can_lose = count == 1 || entry.id == "ankh";
        assert!(wins == 8.0 || all_can_lose && (0.0..8.0).contains(&wins), "{rows:?}");
        assert!(row["mean_score"].is_number());
    }
}

#[test]
fn an_arena_prints_a_table() {
    let out = run("arena imhotep --bots greedy,random --games 40 --seed 1").good();
    assert!(out.starts_with("imhotep, 2 seats, 40 games, seed 1: "), "{out}");
    let row = out.lines().find(|line| line.starts_with("greedy ")).expect("a row for the bot");
    assert!(row.contains(" 40 ") && row.contains('%'), "{out}");
}

#[test]
fn a_bench_tells_what_is_promised() {
    let run = run("bench imhotep --seats 2 --json");
    assert_eq!(run.code, 0, "{}", run.err);
    let rows = objects(&run.out);
    let [row] = &rows[..] else { panic!("one line: {}", run.out) };
    let expected = BTreeSet::from([
        "game",
        "seats",
        "plies_per_s",
        "decisions_per_s",
        "games_per_s",
        "mean_plies",
        "mean_legal",
        "clone_ns",
        "state_bytes",
        "view_json_bytes",
        "mcts_sims_per_s",
    ]);
    assert_eq!(row.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected);
    assert!(row.values().all(|value| value.is_string() || value.as_f64() > Some(0.0)), "{}", run.out);
}

#[test]
fn content_counts_rows_by_provenance() {
    let out = run("content imhotep").good();
    let total = out.lines().last().unwrap();
    let counts: Vec<usize> = total.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [rulebook, published, reconstructed, rows] = counts[..] else { panic!("{out}") };
    assert!(total.starts_with("total") && rows > 0 && rulebook + published + reconstructed == rows, "{out}");
}

#[test]
fn perft_counts_each_depth() {
    let out = run("perft imhotep --depth 3 --seats 4").good();
    let depths: Vec<&str> = out.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(depths, ["1", "2", "3"]);
    assert!(out.lines().next().unwrap().contains(" 7 "), "seven round cards: {out}");
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(run(&format!("completions {shell}")).good().contains("arena"), "{shell}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for arguments in [&["completions", "bash"][..], &["content", "imhotep"], &["play", "imhotep"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_maat"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}
