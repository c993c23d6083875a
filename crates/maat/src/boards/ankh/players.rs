//! The dashboards of the players.

use maat_ankh::pieces::{Base, Card, God};
use maat_ankh::state::Fortune;
use maat_ankh::view::PlayerView;
use maat_engine::Seat;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, flow};
use super::{Table, by_id};

/// The column where the lists of a player begin.
const INDENT: usize = 4;

impl Table<'_> {
    pub(super) fn players(&self) -> Vec<Text> {
        Seat::ALL
            .into_iter()
            .zip(&self.view.players)
            .flat_map(|(seat, player)| self.dashboard(seat, player))
            .collect()
    }

    fn dashboard(&self, seat: Seat, player: &PlayerView) -> Vec<Text> {
        let mut lines = flow(self.title_of(seat, player), "   ", WIDTH - INDENT);
        let mut more = lines.split_off(1);
        if player.fortune != Fortune::Forgotten && player.entity == seat {
            let lists = [self.stock(player), self.special(player), self.powers(player), self.cards(player)];
            more.extend(lists.into_iter().flat_map(|list| flow(list, " ", WIDTH - INDENT)));
        }
        let indented = |line| Text::from(" ".repeat(INDENT)).with(line);
        lines.extend(more.into_iter().map(indented));
        lines
    }

    /// The player, the gods, and their standing.
    fn title_of(&self, seat: Seat, player: &PlayerView) -> Vec<Text> {
        let mark = if self.view.active == Some(seat) { "> " } else { "  " };
        let who = self.scene.players.get(seat.index()).filter(|who| !who.is_empty());
        let who = who.map(|who| format!(" {who}")).unwrap_or_default();
        let name = Text::from(mark).with(Text::seat(seat)).with(who);
        let mut items = vec![name, Text::from(self.gods(player))];
        if player.fortune == Fortune::Forgotten {
            items.push(Text::from(self.label("was-forgotten", &json!({}))));
        } else if player.entity != seat {
            items.push(Text::from(self.label("merged-with", &json!({ "seat": player.entity }))));
        } else {
            let devotion = format!("{}: {}", self.label("devotion-track", &json!({})), player.score);
            items.push(Text::painted(BOLD, &devotion));
            items.push(Text::from(self.label("followers-of", &json!({ "count": player.followers }))));
        }
        items
    }

    /// The pieces that can come to the map, and the monuments controlled there.
    fn stock(&self, player: &PlayerView) -> Vec<Text> {
        let mut parts = vec![self.label("warriors-of", &json!({ "count": player.warriors }))];
        let mut guardians = player.guardians.clone();
        guardians.dedup();
        parts.extend(guardians.iter().map(|guardian| {
            let count = player.guardians.iter().filter(|one| *one == guardian).count();
            self.label("pool-of", &json!({ "guardian": guardian, "count": count })) + "."
        }));
        if player.trapped > 0 {
            parts.push(self.label("trapped-of", &json!({ "count": player.trapped })));
        }
        parts.push(self.label("ankhs-of", &json!({ "count": player.ankhs })) + ".");
        let base = |base| player.bases.get(base);
        let bases = json!({ "small": base(Base::Small), "large": base(Base::Large) });
        parts.push(self.label("bases-of", &bases) + ".");
        let controlled = by_id(player.monuments.iter()).into_iter().filter(|(_, count)| *count > 0);
        let controlled = controlled.map(|(monument, count)| {
            self.label("controls", &json!({ "monument": monument, "count": count })) + "."
        });
        parts.extend(controlled);
        parts.into_iter().map(Text::from).collect()
    }

    /// The tokens and captives that belong to abilities of gods.
    fn special(&self, player: &PlayerView) -> Vec<Text> {
        let printed = &self.view.printed;
        let amun = player.amun.map(|up| self.label(if up { "amun-up" } else { "amun-down" }, &json!({})));
        let anubis = player.gods.contains(&God::Anubis).then(|| {
            let fields = json!({ "count": player.captives.len(), "most": printed.captives });
            self.label("captives-of", &fields)
        });
        let tokens = |key: &str, count: Option<u8>, most: u8| {
            count.map(|count| self.label(key, &json!({ "count": count, "most": most })))
        };
        let suns = tokens("suns-of", player.suns, printed.suns);
        let gates = tokens("gates-of", player.gates, printed.gates);
        [amun, anubis, suns, gates].into_iter().flatten().map(|part| Text::from(part + ".")).collect()
    }

    /// The unlocked powers, and the level that comes next.
    fn powers(&self, player: &PlayerView) -> Vec<Text> {
        let mut words =
            titled(&self.label("powers", &json!({})), player.powers.iter().map(|id| self.name(id)));
        words.extend(player.next.as_ref().map(|next| {
            let key = if next.guardian { "locked-guardian" } else { "locked" };
            Text::painted(DIM, &format!("({})", self.label(key, &json!(next))))
        }));
        words
    }

    /// The battle cards in hand and those used.
    fn cards(&self, player: &PlayerView) -> Vec<Text> {
        let short = |card: &Card| self.label(&format!("card-short-{card}"), &json!({}));
        let mut words = titled(&self.label("hand", &json!({})), player.hand.iter().map(short));
        words.extend(titled(&self.label("used-cards", &json!({})), player.used.iter().map(short)));
        words
    }
}

/// `Title: one, two, three`, item by item; nothing if there are none.
fn titled(title: &str, items: impl Iterator<Item = String>) -> Vec<Text> {
    let items: Vec<String> = items.collect();
    let last = items.len().saturating_sub(1);
    let word = |(index, item): (usize, String)| {
        let before = if index == 0 { format!("{title}: ") } else { String::new() };
        Text::painted(DIM, &before).with(item).with(if index == last { "" } else { "," })
    };
    items.into_iter().enumerate().map(word).collect()
}
