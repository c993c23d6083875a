//! The coach of somebody who plays against bots alone: rates the legal moves and gives reasons, unasked or as a hint.

use maat_bots::{Budget, Cost};
use maat_catalog::{AdvisedMove, AnyGame};
use maat_engine::Seat;
use maat_protocol::{self as protocol, Advice, IdeaRef, Refusal, Refused, ServerMsg, TermChange};

use super::{Msg, Table};
use crate::bots::Job;
use crate::random;

/// Iterations of the search for one decision. It is quick enough for the thread that serves quick bots.
const ITERATIONS: u32 = 1000;
/// The number of rounds in which the coach speaks unasked.
const ROUNDS_UNASKED: u8 = 3;
/// Difference of the expected results, from 0 to 1, below which two moves are about equally good.
const CLOSE: f32 = 0.01;

/// The coach of a table. It thinks about each decision once.
#[derive(Debug, Default)]
pub struct Coach {
    /// The prompt that it thinks about, or has last thought about.
    prompt: Option<u32>,
    /// The result, once it is there.
    advice: Option<Advice>,
}

impl Coach {
    /// Keeps what it thinks about a decision, and returns what the seat is told; `None` if it thinks about another one by now. After a
    /// failure it can be asked again.
    fn conclude(&mut self, prompt: u32, advice: Option<Advice>) -> Option<Result<Advice, Refusal>> {
        if self.prompt != Some(prompt) {
            return None;
        }
        let Some(advice) = advice else {
            *self = Coach::default();
            return Some(Err(Refusal::Trouble));
        };
        self.advice = Some(advice.clone());
        Some(Ok(advice))
    }
}

impl Table {
    /// Gives a hint about an open prompt. It is counted and stored before it is shown; the same decision counts once.
    pub(super) async fn hint(&mut self, socket: u64, seat: Option<Seat>, prompt: u32) -> Result<(), Refusal> {
        let seat = self.player(seat)?;
        self.check_prompt(seat, prompt)?;
        if self.stored.hinted != Some(prompt) {
            let hints = self.stored.hints + 1;
            if let Err(error) = self.services.store.set_hints(&self.stored.id, hints, prompt).await {
                tracing::error!("table {}: a hint was not stored: {error}", self.stored.id);
                return Err(Refusal::Trouble);
            }
            (self.stored.hints, self.stored.hinted) = (hints, Some(prompt));
            self.show_table();
        }
        self.think_about(socket, seat, prompt)
    }

    /// Lets the coach of the table think about an open prompt, so that it can speak unasked.
    pub(super) fn advise(&mut self, socket: u64, seat: Option<Seat>, prompt: u32) -> Result<(), Refusal> {
        let seat = self.player(seat)?;
        if !self.stored.conduct.coach {
            return Err(Refusal::NotAllowed);
        }
        self.check_prompt(seat, prompt)?;
        self.think_about(socket, seat, prompt)
    }

    /// Checks that somebody who may have advice decides about this prompt.
    fn check_prompt(&self, seat: Seat, prompt: u32) -> Result<(), Refusal> {
        let play = self.running()?;
        if play.coach.is_none() {
            return Err(Refusal::NotAllowed);
        }
        if !play.due().contains(seat) {
            return Err(Refusal::NotDue);
        }
        if play.prompt(seat) == prompt as usize { Ok(()) } else { Err(Refusal::Stale) }
    }

    /// The answer is sent when it is there. A page that asks again gets the same answer.
    fn think_about(&mut self, socket: u64, seat: Seat, prompt: u32) -> Result<(), Refusal> {
        let play = self.running()?;
        let coach = play.coach.as_ref().ok_or(Refusal::NotAllowed)?;
        if coach.prompt == Some(prompt) {
            if let Some(advice) = &coach.advice {
                self.sockets.tell_one(socket, &ServerMsg::Advice(advice.clone()));
            }
            return Ok(());
        }
        let Some(own) = self.own.upgrade() else { return Ok(()) };
        let game = play.game.clone_box();
        let seed = random::derived_number(&self.stored.seed, &format!("coach {seat} {}", game.live()));
        let runtime = tokio::runtime::Handle::current();
        let done = move |advice| {
            runtime.spawn(async move { own.send(Msg::Advice { seat, prompt, advice }).await });
        };
        let think = move || Some(think(&*game, seat, prompt, seed));
        self.services.bots.think(Job::new(
            self.stored.host.clone(),
            Cost::Iterations(ITERATIONS),
            think,
            done,
        ));
        if let Some(play) = &mut self.play {
            play.coach = Some(Coach { prompt: Some(prompt), advice: None });
        }
        Ok(())
    }

    /// Sends the coach's answer to every page of the seat, unless the decision has been made meanwhile.
    pub(super) fn advised(&mut self, seat: Seat, prompt: u32, advice: Option<Advice>) {
        if advice.is_none() {
            tracing::error!("table {}: the coach failed", self.stored.id);
        }
        let coach = self.play.as_mut().and_then(|play| play.coach.as_mut());
        let answer = match coach.and_then(|coach| coach.conclude(prompt, advice)) {
            Some(Ok(advice)) => ServerMsg::Advice(advice),
            Some(Err(why)) => ServerMsg::Refused(Refused { why }),
            None => return,
        };
        self.tell_seat(seat, &answer);
    }
}

fn think(game: &dyn AnyGame, seat: Seat, prompt: u32, seed: u64) -> Advice {
    let moves = game.advice(seat, &Budget::iterations(ITERATIONS), seed);
    let idea = moves.first().and_then(|best| maat_learn::idea_of(game.id(), game.step(), &best.text));
    Advice {
        prompt,
        unasked: game.round_of().is_none_or(|(round, _)| round <= ROUNDS_UNASKED),
        close: matches!(&moves[..], [best, second, ..] if best.worth - second.worth < CLOSE),
        idea: idea.map(|(chapter, idea)| IdeaRef { chapter: chapter.to_owned(), idea: idea.to_owned() }),
        moves: moves.into_iter().map(to_protocol).collect(),
    }
}

fn to_protocol(advised: AdvisedMove) -> protocol::AdvisedMove {
    let AdvisedMove { text, points, terms, is_blunder, .. } = advised;
    // A tenth of a point is more than the coach can know.
    let rounded = |points: f32| (points * 10.0).round() / 10.0;
    let terms =
        terms.into_iter().map(|term| TermChange { id: term.id.to_owned(), points: rounded(term.points) });
    protocol::AdvisedMove { text, points: rounded(points), terms: terms.collect(), blunder: is_blunder }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinks_about(prompt: u32) -> Coach {
        Coach { prompt: Some(prompt), advice: None }
    }

    fn advice(prompt: u32) -> Advice {
        Advice { prompt, unasked: true, close: false, idea: None, moves: Vec::new() }
    }

    #[test]
    fn a_coach_that_fails_says_so_and_can_be_asked_again() {
        let mut coach = thinks_about(3);
        assert_eq!(coach.conclude(3, None), Some(Err(Refusal::Trouble)));
        assert_eq!((coach.prompt, coach.advice), (None, None), "it would think anew");
    }

    #[test]
    fn a_coach_keeps_its_advice_and_says_nothing_about_earlier_decisions() {
        let mut coach = thinks_about(3);
        assert_eq!((coach.conclude(2, Some(advice(2))), coach.conclude(2, None)), (None, None));
        assert_eq!(coach.conclude(3, Some(advice(3))), Some(Ok(advice(3))));
        assert_eq!((coach.prompt, coach.advice), (Some(3), Some(advice(3))));
    }
}
