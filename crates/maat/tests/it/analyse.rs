use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{folder, run, run_in};

const RECORD: &str = include_str!("../../../pharaon/replays/r1/2.txt");

fn analyse(arguments: &str) -> crate::Run {
    run_in(Path::new("."), &format!("analyse - --iterations 20 {arguments}"), RECORD.as_bytes())
}

#[test]
fn a_record_is_analysed() {
    let json = |arguments: &str| -> Value {
        serde_json::from_str(&analyse(&format!("--json {arguments}")).good()).unwrap()
    };
    let whole = json("--threads 3");
    assert_eq!(whole, json("--threads 1"), "the same on any number of threads");
    assert_ne!(whole["lines"], json("--seed 2")["lines"]);
    assert_eq!((&whole["game"], &whole["settings"]["knowledge"]), (&"pharaon".into(), &"seat".into()));
    assert_eq!(json("--open")["settings"]["knowledge"], "open");
    let lines = whole["lines"].as_array().unwrap();
    assert_eq!(lines.last().unwrap()["kind"]["type"], "end");
    assert!(lines.iter().any(|line| line["kind"]["type"] == "decision"));
    assert_eq!(whole["summary"]["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn an_analysis_is_printed_in_words() {
    for (lang, luck) in [("en", "Luck"), ("cs", "Štěstí"), ("pl", "Szczęście")] {
        let out = analyse(&format!("--lang {lang}")).good();
        assert!(out.contains(luck) && out.contains("(??)") && !out.contains("[report"), "{out}");
    }
    let complaint = analyse("--depth quick").complaint();
    assert!(complaint.contains("--iterations") && complaint.contains("--depth"), "{complaint}");
}

#[test]
fn games_are_calibrated_and_a_stopped_run_goes_on() {
    let folder = folder("calibrate");
    let in_folder = |arguments: &str| run_in(&folder, &format!("calibrate {arguments}"), b"");
    let first = in_folder("imhotep --games 2 --bot mcts:5 --threads 2 --out games.json").good();
    assert!(
        first.starts_with("### imhotep, 2 seats: 2 games of mcts:5, seed 1, predicted with 5"),
        "{first}"
    );
    let path = folder.join("games.json");
    // The run was stopped while it wrote a line.
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 9]).unwrap();
    let more = in_folder("imhotep --games 3 --bot mcts:5 --out games.json").good();
    assert!(more.contains("3 games of mcts:5"), "{more}");
    assert_eq!(in_folder("--table games.json").good(), more);
    let fitted = in_folder("--fit games.json").good();
    assert!(
        fitted.contains("game: \"imhotep\", seats: 2, iterations: 5,") && fitted.contains("// 3 games"),
        "{fitted}"
    );
    let complaint = in_folder("imhotep --games 3 --bot mcts:6 --out games.json").complaint();
    assert!(complaint.contains("other settings"), "{complaint}");
}

#[test]
fn calibration_needs_a_bot_that_searches() {
    for (arguments, word) in [
        ("calibrate imhotep --bot greedy --out x.json", "mcts"),
        ("calibrate imhotep --bot mcts:50ms --out x.json", "mcts"),
        ("calibrate imhotep", "--out"),
        ("calibrate imhotep --seats 9 --out x.json", "seats"),
        ("calibrate --table Cargo.toml", "no file of maat calibrate"),
    ] {
        let complaint = run(arguments).complaint();
        assert!(complaint.contains(word), "{arguments}: {complaint}");
    }
}
