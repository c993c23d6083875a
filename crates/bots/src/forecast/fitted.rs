//! The fits of all games. Do not edit: `maat calibrate --fit` writes this file, see `docs/analysis.md`.

use super::Fit;

pub(super) const FITS: &[(&str, u8, Fit)] = &[];
