use maat_engine::Game;
use maat_engine::testing::{Plan, laws};
use maat_pharaon::Pharaon;

/// Something has run out: random play hardly ever gets there, the rulings do.
const RARE: [&str; 8] = [
    "resources-missed",
    "jars-shuffled",
    "no-artisan",
    "no-jar",
    "no-offering",
    "no-reward",
    "tomb-finished",
    "lanes-full",
];

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Pharaon>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
    let words = Pharaon::VOCABULARY;
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    for step in words.steps.iter().filter(|step| **step != "over") {
        assert!(tally.steps.contains_key(step), "step `{step}` was never met");
    }
    for word in words.verbs {
        assert!(
            tally.moves.keys().any(|text| verb(text).as_deref() == Some(*word)),
            "`{word}` was never played"
        );
    }
    for event in words.events.iter().filter(|event| !RARE.contains(event)) {
        assert!(tally.events.contains_key(*event), "event `{event}` was never told");
    }
}
