//! Makes the seed of a table from random parts of the server and of everybody at it, so that nobody can choose the draws.
//! `docs/chance.md` describes it.

use std::time::Duration;

use maat_catalog::{Dealer, commitment};
use maat_engine::{Bytes32, Contributor, PartState, Seat, SeedPart, SeedProof};
use maat_protocol::{ChanceInfo, PartInfo, Refusal};

use super::Table;
use super::game::RETRY_DELAY;
use crate::error::Error;
use crate::random::{from_hex, hex};
use crate::store::{StoredPart, StoredTable, TableStatus};

impl Table {
    /// The part of somebody who sits down. The hash must be their own: whoever repeated that of another would only repeat their part.
    pub(super) fn new_part(&self, user: &str, hash: Option<String>) -> Result<Option<StoredPart>, Error> {
        // Once the seed is made nobody is asked for a part any more, and the record would call this one withheld. Tables from before drew
        // theirs when they were opened; others have made it and are still open if the start of the game has failed.
        let Some(hash) = hash.filter(|_| self.stored.seed.is_empty()) else { return Ok(None) };
        if self.stored.is_committed(user, &hash) {
            return Err(Error::Commitment);
        }
        Ok(Some(StoredPart::sealed(user, &hash)))
    }

    /// Keeps the parts of those who sit at the table, and takes the new part of one of them.
    pub(super) fn keep_parts(&mut self, new: Option<StoredPart>) {
        let seats = &self.stored.seats;
        let replaced = |part: &StoredPart| new.as_ref().is_some_and(|new| new.user == part.user);
        let sits = |part: &StoredPart| seats.iter().any(|seat| seat.user() == Some(&part.user));
        self.stored.parts.retain(|part| sits(part) && !replaced(part));
        self.stored.parts.extend(new);
    }

    /// Begins the game: at once if nobody has to reveal a part, otherwise when all have, or their time is over.
    pub(super) async fn draw_seed(&mut self) -> Result<(), Error> {
        if !self.stored.seed.is_empty() {
            return self.begin_dealt().await;
        }
        if self.stored.parts.is_empty() {
            self.make_seed().await?;
            return self.begin_dealt().await;
        }
        let Some(parts) = self.services.store.begin_drawing(&self.stored.id).await? else {
            self.reload().await;
            return Err(Error::NotOpen);
        };
        // As they are stored: another node may have received hashes, and browsers hold us to the list that they see when they reveal.
        (self.stored.drawing, self.stored.parts) = (true, parts);
        self.await_parts();
        self.show_table();
        Ok(())
    }

    /// Sets the time when the seed is made at the latest, if people are asked to reveal their parts. After a restart of the server they
    /// have the whole time again, because they have to connect first.
    pub(super) fn await_parts(&mut self) {
        let awaits = self.stored.drawing && self.stored.status == TableStatus::Open;
        let time = if self.stored.seed.is_empty() { self.services.reveal_time } else { Duration::ZERO };
        let by = self.services.time.now() + time.as_millis() as i64;
        self.reveal_by = awaits.then(|| self.reveal_by.map_or(by, |known| known.min(by)));
    }

    /// Somebody reveals their part; a second tab may repeat it. The game begins with the last part.
    pub(super) async fn reveal(&mut self, socket: u64, part: &str) -> Result<(), Refusal> {
        self.take_part(socket, part).await?;
        let complete = self.stored.parts.iter().all(|part| part.part.is_some());
        if self.stored.drawing && self.stored.seed.is_empty() && complete {
            self.finish_drawing().await;
        }
        Ok(())
    }

    async fn take_part(&mut self, socket: u64, part: &str) -> Result<(), Refusal> {
        let (user, _) = self.sender(socket)?;
        let bytes: Bytes32 = from_hex(part).ok_or(Refusal::WrongPart)?;
        let own = self.stored.parts.iter_mut().find(|part| part.user == user.id);
        let hash = Some(hex(&commitment(&bytes)));
        let own = own.filter(|own| own.hash == hash).ok_or(Refusal::WrongPart)?;
        if own.part.is_some() {
            return Ok(());
        }
        if !self.stored.seed.is_empty() {
            return Err(Refusal::TooLate);
        }
        if !self.stored.drawing {
            return Err(Refusal::NotRunning);
        }
        match self.services.store.reveal_part(&self.stored.id, &user.id, part).await {
            Ok(true) => {
                own.part = Some(part.to_owned());
                Ok(())
            }
            Ok(false) => {
                // Another node has made the seed.
                self.reload().await;
                if self.stored.drawing {
                    self.finish_drawing().await;
                }
                Err(Refusal::TooLate)
            }
            Err(error) => {
                tracing::error!("table {}: a random part was not stored: {error}", self.stored.id);
                Err(Refusal::Trouble)
            }
        }
    }

    /// Makes the seed of the parts that were revealed, and begins the game. If the store is in trouble, it is tried again soon.
    pub(super) async fn finish_drawing(&mut self) {
        if self.stored.seed.is_empty()
            && let Err(error) = self.make_seed().await
        {
            return self.draw_again(&error);
        }
        // Everybody gets the whole list before the first draw.
        self.show_table();
        if let Err(error) = self.begin_dealt().await {
            self.draw_again(&error);
        }
    }

    fn draw_again(&mut self, error: &Error) {
        tracing::error!("table {}: the game did not begin: {error}", self.stored.id);
        self.reveal_by = self.reveal_by.map(|_| self.services.time.now() + RETRY_DELAY.as_millis() as i64);
    }

    /// Makes the seed and stores it, once and for all: whatever happens afterwards, the game begins with this seed.
    async fn make_seed(&mut self) -> Result<(), Error> {
        self.services.store.make_seed(&self.stored).await?;
        // Read again: another node may have received parts, or made the seed.
        let stored = self.services.store.table(&self.stored.id).await?.ok_or(Error::NotFound)?;
        if stored.status != TableStatus::Open {
            self.reload().await;
            return Err(Error::NotOpen);
        }
        (self.stored.seed, self.stored.parts) = (stored.seed, stored.parts);
        Ok(())
    }

    fn server_part(&self) -> Option<Bytes32> {
        from_hex(self.stored.part.as_deref()?)
    }

    /// What everybody may know of the parts.
    pub(super) fn chance_info(&self) -> Option<ChanceInfo> {
        let made = !self.stored.seed.is_empty();
        let info = |part: StoredPart| {
            let (revealed, shown) = (part.part.is_some(), part.part.filter(|_| made));
            Some(PartInfo { seat: part.seat?, hash: part.hash, revealed, part: shown })
        };
        Some(ChanceInfo {
            server_hash: self.stored.server_hash()?,
            server_part: self.stored.part.clone().filter(|_| self.stored.status == TableStatus::Finished),
            parts: parts_by_seat(&self.stored).into_iter().filter_map(info).collect(),
            drawing: self.stored.drawing,
        })
    }

    /// What the record tells of the seed; the seed itself and the server's part when the game is over.
    pub(super) fn seed_proof(&self) -> SeedProof {
        let over = self.stored.status == TableStatus::Finished;
        let seed = from_hex(&self.stored.seed).filter(|_| over);
        let seats = self.stored.seats.len();
        let lots = |seed| Dealer::new(seed).draw_seats(seats).into_iter().map(Seat::at).collect();
        let lots = seed.filter(|_| self.stored.shuffle).map(lots);
        let Some(part) = self.server_part() else {
            return SeedProof { table: None, lots, parts: Vec::new(), seed };
        };
        let hash = commitment(&part);
        let state = if over { PartState::Revealed { hash, part } } else { PartState::Sealed(hash) };
        let mut parts = vec![SeedPart { of: Contributor::Server, state }];
        for part in parts_by_seat(&self.stored) {
            let state = part_state(&part).unwrap_or(PartState::Missing);
            parts.extend(part.seat.map(|seat| SeedPart { of: Contributor::Seat(seat), state }));
        }
        SeedProof { table: Some(self.stored.id.clone()), lots, parts, seed }
    }
}

/// The parts of all people in the order of their seats: of those who had them when the game began, or have them now if it has not.
pub(super) fn parts_by_seat(table: &StoredTable) -> Vec<StoredPart> {
    let mut parts: Vec<StoredPart> = Vec::new();
    if table.status != TableStatus::Open {
        parts.clone_from(&table.parts);
        parts.sort_unstable_by_key(|part| part.seat);
        return parts;
    }
    for (index, seat) in table.seats.iter().enumerate() {
        let Some(user) = seat.user().filter(|user| parts.iter().all(|part| part.user != *user)) else {
            continue;
        };
        let known = table.parts.iter().find(|part| part.user == user).cloned();
        let missing = || StoredPart { user: user.to_owned(), hash: None, part: None, seat: None };
        parts.push(StoredPart { seat: Some(Seat::at(index)), ..known.unwrap_or_else(missing) });
    }
    parts
}

/// The part of a person in a game that has begun; `None` if their client did not take part.
fn part_state(stored: &StoredPart) -> Option<PartState> {
    let hash = from_hex(stored.hash.as_deref()?)?;
    Some(match &stored.part {
        Some(part) => PartState::Revealed { hash, part: from_hex(part)? },
        None => PartState::Withheld(hash),
    })
}
