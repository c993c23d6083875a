//! Every puzzle can be solved. `maat puzzles --check` proves that its answer is still the best.

use std::collections::BTreeSet;

use maat_catalog::GAMES;
use maat_engine::Actor;
use maat_learn::puzzles::{Level, Puzzle, PuzzleError, find, puzzles, puzzles_of};

/// Replaying checks that the proof of each answer compares all legal moves.
#[test]
fn every_puzzle_replays_and_its_answer_is_legal() {
    for puzzle in puzzles() {
        let positions = puzzle.positions().unwrap_or_else(|error| panic!("{}: {error}", puzzle.file()));
        assert_eq!(positions.len(), puzzle.answers.len() + 1, "{}", puzzle.file());
        for (answer, position) in puzzle.answers.iter().zip(&positions) {
            let legal = position.legal_moves(Actor::Seat(puzzle.seat));
            assert!(legal.contains(&answer.text), "{}: {} is legal", puzzle.file(), answer.text);
        }
        let last = positions.last().expect("there is a last position");
        assert_eq!(last.len(), puzzle.record().plies().len(), "{}: it ends with the answer", puzzle.file());
    }
}

#[test]
fn every_answer_has_a_margin_and_a_reason() {
    for puzzle in puzzles() {
        let terms = maat_catalog::find(&puzzle.game).expect("the game exists").terms;
        for answer in &puzzle.answers {
            let place = format!("{}: {}", puzzle.file(), answer.text);
            assert!(answer.margin >= 1.0 && answer.margin >= 3.0 * answer.error, "{place}: {answer:?}");
            assert!(answer.others.iter().all(|other| !other.reasons.is_empty()), "{place}: no reason");
            assert!(
                (answer.margin - answer.others[0].loss).abs() < 0.01,
                "{place}: the second best comes first"
            );
            assert!(answer.others.is_sorted_by(|one, other| one.loss <= other.loss), "{place}");
            for (term, _) in answer.others.iter().flat_map(|other| &other.reasons) {
                assert!(
                    terms.contains(&term.as_str()) || term == "others",
                    "{place}: there is no term {term}"
                );
            }
        }
    }
}

#[test]
fn every_game_has_different_puzzles_for_everybody() {
    for game in GAMES {
        let all: Vec<&Puzzle> = puzzles_of(game.id).collect();
        let numbers: Vec<u32> = all.iter().map(|puzzle| puzzle.number).collect();
        assert_eq!(numbers, (1..=all.len() as u32).collect::<Vec<_>>(), "{}: numbers without gaps", game.id);
        assert!(all.len() >= 20, "{}: {} puzzles", game.id, all.len());
        assert!(all.is_sorted_by_key(|puzzle| puzzle.level), "{}: the easiest come first", game.id);
        let easy = all.iter().filter(|puzzle| puzzle.level == Level::Easy).count();
        assert!(2 * easy <= all.len(), "{}: {easy} of {} are easy", game.id, all.len());
        // No two come from the same game: they would begin alike.
        let openings: BTreeSet<String> = all
            .iter()
            .map(|puzzle| {
                puzzle
                    .record()
                    .plies()
                    .iter()
                    .take(30)
                    .map(|ply| format!("{} {};", ply.actor, ply.text))
                    .collect()
            })
            .collect();
        assert_eq!(openings.len(), all.len(), "{}", game.id);
    }
}

#[test]
fn puzzles_are_found_by_their_number() {
    let first = &puzzles()[0];
    assert_eq!(find(&first.game, "1").map(|found| found.number), Some(1));
    for unknown in ["0", "01", "+1", "99999", "", "x"] {
        assert!(find(&first.game, unknown).is_none(), "{unknown}");
    }
    assert!(find("senet", "1").is_none());
}

#[test]
fn a_broken_puzzle_is_refused_with_its_place() {
    const HEAD: &str = "game imhotep · revision 1 · seats 2\n";
    let read = |text: &str| Puzzle::read("07", &format!("{HEAD}{text}"));
    assert!(matches!(Puzzle::read("seven", HEAD), Err(PuzzleError::Name)));
    assert!(matches!(Puzzle::read("07", "imhotep"), Err(PuzzleError::Unreadable(_))));
    assert!(matches!(read("a quarry\n"), Err(PuzzleError::NoAnswer)));
    assert!(matches!(read("a quarry # best by 2.0 ± 0.1\n"), Err(PuzzleError::Proof { line: 2 })));
    assert!(matches!(read("a quarry # level easy · best by two\n"), Err(PuzzleError::Proof { line: 2 })));
    assert!(matches!(
        read("* round 1 # level easy · best by 2.0 ± 0.1\n"),
        Err(PuzzleError::OtherSeat { line: 2 })
    ));
    let two = "a quarry # level easy · best by 2.0 ± 0.1 · load 1-1 -2.0\nb quarry # best by 2.0 ± 0.1 · load 1-1 -2.0\n";
    assert!(matches!(read(two), Err(PuzzleError::OtherSeat { line: 3 })));
    let proved = "a quarry # level hard · best by 2.0 ± 0.1 · load 1-1 -2.0 sled:-1.5 others:3.5\n";
    let puzzle = read(proved).expect("it can be read");
    assert_eq!((puzzle.number, puzzle.level, puzzle.points()), (7, Level::Hard, 2));
    assert_eq!(puzzle.answers[0].others[0].reasons, [("sled".to_owned(), -1.5), ("others".to_owned(), 3.5)]);
    assert!(matches!(puzzle.positions(), Err(PuzzleError::Replay(_))), "ships come first");
    let dealt = "* round 7 · * reveal statue · * reveal chisel · * reveal path · * reveal temple-d\n";
    let incomplete = read(&format!("{dealt}{proved}")).expect("it can be read");
    assert!(matches!(incomplete.positions(), Err(PuzzleError::OtherMoves { ply: 5, .. })));
}
