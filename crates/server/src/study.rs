//! Studies: what may be in one, its side lines, and its text. The text is a record whose comments hold what the study adds
//! (docs/notation.md), so that every reader of records reads it.

pub mod live;

use maat_catalog::{AnyGame, Terms};
use maat_engine::{Action, Actor, Record, Seat};
use maat_protocol::{MAX_LINE_PLIES, Remark, SeatInfo};
use serde::{Deserialize, Serialize};

use crate::error::{Error, RecordFault};
use crate::sanitize;
use crate::store::NoteLimits;

/// Maximum number of studies of a person.
pub const MAX_STUDIES: usize = 100;
/// The most that a study may hold.
pub const LIMITS: NoteLimits = NoteLimits { notes: 1_000, notes_at_ply: 40, bytes: 200_000 };
/// Maximum number of characters of the id of a place.
const MAX_PLACE: usize = 40;

/// Somebody who sat at the table of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub bot: Option<String>,
}

impl Player {
    pub fn of(seat: &SeatInfo) -> Player {
        Player { name: seat.name.clone(), bot: seat.bot.clone() }
    }
}

/// A note before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub ply: u32,
    pub name: String,
    pub remark: Remark,
}

/// What a text says besides the record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    pub title: String,
    /// The players by seat; empty if the text names none.
    pub players: Vec<Player>,
    pub notes: Vec<Draft>,
}

/// Makes a remark fit to be stored, or says why it cannot be.
pub fn clean(remark: Remark) -> Result<Remark, Error> {
    Ok(match remark {
        Remark::Comment { text } => {
            let text = sanitize::comment(&text).filter(|text| !text.is_empty()).ok_or(Error::Comment)?;
            Remark::Comment { text }
        }
        Remark::Circle { place } if is_place(&place) => Remark::Circle { place },
        Remark::Arrow { from, to } if is_place(&from) && is_place(&to) && from != to => {
            Remark::Arrow { from, to }
        }
        Remark::Circle { .. } | Remark::Arrow { .. } => return Err(Error::BadRequest),
        Remark::Line { moves, text } => {
            if moves.is_empty() || moves.len() > MAX_LINE_PLIES {
                return Err(Error::SideLine);
            }
            Remark::Line { moves, text: sanitize::comment(&text).ok_or(Error::Comment)? }
        }
    })
}

/// A remark as it is stored, whose bytes count towards the limit.
pub fn stored(remark: &Remark) -> String {
    serde_json::to_string(remark).expect("it has only text keys")
}

/// Whether a text has the form of a place's id (`web/src/ui/places.ts`).
fn is_place(text: &str) -> bool {
    (1..=MAX_PLACE).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The game that leaves a record after some lines and goes on with other moves; every move is checked.
pub fn side_line(record: &Record, ply: u32, moves: &[String]) -> Result<(Record, Box<dyn AnyGame>), Error> {
    let lines = record.plies().get(..ply as usize).ok_or(Error::SideLine)?;
    let mut other =
        Record::new(record.game(), record.revision(), record.seats(), record.dealing(), record.options());
    for line in lines {
        other.push(line.actor, &*line.text);
    }
    let entry = maat_catalog::find(record.game()).ok_or(Error::Trouble)?;
    let mut game = entry.replay(&other).map_err(|_| Error::SideLine)?;
    for text in moves {
        let (actor, text) = play(&mut *game, text)?;
        other.push(actor, text);
    }
    Ok((other, game))
}

/// Plays a move of a side line, and returns its actor and its notation.
fn play<'m>(game: &mut dyn AnyGame, text: &'m str) -> Result<(Actor, &'m str), Error> {
    let (actor, text) = text.split_once(' ').ok_or(Error::SideLine)?;
    let actor: Actor = actor.parse().map_err(|_| Error::SideLine)?;
    game.play(actor, text).map_err(|_| Error::SideLine)?;
    Ok((actor, text))
}

/// Checks the moves of a side line. The game has the lines of the record up to an earlier side line, so that the record is played once for
/// all of them.
fn check_line(game: &mut dyn AnyGame, record: &Record, ply: u32, moves: &[String]) -> Result<(), Error> {
    play_until(game, record, ply)?;
    let mut branch = game.clone_box();
    for text in moves {
        play(&mut *branch, text)?;
    }
    Ok(())
}

/// Plays the lines of a record that the game does not have yet, until it has `ply` of them.
fn play_until(game: &mut dyn AnyGame, record: &Record, ply: u32) -> Result<(), Error> {
    let missing = record.plies().get(game.len()..ply as usize).ok_or(Error::SideLine)?;
    for line in missing {
        let played = match (line.actor, line.action()) {
            (actor, Action::Move(text)) => game.play(actor, text).is_ok(),
            (Actor::Seat(seat), Action::Undo) => game.undo(seat),
            (Actor::Chance, Action::Undo) => false,
        };
        if !played {
            return Err(Error::SideLine);
        }
    }
    Ok(())
}

/// The text of a study.
pub fn write(record: &Record, written: &Written) -> String {
    let head = record.to_string().lines().next().unwrap_or_default().to_owned();
    let mut text = format!("{head}\n");
    if !written.title.is_empty() {
        text += &format!("# study {}\n", written.title);
    }
    for (index, player) in written.players.iter().enumerate() {
        let seat = Seat::at(index);
        match &player.bot {
            Some(bot) => text += &format!("# seat {seat} bot {bot}\n"),
            None => text += &format!("# seat {seat} {}\n", quoted(&player.name)),
        }
    }
    let mut joins = false;
    for ply in 0..=record.plies().len() {
        let mut notes = written.notes.iter().filter(|note| note.ply as usize == ply).peekable();
        if notes.peek().is_some() && joins {
            text.push('\n');
            joins = false;
        }
        for note in notes {
            text += &format!("# {}\n", told(note));
        }
        let Some(line) = record.plies().get(ply) else { break };
        let follows = joins && record.plies()[ply - 1].actor == line.actor;
        text += if follows {
            " · "
        } else if joins {
            "\n"
        } else {
            ""
        };
        text += &format!("{} {}", line.actor, line.text);
        joins = true;
    }
    if joins {
        text.push('\n');
    }
    if let Some(result) = record.result() {
        let scores: Vec<String> = result.iter().map(i32::to_string).collect();
        text += &format!("= {}\n", scores.join(" "));
    }
    text
}

fn told(Draft { name, remark, .. }: &Draft) -> String {
    match remark {
        Remark::Comment { text } => format!("comment {} {text}", quoted(name)),
        Remark::Circle { place } => format!("circle {place}"),
        Remark::Arrow { from, to } => format!("arrow {from} {to}"),
        Remark::Line { moves, text } => {
            let end = if text.is_empty() { String::new() } else { format!(" # {text}") };
            format!("line {} {}{end}", quoted(name), moves.join(" · "))
        }
    }
}

/// A name between quotation marks, which it may contain itself.
fn quoted(name: &str) -> String {
    serde_json::to_string(name).expect("a text is JSON")
}

/// Reads a name between quotation marks, and what follows it.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<String>();
    let name = values.next()?.ok()?;
    let name = if name.is_empty() { name } else { sanitize::name(&name)? };
    Some((name, text[values.byte_offset()..].trim_start()))
}

/// Reads what a text adds to its record, with the moves of side lines checked.
pub fn read(text: &str, record: &Record) -> Result<Written, Error> {
    let mut written = Written::default();
    let mut bytes = 0;
    let mut game = start(record)?;
    for (index, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once('#') else { continue };
        let line = index + 1;
        let fault = |fault| Error::Record { fault, line };
        let ply = record.plies().partition_point(|ply| ply.line <= line) as u32;
        let comment = comment.trim();
        if let Some(title) = comment.strip_prefix("study ") {
            written.title = sanitize::title(title).ok_or(fault(RecordFault::Comment))?;
            continue;
        }
        if let Some(player) = comment.strip_prefix("seat ").and_then(|rest| read_player(rest, record)) {
            let (seat, player) = player;
            let nobody = Player { name: String::new(), bot: None };
            written.players.resize(record.seats().into(), nobody);
            written.players[seat.index()] = player;
            continue;
        }
        // The server writes it into the record of a table; nobody has said it.
        if comment.strip_prefix("hints: ").is_some_and(|count| count.parse::<u32>().is_ok()) {
            continue;
        }
        let Some((name, remark)) = read_remark(comment) else { continue };
        let remark = clean(remark).map_err(|error| match error {
            Error::SideLine => fault(RecordFault::Move),
            _ => fault(RecordFault::Comment),
        })?;
        bytes += stored(&remark).len();
        let at_ply = written.notes.iter().rev().take_while(|note| note.ply == ply).count();
        if written.notes.len() >= LIMITS.notes || at_ply >= LIMITS.notes_at_ply || bytes > LIMITS.bytes {
            return Err(fault(RecordFault::Full));
        }
        // Side lines are played, so the limits come first.
        if let Remark::Line { moves, .. } = &remark {
            check_line(&mut *game, record, ply, moves).map_err(|_| fault(RecordFault::Move))?;
        }
        written.notes.push(Draft { ply, name, remark });
    }
    Ok(written)
}

/// The game of a record before its first line.
fn start(record: &Record) -> Result<Box<dyn AnyGame>, Error> {
    let entry = maat_catalog::find(record.game()).ok_or(Error::Trouble)?;
    let terms = Terms {
        seats: record.seats(),
        revision: record.revision(),
        dealing: record.dealing(),
        options: record.options().to_owned(),
    };
    entry.start(&terms).map_err(|_| Error::Trouble)
}

fn read_player(text: &str, record: &Record) -> Option<(Seat, Player)> {
    let (seat, rest) = text.split_once(' ')?;
    let seat: Seat = seat.parse().ok()?;
    if seat.index() >= record.seats().into() {
        return None;
    }
    if let Some(bot) = rest.strip_prefix("bot ") {
        let bot: maat_bots::BotSpec = bot.parse().ok()?;
        return Some((seat, Player { name: String::new(), bot: Some(bot.to_string()) }));
    }
    Some((seat, Player { name: unquoted(rest)?.0, bot: None }))
}

/// The remark of a comment and the name of its author. What has no form of ours is a comment of nobody in particular; `None` if it is
/// empty.
fn read_remark(comment: &str) -> Option<(String, Remark)> {
    let (form, rest) = comment.split_once(' ').unwrap_or((comment, ""));
    let places: Vec<&str> = rest.split(' ').collect();
    let known = match (form, &places[..]) {
        ("circle", [place]) if is_place(place) => {
            Some((String::new(), Remark::Circle { place: (*place).to_owned() }))
        }
        ("arrow", [from, to]) if is_place(from) && is_place(to) => {
            Some((String::new(), Remark::Arrow { from: (*from).to_owned(), to: (*to).to_owned() }))
        }
        ("comment", _) => {
            unquoted(rest).map(|(name, text)| (name, Remark::Comment { text: text.to_owned() }))
        }
        ("line", _) => unquoted(rest).map(|(name, rest)| {
            let (moves, text) = rest.split_once('#').unwrap_or((rest, ""));
            let moves = moves.split('·').map(|text| text.trim().to_owned());
            (name, Remark::Line { moves: moves.collect(), text: text.trim().to_owned() })
        }),
        _ => None,
    };
    let plain =
        || (!comment.is_empty()).then(|| (String::new(), Remark::Comment { text: comment.to_owned() }));
    known.or_else(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "game imhotep · revision 1 · seats 2\n\
        * round 5 · * reveal statue · * reveal sail · * reveal pyramid-d · * reveal sail\n\
        a load 3-1\nb load 2-1\n";

    fn record() -> Record {
        RECORD.parse().unwrap()
    }

    fn note(ply: u32, name: &str, remark: Remark) -> Draft {
        Draft { ply, name: name.to_owned(), remark }
    }

    fn comment(text: &str) -> Remark {
        Remark::Comment { text: text.to_owned() }
    }

    #[test]
    fn a_text_gives_the_study_back() {
        let written = Written {
            title: "The <b>lever</b>".to_owned(),
            players: vec![
                Player { name: "Žofie \"Zo\"".to_owned(), bot: None },
                Player { name: String::new(), bot: Some("greedy".to_owned()) },
            ],
            notes: vec![
                note(0, "Ann: B", comment("# circle hex-e4")),
                note(2, "", comment("<script>alert(1)</script>")),
                note(2, "", Remark::Circle { place: "ship-1".to_owned() }),
                note(2, "", Remark::Arrow { from: "ship-1".to_owned(), to: "temple".to_owned() }),
                note(
                    6,
                    "Ann",
                    Remark::Line {
                        moves: vec!["b load 4-1".to_owned()],
                        text: "better # for her".to_owned(),
                    },
                ),
                note(7, "Ann", comment("the end")),
            ],
        };
        let record = record();
        let text = write(&record, &written);
        assert!(text.contains("* round 5 · * reveal statue\n# comment \"\" <script>"), "{text}");
        let again: Record = text.parse().unwrap();
        let lines = |record: &Record| -> Vec<(Actor, String)> {
            record.plies().iter().map(|ply| (ply.actor, ply.text.clone())).collect()
        };
        assert_eq!(lines(&again), lines(&record), "{text}");
        assert_eq!(read(&text, &again).unwrap(), written, "{text}");
    }

    #[test]
    fn comments_of_other_records_become_comments() {
        let text = RECORD.replace("a load 3-1", "a load 3-1 # well done\n# circle of friends\n#");
        let written = read(&text, &text.parse().unwrap()).unwrap();
        assert_eq!(
            written.notes,
            [note(6, "", comment("well done")), note(6, "", comment("circle of friends"))]
        );
    }

    #[test]
    fn the_count_of_hints_in_the_record_of_a_table_is_no_comment() {
        let text = format!("{RECORD}# hints: 2\n# hints: very good\n");
        let written = read(&text, &text.parse().unwrap()).unwrap();
        assert_eq!(written.notes, [note(7, "", comment("hints: very good"))]);
    }

    /// The record is played once for all of them.
    #[test]
    fn side_lines_begin_where_they_stand_in_the_record() {
        let text = |after_two: &str| {
            let side_lines = "# line \"\" a load 2-1\n# line \"\" a quarry\na load 3-1\n";
            let begun = RECORD.replace("a load 3-1\n", side_lines);
            let undone = "b undo\n# line \"\" b load 4-1 · a load 2-1\nb load 2-2\n# line \"\" a load 2-1\n";
            format!("{begun}# line \"\" {after_two}\n{undone}")
        };
        let good = text("a load 2-2");
        let notes = read(&good, &good.parse().unwrap()).unwrap().notes;
        assert_eq!(notes.iter().map(|note| note.ply).collect::<Vec<_>>(), [5, 5, 7, 8, 9]);
        let taken = text("a load 2-1");
        let error = read(&taken, &taken.parse().unwrap()).unwrap_err();
        assert!(matches!(error, Error::Record { fault: RecordFault::Move, line: 7 }), "{error:?}");
    }

    #[test]
    fn what_cannot_be_stored_is_told_with_its_line() {
        let refused = |comment: &str| {
            let text = format!("{RECORD}# {comment}\n");
            match read(&text, &text.parse().unwrap()) {
                Err(Error::Record { fault, line: 5 }) => fault,
                other => panic!("{comment}: {other:?}"),
            }
        };
        assert_eq!(refused(&"x".repeat(1001)), RecordFault::Comment);
        assert_eq!(refused(&format!("study {}", "x".repeat(81))), RecordFault::Comment);
        assert_eq!(refused("line \"Ann\" a fly 3"), RecordFault::Move);
        assert_eq!(refused("line \"Ann\" # nothing"), RecordFault::Move);
        let long =
            |count| clean(Remark::Line { moves: vec!["a quarry".to_owned(); count], text: String::new() });
        assert!(long(MAX_LINE_PLIES).is_ok() && matches!(long(MAX_LINE_PLIES + 1), Err(Error::SideLine)));
        let many = format!("{RECORD}{}", "# circle ship-1\n".repeat(41));
        let error = read(&many, &many.parse().unwrap()).unwrap_err();
        assert!(matches!(error, Error::Record { fault: RecordFault::Full, line: 45 }), "{error:?}");
    }

    /// Whatever a study holds can be read again from its text.
    #[test]
    fn a_text_holds_as_much_as_a_study() {
        let record = record();
        let filled = |text: &str| {
            let line = |ply: usize| {
                let played = &record.plies()[ply];
                let moves = vec![format!("{} {}", played.actor, played.text)];
                note(ply as u32, "Ann", Remark::Line { moves, text: text.to_owned() })
            };
            let notes =
                (0..record.plies().len() * LIMITS.notes_at_ply).map(|at| line(at / LIMITS.notes_at_ply));
            Written { notes: notes.collect(), ..Written::default() }
        };
        let many = filled("");
        assert_eq!(many.notes.len(), 280);
        let again = |written: &Written| {
            let text = write(&record, written);
            read(&text, &text.parse().unwrap())
        };
        assert_eq!(again(&many).unwrap(), many);
        let error = again(&filled(&"x".repeat(900))).unwrap_err();
        assert!(matches!(error, Error::Record { fault: RecordFault::Full, .. }), "{error:?}");
    }
}
