//! Text whose width is known although it is coloured.

use std::fmt;

use anstyle::{AnsiColor, Style};
use maat_engine::Seat;

pub const WIDTH: usize = 80;

pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();

/// Part of a line. Every character is one column wide: no language here needs more.
#[derive(Clone, Default, Debug)]
pub struct Text {
    styled: String,
    width: usize,
}

impl Text {
    pub fn painted(style: Style, text: &str) -> Text {
        Text { styled: format!("{style}{text}{style:#}"), width: text.chars().count() }
    }

    /// A seat's letter in its colour.
    pub fn seat(seat: Seat) -> Text {
        Text::painted(seat_style(seat), &super::letter(seat))
    }

    pub fn width(&self) -> usize {
        self.width
    }

    #[must_use]
    pub fn with(mut self, more: impl Into<Text>) -> Text {
        let more = more.into();
        self.styled += &more.styled;
        self.width += more.width;
        self
    }

    /// With spaces behind, up to this width.
    #[must_use]
    pub fn pad(self, width: usize) -> Text {
        let missing = width.saturating_sub(self.width);
        self.with(" ".repeat(missing))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Text { styled: text.to_owned(), width: text.chars().count() }
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Text { width: text.chars().count(), styled: text }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.styled)
    }
}

pub fn seat_style(seat: Seat) -> Style {
    let colour = match seat {
        Seat::A => AnsiColor::Red,
        Seat::B => AnsiColor::Cyan,
        Seat::C => AnsiColor::Yellow,
        Seat::D => AnsiColor::Green,
        Seat::E => AnsiColor::Magenta,
    };
    colour.on_default().bold()
}

/// Items in a row, as many on each line as fit.
pub fn flow(items: impl IntoIterator<Item = Text>, gap: &str, width: usize) -> Vec<Text> {
    let mut lines: Vec<Text> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + gap.chars().count() + item.width() <= width => {
                *line = std::mem::take(line).with(gap).with(item);
            }
            _ => lines.push(item),
        }
    }
    lines
}

/// Texts in one line with a gap between them.
pub fn join(items: impl IntoIterator<Item = Text>, gap: &str) -> Text {
    let mut items = items.into_iter();
    let first = items.next().unwrap_or_default();
    items.fold(first, |text, item| text.with(gap).with(item))
}

/// Lines beside a title that stands before the first of them.
pub fn beside(title: Text, margin: usize, lines: Vec<Text>) -> Vec<Text> {
    if lines.is_empty() {
        return vec![title];
    }
    let mut title = Some(title);
    lines.into_iter().map(|line| title.take().unwrap_or_default().pad(margin).with(line)).collect()
}

/// Words in lines of at most this width; a longer word stands alone.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let lines = flow(text.split_whitespace().map(Text::from), " ", width);
    lines.iter().map(Text::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_takes_no_room() {
        let text = Text::seat(Seat::B).with(" ž").pad(6);
        assert_eq!(text.width(), 6);
        assert!(text.to_string().ends_with(" ž   "));
    }

    #[test]
    fn words_are_wrapped() {
        assert_eq!(wrap("příliš žluťoučký kůň", 16), ["příliš žluťoučký", "kůň"]);
        assert_eq!(wrap("", 5), Vec::<String>::new());
    }
}
