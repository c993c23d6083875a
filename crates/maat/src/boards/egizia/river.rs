//! The Nile, a line for each space.

use maat_egizia::view::{NileView, SiteView, SpaceView};
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, join, wrap};
use super::Table;

/// The columns where the ships and the content of a space begin.
const SHIPS: usize = 17;
const CONTENT: usize = 24;

/// Stands before a space where a ship can be placed.
const OFFERED: &str = "› ";

impl Table<'_> {
    pub(super) fn river(&self) -> Vec<Text> {
        self.view.river.iter().flat_map(|space| self.space(space)).collect()
    }

    /// ` › 2: Edfu  [AB]  what it does`.
    fn space(&self, space: &SpaceView) -> Vec<Text> {
        let here = |verb: &str| format!("{verb} {}", space.position);
        let offered = ["ship", "double"].map(here);
        let offered = self.view.offers.iter().any(|offer| offered.contains(&offer.action));
        let mark = if offered { Text::painted(BOLD, OFFERED) } else { Text::from("  ") };
        let number = Text::painted(DIM, &format!("{:>2}: ", space.position));
        let town = space.town.map(|town| self.name(town)).unwrap_or_default();
        let ships = join(space.ships.iter().map(|&seat| Text::seat(seat)), "");
        let ships = if ships.width() == 0 { ships } else { Text::from("[").with(ships).with("] ") };
        let head = mark.with(number).with(town).pad(SHIPS).with(ships);
        beside(head, CONTENT, self.content(space))
    }

    fn content(&self, space: &SpaceView) -> Vec<Text> {
        if let Some(site) = self.view.sites.iter().find(|site| space.site == Some(site.site)) {
            return vec![self.site(site)];
        }
        let text = match &space.card {
            Some(card) => format!("{} ({})", self.printed(card), self.name(card.printed.kind)),
            None if space.square.is_some() => "–".to_owned(),
            None => self.actions(space),
        };
        wrap(&text, WIDTH - CONTENT).into_iter().map(Text::from).collect()
    }

    /// The title of a card, and the crews or buildings that tell it from others with this title.
    fn printed(&self, card: &NileView) -> String {
        let crews = card.printed.crews.iter().flatten().map(|crew| self.name(crew));
        let buildings = card.printed.buildings.iter().map(|building| self.name(building));
        let list = self.scene.words.list(crews.chain(buildings));
        let title = self.card(card);
        if list.is_empty() { title } else { format!("{title}: {list}") }
    }

    pub(super) fn actions(&self, space: &SpaceView) -> String {
        let acts = space.actions.iter();
        let acts = acts.map(|action| self.label(&format!("act-{}", action.act), &json!(action)));
        acts.collect::<Vec<_>>().join(", ")
    }

    /// `Sphinx [A|_|_]`: building spaces from the Nile on, and who stands beside them.
    fn site(&self, site: &SiteView) -> Text {
        let places = site.places.iter().map(|place| place.map_or_else(|| Text::from("_"), Text::seat));
        let substitute = site.substitute.map(|seat| self.label("sum-substitute", &json!({ "seat": seat })));
        let text = Text::from(self.title(site.site)).with(" [").with(join(places, "|")).with("]");
        substitute.into_iter().fold(text, |text, substitute| text.with(" ").with(substitute))
    }
}
