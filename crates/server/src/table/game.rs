//! The game at a table: moves, undo, bots.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use maat_bots::BotSpec;
use maat_catalog::{AnyGame, Dealer, Line, Preview, Previews, Terms, find};
use maat_engine::{
    Actor, Dealing, Outcome, PerSeat, PlayError, Prospect, Record, Rival, Seat, SeatSet, Turn, Viewer,
};
use tokio::time::sleep;

use super::clocks::Clocks;
use super::coach::Coach;
use super::{Analysed, Contents, History, Imagine, Msg, Services, Table};
use crate::bots::Job;
use crate::error::Error;
use crate::random;
use crate::store::{Append, AppendError, Conducted, StoredResult, StoredSeat, StoredTable, TableStatus};
use maat_protocol as protocol;
use maat_protocol::{Happening, MovePreview, Play as Wish, Refusal, TableEvent, Update, Viewpoint};

/// Delay before the move of a bot that could not be stored is tried again.
pub(super) const RETRY_DELAY: Duration = Duration::from_secs(1);

/// A running or finished game.
pub struct Play {
    pub(super) game: Box<dyn AnyGame>,
    dealer: Dealer,
    /// The open prompt of each seat: the number of lines when the seat last became due or last played.
    prompts: PerSeat<usize>,
    /// Bots that are thinking.
    thinking: SeatSet,
    /// Whether one person plays against bots alone and may take back any choice.
    pub(super) practice: bool,
    /// Gives advice to that person: unasked if the table has a coach, or as a hint.
    pub(super) coach: Option<Coach>,
    /// Whether the engine has failed. The record is kept, but the game cannot go on.
    halted: bool,
}

impl Play {
    /// Plays and stores the chance moves at the start of the game.
    pub async fn begin(services: &Services, stored: &StoredTable) -> Result<(Play, Option<Clocks>), Error> {
        let mut game = start(stored)?;
        let dealer = dealer(stored)?;
        game.settle(&dealer);
        let pace = stored.conduct.pace;
        let mut clocks = Clocks::start(pace, stored.seats.len(), services.time.now());
        if let Some(clocks) = &mut clocks {
            clocks.turn(pace, owing(stored, &*game), SeatSet::EMPTY, None);
        }
        let lines = lines_since(&*game, 0);
        match services.store.append(append(stored, &*game, 0, &lines, clocks.as_ref())).await {
            Ok(_) => Ok((Play::of(game, dealer, stored), clocks)),
            // Another node has started the game.
            Err(AppendError::Taken) => Play::load(services, stored).await,
            Err(error @ (AppendError::Database(_) | AppendError::Stopped)) => Err(trouble(stored, &error)),
        }
    }

    /// Replays the stored lines.
    pub async fn load(services: &Services, stored: &StoredTable) -> Result<(Play, Option<Clocks>), Error> {
        let lines = services.store.lines(&stored.id).await?;
        if lines.is_empty() {
            return Box::pin(Play::begin(services, stored)).await;
        }
        let text = format!("{}{}\n", stored.record_head(), lines.join("\n"));
        let record: Record = text.parse().map_err(|error| trouble(stored, &error))?;
        let entry = find(&stored.game).ok_or(Error::Trouble)?;
        let game = entry.replay(&record).map_err(|error| trouble(stored, &error))?;
        let clocks = Clocks::latest(&services.store.clocks(&stored.id).await?);
        Ok((Play::of(game, dealer(stored)?, stored), clocks))
    }

    fn of(game: Box<dyn AnyGame>, dealer: Dealer, stored: &StoredTable) -> Play {
        let prompts = PerSeat::from_fn(|_| game.len());
        let practice = allows_practice(stored);
        let coach = practice.then(Coach::default);
        Play { game, dealer, prompts, thinking: SeatSet::EMPTY, practice, coach, halted: false }
    }

    /// The number of lines of the record.
    pub fn len(&self) -> usize {
        self.game.len()
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Scores and ranks once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The opponent without a seat.
    pub fn rival(&self) -> Option<Rival> {
        self.game.rival()
    }

    /// The seats that owe a decision.
    pub fn due(&self) -> SeatSet {
        self.game.turn().seats()
    }

    /// The number of lines when the seat last became due or last played.
    pub fn prompt(&self, seat: Seat) -> usize {
        self.prompts[seat]
    }

    /// The choice that the seat could take back, and whether that is free. What a substitute has played is not: its person would
    /// see first what the bot does.
    pub fn undoable(&self, seat: Seat, events: &[TableEvent]) -> Option<Undoable> {
        if self.is_over() {
            return None;
        }
        let undo = self.game.undoable(seat)?;
        let by_bot = played_by_bot(events, seat, undo.line);
        Some(Undoable { line: undo.line, free: (undo.free && !by_bot) || self.practice, by_bot })
    }

    /// The update that shows everything a viewer may know. A viewer for whom a bot plays has nothing to decide, nor has anybody
    /// in a game that was `ended`.
    pub fn update(
        &self,
        viewer: Viewer,
        plays: bool,
        ended: bool,
        since: usize,
        events: &[TableEvent],
    ) -> Update {
        let game = &self.game;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let due = if ended { SeatSet::EMPTY } else { self.due() };
        let player = seat.filter(|_| plays && !ended);
        let undo = player.and_then(|seat| self.undoable(seat, events));
        Update {
            ply: game.len() as u32,
            prompt: player.filter(|&seat| due.contains(seat)).map(|seat| self.prompts[seat] as u32),
            due: due.iter().collect(),
            step: game.step().to_owned(),
            view: game.view(viewer),
            legal: player.map_or_else(Vec::new, |seat| game.legal_moves(Actor::Seat(seat))),
            since: since as u32,
            events: game.log_since(since, viewer),
            undo: undo.is_some_and(|undo| undo.free),
            undo_by_consent: undo.is_some_and(|undo| !undo.free),
            clocks: Vec::new(),
            outcome: game.outcome(),
        }
    }

    /// The first line to send to a client that has seen the lines before `since`. If an undo since then may have struck out some
    /// of them, this is the first line of the game.
    pub fn unseen(&self, since: usize) -> usize {
        if self.game.last_undo().is_some_and(|line| line >= since) { 0 } else { since.min(self.game.len()) }
    }
}

/// A choice that could be taken back.
#[derive(Clone, Copy, Debug)]
pub struct Undoable {
    /// The line of the choice.
    pub line: usize,
    /// Whether nobody needs to be asked.
    pub free: bool,
    /// Whether a substitute has made it.
    by_bot: bool,
}

impl Undoable {
    /// Who takes it back, for the clocks.
    fn by(self, seat: Seat) -> By {
        if self.by_bot { By::UndoBot } else { By::Undo(seat) }
    }
}

/// Who changes the game, for the clocks.
#[derive(Clone, Copy)]
enum By {
    /// Somebody plays whose messages take this time.
    Move(Seat, Duration),
    /// A person takes back their own choice.
    Undo(Seat),
    /// A choice of a substitute is taken back, which has cost its person no time.
    UndoBot,
}

impl Table {
    /// A person plays a move.
    pub(super) async fn person_plays(
        &mut self,
        seat: Option<Seat>,
        wish: &Wish,
        lag: Duration,
    ) -> Result<(), Refusal> {
        let seat = self.player(seat)?;
        if self.is_out_of_time(seat, lag) {
            self.ring().await;
            return Err(Refusal::BotPlays);
        }
        self.play_move(seat, wish, lag).await
    }

    async fn play_move(&mut self, seat: Seat, wish: &Wish, lag: Duration) -> Result<(), Refusal> {
        let play = self.running()?;
        if !play.due().contains(seat) {
            return Err(if play.is_over() { Refusal::Over } else { Refusal::NotDue });
        }
        if play.prompts[seat] != wish.prompt as usize {
            return Err(Refusal::Stale);
        }
        let (ask, any_free) = (self.asked_seats(), play.practice);
        self.change(play.len(), By::Move(seat, lag), |game, dealer| {
            game.play(Actor::Seat(seat), &wish.text).map_err(refusal)?;
            game.settle_asking(dealer, ask);
            let free = || any_free || game.undoable(seat).is_some_and(|undo| undo.free);
            if wish.careful && (game.turn() == Turn::Over || !free()) {
                return Err(Refusal::Final);
            }
            Ok(())
        })
        .await
    }

    /// What each legal move of a seat would bring; nothing if it owes no answer to this prompt. It takes less time than a move.
    pub(super) fn previews(&self, seat: Option<Seat>, prompt: u32) -> protocol::Previews {
        let previews = match (self.player(seat), self.running()) {
            (Ok(seat), Ok(play)) if play.due().contains(seat) && play.prompts[seat] == prompt as usize => {
                // A move that fails halts the table once it is played, and not before.
                catch_unwind(AssertUnwindSafe(|| play.game.previews(seat))).unwrap_or_else(|_| {
                    tracing::error!("table {}: the engine panicked in a preview", self.stored.id);
                    Previews::default()
                })
            }
            _ => Previews::default(),
        };
        previews_to_protocol(prompt, previews)
    }

    /// The seats whose people want to make even their only legal move. It is made for people who are not there.
    fn asked_seats(&self) -> SeatSet {
        let asking =
            self.sockets.iter().filter(|socket| socket.asks).filter_map(|socket| socket.user.as_ref());
        let seats = asking.flat_map(|user| self.seats_of(&user.id).iter());
        seats.filter(|seat| self.stored.seats[seat.index()].player().is_some()).collect()
    }

    /// Takes back a choice, but only if that is free.
    pub(super) async fn undo(&mut self, seat: Option<Seat>, ply: usize) -> Result<(), Refusal> {
        let seat = self.player(seat)?;
        let play = self.running()?;
        // Against bots alone it does not matter what they have done meanwhile.
        if play.len() != ply && !play.practice {
            return Err(Refusal::Stale);
        }
        if play.is_over() {
            return Err(Refusal::Over);
        }
        let undo = play.undoable(seat, &self.events).ok_or(Refusal::NothingToUndo)?;
        if !undo.free {
            return Err(Refusal::NotFree);
        }
        if let Some(user) = self.stored.seats[seat.index()].user().map(str::to_owned) {
            self.may_change(&user)?;
        }
        self.take_back(seat).await
    }

    /// Takes back a choice of the seat, and everything that followed from it.
    pub(super) async fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        let undo = self.running()?.undoable(seat, &self.events).ok_or(Refusal::NothingToUndo)?;
        let act = |game: &mut Box<dyn AnyGame>, _: &Dealer| {
            if game.undo(seat) { Ok(()) } else { Err(Refusal::NothingToUndo) }
        };
        self.change(undo.line, undo.by(seat), act).await
    }

    /// The same with the consent of the others. `table` has the question no more; both are stored at once.
    pub(super) async fn take_back_agreed(&mut self, seat: Seat, table: StoredTable) -> Result<(), Refusal> {
        let play = self.running()?;
        let before = play.len();
        let undo = play.undoable(seat, &self.events).ok_or(Refusal::NothingToUndo)?;
        let mut next = play.game.clone_box();
        if !next.undo(seat) {
            return Err(Refusal::NothingToUndo);
        }
        let lines = lines_since(&*next, before);
        let clocks = self.clocks_after(&*next, &lines, undo.by(seat));
        let row = append(&table, &*next, before, &lines, clocks.as_ref());
        let events = [TableEvent { ply: before as u32, what: Happening::UndoAgreed { seat } }];
        let change = Conducted {
            table: &table,
            clocks: &row.clocks,
            before: self.events.len(),
            events: &events,
            undo: Some(&row),
        };
        if let Err(error) = self.services.store.conduct(change).await {
            tracing::error!("table {}: an undo was not stored: {error}", self.stored.id);
            self.reload().await;
            return Err(Refusal::Trouble);
        }
        self.stored = table;
        self.clocks = clocks;
        self.events.extend(events);
        self.show_table();
        self.commit(next, &lines, undo.line);
        Ok(())
    }

    /// Whether the game counts for nothing.
    pub(super) fn is_practice(&self) -> bool {
        self.play.as_ref().is_some_and(|play| is_practice(&self.stored, &*play.game))
    }

    /// The number of hints so far, at tables that have some.
    pub(super) fn hints(&self) -> Option<u32> {
        allows_practice(&self.stored).then_some(self.stored.hints)
    }

    /// The seat, if its person plays themselves.
    pub(super) fn player(&self, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let seat = seat.ok_or(Refusal::NotYourSeat)?;
        let person = self.stored.seats[seat.index()].person().ok_or(Refusal::NotYourSeat)?;
        match (&person.substitute, person.resigned) {
            (_, true) => Err(Refusal::Resigned),
            (Some(_), false) => Err(Refusal::BotPlays),
            (None, false) => Ok(seat),
        }
    }

    pub(super) fn running(&self) -> Result<&Play, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotRunning)?;
        if self.stored.ended.is_some() {
            return Err(Refusal::Over);
        }
        if play.halted { Err(Refusal::Trouble) } else { Ok(play) }
    }

    /// Applies `act` to a clone, stores the new lines, then puts the clone in place and shows it from line `since` on.
    /// If anything fails before that, the clone is dropped and nobody has seen it.
    async fn change(
        &mut self,
        since: usize,
        by: By,
        act: impl FnOnce(&mut Box<dyn AnyGame>, &Dealer) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let Some(play) = &mut self.play else { return Err(Refusal::NotRunning) };
        let before = play.game.len();
        let mut next = play.game.clone_box();
        let result = catch_unwind(AssertUnwindSafe(|| act(&mut next, &play.dealer)));
        let Ok(result) = result else {
            play.halted = true;
            tracing::error!("table {} is halted: the engine panicked after line {before}", self.stored.id);
            return Err(Refusal::Trouble);
        };
        result?;
        let lines = lines_since(&*next, before);
        let clocks = self.clocks_after(&*next, &lines, by);
        let row = append(&self.stored, &*next, before, &lines, clocks.as_ref());
        let stored = self.services.store.append(row).await;
        match stored {
            Ok(_) => {
                self.clocks = clocks;
                self.commit(next, &lines, since);
                let acted = acted(&lines);
                self.heeded(acted).await;
                self.lapse(acted).await;
                Ok(())
            }
            Err(error) => {
                tracing::warn!("table {}: line {before} was not stored: {error}", self.stored.id);
                self.reload().await;
                Err(match error {
                    AppendError::Taken => Refusal::Stale,
                    AppendError::Database(_) | AppendError::Stopped => Refusal::Trouble,
                })
            }
        }
    }

    /// The clocks after these lines.
    fn clocks_after(&self, game: &dyn AnyGame, lines: &[Line], by: By) -> Option<Clocks> {
        let mut clocks = self.clocks.clone()?;
        let (now, pauses) = (self.services.time.now(), self.seat_pauses());
        let (acted, undid) = match by {
            By::Move(seat, lag) => {
                clocks.run_to_move(now, &pauses, seat, lag.as_millis() as i64);
                (acted(lines), None)
            }
            By::Undo(seat) => {
                clocks.run(now, &pauses);
                (SeatSet::EMPTY, Some(seat))
            }
            By::UndoBot => {
                clocks.run(now, &pauses);
                (SeatSet::EMPTY, None)
            }
        };
        clocks.turn(self.stored.conduct.pace, owing(&self.stored, game), acted, undid);
        Some(clocks)
    }

    /// The clocks after a change at the table that is not a move.
    pub(super) fn clocks_with(&self, table: &StoredTable) -> Option<Clocks> {
        let (mut clocks, play) = (self.clocks.clone()?, self.play.as_ref()?);
        clocks.run(self.services.time.now(), &self.seat_pauses());
        clocks.turn(table.conduct.pace, owing(table, &*play.game), SeatSet::EMPTY, None);
        Some(clocks)
    }

    /// Puts a game in place whose new `lines` are stored, and shows it from line `since` on.
    fn commit(&mut self, game: Box<dyn AnyGame>, lines: &[Line], since: usize) {
        let Some(play) = &mut self.play else { return };
        let was_due = play.game.turn().seats();
        let acted = acted(lines);
        for seat in game.turn().seats().iter() {
            // An undo may take back what had led to the question that others are thinking about.
            let taken_back = since < play.prompts[seat];
            if acted.contains(seat) || !was_due.contains(seat) || taken_back {
                play.prompts[seat] = game.len();
            }
        }
        let over = game.turn() == Turn::Over;
        let was_practice = is_practice(&self.stored, &*play.game);
        play.game = game;
        if over {
            self.stored.status = TableStatus::Finished;
        }
        if over || is_practice(&self.stored, &*play.game) != was_practice {
            self.show_table();
        }
        self.show_update(since);
        self.ask_bots();
    }

    /// Reloads the table after another node has changed it, or when it is unknown whether a move was stored.
    pub(super) async fn reload(&mut self) {
        match Contents::read(&self.services, &self.stored.id).await {
            Ok(None) => tracing::error!("table {} is not in the store any more", self.stored.id),
            Ok(Some(read)) => {
                let lines = |play: &Option<Play>| play.as_ref().map(Play::len);
                let same = read.stored == self.stored && lines(&read.play) == lines(&self.play);
                (self.stored, self.chat, self.events) = (read.stored, read.chat, read.events);
                (self.clocks, self.pauses, self.muted) = (read.clocks, read.pauses, read.muted);
                self.plans = read.plans;
                self.await_parts();
                if same {
                    return;
                }
                self.play = read.play;
                self.show_table();
                self.show_update(0);
                self.ask_bots();
            }
            Err(error) => tracing::error!("table {} cannot be read: {error}", self.stored.id),
        }
    }

    pub(super) fn bots_think(&self) -> bool {
        self.play.as_ref().is_some_and(|play| !play.thinking.is_empty())
    }

    /// Starts every bot that is due. Bots do not think at a table of bots that nobody watches.
    pub(super) fn ask_bots(&mut self) {
        let attended =
            !self.sockets.is_empty() || self.stored.seats.iter().any(|seat| seat.player().is_some());
        let Some(play) = &mut self.play else { return };
        if !attended || play.halted || self.stored.ended.is_some() {
            return;
        }
        for seat in play.game.turn().seats().iter() {
            let Some(bot) = self.stored.seats.get(seat.index()).and_then(bot) else { continue };
            let Some(own) = self.own.upgrade() else { continue };
            if play.thinking.contains(seat) {
                continue;
            }
            play.thinking = play.thinking.with(seat);
            let (prompt, pause) = (play.prompts[seat], self.services.bot_pause);
            let runtime = tokio::runtime::Handle::current();
            let asked = tokio::time::Instant::now();
            let done = move |text| {
                runtime.spawn(async move {
                    sleep(pause.saturating_sub(asked.elapsed())).await;
                    let _ = own.send(Msg::Bot { seat, prompt, text }).await;
                });
            };
            let (game, cost) = (play.game.clone_box(), bot.cost());
            // Derived from the seed of the table, so that a bot plays the same in the same game, also after an undo.
            let number = match self.stored.dealing {
                Dealing::ByLine => prompt,
                Dealing::ByDraw => game.live(),
            };
            let seed = random::derived_number(&self.stored.seed, &format!("bot {seat} {number}"));
            let think = move || game.bot_move(seat, &bot, seed);
            self.services.bots.think(Job::new(self.stored.host.clone(), cost, think, done));
        }
    }

    pub(super) async fn bot_answered(&mut self, seat: Seat, prompt: usize, text: Option<String>) {
        let Some(play) = &mut self.play else { return };
        play.thinking = play.thinking.without(seat);
        // The person may have taken the seat back while the bot was thinking.
        if play.halted || self.stored.seats[seat.index()].bot().is_none() {
            return;
        }
        let Some(text) = text else {
            play.halted = true;
            tracing::error!("table {} is halted: its bot {seat} failed", self.stored.id);
            return;
        };
        let wish = Wish { prompt: prompt as u32, text, careful: false };
        match self.play_move(seat, &wish, Duration::ZERO).await {
            // The position has changed while the bot was thinking.
            Err(Refusal::Stale | Refusal::NotDue | Refusal::Over) => self.ask_bots(),
            Err(Refusal::Trouble) => self.ask_again(seat, prompt, wish.text),
            Err(why) => {
                tracing::error!("table {}: bot {seat} cannot play {}: {why:?}", self.stored.id, wish.text);
            }
            Ok(()) => self.hand_back().await,
        }
    }

    /// Schedules another attempt after the move of a bot could not be stored, because nobody else would try again.
    fn ask_again(&mut self, seat: Seat, prompt: usize, text: String) {
        let (Some(play), Some(own)) = (&mut self.play, self.own.upgrade()) else { return };
        if play.halted || play.thinking.contains(seat) {
            return;
        }
        play.thinking = play.thinking.with(seat);
        tokio::spawn(async move {
            sleep(RETRY_DELAY).await;
            let _ = own.send(Msg::Bot { seat, prompt, text: Some(text) }).await;
        });
    }

    /// The pauses of each seat, for the clocks.
    pub(super) fn seat_pauses(&self) -> super::clocks::Pauses {
        // Only slow games are paused; `pauses` is empty in others.
        let pauses = |seat: &StoredSeat| seat.user().and_then(|user| self.pauses.get(user)).cloned();
        self.stored.seats.iter().map(|seat| pauses(seat).unwrap_or_default()).collect()
    }

    pub(super) fn record(&self, user: Option<&str>) -> Option<String> {
        if self.stored.keeps_out(user) {
            return None;
        }
        // When the table is finished, nothing is secret any more, even if the game was ended before its end.
        let viewer = match self.seat_of(user) {
            _ if self.stored.status == TableStatus::Finished => Viewer::Omniscient,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        let record = self.play.as_ref()?.game.record(viewer);
        let mut text = record.with_proof(self.seed_proof()).to_string();
        if self.stored.hints > 0 {
            text += &format!("# hints: {}\n", self.stored.hints);
        }
        Some(text)
    }

    /// The game with its history, as a user may see it. When it is over, everybody who may see the table may see everything.
    pub(super) fn history(&self, user: Option<&str>, wanted: Option<Viewpoint>) -> Result<History, Error> {
        if self.stored.keeps_out(user) {
            return Err(Error::Forbidden);
        }
        let play = self.play.as_ref().ok_or(Error::NotFound)?;
        let own = user.map(|user| self.seats_of(user)).unwrap_or_default();
        let viewpoints: Vec<Viewpoint> = if self.stored.status == TableStatus::Finished {
            Viewpoint::all(self.stored.seats.len() as u8).collect()
        } else {
            own.iter().map(Viewpoint::Seat).chain([Viewpoint::SPECTATOR]).collect()
        };
        let usual = self.seat_of(user).map_or(Viewpoint::SPECTATOR, Viewpoint::Seat);
        let viewpoint = wanted.unwrap_or(usual);
        if !viewpoints.contains(&viewpoint) {
            return Err(Error::Forbidden);
        }
        Ok(History {
            game: play.game.clone_box(),
            viewpoint,
            viewpoints,
            table: self.info_for(user, viewpoint.seat()),
            imagine: self.imagine(own, viewpoint),
        })
    }

    /// How somebody with these seats may play on from a position that they see from this viewpoint. While people play against each other,
    /// nobody gets help.
    fn imagine(&self, own: SeatSet, viewpoint: Viewpoint) -> Imagine {
        let people = self.stored.seats.iter().filter(|seat| seat.user().is_some()).count();
        if self.stored.status == TableStatus::Finished || (people == 1 && !own.is_empty()) {
            Imagine::WithBots
        } else if self.stored.conduct.what_if {
            Imagine::Alone
        } else if self.takes_plans() && self.player(viewpoint.seat()).is_ok() {
            Imagine::Plan
        } else {
            Imagine::No
        }
    }

    /// The game, if this user may have it analysed: when it is over, or while they play against bots alone. Then only their own decisions
    /// are analysed, with what their seat knew, so that they learn nothing that they could not see.
    pub(super) fn analysed(&self, user: Option<&str>) -> Result<Analysed, Error> {
        if self.stored.keeps_out(user) {
            return Err(Error::Forbidden);
        }
        let play = self.play.as_ref().ok_or(Error::NotFound)?;
        let seat = if self.stored.status == TableStatus::Finished {
            None
        } else {
            Some(self.seat_of(user).filter(|_| play.practice).ok_or(Error::NotOver)?)
        };
        Ok(Analysed { game: play.game.clone_box(), seat })
    }
}

fn start(stored: &StoredTable) -> Result<Box<dyn AnyGame>, Error> {
    let entry = find(&stored.game).ok_or(Error::Trouble)?;
    let terms = Terms {
        seats: stored.seats.len() as u8,
        revision: stored.revision,
        dealing: stored.dealing,
        options: stored.options.clone(),
    };
    entry.start(&terms).map_err(|error| trouble(stored, &error))
}

fn dealer(stored: &StoredTable) -> Result<Dealer, Error> {
    random::from_hex(&stored.seed).map(Dealer::new).ok_or(Error::Trouble)
}

fn trouble(stored: &StoredTable, error: &dyn std::fmt::Display) -> Error {
    tracing::error!("table {}: {error}", stored.id);
    Error::Trouble
}

/// The lines of a game from `before` on, nothing hidden.
fn lines_since(game: &dyn AnyGame, before: usize) -> Vec<Line> {
    (before..game.len()).filter_map(|line| game.line(line, Viewer::Omniscient)).collect()
}

/// The row that stores `lines`, which a game has gained after its first `before` lines.
fn append(
    stored: &StoredTable,
    game: &dyn AnyGame,
    before: usize,
    lines: &[Line],
    clocks: Option<&Clocks>,
) -> Append {
    let lines: Vec<String> = lines.iter().map(|line| format!("{} {}", line.actor, line.text)).collect();
    Append {
        table: stored.id.clone(),
        ply: before,
        lines: lines.join(" · "),
        due: game.turn().seats().to_string(),
        round: game.round_of().map_or_else(String::new, |(round, rounds)| format!("{round}/{rounds}")),
        clocks: clocks.map_or_else(String::new, Clocks::to_text),
        finished: game.outcome().map(|outcome| results(stored, game, &outcome)),
    }
}

/// Whether one person plays against bots alone and may take back any choice. In games that were dealt by line an undo would be a
/// new draw.
fn allows_practice(stored: &StoredTable) -> bool {
    let people = stored.seats.iter().filter(|seat| seat.user().is_some()).count();
    people == 1 && stored.dealing == Dealing::ByDraw
}

/// Whether a person alone against bots has taken back a choice after learning what came of it, has asked for a hint, or has a
/// coach.
fn is_practice(stored: &StoredTable, game: &dyn AnyGame) -> bool {
    allows_practice(stored) && (game.takebacks() > 0 || stored.hints > 0 || stored.conduct.coach)
}

/// The results that count for people: of those who play themselves and on one seat only, unless the game was practice.
fn results(stored: &StoredTable, game: &dyn AnyGame, outcome: &Outcome) -> Vec<StoredResult> {
    if is_practice(stored, game) {
        return Vec::new();
    }
    let seats_of = |user: &str| stored.seats.iter().filter(|seat| seat.user() == Some(user)).count();
    let result = |(seat, &points): (&StoredSeat, &i32)| {
        let user = &seat.player()?.user;
        (seats_of(user) == 1).then(|| StoredResult { user: user.clone(), points })
    };
    stored.seats.iter().zip(&outcome.score).filter_map(result).collect()
}

/// Whether a substitute has played this line of a seat.
fn played_by_bot(events: &[TableEvent], seat: Seat, line: usize) -> bool {
    let mut bot = false;
    for event in events.iter().take_while(|event| event.ply as usize <= line) {
        match event.what {
            Happening::BotSat { seat: at, .. } if at == seat => bot = true,
            Happening::Returned { seat: at, .. } | Happening::Joined { seat: at, .. } if at == seat => {
                bot = false;
            }
            _ => {}
        }
    }
    bot
}

/// The seats that have moved.
fn acted(lines: &[Line]) -> SeatSet {
    lines.iter().filter_map(|line| line.actor.seat()).collect()
}

/// The seats that owe a decision and are played by people, whose clocks run.
fn owing(stored: &StoredTable, game: &dyn AnyGame) -> SeatSet {
    let due = game.turn().seats();
    if stored.ended.is_some() {
        return SeatSet::EMPTY;
    }
    due.iter().filter(|seat| stored.seats[seat.index()].player().is_some()).collect()
}

/// The bot that plays the seat, if one does.
fn bot(seat: &StoredSeat) -> Option<BotSpec> {
    seat.bot()?.parse().ok()
}

/// Previews as a message; `prompt` is that of the request.
pub fn previews_to_protocol(prompt: u32, Previews { prospects, moves }: Previews) -> protocol::Previews {
    let moves = moves.into_iter().map(|Preview { text, entries, prospects }| MovePreview {
        text,
        entries,
        prospects: to_protocol(prospects),
    });
    protocol::Previews { prompt, prospects: to_protocol(prospects), moves: moves.collect() }
}

fn to_protocol(prospects: Vec<Prospect>) -> Vec<protocol::Prospect> {
    let convert = |Prospect { source, points }: Prospect| protocol::Prospect {
        source: source.to_owned(),
        points: points.to_vec(),
    };
    prospects.into_iter().map(convert).collect()
}

fn refusal(error: PlayError) -> Refusal {
    match error {
        PlayError::Over => Refusal::Over,
        PlayError::NotDue => Refusal::NotDue,
        PlayError::Unreadable => Refusal::Unreadable,
        PlayError::Illegal => Refusal::Illegal,
    }
}
