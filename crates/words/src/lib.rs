//! All texts for players, by language.
//!
//! The texts are Fluent messages in `locales/<lang>/*.ftl`, keyed by the ids of the engine. The code contains no texts
//! and no list of games: every file of the folder is loaded. The web client uses the same files in the same way. The
//! rules for players are the pages `locales/<lang>/rules/<game>.md`, with an anchor for each rule that an event can
//! name; `src/tests/rules.rs` defines what a page may contain.
//!
//! | message | meaning |
//! |---|---|
//! | `<game>` | the name of the game; `.about`: a description in one line |
//! | `<game>-goal` | how one wins, in one sentence for newcomers |
//! | `<game>-nobody-won` | the result if no player won; the default is `ui-nobody-won` |
//! | `<game>-step-<step>` | the prompt for the deciding player; `.waiting`: the text for the others, with `$seat` |
//! | `<game>-move-<verb>` | a move, for menus and replays |
//! | `<game>-event-<type>` | a line of the log; `.brings`: what it brings the player, in a few words for a button; `.preview`: what a tooltip says before the move |
//! | `<game>-option-<key>` | an option; one attribute for each value that is neither a number nor names seats |
//! | `<game>-name-<id>` | a thing; its cases and phrases are attributes, those that the language needs |
//! | `<game>-label-<key>` | a word on the table |
//! | `<game>-<kind>-<id>` | one sentence of help about a thing: `imhotep-card-lever`, `imhotep-site-temple-b` |
//! | `ui-<key>` | a text that belongs to no single game |
//! | `…-part-<key>` | a part of other messages, never used by code |
//!
//! Arguments are bound by the following rules. The fields of an event are those of its flat JSON object; a label has
//! fields too.
//!
//! * A number is `$field`; `$field-signed` is the same as text with `+` or `−` before it.
//! * A word is `$field-id`, for selectors. If the game has a name for it, `$field` is that name and `$field-x` each
//!   attribute `.x` of the name: `{ $site-to }` is «to the temple». A letter from a to e without such a name is a
//!   seat, and `$field` the player's name; where letters mean something else, texts ask for `$field-id`.
//! * A list is `$field`, the texts of its items joined («a, b and c»); `$field-count` is their number. The text of an
//!   item made of a word and a number has both («figures 3»).
//! * `true` and `false` are words; of `null` only `$field-id` is bound, as `none`; other objects are not.
//!
//! The noun of a move is the field `noun`, with three exceptions: without a noun `$noun-id` is `none`; hidden from
//! the reader (`?`) it is `hidden`; a noun made of numbers, like `2-1`, is bound as `$first`, `$second`, ….
//!
//! A message that is missing or lacks an argument is shown as its key in brackets, so that a player can go on;
//! `Words::errors` reports it to the tests.

mod bind;
pub mod cases;
mod lang;
#[cfg(test)]
mod tests;

use std::sync::{Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use maat_engine::{Seat, SeatSet};
use rust_embed::RustEmbed;
use serde_json::Value;

pub use lang::Lang;

/// Maximum number of remembered errors, so that a long game does not collect them without end.
const MAX_ERRORS: usize = 100;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Texts;

/// All texts of one language, for one table of players.
#[allow(missing_debug_implementations, reason = "a bundle of messages has none")]
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    errors: Mutex<Vec<String>>,
}

impl Words {
    /// `names` are the players by seat. A player without a name is called «Player 3».
    pub fn new(lang: Lang, names: Vec<String>) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.tag()]);
        // The isolation marks around arguments are for mixed writing directions; terminals show them as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
            _ => None,
        }));
        let mut words = Words { lang, bundle, names, errors: Mutex::default() };
        let folder = format!("{lang}/");
        for path in Texts::iter().filter(|path| path.starts_with(&folder) && path.ends_with(".ftl")) {
            words.load(&path);
        }
        words
    }

    /// The name of the language in the language itself.
    pub fn language(&self) -> String {
        self.ui("lang", &[])
    }

    /// The game's name.
    pub fn game(&self, game: &str) -> String {
        self.text(game, &[])
    }

    /// The prompt of a step for the player who decides.
    pub fn prompt(&self, game: &str, step: &str) -> String {
        self.text(&format!("{game}-step-{step}"), &[])
    }

    /// The text for the others while `seats` decide; a step of chance has no deciding seats.
    pub fn waiting(&self, game: &str, step: &str, seats: SeatSet) -> String {
        let mut args = FluentArgs::new();
        if !seats.is_empty() {
            args.set("seat", self.list(seats.iter().map(|seat| self.seat(seat))));
            args.set("seat-count", seats.len());
        }
        self.format(&format!("{game}-step-{step}.waiting"), &args)
    }

    /// The text of a move in notation, such as `load 2-1`.
    pub fn move_text(&self, game: &str, notation: &str) -> String {
        match notation.split_once(' ').unwrap_or((notation, "")) {
            // Undo is the only move that belongs to the table and not to a game.
            ("undo", "") => self.ui("move-undo", &[]),
            (verb, noun) => self.format(&format!("{game}-move-{verb}"), &self.bind_noun(game, noun)),
        }
    }

    /// A line of the log; `event` is a flat object tagged by `type`.
    pub fn event(&self, game: &str, event: &Value) -> String {
        let tag = event["type"].as_str().unwrap_or("?");
        self.format(&format!("{game}-event-{tag}"), &self.bind(game, event))
    }

    /// The text for a finished game that no player has won.
    pub fn nobody_won(&self, game: &str) -> String {
        let own = format!("{game}-nobody-won");
        if self.pattern(&own).is_some() { self.text(&own, &[]) } else { self.ui("nobody-won", &[]) }
    }

    /// A thing in the nominative, as inside a sentence.
    pub fn name(&self, game: &str, id: &str) -> String {
        self.text(&format!("{game}-name-{id}"), &[])
    }

    /// A thing as a heading, with a capital letter.
    pub fn title(&self, game: &str, id: &str) -> String {
        let key = format!("{game}-name-{id}.title");
        if self.pattern(&key).is_some() { self.text(&key, &[]) } else { self.name(game, id) }
    }

    pub fn option(&self, game: &str, key: &str) -> String {
        self.text(&format!("{game}-option-{key}"), &[])
    }

    /// The text of a value. A value without a text consists of seats, or of names and numbers: `ace`,
    /// `satet-apep-scorpion`.
    pub fn option_value(&self, game: &str, key: &str, value: &str) -> String {
        let text = format!("{game}-option-{key}.{value}");
        if self.pattern(&text).is_some() {
            return self.text(&text, &[]);
        }
        let seats: Option<Vec<Seat>> = value.chars().map(|letter| letter.to_string().parse().ok()).collect();
        match seats {
            Some(seats) => self.list(seats.into_iter().map(|seat| self.seat(seat))),
            None => self.list(value.split('-').map(|word| self.item(game, &word.into()))),
        }
    }

    /// A text on the game's table; `fields` are bound like those of an event.
    pub fn label(&self, game: &str, key: &str, fields: &Value) -> String {
        self.format(&format!("{game}-label-{key}"), &self.bind(game, fields))
    }

    /// A text that belongs to no game: `ui("saved", &[("file", "game.txt".into())])`.
    pub fn ui(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.text(&format!("ui-{key}"), args)
    }

    /// Any message by its full key, with an attribute after a dot; the arguments are shown as they are.
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.format(key, &args.iter().cloned().collect())
    }

    /// Whether there is a message with this key, with an attribute after a dot.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// The name of the player on this seat.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.ui("seat-name", &[("number", (seat.index() + 1).into())]),
        }
    }

    /// Joins items: «a, b and c».
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items = items.into_iter().peekable();
        let mut list = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let key = if items.peek().is_some() { "list-more" } else { "list-last" };
            list = self.ui(key, &[("list", list.into()), ("item", item.into())]);
        }
        list
    }

    /// The first errors so far: messages that are missing or lack an argument, files that do not parse.
    pub fn errors(&self) -> Vec<String> {
        self.errors.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn load(&mut self, path: &str) {
        let data = Texts::get(path).map(|file| file.data).unwrap_or_default();
        let text = String::from_utf8_lossy(&data).into_owned();
        // Messages that parse are still used, so that a broken one does not remove all texts of a game.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(readable, errors)| {
            self.record_error(format!("{path}: {errors:?}"));
            readable
        });
        if let Err(errors) = self.bundle.add_resource(resource) {
            self.record_error(format!("{path}: {errors:?}"));
        }
    }

    /// The text of a key: a message, or an attribute after a dot.
    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.pattern(key) else {
            self.record_error(format!("{}: {key} is missing", self.lang));
            return format!("[{key}]");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() {
            return text.into_owned();
        }
        self.record_error(format!("{}: {key}: {errors:?}", self.lang));
        format!("[{key}]")
    }

    fn record_error(&self, error: String) {
        let mut errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        if errors.len() < MAX_ERRORS {
            errors.push(error);
        }
    }
}
