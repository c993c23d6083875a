//! The score sheet.

use serde::Serialize;

use crate::pieces::Source;

/// Points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    pub gods: i16,
    pub nobles: i16,
    pub tomb: i16,
    pub artisans: i16,
    pub nile: i16,
    pub resources: i16,
    pub offerings: i16,
    pub pharaoh: i16,
    pub first_player: i16,
}

impl Sheet {
    pub fn get(&self, source: Source) -> i16 {
        match source {
            Source::Gods => self.gods,
            Source::Nobles => self.nobles,
            Source::Tomb => self.tomb,
            Source::Artisans => self.artisans,
            Source::Nile => self.nile,
            Source::Resources => self.resources,
            Source::Offerings => self.offerings,
            Source::Pharaoh => self.pharaoh,
            Source::FirstPlayer => self.first_player,
        }
    }

    pub fn total(&self) -> i16 {
        Source::ALL.into_iter().map(|source| self.get(source)).sum()
    }
}
