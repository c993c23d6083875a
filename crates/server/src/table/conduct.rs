//! What the people at a table decide together, and what becomes of a seat whose person has left.

use maat_engine::{Seat, SeatSet};
use maat_protocol::{
    BotReason, Ended, Happening, OnResign, Pace, Proposal, ProposalInfo, Refusal, TableEvent, Vote,
};
use std::time::Duration;
use tokio::time::sleep;

use super::clocks::Clocks;
use super::game::RETRY_DELAY;
use super::{Play, Table};
use crate::config::Rate;
use crate::limits::Bucket;
use crate::store::{Conducted, Person, StoredProposal, StoredSeat, StoredTable, TableStatus};

/// Time after which a question is settled without the missing answers.
const SILENCE: i64 = 24 * 3600 * 1000;
/// The same for a consent in a game with a live clock, where everybody is there.
const LIVE_CONSENT: i64 = 30 * 1000;
/// Questions that one person may ask: five at once, then three a minute.
const ASKING: Rate = Rate { per_second: 0.05, burst: 5.0 };

/// The service time when a question is settled without the missing answers.
pub(super) fn expiry(proposal: &StoredProposal, pace: Pace) -> i64 {
    let live = matches!(pace, Pace::Live { .. });
    let time = if live && !silence_agrees(&proposal.what) { LIVE_CONSENT } else { SILENCE };
    proposal.asked + time
}

/// Whether a question that nobody answers is accepted: the game must not wait for ever.
fn silence_agrees(what: &Proposal) -> bool {
    match what {
        Proposal::Bot { .. } | Proposal::Join { .. } => true,
        Proposal::Undo { .. } | Proposal::End => false,
    }
}

/// The result of a vote.
enum Verdict {
    Open,
    Accepted,
    Declined,
}

impl Table {
    /// The service time when the table has to act by itself.
    pub(super) fn alarm(&self) -> Option<i64> {
        let asked = self.stored.proposal.as_ref().map(|proposal| expiry(proposal, self.stored.conduct.pace));
        let clocks = self.clocks.as_ref().and_then(|clocks| clocks.deadline(&self.seat_pauses()));
        asked.into_iter().chain(clocks).min()
    }

    /// Acts if a clock has run out or a question has expired.
    pub(super) async fn ring(&mut self) {
        let pauses = self.seat_pauses();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(self.services.time.now(), &pauses);
        }
        let out: SeatSet = match &self.clocks {
            Some(clocks) => {
                (0..self.stored.seats.len()).map(Seat::at).filter(|&seat| clocks.is_out(seat)).collect()
            }
            None => SeatSet::EMPTY,
        };
        let replaced = if out.is_empty() { Ok(()) } else { self.seat_bots(out, BotReason::Time).await };
        let settled = self.tally().await;
        if replaced.and(settled).is_err() {
            // The store is in trouble, and the alarm would ring again at once.
            sleep(RETRY_DELAY).await;
        }
    }

    /// Whether the time of a seat has run out, apart from the lag that is given back.
    pub(super) fn is_out_of_time(&self, seat: Seat, lag: Duration) -> bool {
        let Some(mut clocks) = self.clocks.clone() else { return false };
        clocks.run_to_move(self.services.time.now(), &self.seat_pauses(), seat, lag.as_millis() as i64);
        clocks.is_out(seat)
    }

    pub(super) async fn propose(&mut self, socket: u64, what: Proposal) -> Result<(), Refusal> {
        let (user, seat) = self.sender(socket)?;
        if self.running()?.is_over() {
            return Err(Refusal::Over);
        }
        if let Some(open) = &self.stored.proposal {
            // Two people who ask the same agree.
            if open.what != what || open.by == user.id || matches!(what, Proposal::Undo { .. }) {
                return Err(Refusal::AlreadyAsked);
            }
            return self.vote(socket, Vote { proposal: open.number, yes: true }).await;
        }
        match what {
            Proposal::Bot { seat: away } => {
                self.player(seat)?;
                if self.person(away)?.user == user.id {
                    return Err(Refusal::NotAllowed);
                }
                self.stored.seats[away.index()].player().ok_or(Refusal::NotAway)?;
                self.must_be_away(away)?;
            }
            Proposal::Join { seat: away } => {
                if seat.is_some() {
                    return Err(Refusal::NotAllowed);
                }
                let person = self.person(away)?;
                let free =
                    person.resigned || (person.substitute.is_some() && !self.sockets.has(&person.user));
                if !free {
                    self.must_be_away(away)?;
                }
            }
            Proposal::Undo { ply } => {
                let own = self.player(seat)?;
                let play = self.running()?;
                if play.len() != ply as usize {
                    return Err(Refusal::Stale);
                }
                if play.undoable(own).ok_or(Refusal::NothingToUndo)?.free {
                    return self.take_back(own).await;
                }
            }
            Proposal::End => {
                self.player(seat)?;
            }
        }
        let proposal = StoredProposal {
            // Whatever becomes of a question is an event, so no number comes twice.
            number: self.events.len() as u32,
            yes: if seat.is_some() { vec![user.id.clone()] } else { Vec::new() },
            no: Vec::new(),
            name: seat.map_or(user.name, |seat| self.name(seat)),
            by: user.id,
            asked: self.services.time.now(),
            what,
        };
        if self.voters(&proposal).is_empty() {
            return Err(Refusal::NoVote);
        }
        if !self.askers.entry(proposal.by.clone()).or_insert_with(|| Bucket::full(ASKING)).take(ASKING) {
            return Err(Refusal::TooMuch);
        }
        self.save(StoredTable { proposal: Some(proposal), ..self.stored.clone() }, Vec::new()).await?;
        self.tally().await
    }

    pub(super) async fn vote(&mut self, socket: u64, vote: Vote) -> Result<(), Refusal> {
        let (user, _) = self.sender(socket)?;
        let mut proposal = self.stored.proposal.clone().ok_or(Refusal::NoVote)?;
        if proposal.number != vote.proposal {
            return Err(Refusal::NoVote);
        }
        let asker = proposal.by == user.id;
        if asker && !vote.yes {
            return self.decline().await;
        }
        if asker || !self.voters(&proposal).contains(&user.id) {
            return Err(Refusal::NoVote);
        }
        proposal.yes.retain(|voter| *voter != user.id);
        proposal.no.retain(|voter| *voter != user.id);
        if vote.yes { &mut proposal.yes } else { &mut proposal.no }.push(user.id);
        self.save(StoredTable { proposal: Some(proposal), ..self.stored.clone() }, Vec::new()).await?;
        self.tally().await
    }

    /// The users whose answers count. Nobody votes about their own seat, and nobody twice.
    fn voters(&self, proposal: &StoredProposal) -> Vec<String> {
        match proposal.what {
            Proposal::Bot { seat } | Proposal::Join { seat } => {
                let own = self.stored.seats[seat.index()].user().unwrap_or_default();
                self.present_players().into_iter().filter(|user| user != own).collect()
            }
            Proposal::Undo { .. } | Proposal::End => {
                self.stored.players().into_iter().map(str::to_owned).collect()
            }
        }
    }

    /// Settles the open question if it can be settled now.
    pub(super) async fn tally(&mut self) -> Result<(), Refusal> {
        let Some(proposal) = self.stored.proposal.clone() else { return Ok(()) };
        let expired = self.services.time.now() >= expiry(&proposal, self.stored.conduct.pace);
        match self.verdict(&proposal, expired) {
            Verdict::Open => Ok(()),
            Verdict::Accepted => self.accept(proposal).await,
            Verdict::Declined => self.decline().await,
        }
    }

    fn verdict(&self, proposal: &StoredProposal, expired: bool) -> Verdict {
        let voters = self.voters(proposal);
        let count = |votes: &[String]| votes.iter().filter(|vote| voters.contains(vote)).count();
        let (all, yes, no) = (voters.len(), count(&proposal.yes), count(&proposal.no));
        match proposal.what {
            // The person has come back.
            Proposal::Bot { seat } if self.away_for(seat).is_none() => Verdict::Declined,
            Proposal::Bot { .. } | Proposal::Join { .. } => {
                if 2 * yes > all || (expired && proposal.no.is_empty()) {
                    Verdict::Accepted
                } else if expired || (all > 0 && 2 * no >= all) {
                    Verdict::Declined
                } else {
                    Verdict::Open
                }
            }
            Proposal::Undo { .. } | Proposal::End => {
                if yes == all {
                    Verdict::Accepted
                } else if no > 0 || expired {
                    Verdict::Declined
                } else {
                    Verdict::Open
                }
            }
        }
    }

    async fn accept(&mut self, proposal: StoredProposal) -> Result<(), Refusal> {
        match proposal.what {
            Proposal::Bot { seat } => self.seat_bots([seat].into_iter().collect(), BotReason::Away).await,
            Proposal::Join { seat } => self.seat_person(seat, &proposal).await,
            Proposal::Undo { .. } => {
                let seat = self.seat_of(Some(&proposal.by)).ok_or(Refusal::NoVote)?;
                let table = StoredTable { proposal: None, ..self.stored.clone() };
                self.save(table, vec![Happening::UndoAgreed { seat }]).await?;
                self.take_back(seat).await
            }
            Proposal::End => {
                // People on one device are several, although they have one vote.
                let alone = self.stored.seats.iter().filter_map(StoredSeat::player).count() == 1;
                let seat = self.seat_of(Some(&proposal.by));
                let ended = match seat {
                    Some(seat) if alone => Ended::Abandoned(seat),
                    _ => Ended::Agreed,
                };
                self.end(self.stored.clone(), ended).await
            }
        }
    }

    async fn decline(&mut self) -> Result<(), Refusal> {
        let mut table = self.stored.clone();
        let Some(proposal) = table.proposal.take() else { return Ok(()) };
        let by_seat = self.seat_of(Some(&proposal.by));
        self.save(table, vec![Happening::Declined { what: proposal.what, by: proposal.name, by_seat }]).await
    }

    /// After a move a request to take back the one before is answered.
    pub(super) async fn lapse(&mut self) {
        let over = self.play.as_ref().is_some_and(Play::is_over);
        let lapses = |proposal: &StoredProposal| over || matches!(proposal.what, Proposal::Undo { .. });
        if self.stored.proposal.as_ref().is_some_and(lapses) {
            let _ = self.decline().await;
        }
    }

    fn must_be_away(&self, seat: Seat) -> Result<(), Refusal> {
        let grace = self.stored.conduct.grace.ok_or(Refusal::NotAllowed)?;
        let away = self.away_for(seat).ok_or(Refusal::NotAway)?;
        if away >= grace { Ok(()) } else { Err(Refusal::NotAway) }
    }

    fn person(&self, seat: Seat) -> Result<&Person, Refusal> {
        self.stored.seats.get(seat.index()).and_then(StoredSeat::person).ok_or(Refusal::NotAllowed)
    }

    fn name(&self, seat: Seat) -> String {
        self.person(seat).map_or_else(|_| String::new(), |person| person.name.clone())
    }

    /// Bots of the table's level play for the people on these seats.
    async fn seat_bots(&mut self, seats: SeatSet, why: BotReason) -> Result<(), Refusal> {
        let mut table = self.stored.clone();
        let level = table.conduct.level.clone();
        let mut happenings = Vec::new();
        for seat in seats.iter() {
            if let StoredSeat::Person(person) = &mut table.seats[seat.index()] {
                person.substitute = Some(level.clone());
                person.resigned |= why == BotReason::Resigned;
                let name = person.name.clone();
                happenings.push(Happening::BotSat { seat, level: level.clone(), name, why });
            }
        }
        self.drop_question_about(&mut table, seats);
        self.save(table, happenings).await
    }

    /// A spectator plays on for somebody who has left.
    async fn seat_person(&mut self, seat: Seat, proposal: &StoredProposal) -> Result<(), Refusal> {
        let mut table = self.stored.clone();
        table.proposal = None;
        // Meanwhile the asker may have got another seat.
        if self.seat_of(Some(&proposal.by)).is_some() {
            return self.decline().await;
        }
        let before = self.name(seat);
        let person = Person::new(&proposal.by, &proposal.name);
        table.seats[seat.index()] = StoredSeat::Person(person);
        let joined = Happening::Joined { seat, name: proposal.name.clone(), before };
        self.save_with(table, vec![joined], Some(seat)).await?;
        self.note_presence(&proposal.by).await;
        self.show_presence();
        Ok(())
    }

    /// Somebody takes their seat back from a bot.
    pub(super) async fn give_back(&mut self, seat: Option<Seat>) -> Result<(), Refusal> {
        let seat = seat.ok_or(Refusal::NotYourSeat)?;
        let mut table = self.stored.clone();
        let StoredSeat::Person(person) = &mut table.seats[seat.index()] else {
            return Err(Refusal::NotYourSeat);
        };
        if person.resigned {
            return Err(Refusal::Resigned);
        }
        if self.running()?.is_over() {
            return Err(Refusal::Over);
        }
        person.substitute.take().ok_or(Refusal::NotAway)?;
        let returned = Happening::Returned { seat, name: person.name.clone() };
        self.drop_question_about(&mut table, [seat].into_iter().collect());
        self.save_with(table, vec![returned], Some(seat)).await
    }

    /// Gives up a seat for good.
    pub(super) async fn resign(&mut self, seat: Option<Seat>) -> Result<(), Refusal> {
        let seat = self.player_or_substituted(seat)?;
        if self.running()?.is_over() {
            return Err(Refusal::Over);
        }
        let others = |index: usize, stored: &StoredSeat| index != seat.index() && stored.player().is_some();
        let alone = !self.stored.seats.iter().enumerate().any(|(index, stored)| others(index, stored));
        if alone || self.stored.conduct.resign == OnResign::End {
            let mut table = self.stored.clone();
            if let StoredSeat::Person(person) = &mut table.seats[seat.index()] {
                person.resigned = true;
            }
            let ended = if alone { Ended::Abandoned(seat) } else { Ended::Resigned(seat) };
            return self.end(table, ended).await;
        }
        self.seat_bots([seat].into_iter().collect(), BotReason::Resigned).await
    }

    /// Who is replaced by a bot may also resign.
    fn player_or_substituted(&self, seat: Option<Seat>) -> Result<Seat, Refusal> {
        match self.player(seat) {
            Err(Refusal::BotPlays) => seat.ok_or(Refusal::NotYourSeat),
            result => result,
        }
    }

    async fn end(&mut self, table: StoredTable, ended: Ended) -> Result<(), Refusal> {
        let table =
            StoredTable { status: TableStatus::Finished, ended: Some(ended), proposal: None, ..table };
        self.save(table, vec![Happening::Ended(ended)]).await
    }

    /// Removes an open question that these seats have settled.
    fn drop_question_about(&self, table: &mut StoredTable, seats: SeatSet) {
        let about = |proposal: &StoredProposal| match proposal.what {
            Proposal::Bot { seat } | Proposal::Join { seat } => seats.contains(seat),
            Proposal::Undo { .. } => seats.iter().any(|seat| self.seat_of(Some(&proposal.by)) == Some(seat)),
            Proposal::End => false,
        };
        if table.proposal.as_ref().is_some_and(about) {
            table.proposal = None;
        }
    }

    /// Stores a change that is not a move, then puts it in place and shows it.
    pub(super) async fn save(&mut self, table: StoredTable, events: Vec<Happening>) -> Result<(), Refusal> {
        self.save_with(table, events, None).await
    }

    /// The same, after a person has taken the seat `back`, who gets some time.
    async fn save_with(
        &mut self,
        mut table: StoredTable,
        happenings: Vec<Happening>,
        back: Option<Seat>,
    ) -> Result<(), Refusal> {
        self.find_host(&mut table);
        let ply = self.play.as_ref().map_or(0, Play::len) as u32;
        let events: Vec<TableEvent> = happenings.into_iter().map(|what| TableEvent { ply, what }).collect();
        let mut clocks = self.clocks_with(&table);
        if let (Some(clocks), Some(seat)) = (&mut clocks, back) {
            clocks.refill(table.conduct.pace, seat);
        }
        let text = clocks.as_ref().map_or_else(String::new, Clocks::to_text);
        let change = Conducted { table: &table, clocks: &text, before: self.events.len(), events: &events };
        if let Err(error) = self.services.store.conduct(change).await {
            tracing::error!("table {}: a change was not stored: {error}", self.stored.id);
            self.reload().await;
            return Err(Refusal::Trouble);
        }
        self.stored = table;
        self.clocks = clocks;
        self.events.extend(events);
        super::people::still_seated(&mut self.absent, &self.stored.seats);
        self.show_table();
        self.show_update(ply as usize);
        self.ask_bots();
        Ok(())
    }

    /// If the host does not play any more, the next person who does is the host.
    fn find_host(&self, table: &mut StoredTable) {
        let gone = |seat: &StoredSeat| seat.user() == Some(&table.host) && seat.player().is_none();
        if !table.seats.iter().any(gone) || table.players().contains(&&*table.host) {
            return;
        }
        let players = table.players();
        let next = players.iter().find(|user| self.sockets.has(user)).or(players.first());
        if let Some(next) = next {
            table.host = (*next).to_owned();
        }
    }

    /// The open question as everybody sees it.
    pub(super) fn proposal_info(&self) -> Option<ProposalInfo> {
        let proposal = self.stored.proposal.as_ref()?;
        let left = expiry(proposal, self.stored.conduct.pace) - self.services.time.now();
        let answered = |user: &String| proposal.yes.contains(user) || proposal.no.contains(user);
        let open: Vec<String> = self.voters(proposal).into_iter().filter(|user| !answered(user)).collect();
        Some(ProposalInfo {
            number: proposal.number,
            what: proposal.what.clone(),
            by: proposal.name.clone(),
            author: self.author(&proposal.by),
            by_seat: self.seat_of(Some(&proposal.by)),
            yes: self.first_seats(&proposal.yes),
            open: self.first_seats(&open),
            seconds: (left.max(0) / 1000) as u32,
            silence_agrees: silence_agrees(&proposal.what),
        })
    }
}
