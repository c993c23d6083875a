//! Every chapter can be taught. `cargo xtask tidy` looks for its texts.

use maat_catalog::GAMES;
use maat_engine::{Actor, Turn};
use maat_learn::{Chapter, Frame, LessonError, chapters, chapters_of};

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
