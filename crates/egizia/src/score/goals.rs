//! The points of Sphinx cards.

use maat_engine::Seat;

use crate::pieces::{Colour, Goal, Kind, Market, Produce};
use crate::pieces::{Effect, Part};
use crate::sphinx::Sphinx;
use crate::state::Egizia;

/// The points that a card would bring if the game ended now; `points` are all other points of its owner.
pub fn worth(game: &Egizia, seat: Seat, card: Sphinx, points: i16) -> i16 {
    let content = game.content();
    let card = content.sphinx(card);
    let number = usize::from(card.number);
    let if_met = |met: bool| if met { card.points } else { 0 };
    let each = |count: u8| card.points * i16::from(count);
    let bottom = |seat: Seat, market: Market| game.players[seat].market(market) == content.markets.bottom();
    match card.goal {
        Goal::ObeliskRow => {
            let below: usize = content.obelisk_rows[..number].iter().map(|row| usize::from(row.spaces)).sum();
            if_met(game.obelisk.len() >= below)
        }
        Goal::PyramidRow => {
            let row = number - 1;
            if_met(game.pyramid[row].len() == usize::from(content.pyramid[row].spaces))
        }
        Goal::TempleParts => if_met(card.parts.iter().all(|part: &Part| game.is_complete(*part))),
        Goal::GravesTaken => if_met(game.graves.owners.len() >= number),
        Goal::MarketPlayers => {
            let market = card.market.expect("the card names a market");
            let players = Seat::first(game.seats).filter(|&seat| bottom(seat, market)).count();
            let table = card.by_count.expect("points by number of players");
            players.checked_sub(1).map_or(0, |place| table[place])
        }
        Goal::OwnBricks => {
            let building = card.building.expect("the card names a building");
            if_met(game.bricks(seat, building) >= card.number)
        }
        Goal::BricksEverywhere => {
            if_met(card.buildings.iter().all(|building| game.bricks(seat, *building) >= card.number))
        }
        Goal::OwnMarket => if_met(bottom(seat, card.market.expect("the card names a market"))),
        Goal::PermanentCards => {
            let plain = content.with(Effect::Field).or(content.with(Effect::Quarry));
            each(game.players[seat].cards.and(content.of_kind(Kind::Permanent)).without(plain).len())
        }
        Goal::TenPoints => card.points * (points.max(0) / i16::from(card.number)),
        Goal::EachBrick => each(game.bricks(seat, card.building.expect("the card names a building"))),
        Goal::CrewStrength => {
            each(game.players[seat].strength[card.crew.expect("the card names a crew").index()])
        }
        Goal::MostProduction => {
            let of = card.of.expect("the card names what is produced");
            let own = production(game, seat, of);
            let most = Seat::first(game.seats).map(|seat| production(game, seat, of)).max();
            if_met(own >= card.number && Some(own) == most)
        }
    }
}

/// Printed values, wherever the ring lies, with the colours that fields have now.
fn production(game: &Egizia, seat: Seat, of: Produce) -> u8 {
    let sum = |wanted: Colour| {
        game.fields(seat).filter(|(colour, _)| *colour == wanted).map(|(_, value)| value).sum()
    };
    match of {
        Produce::Quarry => game.production(seat),
        Produce::Green => sum(Colour::Green),
        Produce::YellowGreen => sum(Colour::YellowGreen),
        Produce::Brown => sum(Colour::Brown),
    }
}
