//! Test cases for both implementations of the texts: this crate and the web client (`web/src/words.ts`) must agree.
//!
//! The cases are in `cases.json` beside this crate's manifest. Questions are written by hand. `cargo xtask codegen`
//! fills in the answers in every language, to be proofread in the diff. The tests of both implementations check every
//! case.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_bundle::{FluentArgs, FluentValue};
use maat_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Lang, Words};

/// All cases.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cases {
    /// The names of the players by seat.
    names: Vec<String>,
    /// The arguments that are bound for a message.
    bindings: Vec<Case<Bind, BTreeMap<String, Value>>>,
    /// The complete texts.
    texts: Vec<Case<Ask, String>>,
}

/// A question, and its answers by language id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Case<Q, A> {
    #[serde(flatten)]
    pub question: Q,
    #[serde(default = "BTreeMap::new")]
    pub answers: BTreeMap<String, A>,
}

/// The source of bound arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "bind", rename_all = "kebab-case")]
pub enum Bind {
    /// The fields of an event or a label.
    Fields { game: String, fields: Value },
    /// The noun of a move; empty if it has none.
    Noun { game: String, noun: String },
}

/// A requested text; each variant is named after a function of [`Words`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    Game {
        game: String,
    },
    NobodyWon {
        game: String,
    },
    Prompt {
        game: String,
        step: String,
    },
    Waiting {
        game: String,
        step: String,
        seats: Vec<Seat>,
    },
    Move {
        game: String,
        notation: String,
    },
    Event {
        game: String,
        event: Value,
    },
    Name {
        game: String,
        id: String,
    },
    Title {
        game: String,
        id: String,
    },
    Option {
        game: String,
        key: String,
    },
    OptionValue {
        game: String,
        key: String,
        value: String,
    },
    Label {
        game: String,
        key: String,
        fields: Value,
    },
    Seat {
        seat: Seat,
    },
    /// The arguments are not bound but shown as they are.
    Ui {
        key: String,
        args: BTreeMap<String, Value>,
    },
}

impl Cases {
    /// The cases with the answers that this crate gives now.
    pub fn answered(&self) -> Cases {
        let mut table = self.clone();
        table.bindings.iter_mut().for_each(|case| case.answers.clear());
        table.texts.iter_mut().for_each(|case| case.answers.clear());
        for lang in Lang::ALL {
            let words = Words::new(lang, self.names.clone());
            for case in &mut table.bindings {
                case.answers.insert(lang.to_string(), words.bound(&case.question));
            }
            for case in &mut table.texts {
                case.answers.insert(lang.to_string(), words.answer(&case.question));
            }
        }
        table
    }

    /// The JSON of the file, with a line for each question and each answer.
    pub fn to_json(&self) -> String {
        let mut text = format!("{{\n  \"names\": {},\n", compact(&self.names));
        write_cases(&mut text, "bindings", &self.bindings);
        text += ",\n";
        write_cases(&mut text, "texts", &self.texts);
        text + "\n}\n"
    }

    pub fn texts(&self) -> &[Case<Ask, String>] {
        &self.texts
    }
}

impl Words {
    /// The answer to a question.
    pub fn answer(&self, ask: &Ask) -> String {
        match ask {
            Ask::Game { game } => self.game(game),
            Ask::NobodyWon { game } => self.nobody_won(game),
            Ask::Prompt { game, step } => self.prompt(game, step),
            Ask::Waiting { game, step, seats } => self.waiting(game, step, seats.iter().copied().collect()),
            Ask::Move { game, notation } => self.move_text(game, notation),
            Ask::Event { game, event } => self.event(game, event),
            Ask::Name { game, id } => self.name(game, id),
            Ask::Title { game, id } => self.title(game, id),
            Ask::Option { game, key } => self.option(game, key),
            Ask::OptionValue { game, key, value } => self.option_value(game, key, value),
            Ask::Label { game, key, fields } => self.label(game, key, fields),
            Ask::Seat { seat } => self.seat(*seat),
            Ask::Ui { key, args } => {
                let args: Vec<(&str, FluentValue<'_>)> =
                    args.iter().map(|(name, value)| (&**name, shown(value))).collect();
                self.ui(key, &args)
            }
        }
    }

    /// All bound arguments by name.
    fn bound(&self, bind: &Bind) -> BTreeMap<String, Value> {
        let args: FluentArgs<'_> = match bind {
            Bind::Fields { game, fields } => self.bind(game, fields),
            Bind::Noun { game, noun } => self.bind_noun(game, noun),
        };
        let value = |value: &FluentValue<'_>| match value {
            FluentValue::String(text) => text.as_ref().into(),
            FluentValue::Number(number) => (number.value as i64).into(),
            _ => Value::Null,
        };
        args.iter().map(|(name, bound)| (name.to_owned(), value(bound))).collect()
    }
}

fn shown(value: &Value) -> FluentValue<'_> {
    match value {
        Value::String(text) => text.as_str().into(),
        other => other.as_i64().unwrap_or_default().into(),
    }
}

fn write_cases<Q: Serialize, A: Serialize>(text: &mut String, name: &str, cases: &[Case<Q, A>]) {
    let write = |case: &Case<Q, A>| {
        let answers: Vec<String> = case
            .answers
            .iter()
            .map(|(lang, answer)| format!("        {}: {}", compact(lang), compact(answer)))
            .collect();
        // Removes only the outer braces of the question, which it shares with the answers.
        let question = compact(&case.question);
        let question = &question[1..question.len() - 1];
        format!("    {{\n      {question},\n      \"answers\": {{\n{}\n      }}\n    }}", answers.join(",\n"))
    };
    let cases: Vec<String> = cases.iter().map(write).collect();
    write!(text, "  {}: [\n{}\n  ]", compact(name), cases.join(",\n")).expect("a text can be written");
}

fn compact<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("cases are plain values")
}
