//! Which texts the sources ask for by a literal.

use std::collections::BTreeSet;

use super::File;

/// The keys, their ends and their beginnings that stand in the sources.
///
/// Code asks for a key as a whole (`text("ui-saved")`), by its end (`ui("saved")`, `label(game, "sled")`), or builds
/// the end (`ui(&format!("bot-{level}"))`).
#[derive(Default, Debug)]
pub struct Uses {
    whole: BTreeSet<String>,
    /// End with `-`.
    beginnings: BTreeSet<String>,
    games: Vec<String>,
}

impl Uses {
    pub fn of(files: &[File], games: &[&str]) -> Uses {
        let mut uses = Uses { games: games.iter().map(|&game| game.to_owned()).collect(), ..Uses::default() };
        for file in files.iter().filter(|file| !file.is_test()) {
            let asks = match file.extension() {
                // The rules hold ids of their own, but no keys.
                "rs" => {
                    file.path.starts_with("crates/")
                        && file.path.contains("/src/")
                        && !is_rules(&file.path, games)
                }
                "ts" | "tsx" => file.path.starts_with("web/src/"),
                _ => false,
            };
            if asks {
                // Tests stand at the end of a file.
                let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
                for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                    // Every text between two quotes; code between string literals does not look like a key.
                    line.split(['"', '\'', '`']).for_each(|literal| uses.add(literal));
                }
            }
        }
        uses
    }

    fn add(&mut self, literal: &str) {
        let is_key =
            |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if let Some((beginning, _)) = literal.split_once('{') {
            let beginning = beginning.trim_end_matches('$');
            if is_key(beginning) && beginning.len() > 1 && beginning.ends_with('-') {
                self.beginnings.insert(beginning.to_owned());
            }
            return;
        }
        let key = literal.split('.').next().unwrap_or_default();
        if is_key(key) && !key.is_empty() {
            self.whole.insert(key.to_owned());
        }
    }

    pub fn asks_for(&self, key: &str) -> bool {
        let begun = |text: &str, dashes: usize| {
            self.beginnings
                .iter()
                .any(|beginning| text.starts_with(beginning) && beginning.matches('-').count() >= dashes)
        };
        // `ui-{key}` builds every key and proves none.
        if self.whole.contains(key) || begun(key, 2) {
            return true;
        }
        let label = self.games.iter().find_map(|game| key.strip_prefix(game)?.strip_prefix("-label-"));
        key.strip_prefix("ui-").or(label).is_some_and(|end| self.whole.contains(end) || begun(end, 1))
    }
}

/// Whether the path is a source of the engine or of a game.
fn is_rules(path: &str, games: &[&str]) -> bool {
    let Some((name, _)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) else {
        return false;
    };
    name == "engine" || games.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(path: &str, text: &str, key: &str) -> bool {
        Uses::of(&[File::new(path, text)], &["senet"]).asks_for(key)
    }

    #[test]
    fn keys_are_asked_for_whole_by_their_end_or_built() {
        let main = "crates/maat/src/main.rs";
        assert!(asks(main, "text(\"ui-saved\")", "ui-saved"));
        assert!(asks(main, "text(\"ui-maat.about\")", "ui-maat"));
        assert!(asks(main, "ui(\"saved\")", "ui-saved"));
        assert!(asks(main, "label(game, \"sled\")", "senet-label-sled"));
        assert!(asks(main, "ui(&format!(\"bot-{level}\"))", "ui-bot-greedy"));
        assert!(asks(main, "text(&format!(\"ui-bot-{level}\"))", "ui-bot-greedy"));
        assert!(asks("web/src/lobby.tsx", "<b>{t('ui-saved')}</b>", "ui-saved"));
        assert!(asks("web/src/lobby.tsx", "t(`ui-bot-${level}`)", "ui-bot-greedy"));
    }

    #[test]
    fn other_literals_prove_nothing() {
        let main = "crates/maat/src/main.rs";
        assert!(!asks(main, "// \"ui-saved\"", "ui-saved"));
        assert!(!asks(main, "ui(\"saved-all\")", "ui-saved"));
        assert!(!asks(main, "text(&format!(\"ui-{key}\"))", "ui-saved"));
        assert!(!asks(main, "text(&format!(\"{game}-label-{key}\"))", "senet-label-sled"));
        assert!(!asks(main, "label(game, \"sled\")", "senet-part-sled"));
        assert!(!asks(main, "#[cfg(test)]\nmod tests { const A: &str = \"ui-saved\"; }", "ui-saved"));
        assert!(!asks("crates/words/src/tests.rs", "\"ui-saved\"", "ui-saved"));
        assert!(!asks("crates/senet/src/lib.rs", "\"sled\"", "senet-label-sled"));
        assert!(!asks("docs/a.md", "\"ui-saved\"", "ui-saved"));
    }
}
