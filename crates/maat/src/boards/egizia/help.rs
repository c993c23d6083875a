//! What the things on the table do, in words.

use std::collections::BTreeMap;

use serde_json::json;

use super::super::text::Text;
use super::Table;
use super::view::{Card, Markets, Sphinx};

impl Table<'_> {
    pub(super) fn explain(&self) -> Vec<Text> {
        let sites = self.view.sites.iter().map(|site| {
            let about = self.label(&format!("about-{}", site.site), &self.view.printed.sphinx_build);
            format!("{}: {about}", self.title(&site.site))
        });
        let parts =
            [("stone", self.about_sale()), ("grain", self.about_grain()), ("ring", self.about_ring())];
        let parts = parts.map(|(part, about)| format!("{}: {about}", self.title(part)));
        let cards = self.known_cards().into_values().map(|card| self.about_card(card));
        let hands = self.view.players.iter().flat_map(|player| &player.hand);
        let hands = hands.map(|card| self.about_sphinx(card));
        super::super::log(sites.chain(parts).chain(cards).chain(hands))
    }

    fn about_sale(&self) -> String {
        let Markets { stones, sale_from, sale_stones, sale_points, .. } = self.view.printed.markets;
        let fields =
            json!({ "stones": stones, "from": sale_from, "count": sale_stones, "points": sale_points });
        self.label("about-market-stone", &fields)
    }

    fn about_grain(&self) -> String {
        self.label("about-market-grain", &json!({ "points": self.view.printed.markets.points }))
    }

    fn about_ring(&self) -> String {
        self.label("about-ring", &json!({}))
    }

    /// Those that lie open, one of each title.
    fn known_cards(&self) -> BTreeMap<String, &Card> {
        let owned = self.view.players.iter().flat_map(|player| &player.cards);
        let cards = self.view.river.iter().filter_map(|space| space.card.as_ref()).chain(owned);
        cards.map(|card| (self.card(card), card)).collect()
    }

    fn about_card(&self, card: &Card) -> String {
        let does = self.label(&format!("nile-{}", card.effect), &json!(card));
        let bonus = card.bonus.as_ref().map(|bonus| {
            format!(" {}", self.label(&format!("bonus-{}", bonus.gain), &json!({ "number": bonus.number })))
        });
        format!("{} ({}): {does}{}", self.card(card), self.name(&card.kind), bonus.unwrap_or_default())
    }

    /// What it counts, and what it would bring now.
    pub(super) fn about_sphinx(&self, card: &Sphinx) -> String {
        let mut fields = json!(card);
        for (field, points) in ["one", "two", "three", "four"].into_iter().zip(card.by_count.iter().flatten())
        {
            fields[field] = json!(points);
        }
        let counts = self.label(&format!("goal-{}", card.goal), &fields);
        let now = self.label("worth-now", &json!({ "points": card.worth }));
        format!("{}: {counts} ({now})", self.sphinx_card(card))
    }
}
