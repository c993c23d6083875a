//! The points of nobles.

use arrayvec::ArrayVec;

use super::Holdings;
use super::gods::{Gods, Ring};
use crate::cards::Card;
use crate::content::Content;
use crate::pieces::{Each, Zone};

/// The nobles of one player, with all that does not depend on the gods worked out.
#[derive(Debug)]
pub(super) struct Court(ArrayVec<Courtier, { Card::COUNT }>);

#[derive(Debug)]
struct Courtier {
    card: Card,
    points: i16,
    /// Points for each satisfied one of these gods.
    per_god: i16,
    gods: Gods,
    /// The number of times that the points of the best other noble are added.
    copies: i16,
}

impl Court {
    pub fn new(content: &Content, ring: &Ring, holdings: &Holdings) -> Court {
        Court(holdings.nobles.iter().map(|card| Courtier::new(content, ring, holdings, card)).collect())
    }

    /// All points of the nobles if these gods are satisfied.
    pub fn points(&self, gods: Gods) -> i16 {
        self.each(gods).map(|(_, points)| points).sum()
    }

    /// The points of each noble if these gods are satisfied. The one who copies has none of its own, so that it does
    /// not copy itself (J-N4).
    pub fn each(&self, gods: Gods) -> impl Iterator<Item = (Card, i16)> {
        let best = self.0.iter().map(|noble| noble.own(gods)).max().unwrap_or(0);
        self.0.iter().map(move |noble| (noble.card, noble.own(gods) + noble.copies * best))
    }
}

impl Courtier {
    fn new(content: &Content, ring: &Ring, holdings: &Holdings, card: Card) -> Courtier {
        let noble = content.noble(card);
        let mut value = Courtier { card, points: noble.points, per_god: 0, gods: Gods::default(), copies: 0 };
        for per in &noble.per {
            match per.each {
                Each::God => (value.per_god, value.gods) = (per.points, Gods::ALL),
                Each::GodBeside => {
                    let zone = noble.zone.expect("a noble that looks at the gods beside a zone names it");
                    (value.per_god, value.gods) = (per.points, Gods::beside(zone, ring));
                }
                Each::BestOther => value.copies = per.points,
                each => value.points += per.points * count(content, holdings, each),
            }
        }
        value
    }

    #[inline]
    fn own(&self, gods: Gods) -> i16 {
        self.points + self.per_god * self.gods.count(gods)
    }
}

/// The quantity that a noble counts among the holdings.
fn count(content: &Content, holdings: &Holdings, each: Each) -> i16 {
    match each {
        Each::GodBeside | Each::God | Each::BestOther => 0,
        Each::Pharaoh => i16::from(holdings.pharaoh),
        Each::FirstPlayer => i16::from(holdings.first_player),
        Each::Noble => i16::from(holdings.nobles.len()),
        Each::ArtisanValue => values(content, holdings),
        Each::TombStep => i16::from(holdings.tomb),
        Each::Offering => i16::from(holdings.elements()[Zone::Offerings.index()]),
        Each::FinishedTrack => {
            holdings.nile.iter().filter(|level| **level == content.nile_top()).count() as i16
        }
        Each::Silver => i16::from(holdings.silver()),
        Each::Basic => i16::from(holdings.basic()),
    }
}

/// Different point values among the artisans (J-N5).
fn values(content: &Content, holdings: &Holdings) -> i16 {
    let values = holdings.artisans.iter().map(|card| 1u64 << content.artisan(card).points);
    values.fold(0, |set, value| set | value).count_ones() as i16
}
