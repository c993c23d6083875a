//! The end of the game. Red is last in the order of final scoring and has nothing more to improve.

use maat_egizia::content::SphinxCard;
use maat_egizia::pieces::{Colour, Crew, Effect, Goal, Market, Produce};

use crate::facts::{card, cards, facts, field, goal, goal_points};
use crate::position::play;

/// A script that ends the game and checks the points of a Sphinx card of Red.
fn reveals(number: u8, seats: u8, words: &str, points: i16) {
    play(&format!(
        "seats {seats}
        round 5 · hand a {number} · {words} · upgrade a
        a done
        tells sphinx-revealed seat=a card={number} points={points}"
    ));
}

#[test]
fn ex_50_players_at_the_bottom() {
    let on = |market: Market| move |card: &SphinxCard| card.market == Some(market);
    let stone = goal(Goal::MarketPlayers, on(Market::Stone));
    let table = facts().sphinx[usize::from(stone) - 1].by_count.expect("points by number of players");
    reveals(stone, 4, "markets b 3 0 · markets c 3 1 · markets d 3 2", table[2]);
    reveals(stone, 4, "markets a 3 0 · markets b 3 0 · markets c 3 1 · markets d 2 3", table[2]);
    reveals(stone, 4, "markets a 3 0 · markets b 3 0 · markets c 3 1 · markets d 3 3", table[3]);
    reveals(stone, 4, "markets b 3 0", table[0]);
    reveals(stone, 4, "markets b 2 3", 0);
    let grain = goal(Goal::MarketPlayers, on(Market::Grain));
    let table = facts().sphinx[usize::from(grain) - 1].by_count.expect("points by number of players");
    reveals(grain, 4, "markets b 2 3 · markets d 0 3", table[1]);
}

#[test]
fn ex_51_strength_of_a_crew() {
    let black = goal(Goal::CrewStrength, |card| card.crew == Some(Crew::Black));
    reveals(black, 2, "crews a 4 5 6 7", 4);
}

#[test]
fn ex_52_most_production() {
    let most = goal(Goal::MostProduction, |card| card.of == Some(Produce::YellowGreen));
    let [five, six] = [5, 6].map(|value| {
        cards(Effect::Field, move |card| card.colour == Some(Colour::YellowGreen) && card.number == value)
    });
    let own = format!("cards a {} {}", five[0], six[0]);
    reveals(most, 2, &own, goal_points(most));
    reveals(most, 2, &format!("{own} · cards b {} {}", five[1], six[1]), goal_points(most));
    // A brown field of 7 that was improved, and a 5: 12.
    let brown = field(Colour::Brown, 7);
    let better = card(Effect::BetterField);
    reveals(most, 2, &format!("{own} · cards b {} {brown} {better} · water b {brown}", five[1]), 0);
}

#[test]
fn ex_54_the_last_sale() {
    for (space, points) in [(2, 3), (3, 3), (1, 0), (0, 0)] {
        play(&format!(
            "seats 2
            round 5 · stones a 7 · markets a {space} 0 · points a 20 · upgrade a
            a done
            expect players.a.points {}",
            20 + points
        ));
    }
}

#[test]
fn ex_55_every_ten_points() {
    let ten = goal(Goal::TenPoints, |_| true);
    for (points, end) in [(97, 106), (-3, -3), (9, 9), (10, 11)] {
        play(&format!(
            "seats 2
            round 5 · points a {points} · hand a {ten} · upgrade a
            a done
            expect outcome.score.a {end}"
        ));
    }
}

#[test]
fn ex_57_a_tie_at_the_end() {
    // Blue has tile 3 and Red tile 4: Red scores first, comes first to 101 and stands in front.
    let crews =
        [Crew::Black, Crew::Yellow].map(|crew| goal(Goal::CrewStrength, move |card| card.crew == Some(crew)));
    play(&format!(
        "seats 4
        round 5 · tiles c d b a · points a 97 b 96 c 1 · crews a 4 1 1 2 · crews b 1 5 1 2
        hand a {} · hand b {} · passed a b c d · upgrade c
        c done
        expect outcome.score [101, 101, 1, 0] · expect outcome.rank [1, 2, 3, 4]",
        crews[0], crews[1]
    ));
}

#[test]
fn ex_58_any_time_for_the_last_time() {
    let sell = card(Effect::SellStones);
    let offers: Vec<String> = (1..=10).map(|stones| format!("sell {stones}")).collect();
    play(&format!(
        "seats 2
        round 5 · stones a 12 · cards a {sell} · points a 30 · track a b · bonus a
        legal a {}, done
        a sell 10
        expect players.a.points 40 · expect players.a.stones 2 · expect players.a.cards []

        seats 2
        round 5 · stones a 12 · cards a {sell} · upgrade a
        legal a done
        refuse a sell 1",
        offers.join(", ")
    ));
}
