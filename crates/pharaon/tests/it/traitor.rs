//! Positions of a game against the Traitor.

use std::fmt;

use maat_pharaon::pieces::{Board, Colour, Face};

use crate::facts::Spot;

/// The five lanes: boards, colours and numbers of tokens.
pub struct Lanes {
    colours: [Colour; 5],
    spots: [Option<Spot>; 5],
    fill: [usize; 5],
}

impl Lanes {
    /// The boards in order, each lane with one token.
    pub fn new(colours: [Colour; 5]) -> Lanes {
        Lanes { colours, spots: [None; 5], fill: [1; 5] }
    }

    /// The lane, counted from 1, filled so that its next token goes to this space.
    pub fn with(mut self, lane: usize, spot: Spot) -> Lanes {
        self.spots[lane - 1] = Some(spot);
        self.fill[lane - 1] = spot.space - 1;
        self
    }

    /// The lane with this number of tokens.
    pub fn filled(mut self, lane: usize, tokens: usize) -> Lanes {
        self.fill[lane - 1] = tokens;
        self
    }
}

impl fmt::Display for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |board: &Board| self.spots.iter().flatten().any(|spot| spot.board == *board);
        let mut others = Board::ALL.into_iter().filter(|board| !named(board));
        let boards = self.spots.map(|spot| match spot {
            Some(spot) => spot.board.id(),
            None => others.next().expect("as many boards as lanes").id(),
        });
        let dark = self.spots.iter().flatten().filter(|spot| spot.face == Face::Dark);
        let dark: Vec<&str> = dark.map(|spot| spot.board.id()).collect();
        let colours = self.colours.map(Colour::id);
        let fill = self.fill.map(|tokens| tokens.to_string());
        let [boards, dark, colours, fill] =
            [boards.join(" "), dark.join(" "), colours.join(" "), fill.join(" ")];
        write!(f, "boards {boards} · dark {dark} · lanes {colours} · fill {fill}")
    }
}

/// A script in which the player passes in the last round and the Traitor reveals this jar.
pub fn turn_with(jar: u8, words: &str) -> String {
    format!(
        "seats 1
        round 5 · {words} · stack 1
        a pass · * jar {jar}"
    )
}
