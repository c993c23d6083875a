//! Every chapter can be taught. `cargo xtask tidy` looks for its texts.

use std::collections::HashMap;
use std::fs;

use maat_catalog::GAMES;
use maat_engine::{Actor, Turn};
use maat_learn::{Chapter, Frame, LessonError, chapters, chapters_of};

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];
/// Verbs whose numbers are not on the board: texts call jars by their colours, and cards by what they say.
const UNNUMBERED: [(&str, &str); 3] = [("egizia", "keep"), ("pharaon", "jar"), ("pharaon", "keep")];

/// Values and attributes by key.
type Messages<'a> = HashMap<&'a str, Vec<&'a str>>;

#[test]
fn every_chapter_replays() {
    for chapter in chapters() {
        let name = format!("{}/{}", chapter.game, chapter.id);
        let frames = chapter.frames().unwrap_or_else(|error| panic!("{name}: {error}"));
        let stops: Vec<usize> = frames.iter().filter_map(|frame| frame.stop).collect();
        assert_eq!(stops, (0..chapter.stops.len()).collect::<Vec<_>>(), "{name}: one frame for each stop");
        for Frame { game, stop, .. } in &frames {
            let Some(stop) = stop.map(|stop| &chapter.stops[stop]) else { continue };
            let legal = game.legal_moves(Actor::Seat(chapter.seat));
            assert!(legal.contains(&stop.text), "{name}: {} is legal", stop.text);
        }
        let last = frames.last().expect("there is a last position");
        assert_eq!(last.game.len(), chapter.record().plies().len(), "{name}");
    }
}

/// Nobody watches their own seat move by itself.
#[test]
fn the_learner_makes_all_choices_of_their_seat() {
    for chapter in chapters() {
        let first = chapter.stops[0].ply;
        let frames = chapter.frames().unwrap();
        for Frame { game, stop, .. } in &frames {
            let own = matches!(game.turn(), Turn::Seats(due) if due.contains(chapter.seat));
            let decides = own && game.legal_moves(Actor::Seat(chapter.seat)).len() > 1;
            let plies = chapter.record().plies();
            let next = plies.get(game.len()).is_some_and(|ply| ply.actor == Actor::Seat(chapter.seat));
            assert!(
                game.len() < first || stop.is_some() || !(decides && next),
                "{}/{}: ply {} of the learner has no idea",
                chapter.game,
                chapter.id,
                game.len(),
            );
        }
    }
}

#[test]
fn ideas_have_names_of_their_own() {
    for chapter in chapters() {
        let mut ideas = chapter.ideas();
        let count = ideas.len();
        ideas.sort_unstable();
        ideas.dedup();
        assert_eq!(ideas.len(), count, "{}/{}: an idea comes twice", chapter.game, chapter.id);
    }
    for game in GAMES {
        let mut ids: Vec<_> = chapters_of(game.id).map(|chapter| &chapter.id).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "{}: a chapter comes twice", game.id);
    }
}

/// At a stop there is one idea to read and one thing to do.
#[test]
fn every_idea_has_one_or_two_sentences() {
    assert_eq!(sentences("Postav ji ve 2. řadě po 4., 5. a 6. kole. Teď hned!"), 2);
    assert_eq!(sentences("You are on 19. “Pass?” { $b } leads by 8.5 to 5."), 3);
    for game in GAMES {
        for lang in LANGUAGES {
            let file = locale(lang, &format!("lessons/{}", game.id));
            let texts = messages(&file);
            for chapter in chapters_of(game.id) {
                for idea in chapter.ideas() {
                    let text = idea_text(&texts, chapter, idea);
                    let count = sentences(text);
                    assert!((1..=2).contains(&count), "{lang}: {count} sentences: {text}");
                }
            }
        }
    }
}

/// A learner does what the card says, so every text names the places of its moves.
#[test]
fn all_texts_name_the_places_of_their_moves() {
    for game in GAMES {
        for lang in LANGUAGES {
            let (lesson, board) = (locale(lang, &format!("lessons/{}", game.id)), locale(lang, game.id));
            let (texts, names) = (messages(&lesson), messages(&board));
            for chapter in chapters_of(game.id) {
                for stop in &chapter.stops {
                    let Some((verb, noun)) = stop.text.split_once(' ') else { continue };
                    let text = idea_text(&texts, chapter, &stop.idea);
                    assert!(
                        UNNUMBERED.contains(&(game.id, verb))
                            || names_place(text, &names, [game.id, verb, noun]),
                        "{lang}: {} is not named: {text}",
                        stop.text,
                    );
                }
            }
        }
    }
}

/// Whether a text names the place of a move: numbers and spaces of a map as they are, everything else by its name on the board.
fn names_place(text: &str, names: &Messages<'_>, [game, verb, noun]: [&str; 3]) -> bool {
    let text = text.to_lowercase();
    let numbers: Vec<&str> = words(noun).filter(|word| word.ends_with(is_digit)).collect();
    if !numbers.is_empty() {
        // In the order of the move: «ship 3, slot 1» is not «ship 1, slot 3».
        let mut named = words(&text);
        return numbers.iter().all(|number| named.any(|word| word == *number));
    }
    let keys = [format!("{game}-name-{verb}-{noun}"), format!("{game}-name-{noun}")];
    let forms = keys.iter().find_map(|key| names.get(key.as_str()));
    let forms = forms.unwrap_or_else(|| panic!("no name among {keys:?}"));
    forms.iter().any(|form| words(&form.to_lowercase()).all(|word| has_inflected(&text, word)))
}

/// Whether a word occurs in any inflection: each keeps its first two thirds, but at least three letters.
fn has_inflected(text: &str, word: &str) -> bool {
    let letters = word.chars().count();
    let stem: String = word.chars().take((letters - letters / 3).max(3)).collect();
    words(text).any(|word| word.starts_with(&stem))
}

/// The text of a file of `locales/`.
fn locale(lang: &str, file: &str) -> String {
    let path = format!("{}/../../locales/{lang}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The messages of a file by key: the value, then the attributes. Only those that take one line.
fn messages(file: &str) -> Messages<'_> {
    let mut messages = Messages::new();
    let mut key = "";
    for line in file.lines() {
        let Some((name, value)) = line.split_once(" =") else { continue };
        if !name.starts_with(' ') {
            key = name;
        }
        if !value.is_empty() {
            messages.entry(key).or_default().push(value.trim_start());
        }
    }
    messages
}

/// What a learner reads at an idea.
fn idea_text<'a>(texts: &Messages<'a>, chapter: &Chapter, idea: &str) -> &'a str {
    let key = format!("{}-lesson-{}-{idea}", chapter.game, chapter.id);
    texts.get(key.as_str()).and_then(|texts| texts.first()).unwrap_or_else(|| panic!("{key} has no text"))
}

/// The number of sentences. A dot after a number ends none before a small letter: Czech and Polish write `2. řada`.
fn sentences(text: &str) -> usize {
    let mut words = text.split_whitespace().peekable();
    let mut count = 0;
    while let Some(word) = words.next() {
        let word = word.trim_end_matches(['”', '“', '’', '»', ')']);
        let ordinal = word.strip_suffix('.').is_some_and(|number| number.ends_with(is_digit));
        let goes_on = words.peek().is_some_and(|next| next.starts_with(char::is_lowercase));
        count += usize::from(word.ends_with(['.', '!', '?', '…']) && !(ordinal && goes_on));
    }
    count
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// A first lesson, and something for those who know the rules.
#[test]
fn every_game_has_a_lesson() {
    for game in GAMES {
        let ideas = |advanced| -> usize {
            let some = chapters_of(game.id).filter(|chapter| chapter.advanced == advanced);
            some.map(|chapter| chapter.ideas().len()).sum()
        };
        assert!((9..=14).contains(&ideas(false)), "{}: {} first ideas", game.id, ideas(false));
        let advanced: Vec<_> = chapters_of(game.id)
            .filter(|chapter| chapter.advanced)
            .map(|chapter| chapter.id.as_str())
            .collect();
        assert_eq!(advanced, ["scoring", "timing", "mistakes"], "{}", game.id);
    }
}

#[test]
fn a_broken_chapter_is_refused_with_its_place() {
    const HEAD: &str = "game imhotep · revision 1 · seats 2\n";
    let read = |text: &str| Chapter::read("1-test", &format!("{HEAD}{text}"));
    assert!(matches!(Chapter::read("test", HEAD), Err(LessonError::Name)));
    assert!(matches!(Chapter::read("1-test", "imhotep"), Err(LessonError::Unreadable(_))));
    assert!(matches!(read("a quarry\n"), Err(LessonError::NoStops)));
    assert!(matches!(read("* round 1 # idea x\n"), Err(LessonError::OtherSeat { line: 2 })));
    assert!(matches!(
        read("a quarry # idea x\nb quarry # idea y\n"),
        Err(LessonError::OtherSeat { line: 3 })
    ));
    let illegal = read("a quarry # idea x\n").expect("it can be read");
    assert!(matches!(illegal.frames(), Err(LessonError::Replay(_))));
}

#[test]
fn the_coach_finds_the_idea_behind_a_move() {
    assert_eq!(maat_learn::idea_of("imhotep", "turn", "quarry"), Some(("ships", "quarry")));
    assert_eq!(maat_learn::idea_of("imhotep", "turn", "load 4-2"), Some(("ships", "load")));
    assert_eq!(maat_learn::idea_of("imhotep", "turn", "nonsense"), None);
    for game in GAMES {
        let taught = chapters_of(game.id).filter(|chapter| !chapter.advanced);
        let verbs = taught.flat_map(|chapter| &chapter.stops).map(|stop| stop.text.split(' ').next());
        assert!(verbs.count() > 5, "{}", game.id);
    }
}
