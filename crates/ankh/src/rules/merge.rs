//! Two gods become one.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, steps, unexpected};

use super::{conflict, devotion, turn};
use crate::events::Event;
use crate::figures::Figure;
use crate::moves::Move;
use crate::options::Switch;
use crate::pieces::{Adoptee, Base, CardSet, Cause, Fate, God, PowerSet};
use crate::state::{Ankh, Fortune};

steps! {
    pub enum Step of game: Ankh {
        /// Which guardians on bases of this size the merged god keeps; `kept`: one bit for each guardian.
        Adopt { seat: Seat, lower: Seat, base: Base, kept: u16 } => ask(seat, "adopt"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Adopt { seat, lower, base, kept } => {
            Adoption::of(game, seat, lower, base).offer(game, kept, out);
        }
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Adopt { seat, lower, base, kept } => match m {
            Move::Adopt(chosen) => {
                let bit = Adoption::of(game, seat, lower, base).bit(game, kept, chosen);
                game.steps.replace(Step::Adopt { seat, lower, base, kept: kept | bit });
            }
            Move::Done => close(game, [seat, lower], base, kept, events),
            m => unexpected(&step, &m),
        },
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Adopt { seat, lower, base, kept } => open(game, [seat, lower], base, kept, events),
    }
}

/// The last in devotion is merged into the second to last.
pub(super) fn begin(game: &mut Ankh, events: &mut Vec<Event>) {
    let order = game.ascending(game.living());
    let &[lower, seat, ..] = order.as_slice() else { return };
    take_place(game, seat, lower, events);
    for hex in game.monuments.held(lower).iter() {
        conflict::destroy(game, hex, Fate::Merge, events);
    }
    free_own(game, seat, lower);
    for figure in game.figures.owned(lower).without(Figure::GUARDIANS).iter() {
        game.figures.retire(figure, lower);
    }
    let brought = std::mem::take(&mut game.players[lower].followers);
    turn::gain_followers(game, seat, brought, Cause::Merge, events);
    let player = &mut game.players[lower];
    (player.pool, player.row, player.powers, player.hand) = (0, 0, PowerSet::default(), CardSet::EMPTY);
    for base in [Base::Large, Base::Small] {
        game.steps.push(Step::Adopt { seat, lower, base, kept: 0 });
    }
}

/// The higher marker lies on that of the lower god from now on: the two move as one (C-22).
fn take_place(game: &mut Ankh, seat: Seat, lower: Seat, events: &mut Vec<Event>) {
    devotion::lift_marker(game, seat);
    let (space, height) = (game.players[lower].space, game.players[lower].height);
    (game.players[seat].space, game.players[seat].height) = (space, height);
    (game.players[lower].space, game.players[lower].height) = (0, 0);
    game.players[lower].fortune = Fortune::Merged;
    game.players[lower].partner = Some(seat);
    game.players[seat].partner = Some(lower);
    if let (Some(god), Some(lower_god)) = (game.players[seat].god, game.players[lower].god) {
        events.push(Event::GodsMerged { seat, lower, god, lower_god, space });
    }
}

/// Anubis holds no warriors of the god he has become part of (C-56).
fn free_own(game: &mut Ankh, seat: Seat, lower: Seat) {
    if game.players[lower].god == Some(God::Anubis) {
        for warrior in game.figures.captives().and(game.figures.owned(seat)).iter() {
            game.figures.send_to_pool(warrior, seat);
        }
    }
}

/// Asked only if not all guardians find a base.
fn open(
    game: &mut Ankh,
    [seat, lower]: [Seat; 2],
    base: Base,
    kept: u16,
    events: &mut Vec<Event>,
) -> Settled {
    let adoption = Adoption::of(game, seat, lower, base);
    match adoption.unasked().or_else(|| adoption.open(kept).next().is_none().then_some(kept)) {
        Some(kept) => {
            close(game, [seat, lower], base, kept, events);
            Settled::Done
        }
        None => Settled::Asks,
    }
}

/// Guardians that were not kept leave the game; the others stay where they are, neither summoned nor moved (C-55).
fn close(game: &mut Ankh, [seat, lower]: [Seat; 2], base: Base, kept: u16, events: &mut Vec<Event>) {
    game.steps.pop();
    for figure in Adoption::of(game, seat, lower, base).candidates {
        let owner = game.figures.owner(figure).expect("the guardian has an owner");
        let guardian = game.guardian(figure).expect("the guardian has a card");
        if bit(figure) & kept == 0 {
            game.figures.retire(figure, owner);
            events.push(Event::GuardianDismissed { seat: owner, guardian });
        } else if owner == lower {
            game.figures.hand_over(figure, lower, seat);
            events.push(Event::GuardianAdopted { seat, guardian, hex: game.figures.hex(figure) });
        }
    }
}

/// Guardians of two gods that merge, on bases of one size.
pub(crate) struct Adoption {
    /// They are named in this order: by hex, then those in the pool by kind.
    candidates: ArrayVec<Figure, 8>,
    /// Free bases.
    room: usize,
    /// All of the bases must be used.
    forced: bool,
}

impl Adoption {
    pub(crate) fn of(game: &Ankh, higher: Seat, lower: Seat, base: Base) -> Adoption {
        let (own, others) = (game.on_bases(higher, base), game.on_bases(lower, base));
        let bases = game.content().setup.bases[base.index()];
        let few = own.len() + others.len() > bases;
        let contested = few && game.switches.contains(Switch::MergeKeepsOwnGuardians);
        let candidates = if contested { own.or(others) } else { others };
        let room = if contested { bases } else { bases.saturating_sub(own.len()) };
        let mut candidates: ArrayVec<Figure, 8> = candidates.iter().collect();
        candidates.sort_unstable_by_key(|figure| {
            let hex = game.figures.hex(*figure);
            (hex.is_none(), hex, *figure)
        });
        let forced = !game.switches.contains(Switch::MergedGuardiansForced);
        Adoption { candidates, room: room.into(), forced }
    }

    /// Free bases.
    pub(crate) fn room(&self) -> usize {
        self.room
    }

    /// The guardians that are kept where nothing can be chosen: all of them if there is room and they must be, or else
    /// none.
    fn unasked(&self) -> Option<u16> {
        let fits = self.candidates.len() <= self.room;
        match self.forced {
            true if fits => Some(self.candidates.iter().fold(0, |bits, figure| bits | bit(*figure))),
            _ if self.room == 0 || self.candidates.is_empty() => Some(0),
            _ => None,
        }
    }

    /// Candidates that can be named after those kept so far, so that enough are left to use all bases.
    fn open(&self, kept: u16) -> impl Iterator<Item = Figure> {
        let is_kept = |figure: &Figure| bit(*figure) & kept != 0;
        let next = self.candidates.iter().rposition(is_kept).map_or(0, |last| last + 1);
        let left = self.room - kept.count_ones() as usize;
        let end = match (left, self.forced) {
            (0, _) => next,
            (left, true) => self.candidates.len() + 1 - left,
            (_, false) => self.candidates.len(),
        };
        self.candidates[next..end.max(next)].iter().copied()
    }

    /// The bit of the guardian that is named after those kept so far.
    fn bit(&self, game: &Ankh, kept: u16, chosen: Adoptee) -> u16 {
        self.open(kept).find(|figure| adoptee(game, *figure) == chosen).map_or(0, bit)
    }

    /// The moves: of guardians that are alike in the pool only the first is offered.
    pub(crate) fn offer(&self, game: &Ankh, kept: u16, out: &mut impl Extend<Move>) {
        let mut last = None;
        for figure in self.open(kept) {
            let adoptee = adoptee(game, figure);
            if last != Some(adoptee) {
                out.extend([Move::Adopt(adoptee)]);
            }
            last = Some(adoptee);
        }
        if !self.forced {
            out.extend([Move::Done]);
        }
    }
}

/// How a guardian is named.
fn adoptee(game: &Ankh, figure: Figure) -> Adoptee {
    let guardian = game.guardian(figure).expect("only guardians are adopted");
    game.figures.hex(figure).map_or(Adoptee::Pool(guardian), Adoptee::At)
}

/// The bit of a guardian among those that are kept.
fn bit(guardian: Figure) -> u16 {
    guardian.guardian().map_or(0, |place| 1 << place)
}
