//! The texts of Egizia.

use std::collections::BTreeSet;

use maat_egizia::content::content;
use maat_egizia::pieces::{
    Act, Colour, Crew, Deck, Effect, Gain, Goal, Market, Part, Phase, RowNo, Site, Source,
};
use maat_egizia::sphinx::Sphinx;
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat};
use serde_json::{Value, json};

use super::games::{Reached, json as written, print_log};
use super::keys::{keys, vocabulary_is_complete};
use super::{proofread, words};
use crate::{Lang, Words};

#[test]
fn egizia_can_be_told_in_every_language() {
    let mut met = Reached::of::<Egizia>(100);
    met.events.extend(rare_events().iter().map(written));
    met.moves.extend(["keep ?", "card ?", "column", "lintel", "first", "stand-in"].map(str::to_owned));
    met.steps.extend(["first-place", "stand-in", "last-upgrade"].map(|step| (step, "b".to_owned())));
    met.moves.extend((1..=Sphinx::COUNT).map(|card| format!("keep {card}")));
    met.proofread::<Egizia>();
}

/// Events that random play seldom reaches.
fn rare_events() -> Vec<Event> {
    let seat = Seat::B;
    let winners = |winners: &[Seat]| winners.iter().copied().collect();
    let mut rare = vec![
        Event::GameEnded { winners: winners(&[Seat::A]) },
        Event::GameEnded { winners: winners(&[Seat::A, Seat::C]) },
        Event::FirstPlaceDeclined { seat },
        Event::LeftoverDeclined { seat },
        Event::RowCompleted { seat, row: RowNo::new(6), bricks: 1 },
    ];
    rare.extend(Source::ALL.map(|source| Event::Scored { seat, source, points: 22 }));
    rare.extend(Phase::ALL.map(|phase| Event::PhaseBegan { phase }));
    rare.extend(Part::ALL.map(|part| Event::TempleBuilt { seat, part, value: 6 }));
    rare.extend(Crew::ALL.map(|crew| Event::CrewFull { seat, crew }));
    rare.extend(Market::ALL.map(|market| Event::MarketBottom { seat, market }));
    for site in Site::ALL {
        rare.push(Event::SubstituteStands { seat, site });
        rare.push(Event::SubstituteLeft { seat, site });
        rare.push(Event::FirstPlaceTaken { seat, site });
        rare.push(Event::CouldNotBuild { seat, site });
    }
    for count in [0, 1, 2, 5, 22] {
        rare.push(Event::StonesLost { seat, count: count.max(1) });
        rare.push(Event::CardsRemoved { count: count.max(1) });
        rare.push(Event::SphinxChosen { seat, kept: count, returned: 4 });
        rare.push(Event::SphinxDrawn { seat, count: count.max(1), free: count / 2 });
    }
    rare
}

#[test]
fn egizia_has_a_text_for_every_id_and_none_besides() {
    vocabulary_is_complete::<Egizia>();
    let english = keys(Lang::En, "egizia.ftl");
    let all = |kind: &str, ids: &[&str]| {
        let prefix = format!("egizia-label-{kind}-");
        let expected: BTreeSet<String> = ids.iter().map(|id| format!("{prefix}{id}")).collect();
        let present = english.iter().filter(|key| key.starts_with(&prefix));
        assert_eq!(present.cloned().collect::<BTreeSet<_>>(), expected, "{kind}");
    };
    all("nile", &[&Effect::ALL.map(Effect::id)[..], &["deck"]].concat());
    all("goal", &Goal::ALL.map(Goal::id));
    all("act", &Act::ALL.map(Act::id));
    all("bonus", &Gain::ALL.map(Gain::id));
    all("sheet", &Source::ALL.map(Source::id));
    all("at", &[&Site::ALL.map(Site::id)[..], &["the-end"]].concat());
    let verbs = english.iter().filter_map(|key| key.strip_prefix("egizia-label-verb-"));
    let unknown: Vec<_> = verbs.filter(|verb| !Egizia::VOCABULARY.verbs.contains(verb)).collect();
    assert_eq!(unknown, [""; 0]);
}

/// Formats every text with exactly the arguments that code binds.
#[test]
fn egizia_needs_no_other_arguments() {
    for lang in Lang::ALL {
        let words = words(lang);
        for key in keys(lang, "egizia.ftl") {
            if let Some(label) = key.strip_prefix("egizia-label-") {
                for count in [0, 1, 3, 5, 22] {
                    let mut fields = fields(count);
                    // Only here is a card a title and not a number.
                    if label == "choose" {
                        fields["card"] = json!("x");
                    }
                    words.label("egizia", label, &fields);
                }
            } else if key.starts_with("egizia-name-") {
                words.text(&key, &[]);
            }
        }
        proofread(&words, &[words.game("egizia"), words.text("egizia.about", &[])]);
    }
}

/// The arguments of labels that are numbers.
const NUMBERS: [&str; 25] = [
    "count", "points", "number", "most", "need", "grain", "missing", "sum", "strength", "spent", "budget",
    "space", "spaces", "value", "goals", "sites", "one", "two", "three", "four", "row", "bricks", "keep",
    "stones", "from",
];

fn fields(count: u8) -> Value {
    let mut fields = json!({
        "card": 17, "seat": "a", "town": "beni-hasan", "site": "site-obelisk", "market": "stone", "ring": "left",
        "building": "pyramid", "crew": "joker", "of": "quarry", "effect": "field", "colour": "brown", "fed": true,
        "crews": ["black", "blue"], "parts": ["columns"], "buildings": ["obelisk", "graves"], "text": "x",
        "fields": ["green", "brown"], "colours": ["green"], "cards": ["x"], "places": ["x"], "acts": ["x"],
    });
    for number in NUMBERS {
        fields[number] = json!(count);
    }
    fields
}

/// Formats the sentences about every card of the content, with its printed numbers.
#[test]
fn cards_of_egizia_say_what_they_do() {
    let content = content(1);
    for lang in Lang::ALL {
        let words = words(lang);
        let mut sentences = Vec::new();
        for card in Deck::ALL.into_iter().flat_map(|deck| content.deck(deck).iter()) {
            let printed = content.nile(card);
            let mut fields = json!(printed);
            fields["fed"] = json!(printed.after_feeding);
            sentences.push(words.label("egizia", "card", &fields));
            sentences.push(words.label("egizia", &format!("nile-{}", printed.effect), &fields));
            assert!(sentences[sentences.len() - 1].ends_with('.'));
        }
        for number in 1..=Sphinx::COUNT as u8 {
            let printed = content.sphinx(Sphinx::new(number));
            let mut fields = json!(printed);
            for (field, points) in
                ["one", "two", "three", "four"].into_iter().zip(printed.by_count.iter().flatten())
            {
                fields[field] = json!(points);
            }
            sentences.push(words.label("egizia", &format!("goal-{}", printed.goal), &fields));
            assert!(sentences[sentences.len() - 1].ends_with('.'));
        }
        proofread(&words, &sentences);
    }
}

/// Moves name cards by number only, so the names must agree with the printed facts.
#[test]
fn names_of_cards_agree_with_the_content() {
    let content = content(1);
    for lang in Lang::ALL {
        let words = words(lang);
        let says = |text: String, number: u8| {
            let numbers = text.split(|c: char| !c.is_ascii_digit());
            assert!(numbers.clone().any(|part| part == number.to_string()), "{text}: {number}");
        };
        for card in 1..=Sphinx::COUNT as u8 {
            let printed = content.sphinx(Sphinx::new(card));
            if printed.number > 1 {
                says(sphinx_card(&words, card), printed.number);
            }
            let moved = words.move_text("egizia", &format!("keep {card}"));
            assert!(moved.contains(&sphinx_card(&words, card)), "{moved}");
        }
        let fields = content
            .with(Effect::Field)
            .iter()
            .filter(|&card| content.nile(card).colour != Some(Colour::Green));
        for card in fields {
            says(words.move_text("egizia", &format!("water {card}")), content.nile(card).number);
        }
    }
}

fn sphinx_card(words: &Words, card: u8) -> String {
    words.label("egizia", "sphinx-card", &json!({ "card": card }))
}

/// Prints the log of a random game: `cargo test -p maat-words -- --ignored --nocapture log_of_egizia`.
#[test]
#[ignore = "prints a game in every language, for proofreading"]
fn log_of_egizia() {
    print_log::<Egizia>();
}
