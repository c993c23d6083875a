//! Pharaon's table. Offerings are written in brackets, `(green)`, and resources without.

mod help;
mod pieces;
mod players;
mod traitor;
mod view;
mod zones;

use std::fmt;

use maat_engine::Seat;
use serde_json::json;

use super::Scene;
use super::text::{BOLD, DIM, Text, WIDTH, beside, flow};
use view::{Owner, Place, View};

/// Where the content of a zone begins.
const MARGIN: usize = 14;

/// What pieces, sections, tracks and lanes are coloured with, and the wild resource.
const COLOURS: [&str; 5] = ["green", "blue", "black", "red", "yellow"];
const SILVER: &str = "silver";

/// Who has no seat.
const TRAITOR: &str = "traitor";

/// The lines of the score sheet.
const SOURCES: [&str; 9] =
    ["gods", "nobles", "tomb", "artisans", "nile", "resources", "offerings", "pharaoh", "first-player"];

pub fn draw(scene: Scene<'_>) -> Option<Vec<Text>> {
    let table = Table::read(scene)?;
    let mut lines = table.head();
    lines.extend(table.ring());
    lines.push(Text::default());
    for zone in &table.view.zones {
        lines.extend(table.zone(&zone.zone));
    }
    lines.extend(table.pyramid());
    lines.extend(table.jars());
    lines.extend(table.seen());
    lines.extend(table.lanes());
    lines.push(Text::default());
    lines.extend(table.owners());
    Some(lines)
}

/// What lies where the move points to.
pub fn remark(scene: Scene<'_>, notation: &str) -> Option<Text> {
    let (verb, noun) = notation.split_once(' ').unwrap_or((notation, ""));
    let table = Table::read(scene)?;
    let place = noun.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let view = &table.view;
    match verb {
        "jar" => {
            let jar = view.jars.iter().find(|jar| jar.jar.to_string() == noun)?;
            Some(table.sum(jar.colours()))
        }
        "pair" | "bonus" => view.pairs.get(place?)?.as_ref().map(|pair| table.sum(pair)),
        "token" => view.bonus.get(place?)?.as_ref().map(|offering| table.piece(offering)),
        "noble" => view.nobles.get(place?)?.as_ref().map(|noble| Text::from(table.noble_name(noble))),
        "artisan" => view.artisans.get(place?)?.as_ref().map(|artisan| table.artisan(artisan)),
        "nile" => {
            let [cost, gain, _] = table.nile_action(view.printed.nile.get(place?)?);
            Some(cost.with(" ").with(gain))
        }
        "tomb" => table.next_tomb(),
        "step" => table.next_level(noun),
        "reward" => table.field_before(place?),
        _ => None,
    }
}

pub fn explain(scene: Scene<'_>) -> Vec<Text> {
    Table::read(scene).map_or_else(Vec::new, |table| table.explain())
}

pub fn score_sheet(scene: Scene<'_>) -> Vec<(String, Vec<i32>)> {
    let Some(table) = Table::read(scene) else { return Vec::new() };
    let owners =
        || table.view.players.iter().chain(table.view.traitor.as_ref().map(|traitor| &traitor.owner));
    let points = |owner: &Owner, source: &str| owner.sheet.get(&source.replace('-', "_")).copied();
    let line = |source: &str| {
        let points = owners().map(|owner| points(owner, source).unwrap_or_default());
        (scene.words.title(scene.game, source), points.collect())
    };
    SOURCES.into_iter().map(line).collect()
}

/// The Traitor's mark and points.
pub fn rival(scene: Scene<'_>) -> Option<(Text, i32)> {
    let table = Table::read(scene)?;
    let score = table.view.traitor.as_ref()?.owner.score;
    Some((table.holder(TRAITOR), score.into()))
}

type Table<'s> = super::Table<'s, View>;

impl Table<'_> {
    fn worth(&self, points: i16) -> String {
        self.label("worth", &json!({ "points": points }))
    }

    /// The mark of a player or of the Traitor.
    fn holder(&self, id: &str) -> Text {
        match id.parse::<Seat>() {
            Ok(seat) => Text::seat(seat),
            Err(_) => Text::painted(BOLD, &self.name(TRAITOR).chars().take(1).collect::<String>()),
        }
    }

    /// Everybody who plays, the Traitor last.
    fn everybody(&self) -> impl Iterator<Item = (&'static str, &Owner)> {
        let seats = ["a", "b", "c", "d", "e"].into_iter().zip(&self.view.players);
        seats.chain(self.view.traitor.as_ref().map(|traitor| (TRAITOR, &traitor.owner)))
    }

    /// The player whose turn it is; not the Traitor.
    fn active(&self) -> Option<&Owner> {
        let seat: Seat = self.view.active.parse().ok()?;
        self.view.players.get(seat.index())
    }

    fn head(&self) -> Vec<Text> {
        let View { round, rounds, .. } = self.view;
        let round = self.scene.words.ui("round", &[("round", round.into()), ("rounds", rounds.into())]);
        let person = |title: String, id: &Option<String>| {
            let mark = id.as_ref().map_or_else(|| Text::from("–"), |id| self.holder(id));
            Text::from(format!("{title}: ")).with(mark)
        };
        let items = [
            Text::painted(BOLD, &round),
            person(self.ui("start-player"), &self.view.first),
            person(self.ui("active-player"), &Some(self.view.active.clone())),
            person(self.name("pharaoh"), &self.view.pharaoh),
        ];
        let mut lines = flow(items, "   ", WIDTH);
        lines.extend(self.under_way());
        lines
    }

    /// The action that is being paid, or the jar that is being opened, and how much is still to be chosen.
    fn under_way(&self) -> Vec<Text> {
        let paid = self.view.under_way.as_ref().map(|action| {
            let title = self.label("paying", &json!({ "zone": action.zone }));
            let pieces: Vec<&String> = action.entry.iter().chain(&action.paid).collect();
            let pieces = if pieces.is_empty() { Text::from("–") } else { self.sum(pieces) };
            Text::from(format!("{title}: ")).with(pieces)
        });
        let jar = self.view.jar.as_ref();
        let jar = jar.map(|jar| Text::from(self.label("jar", &json!({ "colours": jar.colours() }))));
        let left = (self.view.left > 0).then(|| self.label("more-of", &json!({ "count": self.view.left })));
        let items = paid.into_iter().chain(jar).chain(left.map(Text::from));
        let mark = |line: Text| Text::painted(BOLD, "» ").with(line);
        flow(items, "   ", WIDTH - 2).into_iter().map(mark).collect()
    }

    /// Who has passed where; the top row first, as on the board.
    fn pyramid(&self) -> Vec<Text> {
        let mut lines = vec![Text::painted(BOLD, &self.label("pyramid", &json!({})))];
        for (row, fields) in self.view.printed.pyramid.iter().enumerate().rev() {
            let title = Text::from("  ").with(self.label("row", &json!({ "row": row + 1 })));
            let fields = fields.iter().enumerate().map(|(field, rewards)| {
                number(field + 1).with(self.rewards(rewards)).with(self.cylinders(row + 1, field + 1))
            });
            lines.extend(beside(title, MARGIN, flow(fields, "   ", WIDTH - MARGIN)));
        }
        let last = self.everybody().filter(|(_, owner)| matches!(owner.place, Place::Last));
        let last = last.map(|(id, _)| Text::from(self.label("sum-passed-last", &json!({ "seat": id }))));
        lines.extend(last.map(|line| Text::from(" ".repeat(MARGIN)).with(line)));
        lines
    }

    /// Those who stand on a field, in square brackets.
    fn cylinders(&self, row: usize, field: usize) -> Text {
        let there = |place: &Place| matches!(place, Place::Pyramid { row: at, field: on } if (*at, *on) == (row, field));
        let marks = self.everybody().filter(|(_, owner)| there(&owner.place));
        let marks = marks.fold(Text::default(), |text, (id, _)| text.with(self.holder(id)));
        if marks.width() == 0 { marks } else { Text::from(" [").with(marks).with("]") }
    }

    fn jars(&self) -> Vec<Text> {
        let title = Text::painted(BOLD, &self.label("jars", &json!({})));
        let jar = |jar: &view::Jar| number(jar.jar).with(self.sum(jar.colours()));
        let mut jars: Vec<Text> = self.view.jars.iter().map(jar).collect();
        if jars.is_empty() {
            jars.push(Text::from(self.label("no-jars", &json!({}))));
        }
        jars.push(Text::painted(DIM, &self.label("jar-pile", &json!({ "count": self.view.jar_pile }))));
        let margin = MARGIN.max(title.width() + 2);
        beside(title, margin, flow(jars, "   ", WIDTH - margin))
    }

    /// The nobles that only this viewer knows.
    fn seen(&self) -> Vec<Text> {
        let nobles: Vec<_> = self.view.look.iter().chain(&self.view.aside).collect();
        if nobles.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![Text::painted(BOLD, &self.label("only-you", &json!({})))];
        lines.extend(nobles.into_iter().flat_map(|noble| self.noble(noble, Text::from("  "))));
        lines
    }
}

/// The number of a place, or of a jar, as moves name it.
fn number(number: impl fmt::Display) -> Text {
    Text::painted(DIM, &format!("{number}:")).with(" ")
}
