//! The five sites.

use maat_engine::Seat;
use serde_json::json;

use super::super::letter;
use super::super::text::{BOLD, DIM, Text, WIDTH, beside, flow, seat_style};
use super::{MARGIN, SITES, SMALL, Table};

/// Covered stones of a temple place that are shown one by one; more are a number.
const SHOWN: usize = 4;

impl Table<'_> {
    pub(super) fn site(&self, index: usize) -> Vec<Text> {
        let (site, side) = (SITES[index], &self.view.options.sides[index]);
        let b = side == "b";
        let name = match site {
            "pyramid" if b => self.label("pyramids"),
            _ => self.scene.words.title(self.scene.game, site),
        };
        let lines = match site {
            "market" => self.market(),
            "pyramid" if b => self.small_pyramids(),
            "pyramid" => self.great_pyramid(),
            "temple" => self.temple(b),
            "burial" => self.burial(),
            _ if b => self.towers(),
            _ => self.obelisks(),
        };
        let title = Text::painted(BOLD, &name).with(" ").with(side.to_uppercase());
        beside(title, MARGIN, lines)
    }

    fn market(&self) -> Vec<Text> {
        let place = |(index, card): (usize, &Option<String>)| {
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
            lines.push(Text::painted(BOLD, &self.scene.words.label(self.scene.game, "seen", &fields)));
        }
        let discard: u8 = self.view.discard.values().sum();
        let piles = [("draw-pile", self.view.pile), ("discard-pile", discard)];
        let piles = piles.map(|(key, count)| format!("{}: {count}", self.ui(key)));
        lines.push(Text::painted(DIM, &piles.join("   ")));
        lines
    }

    /// Level by level beside each other; columns are filled from the left, each from the top.
    fn great_pyramid(&self) -> Vec<Text> {
        let stones = &self.view.pyramid.0;
        let mut lines = vec![Text::default(); 3];
        let mut below = 0;
        for level in 1..=3 {
            let size = self.printed.pyramid_a.iter().filter(|space| space.level == Some(level)).count();
            let rows = size.isqrt();
            let left = lines[0].width() + if level == 1 { 0 } else { 4 };
            for (row, line) in lines.iter_mut().enumerate().take(rows) {
                let cells = (0..rows).map(|column| self.cell(below + column * rows + row, stones));
                *line = cells.fold(std::mem::take(line).pad(left), Text::with);
            }
            below += size;
        }
        lines.extend(self.beside_the_pyramid(stones.get(below..).unwrap_or_default()));
        lines
    }

    /// A space of the great pyramid: its stone, or its points, the next one in brackets.
    fn cell(&self, index: usize, stones: &[Seat]) -> Text {
        let points = self.printed.pyramid_a.get(index).map(|space| space.points).unwrap_or_default();
        match stones.get(index) {
            Some(&seat) => Text::from(" ").with(Text::seat(seat)).with(" "),
            None if index == stones.len() => Text::from(format!("[{points}]")),
            None => Text::painted(DIM, &format!(" {points} ")),
        }
    }

    fn small_pyramids(&self) -> Vec<Text> {
        let titles = SMALL.map(|pyramid| self.scene.words.title(self.scene.game, pyramid));
        let margin = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0) + 2;
        let mut lines = Vec::new();
        for (index, title) in titles.into_iter().enumerate() {
            let stones = &self.view.small_pyramids[index].0;
            let space = |(place, space)| match stones.get(place) {
                Some(&seat) => Text::from(" ").with(Text::seat(seat)).with(" "),
                None if place == stones.len() => Text::from(format!("[{}]", self.space(space))),
                None => Text::painted(DIM, &format!(" {} ", self.space(space))),
            };
            let spaces = flow(self.small_pyramid(index).enumerate().map(space), " ", WIDTH);
            lines.extend(beside(Text::from(title), margin, spaces));
        }
        lines.extend(self.beside_the_pyramid(&self.view.pyramid.0));
        lines
    }

    fn beside_the_pyramid(&self, stones: &[Seat]) -> Vec<Text> {
        if stones.is_empty() {
            return Vec::new();
        }
        let title = Text::from(format!("{}:", self.label("beside")));
        flow([title].into_iter().chain(stones.iter().copied().map(Text::seat)), " ", WIDTH - MARGIN)
    }

    /// Each place from the ground up; what is visible from above is in brackets.
    fn temple(&self, rewards: bool) -> Vec<Text> {
        let places = self.view.temple_places.max(1);
        let place = |place: usize| {
            let stack: Vec<Seat> = self.view.temple.0.iter().copied().skip(place).step_by(places).collect();
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
        if rewards {
            let kinds = ["choice", "points", "card"];
            let rewards = kinds.into_iter().filter_map(|kind| self.reward(kind, places));
            lines.extend(flow(rewards, "   ", WIDTH - MARGIN));
        }
        lines
    }

    /// `1, 3: point or 2 stones`.
    fn reward(&self, kind: &str, places: usize) -> Option<Text> {
        let printed = self.printed.temple_b.iter().take(places).enumerate();
        let numbers =
            printed.filter(|(_, place)| place.reward == kind).map(|(index, _)| (index + 1).to_string());
        let numbers: Vec<String> = numbers.collect();
        let reward = &self.printed.temple_reward;
        let points = if kind == "choice" { reward.choice_points } else { reward.points };
        let fields = json!({ "points": points, "count": reward.choice_stones });
        let words = self.scene.words.label(self.scene.game, &format!("reward-{kind}"), &fields);
        (!numbers.is_empty()).then(|| Text::painted(DIM, &format!("{}: {words}", numbers.join(", "))))
    }

    /// Three rows; columns are filled from the left, each from the top.
    fn burial(&self) -> Vec<Text> {
        let stones = &self.view.burial.0;
        // With so many columns the rows no longer fit with gaps.
        let gap = if stones.len() / 3 > 28 { "" } else { " " };
        let row = |row: usize| {
            let row_of = stones.iter().skip(row).step_by(3);
            let line = row_of.fold(Text::default(), |line, &seat| line.with(Text::seat(seat)).with(gap));
            if stones.len() % 3 == row { line.with("_") } else { line }
        };
        (0..3).map(row).filter(|row| row.width() > 0).collect()
    }

    fn obelisks(&self) -> Vec<Text> {
        vec![self.by_seat(self.label("height"))]
    }

    fn towers(&self) -> Vec<Text> {
        let next = self.view.towers.iter().take_while(|tower| tower.is_some()).count();
        let spaces = self.printed.tower.iter().zip(&self.view.towers).enumerate();
        let towers = spaces.fold(Text::default(), |line, (index, (space, tower))| {
            line.with(match tower {
                Some(seat) => Text::from(format!(" {}:", space.points)).with(Text::seat(*seat)).with(" "),
                None if index == next => Text::from(format!("[{}]", space.points)),
                None => Text::painted(DIM, &format!(" {} ", space.points)),
            })
        });
        vec![
            Text::from(format!("{}: ", self.label("towers"))).with(towers),
            self.by_seat(self.label("loose")),
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
