//! Ankh: the devotion so far, what the next conflict will bring in each region as the figures stand, what the later
//! ones may bring, and what followers, powers, figures, monuments and cards are worth until then.
//!
//! The weights were tuned by hand in the arena; they are opinions, not rules.

mod battle;
mod belongings;
mod outlook;

use maat_ankh::pieces::Occasion;
use maat_ankh::rules::{battle as cards, merge, moving, resolution, summon, turn};
use maat_ankh::{Ankh, Step};
use maat_engine::{MAX_SEATS, Seat};

use crate::{Evaluate, Evaluation, Leaf, SearchSettings, Searchable};

/// By how much each event before the next conflict makes its outcome less certain.
const EVENT_BEFORE: f32 = 0.12;
/// Part of the gains of the next conflict that each later one brings if everybody stays where they are.
const AGAIN: f32 = 0.55;
/// What each conflict brings besides.
const PACE: f32 = 1.0;
/// What the last conflict brings somebody who was not forgotten.
const LAST_CONFLICT: f32 = 6.0;
/// What it is worth to win at once, and over how many spaces it grows from unlikely to sure.
const TOP: f32 = 8.0;
const NEAR_TOP: f32 = 8.0;
/// What it costs to be one of the two gods that will be merged.
const MERGED: f32 = 3.0;

impl Evaluate for Ankh {
    /// Until gods have been forgotten, oblivion is the rival: it wins if all stay in the red section. With five gods it is
    /// left out: the bots were tuned without it.
    fn evaluate(&self) -> Evaluation {
        let ahead = Ahead::of(self);
        let next = outlook::next_conflict(self);
        let mut gods = [0.0; MAX_SEATS];
        for seat in self.living() {
            let gains = next[seat.index()];
            let then = f32::from(self.player(seat).space) + ahead.near * gains;
            gods[seat.index()] = then
                + top(self, then)
                + (ahead.conflicts - 1.0) * (PACE + AGAIN * gains)
                + belongings::worth(self, seat, ahead);
        }
        merge(self, &mut gods);
        let mut scores = Evaluation::new(self.seats());
        for seat in Seat::first(self.seats()) {
            scores[seat] = gods[self.entity(seat).index()];
        }
        if self.conflicts() < self.content().numbers.forget_after && usize::from(self.seats()) < MAX_SEATS {
            scores.rival = Some(f32::from(self.last_red()) + 0.5 + LAST_CONFLICT);
        }
        scores
    }

    /// A figure that moves or is summoned is one move, and so are a camel line with its tokens and Amun's two cards.
    fn is_mid_move(&self) -> bool {
        match self.steps().last() {
            Some(
                Step::Turn(turn::Step::Turn { .. })
                | Step::Resolution(resolution::Step::Spare { .. })
                | Step::Merge(merge::Step::Adopt { .. }),
            ) => false,
            Some(Step::Moving(moving::Step::From { .. }) | Step::Battle(cards::Step::Teleport { .. })) => {
                self.moved().is_empty()
            }
            Some(Step::Summon(summon::Step::By { used, .. })) => *used == 0,
            _ => true,
        }
    }
}

impl Searchable for Ankh {
    const SEARCH: SearchSettings = SearchSettings {
        // About a turn of two players: cards that are played and figures that move even out what a single position hides.
        leaf: Leaf::Evaluation { plies: 10 },
        prior_visits: 3,
        exploration: 0.2,
        ..SearchSettings::DEFAULT
    };
}

/// What of the game is to come.
#[derive(Clone, Copy)]
struct Ahead {
    /// Conflicts to come, that in progress among them.
    conflicts: f32,
    /// How likely the next conflict finds the map as it is, from 0 to 1.
    near: f32,
}

impl Ahead {
    fn of(game: &Ankh) -> Ahead {
        let content = game.content();
        let conflicts = f32::from(content.numbers.conflicts - game.conflicts());
        let coming = &content.events[usize::from(game.event())..];
        let before = coming.iter().take_while(|event| **event != Occasion::Conflict).count();
        let near =
            if outlook::fought(game).is_some() { 1.0 } else { 1.0 - EVENT_BEFORE * (before + 1) as f32 };
        Ahead { conflicts, near }
    }
}

/// What it is worth to come to the top in the next conflict, if that may be expected to end on this space.
fn top(game: &Ankh, space: f32) -> f32 {
    let above = space - f32::from(game.content().devotion_top);
    TOP * (0.5 + above / NEAR_TOP).clamp(0.0, 1.0)
}

/// The last two gods are about to become one, on the place of the lower one.
fn merge(game: &Ankh, gods: &mut [f32; MAX_SEATS]) {
    let numbers = &game.content().numbers;
    if game.conflicts() >= numbers.merge_after || game.seats() < numbers.merge_seats {
        return;
    }
    let worse = |seat: Seat, gods: &[f32; MAX_SEATS]| {
        game.living().filter(|other| gods[other.index()] < gods[seat.index()]).count()
    };
    let before = *gods;
    for seat in game.living().filter(|seat| worse(*seat, &before) < 2) {
        gods[seat.index()] -= MERGED;
    }
}
