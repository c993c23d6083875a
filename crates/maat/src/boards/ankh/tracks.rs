//! The action tracks, the event track, the devotion track and the supply.

use maat_ankh::view::TrackView;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, flow, join};
use super::{Table, by_id};

impl Table<'_> {
    pub(super) fn tracks(&self) -> Vec<Text> {
        let mut lines = flow(self.view.tracks.iter().map(|track| self.track(track)), "   ", WIDTH);
        lines.extend(self.events());
        lines.extend(self.devotion());
        lines.extend(self.supply());
        lines
    }

    /// `Move Figures ··●···X`: the last space triggers an event.
    fn track(&self, track: &TrackView) -> Text {
        let last = track.spaces.saturating_sub(1);
        let space = |space: u8| match space {
            _ if space == track.space => "●",
            _ if space == last => "X",
            _ => "·",
        };
        Text::from(self.title(track.action)).with(" ").with((0..track.spaces).map(space).collect::<String>())
    }

    fn events(&self) -> Vec<Text> {
        let (event, events) = (self.view.event, &self.view.printed.events);
        let at = self.label("event-at", &json!({ "space": event, "spaces": events.len() }));
        let next = events.get(usize::from(event));
        let next = next.map(|occasion| self.label("event-next", &json!({ "occasion": occasion })));
        flow([at].into_iter().chain(next).map(Text::from), " ", WIDTH)
    }

    /// The highest marker first, those in the red section apart.
    fn devotion(&self) -> Vec<Text> {
        let marker = |seat: &maat_engine::Seat| {
            let player = &self.view.players[seat.index()];
            (player.red, Text::seat(*seat).with(format!(" {}", player.score)))
        };
        let (red, blue): (Vec<_>, Vec<_>) = self.view.devotion.iter().map(marker).partition(|(red, _)| *red);
        let side = |markers: Vec<(bool, Text)>| join(markers.into_iter().map(|(_, marker)| marker), " › ");
        let title = |key: &str| Text::painted(BOLD, &format!("{}: ", self.label(key, &json!({}))));
        let sides = [("devotion-track", blue), ("red-section", red)];
        let sides = sides.into_iter().filter(|(_, markers)| !markers.is_empty());
        flow(sides.map(|(key, markers)| title(key).with(side(markers))), "   ", WIDTH)
    }

    /// The guardians, monuments and camels beside the board.
    fn supply(&self) -> Vec<Text> {
        let view = &self.view;
        let guardians = view.guardians.iter().filter_map(|card| {
            let guardian = self.title(card.guardian?);
            Some(format!("{}. {guardian} {}", card.level, card.left))
        });
        let monuments = by_id(view.supply.monuments.iter()).into_iter();
        let monuments = monuments.map(|(monument, left)| format!("{} {left}", self.title(monument)));
        let camels = format!("{} {}", self.label("camels", &json!({})), view.supply.camels);
        let items = guardians.chain(monuments).chain([camels]).map(Text::from);
        let title = Text::painted(DIM, &format!("{}:", self.label("supply", &json!({}))));
        flow([title].into_iter().chain(items), "  ", WIDTH)
    }
}
