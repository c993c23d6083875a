//! What the boards print, for whoever draws them.

use serde::Serialize;

use crate::content::{Field, NileAction, Succession, TokenPoints, TombSpace};
#[cfg(feature = "ts")]
use crate::pieces::Reward;
use crate::pieces::{Colour, Offering};
use crate::state::Pharaon;

/// The printed facts that do not change during a game. Cards, jars and Traitor boards come with their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// The sections of the wheel, clockwise.
    pub wheel: [Colour; 5],
    /// The Nile actions from the left.
    pub nile: &'static [NileAction],
    /// Points of a track by level.
    pub nile_points: &'static [i16],
    /// The spaces of the tomb track after the start.
    pub tomb: &'static [TombSpace],
    /// The rows of the pyramid of time from the bottom, their fields from the left.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Vec<Reward>>>"))]
    pub pyramid: Vec<&'static [Field]>,
    /// What the pharaoh token asks for.
    pub succession: Succession,
    pub tokens: TokenPoints,
    /// Every kind of offering and what one that is left brings.
    pub offerings: Vec<OfferingPoints>,
    /// What each noble of the Traitor is worth at least.
    pub traitor_noble: i16,
    /// The tables of the content file that are guesses, at least in part.
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
