use maat_egizia::Egizia;
use maat_engine::Game;
use maat_engine::testing::{Plan, laws};

/// Ids that random play hardly ever reaches; eager play does.
const RARE: [&str; 5] = ["stand-in", "column", "lintel", "could-not-build", "crew-full"];

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Egizia>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
    let words = Egizia::VOCABULARY;
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    for step in words.steps.iter().filter(|step| **step != "over" && !RARE.contains(step)) {
        assert!(tally.steps.contains_key(step), "step `{step}` was never met");
    }
    for word in words.verbs.iter().filter(|word| !RARE.contains(word)) {
        assert!(
            tally.moves.keys().any(|text| verb(text).as_deref() == Some(*word)),
            "`{word}` was never played"
        );
    }
    for event in words.events.iter().filter(|event| !RARE.contains(event)) {
        assert!(tally.events.contains_key(*event), "event `{event}` was never told");
    }
}
