//! Remarks: what a move means in this position.

use maat_egizia::pieces::{Crew, Effect, Market};
use maat_egizia::view::{NileView, Offer, SpaceView};
use serde_json::json;

use super::Table;

impl Table<'_> {
    pub(super) fn remark_on(&self, notation: &str) -> Option<String> {
        let (verb, noun) = notation.split_once(' ').unwrap_or((notation, ""));
        let offer = self.view.offers.iter().find(|offer| offer.action == notation)?;
        Some(match verb {
            "ship" | "double" => self.placement(noun, offer)?,
            "take" => self.card(self.square(noun)?),
            "keep" => self.worth_now(noun)?,
            "grow" | "drill" => self.growth(noun.parse().ok()?)?,
            "train" => format!("{}, {}", self.growth(noun.parse().ok()?)?, self.costs(offer)),
            "commit" => self.strength(noun.parse().ok()?)?,
            "joker" => self.strength(Crew::Joker)?,
            "boost" => self.card(self.own(Effect::Strength)?),
            "haul" => self.card(self.own(Effect::Stones)?),
            "grain" => self.card(self.own(Effect::Grain)?),
            "market" => self.market(noun.parse().ok()?)?,
            "obelisk" | "grave" | "row" | "pillar" | "column" | "lintel" => {
                format!("{}, {}", self.costs(offer), self.scores(offer))
            }
            "feed" | "sell" => self.scores(offer),
            _ => return None,
        })
    }

    fn costs(&self, offer: &Offer) -> String {
        self.label("costs", &json!({ "count": offer.stones }))
    }

    fn scores(&self, offer: &Offer) -> String {
        self.label("scores", &json!({ "points": offer.points }))
    }

    /// The content of a space, and the powers that it takes to go there.
    fn placement(&self, position: &str, offer: &Offer) -> Option<String> {
        let space = self.view.river.iter().find(|space| space.position.to_string() == position)?;
        let there = self.there(space);
        // The card for a double action is in the words of the move.
        let powers = offer.uses.iter().filter(|power| **power != Effect::DoubleSpace);
        let powers: Vec<String> = powers.map(|power| self.name(power)).collect();
        if powers.is_empty() {
            return Some(there);
        }
        Some(format!("{there}; {}", self.label("uses", &json!({ "cards": powers }))))
    }

    fn there(&self, space: &SpaceView) -> String {
        match (&space.card, space.site, space.town) {
            (Some(card), ..) => self.card(card),
            (_, Some(site), _) => self.title(site),
            (_, _, Some(town)) => self.name(town),
            _ => self.actions(space),
        }
    }

    fn square(&self, number: &str) -> Option<&NileView> {
        let here = |space: &&SpaceView| space.square.is_some_and(|square| square.to_string() == number);
        self.view.river.iter().find(here)?.card.as_ref()
    }

    fn worth_now(&self, number: &str) -> Option<String> {
        let mut cards = self.view.players.iter().flat_map(|player| &player.look);
        let card = cards.find(|card| card.card.to_string() == number)?;
        Some(self.label("worth-now", &json!({ "points": card.worth })))
    }

    fn strength_of(&self, crew: Crew) -> Option<u8> {
        self.actor()?.crews.iter().find(|own| own.crew == crew).map(|own| own.strength)
    }

    fn strength(&self, crew: Crew) -> Option<String> {
        Some(format!("{} {}", self.name("strength"), self.strength_of(crew)?))
    }

    /// `3 → 4`.
    fn growth(&self, crew: Crew) -> Option<String> {
        let strength = self.strength_of(crew)?;
        Some(format!("{strength} → {}", self.view.printed.most_strength.min(strength + 1)))
    }

    fn own(&self, effect: Effect) -> Option<&NileView> {
        self.actor()?.cards.iter().map(|own| &own.card).find(|card| card.printed.effect == effect)
    }

    /// The space that the marker comes to.
    fn market(&self, market: Market) -> Option<String> {
        let most = self.view.printed.markets.spaces;
        let space = most.min(self.actor()?.markets.get(market)? + 1);
        Some(self.label("market-of", &json!({ "market": market, "number": space, "most": most })))
    }
}
