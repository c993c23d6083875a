//! One game at one terminal.

use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use indicatif::ProgressBar;
use maat_bots::{BotSpec, Budget};
use maat_catalog::{AnyGame, Dealer};
use maat_engine::{Actor, MAX_SEATS, PlayError, Seat, Turn, Viewer};
use maat_words::Words;
use serde_json::Value;

use super::Player;
use super::console::{Console, clean};
use super::request::Request;
use crate::error::Result;

/// The search budget of a hint.
const HINT_ITERATIONS: u32 = 5000;

pub struct Session {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) players: Vec<Player>,
    pub(super) words: Words,
    pub(super) console: Console,
    /// The line up to which each seat has read the log.
    pub(super) read: [usize; MAX_SEATS],
    /// Lines that were played for a person who had no choice.
    pub(super) forced: Vec<usize>,
    /// The last board that was drawn and its viewer, so that it is not drawn twice.
    pub(super) drawn: Option<(Seat, Value)>,
    pub(super) seed: u64,
    dealer: Dealer,
    /// The file that this session saved last, which it may overwrite.
    saved: Option<PathBuf>,
}

/// The result of handling a person's requests.
enum Answer {
    Played,
    Undone,
    Quit,
}

impl Session {
    pub fn new(
        game: Box<dyn AnyGame>,
        players: Vec<Player>,
        dealer: Dealer,
        seed: u64,
        words: Words,
    ) -> Session {
        Session {
            game,
            players,
            words,
            console: Console::new(),
            read: [0; MAX_SEATS],
            forced: Vec::new(),
            drawn: None,
            seed,
            dealer,
            saved: None,
        }
    }

    pub fn run(mut self) -> Result<()> {
        self.show_head()?;
        loop {
            self.settle();
            let Turn::Seats(due) = self.game.turn() else { break };
            let Some((seat, player)) = self.next_due(due.iter()) else { break };
            match player {
                Player::Bot(bot) => self.let_bot_play(seat, &bot),
                Player::Person => {
                    if let Answer::Quit = self.let_person_play(seat)? {
                        return self.console.line(self.words.ui("goodbye", &[]));
                    }
                }
            }
        }
        self.show_end()?;
        self.offer_to_save()
    }

    /// Plays what needs no decision, and remembers what people may wonder about.
    fn settle(&mut self) {
        let before = self.game.len();
        self.game.settle(&self.dealer);
        let actor = |line| self.game.line(line, Viewer::Spectator).and_then(|line| line.actor.seat());
        let forced = |line: &usize| actor(*line).is_some_and(|seat| self.is_person(seat));
        let forced: Vec<usize> = (before..self.game.len()).filter(forced).collect();
        self.forced.extend(forced);
    }

    /// Where several choose simultaneously, bots go first, because they do not see what is typed.
    fn next_due(&self, due: impl Iterator<Item = Seat>) -> Option<(Seat, Player)> {
        due.map(|seat| (seat, self.players[seat.index()].clone())).min_by_key(|(_, player)| match player {
            Player::Bot(_) => 0,
            Player::Person => 1,
        })
    }

    /// Plays a bot's move. The bot is built for this move only: after an undo an older one would remember too much.
    fn let_bot_play(&mut self, seat: Seat, bot: &BotSpec) {
        let args = [("seat", self.words.seat(seat).into()), ("count", 1.into())];
        let thinking = thinking(self.words.ui("thinking", &args));
        let seed = self.seed_of_line();
        let text = self.game.bot_move(seat, bot, seed).expect("the bot is due");
        thinking.finish_and_clear();
        self.game.play(Actor::Seat(seat), &text).expect("bots choose legal moves");
    }

    fn let_person_play(&mut self, seat: Seat) -> Result<Answer> {
        let secret = self.holds_secret(seat);
        if secret && !self.announce_secret(seat)? {
            return Ok(Answer::Quit);
        }
        self.show_turn(seat)?;
        let answer = self.handle_requests(seat)?;
        if secret {
            self.hide_secret(seat)?;
        }
        Ok(answer)
    }

    /// Handles requests until a move is made or taken back, or the player quits.
    fn handle_requests(&mut self, seat: Seat) -> Result<Answer> {
        loop {
            let Some(line) = self.console.ask(self.prompt(seat))? else { return Ok(Answer::Quit) };
            match Request::read(&line) {
                Request::Again => self.show_again(seat)?,
                Request::Help => self.show_help(seat)?,
                Request::Hint => self.show_hints(seat)?,
                Request::Save(file) => self.save(file)?,
                Request::Quit => return Ok(Answer::Quit),
                Request::Undo if self.undo()? => return Ok(Answer::Undone),
                Request::Undo => {}
                Request::Number(number) => {
                    let moves = self.game.legal_moves(Actor::Seat(seat));
                    match number.checked_sub(1).and_then(|index| moves.get(index)) {
                        Some(text) if self.play(seat, text)? => return Ok(Answer::Played),
                        Some(_) => {}
                        None => self
                            .console
                            .line(self.words.ui("wrong-number", &[("most", moves.len().into())]))?,
                    }
                }
                Request::Move(text) if self.play(seat, &text)? => return Ok(Answer::Played),
                Request::Move(_) => {}
            }
        }
    }

    /// Whether the move was made; if not, the reason was printed.
    fn play(&mut self, seat: Seat, text: &str) -> Result<bool> {
        let Err(error) = self.game.play(Actor::Seat(seat), text) else { return Ok(true) };
        let key = match error {
            PlayError::Unreadable => "unreadable",
            PlayError::Illegal => "illegal",
            PlayError::NotDue => "not-due",
            PlayError::Over => "over",
        };
        self.console.line(self.words.ui(key, &[("text", clean(text).into())]))?;
        Ok(false)
    }

    /// Takes back the last choice of anybody at this keyboard, if nothing was learnt since.
    fn undo(&mut self) -> Result<bool> {
        let people = Seat::first(self.game.seats()).filter(|&seat| self.is_person(seat));
        let last = people.filter_map(|seat| Some((self.game.undoable(seat)?, seat)));
        let Some((undo, seat)) = last.max_by_key(|(undo, _)| undo.line) else {
            self.console.line(self.words.ui("nothing-to-undo", &[]))?;
            return Ok(false);
        };
        if !undo.free {
            self.console.line(self.words.ui("undo-consent", &[]))?;
            return Ok(false);
        }
        let line = self.game.line(undo.line, Viewer::Seat(seat));
        let text = line.map(|line| self.words.move_text(self.game.id(), &line.text)).unwrap_or_default();
        self.game.undo(seat);
        self.forced.retain(|&line| line < undo.line);
        self.console.line(self.words.ui("undone", &[("move", text.into())]))?;
        Ok(true)
    }

    fn show_hints(&mut self, seat: Seat) -> Result<()> {
        let thinking = thinking(self.words.ui("hint-thinking", &[]));
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let budget = Budget::iterations(HINT_ITERATIONS).on_threads(threads);
        let hints = self.game.hints(seat, &budget, self.seed_of_line());
        thinking.finish_and_clear();
        self.list_hints(seat, &hints)
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return self.console.line(self.words.ui("save-where", &[]));
        }
        let said = match self.write(Path::new(file)) {
            Ok(()) => self.words.ui("saved", &[("file", clean(file).into())]),
            Err(error) => {
                let reason = match error.kind() {
                    std::io::ErrorKind::AlreadyExists => self.words.ui("file-exists", &[]),
                    _ => error.to_string(),
                };
                self.words.ui("not-saved", &[("file", clean(file).into()), ("reason", reason.into())])
            }
        };
        self.console.line(said)
    }

    /// Writes the whole record. Files of others are not overwritten.
    fn write(&mut self, path: &Path) -> std::io::Result<()> {
        let mut options = OpenOptions::new();
        if self.saved.as_deref() == Some(path) {
            options.write(true).truncate(true);
        } else {
            options.write(true).create_new(true);
        }
        options.open(path)?.write_all(self.game.record(Viewer::Omniscient).to_string().as_bytes())?;
        self.saved = Some(path.to_owned());
        Ok(())
    }

    fn offer_to_save(&mut self) -> Result<()> {
        self.console.line("")?;
        let question = self.words.ui("offer-save", &[]);
        match self.console.ask(format!("{question}\n> "))?.as_deref() {
            None | Some("" | "quit") => Ok(()),
            Some(file) => self.save(file.strip_prefix("save ").unwrap_or(file).trim()),
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], Player::Person)
    }

    /// Different for every decision of a game, and the same when the game is played again.
    fn seed_of_line(&self) -> u64 {
        self.seed.wrapping_add(self.game.len() as u64)
    }
}

/// Tells that the program is not stuck; invisible unless standard error is a terminal.
fn thinking(message: String) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}
