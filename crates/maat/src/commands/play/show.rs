//! The output of a session: log, board, menu, help, hints and ending.

use maat_catalog::{Hint, Line};
use maat_engine::{Actor, Seat, Viewer};

use super::Player;
use super::session::Session;
use crate::boards::text::{BOLD, DIM, Text, WIDTH, seat_style, wrap};
use crate::boards::{self, Scene, board_of, event_of, json_view};
use crate::error::Result;

/// The number of moves from which on the menu has two columns.
const LONG_MENU: usize = 9;
const COLUMN: usize = WIDTH / 2 - 1;

/// The number of moves that a hint lists.
const HINTS: usize = 3;

impl Session {
    /// The game and who plays it, with what is needed to play it again.
    pub(super) fn show_head(&mut self) -> Result<()> {
        let record = self.game.record(Viewer::Spectator);
        let mut how = format!("--seats {} --seed {}", record.seats(), self.seed);
        let options: Vec<(&str, &str)> =
            record.options().split_whitespace().filter_map(|option| option.split_once('=')).collect();
        for (key, value) in &options {
            how += &format!(" --option {key}={value}");
        }
        self.console.line(Text::painted(BOLD, &self.words.game(self.game.id())))?;
        self.console.lines(boards::log([how]).iter().map(|line| Text::painted(DIM, &line.to_string())))?;
        for (key, value) in options {
            let name = self.words.option(self.game.id(), key);
            let chosen = self.words.option_value(self.game.id(), key, value);
            self.console.line(format!("  {name}: {chosen}"))?;
        }
        for seat in Seat::first(self.game.seats()) {
            let about = match &self.players[seat.index()] {
                Player::Person if self.people() == 1 => self.words.ui("you", &[]),
                Player::Person => continue,
                Player::Bot(bot) => {
                    format!("{bot}, {}", self.words.ui(&format!("bot-{}", bot.name()), &[]))
                }
            };
            self.console.line(Text::from("  ").with(Text::seat(seat)).with(format!("  {about}")))?;
        }
        self.console.line("")?;
        self.console.lines(wrap(&self.words.ui("choose", &[]), WIDTH))
    }

    /// Shows the news of the log, the table if it changed, and the question.
    pub(super) fn show_turn(&mut self, seat: Seat) -> Result<()> {
        self.show_log(seat, Viewer::Seat(seat))?;
        let view = json_view(&*self.game, Viewer::Seat(seat));
        let known = self.drawn.as_ref().is_some_and(|(who, drawn)| *who == seat && *drawn == view);
        if !known {
            self.show_table(Viewer::Seat(seat))?;
            self.drawn = Some((seat, view));
        }
        self.show_menu(seat)
    }

    pub(super) fn show_again(&mut self, seat: Seat) -> Result<()> {
        self.show_table(Viewer::Seat(seat))?;
        self.show_menu(seat)
    }

    fn show_log(&mut self, seat: Seat, viewer: Viewer) -> Result<()> {
        let lines = self.news(seat, viewer);
        self.read[seat.index()] = self.game.len();
        if lines.is_empty() {
            return Ok(());
        }
        self.console.line("")?;
        self.console.line(Text::painted(BOLD, &self.words.ui("log", &[])))?;
        self.console.lines(boards::log(lines))
    }

    /// The lines of the log that this seat has not read, and the forced moves that were played for it.
    fn news(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        let read = self.read[seat.index()];
        let log = self.game.log_since(read, viewer);
        let mut news = Vec::new();
        for line in read..self.game.len() {
            if self.forced.contains(&line)
                && let Some(Line { actor, text, .. }) = self.game.line(line, viewer)
                && actor == Actor::Seat(seat)
            {
                let text = self.words.move_text(self.game.id(), &text);
                news.push(self.words.ui("forced", &[("move", text.into())]));
            }
            let entries = log.iter().filter(|entry| !entry.undone && entry.line == line);
            news.extend(entries.map(|entry| self.words.event(self.game.id(), &event_of(entry))));
        }
        news
    }

    fn show_table(&mut self, viewer: Viewer) -> Result<()> {
        let players = self.player_notes();
        let lines = board_of(&*self.game, viewer, self.scene(&players)).draw();
        self.console.line("")?;
        self.console.lines(lines)
    }

    fn show_menu(&mut self, seat: Seat) -> Result<()> {
        let whose = if self.people() == 1 {
            self.words.ui("your-turn", &[])
        } else {
            self.words.ui("turn-of", &[("seat", self.words.seat(seat).into())])
        };
        let question = self.words.prompt(self.game.id(), self.game.step());
        self.console.line("")?;
        let question = wrap(&format!("{whose} {question}"), WIDTH);
        self.console.lines(question.iter().map(|line| Text::painted(BOLD, line)))?;
        let moves = self.game.legal_moves(Actor::Seat(seat));
        let items = self.menu(seat, &moves);
        let lines = if items.len() >= LONG_MENU && items.iter().all(|item| item.width() < COLUMN) {
            in_two_columns(items)
        } else {
            let notation =
                |(item, text): (Text, &String)| item.pad(60).with(Text::painted(DIM, &format!("  {text}")));
            items.into_iter().zip(&moves).map(notation).collect()
        };
        self.console.lines(lines)
    }

    /// The moves in words, each with its number and a remark.
    fn menu(&self, seat: Seat, moves: &[String]) -> Vec<Text> {
        let board = board_of(&*self.game, Viewer::Seat(seat), self.scene(&[]));
        let item = |(index, text): (usize, &String)| {
            let words = self.words.move_text(self.game.id(), text);
            let item = Text::painted(BOLD, &format!("{:>3}", index + 1)).with(format!("  {words}"));
            match board.remark(text) {
                Some(remark) => item.with(": ").with(remark),
                None => item,
            }
        };
        moves.iter().enumerate().map(item).collect()
    }

    pub(super) fn show_help(&mut self, seat: Seat) -> Result<()> {
        let example = self.game.legal_moves(Actor::Seat(seat)).into_iter().next().unwrap_or_default();
        self.console.line("")?;
        self.console.line(self.words.ui("help", &[("move", example.into())]))?;
        let lines = board_of(&*self.game, Viewer::Seat(seat), self.scene(&[])).explain();
        self.console.line("")?;
        self.console.lines(lines)
    }

    /// The best moves with their numbers in the menu.
    pub(super) fn list_hints(&mut self, seat: Seat, hints: &[Hint]) -> Result<()> {
        let moves = self.game.legal_moves(Actor::Seat(seat));
        let items = self.menu(seat, &moves);
        self.console.line(self.words.ui("hints", &[]))?;
        for hint in hints.iter().take(HINTS) {
            let index = moves.iter().position(|text| *text == hint.text).expect("a hint is a legal move");
            let item = items[index].clone();
            self.console.line(item.pad(60).with(format!("{:>4.0} %", 100.0 * hint.worth)))?;
        }
        Ok(())
    }

    /// Whether this seat is about to see what others at the same keyboard must not.
    pub(super) fn holds_secret(&self, seat: Seat) -> bool {
        let (own, public) = (Viewer::Seat(seat), Viewer::Spectator);
        let read = self.read[seat.index()];
        let log = |viewer| {
            let entries = self.game.log_since(read, viewer).into_iter();
            entries.map(|entry| (entry.line, event_of(&entry))).collect::<Vec<_>>()
        };
        self.people() > 1
            && (json_view(&*self.game, own) != json_view(&*self.game, public) || log(own) != log(public))
    }

    /// Lets the others look away; `false` if there is nobody to go on.
    pub(super) fn announce_secret(&mut self, seat: Seat) -> Result<bool> {
        self.console.line("")?;
        self.console.line(self.words.ui("secret", &[("seat", self.words.seat(seat).into())]))?;
        if !self.console.typed {
            return Ok(true);
        }
        let question = self.words.ui("press-enter", &[]);
        Ok(self.console.ask(question)?.is_some())
    }

    pub(super) fn hide_secret(&mut self, seat: Seat) -> Result<()> {
        self.console.clear()?;
        self.drawn = None;
        self.console.line(self.words.ui("secret-over", &[("seat", self.words.seat(seat).into())]))
    }

    pub(super) fn show_end(&mut self) -> Result<()> {
        let first = Seat::first(self.game.seats()).find(|&seat| self.is_person(seat)).unwrap_or(Seat::A);
        // Nothing is secret any more.
        self.show_log(first, Viewer::Omniscient)?;
        self.show_table(Viewer::Omniscient)?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let lines = {
            let players = self.player_notes();
            let scene = self.scene(&players);
            let board = board_of(&*self.game, Viewer::Omniscient, scene);
            boards::ending(scene, &*board, &outcome)
        };
        self.console.line("")?;
        self.console.line(Text::painted(BOLD, &self.words.ui("game-over", &[])))?;
        self.console.lines(lines)
    }

    pub(super) fn prompt(&self, seat: Seat) -> Text {
        Text::painted(seat_style(seat), &self.words.seat(seat)).with("> ")
    }

    fn scene<'s>(&'s self, players: &'s [String]) -> Scene<'s> {
        Scene { game: self.game.id(), words: &self.words, players }
    }

    /// The notes beside the letters: the level of a bot, or "you".
    fn player_notes(&self) -> Vec<String> {
        let note = |player: &Player| match player {
            Player::Person if self.people() == 1 => self.words.ui("you", &[]),
            Player::Person => String::new(),
            Player::Bot(bot) => bot.to_string(),
        };
        self.players.iter().map(note).collect()
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| matches!(player, Player::Person)).count()
    }
}

/// Downwards first, as a menu is read.
fn in_two_columns(items: Vec<Text>) -> Vec<Text> {
    let half = items.len().div_ceil(2);
    let (left, right) = items.split_at(half);
    let line = |(index, item): (usize, &Text)| match right.get(index) {
        Some(other) => item.clone().pad(COLUMN + 1).with(other.clone()),
        None => item.clone(),
    };
    left.iter().enumerate().map(line).collect()
}
