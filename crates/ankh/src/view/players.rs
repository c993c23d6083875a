//! Builds the view of a player.

use maat_engine::{Counts, Seat};

use super::{NextView, PlayerView};
use crate::figures::Figure;
use crate::pieces::{Bid, CardSet, God};
use crate::rules::turn::gainable;
use crate::state::Ankh;

pub(super) fn player(game: &Ankh, seat: Seat) -> PlayerView {
    let entity = game.entity(seat);
    let player = game.player(entity);
    let (pool, numbers) = (game.figures.pool(entity), &game.content().numbers);
    let captives = game.figures.captives();
    let ability = |god| game.is_god(entity, god);
    let count = |monument| game.monuments.held_of(entity, monument).len();
    PlayerView {
        god: game.player(seat).god,
        entity,
        fortune: if game.is_living(entity) { game.player(seat).fortune } else { player.fortune },
        gods: game.gods(entity).collect(),
        partner: game.player(seat).partner,
        score: player.space,
        height: player.height,
        red: player.space <= game.last_red(),
        followers: player.followers,
        ankhs: player.pool,
        row: player.row,
        powers: player.powers.iter().collect(),
        next: next(game, entity),
        hand: player.hand.iter().collect(),
        used: if game.is_living(entity) {
            CardSet::all().without(player.hand).iter().collect()
        } else {
            Vec::new()
        },
        played: player.played.iter().collect(),
        bid: player.bid.map(Bid::followers),
        warriors: pool.and(Figure::WARRIORS).len(),
        guardians: pool.iter().filter_map(|figure| game.guardian(figure)).collect(),
        bases: Counts::from_fn(|base| game.free_bases(entity, base)),
        monuments: Counts::from_fn(count),
        captives: if ability(God::Anubis) {
            captives.iter().filter_map(|warrior| game.figures.owner(warrior)).collect()
        } else {
            Vec::new()
        },
        trapped: captives.and(game.figures.owned(entity)).len(),
        suns: ability(God::Ra).then(|| numbers.suns - game.figures.radiant().len()),
        gates: ability(God::Osiris).then(|| numbers.gates - game.gates.len()),
        amun: ability(God::Amun).then_some(game.amun),
        gain: gainable(game, entity),
    }
}

fn next(game: &Ankh, entity: Seat) -> Option<NextView> {
    let level = game.next_level(entity).filter(|_| game.is_living(entity))?;
    let guardian = game.covers_symbol(game.player(entity).row);
    Some(NextView { level, cost: game.content().unlock_cost(level), guardian })
}
