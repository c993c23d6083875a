//! Places everything that the statements do not name.

use maat_pharaon::content::content;
use maat_pharaon::pieces::{Holder, Offering, Resource};
use serde_json::{Value, json};

use super::words::Position;

/// The statements that need the rest of a supply.
#[derive(Default)]
pub struct Rest {
    pub pairs: Vec<Option<[Offering; 2]>>,
    pub bonus: Vec<Option<Offering>>,
    pub bank: Vec<(Resource, u8)>,
    pub bag: Option<Vec<(Offering, u8)>>,
    pub thrown: Vec<(Offering, u8)>,
    pub court: Display,
    pub workshop: Display,
    pub jars: Vec<u8>,
    pub pile: Option<Vec<u8>>,
    pub fill: Vec<u8>,
}

/// The statements about a display and its deck.
#[derive(Default)]
pub struct Display {
    /// The named cards by place; the other places are filled.
    pub cards: Vec<Option<u8>>,
    pub deck: Option<Vec<u8>>,
}

impl Rest {
    pub fn complete(self, position: &mut Position) {
        if position.seats == 1 {
            self.fill_lanes(&mut position.state["traitor"]);
        }
        self.count_resources(position);
        self.count_offerings(position);
        deal(position, "nobles", 3, content(1).nobles.len(), &self.court);
        deal(position, "artisans", 4, content(1).artisans.len(), &self.workshop);
        self.lay_jars(position);
    }

    /// Fills the lanes with tokens of their colours.
    fn fill_lanes(&self, traitor: &mut Value) {
        for lane in 0..5 {
            let colour = traitor["colours"][lane].clone();
            for space in 0..self.fill.get(lane).copied().unwrap_or(1) {
                traitor["lanes"][lane][usize::from(space)] = colour.clone();
            }
        }
    }

    fn count_resources(&self, position: &mut Position) {
        for resource in Resource::ALL {
            let name = json!(resource);
            let state = &position.state;
            let lying =
                all(&state["wheel"]).chain(all(&state["overflow"])).chain(all(&state["traitor"]["lanes"]));
            let used = owned(state, "resources", resource.index())
                + lying.filter(|piece| **piece == name).count() as u8;
            let left = content(1).bank - used;
            let bank =
                self.bank.iter().find(|(other, _)| *other == resource).map_or(left, |(_, count)| *count);
            position.state["bank"][resource.index()] = json!(bank);
            add(position, "resources", resource.index(), left - bank);
        }
    }

    fn count_offerings(&self, position: &mut Position) {
        for (place, pair) in self.pairs.iter().enumerate().filter_map(|(place, pair)| Some((place, (*pair)?)))
        {
            position.state["pairs"][place] = json!(pair);
        }
        for (place, token) in self.bonus.iter().enumerate() {
            position.state["bonus"][place] = json!(token);
        }
        for offering in Offering::ALL {
            let (name, index) = (json!(offering), offering.index());
            let count = |counts: &[(Offering, u8)]| {
                counts.iter().filter(|(other, _)| *other == offering).map(|(_, count)| *count).sum::<u8>()
            };
            let thrown = count(&self.thrown);
            let state = &position.state;
            let lying =
                ["wheel", "overflow", "pairs", "bonus"].into_iter().flat_map(|field| all(&state[field]));
            let used = owned(state, "offerings", index)
                + lying.filter(|token| **token == name).count() as u8
                + thrown;
            let left = content(1).offerings[index].copies - used;
            let bag = self.bag.as_deref().map_or(left, count);
            position.state["bag"]["pile"][index] = json!(bag);
            position.state["bag"]["discard"][index] = json!(thrown);
            add(position, "offerings", index, left - bag);
        }
    }

    /// Lays out as many jars as there are players who have not passed, unless more were named; none in the last round.
    fn lay_jars(&self, position: &mut Position) {
        let passed = all(&position.state["players"]).filter(|player| player["place"] != "active").count();
        let last_round = position.state["round"] == json!(content(1).rounds);
        let count = if last_round { 0 } else { usize::from(content(1).table(position.seats).jars) - passed };
        let jars: Vec<u8> = (1..=content(1).jars.len() as u8).collect();
        let named = self.pile.clone().unwrap_or_default();
        let mut left = without(&without(&jars, &self.jars), &named);
        let fillers = left.split_off(left.len() - count.saturating_sub(self.jars.len()));
        for (place, jar) in self.jars.iter().chain(&fillers).enumerate() {
            position.state["jars_up"][place] = json!(jar);
        }
        let (pile, thrown) = if self.pile.is_some() { (named, left) } else { (left, Vec::new()) };
        position.state["jars"]["cards"] = json!(pile);
        position.state["jars"]["discard"] = json!(thrown);
    }
}

/// Deals the cards of one kind: a full display by default, the deck, and the cards that are not named.
fn deal(position: &mut Position, sort: &str, places: usize, count: usize, said: &Display) {
    let holders = all(&position.state["players"]).chain([&position.state["traitor"]]);
    let held: Vec<u8> = holders.flat_map(|holder| all(&holder[sort])).map(card).collect();
    let cards: Vec<u8> = (1..=count as u8).collect();
    let deck = said.deck.clone().unwrap_or_default();
    let free = without(&without(&cards, &held), &deck);
    let named: Vec<u8> = said.cards.iter().copied().flatten().collect();
    let mut left = without(&free, &named);
    let fillers = left.split_off(left.len() - (places - said.cards.len()));
    let up: Vec<Option<u8>> = said.cards.iter().copied().chain(fillers.into_iter().map(Some)).collect();
    for (place, card) in up.iter().enumerate() {
        position.state[format!("{sort}_up")][place] = json!(card);
    }
    if said.deck.is_none() {
        position.state[sort] = json!(left);
        return;
    }
    position.state[sort] = json!(deck);
    let field = if position.seats == 1 { format!("{sort}_gone") } else { sort.to_owned() };
    let owner = last(position);
    let mut kept: Vec<u8> = all(&owner[&field]).map(card).collect();
    kept.extend(left);
    owner[&field] = json!(kept);
}

/// All elements of a list and of the lists in it.
fn all(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Array(items) => Box::new(items.iter().flat_map(all)),
        value => Box::new(std::iter::once(value)),
    }
}

fn card(value: &Value) -> u8 {
    value.as_u64().expect("the number of a card") as u8
}

fn without(cards: &[u8], others: &[u8]) -> Vec<u8> {
    cards.iter().copied().filter(|card| !others.contains(card)).collect()
}

/// The number of pieces of one kind that all holders have.
fn owned(state: &Value, field: &str, index: usize) -> u8 {
    let holders = all(&state["players"]).chain([&state["traitor"]]);
    holders.map(|holder| card(&holder[field][index])).sum()
}

/// The holder of everything that is left over.
fn last(position: &mut Position) -> &mut Value {
    let seats = usize::from(position.seats);
    let holder = if seats == 1 { Holder::Traitor } else { Holder::ALL[seats - 1] };
    position.owner(holder)
}

fn add(position: &mut Position, field: &str, index: usize, count: u8) {
    let counts = &mut last(position)[field][index];
    *counts = json!(card(counts) + count);
}
