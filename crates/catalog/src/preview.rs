//! Previews of moves: what a move brings at once, as far as the seat that may play it can know.

use maat_engine::{Actor, Game, LogEntry, Perspective, Viewer};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::value::RawValue;

use crate::any::log_entries;

/// The maximum number of moves that are previewed; the others are left out.
pub const MAX_PREVIEWS: usize = 200;
/// The number of determinizations on which a move is tried. What depends on hidden information differs between some of them.
const SAMPLES: u64 = 8;

/// A legal move with the events that it is certain to cause at once.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The move in notation.
    pub text: String,
    /// The log entries that the move would add, as its seat may see them. They end where chance, a decision, or hidden
    /// information decides how it goes on.
    pub entries: Vec<LogEntry<Box<RawValue>>>,
}

/// Previews the legal moves of a seat; the next line of the record is `line`.
///
/// A move is tried on samples and never on the state, so that a preview cannot depend on what the seat cannot know.
/// Neither chance nor other seats go on after the move.
pub(crate) fn previews<G: Game>(at: &Perspective<'_, G>, line: usize) -> Vec<Preview> {
    let mut moves = Vec::new();
    at.legal_moves(&mut moves);
    moves.truncate(MAX_PREVIEWS);
    if moves.is_empty() {
        return Vec::new();
    }
    let samples: Vec<G> = (0..SAMPLES).map(|seed| at.sample(&mut SmallRng::seed_from_u64(seed))).collect();
    let actor = Actor::Seat(at.seat());
    let preview = |m: G::Move| {
        let events = certain_events(&samples, actor, m, Viewer::Seat(at.seat()));
        Preview { text: m.to_string(), entries: log_entries(line, actor, false, events).collect() }
    };
    moves.into_iter().map(preview).collect()
}

/// The events of a move, as the viewer may see them, up to the first one that is not the same in all samples.
fn certain_events<G: Game>(samples: &[G], actor: Actor, m: G::Move, viewer: Viewer) -> Vec<G::Event> {
    let mut tried = samples.iter().map(|sample| {
        let mut events = Vec::new();
        sample.clone().apply(actor, m, &mut events);
        events.iter().filter_map(|event| G::redact(event, viewer)).collect::<Vec<_>>()
    });
    let mut certain = tried.next().unwrap_or_default();
    for events in tried {
        let same = certain.iter().zip(&events).take_while(|(one, other)| one == other).count();
        certain.truncate(same);
    }
    certain
}

#[cfg(test)]
mod tests {
    use maat_ankh::{Ankh, Event, Move};
    use maat_egizia::Egizia;
    use maat_engine::{EntryKind, Seat, Setup, SetupError, Turn, below, deal};
    use maat_imhotep::Imhotep;
    use maat_pharaon::Pharaon;

    use super::*;

    /// Plays random games and calls `visit` for each seat before its decisions, with the number of lines.
    fn random_games<G: Game>(games: u64, mut visit: impl FnMut(&G, Seat, usize)) {
        for seed in 0..games {
            let mut rng = SmallRng::seed_from_u64(seed);
            let seats =
                G::SEATS.start() + below(&mut rng, u32::from(G::SEATS.end() - G::SEATS.start()) + 1) as u8;
            let setup = Setup { seats, revision: G::REVISION, options: G::Options::default() };
            let mut game = G::new(&setup).expect("the setup is possible");
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            for line in 0.. {
                let (actor, m) = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => (Actor::Chance, deal(&game, &mut rng, &mut legal)),
                    Turn::Seats(due) => {
                        due.iter().for_each(|seat| visit(&game, seat, line));
                        let due: Vec<Seat> = due.iter().collect();
                        let actor = Actor::Seat(due[below(&mut rng, due.len() as u32) as usize]);
                        legal.clear();
                        game.legal_moves(actor, &mut legal);
                        (actor, legal[below(&mut rng, legal.len() as u32) as usize])
                    }
                };
                events.clear();
                game.apply(actor, m, &mut events);
            }
        }
    }

    fn preview_texts<G: Game>(game: &G, seat: Seat, line: usize) -> Vec<(String, String)> {
        let written = |preview: Preview| {
            (preview.text, serde_json::to_string(&preview.entries).expect("entries have only text keys"))
        };
        previews(&Perspective::new(game, seat), line).into_iter().map(written).collect()
    }

    /// A state that `seat` cannot tell from this one.
    fn twin<G: Game>(game: &G, seat: Seat, seed: u64) -> G {
        Perspective::new(game, seat).sample(&mut SmallRng::seed_from_u64(seed))
    }

    #[test]
    fn previews_depend_on_nothing_that_the_seat_cannot_know() {
        fn assert_fair<G: Game>(games: u64) -> usize {
            let mut twins = 0;
            random_games::<G>(games, |game, seat, line| {
                let twin = twin(game, seat, 1000 + line as u64);
                if twin != *game {
                    twins += 1;
                    assert_eq!(
                        preview_texts(&twin, seat, line),
                        preview_texts(game, seat, line),
                        "{seat} at {line}"
                    );
                }
            });
            twins
        }
        // Hidden are the choices of a battle in Ankh, Sphinx cards in Egizia, and the nobles of a draft in Pharaon. Imhotep hides
        // only cards that were not drawn yet.
        let twins = [assert_fair::<Ankh>(8), assert_fair::<Egizia>(4), assert_fair::<Pharaon>(8)];
        assert!(twins.iter().all(|&twins| twins > 30), "{twins:?}");
    }

    #[test]
    fn a_previewed_move_does_what_its_preview_says() {
        fn assert_true<G: Game>(games: u64) -> (usize, usize) {
            let (mut previewed, mut happened) = (0, 0);
            random_games::<G>(games, |game, seat, line| {
                let (actor, mut legal) = (Actor::Seat(seat), Vec::new());
                game.legal_moves(actor, &mut legal);
                let previews = previews(&Perspective::new(game, seat), line);
                assert_eq!(previews.len(), legal.len().min(MAX_PREVIEWS));
                for (preview, m) in previews.into_iter().zip(legal) {
                    assert_eq!(preview.text, m.to_string());
                    let mut events = Vec::new();
                    game.clone().apply(actor, m, &mut events);
                    let seen = events.iter().filter_map(|event| G::redact(event, Viewer::Seat(seat)));
                    let real: Vec<_> = log_entries(line, actor, false, seen).collect();
                    let text = |entries: &[LogEntry<Box<RawValue>>]| serde_json::to_string(entries).unwrap();
                    let count = preview.entries.len();
                    assert!(
                        real.len() >= count && text(&real[..count]) == text(&preview.entries),
                        "{seat} {m} at {line}:\n{}\n{}",
                        text(&preview.entries),
                        text(&real)
                    );
                    (previewed, happened) = (previewed + count, happened + real.len());
                }
            });
            (previewed, happened)
        }
        for (previewed, happened) in [
            assert_true::<Ankh>(3),
            assert_true::<Egizia>(3),
            assert_true::<Imhotep>(6),
            assert_true::<Pharaon>(3),
        ] {
            assert!(previewed * 4 > happened * 3, "{previewed} of {happened} events are previewed");
        }
    }

    /// The last answer to a battle reveals the cards and bids of all. Its preview does not.
    #[test]
    fn a_preview_reveals_no_secret_choice() {
        let (mut cards, mut bids) = (0, 0);
        random_games::<Ankh>(20, |game, seat, line| {
            let (actor, mut legal) = (Actor::Seat(seat), Vec::new());
            game.legal_moves(actor, &mut legal);
            let taken_back = twin(game, seat, 1).turn() != game.turn();
            if game.turn() != Turn::from(seat) || !taken_back {
                return;
            }
            for preview in previews(&Perspective::new(game, seat), line) {
                assert!(preview.entries.is_empty(), "{preview:?}");
            }
            let mut events = Vec::new();
            game.clone().apply(actor, legal[0], &mut events);
            match (legal[0], &*events) {
                (Move::Card(_), [Event::CardsRevealed { .. }, ..]) => cards += 1,
                (Move::Bid(_), [Event::BidRevealed { .. }, ..]) => bids += 1,
                // The first of two cards.
                (Move::Card(_), []) => {}
                (m, _) => panic!("{m} is no secret choice: {events:?}"),
            }
        });
        assert!(cards > 20 && bids > 5, "{cards} cards and {bids} bids");
    }

    #[test]
    fn a_preview_has_the_entries_of_the_log() -> Result<(), SetupError> {
        let setup = Setup { seats: 2, revision: Imhotep::REVISION, options: Default::default() };
        let mut game = Imhotep::new(&setup)?;
        while game.turn() == Turn::Chance {
            let m = deal(&game, &mut SmallRng::seed_from_u64(1), &mut Vec::new());
            game.apply(Actor::Chance, m, &mut Vec::new());
        }
        let seat = game.turn().seats().lowest().expect("somebody is due");
        let previews = previews(&Perspective::new(&game, seat), 7);
        let load =
            previews.iter().find(|preview| preview.text.starts_with("load")).expect("a stone can be loaded");
        let [entry] = load.entries.as_slice() else { panic!("{load:?}") };
        assert_eq!((entry.line, entry.by, entry.undone), (7, Actor::Seat(seat), false));
        assert_eq!((entry.kind, entry.seat), (EntryKind::Action, Some(seat)));
        assert!(entry.event.get().starts_with(r#"{"type":"stone-loaded""#), "{}", entry.event);
        let other = Seat::first(2).find(|&other| other != seat).expect("there are two seats");
        assert!(super::previews(&Perspective::new(&game, other), 7).is_empty(), "{other} is not due");
        Ok(())
    }
}
