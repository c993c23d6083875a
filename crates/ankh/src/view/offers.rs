//! Computes the cost and the effect of each legal move.

use maat_engine::{Actor, Game, Seat, Viewer};

use super::Offer;
use crate::map::{Edge, Hex, HexSet, Token};
use crate::moves::Move;
use crate::pieces::{Call, Occasion};
use crate::rules::{Step, battle, caravan, moving, turn};
use crate::state::Ankh;

pub(super) fn offers(game: &Ankh, viewer: Viewer) -> Vec<Offer> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    legal.into_iter().map(|m| offer(game, game.entity(seat), m)).collect()
}

fn offer(game: &Ankh, owner: Seat, m: Move) -> Offer {
    Offer {
        action: m.to_string(),
        followers: followers(game, owner, m),
        devotion: if m == Move::Worship { game.content().numbers.worship } else { 0 },
        triggers: triggers(game, m),
        divides: divides(game, m),
        hexes: hexes(game, m).iter().collect(),
    }
}

fn followers(game: &Ankh, owner: Seat, m: Move) -> i16 {
    let numbers = &game.content().numbers;
    match m {
        Move::GainFollowers => turn::gainable(game, owner).into(),
        Move::Power(power) => -i16::from(game.content().unlock_cost(game.content().power_level(power))),
        Move::Call(Call::Captive) => -i16::from(numbers.captive_fee),
        Move::Build(_) => -(battle::build_cost(game, owner) as i16),
        Move::Bid(bid) => -(bid.followers() as i16),
        Move::Worship => -i16::from(numbers.worship_cost),
        _ => 0,
    }
}

/// The event that an action sets off.
fn triggers(game: &Ankh, m: Move) -> Option<Occasion> {
    let action = m.action()?;
    let last = game.track(action) + 1 == game.last_space(action);
    last.then(|| game.content().events[usize::from(game.event)])
}

/// The sizes of both regions, if the line is complete with this camel.
fn divides(game: &Ankh, m: Move) -> Vec<u8> {
    let Move::Camel(edge) = m else { return Vec::new() };
    let mut path = caravan::path(game);
    path.push(edge);
    let caravans = caravan::caravans(game);
    if !caravans.next(&path).is_empty() {
        return Vec::new();
    }
    let (_, parts) = caravans.cut(&path);
    parts.map(HexSet::len).into()
}

fn hexes(game: &Ankh, m: Move) -> HexSet {
    match (game.steps.top(), m) {
        (Some(Step::Moving(moving::Step::Aim { scorpion, .. })), Move::Aim(dir)) => {
            let aimed = game.figures.hex(scorpion).and_then(|hex| moving::aimed_at(hex, dir));
            aimed.into_iter().flatten().collect()
        }
        (_, Move::Swap(token) | Move::With(token)) => game.regions.land(token),
        (_, Move::Old(hex)) => part_of(game, hex),
        (_, Move::Camel(edge)) => Edge::hexes(edge).into_iter().collect(),
        _ => HexSet::EMPTY,
    }
}

/// The new region in which a hex lies.
fn part_of(game: &Ankh, hex: Hex) -> HexSet {
    let token: Option<Token> = game.regions.of(hex);
    token.map_or(HexSet::EMPTY, |token| game.regions.land(token))
}
