//! What a log tells.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::map::{Edge, Hex, Token};
use crate::pieces::{
    Action, Card, Cause, Ending, Fate, God, Guardian, Kind, Merit, Monument, Occasion, Part, Power,
};

/// What happened. `seat` is the seat of a god; of merged gods that of the higher one, except in what the seat on turn does.
/// Spaces count from 0 on the devotion track, and from 1 on the other tracks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    // Setup.
    ScenarioChosen {
        scenario: &'static str,
    },
    GodTaken {
        seat: Seat,
        god: God,
    },
    GuardianChosen {
        level: u8,
        guardian: Guardian,
        figures: u8,
    },
    GameBegan {
        seats: ArrayVec<Seat, MAX_SEATS>,
    },

    // A turn.
    ActionTaken {
        seat: Seat,
        action: Action,
        space: u8,
        spaces: u8,
    },
    FigureMoved {
        seat: Seat,
        kind: Kind,
        from: Hex,
        to: Hex,
    },
    /// By Satet of `by`.
    FigurePushed {
        seat: Seat,
        kind: Kind,
        by: Seat,
        from: Hex,
        to: Hex,
    },
    ScorpionAimed {
        seat: Seat,
        hex: Hex,
        at: [Hex; 2],
    },
    FigureSummoned {
        seat: Seat,
        kind: Kind,
        hex: Hex,
    },
    /// An extra summon is used.
    PyramidUsed {
        seat: Seat,
        hex: Hex,
    },
    GateUsed {
        seat: Seat,
        hex: Hex,
    },
    WarriorFreed {
        seat: Seat,
        anubis: Seat,
    },
    SunAttached {
        seat: Seat,
        kind: Kind,
        hex: Hex,
    },
    NothingSummoned {
        seat: Seat,
    },
    FollowersGained {
        seat: Seat,
        count: u16,
        cause: Cause,
    },
    NoFollowers {
        seat: Seat,
    },
    FollowersPaid {
        seat: Seat,
        count: u16,
        cause: Cause,
    },
    PowerUnlocked {
        seat: Seat,
        power: Power,
        level: u8,
    },
    NothingUnlocked {
        seat: Seat,
    },
    GuardianGained {
        seat: Seat,
        guardian: Guardian,
    },
    /// No figure or no base is left.
    NoGuardian {
        seat: Seat,
        level: u8,
    },

    // Events of one player.
    OccasionBegan {
        seat: Seat,
        occasion: Occasion,
        space: u8,
    },
    /// `from`: whose it was.
    MonumentControlled {
        seat: Seat,
        monument: Monument,
        hex: Hex,
        from: Option<Seat>,
    },
    NothingControlled {
        seat: Seat,
    },
    CaravanLaid {
        seat: Seat,
        camels: ArrayVec<Edge, 6>,
        token: Token,
    },
    NoCaravan {
        seat: Seat,
    },
    /// The sizes of the two new regions and their tokens.
    RegionDivided {
        seat: Seat,
        old: Token,
        old_size: u8,
        new: Token,
        new_size: u8,
    },
    TokensSwapped {
        seat: Seat,
        one: Token,
        other: Token,
    },

    // Conflicts.
    ConflictBegan {
        seat: Seat,
        number: u8,
    },
    /// `seat`: who controlled it.
    MonumentDestroyed {
        seat: Option<Seat>,
        monument: Monument,
        hex: Hex,
        fate: Fate,
    },
    RegionEmpty {
        token: Token,
    },
    RegionDominated {
        seat: Seat,
        token: Token,
    },
    BattleBegan {
        token: Token,
        seats: ArrayVec<Seat, MAX_SEATS>,
    },
    FigureTeleported {
        seat: Seat,
        kind: Kind,
        from: Hex,
        to: Hex,
    },
    TwoCardsAnnounced {
        seat: Seat,
    },
    CardsRevealed {
        seat: Seat,
        cards: ArrayVec<Card, 2>,
    },
    FiguresFlooded {
        seat: Seat,
        figures: u8,
    },
    MonumentBuilt {
        seat: Seat,
        monument: Monument,
        hex: Hex,
    },
    NothingBuilt {
        seat: Seat,
    },
    PlagueBegan {
        seat: Seat,
    },
    BidRevealed {
        seat: Seat,
        bid: u16,
    },
    /// Whose figures are spared by the locusts; nobody's after a tie.
    PlagueSpared {
        seat: Option<Seat>,
    },
    FigureKilled {
        seat: Seat,
        kind: Kind,
        hex: Hex,
        fate: Fate,
    },
    MummyReturned {
        seat: Seat,
        hex: Hex,
    },
    WarriorTrapped {
        seat: Seat,
        owner: Seat,
    },
    NothingTrapped {
        seat: Seat,
    },
    MajorityHeld {
        seat: Seat,
        monument: Monument,
        count: u8,
    },
    StrengthCounted {
        seat: Seat,
        figures: u8,
        neutralised: u8,
        strength: u8,
        parts: ArrayVec<StrengthPart, 8>,
    },
    TiebreakerUsed {
        seat: Seat,
    },
    TiebreakerKept {
        seat: Seat,
    },
    BattleWon {
        seat: Seat,
        token: Token,
        strength: u8,
        margin: u8,
    },
    BattleUndecided {
        token: Token,
    },
    FigureSpared {
        seat: Seat,
        kind: Kind,
        hex: Hex,
    },
    GatePlaced {
        seat: Seat,
        hex: Hex,
        from: Option<Hex>,
    },
    NoGate {
        seat: Seat,
    },
    CardsReturned {
        seat: Seat,
        count: u8,
    },
    NotWorshipped {
        seat: Seat,
    },
    /// `gained` with what Bountiful adds; what would go past the top is lost.
    DevotionGained {
        seat: Seat,
        merit: Merit,
        gained: u8,
        bountiful: u8,
        space: u8,
    },
    /// By Cat Mummies.
    DevotionLost {
        seat: Seat,
        lost: u8,
        space: u8,
    },
    ConflictEnded {
        number: u8,
    },

    // Ends.
    GodsMerged {
        seat: Seat,
        lower: Seat,
        god: God,
        lower_god: God,
        space: u8,
    },
    GuardianAdopted {
        seat: Seat,
        guardian: Guardian,
        hex: Option<Hex>,
    },
    GuardianDismissed {
        seat: Seat,
        guardian: Guardian,
    },
    GodForgotten {
        seat: Seat,
        god: God,
        space: u8,
    },
    GameEnded {
        winners: ArrayVec<Seat, MAX_SEATS>,
        ending: Ending,
    },
}

/// One summand of a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrengthPart {
    pub part: Part,
    pub strength: u8,
}
