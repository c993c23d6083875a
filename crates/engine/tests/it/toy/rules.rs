//! Legal moves and their effects.

use maat_engine::{Actor, Seat, SeatSet};

use super::moves::{Event, MOST_DUG, Move, Side, Step};
use super::state::{Card, HAND, Toy};

const PRIZE: u8 = 2;

impl Toy {
    /// The moves of an actor who is due.
    pub fn list_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        match (self.steps.top(), actor) {
            (Some(Step::Deal(_)), _) => {
                out.extend(Card::all().filter(|card| self.bag.draw_weight(card.index()) > 0).map(Move::Deal));
            }
            (Some(Step::Act(seat)), _) => self.list_actions(seat, out),
            (Some(Step::Take(_)), _) => out.extend((1..=self.heap.min(MOST_DUG)).map(Move::Take)),
            (Some(Step::Drop(seat)), _) => out.extend(self.players[seat].cards().map(Move::Drop)),
            (Some(Step::Flip), _) => out.extend(Side::ALL.map(Move::Flip)),
            (Some(Step::Lay(_)), Actor::Seat(seat)) => out.extend(self.players[seat].cards().map(Move::Lay)),
            (step, actor) => unreachable!("{actor} is due during {step:?}"),
        }
    }

    pub fn play_move(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        match (self.steps.top(), actor, m) {
            (Some(Step::Deal(seat)), _, Move::Deal(card)) => self.deal(seat, card, events),
            (Some(Step::Act(seat)), _, Move::Dig) => self.steps.replace(Step::Take(seat)),
            (Some(Step::Act(seat)), _, Move::Trade) => self.steps.replace(Step::Drop(seat)),
            (Some(Step::Act(seat)), _, Move::Bury(card)) => self.bury(seat, card, events),
            (Some(Step::Act(seat)), _, Move::Rest) => self.end_turn(seat),
            (Some(Step::Take(seat)), _, Move::Take(stones)) => self.dig(seat, stones, events),
            (Some(Step::Drop(seat)), _, Move::Drop(card)) => self.trade(seat, card, events),
            (Some(Step::Flip), _, Move::Flip(side)) => self.flip(side, events),
            (Some(Step::Lay(_)), Actor::Seat(seat), Move::Lay(card)) => self.lay(seat, card, events),
            (step, actor, m) => unreachable!("{actor} {m} during {step:?}"),
        }
    }

    /// Does everything that needs no decision until somebody must decide.
    pub fn settle(&mut self, events: &mut Vec<Event>) {
        loop {
            match self.steps.top() {
                Some(Step::Deal(seat)) if self.players[seat].hand_len() == HAND => _ = self.steps.pop(),
                Some(Step::Lay(side)) if self.owing().is_empty() => self.end_round(side, events),
                _ => return,
            }
        }
    }

    /// Pushes the steps of a round: the coin, then the turns and the deals above it.
    pub fn open_round(&mut self) {
        self.steps.push(Step::Act(Seat::A));
        Seat::first(self.seats).rev().for_each(|seat| self.steps.push(Step::Deal(seat)));
    }

    /// The seats that have laid no card.
    pub fn owing(&self) -> SeatSet {
        Seat::first(self.seats).filter(|&seat| self.players[seat].laid.is_none()).collect()
    }

    /// Digging is offered only if there is a stone to take.
    fn list_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = &self.players[seat];
        out.extend((self.heap > 0).then_some(Move::Dig));
        out.push(Move::Trade);
        out.extend(player.cards().filter(|_| player.buried.is_none()).map(Move::Bury));
        out.push(Move::Rest);
    }

    fn deal(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.bag.draw(card.index());
        self.players[seat].hand[card.index()] += 1;
        events.push(Event::Dealt { seat, card: Some(card) });
    }

    fn bury(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        player.hand[card.index()] -= 1;
        player.buried = Some(card);
        events.push(Event::Buried { seat, card: Some(card) });
        self.end_turn(seat);
    }

    fn dig(&mut self, seat: Seat, stones: u8, events: &mut Vec<Event>) {
        self.take_stones(seat, stones);
        events.push(Event::Took { seat, stones });
        self.end_turn(seat);
    }

    fn trade(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.throw(seat, card);
        events.push(Event::Dropped { seat, card });
        self.end_turn(seat);
        self.steps.push(Step::Deal(seat));
    }

    fn flip(&mut self, side: Side, events: &mut Vec<Event>) {
        self.steps.replace(Step::Lay(side));
        events.push(Event::Flipped { side });
    }

    fn lay(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.players[seat].laid = Some(card);
        events.push(Event::Laid { seat, card });
    }

    fn end_turn(&mut self, seat: Seat) {
        match seat.next(self.seats) {
            Seat::A => _ = self.steps.pop(),
            next => self.steps.replace(Step::Act(next)),
        }
    }

    fn end_round(&mut self, side: Side, events: &mut Vec<Event>) {
        if let Some(seat) = self.reveal(side, events) {
            let stones = self.heap.min(PRIZE);
            self.take_stones(seat, stones);
            events.push(Event::Won { seat, stones });
        }
        self.rounds_left -= 1;
        if self.rounds_left > 0 {
            self.steps.replace(Step::Flip);
            self.open_round();
        } else {
            self.steps.clear();
            self.unearth(events);
        }
    }

    /// Reveals the laid cards and discards them. Returns the seat with the single best card, if there is one.
    fn reveal(&mut self, side: Side, events: &mut Vec<Event>) -> Option<Seat> {
        let mut best: Option<(Card, Option<Seat>)> = None;
        for seat in Seat::first(self.seats) {
            let card = self.players[seat].laid.take()?;
            self.throw(seat, card);
            events.push(Event::Revealed { seat, card });
            best = match best {
                Some((other, _)) if other == card => Some((card, None)),
                Some((other, _)) if (other > card) == (side == Side::Heads) => best,
                _ => Some((card, Some(seat))),
            };
        }
        best?.1
    }

    fn unearth(&mut self, events: &mut Vec<Event>) {
        let buried = |seat| self.players[seat].buried.map(|card| Event::Unearthed { seat, card });
        events.extend(Seat::first(self.seats).filter_map(buried));
    }

    pub fn take_stones(&mut self, seat: Seat, stones: u8) {
        self.heap -= stones;
        self.players[seat].stones += stones;
    }

    pub fn throw(&mut self, seat: Seat, card: Card) {
        self.players[seat].hand[card.index()] -= 1;
        self.bag.throw(card.index());
    }
}
