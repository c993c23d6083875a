//! The abilities of nobles.

use maat_engine::{Actor, Game, Seat};
use maat_pharaon::Pharaon;
use maat_pharaon::cards::Card;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource, Rhythm, Role, Zone};
use maat_pharaon::score::standing;

use crate::facts::{
    artisan_points, artisan_with_jar, artisans, count, jar_colours, noble, official, other_colours,
    plain_artisans,
};
use crate::position::{go_on, holds, moves, pass_until, payments, play, position};

const FIVE: &str = "green 1 blue 1 black 1 red 1 yellow 1";

#[test]
fn j_n1_only_a_full_zone() {
    let physician = noble(Role::Physician);
    play(&format!(
        "seats 3
        faces artisans black · supply a black 3 · nobles a {physician} · wheel black silver silver
        a artisan deck · silent noble-used
        expect wheel.3 [\"silver\",\"silver\",\"black\",null] · expect players.a.tired []

        seats 3
        faces artisans black · supply a black 3 · nobles a {physician} · wheel black silver silver silver
        a artisan deck
        tells noble-used seat=a noble={physician}
        expect players.a.tired [{physician}] · expect overflow.3 black

        seats 3
        faces artisans black · supply a black 3 · nobles a {physician} · tired a {physician}
        wheel black silver silver silver
        legal a pass

        seats 3
        # Another zone stays closed.
        faces offerings black · supply a black 3 · nobles a {physician} · pairs vp-1+vp-1
        wheel black silver silver silver
        legal a pass"
    ));
}

#[test]
fn j_n2_gains_and_steps_are_compulsory() {
    let steps = official(|gain| gain.nile >= 2);
    let tomb = official(|gain| gain.tomb == 1);
    let last = content(1).tomb.len();
    play(&format!(
        "seats 3
        faces nobles green · supply a {FIVE} · court {steps} 1 2
        a noble 1 · * noble 3
        legal a step green, step blue, step black, step red, step yellow

        seats 3
        # What is too much is lost.
        faces nobles green · supply a {FIVE} · court {tomb} 1 2 · tomb a {last}
        a noble 1 · * noble 3
        tells tomb-finished seat=a · expect players.a.tomb {last}

        seats 3
        # Only abilities can be declined.
        nobles a {} {} {} · jars 1
        a pass · a jar 1 · legal a diplomat, decline
        a decline · legal a teacher, decline
        a decline · legal a advance, decline
        a decline
        {} · expect turn b",
        noble(Role::Diplomat),
        noble(Role::Teacher),
        noble(Role::General),
        holds("a", jar_colours(1))
    ));
}

#[test]
fn j_n3_once_per_round() {
    for (number, noble) in (1..).zip(&content(1).nobles) {
        let expected = match number {
            1..=12 => Rhythm::Permanent,
            13..=20 => Rhythm::OncePerRound,
            _ => Rhythm::OneShot,
        };
        assert_eq!(noble.rhythm, expected, "noble {number}");
    }
    let [seer, treasurer] = [Role::Seer, Role::Treasurer].map(noble);
    let words = format!("nobles a {seer} {treasurer} · supply a red 3 · jars 1");
    let mut game = position("seats 3", &words);
    go_on(&mut game, "a seer · a get blue · a treasurer · a give red");
    assert_eq!(offered(&game), ["pass"]);
    pass_until(&mut game, |game| game.round() == 2 && game.step() == "turn");
    assert!(offered(&game).contains(&"seer".to_owned()) && offered(&game).contains(&"treasurer".to_owned()));

    // The zone stays closed to a player who has used the card for it before.
    let physician = noble(Role::Physician);
    play(&format!(
        "seats 3
        faces artisans black · supply a black 6 · nobles a {physician} · wheel black silver silver silver
        on b 2 4 · on c 3 3 · first b
        a artisan deck · * artisan {}
        refuse a artisan 1",
        plain_artisans()[0]
    ));
}

/// The exchanges and the pass that are offered.
fn offered(game: &Pharaon) -> Vec<String> {
    let due = game.turn().seats().lowest().expect("somebody is due");
    let texts = moves(game, Actor::Seat(due)).into_iter().map(|m| m.to_string());
    texts.filter(|text| ["seer", "treasurer", "pass"].contains(&text.as_str())).collect()
}

/// The points of each noble of seat a.
fn worth(words: &str, role: Role) -> i16 {
    let game = position("seats 3", words);
    let nobles = standing(&game, Seat::A).nobles;
    let found = nobles.iter().find(|(card, _)| content(1).noble(*card).role == role);
    found.expect("the noble is owned").1
}

#[test]
fn j_n4_the_diplomat_copies_the_best_other() {
    let [diplomat, treasurer, judge] = [Role::Diplomat, Role::Treasurer, Role::Judge].map(noble);
    assert_eq!(content(1).nobles.iter().filter(|noble| noble.role == Role::Diplomat).count(), 1);
    let words = format!("nobles a {diplomat} {treasurer} {judge}");
    assert_eq!(worth(&words, Role::Diplomat), 12);
    let words = format!("nobles a {diplomat} {treasurer} {judge} · supply a silver 3");
    assert_eq!(worth(&words, Role::Treasurer), 14);
    assert_eq!(worth(&words, Role::Diplomat), 14);
}

#[test]
fn j_n5_values_and_steps() {
    let value = artisan_points(1);
    let same = artisans(|artisan| artisan.points == value);
    let physician = noble(Role::Physician);
    let words = |cards: &[u8]| {
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("nobles a {physician} · artisans a {}", cards.join(" "))
    };
    assert_eq!(worth(&words(&same[..1]), Role::Physician), 8);
    assert_eq!(worth(&words(&same), Role::Physician), 8);
    let [contractor, free] = [noble(Role::ChiefContractor), official(|gain| gain.tomb == 1)];
    let mut game = position(
        "seats 3",
        &format!(
            "faces nobles green · supply a {FIVE} · nobles a {contractor} · court {free} 1 2 · tomb a 1"
        ),
    );
    go_on(&mut game, "a noble 1 · * noble 3");
    let nobles = standing(&game, Seat::A).nobles;
    assert!(nobles.contains(&(Card::new(contractor), 10)), "{nobles:?}");
}

#[test]
fn j_n6_abilities_in_the_own_turn() {
    let [diplomat, teacher, seer] = [Role::Diplomat, Role::Teacher, Role::Seer].map(noble);
    play(&format!(
        "seats 3
        nobles a {diplomat} {teacher} · jars 1
        a pass · a jar 1
        a diplomat · a gain red · a gain red · a gain yellow · a teacher · a gain blue
        {} · expect players.a.tired [{teacher},{diplomat}] · expect turn b

        seats 3
        # Used before in the round.
        nobles a {diplomat} {teacher} · tired a {diplomat} {teacher} · jars 1
        a pass · a jar 1
        {} · expect turn b

        seats 3
        # In the turn of another nobody else is asked.
        nobles a {seer} · supply a red 1 · active b
        refuse a seer · b pass · refuse a seer",
        holds("a", [Resource::Red, Resource::Red, Resource::Yellow, Resource::Blue]),
        holds("a", jar_colours(1))
    ));
}

#[test]
fn j_n7_the_display_is_filled_first() {
    let number = official(|gain| gain.nile >= 2);
    play(&format!(
        "seats 3
        faces nobles green · supply a {FIVE} · court 1 {number} 2
        a noble 2
        expect step show-nobles · expect players.a.nile [0,0,0,0,0]
        * noble 4
        expect nobles_up [1,4,2] · expect step arrows"
    ));
}

#[test]
fn j_n8_a_full_zone_with_any_colour() {
    let both = |zone: &Zone| {
        let (opens, frees) = (content(1).full_zone(*zone).lowest()?, content(1).any_entry(*zone).lowest()?);
        Some((*zone, opens, frees))
    };
    let (zone, opens, frees) = Zone::ALL.iter().find_map(both).expect("a zone with both cards");
    let (action, cost): (&str, Vec<Colour>) = match zone {
        Zone::Offerings => ("pair 1", vec![Colour::Red]),
        Zone::Artisans => ("artisan deck", vec![Colour::Red; 3]),
        Zone::Nile => ("nile 1", content(1).nile[0].cost.to_vec()),
        Zone::Tomb => ("tomb", content(1).tomb[0].cost.to_vec()),
        Zone::Nobles => ("noble deck", Colour::ALL.to_vec()),
    };
    let faces = other_colours(&cost)[0];
    let paid: Vec<String> =
        Colour::ALL.iter().map(|colour| format!("{colour} {}", count(&cost, *colour))).collect();
    let words = |nobles: &str| {
        format!(
            "faces {zone} {faces} · wheel {faces} silver silver silver · pairs vp-1+vp-1 · nobles a {nobles}
            supply a {}",
            paid.join(" ")
        )
    };
    let payable = |nobles: &str| !payments(&position("seats 3", &words(nobles)), action).is_empty();
    assert!(!payable(&opens.to_string()));
    assert!(!payable(&frees.to_string()));
    assert!(payable(&format!("{opens} {frees}")));
}

#[test]
fn j_t1_when_to_exchange() {
    let [seer, treasurer, general] = [Role::Seer, Role::Treasurer, Role::General].map(noble);
    let artisan = artisan_with_jar();
    let refill = if artisan == 1 { 2 } else { 1 };
    play(&format!(
        "seats 3
        # Before acting; the turn goes on.
        nobles a {seer} {treasurer} · supply a red 2 res-blue 1
        a seer · legal a give red, give res-blue
        a give res-blue · legal a get green, get black, get red, get yellow
        a get green
        tells exchanged seat=a given=res-blue resource=green
        expect view.a.offering_discard {{\"res-blue\":1}} · expect turn a
        a treasurer · a give red
        {} · refuse a seer · refuse a treasurer

        seats 3
        # In the passing turn after jar and General, not before.
        nobles a {treasurer} {general} · jars 1 · first b
        a pass · expect step pass-jar
        a jar 1 · legal a advance, decline
        a advance · a gain red
        legal a treasurer, done
        a done
        expect turn b · expect players.a.tired []

        seats 3
        # Not after an action, nor on the pyramid.
        faces artisans black · supply a black 3 · workshop {artisan} · nobles a {treasurer}
        a artisan 1 · * artisan {refill} · * jar 1
        expect turn b

        seats 3
        on a 1 1 · first b · active c · nobles a {treasurer} · supply a red 1 · jars 1
        c pass · c jar 1
        expect step gain
        a gain red
        expect turn b · expect players.a.tired []

        seats 3
        # The bank must have what comes for it.
        nobles a {treasurer} · supply a red 1 · bank silver 0
        legal a pass",
        holds("a", [Resource::Green, Resource::Red, Resource::Silver])
    ));
}
