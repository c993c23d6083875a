//! Builds the view of a battle.

use maat_engine::{Seat, Viewer};

use super::show::force;
use super::{BattleView, ForceView, SideView};
use crate::events::StrengthPart;
use crate::map::Token;
use crate::pieces::{Bid, Card, CardSet, Part, Stage};
use crate::rules::{Step, aftermath, battle as cards, plague, resolution};
use crate::state::Ankh;

pub(super) fn battle(game: &Ankh, viewer: Viewer) -> Option<BattleView> {
    let token = game.battle.token?;
    let stage = stage(game);
    Some(BattleView {
        token,
        stage,
        plagues: plagues(game, stage),
        sides: game.battle.participants.iter().map(|seat| side(game, token, seat, viewer)).collect(),
        winner: game.battle.winner,
        counted: is_counted(game),
    })
}

/// The lowest step above the conflict tells how far the battle has come.
fn stage(game: &Ankh) -> Stage {
    let stage = game.steps.as_slice().iter().find_map(|step| match step {
        Step::Battle(step) => stage_of_cards(game, *step),
        Step::Plague(plague::Step::Plague { .. }) => Some(Stage::Plague),
        Step::Resolution(resolution::Step::Majority) => Some(Stage::Majority),
        Step::Resolution(
            resolution::Step::Strength | resolution::Step::Reward | resolution::Step::Victims,
        ) => Some(Stage::Resolution),
        // Its kills are still going on.
        Step::Aftermath(aftermath::Step::Aftermath) => Some(Stage::Resolution),
        Step::Plague(plague::Step::Bids)
        | Step::Resolution(resolution::Step::Tie { .. } | resolution::Step::Spare { .. })
        | Step::Aftermath(
            aftermath::Step::Underworld
            | aftermath::Step::Lift { .. }
            | aftermath::Step::Gate { .. }
            | aftermath::Step::Cycle
            | aftermath::Step::Worships { .. }
            | aftermath::Step::Worship { .. },
        )
        | Step::Setup(_)
        | Step::Turn(_)
        | Step::Moving(_)
        | Step::Summon(_)
        | Step::Control(_)
        | Step::Caravan(_)
        | Step::Conflict(_)
        | Step::Killing(_)
        | Step::Merge(_) => None,
    });
    // After the end nothing is pending.
    stage.unwrap_or(Stage::Aftermath)
}

fn stage_of_cards(game: &Ankh, step: cards::Step) -> Option<Stage> {
    match step {
        cards::Step::Obelisks { .. } => Some(Stage::Obelisks),
        cards::Step::Announcement | cards::Step::Announce { .. } => Some(Stage::Announcement),
        cards::Step::Cards if game.steps.top() != Some(step.into()) => Some(Stage::Announcement),
        cards::Step::Cards => Some(Stage::Cards),
        cards::Step::Building { .. } => Some(Stage::Building),
        cards::Step::Teleport { .. }
        | cards::Step::TeleportTo { .. }
        | cards::Step::Build { .. }
        | cards::Step::BuildAt { .. }
        | cards::Step::EndBattle => None,
    }
}

/// Whether somebody was there when strengths were counted; a god who reaches the top before that wins without.
fn is_counted(game: &Ankh) -> bool {
    game.battle.participants.iter().any(|seat| game.battle.present[seat] > 0)
}

/// Plague cards that are to come, with the one whose auction or kills go on.
fn plagues(game: &Ankh, stage: Stage) -> u8 {
    let steps = game.steps.as_slice();
    let left = steps.iter().find_map(|step| match step {
        Step::Plague(plague::Step::Plague { left }) => Some(left + u8::from(game.steps.top() != Some(*step))),
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
        bids: game.steps.top() == Some(plague::Step::Bids.into()) && battle.bidders.contains(seat),
        bid: battle.bids[seat].filter(|_| own).map(Bid::followers),
        killed: battle.killed[seat],
        force: if is_counted(game) {
            counted_force(game, seat, token)
        } else {
            force(game, seat, token, if battle.revealed { cards } else { CardSet::EMPTY })
        },
    }
}

/// A side as it was when strengths were counted: kills after that take nothing from it.
fn counted_force(game: &Ankh, seat: Seat, token: Token) -> ForceView {
    let (battle, content) = (&game.battle, game.content());
    let figures = battle.present[seat];
    let awake = battle.counted[seat][Part::Figures.index()] / content.numbers.figure_strength;
    let plain = Part::ALL.into_iter().zip(battle.counted[seat]);
    let cards = battle.picks[seat].iter().map(|card| (Part::from(card), content.strength(card)));
    let counts = |&(_, strength): &(Part, u8)| figures > 0 && strength > 0;
    let parts = plain.chain(cards).filter(counts).map(|(part, strength)| StrengthPart { part, strength });
    ForceView {
        figures,
        neutralised: figures - awake,
        strength: battle.strength[seat],
        parts: parts.collect(),
        ..force(game, seat, token, CardSet::EMPTY)
    }
}
