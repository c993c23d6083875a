//! How a view of a battle is built up.

use maat_engine::{Seat, Viewer};

use super::show::force;
use super::{BattleView, SideView};
use crate::map::Token;
use crate::pieces::{Card, Stage};
use crate::sets::CardSet;
use crate::state::Ankh;
use crate::step::Step;

pub(super) fn battle(game: &Ankh, viewer: Viewer) -> Option<BattleView> {
    let token = game.battle.token?;
    let stage = stage(game);
    Some(BattleView {
        token,
        stage,
        plagues: plagues(game, stage),
        sides: game.battle.participants.iter().map(|seat| side(game, token, seat, viewer)).collect(),
        winner: game.battle.winner,
        counted: stage >= Stage::Resolution,
    })
}

/// The lowest step above the conflict tells how far the battle has come.
fn stage(game: &Ankh) -> Stage {
    let stage = game.steps.as_slice().iter().find_map(|step| match step {
        Step::Obelisks { .. } => Some(Stage::Obelisks),
        Step::Announcement | Step::Announce { .. } => Some(Stage::Announcement),
        Step::Cards if game.steps.top() != Some(Step::Cards) => Some(Stage::Announcement),
        Step::Cards => Some(Stage::Cards),
        Step::Building { .. } => Some(Stage::Building),
        Step::Plague { .. } => Some(Stage::Plague),
        Step::Majority => Some(Stage::Majority),
        Step::Strength | Step::Reward | Step::Victims => Some(Stage::Resolution),
        // Its kills are still going on.
        Step::Aftermath => Some(Stage::Resolution),
        _ => None,
    });
    // After the end nothing is pending.
    stage.unwrap_or(Stage::Aftermath)
}

/// Plague cards that are to come, with the one whose auction or kills go on.
fn plagues(game: &Ankh, stage: Stage) -> u8 {
    let steps = game.steps.as_slice();
    let left = steps.iter().find_map(|step| match step {
        Step::Plague { left } => Some(left + u8::from(game.steps.top() != Some(*step))),
        _ => None,
    });
    let played = |seat: &Seat| game.battle.picks[*seat].contains(Card::Plague);
    let waiting = stage == Stage::Building;
    let to_come = if waiting { game.battle.participants.iter().filter(played).count() as u8 } else { 0 };
    left.unwrap_or(to_come)
}

/// Cards and bids of others are hidden until all are revealed.
fn side(game: &Ankh, token: Token, seat: Seat, viewer: Viewer) -> SideView {
    let battle = &game.battle;
    let own = viewer.may_read(game.seats_of(seat));
    let cards = if own || battle.revealed { battle.picks[seat] } else { CardSet::EMPTY };
    SideView {
        seat,
        plays: battle.plays(seat),
        cards: cards.iter().collect(),
        revealed: battle.revealed,
        bids: game.steps.top() == Some(Step::Bids) && battle.bidders.contains(seat),
        bid: battle.bids[seat].filter(|_| own),
        killed: battle.killed[seat],
        force: force(game, seat, token, if battle.revealed { cards } else { CardSet::EMPTY }),
    }
}
