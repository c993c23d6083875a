//! A game as text: a head, one ply after another, the result.
//!
//! ```text
//! game imhotep · revision 1 · seats 3 · options market=b wrath=yes
//! * round 2 · * reveal statue    # a comment
//! a quarry
//! = 43 38 40
//! ```
//! Items are on lines of their own or joined by `·`. Reading a record needs no rules; replaying it does, see
//! [`Table::replay`](crate::Table::replay).

use std::fmt;
use std::str::FromStr;

use crate::{Action, Actor, SeedProof};

/// Separates items that share a line.
const DOT: char = '·';

/// A game as text: its head, its plies and its result. `Display` reproduces a text that was read exactly, comments and layout
/// included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: String,
    revision: u16,
    seats: u8,
    dealing: Dealing,
    options: String,
    proof: SeedProof,
    plies: Vec<Ply>,
    result: Option<Vec<i32>>,
    result_line: usize,
    text: String,
    /// The number of lines of the text.
    lines: usize,
}

/// How the draws of a game follow from its seed: the scheme defines the number of each draw. With the seed and the scheme,
/// a game can be dealt again. A record names its scheme, because old games keep theirs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Dealing {
    /// The number of a draw is that of its line, undone lines included. Undoing a move and playing it again gives another
    /// draw. Records without a scheme use this one.
    #[default]
    ByLine,
    /// The number of a draw is the number of earlier draws that were not undone, so an undo never redraws.
    ByDraw,
}

impl Dealing {
    /// The scheme of new games.
    pub const NEWEST: Dealing = Dealing::ByDraw;

    /// The number that stands in records.
    pub fn number(self) -> u16 {
        match self {
            Dealing::ByLine => 1,
            Dealing::ByDraw => 2,
        }
    }

    /// The scheme with this number, if there is one.
    pub fn from_number(number: u16) -> Option<Dealing> {
        [Dealing::ByLine, Dealing::ByDraw].into_iter().find(|dealing| dealing.number() == number)
    }
}

/// One ply of a record, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The maker of the ply.
    pub actor: Actor,
    /// Verb and noun, `load 2-1`, or `undo`, which no game defines. The noun `?` is hidden from the reader.
    pub text: String,
    /// The line of the text, counted from 1.
    pub line: usize,
}

impl Ply {
    /// The move in notation, or an undo.
    pub fn action(&self) -> Action<&str> {
        Action::read(&self.text)
    }
}

impl Record {
    /// A record without plies.
    pub fn new(game: &str, revision: u16, seats: u8, dealing: Dealing, options: &str) -> Record {
        let mut text = format!("game {game} {DOT} revision {revision} {DOT} seats {seats}");
        if dealing != Dealing::default() {
            text += &format!(" {DOT} dealing {}", dealing.number());
        }
        if !options.is_empty() {
            text += &format!(" {DOT} options {options}");
        }
        text.push('\n');
        let (game, options) = (game.to_owned(), options.to_owned());
        Record {
            game,
            revision,
            seats,
            dealing,
            options,
            proof: SeedProof::default(),
            plies: Vec::new(),
            result: None,
            result_line: 0,
            text,
            lines: 1,
        }
    }

    /// The same game, laid out anew, with a head that tells how the seed was made.
    #[must_use]
    pub fn with_proof(&self, proof: SeedProof) -> Record {
        let mut record = Record::new(&self.game, self.revision, self.seats, self.dealing, &self.options);
        let lines = proof.to_string();
        record.lines += lines.lines().count();
        record.text += &lines;
        record.proof = proof;
        for ply in &self.plies {
            record.push(ply.actor, ply.text.clone());
        }
        if let Some(result) = &self.result {
            record.finish(result.iter().copied());
        }
        record
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The revision of rules and content that the game was played under.
    pub fn revision(&self) -> u16 {
        self.revision
    }

    /// The number of players.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How the draws follow from the seed.
    pub fn dealing(&self) -> Dealing {
        self.dealing
    }

    /// The options as written; empty if all have their defaults.
    pub fn options(&self) -> &str {
        &self.options
    }

    /// How the seed was made, as far as the record tells.
    pub fn proof(&self) -> &SeedProof {
        &self.proof
    }

    /// All plies and undos, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The final score of each seat, if the record has a result.
    pub fn result(&self) -> Option<&[i32]> {
        self.result.as_deref()
    }

    /// The line of the result, counted from 1; 0 if there is none.
    pub fn result_line(&self) -> usize {
        self.result_line
    }

    /// Appends a ply; consecutive plies of one actor share a line.
    pub fn push(&mut self, actor: Actor, text: impl Into<String>) {
        let text = text.into();
        match self.plies.last() {
            Some(last)
                if last.actor == actor && self.text.ends_with('\n') && !self.last_line_has_comment() =>
            {
                self.text.pop();
                self.text += &format!(" {DOT} {actor} {text}\n");
            }
            _ => {
                self.end_line();
                self.text += &format!("{actor} {text}\n");
                self.lines += 1;
            }
        }
        self.plies.push(Ply { actor, text, line: self.lines });
    }

    /// Appends the result.
    pub fn finish(&mut self, scores: impl IntoIterator<Item = i32>) {
        let scores: Vec<i32> = scores.into_iter().collect();
        self.end_line();
        self.text.push('=');
        for score in &scores {
            self.text += &format!(" {score}");
        }
        self.text.push('\n');
        self.result = Some(scores);
        self.lines += 1;
        self.result_line = self.lines;
    }

    fn last_line_has_comment(&self) -> bool {
        self.text.lines().next_back().is_some_and(|line| line.contains('#') || line.trim().is_empty())
    }

    fn end_line(&mut self) {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut items = items(text).peekable();
        let lines = text.lines().count();
        let end = Item { text: "", line: lines.max(1), column: 1 };
        let game = head(&mut items, "game", end)?;
        let game = name(game).ok_or_else(|| game.error(ParseErrorKind::Head("game")))?.to_owned();
        let revision = number(head(&mut items, "revision", end)?, "revision")?;
        let seats = number(head(&mut items, "seats", end)?, "seats")?;
        let dealing = items.next_if(|item| item.text.split_whitespace().next() == Some("dealing"));
        let dealing = match dealing.map(|item| item.after("dealing")) {
            Some(item) => Dealing::from_number(number(item, "dealing")?)
                .ok_or_else(|| item.error(ParseErrorKind::Head("dealing")))?,
            None => Dealing::default(),
        };
        let options = items.next_if(|item| item.text.split_whitespace().next() == Some("options"));
        let options = match options.map(|item| item.after("options")) {
            Some(item) if item.text.is_empty() => return Err(item.error(ParseErrorKind::Head("options"))),
            Some(item) => item.text.split_whitespace().collect::<Vec<_>>().join(" "),
            None => String::new(),
        };
        let mut proof = SeedProof::default();
        while let Some(item) = items.peek().copied() {
            let Some(read) = proof.read(item.text) else { break };
            read.map_err(|keyword| item.error(ParseErrorKind::Head(keyword)))?;
            items.next();
        }
        let mut plies = Vec::new();
        let (mut result, mut result_line) = (None, 0);
        for item in items {
            if result.is_some() {
                return Err(item.error(ParseErrorKind::AfterResult));
            }
            if let Some(scores) = item.text.strip_prefix('=') {
                result = Some(read_scores(scores).ok_or_else(|| item.error(ParseErrorKind::Result))?);
                result_line = item.line;
            } else {
                plies.push(read_ply(item)?);
            }
        }
        Ok(Record {
            game,
            revision,
            seats,
            dealing,
            options,
            proof,
            plies,
            result,
            result_line,
            text: text.to_owned(),
            lines,
        })
    }
}

/// The reason why a text is not a record, and the place of the error.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The kind of the error.
    pub what: ParseErrorKind,
}

/// An error in an item of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseErrorKind {
    /// The head lacks this item, or it is malformed.
    #[error("{}", head_text(.0))]
    Head(&'static str),
    /// A ply does not begin with a seat or `*`.
    #[error("`{0}` is no actor: a ply begins with a seat a to e or `*`")]
    Actor(String),
    /// A ply is not a verb and at most one noun.
    #[error("`{0}` is no ply: an actor, a verb and at most one noun")]
    Words(String),
    /// The result is not a list of numbers.
    #[error("the result is `=` and the score of each seat")]
    Result,
    /// There is another item after the result.
    #[error("nothing may follow the result")]
    AfterResult,
}

fn head_text(item: &str) -> String {
    match item {
        "game" => "a record begins with `game` and the game's name".to_owned(),
        "dealing" => "`dealing` is 1 or 2".to_owned(),
        "table" => "`table` is the id of the table, once".to_owned(),
        "lots" => "`lots` is the earlier seat of each player, once".to_owned(),
        "part" => "`part` is `server` or a seat, in order, and its hash with its part, or `none`".to_owned(),
        "seed" => "`seed` is 64 hexadecimal digits, once".to_owned(),
        item => format!("the head should go on with `{item}` and its value"),
    }
}

/// A piece of the text between separators, trimmed.
#[derive(Clone, Copy)]
struct Item<'t> {
    text: &'t str,
    line: usize,
    column: usize,
}

impl<'t> Item<'t> {
    fn error(self, what: ParseErrorKind) -> RecordError {
        RecordError { line: self.line, column: self.column, what }
    }

    /// The rest of the item after the keyword.
    fn after(self, keyword: &str) -> Item<'t> {
        Item { text: self.text[keyword.len()..].trim(), ..self }
    }
}

fn items(text: &str) -> impl Iterator<Item = Item<'_>> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let code = line.split('#').next().unwrap_or_default();
        code.split(DOT).filter_map(move |part| {
            let text = part.trim();
            // Offset of the part in its line: both are slices of the same text.
            let offset = text.as_ptr() as usize - line.as_ptr() as usize;
            let column = line[..offset].chars().count() + 1;
            (!text.is_empty()).then_some(Item { text, line: index + 1, column })
        })
    })
}

fn head<'t>(
    items: &mut impl Iterator<Item = Item<'t>>,
    keyword: &'static str,
    end: Item<'t>,
) -> Result<Item<'t>, RecordError> {
    let item = items.next().ok_or_else(|| end.error(ParseErrorKind::Head(keyword)))?;
    if item.text.split_whitespace().next() == Some(keyword) {
        Ok(item.after(keyword))
    } else {
        Err(item.error(ParseErrorKind::Head(keyword)))
    }
}

fn name<'t>(item: Item<'t>) -> Option<&'t str> {
    is_word(item.text).then_some(item.text)
}

fn number<T: FromStr>(item: Item<'_>, keyword: &'static str) -> Result<T, RecordError> {
    item.text.parse().map_err(|_| item.error(ParseErrorKind::Head(keyword)))
}

fn read_scores(text: &str) -> Option<Vec<i32>> {
    let scores: Option<Vec<i32>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    scores.filter(|scores| !scores.is_empty())
}

fn read_ply(item: Item<'_>) -> Result<Ply, RecordError> {
    let mut words = item.text.split_whitespace();
    let actor = words.next().unwrap_or_default();
    let actor = actor.parse().map_err(|_| item.error(ParseErrorKind::Actor(shorten(actor))))?;
    let (verb, noun) = (words.next().unwrap_or_default(), words.next());
    let noun_reads = noun.is_none_or(|noun| is_word(noun) || noun == "?");
    if !is_word(verb) || !noun_reads || words.next().is_some() {
        return Err(item.error(ParseErrorKind::Words(shorten(item.text))));
    }
    let text = noun.map_or_else(|| verb.to_owned(), |noun| format!("{verb} {noun}"));
    Ok(Ply { actor, text, line: item.line })
}

/// Whether the text consists of lower-case ASCII letters, digits and `-`.
pub(crate) fn is_word(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Shortens a text for an error message, because a file of another format may be one very long word.
fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut short: String = text.chars().take(SHOWN).filter(|c| !c.is_control()).collect();
    if text.chars().count() > SHOWN {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "game toy · revision 1 · seats 2 · options fast=yes\n\
        # a comment of its own\n\
        * deal 3 · * deal ?  # two cards\n\n  a play 3\n\tb undo\n= 4 -1\n";

    fn refusal(text: &str) -> String {
        text.parse::<Record>().unwrap_err().to_string()
    }

    #[test]
    fn what_was_read_prints_the_same_again() {
        let record: Record = SAMPLE.parse().unwrap();
        assert_eq!(record.to_string(), SAMPLE);
        assert_eq!((record.game(), record.revision(), record.seats()), ("toy", 1, 2));
        assert_eq!(record.options(), "fast=yes");
        assert_eq!(
            record.plies().iter().map(|ply| &ply.text[..]).collect::<Vec<_>>(),
            ["deal 3", "deal ?", "play 3", "undo"]
        );
        assert_eq!(record.plies()[2].line, 5);
        assert_eq!(record.result(), Some(&[4, -1][..]));
    }

    #[test]
    fn what_was_written_reads_the_same_again() {
        let mut record = Record::new("toy", 1, 2, Dealing::ByLine, "");
        record.push(Actor::Chance, "deal 3");
        record.push(Actor::Chance, "deal 1");
        record.push("a".parse().unwrap(), "play 3");
        record.finish([4, 0]);
        assert_eq!(
            record.to_string(),
            "game toy · revision 1 · seats 2\n* deal 3 · * deal 1\na play 3\n= 4 0\n"
        );
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn the_head_names_a_dealing_scheme_other_than_the_first() {
        let head = "game toy · revision 1 · seats 2 · dealing 2 · options fast=yes\n";
        let record: Record = head.parse().unwrap();
        assert_eq!((record.dealing(), record.options()), (Dealing::ByDraw, "fast=yes"));
        assert_eq!(record, Record::new("toy", 1, 2, Dealing::ByDraw, "fast=yes"));
        let tabs: Record =
            head.replace("dealing ", "dealing\t").replace("options ", "options\t").parse().unwrap();
        assert_eq!((tabs.dealing(), tabs.options()), (Dealing::ByDraw, "fast=yes"));
        let old: Record = SAMPLE.parse().unwrap();
        assert_eq!(old.dealing(), Dealing::ByLine);
        for wrong in ["dealing 3", "dealing", "dealing 0", "dealing x"] {
            let text = format!("game toy · revision 1 · seats 2 · {wrong}");
            assert_eq!(refusal(&text), "line 1, column 35: `dealing` is 1 or 2", "{wrong}");
        }
    }

    #[test]
    fn the_head_tells_how_the_seed_was_made() {
        let [hash, part, seed] = ["1a", "2b", "3c"].map(|byte| byte.repeat(32));
        let text = format!(
            "game toy · revision 1 · seats 3 · dealing 2\ntable k3j\nlots bca\npart server {hash} {part}\npart a {part} {hash}\n\
             part b {hash} withheld\npart c none\nseed {seed}\n* deal 3\na play 3\n= 4 0 1\n"
        );
        let record: Record = text.parse().unwrap();
        assert_eq!(record.proof().seed, Some([0x3c; 32]));
        assert_eq!(record.proof().parts.len(), 4);
        assert_eq!(record.proof().parts[3].state, crate::PartState::Missing);
        assert_eq!((record.plies()[0].line, record.plies().len()), (9, 2));
        let plain = record.with_proof(SeedProof::default());
        assert_eq!(
            plain.to_string(),
            "game toy · revision 1 · seats 3 · dealing 2\n* deal 3\na play 3\n= 4 0 1\n"
        );
        assert_eq!(plain.with_proof(record.proof().clone()), record, "lines are counted");
        for (wrong, keyword) in [
            ("table k3j · table k3j", "table"),
            ("table K3J", "table"),
            ("lots bcx", "lots"),
            ("part b none · part a none", "part"),
            ("part a none · part a none", "part"),
            ("part f none", "part"),
            ("part a 1a", "part"),
            ("seed 1A", "seed"),
        ] {
            let text = format!("game toy · revision 1 · seats 3\n{wrong}\n* deal 3");
            assert!(refusal(&text).contains(&format!("`{keyword}` is")), "{wrong}: {}", refusal(&text));
        }
    }

    #[test]
    fn what_is_written_knows_its_line() {
        let mut record: Record = "game toy · revision 1 · seats 2\n\na play 3 # one\n# two".parse().unwrap();
        record.push("a".parse().unwrap(), "play 4");
        record.push("a".parse().unwrap(), "play 5");
        record.push("b".parse().unwrap(), "play 1");
        record.finish([4, 0]);
        assert_eq!(record.plies().iter().map(|ply| ply.line).collect::<Vec<_>>(), [3, 5, 5, 6]);
        assert_eq!(record.result_line(), 7);
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn writing_goes_on_where_a_comment_ended_the_text() {
        let mut record: Record = "game toy · revision 1 · seats 2\na play 3 # end".parse().unwrap();
        record.push("a".parse().unwrap(), "play 4");
        assert_eq!(record.to_string(), "game toy · revision 1 · seats 2\na play 3 # end\na play 4\n");
    }

    #[test]
    fn errors_name_line_and_column() {
        assert_eq!(refusal(""), "line 1, column 1: a record begins with `game` and the game's name");
        assert_eq!(
            refusal("{\"a\": 1}"),
            "line 1, column 1: a record begins with `game` and the game's name"
        );
        assert_eq!(
            refusal("game toy"),
            "line 1, column 1: the head should go on with `revision` and its value"
        );
        assert_eq!(
            refusal("game toy · revision x"),
            "line 1, column 12: the head should go on with `revision` and its value"
        );
        let head = "game toy · revision 1 · seats 2\n";
        assert_eq!(
            refusal(&format!("{head}a go · f go")),
            "line 2, column 8: `f` is no actor: a ply begins with a seat a to e or `*`"
        );
        assert_eq!(
            refusal(&format!("{head}\na go north now")),
            "line 3, column 1: `a go north now` is no ply: an actor, a verb and at most one noun"
        );
        assert_eq!(
            refusal(&format!("{head}= 4 x")),
            "line 2, column 1: the result is `=` and the score of each seat"
        );
        assert_eq!(
            refusal(&format!("{head}= 4 1 · a go")),
            "line 2, column 9: nothing may follow the result"
        );
    }
}
