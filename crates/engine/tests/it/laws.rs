//! The laws hold for the toy, and each catches its bugs.

mod flow;
mod secrets;
mod spelling;

use std::collections::BTreeSet;

use maat_engine::testing::{Breach, Law, Plan, laws, perft};
use maat_engine::{Game, Setup, Vocabulary};

use crate::broken::{Broken, Bug, introduce};
use crate::toy::{Options, Toy};

/// Checks all laws in every position.
const EVERYWHERE: Plan = Plan { games: 300, seed: 1, probes: 256 };
/// Checks only the laws of plies, for bugs that would also break a law of positions.
const CHEAP: Plan = Plan { games: 300, seed: 1, probes: 0 };

fn breach(plan: &Plan, bug: Bug) -> Breach {
    introduce(bug);
    *laws::<Broken>(plan).expect_err("the bug was not found")
}

/// Checks that `law` is the one that finds the bug.
#[track_caller]
fn catches(law: Law, bug: Bug) {
    let breach = breach(&EVERYWHERE, bug);
    assert_eq!(breach.law, law, "{breach}");
}

#[track_caller]
fn catches_cheaply(law: Law, bug: Bug) {
    let breach = breach(&CHEAP, bug);
    assert_eq!(breach.law, law, "{breach}");
}

#[test]
fn the_toy_obeys_every_law() {
    let tally = laws::<Toy>(&EVERYWHERE).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, EVERYWHERE.games);
    assert!(tally.undos > 10 && tally.most_moves >= 6 && tally.longest > 50, "{tally:?}");
    let Vocabulary { steps, verbs, events, names, .. } = Toy::VOCABULARY;
    let words = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(tally.steps.into_keys().collect::<BTreeSet<_>>(), words(steps));
    let played = tally.moves.keys().filter_map(|text| text.split(' ').next());
    assert_eq!(played.collect::<BTreeSet<_>>(), words(verbs));
    assert_eq!(tally.events.keys().map(String::as_str).collect::<BTreeSet<_>>(), words(events));
    assert_eq!(tally.names.into_keys().collect::<BTreeSet<_>>(), words(names));
}

#[test]
fn a_toy_without_a_bug_is_not_blamed() {
    introduce(Bug::NONE);
    laws::<Broken>(&EVERYWHERE).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn a_breach_tells_the_law_the_ply_and_the_game() {
    let breach = breach(&EVERYWHERE, Bug { apply: |_, _, _, _| panic!("not today"), ..Bug::NONE });
    let text = breach.to_string();
    let (first, record) = text.split_once('\n').unwrap();
    assert!(first.starts_with("law Accepted is broken: * deal "), "{text}");
    assert!(first.ends_with(": not today"), "{text}");
    assert!(record.starts_with("game toy · revision 1 · seats "), "{text}");
}

#[test]
fn tallies_add_up() {
    let run = |seed| laws::<Toy>(&Plan { games: 5, seed, probes: 0 }).unwrap();
    let (mut both, other) = (run(1), run(2));
    let plies = both.plies + other.plies;
    let longest = both.longest.max(other.longest);
    both.merge(other);
    assert_eq!((both.games, both.plies, both.longest), (10, plies, longest));
    assert_eq!(both.moves.values().sum::<u64>(), plies);
}

#[test]
fn perft_counts_paths_and_lets_the_lowest_seat_answer_first() {
    let mut toy = Toy::new(&Setup { seats: 2, revision: 1, options: Options::default() }).unwrap();
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&toy, depth)), [1, 5, 25, 125]);
    let plies = "* deal 1 · * deal 1 · * deal 2 · * deal 3 · * deal 4 · * deal 5 · a rest · b rest";
    for (actor, m) in plies.split(" · ").filter_map(|ply| ply.split_once(' ')) {
        toy.play(actor.parse().unwrap(), m.parse().unwrap(), &mut Vec::new()).unwrap();
    }
    // The coin has two sides; a lays 1 or 2; b lays 3, 4 or 5; then a draws a card.
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&toy, depth)), [2, 4, 12, 60]);
}
