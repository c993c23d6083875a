//! Previews of moves: what a move brings at once, as far as the seat that may play it can know.

use maat_engine::{Actor, Game, LogEntry, Perspective, Prospect, Viewer};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::value::RawValue;

use crate::any::log_entries;

/// The maximum number of moves that are previewed; the others are left out.
pub const MAX_PREVIEWS: usize = 200;
/// The number of determinizations on which a move is tried. What depends on hidden information differs between some of them.
const SAMPLES: u64 = 8;

/// The legal moves of a seat with what they bring.
#[derive(Clone, Debug, Default)]
pub struct Previews {
    /// The points of sources that are scored later, as if they were scored before the move.
    pub prospects: Vec<Prospect>,
    /// In the order of the legal moves.
    pub moves: Vec<Preview>,
}

/// A legal move with the events that it is certain to cause at once.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The move in notation.
    pub text: String,
    /// The log entries that the move would add, as its seat may see them. They end where chance, a decision, or hidden
    /// information decides how it goes on.
    pub entries: Vec<LogEntry<Box<RawValue>>>,
    /// The points of sources that are scored later, as if they were scored after these entries; none if hidden information decides
    /// how it goes on.
    pub prospects: Vec<Prospect>,
}

/// Previews the legal moves of a seat; the next line of the record is `line`.
///
/// A move is tried on samples and never on the state, so that a preview cannot depend on what the seat cannot know.
/// Neither chance nor other seats go on after the move.
pub(crate) fn previews<G: Game>(at: &Perspective<'_, G>, line: usize) -> Previews {
    let mut moves = Vec::new();
    at.legal_moves(&mut moves);
    moves.truncate(MAX_PREVIEWS);
    if moves.is_empty() {
        return Previews::default();
    }
    let samples: Vec<G> = (0..SAMPLES).map(|seed| at.sample(&mut SmallRng::seed_from_u64(seed))).collect();
    let actor = Actor::Seat(at.seat());
    let preview = |m: G::Move| {
        let (events, after) = try_move(&samples, actor, m, Viewer::Seat(at.seat()));
        Preview {
            text: m.to_string(),
            entries: log_entries(line, actor, false, events).collect(),
            prospects: after.map_or_else(Vec::new, |after| after.prospects()),
        }
    };
    Previews { prospects: samples[0].prospects(), moves: moves.into_iter().map(preview).collect() }
}

/// The events of a move, as the viewer may see them, up to the first one that is not the same in all samples; and a state after the
/// move, if all of them are the same.
fn try_move<G: Game>(samples: &[G], actor: Actor, m: G::Move, viewer: Viewer) -> (Vec<G::Event>, Option<G>) {
    let try_on = |sample: &G| {
        let (mut game, mut events) = (sample.clone(), Vec::new());
        game.apply(actor, m, &mut events);
        (events.iter().filter_map(|event| G::redact(event, viewer)).collect::<Vec<_>>(), game)
    };
    let (mut certain, after) = try_on(&samples[0]);
    let mut all_same = true;
    for sample in &samples[1..] {
        let (events, _) = try_on(sample);
        let same = certain.iter().zip(&events).take_while(|(one, other)| one == other).count();
        all_same &= same == certain.len() && same == events.len();
        certain.truncate(same);
    }
    (certain, all_same.then_some(after))
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

    fn preview_texts<G: Game>(game: &G, seat: Seat, line: usize) -> Vec<(String, String, Vec<Prospect>)> {
        let written = |preview: Preview| {
            let entries = serde_json::to_string(&preview.entries).expect("entries have only text keys");
            (preview.text, entries, preview.prospects)
        };
        previews(&Perspective::new(game, seat), line).moves.into_iter().map(written).collect()
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
        fn assert_true<G: Game>(games: u64) -> (usize, usize, usize) {
            let (mut previewed, mut happened, mut prospects) = (0, 0, 0);
            random_games::<G>(games, |game, seat, line| {
                let (actor, mut legal) = (Actor::Seat(seat), Vec::new());
                game.legal_moves(actor, &mut legal);
                let previews = previews(&Perspective::new(game, seat), line);
                assert_eq!(previews.moves.len(), legal.len().min(MAX_PREVIEWS));
                assert_eq!(previews.prospects, game.prospects());
                for (preview, m) in previews.moves.into_iter().zip(legal) {
                    assert_eq!(preview.text, m.to_string());
                    let (mut after, mut events) = (game.clone(), Vec::new());
                    after.apply(actor, m, &mut events);
                    if !preview.prospects.is_empty() {
                        assert_eq!(preview.prospects, after.prospects(), "{seat} {m} at {line}");
                        prospects += usize::from(preview.prospects != previews.prospects);
                    }
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
            (previewed, happened, prospects)
        }
        let imhotep = assert_true::<Imhotep>(6);
        assert!(imhotep.2 > 100, "{} moves change what monuments would bring", imhotep.2);
        for (previewed, happened, _) in
            [assert_true::<Ankh>(3), assert_true::<Egizia>(3), imhotep, assert_true::<Pharaon>(3)]
        {
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
            for preview in previews(&Perspective::new(game, seat), line).moves {
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
        let previews = previews(&Perspective::new(&game, seat), 7).moves;
        let load =
            previews.iter().find(|preview| preview.text.starts_with("load")).expect("a stone can be loaded");
        let [entry] = load.entries.as_slice() else { panic!("{load:?}") };
        assert_eq!((entry.line, entry.by, entry.undone), (7, Actor::Seat(seat), false));
        assert_eq!((entry.kind, entry.seat), (EntryKind::Action, Some(seat)));
        assert!(entry.event.get().starts_with(r#"{"type":"stone-loaded""#), "{}", entry.event);
        let other = Seat::first(2).find(|&other| other != seat).expect("there are two seats");
        assert!(super::previews(&Perspective::new(&game, other), 7).moves.is_empty(), "{other} is not due");
        Ok(())
    }
}
