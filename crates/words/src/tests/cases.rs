//! The cases that this crate shares with the web client.

use super::{proofread, words};
use crate::Lang;
use crate::cases::{Ask, Cases};

const TABLE: &str = include_str!("../../cases.json");

fn table() -> Cases {
    serde_json::from_str(TABLE).expect("the table can be read")
}

#[test]
fn answers_are_those_of_the_table() {
    let answered = table().answered().to_json();
    let differs = answered.lines().zip(TABLE.lines()).find(|(now, stored)| now != stored);
    assert_eq!(differs, None, "`cargo xtask codegen` writes crates/words/cases.json");
    assert_eq!(answered, TABLE);
}

/// Texts in brackets are deliberate errors; all others read well.
#[test]
fn texts_read_well() {
    for lang in Lang::ALL {
        for case in table().texts() {
            let words = words(lang);
            let text = words.answer(&case.question);
            if text.starts_with('[') {
                assert_eq!(words.errors().len(), 1, "{text}: {:?}", words.errors());
            } else if matches!(case.question, Ask::Event { .. } | Ask::Move { .. }) {
                proofread(&words, [&text]);
            } else {
                assert_eq!(words.errors(), [""; 0], "{text}");
            }
        }
    }
}
