//! What can be built, and with what.

use maat_engine::Seat;

use crate::moves::Move;
use crate::pieces::{Crew, Effect, Part, Site};
use crate::state::Egizia;

use super::free;

/// The lowest value that can be built at a site now; none if nothing is left to build.
pub fn cheapest(game: &Egizia, site: Site) -> Option<u8> {
    match site {
        Site::Sphinx => (!game.sphinx.is_empty()).then_some(1),
        Site::Obelisk => game.obelisk_value().into_iter().chain(game.grave_value()).min(),
        Site::Pyramid => {
            let rows = (0..game.content().pyramid.len()).filter_map(|row| game.row_value(row));
            rows.chain(Part::ALL.into_iter().filter_map(|part| game.part_value(part))).min()
        }
    }
}

/// The bricks that a budget allows.
pub(crate) fn steps(game: &Egizia, site: Site, budget: u8, out: &mut impl Extend<Move>) {
    let fits = |value: Option<u8>| value.is_some_and(|value| value <= budget);
    match site {
        Site::Sphinx => out.extend((1..=budget.min(most_drawn(game))).map(Move::Draw)),
        Site::Obelisk => {
            out.extend(fits(game.obelisk_value()).then_some(Move::Obelisk));
            out.extend(fits(game.grave_value()).then_some(Move::Grave));
        }
        Site::Pyramid => {
            let rows = (0..game.content().pyramid.len()).filter(|&row| fits(game.row_value(row)));
            out.extend(rows.map(|row| Move::Row(row as u8)));
            out.extend(Part::ALL.into_iter().filter(|&part| fits(game.part_value(part))).map(Move::Temple));
        }
    }
}

/// Cards of one Sphinx build.
fn most_drawn(game: &Egizia) -> u8 {
    game.content().sphinx_build.most.min(game.sphinx.len())
}

/// Cards that come free beside those paid.
pub(crate) fn most_extra(game: &Egizia, seat: Seat, paid: u8) -> u8 {
    let card = game.card_with(seat, Effect::SphinxPlus);
    card.map_or(0, |card| game.content().nile(card).number.min(most_drawn(game) - paid))
}

/// How many of the drawn cards may be kept.
pub(crate) fn most_kept(game: &Egizia, seat: Seat) -> u8 {
    let card = game.card_with(seat, Effect::SphinxKeep);
    card.map_or(game.content().sphinx_build.keep, |card| game.content().nile(card).number)
}

/// Crews with which something can be built, if need be with what can be added to them.
pub(super) fn commitments(game: &Egizia, seat: Seat, site: Site, out: &mut impl Extend<Move>) {
    let Some(least) = cheapest(game, site).filter(|&least| least <= game.players[seat].stones) else {
        return;
    };
    let reaches = |crew: &Crew| reach(game, seat, crew.bit(), 0) >= least;
    out.extend(idle(game, seat).filter(reaches).map(Move::Commit));
}

/// Regular crews that have not worked in this round.
fn idle(game: &Egizia, seat: Seat) -> impl Iterator<Item = Crew> {
    let used = game.players[seat].used;
    Crew::REGULAR.into_iter().filter(move |crew| !used[crew.index()])
}

/// What a set of crews and so many strength cards are worth together.
pub fn strength(game: &Egizia, seat: Seat, crews: u8, boosts: u8) -> u8 {
    let cards = game.players[seat].cards.and(game.content().with(Effect::Strength)).iter();
    let boosted: u8 = cards.take(usize::from(boosts)).map(|card| game.content().nile(card).number).sum();
    game.players[seat].strength_of(crews) + boosted
}

/// Crews that can join those committed: a second regular one by its card, then the joker, then none.
fn joining(game: &Egizia, seat: Seat, crews: u8) -> impl Iterator<Item = Crew> {
    let joker = Crew::Joker.bit();
    let alone = crews & !joker == crews && crews.count_ones() == 1;
    let second = alone && game.has(seat, Effect::TwoCrews);
    let later = idle(game, seat).filter(move |crew| second && crew.bit() > crews);
    let free = crews & joker == 0 && !game.players[seat].used[Crew::Joker.index()];
    later.chain(free.then_some(Crew::Joker))
}

/// The most that a commitment can come to, with all that can still be added.
fn reach(game: &Egizia, seat: Seat, crews: u8, boosts: u8) -> u8 {
    let held = game.count_with(seat, Effect::Strength);
    let player = &game.players[seat];
    if boosts > 0 {
        return strength(game, seat, crews, held);
    }
    let second = joining(game, seat, crews).filter(|crew| *crew != Crew::Joker);
    let second = second.map(|crew| player.strength[crew.index()]).max().unwrap_or(0);
    let joker = joining(game, seat, crews).find(|crew| *crew == Crew::Joker);
    let joker = joker.map_or(0, |crew| player.strength[crew.index()]);
    strength(game, seat, crews, held) + second + joker
}

/// What can be added, in the order of the words, and the first bricks. More strength is offered only as
/// long as there are stones for it.
pub(super) fn additions(
    game: &Egizia,
    seat: Seat,
    site: Site,
    crews: u8,
    boosts: u8,
    out: &mut impl Extend<Move>,
) {
    let now = strength(game, seat, crews, boosts);
    let stones = game.players[seat].stones;
    let least = cheapest(game, site).expect("something that can be built");
    let most = if site == Site::Sphinx { stones.min(most_drawn(game)) } else { stones };
    if now < most {
        let reaches = |crews, boosts| reach(game, seat, crews, boosts) >= least;
        if boosts == 0 {
            let joins = joining(game, seat, crews).filter(|crew| reaches(crews | crew.bit(), 0));
            out.extend(joins.map(|crew| if crew == Crew::Joker { Move::Joker } else { Move::Commit(crew) }));
        }
        if boosts < game.count_with(seat, Effect::Strength) && reaches(crews, boosts + 1) {
            out.extend([Move::Boost]);
        }
    }
    steps(game, site, now.min(stones), out);
}

/// Whether a player can build, or could after free actions: otherwise nobody need be asked.
pub(crate) fn is_possible(game: &Egizia, seat: Seat, site: Site) -> bool {
    let Some(least) = cheapest(game, site) else { return false };
    let number = |effect| game.card_with(seat, effect).map_or(0, |card| game.content().nile(card).number);
    let hauled = if free::can_haul(game, seat) { number(Effect::Stones) } else { 0 };
    let grown = u8::from(free::can_drill(game, seat)) + u8::from(free::can_train(game, seat) || hauled > 0);
    let stones = game.players[seat].stones + hauled;
    stones >= least && idle(game, seat).any(|crew| reach(game, seat, crew.bit(), 0) + grown >= least)
}
