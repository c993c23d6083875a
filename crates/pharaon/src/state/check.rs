//! The invariants: every token, card and tile is somewhere, once.

use maat_engine::Seat;

use super::{Pharaon, Place};
use crate::cards::{Card, Cards};
use crate::pay;
use crate::pieces::{Colour, Offering, Piece, Resource};
use crate::rules::{Step, gain, traitor, turn};

impl Pharaon {
    /// Panics unless every piece is where it can be.
    pub(crate) fn check_invariants(&self) {
        self.check_resources();
        self.check_offerings();
        self.check_jars();
        self.check_cards();
        self.check_board();
        self.check_players();
        self.check_payment();
    }

    fn laid_out(&self) -> impl Iterator<Item = Piece> {
        self.wheel.iter().flatten().chain(&self.overflow).copied().flatten()
    }

    fn check_resources(&self) {
        for resource in Resource::ALL {
            let index = resource.index();
            let held: u8 = Seat::first(self.seats).map(|seat| self.players[seat].resources[index]).sum();
            let wheel = self.laid_out().filter(|&piece| piece.resource() == Some(resource)).count() as u8;
            let (mut lanes, mut markers) = (0, 0);
            if let Some(colour) = Colour::ALL.get(index) {
                let tokens = self.traitor.lanes.iter().flatten();
                lanes = tokens.filter(|&&token| token == Some(*colour)).count() as u8;
                markers = self.markers[index].count_ones() as u8 + self.traitor.markers[index];
            }
            let total = self.bank[index] + held + wheel + lanes + self.traitor.resources[index] - markers;
            assert_eq!(total, self.content().bank, "tokens of {resource}");
        }
    }

    fn check_offerings(&self) {
        for offering in Offering::ALL {
            let index = offering.index();
            let held: u8 = Seat::first(self.seats).map(|seat| self.players[seat].offerings[index]).sum();
            let wheel = self.laid_out().filter(|&piece| piece.offering() == Some(offering)).count() as u8;
            let lying = self.pairs.iter().flatten().chain(&self.bonus);
            let lying = lying.filter(|&&token| token == Some(offering)).count() as u8;
            let bag = self.bag.unseen(index) + self.bag.discard()[index];
            let total = held + wheel + lying + bag + self.traitor.offerings[index];
            assert_eq!(total, self.content().offerings[index].copies, "tokens {offering}");
        }
    }

    fn check_jars(&self) {
        let mut seen = Once::default();
        seen.add(self.jars.unseen());
        seen.add(self.jars.discard());
        self.jars_up.iter().flatten().for_each(|&jar| seen.add_card(jar));
        for step in self.steps.as_slice() {
            if let Step::Gain(
                gain::Step::Diplomat { jar, .. }
                | gain::Step::Teacher { jar, .. }
                | gain::Step::Discard { jar },
            )
            | Step::Traitor(traitor::Step::TraitorTop { jar, .. }) = *step
            {
                seen.add_card(jar);
            }
        }
        seen.expect(self.content().jars.len(), "jars");
    }

    fn check_cards(&self) {
        let (mut nobles, mut artisans) = (Once::default(), Once::default());
        nobles.add(self.nobles);
        artisans.add(self.artisans);
        for seat in Seat::first(self.seats) {
            nobles.add(self.players[seat].nobles);
            artisans.add(self.players[seat].artisans);
            self.aside[seat].iter().for_each(|&noble| nobles.add_card(noble));
        }
        let lying = self.nobles_up.iter().chain(&self.look).flatten();
        lying.for_each(|&noble| nobles.add_card(noble));
        self.artisans_up.iter().flatten().for_each(|&artisan| artisans.add_card(artisan));
        for set in [self.traitor.nobles, self.traitor.nobles_gone] {
            nobles.add(set);
        }
        for set in [self.traitor.artisans, self.traitor.artisans_gone] {
            artisans.add(set);
        }
        nobles.expect(self.content().nobles.len(), "nobles");
        artisans.expect(self.content().artisans.len(), "artisans");
    }

    fn check_board(&self) {
        for (colour, section) in self.wheel.iter().enumerate() {
            let used = section.iter().take_while(|slot| slot.is_some()).count();
            assert!(used <= self.slots(), "a piece beyond the slots of a section");
            assert!(section[used..].iter().all(Option::is_none), "slots are filled from the left");
            assert_eq!(self.markers[colour] >> used, 0, "a marker in an empty slot");
        }
        for lane in 0..5 {
            let fill = self.traitor.fill(lane);
            assert!(
                self.traitor.lanes[lane][fill..].iter().all(Option::is_none),
                "lanes are filled in order"
            );
        }
        let table = self.content().table(self.seats);
        let beyond = &self.pairs[usize::from(table.pairs)..];
        assert!(beyond.iter().flatten().all(Option::is_none), "a pair beyond the places in use");
        assert!(
            self.bonus[usize::from(table.pairs)..].iter().all(Option::is_none),
            "a bonus beyond the places"
        );
        if self.steps.top() == Some(turn::Step::Turn.into()) {
            let gap = self.nobles_up.contains(&None) && !self.nobles.is_empty();
            assert!(!gap, "an empty place of the nobles while the deck has cards");
            let gap = self.artisans_up.contains(&None) && !self.artisans.is_empty();
            assert!(!gap, "an empty place of the artisans while the deck has cards");
        }
    }

    fn check_players(&self) {
        let content = self.content();
        let mut rows = 0u8;
        for seat in Seat::first(self.seats) {
            let player = &self.players[seat];
            assert!(usize::from(player.tomb) <= content.tomb.len(), "{seat} is past the tomb");
            assert!(player.nile.iter().all(|&level| level <= content.nile_top()), "{seat} is past a track");
            assert!(player.tired.without(player.nobles).is_empty(), "{seat} has used another's noble");
            if let Place::Pyramid { row, field } = player.place {
                assert_eq!(rows & 1 << row, 0, "two players in row {row}");
                rows |= 1 << row;
                assert!(usize::from(field) < content.pyramid[usize::from(row)].len(), "{seat} is past a row");
            }
        }
    }
}

impl Pharaon {
    /// The offers of an open payment are cached in the state; they must agree with the rest of it.
    fn check_payment(&self) {
        let (offered, expected) = match self.steps.top() {
            Some(Step::Turn(turn::Step::Enter { seat, target, kinds })) => {
                let (purse, cost) = turn::price(self, seat, target);
                (kinds, pay::entries(&purse, cost))
            }
            Some(Step::Turn(turn::Step::Pay { seat, target, entry, paid, kinds })) => {
                let (purse, cost) = turn::price(self, seat, target);
                (kinds, pay::next(&purse, cost, usize::from(entry), paid.as_slice()).kinds)
            }
            _ => return,
        };
        assert_eq!(offered, expected, "kinds that may be paid");
    }
}

/// Cards that must not be in two places.
#[derive(Default)]
struct Once(Cards);

impl Once {
    fn add(&mut self, cards: Cards) {
        assert!(self.0.and(cards).is_empty(), "{:?} twice", self.0.and(cards));
        self.0 = self.0.or(cards);
    }

    fn add_card(&mut self, card: Card) {
        self.add([card].into_iter().collect());
    }

    fn expect(self, count: usize, what: &str) {
        assert_eq!(self.0, Cards::first(count), "{what}");
    }
}
