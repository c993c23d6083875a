//! Compares pure functions with slow, obvious versions on random inputs.

mod ledger;
mod slow;

use maat_engine::{Game, PerSeat, Scratch, Seat, below, random_ply};
use maat_imhotep::content::content;
use maat_imhotep::pieces::{Card, Source};
use maat_imhotep::score::{groups, places, points_at_end, rows};
use maat_imhotep::{Event, Imhotep, Move, Options, Owners};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};

use crate::games::{new_game, random_options, random_seats};
use ledger::Ledger;

const TRIALS: u64 = 2000;

/// Calls `trial` with a different generator and number of seats each time.
fn tries(trial: impl Fn(&mut SmallRng, u8)) {
    for seed in 0..TRIALS {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        trial(&mut rng, seats);
    }
}

fn random_stones(rng: &mut SmallRng, seats: u8, most: u32) -> Vec<Seat> {
    (0..below(rng, most + 1)).map(|_| random_seat(rng, seats)).collect()
}

fn random_seat(rng: &mut SmallRng, seats: u8) -> Seat {
    Seat::at(below(rng, u32::from(seats)) as usize)
}

/// The start of a game with parts of its state replaced; play could not reach this position.
fn altered(seats: u8, options: Options, change: impl FnOnce(&mut Value)) -> Imhotep {
    let mut state = serde_json::to_value(new_game(seats, options)).expect("a state is plain data");
    change(&mut state);
    serde_json::from_value(state).expect("the changed state still reads")
}

fn letters(stones: &[Seat]) -> Value {
    Value::String(stones.iter().map(|seat| seat.letter()).collect())
}

#[test]
fn owners_are_a_list() {
    tries(|rng, seats| {
        let list = random_stones(rng, seats, 116);
        let mut owners = Owners::default();
        list.iter().for_each(|&seat| owners.push(seat));
        assert_eq!(owners, list.iter().copied().collect());
        assert_eq!((owners.len(), owners.is_empty()), (list.len(), list.is_empty()));
        assert_eq!(owners.iter().collect::<Vec<_>>(), list);
        for index in 0..120 {
            assert_eq!(owners.get(index), list.get(index).copied());
        }
        for seat in Seat::ALL {
            assert_eq!(owners.count(seat), list.iter().filter(|&&owner| owner == seat).count());
        }
        assert_eq!(serde_json::to_value(owners).ok(), Some(letters(&list)));
    });
}

#[test]
fn burial_groups_are_flooded() {
    tries(|rng, seats| {
        let stones = random_stones(rng, seats, 116);
        let owners: Owners = stones.iter().copied().collect();
        for seat in Seat::first(seats) {
            let sizes = slow::group_sizes(&stones, seat);
            let points: i16 = sizes.iter().map(|&size| slow::ladder(size)).sum();
            assert_eq!(
                groups(&owners, seat, &content(1).burial_a),
                points,
                "{seat} in {stones:?}: {sizes:?}"
            );
        }
    });
}

#[test]
fn burial_rows_are_counted_one_by_one() {
    tries(|rng, seats| {
        let stones = random_stones(rng, seats, 40);
        let owners: Owners = stones.iter().copied().collect();
        let found = rows(&owners, seats, &content(1).burial_b);
        assert_eq!(found, slow::rows(&stones, seats), "{stones:?}");
    });
}

#[test]
fn places_are_shared() {
    tries(|rng, seats| {
        let counts = PerSeat::from_fn(|_| below(rng, 5) as u8);
        let table: Vec<i16> = (0..4).map(|_| below(rng, 16) as i16).collect();
        let found = places(&counts, seats, &table);
        let expected = slow::places(&counts, seats, &table);
        assert!(
            Seat::first(seats).all(|seat| found[seat] == expected[seat]),
            "{counts:?} {table:?}: {found:?}"
        );
    });
}

#[test]
fn visible_stones_lie_on_top() {
    tries(|rng, seats| {
        let stones = random_stones(rng, seats, 40);
        let game = altered(seats, Options::default(), |state| state["temple"] = letters(&stones));
        let visible: Vec<Option<Seat>> = (0..5).map(|place| game.temple_visible(place)).collect();
        let stacks = slow::stacks(&stones, seats);
        assert_eq!(
            visible[..stacks.len()],
            stacks.iter().map(|stack| stack.last().copied()).collect::<Vec<_>>()
        );
    });
}

#[test]
fn cards_score_one_by_one() {
    tries(|rng, seats| {
        let monuments = ["pyramid", "temple", "burial"];
        let stones = monuments.map(|_| random_stones(rng, seats, 30));
        let heights: Vec<u8> = Seat::first(seats).map(|_| below(rng, 9) as u8).collect();
        let hands: Vec<Vec<Card>> = Seat::first(seats)
            .map(|_| (0..below(rng, 12)).map(|_| Card::ALL[below(rng, 12) as usize]).collect())
            .collect();
        let held = |hand: &[Card], card| hand.iter().filter(|&&held| held == card).count();
        let game = altered(seats, Options::default(), |state| {
            for (monument, stones) in monuments.into_iter().zip(&stones) {
                state[monument] = letters(stones);
            }
            for (index, hand) in hands.iter().enumerate() {
                state["obelisks"][index] = json!(heights[index]);
                for card in Card::ALL.into_iter().filter(|&card| held(hand, card) > 0) {
                    state["players"][index]["cards"][card.id()] = json!(held(hand, card));
                }
            }
        });
        let on_obelisks = heights.iter().map(|&height| usize::from(height)).sum();
        let on_sites = [stones[0].len(), stones[1].len(), stones[2].len(), on_obelisks];
        for (seat, hand) in Seat::first(seats).zip(&hands) {
            let points = |source| points_at_end(&game, source)[seat];
            assert_eq!(points(Source::Statues), slow::ladder(held(hand, Card::Statue)));
            assert_eq!(points(Source::Decorations), slow::decorations(hand, on_sites));
            let blue = hand.iter().filter(|card| Card::BLUE.contains(card)).count();
            assert_eq!(points(Source::BlueCards), blue as i16 * content(1).unused_blue_card);
        }
    });
}

/// Every point has an event, and the events alone give the same score.
#[test]
fn the_score_follows_from_the_events() {
    let mut scratch = Scratch::default();
    for seed in 0..300 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        let options = random_options(seats, &mut rng);
        let mut game = new_game(seats, options);
        let mut ledger = Ledger::new(seats, options);
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            scratch.events.iter().for_each(|event| ledger.read(event));
        }
        let score = game.outcome().expect("the game is over").score;
        assert_eq!(ledger.told(), score.as_slice(), "seed {seed}: the points of the events");
        assert_eq!(ledger.scored(), score.as_slice(), "seed {seed}: what happened, scored slowly");
    }
}

/// What a monument would bring is what it brings once it is scored.
#[test]
fn prospects_come_true() {
    let mut scratch = Scratch::default();
    let mut temples = 0;
    for seed in 0..100 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = random_seats(&mut rng);
        let mut game = new_game(seats, random_options(seats, &mut rng));
        let prospect = |game: &Imhotep, source: Source| {
            let found = game.prospects().into_iter().find(|prospect| prospect.source == source.id());
            found.map(|prospect| prospect.points.to_vec())
        };
        let mut scored = [vec![0; usize::from(seats)], vec![0; usize::from(seats)]];
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            let mut temple = vec![0; usize::from(seats)];
            for event in &scratch.events {
                match *event {
                    Event::TempleRewarded { seat, points, .. } => temple[seat.index()] += i32::from(points),
                    Event::Scored { seat, source: Source::Burial, points, .. } => {
                        scored[0][seat.index()] = i32::from(points);
                    }
                    Event::Scored { seat, source: Source::Obelisks, points, .. } => {
                        scored[1][seat.index()] = i32::from(points);
                    }
                    _ => {}
                }
            }
            if let Some(expected) =
                prospect(&game, Source::Temple).filter(|_| temple.iter().any(|&points| points != 0))
            {
                assert_eq!(expected, temple, "seed {seed}");
                temples += 1;
            }
        }
        assert_eq!(prospect(&game, Source::Burial), Some(scored[0].clone()), "seed {seed}");
        assert_eq!(prospect(&game, Source::Obelisks), Some(scored[1].clone()), "seed {seed}");
    }
    assert!(temples > 100, "{temples}");
}

#[test]
fn every_move_has_an_index_and_a_text() {
    for index in 0..Move::COUNT {
        let m = Move::from_index(index).unwrap();
        assert_eq!((m.index(), m.to_string().parse()), (index, Ok(m)));
        assert!(m.to_string().starts_with(m.verb()));
    }
    assert_eq!(Move::from_index(Move::COUNT), None);
}
