//! Moving figures, and aiming Scorpions.

use maat_engine::Seat;

use crate::figures::{Figure, FigureSet};
use crate::map::{Dir, Hex, HexSet};
use crate::options::Switch;
use crate::pieces::{God, Guardian};
use crate::state::Ankh;

/// The god's figures that have not moved in this action and have somewhere to go.
pub fn movable(game: &Ankh, owner: Seat) -> impl Iterator<Item = Hex> {
    let still = game.figures.standing(owner) - game.figures.hexes_of(game.moved);
    let closed = game.closed(owner);
    let moves = move |hex: &Hex| {
        let plain = !game.map().goals(*hex, closed).is_empty();
        plain || game.figures.on(*hex).is_some_and(|figure| !goals(game, owner, figure).is_empty())
    };
    still.iter().filter(moves)
}

/// Where a figure can end its move. Only a Scorpion gains by walking out and back to its own hex (C-12), and
/// only Satet ends where an enemy stands.
pub fn goals(game: &Ankh, owner: Seat, figure: Figure) -> HexSet {
    let Some(from) = game.figures.hex(figure) else { return HexSet::EMPTY };
    let closed = game.closed(owner);
    let goals = game.map().goals(from, closed);
    match game.guardian(figure) {
        Some(Guardian::Scorpion) => goals | (HexSet::only(from) - closed_gates(game, owner)),
        Some(Guardian::Satet) => goals | targets(game, owner, from),
        _ => goals,
    }
}

/// Underworld tokens where figures of this god may not end a move.
fn closed_gates(game: &Ankh, owner: Seat) -> HexSet {
    if game.is_god(owner, God::Osiris) { HexSet::EMPTY } else { game.gates }
}

/// Enemies that Satet can push away.
fn targets(game: &Ankh, owner: Seat, from: Hex) -> HexSet {
    let enemies = game.figures.enemies(owner) & game.map().reach(from) & game.map().land;
    (enemies - closed_gates(game, owner)).iter().filter(|hex| !pushes(game, from, *hex).is_empty()).collect()
}

/// Where Satet can push the figure on a hex: its own starting hex counts as empty, rivers and camels do not matter (C-07).
pub fn pushes(game: &Ankh, from: Hex, target: Hex) -> HexSet {
    let pushed = game.figures.on(target).and_then(|figure| game.figures.owner(figure));
    let Some(pushed) = pushed else { return HexSet::EMPTY };
    let blocks = game.switches.usual(Switch::UnderworldBlocksAllEntry);
    let gates = if blocks { closed_gates(game, pushed) } else { HexSet::EMPTY };
    game.map().pushes(target, (game.occupied() - HexSet::only(from)) | gates)
}

/// Two neighbouring directions that both lead to hexes of the map.
pub fn aims(hex: Hex) -> impl Iterator<Item = Dir> {
    Dir::ALL.into_iter().filter(move |dir| aimed_at(hex, *dir).is_some())
}

/// What claws point at.
pub fn aimed_at(hex: Hex, dir: Dir) -> Option<[Hex; 2]> {
    Some([hex.step(dir)?, hex.step(dir.next())?])
}

/// Monuments that a Scorpion would destroy: it points at them, and they are adjacent.
pub fn struck(game: &Ankh, scorpion: Figure) -> HexSet {
    let aim = || {
        let (hex, dir) = (game.figures.hex(scorpion)?, game.figures.aim(scorpion)?);
        let claws: HexSet = aimed_at(hex, dir)?.into_iter().collect();
        Some(claws & game.regions.adjacent(game.map(), hex) & game.monuments.all())
    };
    aim().unwrap_or_default()
}

/// Scorpions on the map.
pub fn scorpions(game: &Ankh) -> FigureSet {
    game.all_of(Guardian::Scorpion).iter().filter(|figure| game.figures.hex(*figure).is_some()).collect()
}
