//! The gods, and the best set of them.

use std::array::from_fn;
use std::cmp::Reverse;

use crate::content::Content;
use crate::pieces::{God, Zone};

/// The zones clockwise.
pub type Ring = [Zone; PLACES];

const PLACES: usize = 5;

/// For each place, the sets of gods that contain its god: one bit for every set.
const HOLDING: [u32; PLACES] = [0xAAAA_AAAA, 0xCCCC_CCCC, 0xF0F0_F0F0, 0xFF00_FF00, 0xFFFF_0000];

/// Gods by their places: at place `i` the one on the clockwise border of the zone at place `i` of the ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Gods(u8);

impl Gods {
    pub const ALL: Gods = Gods((1 << PLACES) - 1);

    /// The gods on both borders of a zone.
    pub fn beside(zone: Zone, ring: &Ring) -> Gods {
        let place = place(zone, ring);
        Gods(1 << place | 1 << before(place))
    }

    /// The number of these gods that are satisfied.
    #[inline]
    pub fn count(self, satisfied: Gods) -> i16 {
        (self.0 & satisfied.0).count_ones() as i16
    }

    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..PLACES).filter(move |place| self.0 >> place & 1 != 0)
    }

    pub fn names(self, content: &Content, ring: &Ring) -> impl Iterator<Item = God> {
        self.places().map(|place| content.gods[ring[place].index()])
    }
}

/// The place of a zone in the ring.
fn place(zone: Zone, ring: &Ring) -> usize {
    ring.iter().position(|other| *other == zone).expect("every zone lies in the ring")
}

fn before(place: usize) -> usize {
    (place + PLACES - 1) % PLACES
}

/// The value of the god at a place: both conditions beside it.
fn points(content: &Content, ring: &Ring, place: usize) -> i16 {
    let [_, clockwise] = content.conditions[ring[place].index()];
    let [counter, _] = content.conditions[ring[(place + 1) % PLACES].index()];
    clockwise.points + counter.points
}

/// The value of a god by its name.
pub fn points_of(content: &Content, ring: &Ring, god: God) -> i16 {
    let home = Zone::ALL.into_iter().find(|zone| content.gods[zone.index()] == god);
    points(content, ring, place(home.expect("every god has a home zone"), ring))
}

/// Every set of gods that can be satisfied with these numbers of elements of each zone, where no element counts twice.
/// The elements of a zone are alike, so only their number matters.
fn possible(content: &Content, ring: &Ring, elements: [u8; Zone::ALL.len()]) -> impl Iterator<Item = Gods> {
    let mut sets = u32::MAX;
    for (place, zone) in ring.iter().enumerate() {
        let [counter, clockwise] = content.conditions[zone.index()];
        let owned = elements[zone.index()];
        let (ahead, behind) = (HOLDING[place], HOLDING[before(place)]);
        for (need, holding) in
            [(clockwise.need, ahead), (counter.need, behind), (clockwise.need + counter.need, ahead & behind)]
        {
            if owned < need {
                sets &= !holding;
            }
        }
    }
    (0..1u8 << PLACES).filter(move |set| sets >> set & 1 != 0).map(Gods)
}

/// The set that brings most, together with what it is worth elsewhere; of equal ones that with more gods, then the
/// first.
pub(super) fn best(
    content: &Content,
    ring: &Ring,
    elements: [u8; Zone::ALL.len()],
    elsewhere: impl Fn(Gods) -> i16,
) -> Gods {
    let points: [i16; PLACES] = from_fn(|place| points(content, ring, place));
    let worth = |gods: &Gods| {
        let own: i16 = gods.places().map(|place| points[place]).sum();
        (own + elsewhere(*gods), gods.count(Gods::ALL), Reverse(*gods))
    };
    possible(content, ring, elements).max_by_key(worth).unwrap_or_default()
}
