//! The expected result of a battle: the winner, and the effects of cards and kills.

use maat_ankh::figures::Figure;
use maat_ankh::map::Token;
use maat_ankh::pieces::{Card, CardSet, Power};
use maat_ankh::rules::{battle as cards, conflict, plague, resolution};
use maat_ankh::strength::Strength;
use maat_ankh::{Ankh, Step};
use maat_engine::{MAX_SEATS, Seat, SeatSet};

use super::outlook::{bountiful, radiance};

/// Value of Chariots in hand, in strength; they are not always played.
const CHARIOTS_IN_HAND: f32 = 1.2;
/// Value of a card of strength 1 in hand, in strength.
const CARD_IN_HAND: f32 = 0.25;
/// Value of the tiebreaker to its holder, in strength.
const TIEBREAKER: f32 = 0.5;
/// Lead in strength at which the odds of winning are e to 1.
const LEAD: f32 = 1.3;
/// The same lead after cards are revealed.
const REVEALED_LEAD: f32 = 0.35;
/// Probability that a likely winner with figures in the desert plays Drought.
const DROUGHT_PLAYED: f32 = 0.6;
/// Probability that a likely loser of figures plays Miracle.
const MIRACLE_PLAYED: f32 = 0.5;
/// Probability that Flood saves the figures of a loser on fertile land.
const FLOOD_PLAYED: f32 = 0.15;
/// Cost of losing a figure.
const FIGURE_LOSS: f32 = 0.5;
/// Probability that Glorious brings its full reward with a clearly higher strength.
const GLORIOUS: f32 = 0.8;

/// The progress of a battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// The battle has not begun.
    Ahead,
    /// Cards are being chosen.
    Hidden,
    /// Cards are revealed, and nothing is scored yet.
    Revealed,
    /// Majorities are scored, and a tie may have to be decided.
    Scored,
    /// The winner has the reward.
    Rewarded,
}

/// The stage of the current battle.
pub(super) fn stage(game: &Ankh) -> Stage {
    let is_conflict = |step: &Step| matches!(step, Step::Conflict(conflict::Step::Conflict { .. }));
    let above = game.steps().iter().skip_while(|step| !is_conflict(step)).nth(1);
    match above {
        Some(Step::Battle(
            cards::Step::Obelisks { .. }
            | cards::Step::Announcement
            | cards::Step::Announce { .. }
            | cards::Step::Cards,
        )) => Stage::Hidden,
        Some(
            Step::Battle(cards::Step::Building { .. })
            | Step::Plague(plague::Step::Plague { .. })
            | Step::Resolution(resolution::Step::Majority),
        ) => Stage::Revealed,
        Some(Step::Resolution(resolution::Step::Strength | resolution::Step::Reward)) => Stage::Scored,
        _ => Stage::Rewarded,
    }
}

/// Adds the expected gain of each participant.
pub(super) fn outlook(game: &Ankh, token: Token, seats: SeatSet, stage: Stage, gains: &mut [f32; MAX_SEATS]) {
    if stage == Stage::Rewarded {
        return;
    }
    let mut strength = [0.0_f32; MAX_SEATS];
    for seat in seats.iter() {
        strength[seat.index()] = expected_strength(game, seat, token, stage);
    }
    let chances = chances(seats, &strength, if stage > Stage::Hidden { REVEALED_LEAD } else { LEAD });
    for seat in seats.iter() {
        let others = seats.without(seat);
        let next = others.iter().map(|other| strength[other.index()]).fold(0.0, f32::max);
        let side = Side { game, seat, token, stage, chance: chances[seat.index()] };
        gains[seat.index()] += side.victory(strength[seat.index()] - next) + side.defeat();
    }
}

fn expected_strength(game: &Ankh, seat: Seat, token: Token, stage: Stage) -> f32 {
    let open = stage > Stage::Hidden;
    let cards = if open { game.battle().picks[seat] } else { CardSet::EMPTY };
    let found = Strength::of(game, seat, token, cards);
    if found.figures == 0 {
        // Nobody wins without a figure.
        return -10.0;
    }
    let mut strength = f32::from(found.total());
    if !open {
        let hand = game.player(seat).hand;
        let held = |card: Card, worth: f32| if hand.contains(card) { worth } else { 0.0 };
        strength += held(Card::Chariots, CHARIOTS_IN_HAND)
            + held(Card::Drought, CARD_IN_HAND)
            + held(Card::Plague, CARD_IN_HAND);
    }
    let breaks = game.tiebreaker().is_some_and(|token| token.up && token.holder == seat);
    strength + if breaks { TIEBREAKER } else { 0.0 }
}

/// The probability that each seat wins.
fn chances(seats: SeatSet, strength: &[f32; MAX_SEATS], lead: f32) -> [f32; MAX_SEATS] {
    let best = seats.iter().map(|seat| strength[seat.index()]).fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in seats.iter() {
        let odds = ((strength[seat.index()] - best) / lead).exp();
        chances[seat.index()] = odds;
        sum += odds;
    }
    chances.map(|odds| odds / sum)
}

/// A participant of a battle.
struct Side<'g> {
    game: &'g Ankh,
    seat: Seat,
    token: Token,
    stage: Stage,
    chance: f32,
}

impl Side<'_> {
    /// The probability that a card is played: `hoped` while cards are hidden and it is in hand, then 0 or 1.
    fn played(&self, card: Card, hoped: f32) -> f32 {
        match self.stage {
            Stage::Ahead | Stage::Hidden if !self.game.player(self.seat).hand.contains(card) => 0.0,
            Stage::Ahead | Stage::Hidden => hoped,
            _ if self.game.battle().picks[self.seat].contains(card) => 1.0,
            _ => 0.0,
        }
    }

    fn victory(&self, lead: f32) -> f32 {
        let numbers = &self.game.content().numbers;
        let glory = if self.game.has(self.seat, Power::Glorious) {
            GLORIOUS * (lead / f32::from(numbers.glorious_margin)).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let base = f32::from(numbers.win) + glory * f32::from(numbers.glorious - numbers.win);
        let here = self.game.in_region(self.seat, self.token);
        let dry = here.and(self.game.map().desert).without(self.game.gates());
        let drought = self.played(Card::Drought, DROUGHT_PLAYED) * f32::from(dry.len() * numbers.drought);
        let reward = base + drought + radiance(self.game, self.seat, self.token);
        self.chance * (reward + bountiful(self.game, self.seat))
    }

    fn defeat(&self) -> f32 {
        let (game, numbers) = (self.game, &self.game.content().numbers);
        let here = game.in_region(self.seat, self.token);
        let mortal = f32::from(game.figures().those_on(here).without(Figure::GODS).len());
        let wet = f32::from(here.and(game.map().fertile).without(game.gates()).len()).min(mortal);
        let saved = self.played(Card::Flood, FLOOD_PLAYED) * wet;
        let lost = mortal - saved;
        let miracle = self.played(Card::Miracle, MIRACLE_PLAYED) * lost * f32::from(numbers.miracle);
        let magnanimous =
            if game.has(self.seat, Power::Magnanimous) && here.len() >= numbers.magnanimous_figures {
                f32::from(numbers.magnanimous) + bountiful(game, self.seat)
            } else {
                0.0
            };
        (1.0 - self.chance) * (miracle + magnanimous - FIGURE_LOSS * lost)
    }
}
