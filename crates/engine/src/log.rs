//! The log of a game, as one viewer may see it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Actor, GameEvent, LogRole, Seat};

/// An event with the line that caused it, as one viewer may see it.
///
/// `E` is the event: a type of the game, or JSON text where entries are sent to a client. Engine and games know no JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(E = ())))]
pub struct LogEntry<E> {
    /// Index of the line that caused the event, counted from 0.
    pub line: usize,
    /// The actor of that line; `*` is chance.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub by: Actor,
    /// Whether an undo has struck the line out.
    pub undone: bool,
    /// How the log shows the entry.
    pub kind: EntryKind,
    /// The seat whose action it is; `None` unless `kind` is [`EntryKind::Action`].
    pub seat: Option<Seat>,
    /// The stage of a longer procedure that the event belongs to, such as a battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub stage: Option<Cow<'static, str>>,
    /// The event itself.
    #[cfg_attr(feature = "ts", ts(type = "{ type: string }"))]
    pub event: E,
    /// The anchor of the rule that the event follows, on the rules page.
    pub rule: Cow<'static, str>,
}

/// How the log shows an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    /// The entry begins a chapter, such as a round.
    Chapter,
    /// The action of a seat.
    Action,
    /// A consequence of an action, or of chance.
    Effect,
}

impl<E: GameEvent> LogEntry<E> {
    /// The entry for an event of a line; `first` if it is the first event of the line that the viewer may see.
    pub fn new(line: usize, by: Actor, undone: bool, first: bool, event: E) -> Self {
        let actor = match by {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let (kind, seat) = match event.log_role() {
            LogRole::Chapter => (EntryKind::Chapter, None),
            LogRole::Reveals(seat) if actor.is_some() => (EntryKind::Action, Some(seat)),
            LogRole::Usual if actor.is_some() && first => (EntryKind::Action, actor),
            LogRole::Reveals(_) | LogRole::Usual => (EntryKind::Effect, None),
        };
        let (stage, rule) = (event.stage().map(Cow::Borrowed), event.rule_id().into());
        LogEntry { line, by, undone, kind, seat, stage, event, rule }
    }

    /// The same entry with its event converted, for example to JSON.
    pub fn map<F>(self, form: impl FnOnce(E) -> F) -> LogEntry<F> {
        let LogEntry { line, by, undone, kind, seat, stage, event, rule } = self;
        LogEntry { line, by, undone, kind, seat, stage, event: form(event), rule }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{events, ids};

    ids! {
        /// The anchors of the rules.
        pub enum Rule { Turn = "turn" }
    }

    events! {
        /// What happened.
        pub enum Event follows Rule {
            RoundBegan { round: u8 } = "round-began" => Rule::Turn; begins chapter,
            ShipSailed { seat: Seat } = "ship-sailed" => Rule::Turn,
            BidShown { seat: Seat, bid: u8 } = "bid-shown" => Rule::Turn; reveals *seat; in Some("bids"),
        }
    }

    fn entry(by: Actor, first: bool, event: Event) -> LogEntry<Event> {
        LogEntry::new(7, by, false, first, event)
    }

    #[test]
    fn the_first_event_of_a_players_line_is_the_action_and_the_rest_its_effects() {
        let by = Actor::Seat(Seat::B);
        let sailed = Event::ShipSailed { seat: Seat::B };
        let first = entry(by, true, sailed.clone());
        assert_eq!((first.kind, first.seat, first.stage), (EntryKind::Action, Some(Seat::B), None));
        assert_eq!((first.event.tag(), &*first.rule), (Event::TAGS[1], "turn"));
        let next = entry(by, false, sailed.clone());
        assert_eq!((next.kind, next.seat), (EntryKind::Effect, None));
        let chance = entry(Actor::Chance, true, sailed);
        assert_eq!((chance.kind, chance.seat), (EntryKind::Effect, None));
    }

    #[test]
    fn a_revealed_choice_is_the_action_of_the_seat_that_made_it() {
        let shown = Event::BidShown { seat: Seat::A, bid: 3 };
        let entry_of_c = entry(Actor::Seat(Seat::C), false, shown.clone());
        assert_eq!((entry_of_c.kind, entry_of_c.seat), (EntryKind::Action, Some(Seat::A)));
        assert_eq!(entry_of_c.stage.as_deref(), Some("bids"));
        // Chance turns a card up; that is nobody's action.
        assert_eq!(entry(Actor::Chance, true, shown).kind, EntryKind::Effect);
    }

    #[test]
    fn a_chapter_belongs_to_nobody() {
        let began = entry(Actor::Seat(Seat::A), true, Event::RoundBegan { round: 2 });
        assert_eq!((began.kind, began.seat), (EntryKind::Chapter, None));
    }
}
