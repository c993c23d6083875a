//! The clocks of a table: pure arithmetic on service time.
//!
//! A clock runs for each seat that owes a decision and is played by a person. Each seat has some time for the decision, after
//! which its bank runs.

use maat_engine::{Seat, SeatSet};
use maat_protocol::Pace;
use serde::{Deserialize, Serialize};

/// Maximum lag of a move that is given back.
const LAG_PER_MOVE: i64 = 500;
/// Maximum lag of a game that is given back.
const LAG_PER_GAME: i64 = 10_000;

/// The clocks at one moment. All times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// The service time for which the rest is true.
    at: i64,
    /// The number of changes so far. The time does not tell which of two is later: after a crash it starts a little before the
    /// last change, and stands still here until it is past that.
    changes: u64,
    seats: Vec<Clock>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What is left for this decision before the bank runs.
    pub decision: i64,
    pub bank: i64,
    /// What was left for the earlier decisions of this turn, which undos open again.
    before: Vec<i64>,
    /// What is left of the lag that is given back.
    lag: i64,
    pub runs: bool,
    /// The service time since which the seat owes this decision.
    since: i64,
}

/// Times when a seat's clock stands still although the seat is due, by seat: begin and end.
pub type Pauses = Vec<Vec<(i64, i64)>>;

impl Clocks {
    /// The clocks at the start of a game; `None` without a clock.
    pub fn start(pace: Pace, seats: usize, now: i64) -> Option<Clocks> {
        let decision = decision(pace);
        let before = Vec::new();
        let clock = Clock { decision, bank: bank(pace)?, before, lag: LAG_PER_GAME, runs: false, since: now };
        Some(Clocks { at: now, changes: 0, seats: vec![clock; seats] })
    }

    /// The stored clocks that were changed last.
    pub fn latest(stored: &[String]) -> Option<Clocks> {
        let read = |text: &String| serde_json::from_str::<Clocks>(text).ok();
        stored.iter().filter_map(read).max_by_key(|clocks| clocks.changes)
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("it has only text keys")
    }

    /// The service time for which the clocks are true.
    pub fn at(&self) -> i64 {
        self.at
    }

    pub fn get(&self, seat: Seat) -> &Clock {
        &self.seats[seat.index()]
    }

    /// Lets the running clocks run until now.
    pub fn run(&mut self, now: i64, pauses: &Pauses) {
        let now = now.max(self.at);
        for (seat, clock) in self.seats.iter_mut().enumerate().filter(|(_, clock)| clock.runs) {
            let paused: i64 = pauses_of(pauses, seat)
                .iter()
                .map(|&(begins, ends)| (ends.min(now) - begins.max(self.at)).max(0))
                .sum();
            clock.spend((now - self.at - paused).max(0));
        }
        self.at = now;
    }

    /// Lets the running clocks run until the move of a seat arrives now, and gives back its lag, which the player could not use.
    pub fn run_to_move(&mut self, now: i64, pauses: &Pauses, seat: Seat, lag: i64) {
        self.run(now, pauses);
        let clock = &mut self.seats[seat.index()];
        if clock.decision == 0 {
            let spent = (now - clock.since).max(0);
            let lag = lag.clamp(0, LAG_PER_MOVE.min(clock.lag).min(spent));
            clock.lag -= lag;
            clock.bank += lag;
        }
    }

    /// Whether a seat has no time left.
    pub fn is_out(&self, seat: Seat) -> bool {
        let clock = self.get(seat);
        clock.runs && clock.decision <= 0 && clock.bank <= 0
    }

    /// Sets which clocks run after some seats have `acted`: each gets the time for its next decision and, when its turn is over,
    /// the increment. A seat that took back its last choice, `undid`, returns both, so that nobody gains time by an undo.
    pub fn turn(&mut self, pace: Pace, due: SeatSet, acted: SeatSet, undid: Option<Seat>) {
        self.changes += 1;
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let seat = Seat::at(index);
            let (ran, runs) = (clock.runs, due.contains(seat));
            clock.runs = runs;
            if undid == Some(seat) {
                clock.decision = clock.before.pop().unwrap_or(clock.decision).min(clock.decision);
                clock.bank -= if !ran && runs { increment(pace) } else { 0 };
                clock.since = self.at;
            } else if acted.contains(seat) {
                if decision(pace) > 0 {
                    clock.before.push(clock.decision);
                }
                clock.decision = decision(pace);
                clock.bank += if ran && !runs { increment(pace) } else { 0 };
                clock.since = self.at;
            } else if !ran && runs {
                // A new turn.
                clock.before.clear();
                clock.since = self.at;
            }
        }
    }

    /// Somebody who comes back has at least a quarter of the time at the beginning.
    pub fn refill(&mut self, pace: Pace, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        clock.bank = clock.bank.max(bank(pace).unwrap_or(0) / 4);
        clock.decision = decision(pace);
    }

    /// The service time when the first clock runs out, lag included.
    pub fn deadline(&self, pauses: &Pauses) -> Option<i64> {
        self.deadlines(pauses).map(|(_, end)| end).min()
    }

    /// The seats whose clocks have run out, lag included.
    pub fn overdue(&self, now: i64, pauses: &Pauses) -> SeatSet {
        self.deadlines(pauses).filter(|&(_, end)| end <= now).map(|(seat, _)| seat).collect()
    }

    /// The service time when each running clock runs out.
    fn deadlines(&self, pauses: &Pauses) -> impl Iterator<Item = (Seat, i64)> {
        let running = self.seats.iter().enumerate().filter(|(_, clock)| clock.runs);
        running.map(|(seat, clock)| {
            let mut end = self.at + clock.decision + clock.bank + LAG_PER_MOVE.min(clock.lag);
            for &(begins, ends) in pauses_of(pauses, seat) {
                if begins < end {
                    end += (ends - begins.max(self.at)).max(0);
                }
            }
            (Seat::at(seat), end)
        })
    }
}

impl Clock {
    fn spend(&mut self, time: i64) {
        let free = time.min(self.decision);
        self.decision -= free;
        self.bank -= time - free;
    }
}

fn pauses_of(pauses: &Pauses, seat: usize) -> &[(i64, i64)] {
    pauses.get(seat).map_or(&[], Vec::as_slice)
}

fn bank(pace: Pace) -> Option<i64> {
    match pace {
        Pace::None => None,
        Pace::Live { bank, .. } | Pace::Slow { bank, .. } => Some(1000 * i64::from(bank)),
    }
}

fn decision(pace: Pace) -> i64 {
    match pace {
        Pace::None | Pace::Live { .. } => 0,
        Pace::Slow { decision, .. } => 1000 * i64::from(decision),
    }
}

fn increment(pace: Pace) -> i64 {
    match pace {
        Pace::Live { increment, .. } => 1000 * i64::from(increment),
        Pace::None | Pace::Slow { .. } => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };
    const SLOW: Pace = Pace::Slow { decision: 100, bank: 50 };
    const A: Seat = Seat::A;
    const B: Seat = Seat::B;

    fn seats(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    fn started(pace: Pace, due: &[Seat]) -> Clocks {
        let mut clocks = Clocks::start(pace, 2, 1000).unwrap();
        clocks.turn(pace, seats(due), SeatSet::EMPTY, None);
        clocks
    }

    #[test]
    fn only_seats_that_are_due_pay() {
        assert_eq!(Clocks::start(Pace::None, 2, 0), None);
        let mut clocks = started(LIVE, &[A]);
        clocks.run(11_000, &vec![]);
        assert_eq!((clocks.get(A).bank, clocks.get(B).bank), (50_000, 60_000));
        clocks.turn(LIVE, seats(&[B]), seats(&[A]), None);
        clocks.run(12_000, &vec![]);
        assert_eq!((clocks.get(A).bank, clocks.get(B).bank), (55_000, 59_000), "a turn earns the increment");
    }

    #[test]
    fn all_who_decide_at_once_pay() {
        let mut clocks = started(LIVE, &[A, B]);
        clocks.run(3000, &vec![]);
        clocks.turn(LIVE, seats(&[B]), seats(&[A]), None);
        clocks.run(4000, &vec![]);
        assert_eq!((clocks.get(A).bank, clocks.get(B).bank), (63_000, 57_000));
    }

    #[test]
    fn an_undo_earns_nothing() {
        let mut clocks = started(LIVE, &[A]);
        for _ in 0..10 {
            clocks.turn(LIVE, seats(&[B]), seats(&[A]), None);
            clocks.turn(LIVE, seats(&[A]), SeatSet::EMPTY, Some(A));
        }
        assert_eq!((clocks.get(A).bank, clocks.get(B).bank), (60_000, 60_000));
    }

    #[test]
    fn several_decisions_of_a_turn_earn_one_increment() {
        let mut clocks = started(LIVE, &[A]);
        for _ in 0..10 {
            clocks.turn(LIVE, seats(&[A]), seats(&[A]), None);
        }
        assert_eq!(clocks.get(A).bank, 60_000);
    }

    #[test]
    fn of_two_stored_at_one_time_the_later_one_counts() {
        let first = started(SLOW, &[A]);
        let mut second = first.clone();
        second.turn(SLOW, seats(&[B]), seats(&[A]), None);
        let [one, other] = [first.to_text(), second.to_text()];
        assert_eq!(Clocks::latest(&[one.clone(), other.clone()]), Some(second.clone()));
        assert_eq!(Clocks::latest(&[other, one]), Some(second));
        assert_eq!(Clocks::latest(&[String::new()]), None);
    }

    #[test]
    fn each_slow_decision_has_its_time_before_the_bank_runs() {
        let mut clocks = started(SLOW, &[A]);
        clocks.run(1000 + 120_000, &vec![]);
        assert_eq!((clocks.get(A).decision, clocks.get(A).bank), (0, 30_000));
        clocks.turn(SLOW, seats(&[A]), seats(&[A]), None);
        assert_eq!((clocks.get(A).decision, clocks.get(A).bank), (100_000, 30_000));
        assert!(!clocks.is_out(A));
        clocks.run(1_000_000, &vec![]);
        assert!(clocks.is_out(A) && !clocks.is_out(B));
        let mut without_bank = started(Pace::Slow { decision: 100, bank: 0 }, &[A]);
        without_bank.run(50_000, &vec![]);
        assert!(!without_bank.is_out(A));
    }

    /// An undo must not be a way to get the time for a decision again and again.
    #[test]
    fn an_undo_does_not_renew_the_time_for_a_decision() {
        let mut clocks = started(SLOW, &[A]);
        clocks.run(1000 + 100_000, &vec![]);
        clocks.turn(SLOW, seats(&[B]), seats(&[A]), None);
        clocks.turn(SLOW, seats(&[A]), SeatSet::EMPTY, Some(A));
        assert_eq!(clocks.get(A).decision, 0);
        clocks.turn(SLOW, seats(&[A]), seats(&[A]), None);
        clocks.turn(SLOW, seats(&[A]), SeatSet::EMPTY, Some(A));
        assert_eq!(clocks.get(A).decision, 0, "nor inside a turn");
        // Two choices, both taken back.
        for _ in 0..2 {
            clocks.turn(SLOW, seats(&[A]), seats(&[A]), None);
        }
        for _ in 0..2 {
            clocks.turn(SLOW, seats(&[A]), SeatSet::EMPTY, Some(A));
        }
        assert_eq!(clocks.get(A).decision, 0, "nor by several");
    }

    #[test]
    fn lag_is_given_back_within_limits() {
        let mut clocks = started(LIVE, &[A]);
        let after = |clocks: &mut Clocks, time: i64, lag| {
            let before = clocks.get(A).bank;
            clocks.run_to_move(clocks.at() + time, &vec![], A, lag);
            let spent = before - clocks.get(A).bank;
            clocks.turn(LIVE, seats(&[A]), seats(&[A]), None);
            spent
        };
        assert_eq!(after(&mut clocks, 1000, 100), 900);
        assert_eq!(after(&mut clocks, 1000, 9000), 500, "500 ms a move");
        assert_eq!(after(&mut clocks, 50, 9000), 0, "nothing is earned");
        assert_eq!(after(&mut clocks, 50, -9000), 50);
        // Somebody else's move in between, or a look at the clock, changes nothing.
        clocks.run(clocks.at() + 5000, &vec![]);
        assert_eq!(after(&mut clocks, 10, 100), -90);
        let given: i64 = (0..100).map(|_| 600 - after(&mut clocks, 600, 9000)).sum();
        assert_eq!(given, 10_000 - 100 - 500 - 50 - 100, "10 s a game");
        let mut slow = started(SLOW, &[A]);
        slow.run_to_move(2000, &vec![], A, 400);
        assert_eq!((slow.get(A).decision, slow.get(A).bank), (99_000, 50_000), "it matters only to the bank");
    }

    #[test]
    fn a_pause_costs_nothing_and_moves_the_deadline() {
        let mut clocks = started(SLOW, &[A, B]);
        let pauses = vec![vec![(51_000, 251_000)]];
        assert_eq!(clocks.deadline(&pauses), Some(1000 + 150_000 + 500), "B does not pause");
        clocks.turn(SLOW, seats(&[A]), SeatSet::EMPTY, None);
        assert_eq!(clocks.deadline(&pauses), Some(1000 + 150_000 + 500 + 200_000));
        clocks.run(151_000, &pauses);
        assert_eq!(clocks.get(A).decision, 50_000);
        assert_eq!(clocks.deadline(&pauses), Some(1000 + 150_000 + 500 + 200_000));
        clocks.run(261_000, &pauses);
        assert_eq!(clocks.get(A).decision, 40_000);
        // Pauses that overlap do not let the clock run backwards.
        clocks.run(271_000, &vec![vec![(251_000, 281_000), (252_000, 290_000)]]);
        assert_eq!(clocks.get(A).decision, 40_000);
    }

    #[test]
    fn nobody_is_out_before_their_lag_is_given_back() {
        let clocks = started(LIVE, &[A, B]);
        assert_eq!(clocks.overdue(1000 + 60_499, &vec![]), SeatSet::EMPTY);
        assert_eq!(clocks.overdue(1000 + 60_500, &vec![]), seats(&[A, B]));
        assert_eq!(clocks.overdue(1000 + 60_500, &vec![vec![(2000, 3000)]]), seats(&[B]), "A has paused");
    }

    #[test]
    fn time_does_not_run_backwards() {
        let mut clocks = started(LIVE, &[A]);
        clocks.run(500, &vec![]);
        assert_eq!(
            (clocks.get(A).bank, clocks.at),
            (60_000, 1000),
            "the last seconds before a crash are free"
        );
    }

    #[test]
    fn who_comes_back_has_a_quarter() {
        let mut clocks = started(LIVE, &[A]);
        clocks.run(70_000, &vec![]);
        clocks.refill(LIVE, A);
        assert_eq!(clocks.get(A).bank, 15_000);
        clocks.refill(LIVE, B);
        assert_eq!(clocks.get(B).bank, 60_000, "who has more keeps it");
    }

    #[test]
    fn the_later_of_two_stored_clocks_counts() {
        let (one, mut other) = (started(LIVE, &[A]), started(LIVE, &[B]));
        other.run(2000, &vec![]);
        let texts = [one.to_text(), other.to_text()];
        assert_eq!(Clocks::latest(&texts), Some(other));
        assert_eq!(Clocks::latest(&[texts[0].clone(), String::new()]), Some(one));
        assert_eq!(Clocks::latest(&[String::new(), String::new()]), None);
    }
}
