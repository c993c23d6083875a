use maat_bots::Level;
use maat_catalog::{Dealer, find};
use maat_engine::{Actor, Seat, Viewer};

use super::text::WIDTH;
use super::*;
use crate::words::{Lang, Words};

/// Plays a random game and shows every position to `look`.
fn watch(seats: u8, options: &str, seed: u64, mut look: impl FnMut(&Value, &[String])) {
    let entry = find("imhotep").unwrap();
    let mut game = entry.start(&entry.terms(seats, options)).unwrap();
    let dealer = Dealer::from_number(seed);
    loop {
        game.settle(&dealer);
        let Some(seat) = game.turn().seats().lowest() else { break };
        let actor = Actor::Seat(seat);
        look(&view_of(&*game, Viewer::Seat(seat)), &game.legal_moves(actor));
        let text = game.bot_move(seat, Level::Random, seed ^ game.len() as u64).unwrap();
        game.play(actor, &text).unwrap();
    }
    look(&view_of(&*game, Viewer::Omniscient), &[]);
}

#[test]
fn every_position_fits_the_page_in_every_language() {
    let players = ["mcts:1000000", "random", "you", ""].map(str::to_owned);
    let all_b = "market=b pyramid=b temple=b burial=b obelisks=b wrath=yes";
    for (seed, lang) in (0..).zip(Lang::ALL) {
        for (seats, options) in [(2, ""), (3, "market=b temple=b"), (4, all_b)] {
            let words = Words::new(lang, Seat::first(seats).map(letter).collect());
            watch(seats, options, seed, |view, moves| {
                let players = &players[..usize::from(seats)];
                let scene = Scene { game: "imhotep", revision: 1, view, words: &words, players };
                let mut lines = draw(scene);
                assert!(!lines[0].to_string().contains('{'), "the drawing reads the view: {view}");
                lines.extend(explain(scene));
                lines.extend(moves.iter().filter_map(|text| remark(scene, text)));
                for line in lines {
                    assert!(line.width() <= WIDTH, "{line}");
                }
            });
            assert_eq!(words.errors(), Vec::<String>::new());
        }
    }
}

#[test]
fn moves_are_explained_by_what_lies_there() {
    let words = Words::new(Lang::En, Vec::new());
    let mut seen = Vec::new();
    watch(2, "market=b pyramid=b", 1, |view, moves| {
        let scene = Scene { game: "imhotep", revision: 1, view, words: &words, players: &[] };
        for text in moves {
            match text.split(' ').next() {
                Some(verb @ ("take" | "sail" | "put")) => {
                    assert!(remark(scene, text).is_some(), "{text}");
                    seen.push(verb.to_owned());
                }
                _ => assert!(remark(scene, text).is_none(), "{text}"),
            }
        }
    });
    for verb in ["take", "sail", "put"] {
        assert!(seen.iter().any(|known| known == verb), "{verb}");
    }
}

#[test]
fn a_game_without_a_drawing_shows_its_view() {
    let words = Words::new(Lang::En, Vec::new());
    let view = serde_json::json!({ "score": [1, 2] });
    let scene = Scene { game: "senet", revision: 1, view: &view, words: &words, players: &[] };
    assert_eq!(draw(scene)[1].to_string().trim(), "\"score\": [");
    assert!(explain(scene).is_empty() && score_sheet(scene).is_empty() && remark(scene, "go 1").is_none());
}
