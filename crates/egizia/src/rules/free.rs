//! Free actions: any-time cards and powers that are offered beside the decision of a player's turn, which is then asked
//! again.

use maat_engine::{Seat, unexpected};

use super::gain;
use crate::events::Event;
use crate::moves::Move;
use crate::nile::Nile;
use crate::pieces::{Cause, Colour, Crew, Effect, Phase, Source, Stones};
use crate::state::Egizia;

pub fn is_free(m: Move) -> bool {
    matches!(m, Move::Haul | Move::Sell(_) | Move::Water(_) | Move::Drill(_) | Move::Train(_))
}

/// The free actions of a player. In final scoring only fields can be improved.
pub fn offer(game: &Egizia, seat: Seat, out: &mut impl Extend<Move>) {
    let held = game.players[seat].cards.and(game.content().free());
    if held.is_empty() {
        return;
    }
    if game.phase != Phase::FinalScoring {
        if can_haul(game, seat) {
            out.extend([Move::Haul]);
        }
        out.extend(Stones::all().take(most_sold(game, seat).into()).map(Move::Sell));
    }
    out.extend(dry_fields(game, seat).map(Move::Water));
    if !matches!(game.phase, Phase::Feed | Phase::FinalScoring) {
        if can_drill(game, seat) {
            out.extend(growing(game, seat).map(Move::Drill));
        }
        if can_train(game, seat) {
            out.extend(growing(game, seat).map(Move::Train));
        }
    }
}

pub fn act(game: &mut Egizia, seat: Seat, m: Move, events: &mut Vec<Event>) {
    match m {
        Move::Haul => {
            let stones = gain::use_first(game, seat, Effect::Stones, events);
            gain::stones(game, seat, stones, Cause::Card, events);
        }
        Move::Sell(stones) => {
            gain::use_first(game, seat, Effect::SellStones, events);
            gain::pay(game, seat, stones.number(), Cause::Sale, events);
            gain::score(game, seat, Source::NileCards, stones.number().into(), events);
        }
        Move::Water(field) => {
            let place = game.spare_upgrade(seat).expect("a card for a better field");
            game.players[seat].upgrades[place] = Some(field);
            let (number, colour) = (game.content().nile(field).number, game.field_colour(seat, field));
            events.push(Event::FieldImproved { seat, field, number, colour });
        }
        Move::Drill(crew) => {
            let steps = gain::use_first(game, seat, Effect::CrewEachRound, events);
            game.players[seat].spent.drill = true;
            gain::grow(game, seat, crew, steps, events);
        }
        Move::Train(crew) => {
            let stones = gain::use_first(game, seat, Effect::PayForCrew, events);
            game.players[seat].spent.train = true;
            gain::pay(game, seat, stones, Cause::Training, events);
            gain::grow(game, seat, crew, 1, events);
        }
        m => unexpected(&game.steps.top(), &m),
    }
}

/// The card would bring at least one stone.
pub fn can_haul(game: &Egizia, seat: Seat) -> bool {
    game.players[seat].stones < game.content().most_stones && game.has(seat, Effect::Stones)
}

/// The number of stones that a player can sell with the card.
pub fn most_sold(game: &Egizia, seat: Seat) -> u8 {
    let card = game.card_with(seat, Effect::SellStones);
    card.map_or(0, |card| game.content().nile(card).number.min(game.players[seat].stones))
}

/// Fields that can be improved: none without a card for it.
pub fn dry_fields(game: &Egizia, seat: Seat) -> impl Iterator<Item = Nile> {
    let fields = game.players[seat].cards.and(game.content().with(Effect::Field));
    let fields = if game.spare_upgrade(seat).is_some() { fields } else { Default::default() };
    fields.iter().filter(move |&field| game.field_colour(seat, field) != Colour::Green)
}

/// A crew for nothing, once in a round.
pub fn can_drill(game: &Egizia, seat: Seat) -> bool {
    !game.players[seat].spent.drill
        && game.has(seat, Effect::CrewEachRound)
        && growing(game, seat).next().is_some()
}

/// A crew for stones, once in a round.
pub fn can_train(game: &Egizia, seat: Seat) -> bool {
    let player = &game.players[seat];
    let Some(card) = game.card_with(seat, Effect::PayForCrew) else { return false };
    let card = game.content().nile(card);
    let fed = game.phase > Phase::Feed;
    !player.spent.train
        && player.stones >= card.number
        && (fed || !card.after_feeding)
        && growing(game, seat).next().is_some()
}

/// Crews that are not at the end of their track.
fn growing(game: &Egizia, seat: Seat) -> impl Iterator<Item = Crew> {
    let most = game.content().most_strength;
    let strength = game.players[seat].strength;
    Crew::ALL.into_iter().filter(move |crew| strength[crew.index()] < most)
}

/// Whether the end of the round takes free actions away from a player, who then decides once more: powers of the round
/// lapse, a sale changes the turn order, and after the last round stones can no longer be fetched. Cards for better fields
/// can be used later.
pub fn lapses(game: &Egizia, seat: Seat) -> bool {
    let last = game.round == game.content().rounds;
    let hauls = can_haul(game, seat);
    let held = |effect| hauls && game.has(seat, effect);
    can_drill(game, seat)
        || can_train(game, seat)
        || !game.players[seat].spent.train && held(Effect::PayForCrew)
        || most_sold(game, seat) > 0
        || held(Effect::SellStones)
        || last && hauls
}
