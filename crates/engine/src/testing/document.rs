//! Checks of what is written about a game: its rules pages, its rulings, its notation.

use std::fs;

use rand::{SeedableRng, rngs::SmallRng};

use crate::{Actor, Game, GameEvent, Scratch, random_ply};

/// A rules page, the text of `locales/<lang>/rules/<game>.md`. Each check panics where the page does not hold.
///
/// A heading carries its anchor at the end of its line, `## A turn {#turn}`. Events name these anchors, so that a log
/// entry can link to its rule.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage<'t> {
    text: &'t str,
}

impl<'t> RulesPage<'t> {
    /// The page with this Markdown text.
    pub fn new(text: &'t str) -> RulesPage<'t> {
        RulesPage { text }
    }

    /// The page has exactly one heading with the anchor.
    pub fn assert_anchored(self, anchor: &str) {
        let mark = format!(" {{#{anchor}}}");
        let headings = self.text.lines().filter(|line| line.starts_with('#') && line.ends_with(&mark));
        assert_eq!(headings.count(), 1, "the rules need one heading `{anchor}`");
    }

    /// The heading with the anchor and the text below it, up to the next heading. Narrows a check to one rule.
    pub fn section(self, anchor: &str) -> RulesPage<'t> {
        self.assert_anchored(anchor);
        let end_of_heading = self.text.find(&format!(" {{#{anchor}}}\n")).unwrap_or_default();
        let start = self.text[..end_of_heading].rfind('\n').map_or(0, |newline| newline + 1);
        let rest = &self.text[start..];
        RulesPage { text: rest.find("\n#").map_or(rest, |end| &rest[..end]) }
    }

    /// The cells of each table row of the page, headers and separators excluded.
    pub fn table_rows(self) -> impl Iterator<Item = Vec<&'t str>> {
        let is_row = |line: &str| line.starts_with('|') && !line.starts_with("|---");
        let lines: Vec<&str> = self.text.lines().collect();
        let is_header = |at: usize| lines.get(at + 1).is_some_and(|next| next.starts_with("|---"));
        let rows: Vec<&str> =
            (0..lines.len()).filter(|&at| is_row(lines[at]) && !is_header(at)).map(|at| lines[at]).collect();
        rows.into_iter().map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
    }

    /// Every event of a random game links to a rule.
    pub fn assert_events_anchored<G: Game>(self, mut game: G, seed: u64) {
        let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            scratch.events.iter().for_each(|event| self.assert_anchored(event.rule_id()));
        }
    }

    /// Every rule that an event can follow has its heading, including those that random play does not reach.
    pub fn assert_rules_anchored<G: Game>(self) {
        assert!(!G::VOCABULARY.rules.is_empty(), "the game declares no rules");
        G::VOCABULARY.rules.iter().for_each(|rule| self.assert_anchored(rule));
    }

    /// Every link within the page leads to a heading.
    pub fn assert_links_lead_somewhere(self) {
        link_targets(self.text, "#").for_each(|anchor| self.assert_anchored(anchor));
    }

    /// The page contains each of these texts, which are lines or parts of lines.
    pub fn assert_contains(self, parts: impl IntoIterator<Item = String>) {
        assert_contains(self.text, parts);
    }

    /// The title of a ruling: the heading `### R-01: Nothing to get {#r-01}` without number and anchor.
    fn ruling_title(self, id: &str) -> Option<&'t str> {
        let mark = format!(" {{#{}}}", id.to_lowercase());
        let heading = |line: &'t str| line.strip_prefix("### ")?.strip_suffix(&mark)?.strip_prefix(id);
        self.text.lines().find_map(heading)?.strip_prefix(": ")
    }
}

/// The text of `docs/rules/<game>.md`: rulings with their tests, and where the printed numbers come from. Each check panics
/// where the document does not hold.
///
/// A heading follows its anchor, `<a id="numbers"></a>`. A ruling is an item that begins with its number and the title that it
/// has on the rules page, `* **R-01** Nothing to get.`
#[derive(Clone, Copy, Debug)]
pub struct RulingsDocument<'t> {
    text: &'t str,
}

impl<'t> RulingsDocument<'t> {
    /// The document with this Markdown text.
    pub fn new(text: &'t str) -> RulingsDocument<'t> {
        RulingsDocument { text }
    }

    /// Every link leads somewhere: within the document, and into the English rules page of the game.
    pub fn assert_links_lead_somewhere(self, game: &str, page: RulesPage<'_>) {
        for anchor in link_targets(self.text, "#") {
            let mark = format!("<a id=\"{anchor}\"></a>\n#");
            assert_eq!(self.text.matches(&mark).count(), 1, "the document needs one heading `{anchor}`");
        }
        let into_page = format!("../../locales/en/rules/{game}.md#");
        link_targets(self.text, &into_page).for_each(|anchor| page.assert_anchored(anchor));
    }

    /// The document holds `count` rulings, each once, and names tests that exist; those below `rulings` bear its number.
    /// `source` gives the text of a test module by its path, see [`test_source`].
    pub fn assert_rulings_tested(self, letter: char, count: usize, source: impl Fn(&str) -> String) {
        let rulings: Vec<(&str, &str)> = self.rulings(letter).collect();
        assert_eq!(rulings.len(), count, "rulings");
        for (id, text) in rulings {
            assert_eq!(self.text.matches(&format!("**{id}**")).count(), 1, "{id}");
            let is_test = |code: &&str| code.starts_with("rulings::") || code.starts_with("rulebook::");
            let names: Vec<&str> = text.split('`').filter(is_test).collect();
            assert!(!names.is_empty(), "{id} names no test");
            let numbered = format!("::{}_", id.replace('-', "_")).to_lowercase();
            for name in names {
                let own = name.starts_with("rulebook::") || name.contains(&numbered);
                assert!(own, "{name} is not of {id}");
                let (module, function) = name.rsplit_once("::").expect("a path");
                let exists = source(module).contains(&format!("#[test]\nfn {function}()"));
                assert!(exists, "there is no test `{name}`");
            }
        }
    }

    /// Document and English rules page have the same rulings under the same titles.
    pub fn assert_rulings_on(self, letter: char, page: RulesPage<'_>) {
        for (id, text) in self.rulings(letter) {
            let title = page.ruling_title(id).unwrap_or_else(|| panic!("the rules page lacks {id}"));
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let same = words(text).starts_with(&format!("{}.", words(title)));
            assert!(same, "{id} is called `{title}` on the rules page");
        }
        let headings = page.text.lines().filter(|line| line.starts_with(&format!("### {letter}-"))).count();
        assert_eq!(headings, self.rulings(letter).count(), "rulings on the rules page");
    }

    /// The document contains each of these texts, which are lines or parts of lines.
    pub fn assert_contains(self, parts: impl IntoIterator<Item = String>) {
        assert_contains(self.text, parts);
    }

    /// Number and text of each ruling whose number begins with the letter.
    fn rulings(self, letter: char) -> impl Iterator<Item = (&'t str, &'t str)> {
        let items = self.text.split("\n* **").skip(1);
        let items = items.map(|item| item.split_once("** ").expect("a number and a text"));
        let items = items
            .filter(move |(id, _)| id.strip_prefix(letter).is_some_and(|number| number.starts_with('-')));
        items.map(|(id, rest)| (id, rest.split("\n\n").next().unwrap_or_default()))
    }
}

/// The targets of the Markdown links that begin with `prefix`, without the prefix.
fn link_targets<'t>(text: &'t str, prefix: &str) -> impl Iterator<Item = &'t str> {
    let links = text.split("](").skip(1).filter_map(|link| link.split(')').next());
    let prefix = prefix.to_owned();
    links.filter_map(move |link| link.strip_prefix(&prefix))
}

fn assert_contains(text: &str, parts: impl IntoIterator<Item = String>) {
    for part in parts {
        assert!(text.contains(&part), "the text does not contain `{part}`");
    }
}

/// The text of a test module, such as `rulings::sailing`.
pub fn test_source(crate_folder: &str, module: &str) -> String {
    let file = format!("{crate_folder}/tests/it/{}.rs", module.replace("::", "/"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// In a chapter of `docs/notation.md` each verb has a row, and the example of the row is a ply.
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
