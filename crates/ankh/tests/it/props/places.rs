//! Compares monuments to control, places to summon to, and followers gained with slow versions, hex by hex.

use std::cell::Cell;

use maat_ankh::map::{Hex, HexSet};
use maat_ankh::pieces::{Call, God, Kind, Monument, Power, Source};
use maat_ankh::{Ankh, Event, Move};
use maat_engine::{Actor, Game, Seat};

use super::crowd::{adjacent, crowd, set};
use super::tries;

const A: Actor = Actor::Seat(Seat::A);

fn legal(game: &Ankh) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(A, &mut moves);
    moves
}

/// Whether one of the seat's figures is adjacent.
fn beside_figure(game: &Ankh, seat: Seat, hex: Hex) -> bool {
    game.figures().standing(seat).iter().any(|figure| adjacent(game.camels(), figure, hex))
}

fn has_monument(game: &Ankh, hex: Hex) -> bool {
    game.monuments().on(hex).is_some()
}

/// The monuments that can be controlled, by the rules.
fn slow_candidates(game: &Ankh, seat: Seat) -> HexSet {
    if game.player(seat).pool == 0 {
        return HexSet::EMPTY;
    }
    let standing: Vec<Hex> = Hex::all().filter(|hex| has_monument(game, *hex)).collect();
    let neutral = |hex: &Hex| game.monuments().holder(*hex).is_none();
    let only_neutral = standing.iter().any(neutral);
    let wanted =
        |hex: &Hex| if only_neutral { neutral(hex) } else { game.monuments().holder(*hex) != Some(seat) };
    set(standing.into_iter().filter(wanted).filter(|hex| beside_figure(game, seat, *hex)))
}

#[test]
fn candidates_for_control() {
    let chosen = Cell::new(0);
    tries(400, |rng| {
        let mut game = crowd(rng, "event 0 · track gain 5");
        let expected = slow_candidates(&game, Seat::A);
        let mut events = Vec::new();
        game.play(A, "gain".parse().expect("a move"), &mut events).expect("an action");
        let taken = |event: &Event| match event {
            Event::MonumentControlled { hex, .. } => Some(*hex),
            _ => None,
        };
        let asked = |m: &Move| if let Move::Control(hex) = m { Some(*hex) } else { None };
        let found = match expected.len() {
            0 | 1 => set(events.iter().filter_map(taken)),
            _ => set(legal(&game).iter().filter_map(asked)),
        };
        assert_eq!(found, expected, "{game:?}");
        chosen.set(chosen.get() + u32::from(expected.len() > 1));
    });
    assert!(chosen.get() > 30, "{chosen:?}");
}

#[test]
fn followers_of_monuments() {
    tries(300, |rng| {
        let mut game = crowd(rng, "track gain 4");
        let giving = |hex: &Hex| {
            has_monument(&game, *hex)
                && !matches!(game.monuments().holder(*hex), Some(other) if other != Seat::A)
        };
        let count = Hex::all().filter(giving).filter(|hex| beside_figure(&game, Seat::A, *hex)).count();
        let revered = usize::from(game.has(Seat::A, Power::Revered));
        let before = game.player(Seat::A).followers;
        game.play(A, "gain".parse().expect("a move"), &mut Vec::new()).expect("an action");
        assert_eq!(usize::from(game.player(Seat::A).followers - before), count + revered);
    });
}

/// Whether a hex is empty and open to the figures of `a`.
fn is_open(game: &Ankh, hex: Hex) -> bool {
    let closed = game.gates().contains(hex) && !game.is_god(Seat::A, God::Osiris);
    game.figures().on(hex).is_none() && !has_monument(game, hex) && !closed
}

/// The hexes where a figure can be summoned from a source, by the rules.
fn slow_places(game: &Ankh, source: Source, kind: Kind) -> HexSet {
    let anchored = |hex: Hex| {
        let own = |other: &Hex| game.monuments().holder(*other) == Some(Seat::A);
        beside_figure(game, Seat::A, hex)
            || Hex::all().filter(own).any(|monument| adjacent(game.camels(), monument, hex))
    };
    let place = |hex: &Hex| {
        let land = game.map().land.contains(*hex);
        let water = !land && kind == Kind::Apep && game.figures().on(*hex).is_none();
        match source {
            Source::Regular => water || (land && is_open(game, *hex) && anchored(*hex)),
            Source::Pyramid(pyramid) => {
                (water || (land && is_open(game, *hex))) && adjacent(game.camels(), pyramid, *hex)
            }
            Source::Gate => game.gates().contains(*hex) && game.figures().on(*hex).is_none(),
        }
    };
    Hex::all().filter(place).collect()
}

/// All sources of summons of `a`.
fn slow_sources(game: &Ankh) -> Vec<Source> {
    let own = |hex: &Hex| {
        game.monuments().holder(*hex) == Some(Seat::A) && game.monuments().on(*hex) == Some(Monument::Pyramid)
    };
    let attuned = game.has(Seat::A, Power::PyramidAttuned);
    let pyramids = Hex::all().filter(own).filter(|_| attuned).map(Source::Pyramid);
    let gate = game.is_god(Seat::A, God::Osiris).then_some(Source::Gate);
    [Source::Regular].into_iter().chain(gate).chain(pyramids).collect()
}

/// The kind for each possible call: figures in the pool, and captives for a follower.
fn slow_calls(game: &Ankh) -> Vec<(Call, Kind)> {
    let pool: Vec<Kind> = game.figures().pool(Seat::A).iter().map(|figure| game.kind(figure)).collect();
    let trapped =
        game.figures().captives().iter().any(|figure| game.figures().owner(figure) == Some(Seat::A));
    let can = |call: Call| match call.guardian() {
        Some(guardian) => Some(Kind::from(guardian)).filter(|kind| pool.contains(kind)),
        None if call == Call::Captive => {
            (trapped && game.player(Seat::A).followers > 0).then_some(Kind::Warrior)
        }
        None => Some(Kind::Warrior).filter(|kind| pool.contains(kind)),
    };
    Call::ALL.into_iter().filter_map(|call| Some((call, can(call)?))).collect()
}

/// Every possible first summon, with all its places.
#[test]
fn places_to_summon_to() {
    let summons = Cell::new(0);
    tries(300, |rng| {
        let start = crowd(rng, "track summon 4");
        let mut expected = Vec::new();
        for source in slow_sources(&start) {
            for (call, kind) in slow_calls(&start) {
                let places = slow_places(&start, source, kind);
                expected.extend(places.iter().map(|hex| (source, call, hex)));
            }
        }
        let mut found = Vec::new();
        let mut game = start.clone();
        game.play(A, "summon".parse().expect("a move"), &mut Vec::new()).expect("an action");
        explore(&game, None, None, &mut found);
        let sort = |summons: &mut Vec<(Source, Call, Hex)>| {
            summons.sort_unstable_by_key(|(source, call, hex)| (source.to_string(), *call, *hex));
        };
        sort(&mut expected);
        sort(&mut found);
        assert_eq!(found, expected, "{start:?}");
        summons.set(summons.get() + found.len());
    });
    assert!(summons.get() > 3000, "{summons:?}");
}

/// Explores the decisions of one summon: source, kind, place. Forced decisions are skipped.
fn explore(game: &Ankh, source: Option<Source>, call: Option<Call>, found: &mut Vec<(Source, Call, Hex)>) {
    for m in legal(game) {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.play(A, m, &mut events).expect("a legal move");
        let summoned = events.iter().find_map(|event| match event {
            Event::FigureSummoned { kind, hex, .. } => Some((*kind, *hex)),
            _ => None,
        });
        let (source, call) = match m {
            Move::By(source) => (Some(source), call),
            Move::Call(called) => (source, Some(called)),
            Move::At(_) => (source, call),
            _ => continue,
        };
        match summoned {
            None => explore(&next, source, call, found),
            Some((kind, hex)) => {
                let source = source.unwrap_or_else(|| only_source(game));
                found.push((source, call.unwrap_or_else(|| only_call(game, kind)), hex));
            }
        }
    }
}

/// The source, if the decision was skipped.
fn only_source(game: &Ankh) -> Source {
    let useful = |source: &Source| {
        slow_calls(game).into_iter().any(|(_, kind)| !slow_places(game, *source, kind).is_empty())
    };
    let useful: Vec<Source> = slow_sources(game).into_iter().filter(useful).collect();
    assert_eq!(useful.len(), 1, "{useful:?} can be used, but nobody was asked");
    useful[0]
}

/// The call, if the decision was skipped.
fn only_call(game: &Ankh, kind: Kind) -> Call {
    let calls: Vec<Call> =
        slow_calls(game).into_iter().filter(|(_, called)| *called == kind).map(|(call, _)| call).collect();
    assert_eq!(calls.len(), 1, "{calls:?} can be called, but nobody was asked");
    calls[0]
}
