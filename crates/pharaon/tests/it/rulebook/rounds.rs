//! The steps between rounds.

use maat_pharaon::pieces::Colour;

use crate::facts::{count, double_jar, jar_colours};
use crate::position::play;

#[test]
fn ex_35_the_wheel_is_cleared() {
    play(&format!(
        "seats 3
        on a 1 1 · on b 2 1 · active c · jars 1
        wheel green red silver zone-nile · wheel blue blue · thrown zone-nile 1
        c pass
        tells wheel-cleared count=4
        expect view.a.bank.red {} · expect view.a.bank.silver 20
        expect view.a.offering_discard {{\"zone-nile\":2}}
        expect wheel.1 [null,null,null,null] · expect wheel.2 [null,null,null,null]",
        20 - count(&jar_colours(1), Colour::Red)
    ));
}

#[test]
fn ex_36_two_players() {
    let (jar, twice, once) = double_jar();
    let other = if jar == 1 { 2 } else { 1 };
    let slots = |section: &str, pieces: [&str; 3]| {
        format!("expect wheel.{section} [{},{},{},null]", pieces[0], pieces[1], pieces[2])
    };
    let quoted = [twice, once].map(|colour| format!("\"{colour}\""));
    play(&format!(
        "seats 2
        on a 1 1 · active b · jars {jar} {other} · pile 27 28 29
        pairs vp-1+vp-1 vp-1+vp-1 vp-1+vp-1 · bonus vp-2 vp-2 vp-2
        b pass · b jar {other}
        tells round-ended round=1 · tells slots-blocked jar={jar}
        {} · {}
        expect view.a.bank.{twice} {}
        * jar 27 · * jar 28 · * jar 29
        expect jars_up [27,28,29,null,null] · expect round 2 · expect turn a",
        slots(&(twice.index() + 1).to_string(), [&quoted[0], &quoted[0], "null"]),
        slots(&(once.index() + 1).to_string(), [&quoted[1], "null", "null"]),
        18 - count(&jar_colours(other), twice),
    ));
}

#[test]
fn ex_37_not_enough_offerings() {
    play(
        "seats 3
        on a 1 1 · on b 2 1 · active c · jars 1
        pairs vp-1+vp-1 - vp-1+vp-2 - · bonus - vp-2 -
        bag res-red 2 zone-nile 1 · thrown res-blue 1 zone-tomb 1
        c pass
        * token res-red · * token res-red · * token zone-nile
        tells bag-filled
        * token res-blue
        tells pair-laid place=4 offerings=[\"zone-nile\",\"res-blue\"]
        * token zone-tomb
        tells bonus-laid place=1 offering=zone-tomb
        expect pairs.2 [\"res-red\",\"res-red\"]
        expect bonus [\"zone-tomb\",\"vp-2\",null,null,null,null]
        expect view.a.bag 0 · expect step jars",
    );
}

/// A single token is not a pair: it goes to the bonus field, although a pair is still missing.
#[test]
fn an_odd_token_is_a_bonus() {
    play(
        "seats 3
        on a 1 1 · on b 2 1 · active c · jars 1
        pairs vp-1+vp-1 - vp-1+vp-2 - · bag res-red 2 · thrown zone-nile 1
        c pass
        * token res-red · * token res-red · * token zone-nile
        expect pairs.2 [\"res-red\",\"res-red\"] · expect pairs.4 [null,null]
        expect bonus.1 zone-nile · expect bonus.2 null · expect step jars",
    );
}
