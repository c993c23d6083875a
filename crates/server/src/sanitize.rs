//! Makes names and chat lines fit to be shown, and tells names apart that look alike.

use maat_protocol::Refusal;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// Maximum number of characters of a name.
const NAME_MAX_CHARS: usize = 24;
/// Maximum number of characters of a line of chat.
const CHAT_MAX_CHARS: usize = 500;
/// Maximum number of characters of a comment in a study, and of the title of one.
const COMMENT_MAX_CHARS: usize = 1000;
const TITLE_MAX_CHARS: usize = 80;
/// Maximum number of combining marks on one character, as Unicode recommends (UTS #39). More would cover the lines around it.
const MAX_MARKS: u32 = 4;

/// Cleans a name; `None` if nothing is left or it is too long.
pub fn name(text: &str) -> Option<String> {
    let name = plain(text);
    (1..=NAME_MAX_CHARS).contains(&name.chars().count()).then_some(name)
}

/// Cleans a line of chat.
pub fn chat(text: &str) -> Result<String, Refusal> {
    let line = plain(text);
    match line.chars().count() {
        0 => Err(Refusal::Unreadable),
        1..=CHAT_MAX_CHARS => Ok(line),
        _ => Err(Refusal::TooLong),
    }
}

/// Cleans a text of several lines; `None` if it is longer than `max` characters. Empty lines at its ends are removed.
pub fn lines(text: &str, max: usize) -> Option<String> {
    // Refuses at once what is too long, before anything is computed from it.
    if text.chars().take(2 * max + 1).count() > 2 * max {
        return None;
    }
    let lines: Vec<String> = text.lines().map(plain).collect();
    let text = lines.join("\n").trim_matches('\n').to_owned();
    (text.chars().count() <= max).then_some(text)
}

/// Cleans a comment of a study, which may be empty; `None` if it is too long.
pub fn comment(text: &str) -> Option<String> {
    Some(plain(text)).filter(|text| text.chars().count() <= COMMENT_MAX_CHARS)
}

/// Cleans the title of a study, which may be empty; `None` if it is too long.
pub fn title(text: &str) -> Option<String> {
    Some(plain(text)).filter(|title| title.chars().count() <= TITLE_MAX_CHARS)
}

/// Joins the text into one line in normal form C and removes characters that cannot be seen, marks without a character to
/// stand on, and marks in excess. Markup stays, because clients show it as text.
fn plain(text: &str) -> String {
    let one_line = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut marks_left = 0u32;
    let kept: String = one_line
        .filter(|&c| is_visible(c))
        .nfc()
        .filter(|&c| {
            let is_mark = c.general_category_group() == GeneralCategoryGroup::Mark;
            let keep = !is_mark || marks_left > 0;
            marks_left = match c {
                _ if is_mark => marks_left.saturating_sub(1),
                ' ' => 0,
                _ => MAX_MARKS,
            };
            keep
        })
        .collect();
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether every client shows the character: it is no control or format character (for example a mark of the writing
/// direction), is assigned and not for private use, and is no filler or variation selector.
fn is_visible(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Unassigned};
    !matches!(c.general_category(), Control | Format | PrivateUse | Unassigned)
        && !matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180d}'
            | '\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{16fe4}'
            | '\u{1d159}' | '\u{e0100}'..='\u{e01ef}')
}

/// The name as it is shown beside the names of `others`: with a number if one of them looks like it.
pub fn tell_apart(name: &str, others: &[String]) -> String {
    // Clients show «Guest» for an empty name.
    if name.is_empty() {
        return String::new();
    }
    let taken: Vec<String> = others.iter().map(|other| skeleton(other)).collect();
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    std::iter::once(name.to_owned())
        .chain(numbered)
        .find(|name| !taken.contains(&skeleton(name)))
        .expect("there are more numbers than names")
}

/// The skeleton of a name, in the sense of UTS #39: names that look alike have the same one. It ignores case, width, accents,
/// spaces and punctuation, and replaces the common letters that look like a Latin one.
fn skeleton(name: &str) -> String {
    let letters: String = name
        .nfkd()
        .filter(|c| c.general_category_group() != GeneralCategoryGroup::Mark)
        .map(latin)
        .flat_map(char::to_lowercase)
        .collect();
    let letters = letters.replace("rn", "m").replace("vv", "w");
    let bare: String = letters
        .chars()
        .filter(|c| {
            use GeneralCategoryGroup::{Punctuation, Separator};
            !matches!(c.general_category_group(), Punctuation | Separator)
        })
        .collect();
    if bare.is_empty() { letters } else { bare }
}

/// The Latin letter that looks like the character, or else the character itself.
fn latin(c: char) -> char {
    let found = LOOK_ALIKES.iter().find(|(_, others)| others.contains(c));
    found.map_or(c, |&(letter, _)| letter)
}

/// Latin letters with the common Greek, Cyrillic, Armenian and other characters that look like them in one case or the other.
const LOOK_ALIKES: [(char, &str); 24] = [
    ('a', "аАαΑɑ"),
    ('b', "вВβΒьЬ"),
    ('c', "сСϲϹ"),
    ('d', "ԁԀđĐ"),
    ('e', "еЕεΕєЄ"),
    ('g', "ɡԍԌ"),
    ('h', "нНһҺΗ"),
    ('j', "јЈϳ"),
    ('k', "кКκΚ"),
    ('l', "iIıіІιΙӏӀ1|!łŁ"),
    ('m', "мМΜ"),
    ('n', "пηΝո"),
    ('o', "оОοΟσօՕ0øØ"),
    ('p', "рРρΡ"),
    ('q', "ԛԚ"),
    ('r', "г"),
    ('s', "ѕЅ"),
    ('t', "тТτΤ"),
    ('u', "υսՍ"),
    ('v', "νѵѴ"),
    ('w', "ԝԜωѡ"),
    ('x', "хХχΧ"),
    ('y', "уУүҮΥγ"),
    ('z', "ζΖ"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_plain_line() {
        assert_eq!(name("  Žofie \n z  Brna\t").as_deref(), Some("Žofie z Brna"));
        assert_eq!(name("ab\u{202e}cd\u{0}").as_deref(), Some("abcd"));
        assert_eq!(name("<b>x</b>").as_deref(), Some("<b>x</b>"), "text stays text");
        assert_eq!(name(" \u{200b} \u{3164}\u{2060}\u{61c}"), None);
        assert_eq!(name(&"x".repeat(25)), None);
        assert_eq!(chat(&"x".repeat(501)), Err(Refusal::TooLong));
        assert_eq!(chat("\n"), Err(Refusal::Unreadable));
    }

    #[test]
    fn nothing_invisible_is_left() {
        for c in
            "\u{1d173}\u{1bca0}\u{13430}\u{600}\u{fffe}\u{10ffff}\u{e000}\u{e0041}\u{fe0f}\u{2800}\u{378}"
                .chars()
        {
            assert_eq!(name(&format!("A{c}nn")).as_deref(), Some("Ann"), "{}", c.escape_unicode());
            assert_eq!(name(&c.to_string()), None, "{}", c.escape_unicode());
            assert_eq!(chat(&format!("{c}hm")).as_deref(), Ok("hm"));
        }
    }

    #[test]
    fn marks_stand_on_a_character_and_are_few() {
        assert_eq!(name("Z\u{30c}ofie").as_deref(), Some("Žofie"), "normal form C");
        assert_eq!(name("\u{301}\u{300} \u{20e3}"), None, "marks only");
        assert_eq!(name("\u{301}Ann \u{301}B").as_deref(), Some("Ann B"));
        let zalgo = format!("x{}y", "\u{316}".repeat(20));
        assert_eq!(name(&zalgo), Some(format!("x{}y", "\u{316}".repeat(4))));
        assert_eq!(name("ภูเก็ต").as_deref(), Some("ภูเก็ต"));
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        for twin in ["Ann", "ann", "Аnn", "Ａｎｎ", "Ánn", "A n n", "Αnn.", "𝐀𝐧𝐧", "Ann\u{316}"]
        {
            assert_eq!(tell_apart(twin, &["Bob".into(), "Ann".into()]), format!("{twin} (2)"));
        }
        for (one, other) in
            [("Ilya", "llya"), ("Tom", "Torn"), ("B0b", "Воb"), ("Łukasz", "lukasz"), ("...", "...")]
        {
            assert_eq!(tell_apart(one, &[other.into()]), format!("{one} (2)"));
        }
        for (one, other) in [("Ann", "Anne"), ("Анна", "Инна"), ("🐈", "🐕"), ("!", "?"), ("", "")]
        {
            assert_eq!(tell_apart(one, &[other.into()]), one);
        }
        let taken = ["Ann", "Ann (2)", "Ann 3"].map(String::from);
        assert_eq!(tell_apart("Ann", &taken), "Ann (4)", "somebody may be called like a number");
    }
}
