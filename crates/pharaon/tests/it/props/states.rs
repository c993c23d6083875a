//! Compares functions of a whole state with slow versions.

use std::cell::Cell;

use maat_engine::{Game, Scratch, Seat, below, random_ply};
use maat_pharaon::cards::Card;
use maat_pharaon::content::content;
use maat_pharaon::pay::Purse;
use maat_pharaon::pieces::{Ability, Colour, God, Holder, Resource, Zone};
use maat_pharaon::score::gods::points_of;
use maat_pharaon::score::{Sheet, Standing, standing};
use maat_pharaon::{Event, Options, Pharaon};
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use crate::games::new_game;

use super::score::{random_holdings, random_ring};
use super::tries;

const TRIALS: u64 = 1000;

/// The start of a game with parts of its state replaced; play could not reach this position.
fn altered(seats: u8, change: impl FnOnce(&mut Value)) -> Pharaon {
    let game = new_game(seats, Options::default());
    let mut state = serde_json::to_value(game).expect("a state is plain data");
    change(&mut state);
    serde_json::from_value(state).expect("the changed state still reads")
}

/// Gives random possessions to a player or to the Traitor.
fn give(rng: &mut SmallRng, owner: &mut Value) {
    let holdings = random_holdings(rng);
    owner["resources"] = json!(holdings.resources);
    owner["offerings"] = json!(holdings.offerings);
    owner["nobles"] = json!(holdings.nobles);
    owner["artisans"] = json!(holdings.artisans);
    owner["tomb"] = json!(holdings.tomb);
    owner["nile"] = json!(holdings.nile);
}

/// Gives silver, offerings worth two points, and track steps, so that equal points with different numbers of tokens
/// are common.
fn give_little(rng: &mut SmallRng, player: &mut Value) {
    player["resources"][Resource::Silver.index()] = json!(below(rng, 3));
    player["offerings"][10] = json!(below(rng, 3));
    player["nile"][0] = json!([0, 2, 3][below(rng, 3) as usize]);
}

/// Sorts by the least important criterion first, then reads the ranks from the top.
#[test]
fn players_are_ranked_one_after_another() {
    // Ties broken by the pharaoh token, ties broken by tokens, and ties not broken.
    let ties = [const { Cell::new(0) }; 3];
    tries(TRIALS, |rng| {
        let seats = 2 + below(rng, 4) as u8;
        let pharaoh = Seat::first(seats).nth(below(rng, u32::from(seats) + 1) as usize);
        let game = altered(seats, |state| {
            (0..usize::from(seats)).for_each(|seat| give_little(rng, &mut state["players"][seat]));
            state["pharaoh"] = json!(pharaoh);
            state["steps"] = json!([]);
        });
        let points = |seat: Seat| standing(&game, seat).sheet.total();
        let tokens = |seat: Seat| {
            let player = game.player(seat);
            player.resources.iter().chain(&player.offerings).map(|&count| u32::from(count)).sum::<u32>()
        };
        let mut order: Vec<Seat> = Seat::first(seats).collect();
        order.sort_by_key(|&seat| tokens(seat));
        order.sort_by_key(|&seat| pharaoh == Some(seat));
        order.sort_by_key(|&seat| points(seat));
        order.reverse();
        let outcome = game.outcome().expect("nothing is pending");
        let mut rank = 1;
        for (index, &seat) in order.iter().enumerate() {
            let previous = order[..index].last().filter(|&&previous| points(previous) == points(seat));
            let decided_by = previous.map(|&previous| {
                let (by_pharaoh, by_tokens) = (pharaoh == Some(previous), tokens(previous) != tokens(seat));
                if by_pharaoh {
                    0
                } else if by_tokens {
                    1
                } else {
                    2
                }
            });
            if let Some(by) = decided_by {
                ties[by].set(ties[by].get() + 1);
            }
            rank = if decided_by == Some(2) { rank } else { index + 1 };
            assert_eq!(usize::from(outcome.rank[seat.index()]), rank, "seat {seat} of {game:?}");
            assert_eq!(outcome.score[seat.index()], i32::from(points(seat)));
        }
    });
    assert!(ties.iter().all(|count| count.get() > 20), "every tie-break is needed: {ties:?}");
}

#[test]
fn alone_only_more_points_win() {
    let ties = Cell::new(0);
    tries(TRIALS, |rng| {
        let game = altered(1, |state| {
            give_little(rng, &mut state["players"][0]);
            give_little(rng, &mut state["traitor"]);
            state["pharaoh"] = [Value::Null, json!("a"), json!("traitor")][below(rng, 3) as usize].clone();
            state["steps"] = json!([]);
        });
        let outcome = game.outcome().expect("nothing is pending");
        let (own, other) =
            (standing(&game, Seat::A).sheet.total(), Standing::of_traitor(&game).sheet.total());
        assert_eq!(outcome.score.as_slice(), [i32::from(own)]);
        assert_eq!(outcome.rank.as_slice(), [if own > other { 1 } else { 2 }], "{own} : {other}");
        ties.set(ties.get() + i32::from(own == other));
    });
    assert!(ties.get() > 20, "ties occur");
}

#[test]
fn the_traitor_scores_in_its_own_way() {
    tries(TRIALS, |rng| {
        let (ring, gods, value) = (random_ring(rng), below(rng, 32), below(rng, 11) as i16);
        let game = altered(1, |state| {
            give(rng, &mut state["traitor"]);
            state["ring"] = json!(ring);
            state["traitor"]["gods"] = json!(gods);
            state["traitor"]["noble_value"] = json!(value);
            state["first"] = json!("traitor");
        });
        let traitor = game.traitor().expect("a single player has an opponent");
        let reached = |god: &God| gods >> god.index() & 1 != 0;
        let sheet = Standing::of_traitor(&game).sheet;
        let points: i16 =
            God::ALL.into_iter().filter(reached).map(|god| points_of(content(1), &ring, god)).sum();
        assert_eq!(sheet.gods, points);
        assert_eq!(sheet.nobles, traitor.nobles.iter().count() as i16 * value.max(content(1).traitor_noble));
        assert_eq!((sheet.pharaoh, sheet.first_player), (0, content(1).tokens.first_player));
        // The rest is the same as for a player with these possessions.
        let same = altered(2, |state| {
            state["ring"] = json!(ring);
            state["players"][1]["resources"] = json!(traitor.resources);
            state["players"][1]["offerings"] = json!(traitor.offerings);
            state["players"][1]["artisans"] = json!(traitor.artisans);
            state["players"][1]["tomb"] = json!(traitor.tomb);
            state["players"][1]["nile"] = json!(traitor.nile);
        });
        let player = standing(&same, Seat::B).sheet;
        let lines = |sheet: Sheet| [sheet.tomb, sheet.artisans, sheet.nile, sheet.resources, sheet.offerings];
        assert_eq!(lines(sheet), lines(player));
    });
}

#[test]
fn a_purse_holds_what_can_be_paid_in_the_zone() {
    tries(TRIALS, |rng| {
        let (ring, offset) = (random_ring(rng), below(rng, 5));
        let game = altered(3, |state| {
            give(rng, &mut state["players"][1]);
            state["ring"] = json!(ring);
            state["offset"] = json!(offset);
        });
        let player = game.player(Seat::B);
        let owned = |ability, zone: Option<Zone>| {
            let noble = |card: &Card| {
                let noble = content(1).noble(*card);
                noble.ability == ability && (zone.is_none() || noble.zone == zone)
            };
            player.nobles.iter().filter(noble).collect::<Vec<_>>()
        };
        let swapped = |one: Colour, other: Colour| {
            let scribes = owned(Ability::Swap, None);
            let pairs = scribes.iter().filter_map(|scribe| content(1).noble(*scribe).colours);
            one == other || pairs.into_iter().any(|pair| pair == [one, other] || pair == [other, one])
        };
        for (place, zone) in ring.into_iter().enumerate() {
            let purse = Purse::of(&game, Seat::B, zone);
            assert_eq!(purse.supply[..6], player.resources);
            assert_eq!(purse.supply[6..11], player.offerings[..5]);
            assert_eq!(purse.supply[11], player.offerings[5 + zone.index()]);
            let section = content(1).wheel[(place + 5 - offset as usize) % 5];
            for colour in Colour::ALL {
                let any = !owned(Ability::AnyEntry, Some(zone)).is_empty();
                assert_eq!(
                    purse.entry >> colour.index() & 1 != 0,
                    any || colour == section,
                    "{zone} {colour}"
                );
                for other in Colour::ALL {
                    let can = purse.swaps[colour.index()] >> other.index() & 1 != 0;
                    assert_eq!(can, swapped(colour, other), "{colour} as {other}");
                }
            }
        }
    });
}

/// Every point has one event, and the winner too.
#[test]
fn the_score_follows_from_the_events() {
    tries(200, |rng| {
        let seats = 1 + below(rng, 5) as u8;
        let mut game = new_game(seats, Options::default());
        let mut scratch = Scratch::default();
        let mut told = [0; Holder::ALL.len()];
        let mut winners = None;
        while random_ply(&mut game, rng, &mut scratch).is_some() {
            for event in &scratch.events {
                match event {
                    Event::GodsSatisfied { seat, points, .. } | Event::NobleScored { seat, points, .. } => {
                        told[seat.index()] += i32::from(*points);
                    }
                    Event::Scored { seat, points, .. } => told[seat.index()] += i32::from(*points),
                    Event::GameEnded { winners: named } => winners = Some(named.to_vec()),
                    _ => {}
                }
            }
        }
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(told[..usize::from(seats)], *outcome.score);
        let lost = seats == 1 && told[0] <= told[Holder::Traitor.index()];
        let won = if lost { vec![Holder::Traitor] } else { outcome.winners().map(Holder::from).collect() };
        assert_eq!(winners, Some(won));
    });
}
