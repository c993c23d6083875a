//! Makes names and chat lines fit to be shown.

use maat_protocol::Refusal;

/// Maximum number of characters of a name.
const NAME_MAX_CHARS: usize = 24;
/// Maximum number of characters of a line of chat.
const CHAT_MAX_CHARS: usize = 500;

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

/// Joins the text into one line and removes control characters, marks that change the writing direction and invisible
/// characters. Markup stays, because clients show it as text.
fn plain(text: &str) -> String {
    let kept: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !c.is_control() && !is_unseen(c))
        .collect();
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether the character is a direction mark, joiner, filler, variation selector or tag.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

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
}
