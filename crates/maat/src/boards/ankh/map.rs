//! The map. Each hex is two lines high: its name, ground and region, and below them the piece that stands there.

use maat_ankh::map::{Dir, Edge, Hex};
use maat_ankh::pieces::{Guardian, Kind, Monument};
use maat_ankh::view::{FigureView, ForceView, MajorityView, RegionView};
use maat_engine::Seat;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, flow, join};
use super::Table;

const COLUMNS: u8 = 11;
const LINES: u8 = 20;
/// The width of a hex without the edge to the next column.
const CELL: usize = 6;

/// Stands before a hex that can be chosen.
const OFFERED: &str = "›";

const FERTILE: &str = "\"";
const DESERT: &str = ".";
const WATER: &str = "~";
const RIVER: &str = "|";
/// The river below a hex.
const RIVER_BELOW: &str = "_";
const CAMEL: &str = "#";
const GATE: &str = "o";
const RADIANT: &str = "*";
const FLOODED: &str = "=";
const NEUTRALISED: &str = "0";

impl Table<'_> {
    pub(super) fn map(&self) -> Vec<Text> {
        let mut lines: Vec<Text> = (0..LINES).map(|line| self.line(line)).collect();
        lines.extend(self.legend());
        lines
    }

    fn line(&self, line: u8) -> Text {
        (0..COLUMNS).fold(Text::default(), |text, column| {
            let here = place(column, line);
            let edge = here.zip(place(column + 1, line));
            let edge = edge.and_then(|((hex, _), (next, _))| Edge::between(hex, next));
            let edge = edge.map(|edge| self.edge(edge, RIVER));
            let cell = here.map(|(hex, top)| if top { self.top(hex) } else { self.bottom(hex) });
            text.with(cell.unwrap_or_default().pad(CELL)).with(edge.unwrap_or_default().pad(1))
        })
    }

    /// ` f4"3o`: name, ground, region, and an Underworld token.
    fn top(&self, hex: Hex) -> Text {
        let noun = format!(" {hex}");
        let offered = self.view.offers.iter().any(|offer| offer.action.ends_with(&noun));
        let mark = if offered { Text::painted(BOLD, OFFERED) } else { Text::from(" ") };
        let token = self.view.regions.iter().find(|region| region.land.contains(&hex));
        let token = token.map_or_else(|| " ".to_owned(), |region| region.token.to_string());
        let gate = if self.view.gates.contains(&hex) { GATE } else { "" };
        mark.with(hex.to_string()).with(Text::painted(DIM, self.ground(hex))).with(token).with(gate)
    }

    fn ground(&self, hex: Hex) -> &'static str {
        let printed = &self.view.printed;
        if printed.fertile.contains(&hex) {
            FERTILE
        } else if printed.desert.contains(&hex) {
            DESERT
        } else {
            WATER
        }
    }

    /// ` A@*`, upon the edge to the hex below.
    fn bottom(&self, hex: Hex) -> Text {
        let edge = Edge::of(hex, Dir::South).map(|edge| self.edge(edge, RIVER_BELOW));
        let edge = edge.unwrap_or_default().pad(1);
        let there = edge.clone().with(self.there(hex));
        (there.width()..CELL).fold(there, |text, _| text.with(edge.clone()))
    }

    fn there(&self, hex: Hex) -> Text {
        let figure = self.view.figures.iter().find(|figure| figure.hex == hex);
        let monument = self.view.monuments.iter().find(|monument| monument.hex == hex);
        match (figure, monument) {
            (Some(figure), _) => owner(Some(figure.seat)).with(figure_sign(figure.kind)).with(flags(figure)),
            (_, Some(monument)) => owner(monument.seat).with(monument_sign(monument.monument)),
            _ => Text::default(),
        }
    }

    fn edge(&self, edge: Edge, river: &str) -> Text {
        let view = &self.view;
        if view.path.contains(&edge) || view.camels.contains(&edge) {
            Text::painted(BOLD, CAMEL)
        } else if view.printed.rivers.contains(&edge) {
            Text::painted(DIM, river)
        } else {
            Text::from(" ")
        }
    }

    /// Explains the signs; of guardians only those in the game.
    fn legend(&self) -> Vec<Text> {
        let view = &self.view;
        let chosen = |guardian: &Guardian| view.guardians.iter().any(|card| card.guardian == Some(*guardian));
        let guardians = Guardian::ALL.into_iter().filter(chosen).map(Kind::from);
        let figures = [Kind::God, Kind::Warrior].into_iter().chain(guardians);
        let figures = figures.map(|kind| (figure_sign(kind), self.name(kind)));
        let monuments = Monument::ALL.map(|monument| (monument_sign(monument), self.name(monument)));
        let grounds = [(FERTILE, "fertile"), (DESERT, "desert"), (WATER, "water")];
        let grounds = grounds.map(|(sign, id)| (sign, self.name(id)));
        let lines = [(RIVER, "river"), (CAMEL, "camel")];
        let any = |flag: fn(&FigureView) -> bool| view.figures.iter().any(flag);
        let flags = [
            (RADIANT, "radiant", any(|figure| figure.radiant)),
            (FLOODED, "flooded", any(|figure| figure.flooded)),
            (NEUTRALISED, "neutralised", any(|figure| figure.neutralised)),
        ];
        let flags = flags.into_iter().filter(|flag| flag.2).map(|(sign, key, _)| (sign, key));
        let marks = lines.into_iter().chain(flags);
        let marks = marks.map(|(sign, key)| (sign, self.label(&format!("mark-{key}"), &json!({}))));
        let gate = (!view.gates.is_empty()).then(|| (GATE, self.name("gate")));
        let items = figures.chain(monuments).chain(grounds).chain(gate).chain(marks);
        flow(items.map(|(sign, name)| Text::painted(DIM, &format!("{sign} {name}"))), "  ", WIDTH)
    }

    /// A line for each region: its size, strengths without and with a card, majorities.
    pub(super) fn regions(&self) -> Vec<Text> {
        let title = Text::painted(BOLD, &self.label("strengths", &json!({})));
        [title].into_iter().chain(self.view.regions.iter().map(|region| self.region(region))).collect()
    }

    fn region(&self, region: &RegionView) -> Text {
        let force = |force: &ForceView| {
            Text::seat(force.seat).with(format!(" {}–{}", force.strength, force.strength + force.most))
        };
        let majority = |majority: &MajorityView| {
            let absent = if majority.present { "" } else { "×" };
            Text::seat(majority.seat).with(monument_sign(majority.monument)).with(absent)
        };
        let head =
            format!("{} ({})", self.label("region", &json!({ "token": region.token })), region.land.len());
        let items = region.forces.iter().map(force).chain(region.majorities.iter().map(majority));
        Text::from("  ").with(head).with("  ").with(join(items, "  "))
    }

    /// Names the piece on a hex.
    pub(super) fn on(&self, hex: Hex) -> Option<String> {
        let figure = self.view.figures.iter().find(|figure| figure.hex == hex);
        let figure = figure.map(|figure| json!({ "kind": figure.kind, "seat": figure.seat }));
        let monument = self.view.monuments.iter().find(|monument| monument.hex == hex);
        figure.map(|fields| self.label("figure-of", &fields)).or_else(|| {
            let monument = monument?;
            let key = if monument.seat.is_some() { "monument-of" } else { "monument-neutral" };
            Some(self.label(key, &json!({ "monument": monument.monument, "seat": monument.seat })))
        })
    }
}

/// The hex that a line of the page cuts in a column, and whether it cuts the upper half. Odd columns lie half a hex
/// lower.
fn place(column: u8, line: u8) -> Option<(Hex, bool)> {
    let half = line.checked_sub(column % 2)?;
    Some((Hex::in_column(column as i8, (half / 2) as i8)?, half % 2 == 0))
}

fn figure_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::God => "@",
        Kind::Warrior => "w",
        Kind::Cat => "c",
        Kind::Satet => "s",
        Kind::Mummy => "m",
        Kind::Apep => "a",
        Kind::Scorpion => "x",
        Kind::Sphinx => "y",
    }
}

fn monument_sign(monument: Monument) -> &'static str {
    match monument {
        Monument::Obelisk => "I",
        Monument::Temple => "Π",
        Monument::Pyramid => "Δ",
    }
}

fn owner(seat: Option<Seat>) -> Text {
    seat.map_or_else(|| Text::from("·"), Text::seat)
}

fn flags(figure: &FigureView) -> String {
    let flags = [(figure.radiant, RADIANT), (figure.flooded, FLOODED), (figure.neutralised, NEUTRALISED)];
    flags.into_iter().filter(|(set, _)| *set).map(|(_, sign)| sign).collect()
}
