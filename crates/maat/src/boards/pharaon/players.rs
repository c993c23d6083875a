//! What everybody has.

use maat_engine::Seat;
use serde_json::json;

use super::super::text::{DIM, Text, WIDTH, flow};
use super::view::{Counts, Noble, Owner, Place};
use super::{COLOURS, SILVER, TRAITOR, Table};

/// Where the lists of an owner begin.
const INDENT: usize = 4;

/// Stands behind a noble that was used in this round.
const TIRED: &str = "×";

impl Table<'_> {
    /// A column for each kind of resource; below the supply of each owner the levels on the tracks of that colour.
    pub(super) fn owners(&self) -> Vec<Text> {
        let bank = self.label("bank", &json!({}));
        let names = self.everybody().map(|(id, _)| self.note(id).chars().count() + 2);
        let titles = [self.ui("player"), bank.clone(), self.title("nile")];
        let names = names.chain(titles.iter().map(|title| title.chars().count())).max().unwrap_or(0) + 2;
        let points = self.ui("points");
        let columns: Vec<String> = COLOURS.into_iter().chain([SILVER]).map(|id| self.name(id)).collect();
        let row = |head: Text, points: String, counts: &Counts, dim: bool| {
            let line = head.pad(names + 2).with(points);
            COLOURS.into_iter().chain([SILVER]).zip(&columns).fold(line, |line, (id, column)| {
                let width = column.chars().count() + 2;
                let count = counts.get(id).map(ToString::to_string).unwrap_or_default();
                let count = format!("{count:>width$}");
                line.with(if dim { Text::painted(DIM, &count) } else { Text::from(count) })
            })
        };
        let width = points.chars().count();
        let head = Text::from("  ").with(self.ui("player")).pad(names + 2).with(points);
        let head = columns.iter().fold(head, |head, column| head.with("  ").with(column.as_str()));
        let mut lines = vec![Text::painted(DIM, &head.to_string())];
        lines.push(row(Text::painted(DIM, &format!("  {bank}")), " ".repeat(width), &self.view.bank, true));
        for (id, owner) in self.everybody() {
            let mark = if id == self.view.active { "> " } else { "  " };
            let name = Text::from(mark).with(self.holder(id)).with(" ").with(self.note(id));
            lines.push(row(name, format!("{:>width$}", owner.score), &owner.resources, false));
            let nile = Text::painted(DIM, &format!("    {}", self.title("nile")));
            lines.push(row(nile, " ".repeat(width), &owner.nile, true));
            lines.extend(self.belongings(id, owner));
        }
        lines
    }

    /// What stands beside the mark: who plays there, or the Traitor's name.
    fn note(&self, id: &str) -> String {
        match id.parse::<Seat>() {
            Ok(seat) => self.scene.players.get(seat.index()).cloned().unwrap_or_default(),
            Err(_) => self.name(TRAITOR),
        }
    }

    /// Lists one behind the other, without those that are empty.
    fn belongings(&self, id: &str, owner: &Owner) -> Vec<Text> {
        let value = self.view.traitor.as_ref().filter(|_| id == TRAITOR).map(|traitor| traitor.noble_value);
        let offerings = owner.offerings.iter().map(|(offering, count)| match count {
            1 => self.piece(offering),
            _ => Text::from(format!("{count}× ")).with(self.piece(offering)),
        });
        let nobles = owner.nobles.iter().map(|noble| self.own_noble(noble, value));
        let artisans = owner.artisans.iter().map(|artisan| Text::from(artisan.points.to_string()));
        let gods = owner.gods.iter().map(|god| Text::from(self.name(god)));
        let tomb = (owner.tomb > 0).then(|| Text::from(owner.tomb.to_string()));
        let lists: [(&str, Vec<Text>); 5] = [
            ("offerings", offerings.collect()),
            ("nobles", nobles.collect()),
            ("artisans", artisans.collect()),
            ("tomb", tomb.into_iter().collect()),
            ("gods", gods.collect()),
        ];
        let lists: Vec<_> = lists.into_iter().filter(|(_, items)| !items.is_empty()).collect();
        let last = lists.len().saturating_sub(1);
        let mut words = Vec::new();
        for (index, (title, items)) in lists.into_iter().enumerate() {
            let end = if index == last { "" } else { "; " };
            words.extend(listed(Text::painted(DIM, &self.title(title)), items, end));
        }
        if owner.nobles.iter().any(|noble| noble.tired) {
            let legend = format!("({TIRED} {})", self.label("tired", &json!({})));
            words.extend(legend.split(' ').map(|word| Text::painted(DIM, word)));
        }
        let indented = |line| Text::from(" ".repeat(INDENT)).with(line);
        flow(words, " ", WIDTH - INDENT).into_iter().map(indented).collect()
    }

    /// `Seer = 6`: what it would bring if the game ended now.
    fn own_noble(&self, noble: &Noble, value: Option<i16>) -> Text {
        let worth = value.unwrap_or(noble.worth);
        let tired = if noble.tired { TIRED } else { "" };
        Text::from(format!("{}{tired} = {worth}", self.noble_name(noble)))
    }

    /// The next space of the tomb and its points; what it costs stands on the board.
    pub(super) fn next_tomb(&self) -> Option<Text> {
        let built = usize::from(self.active()?.tomb);
        let space = self.view.printed.tomb.get(built)?;
        Some(Text::from(format!("{} = {}", built + 1, self.worth(space.points))))
    }

    /// Where a disc climbs to.
    pub(super) fn next_level(&self, track: &str) -> Option<Text> {
        let level = self.active()?.nile.get(track)? + 1;
        let points = self.view.printed.nile_points.get(usize::from(level))?;
        Some(Text::from(self.label("step-to", &json!({ "level": level, "points": points }))))
    }

    /// A field in the row of whoever chooses a reward.
    pub(super) fn field_before(&self, field: usize) -> Option<Text> {
        let Place::Pyramid { row, .. } = self.active()?.place else { return None };
        let rewards = self.view.printed.pyramid.get(row.checked_sub(1)?)?.get(field)?;
        Some(self.rewards(rewards))
    }
}

/// `Title: one, two, three`, item by item.
fn listed(title: Text, items: Vec<Text>, end: &str) -> Vec<Text> {
    let last = items.len().saturating_sub(1);
    let mut title = Some(title.with(": "));
    let item = |(index, item): (usize, Text)| {
        let before = title.take().unwrap_or_default();
        before.with(item).with(if index == last { end.trim_end() } else { "," })
    };
    items.into_iter().enumerate().map(item).collect()
}
