//! A toy with one of everything a game can have: the model for those who add a game. A real game spreads over the
//! files that `crates/imhotep/src` has; here they are chapters.
//!
//! The rules. Each round every seat draws up to three cards, worth 1 to 5. In turn each digs one to three stones from
//! the heap, trades a card, buries one until the end (once a game), or rests. A coin says whether the highest card
//! will win or the lowest; all lay a card face down at once; if one alone is best, it wins two stones. Points are
//! stones and the buried card.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use maat_engine::{
    Actor, Bag, Game, Outcome, PerSeat, PlayError, Seat, SeatSet, Setup, SetupError, Steps, Turn, Viewer,
    Vocabulary, options,
};
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

const KINDS: usize = 5;
/// Enough for every seat to trade in every round.
const COPIES: u8 = 8;
const HAND: u8 = 3;
const STONES_A_SEAT: u8 = 3;
const MOST_DUG: u8 = 3;
const PRIZE: u8 = 2;

impl Game for Toy {
    const ID: &'static str = "toy";
    const REVISION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MAX_PLIES: usize = 80;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] = &[("length", &["short", "long"])];
    const VOCABULARY: Vocabulary = Vocabulary {
        steps: &["deal", "act", "take", "drop", "flip", "lay"],
        verbs: &["deal", "dig", "take", "trade", "drop", "bury", "rest", "flip", "lay"],
        events: &["dealt", "took", "dropped", "buried", "flipped", "laid", "revealed", "won", "unearthed"],
        names: &["heads", "tails"],
    };
    const CONTENT: &'static [&'static str] = &[];

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup<Options>) -> Result<Self, SetupError> {
        setup.validate::<Toy>()?;
        let mut toy = Toy {
            seats: setup.seats,
            rounds_left: if setup.options.long { 3 } else { 2 },
            heap: STONES_A_SEAT * setup.seats,
            bag: Bag::new([COPIES; KINDS]),
            players: PerSeat::default(),
            steps: Steps::new(Step::Flip),
        };
        toy.open_round();
        Ok(toy)
    }

    fn turn(&self) -> Turn {
        match self.steps.top() {
            Some(Step::Deal(_) | Step::Flip) => Turn::Chance,
            Some(Step::Act(seat) | Step::Take(seat) | Step::Drop(seat)) => Turn::Seats(SeatSet::only(seat)),
            Some(Step::Lay(_)) => Turn::Seats(self.owing()),
            None => Turn::Over,
        }
    }

    fn step(&self) -> &'static str {
        match self.steps.top() {
            Some(Step::Deal(_)) => "deal",
            Some(Step::Act(_)) => "act",
            Some(Step::Take(_)) => "take",
            Some(Step::Drop(_)) => "drop",
            Some(Step::Flip) => "flip",
            Some(Step::Lay(_)) => "lay",
            None => "over",
        }
    }

    fn legal_moves(&self, actor: Actor, out: &mut Vec<Move>) {
        if !self.is_due(actor) {
            return;
        }
        match (self.steps.top(), actor) {
            (Some(Step::Deal(_)), _) => {
                out.extend(Card::all().filter(|card| self.bag.draw_weight(card.index()) > 0).map(Move::Deal));
            }
            (Some(Step::Act(seat)), _) => {
                out.extend((self.heap > 0).then_some(Move::Dig));
                out.push(Move::Trade);
                let player = &self.players[seat];
                out.extend(player.cards().filter(|_| player.buried.is_none()).map(Move::Bury));
                out.push(Move::Rest);
            }
            (Some(Step::Take(_)), _) => out.extend((1..=self.heap.min(MOST_DUG)).map(Move::Take)),
            (Some(Step::Drop(seat)), _) => out.extend(self.players[seat].cards().map(Move::Drop)),
            (Some(Step::Flip), _) => out.extend(Side::ALL.map(Move::Flip)),
            (Some(Step::Lay(_)), Actor::Seat(seat)) => out.extend(self.players[seat].cards().map(Move::Lay)),
            (step, actor) => unreachable!("{actor} is due during {step:?}"),
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Deal(card) => self.bag.draw_weight(card.index()),
            _ => 1,
        }
    }

    fn secret(&self, actor: Actor, m: Move) -> Option<SeatSet> {
        match (m, self.steps.top()) {
            (Move::Deal(_), Some(Step::Deal(to))) => Some(SeatSet::only(to)),
            (Move::Bury(_) | Move::Lay(_), _) => actor.seat().map(SeatSet::only),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, m: Move, events: &mut Vec<Event>) {
        match (self.steps.top(), actor, m) {
            (Some(Step::Deal(to)), _, Move::Deal(card)) => self.deal(to, card, events),
            (Some(Step::Act(seat)), _, Move::Dig) => self.steps.replace(Step::Take(seat)),
            (Some(Step::Act(seat)), _, Move::Trade) => self.steps.replace(Step::Drop(seat)),
            (Some(Step::Act(seat)), _, Move::Bury(card)) => self.bury(seat, card, events),
            (Some(Step::Act(seat)), _, Move::Rest) => self.end_turn(seat),
            (Some(Step::Take(seat)), _, Move::Take(stones)) => {
                self.take(seat, stones);
                events.push(Event::Took { seat, stones });
                self.end_turn(seat);
            }
            (Some(Step::Drop(seat)), _, Move::Drop(card)) => self.trade(seat, card, events),
            (Some(Step::Flip), _, Move::Flip(side)) => {
                self.steps.replace(Step::Lay(side));
                events.push(Event::Flipped { side });
            }
            (Some(Step::Lay(_)), Actor::Seat(seat), Move::Lay(card)) => {
                self.players[seat].laid = Some(card);
                events.push(Event::Laid { seat, card });
            }
            (step, actor, m) => unreachable!("{actor} {m} during {step:?}"),
        }
        self.settle(events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = |seat| {
            let player: &Player = &self.players[seat];
            i32::from(player.stones) + player.buried.map_or(0, |card| i32::from(card.0))
        };
        (self.turn() == Turn::Over)
            .then(|| Outcome::ranked(Seat::first(self.seats).map(points), &[(); Seat::ALL.len()]))
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.turn() == Turn::Over;
        let player = |seat| {
            let player: &Player = &self.players[seat];
            let secrets = Secrets { hand: player.hand, laid: player.laid, buried: player.buried };
            PlayerView {
                stones: player.stones,
                cards: player.hand_len(),
                has_buried: player.buried.is_some(),
                secrets: (over || viewer.may_read(SeatSet::only(seat))).then_some(secrets),
            }
        };
        View {
            rounds_left: self.rounds_left,
            heap: self.heap,
            thrown: *self.bag.discard(),
            coin: self.steps.top().and_then(|step| if let Step::Lay(side) = step { Some(side) } else { None }),
            players: Seat::first(self.seats).map(player).collect(),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let may_read = |seat| viewer.may_read(SeatSet::only(seat));
        match *event {
            Event::Dealt { to, .. } if !may_read(to) => Some(Event::Dealt { to, card: None }),
            Event::Buried { seat, .. } if !may_read(seat) => Some(Event::Buried { seat, card: None }),
            Event::Laid { seat, .. } if !may_read(seat) => None,
            ref open => Some(open.clone()),
        }
    }

    fn rule(event: &Event) -> &'static str {
        match event {
            Event::Dealt { .. } => "cards",
            Event::Took { .. } | Event::Dropped { .. } | Event::Buried { .. } => "turn",
            Event::Flipped { .. } | Event::Laid { .. } | Event::Revealed { .. } | Event::Won { .. } => "contest",
            Event::Unearthed { .. } => "end",
        }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut SmallRng) {
        if self.turn() == Turn::Over {
            return;
        }
        // All unknown cards go back before the first is drawn: so nothing of what they were can show.
        let others = Seat::first(self.seats).filter(|&other| other != seat);
        let held = PerSeat::from_fn(|other| self.players[other]);
        for other in others.clone() {
            let player = &mut self.players[other];
            player.laid = None;
            for (kind, count) in std::mem::take(&mut player.hand).into_iter().enumerate() {
                (0..count).for_each(|_| self.bag.put_back(kind));
            }
            if let Some(card) = player.buried.take() {
                self.bag.put_back(card.index());
            }
        }
        for other in others {
            let player = &mut self.players[other];
            (0..held[other].hand_len()).for_each(|_| player.hand[self.bag.draw_any(rng)] += 1);
            player.buried = held[other].buried.map(|_| Card::at(self.bag.draw_any(rng)));
        }
    }

    fn check(&self) {
        let players = || Seat::first(self.seats).map(|seat| &self.players[seat]);
        let stones = players().map(|player| player.stones).sum::<u8>();
        assert_eq!(self.heap + stones, STONES_A_SEAT * self.seats, "a stone is lost or was made");
        for card in Card::all() {
            let kind = card.index();
            let hands = players().map(|player| player.hand[kind]).sum::<u8>();
            let buried = players().filter(|player| player.buried == Some(card)).count() as u8;
            let thrown = self.bag.discard()[kind];
            assert_eq!(self.bag.unseen(kind) + thrown + hands + buried, COPIES, "copies of card {card}");
        }
        let laid = |player: &Player| player.laid.is_none_or(|card| player.hand[card.index()] > 0);
        assert!(players().all(laid), "a laid card is not in the hand");
    }
}

// The state.

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toy {
    pub seats: u8,
    pub rounds_left: u8,
    pub heap: u8,
    pub bag: Bag<KINDS>,
    pub players: PerSeat<Player>,
    /// Deepest: the coin, the turns, and a deal for each of four seats.
    pub steps: Steps<Step, 6>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub stones: u8,
    /// How many cards of each kind. A laid card stays here until all are revealed, so that nobody can see by the
    /// size of the hand who has answered.
    pub hand: [u8; KINDS],
    pub laid: Option<Card>,
    pub buried: Option<Card>,
}

impl Player {
    /// Each kind once, ascending.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| self.hand[card.index()] > 0)
    }

    pub fn hand_len(&self) -> u8 {
        self.hand.iter().sum()
    }
}

/// A card is its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS).map(Card::at)
    }

    pub fn at(index: usize) -> Card {
        Card(index as u8 + 1)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

maat_engine::ids! {
    /// Of the coin; heads: the highest card wins.
    pub enum Side { Heads = "heads", Tails = "tails" }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance: cards for this seat, until it has a full hand.
    Deal(Seat),
    /// The seat's turn: what will it do?
    Act(Seat),
    Take(Seat),
    Drop(Seat),
    /// Chance: the coin.
    #[default]
    Flip,
    /// All seats at once.
    Lay(Side),
}

/// What the players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Three rounds instead of two.
    pub long: bool,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.long { "length=long" } else { "" })
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chosen = Options::default();
        for (key, value) in options::read(text, Toy::OPTIONS)? {
            chosen.long = options::index(key, value, Toy::OPTIONS)? == 1;
        }
        Ok(chosen)
    }
}
