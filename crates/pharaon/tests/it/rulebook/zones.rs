//! Nile, court officials, jars, an empty deck.

use maat_pharaon::cards::Card;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource};

use crate::facts::{artisan_with_jar, double_jar, nile_action, official, other_colours};
use crate::position::{holds, play};

#[test]
fn ex_23_an_arrow_is_lost() {
    let number = nile_action([Colour::Red, Colour::Blue]);
    let gain = &content(1).nile[usize::from(number) - 1].gain;
    play(&format!(
        "seats 3
        faces nile yellow · supply a yellow 1 red 1 blue 1 · nile a red 3 blue 2
        a nile {number}
        tells steps-lost seat=a count=1
        tells disc-moved seat=a colour=blue level=3
        expect players.a.nile [0,3,0,3,0] · expect turn b
        {}",
        holds("a", gain.iter().copied())
    ));
}

#[test]
fn ex_24_steps_of_an_official_are_lost() {
    let number = official(|gain| gain.nile == 3);
    let silver = content(1).noble(Card::new(number)).gain.map_or(0, |gain| gain.silver);
    play(&format!(
        "seats 3
        faces nobles green · supply a green 1 blue 1 black 1 red 1 yellow 1 · court {number} 1 2
        nile a green 3 blue 3 black 3 red 3 yellow 2
        a noble 1 · * noble 3
        tells steps-lost seat=a count=2
        expect players.a.nile [3,3,3,3,3] · expect turn b
        {}",
        holds("a", std::iter::repeat_n(Resource::Silver, usize::from(silver)))
    ));
}

#[test]
fn ex_25_a_jar_from_the_pile() {
    let (jar, twice, once) = double_jar();
    let artisan = artisan_with_jar();
    let paid = other_colours(&[twice, once])[0];
    let gains = |bank: String, gained: &[Colour]| {
        play(&format!(
            "seats 3
            faces artisans {paid} · supply a {paid} 3 · workshop {artisan} · {bank}
            a artisan 1 · * artisan {} · * jar {jar}
            tells jar-drawn seat=a jar={jar} cause=artisan
            {} · expect jars.discard [{jar}] · expect turn b",
            if artisan == 1 { 2 } else { 1 },
            holds("a", gained.iter().copied())
        ));
    };
    gains("round 1".into(), &[twice, twice, once]);
    gains(format!("bank {twice} 1"), &[twice, once]);
}

#[test]
fn ex_27_without_a_deck() {
    play(
        "seats 3
        faces nobles green · supply a green 1 blue 1 black 1 red 1 yellow 1 · court 7 8 - · court-deck
        refuse a noble deck · refuse a noble 3
        a noble 1
        expect nobles_up [null,8,null] · expect players.a.nobles [7] · expect turn b",
    );
}
