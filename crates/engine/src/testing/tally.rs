//! What random play met.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::Vocabulary;

/// Proof that the laws had something to look at.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    pub games: u64,
    pub plies: u64,
    pub undos: u64,
    pub longest: usize,
    pub most_moves: usize,
    pub steps: BTreeMap<&'static str, u64>,
    /// Moves by their text, so that every card and space can be seen to occur.
    pub moves: BTreeMap<String, u64>,
    pub events: BTreeMap<String, u64>,
    /// Names that events told of, so that every power and every end of the game can be seen to occur.
    pub names: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Adds what another run met.
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
    pub(super) fn meet(&mut self, tag: &str, told: &Value, words: &Vocabulary) {
        *self.events.entry(tag.to_owned()).or_default() += 1;
        let fields = told.as_object().into_iter().flatten().filter(|(key, _)| *key != "type");
        for word in fields.flat_map(|(_, value)| texts(value)) {
            if let Some(name) = words.names.iter().find(|name| **name == word) {
                *self.names.entry(name).or_default() += 1;
            }
        }
    }

    /// The steps, verbs and events of a vocabulary that were never met.
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
