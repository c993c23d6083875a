//! The five sites.

use maat_engine::Seat;
use maat_imhotep::pieces::{Card, Reward, Side, Site, SmallPyramid};
use serde_json::json;

use super::super::letter;
use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow, seat_style};
use super::{MARGIN, Table};

/// Covered stones of a temple place that are shown one by one; of more only the number is shown.
const SHOWN: usize = 4;

/// The rows of each level of the great pyramid, which has as many columns.
const LEVELS: [usize; 3] = [3, 2, 1];

impl Table<'_> {
    pub(super) fn site(&self, site: Site) -> Vec<Text> {
        let side = self.view.options.sides[site.index()];
        let name = match (site, side) {
            (Site::Pyramid, Side::B) => self.label("pyramids", &json!({})),
            _ => self.title(site),
        };
        let lines = match (site, side) {
            (Site::Market, _) => self.market(),
            (Site::Pyramid, Side::A) => self.great_pyramid(),
            (Site::Pyramid, Side::B) => self.small_pyramids(),
            (Site::Temple, _) => self.temple(side),
            (Site::Burial, _) => self.burial(),
            (Site::Obelisks, Side::A) => self.obelisks(),
            (Site::Obelisks, Side::B) => self.towers(),
        };
        let title = Text::painted(BOLD, &name).with(" ").with(side.id().to_uppercase());
        beside(title, MARGIN, lines)
    }

    fn market(&self) -> Vec<Text> {
        let place = |(index, card): (usize, &Option<Card>)| {
            let name = match card {
                Some(card) => self.name(card),
                None if index == 3 && self.view.face_down > 0 => self.face_down(),
                None => "–".to_owned(),
            };
            Text::painted(DIM, &(index + 1).to_string()).with(" ").with(name)
        };
        let mut lines = flow(self.view.market.iter().enumerate().map(place), "   ", WIDTH - MARGIN);
        if !self.view.peek.is_empty() {
            let fields = json!({ "cards": self.view.peek });
            lines.push(Text::painted(BOLD, &self.label("seen", &fields)));
        }
        let discard: u8 = Card::ALL.into_iter().map(|card| self.view.discard.count(card)).sum();
        let piles = [("draw-pile", self.view.pile), ("discard-pile", discard)];
        let piles = piles.map(|(key, count)| format!("{}: {count}", self.ui(key)));
        lines.push(Text::painted(DIM, &piles.join("   ")));
        lines
    }

    /// The levels beside each other, the lowest at the left; columns are filled from the left, each from the top.
    fn great_pyramid(&self) -> Vec<Text> {
        let stones: Vec<Seat> = self.view.pyramid.iter().collect();
        let mut lines = vec![Text::default(); LEVELS[0]];
        let mut below = 0;
        for (level, rows) in LEVELS.into_iter().enumerate() {
            let left = lines[0].width() + if level == 0 { 0 } else { 4 };
            for (row, line) in lines.iter_mut().enumerate().take(rows) {
                let cells = (0..rows).map(|column| self.cell(below + column * rows + row, &stones));
                *line = cells.fold(std::mem::take(line).pad(left), Text::with);
            }
            below += rows * rows;
        }
        lines.extend(self.beside_the_pyramid(stones.get(below..).unwrap_or_default()));
        lines
    }

    /// A space of the great pyramid: its stone, or its points, the next one in brackets.
    fn cell(&self, index: usize, stones: &[Seat]) -> Text {
        let points = self.view.printed.pyramid.get(index).copied().unwrap_or_default();
        match stones.get(index) {
            Some(&seat) => Text::from(" ").with(Text::seat(seat)).with(" "),
            None if index == stones.len() => Text::from(format!("[{points}]")),
            None => Text::painted(DIM, &format!(" {points} ")),
        }
    }

    fn small_pyramids(&self) -> Vec<Text> {
        let titles = SmallPyramid::ALL.map(|pyramid| self.title(pyramid));
        let margin = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0) + 2;
        let mut lines = Vec::new();
        let pyramids = self.view.small_pyramids.iter().zip(&self.view.printed.small_pyramids);
        for (title, (stones, spaces)) in titles.into_iter().zip(pyramids) {
            let space = |(place, space)| match stones.get(place) {
                Some(seat) => Text::from(" ").with(Text::seat(seat)).with(" "),
                None if place == stones.len() => Text::from(format!("[{}]", self.space(space))),
                None => Text::painted(DIM, &format!(" {} ", self.space(space))),
            };
            let spaces = flow(spaces.iter().enumerate().map(space), " ", WIDTH);
            lines.extend(beside(Text::from(title), margin, spaces));
        }
        lines.extend(self.beside_the_pyramid(&self.view.pyramid.iter().collect::<Vec<_>>()));
        lines
    }

    fn beside_the_pyramid(&self, stones: &[Seat]) -> Vec<Text> {
        if stones.is_empty() {
            return Vec::new();
        }
        let title = Text::from(format!("{}:", self.label("beside", &json!({}))));
        flow([title].into_iter().chain(stones.iter().copied().map(Text::seat)), " ", WIDTH - MARGIN)
    }

    /// Each place from the ground up; the stone that is visible from above is in brackets.
    fn temple(&self, side: Side) -> Vec<Text> {
        let places = usize::from(self.view.temple_places.max(1));
        let place = |place: usize| {
            let stack: Vec<Seat> = self.view.temple.iter().skip(place).step_by(places).collect();
            let number = Text::painted(DIM, &(place + 1).to_string()).with(" ");
            let Some((&top, covered)) = stack.split_last() else { return number.with("–") };
            let covered = if covered.len() > SHOWN {
                Text::from(format!("({})", covered.len()))
            } else {
                covered.iter().fold(Text::default(), |text, &seat| text.with(Text::seat(seat)))
            };
            number.with(covered).with(Text::painted(seat_style(top), &format!("[{}]", letter(top))))
        };
        let mut lines = flow((0..places).map(place), "   ", WIDTH - MARGIN);
        if side == Side::B {
            let rewards = Reward::ALL.into_iter().filter_map(|reward| self.reward(reward));
            lines.extend(flow(rewards, "   ", WIDTH - MARGIN));
        }
        lines
    }

    /// `1, 3: point or 2 stones`.
    fn reward(&self, reward: Reward) -> Option<Text> {
        let printed = &self.view.printed;
        let places = printed.temple.iter().enumerate().filter(|(_, there)| **there == reward);
        let numbers: Vec<String> = places.map(|(index, _)| (index + 1).to_string()).collect();
        let points = if reward == Reward::Choice { printed.choice_points } else { printed.temple_points };
        let fields = json!({ "points": points, "count": printed.choice_stones });
        let words = self.label(&format!("reward-{reward}"), &fields);
        (!numbers.is_empty()).then(|| Text::painted(DIM, &format!("{}: {words}", numbers.join(", "))))
    }

    /// Three rows; columns are filled from the left, each from the top.
    fn burial(&self) -> Vec<Text> {
        let stones = &self.view.burial;
        // With more columns the rows no longer fit with gaps.
        let gap = if stones.len() / 3 > 28 { "" } else { " " };
        let row = |row: usize| {
            let row_of = stones.iter().skip(row).step_by(3);
            let line = row_of.fold(Text::default(), |line, seat| line.with(Text::seat(seat)).with(gap));
            if stones.len() % 3 == row { line.with("_") } else { line }
        };
        (0..3).map(row).filter(|row| row.width() > 0).collect()
    }

    fn obelisks(&self) -> Vec<Text> {
        vec![self.by_seat(self.label("height", &json!({})))]
    }

    fn towers(&self) -> Vec<Text> {
        let next = self.view.towers.iter().take_while(|tower| tower.is_some()).count();
        let spaces = self.view.printed.towers.iter().zip(&self.view.towers).enumerate();
        let towers = spaces.fold(Text::default(), |line, (index, (points, tower))| {
            line.with(match tower {
                Some(seat) => Text::from(format!(" {points}:")).with(Text::seat(*seat)).with(" "),
                None if index == next => Text::from(format!("[{points}]")),
                None => Text::painted(DIM, &format!(" {points} ")),
            })
        });
        vec![
            Text::from(format!("{}: ", self.label("towers", &json!({})))).with(towers),
            self.by_seat(self.label("loose", &json!({}))),
        ]
    }

    /// `Height: A 3   B 2`.
    fn by_seat(&self, title: String) -> Text {
        let counts = Seat::ALL.into_iter().zip(&self.view.obelisks);
        counts.fold(Text::from(format!("{title}:")), |line, (seat, count)| {
            line.with("  ").with(Text::seat(seat)).with(format!(" {count}"))
        })
    }
}
