//! The document of the toy's rules: what it promises passes, and what it does not keep is told.

use std::panic::catch_unwind;

use maat_engine::testing::{Document, assert_notation_written};
use maat_engine::{Game, Setup};

use crate::toy::{Options, Toy};

const RULES: &str = "<a id=\"cards\"></a>\n# Cards\n\nSee [the turn](#turn).\n\n<a id=\"turn\"></a>\n## Turn\n\n\
    <a id=\"contest\"></a>\n## Contest\n\n<a id=\"end\"></a>\n## End\n\n\
    * **T-01** Ties win nothing. `rulings::contest::t_01_ties`\n* **T-02** No debts. `rulebook::e_1`\n\n| 1 | 2 |\n";

fn refuses(why: &str, check: impl FnOnce() + std::panic::UnwindSafe) {
    let panic = catch_unwind(check).expect_err(why);
    let told = panic.downcast_ref::<String>().expect("a panic with a message");
    assert!(told.contains(why), "{told}");
}

fn toy() -> Toy {
    Toy::new(&Setup { seats: 2, revision: 1, options: Options::default() }).expect("a setup within the rules")
}

/// The test modules that the rulings name.
fn tests(module: &str) -> String {
    match module {
        "rulings::contest" => "#[test]\nfn t_01_ties() {}\n".into(),
        _ => "#[test]\nfn e_1() {}\n".into(),
    }
}

#[test]
fn a_document_that_holds() {
    let document = Document::new(RULES);
    document.assert_events_anchored(toy(), 1);
    document.assert_rules_anchored::<Toy>();
    document.assert_links_lead_somewhere();
    document.assert_rulings_tested('T', 2, tests);
    document.assert_says(["| 1 | 2 |".to_owned()]);
}

#[test]
fn anchors_are_missed() {
    for anchor in ["cards", "turn", "contest", "end"] {
        let text = RULES.replace(&format!("<a id=\"{anchor}\"></a>"), "");
        let why = format!("the rules need one heading `{anchor}`");
        refuses(&why, || Document::new(&text).assert_rules_anchored::<Toy>());
    }
    let twice = format!("{RULES}<a id=\"turn\"></a>\n# Turn\n");
    refuses("one heading `turn`", || Document::new(&twice).assert_links_lead_somewhere());
    refuses("one heading `cards`", || Document::new("").assert_events_anchored(toy(), 1));
}

#[test]
fn rulings_without_tests_are_missed() {
    let check = |text: &str, count| Document::new(text).assert_rulings_tested('T', count, tests);
    refuses("rulings", || check(RULES, 3));
    refuses("T-02 names no test", || check(&RULES.replace("`rulebook::e_1`", ""), 2));
    refuses("there is no test `rulebook::e_2`", || check(&RULES.replace("e_1", "e_2"), 2));
    refuses("rulings::contest::t_01_ties is not of T-03", || check(&RULES.replace("T-01", "T-03"), 2));
    refuses("T-01", || check(&RULES.replace("T-02", "T-01"), 2));
    refuses("do not say `| 3 |`", || Document::new(RULES).assert_says(["| 3 |".to_owned()]));
}

#[test]
fn a_notation_needs_a_row_for_each_verb() {
    let examples = [
        "* deal 1",
        "a dig",
        "a take 1",
        "a trade",
        "a drop 1",
        "a bury 1",
        "a rest",
        "* flip heads",
        "a lay 3",
    ];
    let row = |example: &str| {
        let verb = example.split(' ').nth(1).expect("a verb");
        format!("| `{verb}` | who | what | `{example}` |\n")
    };
    let whole = format!("# Notation\n\n## Toy\n\n{}\n## Other\n", examples.map(row).concat());
    assert_notation_written::<Toy>(&whole, "Toy");
    let shorter = whole.replace(&row("a rest"), "");
    refuses("there is no row for `rest`", move || assert_notation_written::<Toy>(&shorter, "Toy"));
    let wrong = whole.replace("`a lay 3`", "`a lay x`");
    refuses("`a lay x`", move || assert_notation_written::<Toy>(&wrong, "Toy"));
}
