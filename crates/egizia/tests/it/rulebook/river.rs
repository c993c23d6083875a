//! Placement of ships.

use maat_egizia::Egizia;
use maat_egizia::pieces::{Deck, Effect, Position, Site, Town};
use maat_engine::{Actor, Seat};

use crate::facts::{card, site_position, square, ten_cards, town};
use crate::position::{asked, go_on, moves, position};

/// A position with two ships of Red.
fn two_ships(words: &str) -> (Egizia, Position) {
    let (up, low) = (town(Town::Thebae), site_position(Site::Obelisk));
    assert!(up < low);
    let words = format!("squares {} · ships a {up} · at site-obelisk a · {words} sail a", ten_cards(Deck::A));
    (position("seats 2", &words), low)
}

/// The positions where Red may place a ship.
fn ships(game: &Egizia) -> Vec<Position> {
    let ship = |text: String| text.strip_prefix("ship ").map(|at| at.parse().expect("a position"));
    moves(game, Actor::Seat(Seat::A)).into_iter().filter_map(ship).collect()
}

fn downstream_of(position: Position) -> impl Iterator<Item = Position> {
    Position::all().skip(position.number().into())
}

#[test]
fn ex_34_downstream() {
    let (game, low) = two_ships("");
    assert!(ships(&game).into_iter().eq(downstream_of(low)));
}

#[test]
fn ex_35_upstream_once() {
    let power = card(Effect::Upstream);
    let (mut game, low) = two_ships(&format!("cards a {power} · passed b ·"));
    let up = square(4);
    assert!(up < low && ships(&game).contains(&up));
    go_on(&mut game, &format!("a ship {up}"));
    assert_eq!(asked(&game), "a sail");
    assert!(ships(&game).into_iter().eq(downstream_of(low)), "low is still {low}");
    assert!(game.has(Seat::A, Effect::Upstream), "the power is there again in the next round");
}
