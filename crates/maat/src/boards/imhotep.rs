//! Imhotep's board.

mod sites;

use std::collections::BTreeSet;

use maat_engine::Seat;
use maat_imhotep::content::Space;
use maat_imhotep::pieces::{Card, MarketPlace, ShipNo, Site, SmallPyramid, Source};
use maat_imhotep::state::Points;
use maat_imhotep::view::ShipView;
use maat_imhotep::{Cards, View};
use serde_json::json;

use super::text::{BOLD, DIM, Text, WIDTH, beside, flow, join, wrap};
use super::{Board, by_id};

/// The column where the content of a site begins.
const MARGIN: usize = 18;

type Table<'s> = super::Table<'s, View>;

impl Board for Table<'_> {
    fn draw(&self) -> Vec<Text> {
        let mut lines = vec![self.head()];
        lines.extend(self.ships());
        lines.push(Text::default());
        lines.extend(Site::ALL.into_iter().flat_map(|site| self.site(site)));
        lines.push(Text::default());
        lines.extend(self.players());
        lines
    }

    fn remark(&self, notation: &str) -> Option<Text> {
        let (verb, noun) = notation.split_once(' ')?;
        match verb {
            "take" => Some(Text::from(self.card_at(noun.parse().ok()?))),
            "sail" => Some(slots(self.view.ships.get(noun.parse::<ShipNo>().ok()?.index())?)),
            "put" => self.next_space(noun.parse().ok()?).map(|space| Text::from(self.gain(space))),
            _ => None,
        }
    }

    /// Explains the five sites, and the cards that lie on the table.
    fn explain(&self) -> Vec<Text> {
        let game = self.scene.game;
        let site = |site: Site| {
            let side = self.view.options.sides[site.index()];
            let title = format!("{} {}", self.title(site), side.id().to_uppercase());
            (title, format!("{game}-site-{site}-{side}"))
        };
        let sites = Site::ALL.into_iter().map(site);
        let owned = self.view.players.iter().flat_map(|player| held(&player.cards)).map(|(card, _)| card);
        let open = self.view.market.iter().flatten().chain(&self.view.peek).copied();
        let cards: BTreeSet<&str> = open.chain(owned).map(Card::id).collect();
        let cards = cards.into_iter().map(|card| (self.name(card), format!("{game}-card-{card}")));
        let about = |(title, key): (String, String)| format!("{title}: {}", self.scene.words.text(&key, &[]));
        super::log(sites.chain(cards).map(about))
    }

    fn score_sheet(&self) -> Vec<(String, Vec<i32>)> {
        let used = |source: &Source| *source != Source::Wrath || self.view.options.wrath;
        let line = |source: Source| {
            let points = self.view.players.iter().map(|player| points_from(source, &player.points).into());
            (self.title(source), points.collect())
        };
        Source::ALL.into_iter().filter(used).map(line).collect()
    }
}

impl Table<'_> {
    fn head(&self) -> Text {
        let View { round, rounds, .. } = self.view;
        let round = self.scene.words.ui("round", &[("round", round.into()), ("rounds", rounds.into())]);
        let person = |key, seat| Text::from(format!("   {}: ", self.ui(key))).with(Text::seat(seat));
        Text::painted(BOLD, &round)
            .with(person("start-player", self.view.start))
            .with(person("active-player", self.view.active))
    }

    fn ships(&self) -> Vec<Text> {
        let mut lines: Vec<Text> =
            self.view.ships.iter().enumerate().map(|(index, ship)| self.ship(index, ship)).collect();
        if self.view.round < self.view.rounds {
            let card = |ships: &[u8; 4]| ships.map(|size| size.to_string()).join("-");
            let cards: Vec<String> = self.view.round_cards.iter().map(card).collect();
            let coming = format!("{}: {}", self.label("round-cards", &json!({})), cards.join(" "));
            lines.extend(wrap(&coming, WIDTH).iter().map(|line| Text::painted(DIM, line)));
        }
        lines
    }

    fn ship(&self, index: usize, ship: &ShipView) -> Text {
        let name = self.label("ship", &json!({ "ship": index + 1 }));
        let state = match ship.docked {
            Some(site) => self.label("docked", &json!({ "site": site })),
            None => self.label("minimum", &json!({ "count": ship.minimum })),
        };
        let style = if ship.docked.is_some() { DIM } else { BOLD };
        Text::painted(style, &name).pad(10).with(slots(ship)).pad(22).with(state)
    }

    fn players(&self) -> Vec<Text> {
        let heads = [self.ui("points"), self.label("sled", &json!({})), self.label("quarry", &json!({}))];
        let heads = heads.map(|head| format!("  {head:>6}"));
        let names = self.scene.players.iter().map(|name| name.chars().count() + 2).max().unwrap_or(0);
        let names = names.max(self.ui("player").chars().count()) + 2;
        let head = Text::from("  ").with(self.ui("player")).pad(names + 2);
        let head = head.with(heads.concat()).with("  ").with(self.ui("cards"));
        let margin = head.width() - self.ui("cards").chars().count();
        let mut lines = vec![Text::painted(DIM, &head.to_string())];
        for (seat, player) in Seat::ALL.into_iter().zip(&self.view.players) {
            let mark = if seat == self.view.active { "> " } else { "  " };
            let name = self.scene.players.get(seat.index()).map(String::as_str).unwrap_or_default();
            let mut line = Text::from(mark).with(Text::seat(seat)).with(" ").with(name).pad(names + 2);
            let counts = [i32::from(player.score), i32::from(player.sled), i32::from(player.quarry)];
            for (count, head) in counts.iter().zip(&heads) {
                line = line.with(format!("{count:>0$}", head.chars().count()));
            }
            let cards = flow(self.cards(&player.cards), " ", WIDTH - margin);
            lines.extend(beside(line, margin, cards));
        }
        lines
    }

    /// The names of cards, with a comma behind each but the last.
    fn cards(&self, cards: &Cards) -> Vec<Text> {
        let cards = held(cards);
        let name = |(card, count): &(Card, u8)| match count {
            1 => self.name(card),
            _ => format!("{count}× {}", self.name(card)),
        };
        let comma = |index: usize| if index + 1 < cards.len() { "," } else { "" };
        cards.iter().map(name).enumerate().map(|(index, name)| Text::from(name + comma(index))).collect()
    }

    /// The card on a place of the market, or the number of cards that lie there face down.
    fn card_at(&self, place: MarketPlace) -> String {
        self.view.market[place.index()].map_or_else(|| self.face_down(), |card| self.name(card))
    }

    fn face_down(&self) -> String {
        format!("{}× {}", self.view.face_down, self.ui("face-down"))
    }

    /// The gain from a stone on a space, in words: `+1 point, card`.
    fn gain(&self, space: &Space) -> String {
        let points = self.label("reward-points", &json!({ "points": space.points }));
        match space.bonus {
            Some(bonus) => format!("{points}, {}", self.label(&format!("bonus-{bonus}"), &json!({}))),
            None => points,
        }
    }

    /// The print on a space: `1+card`.
    fn space(&self, space: &Space) -> String {
        match space.bonus {
            Some(bonus) => format!("{}+{}", space.points, self.label(&format!("bonus-{bonus}"), &json!({}))),
            None => space.points.to_string(),
        }
    }

    /// The next space of a small pyramid.
    fn next_space(&self, pyramid: SmallPyramid) -> Option<&Space> {
        let built = self.view.small_pyramids[pyramid.index()].len();
        self.view.printed.small_pyramids.get(pyramid.index())?.get(built)
    }
}

/// The cards of which there is at least one.
fn held(cards: &Cards) -> Vec<(Card, u8)> {
    by_id(Card::ALL.map(|card| (card, cards.count(card))).into_iter().filter(|(_, count)| *count > 0))
}

fn points_from(source: Source, points: &Points) -> i16 {
    match source {
        Source::Pyramid => points.pyramid,
        Source::Temple => points.temple,
        Source::Burial => points.burial,
        Source::Obelisks => points.obelisks,
        Source::Decorations => points.decorations,
        Source::Statues => points.statues,
        Source::BlueCards => points.blue_cards,
        Source::Wrath => points.wrath,
    }
}

/// The slots from the bow: `[A|_|B|_]`.
fn slots(ship: &ShipView) -> Text {
    let slots = ship.slots.iter().map(|slot| slot.map_or_else(|| Text::from("_"), Text::seat));
    Text::from("[").with(join(slots, "|")).with("]")
}
