//! The score track as a list of markers on each space.

use std::cell::Cell;
use std::collections::BTreeMap;

use maat_egizia::pieces::Phase;
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat};

use super::watch;

/// The markers by space, the one that has been there longest first.
struct Track {
    spaces: BTreeMap<i16, Vec<Seat>>,
    /// The order at the beginning of the phase.
    phase: Option<Vec<Seat>>,
}

impl Track {
    /// The player with the last tile is in front.
    fn new(seats: u8) -> Track {
        let mut all: Vec<Seat> = Seat::first(seats).collect();
        all.reverse();
        Track { spaces: [(0, all)].into(), phase: None }
    }

    fn go(&mut self, seat: Seat, points: i16) {
        let (&space, markers) =
            self.spaces.iter_mut().find(|(_, markers)| markers.contains(&seat)).expect("a marker");
        markers.retain(|other| *other != seat);
        self.spaces.entry(space + points).or_default().push(seat);
    }

    fn front_to_rear(&self) -> Vec<Seat> {
        self.spaces.values().rev().flatten().copied().collect()
    }
}

#[test]
fn markers_stand_as_on_a_track() {
    let (shared, ties) = (Cell::new(0), Cell::new(0));
    watch(
        240,
        |game| Track::new(game.seats()),
        |track, seen| {
            for event in seen.events {
                tell(track, event);
            }
            let order = track.front_to_rear();
            assert_eq!(seen.after.front_to_rear().as_slice(), order, "after {} {}", seen.actor, seen.m);
            if matches!(seen.after.phase(), Phase::Feed | Phase::Build | Phase::Cooperation)
                && let Some(phase) = &track.phase
            {
                assert_eq!(seen.after.order(), phase, "fixed when the phase began");
            }
            shared.set(shared.get() + u32::from(track.spaces.values().any(|markers| markers.len() > 1)));
            if seen.after.outcome().is_some() {
                ties.set(ties.get() + u32::from(check_end(track, seen.after)));
            }
        },
    );
    assert!(shared.get() > 1000, "markers met {} times", shared.get());
    assert!(ties.get() > 0, "no game ended in a tie");
}

fn tell(track: &mut Track, event: &Event) {
    match event {
        Event::Scored { seat, points, .. } => track.go(*seat, *points),
        Event::PhaseBegan { phase: Phase::Feed | Phase::Cooperation } => {
            track.phase = Some(track.front_to_rear());
        }
        Event::TurnOrder { seats } => {
            let mut rear_first = track.front_to_rear();
            rear_first.reverse();
            assert_eq!(seats.as_slice(), rear_first, "the rear player gets the first tile");
        }
        _ => {}
    }
}

/// Checks that the front marker wins; returns whether another player had as many points.
fn check_end(track: &Track, game: &Egizia) -> bool {
    let outcome = game.outcome().expect("the game is over");
    let order = track.front_to_rear();
    for (place, seat) in (1..).zip(&order) {
        assert_eq!(outcome.rank[seat.index()], place, "{order:?}");
        let space = track.spaces.iter().find(|(_, markers)| markers.contains(seat)).map(|(space, _)| *space);
        assert_eq!(Some(outcome.score[seat.index()]), space.map(i32::from));
    }
    game.player(order[0]).points == game.player(order[1]).points
}
