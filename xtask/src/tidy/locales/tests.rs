//! Each check of the locales is seen to fire on a small game.

use super::*;
use crate::tidy::lines;

const SENET: Words<'_> = Words {
    game: "senet",
    steps: &["turn"],
    verbs: &["throw"],
    events: &["moved"],
    names: &["house"],
    options: &[Choice::one_of("sticks", &["four", "five", "6"]), Choice::seats("blessed")],
    lessons: &[("start", &["sticks"])],
    terms: &["lead"],
};

const GAME: &str = "\
senet = Senet
    .about = A race of two.
    .round = Round
senet-step-turn = Throw.
    .waiting = { $seat } throws.
senet-move-throw = Throw
senet-event-moved = { $seat } moves { $count } { senet-part-one } { $site-to }.
senet-name-house = house
    .to = to the house
senet-option-sticks = Sticks
    .four = Four
    .five = Five
senet-option-blessed = Blessed
    .none = Nobody
senet-card-house = A card.
senet-site-house-a = A site.
senet-part-one = once
senet-label-sled = Sled
senet-goal = Be first.
";
const LESSON: &str = "\
senet-lesson-start = Sticks
    .about = How to throw.
    .end = Throw well.
senet-lesson-start-sticks = Throw the sticks.
    .title = Throwing
";
const COACH: &str = "\
senet-coach-turn = The first throw counts.
senet-term-lead = Your lead
    .gain = you are ahead
    .loss = you fall behind
";
const OPTIONS: &str = "\
senet-choice-sticks = How many are thrown.
senet-choice-blessed = They throw once more.
";
const UI: &str = "ui-saved = Saved.\n";
const MAIN: &str = "fn main() { label(\"sled\"); ui(\"saved\"); }";

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// Findings for the small game after `change` was made to the files named by `path`.
fn found(path: &str, change: impl Fn(&str) -> String) -> Vec<String> {
    let mut files = vec![File::new("crates/maat/src/main.rs", MAIN)];
    for language in LANGUAGES {
        files.push(File::new(format!("locales/{language}/senet.ftl"), GAME));
        files.push(File::new(format!("locales/{language}/lessons/senet.ftl"), LESSON));
        files.push(File::new(format!("locales/{language}/coach/senet.ftl"), COACH));
        files.push(File::new(format!("locales/{language}/options/senet.ftl"), OPTIONS));
        files.push(File::new(format!("locales/{language}/ui.ftl"), UI));
    }
    for file in files.iter_mut().filter(|file| file.path.starts_with(path)) {
        file.text = change(&file.text);
    }
    files.retain(|file| !file.text.is_empty());
    let mut findings = check(&files, &[SENET]);
    findings.sort();
    findings.dedup();
    lines(&findings)
}

fn add(line: &'static str) -> impl Fn(&str) -> String {
    move |text| format!("{line}\n{text}")
}

fn replace(from: &'static str, to: &'static str) -> impl Fn(&str) -> String {
    move |text| {
        assert!(text.contains(from), "{from} stands in\n{text}");
        text.replace(from, to)
    }
}

fn remove(from: &'static str) -> impl Fn(&str) -> String {
    replace(from, "")
}

#[test]
fn a_coach_needs_words_for_every_term() {
    let found =
        |from: &'static str, to: &'static str| found("locales/en/coach", move |text| text.replace(from, to));
    assert_eq!(
        found("    .loss = you fall behind\n", ""),
        ["locales/en/coach/senet.ftl:2: senet-term-lead.loss is missing"]
    );
    let unknown = found("senet-coach-turn", "senet-coach-dance");
    assert!(
        unknown.contains(&"locales/en/coach/senet.ftl:1: senet-coach-dance is unused".to_owned()),
        "{unknown:?}"
    );
}

#[test]
fn a_lesson_needs_its_texts() {
    let without = |text: &'static str| found("locales/cs/lessons", remove(text));
    assert_eq!(
        without("    .title = Throwing\n"),
        ["locales/cs/lessons/senet.ftl:4: senet-lesson-start-sticks.title is missing"]
    );
    assert_eq!(
        without("    .end = Throw well.\n"),
        ["locales/cs/lessons/senet.ftl:1: senet-lesson-start.end is missing"]
    );
    assert_eq!(
        without("senet-lesson-start-sticks = Throw the sticks.\n    .title = Throwing\n"),
        ["locales/cs/lessons/senet.ftl:1: senet-lesson-start-sticks is missing"]
    );
    assert_eq!(
        found("locales/", |text| text.replace("start-sticks", "start-stick")).len(),
        4,
        "an idea without its text in each language, and a text without its idea"
    );
}

#[test]
fn an_option_needs_its_explanation() {
    assert_eq!(
        found("locales/pl/options", remove("senet-choice-blessed = They throw once more.\n")),
        ["locales/pl/options/senet.ftl:1: senet-choice-blessed is missing"]
    );
    assert_eq!(
        found("locales/en/options", |_| String::new()).len(),
        4,
        "two in English, and a file in each other language that English does not have"
    );
}

#[test]
fn complete_locales_have_no_findings() {
    assert_eq!(found("none", str::to_owned), [""; 0]);
}

#[test]
fn what_does_not_parse_is_found() {
    let found = found("locales/pl/ui.ftl", add("ui-broken = { $a"));
    assert!(found[0].starts_with("locales/pl/ui.ftl:2: unreadable: "), "{found:?}");
}

#[test]
fn a_key_that_comes_twice_is_found() {
    assert_eq!(
        found("locales/cs/ui.ftl", add("ui-saved = A")),
        ["locales/cs/ui.ftl:2: ui-saved comes twice"]
    );
    assert_eq!(
        found("locales/cs/ui.ftl", add("senet = A")),
        ["locales/cs/ui.ftl:1: senet comes twice", "locales/cs/ui.ftl:1: senet is not in en"]
    );
}

#[test]
fn every_wanted_key_is_missed() {
    for (key, text) in [
        ("senet", "senet = Senet\n    .about = A race of two.\n    .round = Round\n"),
        ("senet-goal", "senet-goal = Be first.\n"),
        ("senet-move-throw", "senet-move-throw = Throw\n"),
        ("senet-step-turn", "senet-step-turn = Throw.\n    .waiting = { $seat } throws.\n"),
        ("senet-option-sticks", "senet-option-sticks = Sticks\n    .four = Four\n    .five = Five\n"),
        ("senet-option-blessed", "senet-option-blessed = Blessed\n    .none = Nobody\n"),
    ] {
        let everywhere =
            LANGUAGES.map(|language| format!("locales/{language}/senet.ftl:1: {key} is missing"));
        let mut everywhere = everywhere.to_vec();
        everywhere.sort();
        assert_eq!(found("locales/", |file| file.replace(text, "")), everywhere);
        assert_eq!(found("locales/pl/", |file| file.replace(text, "")), everywhere[2..]);
    }
    let found = found("locales/", |file| {
        file.replace("senet-event-", "senet-old-").replace("senet-name-", "senet-odd-")
    });
    for key in ["senet-event-moved", "senet-name-house"] {
        assert!(found.contains(&format!("locales/cs/senet.ftl:1: {key} is missing")), "{found:?}");
    }
}

#[test]
fn attributes_that_are_asked_for_are_missed() {
    let without = |attribute: &str| {
        found("locales/cs/senet.ftl", |file| {
            file.lines().filter(|line| !line.contains(attribute)).map(|line| format!("{line}\n")).collect()
        })
    };
    assert_eq!(
        without(".waiting"),
        [
            "locales/cs/senet.ftl:4: senet-step-turn.waiting is missing",
            "locales/cs/senet.ftl:4: senet-step-turn.waiting must be in all languages or in none",
        ]
    );
    assert_eq!(without(".five"), ["locales/cs/senet.ftl:10: senet-option-sticks.five is missing"]);
    assert_eq!(without(".none"), ["locales/cs/senet.ftl:13: senet-option-blessed.none is missing"]);
    assert_eq!(
        found("locales/cs/senet.ftl", replace(".five = Five", ".five = Five\n    .six = Six")),
        ["locales/cs/senet.ftl:10: senet-option-sticks.six is unused: the option has no such value"]
    );
    assert_eq!(
        found("locales/cs/senet.ftl", replace("turn = Throw.", "turn =")),
        ["locales/cs/senet.ftl:4: senet-step-turn has no text of its own"]
    );
}

#[test]
fn languages_that_differ_are_found() {
    assert_eq!(found("locales/cs/ui.ftl", |_| String::new()), ["locales/cs/ui.ftl:1: the file is missing"]);
    assert_eq!(
        found("locales/cs/senet.ftl", |_| String::new()),
        ["locales/cs/senet.ftl:1: the file is missing"]
    );
    assert_eq!(
        found("locales/en/ui.ftl", |_| String::new()),
        ["locales/cs/ui.ftl:1: en has no ui.ftl", "locales/pl/ui.ftl:1: en has no ui.ftl",]
    );
    assert_eq!(
        found("locales/pl/ui.ftl", add("ui-other = A")),
        ["locales/pl/ui.ftl:1: ui-other is not in en"]
    );
    assert_eq!(
        found("locales/pl/senet.ftl", remove("senet-label-sled = Sled\n")),
        ["locales/pl/senet.ftl:1: senet-label-sled is missing"]
    );
}

#[test]
fn every_folder_is_a_language() {
    let file = |language: &str, text: &str| File::new(format!("locales/{language}/ui.ftl"), text);
    let files = [File::new("crates/maat/src/main.rs", MAIN), file("en", UI), file("de", "")];
    assert_eq!(lines(&check(&files, &[])), ["locales/de/ui.ftl:1: ui-saved is missing"]);
}

#[test]
fn references_lead_somewhere() {
    assert_eq!(
        found("locales/cs/ui.ftl", replace("Saved.", "{ ui-no } { -no } { senet-name-house.no }")),
        [
            "locales/cs/ui.ftl:1: ui-saved refers to -no, which does not exist",
            "locales/cs/ui.ftl:1: ui-saved refers to senet-name-house.no, which does not exist",
            "locales/cs/ui.ftl:1: ui-saved refers to ui-no, which does not exist",
        ]
    );
    assert_eq!(found("locales/cs/ui.ftl", replace("Saved.", "{ senet-name-house.to }")), [""; 0]);
}

#[test]
fn unused_keys_are_found() {
    assert_eq!(
        found("crates/maat/src/main.rs", |_| String::new()),
        ["locales/en/senet.ftl:18: senet-label-sled is unused", "locales/en/ui.ftl:1: ui-saved is unused",]
    );
    for line in ["senet-move-jump = A", "senet-card-reed = A", "senet-site-house-c = A", "senet-part-two = A"]
    {
        let key = line.split(' ').next().unwrap();
        assert_eq!(
            found("locales/", |file| if file.starts_with("senet = ") {
                format!("{line}\n{file}")
            } else {
                file.to_owned()
            }),
            [format!("locales/en/senet.ftl:1: {key} is unused")]
        );
    }
    assert_eq!(found("locales/cs/ui.ftl", add("-thoth = A")), ["locales/cs/ui.ftl:1: -thoth is unused"]);
}

#[test]
fn arguments_that_are_never_bound_are_found() {
    assert_eq!(
        found("locales/cs/senet.ftl", replace("{ $seat } moves", "{ $saet } moves")),
        ["locales/cs/senet.ftl:7: senet-event-moved: en knows no $saet"]
    );
    assert_eq!(
        found("locales/cs/senet.ftl", replace("{ $site-to }", "{ $site-at }")),
        ["locales/cs/senet.ftl:7: senet-event-moved: $site-at is never bound: no name has a form .at"]
    );
    assert_eq!(found("locales/cs/senet.ftl", replace("{ $site-to }", "{ $site-id }")), [""; 0]);
}
