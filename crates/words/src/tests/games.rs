//! Everything that happens in random games has a text in every language.

use std::collections::BTreeSet;

use maat_engine::{Actor, Game, Seat, SeatSet, Setup, Table, Turn, Viewer, deal, options, random_move};
use maat_imhotep::pieces::{Card, Cause, Source};
use maat_imhotep::{Event, Imhotep, Move};
use rand::{SeedableRng, rngs::SmallRng};
use serde::Serialize;

use super::{proofread, words};
use crate::{Lang, Words};

/// Everything that random play reached, without duplicates, because formatting is slower than playing.
#[derive(Default)]
pub struct Reached {
    /// The events as JSON.
    pub events: BTreeSet<String>,
    pub moves: BTreeSet<String>,
    /// The steps with the letters of the deciding seats.
    pub steps: BTreeSet<(&'static str, String)>,
}

#[test]
fn imhotep_can_be_told_in_every_language() {
    let mut met = Reached::of::<Imhotep>(60);
    met.events.extend(rare_events().iter().map(json));
    met.moves.extend(["undo".to_owned(), "peek ?".to_owned()]);
    met.moves.extend(Card::ALL.map(|card| Move::Sweep(card).to_string()));
    met.proofread::<Imhotep>();
}

/// Events that random play seldom reaches.
fn rare_events() -> Vec<Event> {
    let seat = Seat::B;
    let mut rare = vec![
        Event::PairLaid { count: 1 },
        Event::StonesTaken { seat, count: 0, cause: Cause::Hammer },
        Event::PyramidOverflowed { seat, points: 1 },
        Event::MarketEmpty { seat },
        Event::NothingToDraw { seat },
        Event::Passed { seat },
        Event::RoundStalled,
        Event::StonesReturned { seat, count: 1 },
        Event::Scored { seat, source: Source::Wrath, side: None, points: -5 },
        Event::GameEnded { winners: [Seat::A, Seat::C].into_iter().collect() },
        Event::GameEnded { winners: Seat::first(4).collect() },
    ];
    rare.extend(Source::ALL.map(|source| Event::Scored { seat, source, side: None, points: 22 }));
    for card in Card::ALL {
        rare.push(Event::QuarryEmpty { seat, card });
        rare.push(Event::PairSwept { card });
        rare.push(Event::PairSplit { seat, card, rejected: card });
    }
    rare
}

/// Plays one random game. The index chooses the seats and the sides, so that all of them occur. `watch` gets the
/// table, the moves that were legal, and the events.
fn play<G: Game>(index: u64, watch: &mut impl FnMut(&Table<G>, &[G::Move], &[G::Event])) {
    let mut rng = SmallRng::seed_from_u64(index);
    let counts: Vec<u8> = G::SEATS.collect();
    let seats = counts[index as usize % counts.len()];
    let options = options::random(G::OPTIONS, seats, &mut rng).parse().expect("usual values are accepted");
    let setup = Setup { seats, revision: G::REVISION, options };
    let mut table = Table::<G>::new(setup).expect("the setup is possible");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    watch(&table, &legal, &events);
    while let Some(actor) = due(table.game()) {
        let m = match actor {
            Actor::Chance => deal(table.game(), &mut rng, &mut legal),
            Actor::Seat(seat) => random_move(table.game(), seat, &mut rng, &mut legal),
        };
        events.clear();
        table.play(actor, m, &mut events).expect("the move is legal");
        watch(&table, &legal, &events);
    }
}

fn due<G: Game>(game: &G) -> Option<Actor> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Actor::Chance),
        Turn::Seats(seats) => seats.lowest().map(Actor::Seat),
    }
}

pub fn json<E: Serialize>(event: &E) -> String {
    serde_json::to_string(event).expect("events are plain values")
}

impl Reached {
    /// Collects everything from a number of random games.
    pub fn of<G: Game>(games: u64) -> Reached {
        let mut met = Reached::default();
        for index in 0..games {
            let mut watch = |table: &Table<G>, legal: &[G::Move], events: &[G::Event]| {
                met.note(table, legal, events);
            };
            play::<G>(index, &mut watch);
        }
        met
    }

    pub fn proofread<G: Game>(&self) {
        for lang in Lang::ALL {
            let words = words(lang);
            proofread(&words, &self.tell::<G>(&words));
        }
    }

    fn note<G: Game>(&mut self, table: &Table<G>, legal: &[G::Move], events: &[G::Event]) {
        self.steps.insert((table.game().step(), table.game().turn().seats().to_string()));
        self.moves.extend(legal.iter().map(ToString::to_string));
        self.moves.extend(table.lines().last().map(|line| table.line_text(line, Viewer::Spectator)));
        self.events.extend(events.iter().map(json));
    }

    /// Formats everything, and checks that the whole vocabulary was reached.
    fn tell<G: Game>(&self, words: &Words) -> Vec<String> {
        let mut texts = Vec::new();
        let (mut events, mut verbs, mut steps) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for event in &self.events {
            let event = serde_json::from_str::<serde_json::Value>(event).expect("it was JSON");
            events.extend(event["type"].as_str().map(str::to_owned));
            texts.push(words.event(G::ID, &event));
            ends_with(&texts, "."); // A sentence.
        }
        for m in &self.moves {
            verbs.extend(m.split(' ').next().filter(|&verb| verb != "undo").map(str::to_owned));
            texts.push(words.move_text(G::ID, m));
            assert!(!texts[texts.len() - 1].ends_with('.'), "`{m}` is no sentence");
        }
        for (step, due) in &self.steps {
            steps.insert((*step).to_owned());
            let due: SeatSet =
                due.chars().filter_map(|letter| letter.to_string().parse::<Seat>().ok()).collect();
            texts.push(words.prompt(G::ID, step));
            ends_with(&texts, ".?");
            texts.push(words.waiting(G::ID, step, due));
            ends_with(&texts, ".");
        }
        let all = |ids: &[&str]| -> BTreeSet<String> { ids.iter().map(|&id| id.to_owned()).collect() };
        assert_eq!(events, all(G::VOCABULARY.events));
        assert_eq!(verbs, all(G::VOCABULARY.verbs));
        assert_eq!(steps, all(G::VOCABULARY.steps));
        texts
    }
}

fn ends_with(texts: &[String], stops: &str) {
    let last = &texts[texts.len() - 1];
    assert!(last.ends_with(|end| stops.contains(end)), "`{last}` should end with one of {stops}");
}

/// Prints the log of a random game: `cargo test -p maat-words -- --ignored --nocapture log_of_imhotep`.
#[test]
#[ignore = "prints a game in every language, for proofreading"]
fn log_of_imhotep() {
    print_log::<Imhotep>();
}

/// Prints a random game in every language; the variable `GAME` is its number.
pub fn print_log<G: Game>() {
    let index: u64 = std::env::var("GAME").ok().and_then(|index| index.parse().ok()).unwrap_or(1);
    for lang in Lang::ALL {
        let words = words(lang);
        let mut print = |table: &Table<G>, _: &[G::Move], events: &[G::Event]| {
            if let Some(line) = table.lines().last() {
                let m = table.line_text(line, Viewer::Omniscient);
                println!("    {} {m} = {}", line.actor, words.move_text(G::ID, &m));
            }
            for event in events {
                let event = serde_json::to_value(event).expect("events are plain values");
                println!("{}", words.event(G::ID, &event));
            }
            let (step, seats) = (table.game().step(), table.game().turn().seats());
            println!("    > {} / {}", words.prompt(G::ID, step), words.waiting(G::ID, step, seats));
        };
        play::<G>(index, &mut print);
    }
}
