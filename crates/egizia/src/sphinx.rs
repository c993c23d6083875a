//! Sphinx cards, sets of them, and their deck: cards nobody has seen, and below them the cards that were returned, in
//! order.
//!
//! A player who returns cards knows their places. A player who knew a card that another player draws knows that the other
//! has seen it, but not whether it was kept. The deck remembers all of this until a second player draws such a card; then
//! it forgets who knew more than its exact place.

mod determinize;

use arrayvec::ArrayVec;
use maat_engine::{IdSet, Seat, SeatSet, numbered};
use serde::{Deserialize, Serialize};

pub(crate) use determinize::resample;

numbered! {
    /// A Sphinx card, called by its number.
    pub struct Sphinx(29);
}

pub type SphinxSet = IdSet<Sphinx, u32>;

/// One at the start and one in each of five rounds, for four players.
const MOST_DRAWS: usize = 24;

/// One player's look at some cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draw {
    pub seat: Seat,
    pub cards: u8,
    /// Known to all; 0 while the player still looks.
    pub kept: u8,
}

/// The last draw of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trace {
    /// The place of the draw among all draws, and of the card in it.
    pub draw: u8,
    pub place: u8,
    /// The other players who knew the card.
    pub knowers: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SphinxDeck {
    /// Cards nobody has seen: the upper part of the deck, in no order.
    unseen: SphinxSet,
    /// The lower part from the top.
    under: [Option<Sphinx>; Sphinx::COUNT],
    under_len: u8,
    /// The traces by card; those of unseen cards are empty.
    traces: [Trace; Sphinx::COUNT],
    draws: [Option<Draw>; MOST_DRAWS],
}

impl Default for SphinxDeck {
    fn default() -> Self {
        SphinxDeck {
            unseen: SphinxSet::all(),
            under: [None; Sphinx::COUNT],
            under_len: 0,
            traces: [Trace::default(); Sphinx::COUNT],
            draws: [None; MOST_DRAWS],
        }
    }
}

impl SphinxDeck {
    #[inline]
    pub fn len(&self) -> u8 {
        self.unseen.len() + self.under_len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn unseen(&self) -> SphinxSet {
        self.unseen
    }

    /// The cards that were returned, from the top.
    pub fn under(&self) -> impl Iterator<Item = Sphinx> {
        self.under.into_iter().flatten()
    }

    /// The possible next cards.
    #[inline]
    pub fn next(&self) -> SphinxSet {
        match self.under[0] {
            Some(card) if self.unseen.is_empty() => SphinxSet::only(card),
            _ => self.unseen,
        }
    }

    /// A player begins to look at cards.
    pub fn begin(&mut self, seat: Seat) {
        let place = self.draws.iter().position(Option::is_none).expect("room for every draw of a game");
        self.draws[place] = Some(Draw { seat, cards: 0, kept: 0 });
    }

    /// Takes the next card off the deck, in the draw that began last.
    pub fn draw(&mut self, card: Sphinx) {
        let knowers = if self.unseen.contains(card) { SeatSet::EMPTY } else { self.take_returned() };
        self.unseen.remove(card);
        let last = self.draws.iter().rposition(Option::is_some).expect("a draw has begun");
        let draw = self.draws[last].as_mut().expect("a draw has begun");
        self.traces[card.index()] = Trace { draw: last as u8, place: draw.cards, knowers };
        draw.cards += 1;
    }

    /// Takes the first returned card; who knows what it is stays known.
    fn take_returned(&mut self) -> SeatSet {
        let card = self.under[0].expect("a deck that is not empty");
        self.under.copy_within(1.., 0);
        self.under[Sphinx::COUNT - 1] = None;
        self.under_len -= 1;
        let old = self.traces[card.index()];
        let draw = self.draw_of(card);
        if draw.kept == 0 {
            return old.knowers.with(draw.seat);
        }
        // From here on it would take two guesses to say which cards were kept.
        for trace in self.traces.iter_mut().filter(|trace| trace.draw == old.draw) {
            trace.knowers = SeatSet::EMPTY;
        }
        SeatSet::only(draw.seat)
    }

    /// Puts the cards that the player did not keep under the deck, in the order drawn.
    pub fn put_under(&mut self, seat: Seat, rest: SphinxSet, kept: u8) {
        let last = self.draws.iter().rposition(|draw| draw.is_some_and(|draw| draw.seat == seat));
        let draw = self.draws[last.expect("a draw of this player")].as_mut().expect("a draw");
        draw.kept = kept;
        let mut rest: ArrayVec<Sphinx, { Sphinx::COUNT }> = rest.iter().collect();
        rest.sort_unstable_by_key(|card| self.traces[card.index()].place);
        for card in rest {
            self.under[usize::from(self.under_len)] = Some(card);
            self.under_len += 1;
        }
    }

    /// The draw in which a card was seen last.
    fn draw_of(&self, card: Sphinx) -> Draw {
        let trace = self.traces[card.index()];
        self.draws[usize::from(trace.draw)].expect("a card that was drawn")
    }

    /// The cards of the deck that a player knows, with their places counted from 1 at the top.
    pub fn known_to(&self, seat: Seat) -> impl Iterator<Item = (u8, Sphinx)> {
        let known = move |card: &Sphinx| {
            let draw = self.draw_of(*card);
            draw.seat == seat || (draw.kept == 0 && self.traces[card.index()].knowers.contains(seat))
        };
        (self.unseen.len() + 1..).zip(self.under()).filter(move |(_, card)| known(card))
    }
}

impl SphinxDeck {
    /// Panics unless traces and draws follow from each other.
    pub(crate) fn check(&self) {
        let len = usize::from(self.under_len);
        assert!(self.under[..len].iter().all(Option::is_some), "a gap under the deck");
        assert!(self.under[len..].iter().all(Option::is_none), "a card that is not counted");
        for card in self.unseen.iter() {
            assert_eq!(self.traces[card.index()], Trace::default(), "nobody has seen {card}");
        }
        for card in SphinxSet::all().without(self.unseen).iter() {
            assert!(self.traces[card.index()].place < self.draw_of(card).cards, "{card} was drawn otherwise");
        }
        let order = |card: &Sphinx| (self.traces[card.index()].draw, self.traces[card.index()].place);
        assert!(self.under().is_sorted_by_key(|card| order(&card)), "returned cards lie in the order drawn");
    }
}
