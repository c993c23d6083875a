//! The printed facts as typed tables, read once from `content/r<N>.toml`.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::pieces::{Bonus, Card, Reward, RoundCard, Site, SmallPyramid};

/// The content files, one for each revision.
pub(crate) const TEXTS: &[&str] = &[include_str!("../content/r1.toml")];

static REVISION_1: LazyLock<Content> = LazyLock::new(|| Content::read(TEXTS[0]));

/// The facts of a revision, which [`Setup::validate`](maat_engine::Setup::validate) has accepted.
#[inline]
pub fn content(revision: u16) -> &'static Content {
    debug_assert_eq!(revision, 1);
    &REVISION_1
}

/// Every printed fact that the rules read.
#[derive(Debug)]
pub struct Content {
    pub rounds: u8,
    pub stones: u8,
    pub sled: u8,
    pub sled_start: [u8; 4],
    pub quarry_take: u8,
    /// The minimum number of stones for sailing, by capacity of the ship.
    pub minimum: [u8; 5],
    /// The ship capacities on each round card. The first index is the number of seats - 2, the second the number of
    /// the card - 1.
    round_cards: [[[u8; 4]; 7]; 3],
    /// The number of copies of each market card.
    pub copies: [u8; Card::KINDS],
    /// The site of each red and green card.
    sites: [Option<Site>; Card::KINDS],
    pub statues: Ladder,
    pub stones_for_a_point: u8,
    pub unused_blue_card: i16,
    /// The deal of side A and of side B.
    pub market: [Deal; 2],
    pub pyramid_a: ArrayVec<i16, 16>,
    pub pyramid_b: [ArrayVec<Space, 5>; 3],
    pub pyramid_overflow: i16,
    pub bonus_stones: u8,
    /// The number of places in the temple, by number of seats.
    temple_slots: [u8; 5],
    pub temple_a: i16,
    pub temple_b: ArrayVec<Reward, 5>,
    pub temple_reward: TempleReward,
    pub burial_a: Ladder,
    pub burial_b: ArrayVec<i16, 4>,
    /// The points of obelisks on side A, by number of seats.
    obelisks_a: [ArrayVec<i16, 4>; 5],
    pub towers: ArrayVec<i16, 8>,
    pub stones_in_a_tower: u8,
    pub loose_points: i16,
    pub wrath: i16,
}

/// A table of points for 1, 2, 3 … things, and the points for each further one.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ladder {
    #[cfg_attr(feature = "ts", ts(as = "Vec<i16>"))]
    points: ArrayVec<i16, 8>,
    further: i16,
}

impl Ladder {
    #[inline]
    pub fn points(&self, count: usize) -> i16 {
        let listed = count.min(self.points.len());
        let beyond = (count - listed) as i16;
        self.points[..listed].last().map_or(0, |points| points + beyond * self.further)
    }
}

/// The number of cards dealt to the market.
#[derive(Debug, Deserialize)]
pub struct Deal {
    pub face_up: u8,
    pub face_down: u8,
}

/// A space of a small pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Space {
    pub points: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bonus: Option<Bonus>,
}

#[derive(Debug, Deserialize)]
pub struct TempleReward {
    pub points: i16,
    pub choice_points: i16,
    pub choice_stones: u8,
}

impl Content {
    /// The capacities of the four ships on a round card.
    pub fn round_card(&self, seats: u8, card: RoundCard) -> [u8; 4] {
        self.round_cards[usize::from(seats - 2)][card.index()]
    }

    /// The site where a red card builds, or whose stones a green card counts.
    #[inline]
    pub fn site(&self, card: Card) -> Option<Site> {
        self.sites[card.index()]
    }

    #[inline]
    pub fn temple_slots(&self, seats: u8) -> u8 {
        self.temple_slots[usize::from(seats)]
    }

    pub fn obelisks_a(&self, seats: u8) -> &[i16] {
        &self.obelisks_a[usize::from(seats)]
    }

    /// Reads the file. It panics on errors: the file is part of the program, so the first test finds them.
    fn read(text: &str) -> Content {
        let printed: Printed = toml::from_str(text).expect("the content file is well-formed");
        let mut content = Content {
            rounds: printed.rounds.count,
            stones: printed.stones.each,
            sled: printed.sled.capacity,
            sled_start: printed.sled.start,
            quarry_take: printed.quarry.take,
            minimum: [0; 5],
            round_cards: [[[0; 4]; 7]; 3],
            copies: [0; Card::KINDS],
            sites: [None; Card::KINDS],
            statues: printed.statues,
            stones_for_a_point: printed.decoration.stones_for_a_point,
            unused_blue_card: printed.unused_blue_card.points,
            market: [printed.market_a, printed.market_b],
            pyramid_a: printed.pyramid_a.iter().map(|space| space.points).collect(),
            pyramid_b: Default::default(),
            pyramid_overflow: printed.pyramid_overflow.points,
            bonus_stones: printed.pyramid_bonus.stones,
            temple_slots: [0; 5],
            temple_a: printed.temple_a.points,
            temple_b: printed.temple_b.iter().map(|place| place.reward).collect(),
            temple_reward: printed.temple_reward,
            burial_a: printed.burial_a,
            burial_b: printed.burial_b.places,
            obelisks_a: Default::default(),
            towers: printed.tower.iter().map(|tower| tower.points).collect(),
            stones_in_a_tower: printed.obelisks_b.stones_in_a_tower,
            loose_points: printed.obelisks_b.loose_points,
            wrath: printed.wrath.points,
        };
        for ship in printed.ship {
            content.minimum[ship.capacity] = ship.minimum;
        }
        for card in printed.round_card {
            content.round_cards[card.seats - 2][card.number - 1] = card.ships;
        }
        for row in printed.card {
            content.copies[row.id.index()] = row.copies;
            content.sites[row.id.index()] = row.site;
        }
        for row in printed.pyramid_b {
            content.pyramid_b[row.pyramid.index()].push(Space { points: row.points, bonus: row.bonus });
        }
        for row in printed.temple {
            content.temple_slots[row.seats] = row.slots;
        }
        for row in printed.obelisks_a {
            content.obelisks_a[row.seats] = row.places;
        }
        content
    }
}

/// The content file.
#[derive(Deserialize)]
struct Printed {
    rounds: Rounds,
    stones: Stones,
    sled: Sled,
    quarry: Quarry,
    ship: Vec<ShipRow>,
    round_card: Vec<RoundCardRow>,
    card: Vec<CardRow>,
    statues: Ladder,
    decoration: Decoration,
    unused_blue_card: Points,
    market_a: Deal,
    market_b: Deal,
    pyramid_a: Vec<Points>,
    pyramid_overflow: Points,
    pyramid_b: Vec<SmallPyramidRow>,
    pyramid_bonus: PyramidBonus,
    temple: Vec<TempleRow>,
    temple_a: Points,
    temple_b: Vec<TemplePlace>,
    temple_reward: TempleReward,
    burial_a: Ladder,
    burial_b: Places,
    obelisks_a: Vec<ObelisksRow>,
    tower: Vec<Points>,
    obelisks_b: ObelisksB,
    wrath: Points,
}

#[derive(Deserialize)]
struct Rounds {
    count: u8,
}

#[derive(Deserialize)]
struct Stones {
    each: u8,
}

#[derive(Deserialize)]
struct Sled {
    capacity: u8,
    start: [u8; 4],
}

#[derive(Deserialize)]
struct Quarry {
    take: u8,
}

#[derive(Deserialize)]
struct ShipRow {
    capacity: usize,
    minimum: u8,
}

#[derive(Deserialize)]
struct RoundCardRow {
    seats: usize,
    number: usize,
    ships: [u8; 4],
}

#[derive(Deserialize)]
struct CardRow {
    id: Card,
    site: Option<Site>,
    copies: u8,
}

#[derive(Deserialize)]
struct Decoration {
    stones_for_a_point: u8,
}

#[derive(Deserialize)]
struct Points {
    points: i16,
}

#[derive(Deserialize)]
struct SmallPyramidRow {
    pyramid: SmallPyramid,
    points: i16,
    bonus: Option<Bonus>,
}

#[derive(Deserialize)]
struct PyramidBonus {
    stones: u8,
}

#[derive(Deserialize)]
struct TempleRow {
    seats: usize,
    slots: u8,
}

#[derive(Deserialize)]
struct TemplePlace {
    reward: Reward,
}

#[derive(Deserialize)]
struct Places {
    places: ArrayVec<i16, 4>,
}

#[derive(Deserialize)]
struct ObelisksRow {
    seats: usize,
    places: ArrayVec<i16, 4>,
}

#[derive(Deserialize)]
struct ObelisksB {
    stones_in_a_tower: u8,
    loose_points: i16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        let content = content(1);
        assert_eq!(content.copies.iter().sum::<u8>(), 34);
        let copies = |cards: &[Card]| cards.iter().map(|card| content.copies[card.index()]).sum::<u8>();
        let red: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_red()).collect();
        assert_eq!(copies(&red), 6);
        assert_eq!(copies(&Card::DECORATIONS), 8);
        assert_eq!(copies(&[Card::Statue]), 10);
        assert_eq!(copies(&Card::BLUE), 10);
        for card in red.iter().chain(&Card::DECORATIONS) {
            assert!(content.site(*card).is_some(), "{card}");
        }
        for seats in 2..=4 {
            let cards: Vec<[u8; 4]> = RoundCard::all().map(|card| content.round_card(seats, card)).collect();
            assert!(cards.iter().all(|ships| ships.iter().all(|capacity| (1..=4).contains(capacity))));
            assert!((1..7).all(|card| !cards[..card].contains(&cards[card])), "a round card twice");
            assert_eq!(content.obelisks_a(seats).len(), usize::from(seats));
        }
        assert_eq!(content.pyramid_a.len(), 14);
        assert!(content.pyramid_b.iter().all(|pyramid| pyramid.len() == 5));
        for bonus in Bonus::ALL {
            let spaces = content.pyramid_b.iter().flatten().filter(|space| space.bonus == Some(bonus));
            assert_eq!(spaces.count(), 1, "{bonus}");
        }
        assert_eq!(content.towers.len(), 8);
        assert!(content.towers.windows(2).all(|pair| pair[0] >= pair[1]), "the best space comes first");
    }

    #[test]
    fn ladders_go_on_past_their_end() {
        let ladder = Ladder { points: [1, 3, 6].into_iter().collect(), further: 2 };
        assert_eq!([0, 1, 3, 4, 6].map(|count| ladder.points(count)), [0, 1, 6, 8, 12]);
    }
}
