//! The log of a game: what happened, as one viewer may know it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Actor;

/// Something that happened, as one viewer may see it.
///
/// `E` is the event. Whoever sends it to a client has it as JSON text; engine and games know no JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(E = ())))]
pub struct LogEntry<E> {
    /// The line that caused it, counted from 0, and who made it; `*` is chance.
    pub line: usize,
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub by: Actor,
    /// Struck out by an undo.
    pub undone: bool,
    #[cfg_attr(feature = "ts", ts(type = "{ type: string, [field: string]: unknown }"))]
    pub event: E,
    /// The anchor of the rule behind it.
    pub rule: Cow<'static, str>,
}
