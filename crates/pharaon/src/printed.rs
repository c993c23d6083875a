//! The printed facts that clients need to draw the boards.

use serde::Serialize;

use crate::content::{Field, NileAction, Succession, TokenPoints, TombSpace};
#[cfg(feature = "ts")]
use crate::pieces::Reward;
use crate::pieces::{Colour, Offering};
use crate::state::Pharaon;

/// The printed facts that do not change during a game. Facts of cards, jars and Traitor boards are in their own views.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// The sections of the wheel, clockwise.
    pub wheel: [Colour; 5],
    /// The Nile actions from the left.
    pub nile: &'static [NileAction],
    /// The points of an influence track, by level.
    pub nile_points: &'static [i16],
    /// The spaces of the tomb track after the start.
    pub tomb: &'static [TombSpace],
    /// The rows of the pyramid of time from the bottom, with their fields from the left.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Vec<Reward>>>"))]
    pub pyramid: Vec<&'static [Field]>,
    /// The condition for taking the pharaoh token.
    pub succession: Succession,
    pub tokens: TokenPoints,
    /// Every kind of offering, with the points of one that is left at the end.
    pub offerings: Vec<OfferingPoints>,
    /// The minimum value of each of the Traitor's nobles.
    pub traitor_noble: i16,
    /// The tables of the content file with at least one reconstructed row.
    pub reconstructed: &'static [String],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferingPoints {
    pub offering: Offering,
    pub points: i16,
}

impl Printed {
    pub(crate) fn of(game: &Pharaon) -> Printed {
        let content = game.content();
        let points = |offering: Offering| content.tokens.offering + content.offerings[offering.index()].extra;
        Printed {
            wheel: content.wheel,
            nile: &content.nile,
            nile_points: &content.nile_points,
            tomb: &content.tomb,
            pyramid: content.pyramid.iter().map(|row| &row[..]).collect(),
            succession: content.succession,
            tokens: content.tokens,
            offerings: Offering::ALL
                .map(|offering| OfferingPoints { offering, points: points(offering) })
                .into(),
            traitor_noble: content.traitor_noble,
            reconstructed: &content.reconstructed,
        }
    }
}
