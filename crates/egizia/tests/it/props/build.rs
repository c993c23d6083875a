//! Compares commitments and payments with slow versions that try every set of crews and cards.

use std::cell::Cell;
use std::collections::BTreeSet;

use maat_egizia::pieces::{Crew, DrawnCards, Effect, Part, RegularCrew, RowNo, Site};
use maat_egizia::{Egizia, Event, Move};
use maat_engine::{Actor, Game, Seat, Viewer};

use super::{legal, watch};
use crate::facts::facts;

/// Crews and strength cards of a build, in the order in which they are named.
type Commitment = (Vec<Crew>, usize);

/// All commitments that the rules allow: one regular crew, with a card another one, the joker, strength cards.
fn commitments(game: &Egizia, seat: Seat) -> Vec<Commitment> {
    let player = game.player(seat);
    let idle: Vec<Crew> = RegularCrew::ALL
        .map(RegularCrew::crew)
        .into_iter()
        .filter(|crew| !player.used[crew.index()])
        .collect();
    let mut sets: Vec<Vec<Crew>> = idle.iter().map(|crew| vec![*crew]).collect();
    if game.has(seat, Effect::TwoCrews) {
        for (place, one) in idle.iter().enumerate() {
            sets.extend(idle[place + 1..].iter().map(|other| vec![*one, *other]));
        }
    }
    if !player.used[Crew::Joker.index()] {
        let joined: Vec<Vec<Crew>> = sets.iter().map(|set| [&set[..], &[Crew::Joker]].concat()).collect();
        sets.extend(joined);
    }
    let held = usize::from(game.count_with(seat, Effect::Strength));
    sets.into_iter().flat_map(|set| (0..=held).map(move |boosts| (set.clone(), boosts))).collect()
}

fn strength(game: &Egizia, seat: Seat, (crews, boosts): &Commitment) -> u8 {
    let cards = game.player(seat).cards.iter().filter(|card| facts().nile(*card).effect == Effect::Strength);
    let boosted: u8 = cards.take(*boosts).map(|card| facts().nile(card).number).sum();
    crews.iter().map(|crew| game.player(seat).strength[crew.index()]).sum::<u8>() + boosted
}

/// The moves that can build at a site, with their values; for the Sphinx, numbers of cards.
fn bricks(game: &Egizia, site: Site) -> Vec<(Move, u8)> {
    match site {
        Site::Sphinx => {
            let most = facts().sphinx_build.most.min(game.sphinx().len());
            (1..=most).map(|cards| (Move::Draw(DrawnCards::new(cards)), cards)).collect()
        }
        Site::Obelisk => {
            let obelisk = game.obelisk_value().map(|value| (Move::Obelisk, value));
            let grave = game.grave_value().map(|value| (Move::Grave, value));
            obelisk.into_iter().chain(grave).collect()
        }
        Site::Pyramid => {
            let row = |row: RowNo| game.row_value(row).map(|value| (Move::Row(row), value));
            let part = |part: Part| game.part_value(part).map(|value| (Move::temple(part), value));
            let rows = facts().rows().filter_map(row);
            rows.chain(Part::ALL.into_iter().filter_map(part)).collect()
        }
    }
}

/// The strength that can be used, limited by stones and cards.
fn useful(game: &Egizia, seat: Seat, site: Site) -> u8 {
    let stones = game.player(seat).stones;
    if site == Site::Sphinx { bricks(game, site).len().min(stones.into()) as u8 } else { stones }
}

/// Whether each addition was made while more strength was useful.
fn is_frugal(game: &Egizia, seat: Seat, (crews, boosts): &Commitment, most: u8) -> bool {
    let parts = crews.len() + boosts;
    (1..parts).all(|taken| {
        let fewer = (crews[..taken.min(crews.len())].to_vec(), taken.saturating_sub(crews.len()));
        strength(game, seat, &fewer) < most
    })
}

/// Each commitment with the first brick that it can pay for.
fn slow(game: &Egizia, seat: Seat, site: Site) -> BTreeSet<String> {
    let most = useful(game, seat, site);
    let mut found = BTreeSet::new();
    for commitment in commitments(game, seat) {
        if is_frugal(game, seat, &commitment, most) {
            let budget = strength(game, seat, &commitment).min(game.player(seat).stones);
            let affordable = bricks(game, site).into_iter().filter(|(_, value)| *value <= budget);
            found.extend(affordable.map(|(brick, _)| format!("{:?} {} {brick}", commitment.0, commitment.1)));
        }
    }
    found
}

/// The same, found by following the offered moves.
fn fast(game: &Egizia, seat: Seat, found: &mut BTreeSet<String>) {
    for m in legal(game, seat) {
        if matches!(m, Move::Commit(_) | Move::Joker | Move::Boost) {
            let (mut next, mut events) = (game.clone(), Vec::new());
            next.play(Actor::Seat(seat), m, &mut events).expect("an offered move");
            match committed(&events) {
                // Only one thing could be built, so it was built automatically.
                Some(((crews, boosts), brick)) => drop(found.insert(format!("{crews:?} {boosts} {brick}"))),
                None => fast(&next, seat, found),
            }
        } else if game.step() == "commit" {
            let build = game.view(Viewer::Spectator).build.expect("a build has begun");
            found.insert(format!("{:?} {} {m}", build.crews, build.boosts));
        }
    }
}

/// The commitment and the first build, if there was one.
fn committed(events: &[Event]) -> Option<(Commitment, Move)> {
    let boosts = events
        .iter()
        .filter(|event| matches!(event, Event::CardUsed { face, .. } if face.effect == Effect::Strength));
    let crews = events.iter().find_map(|event| match event {
        Event::CrewsCommitted { crews, .. } => Some(crews.to_vec()),
        _ => None,
    })?;
    let built = events.iter().find_map(|event| match *event {
        Event::StonesPaid { count, .. } => Some(Move::Draw(DrawnCards::new(count))),
        Event::ObeliskBuilt { .. } => Some(Move::Obelisk),
        Event::GraveTaken { .. } => Some(Move::Grave),
        Event::PyramidBuilt { row, .. } => Some(Move::Row(row)),
        Event::TempleBuilt { part, .. } => Some(Move::temple(part)),
        _ => None,
    })?;
    Some(((crews, boosts.count()), built))
}

#[test]
fn every_commitment_is_offered_and_no_other() {
    let (builds, rich) = (Cell::new(0), Cell::new(0));
    watch(
        60,
        |_| (),
        |(), seen| {
            let (Actor::Seat(seat), "build") = (seen.actor, seen.before.step()) else { return };
            let site = seen.before.view(Viewer::Spectator).site.expect("a site is open");
            let (mut offered, found) = (BTreeSet::new(), slow(seen.before, seat, site));
            fast(seen.before, seat, &mut offered);
            assert_eq!(offered, found, "{site}: {:?}", seen.before.player(seat));
            builds.set(builds.get() + 1);
            rich.set(rich.get() + u32::from(seen.before.has(seat, Effect::TwoCrews) && found.len() > 10));
        },
    );
    assert!(builds.get() > 500 && rich.get() > 10, "{builds:?} {rich:?}");
}

/// A build according to its events.
#[derive(Default)]
struct Account {
    seat: Option<Seat>,
    strength: u8,
    stones: u8,
    points: i16,
    value: u8,
}

/// Everything that is built is paid for and scored, within strength and stones.
#[test]
fn builds_are_paid_for() {
    let builds = Cell::new(0);
    watch(
        150,
        |_| Account::default(),
        |account, seen| {
            for event in seen.events {
                note(account, seen.before, event);
                if let Event::StonesPaid { seat, count, cause } = *event
                    && cause.id() == "build"
                    && account.value > 0
                {
                    assert_eq!(account.seat, Some(seat));
                    assert_eq!(count, account.value);
                    assert!(count <= account.strength && count <= account.stones);
                    builds.set(builds.get() + 1);
                }
            }
            if seen.after.step() == "market" {
                let seat = account.seat.expect("a builder");
                assert_eq!(seen.after.player(seat).stones, account.stones - account.value);
                assert_eq!(seen.after.player(seat).points, account.points + i16::from(account.value));
            }
        },
    );
    assert!(builds.get() > 500, "{builds:?}");
}

fn note(account: &mut Account, before: &Egizia, event: &Event) {
    match *event {
        Event::CrewsCommitted { seat, strength, .. } => {
            let player = before.player(seat);
            let (stones, points) = (player.stones, player.points);
            *account = Account { seat: Some(seat), strength, stones, points, value: 0 };
        }
        Event::ObeliskBuilt { value, .. }
        | Event::GraveTaken { value, .. }
        | Event::PyramidBuilt { value, .. }
        | Event::TempleBuilt { value, .. } => account.value += value,
        _ => {}
    }
}
