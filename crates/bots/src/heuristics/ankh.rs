//! The evaluation of Ankh: the current devotion, the expected gains from the next conflict in each region, the
//! expected gains from later conflicts, and the value of followers, powers, figures, monuments and cards until then.
//!
//! The weights were tuned by hand in the arena.

mod battle;
mod belongings;
mod outlook;

use maat_ankh::pieces::Occasion;
use maat_ankh::rules::{battle as cards, merge, moving, resolution, summon, turn};
use maat_ankh::{Ankh, Step};
use maat_engine::{MAX_SEATS, Seat, ids};

use crate::{Evaluate, Leaf, Ledger, SearchSettings, Searchable};

ids! {
    enum Term {
        Devotion = "devotion",
        Conflict = "conflict",
        Top = "top",
        Later = "later",
        Followers = "followers",
        Figures = "figures",
        Monuments = "monuments",
        Powers = "powers",
        Tokens = "tokens",
        Cards = "cards",
        Merge = "merge",
    }
}

/// The terms of a god, by the index of the term.
type Terms = [f32; Term::ALL.len()];

/// Decrease of the certainty about the next conflict for each event before it.
const CERTAINTY_LOSS_PER_EVENT: f32 = 0.12;
/// Share of the gains of the next conflict that each later one repeats.
const REPEATED_SHARE: f32 = 0.55;
/// Additional gain from each conflict.
const GAIN_PER_CONFLICT: f32 = 1.0;
/// Gain from the last conflict for a god that is not forgotten.
const LAST_CONFLICT: f32 = 6.0;
/// Value of reaching the top space.
const TOP_VALUE: f32 = 8.0;
/// Width of the range of spaces, centred on the top space, over which the value grows from 0 to `TOP_VALUE`.
const TOP_RANGE: f32 = 8.0;
/// Cost of being one of the two gods that will merge.
const MERGE_COST: f32 = 3.0;

impl Evaluate for Ankh {
    const RANDOM_LOSSES: [[f32; 3]; 2] = [[0.05, 0.085, 0.125], [0.03, 0.055, 0.09]];
    const CONFIRMED_LOSSES: f32 = 0.6;
    const TERMS: &'static [&'static str] = Term::IDS;

    fn seat_count(&self) -> u8 {
        self.seats()
    }

    /// Until gods have been forgotten, oblivion is the rival: it wins if all stay in the red section. With five gods
    /// there is no rival, because the bots were tuned without it.
    fn appraise(&self, ledger: &mut impl Ledger) {
        let ahead = Ahead::of(self);
        let next = outlook::next_conflict(self);
        let mut gods = [[0.0; Term::ALL.len()]; MAX_SEATS];
        for seat in self.living() {
            let gains = next[seat.index()];
            let space = f32::from(self.player(seat).space);
            let terms = &mut gods[seat.index()];
            terms[Term::Devotion.index()] = space;
            terms[Term::Conflict.index()] = ahead.near * gains;
            terms[Term::Top.index()] = top(self, space + ahead.near * gains);
            terms[Term::Later.index()] =
                (ahead.conflicts - 1.0) * (GAIN_PER_CONFLICT + REPEATED_SHARE * gains);
            belongings::appraise(self, seat, ahead, terms);
        }
        merge(self, &mut gods);
        for seat in Seat::first(self.seats()) {
            for (term, points) in Term::ALL.into_iter().zip(gods[self.entity(seat).index()]) {
                ledger.add(seat, term, points);
            }
        }
        if self.conflicts() < self.content().numbers.forget_after && usize::from(self.seats()) < MAX_SEATS {
            ledger.set_rival(f32::from(self.last_red()) + 0.5 + LAST_CONFLICT);
        }
    }

    /// Moving or summoning a figure is one move, and so are a camel line with its tokens and Amun's two cards.
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

    /// By the events that have happened.
    fn progress(&self) -> f32 {
        (f32::from(self.event()) / self.content().events.len().max(1) as f32).clamp(0.0, 1.0)
    }
}

impl Searchable for Ankh {
    const SEARCH: SearchSettings = SearchSettings {
        // About one turn of two players. Played cards and moved figures average out what a single position hides.
        leaf: Leaf::Evaluation { plies: 10 },
        prior_visits: 3,
        exploration: 0.2,
        ..SearchSettings::DEFAULT
    };
}

/// The rest of the game.
#[derive(Clone, Copy)]
struct Ahead {
    /// The number of conflicts to come, including the current one.
    conflicts: f32,
    /// The probability that the map does not change until the next conflict, from 0 to 1.
    near: f32,
}

impl Ahead {
    fn of(game: &Ankh) -> Ahead {
        let content = game.content();
        let conflicts = f32::from(content.numbers.conflicts - game.conflicts());
        let coming = &content.events[usize::from(game.event())..];
        let before = coming.iter().take_while(|event| **event != Occasion::Conflict).count();
        let near = if outlook::fought(game).is_some() {
            1.0
        } else {
            1.0 - CERTAINTY_LOSS_PER_EVENT * (before + 1) as f32
        };
        Ahead { conflicts, near }
    }
}

/// The value of reaching the top in the next conflict, if it is expected to end on this space.
fn top(game: &Ankh, space: f32) -> f32 {
    let above = space - f32::from(game.content().devotion_top);
    TOP_VALUE * (0.5 + above / TOP_RANGE).clamp(0.0, 1.0)
}

/// Accounts for the merge of the last two gods, which continue on the space of the lower one.
fn merge(game: &Ankh, gods: &mut [Terms; MAX_SEATS]) {
    let numbers = &game.content().numbers;
    if game.conflicts() >= numbers.merge_after || game.seats() < numbers.merge_seats {
        return;
    }
    let scores = gods.map(|terms| terms.iter().sum::<f32>());
    let worse =
        |seat: Seat| game.living().filter(|other| scores[other.index()] < scores[seat.index()]).count();
    for seat in game.living().filter(|&seat| worse(seat) < 2) {
        gods[seat.index()][Term::Merge.index()] = -MERGE_COST;
    }
}
