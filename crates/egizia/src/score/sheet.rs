//! The score sheet.

use serde::{Deserialize, Serialize};

use crate::pieces::Source;

/// Points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sheet([i16; Source::ALL.len()]);

impl Sheet {
    #[inline]
    pub fn add(&mut self, source: Source, points: i16) {
        self.0[source.index()] += points;
    }

    #[inline]
    pub fn get(&self, source: Source) -> i16 {
        self.0[source.index()]
    }

    pub fn total(&self) -> i16 {
        self.0.iter().sum()
    }
}
