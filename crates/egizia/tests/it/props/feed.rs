//! Compares irrigation and feeding with slow versions, field by field.

use std::cell::Cell;

use maat_egizia::pieces::{Colour, Effect, Market, Ring, Source};
use maat_egizia::{Egizia, Event, Move};
use maat_engine::{Actor, Game, Seat};

use super::{legal, watch};
use crate::facts::{facts, number};

/// The grain of the start field and the cards; each improvement is one step from brown over yellow-green to green.
fn grain(game: &Egizia, seat: Seat) -> u8 {
    let wet: &[Colour] = match game.ring() {
        Ring::Left => &[Colour::Green],
        Ring::Middle => &[Colour::Green, Colour::YellowGreen],
        Ring::Right => &Colour::ALL,
    };
    let (colour, mut sum) = facts().start_field;
    assert_eq!(colour, Colour::Green);
    for card in game.player(seat).cards.iter().filter(|card| facts().nile(*card).effect == Effect::Field) {
        let mut colour = facts().nile(card).colour.expect("a field has a colour");
        for _ in game.player(seat).upgrades.iter().filter(|field| **field == Some(card)) {
            colour = match colour {
                Colour::Brown => Colour::YellowGreen,
                Colour::YellowGreen => Colour::Green,
                Colour::Green => panic!("{card} cannot be better"),
            };
        }
        if wet.contains(&colour) {
            sum += facts().nile(card).number;
        }
    }
    sum
}

fn need(game: &Egizia, seat: Seat) -> u8 {
    game.player(seat).strength.into_iter().sum()
}

#[test]
fn crews_are_fed_field_by_field() {
    let (fed, starved, asked) = (Cell::new(0), Cell::new(0), Cell::new(0));
    watch(
        150,
        |_| (),
        |(), seen| {
            for seat in Seat::first(seen.after.seats()) {
                assert_eq!(seen.after.grain(seat), grain(seen.after, seat));
            }
            if seen.before.step() == "feed" {
                asked.set(asked.get() + 1);
                offers(seen.before, seen.actor);
            }
            for (place, event) in seen.events.iter().enumerate() {
                match *event {
                    Event::Fed { need, grain, .. } => {
                        assert!(grain >= need);
                        fed.set(fed.get() + 1);
                    }
                    Event::Starved { seat, missing } => {
                        // Cards and fields do not change in this phase after the player's turn.
                        let space = usize::from(seen.after.player(seat).market(Market::Grain));
                        let points = -facts().markets.penalties[space] * i16::from(missing);
                        let loss = Event::Scored { seat, source: Source::Hunger, points };
                        assert_eq!(seen.events.get(place + 1), Some(&loss));
                        starved.set(starved.get() + 1);
                    }
                    _ => {}
                }
            }
        },
    );
    assert!(fed.get() > 500 && starved.get() > 500 && asked.get() > 100, "{fed:?} {starved:?} {asked:?}");
}

/// A player who decides lacks grain, and can pay at most the missing amount.
fn offers(game: &Egizia, actor: Actor) {
    let Actor::Seat(seat) = actor else { panic!("chance feeds nobody") };
    let offered = legal(game, seat);
    let left = game.view(maat_engine::Viewer::Spectator).left;
    let short = need(game, seat).saturating_sub(grain(game, seat));
    assert!(short > 0 && left > 0 && left <= short && (short - left).is_multiple_of(number(Effect::Grain)));
    assert_eq!(offered.contains(&Move::Grain), game.has(seat, Effect::Grain));
    let stones = offered.iter().filter(|m| matches!(m, Move::Feed(_))).count();
    let most = if game.has(seat, Effect::StonesAsGrain) { left.min(game.player(seat).stones) } else { 0 };
    assert_eq!(stones, usize::from(most));
    assert!(offered.contains(&Move::Done));
}

/// Everybody gets the sum of the quarries, and no more stones than there is room for.
#[test]
fn quarries_produce_one_by_one() {
    watch(
        60,
        |_| (),
        |(), seen| {
            for seat in Seat::first(seen.after.seats()) {
                let mut stones = facts().start_quarry;
                for card in seen.after.player(seat).cards.iter() {
                    let printed = facts().nile(card);
                    stones += if printed.effect == Effect::Quarry { printed.number } else { 0 };
                }
                assert_eq!(seen.after.production(seat), stones);
            }
        },
    );
}
