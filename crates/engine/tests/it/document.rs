//! Texts about the toy game: correct ones pass the checks, and each fault is reported.

use std::panic::catch_unwind;

use maat_engine::testing::{RulesPage, RulingsDocument, assert_notation_written};
use maat_engine::{Game, Setup};

use crate::toy::{Options, Toy};

const PAGE: &str = "# Cards {#cards}\n\nSee [the turn](#turn).\n\n## Turn {#turn}\n\n## Contest {#contest}\n\n\
    ## End {#end}\n\n| 1 | 2 |\n\n### T-01: Ties {#t-01}\n\nThey win nothing.\n\n### T-02: No debts {#t-02}\n";

const RULINGS: &str = "# Toy\n\n<a id=\"numbers\"></a>\n## Numbers\n\n[Above](#numbers), \
    [contest](../../locales/en/rules/toy.md#contest).\n\n* **X1** An example.\n\n\
    * **T-01** Ties. `rulings::contest::t_01_ties`\n* **T-02** No\n  debts. `rulebook::e_1`\n\n| 1 | 2 |\n";

fn refuses(fault: &str, check: impl FnOnce() + std::panic::UnwindSafe) {
    let panic = catch_unwind(check).expect_err(fault);
    let message = panic.downcast_ref::<String>().expect("a panic with a message");
    assert!(message.contains(fault), "{message}");
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
fn a_page_that_holds() {
    let page = RulesPage::new(PAGE);
    page.assert_events_anchored(toy(), 1);
    page.assert_rules_anchored::<Toy>();
    page.assert_links_lead_somewhere();
    page.assert_contains(["| 1 | 2 |".to_owned()]);
}

#[test]
fn a_section_ends_at_the_next_heading() {
    let page = RulesPage::new("# A {#a}\n\none\n\n## B {#b}\n\n| x | y |\n|---|---|\n| 1 | 2 |\n");
    page.section("a").assert_contains(["one".to_owned()]);
    refuses("does not contain `| 1 | 2 |`", move || {
        page.section("a").assert_contains(["| 1 | 2 |".to_owned()]);
    });
    assert_eq!(page.section("b").table_rows().collect::<Vec<_>>(), [["1", "2"]]);
    refuses("one heading `c`", move || page.section("c").assert_links_lead_somewhere());
}

#[test]
fn a_document_that_holds() {
    let document = RulingsDocument::new(RULINGS);
    document.assert_links_lead_somewhere("toy", RulesPage::new(PAGE));
    document.assert_rulings_tested('T', 2, tests);
    document.assert_rulings_on('T', RulesPage::new(PAGE));
    document.assert_contains(["| 1 | 2 |".to_owned()]);
}

#[test]
fn missing_anchors_are_reported() {
    for anchor in ["cards", "turn", "contest", "end"] {
        let text = PAGE.replace(&format!(" {{#{anchor}}}"), "");
        let fault = format!("the rules need one heading `{anchor}`");
        refuses(&fault, || RulesPage::new(&text).assert_rules_anchored::<Toy>());
    }
    let twice = format!("{PAGE}\n# Turn {{#turn}}\n");
    refuses("one heading `turn`", || RulesPage::new(&twice).assert_links_lead_somewhere());
    refuses("one heading `cards`", || RulesPage::new("").assert_events_anchored(toy(), 1));
    let not_a_heading = PAGE.replace("## Turn", "Turn");
    refuses("one heading `turn`", || RulesPage::new(&not_a_heading).assert_links_lead_somewhere());
    refuses("does not contain `| 3 |`", || RulesPage::new(PAGE).assert_contains(["| 3 |".to_owned()]));
}

#[test]
fn rulings_without_tests_are_reported() {
    let check = |text: &str, count| RulingsDocument::new(text).assert_rulings_tested('T', count, tests);
    refuses("rulings", || check(RULINGS, 3));
    refuses("T-02 names no test", || check(&RULINGS.replace("`rulebook::e_1`", ""), 2));
    refuses("there is no test `rulebook::e_2`", || check(&RULINGS.replace("e_1", "e_2"), 2));
    refuses("rulings::contest::t_01_ties is not of T-03", || check(&RULINGS.replace("T-01", "T-03"), 2));
    refuses("T-01", || check(&RULINGS.replace("T-02", "T-01"), 2));
    let document = RulingsDocument::new(RULINGS);
    refuses("does not contain `| 3 |`", || document.assert_contains(["| 3 |".to_owned()]));
}

#[test]
fn links_out_of_a_document_are_checked() {
    let check = |text: &str, page: &str| {
        RulingsDocument::new(text).assert_links_lead_somewhere("toy", RulesPage::new(page));
    };
    refuses("one heading `contest`", || check(RULINGS, &PAGE.replace("{#contest}", "{#battle}")));
    refuses("one heading `numbers`", || check(&RULINGS.replace("<a id=\"numbers\"></a>", ""), PAGE));
}

#[test]
fn document_and_page_have_the_same_rulings() {
    let check = |page: &str| RulingsDocument::new(RULINGS).assert_rulings_on('T', RulesPage::new(page));
    refuses("the rules page lacks T-01", || check(&PAGE.replace("### T-01: Ties {#t-01}", "")));
    refuses("T-02 is called `Debts` on the rules page", || check(&PAGE.replace("No debts", "Debts")));
    refuses("rulings on the rules page", || check(&format!("{PAGE}\n### T-03: More {{#t-03}}\n")));
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
