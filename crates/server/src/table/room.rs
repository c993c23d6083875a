//! Taking seats before the game, and the chat at any time.

use maat_bots::BotSpec;
use maat_catalog::{Dealer, find};
use maat_engine::{Dealing, Seat, options};

use super::game::Play;
use super::sockets::Sockets;
use super::{RoomRequest, Table};
use crate::error::Error;
use crate::limits::Bucket;
use crate::random;
use crate::sanitize;
use crate::store::{CHAT_LIMIT, StoredChat, StoredSeat, StoredTable, TableStatus, User, now, to_seconds};
use maat_protocol::{ChatLine, Refusal, SeatInfo, ServerMsg, Status, TableInfo};

impl Table {
    pub(super) async fn handle_room(&mut self, user: User, request: RoomRequest) -> Result<(), Error> {
        if self.closed {
            return Err(Error::NotFound);
        }
        self.must_be_open()?;
        match request {
            RoomRequest::Sit(seat) => self.sit(user, seat).await,
            RoomRequest::Stand => self.stand(&user).await,
            RoomRequest::Start => self.start(&user).await,
            RoomRequest::Arrange { seat, to } => self.arrange(&user, seat, to).await,
            RoomRequest::HandOver(seat) => self.hand_over(&user, seat).await,
            RoomRequest::Close => self.close(&user).await,
        }
    }

    async fn sit(&mut self, user: User, seat: Seat) -> Result<(), Error> {
        let taken = self.stored.seats.get(seat.index()).ok_or(Error::Seats)?;
        if *taken != StoredSeat::Open {
            let full = !self.stored.seats.contains(&StoredSeat::Open);
            return Err(if full { Error::Full } else { Error::Taken });
        }
        let mut seats = self.stored.seats.clone();
        // A person who has another seat leaves it.
        seats
            .iter_mut()
            .filter(|seat| seat.user() == Some(&user.id))
            .for_each(|seat| *seat = StoredSeat::Open);
        seats[seat.index()] = StoredSeat::Person { user: user.id.clone(), name: user.name };
        // A host who neither sits nor looks leaves the table to the first who comes.
        let host = &self.stored.host;
        let gone = !self.is_present(host) && !seats.iter().any(|seat| seat.user() == Some(host));
        let host = if gone { user.id } else { host.clone() };
        self.seat(host, seats).await
    }

    /// If the host leaves, the next person at the table is the host.
    async fn stand(&mut self, user: &User) -> Result<(), Error> {
        let mut seats = self.stored.seats.clone();
        let own = seats.iter().position(|seat| seat.user() == Some(&user.id)).ok_or(Error::Forbidden)?;
        seats[own] = StoredSeat::Open;
        let next = seats[own..].iter().chain(&seats[..own]).find_map(StoredSeat::user);
        let host = if self.stored.host == user.id { next.unwrap_or(&user.id) } else { &self.stored.host };
        self.seat(host.to_owned(), seats).await
    }

    /// The host fills an open seat with a bot, or empties a seat.
    async fn arrange(&mut self, user: &User, seat: Seat, to: StoredSeat) -> Result<(), Error> {
        self.must_be_host(user)?;
        let mut seats = self.stored.seats.clone();
        let stored = seats.get_mut(seat.index()).ok_or(Error::Seats)?;
        match (&*stored, &to) {
            (StoredSeat::Person { .. }, StoredSeat::Bot { .. }) => return Err(Error::Taken),
            // The host leaves by a request of their own, so that somebody else becomes the host.
            (StoredSeat::Person { user: seated, .. }, _) if *seated == user.id => {
                return Err(Error::Forbidden);
            }
            _ => *stored = to,
        }
        self.seat(self.stored.host.clone(), seats).await
    }

    /// The host makes somebody else the host. If the host has been away for some time, those at the table can take over.
    async fn hand_over(&mut self, user: &User, seat: Seat) -> Result<(), Error> {
        let next = self.stored.seats.get(seat.index()).and_then(StoredSeat::user).ok_or(Error::Seats)?;
        let takes_over = next == user.id && self.host_is_gone();
        if self.stored.host != user.id && !takes_over {
            return Err(Error::Forbidden);
        }
        self.seat(next.to_owned(), self.stored.seats.clone()).await
    }

    fn host_is_gone(&self) -> bool {
        let host = &self.stored.host;
        // A host without a seat is not among the absent.
        let away = self.absent.get(host).is_none_or(|since| since.elapsed() >= self.services.host_grace);
        away && !self.is_present(host)
    }

    /// The host deletes the table.
    async fn close(&mut self, user: &User) -> Result<(), Error> {
        self.must_be_host(user)?;
        if !self.services.store.delete_open_table(&self.stored.id).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        // Clients reconnect and learn that there is no such table.
        self.sockets = Sockets::default();
        self.closed = true;
        Ok(())
    }

    fn must_be_host(&self, user: &User) -> Result<(), Error> {
        if self.stored.host == user.id { Ok(()) } else { Err(Error::Forbidden) }
    }

    async fn seat(&mut self, host: String, seats: Vec<StoredSeat>) -> Result<(), Error> {
        if !self.services.store.set_seats(&self.stored.id, &host, &seats).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        (self.stored.host, self.stored.seats) = (host, seats);
        self.show_table();
        self.show_presence();
        Ok(())
    }

    /// Starts the game, if the host requests it and every seat is taken.
    async fn start(&mut self, user: &User) -> Result<(), Error> {
        self.must_be_host(user)?;
        if self.stored.seats.contains(&StoredSeat::Open) {
            return Err(Error::Seats);
        }
        let has_bots = self.stored.seats.iter().any(|seat| bot(seat).is_some());
        if has_bots && self.services.store.bot_tables(&user.id).await? >= self.services.bot_tables {
            return Err(Error::TooManyTables);
        }
        let mut begun = self.stored.clone();
        if begun.shuffle {
            deal_seats(&mut begun)?;
        }
        // Seats are drawn before the game starts. If either fails, the table is still open, and the next attempt draws the same.
        let play = Play::begin(&self.services.store, &begun).await?;
        if !self.services.store.start_table(&begun).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        self.stored = StoredTable { status: TableStatus::Running, ..begun };
        self.play = Some(play);
        self.show_table();
        self.show_presence();
        self.show_update(0);
        self.ask_bots();
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Error> {
        if self.stored.status == TableStatus::Open { Ok(()) } else { Err(Error::NotOpen) }
    }

    /// Applies the new name of a user. Lines of chat keep the name under which they were written.
    pub(super) fn renamed(&mut self, user: &User) {
        self.sockets.renamed(user);
        let seat = self.stored.seats.iter_mut().find(|seat| seat.user() == Some(&user.id));
        if let Some(seat) = seat {
            *seat = StoredSeat::Person { user: user.id.clone(), name: user.name.clone() };
            self.show_table();
        }
    }

    pub(super) async fn say(&mut self, socket: u64, text: &str) -> Result<(), Refusal> {
        let user = self.sockets.user(socket).ok_or(Refusal::NotYourSeat)?;
        let text = sanitize::chat(text)?;
        // Of a person, however many sockets they have open.
        let rate = self.services.chat;
        if !self.chatters.entry(user.id.clone()).or_insert_with(|| Bucket::full(rate)).take(rate) {
            return Err(Refusal::TooMuch);
        }
        let number = self.chat.last().map_or(0, |line| line.number + 1);
        let name = self.shown_name(&user);
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
    fn shown_name(&self, user: &User) -> String {
        let mut seats = seat_infos(&self.stored.seats);
        match self.seat_of(Some(&user.id)) {
            Some(seat) => seats.swap_remove(seat.index()).name,
            None => sanitize::tell_apart(&user.name, &names(&seats)),
        }
    }

    pub(super) fn chat_line(&self, line: &StoredChat) -> ChatLine {
        ChatLine {
            number: line.number,
            name: line.name.clone(),
            seat: self.seat_of(Some(&line.user)),
            text: line.text.clone(),
            at: to_seconds(line.at),
        }
    }

    /// The table as this user sees it.
    pub(super) fn info(&self, user: Option<&str>) -> TableInfo {
        let seed = random::from_hex::<32>(&self.stored.seed).unwrap_or_default();
        TableInfo {
            id: self.stored.id.clone(),
            game: self.stored.game.clone(),
            revision: self.stored.revision,
            options: self.stored.options.clone(),
            public: self.stored.public,
            status: self.stored.status.into(),
            seats: seat_infos(&self.stored.seats),
            you: self.seat_of(user),
            host: user == Some(&self.stored.host),
            host_seat: self.seat_of(Some(&self.stored.host)),
            practice: self.play.as_ref().is_some_and(Play::was_practice),
            seed_hash: random::hash(&seed),
            seed: (self.stored.status == TableStatus::Finished).then(|| self.stored.seed.clone()),
        }
    }
}

/// A new table, not yet stored.
pub fn new_table(game: &str, revision: u16, options: String, host: &str) -> StoredTable {
    StoredTable {
        id: random::id(),
        game: game.to_owned(),
        revision,
        dealing: Dealing::NEWEST,
        options,
        public: false,
        shuffle: false,
        status: TableStatus::Open,
        host: host.to_owned(),
        seed: random::hex(&random::bytes::<32>()),
        seats: Vec::new(),
    }
}

impl From<TableStatus> for Status {
    fn from(stored: TableStatus) -> Status {
        match stored {
            TableStatus::Open => Status::Open,
            TableStatus::Running => Status::Running,
            TableStatus::Finished => Status::Finished,
        }
    }
}

/// The seats as clients show them. People whose names look alike get numbers in the order of their seats.
pub fn seat_infos(seats: &[StoredSeat]) -> Vec<SeatInfo> {
    let mut infos: Vec<SeatInfo> = Vec::with_capacity(seats.len());
    for (index, stored) in seats.iter().enumerate() {
        let seat = Seat::at(index);
        infos.push(match stored {
            StoredSeat::Open => SeatInfo { seat, open: true, name: String::new(), bot: None },
            StoredSeat::Person { name, .. } => {
                let name = sanitize::tell_apart(name, &names(&infos));
                SeatInfo { seat, open: false, name, bot: None }
            }
            StoredSeat::Bot { level } => {
                SeatInfo { seat, open: false, name: String::new(), bot: Some(level.clone()) }
            }
        });
    }
    infos
}

fn names(seats: &[SeatInfo]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}

/// The bot on the seat, if there is one.
pub fn bot(seat: &StoredSeat) -> Option<BotSpec> {
    match seat {
        StoredSeat::Bot { level } => level.parse().ok(),
        StoredSeat::Open | StoredSeat::Person { .. } => None,
    }
}

/// Draws lots for the seats from the seed of the table, so that a repeated attempt gives the same result. Options that name
/// seats follow their players.
fn deal_seats(table: &mut StoredTable) -> Result<(), Error> {
    let dealer = random::from_hex(&table.seed).map(Dealer::new).ok_or(Error::Trouble)?;
    let order = dealer.draw_seats(table.seats.len());
    let to = |seat: Seat| order.iter().position(|&from| from == seat.index()).map_or(seat, Seat::at);
    let known = find(&table.game).ok_or(Error::Trouble)?.options;
    table.options = options::reseat(&table.options, known, to).map_err(|_| Error::Trouble)?;
    table.seats = order.iter().map(|&from| table.seats[from].clone()).collect();
    Ok(())
}
