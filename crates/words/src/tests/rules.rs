//! The rules pages: the same structure in every language, with an anchor for every link of the log.
//!
//! A page is small Markdown: headings with anchors, paragraphs and items of one line each, tables, emphasis, links.

use std::collections::BTreeSet;
use std::fs;

use maat_catalog::{AnyGame, Dealer, Entry, GAMES};
use maat_engine::{Actor, Turn, Viewer, below, options};
use rand::{SeedableRng, rngs::SmallRng};

use super::keys::text;
use crate::Lang;

/// Number of random games for each number of seats.
const RANDOM_GAMES: u64 = 40;

/// A heading and the text below it.
#[derive(PartialEq, Debug)]
struct Section {
    anchor: String,
    /// One mark for each line that is not empty: the level of the heading, then `p`, `-`, `|`, or `!` for a picture.
    shape: String,
    /// The numbers in ascending order, because word order differs by language.
    numbers: Vec<u32>,
    links: BTreeSet<String>,
    /// What the pictures show: `board:turn/map`.
    pictures: Vec<String>,
}

fn page(lang: Lang, game: &str) -> Vec<Section> {
    let file = format!("rules/{game}.md");
    let mut sections: Vec<Section> = Vec::new();
    let mut before = "";
    for line in text(lang, &file).lines() {
        let at = || format!("`{line}` in {lang}/{file}");
        assert!(!line.contains(['`', '<', '\t']) && !line.contains("  ") && line.trim() == line, "{}", at());
        assert!(line.matches('*').count().is_multiple_of(2), "{}", at());
        let mark = mark(line).unwrap_or_else(|| panic!("{}", at()));
        let begins = before.is_empty() || (mark == before && ["-", "|"].contains(&mark));
        assert!(line.is_empty() || begins, "{} needs an empty line before it", at());
        if mark.starts_with('#') {
            let (_, anchor) = line.split_once(" {#").unwrap_or_else(|| panic!("{} has no anchor", at()));
            let anchor = anchor.strip_suffix('}').unwrap_or_else(|| panic!("{}", at())).to_owned();
            assert!(sections.iter().all(|section| section.anchor != anchor), "{anchor} comes twice");
            assert_eq!(mark == "#", sections.is_empty(), "{}: the title, and only it", at());
            let (shape, numbers, links, pictures) = (String::new(), Vec::new(), BTreeSet::new(), Vec::new());
            sections.push(Section { anchor, shape, numbers, links, pictures });
        }
        let section = sections.last_mut().unwrap_or_else(|| panic!("{} comes before the title", at()));
        section.shape += mark;
        let digits = line.split(|c: char| !c.is_ascii_digit());
        section.numbers.extend(digits.filter_map(|number| number.parse::<u32>().ok()));
        match picture(line) {
            Some(shown) => section.pictures.push(shown.to_owned()),
            None => section.links.extend(links(line)),
        }
        before = mark;
    }
    sections.iter_mut().for_each(|section| section.numbers.sort_unstable());
    sections
}

/// The kind of a line; `None` if the page may not contain it.
fn mark(line: &str) -> Option<&'static str> {
    match line.split(' ').next()? {
        "" => Some(""),
        "#" => Some("#"),
        "##" => Some("##"),
        "###" => Some("###"),
        "-" => Some("-"),
        _ if line.starts_with('|') => line.ends_with('|').then_some("|"),
        _ if line.starts_with('!') => picture(line).map(|_| "!"),
        word => word.starts_with(|c: char| c.is_alphabetic() || "*[„“".contains(c)).then_some("p"),
    }
}

/// What a picture shows: a line of its own, `![Caption](board:turn/map)`.
fn picture(line: &str) -> Option<&str> {
    let (caption, shown) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    (!caption.is_empty() && shown.starts_with("board:")).then_some(shown)
}

/// The targets of the links of a line, without the `#`. They must not leave the page.
fn links(line: &str) -> impl Iterator<Item = String> {
    line.split("](").skip(1).map(|link| {
        let target = link.split(')').next().unwrap_or_default();
        target.strip_prefix('#').unwrap_or_else(|| panic!("{target} is not on the page")).to_owned()
    })
}

/// The anchors from top to bottom.
fn order(page: &[Section]) -> Vec<&str> {
    page.iter().map(|section| &section.anchor[..]).collect()
}

fn anchors(page: &[Section]) -> BTreeSet<&str> {
    order(page).into_iter().collect()
}

#[test]
fn every_game_has_the_same_rules_in_every_language() {
    for Entry { id, .. } in GAMES {
        let english = page(Lang::En, id);
        for lang in Lang::ALL {
            let translated = page(lang, id);
            assert_eq!(order(&translated), order(&english), "{lang}/rules/{id}.md");
            for (section, english) in translated.iter().zip(&english) {
                assert_eq!(section, english, "{lang}/rules/{id}.md");
            }
        }
    }
}

#[test]
fn links_within_the_rules_lead_somewhere() {
    for Entry { id, .. } in GAMES {
        let page = page(Lang::En, id);
        for link in page.iter().flat_map(|section| &section.links) {
            assert!(anchors(&page).contains(&link[..]), "{link} in rules/{id}.md");
        }
    }
}

#[test]
fn tables_are_rectangular() {
    let files = GAMES.iter().map(|entry| format!("rules/{}.md", entry.id));
    for (file, lang) in files.flat_map(|file| Lang::ALL.map(|lang| (file.clone(), lang))) {
        for table in text(lang, &file).split("\n\n").filter(|block| block.starts_with('|')) {
            let widths: BTreeSet<_> = table.lines().map(|row| row.matches('|').count()).collect();
            assert_eq!(widths.len(), 1, "{lang}/{file}:\n{table}");
            let second = table.lines().nth(1).unwrap_or_default();
            assert!(second.starts_with("|---|"), "{lang}/{file}:\n{table}");
        }
    }
}

#[test]
fn every_event_of_random_games_leads_to_a_rule() {
    for entry in GAMES {
        let page = page(Lang::En, entry.id);
        let known = anchors(&page);
        let games = entry.seats.clone().flat_map(|seats| (0..RANDOM_GAMES).map(move |n| (seats, n)));
        for logged in games.flat_map(|(seats, n)| play(entry, seats, n).log_since(0, Viewer::Omniscient)) {
            let rule = &*logged.rule;
            assert!(known.contains(rule), "{rule} in rules/{}.md: {}", entry.id, logged.event);
        }
    }
}

/// A random game with random options.
fn play(entry: &Entry, seats: u8, number: u64) -> Box<dyn AnyGame> {
    let mut rng = SmallRng::seed_from_u64(number);
    let options = options::random(entry.options, seats, &mut rng);
    let mut any = |count: usize| below(&mut rng, count as u32) as usize;
    let mut game = entry.start(&entry.terms(seats, options)).expect("usual values are accepted");
    let dealer = Dealer::from_number(number);
    loop {
        game.settle(&dealer);
        let Turn::Seats(due) = game.turn() else { return game };
        let actor = Actor::Seat(due.lowest().expect("somebody decides"));
        let moves = game.legal_moves(actor);
        game.play(actor, &moves[any(moves.len())]).expect("the move is legal");
    }
}

/// Includes the anchors of events that random play does not reach.
#[test]
fn every_page_has_the_anchors_that_events_name() {
    for Entry { id, vocabulary, .. } in GAMES {
        for lang in Lang::ALL {
            let page = page(lang, id);
            for anchor in named_by_events(id, vocabulary.rules) {
                assert!(anchors(&page).contains(&anchor[..]), "{anchor} in {lang}/rules/{id}.md");
            }
        }
    }
}

/// The page states each ruling for which `docs/rules` names tests, and no other.
#[test]
fn every_documented_ruling_is_on_the_page() {
    for Entry { id, .. } in GAMES {
        let page = page(Lang::En, id);
        let known = anchors(&page);
        let documented = read(&format!("docs/rules/{id}.md"));
        let rulings = rulings(&documented);
        assert!(!rulings.is_empty(), "docs/rules/{id}.md");
        let kinds: BTreeSet<_> = rulings.iter().filter_map(|ruling| kind(ruling)).collect();
        let on_page = known.iter().filter(|anchor| kind(anchor).is_some_and(|kind| kinds.contains(kind)));
        assert_eq!(
            on_page.map(|&anchor| anchor.to_owned()).collect::<BTreeSet<_>>(),
            rulings,
            "rules/{id}.md"
        );
    }
}

/// The anchors that a game declares or, if it declares none, those in the functions `rule` and `…_rule` of its view.
fn named_by_events(game: &str, declared: &[&str]) -> BTreeSet<String> {
    if !declared.is_empty() {
        return declared.iter().map(|&rule| rule.to_owned()).collect();
    }
    let folder = format!("{}/../{game}/src/view", env!("CARGO_MANIFEST_DIR"));
    let parts =
        fs::read_dir(&folder).into_iter().flatten().map(|file| file.expect("it can be listed").path());
    let sources =
        parts.chain([format!("{folder}.rs").into()]).map(|path| fs::read_to_string(path).expect("text"));
    let mut anchors = BTreeSet::new();
    for source in sources {
        let functions = source.split("fn ").skip(1).filter_map(|rest| rest.split("\n}\n").next());
        let rules =
            functions.filter(|text| text.split('(').next().is_some_and(|name| name.ends_with("rule")));
        anchors.extend(rules.flat_map(|text| text.split('"').skip(1).step_by(2).map(str::to_owned)));
    }
    assert!(!anchors.is_empty(), "the view of {game} has no function `rule`");
    anchors
}

/// The anchors of the rulings: each is an item that begins with its name, `* **R-07**`.
fn rulings(documented: &str) -> BTreeSet<String> {
    let items = documented.lines().filter_map(|line| line.strip_prefix("* **")?.split_once("**"));
    let names = items.map(|(name, _)| name);
    let names =
        names.filter(|name| kind(name).is_some_and(|kind| kind.chars().all(|c| c.is_ascii_uppercase())));
    names.map(str::to_lowercase).collect()
}

/// The part before the hyphen: `R` of `R-07`.
fn kind(name: &str) -> Option<&str> {
    name.split_once('-').map(|(kind, _)| kind)
}

fn read(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
