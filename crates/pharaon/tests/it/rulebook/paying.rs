//! Entry, deduction, wilds, scribes.

use maat_engine::{Actor, Game, Seat, Viewer};
use maat_pharaon::cards::Card;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource, Role};
use maat_pharaon::{Move, Pharaon};

use crate::facts::{artisans, nile_action, noble, scribes};
use crate::position::{go_on, holds, moves, pass_until, payments, play, position};

/// Panics unless seat a of three can pay the action in exactly these ways.
fn assert_payments(words: &str, action: &str, expected: &[&str]) {
    let game = position("seats 3", words);
    let mut expected: Vec<String> = expected.iter().map(|payment| (*payment).to_owned()).collect();
    expected.sort();
    assert_eq!(payments(&game, action), expected, "{words}");
}

#[test]
fn ex_05_the_entry_is_deducted() {
    let words = "faces artisans black · supply a black 3";
    assert_payments(words, "artisan 1", &["black | black black"]);
    play(
        "seats 3
        faces artisans black · supply a black 3
        a artisan deck
        tells paid seat=a zone=artisans entry=black pieces=[\"black\",\"black\"]
        expect wheel.3 [\"black\",null,null,null]
        expect view.a.bank.black 19 · expect view.a.players.a.resources.black 0",
    );
}

#[test]
fn ex_06_an_entry_of_another_colour() {
    assert_payments("faces artisans black · supply a black 1 red 3", "artisan 1", &["black | red red red"]);
}

#[test]
fn ex_07_silver_as_entry() {
    let pays = |supply: &str, expected: &[&str]| {
        assert_payments(&format!("faces artisans black · supply a {supply}"), "artisan 1", expected);
    };
    pays("silver 1 red 2", &[]);
    pays("silver 1 black 2", &["silver | black black", "black | black silver"]);
    pays("silver 1 red 3", &["silver | red red red"]);
    pays("silver 2 red 2", &["silver | red red silver"]);
}

/// A step of the tomb costs one colour of a scribe and one that is not; the tomb is entered with the scribe's other one.
#[test]
fn ex_08_scribe() {
    let steps = (0..).zip(&content(1).tomb).filter(|(_, space)| space.cost.len() == 2);
    let (tomb, scribe, [swapped, entry], beside) = steps
        .flat_map(|(tomb, space)| scribes().map(move |(scribe, pair)| (tomb, scribe, pair, space)))
        .find_map(|(tomb, scribe, [one, other], space)| {
            let [asked, beside] = [space.cost[0], space.cost[1]];
            let fits = |asked, beside| {
                let pair = if asked == one { [one, other] } else { [other, one] };
                ((asked == one || asked == other) && beside != one && beside != other)
                    .then_some((tomb, scribe, pair, beside))
            };
            fits(asked, beside).or_else(|| fits(beside, asked))
        })
        .expect("a step that one scribe helps with");
    let pays = |supply: String, expected: Option<[Colour; 3]>| {
        let words = format!("faces tomb {entry} · nobles a {scribe} · tomb a {tomb} · supply a {supply}");
        let expected = expected.map(|[laid, mut one, mut other]| {
            if other < one {
                std::mem::swap(&mut one, &mut other);
            }
            format!("{laid} | {one} {other}")
        });
        assert_payments(&words, "tomb", &expected.iter().map(String::as_str).collect::<Vec<_>>());
    };
    pays(format!("{swapped} 2 {beside} 1"), Some([swapped, swapped, beside]));
    pays(format!("{swapped} 1 {beside} 1"), None);
    pays(format!("{entry} 1 {beside} 1"), None);
    pays(format!("{entry} 2 {beside} 1"), Some([entry, entry, beside]));
}

#[test]
fn ex_09_scribes_do_not_chain() {
    let pairs: Vec<(u8, [Colour; 2])> = scribes().collect();
    let chains = pairs.iter().flat_map(|one| pairs.iter().map(move |other| (one, other)));
    let (one, other, from, to) = chains
        .filter(|(one, other)| one.0 != other.0)
        .find_map(|(one, other)| {
            let by = one.1.into_iter().find(|colour| other.1.contains(colour))?;
            let from = one.1.into_iter().find(|colour| *colour != by)?;
            let to = other.1.into_iter().find(|colour| *colour != by)?;
            Some((one.0, other.0, from, to))
        })
        .expect("two scribes with a colour in common");
    let words = |faces: Colour| {
        format!("faces offerings {faces} · nobles a {one} {other} · supply a {from} 1 · pairs vp-1+vp-2")
    };
    assert_payments(&words(to), "pair 1", &[]);
    assert_payments(&words(from), "pair 1", &[&format!("{from} |")]);
}

#[test]
fn ex_10_the_bonus() {
    let words = "faces offerings blue · supply a blue 2 · pairs vp-1+zone-nile · bonus vp-2";
    assert_payments(words, "pair 1", &["blue |"]);
    assert_payments(words, "bonus 1", &["blue | blue"]);
    play(&format!(
        "seats 3
        {words}
        expect view.a.bank.blue 18
        a bonus 1
        tells pair-taken seat=a place=1
        expect view.a.bank.blue 19 · expect wheel.2 [\"blue\",null,null,null]
        expect view.a.players.a.offerings {{\"vp-1\":1,\"zone-nile\":1}}
        legal a token 1, token bag
        a token 1
        expect view.a.players.a.offerings {{\"vp-1\":1,\"vp-2\":1,\"zone-nile\":1}} · expect turn b

        seats 3
        {words}
        a bonus 1 · a token bag · * token res-red
        expect view.a.players.a.offerings {{\"res-red\":1,\"vp-1\":1,\"zone-nile\":1}} · expect turn b"
    ));
}

#[test]
fn ex_11_the_bonus_in_another_colour() {
    let words = "faces offerings blue · supply a blue 1 red 2 · pairs vp-1+vp-1 · bonus vp-2";
    assert_payments(words, "bonus 1", &["blue | red red"]);
}

#[test]
fn ex_12_five_colours() {
    let words = "faces nobles green · supply a green 1 blue 1 black 1 red 1 silver 1";
    assert_payments(words, "noble 1", &["green | blue black red silver"]);
}

#[test]
fn ex_13_judge() {
    let judge = noble(Role::Judge);
    let pays = |nobles: &str, supply: &str, expected: &[&str]| {
        assert_payments(&format!("faces nobles green · {nobles} · supply a {supply}"), "noble 1", expected);
    };
    let owned = format!("nobles a {judge}");
    pays(&owned, "green 3 red 2", &["green | green green red red"]);
    pays("round 1", "green 3 red 2", &[]);
    pays(&owned, "red 5", &[]);
}

#[test]
fn ex_14_nile() {
    let number = nile_action([Colour::Red, Colour::Blue]);
    let words = "faces nile yellow · supply a yellow 1 red 1 blue 1";
    assert_payments(words, &format!("nile {number}"), &["yellow | blue red"]);
    let action = &content(1).nile[usize::from(number) - 1];
    assert_eq!(action.gain.len(), 2, "two tokens");
    // After blue the second arrow can be red; after red it must be.
    for (steps, blue, red) in
        [("a step blue · a step red", 1, 1), ("a step blue · a step blue", 2, 0), ("a step red", 0, 2)]
    {
        play(&format!(
            "seats 3
            {words}
            a nile {number}
            {} · legal a step blue, step red
            {steps}
            expect players.a.nile [0,{blue},0,{red},0] · expect turn b",
            holds("a", action.gain.iter().copied())
        ));
    }
}

#[test]
fn ex_15_nile_with_a_deducted_entry() {
    let action = format!("nile {}", nile_action([Colour::Red, Colour::Blue]));
    assert_payments("faces nile red · supply a red 1 blue 1", &action, &["red | blue"]);
}

#[test]
fn ex_17_the_wild_of_the_zone() {
    let words = "faces artisans black · supply a zone-artisans 1 black 2";
    assert_payments(words, "artisan 1", &["zone-artisans | black black", "black | black zone-artisans"]);
    let thrown = |game: &Pharaon| game.view(Viewer::Spectator).offering_discard.iter().count();
    let mut game = position("seats 3", words);
    go_on(&mut game, "a artisan deck · a lay zone-artisans");
    assert_eq!(thrown(&game), 0);
    pass_until(&mut game, |game| game.round() == 2);
    assert_eq!(thrown(&game), 1);
    let mut game = position("seats 3", words);
    go_on(&mut game, "a artisan deck · a lay black");
    assert_eq!(thrown(&game), 1);
}

#[test]
fn ex_19_what_cannot_be_paid() {
    assert_payments("faces artisans black · supply a zone-tomb 1 black 2", "artisan 1", &[]);
    let words = "supply a vp-1 6 vp-2 4 · pairs res-red+res-blue · bonus res-red";
    let game = position("seats 3", words);
    let offered = moves(&game, Actor::Seat(Seat::A));
    assert_eq!(offered, [Move::Pass]);
}

/// An artisan gives a resource of the paid colour, of which the bank had none.
#[test]
fn ex_21_paid_resources_are_gained_again() {
    let basic = |resource: &Resource| *resource != Resource::Silver;
    let artisan = artisans(|artisan| artisan.gain.len() == 1 && artisan.gain.iter().all(basic))[0];
    let colour = content(1).artisan(Card::new(artisan)).gain[0];
    play(&format!(
        "seats 3
        faces artisans {colour} · supply a {colour} 3 · bank {colour} 0 · workshop {artisan}
        expect view.a.bank.{colour} 0
        a artisan 1
        {} · expect view.a.bank.{colour} 1",
        holds("a", [colour])
    ));
}
