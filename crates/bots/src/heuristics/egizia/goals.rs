//! The expected final value of a player's Sphinx cards.

use maat_egizia::content::{Row, SphinxCard};
use maat_egizia::pieces::{Building, Colour, Goal, Market, Part, Produce};
use maat_egizia::score::worth;
use maat_egizia::sphinx::Sphinx;
use maat_engine::Seat;

use super::Table;

/// Uncertainty of a count for each remaining round.
const COUNT_UNCERTAINTY: f32 = 1.1;
/// Number of bricks that a player lays on one building in a round.
const BRICKS_A_ROUND: f32 = 0.36;
/// Number of market steps of a player in a round.
const STEPS_A_ROUND: f32 = 0.79;
/// Growth of a crew in a round.
const CREW_A_ROUND: f32 = 0.62;
/// Number of permanent cards that a player takes in a round, besides fields and quarries.
const POWERS_A_ROUND: f32 = 0.48;
/// Lead in production that lasts to the end with a probability of 75 %, for each remaining round.
const PRODUCTION_UNCERTAINTY: f32 = 2.3;

/// The expected points of the Sphinx cards; `score` is the expected score without them.
pub(super) fn points(table: &Table<'_>, seat: Seat, score: f32) -> f32 {
    let pace = Pace { table, seat, rounds: table.outlooks[seat].ahead.builds() };
    table.game.player(seat).hand.iter().map(|card| pace.expected(card, score)).sum()
}

/// Projects the position of a player to the end of the game at the usual pace.
struct Pace<'t> {
    table: &'t Table<'t>,
    seat: Seat,
    rounds: f32,
}

impl Pace<'_> {
    fn expected(&self, card: Sphinx, score: f32) -> f32 {
        let now = || f32::from(worth(self.table.game, self.seat, card, score as i16));
        if self.rounds == 0.0 {
            return now();
        }
        let content = self.table.content;
        let card = content.sphinx(card);
        let points = f32::from(card.points);
        let more = |each_round: f32| now() + points * each_round * self.rounds;
        match card.goal {
            Goal::ObeliskRow => points * self.rows(Building::Obelisk, &content.obelisk_rows, card.number),
            Goal::PyramidRow => points * self.rows(Building::Pyramid, &content.pyramid, card.number),
            Goal::TempleParts => points * self.together(Building::Temple, self.bricks_up_to(&card.parts)),
            Goal::GravesTaken => points * self.together(Building::Graves, card.number),
            Goal::MarketPlayers => self.market_players(card),
            Goal::OwnBricks => points * card.building.map_or(0.0, |building| self.own(building, card.number)),
            Goal::BricksEverywhere => {
                let each = card.buildings.iter().map(|&building| self.own(building, card.number));
                points * each.product::<f32>()
            }
            Goal::OwnMarket => points * card.market.map_or(0.0, |market| self.bottom(self.seat, market)),
            Goal::PermanentCards => more(POWERS_A_ROUND),
            Goal::EachBrick => more(BRICKS_A_ROUND),
            Goal::CrewStrength => more(CREW_A_ROUND),
            Goal::TenPoints => now(),
            Goal::MostProduction => points * card.of.map_or(0.0, |of| self.most(of)),
        }
    }

    /// The probability that a count that grows by `each_round` reaches `need`.
    fn chance(&self, have: u8, need: u8, each_round: f32) -> f32 {
        if have >= need {
            return 1.0;
        }
        let lead = f32::from(have) + each_round * self.rounds - f32::from(need);
        lead_probability(lead, COUNT_UNCERTAINTY * self.rounds)
    }

    /// The probability that the player will have `need` bricks on a building.
    fn own(&self, building: Building, need: u8) -> f32 {
        self.chance(self.table.game.bricks(self.seat, building), need, BRICKS_A_ROUND)
    }

    /// The probability that all players together will have `need` bricks on a building.
    fn together(&self, building: Building, need: u8) -> f32 {
        let seats = self.table.game.seats();
        let have = self.table.game.all_bricks(building);
        self.chance(have, need, BRICKS_A_ROUND * f32::from(seats))
    }

    /// The probability that a row and all rows below it will be complete.
    fn rows(&self, building: Building, rows: &[Row], number: u8) -> f32 {
        self.together(building, rows[..usize::from(number)].iter().map(|row| row.spaces).sum())
    }

    /// The number of bricks in these parts of the temple and in those below them.
    fn bricks_up_to(&self, parts: &[Part]) -> u8 {
        let bricks = |part: &Part| {
            let printed = &self.table.content.temple[part.index()];
            printed.values.len() as u8 + self.bricks_up_to(&printed.after)
        };
        parts.iter().map(bricks).sum()
    }

    fn bottom(&self, seat: Seat, market: Market) -> f32 {
        self.chance(
            self.table.game.player(seat).market(market),
            self.table.content.markets.bottom(),
            STEPS_A_ROUND,
        )
    }

    fn market_players(&self, card: &SphinxCard) -> f32 {
        let (Some(market), Some(table)) = (card.market, card.by_count) else { return 0.0 };
        let players: f32 = Seat::first(self.table.game.seats()).map(|seat| self.bottom(seat, market)).sum();
        let first = f32::from(table[0]) * players.min(1.0);
        let step = f32::from(table[1] - table[0]);
        first + step * (players - 1.0).max(0.0)
    }

    fn most(&self, of: Produce) -> f32 {
        let own = f32::from(self.produced(self.seat, of));
        let others = Seat::first(self.table.game.seats()).filter(|&seat| seat != self.seat);
        let best = others.map(|seat| self.produced(seat, of)).max().map_or(0.0, f32::from);
        lead_probability(own - best, PRODUCTION_UNCERTAINTY * self.rounds)
    }

    fn produced(&self, seat: Seat, of: Produce) -> u8 {
        let colour = match of {
            Produce::Quarry => return self.table.outlooks[seat].production,
            Produce::Green => Colour::Green,
            Produce::YellowGreen => Colour::YellowGreen,
            Produce::Brown => Colour::Brown,
        };
        self.table.outlooks[seat].fields[colour.index()]
    }
}

/// The probability of staying ahead: one half without a lead, and nearer to one half the larger the spread.
pub(super) fn lead_probability(lead: f32, spread: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + spread)
}
