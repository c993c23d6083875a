//! All languages have the same keys, exactly those that code uses.

use std::collections::BTreeSet;

use fluent_syntax::{ast::Entry, parser};
use maat_engine::Game;
use maat_imhotep::Imhotep;
use maat_imhotep::pieces::{Card, Side, Site};

use crate::{Lang, Texts};

/// The text of a file.
pub fn text(lang: Lang, file: &str) -> String {
    let file = Texts::get(&format!("{lang}/{file}")).unwrap_or_else(|| panic!("{lang}/{file} is missing"));
    String::from_utf8(file.data.into_owned()).expect("texts are UTF-8")
}

/// The names of the message files.
fn files(lang: Lang) -> BTreeSet<String> {
    let folder = format!("{lang}/");
    let own = |path: std::borrow::Cow<'_, str>| path.strip_prefix(&folder).map(str::to_owned);
    Texts::iter().filter_map(own).filter(|file| file.ends_with(".ftl")).collect()
}

/// All messages and attributes (after a dot); panics on duplicates.
pub fn keys(lang: Lang, file: &str) -> BTreeSet<String> {
    let text = text(lang, file);
    let resource = parser::parse(&text[..]).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
    let mut keys = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let attributes = message.attributes.iter().map(|attribute| format!("{id}.{}", attribute.id.name));
        for key in [id.to_owned()].into_iter().chain(attributes) {
            assert!(keys.insert(key.clone()), "{key} stands twice in {lang}/{file}");
        }
    }
    keys
}

/// Whether code uses the key. Cases and phrases differ by language; of a name's attributes, code uses only the title.
fn is_asked_for(key: &str) -> bool {
    !key.contains("-name-") || !key.contains('.') || key.ends_with(".title")
}

#[test]
fn all_languages_have_the_same_keys() {
    for lang in Lang::ALL {
        assert_eq!(files(lang), files(Lang::En));
        for file in files(lang) {
            let asked_for = |lang| -> BTreeSet<String> {
                keys(lang, &file).into_iter().filter(|key| is_asked_for(key)).collect()
            };
            assert_eq!(asked_for(lang), asked_for(Lang::En), "{lang}/{file}");
        }
    }
}

#[test]
fn every_kind_of_bot_has_a_text() {
    for lang in Lang::ALL {
        let known = keys(lang, "ui.ftl");
        for kind in maat_bots::KINDS {
            assert!(known.contains(&format!("ui-bot-{}", kind.name)), "{}: {lang}", kind.name);
        }
    }
}

#[test]
fn imhotep_has_a_text_for_every_id_and_none_besides() {
    vocabulary_is_complete::<Imhotep>();
    let english = keys(Lang::En, "imhotep.ftl");
    let starting = |prefix: &str| -> BTreeSet<String> {
        english.iter().filter(|key| key.starts_with(prefix)).cloned().collect()
    };
    let cards = Card::ALL.map(|card| format!("imhotep-card-{card}"));
    assert_eq!(starting("imhotep-card-"), BTreeSet::from(cards));
    let sites = Site::ALL.map(|site| Side::ALL.map(|side| format!("imhotep-site-{site}-{side}")));
    assert_eq!(starting("imhotep-site-"), sites.into_iter().flatten().collect());
}

pub fn vocabulary_is_complete<G: Game>() {
    let mut expected = BTreeSet::from(["", ".about", ".round"].map(|form| format!("{}{form}", G::ID)));
    let ids = G::VOCABULARY;
    for step in ids.steps {
        expected.insert(format!("{}-step-{step}", G::ID));
        expected.insert(format!("{}-step-{step}.waiting", G::ID));
    }
    for (kind, ids) in [("move", ids.verbs), ("event", ids.events), ("name", ids.names)] {
        expected.extend(ids.iter().map(|id| format!("{}-{kind}-{id}", G::ID)));
    }
    for choice in G::OPTIONS {
        let key = format!("{}-option-{}", G::ID, choice.key);
        expected.extend(choice.wordy_values().map(|value| format!("{key}.{value}")));
        expected.insert(key);
    }
    let kinds = ["step", "move", "event", "name", "option"].map(|kind| format!("{}-{kind}-", G::ID));
    let known =
        |key: &String| key.split('.').next() == Some(G::ID) || kinds.iter().any(|kind| key.starts_with(kind));
    let keys = keys(Lang::En, &format!("{}.ftl", G::ID));
    assert!(keys.contains(&format!("{}-goal", G::ID)), "{} has no goal", G::ID);
    // Headings, button texts, previews and what an event brings exist only where they are needed.
    let may_have =
        |key: &String| [".title", ".short", ".brings", ".preview"].iter().any(|form| key.ends_with(form));
    let present: BTreeSet<_> = keys.into_iter().filter(|key| known(key) && !may_have(key)).collect();
    // Phrases of names are used only within texts of the same language.
    let present: BTreeSet<_> = present.into_iter().filter(|key| is_asked_for(key)).collect();
    assert_eq!(present, expected);
}

#[test]
fn parts_and_cases_are_used() {
    for lang in Lang::ALL {
        let all: String = files(lang).iter().map(|file| text(lang, file)).collect();
        for key in files(lang).iter().flat_map(|file| keys(lang, file)) {
            if key.contains("-part-") {
                assert!(all.contains(&format!("{{ {key} }}")), "{key} in {lang}");
            } else if !is_asked_for(&key) {
                let case = key.rsplit('.').next().unwrap_or_default();
                assert!(all.contains(&format!("-{case} }}")), "{key} in {lang}");
            }
        }
    }
}
