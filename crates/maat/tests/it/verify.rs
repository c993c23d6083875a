use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::{folder, run, run_in};

/// The number of games of a trial; ten thousand with all tests.
fn trial_games() -> u32 {
    if env::var_os("MAAT_FULL").is_some() { 10_000 } else { 48 }
}

/// Generated games with their draws, and whether each is honest.
fn generated(games: u32) -> Vec<Value> {
    let made = run(&format!("verify --trial {games} --seed 3 --draws"));
    assert_eq!(made.code, 0, "{}", made.err);
    assert!(made.err.contains(" 0 wrong verdicts"), "{}", made.err);
    made.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(game: &Value) -> &str {
    game["record"].as_str().unwrap()
}

/// The verdict about a record, without the name of its file.
fn verdict(record: &str) -> (i32, String) {
    let run = run_in(Path::new("."), "verify -", record.as_bytes());
    let out = run.out.strip_prefix("-: ").unwrap_or(&run.out).trim_end().to_owned();
    (run.code, if out.is_empty() { run.err } else { out })
}

#[test]
fn a_trial_has_no_wrong_verdict() {
    let out = run(&format!("verify --trial {}", trial_games())).good();
    assert!(out.contains(" 0 wrong verdicts"), "{out}");
}

#[test]
fn a_changed_draw_is_named() {
    for game in generated(16) {
        let (code, out) = verdict(text(&game));
        match game["honest"].as_bool() {
            Some(true) => {
                assert_eq!(code, 0, "{out}");
                let draws = game["draws"].as_array().unwrap().len();
                assert!(out.starts_with(&format!("honest: {draws} draws follow from the seed")), "{out}");
            }
            _ => {
                assert_eq!(code, 2, "{out}");
                assert!(out.starts_with("not honest: ply ") && out.contains("the seed gives"), "{out}");
            }
        }
    }
}

#[test]
fn what_cannot_be_verified_is_told_apart() {
    let games = generated(1);
    let record = text(&games[0]);
    let without = |keyword: &str| {
        let lines = record.lines().filter(|line| !line.starts_with(keyword));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let says = |record: &str, words: &str| {
        let (code, out) = verdict(record);
        assert!(code == 2 && out.contains(words), "{words}: {out}");
    };
    says(&without("seed "), "cannot be verified: it does not name its seed");
    says(&without("table "), "cannot be verified: it does not name the table");
    says(&without("part server "), "cannot be verified: it does not name the table");
    // Without its parts it is only a seed that somebody has chosen.
    let (code, out) = verdict(&without("part "));
    assert!(code == 0 && out.contains("which was not made of parts"), "{out}");
    let seed = record.lines().find(|line| line.starts_with("seed ")).unwrap();
    let other = format!("seed {}", "0".repeat(64));
    says(&record.replace(seed, &other), "not honest: the seed does not follow from the parts");
    let server = record.lines().find(|line| line.starts_with("part server ")).unwrap();
    let other = format!("{}{}", &server[..server.len() - 64], "0".repeat(64));
    says(&record.replace(server, &other), "not honest: the part of server is not the one");
    let chance = record.lines().find(|line| line.starts_with("* ")).unwrap();
    let noun = chance.split(" · ").next().unwrap().rsplit(' ').next().unwrap();
    says(&record.replacen(&format!(" {noun}"), " ?", 1), "cannot be verified: line");
    says(&record.replacen("game ", "game x", 1), "none of the games here");
    says("", "a record begins with");
}

/// Somebody who names several files wants a verdict about each.
#[test]
fn an_unreadable_record_does_not_keep_others_from_being_verified() {
    let folder = folder("verify-some");
    let games = generated(1);
    fs::write(folder.join("bad.txt"), "game imhotep").unwrap();
    fs::write(folder.join("good.txt"), text(&games[0])).unwrap();
    let found = run_in(&folder, "verify bad.txt nowhere.txt good.txt", b"");
    assert_eq!((found.code, &*found.err), (2, "error: 2 of 3 records are not shown to be honest\n"));
    let lines: Vec<&str> = found.out.lines().collect();
    assert!(lines[0].starts_with("bad.txt: line 1") && lines[1].starts_with("nowhere.txt: "), "{lines:?}");
    assert!(lines[2].starts_with("good.txt: honest: "), "{lines:?}");
    // Up to where a game was ended, its draws can be verified.
    let record = text(&games[0]);
    let plies = record.lines().filter(|line| !line.starts_with('=')).collect::<Vec<_>>();
    let (code, out) = verdict(&plies[..plies.len() - 3].join("\n"));
    assert!(code == 0 && out.ends_with("; the record ends before the end of the game"), "{out}");
}

/// The folder of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `examples/verify.py`: its exit code and output; `None` where there is no Python.
fn python(arguments: &[&str], input: &str) -> Option<(i32, String)> {
    let child = Command::new("python3")
        .arg("-B")
        .arg(root().join("examples/verify.py"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            eprintln!("examples/verify.py is not tested: {error}");
            return None;
        }
    };
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Some((output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap()))
}

#[test]
fn an_independent_checker_agrees() {
    let games = generated(trial_games());
    let broken = games.iter().filter(|game| game["complete"] == false).count();
    assert!(broken > 0, "a changed draw makes later moves impossible in some games");
    agrees(&games);
}

/// The independent checker finds of each game what the game says of itself.
#[track_caller]
fn agrees(games: &[Value]) {
    let lines: String = games.iter().map(|game| format!("{game}\n")).collect();
    if let Some((code, out)) = python(&["--trial"], &lines) {
        assert!(code == 0 && out.trim_end().ends_with(" 0 wrong verdicts"), "{out}");
    }
}

/// A head that one checker reads and the other refuses, or reads otherwise, would be honest for some and not for others.
#[test]
fn both_checkers_say_the_same_of_forged_heads() {
    let games = generated(8);
    let head = |text: &str| {
        let revealed = text.lines().filter(|line| line.starts_with("part ") && line.len() > 130).count();
        text.contains(" · seats 2 ") && !text.contains("\nlots ") && revealed == 3
    };
    let game = games.iter().find(|game| game["honest"] == true && head(text(game))).expect("a short head");
    let record = text(game);
    let line = |keyword: &str| record.lines().find(|line| line.starts_with(keyword)).unwrap();
    let [table, server, a, b, seed] = ["table ", "part server ", "part a ", "part b ", "seed "].map(line);
    let after = |known: &str, more: &str| record.replace(known, &format!("{known}\n{more}"));
    let instead = |known: &str, other: &str| record.replace(known, other);
    let (honest, dishonest, unreadable) = (Some(true), Some(false), None);
    let forged = [
        ("nothing is changed", record.to_owned(), honest),
        ("lines end as on Windows", instead("\n", "\r\n"), honest),
        ("another space", instead("seed ", "seed\u{a0}"), honest),
        (
            "a comment with what Python takes for the ends of lines",
            record.replacen('\n', " # a\u{b}b\u{c}c\u{1c}d\u{85}e\u{2028}f\u{2029}g\rpart zz none\n", 1),
            honest,
        ),
        ("a seat that is not at the table", after(b, "part e none"), dishonest),
        ("the part of the server again", instead(a, &server.replace("server", "a")), dishonest),
        ("a part left out", instead(b, &format!("{} withheld", &b[..b.len() - 65])), dishonest),
        ("lots that were not drawn", after(table, "lots abcde"), dishonest),
        ("a part that is only promised", instead(b, &b[..b.len() - 65]), unreadable),
        ("no seat", after(b, "part zz none"), unreadable),
        ("two seats in one", after(b, "part ab none"), unreadable),
        ("two tables", after(table, "table x"), unreadable),
        ("two servers", after(server, server), unreadable),
        ("two seeds", after(seed, seed), unreadable),
        ("parts out of order", instead(b, a).replacen(a, b, 1), unreadable),
        ("upper case", instead(seed, &format!("seed {}", seed[5..].to_uppercase())), unreadable),
        ("digits apart", instead(seed, &format!("{} {}", &seed[..9], &seed[9..])), unreadable),
        ("digits of another script", instead("seats 2", "seats \u{ff12}"), unreadable),
        ("what only Python takes for a space", instead("seed ", "seed\u{1c}"), unreadable),
        ("lots of no seat", after(table, "lots af"), unreadable),
        ("an item of the head after the plies", instead("\n= ", "\nlots ab\n= "), unreadable),
        ("something after the result", format!("{record}a quarry\n"), unreadable),
    ];
    let mut lines = Vec::new();
    for (name, text, expected) in forged {
        let (_, out) = verdict(&text);
        let said = if out.starts_with("honest: ") {
            honest
        } else if out.starts_with("not honest: ") {
            dishonest
        } else {
            unreadable
        };
        assert_eq!(said, expected, "{name}: {out}");
        let mut line = game.clone();
        (line["record"], line["honest"]) = (json!(text), json!(expected));
        lines.push(line);
    }
    agrees(&lines);
}

/// Whoever could choose the numbers of draws could choose the draws. Each draw is the only possible one here, so that nothing but its number
/// can be wrong.
#[test]
fn an_independent_checker_refuses_forged_numbers() {
    let game = |scheme: u8, plies: &str, numbers: &[i64], honest: bool| {
        let head = format!("game x · revision 1 · seats 2 · dealing {scheme}\nseed {}", "0".repeat(64));
        let chance = plies.split(" · ").zip(1..).filter(|(ply, _)| ply.starts_with('*'));
        let draw = |((_, ply), number): ((&str, u32), &i64)| json!({ "ply": ply, "number": number, "moves": [["draw", 1]], "played": "draw" });
        let draws: Vec<Value> = chance.zip(numbers).map(draw).collect();
        json!({ "record": format!("{head}\n{plies}\n"), "draws": draws, "complete": true, "honest": honest })
    };
    let plain = "* draw · a go · * draw · b go · * draw";
    let undone = "* draw · * draw · a go · * draw · b go · * draw · b go · a undo · * draw · * draw";
    let forced = &undone.replace("a undo", "b undo");
    let twice = &undone.replace("a undo", "b undo · a undo");
    let games = [
        game(2, plain, &[0, 1, 2], true),
        game(2, plain, &[0, 1, 1], false),
        game(2, plain, &[0, 0, 0], false),
        game(2, plain, &[1, 2, 3], false),
        game(2, plain, &[0, 1, 3], false),
        game(2, undone, &[0, 1, 2, 3, 2, 3], true),
        // Before an undo, after it, and at it.
        game(2, undone, &[0, 0, 0, 0, 0, 0], false),
        game(2, undone, &[0, 1, 1, 2, 2, 3], false),
        game(2, undone, &[0, 1, 2, 3, 2, 2], false),
        game(2, undone, &[0, 1, 2, 3, 4, 5], false),
        game(2, undone, &[0, 1, 2, 3, 3, 4], false),
        game(2, undone, &[0, 1, 2, 3, 1, 2], false),
        game(2, undone, &[0, 1, 2, 3, -1, 0], false),
        // The last ply of b was chosen, or it was forced and the one before it was chosen.
        game(2, forced, &[0, 1, 2, 3, 4, 5], true),
        game(2, forced, &[0, 1, 2, 3, 3, 4], true),
        game(2, forced, &[0, 1, 2, 3, 2, 3], false),
        game(2, twice, &[0, 1, 2, 3, 2, 3], true),
        game(2, twice, &[0, 1, 2, 3, 3, 4], false),
        game(1, undone, &[0, 1, 3, 5, 8, 9], true),
        game(1, undone, &[0, 1, 2, 3, 2, 3], false),
        game(1, undone, &[0, 1, 3, 5, 2, 9], false),
    ];
    agrees(&games);
}

#[test]
fn an_independent_checker_reads_one_record() {
    let folder = folder(&format!("verify-{}", std::process::id()));
    let record = folder.join("game.txt");
    let draws = folder.join("game.draws");
    let check = || python(&[record.to_str().unwrap(), draws.to_str().unwrap()], "");
    let check_text = |text: &str| {
        fs::write(&record, text).unwrap();
        fs::write(&draws, run(&format!("verify --draws {}", record.display())).good()).unwrap();
        check()
    };
    let games = generated(16);
    // An honest game, one that was played on after the changed draw, and some in which the moves after it stayed.
    for index in [0, 4, 12, 13, 14, 15] {
        let game = &games[index];
        let honest = game["honest"].as_bool().unwrap();
        assert_eq!(honest, index == 0);
        let Some((code, out)) = check_text(text(game)) else { return };
        assert_eq!(code, i32::from(!honest), "{out}");
        assert!(out.starts_with(if honest { "honest: " } else { "not honest: ply " }), "{out}");
        let ply = |words: &str| words.split_whitespace().nth(3).map(str::to_owned);
        assert!(honest || ply(&out) == ply(&verdict(text(game)).1), "{out}");
    }
    // The draws of another game prove nothing.
    fs::write(&record, text(&games[0])).unwrap();
    let Some((code, out)) = check() else { return };
    assert!(code == 2 && out.starts_with("cannot be verified: the list of draws"), "{out}");
    // Nor do those of a record that contradicts the rules.
    let (plies, _) = text(&games[0]).rsplit_once("\n= ").unwrap();
    let wrong = format!("{plies}\n= 1\n");
    let (code, out) = verdict(&wrong);
    assert!(code == 2 && out.starts_with("cannot be verified: ply "), "{out}");
    let Some((code, out)) = check_text(&wrong) else { return };
    assert!(code == 2 && out.starts_with("cannot be verified: it breaks the rules"), "{out}");
    let Some((code, _)) = python(&["game.txt"], "") else { return };
    assert_eq!(code, 3, "it needs the draws, too");
}
