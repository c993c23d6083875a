//! The bank, the bag, decks and piles when they run out.

use maat_engine::Actor;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource, Reward, Role};
use maat_pharaon::{Event, Move};

use crate::facts::{
    artisan_with_jar, count, double_jar, field, jar_colours, mixed_jar, nile_action, noble, official,
    other_colours, plain_artisans,
};
use crate::position::{go_on, holds, moves, play, position};
use crate::traitor::{Lanes, turn_with};

const FIVE: &str = "green 1 blue 1 black 1 red 1 yellow 1";

#[test]
fn j_b1_what_the_bank_lacks_is_lost() {
    let (jar, twice, once) = double_jar();
    let basic = field(2, Reward::Basic);
    assert_eq!(basic, 2);
    play(&format!(
        "seats 3
        # Token by token.
        jars {jar} · bank {twice} 1
        a pass · a jar {jar}
        tells resources-missed seat=a resources=[\"{twice}\"]
        {}

        seats 3
        # Of any basic resource what there is.
        on b 2 1 · first c · bank green 0 blue 0 red 0 · faces offerings yellow · supply a yellow 1 · pairs vp-1+vp-1
        a pair 1
        legal b gain black, gain yellow

        seats 3
        # Nothing.
        on b 2 1 · first c · bank green 0 blue 0 black 0 red 0 yellow 0 · faces offerings yellow · supply a yellow 1
        pairs vp-1+vp-1
        a pair 1
        tells advanced seat=b row=2 field=2 · tells no-reward seat=b · expect turn c",
        holds("a", [twice, once])
    ));
    let number = nile_action([Colour::Red, Colour::Blue]);
    let gain = &content(1).nile[usize::from(number) - 1].gain;
    let bank: Vec<String> = gain.iter().map(|resource| format!("bank {resource} 0")).collect();
    let others = other_colours(&[Colour::Red, Colour::Blue]);
    let entry = others.into_iter().find(|colour| !gain.contains(&Resource::from(*colour)));
    let entry = entry.expect("a colour that is neither paid nor gained");
    play(&format!(
        "seats 3
        # The action may be done all the same.
        faces nile {entry} · supply a red 1 blue 1 silver 1 · {}
        a nile {number}
        tells resources-missed seat=a
        legal a step blue, step red",
        bank.join(" · ")
    ));
}

#[test]
fn j_b2_a_marker_replaces_a_missing_token() {
    let (jar, twice, _) = double_jar();
    let others: Vec<u8> = (1..=5).filter(|other| *other != jar).collect();
    let [other, next, _, last] = others[..4] else { panic!("five jars but one") };
    let section = twice.index() + 1;
    play(&format!(
        "seats 2
        on a 1 1 · active b · jars {jar} {other} · bank {twice} 0
        pairs vp-1+vp-1 vp-1+vp-1 vp-1+vp-1 · bonus vp-2 vp-2 vp-2
        b pass · b jar {other}
        expect wheel.{section} [\"{twice}\",\"{twice}\",null,null] · expect view.a.bank.{twice} 0
        * jar {next} · * jar {} · * jar {last}
        # A marker never comes into the bank.
        a pass · a jar {next} · b pass · b jar {last}
        tells wheel-cleared count=3 · expect view.a.bank.{twice} 0",
        others[2]
    ));

    // On a lane.
    let jar = mixed_jar();
    let [left, right, bottom] = jar_colours(jar);
    let others = other_colours(&[bottom]);
    let lanes = Lanes::new([bottom, others[0], others[1], others[2], others[3]]);
    let script =
        turn_with(jar, &format!("{lanes} · bank {bottom} 0 · wheel {left} silver · wheel {right} silver"));
    play(&format!(
        "{script}
        tells lane-filled colour={bottom} lane=1 space=2
        expect traitor.markers.{} 1 · expect view.a.bank.{bottom} 0",
        bottom.index() + 1
    ));
}

#[test]
fn j_b3_no_jar_blocks_more_than_the_slots() {
    for seats in [1, 2] {
        let slots = content(1).table(seats).slots;
        for jar in &content(1).jars {
            let most = Colour::ALL.map(|colour| count(&jar.colours(), colour)).into_iter().max();
            assert!(most <= Some(slots), "{jar:?} for {seats}");
        }
    }
}

#[test]
fn j_b4_the_bag_is_filled_when_a_token_is_drawn() {
    let taking = "faces offerings blue · supply a blue 2 · pairs vp-1+vp-1";
    let number = official(|gain| gain.offerings == 1 && gain.tomb == 1);
    play(&format!(
        "seats 3
        {taking} · bonus - vp-2 · bag · thrown res-red 2
        a bonus 1
        silent bag-filled · legal a token 2, token bag
        a token bag
        tells bag-filled · expect view.a.offering_discard {{}}
        legal * token res-red

        seats 3
        # Only the bonus field is left.
        {taking} · bonus - vp-2 · bag
        a bonus 1
        tells offering-taken seat=a place=2 offering=vp-2 · expect turn b

        seats 3
        # Nothing is left: the bonus cannot be chosen.
        {taking} · bag
        legal a pair 1, pass

        seats 3
        # An official then brings none.
        faces nobles green · supply a {FIVE} · court {number} 1 2 · bag
        a noble 1 · * noble 3
        tells no-offering seat=a · expect turn b"
    ));
}

#[test]
fn j_b5_empty_decks() {
    let (number, plain) = (official(|gain| gain.artisans == 1), plain_artisans()[0]);
    play(&format!(
        "seats 3
        faces nobles green · supply a {FIVE} · court - 7 - · court-deck
        refuse a noble deck · refuse a noble 1
        a noble 2
        expect nobles_up [null,null,null] · expect turn b

        seats 3
        faces nobles green · supply a {FIVE} · court - - - · court-deck
        refuse a noble deck · refuse a noble 2

        seats 3
        faces artisans black · supply a black 3 · workshop - - {plain} - · workshop-deck
        legal a artisan 3, pass
        a artisan 3
        expect artisans_up [null,null,null,null] · expect turn b

        seats 3
        faces artisans black · supply a black 3 · workshop - - - - · workshop-deck
        legal a pass

        seats 3
        # An official finds no artisan.
        faces nobles green · supply a {FIVE} · court {number} 1 2 · workshop - - - - · workshop-deck
        a noble 1 · * noble 3
        tells no-artisan seat=a"
    ));
}

#[test]
fn j_b6_without_a_pair_no_offerings() {
    play(&format!(
        "seats 3
        faces offerings blue · supply a blue 3 · nobles a {} · pairs - - · bonus vp-1 vp-2
        legal a pass",
        noble(Role::HighPriest)
    ));
}

#[test]
fn j_b7_the_jars_are_shuffled_when_one_is_needed() {
    let artisan = artisan_with_jar();
    let refill = if artisan == 1 { 2 } else { 1 };
    play(&format!(
        "seats 3
        faces artisans black · supply a black 3 · supply b black 3 · workshop {artisan} · jars 1 2 3 · pile
        expect view.a.jar_pile 0 · expect view.a.jar_discard 27
        a artisan 1
        silent jars-shuffled
        * artisan {refill}
        tells jars-shuffled · expect view.a.jar_pile 27
        refuse * jar 1
        * jar 4
        expect view.a.jar_pile 26 · expect view.a.jar_discard 1"
    ));

    // The Traitor's stack is all that was left of the pile.
    let words = format!(
        "faces artisans black · supply a black 3 · workshop {artisan} · jars 1 2 · pile 3 4 5 · stack 3"
    );
    let mut game = position("seats 1", &words);
    go_on(&mut game, &format!("a artisan 1 · * artisan {refill}"));
    let drawn = |game: &maat_pharaon::Pharaon| {
        let jars = moves(game, Actor::Chance).into_iter().map(|m| match m {
            Move::Jar(jar) => jar.number(),
            m => panic!("{m} is no jar"),
        });
        jars.collect::<Vec<_>>()
    };
    assert_eq!(drawn(&game), (6..=30).collect::<Vec<_>>());
    let events = go_on(&mut game, "* jar 6");
    assert!(events.iter().any(|event| matches!(event, Event::JarDrawn { jar, .. } if jar.number() == 6)));
    assert_eq!(drawn(&game), [3, 4, 5]);
}
