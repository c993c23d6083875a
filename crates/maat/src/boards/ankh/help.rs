//! Help: what the pieces, cards and powers in this game do.

use std::fmt;

use maat_ankh::pieces::Occasion;
use serde_json::json;

use super::{Table, by_id};

impl Table<'_> {
    pub(super) fn help(&self) -> Vec<String> {
        let view = &self.view;
        let text = |key: String| self.scene.words.text(&key, &[]);
        let about = |id: &dyn fmt::Display, key: String| format!("{}: {}", self.title(id), text(key));
        let mut lines = vec![self.about_devotion()];
        let gods = view.players.iter().filter_map(|player| player.gods.first());
        lines.extend(gods.map(|god| about(god, format!("ankh-god-{god}"))));
        let guardians = view.guardians.iter().filter_map(|card| card.guardian);
        lines.extend(guardians.map(|guardian| about(&guardian, format!("ankh-guardian-{guardian}"))));
        let actions = view.tracks.iter().map(|track| track.action);
        lines.extend(actions.map(|action| about(&action, format!("ankh-action-{action}"))));
        lines.push(self.label("about-actions", &json!({})));
        lines.extend(Occasion::ALL.map(|occasion| about(&occasion, format!("ankh-occasion-{occasion}"))));
        lines.extend(view.printed.powers.iter().map(|power| {
            let level = self.label("level", &json!({ "level": power.level }));
            let does = text(format!("ankh-power-{}", power.power));
            format!("{} ({}): {does}", self.title(power.power), level.to_lowercase())
        }));
        lines.extend(view.printed.cards.iter().map(|card| {
            let does = text(format!("ankh-card-{}", card.card));
            format!("{} (+{}): {does}", self.title(card.card), card.strength)
        }));
        let monuments = by_id(view.supply.monuments.iter());
        let monuments = monuments.into_iter().map(|(monument, _)| monument);
        lines.extend(monuments.map(|monument| about(&monument, format!("ankh-monument-{monument}"))));
        lines.extend(view.printed.switches.iter().map(|switch| self.title(switch) + "."));
        lines
    }

    fn about_devotion(&self) -> String {
        let printed = &self.view.printed;
        let fields = json!({ "top": printed.top, "red": printed.last_red, "conflict": printed.forget_after });
        let about = self.label("about-devotion", &fields);
        if !printed.merges {
            return about;
        }
        format!("{about} {}", self.label("about-merge", &json!({ "conflict": printed.merge_after })))
    }
}
