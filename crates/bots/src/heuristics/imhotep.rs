//! The evaluation of Imhotep: the stones on the sites and their expected points, and the value of stones to come.
//!
//! The weights were tuned by hand in the arena.

use maat_engine::{Game, MAX_SEATS, Seat};
use maat_imhotep::Imhotep;
use maat_imhotep::pieces::{Card, Reward, Side, Site, Source};
use maat_imhotep::score::points_at_end;

use crate::{Evaluate, Evaluation, Leaf, SearchSettings, Searchable};

/// Probability that a visible temple stone is still visible after a round.
const STAYS_VISIBLE_PROBABILITY: f32 = 0.5;
/// Value of a stone on a ship.
const ON_SHIP: f32 = 1.7;
/// Value of the stones on the sled, by number. The first saves a turn; the fifth hardly does.
const ON_SLED: [f32; 6] = [0.0, 0.9, 1.5, 1.9, 2.1, 2.2];
/// Number of stones that all players together deliver to a site in a round.
const DELIVERED_IN_A_ROUND: f32 = 2.0;
/// Additional value of a blue card that can still be played, besides the point it brings unused.
const BLUE_CARD: f32 = 1.0;
/// Share of the points for one more statue that counts as expected.
const NEXT_STATUE_SHARE: f32 = 0.3;
/// Weight of ranks by height or row at the start of the game; it grows to 1 at the end, when they are certain.
const INITIAL_CERTAINTY: f32 = 0.6;

impl Evaluate for Imhotep {
    fn evaluate(&self) -> Evaluation {
        let mut scores = Evaluation::new(self.seats());
        let left = rounds_left(self);
        let temple = temple(self, left);
        let certain =
            INITIAL_CERTAINTY + (1.0 - INITIAL_CERTAINTY) * (1.0 - left / f32::from(self.content().rounds));
        let burial = points_at_end(self, Source::Burial);
        let obelisks = points_at_end(self, Source::Obelisks);
        for seat in Seat::first(self.seats()) {
            let places = f32::from(burial[seat]) + f32::from(obelisks[seat]);
            scores[seat] = f32::from(self.player(seat).points.total())
                + temple[seat.index()]
                + certain * places
                + cards(self, seat, left)
                + stones(self, seat, left);
        }
        scores
    }

    fn is_mid_move(&self) -> bool {
        self.step() != "turn"
    }
}

impl Searchable for Imhotep {
    const SEARCH: SearchSettings = SearchSettings {
        // About a round and a half.
        leaf: Leaf::Evaluation { plies: 40 },
        ..SearchSettings::DEFAULT
    };
}

/// The number of rounds to come; the current one counts by the share of ships that have not sailed.
fn rounds_left(game: &Imhotep) -> f32 {
    let waiting = game.ships().iter().filter(|ship| ship.docked.is_none()).count();
    f32::from(game.content().rounds - game.round()) + waiting as f32 / 4.0
}

/// The expected rewards of visible stones at the ends of rounds.
fn temple(game: &Imhotep, left: f32) -> [f32; MAX_SEATS] {
    let content = game.content();
    let mut points = [0.0; MAX_SEATS];
    // The reward of this round is certain once a ship has sailed to the temple.
    let first = if game.is_taken(Site::Temple) { 1.0 } else { 0.8 };
    let ends = left.ceil() as i32;
    let expected = first * (0..ends).map(|end| STAYS_VISIBLE_PROBABILITY.powi(end)).sum::<f32>();
    for place in 0..content.temple_slots(game.seats()) {
        let Some(owner) = game.temple_visible(place) else { break };
        let worth = match (game.side(Site::Temple), content.temple_b[usize::from(place)]) {
            (Side::A, _) => f32::from(content.temple_a),
            (Side::B, Reward::Points) => f32::from(content.temple_reward.points),
            (Side::B, Reward::Choice) => 1.2 * f32::from(content.temple_reward.choice_points),
            (Side::B, Reward::Card) => 2.0,
        };
        points[owner.index()] += expected * worth;
    }
    points
}

/// The value of statues, decorations and blue cards.
fn cards(game: &Imhotep, seat: Seat, left: f32) -> f32 {
    let content = game.content();
    let held = |card| game.player(seat).cards.count(card);
    let statues = usize::from(held(Card::Statue));
    let now = f32::from(content.statues.points(statues));
    let next = f32::from(content.statues.points(statues + 1)) - now;
    let hope = if statues > 0 { next * NEXT_STATUE_SHARE * left.min(3.0) / 3.0 } else { 0.0 };
    let mut points = now + hope;
    for card in Card::DECORATIONS.into_iter().filter(|&card| held(card) > 0) {
        let stones =
            content.site(card).map_or(0, |site| game.stones_on(site)) as f32 + left * DELIVERED_IN_A_ROUND;
        points += f32::from(held(card)) * stones / f32::from(content.stones_for_a_point);
    }
    for card in Card::BLUE {
        points += f32::from(held(card)) * (f32::from(content.unused_blue_card) + BLUE_CARD * left.min(1.0));
    }
    points
}

/// The value of stones that will still be delivered.
fn stones(game: &Imhotep, seat: Seat, left: f32) -> f32 {
    let afloat = game.ships().iter().flat_map(|ship| ship.slots).filter(|&stone| stone == Some(seat)).count();
    ON_SHIP * afloat as f32 + ON_SLED[usize::from(game.player(seat).sled)] * left.min(1.0)
}
