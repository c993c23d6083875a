//! Determinization of the Sphinx cards: resamples the places that a player cannot know.

use arrayvec::ArrayVec;
use maat_engine::{PerSeat, Seat, SeatSet, below};
use rand::Rng;

use super::{Draw, Sphinx, SphinxDeck, SphinxSet, Trace};
use crate::pieces::DrawnCards;
use crate::state::Player;

/// A place of a draw: the players who knew its card, and the card if the sampling player knew it.
#[derive(Clone, Copy, Default)]
struct Slot {
    knowers: SeatSet,
    known: Option<Sphinx>,
}

/// Resamples everything that `seat`, or a spectator, cannot know. The numbers of cards that players keep and return are public, and so are
/// the draws that a place went through; the cards themselves are not.
pub(crate) fn resample<R: Rng + ?Sized>(
    deck: &mut SphinxDeck,
    seat: Option<Seat>,
    players: &mut PerSeat<Player>,
    rng: &mut R,
) {
    let before = *deck;
    let knows = |card: Sphinx| {
        seat.is_some_and(|seat| {
            before.draw_of(card).seat == seat || before.traces[card.index()].knowers.contains(seat)
        })
    };
    let seen = SphinxSet::all().without(before.unseen);
    let mut pool: SphinxSet = seen.iter().filter(|&card| !knows(card)).collect();
    pool = pool.or(before.unseen);
    let held = PerSeat::from_fn(|seat| (players[seat].hand, players[seat].look));
    for other in Seat::first(4).filter(|&other| Some(other) != seat) {
        (players[other].hand, players[other].look) = (SphinxSet::EMPTY, SphinxSet::EMPTY);
    }
    for (index, draw) in (0..).zip(before.draws).filter_map(|(index, draw)| Some((index, draw?))) {
        if Some(draw.seat) != seat {
            let cards = seen.iter().filter(|card| before.traces[card.index()].draw == index).collect();
            let (hand, look) = held[draw.seat];
            let slots = Slots::of(&before, seat, draw, cards);
            let kept = hand.and(cards).len();
            let looks = !look.and(cards).is_empty();
            slots.deal(&mut players[draw.seat], kept, looks, &mut pool, rng, |card, place, knowers| {
                deck.traces[card.index()] = Trace { draw: index, place, knowers };
            });
        }
    }
    deck.unseen = pool;
    pool.iter().for_each(|card| deck.traces[card.index()] = Trace::default());
    let held = Seat::first(4).fold(pool, |held, seat| held.or(players[seat].hand).or(players[seat].look));
    pile_up(deck, SphinxSet::all().without(held));
}

/// The places of another player's draw.
struct Slots {
    slots: [Slot; DrawnCards::COUNT],
    cards: u8,
    /// Returned and drawn again by somebody since.
    gone: u8,
}

impl Slots {
    fn of(deck: &SphinxDeck, seat: Option<Seat>, draw: Draw, cards: SphinxSet) -> Slots {
        let mut slots = [Slot::default(); DrawnCards::COUNT];
        for card in cards.iter() {
            let trace = deck.traces[card.index()];
            let known = seat.filter(|&seat| trace.knowers.contains(seat)).map(|_| card);
            slots[usize::from(trace.place)] = Slot { knowers: trace.knowers, known };
        }
        Slots { slots, cards: draw.cards, gone: draw.cards - cards.len() }
    }

    /// Resamples which places are kept, as many as before, and the card at each place. The rest is in front of the player
    /// who still looks at it, or else under the deck. `trace` records it.
    fn deal<R: Rng + ?Sized>(
        self,
        player: &mut Player,
        mut keep: u8,
        looks: bool,
        pool: &mut SphinxSet,
        rng: &mut R,
        mut trace: impl FnMut(Sphinx, u8, SeatSet),
    ) {
        let mut gone = self.gone;
        for place in 0..self.cards {
            let kept = below(rng, u32::from(self.cards - place)) < u32::from(keep);
            if !kept && gone > 0 {
                gone -= 1;
                continue;
            }
            let slot = self.slots[usize::from(place)];
            let card = slot.known.unwrap_or_else(|| pool.any(rng));
            pool.remove(card);
            trace(card, place, slot.knowers);
            if kept {
                keep -= 1;
                player.hand.add(card);
            } else if looks {
                player.look.add(card);
            }
        }
    }
}

/// Returned cards lie in the order of the draws.
fn pile_up(deck: &mut SphinxDeck, cards: SphinxSet) {
    let mut cards: ArrayVec<Sphinx, { Sphinx::COUNT }> = cards.iter().collect();
    cards.sort_unstable_by_key(|card| {
        let trace = deck.traces[card.index()];
        (trace.draw, trace.place)
    });
    deck.under = [None; Sphinx::COUNT];
    for (place, card) in cards.into_iter().enumerate() {
        deck.under[place] = Some(card);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::{SeedableRng, rngs::SmallRng};

    use super::*;

    /// A deck with what lies before the players.
    #[derive(Clone)]
    struct Table {
        deck: SphinxDeck,
        players: PerSeat<Player>,
    }

    impl Table {
        /// Everything has been seen and returned: five times five cards by `a`, four by `b`.
        fn seen_by_a() -> Table {
            let mut table = Table { deck: SphinxDeck::default(), players: PerSeat::default() };
            (0..5).for_each(|_| table.look(Seat::A, 5, 0));
            table.look(Seat::B, 4, 0);
            assert!(table.deck.unseen.is_empty());
            table
        }

        /// A player draws and keeps the last cards.
        fn look(&mut self, seat: Seat, cards: u8, kept: u8) {
            self.deck.begin(seat);
            let mut rest = SphinxSet::EMPTY;
            for place in 0..cards {
                let card = self.deck.next().lowest().expect("a card is left");
                self.deck.draw(card);
                let set = if place < cards - kept { &mut rest } else { &mut self.players[seat].hand };
                set.add(card);
            }
            self.deck.put_under(seat, rest, kept);
            self.deck.check();
        }

        /// All cards that samples for `viewer` put into the hand of another seat.
        fn possible_cards(&self, viewer: Seat, other: Seat) -> BTreeSet<u8> {
            let resample = |seed| {
                let mut twin = self.clone();
                resample(&mut twin.deck, Some(viewer), &mut twin.players, &mut SmallRng::seed_from_u64(seed));
                twin.deck.check();
                assert_eq!(twin.players[viewer], self.players[viewer]);
                let known = |table: &Table| table.deck.known_to(viewer).collect::<Vec<_>>();
                assert_eq!(known(&twin), known(self));
                twin.players[other].hand.iter().map(Sphinx::number).collect::<Vec<_>>()
            };
            (0..500).flat_map(resample).collect()
        }
    }

    #[test]
    fn who_returned_cards_knows_what_another_player_draws() {
        let mut table = Table::seen_by_a();
        assert_eq!(table.deck.known_to(Seat::A).count(), 25);
        assert_eq!(
            table.deck.known_to(Seat::B).map(|(place, _)| place).collect::<Vec<_>>(),
            [26, 27, 28, 29]
        );
        table.look(Seat::B, 3, 1);
        assert_eq!(table.possible_cards(Seat::A, Seat::B), [1, 2, 3].into());
        let unknown = table.possible_cards(Seat::C, Seat::B);
        assert_eq!(unknown.len(), 29, "{unknown:?}");
        assert_eq!(table.possible_cards(Seat::B, Seat::A), BTreeSet::new());
    }

    #[test]
    fn a_draw_that_is_returned_whole_hides_nothing() {
        let mut table = Table::seen_by_a();
        table.look(Seat::B, 3, 0);
        assert_eq!(table.deck.known_to(Seat::A).count(), 25);
        (0..4).for_each(|_| table.look(Seat::C, 5, 0));
        table.look(Seat::C, 2, 0);
        table.look(Seat::C, 4, 0);
        table.look(Seat::D, 1, 1);
        assert_eq!(table.possible_cards(Seat::A, Seat::D), [1].into(), "the card went through two hands");
    }

    #[test]
    fn after_the_second_draw_it_is_forgotten() {
        let mut table = Table::seen_by_a();
        table.look(Seat::B, 3, 1);
        (0..4).for_each(|_| table.look(Seat::C, 5, 0));
        table.look(Seat::C, 2, 0);
        table.look(Seat::C, 4, 0);
        table.look(Seat::D, 1, 1);
        assert_eq!(table.possible_cards(Seat::B, Seat::D), [1].into(), "who returned it knows it");
        let anything = BTreeSet::from([1, 2, 3, 26, 27, 28, 29]);
        assert_eq!(table.possible_cards(Seat::A, Seat::D), anything, "all that it never saw, and the three");
        assert_eq!(table.possible_cards(Seat::A, Seat::B), anything);
    }
}
