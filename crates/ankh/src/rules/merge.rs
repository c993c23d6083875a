//! Two gods become one.

use maat_engine::Seat;

use super::{Settled, conflict, devotion, followers};
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::legal::battle::{Adoption, adoptee};
use crate::pieces::{Adoptee, Base, Cause, Fate, God};
use crate::sets::{CardSet, PowerSet};
use crate::state::{Ankh, Fortune};
use crate::step::Step;

/// The last in devotion is merged into the second to last.
pub fn begin(game: &mut Ankh, events: &mut Vec<Event>) {
    let order = game.ascending(game.living());
    let &[lower, seat, ..] = order.as_slice() else { return };
    take_place(game, seat, lower, events);
    for hex in game.monuments.held(lower) {
        conflict::destroy(game, hex, Fate::Merge, events);
    }
    free_own(game, seat, lower);
    for figure in (game.figures.owned(lower) - FigureSet::GUARDIANS).iter() {
        game.figures.retire(figure, lower);
    }
    let brought = std::mem::take(&mut game.players[lower].followers);
    followers::gain(game, seat, brought, Cause::Merge, events);
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
        for warrior in (game.figures.captives() & game.figures.owned(seat)).iter() {
            game.figures.send_to_pool(warrior, seat);
        }
    }
}

/// Asked only if not all guardians find a base.
pub fn open(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    let Step::Adopt { seat, lower, base, kept } = step else { unreachable!("{step:?} is no merge") };
    let adoption = Adoption::of(game, seat, lower, base);
    let all = adoption.candidates().collect::<FigureSet>().guardian_bits();
    let decided = match adoption.keeps_all() {
        Some(keeps) => Some(if keeps { all } else { 0 }),
        None => adoption.open(kept).next().is_none().then_some(kept),
    };
    match decided {
        Some(kept) => {
            close(game, Step::Adopt { seat, lower, base, kept }, events);
            Settled::Done
        }
        None => Settled::Asks,
    }
}

pub fn adopt(game: &mut Ankh, step: Step, chosen: Adoptee) {
    let Step::Adopt { seat, lower, base, kept } = step else { unreachable!("{step:?} is no merge") };
    let adoption = Adoption::of(game, seat, lower, base);
    let figure = adoption.open(kept).find(|figure| adoptee(game, *figure) == chosen);
    let bit = figure.and_then(Figure::guardian).map_or(0, |place| 1 << place);
    game.steps.replace(Step::Adopt { seat, lower, base, kept: kept | bit });
}

/// Guardians that were not kept leave the game; the others stay where they are, neither summoned nor moved (C-55).
pub fn close(game: &mut Ankh, step: Step, events: &mut Vec<Event>) {
    let Step::Adopt { seat, lower, base, kept } = step else { unreachable!("{step:?} is no merge") };
    game.steps.pop();
    for figure in Adoption::of(game, seat, lower, base).candidates() {
        let is_kept = figure.guardian().is_some_and(|place| kept & (1 << place) != 0);
        let owner = game.figures.owner(figure).expect("the guardian has an owner");
        let guardian = game.guardian(figure).expect("the guardian has a card");
        if !is_kept {
            game.figures.retire(figure, owner);
            events.push(Event::GuardianDismissed { seat: owner, guardian });
        } else if owner == lower {
            game.figures.hand_over(figure, lower, seat);
            events.push(Event::GuardianAdopted { seat, guardian, hex: game.figures.hex(figure) });
        }
    }
}
