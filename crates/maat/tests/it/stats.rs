use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{folder, run, run_in};

/// Recorded games of every kind.
fn replays(game: &str) -> String {
    format!("{}/../{game}/replays", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn json_counts_every_game() {
    let games = ["ankh", "egizia", "imhotep", "pharaon"];
    let folders: Vec<String> = games.iter().map(|game| replays(game)).collect();
    let found = run(&format!("stats --json {}", folders.join(" ")));
    let figures: Vec<Value> = serde_json::from_str(&found.out).unwrap();
    let ids: Vec<&str> = figures.iter().filter_map(|one| one["game"].as_str()).collect();
    assert_eq!(ids, games);
    for one in &figures {
        let game = &one["game"];
        let by_players: u64 =
            one["tables"].as_array().unwrap().iter().filter_map(|table| table["games"].as_u64()).sum();
        assert_eq!(Some(by_players), one["games"].as_u64(), "{game}");
        let sources: f64 =
            one["sources"].as_array().unwrap().iter().filter_map(|source| source["points"].as_f64()).sum();
        assert!((sources - one["points"].as_f64().unwrap()).abs() < 1e-6, "{game}: every point has a source");
        for gain in one["gains"].as_array().unwrap() {
            let part = |name: &str| gain["rate"][name].as_f64().unwrap();
            assert!(part("low") <= part("share") && part("share") <= part("high"), "{game} {gain}");
        }
        assert!(!one["openings"][0]["then"].as_array().unwrap().is_empty(), "{game}");
    }
}

#[test]
fn figures_are_printed_in_words_of_every_language() {
    let parts = [
        (
            "en",
            [
                "Seat 1 of 2",
                "by chance 50 %",
                "Artisans",
                "Worth 9 points",
                "Battle cards",
                "Flood",
                "Take a jar: ",
            ],
        ),
        (
            "cs",
            [
                "1. místo z 2",
                "náhodou 50 %",
                "Řemeslníci",
                "Za 9 bodů",
                "Bojové karty",
                "Záplava",
                "Vzít si kanopu: ",
            ],
        ),
        (
            "pl",
            [
                "Miejsce 1 z 2",
                "przypadkiem 50%",
                "Rzemieślnicy",
                "Wart 9 punktów",
                "Karty Bitwy",
                "Wylew Nilu",
                "Weź kanopę: ",
            ],
        ),
    ];
    let folders: Vec<String> = ["ankh", "egizia", "imhotep", "pharaon"].map(replays).to_vec();
    let figures: Vec<Value> =
        serde_json::from_str(&run(&format!("stats --json {}", folders.join(" "))).out).unwrap();
    for (lang, parts) in parts {
        let text = run(&format!("stats --lang {lang} {}", folders.join(" "))).out;
        for part in parts {
            assert!(text.contains(part), "{lang} {part}: {text}");
        }
        assert!(!text.contains('['), "a text is missing: {text}");
        // No id is printed: those with a hyphen are no words of a language.
        for one in &figures {
            for list in ["sources", "actions", "gains", "battles"] {
                let ids = one[list].as_array().unwrap().iter().filter_map(|thing| thing["id"].as_str());
                for id in ids.filter(|id| id.contains('-')) {
                    assert!(!text.contains(id), "{lang} {id}");
                }
            }
        }
    }
}

#[test]
fn only_games_with_the_given_number_of_players_are_counted() {
    let found = run(&format!("stats --json --players 2 {}", replays("imhotep")));
    let figures: Vec<Value> = serde_json::from_str(&found.out).unwrap();
    let two = figures[0]["tables"].as_array().unwrap().iter().find(|table| table["players"] == 2).unwrap();
    assert_eq!(figures[0]["games"], two["games"]);
    let complaint = run(&format!("stats --players 5 {}", replays("imhotep"))).complaint().to_owned();
    assert!(complaint.contains("with so many players"), "{complaint}");
}

#[test]
fn what_is_no_record_is_told() {
    assert!(run("stats").complaint().contains("records") || run("stats").code == 2);
    assert!(run("stats nothing.txt").complaint().contains("nothing.txt"));
    let folder = folder("stats-of-nothing");
    assert_eq!(run_in(&folder, "stats .", b"").complaint(), "there is no record of a finished game");
    fs::write(folder.join("note.txt"), "my notes").unwrap();
    fs::write(folder.join("begun.txt"), "game imhotep · revision 1 · seats 2\n").unwrap();
    let whole = Path::new(&replays("imhotep")).join("r1/2-a.txt");
    fs::copy(whole, folder.join("whole.txt")).unwrap();
    let found = run_in(&folder, "stats . --json", b"");
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(
        found.err.contains("note.txt") && found.err.contains("left out because they are not over: 1 game"),
        "{}",
        found.err
    );
    assert_eq!(serde_json::from_str::<Value>(&found.out).unwrap()[0]["games"], 1);
    assert!(run_in(&folder, "stats note.txt", b"").complaint().contains("note.txt"));
}
