//! Egizia: the points so far, what this round's ships will build, what crews and quarries will build later, whether
//! the crews will be fed, and what cards may still bring.
//!
//! The weights were tuned by games of bots against each other; they are opinions, not rules.

mod building;
mod cards;
mod goals;

use maat_egizia::pieces::{Effect, Market, Phase, Ring};
use maat_egizia::state::Player;
use maat_egizia::{Egizia, Step};
use maat_engine::{Game, Seat};

use crate::{Evaluate, Evaluation, Leaf, SearchSettings, Searchable};

/// How likely the ring lies at feeding where it lies now.
const RING_STAYS: f32 = 0.53;
/// How likely it lies in later rounds at the left, and at the right.
const LATER_LEFT: f32 = 0.3;
const LATER_RIGHT: f32 = 0.3;
/// By how much the needs of a player grow in a round, above what new fields bring.
const HUNGER_GROWS: f32 = 0.56;
/// What a missing grain costs somebody who can pay it with a stone.
const STONE_FOR_GRAIN: f32 = 0.82;
/// What a step down a market is worth with the whole game to come, above what is gained at once.
const MARKET_STEP: f32 = 1.3;
/// Part of the points up to the next sum of grave tiles that may be hoped for.
const NEXT_GRAVES: f32 = 0.33;

impl Evaluate for Egizia {
    /// Many points are still to come: a win is far from sure for most of the game.
    const WIN_SCALE: f32 = 40.0;

    fn evaluate(&self) -> Evaluation {
        let mut scores = Evaluation::new(self.seats());
        for seat in Seat::first(self.seats()) {
            let ahead = Ahead::of(self, seat);
            let score = f32::from(self.player(seat).points)
                + building::points(self, seat, ahead)
                + hunger(self, seat, ahead)
                + markets(self, seat, ahead)
                + graves(self, seat, ahead)
                + cards::points(self, seat, ahead);
            scores[seat] = score + goals::points(self, seat, ahead, score);
        }
        scores
    }

    /// Which crew works and what is built is one move; so is a ship with all it brings.
    fn is_mid_move(&self) -> bool {
        !matches!(self.step(), "setup" | "sail" | "leftover" | "first-place" | "build" | "bonus")
    }
}

impl Searchable for Egizia {
    const SEARCH: SearchSettings = SearchSettings {
        // At random ships sail past most of the Nile, and what they leave says little about a position.
        leaf: Leaf::Evaluation { plies: 0 },
        prior_visits: 3,
        exploration: 0.03,
        finish_moves: true,
        relative: true,
    };
}

/// What of the game is to come for a player.
#[derive(Clone, Copy)]
struct Ahead {
    /// Rounds after this one.
    rounds: f32,
    /// What this round still has for the player: ships to place, feeding, production, building.
    sails: bool,
    feeds: bool,
    produces: bool,
    builds: bool,
}

impl Ahead {
    fn of(game: &Egizia, seat: Seat) -> Ahead {
        let phase = game.phase();
        let fed = match game.open_step() {
            Some(Step::Feed { seat: eater, .. }) => {
                let place = |seat| game.order().iter().position(|&other| other == seat);
                place(seat) < place(eater)
            }
            _ => phase > Phase::Feed,
        };
        Ahead {
            rounds: f32::from(game.content().rounds - game.round()),
            sails: phase <= Phase::Sail && !game.player(seat).passed && game.ships_left(seat) > 0,
            feeds: !fed,
            produces: phase < Phase::Build,
            builds: phase <= Phase::Build,
        }
    }

    /// Building phases to come, this round's among them.
    fn builds(self) -> f32 {
        self.rounds + if self.builds { 1.0 } else { 0.0 }
    }

    /// Rounds in which ships are still to be placed.
    fn sails(self) -> f32 {
        self.rounds + if self.sails { 1.0 } else { 0.0 }
    }

    /// From 1, the whole game, to 0.
    fn time(self, game: &Egizia) -> f32 {
        self.builds() / f32::from(game.content().rounds)
    }
}

/// Points that missing grain will cost, below 0.
fn hunger(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let player = game.player(seat);
    let need = f32::from(player.need());
    let grain = Ring::ALL.map(|ring| grain(game, seat, ring));
    let missing = |need: f32, chances: [f32; 3]| -> f32 {
        grain.iter().zip(chances).map(|(grain, chance)| chance * (need - grain).max(0.0)).sum()
    };
    let now = if ahead.feeds { missing(need, ring_now(game.ring())) } else { 0.0 };
    let later: f32 = (1..=ahead.rounds as u8)
        .map(|round| missing(need + HUNGER_GROWS * f32::from(round), ring_later()))
        .sum();
    let cards = game.player(seat).cards.and(game.content().with(Effect::Grain));
    let stored: f32 = cards.iter().map(|card| f32::from(game.content().nile(card).number)).sum();
    -penalty(game, seat, player) * (now + later - stored).max(0.0)
}

fn penalty(game: &Egizia, seat: Seat, player: &Player) -> f32 {
    let printed = f32::from(game.content().markets.penalties[usize::from(player.market(Market::Grain))]);
    if game.has(seat, Effect::StonesAsGrain) { printed.min(STONE_FOR_GRAIN) } else { printed }
}

fn grain(game: &Egizia, seat: Seat, ring: Ring) -> f32 {
    let wet = game.fields(seat).filter(|(colour, _)| game.content().irrigates(ring, *colour));
    wet.map(|(_, value)| f32::from(value)).sum()
}

/// How likely each place of the ring is when this round's crews are fed.
fn ring_now(ring: Ring) -> [f32; 3] {
    let moved = (1.0 - RING_STAYS) / 2.0;
    let mut chances = [moved; 3];
    chances[ring.index()] = RING_STAYS;
    chances
}

fn ring_later() -> [f32; 3] {
    [LATER_LEFT, 1.0 - LATER_LEFT - LATER_RIGHT, LATER_RIGHT]
}

/// What the spaces on the markets are worth.
fn markets(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let player = game.player(seat);
    let steps = Market::ALL.into_iter().map(|market| f32::from(player.market(market))).sum::<f32>();
    MARKET_STEP * steps * ahead.time(game)
}

/// The grave tiles at the end, with part of what the next sum would bring.
fn graves(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let sum = maat_egizia::score::grave_total(game, seat);
    let content = game.content();
    let points = f32::from(content.grave_points(sum));
    let Some(&(next, then)) = content.grave_points.iter().find(|(from, _)| *from > sum) else {
        return points;
    };
    let way = f32::from(sum) / f32::from(next);
    points + NEXT_GRAVES * ahead.time(game) * way * (f32::from(then) - points)
}
