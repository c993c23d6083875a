//! Pharaon's board. Offerings are written in brackets, `(green)`, and resources without.

mod help;
mod owners;
mod pieces;
mod traitor;
mod zones;

use std::fmt;

use maat_pharaon::View;
use maat_pharaon::pieces::{Colour, Holder, Source};
use maat_pharaon::view::{JarView, PlaceView, PlayerView};
use serde_json::json;

use super::text::{BOLD, DIM, Text, WIDTH, beside, flow};
use super::{Board, by_id};
use owners::Owner;

/// The column where the content of a zone begins.
const MARGIN: usize = 14;

type Table<'s> = super::Table<'s, View>;

impl Board for Table<'_> {
    fn draw(&self) -> Vec<Text> {
        let mut lines = self.head();
        lines.extend(self.ring());
        lines.push(Text::default());
        lines.extend(self.view.zones.iter().flat_map(|zone| self.zone(zone.zone)));
        lines.extend(self.pyramid());
        lines.extend(self.jars());
        lines.extend(self.seen());
        lines.extend(self.lanes());
        lines.push(Text::default());
        lines.extend(self.owners());
        lines
    }

    /// Names the thing that the move points to.
    fn remark(&self, notation: &str) -> Option<Text> {
        let (verb, noun) = notation.split_once(' ').unwrap_or((notation, ""));
        let place = noun.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let view = &self.view;
        match verb {
            "jar" => {
                let jar = view.jars.iter().find(|jar| jar.jar.to_string() == noun)?;
                Some(self.sum(colours(jar)))
            }
            "pair" | "bonus" => view.pairs.get(place?)?.map(|pair| self.sum(pair)),
            "token" => view.bonus.get(place?)?.map(|offering| self.piece(offering)),
            "noble" => view.nobles.get(place?)?.as_ref().map(|noble| Text::from(self.noble_name(noble))),
            "artisan" => view.artisans.get(place?)?.as_ref().map(|artisan| self.artisan(artisan)),
            "nile" => {
                let [cost, gain, _] = self.nile_action(view.printed.nile.get(place?)?);
                Some(cost.with(" ").with(gain))
            }
            "tomb" => self.next_tomb(),
            "step" => self.next_level(noun.parse().ok()?),
            "reward" => self.field_before(place?),
            _ => None,
        }
    }

    fn explain(&self) -> Vec<Text> {
        super::log(self.help())
    }

    fn score_sheet(&self) -> Vec<(String, Vec<i32>)> {
        let line = |source: Source| {
            let points = self.everybody().map(|owner| owner.sheet.get(source).into());
            (self.title(source), points.collect())
        };
        Source::ALL.into_iter().map(line).collect()
    }

    /// The Traitor.
    fn rival(&self) -> Option<(Text, i32)> {
        let score = self.view.traitor.as_ref()?.score;
        Some((self.holder(Holder::Traitor), score.into()))
    }
}

impl Table<'_> {
    fn worth(&self, points: i16) -> String {
        self.label("worth", &json!({ "points": points }))
    }

    /// The mark of a player or of the Traitor.
    fn holder(&self, holder: Holder) -> Text {
        match holder.seat() {
            Some(seat) => Text::seat(seat),
            None => Text::painted(BOLD, &self.name(holder).chars().take(1).collect::<String>()),
        }
    }

    /// The player whose turn it is; not the Traitor.
    fn active(&self) -> Option<&PlayerView> {
        self.view.players.get(self.view.active.seat()?.index())
    }

    fn head(&self) -> Vec<Text> {
        let View { round, rounds, .. } = self.view;
        let round = self.scene.words.ui("round", &[("round", round.into()), ("rounds", rounds.into())]);
        let person = |title: String, holder: Option<Holder>| {
            let mark = holder.map_or_else(|| Text::from("–"), |holder| self.holder(holder));
            Text::from(format!("{title}: ")).with(mark)
        };
        let items = [
            Text::painted(BOLD, &round),
            person(self.ui("start-player"), self.view.first),
            person(self.ui("active-player"), Some(self.view.active)),
            person(self.name("pharaoh"), self.view.pharaoh),
        ];
        let mut lines = flow(items, "   ", WIDTH);
        lines.extend(self.under_way());
        lines
    }

    /// The action that is being paid, or the jar that is being opened, and how much is still to be chosen.
    fn under_way(&self) -> Vec<Text> {
        let paid = self.view.under_way.as_ref().map(|action| {
            let title = self.label("paying", &json!({ "zone": action.zone }));
            let mut pieces = action.entry.iter().chain(&action.paid).peekable();
            let pieces = if pieces.peek().is_none() { Text::from("–") } else { self.sum(pieces) };
            Text::from(format!("{title}: ")).with(pieces)
        });
        let jar = self.view.jar.as_ref();
        let jar = jar.map(|jar| Text::from(self.label("jar", &json!({ "colours": colours(jar) }))));
        let left = (self.view.left > 0).then(|| self.label("more-of", &json!({ "count": self.view.left })));
        let items = paid.into_iter().chain(jar).chain(left.map(Text::from));
        let mark = |line: Text| Text::painted(BOLD, "» ").with(line);
        flow(items, "   ", WIDTH - 2).into_iter().map(mark).collect()
    }

    /// The pyramid of time with those who have passed; the top row first, as on the board.
    fn pyramid(&self) -> Vec<Text> {
        let mut lines = vec![Text::painted(BOLD, &self.label("pyramid", &json!({})))];
        for (row, fields) in self.view.printed.pyramid.iter().enumerate().rev() {
            let title = Text::from("  ").with(self.label("row", &json!({ "row": row + 1 })));
            let fields = fields.iter().enumerate().map(|(field, rewards)| {
                number(field + 1).with(self.rewards(rewards)).with(self.cylinders(row + 1, field + 1))
            });
            lines.extend(beside(title, MARGIN, flow(fields, "   ", WIDTH - MARGIN)));
        }
        let last = self.everybody().filter(|owner| owner.place == PlaceView::Last);
        let last = last.map(|owner| self.label("sum-passed-last", &json!({ "seat": owner.holder })));
        lines.extend(last.map(|line| Text::from(" ".repeat(MARGIN)).with(line)));
        lines
    }

    /// The marks of those who stand on a field, in square brackets.
    fn cylinders(&self, row: usize, field: usize) -> Text {
        let there = |owner: &Owner<'_>| match owner.place {
            PlaceView::Pyramid { row: at, field: on } => (usize::from(at), usize::from(on)) == (row, field),
            PlaceView::Active | PlaceView::Last => false,
        };
        self.marks(self.everybody().filter(there))
    }

    /// ` [AB]`; empty if nobody is there.
    fn marks<'v>(&self, owners: impl Iterator<Item = Owner<'v>>) -> Text {
        let marks = owners.fold(Text::default(), |text, owner| text.with(self.holder(owner.holder)));
        if marks.width() == 0 { marks } else { Text::from(" [").with(marks).with("]") }
    }

    fn jars(&self) -> Vec<Text> {
        let title = Text::painted(BOLD, &self.label("jars", &json!({})));
        let jar = |jar: &JarView| number(jar.jar).with(self.sum(colours(jar)));
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

/// The colours of a jar, in the order they are gained.
fn colours(jar: &JarView) -> [Colour; 3] {
    [jar.top[0], jar.top[1], jar.bottom]
}

/// The number of a place, or of a jar, as moves name it.
fn number(number: impl fmt::Display) -> Text {
    Text::painted(DIM, &format!("{number}:")).with(" ")
}
