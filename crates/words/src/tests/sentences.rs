//! Plurals, cases, and a few sentences as they should read.

use maat_engine::{Seat, SeatSet};
use serde_json::{Value, json};

use super::{keys::keys, proofread, words};
use crate::{Lang, Words};

const COUNTS: [i64; 5] = [1, 2, 5, 12, 22];

/// The sentence about each of `COUNTS`, in one language.
fn counted(lang: Lang, event: impl Fn(i64) -> Value) -> Vec<String> {
    let words = words(lang);
    let sentences = COUNTS.map(|count| words.event("imhotep", &event(count))).to_vec();
    proofread(&words, &sentences);
    sentences
}

#[test]
fn stones_are_counted() {
    let returned = |count| json!({"type": "stones-returned", "seat": "a", "count": count});
    assert_eq!(
        counted(Lang::En, returned).join("\n"),
        "Anna returns 1 stone from the ships to the quarry.\n\
         Anna returns 2 stones from the ships to the quarry.\n\
         Anna returns 5 stones from the ships to the quarry.\n\
         Anna returns 12 stones from the ships to the quarry.\n\
         Anna returns 22 stones from the ships to the quarry."
    );
    assert_eq!(
        counted(Lang::Cs, returned).join("\n"),
        "Anna vrací z lodí do kamenolomu 1 kámen.\n\
         Anna vrací z lodí do kamenolomu 2 kameny.\n\
         Anna vrací z lodí do kamenolomu 5 kamenů.\n\
         Anna vrací z lodí do kamenolomu 12 kamenů.\n\
         Anna vrací z lodí do kamenolomu 22 kamenů."
    );
    assert_eq!(
        counted(Lang::Pl, returned).join("\n"),
        "Anna odkłada z łodzi do kamieniołomu 1 kamień.\n\
         Anna odkłada z łodzi do kamieniołomu 2 kamienie.\n\
         Anna odkłada z łodzi do kamieniołomu 5 kamieni.\n\
         Anna odkłada z łodzi do kamieniołomu 12 kamieni.\n\
         Anna odkłada z łodzi do kamieniołomu 22 kamienie."
    );
}

#[test]
fn numbers_below_0_have_a_true_minus() {
    let ranking = |points: i64| {
        let args = [("rank", 2.into()), ("seat", "Anna".into()), ("points", points.into())];
        Words::new(Lang::Pl, Vec::new()).ui("ranking", &args)
    };
    assert_eq!([ranking(-3), ranking(-5)], ["2. Anna, −3 punkty", "2. Anna, −5 punktów"]);
}

#[test]
fn points_are_counted_and_signed() {
    let tail = |lang, sign: i64| -> Vec<String> {
        let scored = |points: i64| json!({"type": "scored", "seat": "a", "source": "statues", "points": sign * points});
        let tail = |text: String| text.rsplit(": ").next().unwrap_or_default().to_owned();
        counted(lang, scored).into_iter().map(tail).collect()
    };
    assert_eq!(tail(Lang::En, 1), ["+1 point.", "+2 points.", "+5 points.", "+12 points.", "+22 points."]);
    assert_eq!(tail(Lang::Cs, 1), ["+1 bod.", "+2 body.", "+5 bodů.", "+12 bodů.", "+22 bodů."]);
    assert_eq!(tail(Lang::Cs, -1), ["−1 bod.", "−2 body.", "−5 bodů.", "−12 bodů.", "−22 bodů."]);
    assert_eq!(tail(Lang::Pl, 1), ["+1 punkt.", "+2 punkty.", "+5 punktów.", "+12 punktów.", "+22 punkty."]);
    assert_eq!(tail(Lang::Pl, -1), ["−1 punkt.", "−2 punkty.", "−5 punktów.", "−12 punktów.", "−22 punkty."]);
}

/// One table row: what is asked, and the answer in English, Czech and Polish.
fn check(ask: impl Fn(&Words) -> String, expected: [&str; 3]) {
    let answer = Lang::ALL.map(|lang| {
        let words = words(lang);
        let text = ask(&words);
        assert_eq!(words.errors(), [""; 0]);
        text
    });
    assert_eq!(answer, expected);
}

fn check_event(event: Value, expected: [&str; 3]) {
    check(|words| words.event("imhotep", &event), expected);
}

fn check_move(notation: &str, expected: [&str; 3]) {
    check(|words| words.move_text("imhotep", notation), expected);
}

#[test]
fn events_read_well() {
    check_event(
        json!({"type": "ship-sailed", "seat": "b", "ship": 2, "site": "temple"}),
        [
            "Bedřich sails ship 2 to the temple.",
            "Bedřich odplouvá s lodí 2 k chrámu.",
            "Bedřich płynie łodzią 2 do świątyni.",
        ],
    );
    check_event(
        json!({"type": "stones-taken", "seat": "a", "count": 3, "cause": "hammer"}),
        [
            "Anna takes 3 stones from the quarry (Hammer).",
            "Anna si bere z kamenolomu 3 kameny (Kladivo).",
            "Anna bierze z kamieniołomu 3 kamienie (Młot).",
        ],
    );
    check_event(
        json!({"type": "pair-split", "seat": "c", "card": "lever", "rejected": "path"}),
        [
            "Celina keeps a Lever and discards a Paved path.",
            "Celina si nechává Páku a odkládá Dlažbu.",
            "Celina zatrzymuje Dźwignię i odrzuca Brukowaną drogę.",
        ],
    );
    check_event(
        json!({"type": "order-chosen", "seat": "a", "order": ["b", "a", "b"]}),
        [
            "Anna sets the unloading order: Bedřich, Anna and Bedřich.",
            "Anna určuje pořadí vykládání: Bedřich, Anna a Bedřich.",
            "Anna ustala kolejność rozładunku: Bedřich, Anna i Bedřich.",
        ],
    );
    check_event(
        json!({"type": "scored", "seat": "d", "source": "wrath", "points": -5}),
        [
            "Dušan suffers the Wrath of the Pharaoh: −5 points.",
            "Dušan na sebe přivolává Faraónův hněv: −5 bodů.",
            "Dušan ściąga na siebie Gniew faraona: −5 punktów.",
        ],
    );
    check_event(
        json!({"type": "game-ended", "winners": ["a", "c"]}),
        [
            "Anna and Celina win the game together.",
            "Společně vítězí Anna a Celina.",
            "Wspólnie wygrywają Anna i Celina.",
        ],
    );
}

#[test]
fn moves_read_well() {
    check_move(
        "load 2-1",
        [
            "Load a stone on ship 2, slot 1",
            "Naložit kámen na loď 2, políčko 1",
            "Umieść kamień na łodzi 2, pole 1",
        ],
    );
    check_move("to burial", ["Sail to the burial chamber", "Odplout k hrobce", "Popłyń do komory grobowej"]);
    check_move("draw", ["Draw a market card", "Dobrat si kartu trhu", "Dobierz kartę targu"]);
    check_move("draw statue", ["Draw a Statue", "Dobrat Sochu", "Dobierz Posąg"]);
    check_move(
        "next c",
        ["Next, unload a stone of Celina", "Vyložit další kámen: Celina", "Wyładuj następny kamień: Celina"],
    );
    check_move("undo", ["Undo", "Vzít tah zpět", "Cofnij ruch"]);
}

#[test]
fn the_table_speaks() {
    let only = SeatSet::only(Seat::A);
    check(
        |words| words.waiting("imhotep", "keep", only),
        [
            "Anna chooses one of two cards.",
            "Anna si vybírá jednu ze dvou karet.",
            "Anna wybiera jedną z dwóch kart.",
        ],
    );
    check(
        |words| words.label("imhotep", "docked", &json!({"site": "obelisks"})),
        ["docked at the obelisks", "kotví u obelisků", "cumuje przy obeliskach"],
    );
    check(|words| words.title("imhotep", "burial"), ["Burial chamber", "Hrobka", "Komora grobowa"]);
    check(|words| words.title("imhotep", "lever"), ["Lever", "Páka", "Dźwignia"]);
    check(|words| words.option_value("imhotep", "market", "b"), ["Side B", "Strana B", "Strona B"]);
    check(|words| words.option_value("imhotep", "beginner", "e"), ["Player 5", "Hráč 5", "Gracz 5"]);
    check(|words| words.option_value("imhotep", "difficulty", "3"), ["3", "3", "3"]);
    check(|words| words.seat(Seat::E), ["Player 5", "Hráč 5", "Gracz 5"]);
    check(
        |words| words.ui("ranking", &[("rank", 1.into()), ("seat", "Anna".into()), ("points", 42.into())]),
        ["1. Anna, 42 points", "1. Anna, 42 bodů", "1. Anna, 42 punkty"],
    );
}

#[test]
fn what_is_missing_is_shown_in_brackets() {
    let words = words(Lang::En);
    assert_eq!(words.event("imhotep", &json!({"type": "no-such-thing"})), "[imhotep-event-no-such-thing]");
    assert_eq!(words.event("imhotep", &json!({"type": "passed"})), "[imhotep-event-passed]");
    assert_eq!(words.event("imhotep", &Value::Null), "[imhotep-event-?]");
    assert_eq!(words.option("imhotep", "fog"), "[imhotep-option-fog]");
    assert_eq!(words.move_text("", ""), "[-move-]");
    assert_eq!(words.errors().len(), 5, "{:?}", words.errors());
}

/// Every text of the table itself; the arguments are those that code binds.
#[test]
fn the_ui_needs_no_other_arguments() {
    let number = |key: &'static str| (key, 3.into());
    let text = |key: &'static str| (key, "x".into());
    let args = [
        number("number"),
        number("count"),
        number("least"),
        number("most"),
        number("percent"),
        number("round"),
        number("rounds"),
        number("total"),
        number("rank"),
        number("points"),
        text("seat"),
        text("move"),
        text("text"),
        text("file"),
        text("reason"),
        text("list"),
        text("item"),
        text("points-signed"),
    ];
    for lang in Lang::ALL {
        let words = words(lang);
        for key in keys(lang, "ui.ftl") {
            assert!(!words.text(&key, &args).is_empty());
        }
        assert_eq!(words.errors(), [""; 0]);
    }
}

/// Labels, and the texts that need no argument at all.
#[test]
fn imhotep_needs_no_other_arguments() {
    let fields = json!({
        "ship": 2, "count": 3, "points": 1, "row": 1, "place": 2, "round": 2, "rounds": 6, "take": 3, "total": 14,
        "stones": 3, "seat": "a", "site": "temple", "cards": ["lever", "statue"], "seats": ["a", "b"],
    });
    for lang in Lang::ALL {
        let words = words(lang);
        for key in keys(lang, "imhotep.ftl") {
            let plain = ["name", "option", "card", "site"]
                .iter()
                .any(|kind| key.starts_with(&format!("imhotep-{kind}-")));
            if let Some(label) = key.strip_prefix("imhotep-label-") {
                words.label("imhotep", label, &fields);
            } else if plain {
                words.text(&key, &[]);
            }
        }
        proofread(&words, &[words.game("imhotep"), words.option("imhotep", "wrath")]);
    }
}
