//! Pieces and cards, in a few words each.

use std::fmt;

use anstyle::{AnsiColor, Style};
use maat_pharaon::content::{Gain, NileAction};
use maat_pharaon::pieces::{Ability, Colour, Resource, Reward, Role};
use maat_pharaon::view::{ArtisanView, NobleView};
use serde_json::{Value, json};

use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow, join};
use super::{MARGIN, Table};

impl Table<'_> {
    /// A resource, `green`, or an offering, `(green)`. Only the ids of offerings have two parts: `res-green`, `vp-1`.
    pub(super) fn piece(&self, piece: impl fmt::Display) -> Text {
        match piece.to_string().split_once('-') {
            Some(("vp", points)) => Text::from(format!("(+{points})")),
            Some((_, kind)) => Text::from("(").with(self.coloured(kind)).with(")"),
            None => self.coloured(piece),
        }
    }

    /// The name of a colour, or of something without one.
    pub(super) fn coloured(&self, id: impl fmt::Display) -> Text {
        let style = id.to_string().parse().map_or(Style::new(), style);
        Text::painted(style, &self.name(id))
    }

    /// `green + (Nile)`.
    pub(super) fn sum(&self, pieces: impl IntoIterator<Item = impl fmt::Display>) -> Text {
        join(pieces.into_iter().map(|piece| self.piece(piece)), " + ")
    }

    /// `7 points + green`.
    pub(super) fn artisan(&self, artisan: &ArtisanView) -> Text {
        let points = Text::from(self.worth(artisan.points));
        join([points].into_iter().chain(self.gains(&artisan.gain, artisan.jars)), " + ")
    }

    fn gains(&self, resources: &[Resource], jars: u8) -> impl Iterator<Item = Text> {
        let resources = resources.iter().map(|resource| self.piece(resource));
        let jar = (jars > 0).then(|| Text::from(self.label("a-jar", &json!({}))));
        resources.chain(jar)
    }

    /// The cost of an action of the Nile, its gain, and the tracks where discs climb.
    pub(super) fn nile_action(&self, action: &NileAction) -> [Text; 3] {
        let gains = join(self.gains(&action.gain, action.jars), " + ");
        let tracks = join(action.tracks.iter().map(|track| self.coloured(track)), "/");
        let arrows = "↑".repeat(action.arrows.into());
        [self.sum(action.cost), Text::from("→ ").with(gains), Text::from(arrows).with(" ").with(tracks)]
    }

    /// The name of a noble. Scribes, and court officials, differ from one another and need their number.
    pub(super) fn noble_name(&self, noble: &NobleView) -> String {
        let name = self.name(noble.role);
        match noble.role {
            Role::Scribe | Role::CourtOfficial => format!("{name} {}", noble.noble),
            _ => name,
        }
    }

    /// `Seer – exchanges a resource; 3 points + 3 for each satisfied god`, behind its number.
    pub(super) fn noble(&self, noble: &NobleView, number: Text) -> Vec<Text> {
        let name = Text::painted(BOLD, &self.noble_name(noble)).with(" –");
        let does = self.does(noble).map(|text| text + ";");
        let points = self.points_of(noble);
        let words = does.iter().chain([&points]).flat_map(|text| text.split_whitespace());
        let words = [name].into_iter().chain(words.map(Text::from));
        let margin = number.width();
        beside(number, margin, flow(words, " ", WIDTH - MARGIN - margin))
    }

    /// The ability of a noble, in a few words; `None` if it only scores.
    fn does(&self, noble: &NobleView) -> Option<String> {
        let ability = noble.ability;
        (ability != Ability::None).then(|| self.label(&format!("does-{ability}"), &self.about(noble)))
    }

    /// The fields of the labels about a noble's ability.
    pub(super) fn about(&self, noble: &NobleView) -> Value {
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
    pub(super) fn points_of(&self, noble: &NobleView) -> String {
        self.parts_of(noble).join(" + ")
    }

    /// The summands of a noble's points.
    pub(super) fn parts_of(&self, noble: &NobleView) -> Vec<String> {
        let points = (noble.points > 0 || noble.per.is_empty()).then(|| self.worth(noble.points));
        let per = noble.per.iter().map(|per| {
            let fields = json!({ "points": per.points, "zone": noble.zone });
            self.label(&format!("each-{}", per.each), &fields)
        });
        points.into_iter().chain(per).collect()
    }

    /// The rewards of a field of the pyramid.
    pub(super) fn rewards(&self, rewards: &[Reward]) -> Text {
        if rewards.is_empty() {
            return Text::painted(DIM, "–");
        }
        let reward = |reward: &Reward| match reward {
            Reward::Basic => Text::from(self.label("field-basic", &json!({}))),
            Reward::Offering => Text::from(self.label("field-offering", &json!({}))),
            Reward::Silver => self.coloured(reward),
            Reward::FirstPlayer => Text::from(self.name(reward)),
        };
        join(rewards.iter().map(reward), " + ")
    }
}

/// The style of a colour. Plain blue and black cannot be read on a dark background.
fn style(colour: Colour) -> Style {
    let colour = match colour {
        Colour::Green => AnsiColor::Green,
        Colour::Blue => AnsiColor::BrightBlue,
        Colour::Black => AnsiColor::BrightBlack,
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
    };
    colour.on_default()
}
