//! What the things on the table do, in words.

use serde_json::json;

use super::super::text::Text;
use super::Table;

impl Table<'_> {
    pub(super) fn explain(&self) -> Vec<Text> {
        let view = &self.view;
        let text = |key: String| self.scene.words.text(&key, &[]);
        let about = |id: &str, does: String| format!("{}: {does}", self.title(id));
        let mut lines = vec![self.about_devotion()];
        lines.extend(
            view.players
                .iter()
                .flat_map(|player| player.gods.first())
                .map(|god| about(god, text(format!("ankh-god-{god}")))),
        );
        let guardians = view.guardians.iter().filter_map(|card| card.guardian.as_ref());
        lines.extend(guardians.map(|guardian| about(guardian, text(format!("ankh-guardian-{guardian}")))));
        let actions = view.tracks.iter().map(|track| &track.action);
        lines.extend(actions.map(|action| about(action, text(format!("ankh-action-{action}")))));
        lines.push(self.label("about-actions", &json!({})));
        let occasions = ["control", "caravan", "conflict"];
        lines.extend(occasions.map(|occasion| about(occasion, text(format!("ankh-occasion-{occasion}")))));
        lines.extend(view.printed.powers.iter().map(|power| {
            let level = self.label("level", &json!({ "level": power.level }));
            let does = text(format!("ankh-power-{}", power.power));
            format!("{} ({}): {does}", self.title(&power.power), level.to_lowercase())
        }));
        lines.extend(view.printed.cards.iter().map(|card| {
            let does = text(format!("ankh-card-{}", card.card));
            format!("{} (+{}): {does}", self.title(&card.card), card.strength)
        }));
        let monuments = view.supply.monuments.keys();
        lines.extend(monuments.map(|monument| about(monument, text(format!("ankh-monument-{monument}")))));
        lines.extend(view.printed.switches.iter().map(|switch| self.title(switch) + "."));
        super::super::log(lines)
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
