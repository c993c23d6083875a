//! The ring: the wheel, the gods and the five zones.

use maat_pharaon::content::{NileAction, TombSpace};
use maat_pharaon::pieces::{Colour, Piece, Zone};
use maat_pharaon::view::{GodView, ZoneView};
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow, join};
use super::{MARGIN, Table, number};

impl Table<'_> {
    /// The zones clockwise, the colours they are entered with now and in the next round, and the pieces on the wheel.
    pub(super) fn ring(&self) -> Vec<Text> {
        if self.view.zones.is_empty() {
            return Vec::new();
        }
        let colours = Colour::ALL.iter().map(|colour| self.name(colour).chars().count());
        let column = colours.max().unwrap_or(0) + 2;
        let round = |round: u8| self.label("round-short", &json!({ "round": round }));
        let round_now = self.view.round.max(1);
        let mut head = Text::from(self.label("zones", &json!({}))).pad(MARGIN).with(round(round_now));
        if round_now < self.view.rounds {
            head = head.pad(MARGIN + column).with(round(round_now + 1));
        }
        let mut lines = vec![Text::painted(DIM, &head.to_string())];
        for zone in &self.view.zones {
            let line =
                Text::painted(BOLD, &self.title(zone.zone)).pad(MARGIN).with(self.coloured(zone.colour));
            let next = zone.later.first().map(|colour| self.coloured(colour)).unwrap_or_default();
            let line = line.pad(MARGIN + column).with(next);
            let margin = MARGIN + 2 * column;
            lines.extend(beside(line, margin, flow(self.slots(zone), "", WIDTH - margin)));
        }
        let gods = self.view.gods.iter().map(|god| self.god(god));
        lines.extend(beside(
            Text::painted(BOLD, &self.title("gods")),
            MARGIN,
            flow(gods, "   ", WIDTH - MARGIN),
        ));
        lines
    }

    /// `[blue|(Nile)|_]`, and the piece beside a full section.
    fn slots(&self, zone: &ZoneView) -> Vec<Text> {
        let last = zone.slots.len().saturating_sub(1);
        let slot = |(index, slot): (usize, &Option<Piece>)| {
            let piece = slot.map_or_else(|| Text::from("_"), |piece| self.piece(piece));
            let opened = if index == 0 { Text::from("[").with(piece) } else { piece };
            opened.with(if index == last { "]" } else { "|" })
        };
        let slots = zone.slots.iter().enumerate().map(slot);
        slots.chain(zone.overflow.map(|piece| Text::from(" + ").with(self.piece(piece)))).collect()
    }

    /// `Horus (9 points): offerings 3 + nobles 1`.
    fn god(&self, god: &GodView) -> Text {
        let asked = god.zones.iter().zip(&god.conditions);
        let asked =
            asked.map(|(zone, condition)| Text::from(format!("{} {}", self.name(zone), condition.need)));
        let head = format!("{} ({}): ", self.name(god.god), self.worth(god.points));
        Text::from(head).with(join(asked, " + "))
    }

    /// Everything that can be gained in a zone.
    pub(super) fn zone(&self, zone: Zone) -> Vec<Text> {
        let lines = match zone {
            Zone::Offerings => self.offerings(),
            Zone::Nobles => self.nobles(),
            Zone::Artisans => self.artisans(),
            Zone::Nile => self.nile(),
            Zone::Tomb => self.tomb(),
        };
        beside(Text::painted(BOLD, &self.title(zone)), MARGIN, lines)
    }

    fn offerings(&self) -> Vec<Text> {
        let pairs = self.view.pairs.iter().map(|pair| pair.map(|pair| self.sum(pair)));
        let mut lines = flow(numbered(pairs), "   ", WIDTH - MARGIN);
        let bonus = self.view.bonus.iter().map(|offering| offering.map(|offering| self.piece(offering)));
        let title = Text::from(self.label("bonus-field", &json!({}))).with(":");
        let bag = Text::painted(DIM, &self.label("bag", &json!({ "count": self.view.bag })));
        let bonus = [title].into_iter().chain(numbered(bonus)).chain([bag]);
        lines.extend(flow(bonus, "  ", WIDTH - MARGIN));
        lines
    }

    fn nobles(&self) -> Vec<Text> {
        let places = self.view.nobles.iter().enumerate();
        let places = places.flat_map(|(index, noble)| match noble {
            Some(noble) => self.noble(noble, number(index + 1)),
            None => vec![number(index + 1).with("–")],
        });
        places.chain([self.deck(self.view.noble_deck)]).collect()
    }

    fn artisans(&self) -> Vec<Text> {
        let artisans =
            self.view.artisans.iter().map(|artisan| artisan.as_ref().map(|artisan| self.artisan(artisan)));
        flow(numbered(artisans).chain([self.deck(self.view.artisan_deck)]), "   ", WIDTH - MARGIN)
    }

    fn deck(&self, count: u8) -> Text {
        Text::painted(DIM, &self.label("deck", &json!({ "count": count })))
    }

    /// The actions, and the points of the tracks; the levels of the discs are listed with their owners.
    fn nile(&self) -> Vec<Text> {
        let action = |(index, action): (usize, &NileAction)| {
            let parts = flow(self.nile_action(action), "  ", WIDTH - MARGIN - 3);
            beside(number(index + 1), 3, parts)
        };
        let mut lines: Vec<Text> = self.view.printed.nile.iter().enumerate().flat_map(action).collect();
        let level = self.label("level", &json!({}));
        let levels = self.view.printed.nile_points.iter().enumerate().filter(|(_, points)| **points > 0);
        let levels =
            levels.map(|(index, &points)| Text::from(format!("{level} {index}: {}", self.worth(points))));
        lines.extend(flow(levels, "   ", WIDTH - MARGIN));
        lines
    }

    /// Each space with its cost, its points and the cubes that stand on it.
    fn tomb(&self) -> Vec<Text> {
        let space = |(index, space): (usize, &TombSpace)| {
            let cubes = self.marks(self.everybody().filter(|owner| usize::from(owner.tomb) == index + 1));
            number(index + 1)
                .with(self.sum(&space.cost))
                .with(format!(" = {}", self.worth(space.points)))
                .with(cubes)
        };
        flow(self.view.printed.tomb.iter().enumerate().map(space), "   ", WIDTH - MARGIN)
    }
}

/// Places from 1; an empty one is a dash.
fn numbered(places: impl Iterator<Item = Option<Text>>) -> impl Iterator<Item = Text> {
    places.enumerate().map(|(index, place)| number(index + 1).with(place.unwrap_or_else(|| Text::from("–"))))
}
