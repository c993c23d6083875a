//! Compares the devotion track with stacks of markers that are moved by hand, in whole games.

use std::cell::Cell;

use maat_ankh::content::content;
use maat_ankh::{Ankh, Event};
use maat_engine::Seat;

use super::watch;

/// The stack of each space, from the bottom.
struct Stacks(Vec<Vec<Seat>>);

impl Stacks {
    /// The first player lies on top.
    fn new(seats: u8) -> Stacks {
        let mut stacks = vec![Vec::new(); usize::from(content(1).devotion_top) + 1];
        stacks[0] = Seat::first(seats).rev().collect();
        Stacks(stacks)
    }

    fn lift(&mut self, seat: Seat) {
        self.0.iter_mut().for_each(|stack| stack.retain(|other| *other != seat));
    }

    fn put(&mut self, seat: Seat, space: u8) {
        self.lift(seat);
        self.0[usize::from(space)].push(seat);
    }

    /// The higher god's marker takes the place of the lower one's.
    fn merge(&mut self, higher: Seat, lower: Seat) {
        self.lift(higher);
        for marker in self.0.iter_mut().flatten().filter(|marker| **marker == lower) {
            *marker = higher;
        }
    }

    fn space(&self, seat: Seat) -> Option<usize> {
        self.0.iter().position(|stack| stack.contains(&seat))
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::DevotionGained { seat, gained, space, .. } => {
                let from = self.space(*seat).expect("a marker on the track");
                assert_eq!(from + usize::from(*gained), usize::from(*space), "{event:?}");
                assert!(*gained > 0, "{event:?}");
                self.put(*seat, *space);
            }
            Event::DevotionLost { seat, lost, space } => {
                let from = self.space(*seat).expect("a marker on the track");
                assert_eq!(from - usize::from(*lost), usize::from(*space), "{event:?}");
                self.put(*seat, *space);
            }
            Event::GodsMerged { seat, lower, .. } => self.merge(*seat, *lower),
            Event::GodForgotten { seat, .. } => self.lift(*seat),
            _ => {}
        }
    }
}

#[test]
fn ranks_are_places_in_stacks() {
    let start = |game: &Ankh| Stacks::new(game.seats());
    let (losses, merges) = (Cell::new(0), Cell::new(0));
    watch(200, start, |stacks, seen| {
        seen.events.iter().for_each(|event| stacks.hear(event));
        let expected: Vec<Seat> = stacks.0.iter().flatten().copied().collect();
        let game = seen.after;
        assert_eq!(game.ascending(game.living()).to_vec(), expected);
        for seat in game.living() {
            assert_eq!(stacks.space(seat), Some(game.player(seat).space.into()));
        }
        let count = |is: fn(&Event) -> bool| seen.events.iter().filter(|event| is(event)).count();
        losses.set(losses.get() + count(|event| matches!(event, Event::DevotionLost { .. })));
        merges.set(merges.get() + count(|event| matches!(event, Event::GodsMerged { .. })));
    });
    assert!(losses.get() > 20 && merges.get() > 100, "{losses:?} {merges:?}");
}
