//! The picture of a result, which link previews show and players save: an SVG template that is filled and rendered to PNG.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use maat_engine::Seat;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// Width and height of the picture in pixels, as link previews want it.
pub const SIZE: (u32, u32) = (1200, 630);

const TEMPLATE: &str = include_str!("picture.svg");

/// Our two typefaces in one weight each, because the renderer does not vary weights: Literata 600 and IBM Plex Sans 500, made from
/// the files of `web/src/fonts` with fontTools (instancer, merge and subset without hints).
static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../fonts/literata-600.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../fonts/plex-sans-500.ttf").to_vec());
    Options { fontdb: Arc::new(fonts), ..Options::default() }
});

/// The line on which everything stands.
const GROUND: f32 = 562.0;
/// Height of the highest obelisk, and of one without points.
const HEIGHTS: (f32, f32) = (400.0, 70.0);
/// Depth of the lowest score below the line.
const DEPTH: f32 = 40.0;
/// The room of the obelisks: from where to where.
const SCENE: (f32, f32) = (610.0, 1170.0);
/// Distance of the lines of the verdict, and width of a space in Literata, in em.
const LEADING: f32 = 1.12;
const SPACE: f32 = 0.2;
/// Left edge and width of the texts.
const TEXT: (f32, f32) = (60.0, 530.0);

/// What a picture shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub game: String,
    pub verdict: String,
    /// The best first.
    pub players: Vec<Pictured>,
}

/// Somebody with points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// `None` for a rival without a seat.
    pub seat: Option<Seat>,
    /// `None` if the picture names nobody.
    pub name: Option<String>,
    pub points: i32,
}

/// Fill, edge and mark of each seat, as in `web/src/styles/tokens.css` by day. A rival has those of the last seat, which is never there with it.
const COLOURS: [[&str; 3]; 5] = [
    ["#29538f", "#173560", "#ffffff"],
    ["#bf4a33", "#86301f", "#fff8ef"],
    ["#f4ead6", "#94815a", "#3a3022"],
    ["#6fb394", "#3f7d62", "#0f2b20"],
    ["#34313a", "#17151b", "#f4efe6"],
];

/// The mark of each seat in a square of 24, then that of a rival, as in `web/src/ui/icons.svg`.
const MARKS: [&str; 6] = [
    r#"<circle cx="12" cy="12" r="7.5"/>"#,
    r#"<path d="M12 3.8 20.8 19.5H3.2z"/>"#,
    r#"<path fill="none" stroke="currentColor" stroke-width="3.4" d="M2.5 10.8 7.25 6l4.75 4.8L16.75 6l4.75 4.8M2.5 18.6 7.25 13.8l4.75 4.8 4.75-4.8 4.75 4.8"/>"#,
    r#"<path d="M4 20V11.5C4 7 7.4 4 12 4s8 3 8 7.5V20h-5v-8c0-2.2-1.2-3.4-3-3.4S9 9.8 9 12v8z"/>"#,
    r#"<path d="M12 2.8c.9 5.4 3.8 8.3 9.2 9.2-5.4.9-8.3 3.8-9.2 9.2-.9-5.4-3.8-8.3-9.2-9.2 5.4-.9 8.3-3.8 9.2-9.2z"/>"#,
    r#"<path d="M12 23 8.8 11.2h6.4zM5.5 7.6h13v2.6h-13zM10.5 1.5h3v5.3h-3z"/>"#,
];

impl Picture {
    /// The picture as PNG. It takes some milliseconds of computing; `None` if the template cannot be drawn.
    pub fn png(&self) -> Option<Vec<u8>> {
        let tree = Tree::from_str(&self.svg(), &OPTIONS).ok()?;
        let mut pixels = Pixmap::new(SIZE.0, SIZE.1)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().ok()
    }

    fn svg(&self) -> String {
        // In one pass: a name may look like a placeholder.
        let mut parts = TEMPLATE.split("{{");
        let mut svg = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (key, rest) = part.split_once("}}").unwrap_or((part, ""));
            svg += &match key {
                "obelisks" => self.obelisks(),
                "game" => escape(&self.game),
                "verdict" => self.verdict(),
                "ranking" => self.ranking(),
                _ => String::new(),
            };
            svg += rest;
        }
        svg
    }

    /// The verdict in lines, in the largest size that has room.
    fn verdict_lines(&self) -> (f32, Vec<String>) {
        // Words grow with the size, so they are measured once.
        let measured = |word| (word, width(word, "Literata", 100.0) / 100.0);
        let words: Vec<(&str, f32)> = self.verdict.split_whitespace().map(measured).collect();
        let widest = words.iter().map(|(_, width)| *width).fold(0.1, f32::max);
        let fits = |size: &f32| {
            let lines = wrap(&words, TEXT.1 / size).len() as f32;
            widest * size <= TEXT.1 && lines * size * LEADING <= 240.0
        };
        let sizes = [80.0, 68.0, 56.0, 46.0, 38.0];
        let size = sizes.into_iter().find(fits).unwrap_or_else(|| (TEXT.1 / widest).min(28.0));
        (size, balanced(&words, TEXT.1 / size))
    }

    fn verdict(&self) -> String {
        let (size, lines) = self.verdict_lines();
        let mut svg = String::new();
        for (index, line) in lines.iter().enumerate() {
            let y = 132.0 + size * (0.9 + LEADING * index as f32);
            let _ = write!(
                svg,
                r##"<text x="{}" y="{y}" font-family="Literata" font-size="{size}" fill="#26211c">{}</text>"##,
                TEXT.0,
                escape(line)
            );
        }
        svg
    }

    /// Marks, names and points in one column, or in two.
    fn ranking(&self) -> String {
        let mut svg = String::new();
        let columns = if self.players.len() > 2 { 2 } else { 1 };
        let room = TEXT.1 / columns as f32;
        for (index, player) in self.players.iter().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let (x, y) = (TEXT.0 + column as f32 * room, 396.0 + row as f32 * 52.0);
            let _ = write!(svg, "{}", mark(player.seat, x, y, 36.0, true));
            let points = figure(player.points);
            let (x, y) = (x + 46.0, y + 28.0);
            let mut after = x;
            if let Some(name) = &player.name {
                let name = shorten(name, room - 74.0 - width(&points, "Literata", 30.0));
                let text = escape(&name);
                let _ = write!(
                    svg,
                    r##"<text x="{x}" y="{y}" font-family="Plex Sans" font-size="28" fill="#5b5145">{text}</text>"##
                );
                after += width(&name, "Plex Sans", 28.0) + 12.0;
            }
            let _ = write!(
                svg,
                r##"<text x="{after}" y="{y}" font-family="Literata" font-size="30" fill="#26211c">{points}</text>"##
            );
        }
        svg
    }

    fn obelisks(&self) -> String {
        let mut svg = String::from(
            r##"<defs><pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10" stroke="#26211c" stroke-width="4" opacity=".45"/></pattern></defs>"##,
        );
        let pitch = ((SCENE.1 - SCENE.0) / self.players.len().max(1) as f32).min(170.0);
        let left = SCENE.1 - pitch * self.players.len() as f32;
        let most = self.players.iter().map(|player| player.points).max().unwrap_or(0).max(1) as f32;
        let least = self.players.iter().map(|player| player.points).min().unwrap_or(0).min(-1) as f32;
        let wide = (pitch * 0.62).min(92.0);
        for (index, player) in self.players.iter().enumerate() {
            let middle = left + pitch * (index as f32 + 0.5);
            let [fill, edge, _] = look(player.seat).0;
            let points = player.points as f32;
            let top = if points < 0.0 {
                let depth = 10.0 + (DEPTH - 10.0) * points / least;
                let (x, y) = (middle - wide / 2.0, GROUND);
                let _ = write!(
                    svg,
                    r##"<path d="M{x} {y}h{wide}l{} {depth}h-{}Z" fill="{fill}" stroke="{edge}" stroke-width="3"/><path d="M{x} {y}h{wide}l{} {depth}h-{}Z" fill="url(#hatch)"/>"##,
                    -wide * 0.15,
                    wide * 0.7,
                    -wide * 0.15,
                    wide * 0.7
                );
                let _ = write!(svg, "{}", mark(player.seat, middle - 22.0, GROUND - 52.0, 44.0, true));
                GROUND - 60.0
            } else {
                let height = HEIGHTS.1 + (HEIGHTS.0 - HEIGHTS.1) * points / most;
                let (foot, neck, cap) = (wide / 2.0, wide * 0.33, wide * 0.5);
                let (shoulder, tip) = (GROUND - height + cap, GROUND - height);
                let (l, r) = (middle - neck, middle + neck);
                let _ = write!(
                    svg,
                    r##"<path d="M{} {GROUND}L{l} {shoulder}L{middle} {tip}L{r} {shoulder}L{} {GROUND}Z" fill="{fill}" stroke="{edge}" stroke-width="3" stroke-linejoin="round"/><path d="M{l} {shoulder}H{r}L{middle} {tip}Z" fill="{edge}"/><path d="M{middle} {shoulder}L{r} {shoulder}L{} {GROUND}H{}Z" fill="{edge}" opacity=".22"/>"##,
                    middle - foot,
                    middle + foot,
                    middle + foot,
                    middle + foot * 0.15
                );
                let _ = write!(svg, "{}", mark(player.seat, middle - 30.0, shoulder + 4.0, 60.0, false));
                tip
            };
            let _ = write!(
                svg,
                r##"<text x="{middle}" y="{}" text-anchor="middle" font-family="Literata" font-size="42" fill="#26211c">{}</text>"##,
                top - 16.0,
                figure(player.points)
            );
        }
        svg
    }
}

/// Colours and mark of a seat, or of a rival without one.
fn look(seat: Option<Seat>) -> ([&'static str; 3], &'static str) {
    match seat {
        Some(seat) => (COLOURS[seat.index()], MARKS[seat.index()]),
        None => (COLOURS[4], MARKS[5]),
    }
}

/// The mark of a seat in a square, on a plate of its colour or alone.
fn mark(seat: Option<Seat>, x: f32, y: f32, size: f32, plate: bool) -> String {
    let ([fill, edge, on], mark) = look(seat);
    let scale = size / 24.0;
    let plate = if plate {
        format!(
            r#"<rect x=".75" y=".75" width="22.5" height="22.5" rx="6" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>"#
        )
    } else {
        String::new()
    };
    format!(
        r#"<g transform="translate({x} {y}) scale({scale})">{plate}<g transform="translate(5 5) scale(.5833)" fill="{on}" color="{on}">{mark}</g></g>"#
    )
}

/// A number with a true minus.
fn figure(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Splits words with their widths into lines no wider than `room`, all in em. A word that is wider has a line of its own.
fn wrap(words: &[(&str, f32)], room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for (word, width) in words {
        match lines.last_mut() {
            Some(line) if used + SPACE + width <= room => {
                line.push(' ');
                line.push_str(word);
                used += SPACE + width;
            }
            _ => {
                lines.push((*word).to_owned());
                used = *width;
            }
        }
    }
    lines
}

/// The same with lines as equal as possible.
fn balanced(words: &[(&str, f32)], room: f32) -> Vec<String> {
    let count = wrap(words, room).len();
    let steps = (0..20).map(|step| room * (1.0 - step as f32 * 0.03));
    steps.map(|room| wrap(words, room)).take_while(|lines| lines.len() == count).last().unwrap_or_default()
}

/// The beginning of a name that has room, with an ellipsis if something is missing.
fn shorten(name: &str, room: f32) -> String {
    if width(name, "Plex Sans", 28.0) <= room {
        return name.to_owned();
    }
    let mut letters: Vec<char> = name.chars().collect();
    while letters.pop().is_some() {
        let text = format!("{}…", letters.iter().collect::<String>().trim_end());
        if width(&text, "Plex Sans", 28.0) <= room {
            return text;
        }
    }
    String::new()
}

/// The width of a line of text as the renderer sets it.
fn width(text: &str, family: &str, size: f32) -> f32 {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="{family}" font-size="{size}">{}</text></svg>"#,
        escape(text)
    );
    Tree::from_str(&svg, &OPTIONS).map_or(0.0, |tree| tree.root().abs_bounding_box().width())
}

/// Whether our typefaces have the character, as the unicode ranges of `web/src/styles/fonts.css` say.
pub fn is_drawable(character: char) -> bool {
    matches!(u32::from(character),
        0x20..=0x7e | 0xa0..=0x17e | 0x218..=0x21b | 0x1e80..=0x1e85 | 0x1e9e | 0x2013..=0x2014 | 0x2018..=0x201a
        | 0x201c..=0x201e | 0x2020 | 0x2022 | 0x2026 | 0x2039..=0x203a | 0x20ac | 0x2122 | 0x2212)
}

/// Text inside markup or an attribute.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(names: &[(&str, i32)]) -> Picture {
        let player = |(index, (name, points)): (usize, &(&str, i32))| Pictured {
            seat: Some(Seat::at(index)),
            name: Some((*name).to_owned()),
            points: *points,
        };
        Picture {
            game: "Imhotep".into(),
            verdict: format!("{} wins by three", names[0].0),
            players: names.iter().enumerate().map(player).collect(),
        }
    }

    #[test]
    fn a_name_is_text_and_never_markup() {
        let name = r#"<a href="x">&'{{game}}"#;
        let svg = picture(&[(name, 46), ("Marek", 43)]).svg();
        assert!(!svg.contains("<a ") && svg.contains("{{game}}"), "{svg}");
        assert!(Tree::from_str(&svg, &OPTIONS).is_ok(), "{svg}");
    }

    #[test]
    fn every_text_stays_within_its_room() {
        let long = "WWWWWWWWWWWWWWWWWWWWWWWW";
        for count in 1..=5 {
            let all = vec![(long, 46); count];
            let picture = picture(&all);
            let (size, lines) = picture.verdict_lines();
            assert!(
                lines.iter().all(|line| width(line, "Literata", size) <= TEXT.1 + 1.0),
                "{size}: {lines:?}"
            );
            assert!(lines.len() as f32 * size * LEADING <= 250.0, "{size}: {lines:?}");
            assert!(width(&shorten(long, 200.0), "Plex Sans", 28.0) <= 200.0);
            assert!(picture.png().is_some());
        }
    }

    #[test]
    fn lines_are_as_equal_as_possible() {
        let words = [("Hana", 2.0), ("wins", 2.0), ("by", 1.0), ("three", 2.0)];
        assert_eq!(wrap(&words, 6.0), ["Hana wins by", "three"]);
        assert_eq!(balanced(&words, 6.0), ["Hana wins", "by three"]);
        assert_eq!(balanced(&words, 20.0), ["Hana wins by three"]);
    }

    #[test]
    fn points_below_zero_are_drawn_below_the_line() {
        let svg = picture(&[("Hana", 12), ("Marek", -7)]).svg();
        assert!(svg.contains("url(#hatch)") && svg.contains("−7"), "{svg}");
        assert!(!picture(&[("Hana", 12), ("Marek", 0)]).svg().contains("url(#hatch)"));
    }

    #[test]
    fn the_typefaces_have_the_letters_of_our_languages() {
        assert!("Žluťoučký kůň ěščřžýáíéúů Zażółć gęślą jaźń −1 „tak“".chars().all(is_drawable));
        assert!(!"Хана".chars().any(is_drawable) && !is_drawable('字'));
        // A character without a glyph would have no width of its own, or that of an empty box.
        let boxed = width("\u{fffd}", "Literata", 100.0);
        for letter in "ěščřžýáíéúůąćęłńóśźż−…".chars() {
            let found = width(&letter.to_string(), "Literata", 100.0);
            assert!(found > 0.0 && found != boxed, "{letter}: {found}");
        }
    }
}
