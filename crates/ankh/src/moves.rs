//! The moves.

use maat_engine::{Seat, moves};

use crate::map::{Dir, Edge, Hex, Token};
use crate::options::ScenarioId;
use crate::pieces::{
    Action, Adoptee, Bid, Call, Card, God, Guardian, Monument, Power, Source, UnderworldToken,
};

moves! {
    /// One small choice. The index of a move follows this order: new moves are appended.
    pub enum Move {
        // Setup, of seats or of chance.
        Scenario(ScenarioId) = "scenario",
        God(God) = "god",
        Guardian(Guardian) = "guardian",
        // A turn.
        MoveFigures = "move",
        SummonFigure = "summon",
        GainFollowers = "gain",
        UnlockPower = "unlock",
        From(Hex) = "from",
        To(Hex) = "to",
        Push(Hex) = "push",
        /// This direction and the next one clockwise.
        Aim(Dir) = "aim",
        By(Source) = "by",
        Call(Call) = "call",
        At(Hex) = "at",
        Sun = "sun",
        Power(Power) = "power",
        Done = "done",
        Decline = "decline",
        // Events of one player.
        Control(Hex) = "control",
        Camel(Edge) = "camel",
        /// The lowest hex of the new region that keeps the old token.
        Old(Hex) = "old",
        Swap(Token) = "swap",
        With(Token) = "with",
        // Battles.
        Announce = "announce",
        Card(Card) = "card",
        Build(Monument) = "build",
        Bid(Bid) = "bid",
        /// The owner of the warrior that is trapped.
        Trap(Seat) = "trap",
        Tiebreak = "tiebreak",
        Spare(Hex) = "spare",
        Lift(UnderworldToken) = "lift",
        Gate(Hex) = "gate",
        Worship = "worship",
        // Merging.
        Adopt(Adoptee) = "adopt",
    }
}

impl Move {
    /// The action that this move takes; `None` if it is no action.
    pub fn action(self) -> Option<Action> {
        Action::ALL.into_iter().find(|action| Move::from(*action) == self)
    }
}

impl From<Action> for Move {
    #[inline]
    fn from(action: Action) -> Move {
        match action {
            Action::Move => Move::MoveFigures,
            Action::Summon => Move::SummonFigure,
            Action::Gain => Move::GainFollowers,
            Action::Unlock => Move::UnlockPower,
        }
    }
}
