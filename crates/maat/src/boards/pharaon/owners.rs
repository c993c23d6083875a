//! The possessions of the players and of the Traitor.

use maat_engine::Seat;
use maat_pharaon::pieces::{Colour, God, Holder, Resource, Zone};
use maat_pharaon::score::Sheet;
use maat_pharaon::view::{
    ArtisanView, ColourCounts, NobleView, OfferingCounts, PlaceView, PlayerView, ResourceCounts, TraitorView,
};
use serde_json::json;

use super::super::text::{DIM, Text, WIDTH, flow};
use super::{Table, by_id};

/// The column where the lists of an owner begin.
const INDENT: usize = 4;

/// Stands behind a noble that was used in this round.
const TIRED: &str = "×";

/// A player or the Traitor, with what they own.
pub(super) struct Owner<'v> {
    pub holder: Holder,
    pub sheet: &'v Sheet,
    pub tomb: u8,
    pub place: PlaceView,
    score: i16,
    gods: &'v [God],
    resources: &'v ResourceCounts,
    offerings: &'v OfferingCounts,
    nobles: Vec<OwnedNoble<'v>>,
    artisans: &'v [ArtisanView],
    nile: &'v ColourCounts,
}

struct OwnedNoble<'v> {
    card: &'v NobleView,
    tired: bool,
    /// The points that it would bring if the game ended now.
    worth: i16,
}

impl<'v> Owner<'v> {
    fn player(seat: Seat, player: &'v PlayerView) -> Self {
        let nobles = player.nobles.iter();
        Owner {
            holder: seat.into(),
            sheet: &player.sheet,
            tomb: player.tomb,
            place: player.place,
            score: player.score,
            gods: &player.gods,
            resources: &player.resources,
            offerings: &player.offerings,
            nobles: nobles
                .map(|own| OwnedNoble { card: &own.card, tired: own.tired, worth: own.worth })
                .collect(),
            artisans: &player.artisans,
            nile: &player.nile,
        }
    }

    fn traitor(traitor: &'v TraitorView) -> Self {
        let nobles = traitor.nobles.iter();
        Owner {
            holder: Holder::Traitor,
            sheet: &traitor.sheet,
            tomb: traitor.tomb,
            place: traitor.place,
            score: traitor.score,
            gods: &traitor.gods,
            resources: &traitor.resources,
            offerings: &traitor.offerings,
            nobles: nobles
                .map(|card| OwnedNoble { card, tired: false, worth: traitor.noble_value })
                .collect(),
            artisans: &traitor.artisans,
            nile: &traitor.nile,
        }
    }
}

impl Table<'_> {
    /// Everybody who plays, the Traitor last.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Owner<'_>> {
        let players = Seat::ALL.into_iter().zip(&self.view.players);
        let players = players.map(|(seat, player)| Owner::player(seat, player));
        players.chain(self.view.traitor.as_ref().map(Owner::traitor))
    }

    /// A column for each kind of resource; below the supply of each owner the levels on the tracks of that colour.
    pub(super) fn owners(&self) -> Vec<Text> {
        let bank = self.label("bank", &json!({}));
        let names = self.everybody().map(|owner| self.note(owner.holder).chars().count() + 2);
        let titles = [self.ui("player"), bank.clone(), self.title(Zone::Nile)];
        let names = names.chain(titles.iter().map(|title| title.chars().count())).max().unwrap_or(0) + 2;
        let points = self.ui("points");
        let columns = Resource::ALL.map(|resource| self.name(resource));
        let row = |head: Text, points: String, counts: &ResourceCounts, dim: bool| {
            let line = head.pad(names + 2).with(points);
            Resource::ALL.iter().zip(&columns).fold(line, |line, (resource, column)| {
                let width = column.chars().count() + 2;
                let count = counts.get(*resource).map(|count| count.to_string()).unwrap_or_default();
                let count = format!("{count:>width$}");
                line.with(if dim { Text::painted(DIM, &count) } else { Text::from(count) })
            })
        };
        let width = points.chars().count();
        let head = Text::from("  ").with(self.ui("player")).pad(names + 2).with(points);
        let head = columns.iter().fold(head, |head, column| head.with("  ").with(column.as_str()));
        let mut lines = vec![Text::painted(DIM, &head.to_string())];
        lines.push(row(Text::painted(DIM, &format!("  {bank}")), " ".repeat(width), &self.view.bank, true));
        for owner in self.everybody() {
            let mark = if owner.holder == self.view.active { "> " } else { "  " };
            let name = Text::from(mark).with(self.holder(owner.holder)).with(" ");
            let name = name.with(self.note(owner.holder));
            lines.push(row(name, format!("{:>width$}", owner.score), owner.resources, false));
            let nile = Text::painted(DIM, &format!("    {}", self.title(Zone::Nile)));
            let levels = owner.nile.iter().map(|(colour, level)| (Resource::from(colour), level)).collect();
            lines.push(row(nile, " ".repeat(width), &levels, true));
            lines.extend(self.belongings(&owner));
        }
        lines
    }

    /// The note beside the mark: who plays there, or the Traitor's name.
    fn note(&self, holder: Holder) -> String {
        match holder.seat() {
            Some(seat) => self.scene.players.get(seat.index()).cloned().unwrap_or_default(),
            None => self.name(holder),
        }
    }

    /// Lists one behind the other, without those that are empty.
    fn belongings(&self, owner: &Owner<'_>) -> Vec<Text> {
        let offerings = by_id(owner.offerings.iter()).into_iter().map(|(offering, count)| match count {
            1 => self.piece(offering),
            _ => Text::from(format!("{count}× ")).with(self.piece(offering)),
        });
        let nobles = owner.nobles.iter().map(|noble| self.owned_noble(noble));
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

    /// `Seer = 6`.
    fn owned_noble(&self, noble: &OwnedNoble<'_>) -> Text {
        let tired = if noble.tired { TIRED } else { "" };
        Text::from(format!("{}{tired} = {}", self.noble_name(noble.card), noble.worth))
    }

    /// The next space of the tomb and its points; the board shows what it costs.
    pub(super) fn next_tomb(&self) -> Option<Text> {
        let built = usize::from(self.active()?.tomb);
        let space = self.view.printed.tomb.get(built)?;
        Some(Text::from(format!("{} = {}", built + 1, self.worth(space.points))))
    }

    /// The level that a disc climbs to, and its points.
    pub(super) fn next_level(&self, track: Colour) -> Option<Text> {
        let level = self.active()?.nile.get(track)? + 1;
        let points = self.view.printed.nile_points.get(usize::from(level))?;
        Some(Text::from(self.label("step-to", &json!({ "level": level, "points": points }))))
    }

    /// The rewards of a field in the row of the player who chooses one.
    pub(super) fn field_before(&self, field: usize) -> Option<Text> {
        let PlaceView::Pyramid { row, .. } = self.active()?.place else { return None };
        let rewards = self.view.printed.pyramid.get(usize::from(row).checked_sub(1)?)?.get(field)?;
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
