//! Figures as they are written down.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use maat_engine::{PlayError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{FIRST_GUARDIAN, Figure, FigureSet, Figures, GUARDIANS};
use crate::map::{Dir, Hex};
use crate::state::as_bits;

/// The place of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    On(Hex),
    /// With its owner.
    Pool,
    /// Trapped by Anubis.
    Captive,
    /// Beside its guardian card.
    Card,
    /// Out of the game.
    Gone,
}

/// The serialised form of the figures: their places, and the facts that do not follow from them.
#[derive(Serialize, Deserialize)]
pub(super) struct Roster {
    places: ArrayVec<Place, { Figure::COUNT }>,
    /// Of the guardians.
    owners: [Option<Seat>; GUARDIANS],
    aims: [Option<Dir>; GUARDIANS],
    #[serde(with = "as_bits")]
    radiant: FigureSet,
    #[serde(with = "as_bits")]
    flooded: FigureSet,
}

impl From<Figures> for Roster {
    fn from(figures: Figures) -> Roster {
        let owner = |place| figures.owner(Figure::at(FIRST_GUARDIAN + place));
        Roster {
            places: Figure::all().map(|figure| figures.place(figure)).collect(),
            owners: std::array::from_fn(owner),
            aims: figures.aims,
            radiant: figures.radiant,
            flooded: figures.flooded,
        }
    }
}

impl From<Roster> for Figures {
    fn from(roster: Roster) -> Figures {
        let mut figures = Figures { aims: roster.aims, ..Figures::default() };
        for (figure, place) in Figure::all().zip(roster.places) {
            let owner = figure.seat().or_else(|| roster.owners[figure.guardian()?]);
            match (place, owner) {
                (Place::On(hex), Some(owner)) => figures.stand(figure, owner, hex),
                (Place::Pool, Some(owner)) => figures.send_to_pool(figure, owner),
                (Place::Captive, Some(owner)) => {
                    figures.send_to_pool(figure, owner);
                    figures.trap(figure);
                }
                (Place::Card, _) => figures.put_beside_card(figure),
                _ => {}
            }
        }
        Figures { aims: roster.aims, radiant: roster.radiant, flooded: roster.flooded, ..figures }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::On(hex) => hex.fmt(f),
            Place::Pool => f.write_str("pool"),
            Place::Captive => f.write_str("captive"),
            Place::Card => f.write_str("card"),
            Place::Gone => f.write_str("gone"),
        }
    }
}

impl FromStr for Place {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "pool" => Place::Pool,
            "captive" => Place::Captive,
            "card" => Place::Card,
            "gone" => Place::Gone,
            hex => Place::On(hex.parse()?),
        })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom(format!("`{text}` is no place of a figure")))
    }
}
