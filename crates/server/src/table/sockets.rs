//! The sockets of a table and the messages to them.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use maat_engine::{Seat, Viewer};

use super::{Outgoing, Socket, Table};
use crate::store::{User, running_pause};
use crate::ws::json;
use maat_protocol::{ClockInfo, Closed, Refusal, Refused, ServerMsg, Update};

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

    pub fn get(&self, id: u64) -> Option<&Socket> {
        self.open.iter().find(|socket| socket.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Socket> {
        self.open.iter()
    }

    /// The sockets of a user.
    fn of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = &'a Socket> {
        self.open.iter().filter(move |socket| socket.user.as_ref().is_some_and(|known| known.id == user))
    }

    /// Whether somebody is connected as this user and has not left all their pages alone.
    pub fn has(&self, user: &str) -> bool {
        self.of(user).any(|socket| !socket.idle)
    }

    /// Sends to one socket. A socket that does not keep up is dropped; its client reconnects and catches up.
    fn send(&mut self, id: u64, text: Utf8Bytes) {
        self.open.retain(|socket| socket.id != id || socket.send(text.clone()));
    }

    pub fn tell_one(&mut self, id: u64, message: &ServerMsg) {
        self.send(id, json(message));
    }

    pub fn tell_all(&mut self, message: &ServerMsg) {
        let text = json(message);
        self.open.retain(|socket| socket.send(text.clone()));
    }

    /// Sends each socket the message for its viewer. The message is built once for all viewers who see the same.
    fn send_each(&mut self, key: impl Fn(&Socket) -> Option<Seat>, make: impl Fn(&Socket) -> Utf8Bytes) {
        let mut made: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        self.open.retain(|socket| {
            let text = made.entry(key(socket)).or_insert_with(|| make(socket));
            socket.send(text.clone())
        });
    }

    /// Closes all sockets of which this holds.
    pub fn close(&mut self, why: Closed, which: impl Fn(&Socket) -> bool) {
        self.open.retain(|socket| {
            let closes = which(socket);
            if closes {
                let _ = socket.out.try_send(Outgoing::Close(why));
            }
            !closes
        });
    }
}

impl Socket {
    /// Sends a message; `false` if the socket is closed or does not keep up.
    fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(Outgoing::Text(text)).is_ok()
    }
}

impl Table {
    pub(super) async fn join(&mut self, socket: Socket) {
        let (id, since) = (socket.id, socket.since);
        let user = socket.user.as_ref().map(|user| user.id.clone());
        if self.stored.keeps_out(user.as_deref()) {
            let _ = socket.out.try_send(Outgoing::Close(Closed::Private));
            return;
        }
        let info = self.info(&socket);
        let viewer = self.viewer(&socket);
        self.sockets.open.push(socket);
        self.sockets.tell_one(id, &ServerMsg::Table(Box::new(info)));
        if let Some(play) = &self.play {
            let update = self.update(viewer, play.unseen(since));
            self.sockets.tell_one(id, &ServerMsg::Update(update));
        }
        let chat = self.chat.iter().map(|line| self.chat_line(line)).collect();
        self.sockets.tell_one(id, &ServerMsg::Chat(chat));
        self.came_or_left(user.as_deref()).await;
        // The others are told soon.
        self.sockets.tell_one(id, &ServerMsg::Presence(self.presence()));
        self.tell_plan(id);
        // The first viewer wakes the bots of a table without people.
        self.ask_bots();
    }

    /// Notes whether the person at a socket has left the page alone.
    pub(super) async fn set_idle(&mut self, id: u64, idle: bool) {
        let Some(socket) = self.sockets.get(id) else { return };
        if socket.idle == idle {
            return;
        }
        let user = socket.user.as_ref().map(|user| user.id.clone());
        if let Some(user) = user.as_ref().filter(|_| idle)
            && self.may_change(user).is_err()
        {
            return;
        }
        self.sockets.open.iter_mut().filter(|socket| socket.id == id).for_each(|socket| socket.idle = idle);
        self.came_or_left(user.as_deref()).await;
    }

    pub(super) async fn leave(&mut self, id: u64) {
        let user = self.sockets.get(id).and_then(|socket| Some(socket.user.as_ref()?.id.clone()));
        self.sockets.open.retain(|socket| socket.id != id);
        self.came_or_left(user.as_deref()).await;
    }

    /// Sends a message to every page of the person on a seat, and to nobody else.
    pub(super) fn tell_seat(&mut self, seat: Seat, message: &ServerMsg) {
        let own = self.sockets.iter().filter(|socket| self.seat_at(socket) == Some(seat));
        let own: Vec<u64> = own.map(|socket| socket.id).collect();
        for socket in own {
            self.sockets.tell_one(socket, message);
        }
    }

    pub(super) fn refuse(&mut self, socket: u64, why: Refusal) {
        self.sockets.tell_one(socket, &ServerMsg::Refused(Refused { why }));
    }

    /// Sends the table and its players to everybody; the fields about the viewer differ.
    pub(super) fn show_table(&mut self) {
        let texts: Vec<Utf8Bytes> =
            self.sockets.iter().map(|socket| json(&ServerMsg::Table(Box::new(self.info(socket))))).collect();
        let mut texts = texts.into_iter();
        self.sockets.open.retain(|socket| texts.next().is_some_and(|text| socket.send(text)));
    }

    /// Sends everybody the log from line `since` on.
    pub(super) fn show_update(&mut self, since: usize) {
        let mut sockets = std::mem::take(&mut self.sockets);
        if self.play.is_some() {
            sockets.send_each(
                |socket| self.seat_at(socket),
                |socket| json(&ServerMsg::Update(self.update(self.viewer(socket), since))),
            );
        }
        self.sockets = sockets;
    }

    /// Everything that a viewer may know of the game.
    fn update(&self, viewer: Viewer, since: usize) -> Update {
        let plays = match viewer {
            Viewer::Seat(seat) => self.stored.seats[seat.index()].player().is_some(),
            Viewer::Spectator | Viewer::Omniscient => false,
        };
        let play = self.play.as_ref().expect("only games are updated");
        let update = play.update(viewer, plays, self.stored.ended.is_some(), since, &self.events);
        Update { clocks: self.clock_infos(), ..update }
    }

    /// The clocks of all people as they are now.
    fn clock_infos(&self) -> Vec<ClockInfo> {
        let Some(mut clocks) = self.clocks.clone() else { return Vec::new() };
        let (now, pauses) = (self.services.time.now(), self.seat_pauses());
        clocks.run(now, &pauses);
        let people = self.stored.seats.iter().enumerate().filter(|(_, seat)| seat.user().is_some());
        people
            .map(|(index, _)| {
                let (seat, clock) = (Seat::at(index), clocks.get(Seat::at(index)));
                let paused = running_pause(&pauses[index], now).map(|(_, ends)| ((ends - now) / 1000) as u32);
                let runs = clock.runs && paused.is_none();
                ClockInfo { seat, decision: clock.decision, bank: clock.bank.max(0), runs, paused }
            })
            .collect()
    }

    pub(super) fn viewer(&self, socket: &Socket) -> Viewer {
        self.seat_at(socket).map_or(Viewer::Spectator, Viewer::Seat)
    }
}
