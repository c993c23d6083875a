//! The printed facts that clients need to draw the boards.

use serde::Serialize;

use crate::content::{Markets, SphinxBuild};
use crate::pieces::{Colour, Ring};
use crate::state::Egizia;

/// The printed facts that do not change during a game. Facts of spaces, buildings and cards are in their own views.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    pub ships: u8,
    pub most_strength: u8,
    pub most_stones: u8,
    pub start_quarry: u8,
    pub start_field: u8,
    /// The positions of the water ring, from the left.
    pub water: Vec<WaterView>,
    pub markets: Markets,
    /// The points by number of sites built at in a round, from 0.
    pub cooperation: [i16; 4],
    /// The points for grave tiles, by the minimum sum of their values.
    pub grave_points: Vec<GravePoints>,
    /// The number of spaces of the score track.
    pub track_spaces: u8,
    pub sphinx_build: SphinxBuild,
    /// The number of building spaces of a site.
    pub site_spaces: u8,
    /// The number of building spaces that are covered at this table.
    pub covered_spaces: u8,
    /// The tables of the content file with at least one reconstructed row.
    pub reconstructed: &'static [String],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaterView {
    pub ring: Ring,
    pub irrigates: Vec<Colour>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GravePoints {
    pub from: u8,
    pub points: i16,
}

impl Printed {
    pub(crate) fn of(game: &Egizia) -> Printed {
        let content = game.content();
        let wet = |ring| Colour::ALL.into_iter().filter(move |colour| content.irrigates(ring, *colour));
        let most = content.site_spaces(4);
        Printed {
            ships: content.ships,
            most_strength: content.most_strength,
            most_stones: content.most_stones,
            start_quarry: content.start_quarry,
            start_field: content.start_field.1,
            water: Ring::ALL.map(|ring| WaterView { ring, irrigates: wet(ring).collect() }).into(),
            markets: content.markets,
            cooperation: content.cooperation,
            grave_points: content
                .grave_points
                .iter()
                .map(|&(from, points)| GravePoints { from, points })
                .collect(),
            track_spaces: content.track_spaces,
            sphinx_build: content.sphinx_build,
            site_spaces: most,
            covered_spaces: most - content.site_spaces(game.seats),
            reconstructed: &content.reconstructed,
        }
    }
}
