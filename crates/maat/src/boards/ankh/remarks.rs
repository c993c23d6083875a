//! Remarks: what a move means in this position.

use maat_ankh::pieces::{Card, Monument};
use maat_ankh::view::Offer;
use serde_json::json;

use super::Table;

impl Table<'_> {
    pub(super) fn remark_on(&self, notation: &str) -> Option<String> {
        let (verb, noun) = notation.split_once(' ').unwrap_or((notation, ""));
        let offer = self.view.offers.iter().find(|offer| offer.action == notation)?;
        Some(match verb {
            "from" | "spare" | "control" | "adopt" => self.on(noun.parse().ok()?)?,
            "old" | "swap" | "with" => self.label("of-size", &json!({ "size": offer.hexes.len() })),
            "card" => self.card(noun.parse().ok()?)?,
            "build" => self.building(noun.parse().ok()?, offer),
            // A bid says itself what it costs.
            "bid" => return None,
            _ => self.prices(offer)?,
        })
    }

    /// The costs, gains and events of a move; `None` if it has none.
    fn prices(&self, offer: &Offer) -> Option<String> {
        let followers = match offer.followers {
            0 => None,
            count if count < 0 => Some(self.label("costs", &json!({ "count": -count }))),
            count => Some(self.label("brings", &json!({ "count": count }))),
        };
        let devotion = offer.devotion;
        let devotion = (devotion > 0).then(|| self.label("brings-devotion", &json!({ "points": devotion })));
        let triggers =
            offer.triggers.map(|occasion| self.label("triggers", &json!({ "occasion": occasion })));
        let divides = match offer.divides[..] {
            [one, other] => Some(format!("{one} + {other}")),
            _ => None,
        };
        let parts: Vec<String> = [followers, devotion, triggers, divides].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn card(&self, card: Card) -> Option<String> {
        let card = self.view.printed.cards.iter().find(|printed| printed.card == card)?;
        Some(self.label("card-facts", &json!({ "strength": card.strength })))
    }

    fn building(&self, monument: Monument, offer: &Offer) -> String {
        let left = self.view.supply.monuments.get(monument);
        let left = self.label("build-supply", &json!({ "count": left }));
        self.prices(offer).map_or_else(|| left.clone(), |prices| format!("{left}, {prices}"))
    }
}
