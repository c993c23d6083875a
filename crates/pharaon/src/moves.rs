//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, read_place};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::pieces::{Board, Colour, Holder, Offering, Piece, Spin, Zone};

/// One small choice. Places, fields and actions count from 0 here and from 1 in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    // Of seats; some of chance too.
    Jar(Card),
    Keep(Card),
    Pair(u8),
    Bonus(u8),
    /// Of chance: the card that lies out now.
    Noble(Pick),
    Artisan(Pick),
    Nile(u8),
    Tomb,
    Seer,
    Treasurer,
    Give(Piece),
    Get(Colour),
    Pass,
    Lay(Piece),
    Pay(Piece),
    /// From this place of the bonus field, or from the bag.
    Token(Option<u8>),
    Step(Colour),
    Gain(Colour),
    Diplomat,
    Teacher,
    Decline,
    Advance,
    Done,
    Reward(u8),
    Wheel(Colour),
    // Of chance alone.
    Ring(Zone),
    Offset(u8),
    Spin(Spin),
    Drawn(Offering),
    Look(Card),
    Scribe(Card),
    Board(Board),
    Dark(Board),
    Lane(Colour),
    First(Holder),
}

/// The deck, or a number from 0: a place of the display, or, drawn by chance, a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    Deck,
    Number(u8),
}

impl From<Card> for Pick {
    #[inline]
    fn from(card: Card) -> Self {
        Pick::Number(card.number() - 1)
    }
}

impl Pick {
    /// The card that chance has drawn.
    #[inline]
    pub(crate) fn card(self) -> Card {
        match self {
            Pick::Number(number) => Card::new(number + 1),
            Pick::Deck => unreachable!("chance draws a card, not the deck"),
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Deck => f.write_str("deck"),
            Pick::Number(number) => write!(f, "{}", number + 1),
        }
    }
}

impl FromStr for Pick {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "deck" { Ok(Pick::Deck) } else { text.parse::<Card>().map(Pick::from) }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Jar(jar) => write!(f, "jar {jar}"),
            Move::Keep(noble) => write!(f, "keep {noble}"),
            Move::Pair(place) => write!(f, "pair {}", place + 1),
            Move::Bonus(place) => write!(f, "bonus {}", place + 1),
            Move::Noble(pick) => write!(f, "noble {pick}"),
            Move::Artisan(pick) => write!(f, "artisan {pick}"),
            Move::Nile(action) => write!(f, "nile {}", action + 1),
            Move::Tomb => f.write_str("tomb"),
            Move::Seer => f.write_str("seer"),
            Move::Treasurer => f.write_str("treasurer"),
            Move::Give(piece) => write!(f, "give {piece}"),
            Move::Get(colour) => write!(f, "get {colour}"),
            Move::Pass => f.write_str("pass"),
            Move::Lay(piece) => write!(f, "lay {piece}"),
            Move::Pay(piece) => write!(f, "pay {piece}"),
            Move::Token(Some(place)) => write!(f, "token {}", place + 1),
            Move::Token(None) => f.write_str("token bag"),
            Move::Step(colour) => write!(f, "step {colour}"),
            Move::Gain(colour) => write!(f, "gain {colour}"),
            Move::Diplomat => f.write_str("diplomat"),
            Move::Teacher => f.write_str("teacher"),
            Move::Decline => f.write_str("decline"),
            Move::Advance => f.write_str("advance"),
            Move::Done => f.write_str("done"),
            Move::Reward(field) => write!(f, "reward {}", field + 1),
            Move::Wheel(colour) => write!(f, "wheel {colour}"),
            Move::Ring(zone) => write!(f, "ring {zone}"),
            Move::Offset(offset) => write!(f, "offset {}", offset + 1),
            Move::Spin(spin) => write!(f, "spin {spin}"),
            Move::Drawn(offering) => write!(f, "token {offering}"),
            Move::Look(noble) => write!(f, "look {noble}"),
            Move::Scribe(noble) => write!(f, "scribe {noble}"),
            Move::Board(board) => write!(f, "board {board}"),
            Move::Dark(board) => write!(f, "dark {board}"),
            Move::Lane(colour) => write!(f, "lane {colour}"),
            Move::First(holder) => write!(f, "first {holder}"),
        }
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((verb, noun)) = text.split_once(' ') else { return read_verb(text) };
        Ok(match verb {
            "jar" => Move::Jar(noun.parse()?),
            "keep" => Move::Keep(noun.parse()?),
            "pair" => Move::Pair(read_place(noun, 6)?),
            "bonus" => Move::Bonus(read_place(noun, 6)?),
            "noble" => Move::Noble(noun.parse()?),
            "artisan" => Move::Artisan(noun.parse()?),
            "nile" => Move::Nile(read_place(noun, 5)?),
            "give" => Move::Give(noun.parse()?),
            "get" => Move::Get(noun.parse()?),
            "lay" => Move::Lay(noun.parse()?),
            "pay" => Move::Pay(noun.parse()?),
            "token" => match noun.parse() {
                Ok(offering) => Move::Drawn(offering),
                Err(_) if noun == "bag" => Move::Token(None),
                Err(_) => Move::Token(Some(read_place(noun, 6)?)),
            },
            "step" => Move::Step(noun.parse()?),
            "gain" => Move::Gain(noun.parse()?),
            "reward" => Move::Reward(read_place(noun, 12)?),
            "wheel" => Move::Wheel(noun.parse()?),
            "ring" => Move::Ring(noun.parse()?),
            "offset" => Move::Offset(read_place(noun, 5)?),
            "spin" => Move::Spin(noun.parse()?),
            "look" => Move::Look(noun.parse()?),
            "scribe" => Move::Scribe(noun.parse()?),
            "board" => Move::Board(noun.parse()?),
            "dark" => Move::Dark(noun.parse()?),
            "lane" => Move::Lane(noun.parse()?),
            "first" => Move::First(noun.parse()?),
            _ => return Err(PlayError::Unreadable),
        })
    }
}

/// A move without a noun.
fn read_verb(text: &str) -> Result<Move, PlayError> {
    Ok(match text {
        "tomb" => Move::Tomb,
        "seer" => Move::Seer,
        "treasurer" => Move::Treasurer,
        "pass" => Move::Pass,
        "diplomat" => Move::Diplomat,
        "teacher" => Move::Teacher,
        "decline" => Move::Decline,
        "advance" => Move::Advance,
        "done" => Move::Done,
        _ => return Err(PlayError::Unreadable),
    })
}

/// What an action is done with or for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A pair of offerings, without and with bonus.
    Pair(u8),
    Bonus(u8),
    Noble(Pick),
    Artisan(Pick),
    Nile(u8),
    Tomb,
}

impl Target {
    #[inline]
    pub fn zone(self) -> Zone {
        match self {
            Target::Pair(_) | Target::Bonus(_) => Zone::Offerings,
            Target::Noble(_) => Zone::Nobles,
            Target::Artisan(_) => Zone::Artisans,
            Target::Nile(_) => Zone::Nile,
            Target::Tomb => Zone::Tomb,
        }
    }

    /// The target of a move on an own turn.
    #[inline]
    pub fn of(m: Move) -> Option<Target> {
        Some(match m {
            Move::Pair(place) => Target::Pair(place),
            Move::Bonus(place) => Target::Bonus(place),
            Move::Noble(pick) => Target::Noble(pick),
            Move::Artisan(pick) => Target::Artisan(pick),
            Move::Nile(action) => Target::Nile(action),
            Move::Tomb => Target::Tomb,
            _ => return None,
        })
    }

    /// The move that names the target.
    pub fn named(self) -> Move {
        match self {
            Target::Pair(place) => Move::Pair(place),
            Target::Bonus(place) => Move::Bonus(place),
            Target::Noble(pick) => Move::Noble(pick),
            Target::Artisan(pick) => Move::Artisan(pick),
            Target::Nile(action) => Move::Nile(action),
            Target::Tomb => Move::Tomb,
        }
    }
}

/// The pieces paid after the entry, as kinds, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Paid {
    kinds: [u8; Paid::MOST],
    len: u8,
}

impl Paid {
    /// No cost has more tokens beside the entry.
    pub const MOST: usize = 4;

    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.kinds[..usize::from(self.len)]
    }

    #[must_use]
    #[inline]
    pub fn with(mut self, kind: usize) -> Paid {
        self.kinds[usize::from(self.len)] = kind as u8;
        self.len += 1;
        self
    }
}
