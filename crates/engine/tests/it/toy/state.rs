//! The state and its invariants.

use std::fmt;
use std::str::FromStr;

use maat_engine::{Bag, Choice, PerSeat, Seat, SeatSet, SetupError, Steps, options};
use serde::{Deserialize, Serialize};

use super::moves::Step;

pub const OPTIONS: &[Choice] = &[
    Choice::one_of("length", &["short", "long"]),
    Choice::one_of("heap", &["large", "small"]).at_tables_of(2..=2),
    Choice::seats("novices"),
];

pub const HAND: u8 = 3;
const KINDS: usize = 5;
/// The number of copies of each card, enough for every seat to trade in every round.
const COPIES: u8 = 8;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toy {
    pub seats: u8,
    pub rounds_left: u8,
    /// The total number of stones.
    pub stones: u8,
    pub heap: u8,
    pub bag: Bag<KINDS>,
    pub players: PerSeat<Player>,
    /// The deepest stack holds the coin, the turns, and a deal for each of four seats.
    pub steps: Steps<Step, 6>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub stones: u8,
    /// The number of cards of each kind. A laid card stays here until all are revealed, so that the size of the hand
    /// does not show who has answered.
    pub hand: [u8; KINDS],
    pub laid: Option<Card>,
    pub buried: Option<Card>,
}

/// A card, identified by its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Three rounds instead of two.
    pub long: bool,
    /// Two stones a seat instead of three.
    pub small_heap: bool,
    /// Each begins with a stone from the heap.
    pub novices: SeatSet,
}

impl Toy {
    pub fn laid_out(seats: u8, options: Options) -> Toy {
        let stones = seats * if options.small_heap { 2 } else { 3 };
        let gift = |seat| u8::from(options.novices.contains(seat));
        Toy {
            seats,
            rounds_left: if options.long { 3 } else { 2 },
            stones,
            heap: stones - options.novices.len() as u8,
            bag: Bag::new([COPIES; KINDS]),
            players: PerSeat::from_fn(|seat| Player { stones: gift(seat), ..Player::default() }),
            steps: Steps::new(Step::Flip),
        }
    }

    pub fn check_conserved(&self) {
        let players = || Seat::first(self.seats).map(|seat| &self.players[seat]);
        let stones: u8 = players().map(|player| player.stones).sum();
        assert_eq!(self.heap + stones, self.stones, "stones are lost or were made");
        for card in Card::all() {
            let kind = card.index();
            let hands: u8 = players().map(|player| player.hand[kind]).sum();
            let buried = players().filter(|player| player.buried == Some(card)).count() as u8;
            let found = self.bag.unseen(kind) + self.bag.discard()[kind] + hands + buried;
            assert_eq!(found, COPIES, "copies of card {card} are lost or were made");
        }
        let held = |player: &Player| player.laid.is_none_or(|card| player.hand[card.index()] > 0);
        assert!(players().all(held), "a laid card is not in the hand");
    }
}

impl Player {
    /// The kinds of cards in hand, ascending.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| self.hand[card.index()] > 0)
    }

    pub fn hand_len(&self) -> u8 {
        self.hand.iter().sum()
    }

    pub fn points(&self) -> i32 {
        i32::from(self.stones) + self.buried.map_or(0, |card| i32::from(card.0))
    }
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS).map(Card::at)
    }

    pub fn at(index: usize) -> Card {
        Card(index as u8 + 1)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.long {
            words.push("length=long".to_owned());
        }
        if self.small_heap {
            words.push("heap=small".to_owned());
        }
        if !self.novices.is_empty() {
            words.push(format!("novices={}", self.novices));
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chosen = Options::default();
        for (choice, value) in options::read(text, OPTIONS)? {
            match choice.key {
                "length" => chosen.long = choice.read_index(value)? == 1,
                "heap" => chosen.small_heap = choice.read_index(value)? == 1,
                _ => chosen.novices = choice.read_seats(value)?,
            }
        }
        Ok(chosen)
    }
}
