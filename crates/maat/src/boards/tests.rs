use std::collections::BTreeSet;

use maat_catalog::{Dealer, find};
use maat_engine::{Actor, Seat, Viewer};
use maat_words::{Lang, Words};
use serde_json::json;

use super::text::WIDTH;
use super::*;

/// The tables that are drawn: game, seats, options.
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

/// Plays a random game and calls `look` with every position, the viewer who is to act, and the legal moves.
fn watch(table: (&str, u8, &str), seed: u64, mut look: impl FnMut(&dyn AnyGame, Viewer, &[String])) {
    let (game, seats, options) = table;
    let entry = find(game).unwrap();
    let mut game = entry.start(&entry.terms(seats, options)).unwrap();
    let dealer = Dealer::from_number(seed);
    loop {
        game.settle(&dealer);
        let Some(seat) = game.turn().seats().lowest() else { break };
        let actor = Actor::Seat(seat);
        look(&*game, Viewer::Seat(seat), &game.legal_moves(actor));
        let text = game.bot_move(seat, &"random".parse().unwrap(), seed ^ game.len() as u64).unwrap();
        game.play(actor, &text).unwrap();
    }
    look(&*game, Viewer::Omniscient, &[]);
}

#[test]
fn every_position_fits_the_page_in_every_language() {
    let players = ["mcts:1000000", "random", "you", "", "greedy"].map(str::to_owned);
    for (seed, lang) in (0..).zip(Lang::ALL) {
        for table @ (id, seats, _) in TABLES {
            let words = Words::new(lang, Seat::first(seats).map(letter).collect());
            watch(table, seed, |game, viewer, moves| {
                let players = &players[..usize::from(seats)];
                let board = board_of(game, viewer, Scene { game: id, words: &words, players });
                let mut lines = board.draw();
                assert!(!lines[0].to_string().contains('{'), "{id} has a board");
                lines.extend(board.explain());
                lines.extend(moves.iter().filter_map(|text| board.remark(text)));
                for line in lines {
                    assert!(line.width() <= WIDTH, "{line}");
                }
                assert!(!board.score_sheet().is_empty());
            });
            assert_eq!(words.errors(), Vec::<String>::new());
        }
    }
}

/// Asserts that every move with one of the verbs, and no other, has a remark, and that all verbs but the rare ones come
/// up. Moves in `bare` have none.
fn explained(table: (&str, u8, &str), verbs: &[&str], rare: &[&str], bare: &[&str]) {
    let words = Words::new(Lang::En, Vec::new());
    let mut seen = BTreeSet::new();
    watch(table, 1, |game, viewer, moves| {
        let board = board_of(game, viewer, Scene { game: table.0, words: &words, players: &[] });
        for text in moves {
            let verb = text.split(' ').next().unwrap_or_default();
            let known = verbs.iter().find(|known| **known == verb).filter(|_| !bare.contains(&&text[..]));
            let expected = known.is_some() || rare.contains(&verb);
            assert_eq!(board.remark(text).is_some(), expected, "{text}");
            seen.extend(known);
        }
    });
    assert_eq!(seen, verbs.iter().collect());
}

#[test]
fn moves_are_explained_by_what_lies_there() {
    explained(("imhotep", 2, "market=b pyramid=b"), &["take", "sail", "put"], &[], &[]);
    let verbs = ["jar", "pair", "bonus", "noble", "artisan", "nile", "tomb", "step", "token", "reward"];
    // A card that is drawn unseen has no remark.
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
    watch(("ankh", 4, ""), 1, |game, viewer, moves| {
        let board = board_of(game, viewer, Scene { game: "ankh", words: &words, players: &[] });
        for text in moves {
            let verb = text.split(' ').next().unwrap_or_default();
            let explained = board.remark(text).is_some();
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
    watch(("pharaon", 1, ""), 5, |game, viewer, _| last = Some((game.clone_box(), viewer)));
    let (game, viewer) = last.unwrap();
    let view = json_view(&*game, viewer);
    let board = board_of(&*game, viewer, Scene { game: "pharaon", words: &words, players: &[] });
    let columns = |column: usize| board.score_sheet().iter().map(|(_, points)| points[column]).sum::<i32>();
    let (mark, points) = board.rival().unwrap();
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
    watch(("egizia", 3, ""), 5, |game, viewer, _| {
        let view = json_view(game, viewer);
        let board = board_of(game, viewer, Scene { game: "egizia", words: &words, players: &[] });
        for seat in 0..3 {
            let sum: i32 = board.score_sheet().iter().map(|(_, points)| points[seat]).sum();
            assert_eq!(view["players"][seat]["score"], sum);
        }
    });
}

#[test]
fn a_game_without_a_board_shows_its_view() {
    let words = Words::new(Lang::En, Vec::new());
    let scene = Scene { game: "senet", words: &words, players: &[] };
    let board = Table { scene, view: json!({ "score": [1, 2] }) };
    assert_eq!(board.draw()[1].to_string().trim(), "\"score\": [");
    assert!(board.explain().is_empty() && board.score_sheet().is_empty() && board.remark("go 1").is_none());
    assert!(board.rival().is_none());
}
