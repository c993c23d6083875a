//! Random positions full of figures and monuments, so that situations that are rare in games occur in nearly all of
//! them.

use std::collections::BTreeSet;

use maat_ankh::Ankh;
use maat_ankh::content::content;
use maat_ankh::map::{EdgeSet, Hex, HexSet, Token};
use maat_ankh::pieces::{God, Guardian, Monument, Power};
use maat_engine::{Seat, below};
use rand::rngs::SmallRng;

use super::slow;
use crate::ground::Ground;
use crate::position::position;

/// Removes and returns a random element.
fn pick<T>(rng: &mut SmallRng, from: &mut Vec<T>) -> Option<T> {
    (!from.is_empty()).then(|| from.swap_remove(below(rng, from.len() as u32) as usize))
}

/// The hexes that are still empty.
struct Free {
    land: Vec<Hex>,
    water: Vec<Hex>,
}

impl Free {
    fn land(&mut self, rng: &mut SmallRng) -> Hex {
        pick(rng, &mut self.land).expect("there are more land hexes than pieces")
    }

    fn lands(&mut self, rng: &mut SmallRng, most: u32) -> Vec<Hex> {
        (0..below(rng, most + 1)).map(|_| self.land(rng)).collect()
    }

    /// Apep stands in water half of the time.
    fn for_guardian(&mut self, rng: &mut SmallRng, guardian: Guardian) -> Hex {
        let swims = guardian == Guardian::Apep && below(rng, 2) == 0;
        if swims { pick(rng, &mut self.water).expect("there is water") } else { self.land(rng) }
    }
}

/// A position in which seat `a` is on turn, with additional statements.
pub fn crowd(rng: &mut SmallRng, more: &str) -> Ankh {
    let seats = 2 + below(rng, 4) as u8;
    let mut gods = God::ALL.to_vec();
    let gods: Vec<God> = Seat::first(seats).filter_map(|_| pick(rng, &mut gods)).collect();
    let guardians: Vec<Guardian> =
        (1..=3).filter_map(|level| pick(rng, &mut content(1).guardians_of(level).collect())).collect();
    let named: Vec<&str> = gods.iter().map(|god| god.id()).collect();
    let cards: Vec<String> =
        (1..).zip(&guardians).map(|(level, guardian)| format!("guardian-{level}={guardian}")).collect();
    let setup = format!("seats {seats} options gods={} {}", named.join("-"), cards.join(" "));

    let map = &content(1).map;
    let mut free = Free { land: map.land.iter().collect(), water: map.water.iter().collect() };
    let mut words = vec![lay(&Ground::random(rng))];
    for seat in Seat::first(seats) {
        words.extend(side(rng, seat, &gods, &mut free));
    }
    for guardian in guardians {
        words.extend(places(rng, seats, guardian, &mut free));
    }
    words.extend(monuments(rng, seats, &mut free));
    if gods.contains(&God::Osiris) {
        words.push(format!("gates {}", written(free.lands(rng, 3))));
    }
    position(&setup, &format!("{} · {more}", words.join(" · ")))
}

/// The god of a seat with its warriors.
fn side(rng: &mut SmallRng, seat: Seat, gods: &[God], free: &mut Free) -> Vec<String> {
    let mut words = vec![
        format!("god {seat} {}", free.land(rng)),
        format!("warriors {seat} {}", written(free.lands(rng, 4))),
        format!("followers {seat} {}", below(rng, 5)),
        format!("powers {seat} {}", powers(rng)),
    ];
    let enemy = gods.contains(&God::Anubis) && gods[seat.index()] != God::Anubis;
    // Only for three seats, so that there are never too many.
    if enemy && seat.index() < 3 && below(rng, 2) == 0 {
        words.push(format!("trapped {seat} 1"));
    }
    words
}

/// Places figures of a guardian, at most one for each seat, so that there are bases.
fn places(rng: &mut SmallRng, seats: u8, guardian: Guardian, free: &mut Free) -> Vec<String> {
    let first = below(rng, u32::from(seats));
    let mut words = Vec::new();
    for next in 0..below(rng, 3) {
        let seat = Seat::at(((first + next) % u32::from(seats)) as usize);
        let pool = below(rng, 5) == 0;
        let place = if pool { "pool".into() } else { free.for_guardian(rng, guardian).to_string() };
        words.push(format!("guardian {seat} {guardian} {place}"));
    }
    words
}

/// Most monuments belong to `a`. In every third position none is neutral, so that those of others can be taken.
fn monuments(rng: &mut SmallRng, seats: u8, free: &mut Free) -> Vec<String> {
    let mut owners: Vec<Option<Seat>> = Seat::first(seats).chain([Seat::A; 2]).map(Some).collect();
    if below(rng, 3) > 0 {
        owners.push(None);
    }
    let mut tokens = content(1).setup.pool;
    let mut words = Vec::new();
    for monument in Monument::ALL {
        for _ in 0..below(rng, 9) {
            let (owner, hex) = (owners[below(rng, owners.len() as u32) as usize], free.land(rng));
            match owner {
                None => words.push(format!("neutral {monument} {hex}")),
                Some(Seat::A) if tokens == 0 => {}
                Some(seat) => {
                    tokens -= u8::from(seat == Seat::A);
                    words.push(format!("own {seat} {monument} {hex}"));
                }
            }
        }
    }
    words
}

fn written(hexes: Vec<Hex>) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ")
}

/// The statements for the camels and tokens of a ground.
fn lay(ground: &Ground) -> String {
    let camels: Vec<String> = ground.camels.iter().map(|edge| edge.to_string()).collect();
    let lowest = |token: Token| ground.regions.land(token).lowest().expect("a region has land");
    let tokens: Vec<String> =
        ground.regions.tokens().map(|token| format!("{} {}", token.number(), lowest(token))).collect();
    format!("camels {} · tokens {}", camels.join(" "), tokens.join(" "))
}

/// Up to two powers of each level, as in a row.
fn powers(rng: &mut SmallRng) -> String {
    let count = below(rng, 7) as usize;
    let mut row = Vec::new();
    for level in 1..=3 {
        let open = |power: &Power| content(1).power_level(*power) == level;
        let mut of_level: Vec<Power> = Power::ALL.into_iter().filter(open).collect();
        row.extend((0..2).filter_map(|_| pick(rng, &mut of_level)));
    }
    row[..count].iter().map(|power| power.id()).collect::<Vec<_>>().join(" ")
}

/// Adjacent by the rules: neighbours, of which one is water or which nothing divides.
pub fn adjacent(camels: EdgeSet, one: Hex, other: Hex) -> bool {
    let map = &content(1).map;
    let wet = !slow::is_land(map, one) || !slow::is_land(map, other);
    slow::neighbours(one).contains(&other) && (wet || slow::linked(map, camels, one, other))
}

/// The land of the region with a token, searched from its lowest hex.
pub fn region(game: &Ankh, token: Token) -> BTreeSet<Hex> {
    let lowest = game.regions().land(token).lowest().expect("a region has land");
    let regions = slow::regions(game.map(), game.camels());
    regions.into_iter().find(|region| region.contains(&lowest)).expect("land lies in a region")
}

/// Land lies in one region, water in all that it touches.
pub fn lies_in(region: &BTreeSet<Hex>, hex: Hex) -> bool {
    region.contains(&hex) || {
        let wet = !slow::is_land(&content(1).map, hex);
        wet && slow::neighbours(hex).iter().any(|other| region.contains(other))
    }
}

pub fn set(hexes: impl IntoIterator<Item = Hex>) -> HexSet {
    hexes.into_iter().collect()
}
