//! Crews.

use maat_egizia::Egizia;
use maat_egizia::content::content;
use maat_egizia::pieces::{Crew, Effect, Town};
use maat_engine::{Actor, Seat};

use crate::facts::{card, cards, number, town};
use crate::position::{go_on, moves, play, position};

const A: Actor = Actor::Seat(Seat::A);

/// Red builds at the pyramid, Blue after Red.
fn builder(words: &str) -> Egizia {
    position("seats 2", &format!("stones a 25 · {words} · at site-pyramid a b · build a site-pyramid"))
}

#[test]
fn a_06_the_joker_works_once_and_whole() {
    // The joker also works at the Sphinx; three cards are paid for with a crew of 1 and a joker of 2.
    play(
        "seats 2
        crews a 1 1 1 2 · stones a 5 · at site-sphinx a b · at site-pyramid a · build a site-sphinx
        a commit black
        legal a joker, draw 1
        a joker
        legal a draw 1, draw 2, draw 3
        # One card would do without it, and it is turned all the same.
        a draw 1 · * card 1 · a done
        expect players.a.used [true, false, false, true]
        b give-up
        expect step build · expect turn a
        a commit yellow
        refuse a joker",
    );
    // The joker never works alone.
    let game = builder("crews a 1 1 1 9 · used a black yellow");
    assert_eq!(moves(&game, A), ["commit blue", "give-up"]);
}

#[test]
fn a_07_two_crews_and_what_may_be_added() {
    let two = cards(Effect::TwoCrews, |_| true);
    let boosts = cards(Effect::Strength, |_| true);
    let (held, bonus) = (boosts.len() as u8, number(Effect::Strength));
    let list = |cards: &[_]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut game = builder(&format!("crews a 2 3 4 5 · cards a {} {}", list(&two), list(&boosts)));
    go_on(&mut game, "a commit black · a commit blue");
    let legal = moves(&game, A);
    assert!(!legal.iter().any(|text| text.starts_with("commit")), "no third crew: {legal:?}");
    go_on(&mut game, "a joker");
    (0..held).for_each(|_| drop(go_on(&mut game, "a boost")));
    let build = game.clone();
    let told = go_on(&mut game, "a row 1");
    let strength = told.iter().find_map(|event| match event {
        maat_egizia::Event::CrewsCommitted { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(strength, Some(2 + 4 + 5 + held * bonus));
    assert_eq!(
        build.count_with(Seat::A, Effect::TwoCrews),
        two.len() as u8,
        "nothing is used before a brick"
    );
    assert_eq!(game.count_with(Seat::A, Effect::TwoCrews), two.len() as u8 - 1);
    assert_eq!(game.count_with(Seat::A, Effect::Strength), 0);
    let used = game.player(Seat::A).used;
    assert_eq!(Crew::ALL.map(|crew| used[crew.index()]), [true, false, true, true]);
    // Without the card there is no second crew.
    let mut game = builder("crews a 2 3 4 5");
    go_on(&mut game, "a commit black");
    assert!(!moves(&game, A).iter().any(|text| text.starts_with("commit")));
}

#[test]
fn a_30_no_crew_beyond_the_limit() {
    let most = content(1).most_strength;
    let full = format!("crews a {most} {most} {most} {most}");
    for place in [Town::Thebae, Town::Selinon, Town::BeniHasan] {
        let mut game = position("seats 2", &format!("{full} · sail a"));
        go_on(&mut game, &format!("a ship {}", town(place)));
        assert_eq!(game.player(Seat::A).strength, [most; 4]);
    }
    let mut game = position("seats 2", &format!("{full} · sail a"));
    go_on(&mut game, &format!("a ship {} · a ring stay", town(Town::Passalon)));
    assert_eq!(game.player(Seat::A).strength, [most; 4]);
    let mut game = position("seats 2", &format!("{full} · sail a"));
    go_on(&mut game, &format!("a ship {} · a grow joker", town(Town::Alyi)));
    assert_eq!(game.player(Seat::A).strength, [most; 4]);
    let power = card(Effect::CrewEachRound);
    // A power is offered only for crews below the limit.
    let game = position("seats 2", &format!("crews a {most} 1 {most} {most} · cards a {power} · sail a"));
    let drills: Vec<String> = moves(&game, A).into_iter().filter(|text| text.starts_with("drill")).collect();
    assert_eq!(drills, ["drill yellow"]);
}

#[test]
fn a_40_stones_for_a_crew_after_feeding() {
    let power = card(Effect::PayForCrew);
    let after_feeding = content(1).nile(power).after_feeding;
    let offered = |words: &str| {
        let game = position("seats 2", &format!("cards a {power} · stones a 9 · {words}"));
        moves(&game, A).contains(&"train black".to_owned())
    };
    assert_eq!(offered("sail a"), !after_feeding);
    assert!(offered("at site-sphinx a b · build a site-sphinx"));
    assert!(offered("bonus a"));
    assert!(!offered("spent a train · bonus a"));
    assert!(!offered("stones a 1 · bonus a"));
    let mut game = position("seats 2", &format!("cards a {power} · stones a 9 · crews a 1 1 1 2 · bonus a"));
    go_on(&mut game, "a train black");
    assert_eq!(game.player(Seat::A).strength, [2, 1, 1, 2]);
    assert_eq!(game.player(Seat::A).stones, 9 - number(Effect::PayForCrew));
}
