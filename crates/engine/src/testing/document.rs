//! What the document of a game's rules promises: anchors, links, a test for each ruling; and the words of its notation.

use std::fs;

use rand::{SeedableRng, rngs::SmallRng};

use crate::{Actor, Game, GameEvent, Scratch, random_ply};

/// The text of `docs/rules/<game>.md`. Each check panics where the document does not hold.
#[derive(Clone, Copy, Debug)]
pub struct Document<'t> {
    text: &'t str,
}

impl<'t> Document<'t> {
    pub fn new(text: &'t str) -> Document<'t> {
        Document { text }
    }

    /// The document has the anchor, once, and a heading follows it.
    pub fn assert_anchored(self, anchor: &str) {
        let mark = format!("<a id=\"{anchor}\"></a>\n#");
        assert_eq!(self.text.matches(&mark).count(), 1, "the rules need one heading `{anchor}`");
    }

    /// Every event of a random game links to a rule.
    pub fn assert_events_anchored<G: Game>(self, mut game: G, seed: u64) {
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            scratch.events.iter().for_each(|event| self.assert_anchored(event.rule_id()));
        }
    }

    /// Every rule that an event can follow has its heading, also those that random play does not meet.
    pub fn assert_rules_anchored<G: Game>(self) {
        assert!(!G::VOCABULARY.rules.is_empty(), "the game declares no rules");
        G::VOCABULARY.rules.iter().for_each(|rule| self.assert_anchored(rule));
    }

    /// Links within the document lead somewhere.
    pub fn assert_links_lead_somewhere(self) {
        for link in self.text.split("](#").skip(1) {
            self.assert_anchored(link.split(')').next().unwrap_or_default());
        }
    }

    /// The document holds `count` rulings `* **R-01** …`, each once, and names tests that exist; those below `rulings` bear
    /// its number. `source` gives the text of a test module by its path, see [`test_source`].
    pub fn assert_rulings_tested(self, letter: char, count: usize, source: impl Fn(&str) -> String) {
        let rulings: Vec<&str> = self.text.split(&format!("\n* **{letter}-")).skip(1).collect();
        assert_eq!(rulings.len(), count, "rulings");
        for ruling in rulings {
            let (id, rest) = ruling.split_once("** ").expect("a number and a text");
            assert_eq!(self.text.matches(&format!("**{letter}-{id}**")).count(), 1, "{letter}-{id}");
            let text = rest.split("\n\n").next().unwrap_or_default();
            let is_test = |code: &&str| code.starts_with("rulings::") || code.starts_with("rulebook::");
            let names: Vec<&str> = text.split('`').filter(is_test).collect();
            assert!(!names.is_empty(), "{letter}-{id} names no test");
            let numbered = format!("::{letter}_{id}_").to_lowercase();
            for name in names {
                let own = name.starts_with("rulebook::") || name.contains(&numbered);
                assert!(own, "{name} is not of {letter}-{id}");
                let (module, function) = name.rsplit_once("::").expect("a path");
                let exists = source(module).contains(&format!("#[test]\nfn {function}()"));
                assert!(exists, "there is no test `{name}`");
            }
        }
    }

    /// The document has all these lines, or parts of them.
    pub fn assert_says(self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            assert!(self.text.contains(&line), "the rules do not say `{line}`");
        }
    }
}

/// The text of a test module, such as `rulings::sailing`.
pub fn test_source(crate_folder: &str, module: &str) -> String {
    let file = format!("{crate_folder}/tests/it/{}.rs", module.replace("::", "/"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// In a chapter of `docs/notation.md` each verb has a row, and the row's example is a ply.
pub fn assert_notation_written<G: Game>(notation: &str, chapter: &str) {
    let text = notation.split(&format!("\n## {chapter}\n")).nth(1).expect("a chapter on the game");
    let text = text.split("\n## ").next().unwrap_or_default();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| `")).collect();
    for verb in G::VOCABULARY.verbs {
        let named =
            |row: &&str| row.split('|').nth(1).is_some_and(|cell| cell.contains(&format!("`{verb}`")));
        assert!(rows.iter().any(named), "there is no row for `{verb}`");
    }
    for row in rows {
        let example = row.split('`').nth_back(1).unwrap_or_default();
        let (actor, text) = example.split_once(' ').unwrap_or_default();
        assert!(actor.parse::<Actor>().is_ok() && text.parse::<G::Move>().is_ok(), "{row}");
        assert_eq!(row.split('`').nth(1), text.split(' ').next(), "{row}");
    }
}
