//! Points by exhaustive search: every element of a zone counts for either god beside it, or for none.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use maat_pharaon::cards::Card;
use maat_pharaon::content::{Content, content};
use maat_pharaon::pieces::{God, Zone};
use maat_pharaon::score::Holdings;
use maat_pharaon::score::gods::Ring;

/// The satisfied gods, by their index in the ring.
type Satisfied = BTreeSet<usize>;

/// The gods of the best allocation, and the points of gods and nobles.
pub fn best(ring: &Ring, holdings: &Holdings) -> (Vec<God>, i16, i16) {
    let worth = |gods: &Satisfied| god_points(ring, gods) + noble_points(ring, holdings, gods);
    let mask = |gods: &Satisfied| gods.iter().map(|place| 1 << place).sum::<u32>();
    let sets = allocations(ring, holdings);
    let best =
        sets.iter().max_by_key(|gods| (worth(gods), gods.len(), Reverse(mask(gods)))).expect("no god at all");
    let names = best.iter().map(|&place| content(1).gods[ring[place].index()]).collect();
    (names, god_points(ring, best), noble_points(ring, holdings, best))
}

/// Every set of gods that some allocation satisfies.
pub fn allocations(ring: &Ring, holdings: &Holdings) -> BTreeSet<Satisfied> {
    let conditions = ring.map(|zone| met(zone, elements(zone, holdings)));
    let mut chosen: Vec<Vec<(bool, bool)>> = vec![vec![]];
    for zone in &conditions {
        chosen = chosen.iter().flat_map(|row| zone.iter().map(|met| [&row[..], &[*met]].concat())).collect();
    }
    let satisfied =
        |row: Vec<(bool, bool)>| (0..5).filter(|&place| row[place].1 && row[(place + 1) % 5].0).collect();
    chosen.into_iter().map(satisfied).collect()
}

/// The ways to meet the conditions at the two borders of a zone, counter-clockwise first. Each element counts for one,
/// for the other, or for none.
fn met(zone: Zone, elements: u32) -> BTreeSet<(bool, bool)> {
    let [counter, clockwise] = content(1).conditions[zone.index()];
    let given = |allocation: u32, to: u32| {
        (0..elements).filter(|element| allocation / 3u32.pow(*element) % 3 == to).count() as u8
    };
    let both = |allocation| (given(allocation, 1) >= counter.need, given(allocation, 2) >= clockwise.need);
    (0..3u32.pow(elements)).map(both).collect()
}

fn elements(zone: Zone, holdings: &Holdings) -> u32 {
    match zone {
        Zone::Offerings => holdings.offerings.iter().map(|&count| u32::from(count)).sum(),
        Zone::Nobles => holdings.nobles.iter().count() as u32,
        Zone::Artisans => holdings.artisans.iter().count() as u32,
        Zone::Nile => holdings.nile.iter().filter(|&&level| level >= 1).count() as u32,
        Zone::Tomb => u32::from(holdings.tomb),
    }
}

pub fn god_points(ring: &Ring, gods: &Satisfied) -> i16 {
    let condition =
        |place: usize, border: usize| content(1).conditions[ring[place % 5].index()][border].points;
    gods.iter().map(|&place| condition(place, 1) + condition(place + 1, 0)).sum()
}

fn noble_points(ring: &Ring, holdings: &Holdings, gods: &Satisfied) -> i16 {
    holdings.nobles.iter().map(|card| noble(ring, holdings, gods, card)).sum()
}

/// The points of a noble as the rulebook lists them.
pub fn noble(ring: &Ring, holdings: &Holdings, gods: &Satisfied, card: Card) -> i16 {
    let content: &Content = content(1);
    let beside =
        |zone: Zone| gods.iter().filter(|&&at| ring[at] == zone || ring[(at + 1) % 5] == zone).count() as i16;
    let others = || holdings.nobles.iter().filter(|&other| other != card);
    let values: BTreeSet<i16> = holdings.artisans.iter().map(|card| content.artisan(card).points).collect();
    let offerings = elements(Zone::Offerings, holdings) as i16;
    match card.number() {
        1..=5 => 4 + 4 * beside(content.noble(card).zone.expect("a scribe's zone")),
        6 => 7 + 4 * i16::from(holdings.pharaoh) + 4 * i16::from(holdings.first_player),
        7 | 9 | 10 => 10,
        8 | 11 => 12,
        12 => 3 + 3 * holdings.nobles.iter().count() as i16,
        13 => 6 + 2 * values.len() as i16,
        14 => 6 + 2 * i16::from(holdings.tomb),
        15 => 6 + 2 * offerings,
        16 => 5 + 3 * holdings.nile.iter().filter(|&&level| level == 3).count() as i16,
        17 => 3 + 3 * gods.len() as i16,
        18 => 8 + 2 * i16::from(holdings.resources[5]),
        19 => (0..5)
            .map(|colour| holdings.resources[colour] + holdings.offerings[colour])
            .fold(7, |sum, count| sum + i16::from(count)),
        20 => others().map(|other| noble(ring, holdings, gods, other)).max().unwrap_or(0),
        22 => 4,
        21 | 25 | 26 => 2,
        _ => 0,
    }
}
