use std::fs;

use serde_json::Value;

use crate::{folder, ones, run, run_in};

/// The record of a finished game with two players.
fn record() -> String {
    // Each test has its own folder, whether tests are threads or processes.
    let (process, thread) = (std::process::id(), std::thread::current().id());
    let folder = folder(&format!("record-{process}-{thread:?}"));
    run_in(&folder, "play imhotep --bots greedy --seed 11", &ones()).good();
    fs::read_to_string(folder.join("1")).unwrap()
}

fn replay(record: &[u8], arguments: &str) -> crate::Run {
    run_in(std::path::Path::new("."), &format!("replay - {arguments}"), record)
}

#[test]
fn json_tells_the_position() {
    let record = record();
    let at = |ply: &str| -> Value {
        serde_json::from_str(&replay(record.as_bytes(), &format!("--json {ply}")).good()).unwrap()
    };
    let end = at("");
    assert_eq!((&end["game"], &end["seats"]), (&"imhotep".into(), &2.into()));
    assert_eq!((&end["step"], &end["turn"]), (&"over".into(), &Value::Array(vec![])));
    assert_eq!(end["at"], end["plies"]);
    let result: Vec<i64> =
        end["outcome"]["score"].as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    assert!(record.ends_with(&format!("= {} {}\n", result[0], result[1])), "{record}");
    let start = at("--at 0");
    assert_eq!((&start["turn"], &start["outcome"]), (&vec!["*"].into(), &Value::Null));
    assert_eq!((&at("--at 5")["turn"], &at("--at 5")["step"]), (&vec!["a"].into(), &"turn".into()));
    assert_eq!(start["plies"], end["plies"]);
}

#[test]
fn a_position_is_shown_in_words() {
    let out = replay(record().as_bytes(), "--at 6 --lang cs").good();
    assert!(out.contains("Kolo 1 z 6") && out.contains("B vybírá akci."), "{out}");
}

#[test]
fn a_record_cut_off_between_plies_is_a_running_game() {
    let record = record();
    let half: String = record.split_inclusive('\n').take(12).collect();
    let out = replay(half.as_bytes(), "").good();
    assert!(out.trim_end().ends_with('.') && !out.contains("Final score"), "{out}");
}

#[test]
fn what_does_not_replay_is_named() {
    let record = record();
    let complaint = |text: &str| replay(text.as_bytes(), "").complaint();
    let changed = |from: &str, to: &str| {
        assert!(record.contains(from), "{record}");
        complaint(&record.replacen(from, to, 1))
    };
    let with = |ply: &str| complaint(&record.split_inclusive('\n').take(2).chain([ply]).collect::<String>());
    assert_eq!(
        with("a sail 1\n"),
        "standard input: ply 6 (line 3): the rules do not allow this move now: `a sail 1`"
    );
    assert_eq!(
        with("b quarry\n"),
        "standard input: ply 6 (line 3): the game does not wait for this actor: `b quarry`"
    );
    assert_eq!(with("a qua"), "standard input: ply 6 (line 3): this is no move of the game: `a qua`");
    assert!(with("a undo").contains("there is nothing to undo"));
    assert!(with("a load ?").contains("the noun is hidden: only whole records replay"));
    assert!(with("f quarry").contains("line 3, column 1: `f` is no actor"));
    assert!(changed("\n= ", "\n= 9").contains("the record says the result is"));
    assert!(changed("seats 2", "seats 5").contains("5 seats are not possible: choose 2 to 4"));
    assert!(
        changed("dealing 2", "dealing 2 · options gold=yes")
            .contains("there is no option `gold`: choose from")
    );
    assert!(changed("revision 1", "revision 2").contains("revision 2 is unknown: choose 1 to 1"));
    let games: Vec<&str> = maat_catalog::GAMES.iter().map(|entry| entry.id).collect();
    let none = format!("`chess`, which is none of the games here: {}", games.join(" "));
    assert!(changed("game imhotep", "game chess").contains(&none));
}

#[test]
fn any_other_file_is_refused_in_one_line() {
    let complaint = |bytes: &[u8]| replay(bytes, "").complaint();
    let no_head = "standard input: line 1, column 1: a record begins with `game` and the game's name";
    assert_eq!(complaint(b""), no_head);
    assert_eq!(complaint(b"{\"game\": \"imhotep\"}"), no_head);
    assert!(complaint(b"\x7fELF\x02\x01\xff\xfe").contains("a record is text in UTF-8"));
    assert!(complaint(&vec![b'a'; 3 << 20]).contains("a record is shorter than a megabyte"));
    assert!(complaint("game imhotep · revision 99999".as_bytes()).contains("should go on with `revision`"));
    assert!(run("replay no/such/file").complaint().starts_with("no/such/file: "));
    assert!(run("replay .").complaint().starts_with(".: "));
}

#[test]
fn a_ply_that_is_not_there_cannot_be_shown() {
    let complaint = replay("game imhotep · revision 1 · seats 2\n* round 1".as_bytes(), "--at 2").complaint();
    assert_eq!(complaint, "the record has 1 plies: choose --at 0 to 1");
}

#[test]
fn no_damage_makes_it_panic() {
    let record = record();
    let characters: Vec<char> = record.chars().collect();
    for step in 0..60 {
        let place = step * characters.len() / 60;
        let mut damaged = characters.clone();
        match step % 3 {
            0 => damaged.truncate(place),
            1 => damaged[place] = '7',
            _ => drop(damaged.drain(place..(place + 9).min(characters.len()))),
        }
        let damaged: String = damaged.into_iter().collect();
        let run = replay(damaged.as_bytes(), "--json");
        if run.code != 0 {
            run.complaint();
        }
    }
}
