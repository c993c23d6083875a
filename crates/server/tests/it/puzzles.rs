//! Puzzles: the server judges every attempt and tells no solution before it is asked for.

use maat_learn::puzzles::{self, Puzzle};
use maat_protocol::{self as protocol, PuzzleState, Puzzles, Verdict};
use serde_json::{Value, json};

use crate::world::{Expect, Guest, World};

async fn state(guest: &mut Guest, puzzle: &Puzzle) -> PuzzleState {
    let all: Puzzles = serde_json::from_value(guest.get("/api/puzzles").await.good().json()).unwrap();
    assert_eq!(all.puzzles.len(), puzzles::puzzles().len());
    let known = all.puzzles.iter().find(|one| one.game == puzzle.game && one.number == puzzle.number);
    known.expect("every puzzle is listed").state
}

fn address(puzzle: &Puzzle) -> String {
    format!("/api/puzzles/{}/{}", puzzle.game, puzzle.number)
}

async fn judged(guest: &mut Guest, puzzle: &Puzzle, attempt: Value) -> Verdict {
    serde_json::from_value(guest.post(&address(puzzle), attempt).await.good().json()).unwrap()
}

/// A puzzle whose solution has several moves.
fn long() -> &'static Puzzle {
    puzzles::puzzles().iter().find(|puzzle| puzzle.answers.len() > 1).expect("some solutions are long")
}

fn solution(puzzle: &Puzzle) -> Vec<&str> {
    puzzle.answers.iter().map(|answer| &*answer.text).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_puzzle_is_served_with_all_its_moves_and_without_its_solution() {
    let world = World::new().await;
    let mut ann = world.stranger();
    for puzzle in puzzles::puzzles() {
        let name = puzzle.file();
        let answer = ann.get(&address(puzzle)).await.good();
        let served: protocol::Puzzle = serde_json::from_value(answer.json()).unwrap();
        assert_eq!(served.table.you, Some(puzzle.seat), "{name}");
        let first = &puzzle.answers[0];
        let mut known: Vec<&str> =
            first.others.iter().map(|other| &*other.text).chain([&*first.text]).collect();
        let mut legal: Vec<&str> = served.frame.update.legal.iter().map(|text| &**text).collect();
        known.sort_unstable();
        legal.sort_unstable();
        assert_eq!(legal, known, "{name}: every legal move has a verdict");
        assert!(served.frame.update.prompt.is_some(), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_is_solved_move_by_move_and_stays_solved() {
    let world = World::new().await;
    let (puzzle, mut ann) = (long(), world.stranger());
    let moves = solution(puzzle);
    assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Open);

    let worst = puzzle.answers[0].others.last().unwrap();
    let Verdict::Wrong { loss, .. } = judged(&mut ann, puzzle, json!({ "moves": [worst.text] })).await else {
        panic!("the worst move is wrong");
    };
    assert!((loss - worst.loss).abs() < 0.01 && loss > 0.0);

    let Verdict::Hint { moves: hint } = judged(&mut ann, puzzle, json!({ "hint": [] })).await else {
        panic!("a hint was asked for");
    };
    assert!(hint.is_sorted() && hint.len() <= 3 && hint.iter().any(|text| text == moves[0]), "{hint:?}");

    for count in 1..moves.len() {
        let verdict = judged(&mut ann, puzzle, json!({ "moves": moves[..count] })).await;
        let Verdict::GoesOn { frame } = verdict else { panic!("the solution goes on: {verdict:?}") };
        assert!(frame.update.legal.iter().any(|text| text == moves[count]));
        assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Open, "not solved yet");
    }
    let Verdict::Solved(told) = judged(&mut ann, puzzle, json!({ "moves": moves })).await else {
        panic!("these are all moves");
    };
    assert_eq!((told.moves.len(), told.frames.len()), (moves.len(), moves.len()));
    assert!(told.margin > 0.0 && told.frames.last().unwrap().update.legal.is_empty());
    assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Solved, "whoever solves a puzzle becomes a guest");

    judged(&mut ann, puzzle, json!("solution")).await;
    assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Solved, "a look at it afterwards changes nothing");
    assert_eq!(state(&mut world.stranger(), puzzle).await, PuzzleState::Open, "nobody else has solved it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solution_that_was_shown_is_not_solved_afterwards() {
    let world = World::new().await;
    let (puzzle, mut ann) = (long(), world.guest("Ann").await);
    judged(&mut ann, puzzle, json!("solution")).await;
    judged(&mut ann, puzzle, json!({ "moves": solution(puzzle) })).await;
    assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Shown);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn attempts_that_no_page_makes_are_refused() {
    let world = World::new().await;
    let (puzzle, mut ann) = (long(), world.guest("Ann").await);
    let moves = solution(puzzle);
    let last = *moves.last().unwrap();
    let too_many = [&*moves, &[last]].concat();
    for attempt in [
        json!({ "moves": [] }),
        json!({ "moves": ["no such move"] }),
        json!({ "moves": ["no such move", last] }),
        json!({ "moves": too_many }),
        json!({ "hint": ["no such move"] }),
        json!({ "hint": moves }),
        json!({ "moves": moves, "solved": true }),
    ] {
        ann.post(&address(puzzle), attempt).await.refused(400, "bad-request");
    }
    for attempt in [json!("solved"), json!({ "moves": last })] {
        ann.post(&address(puzzle), attempt).await.refused(422, "bad-request");
    }
    assert_eq!(state(&mut ann, puzzle).await, PuzzleState::Open);
    for unknown in ["senet/1", "imhotep/0", "imhotep/999", "imhotep/01", "imhotep/one"] {
        ann.get(&format!("/api/puzzles/{unknown}")).await.refused(404, "not-found");
        ann.post(&format!("/api/puzzles/{unknown}"), json!("solution")).await.refused(404, "not-found");
    }
}
