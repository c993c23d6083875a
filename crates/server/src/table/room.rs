//! Taking seats before the game, and the rematch after it.

use maat_catalog::{Dealer, find};
use maat_engine::{Seat, options};

use super::chance::parts_by_seat;
use super::game::Play;
use super::sockets::Sockets;
use super::{RoomRequest, Socket, Table};
use crate::error::Error;
use crate::store::{Person, StoredPart, StoredSeat, StoredTable, TableStatus, User};
use crate::{random, sanitize};
use maat_protocol::{Conduct, SeatInfo, Status, TableInfo};

/// The table of a rematch, and the seats that somebody has there.
#[derive(Clone, Debug)]
pub struct Rejoin {
    pub table: String,
    pub seats: Vec<(Seat, Person)>,
}

impl Table {
    pub(super) async fn handle_room(&mut self, user: User, request: RoomRequest) -> Result<(), Error> {
        if self.closed {
            return Err(Error::NotFound);
        }
        self.must_be_open()?;
        match request {
            RoomRequest::Sit { seat, commitment } => self.sit(user, seat, commitment).await,
            RoomRequest::Stand => self.stand(&user).await,
            RoomRequest::Start => self.start(&user).await,
            RoomRequest::Arrange { seat, to } => self.arrange(&user, seat, to).await,
            RoomRequest::HandOver(seat) => self.hand_over(&user, seat).await,
            RoomRequest::Conduct(conduct) => self.set_conduct(&user, conduct).await,
            RoomRequest::Close => self.close(&user).await,
            RoomRequest::Rejoin { rejoin, commitment } => self.rejoin(&user, rejoin, commitment).await,
        }
    }

    async fn sit(&mut self, user: User, seat: Seat, commitment: Option<String>) -> Result<(), Error> {
        let taken = self.stored.seats.get(seat.index()).ok_or(Error::Seats)?;
        if *taken != StoredSeat::Open {
            let full = !self.stored.seats.contains(&StoredSeat::Open);
            return Err(if full { Error::Full } else { Error::Taken });
        }
        let part = self.new_part(&user.id, commitment)?;
        let mut seats = self.stored.seats.clone();
        // A person who has another seat leaves it.
        let own = |seat: &&mut StoredSeat| {
            seat.person().is_some_and(|person| person.user == user.id && !person.beside)
        };
        seats.iter_mut().filter(own).for_each(|seat| *seat = StoredSeat::Open);
        seats[seat.index()] = StoredSeat::Person(Person::new(&user.id, &user.name));
        // A host who neither sits nor looks leaves the table to the first who comes.
        let host = &self.stored.host;
        let gone = !self.sockets.has(host) && !seats.iter().any(|seat| seat.user() == Some(host));
        let host = if gone { user.id } else { host.clone() };
        self.seat(host, seats, part).await
    }

    /// If the host leaves, the next person at the table is the host.
    async fn stand(&mut self, user: &User) -> Result<(), Error> {
        let mut seats = self.stored.seats.clone();
        let own = seats.iter().position(|seat| seat.user() == Some(&user.id)).ok_or(Error::Forbidden)?;
        // People on the same device leave together.
        let theirs = |seat: &&mut StoredSeat| seat.user() == Some(&user.id);
        seats.iter_mut().filter(theirs).for_each(|seat| *seat = StoredSeat::Open);
        let next = seats[own..].iter().chain(&seats[..own]).find_map(StoredSeat::user);
        let host = if self.stored.host == user.id { next.unwrap_or(&user.id) } else { &self.stored.host };
        self.seat(host.to_owned(), seats, None).await
    }

    /// The host fills an open seat with a bot, or empties a seat.
    async fn arrange(&mut self, user: &User, seat: Seat, to: StoredSeat) -> Result<(), Error> {
        self.must_be_host(user)?;
        let mut seats = self.stored.seats.clone();
        let stored = seats.get_mut(seat.index()).ok_or(Error::Seats)?;
        match (&*stored, &to) {
            (StoredSeat::Person(_), StoredSeat::Bot { .. } | StoredSeat::Person(_)) => {
                return Err(Error::Taken);
            }
            // The host leaves by a request of their own, so that somebody else becomes the host.
            (StoredSeat::Person(person), _) if person.user == user.id && !person.beside => {
                return Err(Error::Forbidden);
            }
            _ => *stored = to,
        }
        self.seat(self.stored.host.clone(), seats, None).await
    }

    /// The host makes somebody else the host. If the host has been away for some time, those at the table can take over.
    async fn hand_over(&mut self, user: &User, seat: Seat) -> Result<(), Error> {
        let next = self.stored.seats.get(seat.index()).and_then(StoredSeat::user).ok_or(Error::Seats)?;
        let takes_over = next == user.id && self.host_is_gone();
        if self.stored.host != user.id && !takes_over {
            return Err(Error::Forbidden);
        }
        self.seat(next.to_owned(), self.stored.seats.clone(), None).await
    }

    fn host_is_gone(&self) -> bool {
        let host = &self.stored.host;
        let grace = self.services.host_grace.as_millis() as i64;
        // A host without a seat is not among the absent.
        let since = self.absent.get(host).copied().or(self.host_left);
        let away = since.is_none_or(|since| self.services.time.since(since) >= grace);
        away && !self.sockets.has(host)
    }

    /// The host changes the conditions of the table.
    async fn set_conduct(&mut self, user: &User, conduct: Conduct) -> Result<(), Error> {
        self.must_be_host(user)?;
        if !self.services.store.set_conduct(&self.stored.id, &conduct).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        self.stored.conduct = conduct;
        self.show_table();
        Ok(())
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

    /// Stores the players, and the hash of the random part of one who has sat down.
    async fn seat(
        &mut self,
        host: String,
        seats: Vec<StoredSeat>,
        part: Option<StoredPart>,
    ) -> Result<(), Error> {
        if !self.services.store.set_seats(&self.stored.id, &host, &seats, part.as_ref()).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        (self.stored.host, self.stored.seats) = (host, seats);
        self.keep_parts(part);
        super::people::still_seated(&mut self.absent, &self.stored.seats);
        // Whoever sits down without being connected is away from now on.
        for user in self.stored.players() {
            if !self.sockets.has(user) {
                self.absent.entry(user.to_owned()).or_insert_with(|| self.services.time.now());
            }
        }
        self.show_table();
        self.show_presence();
        Ok(())
    }

    /// Starts the game, if the host requests it and every seat is taken.
    async fn start(&mut self, user: &User) -> Result<(), Error> {
        self.must_be_host(user)?;
        self.begin().await
    }

    async fn begin(&mut self) -> Result<(), Error> {
        if self.stored.seats.contains(&StoredSeat::Open) {
            return Err(Error::Seats);
        }
        let has_bots = self.stored.seats.iter().any(|seat| seat.bot().is_some());
        if has_bots && self.services.store.bot_tables(&self.stored.host).await? >= self.services.bot_tables {
            return Err(Error::TooManyTables);
        }
        self.draw_seed().await
    }

    /// Starts the game with the seed that has been made.
    pub(super) async fn begin_dealt(&mut self) -> Result<(), Error> {
        let mut begun = StoredTable { drawing: false, ..self.stored.clone() };
        if begun.shuffle {
            deal_seats(&mut begun)?;
        }
        begun.parts = parts_by_seat(&begun);
        // Seats are drawn before the game starts. If either fails, the table is still open, and the next attempt draws the same.
        let (play, clocks) = Play::begin(&self.services, &begun).await?;
        if !self.services.store.start_table(&begun).await? {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        self.stored = StoredTable { status: TableStatus::Running, ..begun };
        (self.play, self.clocks) = (Some(play), clocks);
        self.reveal_by = None;
        self.show_table();
        self.show_presence();
        self.show_update(0);
        self.ask_bots();
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Error> {
        // Nobody sits down or leaves while the parts are revealed.
        let open = self.stored.status == TableStatus::Open && !self.stored.drawing;
        if open { Ok(()) } else { Err(Error::NotOpen) }
    }

    /// Takes the seats at the table of a rematch that are still free, and starts the game when none is left.
    async fn rejoin(&mut self, user: &User, rejoin: Rejoin, commitment: Option<String>) -> Result<(), Error> {
        let part = self.new_part(&user.id, commitment)?;
        let mut seats = self.stored.seats.clone();
        let sits = |user: &str| self.seat_of(Some(user)).is_some();
        // Whoever has sat down by themselves does not get a second seat.
        let wanted = rejoin.seats.into_iter().filter(|(_, person)| !sits(&person.user));
        for (seat, person) in wanted {
            let stored = seats.get_mut(seat.index()).ok_or(Error::Seats)?;
            if *stored == StoredSeat::Open {
                *stored = StoredSeat::Person(person);
            }
        }
        // All places may be taken by others.
        let part = part.filter(|_| seats.iter().any(|seat| seat.user() == Some(&user.id)));
        self.seat(self.stored.host.clone(), seats, part).await?;
        if self.stored.seats.contains(&StoredSeat::Open) {
            return Ok(());
        }
        self.begin().await
    }

    /// Opens the one table of the rematch, or finds it. Everybody has the seat there that follows their old one, so that another
    /// player begins.
    pub(super) async fn rematch(&mut self, user: &User) -> Result<Rejoin, Error> {
        if self.stored.status != TableStatus::Finished {
            return Err(Error::NotOver);
        }
        let count = self.stored.seats.len();
        let to = |seat: Seat| Seat::at((seat.index() + count - 1) % count);
        let old = self.stored.seats.iter().enumerate();
        let seats: Vec<(Seat, Person)> = old
            .filter_map(|(index, seat)| Some((to(Seat::at(index)), seat.person()?)))
            .filter(|(_, person)| person.user == user.id)
            .map(|(seat, person)| {
                (seat, Person { beside: person.beside, ..Person::new(&person.user, &person.name) })
            })
            .collect();
        if seats.is_empty() {
            return Err(Error::Forbidden);
        }
        if let Some(rematch) = &self.stored.rematch {
            if self.services.store.table(&rematch.id).await?.is_some() {
                return Ok(Rejoin { table: rematch.id.clone(), seats });
            }
            // It was closed before it began.
            self.services.store.forget_rematch(&self.stored.id, &rematch.id).await?;
        }
        let known = find(&self.stored.game).ok_or(Error::Trouble)?;
        let options = options::reseat(&self.stored.options, known.options, to).map_err(|_| Error::Trouble)?;
        let mut table = StoredTable::new(known.id, known.revision, options, &user.id);
        table.shuffle = self.stored.shuffle;
        table.conduct = self.stored.conduct.clone();
        table.seats = vec![StoredSeat::Open; count];
        for (index, seat) in self.stored.seats.iter().enumerate() {
            if let StoredSeat::Bot { .. } = seat {
                table.seats[to(Seat::at(index)).index()] = seat.clone();
            }
        }
        let rematch = self.services.store.add_rematch(&self.stored.id, &table, &seats[0].1.name).await?;
        self.stored.rematch = Some(rematch.clone());
        self.show_table();
        Ok(Rejoin { table: rematch.id, seats })
    }

    /// The table as the user of this socket sees it.
    pub(super) fn info(&self, socket: &Socket) -> TableInfo {
        self.info_for(socket.user.as_ref().map(|user| user.id.as_str()), self.seat_at(socket))
    }

    /// The table as a user sees it from one of their seats.
    pub(super) fn info_for(&self, user: Option<&str>, you: Option<Seat>) -> TableInfo {
        let seed = random::from_hex::<32>(&self.stored.seed);
        TableInfo {
            id: self.stored.id.clone(),
            game: self.stored.game.clone(),
            revision: self.stored.revision,
            options: self.stored.options.clone(),
            public: self.stored.public,
            status: self.stored.status.into(),
            seats: seat_infos(&self.stored.seats),
            you,
            yours: user.map_or_else(Vec::new, |user| self.seats_of(user).iter().collect()),
            host: user == Some(&self.stored.host),
            host_seat: self.seat_of(Some(&self.stored.host)),
            practice: self.is_practice(),
            hints: self.hints(),
            conduct: self.stored.conduct.clone(),
            code: self.stored.code.clone().filter(|_| self.stored.status == TableStatus::Open),
            proposal: self.proposal_info(),
            events: self.events.clone(),
            ended: self.stored.ended,
            rematch: self.stored.rematch.clone(),
            host_grace: self.services.host_grace.as_secs() as u32,
            author: user.map(|user| self.author(user)),
            muted: self.muted.iter().map(|user| self.author(user)).collect(),
            seed_hash: seed.map_or_else(String::new, |seed| random::hash(&seed)),
            seed: (self.stored.status == TableStatus::Finished).then(|| self.stored.seed.clone()),
            chance: self.chance_info(),
        }
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
        let person = stored.person();
        let name =
            person.map_or_else(String::new, |person| sanitize::tell_apart(&person.name, &names(&infos)));
        infos.push(SeatInfo {
            seat: Seat::at(index),
            open: *stored == StoredSeat::Open,
            name,
            bot: stored.bot().filter(|_| person.is_none()).map(str::to_owned),
            substitute: person.and_then(|person| person.substitute.clone()),
            resigned: person.is_some_and(|person| person.resigned),
        });
    }
    infos
}

pub(super) fn names(seats: &[SeatInfo]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
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
