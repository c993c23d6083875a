//! Scripts with positions as text: correct ones pass, and others report where and why they fail.

use std::panic::catch_unwind;

use maat_engine::testing::{Words, asked, check, check_in_words, go_on, moves, position_in_words};
use maat_engine::{Actor, Record, Seat, Table};
use serde_json::{Value, json};

use crate::toy::Toy;

const HEAD: &str = "game toy · revision 1 · seats 2 · options length=long\n\
    * deal 1 · * deal 2 · * deal 3 · * deal 3 · * deal 4 · * deal 5\n";

#[test]
fn a_script_that_holds() {
    check::<Toy>(
        "game toy · revision 1 · seats 2 · options length=long
         expect turn *  ·  expect step deal  ·  expect rounds_left 3
         * deal 1 · * deal 2 · * deal 3 · * deal 3 · * deal 4 · * deal 5
         tells dealt seat=b card=5 · silent dealt seat=a
         legal a dig, trade, bury 1, bury 2, bury 3, rest       # in the order of the list
         legal a rest, bury 3, bury 2, bury 1, trade, dig       # or in any other
         legal b
         refuse a lay 3 · refuse b rest · refuse * flip heads
         set heap 1 · set players.a.stones 3 · set players.b.stones 2
         a dig · silent took
         legal a take 1
         a take 1 · tells took · tells took seat=a stones=1 · silent took seat=b
         expect heap 0 · expect players.a.stones 4 · expect players.a.hand.3 1
         legal b trade, bury 3, bury 4, bury 5, rest
         b bury 5
         expect view.a.players.b.has_buried true · expect view.a.players.b.secrets null
         expect view.b.players.2.secrets.hand [3,4]
         expect view.spectator.players.a.secrets null
         * flip heads · expect view.spectator.coin heads · expect turn ab
         set rounds_left 1
         a lay 3 · b lay 4
         expect turn over · expect outcome.score [4,7] · expect outcome.rank.b 1",
    );
}

/// The error message of a script.
fn refusal(script: &str) -> String {
    let panic = catch_unwind(|| check::<Toy>(script)).expect_err("the script holds");
    panic.downcast_ref::<String>().expect("a panic with a message").clone()
}

/// Checks that the statement after the head fails with this message, followed by the script.
#[track_caller]
fn refuses(statement: &str, why: &str) {
    let script = format!("{HEAD}{statement}");
    assert_eq!(refusal(&script), format!("line 3: `{statement}`: {why}\n{script}"));
}

#[test]
fn a_script_begins_with_a_game() {
    let no_game = "no game yet: begin with `game …`";
    for statement in ["a rest", "set heap 1", "expect heap 1", "legal a", "refuse a rest"] {
        assert_eq!(refusal(statement), format!("line 1: `{statement}`: {no_game}\n{statement}"));
    }
    let other = "game chess · revision 1 · seats 2";
    assert_eq!(refusal(other), format!("line 1: `{other}`: this is a record of `chess`\n{other}"));
    let crowd = "game toy · revision 1 · seats 9";
    let why = "9 seats are not possible: choose 2 to 4";
    assert_eq!(refusal(crowd), format!("line 1: `{crowd}`: {why}\n{crowd}"));
}

#[test]
fn a_ply_that_is_refused() {
    let moves = "the moves are dig, trade, bury 1, bury 2, bury 3, rest";
    refuses("a lay 3", &format!("the rules do not allow this move now; {moves}"));
    refuses("b rest", "the game does not wait for this actor; the moves are ");
    refuses("a fly", "this is no move of the game");
    refuses("x rest", "neither a statement nor an actor");
}

#[test]
fn an_expectation_that_fails() {
    refuses("expect heap 5", "it is 6");
    refuses("expect turn b", "it is \"a\"");
    refuses("expect step lay", "it is \"act\"");
    refuses("expect view.b.players.a.cards 2", "it is 3");
    refuses("expect outcome.score [1,2]", "the game is not over");
    refuses(
        "expect players.a.gold 5",
        "there is no `gold` in {\"buried\":null,\"hand\":[1,1,1,0,0],\"laid\":null,\"stones\":0}",
    );
    refuses("expect players.0.stones 0", "places count from 1");
    refuses("expect players.x.stones 0", "`x` is no place in a list");
    refuses("expect view.x.heap 6", "view.a.… or view.spectator.…, please");
    refuses("expect heap", "a path and a value, please");
}

#[test]
fn a_list_of_moves_that_differs() {
    let why = "the moves are dig, trade, bury 1, bury 2, bury 3, rest";
    refuses("legal a dig, rest", why);
    refuses("legal a", why);
    refuses("legal b rest", "the moves are ");
}

#[test]
fn a_move_that_is_not_refused() {
    refuses("refuse a rest", "it was accepted");
    refuses("refuse a fly", "this is no move of the game");
    refuses("refuse a", "an actor and a move, please");
}

#[test]
fn an_event_that_was_or_was_not_told() {
    let told = "the events were [{\"card\":5,\"seat\":\"b\",\"type\":\"dealt\"}]";
    refuses("tells took", told);
    refuses("tells dealt card=4", told);
    refuses("silent dealt", told);
    refuses("tells dealt card", "fields are written field=value");
    refuses("tells", "an event, please");
}

#[test]
fn a_position_that_cannot_be_set() {
    refuses("set gold 5", "there is no `gold`");
    refuses("set heap", "a path and a value, please");
    let why = refusal(&format!("{HEAD}set heap many"));
    assert!(why.starts_with("line 3: `set heap many`: invalid type: string \"many\", expected u8"), "{why}");
}

#[test]
fn a_position_that_breaks_an_invariant() {
    let why = refusal(&format!("{HEAD}set heap 1 · legal a"));
    assert!(why.contains("stones are lost or were made"), "{why}");
}

/// The only statement is `dug`: the number of stones that the first seat has from the heap.
struct Dug {
    head: String,
    state: Value,
    touched: bool,
}

impl Words for Dug {
    type Game = Toy;

    fn new(setup: &str) -> Dug {
        let head = format!("game toy · revision 1 · {setup}");
        let record: Record = head.parse().expect("a head");
        let table = Table::<Toy>::replay(&record).expect("a setup");
        Dug { head, state: json!(table.game()), touched: false }
    }

    fn read(&mut self, statement: &str) -> bool {
        let Some(stones) = statement.strip_prefix("dug ") else { return false };
        let stones: u64 = stones.parse().expect("a number");
        self.state["heap"] = json!(self.state["heap"].as_u64().expect("a number") - stones);
        self.state["players"][0]["stones"] = json!(stones);
        self.touched = true;
        true
    }

    fn head(&self) -> String {
        self.head.clone()
    }

    fn touched(&self) -> bool {
        self.touched
    }

    fn state(self) -> Value {
        self.state
    }
}

#[test]
fn positions_are_told_in_the_words_of_a_game() {
    check_in_words::<Dug>(
        "seats 2                   # one game as it begins
         expect heap 6
         seats 3                   # and another
         dug 2 · expect turn *     # a word, and what comes of it
         expect players.a.stones 2",
    );
    let wrong = catch_unwind(|| check_in_words::<Dug>("seats 2\ndug 2 · expect heap 6")).is_err();
    assert!(wrong, "the script holds");
    let mut game = position_in_words::<Dug>("seats 2", "dug 5");
    assert_eq!(asked(&game), "* deal");
    let told = go_on(&mut game, "* deal 1 · * deal 2 · * deal 3 · * deal 3 · * deal 4 · * deal 5");
    assert_eq!((told.len(), asked(&game)), (6, "a act".to_owned()));
    let own = moves(&game, Actor::Seat(Seat::A));
    assert_eq!(own, ["dig", "trade", "bury 1", "bury 2", "bury 3", "rest"]);
    assert!(catch_unwind(|| go_on(&mut game.clone(), "b rest")).is_err(), "it is a's turn");
    assert!(catch_unwind(|| position_in_words::<Dug>("seats 2", "pile 1")).is_err(), "there is no such word");
}
