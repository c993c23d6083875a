//! The people at a table: who is there, reminders, and the chat.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use maat_engine::{Seat, SeatSet};
use maat_protocol::{Away, ChatLine, Closed, Nudged, Pace, Presence, Refusal, ServerMsg, Watchers};

use super::clocks::Clocks;
use super::room::{names, seat_infos};
use super::{Glance, Table};
use crate::error::Error;
use crate::limits::Bucket;
use crate::store::{CHAT_LIMIT, Pauses, StoredChat, StoredSeat, TableStatus, User, now, to_seconds};
use crate::{random, sanitize};

/// Minimum time between two messages to everybody about who is connected.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(250);
/// Time between two reminders of one person.
const NUDGE_PAUSE: Duration = Duration::from_secs(30);
/// Number of hexadecimal digits that name an author.
const AUTHOR_DIGITS: usize = 12;

/// The name of a user in the protocol, which does not tell the id and is another one at each table.
pub fn author(table: &str, user: &str) -> String {
    let mut author = random::hash(format!("{table} {user}").as_bytes());
    author.truncate(AUTHOR_DIGITS);
    author
}

impl Table {
    /// Learns from the store since when each person has been away. Who was there when the server crashed is away from now on.
    pub(super) async fn recall_absent(&mut self) -> Result<(), Error> {
        let now = self.services.time.now();
        for (user, away) in self.services.store.away(&self.stored.id).await? {
            if away.is_none() && self.stored.status != TableStatus::Finished {
                self.services.store.set_away(&self.stored.id, &user, Some(now)).await?;
            }
            self.absent.insert(user, away.unwrap_or(now));
        }
        Ok(())
    }

    /// Notes who is connected after somebody has come or left, and shows it to everybody.
    pub(super) async fn came_or_left(&mut self, user: Option<&str>) {
        // A socket that did not keep up was dropped before its person left, so look at everybody.
        let seated: Vec<String> =
            self.stored.seats.iter().filter_map(StoredSeat::user).map(str::to_owned).collect();
        for seated in seated {
            if self.sockets.has(&seated) == self.absent.contains_key(&seated) {
                self.note_presence(&seated).await;
            }
        }
        let host_is_there = self.sockets.has(&self.stored.host);
        let since = self.host_left.unwrap_or_else(|| self.services.time.now());
        self.host_left = (!host_is_there).then_some(since);
        if let Some(user) = user.filter(|user| self.sockets.has(user)) {
            self.heeded(self.seats_of(user)).await;
        }
        self.show_presence();
        if let Err(why) = self.tally().await {
            tracing::warn!("table {}: a question cannot be settled: {why:?}", self.stored.id);
        }
    }

    /// Notes whether somebody with a seat is connected or, from now on, away.
    pub(super) async fn note_presence(&mut self, user: &str) {
        let away = (!self.sockets.has(user)).then(|| self.services.time.now());
        match away {
            Some(since) => drop(self.absent.insert(user.to_owned(), since)),
            None => drop(self.absent.remove(user)),
        }
        if self.stored.status == TableStatus::Finished {
            return;
        }
        // Only the grace time of the absent depends on it.
        if let Err(error) = self.services.store.set_away(&self.stored.id, user, away).await {
            tracing::warn!("presence at table {}: {error}", self.stored.id);
        }
    }

    /// All seats of a user.
    pub(super) fn seats_of(&self, user: &str) -> SeatSet {
        let seats = self.stored.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.user() == Some(user)).map(|(index, _)| Seat::at(index)).collect()
    }

    /// The seconds since the person on a seat left; `None` if they are there or nobody sits there.
    pub(super) fn away_for(&self, seat: Seat) -> Option<u32> {
        let user = self.stored.seats.get(seat.index())?.user()?;
        if self.sockets.has(user) {
            return None;
        }
        let since = self.absent.get(user).copied().unwrap_or_else(|| self.services.time.now());
        Some((self.services.time.since(since) / 1000) as u32)
    }

    /// Notes who is connected. Everybody is told soon, but not for each of many spectators who come at once: that would be more
    /// messages than a client can take.
    pub(super) fn show_presence(&mut self) {
        let seats = (0..self.stored.seats.len()).map(Seat::at);
        let is_there =
            |seat: &Seat| self.stored.seats[seat.index()].user().is_some_and(|user| self.sockets.has(user));
        let present: SeatSet = seats.filter(is_there).collect();
        let open = self.stored.status == TableStatus::Open;
        let watching = self.spectators();
        self.seen.set(|glance| *glance = Glance { present, open, watching });
        let due = self.presence_sent.map_or_else(Instant::now, |sent| sent + PRESENCE_INTERVAL);
        self.presence_due = Some(due);
    }

    /// Tells everybody who is connected.
    pub(super) fn send_presence(&mut self) {
        self.presence_due = None;
        self.presence_sent = Some(Instant::now());
        let presence = self.presence();
        self.sockets.tell_all(&ServerMsg::Presence(presence));
    }

    /// Those who are connected, and since when the others are not.
    pub(super) fn presence(&self) -> Presence {
        let seats = (0..self.stored.seats.len()).map(Seat::at);
        Presence {
            seats: self.seen.get().present.iter().collect(),
            away: seats.filter_map(|seat| Some(Away { seat, seconds: self.away_for(seat)? })).collect(),
            host: self.sockets.has(&self.stored.host),
            spectators: self.spectators(),
        }
    }

    /// The number of connected people without a seat: people, not their windows. Of those without a session nobody knows which
    /// windows are one person's.
    fn spectators(&self) -> u32 {
        let watching = self.sockets.iter().filter(|socket| self.seat_at(socket).is_none());
        let (known, unknown): (Vec<_>, Vec<_>) =
            watching.map(|socket| &socket.user).partition(|user| user.is_some());
        let known: HashSet<&str> = known.into_iter().flatten().map(|user| &*user.id).collect();
        (known.len() + unknown.len()) as u32
    }

    /// Reminds somebody that the game waits for them.
    pub(super) async fn nudge(&mut self, socket: u64, seat: Seat) -> Result<(), Refusal> {
        let (user, own) = self.sender(socket)?;
        self.player(own)?;
        if !self.running()?.due().contains(seat) {
            return Err(Refusal::NotDue);
        }
        let waits_for = self.stored.seats[seat.index()].player().ok_or(Refusal::NotYourSeat)?;
        if waits_for.user == user.id {
            return Err(Refusal::NotAllowed);
        }
        let last = self.nudges.get(&user.id);
        if last.is_some_and(|last| last.elapsed() < NUDGE_PAUSE) {
            return Err(Refusal::TooMuch);
        }
        self.nudges.insert(user.id.clone(), Instant::now());
        self.set_nudged(seat, true).await;
        let by = self.shown_name(&user, own);
        self.sockets.tell_all(&ServerMsg::Nudged(Nudged { seat, by }));
        Ok(())
    }

    /// People who have come or played were reminded enough.
    pub(super) async fn heeded(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            if self.stored.seats[seat.index()].person().is_some_and(|person| person.nudged) {
                self.set_nudged(seat, false).await;
            }
        }
    }

    /// Notes for the lobby whether the person on a seat was reminded.
    async fn set_nudged(&mut self, seat: Seat, on: bool) {
        if let StoredSeat::Person(person) = &mut self.stored.seats[seat.index()] {
            person.nudged = on;
        }
        if let Err(error) = self.services.store.set_nudged(&self.stored.id, seat.index(), on).await {
            tracing::warn!("a reminder at table {}: {error}", self.stored.id);
        }
    }

    /// The user of a socket and the seat as which it sees the game.
    pub(super) fn sender(&self, socket: u64) -> Result<(User, Option<Seat>), Refusal> {
        let socket = self.sockets.get(socket).ok_or(Refusal::NotYourSeat)?;
        Ok((socket.user.clone().ok_or(Refusal::NotYourSeat)?, self.seat_at(socket)))
    }

    /// The sender, if they are the host.
    fn host(&self, socket: u64) -> Result<User, Refusal> {
        let (user, _) = self.sender(socket)?;
        if user.id == self.stored.host { Ok(user) } else { Err(Refusal::NotHost) }
    }

    /// The host silences the author of some line, or lets them talk again.
    pub(super) async fn mute(&mut self, socket: u64, author: &str, on: bool) -> Result<(), Refusal> {
        let host = self.host(socket)?;
        let known = self.chat.iter().map(|line| &line.user).chain(&self.muted);
        let user = known.into_iter().find(|user| self.author(user) == author).cloned();
        let user = user.filter(|user| *user != host.id).ok_or(Refusal::NotAllowed)?;
        self.may_change(&host.id)?;
        if let Err(error) = self.services.store.set_mute(&self.stored.id, &user, on).await {
            tracing::error!("table {}: {error}", self.stored.id);
            return Err(Refusal::Trouble);
        }
        self.muted.retain(|muted| *muted != user);
        if on {
            self.muted.push(user);
        }
        self.show_table();
        Ok(())
    }

    /// The host changes what people without a seat may do.
    pub(super) async fn set_watchers(&mut self, socket: u64, watchers: Watchers) -> Result<(), Refusal> {
        let host = self.host(socket)?;
        self.may_change(&host.id)?;
        let mut table = self.stored.clone();
        table.conduct.watchers = watchers;
        self.save(table, Vec::new()).await?;
        let mut sockets = std::mem::take(&mut self.sockets);
        sockets.close(Closed::Private, |socket| {
            self.stored.keeps_out(socket.user.as_ref().map(|user| &*user.id))
        });
        self.sockets = sockets;
        self.show_presence();
        Ok(())
    }

    pub(super) async fn say(&mut self, socket: u64, text: &str) -> Result<(), Refusal> {
        let (user, seat) = self.sender(socket)?;
        let text = sanitize::chat(text)?;
        if self.muted.contains(&user.id) {
            return Err(Refusal::Muted);
        }
        let silent = self.stored.conduct.watchers != Watchers::Talk;
        if silent && seat.is_none() && self.stored.status != TableStatus::Open && user.id != self.stored.host
        {
            return Err(Refusal::NotAllowed);
        }
        // Of a person, however many sockets they have open.
        let rate = self.services.chat;
        if !self.chatters.entry(user.id.clone()).or_insert_with(|| Bucket::full(rate)).take(rate) {
            return Err(Refusal::TooMuch);
        }
        let number = self.chat.last().map_or(0, |line| line.number + 1);
        let name = self.shown_name(&user, seat);
        let line = StoredChat { number, user: user.id, name, text, at: now() };
        if let Err(error) = self.services.store.add_chat(&self.stored.id, &line).await {
            tracing::error!("chat of table {}: {error}", self.stored.id);
            self.reload().await;
            return Err(Refusal::Trouble);
        }
        self.chat.push(line.clone());
        self.chat.drain(..self.chat.len().saturating_sub(CHAT_LIMIT as usize));
        self.sockets.tell_all(&ServerMsg::Chat(vec![self.chat_line(&line)]));
        Ok(())
    }

    /// The name of a person at this table, who does not look like anybody on another seat.
    pub(super) fn shown_name(&self, user: &User, seat: Option<Seat>) -> String {
        let mut seats = seat_infos(&self.stored.seats);
        match seat {
            Some(seat) => seats.swap_remove(seat.index()).name,
            None => sanitize::tell_apart(&user.name, &names(&seats)),
        }
    }

    pub(super) fn chat_line(&self, line: &StoredChat) -> ChatLine {
        ChatLine {
            number: line.number,
            author: self.author(&line.user),
            name: line.name.clone(),
            seat: self.seat_of_author(line),
            text: line.text.clone(),
            at: to_seconds(line.at),
        }
    }

    /// The seat of the author of a line. Of several people on one device the name tells who has written it.
    fn seat_of_author(&self, line: &StoredChat) -> Option<Seat> {
        let seats = self.seats_of(&line.user);
        let first = seats.iter().next();
        if seats.len() < 2 {
            return first;
        }
        let infos = seat_infos(&self.stored.seats);
        seats.iter().find(|seat| infos[seat.index()].name == line.name).or(first)
    }

    pub(super) fn author(&self, user: &str) -> String {
        author(&self.stored.id, user)
    }

    /// Applies the new name of a user. People beside them keep theirs, and lines of chat the name under which they were written.
    pub(super) fn renamed(&mut self, user: &User) {
        self.sockets.renamed(user);
        let mut changed = false;
        for seat in &mut self.stored.seats {
            if let StoredSeat::Person(person) = seat
                && person.user == user.id
                && !person.beside
            {
                person.name.clone_from(&user.name);
                changed = true;
            }
        }
        if changed {
            self.show_table();
        }
    }

    /// Applies the new pauses of a user.
    pub(super) fn paused(&mut self, user: String, pauses: Pauses) {
        if !matches!(self.stored.conduct.pace, Pace::Slow { .. }) || self.seat_of(Some(&user)).is_none() {
            return;
        }
        self.pauses.insert(user, pauses);
        let known = self.play.as_ref().map_or(0, super::Play::len);
        self.show_update(known);
    }

    /// Reads the pauses of somebody new at a table with a slow clock.
    pub(super) async fn learn_pauses(&mut self, user: &str) {
        if !matches!(self.stored.conduct.pace, Pace::Slow { .. }) {
            return;
        }
        let since = self.clocks.as_ref().map_or(0, Clocks::at);
        match self.services.store.pauses(user, since).await {
            Ok(pauses) => drop(self.pauses.insert(user.to_owned(), pauses)),
            Err(error) => tracing::warn!("pauses at table {}: {error}", self.stored.id),
        }
    }

    /// The people who play themselves and are connected.
    pub(super) fn present_players(&self) -> Vec<String> {
        let players = self.stored.players().into_iter();
        players.filter(|user| self.sockets.has(user)).map(str::to_owned).collect()
    }

    /// The users of several seats are asked once; their seats for the protocol.
    pub(super) fn first_seats(&self, users: &[String]) -> Vec<Seat> {
        let mut seats: Vec<Seat> = users.iter().filter_map(|user| self.seat_of(Some(user))).collect();
        seats.sort_unstable();
        seats
    }
}

/// Keeps the absent among those who still have a seat.
pub(super) fn still_seated(absent: &mut HashMap<String, i64>, seats: &[StoredSeat]) {
    absent.retain(|user, _| seats.iter().any(|seat| seat.user() == Some(user)));
}
