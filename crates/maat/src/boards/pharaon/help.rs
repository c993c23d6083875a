//! Help: what the zones, gods, nobles and lanes in this game do.

use std::collections::BTreeMap;

use maat_pharaon::pieces::Zone;
use maat_pharaon::view::{GodView, LaneView, NobleView};
use serde_json::json;

use super::Table;

impl Table<'_> {
    pub(super) fn help(&self) -> Vec<String> {
        let text = |key: String| self.scene.words.text(&key, &[]);
        let zones = self.view.zones.iter().map(|zone| {
            format!("{}: {}", self.title(zone.zone), text(format!("{}-zone-{}", self.scene.game, zone.zone)))
        });
        let parts = ["pyramid", "jars"].map(|part| {
            format!("{}: {}", self.label(part, &json!({})), text(format!("{}-{part}", self.scene.game)))
        });
        let mut lines: Vec<String> = zones.chain(parts).collect();
        lines.push(self.succession());
        lines.extend(self.view.gods.iter().map(|god| self.about_god(god)));
        lines.push(self.label("god-once", &json!({})));
        lines.extend(self.known_nobles().into_iter().map(|noble| self.about_noble(noble)));
        let lanes = self.view.traitor.iter().flat_map(|traitor| traitor.lanes.iter().enumerate());
        let open = lanes.filter(|(_, lane)| lane.spaces.iter().any(|space| space.token.is_none()));
        lines.extend(open.map(|(index, lane)| self.about_lane(index, lane)));
        lines
    }

    fn succession(&self) -> String {
        let printed = &self.view.printed;
        let (nobles, tomb) = (printed.succession.nobles, printed.succession.tomb);
        self.label("succession", &json!({ "nobles": nobles, "tomb": tomb, "points": printed.tokens.pharaoh }))
    }

    fn about_god(&self, god: &GodView) -> String {
        let need = |(zone, need): (&Zone, u8)| self.label(&format!("need-{zone}"), &json!({ "count": need }));
        let needs = god.zones.iter().zip(god.conditions.iter().map(|condition| condition.need));
        let needs: Vec<String> = needs.map(need).collect();
        let asks = self.label("god-asks", &json!({ "god": god.god, "needs": needs }));
        format!("{asks} {}", self.label("god-worth", &json!({ "points": god.points })))
    }

    /// The nobles that this viewer knows, by number: in the display, with players, and those looked at.
    fn known_nobles(&self) -> Vec<&NobleView> {
        let view = &self.view;
        let owned = view.players.iter().flat_map(|player| &player.nobles).map(|own| &own.card);
        let nobles = view.nobles.iter().flatten().chain(&view.look).chain(&view.aside).chain(owned);
        let by_number: BTreeMap<_, _> = nobles.map(|noble| (noble.noble, noble)).collect();
        by_number.into_values().collect()
    }

    fn about_noble(&self, noble: &NobleView) -> String {
        let ability = self.label(&format!("ability-{}", noble.ability), &self.about(noble));
        let rhythm = self.label(&format!("rhythm-{}", noble.rhythm), &json!({}));
        let points = self.label("at-the-end", &json!({ "parts": self.parts_of(noble) }));
        format!("{} ({}): {ability} {points}", self.noble_name(noble), rhythm.to_lowercase())
    }

    /// The spaces of a lane that are still to come.
    fn about_lane(&self, index: usize, lane: &LaneView) -> String {
        let jars = json!({ "count": lane.jars, "round": index + 1 });
        let spaces = lane.spaces.iter().enumerate().filter(|(_, space)| space.token.is_none());
        let spaces = spaces.map(|(place, space)| format!(" {}: {}", place + 1, self.symbol(space.symbol)));
        let jars = self.label("lane-jars", &jars);
        format!("{} ({jars}):{}", self.lane_name(index, lane), spaces.collect::<String>())
    }
}
