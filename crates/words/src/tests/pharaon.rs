//! The texts of Pharaon.

use std::collections::BTreeSet;

use maat_engine::Seat;
use maat_pharaon::cards::Card;
use maat_pharaon::pieces::{
    Ability, Cause, Colour, Each, Holder, Resource, Reward, Rhythm, Sign, Source, Zone,
};
use maat_pharaon::{Event, Pharaon};
use serde_json::{Value, json};

use super::games::{Reached, json as written, print_log};
use super::keys::{keys, vocabulary_is_complete};
use super::{proofread, words};
use crate::Lang;

#[test]
fn pharaon_can_be_told_in_every_language() {
    let mut met = Reached::of::<Pharaon>(40);
    met.events.extend(rare_events().iter().map(written));
    met.moves.extend(["look ?".to_owned(), "look 17".to_owned()]);
    met.moves.extend((1..=26).map(|noble| format!("keep {noble}")));
    met.proofread::<Pharaon>();
}

/// Events that random play seldom reaches.
fn rare_events() -> Vec<Event> {
    let seat = Holder::B;
    let resources = || [Resource::Green, Resource::Silver].into_iter().collect();
    let winners = |winners: &[Holder]| winners.iter().copied().collect();
    let mut rare = vec![
        Event::NoArtisan { seat: Seat::A },
        Event::NoJar { seat: Seat::A },
        Event::NoReward { seat },
        Event::TombFinished { seat },
        Event::TombFinished { seat: Holder::Traitor },
        Event::LanesFull { colour: Colour::Black },
        Event::SlotsBlocked { jar: Card::new(3), colours: [].into_iter().collect() },
        Event::GodsSatisfied { seat: Seat::A, gods: [].into_iter().collect(), points: 0 },
        Event::GameEnded { winners: winners(&[Holder::Traitor]) },
        Event::GameEnded { winners: winners(&[Holder::A, Holder::C]) },
        Event::JarsShuffled,
        Event::BagFilled,
    ];
    rare.extend(Cause::ALL.map(|cause| Event::NoOffering { seat, cause }));
    rare.extend(Cause::ALL.map(|cause| Event::ResourcesMissed { seat, resources: resources(), cause }));
    rare.extend(Sign::ALL.map(|sign| Event::SymbolIdle { sign }));
    rare.extend(Source::ALL.map(|source| Event::Scored { seat, source, points: 22 }));
    for count in [0, 1, 2, 5, 22] {
        rare.push(Event::StepsLost { seat: Seat::A, count: count.max(1) });
        rare.push(Event::NoblesReturned { count: count.max(1) });
        rare.push(Event::StackLaid { count: count.max(1) });
        rare.push(Event::BoardsLaid { dark: count });
        rare.push(Event::WheelCleared { count });
    }
    rare
}

#[test]
fn pharaon_has_a_text_for_every_id_and_none_besides() {
    vocabulary_is_complete::<Pharaon>();
    let english = keys(Lang::En, "pharaon.ftl");
    let all = |kind: &str, ids: &[&str]| {
        let prefix = format!("pharaon-label-{kind}-");
        let expected: BTreeSet<String> = ids.iter().map(|id| format!("{prefix}{id}")).collect();
        let present = english.iter().filter(|key| key.starts_with(&prefix));
        assert_eq!(present.cloned().collect::<BTreeSet<_>>(), expected, "{kind}");
    };
    all("ability", &Ability::ALL.map(Ability::id));
    all("each", &Each::ALL.map(Each::id));
    all("need", &Zone::ALL.map(Zone::id));
    all("reward", &Reward::ALL.map(Reward::id));
    all("rhythm", &Rhythm::ALL.map(Rhythm::id));
    all("symbol", &[&Sign::ALL.map(Sign::id)[..], &["none"]].concat());
}

/// Formats every text with exactly the arguments that code binds.
#[test]
fn pharaon_needs_no_other_arguments() {
    for lang in Lang::ALL {
        let words = words(lang);
        let mut texts = vec![words.game("pharaon"), words.nobody_won("pharaon")];
        for key in keys(lang, "pharaon.ftl") {
            if let Some(label) = key.strip_prefix("pharaon-label-") {
                for count in [0, 1, 3, 5, 22] {
                    words.label("pharaon", label, &fields(count));
                }
            } else if ["name", "option"].iter().any(|kind| key.starts_with(&format!("pharaon-{kind}-"))) {
                words.text(&key, &[]);
            } else if ["pharaon-zone-", "pharaon-pyramid", "pharaon-jars"]
                .iter()
                .any(|text| key.starts_with(text))
            {
                texts.push(words.text(&key, &[]));
            }
        }
        proofread(&words, &texts);
    }
}

fn fields(count: u8) -> Value {
    json!({
        "count": count, "points": count, "number": count, "nobles": count, "space": count, "level": count,
        "tomb": 3, "round": 2, "rounds": 5, "row": 1, "field": 2, "lane": 4, "total": 10, "free": 1, "slots": 4,
        "seat": "traitor", "zone": "nile", "colour": "red", "kind": "silver", "god": "sobek", "direction": "ccw",
        "board": "A", "face": "dark", "entry": "zone-nile", "pieces": ["green", "res-blue"], "gods": ["horus"],
        "roles": ["seer", "judge"], "offerings": ["vp-1", "vp-2"], "colours": ["green", "black"],
        "cost": ["green", "red"], "gains": ["silver"], "tracks": ["red", "blue"], "needs": ["x"], "parts": ["x"],
        "what": ["x"], "text": ["x"], "role": "seer", "offering": "vp-1", "things": ["x"],
    })
}

/// Prints the log of a random game: `cargo test -p maat-words -- --ignored --nocapture log_of_pharaon`.
#[test]
#[ignore = "prints a game in every language, for proofreading"]
fn log_of_pharaon() {
    print_log::<Pharaon>();
}
