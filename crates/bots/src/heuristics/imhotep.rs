//! The evaluation of Imhotep: the stones on the sites and their expected points, and the value of stones to come.
//!
//! The weights were tuned by hand in the arena.

use maat_engine::{Game, MAX_SEATS, Seat, ids};
use maat_imhotep::Imhotep;
use maat_imhotep::pieces::{Card, Reward, Side, Site, Source};
use maat_imhotep::score::points_at_end;

use crate::{Evaluate, Leaf, Ledger, SearchSettings, Searchable};

ids! {
    enum Term {
        Scored = "scored",
        Temple = "temple",
        Burial = "burial",
        Obelisks = "obelisks",
        Statues = "statues",
        Decorations = "decorations",
        BlueCards = "blue-cards",
        Ships = "ships",
        Sled = "sled",
    }
}

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
    const ANALYSIS_ITERATIONS: u32 = 8000;
    const RANDOM_LOSSES: [[f32; 3]; 2] = [[0.065, 0.12, 0.18], [0.06, 0.115, 0.185]];
    const TERMS: &'static [&'static str] = Term::IDS;

    fn seat_count(&self) -> u8 {
        self.seats()
    }

    fn appraise(&self, ledger: &mut impl Ledger) {
        let left = rounds_left(self);
        let temple = temple(self, left);
        let certain =
            INITIAL_CERTAINTY + (1.0 - INITIAL_CERTAINTY) * (1.0 - left / f32::from(self.content().rounds));
        let burial = points_at_end(self, Source::Burial);
        let obelisks = points_at_end(self, Source::Obelisks);
        for seat in Seat::first(self.seats()) {
            ledger.add(seat, Term::Scored, f32::from(self.player(seat).points.total()));
            ledger.add(seat, Term::Temple, temple[seat.index()]);
            ledger.add(seat, Term::Burial, certain * f32::from(burial[seat]));
            ledger.add(seat, Term::Obelisks, certain * f32::from(obelisks[seat]));
            ledger.add(seat, Term::Statues, statues(self, seat, left));
            ledger.add(seat, Term::Decorations, decorations(self, seat, left));
            ledger.add(seat, Term::BlueCards, blue_cards(self, seat, left));
            ledger.add(seat, Term::Ships, afloat(self, seat));
            ledger.add(seat, Term::Sled, ON_SLED[usize::from(self.player(seat).sled)] * left.min(1.0));
        }
    }

    fn is_mid_move(&self) -> bool {
        self.step() != "turn"
    }

    fn progress(&self) -> f32 {
        (1.0 - rounds_left(self) / f32::from(self.content().rounds)).clamp(0.0, 1.0)
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

/// The points for statues, with a share of those for one more.
fn statues(game: &Imhotep, seat: Seat, left: f32) -> f32 {
    let points = |statues| f32::from(game.content().statues.points(statues));
    let held = usize::from(game.player(seat).cards.count(Card::Statue));
    let hope = if held > 0 { NEXT_STATUE_SHARE * left.min(3.0) / 3.0 } else { 0.0 };
    points(held) + hope * (points(held + 1) - points(held))
}

/// The expected points of decorations at the end of the game.
fn decorations(game: &Imhotep, seat: Seat, left: f32) -> f32 {
    let content = game.content();
    let mut points = 0.0;
    for card in Card::DECORATIONS {
        let held = game.player(seat).cards.count(card);
        if held > 0 {
            let stones = content.site(card).map_or(0, |site| game.stones_on(site)) as f32
                + left * DELIVERED_IN_A_ROUND;
            points += f32::from(held) * stones / f32::from(content.stones_for_a_point);
        }
    }
    points
}

fn blue_cards(game: &Imhotep, seat: Seat, left: f32) -> f32 {
    let held: u8 = Card::BLUE.into_iter().map(|card| game.player(seat).cards.count(card)).sum();
    f32::from(held) * (f32::from(game.content().unused_blue_card) + BLUE_CARD * left.min(1.0))
}

/// The value of stones on ships.
fn afloat(game: &Imhotep, seat: Seat) -> f32 {
    let own = game.ships().iter().flat_map(|ship| ship.slots).filter(|&stone| stone == Some(seat));
    ON_SHIP * own.count() as f32
}
