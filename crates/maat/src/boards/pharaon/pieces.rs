//! Pieces and cards, in a few words.

use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow};
use super::view::{Artisan, Gain, NileAction, Noble};
use super::{MARGIN, SILVER, Table};

impl Table<'_> {
    /// A resource, `green`, or an offering, `(green)`.
    pub(super) fn piece(&self, id: &str) -> Text {
        match id.split_once('-') {
            Some(("vp", points)) => Text::from(format!("(+{points})")),
            Some((_, kind)) => Text::from("(").with(self.coloured(kind)).with(")"),
            None => self.coloured(id),
        }
    }

    /// The name of a colour, or of something without one.
    pub(super) fn coloured(&self, id: &str) -> Text {
        Text::painted(style(id), &self.name(id))
    }

    /// `green + (Nile)`.
    pub(super) fn sum<S: AsRef<str>>(&self, pieces: impl IntoIterator<Item = S>) -> Text {
        join(pieces.into_iter().map(|piece| self.piece(piece.as_ref())), " + ")
    }

    /// `7 points + green`.
    pub(super) fn artisan(&self, artisan: &Artisan) -> Text {
        let points = Text::from(self.worth(artisan.points));
        join([points].into_iter().chain(self.gains(&artisan.gain, artisan.jars)), " + ")
    }

    fn gains(&self, resources: &[String], jars: u8) -> impl Iterator<Item = Text> {
        let resources = resources.iter().map(|resource| self.piece(resource));
        let jar = (jars > 0).then(|| Text::from(self.label("a-jar", &json!({}))));
        resources.chain(jar)
    }

    /// What an action of the Nile costs, what it brings, and where discs climb.
    pub(super) fn nile_action(&self, action: &NileAction) -> [Text; 3] {
        let gains = join(self.gains(&action.gain, action.jars), " + ");
        let tracks = join(action.tracks.iter().map(|track| self.coloured(track)), "/");
        let arrows = "↑".repeat(action.arrows);
        [self.sum(&action.cost), Text::from("→ ").with(gains), Text::from(arrows).with(" ").with(tracks)]
    }

    /// Scribes and court officials differ from one another: they are told by their number.
    pub(super) fn noble_name(&self, noble: &Noble) -> String {
        let name = self.name(&noble.role);
        match &noble.role[..] {
            "scribe" | "court-official" => format!("{name} {}", noble.noble),
            _ => name,
        }
    }

    /// `Seer – exchanges a resource; 3 points + 3 for each satisfied god`, behind its number.
    pub(super) fn noble(&self, noble: &Noble, number: Text) -> Vec<Text> {
        let name = Text::painted(BOLD, &self.noble_name(noble)).with(" –");
        let does = self.does(noble).map(|text| text + ";");
        let points = self.points_of(noble);
        let words = does.iter().chain([&points]).flat_map(|text| text.split_whitespace());
        let words = [name].into_iter().chain(words.map(Text::from));
        let margin = number.width();
        beside(number, margin, flow(words, " ", WIDTH - MARGIN - margin))
    }

    /// What a noble does, in a few words; nothing if it only scores.
    fn does(&self, noble: &Noble) -> Option<String> {
        let key = match &noble.ability[..] {
            "none" => return None,
            ability => format!("does-{ability}"),
        };
        Some(self.label(&key, &self.about(noble)))
    }

    /// What the words about a noble's ability speak of.
    pub(super) fn about(&self, noble: &Noble) -> Value {
        let gains = noble.gain.as_ref().map(|gain| self.official(gain)).unwrap_or_default();
        json!({ "zone": noble.zone, "colours": noble.colours, "gains": gains })
    }

    fn official(&self, gain: &Gain) -> Vec<String> {
        let gains = [
            ("gain-nile", gain.nile),
            ("gain-artisans", gain.artisans),
            ("gain-tomb", gain.tomb),
            ("gain-silver", gain.silver),
            ("gain-offerings", gain.offerings),
        ];
        let gains = gains.into_iter().filter(|(_, count)| *count > 0);
        gains.map(|(key, count)| self.label(key, &json!({ "count": count }))).collect()
    }

    /// `3 points + 3 for each satisfied god`.
    pub(super) fn points_of(&self, noble: &Noble) -> String {
        self.parts_of(noble).join(" + ")
    }

    /// What a noble's points are made of.
    pub(super) fn parts_of(&self, noble: &Noble) -> Vec<String> {
        let points = (noble.points > 0 || noble.per.is_empty()).then(|| self.worth(noble.points));
        let per = noble.per.iter().map(|per| {
            let fields = json!({ "points": per.points, "zone": noble.zone });
            self.label(&format!("each-{}", per.each), &fields)
        });
        points.into_iter().chain(per).collect()
    }

    /// What a field of the pyramid brings.
    pub(super) fn rewards(&self, rewards: &[String]) -> Text {
        if rewards.is_empty() {
            return Text::painted(DIM, "–");
        }
        let reward = |reward: &String| match &reward[..] {
            "basic" => Text::from(self.label("field-basic", &json!({}))),
            "offering" => Text::from(self.label("field-offering", &json!({}))),
            SILVER => self.coloured(SILVER),
            token => Text::from(self.name(token)),
        };
        join(rewards.iter().map(reward), " + ")
    }
}

pub(super) fn join(parts: impl IntoIterator<Item = Text>, between: &str) -> Text {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |text, part| text.with(between).with(part))
}

/// Blue and black as they are cannot be read on a dark ground.
fn style(id: &str) -> Style {
    match id {
        "green" => AnsiColor::Green.on_default(),
        "blue" => AnsiColor::BrightBlue.on_default(),
        "black" => AnsiColor::BrightBlack.on_default(),
        "red" => AnsiColor::Red.on_default(),
        "yellow" => AnsiColor::Yellow.on_default(),
        _ => Style::new(),
    }
}
