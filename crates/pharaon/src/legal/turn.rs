//! The actions of a turn.

use maat_engine::Seat;

use super::has_silver;
use crate::moves::{Move, Pick, Target};
use crate::pay::{Cost, Purse, payable};
use crate::pieces::{Ability, Colour, Holder, Offering, Piece, Reward, Zone};
use crate::state::Pharaon;

/// An action for which there is a payment, an exchange, or a pass.
pub(super) fn actions(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    let mut purse = Purse::anywhere(game, seat);
    for (zone, colour) in Zone::ALL.into_iter().zip(game.entry_colours()) {
        if !game.is_open(seat, zone, colour) {
            continue;
        }
        purse.enter(game, seat, zone, colour);
        if purse.enters() {
            zone_actions(game, seat, zone, &purse, out);
        }
    }
    exchanges(game, seat, out);
    out.extend([Move::Pass]);
}

fn zone_actions(game: &Pharaon, seat: Seat, zone: Zone, purse: &Purse, out: &mut impl Extend<Move>) {
    let pays = |target| game.cost(seat, target).is_some_and(|cost: Cost| payable(purse, cost));
    match zone {
        Zone::Offerings => {
            if pays(Target::Pair(0)) {
                out.extend(pairs(game).map(Move::Pair));
            }
            // J-C7: the bonus must be there before anything is paid.
            if game.has_offering() && pays(Target::Bonus(0)) {
                out.extend(pairs(game).map(Move::Bonus));
            }
        }
        Zone::Nobles if pays(Target::Noble(Pick::Deck)) => {
            out.extend(picks(&game.nobles_up, !game.nobles.is_empty()).map(Move::Noble));
        }
        Zone::Artisans if pays(Target::Artisan(Pick::Deck)) => artisans(game, out),
        Zone::Nobles | Zone::Artisans => {}
        Zone::Nile => out.extend((0..5).filter(|&action| pays(Target::Nile(action))).map(Move::Nile)),
        Zone::Tomb => out.extend(pays(Target::Tomb).then_some(Move::Tomb)),
    }
}

/// The complete pairs; equal ones are named once, unless places matter.
fn pairs(game: &Pharaon) -> impl Iterator<Item = u8> {
    let sorted = |place: usize| {
        let [one, other] = game.pairs[place];
        if one < other { [one, other] } else { [other, one] }
    };
    let first =
        move |place: usize| game.is_solo() || (0..place).all(|before| sorted(before) != sorted(place));
    (0..game.pairs.len())
        .filter(move |&place| !game.pairs[place].contains(&None) && first(place))
        .map(|place| place as u8)
}

pub(super) fn artisans(game: &Pharaon, out: &mut impl Extend<Move>) {
    out.extend(picks(&game.artisans_up, !game.artisans.is_empty()).map(Move::Artisan));
}

/// The places of a display that hold a card, and the deck.
fn picks<T>(display: &[Option<T>], deck: bool) -> impl Iterator<Item = Pick> {
    let places = (0..display.len()).filter(|&place| display[place].is_some());
    places.map(|place| Pick::Number(place as u8)).chain(deck.then_some(Pick::Deck))
}
pub(super) fn exchanges(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    if can_exchange(game, seat, Ability::ExchangeBasic) {
        out.extend([Move::Seer]);
    }
    if can_exchange(game, seat, Ability::ExchangeSilver) {
        out.extend([Move::Treasurer]);
    }
}

/// Whether a ready noble with this ability finds something to exchange.
pub(crate) fn can_exchange(game: &Pharaon, seat: Seat, ability: Ability) -> bool {
    !game.players[seat].ready(game.content().able(ability)).is_empty()
        && givable(game, seat, ability == Ability::ExchangeSilver).next().is_some()
}

/// Basic resources and resource offerings for which the bank has silver, or a basic resource of another colour.
pub(super) fn givable(game: &Pharaon, seat: Seat, silver: bool) -> impl Iterator<Item = Piece> {
    let answered = move |colour: Colour| {
        let other = |index: usize| index != colour.index() && game.bank[index] > 0;
        if silver { has_silver(game) } else { (0..5).any(other) }
    };
    let resources = Colour::ALL.map(Piece::from).into_iter();
    let offerings = Offering::ALL.into_iter().take(Colour::ALL.len()).map(Piece::from);
    resources
        .chain(offerings)
        .filter(move |&piece| game.players[seat].count(piece) > 0 && piece.colour().is_some_and(answered))
}

/// The rewards of the pyramid that would bring something now, one bit each.
pub(crate) fn working(game: &Pharaon, holder: Holder) -> u8 {
    let works = |reward: Reward| match reward {
        Reward::FirstPlayer => game.first != Some(holder),
        Reward::Basic => game.has_basic(),
        Reward::Silver => has_silver(game),
        Reward::Offering => game.has_offering(),
    };
    Reward::ALL.into_iter().fold(0, |set, reward| set | u8::from(works(reward)) << reward.index())
}

/// The rewards of a field, one bit each.
pub(crate) fn rewards(field: &[Reward]) -> u8 {
    field.iter().fold(0, |set, reward| set | 1 << reward.index())
}
