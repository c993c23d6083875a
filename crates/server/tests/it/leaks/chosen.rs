//! Had a seat chosen something else in secret, nobody else could tell before it is revealed: neither by what they are
//! told nor by when they are.

use std::collections::BTreeMap;

use maat_engine::{Actor, Record, Viewer};

use super::hidden::Hidden;
use super::watch::{Game, Watcher, play_line};
use super::{expected, number};

/// Counts by verb how often something that was told has been compared with what would have been told.
pub fn assert_choices_are_secret(hidden: &Hidden, game: &Game) -> BTreeMap<String, usize> {
    let mut compared = BTreeMap::new();
    for line in 0..game.plies.len() {
        let Actor::Seat(_) = game.plies[line].actor else { continue };
        let blind = |watcher: &&Watcher| is_hidden(game, line, watcher.viewer());
        let verb = game.plies[line].text.split(' ').next().unwrap_or_default();
        for watcher in game.watchers.iter().filter(blind) {
            *compared.entry(verb.to_owned()).or_default() += compare(hidden, game, line, watcher);
        }
    }
    compared
}

/// Whether this viewer may not read what was chosen in a line, as long as it is not revealed.
fn is_hidden(game: &Game, line: usize, viewer: Viewer) -> bool {
    let text = game.after[line + 1].line(line, viewer).map(|(_, text)| text);
    text.is_some_and(|text| text.ends_with(" ?"))
}

/// Everything that the watcher heard until something was told of the line, against every other choice.
fn compare(hidden: &Hidden, game: &Game, line: usize, watcher: &Watcher) -> usize {
    let ply = &game.plies[line];
    let mut others = game.after[line].legal_moves(ply.actor);
    others.retain(|text| *text != ply.text);
    let mut compared = 0;
    for text in others {
        let mut other = game.after[line].clone_box();
        assert!(play_line(&mut *other, ply.actor, &text), "{text}");
        for now in line + 1..game.after.len() {
            if !game.after[now].told_since(line, watcher.viewer()).is_empty() {
                break;
            }
            compared += compare_now(hidden, &*other, watcher, now);
            let next = &game.plies[now];
            if !play_line(&mut *other, next.actor, &next.text) {
                assert_eq!(next.actor, ply.actor, "{} depends on what is hidden", next.text);
                break;
            }
        }
    }
    compared
}

/// What the watcher was told after so many lines: once through each window, whatever was chosen.
fn compare_now(hidden: &Hidden, other: &dyn maat_catalog::AnyGame, watcher: &Watcher, now: usize) -> usize {
    let updates = || watcher.updates().filter(|update| number(update, "ply") == now);
    for update in updates() {
        assert_eq!(update, expected(hidden, other, watcher.viewer(), number(&update, "since")));
    }
    let records: Vec<&String> = watcher
        .records
        .iter()
        .filter(|text| {
            let record: Record = text.parse().unwrap();
            record.plies().len() == now && record.result().is_none()
        })
        .collect();
    for text in &records {
        assert_eq!(**text, other.record(watcher.viewer()).to_string());
    }
    updates().count() + records.len()
}
