//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use maat_engine::{PlayError, read_number, read_place};

use crate::nile::Nile;
use crate::pieces::{Crew, Market, Part, RingMove};
use crate::river::LAST_POSITION;
use crate::sphinx::Sphinx;

/// One small choice. Positions count from 1, squares, building spaces and rows from 0 here and from 1 in notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    // Of seats.
    Keep(Sphinx),
    Ship(u8),
    /// On a round space, with the card for a double action.
    Double(u8),
    Berth(u8),
    Pass,
    Grow(Crew),
    Take(u8),
    Decline,
    Ring(RingMove),
    Again,
    Done,
    Grain,
    Feed(u8),
    First,
    /// Never the joker, which is added.
    Commit(Crew),
    Joker,
    Boost,
    GiveUp,
    Draw(u8),
    Extra(u8),
    Obelisk,
    Grave,
    Row(u8),
    Temple(Part),
    Market(Market),
    StandIn,
    // Free actions.
    Haul,
    Sell(u8),
    Water(Nile),
    Drill(Crew),
    Train(Crew),
    // Of chance.
    Nile(Nile),
    /// A grave tile of this value.
    Tile(u8),
    Card(Sphinx),
}

/// The highest numbers that can be written: stones, cards of a draw, rows and building spaces.
const MOST_STONES: u8 = 99;
const MOST_CARDS: u8 = 8;
const MOST_PLACES: u8 = 9;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Ship(position) => write!(f, "ship {position}"),
            Move::Double(position) => write!(f, "double {position}"),
            Move::Berth(place) => write!(f, "berth {}", place + 1),
            Move::Pass => f.write_str("pass"),
            Move::Grow(crew) => write!(f, "grow {crew}"),
            Move::Take(square) => write!(f, "take {}", square + 1),
            Move::Decline => f.write_str("decline"),
            Move::Ring(turn) => write!(f, "ring {turn}"),
            Move::Again => f.write_str("again"),
            Move::Done => f.write_str("done"),
            Move::Grain => f.write_str("grain"),
            Move::Feed(stones) => write!(f, "feed {stones}"),
            Move::First => f.write_str("first"),
            Move::Commit(crew) => write!(f, "commit {crew}"),
            Move::Joker => f.write_str("joker"),
            Move::Boost => f.write_str("boost"),
            Move::GiveUp => f.write_str("give-up"),
            Move::Draw(cards) => write!(f, "draw {cards}"),
            Move::Extra(cards) => write!(f, "extra {cards}"),
            Move::Obelisk => f.write_str("obelisk"),
            Move::Grave => f.write_str("grave"),
            Move::Row(row) => write!(f, "row {}", row + 1),
            Move::Temple(part) => f.write_str(temple_text(*part)),
            Move::Market(market) => write!(f, "market {market}"),
            Move::StandIn => f.write_str("stand-in"),
            Move::Haul => f.write_str("haul"),
            Move::Sell(stones) => write!(f, "sell {stones}"),
            Move::Water(field) => write!(f, "water {field}"),
            Move::Drill(crew) => write!(f, "drill {crew}"),
            Move::Train(crew) => write!(f, "train {crew}"),
            Move::Nile(card) => write!(f, "nile {card}"),
            Move::Tile(value) => write!(f, "grave {value}"),
            Move::Card(card) => write!(f, "card {card}"),
        }
    }
}

fn temple_text(part: Part) -> &'static str {
    match part {
        Part::PillarLeft => "pillar left",
        Part::PillarRight => "pillar right",
        Part::Columns => "column",
        Part::Lintels => "lintel",
    }
}

impl FromStr for Move {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((verb, noun)) = text.split_once(' ') else { return read_verb(text) };
        Ok(match verb {
            "keep" => Move::Keep(noun.parse()?),
            "ship" => Move::Ship(read_number(noun, 1..=LAST_POSITION)?),
            "double" => Move::Double(read_number(noun, 1..=LAST_POSITION)?),
            "berth" => Move::Berth(read_place(noun, MOST_PLACES)?),
            "grow" => Move::Grow(noun.parse()?),
            "take" => Move::Take(read_place(noun, 10)?),
            "ring" => Move::Ring(noun.parse()?),
            "feed" => Move::Feed(read_number(noun, 1..=MOST_STONES)?),
            "commit" => Move::Commit(read_regular(noun)?),
            "draw" => Move::Draw(read_number(noun, 1..=MOST_CARDS)?),
            "extra" => Move::Extra(read_number(noun, 0..=MOST_CARDS)?),
            "row" => Move::Row(read_place(noun, MOST_PLACES)?),
            "pillar" if noun == "left" => Move::Temple(Part::PillarLeft),
            "pillar" if noun == "right" => Move::Temple(Part::PillarRight),
            "market" => Move::Market(noun.parse()?),
            "sell" => Move::Sell(read_number(noun, 1..=MOST_STONES)?),
            "water" => Move::Water(noun.parse()?),
            "drill" => Move::Drill(noun.parse()?),
            "train" => Move::Train(noun.parse()?),
            "nile" => Move::Nile(noun.parse()?),
            "grave" => Move::Tile(read_number(noun, 1..=MOST_STONES)?),
            "card" => Move::Card(noun.parse()?),
            _ => return Err(PlayError::Unreadable),
        })
    }
}

/// A move without a noun.
fn read_verb(text: &str) -> Result<Move, PlayError> {
    Ok(match text {
        "pass" => Move::Pass,
        "decline" => Move::Decline,
        "again" => Move::Again,
        "done" => Move::Done,
        "grain" => Move::Grain,
        "first" => Move::First,
        "joker" => Move::Joker,
        "boost" => Move::Boost,
        "give-up" => Move::GiveUp,
        "obelisk" => Move::Obelisk,
        "grave" => Move::Grave,
        "column" => Move::Temple(Part::Columns),
        "lintel" => Move::Temple(Part::Lintels),
        "stand-in" => Move::StandIn,
        "haul" => Move::Haul,
        _ => return Err(PlayError::Unreadable),
    })
}

fn read_regular(text: &str) -> Result<Crew, PlayError> {
    let crew: Crew = text.parse()?;
    Crew::REGULAR.contains(&crew).then_some(crew).ok_or(PlayError::Unreadable)
}
