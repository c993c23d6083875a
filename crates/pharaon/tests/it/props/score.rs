//! Compares points with a slow version.

use maat_engine::below;
use maat_pharaon::cards::{Card, Cards};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{God, Offering, Zone};
use maat_pharaon::score::gods::{self, Ring};
use maat_pharaon::score::{Holdings, Standing};
use rand::rngs::SmallRng;

use super::{slow_score, tries};

const TRIALS: u64 = 2000;

fn random_cards(rng: &mut SmallRng, kinds: u8, most: u32) -> Cards {
    (0..below(rng, most + 1)).map(|_| Card::new(1 + below(rng, u32::from(kinds)) as u8)).collect()
}

pub fn random_ring(rng: &mut SmallRng) -> Ring {
    let mut ring = Zone::ALL;
    (1..5).for_each(|last| ring.swap(last as usize, below(rng, last + 1) as usize));
    ring
}

/// Holdings with few enough offerings and cards to try everything.
pub fn random_holdings(rng: &mut SmallRng) -> Holdings {
    let content = content(1);
    let mut offerings = [0; Offering::ALL.len()];
    (0..below(rng, 8)).for_each(|_| offerings[below(rng, 12) as usize] += 1);
    Holdings {
        resources: [0; 6].map(|_: u8| below(rng, 4) as u8),
        offerings,
        nobles: random_cards(rng, content.nobles.len() as u8, 7),
        artisans: random_cards(rng, content.artisans.len() as u8, 6),
        tomb: below(rng, content.tomb.len() as u32 + 1) as u8,
        nile: [0; 5].map(|_: u8| below(rng, content.nile_points.len() as u32) as u8),
        pharaoh: below(rng, 4) == 0,
        first_player: below(rng, 4) == 0,
    }
}

/// Gods and nobles score as in the best allocation, and the gods shown belong to it.
#[test]
fn the_gods_are_those_that_bring_most() {
    tries(TRIALS, |rng| {
        let (ring, holdings) = (random_ring(rng), random_holdings(rng));
        let standing = Standing::of_player(content(1), &ring, &holdings);
        let found = (standing.gods.to_vec(), standing.sheet.gods, standing.sheet.nobles);
        assert_eq!(found, slow_score::best(&ring, &holdings), "{ring:?} {holdings:?}");
    });
}

#[test]
fn nobles_are_worth_what_the_rulebook_lists() {
    tries(TRIALS, |rng| {
        let (ring, holdings) = (random_ring(rng), random_holdings(rng));
        let standing = Standing::of_player(content(1), &ring, &holdings);
        let home = |place: &usize| standing.gods.contains(&content(1).gods[ring[*place].index()]);
        let gods = (0..5).filter(home).collect();
        let listed: Vec<(Card, i16)> = holdings
            .nobles
            .iter()
            .map(|card| (card, slow_score::noble(&ring, &holdings, &gods, card)))
            .collect();
        assert_eq!(standing.nobles.to_vec(), listed, "{ring:?} {holdings:?}");
    });
}

#[test]
fn what_is_left_is_counted_piece_by_piece() {
    tries(TRIALS, |rng| {
        let holdings = random_holdings(rng);
        let sheet = Standing::of_player(content(1), &random_ring(rng), &holdings).sheet;
        let reached = content(1).tomb.iter().zip(1..).find(|(_, space)| *space == holdings.tomb);
        assert_eq!(sheet.tomb, reached.map_or(0, |(space, _)| space.points));
        assert_eq!(
            sheet.artisans,
            holdings.artisans.iter().map(|card| content(1).artisan(card).points).sum::<i16>()
        );
        assert_eq!(
            sheet.nile,
            holdings.nile.map(|level| [0, 0, 3, 7][usize::from(level)]).iter().sum::<i16>()
        );
        let pieces = |counts: &[u8]| counts.iter().map(|&count| i16::from(count)).sum::<i16>();
        assert_eq!(sheet.resources, pieces(&holdings.resources));
        let [.., one, two] = holdings.offerings.map(i16::from);
        assert_eq!(sheet.offerings, pieces(&holdings.offerings) + one + 2 * two);
        assert_eq!(sheet.pharaoh, if holdings.pharaoh { 7 } else { 0 });
        assert_eq!(sheet.first_player, if holdings.first_player { 3 } else { 0 });
        let lines = [sheet.gods, sheet.nobles, sheet.tomb, sheet.artisans, sheet.nile];
        let rest = sheet.resources + sheet.offerings + sheet.pharaoh + sheet.first_player;
        assert_eq!(sheet.total(), lines.iter().sum::<i16>() + rest);
    });
}

/// In every ring, all gods together are worth the sum of the points at the borders of the zones.
#[test]
fn all_gods_are_worth_the_same_in_every_ring() {
    let printed: i16 = content(1).conditions.iter().flatten().map(|condition| condition.points).sum();
    let rings = every_ring();
    assert_eq!(rings.len(), 120);
    for ring in rings {
        let of = |god| gods::points_of(content(1), &ring, god);
        assert_eq!(God::ALL.into_iter().map(of).sum::<i16>(), printed, "{ring:?}");
        assert_eq!(slow_score::god_points(&ring, &(0..5).collect()), printed, "{ring:?}");
    }
}

fn every_ring() -> Vec<Ring> {
    let mut orders: Vec<Vec<Zone>> = vec![vec![]];
    for _ in 0..5 {
        let longer = |order: Vec<Zone>| {
            let left = Zone::ALL.into_iter().filter(|zone| !order.contains(zone)).collect::<Vec<_>>();
            left.into_iter().map(move |zone| [&order[..], &[zone]].concat()).collect::<Vec<_>>()
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders.into_iter().map(|order| order.try_into().expect("five zones")).collect()
}
