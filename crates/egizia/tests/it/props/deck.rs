//! Models each player's knowledge of the Sphinx deck as a list of places from the top.

use std::cell::Cell;

use maat_egizia::sphinx::Sphinx;
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat};
use rand::{SeedableRng, rngs::SmallRng};

use super::watch;

/// The knowledge of one player.
struct Memory {
    seat: Seat,
    /// The deck from the top; `None` for an unknown card.
    deck: Vec<Option<Sphinx>>,
    /// The cards that each player is looking at.
    looks: [Vec<Option<Sphinx>>; 4],
    /// Cards that went through another player's draw and may have been kept: the draw, the player, the cards.
    passed: Vec<(usize, Seat, Vec<Sphinx>)>,
}

struct Table {
    memories: Vec<Memory>,
    /// The draw in which each card of the deck was returned; 0 if none.
    draws: Vec<usize>,
    last: usize,
}

impl Table {
    fn new(game: &Egizia) -> Table {
        let cards = usize::from(game.sphinx().len());
        let memory = |seat| {
            let mut deck = vec![None; cards];
            // In a late position some cards were returned before.
            game.sphinx().known_to(seat).for_each(|(place, card)| deck[usize::from(place) - 1] = Some(card));
            Memory { seat, deck, looks: Default::default(), passed: Vec::new() }
        };
        let memories = Seat::first(game.seats()).map(memory).collect();
        Table { memories, draws: vec![0; cards], last: 0 }
    }

    fn tell(&mut self, event: &Event) {
        match *event {
            Event::SphinxSeen { seat, card, .. } => {
                let draw = self.draws.remove(0);
                self.memories.iter_mut().for_each(|memory| memory.see(seat, card, draw));
            }
            Event::SphinxKept { seat, card, .. } => {
                let own = self.memories.iter_mut().find(|memory| memory.seat == seat).expect("a player");
                own.looks[seat.index()].retain(|seen| *seen != Some(card));
            }
            Event::SphinxChosen { seat, kept, returned } => {
                self.last += 1;
                self.draws.extend(vec![self.last; returned.into()]);
                for memory in &mut self.memories {
                    memory.put_back(seat, kept, returned, self.last);
                }
            }
            _ => {}
        }
    }
}

impl Memory {
    /// A player draws the top card; players who knew it see which card it is.
    fn see(&mut self, drawer: Seat, card: Sphinx, draw: usize) {
        let known = self.deck.remove(0);
        assert!(known.is_none_or(|known| known == card), "{} was sure of {known:?}", self.seat);
        self.looks[drawer.index()].push(if drawer == self.seat { Some(card) } else { known });
        self.passed.retain(|(other, _, _)| *other != draw);
    }

    /// The rest goes under the deck in the order drawn. Only the drawer knows which cards were kept.
    fn put_back(&mut self, drawer: Seat, kept: u8, returned: u8, draw: usize) {
        let looked = std::mem::take(&mut self.looks[drawer.index()]);
        if drawer == self.seat || kept == 0 {
            assert_eq!(looked.len(), usize::from(returned));
            return self.deck.extend(looked);
        }
        self.deck.extend(vec![None; returned.into()]);
        let known: Vec<Sphinx> = looked.into_iter().flatten().collect();
        if !known.is_empty() {
            self.passed.push((draw, drawer, known));
        }
    }

    fn known(&self) -> Vec<(u8, Sphinx)> {
        (1..).zip(&self.deck).filter_map(|(place, card)| Some((place, (*card)?))).collect()
    }

    /// Panics if a sample is not possible by this player's knowledge.
    fn check_imagined(&self, game: &Egizia, seed: u64) {
        let mut twin = game.clone();
        twin.determinize(Some(self.seat), &mut SmallRng::seed_from_u64(seed));
        let known = |game: &Egizia| game.sphinx().known_to(self.seat).collect::<Vec<_>>();
        assert_eq!(known(&twin), self.known());
        assert_eq!(twin.player(self.seat), game.player(self.seat));
        for seat in Seat::first(game.seats()) {
            assert_eq!(twin.player(seat).hand.len(), game.player(seat).hand.len());
        }
        for (_, drawer, cards) in &self.passed {
            let hand = twin.player(*drawer).hand;
            let under: Vec<Sphinx> = twin.sphinx().under().collect();
            for card in cards {
                assert!(
                    hand.contains(*card) || under.contains(card),
                    "{} saw {card} pass to {drawer}",
                    self.seat
                );
            }
        }
    }
}

#[test]
fn players_remember_what_they_returned() {
    let (known, passed) = (Cell::new(0), Cell::new(0));
    watch(90, Table::new, |table, seen| {
        seen.events.iter().for_each(|event| table.tell(event));
        if seen.after.outcome().is_some() || seen.after.step() == "setup" {
            return;
        }
        for memory in &table.memories {
            assert_eq!(usize::from(seen.after.sphinx().len()), memory.deck.len());
            let places = seen.after.sphinx().known_to(memory.seat);
            let places: Vec<(u8, Sphinx)> = places.collect();
            assert_eq!(places, memory.known(), "{}", memory.seat);
            if seen.events.iter().any(|event| matches!(event, Event::SphinxChosen { .. })) {
                (0..4).for_each(|seed| memory.check_imagined(seen.after, seed));
            }
            known.set(known.get() + places.len());
            passed.set(passed.get() + memory.passed.len());
        }
    });
    assert!(known.get() > 1000 && passed.get() > 100, "{known:?} {passed:?}");
}
