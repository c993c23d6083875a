//! Printed facts for tests, so that a corrected content file breaks none of them.

use maat_egizia::content::{Content, NileCard, SpaceKind, SphinxCard, content};
use maat_egizia::nile::Nile;
use maat_egizia::pieces::{Act, Colour, Deck, Effect, Goal, Part, Position, Site, Town};

pub fn facts() -> &'static Content {
    content(1)
}

/// The first Nile card with this effect.
pub fn card(effect: Effect) -> Nile {
    cards(effect, |_| true)[0]
}

/// All Nile cards with this effect that match.
pub fn cards(effect: Effect, is: impl Fn(&NileCard) -> bool) -> Vec<Nile> {
    content(1).with(effect).iter().filter(|card| is(content(1).nile(*card))).collect()
}

/// The number on the first card with this effect.
pub fn number(effect: Effect) -> u8 {
    content(1).nile(card(effect)).number
}

/// Positions of card squares, round spaces or sites, upstream first.
pub fn positions(is: impl Fn(SpaceKind) -> bool) -> Vec<Position> {
    Position::all().filter(|position| is(content(1).space(*position).kind)).collect()
}

pub fn site_position(site: Site) -> Position {
    content(1).site_position(site)
}

/// The first round space with this action.
pub fn round_with(act: Act) -> Position {
    let found = positions(|kind| kind == SpaceKind::Round).into_iter();
    let with =
        |position: &Position| content(1).space(*position).actions.iter().any(|action| action.act == act);
    found.into_iter().find(with).expect("there is such a round space")
}

/// The last round space, where neither the double action nor an occupied space is possible.
pub fn guarded_space() -> Position {
    let free = |position: &Position| !content(1).double_positions.contains(*position);
    let found = positions(|kind| kind == SpaceKind::Round).into_iter().find(free);
    found.expect("a round space without the double action")
}

/// The position of a town.
pub fn town(town: Town) -> Position {
    let there = |position: &Position| content(1).space(*position).town == Some(town);
    Position::all().find(there).expect("every town lies on the river")
}

/// The position of a card square, counted from 1.
pub fn square(number: usize) -> Position {
    content(1).squares[number - 1]
}

/// The first field of this colour and value.
pub fn field(colour: Colour, value: u8) -> Nile {
    cards(Effect::Field, |card| card.colour == Some(colour) && card.number == value)[0]
}

pub fn quarry(stones: u8) -> Nile {
    cards(Effect::Quarry, |card| card.number == stones)[0]
}

/// Ten cards of a deck, for the squares.
pub fn ten_cards(deck: Deck) -> String {
    let cards: Vec<String> = content(1).deck(deck).iter().take(10).map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// The number of the first Sphinx card with this goal that matches.
pub fn goal(goal: Goal, is: impl Fn(&SphinxCard) -> bool) -> u8 {
    let found = content(1).sphinx.iter().position(|card| card.goal == goal && is(card));
    found.expect("there is such a Sphinx card") as u8 + 1
}

/// The points of a Sphinx card.
pub fn goal_points(number: u8) -> i16 {
    content(1).sphinx[usize::from(number) - 1].points
}

/// Bricks on all spaces of a part of the temple except `missing`, of `a` and `b` in turn.
pub fn temple(part: Part, missing: usize) -> String {
    let bricks = content(1).temple[part.index()].values.len() - missing;
    format!("temple {part} {}", "abababab".get(..bricks).expect("a part has few bricks"))
}

/// The number of spaces of a row of the pyramid, counted from 1.
pub fn row_spaces(row: usize) -> usize {
    content(1).pyramid[row - 1].spaces.into()
}

/// The value of a row of the pyramid, counted from 1.
pub fn row_value(row: usize) -> u8 {
    content(1).pyramid[row - 1].value
}

/// The values of grave tiles, ascending.
pub fn tiles() -> Vec<u8> {
    content(1).graves.tiles.iter().map(|(value, _)| *value).collect()
}
