//! Computes the value of Sphinx cards from the serialised state.

use std::cell::Cell;

use maat_egizia::content::SphinxCard;
use maat_egizia::pieces::{Building, Cause, Colour, Effect, Goal, Kind, Market, Phase, Produce, Source};
use maat_egizia::score::worth;
use maat_egizia::sphinx::Sphinx;
use maat_egizia::{Egizia, Event};
use maat_engine::{Game, Seat};
use serde_json::Value;

use super::watch;
use crate::facts::facts;

/// The serialised state.
struct Written {
    state: Value,
    seats: u8,
}

impl Written {
    fn of(game: &Egizia) -> Written {
        let state = serde_json::to_value(game).expect("a state is plain data");
        Written { state, seats: game.seats() }
    }

    fn text<'s>(&'s self, path: &str) -> &'s str {
        self.state.pointer(path).and_then(Value::as_str).expect("bricks are letters")
    }

    /// The bricks of a building, all rows and parts one after another.
    fn bricks(&self, building: Building) -> String {
        let all = |field: &str| -> String {
            self.state[field].as_array().expect("rows").iter().filter_map(Value::as_str).collect()
        };
        match building {
            Building::Sphinx => String::new(),
            Building::Obelisk => self.text("/obelisk").into(),
            Building::Graves => self.text("/graves/owners").into(),
            Building::Pyramid => all("pyramid"),
            Building::Temple => all("temple"),
        }
    }

    fn own(&self, seat: Seat, building: Building) -> u8 {
        self.bricks(building).chars().filter(|letter| *letter == seat.letter()).count() as u8
    }

    fn number(&self, seat: Seat, field: &str, index: usize) -> u8 {
        self.state["players"][seat.index()][field][index].as_u64().expect("a number") as u8
    }

    fn is_low(&self, seat: Seat, market: Market) -> bool {
        self.number(seat, "markets", market.index()) == 3
    }

    fn cards(&self, seat: Seat) -> Vec<maat_egizia::nile::Nile> {
        serde_json::from_value(self.state["players"][seat.index()]["cards"].clone()).expect("cards")
    }

    /// Quarries, or fields of a colour after improvements, with the start cards.
    fn production(&self, seat: Seat, of: Produce) -> u8 {
        let upgrades = self.state["players"][seat.index()]["upgrades"].to_string();
        let mut sum = match of {
            Produce::Quarry => facts().start_quarry,
            Produce::Green => facts().start_field.1,
            _ => 0,
        };
        for card in self.cards(seat) {
            let printed = facts().nile(card);
            let better = upgrades.matches(&card.to_string()).count();
            let counted = match printed.colour {
                Some(colour) => match Colour::ALL[colour.index() - better] {
                    Colour::Green => of == Produce::Green,
                    Colour::YellowGreen => of == Produce::YellowGreen,
                    Colour::Brown => of == Produce::Brown,
                },
                None => printed.effect == Effect::Quarry && of == Produce::Quarry,
            };
            sum += if counted { printed.number } else { 0 };
        }
        sum
    }

    /// The number of times a card scores.
    fn times(&self, seat: Seat, card: &SphinxCard, points: i16) -> u8 {
        let row = usize::from(card.number);
        match card.goal {
            Goal::ObeliskRow => {
                let below: u8 = facts().obelisk_rows.iter().take(row).map(|row| row.spaces).sum();
                u8::from(self.bricks(Building::Obelisk).len() >= below.into())
            }
            Goal::PyramidRow => {
                let bricks = self.text(&format!("/pyramid/{}", row - 1)).len();
                u8::from(bricks == usize::from(facts().pyramid[row - 1].spaces))
            }
            Goal::TempleParts => u8::from(card.parts.iter().all(|part| {
                let bricks = self.text(&format!("/temple/{}", part.index())).len();
                bricks == facts().temple[part.index()].values.len()
            })),
            Goal::GravesTaken => u8::from(self.bricks(Building::Graves).len() >= row),
            Goal::OwnBricks => u8::from(self.own(seat, card.building.expect("a building")) >= card.number),
            Goal::BricksEverywhere => {
                u8::from(card.buildings.iter().all(|building| self.own(seat, *building) >= card.number))
            }
            Goal::OwnMarket => u8::from(self.is_low(seat, card.market.expect("a market"))),
            Goal::PermanentCards => self.permanent(seat),
            Goal::TenPoints => (points.max(0) / 10) as u8,
            Goal::EachBrick => self.own(seat, card.building.expect("a building")),
            Goal::CrewStrength => self.number(seat, "strength", card.crew.expect("a crew").index()),
            Goal::MostProduction => {
                let of = card.of.expect("something produced");
                let own = self.production(seat, of);
                u8::from(own > 0 && Seat::first(self.seats).all(|other| self.production(other, of) <= own))
            }
            Goal::MarketPlayers => 0,
        }
    }

    fn permanent(&self, seat: Seat) -> u8 {
        let plain = [Effect::Field, Effect::Quarry];
        let counts = |card: &maat_egizia::nile::Nile| {
            let printed = facts().nile(*card);
            printed.kind == Kind::Permanent && !plain.contains(&printed.effect)
        };
        self.cards(seat).iter().filter(|card| counts(card)).count() as u8
    }

    fn worth(&self, seat: Seat, card: Sphinx, points: i16) -> i16 {
        let card = facts().sphinx(card);
        if card.goal == Goal::MarketPlayers {
            let market = card.market.expect("a market");
            let players = Seat::first(self.seats).filter(|seat| self.is_low(*seat, market)).count();
            let table = card.by_count.expect("a table");
            return if players == 0 { 0 } else { table[players - 1] };
        }
        card.points * i16::from(self.times(seat, card, points))
    }
}

#[test]
fn sphinx_cards_are_worth_what_they_say() {
    let paid = Cell::new([false; Sphinx::COUNT]);
    watch(
        60,
        |_| 0,
        |ply, seen| {
            *ply += 1;
            if *ply % 23 != 0 && seen.after.outcome().is_none() {
                return;
            }
            let written = Written::of(seen.after);
            for seat in Seat::first(seen.after.seats()) {
                for card in (1..=Sphinx::COUNT as u8).map(Sphinx::new) {
                    let points = seen.after.player(seat).points;
                    let found = worth(seen.after, seat, card, points);
                    assert_eq!(found, written.worth(seat, card, points), "card {card} of {seat}");
                    let mut all = paid.get();
                    all[card.index()] |= found > 0;
                    paid.set(all);
                }
            }
        },
    );
    let never: Vec<usize> = (1..).zip(paid.get()).filter(|(_, paid)| !paid).map(|(card, _)| card).collect();
    assert!(never.is_empty(), "cards {never:?} never brought anything");
}

/// Sale, graves, Sphinx cards and last the card for points, one player after another.
#[test]
fn the_end_is_counted_line_by_line() {
    watch(
        150,
        |_| (),
        |(), seen| {
            if seen.after.outcome().is_none() {
                return;
            }
            let written = Written::of(seen.after);
            for seat in Seat::first(seen.after.seats()) {
                let player = seen.after.player(seat);
                let line = |source: Source| player.sheet.get(source);
                let open = seen.before.phase() == Phase::FinalScoring;
                let scoring = Event::PhaseBegan { phase: Phase::FinalScoring };
                let last = seen.events.iter().skip_while(|event| !open && **event != scoring);
                let sold = last.into_iter().find_map(|event| match *event {
                    Event::StonesPaid { seat: seller, count, cause: Cause::Sale } if seller == seat => {
                        Some(count)
                    }
                    _ => None,
                });
                assert_eq!(line(Source::Sale), i16::from(sold.unwrap_or(0) / 2));
                assert_eq!(line(Source::GraveTiles), graves(seen.after, seat));
                let others = player.points - line(Source::SphinxCards);
                let is_ten = |card: &Sphinx| facts().sphinx(*card).goal == Goal::TenPoints;
                let plain: i16 = player
                    .hand
                    .iter()
                    .filter(|card| !is_ten(card))
                    .map(|card| written.worth(seat, card, 0))
                    .sum();
                let ten =
                    player.hand.iter().filter(is_ten).map(|card| written.worth(seat, card, others + plain));
                assert_eq!(line(Source::SphinxCards), plain + ten.sum::<i16>());
            }
        },
    );
}

/// 0, 2, 5, 9 points by the sum of the tiles.
fn graves(game: &Egizia, seat: Seat) -> i16 {
    let mut sum = 0;
    for (slot, owner) in game.graves().owners.iter().enumerate() {
        sum += if owner == seat { game.graves().tiles[slot] } else { 0 };
    }
    let bonus =
        game.player(seat).cards.iter().filter(|card| facts().nile(*card).effect == Effect::GraveBonus);
    sum += bonus.map(|card| facts().nile(card).number).sum::<u8>();
    match sum {
        0 => 0,
        1..=10 => 2,
        11..=20 => 5,
        _ => 9,
    }
}
