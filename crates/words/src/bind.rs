//! Conversion of fields to arguments; [`words`](super) describes the rule.

use fluent_bundle::FluentArgs;
use maat_engine::Seat;
use serde_json::{Map, Value};

use super::Words;

/// The argument names of the numbers of a noun, in order.
const ORDINALS: [&str; 4] = ["first", "second", "third", "fourth"];

impl Words {
    /// Binds every field of a flat object.
    pub(super) fn bind(&self, game: &str, fields: &Value) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (field, value) in fields.as_object().into_iter().flatten() {
            self.bind_value(game, field, value, &mut args);
        }
        args
    }

    /// Binds the noun of a move; empty if it has none.
    pub(super) fn bind_noun(&self, game: &str, noun: &str) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        let numbers: Result<Vec<i64>, _> = noun.split('-').map(str::parse).collect();
        match (noun, numbers) {
            ("", _) => args.set("noun-id", "none"),
            ("?", _) => args.set("noun-id", "hidden"),
            (_, Ok(numbers)) => {
                args.set("noun-id", noun.to_owned());
                ORDINALS.into_iter().zip(numbers).for_each(|(ordinal, number)| args.set(ordinal, number));
            }
            _ => self.bind_word(game, "noun", noun, &mut args),
        }
        args
    }

    fn bind_value(&self, game: &str, field: &str, value: &Value, args: &mut FluentArgs<'static>) {
        match value {
            Value::Null => args.set(format!("{field}-id"), "none"),
            Value::Object(_) => {}
            Value::Bool(yes) => args.set(format!("{field}-id"), yes.to_string()),
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                args.set(field.to_owned(), number);
                args.set(format!("{field}-signed"), signed(number));
            }
            Value::String(word) => self.bind_word(game, field, word, args),
            Value::Array(items) => {
                args.set(field.to_owned(), self.list(items.iter().map(|item| self.item(game, item))));
                args.set(format!("{field}-count"), items.len());
            }
        }
    }

    fn bind_word(&self, game: &str, field: &str, word: &str, args: &mut FluentArgs<'static>) {
        args.set(format!("{field}-id"), word.to_owned());
        let key = format!("{game}-name-{word}");
        if let Some(message) = self.bundle.get_message(&key) {
            args.set(field.to_owned(), self.text(&key, &[]));
            for attribute in message.attributes() {
                let form = self.text(&format!("{key}.{}", attribute.id()), &[]);
                args.set(format!("{field}-{}", attribute.id()), form);
            }
        } else if let Ok(seat) = word.parse::<Seat>() {
            args.set(field.to_owned(), self.seat(seat));
        }
    }

    /// The text of one item of a list.
    pub(super) fn item(&self, game: &str, item: &Value) -> String {
        match item {
            Value::String(word) if self.pattern(&format!("{game}-name-{word}")).is_some() => {
                self.name(game, word)
            }
            Value::String(word) => word.parse().map_or_else(|_| word.clone(), |seat| self.seat(seat)),
            Value::Object(pair) => self.pair(game, pair),
            other => other.to_string(),
        }
    }

    /// The text of a word with a number.
    fn pair(&self, game: &str, pair: &Map<String, Value>) -> String {
        let word = pair.values().find(|value| value.is_string()).map(|word| self.item(game, word));
        let number = pair.values().find_map(Value::as_i64);
        self.ui(
            "list-pair",
            &[("item", word.unwrap_or_default().into()), ("number", number.unwrap_or_default().into())],
        )
    }
}

/// A number with its sign, where minus is `−` and not a hyphen; 0 has no sign.
fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
