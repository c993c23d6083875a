//! Invalid input is refused with the right error and changes nothing.

use maat_engine::testing::{assert_heads_refused, assert_setups_refused};
use maat_engine::{Actor, Game, PlayError, Scratch, Seat, Setup, SetupError, playout};
use maat_pharaon::pieces::Role;
use maat_pharaon::{Move, Options, Pharaon};
use rand::{SeedableRng, rngs::SmallRng};

use crate::facts::noble;
use crate::games::new_game;
use crate::position::{go_on, position};

const A: Actor = Actor::Seat(Seat::A);
const B: Actor = Actor::Seat(Seat::B);

#[test]
fn seats_and_revisions_that_do_not_exist() {
    assert_setups_refused::<Pharaon>(1..=5, 1);
}

#[test]
fn options_that_do_not_exist() {
    for text in [
        "level=2",
        "Difficulty=2",
        "difficulty=6",
        "difficulty=-1",
        "difficulty=",
        "difficulty",
        "difficulty=1 difficulty=1",
        "beginner=f",
        "beginner=aa",
        "beginner=A",
        "beginner=",
        "začátečník=a",
    ] {
        assert!(matches!(text.parse::<Options>(), Err(SetupError::Options(_))), "{text}");
    }
}

/// The difficulty applies only to solo games, and only players at the table can be beginners.
#[test]
fn options_that_do_not_go_with_the_seats() {
    let setup = |seats, options: &str| {
        let options = options.parse().expect("known options");
        Pharaon::new(&Setup { seats, revision: 1, options })
    };
    for (seats, options) in [(2, "difficulty=1"), (5, "difficulty=5"), (1, "beginner=b"), (3, "beginner=ad")]
    {
        assert!(matches!(setup(seats, options), Err(SetupError::Options(_))), "{seats} seats, {options}");
    }
    for (seats, options) in [(1, "difficulty=5 beginner=a"), (4, "beginner=ad"), (5, "beginner=abcde")] {
        assert!(setup(seats, options).is_ok(), "{seats} seats, {options}");
    }
}

#[test]
fn heads_of_records_that_cannot_be_played() {
    assert_heads_refused::<Pharaon>(&[(2, "fog=yes"), (2, "difficulty=3")]);
}

#[test]
fn texts_that_are_no_moves() {
    let unreadable = [
        "",
        " ",
        "jar",
        "jar ",
        "jar 0",
        "jar 31",
        "jar 07",
        "jar +7",
        "jar 7 ",
        " jar 7",
        "jar  7",
        "jar 1-2",
        "jar seven",
        "keep",
        "keep 0",
        "keep 31",
        "keep ?",
        "pair",
        "pair 0",
        "pair 7",
        "pair bag",
        "bonus 0",
        "bonus 7",
        "noble",
        "noble 0",
        "noble 31",
        "noble Deck",
        "artisan",
        "artisan bag",
        "nile",
        "nile 0",
        "nile 6",
        "nile red",
        "tomb 1",
        "tomb ",
        "Tomb",
        "seer 1",
        "treasurer silver",
        "give",
        "give vp-1",
        "give gold",
        "get silver",
        "get res-red",
        "pass 1",
        "PASS",
        "lay",
        "lay vp-2",
        "lay Green",
        "lay res_green",
        "pay",
        "pay 1",
        "pay green green",
        "token",
        "token 0",
        "token 7",
        "token deck",
        "token ?",
        "step",
        "step silver",
        "step 1",
        "gain silver",
        "gain vp-1",
        "diplomat 20",
        "teacher x",
        "decline 1",
        "advance 2",
        "done x",
        "reward",
        "reward 0",
        "reward 13",
        "wheel silver",
        "ring",
        "ring zone-nile",
        "offset 0",
        "offset 6",
        "spin left",
        "look",
        "look ?",
        "scribe",
        "board f",
        "board A",
        "dark",
        "lane silver",
        "first f",
        "first Traitor",
        "undo",
        "?",
        "·",
        "pass·pass",
        "kanopa 1",
        "jar １",
        "jar ١",
        "pass\n",
        "\u{feff}pass",
        "lay green\u{301}",
        "🏺",
    ];
    for text in unreadable {
        assert_eq!(text.parse::<Move>(), Err(PlayError::Unreadable), "{text:?}");
    }
}

fn play(game: &mut Pharaon, actor: Actor, text: &str) -> Result<(), PlayError> {
    game.play(actor, text.parse()?, &mut Vec::new())
}

/// Panics unless the move is refused as illegal and leaves everything as it was.
fn refuses(game: &Pharaon, actor: Actor, text: &str) {
    let mut copy = game.clone();
    assert_eq!(play(&mut copy, actor, text), Err(PlayError::Illegal), "{text}");
    assert_eq!(copy, *game, "{text}");
}

#[test]
fn moves_at_the_wrong_time() {
    let mut game = new_game(2, Options::default());
    assert_eq!(play(&mut game, A, "pass"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game, Actor::Chance, "pass"), Err(PlayError::Illegal));
    assert_eq!(play(&mut game, Actor::Chance, "ring offerings"), Err(PlayError::Illegal), "it lies already");
    assert_eq!(play(&mut game, Actor::Chance, "ring tomb"), Ok(()));
    let game = position("seats 2", "supply a green 2");
    assert_eq!(play(&mut game.clone(), B, "pass"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game.clone(), Actor::Chance, "jar 1"), Err(PlayError::NotDue));
    assert_eq!(play(&mut game.clone(), Actor::Seat(Seat::E), "pass"), Err(PlayError::NotDue));
    for early in
        ["lay green", "pay green", "jar 1", "keep 1", "done", "reward 2", "advance", "teacher", "token bag"]
    {
        refuses(&game, A, early);
    }
}

#[test]
fn moves_after_the_end() {
    let mut game = new_game(2, Options::default());
    playout(&mut game, &mut SmallRng::seed_from_u64(1), &mut Scratch::default());
    let end = game.clone();
    for actor in [A, B, Actor::Chance] {
        assert_eq!(play(&mut game, actor, "pass"), Err(PlayError::Over));
    }
    assert_eq!(game, end);
}

/// An action is offered only if it can be paid, and a piece only if the payment can be completed with it.
#[test]
fn payments_that_do_not_cover_the_cost() {
    let poor = position("seats 3", "faces artisans black · supply a black 1 red 2");
    refuses(&poor, A, "artisan 1");
    refuses(&poor, A, "artisan deck");
    let mut game = position("seats 3", "faces artisans black · supply a black 3 red 3 green 1 silver 1");
    go_on(&mut game, "a artisan 1 · a lay black");
    refuses(&game, A, "pay green");
    refuses(&game, A, "lay black");
    refuses(&game, A, "pass");
    go_on(&mut game, "a pay red");
    refuses(&game, A, "pay black");
    refuses(&game, A, "pay green");
}

#[test]
fn pieces_that_are_lacking_or_already_used() {
    let mut game = position(
        "seats 3",
        "faces artisans black · supply a black 2 silver 1 res-black 1 zone-tomb 1 vp-1 1",
    );
    go_on(&mut game, "a artisan 1");
    for lacking in ["lay green", "lay res-red", "lay zone-artisans", "lay zone-tomb"] {
        refuses(&game, A, lacking);
    }
    // One black is paid automatically; the second is a choice.
    go_on(&mut game, "a lay silver");
    for gone in ["pay silver", "pay red", "pay green", "pay zone-tomb"] {
        refuses(&game, A, gone);
    }
    go_on(&mut game, "a pay res-black");
    assert_eq!(game.player(Seat::A).offerings.iter().sum::<u8>(), 2, "the others were never spent");
}

/// With three players a section has three slots, with four one more.
#[test]
fn zones_without_a_free_slot() {
    let words = "faces artisans black · wheel black black black black · supply a black 3";
    refuses(&position("seats 3", words), A, "artisan 1");
    let mut open = position("seats 4", words);
    go_on(&mut open, "a artisan deck");
    refuses(
        &position("seats 4", "faces tomb red · wheel red red red silver red · supply a red 5"),
        A,
        "tomb",
    );
}

/// A noble opens a full zone once in a round, and never one that is open.
#[test]
fn nobles_used_twice() {
    let physician = noble(Role::Physician);
    let words = format!(
        "faces artisans black · wheel black black black black · supply a black 6 · nobles a {physician} · bank silver 5"
    );
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a artisan 1");
    assert!(game.player(Seat::A).tired.contains(maat_pharaon::cards::Card::new(physician)));
    let tired = position("seats 3", &format!("{words} · tired a {physician}"));
    refuses(&tired, A, "artisan 1");
    for (role, verb) in [(Role::Seer, "seer"), (Role::Treasurer, "treasurer")] {
        let noble = noble(role);
        let ready = position("seats 3", &format!("supply a green 2 · nobles a {noble}"));
        assert_eq!(play(&mut ready.clone(), A, verb), Ok(()));
        refuses(
            &position("seats 3", &format!("supply a green 2 · nobles a {noble} · tired a {noble}")),
            A,
            verb,
        );
        refuses(&position("seats 3", "supply a green 2"), A, verb);
    }
}

#[test]
fn things_that_do_not_lie_out() {
    let words = "supply a green 3 blue 3 black 3 red 3 yellow 3 silver 3 · pairs - vp-1+vp-2 · bonus - vp-1";
    let game = position("seats 3", words);
    for missing in ["pair 1", "pair 3", "pair 6", "bonus 1", "noble 4", "noble 30", "artisan 5", "wheel red"]
    {
        refuses(&game, A, missing);
    }
    let mut passing = position("seats 3", "supply a green 1 · jars 4 5 6");
    go_on(&mut passing, "a pass");
    refuses(&passing, A, "jar 7");
    refuses(&passing, A, "decline");
}
