//! What a log tells.

use arrayvec::ArrayVec;
use maat_engine::Seat;
use serde::Serialize;

use crate::pieces::{Cause, Colour, God, Holder, Offering, Piece, Resource, Role, Sign, Source, Spin, Zone};

/// What happened. Places, fields, spaces and cards count from 1, as on the board. `seat` is a [`Holder`] where it can
/// be the Traitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    // Setup.
    /// Clockwise.
    ZonesLaid {
        zones: [Zone; 5],
    },
    /// What each zone is entered with in the first round, clockwise as the zones.
    WheelSet {
        direction: Spin,
        colours: [Colour; 5],
    },
    BoardsLaid {
        dark: u8,
    },
    /// From the left.
    LanesSet {
        colours: [Colour; 5],
    },
    ScribeDealt {
        seat: Holder,
        noble: u8,
        role: Role,
    },
    /// Only for the eyes of `seat`.
    NobleSeen {
        seat: Seat,
        noble: u8,
        role: Role,
    },
    NobleKept {
        seat: Seat,
        noble: u8,
        role: Role,
    },
    /// The noble that the only player did not keep.
    NobleLeft {
        noble: u8,
        role: Role,
    },
    NoblesReturned {
        count: u8,
    },
    StarterDrawn {
        seat: Holder,
    },

    // What lies out.
    JarRevealed {
        jar: u8,
        colours: [Colour; 3],
    },
    JarsShuffled,
    PairLaid {
        place: u8,
        offerings: [Offering; 2],
    },
    BonusLaid {
        place: u8,
        offering: Offering,
    },
    BagFilled,
    NobleShown {
        place: u8,
        noble: u8,
        role: Role,
    },
    ArtisanShown {
        place: u8,
        artisan: u8,
        points: i16,
    },
    /// The jar that nobody took blocks slots.
    SlotsBlocked {
        jar: u8,
        colours: ArrayVec<Colour, 3>,
    },

    // Actions.
    RoundBegan {
        round: u8,
        seat: Holder,
    },
    /// The entry, and what else was paid.
    Paid {
        seat: Seat,
        zone: Zone,
        entry: Piece,
        pieces: ArrayVec<Piece, 4>,
    },
    /// A noble is exhausted for the round.
    NobleUsed {
        seat: Seat,
        noble: u8,
        role: Role,
    },
    AbilityDeclined {
        seat: Seat,
        role: Role,
    },
    PairTaken {
        seat: Holder,
        place: u8,
        offerings: [Offering; 2],
    },
    /// From the bonus field.
    OfferingTaken {
        seat: Holder,
        place: u8,
        offering: Offering,
        cause: Cause,
    },
    /// From the bag.
    OfferingDrawn {
        seat: Holder,
        offering: Offering,
        cause: Cause,
    },
    NoOffering {
        seat: Holder,
        cause: Cause,
    },
    NobleTaken {
        seat: Holder,
        place: u8,
        noble: u8,
        role: Role,
    },
    NobleDrawn {
        seat: Seat,
        noble: u8,
        role: Role,
    },
    ArtisanTaken {
        seat: Holder,
        place: u8,
        artisan: u8,
        points: i16,
    },
    ArtisanDrawn {
        seat: Seat,
        artisan: u8,
        points: i16,
    },
    NoArtisan {
        seat: Seat,
    },
    DiscMoved {
        seat: Holder,
        colour: Colour,
        level: u8,
        points: i16,
    },
    StepsLost {
        seat: Seat,
        count: u8,
    },
    TombBuilt {
        seat: Holder,
        space: u8,
        points: i16,
    },
    /// A step past the last space.
    TombFinished {
        seat: Holder,
    },
    Succeeded {
        seat: Holder,
        points: i16,
    },
    ResourcesGained {
        seat: Holder,
        resources: ArrayVec<Resource, 4>,
        cause: Cause,
    },
    /// The bank had none left.
    ResourcesMissed {
        seat: Holder,
        resources: ArrayVec<Resource, 4>,
        cause: Cause,
    },
    /// One of those that lie face up.
    JarTaken {
        seat: Seat,
        jar: u8,
        colours: [Colour; 3],
        cause: Cause,
    },
    /// From the pile.
    JarDrawn {
        seat: Seat,
        jar: u8,
        colours: [Colour; 3],
        cause: Cause,
    },
    NoJar {
        seat: Seat,
    },
    Exchanged {
        seat: Seat,
        role: Role,
        given: Piece,
        resource: Resource,
    },

    // Passing.
    Passed {
        seat: Holder,
        row: u8,
    },
    PassedLast {
        seat: Holder,
    },
    Advanced {
        seat: Holder,
        row: u8,
        field: u8,
    },
    RewardTaken {
        seat: Holder,
        field: u8,
    },
    NoReward {
        seat: Holder,
    },
    FirstPlayerTaken {
        seat: Holder,
    },

    // The Traitor.
    StackLaid {
        count: u8,
    },
    TraitorRevealed {
        jar: u8,
        colours: [Colour; 3],
    },
    TraitorEntered {
        colour: Colour,
        zone: Zone,
    },
    /// A token on a lane, and what its space does.
    LaneFilled {
        colour: Colour,
        lane: u8,
        space: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        sign: Option<Sign>,
    },
    LanesFull {
        colour: Colour,
    },
    /// The symbol finds nothing to work on.
    SymbolIdle {
        sign: Sign,
    },
    NobleDiscarded {
        place: u8,
        noble: u8,
        role: Role,
    },
    ArtisanDiscarded {
        place: u8,
        artisan: u8,
        points: i16,
    },
    NobleValueRaised {
        points: i16,
    },
    TraitorGod {
        god: God,
        points: i16,
    },

    // Ends.
    RoundEnded {
        round: u8,
    },
    WheelCleared {
        count: u8,
    },
    WheelTurned {
        direction: Spin,
        colours: [Colour; 5],
    },
    /// The gods that bring most, counted together with nobles.
    GodsSatisfied {
        seat: Seat,
        gods: ArrayVec<God, 5>,
        points: i16,
    },
    NobleScored {
        seat: Seat,
        noble: u8,
        role: Role,
        points: i16,
    },
    Scored {
        seat: Holder,
        source: Source,
        points: i16,
    },
    GameEnded {
        winners: ArrayVec<Holder, 5>,
    },
}
