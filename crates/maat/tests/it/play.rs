use std::fs;

use maat_words::{Lang, Words};

use crate::{folder, ones, run, run_in};

/// Checks that the last lines name every rank, that no text is missing, and that there is no colour.
#[track_caller]
fn check_whole_game(out: &str, seats: usize) {
    let places = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit()) && line.contains(". ");
    assert_eq!(out.lines().filter(places).count(), seats, "{out}");
    for missing in ["[ui-", "[imhotep"] {
        assert!(!out.contains(missing), "{out}");
    }
    assert!(!out.contains('\x1b'), "a pipe gets no colour");
}

#[test]
fn a_whole_game_in_every_language() {
    for lang in Lang::ALL {
        let saved = Words::new(lang, Vec::new()).ui("saved", &[("file", "1".into())]);
        let folder = folder(&format!("game-{lang}"));
        let arguments = format!("play imhotep --bots greedy --seed 11 --lang {lang}");
        let out = run_in(&folder, &arguments, &ones()).good();
        check_whole_game(&out, 2);
        assert!(out.contains(&saved), "{out}");
        let replayed = run_in(&folder, &format!("replay 1 --lang {lang}"), b"").good();
        check_whole_game(&replayed, 2);
    }
}

#[test]
fn every_side_of_every_board_can_be_played_by_people_and_bots() {
    let folder = folder("sides");
    let options =
        ["market", "pyramid", "temple", "burial", "obelisks"].map(|site| format!("--option {site}=b"));
    let arguments = format!(
        "play imhotep --seats 4 --bots random,greedy,mcts:20 --seed 3 {} --option wrath=yes",
        options.join(" ")
    );
    check_whole_game(&run_in(&folder, &arguments, &ones()).good(), 4);
}

#[test]
fn every_game_can_be_played_by_the_fewest() {
    for entry in maat_catalog::GAMES {
        let (id, count) = (entry.id, *entry.seats.start());
        let folder = folder(&format!("fewest-{id}"));
        let out = run_in(&folder, &format!("play {id} --seats {count} --bots none --seed 4"), &ones()).good();
        assert!(out.contains("Saved to 1.") && !out.contains("[ui-"), "{out}");
        assert!(!out.contains(&format!("[{id}")), "{out}");
        let replayed = run_in(&folder, "replay 1 --json", b"").good();
        let replayed: serde_json::Value = serde_json::from_str(&replayed).unwrap();
        assert_eq!(replayed["seats"], count, "{replayed}");
    }
}

#[test]
fn three_people_share_a_keyboard() {
    let out = run_in(&folder("people"), "play imhotep --seats 3 --bots none --seed 2", &ones()).good();
    check_whole_game(&out, 3);
    for seat in ["A", "B", "C"] {
        assert!(out.contains(&format!("It is the turn of {seat}.")));
    }
}

#[test]
fn without_further_words_there_is_one_bot() {
    let out = run_in(&folder("usual"), "play imhotep --seed 2", b"1\n").good();
    assert!(out.contains("A  you\n") && out.contains("B  mcts:1000"), "{out}");
    assert!(out.ends_with("Goodbye!\n"));
}

#[test]
fn colour_can_be_asked_for() {
    assert!(run("play imhotep --color always").good().contains('\x1b'));
}

#[test]
fn a_language_can_come_from_the_environment() {
    let out = std::process::Command::new(env!("CARGO_BIN_EXE_maat"))
        .args(["play", "imhotep"])
        .env("LC_ALL", "pl_PL.UTF-8")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert!(String::from_utf8(out.stdout).unwrap().contains("Wybierz akcję."));
}

#[test]
fn undo_hint_save_and_help() {
    let folder = folder("commands");
    // Ship 1 has at least three slots in every deal.
    let script = "help\nhint\nundo\nload 1-1\nundo\n load   1-1\nLOAD 1-2\nsave\nsave my game\nquarry\nsave my game\nquit\n";
    let out = run_in(&folder, "play imhotep --bots none --seed 4", script.as_bytes()).good();
    for expected in [
        "such as “quarry”",
        "Market A: For each stone",
        "The most promising moves",
        "There is nothing to take back.",
        "Taken back: Load a stone on ship 1, slot 1.",
        "Say where to: save FILE.",
        "Saved to my game.",
        "Goodbye!",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    assert_eq!(out.lines().filter(|line| line.ends_with(" %")).count(), 3, "three hints: {out}");
    let record = fs::read_to_string(folder.join("my game")).unwrap();
    assert!(record.ends_with("a load 1-1 · a undo · a load 1-1\nb load 1-2\na quarry\n"), "{record}");
    fs::rename(folder.join("my game"), folder.join("game")).unwrap();
    let replayed = run_in(&folder, "replay game", b"").good();
    assert!(replayed.contains("   7  A: Undo\n"), "{replayed}");
}

#[test]
fn undo_stops_where_something_was_learnt() {
    let out = run_in(&folder("undo"), "play imhotep --bots greedy --seed 4", b"1\nundo\n").good();
    assert!(out.contains("The others would have to agree"), "{out}");
}

#[test]
fn a_file_of_somebody_else_is_not_overwritten() {
    let folder = folder("overwrite");
    fs::write(folder.join("mine"), "precious").unwrap();
    let out = run_in(&folder, "play imhotep --bots none", b"save mine\nsave none/such\n").good();
    assert!(out.contains("Could not save to mine: the file exists already."), "{out}");
    assert!(out.contains("Could not save to none/such: "), "{out}");
    assert_eq!(fs::read_to_string(folder.join("mine")).unwrap(), "precious");
}

#[test]
fn nonsense_changes_nothing() {
    let script =
        b"0\n99\n99999999999999999999\nsail 1\nround 2\nb quarry\nundo please\n\xff\xfe\x1b[2J\nquit now\n";
    let out = run_in(&folder("nonsense"), "play imhotep --bots none --seed 4", script).good();
    assert_eq!(out.matches("Choose a number from 1 to 9.").count(), 3, "{out}");
    assert_eq!(out.matches("The rules do not allow").count(), 2, "{out}");
    assert_eq!(out.matches("is neither a move nor a command.").count(), 4, "{out}");
    assert_eq!(out.matches("Round 1 of 6").count(), 1, "the table is drawn once: {out}");
    assert!(!out.contains('\x1b'));
}

#[test]
fn a_secret_is_for_one_pair_of_eyes() {
    // The first stone on ship 1 is A's: A looks at the face-down pair of market B.
    let script = "load 1-1\nload 1-2\nload 1-3\nsail 1\nto market\ntake 4\n1\n";
    let arguments = "play imhotep --bots none --seed 4 --option market=b";
    let out = run_in(&folder("secret"), arguments, script.as_bytes()).good();
    let (before, rest) = out.split_once("What follows is for A only").expect("a warning");
    let (shown, after) = rest.split_once("What A saw is hidden again.").expect("the end of it");
    assert!(shown.contains("You see: ") && shown.matches("A sees ").count() == 2, "{shown}");
    for public in [before, after] {
        assert!(!public.contains("You see: ") && !public.contains("A sees "), "{public}");
    }
    assert!(after.contains("A keeps "), "what was kept is public: {after}");
}

#[test]
fn seats_and_bots_must_fit() {
    let complaint = |arguments: &str| run(&format!("play imhotep {arguments}")).complaint();
    assert_eq!(complaint("--seats 5"), "5 seats are not possible: choose 2 to 4");
    assert_eq!(
        complaint("--seats 2 --bots greedy,random"),
        "2 bots leave no seat for a person: name at most 1 for 2 seats"
    );
    assert_eq!(complaint("--bots greedy,random,mcts,mcts"), "5 seats are not possible: choose 2 to 4");
}

#[test]
fn a_saved_game_goes_on() {
    let folder = folder("resume");
    run_in(&folder, "play imhotep --bots none --seed 4", b"quarry\nload 1-1\nsave game\nquit\n").good();
    let out = run_in(&folder, "play imhotep --bots greedy --seed 5 --resume game", &ones()).good();
    check_whole_game(&out, 2);
    let saved = fs::read_to_string(folder.join("game")).unwrap();
    assert!(saved.contains("a quarry\nb load 1-1"), "{saved}");
    let complaint = run_in(&folder, "play imhotep --resume none", b"").complaint();
    assert!(complaint.starts_with("none: "), "{complaint}");
    let complaint = run_in(&folder, "play imhotep --resume game --seats 3", b"").complaint();
    assert!(complaint.contains("--seats"), "{complaint}");
}
