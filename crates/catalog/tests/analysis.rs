//! The analysis of recorded games.

use std::collections::BTreeMap;

use maat_catalog::analysis::{Decision, LineKind, Thresholds};
use maat_catalog::{AnalysisSettings, AnyGame, Knowledge, LineAnalysis, Mark, find, summarise};
use maat_engine::{Actor, Record, Seat, Viewer};

/// Recorded games of every kind, short ones.
const RECORDS: [&str; 5] = [
    include_str!("../../ankh/replays/r1/2-last-god.txt"),
    include_str!("../../egizia/replays/r1/2-random.txt"),
    include_str!("../../imhotep/replays/r1/2-a.txt"),
    include_str!("../../pharaon/replays/r1/2.txt"),
    include_str!("../../pharaon/replays/r1/1.txt"),
];

fn replayed(text: &str) -> Box<dyn AnyGame> {
    let record: Record = text.parse().unwrap();
    find(record.game()).unwrap().replay(&record).unwrap()
}

fn settings(iterations: u32) -> AnalysisSettings {
    AnalysisSettings { iterations, knowledge: Knowledge::Seat, seed: 7 }
}

fn whole(game: &dyn AnyGame, settings: &AnalysisSettings) -> Vec<LineAnalysis> {
    game.analysed_lines().into_iter().map(|line| game.analyse(line, settings).unwrap()).collect()
}

#[test]
fn every_game_is_analysed_from_the_first_decision_to_the_end() {
    for text in RECORDS {
        let game = replayed(text);
        let lines = whole(&*game, &settings(20));
        let (id, seats) = (game.id(), usize::from(game.seats()));
        assert!(lines.len() > 10, "{id}");
        let (mut decisions, mut draws) = (0, 0);
        for LineAnalysis { line, before, kind } in &lines {
            assert!(before.win.len() == seats && before.points.len() == seats);
            let sum: f32 = before.win.iter().sum();
            assert!(before.win.iter().all(|win| (0.0..=1.0).contains(win)) && sum < 1.001, "{id} {before:?}");
            // In a solo game the rival can win, and in Ankh nobody.
            if seats > 1 && id != "ankh" {
                assert!(sum > 0.999, "{id} at {line}: {sum}");
            }
            match kind {
                LineKind::Decision(decision) => {
                    decisions += 1;
                    check_decision(&*game, *line as usize, decision);
                }
                LineKind::Chance { luck } => {
                    draws += 1;
                    assert!(luck.win.iter().all(|win| win.abs() <= 1.0) && luck.win.len() == seats);
                }
                LineKind::End => assert_eq!(*line as usize, game.len()),
            }
        }
        assert!(decisions > 5 && draws > 0, "{id}: {decisions} decisions and {draws} draws");
        let outcome = game.outcome().unwrap();
        let end = lines.last().unwrap();
        assert_eq!(end.kind, LineKind::End);
        for (seat, (win, points)) in end.before.win.iter().zip(&end.before.points).enumerate() {
            assert_eq!(*points, outcome.score[seat] as f32, "{id}");
            assert_eq!(*win > 0.0, outcome.rank[seat] == 1, "{id}");
        }
        let summary = summarise(&lines);
        assert_eq!(summary.seats.iter().map(|seat| seat.decisions).sum::<u32>(), decisions);
        // Stored as JSON, and read again.
        let json = serde_json::to_string(&lines).unwrap();
        assert_eq!(serde_json::from_str::<Vec<LineAnalysis>>(&json).unwrap(), lines);
    }
}

/// The played move is among the moves, and the expected line can be played.
fn check_decision(game: &dyn AnyGame, line: usize, decision: &Decision) {
    let played = game.line(line, Viewer::Omniscient).unwrap();
    assert_eq!(played.actor, Actor::Seat(decision.seat));
    assert_eq!(decision.moves[decision.played].text, played.text);
    assert!((1..=4).contains(&decision.moves.len()));
    assert!(decision.moves.iter().map(|one| one.share).sum::<f32>() < 1.001);
    assert!(decision.played > 0 || decision.loss_win == 0.0 && decision.loss_points == 0.0);
    assert_eq!(decision.expected.first().map(|(_, text)| text), Some(&decision.moves[0].text));
    let mut branch = game.branch(line, Viewer::Omniscient, 0).unwrap();
    let legal = branch.legal_moves(played.actor).len();
    assert!(decision.mark != Some(Mark::Good) || legal > 2, "a good move is one of several");
    for (actor, text) in &decision.expected {
        branch.play(*actor, text).unwrap_or_else(|error| panic!("{actor} {text}: {error}"));
    }
}

/// Random players blunder. A marked move loses at least what its mark says, and is not the best one.
#[test]
fn bad_moves_are_marked() {
    let mut marks = BTreeMap::new();
    for text in RECORDS {
        let game = replayed(text);
        let thresholds = Thresholds::of(game.id(), game.seats());
        for line in whole(&*game, &settings(80)) {
            let LineKind::Decision(Decision { mark: Some(mark), loss_win, played, .. }) = line.kind else {
                continue;
            };
            *marks.entry(mark.id()).or_insert(0) += 1;
            match mark {
                Mark::Good => assert_eq!(played, 0),
                Mark::Inaccuracy => assert!(played > 0 && loss_win + 1e-3 >= thresholds.inaccuracy),
                Mark::Mistake => assert!(played > 0 && loss_win + 1e-3 >= thresholds.mistake),
                Mark::Blunder => assert!(played > 0 && loss_win + 1e-3 >= thresholds.blunder),
            }
        }
    }
    assert!(marks.len() == 4 && marks["blunder"] > 5, "{marks:?}");
}

/// Lines that were taken back are not analysed, and those that count are analysed at the position that they were played in.
#[test]
fn lines_that_were_taken_back_are_left_out() {
    let mut game = replayed(&RECORDS[2].lines().take(30).collect::<Vec<_>>().join("\n"));
    let before = game.analysed_lines();
    let seat = Seat::first(2).find(|&seat| game.undoable(seat).is_some()).unwrap();
    let undone = game.undoable(seat).unwrap().line;
    assert!(game.undo(seat));
    let after = game.analysed_lines();
    assert!(after.iter().all(|line| *line < undone) && after.len() < before.len());
    assert_eq!(game.analyse(undone, &settings(20)), None);
    assert_eq!(game.analyse(game.len(), &settings(20)), None, "the game is not over");
    let last = *after.last().unwrap();
    assert!(game.analyse(last, &settings(20)).is_some());
}

#[test]
fn open_cards_change_what_is_known_only_where_something_is_hidden() {
    let hidden = |text: &str| {
        let game = replayed(text);
        let lines = game.analysed_lines();
        let open = AnalysisSettings { knowledge: Knowledge::Open, ..settings(40) };
        lines.iter().filter(|&&line| game.analyse(line, &open) != game.analyse(line, &settings(40))).count()
    };
    // Imhotep hides only cards that nobody has drawn yet.
    assert!(hidden(RECORDS[0]) > 0 && hidden(RECORDS[1]) > 0);
}

#[test]
fn the_same_seed_gives_the_same_analysis() {
    let game = replayed(RECORDS[2]);
    for &line in &game.analysed_lines()[..12] {
        let analyse = |seed| game.analyse(line, &AnalysisSettings { seed, ..settings(60) });
        assert_eq!(analyse(1), analyse(1));
        assert_ne!(analyse(1), analyse(2));
    }
}
