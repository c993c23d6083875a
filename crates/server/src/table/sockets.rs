//! The sockets of a table and the messages to them.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use maat_engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use super::{Socket, Table};
use crate::store::{StoredSeat, User};
use maat_protocol::{Away, Presence, Refusal, Refused, ServerMsg};

/// Minimum time between two messages to everybody about who is connected.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(250);

/// The open sockets of a table.
#[derive(Debug, Default)]
pub struct Sockets {
    open: Vec<Socket>,
}

impl Sockets {
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn renamed(&mut self, user: &User) {
        let known = self.open.iter_mut().filter_map(|socket| socket.user.as_mut());
        known.filter(|known| known.id == user.id).for_each(|known| known.clone_from(user));
    }

    pub fn user(&self, id: u64) -> Option<User> {
        self.open.iter().find(|socket| socket.id == id)?.user.clone()
    }

    /// Sends to one socket. A socket that does not keep up is dropped; its client reconnects and catches up.
    fn send(&mut self, id: u64, text: Utf8Bytes) {
        self.open.retain(|socket| socket.id != id || socket.out.try_send(text.clone()).is_ok());
    }

    pub fn tell_one(&mut self, id: u64, message: &ServerMsg) {
        self.send(id, json(message));
    }

    pub fn tell_all(&mut self, message: &ServerMsg) {
        let text = json(message);
        self.open.retain(|socket| socket.out.try_send(text.clone()).is_ok());
    }

    /// Sends each socket the message for its viewer. The message is built once for all viewers who see the same.
    fn send_each(&mut self, key: impl Fn(&Socket) -> Option<Seat>, make: impl Fn(&Socket) -> Utf8Bytes) {
        let mut made: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        self.open.retain(|socket| {
            let text = made.entry(key(socket)).or_insert_with(|| make(socket));
            socket.out.try_send(text.clone()).is_ok()
        });
    }
}

impl Table {
    pub(super) fn join(&mut self, socket: Socket) {
        let (id, since) = (socket.id, socket.since);
        let user = socket.user.as_ref().map(|user| user.id.clone());
        self.sockets.open.push(socket);
        let info = self.info(user.as_deref());
        self.sockets.tell_one(id, &ServerMsg::Table(info));
        if let Some(play) = &self.play {
            let update = play.update(self.viewer(user.as_deref()), play.unseen(since));
            self.sockets.tell_one(id, &ServerMsg::Update(update));
        }
        let chat = self.chat.iter().map(|line| self.chat_line(line)).collect();
        self.sockets.tell_one(id, &ServerMsg::Chat(chat));
        self.show_presence();
        // The others are told soon.
        self.sockets.tell_one(id, &ServerMsg::Presence(self.presence()));
        // The first viewer wakes the bots of a table without people.
        self.ask_bots();
    }

    pub(super) fn leave(&mut self, id: u64) {
        self.sockets.open.retain(|socket| socket.id != id);
        self.show_presence();
    }

    pub(super) fn refuse(&mut self, socket: u64, why: Refusal) {
        self.sockets.tell_one(socket, &ServerMsg::Refused(Refused { why }));
    }

    /// Sends the table and its players to everybody; the fields about the viewer differ.
    pub(super) fn show_table(&mut self) {
        let mut sockets = std::mem::take(&mut self.sockets);
        sockets.open.retain(|socket| {
            let info = self.info(socket.user.as_ref().map(|user| user.id.as_str()));
            socket.out.try_send(json(&ServerMsg::Table(info))).is_ok()
        });
        self.sockets = sockets;
    }

    /// Sends everybody the log from line `since` on.
    pub(super) fn show_update(&mut self, since: usize) {
        let mut sockets = std::mem::take(&mut self.sockets);
        let user = |socket: &Socket| socket.user.as_ref().map(|user| user.id.clone());
        if let Some(play) = &self.play {
            sockets.send_each(
                |socket| self.seat_of(user(socket).as_deref()),
                |socket| json(&ServerMsg::Update(play.update(self.viewer(user(socket).as_deref()), since))),
            );
        }
        self.sockets = sockets;
    }

    /// Notes who is connected. Everybody is told soon, but not for each of many spectators who come at once: that would be more
    /// messages than a client can take.
    pub(super) fn show_presence(&mut self) {
        let present: SeatSet = self.seated().collect();
        self.present.set(present);
        let mut absent = HashMap::new();
        for (index, stored) in self.stored.seats.iter().enumerate() {
            if let Some(user) = stored.user().filter(|_| !present.contains(Seat::at(index))) {
                let since = self.absent.get(user).copied().unwrap_or_else(Instant::now);
                absent.insert(user.to_owned(), since);
            }
        }
        self.absent = absent;
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
    fn presence(&self) -> Presence {
        let present = self.present.get();
        let away = |(index, stored): (usize, &StoredSeat)| {
            let since = self.absent.get(stored.user()?)?;
            Some(Away { seat: Seat::at(index), seconds: since.elapsed().as_secs() as u32 })
        };
        Presence {
            seats: present.iter().collect(),
            away: self.stored.seats.iter().enumerate().filter_map(away).collect(),
            host: self.is_present(&self.stored.host),
            spectators: (self.sockets.open.len() - self.seated().count()) as u32,
        }
    }

    /// The seat of every socket whose user has one.
    fn seated(&self) -> impl Iterator<Item = Seat> {
        let users = self.sockets.open.iter().filter_map(|socket| socket.user.as_ref());
        users.filter_map(|user| self.seat_of(Some(&user.id)))
    }

    /// Whether somebody is connected as this user.
    pub(super) fn is_present(&self, user: &str) -> bool {
        self.sockets.open.iter().any(|socket| socket.user.as_ref().is_some_and(|known| known.id == user))
    }

    pub(super) fn viewer(&self, user: Option<&str>) -> Viewer {
        self.seat_of(user).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

fn json(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only text keys").into()
}
