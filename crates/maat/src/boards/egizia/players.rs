//! The player mats.

use maat_egizia::pieces::{Effect, Market};
use maat_egizia::view::{CrewView, FieldView, PlayerView};
use maat_engine::Seat;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, flow};
use super::Table;

/// The column where the lists of a player begin.
const INDENT: usize = 4;

/// Stands behind a crew or a power that was used in this round.
const USED: &str = "×";

impl Table<'_> {
    pub(super) fn players(&self) -> Vec<Text> {
        Seat::ALL
            .into_iter()
            .zip(&self.view.players)
            .flat_map(|(seat, player)| self.mat(seat, player))
            .collect()
    }

    fn mat(&self, seat: Seat, player: &PlayerView) -> Vec<Text> {
        let mark = if self.view.active == Some(seat) { "> " } else { "  " };
        let who = self.scene.players.get(seat.index()).filter(|who| !who.is_empty());
        let who = who.map(|who| format!(" {who}")).unwrap_or_default();
        let name = Text::from(mark).with(Text::seat(seat)).with(who);
        let count = |key: &str, count: u8| Text::from(self.label(key, &json!({ "count": count })));
        let passed = player.passed.then(|| Text::from(self.label("passed", &json!({}))));
        let head = [
            name,
            Text::painted(BOLD, &format!("{}: {}", self.ui("points"), player.score)),
            count("ships-left", player.ships),
            count("sphinx-of", player.sphinx),
        ];
        let mut lines = flow(head.into_iter().chain(passed), "   ", WIDTH - INDENT);
        let indented = |line| Text::from(" ".repeat(INDENT)).with(line);
        let mut more = lines.split_off(1);
        let lists = [self.crews(player), self.stock(player), self.cards(player), self.hand(player)];
        more.extend(lists.into_iter().flat_map(|list| flow(list, " ", WIDTH - INDENT)));
        lines.extend(more.into_iter().map(indented));
        lines
    }

    fn crews(&self, player: &PlayerView) -> Vec<Text> {
        let crew = |CrewView { crew, strength, used }: &CrewView| {
            Text::from(format!("{} {strength}{}", self.title(crew), if *used { USED } else { "" }))
        };
        let mut words = commas(player.crews.iter().map(crew).collect());
        if player.crews.iter().any(|crew| crew.used) || player.cards.iter().any(|card| card.used) {
            let legend = format!("({USED} {})", self.label("used", &json!({})));
            words.push(Text::painted(DIM, &legend));
        }
        words
    }

    /// Stones, markets, grain and graves.
    fn stock(&self, player: &PlayerView) -> Vec<Text> {
        let printed = &self.view.printed;
        let market = |market: Market| {
            let space = player.markets.get(market);
            let fields = json!({ "market": market, "number": space, "most": printed.markets.spaces });
            self.label("market-of", &fields)
        };
        let mut parts = vec![
            self.label("stones-of", &json!({ "count": player.stones, "most": printed.most_stones })),
            self.label("production", &json!({ "count": player.production })),
        ];
        parts.extend(Market::ALL.map(market));
        if !player.graves.is_empty() {
            let fields = json!({ "count": player.graves.len(), "sum": player.grave_sum });
            parts.push(self.label("graves-of", &fields));
        }
        let mut words: Vec<Text> = parts.into_iter().map(|part| Text::from(part + ";")).collect();
        words.push(Text::from(self.grain(player)));
        words
    }

    /// The grain that the crews need and that the fields bring.
    fn grain(&self, player: &PlayerView) -> String {
        let PlayerView { need, grain, penalty, .. } = *player;
        let missing = need.saturating_sub(grain);
        let points = -penalty * i16::from(missing);
        let key = if missing > 0 { "hungry" } else { "fed" };
        self.label(key, &json!({ "need": need, "grain": grain, "missing": missing, "points": points }))
    }

    /// The fields with their present colour, then all other cards.
    fn cards(&self, player: &PlayerView) -> Vec<Text> {
        let fields = player.fields.iter().map(|field| self.field(field));
        let others = player.cards.iter().filter(|own| own.card.printed.effect != Effect::Field);
        let others = others
            .map(|own| Text::from(format!("{}{}", self.card(&own.card), if own.used { USED } else { "" })));
        titled(&self.label("cards", &json!({})), fields.chain(others).collect())
    }

    fn field(&self, field: &FieldView) -> Text {
        let card = json!({ "effect": Effect::Field, "number": field.value, "colour": field.colour });
        let dry = (!field.irrigated).then(|| format!(" ({})", self.label("dry", &json!({}))));
        Text::from(self.label("card", &card)).with(Text::painted(DIM, &dry.unwrap_or_default()))
    }

    /// `Obelisk row 7 built = 4`: the Sphinx cards that this viewer may see, and what they would bring now.
    fn hand(&self, player: &PlayerView) -> Vec<Text> {
        if player.hand.is_empty() {
            return Vec::new();
        }
        let card = |card| Text::from(format!("{} = {}", self.sphinx_card(card), card.worth));
        titled(&self.title("sphinx-cards"), player.hand.iter().map(card).collect())
    }
}

/// `Title: one, two, three`, item by item.
fn titled(title: &str, items: Vec<Text>) -> Vec<Text> {
    let mut items = commas(items).into_iter();
    let first = items.next().map(|first| Text::painted(DIM, &format!("{title}: ")).with(first));
    first.into_iter().chain(items).collect()
}

/// A comma behind every item but the last.
fn commas(items: Vec<Text>) -> Vec<Text> {
    let last = items.len().saturating_sub(1);
    let comma = |(index, item): (usize, Text)| item.with(if index == last { "" } else { "," });
    items.into_iter().enumerate().map(comma).collect()
}
