//! Imhotep's table.

mod sites;
mod view;

use std::collections::{BTreeMap, BTreeSet};

use maat_engine::Seat;
use serde_json::json;

use super::Scene;
use super::text::{BOLD, DIM, Text, WIDTH, beside, flow, wrap};
use view::{Printed, Ship, Space, View};

/// The sites in the order of the view's sides.
const SITES: [&str; 5] = ["market", "pyramid", "temple", "burial", "obelisks"];

/// The small pyramids of side B.
const SMALL: [&str; 3] = ["left", "middle", "right"];

/// Where the content of a site begins.
const MARGIN: usize = 18;

pub fn draw(scene: Scene<'_>) -> Option<Vec<Text>> {
    let table = Table::read(scene)?;
    let mut lines = vec![table.head()];
    lines.extend(table.ships());
    lines.push(Text::default());
    for index in 0..SITES.len() {
        lines.extend(table.site(index));
    }
    lines.push(Text::default());
    lines.extend(table.players());
    Some(lines)
}

pub fn remark(scene: Scene<'_>, notation: &str) -> Option<Text> {
    let (verb, noun) = notation.split_once(' ')?;
    match verb {
        "take" => Table::read(scene)?.card_at(noun),
        "sail" => Some(slots(Table::read(scene)?.view.ships.get(place(noun)?)?)),
        "put" => {
            let table = Table::read(scene)?;
            table.next_space(noun).map(|space| Text::from(table.gain(space)))
        }
        _ => None,
    }
}

/// What the five sites do, and the cards that lie on the table.
pub fn explain(scene: Scene<'_>) -> Vec<Text> {
    let Some(table) = Table::read(scene) else { return Vec::new() };
    let site = |(site, side): (&str, &String)| {
        let title = format!("{} {}", scene.words.title(scene.game, site), side.to_uppercase());
        (title, format!("{}-site-{site}-{side}", scene.game))
    };
    let sites = SITES.into_iter().zip(&table.view.options.sides).map(site);
    let owned = table.view.players.iter().flat_map(|player| player.cards.keys());
    let cards: BTreeSet<&String> =
        table.view.market.iter().flatten().chain(&table.view.peek).chain(owned).collect();
    let cards = cards.into_iter().map(|card| (table.name(card), format!("{}-card-{card}", scene.game)));
    let about = |(title, key): (String, String)| format!("{title}: {}", scene.words.text(&key, &[]));
    super::log(sites.chain(cards).map(about))
}

pub fn score_sheet(scene: Scene<'_>) -> Vec<(String, Vec<i32>)> {
    let Some(table) = Table::read(scene) else { return Vec::new() };
    let sources =
        ["pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue-cards", "wrath"];
    let used = sources.into_iter().filter(|&source| source != "wrath" || table.view.options.wrath);
    let line = |source: &str| {
        let points = |player: &view::Player| player.points.get(&source.replace('-', "_")).copied();
        let points = table.view.players.iter().map(|player| points(player).unwrap_or_default());
        (scene.words.title(scene.game, source), points.collect())
    };
    used.map(line).collect()
}

/// What is drawn, and the printed facts it stands on.
struct Table<'s> {
    scene: Scene<'s>,
    view: View,
    printed: Printed,
}

impl<'s> Table<'s> {
    /// `None` if the view is not what this drawing was written for.
    fn read(scene: Scene<'s>) -> Option<Self> {
        let view = serde_json::from_value(scene.view.clone()).ok()?;
        let printed = toml::from_str(scene.content()?).ok()?;
        Some(Table { scene, view, printed })
    }

    fn name(&self, id: &str) -> String {
        self.scene.words.name(self.scene.game, id)
    }

    fn label(&self, key: &str) -> String {
        self.scene.words.label(self.scene.game, key, &json!({}))
    }

    fn ui(&self, key: &str) -> String {
        self.scene.words.ui(key, &[])
    }

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
            let coming = format!("{}: {}", self.label("round-cards"), cards.join(" "));
            lines.extend(wrap(&coming, WIDTH).iter().map(|line| Text::painted(DIM, line)));
        }
        lines
    }

    fn ship(&self, index: usize, ship: &Ship) -> Text {
        let words = self.scene.words;
        let (game, number) = (self.scene.game, index + 1);
        let name = words.label(game, "ship", &json!({ "ship": number }));
        let state = match &ship.docked {
            Some(site) => Text::from(words.label(game, "docked", &json!({ "site": site }))),
            None => Text::from(words.label(game, "minimum", &json!({ "count": ship.minimum }))),
        };
        let style = if ship.docked.is_some() { DIM } else { BOLD };
        Text::painted(style, &name).pad(10).with(slots(ship)).pad(22).with(state)
    }

    fn players(&self) -> Vec<Text> {
        let heads = [self.ui("points"), self.label("sled"), self.label("quarry")];
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

    /// Each with a comma behind it, except the last.
    fn cards(&self, cards: &BTreeMap<String, u8>) -> Vec<Text> {
        let name = |(card, count): (&String, &u8)| match count {
            1 => self.name(card),
            _ => format!("{count}× {}", self.name(card)),
        };
        let comma = |index: usize| if index + 1 < cards.len() { "," } else { "" };
        cards.iter().map(name).enumerate().map(|(index, name)| Text::from(name + comma(index))).collect()
    }

    /// The card on a place of the market, or what lies there face down.
    fn card_at(&self, noun: &str) -> Option<Text> {
        let card = self.view.market.get(place(noun)?)?;
        Some(Text::from(card.as_ref().map_or_else(|| self.face_down(), |card| self.name(card))))
    }

    fn face_down(&self) -> String {
        format!("{}× {}", self.view.face_down, self.ui("face-down"))
    }

    /// What a stone brings there, in words: +1 point, card.
    fn gain(&self, space: &Space) -> String {
        let points = json!({ "points": space.points });
        let points = self.scene.words.label(self.scene.game, "reward-points", &points);
        match &space.bonus {
            Some(bonus) => format!("{points}, {}", self.label(&format!("bonus-{bonus}"))),
            None => points,
        }
    }

    /// What is printed there: 1+card.
    fn space(&self, space: &Space) -> String {
        match &space.bonus {
            Some(bonus) => format!("{}+{}", space.points, self.label(&format!("bonus-{bonus}"))),
            None => space.points.to_string(),
        }
    }

    /// The spaces of a small pyramid in the order they are filled.
    fn small_pyramid(&self, index: usize) -> impl Iterator<Item = &Space> {
        self.printed.pyramid_b.iter().filter(move |space| space.pyramid.as_deref() == Some(SMALL[index]))
    }

    /// The next space of a small pyramid.
    fn next_space(&self, pyramid: &str) -> Option<&Space> {
        let index = SMALL.iter().position(|name| *name == pyramid)?;
        let built = self.view.small_pyramids[index].0.len();
        self.small_pyramid(index).nth(built)
    }
}

/// A number of the notation as an index.
fn place(noun: &str) -> Option<usize> {
    noun.parse::<usize>().ok()?.checked_sub(1)
}

/// The slots from the bow: `[A|_|B|_]`.
fn slots(ship: &Ship) -> Text {
    let mut line = Text::from("[");
    for (index, slot) in ship.slots.iter().enumerate() {
        if index > 0 {
            line = line.with("|");
        }
        line = match slot {
            Some(seat) => line.with(Text::seat(*seat)),
            None => line.with("_"),
        };
    }
    line.with("]")
}
