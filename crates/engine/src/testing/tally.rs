//! Coverage of random play.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::Vocabulary;

/// Coverage counters: which steps, moves and events random play reached.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of plies, undone ones included.
    pub plies: u64,
    /// The number of undos.
    pub undos: u64,
    /// The number of plies of the longest game.
    pub longest: usize,
    /// The largest number of legal moves in one position.
    pub most_moves: usize,
    /// The number of plies at each step.
    pub steps: BTreeMap<&'static str, u64>,
    /// How often each move was played, by its notation, so that a test can check that every card and space occurs.
    pub moves: BTreeMap<String, u64>,
    /// How often each event happened, by its tag.
    pub events: BTreeMap<String, u64>,
    /// How often each name of the vocabulary appeared in an event, so that a test can check that every power and every end of
    /// the game occurs.
    pub names: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Adds the counters of another run.
    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.undos += other.undos;
        self.longest = self.longest.max(other.longest);
        self.most_moves = self.most_moves.max(other.most_moves);
        other.steps.into_iter().for_each(|(step, count)| *self.steps.entry(step).or_default() += count);
        other.moves.into_iter().for_each(|(text, count)| *self.moves.entry(text).or_default() += count);
        other.events.into_iter().for_each(|(event, count)| *self.events.entry(event).or_default() += count);
        other.names.into_iter().for_each(|(name, count)| *self.names.entry(name).or_default() += count);
    }

    /// Counts an event and the names in it.
    pub(super) fn count_event(&mut self, tag: &str, json: &Value, words: &Vocabulary) {
        *self.events.entry(tag.to_owned()).or_default() += 1;
        let fields = json.as_object().into_iter().flatten().filter(|(key, _)| *key != "type");
        for word in fields.flat_map(|(_, value)| texts(value)) {
            if let Some(name) = words.names.iter().find(|name| **name == word) {
                *self.names.entry(name).or_default() += 1;
            }
        }
    }

    /// The steps, verbs and events of a vocabulary that never occurred.
    pub fn unseen(&self, words: &Vocabulary) -> Vec<&'static str> {
        let played = |verb: &str| self.moves.keys().any(|text| text.split(' ').next() == Some(verb));
        let steps = words.steps.iter().filter(|step| **step != "over" && !self.steps.contains_key(**step));
        let verbs = words.verbs.iter().filter(|verb| !played(verb));
        let events = words.events.iter().filter(|event| !self.events.contains_key(**event));
        steps.chain(verbs).chain(events).copied().collect()
    }
}

/// All texts in a value.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}
