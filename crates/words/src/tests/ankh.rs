//! The texts of Ankh.

use std::collections::BTreeSet;

use maat_ankh::events::StrengthPart;
use maat_ankh::pieces::{
    Action, Card, Cause, Ending, Fate, God, Guardian, Kind, Merit, Monument, Occasion, Part, Power, Stage,
};
use maat_ankh::{Ankh, Event};
use maat_engine::{Game, Seat};
use serde_json::{Value, json};

use super::games::{Reached, json as written, print_log};
use super::keys::{keys, vocabulary_is_complete};
use super::{proofread, words};
use crate::Lang;

#[test]
fn ankh_can_be_told_in_every_language() {
    let mut met = Reached::of::<Ankh>(40);
    met.events.extend(rare_events().iter().map(written));
    met.moves.extend(
        ["card ?", "bid ?", "bid 1", "bid 22", "adopt e4", "lift e4", "by e4", "push e4"].map(str::to_owned),
    );
    met.moves.extend(Guardian::ALL.map(|guardian| format!("adopt {guardian}")));
    met.steps.extend(ONE_DECIDES.map(|step| (step, "b".to_owned())));
    met.steps.extend(["cards", "bids"].map(|step| (step, "abd".to_owned())));
    met.proofread::<Ankh>();
}

/// Steps that random play seldom reaches.
const ONE_DECIDES: [&str; 7] = ["adopt", "aim", "gate", "lift", "push", "teleport", "teleport-to"];

/// Events that random play seldom reaches.
fn rare_events() -> Vec<Event> {
    let (seat, other) = (Seat::B, Seat::C);
    let hex = "e4".parse().expect("a hex");
    let token = "3".parse().expect("a token");
    let mut rare = vec![
        Event::FigurePushed { seat, kind: Kind::God, by: other, from: hex, to: hex },
        Event::PlagueSpared { seat: None },
        Event::PlagueSpared { seat: Some(seat) },
        Event::TiebreakerKept { seat },
        Event::TiebreakerUsed { seat },
        Event::GuardianDismissed { seat, guardian: Guardian::Apep },
        Event::GatePlaced { seat, hex, from: None },
        Event::GatePlaced { seat, hex, from: Some(hex) },
        Event::BattleWon { seat, token, strength: 4, margin: 0 },
        Event::NothingTrapped { seat },
    ];
    for ending in Ending::ALL {
        let winners = |winners: &[Seat]| winners.iter().copied().collect();
        rare.push(Event::GameEnded { winners: winners(&[Seat::A]), ending });
        rare.push(Event::GameEnded { winners: winners(&[Seat::A, Seat::D]), ending });
    }
    rare.extend(Cause::ALL.map(|cause| Event::FollowersGained { seat, count: 22, cause }));
    rare.extend(Cause::ALL.map(|cause| Event::FollowersPaid { seat, count: 1, cause }));
    rare.extend(Guardian::ALL.map(|guardian| Event::GuardianAdopted { seat, guardian, hex: None }));
    rare.extend(Guardian::ALL.map(|guardian| Event::GuardianAdopted { seat, guardian, hex: Some(hex) }));
    for monument in Monument::ALL {
        for owner in [None, Some(other)] {
            rare.push(Event::MonumentControlled { seat, monument, hex, from: owner });
            rare.extend(Fate::ALL.map(|fate| Event::MonumentDestroyed { seat: owner, monument, hex, fate }));
        }
    }
    for (count, merit) in [0, 1, 2, 5, 22].into_iter().zip(Merit::ALL) {
        rare.push(Event::DevotionGained { seat, merit, gained: count, bountiful: count.min(1), space: 9 });
        rare.push(Event::DevotionLost { seat, lost: count.max(1), space: 0 });
        rare.push(Event::FiguresFlooded { seat, figures: count });
        rare.push(Event::CardsReturned { seat, count: count.max(1) });
        rare.push(strength(count, count, &[(Part::Figures, count), (Part::Drought, 1)]));
    }
    rare.push(strength(2, 2, &[]));
    rare
}

fn strength(figures: u8, neutralised: u8, parts: &[(Part, u8)]) -> Event {
    let strength = parts.iter().map(|(_, strength)| strength).sum();
    let parts = parts.iter().map(|&(part, strength)| StrengthPart { part, strength }).collect();
    Event::StrengthCounted { seat: Seat::B, figures, neutralised, strength, parts }
}

#[test]
fn ankh_has_a_text_for_every_id_and_none_besides() {
    vocabulary_is_complete::<Ankh>();
    let english = keys(Lang::En, "ankh.ftl");
    let all = |prefix: &str, ids: &[&str]| {
        let expected: BTreeSet<String> = ids.iter().map(|id| format!("{prefix}{id}")).collect();
        let present = english.iter().filter(|key| key.starts_with(prefix));
        assert_eq!(present.cloned().collect::<BTreeSet<_>>(), expected, "{prefix}");
    };
    all("ankh-god-", &God::ALL.map(God::id));
    all("ankh-guardian-", &Guardian::ALL.map(Guardian::id));
    all("ankh-power-", &Power::ALL.map(Power::id));
    all("ankh-card-", &Card::ALL.map(Card::id));
    all("ankh-action-", &Action::ALL.map(Action::id));
    all("ankh-occasion-", &Occasion::ALL.map(Occasion::id));
    all("ankh-stage-", &Stage::ALL.map(Stage::id));
    all("ankh-monument-", &Monument::ALL.map(Monument::id));
    all("ankh-label-power-short-", &Power::ALL.map(Power::id));
    all("ankh-label-card-short-", &Card::ALL.map(Card::id));
    let sources = [&Merit::ALL.map(Merit::id)[..], &["bountiful", "cat", "merge"]].concat();
    all("ankh-label-sheet-", &sources);
    let verbs = english.iter().filter_map(|key| key.strip_prefix("ankh-label-verb-"));
    let unknown: Vec<_> = verbs.filter(|verb| !Ankh::VOCABULARY.verbs.contains(verb)).collect();
    assert_eq!(unknown, [""; 0]);
}

/// Formats every text with exactly the arguments that code binds.
#[test]
fn ankh_needs_no_other_arguments() {
    let kinds = ["god", "guardian", "power", "card", "action", "occasion", "stage", "monument"];
    for lang in Lang::ALL {
        let words = words(lang);
        let mut sentences = vec![words.game("ankh"), words.text("ankh.about", &[]), words.nobody_won("ankh")];
        for key in keys(lang, "ankh.ftl") {
            if let Some(label) = key.strip_prefix("ankh-label-") {
                for count in [0, 1, 3, 5, 22] {
                    words.label("ankh", label, &fields(count));
                }
            } else if kinds.iter().any(|kind| key.starts_with(&format!("ankh-{kind}-"))) {
                sentences.push(words.text(&key, &[]));
                assert!(sentences[sentences.len() - 1].ends_with('.'), "{key} in {lang}");
            } else if key.starts_with("ankh-name-") {
                words.text(&key, &[]);
            }
        }
        proofread(&words, &sentences);
    }
}

/// The arguments of labels that are numbers.
const NUMBERS: [&str; 29] = [
    "count",
    "points",
    "number",
    "most",
    "level",
    "cost",
    "left",
    "token",
    "size",
    "figures",
    "strength",
    "space",
    "spaces",
    "rank",
    "top",
    "red",
    "conflict",
    "conflicts",
    "step",
    "steps",
    "missing",
    "small",
    "large",
    "fertile",
    "desert",
    "gained",
    "bid",
    "neutralised",
    "old_size",
];

fn fields(count: u8) -> Value {
    let mut fields = json!({
        "seat": "a", "higher": "b", "kind": "warrior", "god": "ra", "guardian": "apep", "monument": "temple",
        "occasion": "caravan", "stage": "plague", "part": "figures", "card": "flood", "base": "small",
        "cards": ["drought", "miracle"], "seats": ["a", "b"], "one": "isis", "other": "osiris",
        "hex": "d4", "terrain": "desert", "gods": ["isis", "ra"], "hexes": ["c4", "d5"], "pieces": ["warrior"],
        "moves": ["d4"], "items": ["d4"], "thing": "warrior",
    });
    for number in NUMBERS {
        fields[number] = json!(count);
    }
    fields
}

/// Prints the log of a random game: `cargo test -p maat-words -- --ignored --nocapture log_of_ankh`.
#[test]
#[ignore = "prints a game in every language, for proofreading"]
fn log_of_ankh() {
    print_log::<Ankh>();
}
