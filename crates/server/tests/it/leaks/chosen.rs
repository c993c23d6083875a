//! If a seat had made a different secret choice, nobody else could tell before it is revealed: neither from the
//! content nor from the time of messages.

use std::collections::BTreeMap;

use maat_catalog::{AnyGame, Dealer};
use maat_engine::{Actor, Record, Viewer};
use serde_json::Value;

use super::hidden::Hidden;
use super::watch::{Game, Watcher, play_line};
use super::{expected, expected_record, number};

/// Compares messages with those for other choices, and returns the number of comparisons by verb.
pub fn assert_choices_are_secret(hidden: &Hidden, game: &Game) -> BTreeMap<String, usize> {
    let mut compared = BTreeMap::new();
    for watcher in &game.watchers {
        let (viewer, heard) = (watcher.viewer(), heard(watcher));
        let by_seat = |line: &usize| game.plies[*line].actor != Actor::Chance;
        for line in (0..game.plies.len()).filter(by_seat).filter(|line| is_hidden(game, *line, viewer)) {
            let verb = game.plies[line].text.split(' ').next().unwrap_or_default();
            let others = Others { hidden, game, line, viewer, heard: &heard };
            *compared.entry(verb.to_owned()).or_default() += others.compare_all();
        }
    }
    compared
}

/// The messages after each number of lines.
type Heard = BTreeMap<usize, Vec<Told>>;

enum Told {
    Update(Value),
    Record(String),
}

fn heard(watcher: &Watcher) -> Heard {
    let mut heard = Heard::new();
    for update in watcher.updates() {
        heard.entry(number(&update, "ply")).or_default().push(Told::Update(update));
    }
    for text in &watcher.records {
        let record: Record = text.parse().unwrap();
        // The record of a finished game hides nothing.
        if record.result().is_none() {
            heard.entry(record.plies().len()).or_default().push(Told::Record(text.clone()));
        }
    }
    heard
}

/// Whether this viewer may not see the choice in a line and got no event of it.
fn is_hidden(game: &Game, line: usize, viewer: Viewer) -> bool {
    let after = &game.after[line + 1];
    let masked = after.line(line, viewer).is_some_and(|line| line.text.ends_with(" ?"));
    masked && after.log_since(line, viewer).is_empty()
}

/// The other possible choices in a line that the watcher could not read.
struct Others<'g> {
    hidden: &'g Hidden,
    game: &'g Game,
    line: usize,
    viewer: Viewer,
    heard: &'g Heard,
}

impl Others<'_> {
    fn compare_all(&self) -> usize {
        let ply = &self.game.plies[self.line];
        let mut others = self.before().legal_moves(ply.actor);
        others.retain(|text| *text != ply.text && self.reads(text) == self.reads(&ply.text));
        for text in &others {
            assert_eq!(self.lines_after(text), self.lines_after(&ply.text), "{text} or {}", ply.text);
        }
        others.iter().map(|text| self.compare(text)).sum()
    }

    fn before(&self) -> &dyn AnyGame {
        &*self.game.after[self.line]
    }

    /// The game if `text` had been played in the line.
    fn had_played(&self, text: &str) -> Box<dyn AnyGame> {
        let mut game = self.before().clone_box();
        assert!(play_line(&mut *game, self.game.plies[self.line].actor, text), "{text}");
        game
    }

    /// The line as the watcher sees it.
    fn reads(&self, text: &str) -> String {
        let read = self.had_played(text).line(self.line, self.viewer);
        read.expect("the line was played").text
    }

    /// The number of lines at the next update, after the moves that follow automatically.
    fn lines_after(&self, text: &str) -> usize {
        let mut game = self.had_played(text);
        game.settle(&Dealer::from_number(0));
        game.len()
    }

    /// Compares all messages to the watcher until the line is revealed with those if `text` had been played in it.
    fn compare(&self, text: &str) -> usize {
        let (game, chooser) = (self.game, self.game.plies[self.line].actor);
        let mut other = self.had_played(text);
        let silent = |now: &usize| game.after[*now].log_since(self.line, self.viewer).is_empty();
        let mut compared = 0;
        for now in (self.line + 1..game.after.len()).take_while(silent) {
            compared += self.compare_now(&*other, now);
            let next = &game.plies[now];
            if !play_line(&mut *other, next.actor, &next.text) {
                assert_eq!(next.actor, chooser, "{} depends on what is hidden", next.text);
                break;
            }
        }
        compared
    }

    /// Compares the messages to the watcher after `now` lines.
    fn compare_now(&self, other: &dyn AnyGame, now: usize) -> usize {
        let heard = self.heard.get(&now).map_or(&[][..], Vec::as_slice);
        for told in heard {
            match told {
                Told::Update(update) => {
                    let since = number(update, "since");
                    assert_eq!(*update, expected(self.hidden, self.game, other, self.viewer, since));
                }
                Told::Record(text) => assert_eq!(*text, expected_record(text, other, self.viewer)),
            }
        }
        heard.len()
    }
}
