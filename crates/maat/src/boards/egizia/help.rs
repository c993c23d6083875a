//! Help: what the sites, markets and cards in this game do.

use std::collections::BTreeMap;

use maat_egizia::content::Markets;
use maat_egizia::view::{NileView, SphinxView};
use serde_json::json;

use super::{Table, card_fields};

impl Table<'_> {
    pub(super) fn help(&self) -> Vec<String> {
        let sites = self.view.sites.iter().map(|site| {
            let fields = json!(self.view.printed.sphinx_build);
            let about = self.label(&format!("about-{}", site.site), &fields);
            format!("{}: {about}", self.title(site.site))
        });
        let parts =
            [("stone", self.about_sale()), ("grain", self.about_grain()), ("ring", self.about_ring())];
        let parts = parts.map(|(part, about)| format!("{}: {about}", self.title(part)));
        let cards = self.known_cards().into_values().map(|card| self.about_card(card));
        let hands = self.view.players.iter().flat_map(|player| &player.hand);
        let hands = hands.map(|card| self.about_sphinx(card));
        sites.chain(parts).chain(cards).chain(hands).collect()
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

    /// The Nile cards that lie open, one of each title.
    fn known_cards(&self) -> BTreeMap<String, &NileView> {
        let owned = self.view.players.iter().flat_map(|player| &player.cards).map(|own| &own.card);
        let cards = self.view.river.iter().filter_map(|space| space.card.as_ref()).chain(owned);
        cards.map(|card| (self.card(card), card)).collect()
    }

    fn about_card(&self, card: &NileView) -> String {
        let does = self.label(&format!("nile-{}", card.printed.effect), &card_fields(card));
        let bonus = card.printed.bonus.map(|bonus| {
            format!(" {}", self.label(&format!("bonus-{}", bonus.gain), &json!({ "number": bonus.number })))
        });
        format!("{} ({}): {does}{}", self.card(card), self.name(card.printed.kind), bonus.unwrap_or_default())
    }

    /// The goal of a Sphinx card, and the points that it would bring now.
    pub(super) fn about_sphinx(&self, card: &SphinxView) -> String {
        let mut fields = json!(card);
        let by_count = card.printed.by_count.iter().flatten();
        for (field, points) in ["one", "two", "three", "four"].into_iter().zip(by_count) {
            fields[field] = json!(points);
        }
        let counts = self.label(&format!("goal-{}", card.printed.goal), &fields);
        let now = self.label("worth-now", &json!({ "points": card.worth }));
        format!("{}: {counts} ({now})", self.sphinx_card(card))
    }
}
