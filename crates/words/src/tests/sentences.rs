//! Labels and texts need only arguments that code binds.

use serde_json::{Value, json};

use super::{keys::keys, proofread, words};
use crate::Lang;

#[test]
fn an_event_without_a_type_is_shown_in_brackets() {
    let words = words(Lang::En);
    assert_eq!(words.event("imhotep", &Value::Null), "[imhotep-event-?]");
    assert_eq!(words.errors().len(), 1, "{:?}", words.errors());
}

/// Formats every text of the UI with exactly the arguments that code binds.
#[test]
fn the_ui_needs_no_other_arguments() {
    let number = |key: &'static str| (key, 3.into());
    let text = |key: &'static str| (key, "x".into());
    let args = [
        number("number"),
        number("count"),
        number("least"),
        number("most"),
        number("percent"),
        number("minutes"),
        number("hours"),
        number("days"),
        number("seconds"),
        number("round"),
        number("rounds"),
        number("total"),
        number("rank"),
        number("points"),
        number("earlier"),
        text("seat"),
        text("move"),
        text("text"),
        text("file"),
        text("reason"),
        text("list"),
        text("item"),
        text("points-signed"),
        text("by"),
        text("bank"),
        text("before"),
        text("grace"),
    ];
    for lang in Lang::ALL {
        let words = words(lang);
        for key in keys(lang, "ui.ftl") {
            assert!(!words.text(&key, &args).is_empty());
        }
        assert_eq!(words.errors(), [""; 0]);
    }
}

/// Formats labels, and the texts that need no arguments.
#[test]
fn imhotep_needs_no_other_arguments() {
    let fields = json!({
        "ship": 2, "count": 3, "points": 1, "row": 1, "place": 2, "round": 2, "rounds": 6, "take": 3, "total": 14,
        "stones": 3, "amount": 4, "before": 6, "after": 10, "number": 2, "slot": 2, "card": "lever", "seat": "a", "site": "temple", "cards": ["lever", "statue"], "seats": ["a", "b"],
    });
    for lang in Lang::ALL {
        let words = words(lang);
        for key in keys(lang, "imhotep.ftl") {
            let plain = ["name", "option", "card", "site"]
                .iter()
                .any(|kind| key.starts_with(&format!("imhotep-{kind}-")));
            if let Some(label) = key.strip_prefix("imhotep-label-") {
                words.label("imhotep", label, &fields);
            } else if plain {
                words.text(&key, &[]);
            }
        }
        proofread(&words, &[words.game("imhotep"), words.option("imhotep", "wrath")]);
    }
}
