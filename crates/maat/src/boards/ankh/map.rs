//! The map. Each hex is two lines high: its name, ground and region, and below what stands there.

use maat_engine::Seat;
use serde_json::json;

use super::super::text::{BOLD, DIM, Text, WIDTH, flow};
use super::view::{Figure, Force, Majority, Region};
use super::{Table, join};

/// A hex, and the edge to the next column.
const COLUMNS: u8 = 11;
const LINES: u8 = 20;
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

/// Figures and monuments.
const SIGNS: [(&str, &str); 11] = [
    ("god", "@"),
    ("warrior", "w"),
    ("cat", "c"),
    ("satet", "s"),
    ("mummy", "m"),
    ("apep", "a"),
    ("scorpion", "x"),
    ("sphinx", "y"),
    ("obelisk", "I"),
    ("temple", "Π"),
    ("pyramid", "Δ"),
];

impl Table<'_> {
    pub(super) fn map(&self) -> Vec<Text> {
        let mut lines: Vec<Text> = (0..LINES).map(|line| self.line(line)).collect();
        lines.extend(self.legend());
        lines
    }

    fn line(&self, line: u8) -> Text {
        (0..COLUMNS).fold(Text::default(), |text, column| {
            let here = place(column, line);
            let edge = here.as_ref().zip(place(column + 1, line));
            let edge = edge.map(|((hex, _), (next, _))| self.edge(&format!("{hex}-{next}"), RIVER));
            let cell = here.map(|(hex, top)| if top { self.top(&hex) } else { self.bottom(&hex) });
            text.with(cell.unwrap_or_default().pad(CELL)).with(edge.unwrap_or_default().pad(1))
        })
    }

    /// ` f4"3o`: name, ground, region, and an Underworld token.
    fn top(&self, hex: &str) -> Text {
        let Some(ground) = self.ground(hex) else { return Text::default() };
        let noun = format!(" {hex}");
        let offered = self.view.offers.iter().any(|offer| offer.action.ends_with(&noun));
        let mark = if offered { Text::painted(BOLD, OFFERED) } else { Text::from(" ") };
        let token = self.view.regions.iter().find(|region| contains(&region.land, hex));
        let token = token.map_or_else(|| " ".to_owned(), |region| region.token.to_string());
        let gate = if contains(&self.view.gates, hex) { GATE } else { "" };
        mark.with(hex).with(Text::painted(DIM, ground)).with(token).with(gate)
    }

    fn ground(&self, hex: &str) -> Option<&'static str> {
        let printed = &self.view.printed;
        let grounds = [(&printed.fertile, FERTILE), (&printed.desert, DESERT), (&printed.water, WATER)];
        grounds.into_iter().find(|(hexes, _)| contains(hexes, hex)).map(|(_, ground)| ground)
    }

    /// ` A@*`, upon the edge to the hex below.
    fn bottom(&self, hex: &str) -> Text {
        let edge = below(hex).map(|below| self.edge(&format!("{hex}-{below}"), RIVER_BELOW));
        let edge = edge.filter(|_| self.ground(hex).is_some()).unwrap_or_default().pad(1);
        let there = edge.clone().with(self.there(hex));
        (there.width()..CELL).fold(there, |text, _| text.with(edge.clone()))
    }

    fn there(&self, hex: &str) -> Text {
        let figure = self.view.figures.iter().find(|figure| figure.hex == hex);
        let monument = self.view.monuments.iter().find(|monument| monument.hex == hex);
        match (figure, monument) {
            (Some(figure), _) => owner(Some(figure.seat)).with(sign(&figure.kind)).with(flags(figure)),
            (_, Some(monument)) => owner(monument.seat).with(sign(&monument.monument)),
            _ => Text::default(),
        }
    }

    fn edge(&self, edge: &str, river: &str) -> Text {
        let view = &self.view;
        if contains(&view.path, edge) || contains(&view.camels, edge) {
            Text::painted(BOLD, CAMEL)
        } else if contains(&view.printed.rivers, edge) {
            Text::painted(DIM, river)
        } else {
            Text::from(" ")
        }
    }

    /// What the signs mean, of figures those that can occur.
    fn legend(&self) -> Vec<Text> {
        let view = &self.view;
        let known = |id: &&(&str, &str)| {
            let chosen = view.guardians.iter().any(|card| card.guardian.as_deref() == Some(id.0));
            chosen || ["god", "warrior", "obelisk", "temple", "pyramid"].contains(&id.0)
        };
        let named = SIGNS.iter().filter(known).map(|(id, sign)| (*sign, self.name(id)));
        let grounds = [(FERTILE, "fertile"), (DESERT, "desert"), (WATER, "water")];
        let grounds = grounds.map(|(sign, id)| (sign, self.name(id)));
        let lines = [(RIVER, "river"), (CAMEL, "camel")];
        let any = |flag: fn(&Figure) -> bool| view.figures.iter().any(flag);
        let flags = [
            (RADIANT, "radiant", any(|figure| figure.radiant)),
            (FLOODED, "flooded", any(|figure| figure.flooded)),
            (NEUTRALISED, "neutralised", any(|figure| figure.neutralised)),
        ];
        let flags = flags.into_iter().filter(|flag| flag.2).map(|(sign, key, _)| (sign, key));
        let marks = lines.into_iter().chain(flags);
        let marks = marks.map(|(sign, key)| (sign, self.label(&format!("mark-{key}"), &json!({}))));
        let gate = (!view.gates.is_empty()).then(|| (GATE, self.name("gate")));
        let items = named.chain(grounds).chain(gate).chain(marks);
        flow(items.map(|(sign, name)| Text::painted(DIM, &format!("{sign} {name}"))), "  ", WIDTH)
    }

    /// A line for each region: its size, strengths without and with a card, majorities.
    pub(super) fn regions(&self) -> Vec<Text> {
        let title = Text::painted(BOLD, &self.label("strengths", &json!({})));
        [title].into_iter().chain(self.view.regions.iter().map(|region| self.region(region))).collect()
    }

    fn region(&self, region: &Region) -> Text {
        let force = |force: &Force| {
            Text::seat(force.seat).with(format!(" {}–{}", force.strength, force.strength + force.most))
        };
        let majority = |majority: &Majority| {
            let absent = if majority.present { "" } else { "×" };
            Text::seat(majority.seat).with(sign(&majority.monument)).with(absent)
        };
        let head =
            format!("{} ({})", self.label("region", &json!({ "token": region.token })), region.land.len());
        let items = region.forces.iter().map(force).chain(region.majorities.iter().map(majority));
        Text::from("  ").with(head).with("  ").with(join(items, "  "))
    }

    /// What stands on a hex, in words.
    pub(super) fn on(&self, hex: &str) -> Option<String> {
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

/// Which hex a line of the page cuts in a column, and whether in its upper half. Odd columns lie half a hex lower.
fn place(column: u8, line: u8) -> Option<(String, bool)> {
    let half = line.checked_sub(column % 2)?;
    Some((format!("{}{}", char::from(b'a' + column), half / 2), half % 2 == 0))
}

/// The hex to the south.
fn below(hex: &str) -> Option<String> {
    let (column, row) = hex.split_at_checked(1)?;
    Some(format!("{column}{}", row.parse::<u8>().ok()? + 1))
}

fn contains(list: &[String], id: &str) -> bool {
    list.iter().any(|one| one == id)
}

fn sign(id: &str) -> &'static str {
    SIGNS.into_iter().find(|(known, _)| *known == id).map_or("?", |(_, sign)| sign)
}

fn owner(seat: Option<Seat>) -> Text {
    seat.map_or_else(|| Text::from("·"), Text::seat)
}

fn flags(figure: &Figure) -> String {
    let flags = [(figure.radiant, RADIANT), (figure.flooded, FLOODED), (figure.neutralised, NEUTRALISED)];
    flags.into_iter().filter(|(set, _)| *set).map(|(_, sign)| sign).collect()
}
