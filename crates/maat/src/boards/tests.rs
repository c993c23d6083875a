use std::collections::BTreeSet;

use maat_catalog::{Dealer, find};
use maat_engine::{Actor, Seat, Viewer};

use super::text::WIDTH;
use super::*;
use crate::words::{Lang, Words};

/// Tables of each game that are drawn.
const TABLES: [(&str, u8, &str); 14] = [
    ("ankh", 2, "scenario=random guardian-2=apep"),
    ("ankh", 3, "gods=draft guardian-1=draft guardian-2=draft guardian-3=draft"),
    ("ankh", 5, "scenario=old-kingdom guardian-3=scorpion action-tracks=longer control-monument-forced=no"),
    ("egizia", 2, ""),
    ("egizia", 3, ""),
    ("egizia", 4, ""),
    ("imhotep", 2, ""),
    ("imhotep", 3, "market=b temple=b"),
    ("imhotep", 4, "market=b pyramid=b temple=b burial=b obelisks=b wrath=yes"),
    ("pharaon", 1, "difficulty=3"),
    ("pharaon", 2, ""),
    ("pharaon", 3, "beginner=ac"),
    ("pharaon", 4, ""),
    ("pharaon", 5, ""),
];

/// Plays a random game and shows every position to `look`.
fn watch(table: (&str, u8, &str), seed: u64, mut look: impl FnMut(&Value, &[String])) {
    let (game, seats, options) = table;
    let entry = find(game).unwrap();
    let mut game = entry.start(&entry.terms(seats, options)).unwrap();
    let dealer = Dealer::from_number(seed);
    loop {
        game.settle(&dealer);
        let Some(seat) = game.turn().seats().lowest() else { break };
        let actor = Actor::Seat(seat);
        look(&view_of(&*game, Viewer::Seat(seat)), &game.legal_moves(actor));
        let text = game.bot_move(seat, &"random".parse().unwrap(), seed ^ game.len() as u64).unwrap();
        game.play(actor, &text).unwrap();
    }
    look(&view_of(&*game, Viewer::Omniscient), &[]);
}

#[test]
fn every_position_fits_the_page_in_every_language() {
    let players = ["mcts:1000000", "random", "you", "", "greedy"].map(str::to_owned);
    for (seed, lang) in (0..).zip(Lang::ALL) {
        for table @ (game, seats, _) in TABLES {
            let words = Words::new(lang, Seat::first(seats).map(letter).collect());
            watch(table, seed, |view, moves| {
                let players = &players[..usize::from(seats)];
                let scene = Scene { game, revision: 1, view, words: &words, players };
                let mut lines = draw(scene);
                assert!(!lines[0].to_string().contains('{'), "the drawing reads the view: {view}");
                lines.extend(explain(scene));
                lines.extend(moves.iter().filter_map(|text| remark(scene, text)));
                for line in lines {
                    assert!(line.width() <= WIDTH, "{line}");
                }
                assert!(!score_sheet(scene).is_empty());
            });
            assert_eq!(words.errors(), Vec::<String>::new());
        }
    }
}

/// Every move with one of these verbs, and no other, has a remark, and all of them come up but for the rare ones.
fn explained(table: (&str, u8, &str), verbs: &[&str], rare: &[&str], bare: &[&str]) {
    let words = Words::new(Lang::En, Vec::new());
    let mut seen = BTreeSet::new();
    watch(table, 1, |view, moves| {
        let scene = Scene { game: table.0, revision: 1, view, words: &words, players: &[] };
        for text in moves {
            let verb = text.split(' ').next().unwrap_or_default();
            let known = verbs.iter().find(|known| **known == verb).filter(|_| !bare.contains(&&text[..]));
            let expected = known.is_some() || rare.contains(&verb);
            assert_eq!(remark(scene, text).is_some(), expected, "{text}");
            seen.extend(known);
        }
    });
    assert_eq!(seen, verbs.iter().collect());
}

#[test]
fn moves_are_explained_by_what_lies_there() {
    explained(("imhotep", 2, "market=b pyramid=b"), &["take", "sail", "put"], &[], &[]);
    let verbs = ["jar", "pair", "bonus", "noble", "artisan", "nile", "tomb", "step", "token", "reward"];
    // What is drawn unseen cannot be told.
    explained(("pharaon", 4, ""), &verbs, &[], &["noble deck", "artisan deck", "token bag"]);
    let building = ["joker", "boost", "obelisk", "grave", "row", "pillar", "column", "lintel", "market"];
    let cards = ["double", "take", "drill", "train", "haul", "grain", "feed", "sell"];
    explained(("egizia", 4, ""), &["ship", "keep", "grow", "commit"], &[&building[..], &cards].concat(), &[]);
}

/// Some moves of Ankh always have a remark, some never; the others have one if they cost or trigger something.
#[test]
fn moves_of_ankh_are_explained_by_what_stands_there() {
    let always = ["from", "control", "card", "power", "build", "old", "swap", "with", "worship"];
    let never = ["to", "push", "aim", "at", "by", "sun", "done", "decline", "bid", "trap", "gate", "lift"];
    let words = Words::new(Lang::En, Vec::new());
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    watch(("ankh", 4, ""), 1, |view, moves| {
        let scene = Scene { game: "ankh", revision: 1, view, words: &words, players: &[] };
        for text in moves {
            let verb = text.split(' ').next().unwrap_or_default();
            let explained = remark(scene, text).is_some();
            assert!(explained || !always.contains(&verb), "{text}");
            assert!(!explained || !never.contains(&verb), "{text}");
            seen.extend(always.iter().chain(&never).find(|known| **known == verb));
        }
    });
    assert!(seen.len() > always.len(), "{seen:?}");
}

#[test]
fn the_score_sheet_has_a_column_for_the_traitor() {
    let words = Words::new(Lang::En, Vec::new());
    let mut last = None;
    watch(("pharaon", 1, ""), 5, |view, _| last = Some(view.clone()));
    let view = last.unwrap();
    let scene = Scene { game: "pharaon", revision: 1, view: &view, words: &words, players: &[] };
    let columns = |column: usize| score_sheet(scene).iter().map(|(_, points)| points[column]).sum::<i32>();
    let (mark, points) = rival(scene).unwrap();
    assert!(mark.to_string().contains('T'));
    assert_eq!(
        (view["players"][0]["score"].clone(), view["traitor"]["score"].clone()),
        (columns(0).into(), points.into())
    );
    assert_eq!(columns(1), points);
}

#[test]
fn the_score_sheet_of_egizia_adds_up() {
    let words = Words::new(Lang::En, Vec::new());
    watch(("egizia", 3, ""), 5, |view, _| {
        let scene = Scene { game: "egizia", revision: 1, view, words: &words, players: &[] };
        for seat in 0..3 {
            let sum: i32 = score_sheet(scene).iter().map(|(_, points)| points[seat]).sum();
            assert_eq!(view["players"][seat]["score"], sum);
        }
    });
}

#[test]
fn a_game_without_a_drawing_shows_its_view() {
    let words = Words::new(Lang::En, Vec::new());
    let view = serde_json::json!({ "score": [1, 2] });
    let scene = Scene { game: "senet", revision: 1, view: &view, words: &words, players: &[] };
    assert_eq!(draw(scene)[1].to_string().trim(), "\"score\": [");
    assert!(explain(scene).is_empty() && score_sheet(scene).is_empty() && remark(scene, "go 1").is_none());
    assert!(rival(scene).is_none());
}
