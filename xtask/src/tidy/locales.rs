//! Every text that can be asked for exists in every language, and no other.

use std::collections::{BTreeMap, BTreeSet};

use maat_engine::Choice;

use super::fluent::{Message, Texts};
use super::uses::Uses;
use super::{File, Finding};

/// The language that the others are compared with.
const ENGLISH: &str = "en";

/// The ids of a game, from which the code builds keys.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub game: &'a str,
    pub steps: &'a [&'a str],
    pub verbs: &'a [&'a str],
    pub events: &'a [&'a str],
    pub names: &'a [&'a str],
    pub options: &'a [Choice],
    /// The chapters of its lesson with their ideas.
    pub lessons: &'a [(&'a str, &'a [&'a str])],
    /// The terms of its evaluation, by which the coach explains moves.
    pub terms: &'a [&'a str],
}

impl Words<'_> {
    /// The keys that code can ask for, with their attributes.
    fn wanted(&self) -> Vec<(String, Vec<&str>)> {
        let game = self.game;
        let all = |kind: &'static str, ids: &[&str], attributes: &'static [&'static str]| -> Vec<_> {
            ids.iter().map(|id| (format!("{game}-{kind}-{id}"), attributes.to_vec())).collect()
        };
        let option =
            |choice: &Choice| (format!("{game}-option-{}", choice.key), choice.wordy_values().collect());
        let mut wanted = vec![(game.to_owned(), vec!["about", "round"]), (format!("{game}-goal"), vec![])];
        wanted.extend(all("step", self.steps, &["waiting"]));
        wanted.extend(all("move", self.verbs, &[]));
        wanted.extend(all("event", self.events, &[]));
        wanted.extend(all("name", self.names, &[]));
        wanted.extend(self.options.iter().map(option));
        wanted
    }

    /// The keys of the lesson with their attributes, which are in a file of their own.
    fn wanted_of_lessons(&self) -> Vec<(String, Vec<&str>)> {
        let mut wanted = Vec::new();
        for (chapter, ideas) in self.lessons {
            let key = format!("{}-lesson-{chapter}", self.game);
            wanted.extend(ideas.iter().map(|idea| (format!("{key}-{idea}"), vec!["title"])));
            wanted.push((key, vec!["about", "end"]));
        }
        wanted
    }

    /// The keys of the coach with their attributes, which are in a file of their own.
    fn wanted_of_coach(&self) -> Vec<(String, Vec<&str>)> {
        let key = |term: &&str| (format!("{}-term-{term}", self.game), vec!["gain", "loss"]);
        self.terms.iter().map(key).collect()
    }

    /// Keys that need not exist, but are asked for where they do: what a decision is about, who won if no player did, what a card does, what a
    /// site does, what a line of the score sheet counts.
    fn may_have(&self, key: &str) -> bool {
        let Some(rest) = key.strip_prefix(self.game) else { return false };
        let card = rest.strip_prefix("-card-");
        let site =
            rest.strip_prefix("-site-").and_then(|rest| rest.strip_suffix("-a").or(rest.strip_suffix("-b")));
        let sheet = rest.strip_prefix("-label-sheet-");
        let decision = rest.strip_prefix("-coach-").is_some_and(|step| self.steps.contains(&step));
        rest == "-nobody-won"
            || decision
            || card.or(site).or(sheet).is_some_and(|name| self.names.contains(&name))
    }
}

pub fn check(files: &[File], words: &[Words<'_>]) -> Vec<Finding> {
    let english = Language::read(ENGLISH, files);
    let others: Vec<Language<'_>> = languages(files)
        .into_iter()
        .filter(|&name| name != ENGLISH)
        .map(|name| Language::read(name, files))
        .collect();
    let mut wanted = Vec::new();
    for words in words {
        let file = format!("{}.ftl", words.game);
        wanted.extend(words.wanted_of_lessons().into_iter().map(|key| (format!("lessons/{file}"), key)));
        wanted.extend(words.wanted_of_coach().into_iter().map(|key| (format!("coach/{file}"), key)));
        wanted.extend(words.wanted().into_iter().map(|key| (file.clone(), key)));
    }
    let mut findings = english.sound();
    for language in [&english].into_iter().chain(&others) {
        for (file, (key, attributes)) in &wanted {
            findings.extend(language.lacks(file, key, attributes));
        }
    }
    for language in &others {
        findings.extend(language.sound());
        findings.extend(language.differs(&english));
    }
    let games: Vec<&str> = words.iter().map(|words| words.game).collect();
    let uses = Uses::of(files, &games);
    for (file, message) in english.messages().filter(|(_, message)| !message.is_term()) {
        let known = wanted.iter().any(|(_, (key, _))| *key == message.id)
            || words.iter().any(|words| words.may_have(&message.id))
            || english.refers_to(&message.id)
            || uses.asks_for(&message.id);
        if !known {
            findings.push(Finding::new(&file.path, message.line, format!("{} is unused", message.id)));
        }
    }
    findings
}

/// The folders of `locales/`: each is a language.
fn languages(files: &[File]) -> BTreeSet<&str> {
    let within = files.iter().filter_map(|file| file.path.strip_prefix("locales/"));
    within.filter_map(|path| path.split_once('/')).map(|(name, _)| name).collect()
}

/// All texts of one language.
struct Language<'a> {
    name: &'a str,
    /// By file name: `ui.ftl`.
    files: BTreeMap<&'a str, (&'a File, Texts)>,
}

impl<'a> Language<'a> {
    fn read(name: &'a str, files: &'a [File]) -> Language<'a> {
        let folder = format!("locales/{name}/");
        let texts = |file: &'a File| {
            let own = file.path.strip_prefix(&folder).filter(|own| own.ends_with(".ftl"))?;
            Some((own, (file, Texts::read(&file.text))))
        };
        Language { name, files: files.iter().filter_map(texts).collect() }
    }

    fn messages(&self) -> impl Iterator<Item = (&'a File, &Message)> {
        self.files.values().flat_map(|(file, texts)| texts.messages.iter().map(|message| (*file, message)))
    }

    fn get(&self, id: &str) -> Option<(&'a File, &Message)> {
        self.messages().find(|(_, message)| message.id == id)
    }

    fn refers_to(&self, id: &str) -> bool {
        self.messages().any(|(_, message)| {
            message.id != id && message.references.iter().any(|(referred, _)| referred == id)
        })
    }

    fn missing(&self, file: &str, what: String) -> Finding {
        Finding::new(&format!("locales/{}/{file}", self.name), 1, what)
    }

    /// The errors of a language by itself.
    fn sound(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (file, texts) in self.files.values() {
            findings.extend(
                texts.errors.iter().map(|(offset, error)| file.at(*offset, format!("unreadable: {error}"))),
            );
        }
        let mut seen = BTreeSet::new();
        let forms: BTreeSet<&String> = self
            .messages()
            .filter(|(_, message)| message.id.contains("-name-"))
            .flat_map(|(_, message)| &message.attributes)
            .collect();
        for (file, message) in self.messages() {
            let id = &message.id;
            let mut find = |what: String| findings.push(Finding::new(&file.path, message.line, what));
            if !seen.insert(id) {
                find(format!("{id} comes twice"));
            }
            if message.is_term() && !self.refers_to(id) {
                find(format!("{id} is unused"));
            }
            for (referred, attribute) in &message.references {
                let exists = self.get(referred).is_some_and(|(_, other)| match attribute {
                    Some(attribute) => other.has_attribute(attribute),
                    None => other.has_value,
                });
                if !exists {
                    let attribute =
                        attribute.as_ref().map_or(String::new(), |attribute| format!(".{attribute}"));
                    find(format!("{id} refers to {referred}{attribute}, which does not exist"));
                }
            }
            for variable in message.variables.iter().filter(|_| !message.is_term()) {
                if let Some((_, form)) = variable.rsplit_once('-')
                    && !BOUND_FORMS.contains(&form)
                    && !forms.contains(&form.to_owned())
                {
                    find(format!("{id}: ${variable} is never bound: no name has a form .{form}"));
                }
            }
        }
        findings
    }

    /// The missing parts of a key that the code uses.
    fn lacks(&self, own: &str, key: &str, attributes: &[&str]) -> Vec<Finding> {
        let Some((file, message)) = self.get(key) else {
            // A missing file is reported once.
            let reported = self.name != ENGLISH && !self.files.contains_key(own);
            return if reported { Vec::new() } else { vec![self.missing(own, format!("{key} is missing"))] };
        };
        let find = |what: String| Finding::new(&file.path, message.line, what);
        let mut findings = Vec::new();
        if !message.has_value {
            findings.push(find(format!("{key} has no text of its own")));
        }
        for attribute in attributes.iter().filter(|attribute| !message.has_attribute(attribute)) {
            findings.push(find(format!("{key}.{attribute} is missing")));
        }
        if key.contains("-option-") {
            let known = |attribute: &&String| attributes.contains(&attribute.as_str());
            for attribute in message.attributes.iter().filter(|attribute| !known(attribute)) {
                findings.push(find(format!("{key}.{attribute} is unused: the option has no such value")));
            }
        }
        findings
    }

    /// The differences between the messages of this language and English.
    fn differs(&self, english: &Language<'_>) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (own, (_, texts)) in &english.files {
            let Some((file, here)) = self.files.get(own) else {
                findings.push(self.missing(own, "the file is missing".to_owned()));
                continue;
            };
            for message in texts.messages.iter().filter(|message| !message.is_term()) {
                let id = &message.id;
                match here.messages.iter().find(|other| other.id == *id) {
                    None => findings.push(self.missing(own, format!("{id} is missing"))),
                    Some(other) if message.has_attribute("waiting") != other.has_attribute("waiting") => {
                        let what = format!("{id}.waiting must be in all languages or in none");
                        findings.push(Finding::new(&file.path, other.line, what));
                    }
                    Some(_) => {}
                }
            }
            let fields: BTreeSet<&str> = texts.messages.iter().flat_map(fields).collect();
            for message in here.messages.iter().filter(|message| !message.is_term()) {
                let mut find = |what: String| findings.push(Finding::new(&file.path, message.line, what));
                let id = &message.id;
                if !texts.messages.iter().any(|other| other.id == *id) {
                    find(format!("{id} is not in {}", english.name));
                }
                for field in self::fields(message).filter(|field| !fields.contains(field)) {
                    find(format!("{id}: {} knows no ${field}", english.name));
                }
            }
        }
        for (own, (file, _)) in self.files.iter().filter(|(own, _)| !english.files.contains_key(*own)) {
            findings.push(Finding::new(&file.path, 1, format!("{} has no {own}", english.name)));
        }
        findings
    }
}

/// Forms of an argument that are bound whatever its value; the other forms are the attributes of names.
const BOUND_FORMS: [&str; 3] = ["id", "count", "signed"];

/// The arguments of a message without their forms: `card` for `$card-acc`.
fn fields(message: &Message) -> impl Iterator<Item = &str> {
    message
        .variables
        .iter()
        .map(|variable| variable.rsplit_once('-').map_or(variable.as_str(), |(field, _)| field))
}

#[cfg(test)]
mod tests;
