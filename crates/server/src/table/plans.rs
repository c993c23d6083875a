//! Planned moves in slow games: "if they play this, I play that".
//!
//! A plan is a list of lines of plies, written as its owner reads them. It is compared with the record as the owner reads it, and with
//! nothing else: so it tells its owner nothing that the record does not, and after a crash it goes on where it was. Nobody else gets
//! any message about it.

use std::collections::BTreeMap;
use std::time::Duration;

use maat_catalog::AnyGame;
use maat_engine::{Seat, Turn, Viewer};
use maat_protocol::{Pace, PlanEnd, PlanInfo, Play as Wish, Refusal, ServerMsg};

use super::Table;
use crate::error::Error;
use crate::store::{StoredPlan, TableStatus};

/// Maximum number of lines of a plan.
const MAX_LINES: usize = 20;
/// Maximum number of plies of a line.
const MAX_PLIES: usize = 60;

/// The plans of a table by seat.
pub type Plans = BTreeMap<Seat, StoredPlan>;

/// What a plan says in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Next {
    /// Its owner plays this move.
    Play(String),
    /// It waits for others.
    Wait,
    /// Everything that it expected has been played.
    Done,
    /// It is given up.
    Ends(PlanEnd),
}

/// The lines of the record from `from` on, as a seat reads them.
fn read_since(game: &dyn AnyGame, from: usize, seat: Seat) -> Vec<String> {
    let line = |line| game.line(line, Viewer::Seat(seat));
    (from..game.len()).filter_map(line).map(|line| format!("{} {}", line.actor, line.text)).collect()
}

/// What is left of the lines of a plan that have come true so far.
fn open_lines(plan: &StoredPlan, read: &[String]) -> Vec<Vec<String>> {
    plan.lines.iter().filter_map(|line| line.strip_prefix(read)).map(<[String]>::to_vec).collect()
}

fn next(plan: &StoredPlan, game: &dyn AnyGame, seat: Seat) -> Next {
    if game.last_undo().is_some_and(|line| line >= plan.from) {
        return Next::Ends(PlanEnd::Undone);
    }
    let read = read_since(game, plan.from, seat);
    let lines = open_lines(plan, &read);
    let Some(ply) = lines.iter().find_map(|line| line.first()) else {
        return if lines.is_empty() { Next::Ends(PlanEnd::Differs) } else { Next::Done };
    };
    match ply.split_once(' ') {
        Some((actor, text)) if actor == seat.to_string() && game.turn().seats().contains(seat) => {
            Next::Play(text.to_owned())
        }
        _ => Next::Wait,
    }
}

/// The line of a plan from the plies of a what-if: nothing after the last own move is needed.
fn own_line(plies: &[String], seat: Seat) -> Option<Vec<String>> {
    let own = |ply: &String| ply.split_once(' ').is_some_and(|(actor, _)| actor == seat.to_string());
    let last = plies.iter().rposition(own)?;
    Some(plies[..=last].to_vec()).filter(|line| line.len() <= MAX_PLIES)
}

impl Table {
    /// Whether the people of this table can plan moves: where they have days for each.
    pub(super) fn takes_plans(&self) -> bool {
        matches!(self.stored.conduct.pace, Pace::Slow { .. }) && self.stored.status == TableStatus::Running
    }

    /// Adds a line to the plan of a seat. It begins after the first `from` lines, which must be all of them, and the seat must not be due:
    /// otherwise its person can just play.
    pub(super) async fn plan(
        &mut self,
        user: &str,
        seat: Seat,
        from: usize,
        plies: &[String],
    ) -> Result<(), Error> {
        if !self.takes_plans() || !self.seats_of(user).contains(seat) || self.player(Some(seat)).is_err() {
            return Err(Error::Forbidden);
        }
        let game = &*self.running().map_err(|_| Error::NotFound)?.game;
        if game.len() != from || game.turn().seats().contains(seat) {
            return Err(Error::Stale);
        }
        let line = own_line(plies, seat).ok_or(Error::BadRequest)?;
        let known = self.plans.get(&seat).filter(|plan| plan.ended.is_none() && plan.user == user);
        let mut lines =
            known.map_or_else(Vec::new, |plan| open_lines(plan, &read_since(game, plan.from, seat)));
        lines.retain(|known| *known != line && !known.is_empty());
        // Where two lines say different things, the newer one counts.
        lines.insert(0, line);
        lines.truncate(MAX_LINES);
        let plan = StoredPlan { user: user.to_owned(), from, lines, ended: None };
        self.set_plan(seat, Some(plan)).await
    }

    /// Gives up the plan of a seat, or forgets why it was given up.
    pub(super) async fn cancel_plan(&mut self, user: &str, seat: Seat) -> Result<(), Error> {
        if !self.seats_of(user).contains(seat) {
            return Err(Error::Forbidden);
        }
        self.set_plan(seat, None).await
    }

    async fn set_plan(&mut self, seat: Seat, plan: Option<StoredPlan>) -> Result<(), Error> {
        self.services.store.set_plan(&self.stored.id, seat, plan.as_ref()).await?;
        match plan {
            Some(plan) => self.plans.insert(seat, plan),
            None => self.plans.remove(&seat),
        };
        self.show_plan(seat);
        Ok(())
    }

    /// Plays what the people who are due have planned, and gives up plans that cannot come true any more.
    pub(super) async fn follow_plans(&mut self) {
        while let Some((seat, next)) = self.next_planned() {
            let mut ends = None;
            if let Next::Play(text) = &next {
                let prompt = self.play.as_ref().map_or(0, |play| play.prompt(seat)) as u32;
                let wish = Wish { prompt, text: text.clone(), careful: false };
                match self.person_plays(Some(seat), &wish, Duration::ZERO).await {
                    Ok(()) => {
                        self.show_plan(seat);
                        continue;
                    }
                    // It is tried again with the next message.
                    Err(Refusal::Trouble) => return,
                    Err(_) => ends = Some(PlanEnd::Illegal),
                }
            }
            if let Next::Ends(why) = next {
                ends = Some(why);
            }
            let plan = ends.and_then(|why| {
                let plan = self.plans.get(&seat)?.clone();
                Some(StoredPlan { ended: Some(why), ..plan })
            });
            if let Err(error) = self.set_plan(seat, plan).await {
                tracing::warn!("table {}: a plan was not stored: {error}", self.stored.id);
                self.plans.remove(&seat);
            }
        }
    }

    /// The first plan that has something to do now.
    fn next_planned(&self) -> Option<(Seat, Next)> {
        let waiting = self.plans.iter().filter(|(_, plan)| plan.ended.is_none());
        for (&seat, plan) in waiting {
            let person = self.stored.seats.get(seat.index()).and_then(|seat| seat.player());
            let play = match self.running() {
                Ok(play) => play,
                // A halted table may go on when the server starts again, and its plans with it.
                Err(Refusal::Trouble) => return None,
                Err(_) => return Some((seat, Next::Done)),
            };
            // Somebody else, or a bot, decides for the seat now.
            if play.game.turn() == Turn::Over || person.is_none_or(|person| person.user != plan.user) {
                return Some((seat, Next::Done));
            }
            match next(plan, &*play.game, seat) {
                Next::Wait => {}
                next => return Some((seat, next)),
            }
        }
        None
    }

    /// The plan of a seat as its person sees it. Somebody who has taken the seat over does not see the plan of the one before.
    pub(super) fn plan_info(&self, seat: Seat) -> Option<PlanInfo> {
        let person = self.stored.seats.get(seat.index())?.user();
        let plan = self.plans.get(&seat).filter(|plan| person == Some(&*plan.user))?;
        let play = self.play.as_ref()?;
        let lines = match plan.ended {
            None => open_lines(plan, &read_since(&*play.game, plan.from, seat)),
            Some(_) => Vec::new(),
        };
        Some(PlanInfo { lines, ended: plan.ended })
    }

    /// Tells the person of a seat what is planned there, and nobody else.
    fn show_plan(&mut self, seat: Seat) {
        let message = ServerMsg::Plan(self.plan_info(seat));
        self.tell_seat(seat, &message);
    }

    /// Tells a socket that has just come what is planned on its seat, if anything is.
    pub(super) fn tell_plan(&mut self, socket: u64) {
        let seat = self.sockets.get(socket).and_then(|socket| self.seat_at(socket));
        if let Some(plan) = seat.and_then(|seat| self.plan_info(seat)) {
            self.sockets.tell_one(socket, &ServerMsg::Plan(Some(plan)));
        }
    }
}

#[cfg(test)]
mod tests {
    use maat_catalog::{Dealer, find};
    use maat_engine::Actor;

    use super::*;

    fn game() -> Box<dyn AnyGame> {
        let entry = find("imhotep").unwrap();
        let mut game = entry.start(&entry.terms(2, "")).unwrap();
        game.settle(&Dealer::from_number(3));
        game
    }

    fn texts(line: &[&str]) -> Vec<String> {
        line.iter().map(|ply| (*ply).to_owned()).collect()
    }

    fn plan(game: &dyn AnyGame, lines: &[&[&str]]) -> StoredPlan {
        let lines = lines.iter().map(|line| texts(line)).collect();
        StoredPlan { user: "ann".into(), from: game.len(), lines, ended: None }
    }

    #[test]
    fn a_plan_answers_what_it_expected_and_nothing_else() {
        let mut game = game();
        let plan = plan(&*game, &[&["a quarry", "b quarry", "a load 1-1"], &["a load 1-1", "b load 2-1"]]);
        assert_eq!(next(&plan, &*game, Seat::B), Next::Wait);
        game.play(Actor::Seat(Seat::A), "quarry").unwrap();
        assert_eq!(next(&plan, &*game, Seat::B), Next::Play("quarry".into()));
        assert_eq!(next(&plan, &*game, Seat::A), Next::Wait, "it is not the turn of a");
        let mut other = game.clone_box();
        other.play(Actor::Seat(Seat::B), "load 1-1").unwrap();
        assert_eq!(next(&plan, &*other, Seat::B), Next::Ends(PlanEnd::Differs), "b has played otherwise");
        game.play(Actor::Seat(Seat::B), "quarry").unwrap();
        assert_eq!(next(&plan, &*game, Seat::B), Next::Wait);
        game.play(Actor::Seat(Seat::A), "load 1-1").unwrap();
        assert_eq!(next(&plan, &*game, Seat::B), Next::Done);
    }

    #[test]
    fn an_undo_ends_a_plan_even_if_the_same_follows() {
        let mut game = game();
        let plan = plan(&*game, &[&["a quarry", "b quarry"]]);
        game.play(Actor::Seat(Seat::A), "quarry").unwrap();
        assert!(game.undo(Seat::A));
        game.play(Actor::Seat(Seat::A), "quarry").unwrap();
        assert_eq!(next(&plan, &*game, Seat::B), Next::Ends(PlanEnd::Undone));
    }

    #[test]
    fn a_line_ends_with_the_last_own_move() {
        let line = texts(&["a quarry", "b quarry", "a quarry"]);
        assert_eq!(own_line(&line, Seat::B), Some(texts(&["a quarry", "b quarry"])));
        assert_eq!(own_line(&line[..1], Seat::B), None);
        let long = vec!["b quarry".to_owned(); MAX_PLIES + 1];
        assert!(own_line(&long[1..], Seat::B).is_some() && own_line(&long, Seat::B).is_none());
    }
}
