//! Egizia's board. `_` marks the space of the next brick, `·` a space that has to wait.

mod buildings;
mod help;
mod players;
mod remarks;
mod river;

use maat_egizia::View;
use maat_egizia::pieces::Source;
use maat_egizia::view::{NileView, PlayerView, SphinxView};
use maat_engine::Seat;
use serde_json::{Value, json};

use super::Board;
use super::text::{BOLD, DIM, Text, WIDTH, flow};

type Table<'s> = super::Table<'s, View>;

impl Board for Table<'_> {
    fn draw(&self) -> Vec<Text> {
        let mut lines = self.head();
        lines.extend(self.river());
        lines.push(Text::default());
        lines.extend(self.buildings());
        lines.extend(self.water());
        lines.extend(self.track());
        lines.extend(self.looks());
        lines.push(Text::default());
        lines.extend(self.players());
        lines
    }

    fn remark(&self, notation: &str) -> Option<Text> {
        self.remark_on(notation).map(Text::from)
    }

    fn explain(&self) -> Vec<Text> {
        super::log(self.help())
    }

    fn score_sheet(&self) -> Vec<(String, Vec<i32>)> {
        let line = |source: Source| {
            let points = |player: &PlayerView| player.sheet.get(source).unwrap_or_default().into();
            (self.title(source), self.view.players.iter().map(points).collect())
        };
        Source::ALL.into_iter().map(line).collect()
    }
}

impl Table<'_> {
    /// `Quarry 3`.
    fn card(&self, card: &NileView) -> String {
        self.label("card", &card_fields(card))
    }

    fn sphinx_card(&self, card: &SphinxView) -> String {
        self.label("sphinx-card", &json!({ "card": card.card }))
    }

    /// The player who is to act, if it is a single one.
    fn actor(&self) -> Option<&PlayerView> {
        self.view.players.get(self.view.active?.index())
    }

    fn head(&self) -> Vec<Text> {
        let View { round, rounds, phase, .. } = self.view;
        let round = self.scene.words.ui("round", &[("round", round.into()), ("rounds", rounds.into())]);
        let order = self.view.order.iter().fold(Text::default(), |text, &seat| text.with(Text::seat(seat)));
        let active = self
            .view
            .active
            .map(|seat| Text::from(format!("{}: ", self.ui("active-player"))).with(Text::seat(seat)));
        let items = [
            Text::painted(BOLD, &round),
            Text::from(self.title(phase)),
            Text::from(format!("{}: ", self.title("turn-order"))).with(order),
        ];
        let mut lines = flow(items.into_iter().chain(active), "   ", WIDTH);
        lines.extend(self.under_way());
        lines
    }

    /// The build in progress, and how much is still to be chosen.
    fn under_way(&self) -> Vec<Text> {
        let build = self.view.build.as_ref().filter(|build| build.strength > 0).map(|build| {
            let fields = json!({ "strength": build.strength, "spent": build.spent, "budget": build.budget });
            format!("{}: {}", self.title(build.site), self.label("build-state", &fields))
        });
        let left = (self.view.left > 1).then(|| self.label("more-of", &json!({ "count": self.view.left })));
        let mark = |line: Text| Text::painted(BOLD, "» ").with(line);
        flow(build.into_iter().chain(left).map(Text::from), "   ", WIDTH - 2).into_iter().map(mark).collect()
    }
}

/// The fields of the labels of a Nile card.
fn card_fields(card: &NileView) -> Value {
    let mut fields = json!(card);
    fields["fed"] = card.printed.after_feeding.into();
    fields
}

/// The letter of a brick's owner, or the sign of an empty space.
fn brick(owner: Option<Seat>, next: bool) -> Text {
    match owner {
        Some(seat) => Text::seat(seat),
        None if next => Text::from("_"),
        None => Text::painted(DIM, "·"),
    }
}

/// Bricks in their order; in an open row the next one goes to the first empty space.
fn bricks(spaces: &[Option<Seat>], open: bool) -> impl Iterator<Item = Text> {
    let next = spaces.iter().position(Option::is_none).filter(|_| open);
    spaces.iter().enumerate().map(move |(place, owner)| brick(*owner, next == Some(place)))
}
