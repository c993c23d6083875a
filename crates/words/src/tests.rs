//! Every text that code uses exists in every language and reads well.

mod ankh;
mod cases;
mod egizia;
mod games;
mod keys;
mod pharaon;
mod rules;
mod sentences;

use super::{Lang, Words};

/// The texts for a table with four players.
fn words(lang: Lang) -> Words {
    Words::new(lang, ["Anna", "Bedřich", "Celina", "Dušan"].map(str::to_owned).to_vec())
}

/// Panics if `words` has errors, or if a text has a wrong form.
fn proofread<'t>(words: &Words, texts: impl IntoIterator<Item = &'t String>) {
    assert_eq!(words.errors(), [""; 0], "in {}", words.lang);
    for text in texts {
        let slip = ["{", "}", "[", "]", "  ", " .", " ,", " :", "..", "$", "\n"];
        let slip = slip.into_iter().find(|slip| text.contains(slip));
        assert_eq!(slip, None, "`{text}` in {}", words.lang);
        assert!(!text.is_empty() && text.trim() == text, "`{text}` in {}", words.lang);
        let begins_well = text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit());
        assert!(begins_well, "`{text}` in {} begins with a small letter", words.lang);
    }
}
