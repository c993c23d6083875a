//! Invalid input is refused with the right error.

use maat_engine::testing::{assert_heads_refused, assert_setups_refused};
use maat_engine::{Actor, Game, PlayError, Scratch, Seat, SetupError, playout};
use maat_imhotep::{Imhotep, Move, Options};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::new_game;

#[test]
fn seats_and_revisions_that_do_not_exist() {
    assert_setups_refused::<Imhotep>(2..=4, 1);
}

#[test]
fn options_that_do_not_exist() {
    for (text, why) in [
        (
            "harbour=b",
            "there is no option `harbour`: choose from market pyramid temple burial obelisks wrath",
        ),
        ("Market=b", "there is no option `Market`: choose from market pyramid temple burial obelisks wrath"),
        ("market=c", "option `market` cannot be `c`: choose from a b"),
        ("market=", "option `market` cannot be ``: choose from a b"),
        ("wrath=true", "option `wrath` cannot be `true`: choose from no yes"),
        ("wrath", "option `wrath` is not written key=value"),
        ("temple=b temple=b", "option `temple` is given twice"),
        ("chrám=b", "there is no option `chrám`: choose from market pyramid temple burial obelisks wrath"),
    ] {
        assert_eq!(text.parse::<Options>(), Err(SetupError::Options(why.into())), "{text}");
    }
}

#[test]
fn heads_of_records_that_cannot_be_played() {
    assert_heads_refused::<Imhotep>(&[(2, "fog=yes")]);
}

#[test]
fn texts_that_are_no_moves() {
    let unreadable = [
        "",
        " ",
        "load",
        "load ",
        "load 5-1",
        "load 1-5",
        "load 1-0",
        "load 0-1",
        "load 1-1-1",
        "load 1",
        "load 1 1",
        "load 01-1",
        "load +1-1",
        "load 1-1 ",
        " load 1-1",
        "load  1-1",
        "sail",
        "sail 0",
        "sail 5",
        "sail 1-1",
        "sail -1",
        "take 0",
        "take 5",
        "take 11",
        "Quarry",
        "QUARRY",
        "quarry x",
        "quarry ",
        " quarry",
        "quarry\n",
        "draw ",
        "draw 1",
        "draw lever lever",
        "haul x",
        "decline 1",
        "point a",
        "stones 2",
        "play",
        "play joker",
        "play Lever",
        "to",
        "to harbour",
        "to temple ",
        "next",
        "next f",
        "next aa",
        "keep",
        "keep 1",
        "put top",
        "put",
        "round 0",
        "round 8",
        "reveal",
        "reveal ?",
        "peek ?",
        "sweep pair",
        "undo",
        "?",
        "·",
        "quarry·quarry",
        "načíst 1-1",
        "load １-１",
        "load ١-١",
        "to temple\u{301}",
        "\u{feff}quarry",
        "🗿",
        "load 1–1",
    ];
    for text in unreadable {
        assert_eq!(text.parse::<Move>(), Err(PlayError::Unreadable), "{text:?}");
    }
}

fn play(game: &mut Imhotep, actor: Actor, text: &str) -> Result<(), PlayError> {
    game.play(actor, text.parse()?, &mut Vec::new())
}

#[test]
fn moves_at_the_wrong_time() {
    let mut game = new_game(2, Options::default());
    let (a, b) = (Actor::Seat(Seat::A), Actor::Seat(Seat::B));
    assert_eq!(play(&mut game, a, "quarry"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game, Actor::Chance, "quarry"), Err(PlayError::Illegal));
    for deal in ["round 1", "reveal statue", "reveal statue", "reveal statue", "reveal statue"] {
        assert_eq!(play(&mut game, Actor::Chance, deal), Ok(()));
    }
    assert_eq!(play(&mut game, b, "quarry"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game, Actor::Seat(Seat::E), "quarry"), Err(PlayError::NotDue));
    for illegal in ["load 4-2", "sail 1", "play lever", "take 1", "decline", "reveal statue"] {
        assert_eq!(play(&mut game, a, illegal), Err(PlayError::Illegal), "{illegal}");
    }
    assert_eq!(play(&mut game, a, "quarry"), Ok(()));
}

#[test]
fn moves_after_the_end() {
    let mut game = new_game(2, Options::default());
    playout(&mut game, &mut SmallRng::seed_from_u64(1), &mut Scratch::default());
    let end = game.clone();
    for actor in [Actor::Seat(Seat::A), Actor::Seat(Seat::B), Actor::Chance] {
        assert_eq!(play(&mut game, actor, "quarry"), Err(PlayError::Over));
    }
    assert_eq!(game, end);
}
