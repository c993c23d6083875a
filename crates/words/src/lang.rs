//! The languages, and the choice of one.

use std::env;

use unic_langid::LanguageIdentifier;

// `build.rs` writes `enum Lang`, one variant for each folder of `locales/`.
include!(concat!(env!("OUT_DIR"), "/lang.rs"));

impl Lang {
    /// The language that the environment selects; English if it is not one of ours.
    pub fn detect() -> Lang {
        Lang::chosen_by(|variable| env::var(variable).ok())
    }

    pub(super) fn tag(self) -> LanguageIdentifier {
        self.id().parse().expect("every id is a language tag")
    }

    /// As in POSIX, the first variable that is set and not empty decides alone.
    fn chosen_by(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        // `cs_CZ.UTF-8`: the language ends where the country, the encoding or a variant begins.
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        language.parse().unwrap_or(Lang::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(variables: &[(&str, &str)]) -> Lang {
        Lang::chosen_by(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_chooses_the_language() {
        assert_eq!(chosen(&[("LANG", "cs_CZ.UTF-8")]), Lang::Cs);
        assert_eq!(chosen(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "pl")]), Lang::Pl);
        assert_eq!(chosen(&[("LC_ALL", "en_GB"), ("LANG", "pl_PL@euro")]), Lang::En);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LANG", "pl-PL")]), Lang::Pl);
    }

    #[test]
    fn english_is_the_fallback() {
        for locale in ["", "C", "POSIX", "C.UTF-8", "tlh_KX.UTF-8", "plx"] {
            assert_eq!(chosen(&[("LANG", locale)]), Lang::En, "{locale}");
        }
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "cs_CZ")]), Lang::En);
        assert_eq!(chosen(&[]), Lang::En);
    }
}
