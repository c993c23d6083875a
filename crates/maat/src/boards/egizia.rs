//! Egizia's table. `_` is where the next brick can be laid, `·` a space that has to wait.

mod board;
mod help;
mod players;
mod remarks;
mod river;
mod view;

use maat_engine::Seat;
use serde_json::json;

use super::Scene;
use super::text::{BOLD, DIM, Text, WIDTH, flow};
use view::{Card, Player, Sphinx, View};

/// The lines of the score sheet.
const SOURCES: [&str; 13] = [
    "sphinx",
    "obelisk",
    "graves",
    "pyramid",
    "temple",
    "rows",
    "grain-market",
    "nile-cards",
    "cooperation",
    "hunger",
    "sale",
    "grave-tiles",
    "sphinx-cards",
];

pub fn draw(scene: Scene<'_>) -> Option<Vec<Text>> {
    let table = Table::read(scene)?;
    let mut lines = table.head();
    lines.extend(table.river());
    lines.push(Text::default());
    lines.extend(table.buildings());
    lines.extend(table.water());
    lines.extend(table.track());
    lines.extend(table.looks());
    lines.push(Text::default());
    lines.extend(table.players());
    Some(lines)
}

pub fn remark(scene: Scene<'_>, notation: &str) -> Option<Text> {
    Table::read(scene)?.remark(notation)
}

pub fn explain(scene: Scene<'_>) -> Vec<Text> {
    Table::read(scene).map_or_else(Vec::new, |table| table.explain())
}

pub fn score_sheet(scene: Scene<'_>) -> Vec<(String, Vec<i32>)> {
    let Some(table) = Table::read(scene) else { return Vec::new() };
    let line = |source: &str| {
        let points = |player: &Player| player.sheet.get(source).copied().unwrap_or_default();
        (table.title(source), table.view.players.iter().map(points).collect())
    };
    SOURCES.into_iter().map(line).collect()
}

type Table<'s> = super::Table<'s, View>;

impl Table<'_> {
    /// `Quarry 3`.
    fn card(&self, card: &Card) -> String {
        self.label("card", &json!(card))
    }

    fn sphinx_card(&self, card: &Sphinx) -> String {
        self.label("sphinx-card", &json!({ "card": card.card }))
    }

    /// Whoever is to act, if that is a single player.
    fn actor(&self) -> Option<&Player> {
        self.view.players.get(self.view.active?.index())
    }

    fn head(&self) -> Vec<Text> {
        let View { round, rounds, .. } = self.view;
        let round = self.scene.words.ui("round", &[("round", round.into()), ("rounds", rounds.into())]);
        let order = self.view.order.iter().fold(Text::default(), |text, &seat| text.with(Text::seat(seat)));
        let active = self
            .view
            .active
            .map(|seat| Text::from(format!("{}: ", self.ui("active-player"))).with(Text::seat(seat)));
        let items = [
            Text::painted(BOLD, &round),
            Text::from(self.title(&self.view.phase)),
            Text::from(format!("{}: ", self.title("turn-order"))).with(order),
        ];
        let mut lines = flow(items.into_iter().chain(active), "   ", WIDTH);
        lines.extend(self.under_way());
        lines
    }

    /// The build that is going on, and how much is still to be chosen.
    fn under_way(&self) -> Vec<Text> {
        let build = self.view.build.as_ref().filter(|build| build.strength > 0).map(|build| {
            let fields = json!({ "strength": build.strength, "spent": build.spent, "budget": build.budget });
            format!("{}: {}", self.title(&build.site), self.label("build-state", &fields))
        });
        let left = (self.view.left > 1).then(|| self.label("more-of", &json!({ "count": self.view.left })));
        let mark = |line: Text| Text::painted(BOLD, "» ").with(line);
        flow(build.into_iter().chain(left).map(Text::from), "   ", WIDTH - 2).into_iter().map(mark).collect()
    }
}

/// An owner's letter; where a brick can be laid next, and where not yet.
fn brick(owner: Option<Seat>, next: bool) -> Text {
    match owner {
        Some(seat) => Text::seat(seat),
        None if next => Text::from("_"),
        None => Text::painted(DIM, "·"),
    }
}

/// Bricks in their order; the first space without one comes next if the row is open.
fn bricks(spaces: &[Option<Seat>], open: bool) -> impl Iterator<Item = Text> {
    let next = spaces.iter().position(Option::is_none).filter(|_| open);
    spaces.iter().enumerate().map(move |(place, owner)| brick(*owner, next == Some(place)))
}

/// Texts with something between them.
fn join(items: impl IntoIterator<Item = Text>, gap: &str) -> Text {
    let mut items = items.into_iter();
    let first = items.next().unwrap_or_default();
    items.fold(first, |text, item| text.with(gap).with(item))
}
