//! Every chapter can be taught. `cargo xtask tidy` looks for its texts.

use std::fs;

use maat_catalog::GAMES;
use maat_engine::{Actor, Turn};
use maat_learn::{Chapter, Frame, LessonError, chapters, chapters_of};

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

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

/// A learner does what the card says, so a translation with another place would lead them astray. Texts may name a thing by
/// words instead, but then they do so in every language.
#[test]
fn all_languages_name_the_same_places() {
    for game in GAMES {
        let texts = LANGUAGES.map(|lang| {
            let path = format!("{}/../../locales/{lang}/lessons/{}.ftl", env!("CARGO_MANIFEST_DIR"), game.id);
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
        });
        let mut named = 0;
        for chapter in chapters_of(game.id) {
            for stop in &chapter.stops {
                let key = format!("{}-lesson-{}-{} = ", game.id, chapter.id, stop.idea);
                let sentences = texts.each_ref().map(|text| {
                    text.lines().find_map(|line| line.strip_prefix(&key)).unwrap_or_else(|| panic!("{key}"))
                });
                let noun = stop.text.split_once(' ').map_or("", |(_, noun)| noun);
                for place in words(noun).filter(|word| word.ends_with(|last: char| last.is_ascii_digit())) {
                    let names =
                        sentences.map(|text| words(text).any(|word| word.eq_ignore_ascii_case(place)));
                    named += usize::from(names[0]);
                    assert!(
                        names.iter().all(|there| *there == names[0]),
                        "{key}{place} in {LANGUAGES:?}: {names:?}"
                    );
                }
            }
        }
        assert!(named > 0, "{}: no place is named", game.id);
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
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
