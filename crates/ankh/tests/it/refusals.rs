//! Invalid input is refused with the right error and changes nothing.

use maat_ankh::{Ankh, Move, Options};
use maat_engine::testing::{assert_heads_refused, assert_setups_refused};
use maat_engine::{
    Actor, Game, PlayError, Record, ReplayErrorKind, Scratch, Seat, Setup, SetupError, Table, playout,
};
use rand::{SeedableRng, rngs::SmallRng};

use crate::games::{game_with, new_game};
use crate::position::{go_on, position};

const A: Actor = Actor::Seat(Seat::A);
const B: Actor = Actor::Seat(Seat::B);
const C: Actor = Actor::Seat(Seat::C);

#[test]
fn seats_and_revisions_that_do_not_exist() {
    assert_setups_refused::<Ankh>(2..=5, 1);
}

#[test]
fn options_that_do_not_exist() {
    for text in [
        "first=a",
        "scenario=new-kingdom",
        "scenario=",
        "gods=zeus",
        "gods=ra-ra",
        "gods=ra-",
        "guardian-1=apep",
        "guardian-4=cat",
        "last-red-index=21",
        "osiris-move-any=maybe",
        "osiris_move_any=no",
        "gods=random gods=draft",
        "x",
        "=",
        "scenario=é",
    ] {
        assert!(matches!(text.parse::<Options>(), Err(SetupError::Options(_))), "{text}");
    }
    let named = |seats, text: &str| {
        let options: Options = text.parse().expect("readable options");
        Ankh::new(&Setup { seats, revision: 1, options })
    };
    assert!(named(2, "gods=isis-ra").is_ok());
    for seats in [3, 5] {
        assert!(matches!(named(seats, "gods=isis-ra"), Err(SetupError::Options(_))), "{seats}");
    }
}

#[test]
fn heads_of_records_that_cannot_be_played() {
    assert_heads_refused::<Ankh>(&[(2, "fog=yes"), (3, "gods=isis-ra")]);
}

#[test]
fn texts_that_are_no_moves() {
    let unreadable = [
        "",
        " ",
        "move f4",
        "Move",
        "summon 1",
        "from",
        "from ",
        "from f",
        "from f9",
        "from a0",
        "from l1",
        "from F4",
        "from f04",
        "from f4 ",
        " from f4",
        "from  f4",
        "from f4-f5",
        "from ?",
        "to",
        "to 4f",
        "push",
        "push x1",
        "aim",
        "aim north",
        "aim e",
        "by",
        "by pyramid",
        "by Regular",
        "call",
        "call god",
        "call giant",
        "at",
        "at k0",
        "sun 1",
        "power",
        "power flying",
        "done 1",
        "decline x",
        "control",
        "control z9",
        "camel",
        "camel c1",
        "camel c1-c3",
        "camel d1-c1",
        "camel c1|d1",
        "old",
        "old 4",
        "swap",
        "swap 0",
        "swap 9",
        "swap a1",
        "with 01",
        "announce 2",
        "card",
        "card locusts",
        "card ?",
        "card flood-drought",
        "build",
        "build palace",
        "bid",
        "bid -1",
        "bid 01",
        "bid +1",
        "bid 256",
        "bid 65536",
        "bid 1.5",
        "bid ?",
        "trap",
        "trap f",
        "trap A",
        "tiebreak a",
        "spare",
        "lift",
        "lift pool",
        "gate",
        "worship 2",
        "adopt",
        "adopt warrior",
        "god",
        "god zeus",
        "guardian phoenix",
        "scenario",
        "scenario random",
        "undo",
        "?",
        "·",
        "done·done",
        "done\n",
        "\u{feff}done",
        "bid １",
        "bid ١",
        "from é4",
        "🐪",
    ];
    for text in unreadable {
        assert_eq!(text.parse::<Move>(), Err(PlayError::Unreadable), "{text:?}");
    }
}

fn play(game: &mut Ankh, actor: Actor, text: &str) -> Result<(), PlayError> {
    game.play(actor, text.parse()?, &mut Vec::new())
}

/// Panics unless each move is refused for this reason and leaves everything as it was.
fn refuses(game: &Ankh, actor: Actor, why: PlayError, texts: &[&str]) {
    for text in texts {
        let mut copy = game.clone();
        assert_eq!(play(&mut copy, actor, text), Err(why), "{text}");
        assert_eq!(copy, *game, "{text}");
    }
}

#[test]
fn setups_out_of_order() {
    let game = new_game(3);
    refuses(&game, A, PlayError::NotDue, &["god ra", "move", "done"]);
    refuses(&game, Actor::Chance, PlayError::Illegal, &["guardian cat", "move", "scenario old-kingdom"]);
    let mut game = game_with(3, "gods=draft guardian-1=draft scenario=random");
    refuses(&game, C, PlayError::NotDue, &["god ra"]);
    go_on(&mut game, "* scenario old-kingdom");
    refuses(&game, A, PlayError::NotDue, &["god ra"]);
    go_on(&mut game, "c god ra");
    refuses(&game, B, PlayError::Illegal, &["god ra", "guardian cat"]);
    go_on(&mut game, "b god isis · a god amun");
    refuses(&game, C, PlayError::Illegal, &["guardian mummy", "guardian sphinx"]);
    refuses(&game, B, PlayError::NotDue, &["guardian cat"]);
}

#[test]
fn actions_out_of_order() {
    let mut game = position("seats 2", "turn a");
    refuses(&game, B, PlayError::NotDue, &["move", "gain"]);
    refuses(&game, Actor::Seat(Seat::E), PlayError::NotDue, &["move"]);
    refuses(
        &game,
        A,
        PlayError::Illegal,
        &["done", "decline", "from b5", "power revered", "card flood", "bid 0"],
    );
    go_on(&mut game, "a summon · a done");
    refuses(&game, A, PlayError::Illegal, &["move", "summon", "done"]);
    go_on(&mut game, "a unlock · a decline");
    refuses(&game, A, PlayError::NotDue, &["gain"]);
}

#[test]
fn moves_onto_water_or_occupied_hexes() {
    let words = "god a b5 · warriors a b4 · god b c4 · neutral temple d5 · own a pyramid a5 · gates a4";
    let mut game = position("seats 2 options gods=ra-osiris", words);
    go_on(&mut game, "a move");
    refuses(&game, A, PlayError::Illegal, &["from c4", "from d5", "from a6", "to b6"]);
    go_on(&mut game, "a from b5");
    // Water, an enemy, an own figure, monuments, the own hex, an Underworld token, too far.
    refuses(
        &game,
        A,
        PlayError::Illegal,
        &["to c5", "to c4", "to b4", "to d5", "to a5", "to b5", "to a4", "to g7"],
    );
    go_on(&mut game, "a to b6");
    refuses(&game, A, PlayError::Illegal, &["from b6"]);
}

#[test]
fn summons_onto_water_or_occupied_hexes() {
    let words = "god a b5 · warriors a b4 · god b c4 · gates a4 · followers a 0 · trapped a 1";
    let mut game = position("seats 2 options gods=ra-anubis", &words.replace(" · gates a4", ""));
    go_on(&mut game, "a summon");
    refuses(&game, A, PlayError::Illegal, &["call captive", "call satet", "by regular", "at b6"]);
    go_on(&mut game, "a call warrior");
    refuses(&game, A, PlayError::Illegal, &["at c5", "at c4", "at b4", "at f7", "done"]);
}

#[test]
fn illegal_camel_lines() {
    let mut game = position("seats 2", "event 4 · track gain 5");
    go_on(&mut game, "a gain");
    // In the middle of a region, along a river, beside water, a line too long, the higher end of lines.
    let wrong = ["camel b5-b6", "camel f4-g4", "camel d5-e6", "camel a1-a2", "camel i8-i9", "camel h6-h7"];
    refuses(&game, A, PlayError::Illegal, &wrong);
    refuses(&game, A, PlayError::Illegal, &["old b0", "swap 1", "done"]);
    go_on(&mut game, "a camel c2-d2");
    refuses(&game, A, PlayError::Illegal, &["decline", "camel c2-d2", "camel g1-g2", "camel c2-c3"]);
}

#[test]
fn a_second_card_and_too_high_a_bid() {
    let words =
        "god a e2 · warriors a e1 · god b f2 · warriors b f1 · event 3 · track gain 5 · followers a 1 b 2
        hand a plague cycle flood";
    let mut game = position("seats 2 options gods=isis-amun", words);
    go_on(&mut game, "a gain · b announce");
    refuses(&game, A, PlayError::Illegal, &["card drought", "bid 0", "decline"]);
    go_on(&mut game, "a card plague");
    refuses(&game, A, PlayError::NotDue, &["card plague", "card flood"]);
    // Two cards in any order, but not the same one twice.
    go_on(&mut game, "b card drought");
    refuses(&game, B, PlayError::Illegal, &["card drought", "bid 0"]);
    go_on(&mut game, "b card chariots");
    refuses(&game, A, PlayError::Illegal, &["bid 2", "bid 255", "card flood"]);
    go_on(&mut game, "b bid 2");
    refuses(&game, B, PlayError::NotDue, &["bid 1", "bid 2"]);
}

/// No game ever has more followers than the highest bid.
#[test]
fn the_highest_bid_has_an_index() {
    let words = "god a e2 · god b f2 · event 3 · track gain 5 · followers a 1 b 300 · hand b plague cycle";
    let mut game = position("seats 2 options gods=isis-ra", words);
    go_on(&mut game, "a gain · a card flood · b card plague");
    refuses(&game, B, PlayError::Unreadable, &["bid 256", "bid 300"]);
    go_on(&mut game, "b bid 255 · a bid 0");
    assert_eq!(game.player(Seat::B).followers, 300 - 255);
}

#[test]
fn a_battle_of_others() {
    let words = "god a e2 · god b f2 · god c g7 · event 3 · track gain 5 · followers a 1 b 1 c 9";
    let mut game = position("seats 3 options gods=isis-ra-osiris", words);
    go_on(&mut game, "a gain");
    refuses(&game, C, PlayError::NotDue, &["card flood", "card cycle", "bid 0"]);
    go_on(&mut game, "a card plague · b card cycle");
    refuses(&game, C, PlayError::NotDue, &["bid 0", "bid 9", "card flood"]);
    // The holder of the token, and nobody else, may break a tie.
    let mut game = position("seats 3 options gods=isis-ra-osiris", words);
    go_on(&mut game, "a gain · a card cycle · b card cycle");
    refuses(&game, B, PlayError::NotDue, &["tiebreak", "decline"]);
    refuses(&game, A, PlayError::Illegal, &["done", "card flood", "bid 0", "worship"]);
}

/// Lines that are too long, leave too small a region, cross water or run along a camel cannot be laid.
#[test]
fn camel_lines_that_no_way_leads_to() {
    let start = position("seats 4", "event 4 · track gain 5 · turn a");
    let mut open = vec![start];
    go_on(&mut open[0], "a gain");
    let (mut lines, mut moves) = (0, Vec::new());
    while let Some(game) = open.pop() {
        moves.clear();
        game.legal_moves(A, &mut moves);
        for m in moves.iter().copied().filter(|m| matches!(m, Move::Camel(_))) {
            let mut next = game.clone();
            next.play(A, m, &mut Vec::new()).expect("a legal move");
            next.check();
            if next.step() == "camel" {
                open.push(next);
                continue;
            }
            let laid = next.camels().iter().len() - game.camels().iter().len();
            assert!((1..=6).contains(&laid), "{laid} camels");
            assert!(next.regions().tokens().all(|token| next.regions().land(token).len() >= 6));
            lines += 1;
        }
    }
    // As many as the rules' table says for this scenario.
    assert_eq!(lines, 71);
}

#[test]
fn records_with_a_wrong_ply() {
    let refusal = |plies: &str| {
        let text = format!(
            "game ankh · revision 1 · seats 2 · options gods=isis-ra guardian-1=cat guardian-2=apep guardian-3=sphinx\n{plies}"
        );
        let record: Record = text.parse().expect("a well-written record");
        let error = Table::<Ankh>::replay(&record).map(|_| ()).expect_err("refused");
        (error.ply, error.why)
    };
    assert_eq!(refusal("a move · a from b5 · a to c5"), (3, ReplayErrorKind::Refused(PlayError::Illegal)));
    assert_eq!(refusal("a gain · a gain"), (2, ReplayErrorKind::Refused(PlayError::Illegal)));
    assert_eq!(refusal("b gain"), (1, ReplayErrorKind::Refused(PlayError::NotDue)));
    assert_eq!(refusal("a fly b5"), (1, ReplayErrorKind::Refused(PlayError::Unreadable)));
}

#[test]
fn a_merged_partner_out_of_turn() {
    let words = "god a b5 · god b e2 · warriors b e1 · merged b c · event 3 · track gain 5 · turn b";
    let mut game = position("seats 3 options gods=isis-amun-ra", &format!("{words} · warriors a f1"));
    refuses(&game, C, PlayError::NotDue, &["gain", "move", "done"]);
    go_on(&mut game, "b gain");
    // Battles are for the higher seat to decide.
    refuses(&game, C, PlayError::NotDue, &["announce", "decline", "card flood"]);
    go_on(&mut game, "b decline");
    refuses(&game, C, PlayError::NotDue, &["card flood"]);
    go_on(&mut game, "b card cycle · a card chariots");
    assert_eq!(game.turn().seats().to_string(), "c", "the partner has a turn of its own");
    refuses(&game, B, PlayError::NotDue, &["gain"]);
    go_on(&mut game, "c gain");
    refuses(&game, C, PlayError::NotDue, &["unlock"]);
}

#[test]
fn moves_after_the_end() {
    let mut game = new_game(3);
    playout(&mut game, &mut SmallRng::seed_from_u64(1), &mut Scratch::default());
    for actor in [A, B, Actor::Chance] {
        refuses(&game, actor, PlayError::Over, &["move", "done", "god ra"]);
    }
}
