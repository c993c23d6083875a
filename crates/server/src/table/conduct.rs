//! What the people at a table decide together, and what becomes of a seat whose person has left.

use maat_engine::{Seat, SeatSet};
use maat_protocol::{
    BotReason, Conduct, Ended, Happening, OnResign, Pace, Proposal, ProposalInfo, Refusal, TableEvent, Vote,
};
use std::time::Duration;
use tokio::time::sleep;

use super::clocks::Clocks;
use super::game::RETRY_DELAY;
use super::{Play, Table, seat_infos};
use crate::config::Rate;
use crate::limits::Bucket;
use crate::store::{Conducted, Person, StoredProposal, StoredSeat, StoredTable, TableStatus, running_pause};

/// Time after which a question is settled without the missing answers.
const SILENCE: i64 = 24 * 3600 * 1000;
/// The same for a consent in a game with a live clock, where everybody is there.
const LIVE_CONSENT: i64 = 30 * 1000;
/// Time after which nobody waits any more for somebody who cannot be replaced: a week.
const LONG_GONE: i64 = 7 * SILENCE;
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

fn declined(proposal: StoredProposal) -> Happening {
    Happening::Declined { what: proposal.what, by: proposal.name, by_seat: proposal.seat }
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
        asked.into_iter().chain(clocks).chain(self.reveal_by).min()
    }

    /// Acts if a clock has run out or a question has expired.
    pub(super) async fn ring(&mut self) {
        let now = self.services.time.now();
        if self.reveal_by.is_some_and(|by| by <= now) {
            self.finish_drawing().await;
        }
        let out =
            self.clocks.as_ref().map_or(SeatSet::EMPTY, |clocks| clocks.overdue(now, &self.seat_pauses()));
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
        if what != Proposal::End {
            self.running()?;
        }
        self.must_go_on()?;
        if let Some(open) = &self.stored.proposal {
            // Two people who ask the same agree.
            if open.what != what || open.by == user.id || matches!(what, Proposal::Undo { .. }) {
                return Err(Refusal::AlreadyAsked);
            }
            return self.vote(socket, Vote { proposal: open.number, yes: true }).await;
        }
        let mut line = None;
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
                let undo = play.undoable(own, &self.events).ok_or(Refusal::NothingToUndo)?;
                if undo.free {
                    return self.take_back(own).await;
                }
                line = Some(undo.line);
            }
            Proposal::End => {
                self.player(seat)?;
            }
        }
        let proposal = StoredProposal {
            // Whatever becomes of a question is an event, so no number comes twice.
            number: self.events.len() as u32,
            yes: if seat.is_some() { vec![user.id.clone()] } else { Vec::new() },
            seat,
            no: Vec::new(),
            name: self.shown_name(&user, seat),
            by: user.id,
            asked: self.services.time.now(),
            what,
            line,
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
        self.may_change(&user.id)?;
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
            Proposal::Undo { .. } => self.stored.players().into_iter().map(str::to_owned).collect(),
            // Nobody waits for ever for the answer of somebody who has left for good.
            Proposal::End => {
                let players = self.stored.players().into_iter();
                players.filter(|user| !self.is_long_gone(user)).map(str::to_owned).collect()
            }
        }
    }

    /// Whether somebody has left a table at which nothing else would ever replace them: no clock, and no bot by a vote.
    fn is_long_gone(&self, user: &str) -> bool {
        let Conduct { grace: None, pace: Pace::None, .. } = self.stored.conduct else { return false };
        let seat = self.seat_of(Some(user));
        seat.and_then(|seat| self.away_for(seat)).is_some_and(|away| i64::from(away) * 1000 >= LONG_GONE)
    }

    /// Limits how often one person makes everybody's page change, whatever the number of their sockets.
    pub(super) fn may_change(&mut self, user: &str) -> Result<(), Refusal> {
        let rate = self.services.changes;
        let bucket = self.changers.entry(user.to_owned()).or_insert_with(|| Bucket::full(rate));
        if bucket.take(rate) { Ok(()) } else { Err(Refusal::TooMuch) }
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
            Proposal::Join { seat } if self.has_come_back(seat) => Verdict::Declined,
            // The asker has gone meanwhile, and may come back.
            Proposal::Join { .. } if !expired && !self.sockets.has(&proposal.by) => Verdict::Open,
            Proposal::Join { .. } if !self.sockets.has(&proposal.by) => Verdict::Declined,
            // The game has gone on, or somebody has answered by a move.
            Proposal::Undo { .. } if self.line_to_undo(proposal) != proposal.line => Verdict::Declined,
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

    /// Whether the person on a seat is there and could play.
    fn has_come_back(&self, seat: Seat) -> bool {
        self.person(seat).is_ok_and(|person| !person.resigned && self.sockets.has(&person.user))
    }

    /// The line of the choice that the asker would take back now.
    fn line_to_undo(&self, proposal: &StoredProposal) -> Option<usize> {
        let play = self.running().ok()?;
        Some(play.undoable(proposal.seat?, &self.events)?.line)
    }

    async fn accept(&mut self, proposal: StoredProposal) -> Result<(), Refusal> {
        match proposal.what {
            Proposal::Bot { seat } => self.seat_bots([seat].into_iter().collect(), BotReason::Away).await,
            Proposal::Join { seat } => self.seat_person(seat, &proposal).await,
            Proposal::Undo { .. } => {
                let seat = proposal.seat.ok_or(Refusal::NoVote)?;
                let table = StoredTable { proposal: None, ..self.stored.clone() };
                self.take_back_agreed(seat, table).await
            }
            Proposal::End => {
                // People on one device are several, although they have one vote.
                let alone = self.stored.seats.iter().filter_map(StoredSeat::player).count() == 1;
                let ended = match proposal.seat {
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
        self.save(table, vec![declined(proposal)]).await
    }

    /// People who move on have answered a request to take back what was before. A bot has not.
    pub(super) async fn lapse(&mut self, acted: SeatSet) {
        let over = self.play.as_ref().is_some_and(Play::is_over);
        let by_people = acted.iter().any(|seat| self.stored.seats[seat.index()].player().is_some());
        let lapses =
            |proposal: &StoredProposal| over || (by_people && matches!(proposal.what, Proposal::Undo { .. }));
        if self.stored.proposal.as_ref().is_some_and(lapses) {
            let _ = self.decline().await;
        }
    }

    fn must_be_away(&self, seat: Seat) -> Result<(), Refusal> {
        let grace = self.stored.conduct.grace.ok_or(Refusal::NotAllowed)?;
        let away = self.away_for(seat).ok_or(Refusal::NotAway)?;
        let pauses = running_pause(&self.seat_pauses()[seat.index()], self.services.time.now()).is_some();
        if away >= grace && !pauses { Ok(()) } else { Err(Refusal::NotAway) }
    }

    fn person(&self, seat: Seat) -> Result<&Person, Refusal> {
        self.stored.seats.get(seat.index()).and_then(StoredSeat::person).ok_or(Refusal::NotAllowed)
    }

    /// The name of the person on a seat as everybody sees it.
    fn name(&self, seat: Seat) -> String {
        seat_infos(&self.stored.seats).swap_remove(seat.index()).name
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
                let name = self.name(seat);
                happenings.push(Happening::BotSat { seat, level: level.clone(), name, why });
            }
        }
        Self::drop_question_about(&mut table, seats);
        // Whoever has lost the seat has not agreed to an undo.
        if let Some(proposal) =
            table.proposal.take_if(|proposal| matches!(proposal.what, Proposal::Undo { .. }))
        {
            happenings.push(declined(proposal));
        }
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
        self.learn_pauses(&proposal.by).await;
        self.note_presence(&proposal.by).await;
        self.show_presence();
        Ok(())
    }

    /// Somebody takes one of their seats back from a bot.
    pub(super) async fn give_back(&mut self, socket: u64, seat: Seat) -> Result<(), Refusal> {
        let (user, _) = self.sender(socket)?;
        let stored = self.stored.seats.get(seat.index()).and_then(StoredSeat::person);
        let person = stored.filter(|person| person.user == user.id).ok_or(Refusal::NotYourSeat)?;
        if person.resigned {
            return Err(Refusal::Resigned);
        }
        self.must_go_on()?;
        if person.substitute.is_none() {
            return Err(Refusal::NotAway);
        }
        if self.owes_to_time(seat) {
            self.returning = self.returning.with(seat);
            return Ok(());
        }
        self.return_to(seat).await
    }

    /// The person of a seat plays themselves again.
    async fn return_to(&mut self, seat: Seat) -> Result<(), Refusal> {
        let mut table = self.stored.clone();
        if let StoredSeat::Person(person) = &mut table.seats[seat.index()] {
            person.substitute = None;
        }
        let returned = Happening::Returned { seat, name: self.name(seat) };
        Self::drop_question_about(&mut table, [seat].into_iter().collect());
        self.save_with(table, vec![returned], Some(seat)).await
    }

    /// Whether a bot still owes the decision for which the person of the seat had no time left. Whoever comes back before it
    /// would have gained a quarter of the time by letting it run out.
    fn owes_to_time(&self, seat: Seat) -> bool {
        let about =
            |event: &&TableEvent| matches!(event.what, Happening::BotSat { seat: at, .. } if at == seat);
        let (Some(sat), Ok(play)) = (self.events.iter().rev().find(about), self.running()) else {
            return false;
        };
        let time = matches!(sat.what, Happening::BotSat { why: BotReason::Time, .. });
        time && play.due().contains(seat) && play.prompt(seat) <= sat.ply as usize
    }

    /// People who wanted their seats back get them as soon as the bot has made the decision that it owed.
    pub(super) async fn hand_back(&mut self) {
        for seat in self.returning.iter() {
            if self.owes_to_time(seat) {
                continue;
            }
            self.returning = self.returning.without(seat);
            // Meanwhile they may have left or resigned, somebody else may have the seat, or the game may be over.
            let replaced = self.person(seat).is_ok_and(|person| person.substitute.is_some());
            let back = replaced && self.has_come_back(seat) && self.must_go_on().is_ok();
            if back && self.return_to(seat).await.is_err() {
                tracing::warn!("table {}: seat {seat} was not given back", self.stored.id);
            }
        }
    }

    /// Gives up a seat for good.
    pub(super) async fn resign(&mut self, seat: Option<Seat>) -> Result<(), Refusal> {
        let seat = self.player_or_substituted(seat)?;
        self.must_go_on()?;
        // Somebody for whom a bot plays may come back.
        let plays = |stored: &StoredSeat| stored.person().is_some_and(|person| !person.resigned);
        let others = |index: usize, stored: &StoredSeat| index != seat.index() && plays(stored);
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

    /// A game that the engine cannot go on with can still be ended.
    fn must_go_on(&self) -> Result<(), Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotRunning)?;
        if play.is_over() || self.stored.ended.is_some() { Err(Refusal::Over) } else { Ok(()) }
    }

    async fn end(&mut self, table: StoredTable, ended: Ended) -> Result<(), Refusal> {
        let table =
            StoredTable { status: TableStatus::Finished, ended: Some(ended), proposal: None, ..table };
        self.save(table, vec![Happening::Ended(ended)]).await
    }

    /// Removes an open question about these seats, which is settled.
    fn drop_question_about(table: &mut StoredTable, seats: SeatSet) {
        let about = |proposal: &StoredProposal| match proposal.what {
            Proposal::Bot { seat } | Proposal::Join { seat } => seats.contains(seat),
            Proposal::Undo { .. } | Proposal::End => false,
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
        let before = self.events.len();
        let change = Conducted { table: &table, clocks: &text, before, events: &events, undo: None };
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
        // A host may have had no seat from the beginning.
        let had_a_seat = !self.seats_of(&table.host).is_empty();
        if !had_a_seat || table.players().contains(&&*table.host) {
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
            by_seat: proposal.seat,
            yes: self.first_seats(&proposal.yes),
            open: self.first_seats(&open),
            seconds: (left.max(0) / 1000) as u32,
            silence_agrees: silence_agrees(&proposal.what),
        })
    }
}
