//! What is pending.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::moves::{Paid, Target};
use crate::pieces::{Cause, Colour, Holder, Piece};

/// Something the game waits for or still has to do. The owner of a decision is in the step, except where it is the
/// active player's by definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // Setup.
    /// Chance: the first zone of the ring that is not decided yet; `place` counts clockwise.
    Ring {
        place: u8,
    },
    /// Chance: how the wheel lies at first.
    Offset,
    /// Chance: which way it turns.
    Spin,
    /// Chance: the Traitor board at this place.
    Board {
        place: u8,
    },
    /// Chance: so many more boards are turned to the dark side.
    Dark {
        left: u8,
    },
    /// Chance: the colour of the lane at this place.
    Lane {
        place: u8,
    },
    /// Chance: the scribe of a beginner.
    Scribe {
        holder: Holder,
    },
    /// Which face-up jar a player starts with.
    DraftJar {
        seat: Seat,
    },
    /// Chance: a noble for the eyes of one player.
    Look {
        seat: Seat,
    },
    /// Which of the two nobles is kept.
    DraftNoble {
        seat: Seat,
    },
    /// The draft of this player is done.
    Drafted {
        seat: Seat,
    },
    /// Chance: who begins against the Traitor.
    First,

    // Things that lie out.
    /// Chance: so many more jars are revealed.
    Jars {
        left: u8,
    },
    /// Chance: an offering for the first empty place, as long as there is one.
    Tokens,
    /// Chance: a noble for the first empty place of the display, as long as there is one.
    ShowNobles,
    ShowArtisans,
    /// The Traitor's stack for the round is laid out.
    Stack,

    // A turn.
    /// The active player's action, or the turn of who has passed, or of the Traitor.
    #[default]
    Turn,
    /// Which piece is laid on the wheel; `kinds`: those that may be, one bit each.
    Enter {
        seat: Seat,
        target: Target,
        kinds: u16,
    },
    /// What else is paid; `entry` is a kind, `kinds` those that may follow.
    Pay {
        seat: Seat,
        target: Target,
        entry: u8,
        paid: Paid,
        kinds: u16,
    },
    /// So many more offerings, each from the bonus field or the bag.
    Offering {
        seat: Seat,
        left: u8,
        cause: Cause,
    },
    /// Chance: an offering out of the bag.
    DrawToken {
        holder: Holder,
        cause: Cause,
    },
    /// So many more steps on tracks of this set, from this one on.
    Arrows {
        seat: Seat,
        tracks: u8,
        left: u8,
        from: Colour,
    },
    /// Chance: the top noble of the deck.
    DrawNoble {
        seat: Seat,
    },
    DrawArtisan {
        seat: Seat,
    },
    /// Chance: the top jar of the pile.
    DrawJar {
        seat: Seat,
        cause: Cause,
    },
    /// Which artisan a court official brings.
    Artisan {
        seat: Seat,
    },
    /// What a court official still brings; `first`: all of it.
    Official {
        seat: Seat,
        noble: Card,
        first: bool,
    },
    /// Whether the diplomat replaces the resources of this jar.
    Diplomat {
        seat: Seat,
        jar: Card,
    },
    /// Whether the teacher adds to this jar.
    Teacher {
        seat: Seat,
        jar: Card,
    },
    /// A jar on its way to the discard pile, after all that lies above it.
    Discard {
        jar: Card,
    },
    /// So many more basic resources of choice, from this colour on.
    Gain {
        seat: Seat,
        left: u8,
        from: Colour,
        cause: Cause,
    },
    /// What is given for silver or for another basic resource, by the noble who exchanges.
    Give {
        seat: Seat,
        noble: Card,
    },
    /// Which basic resource comes for it, of another colour.
    Get {
        seat: Seat,
        noble: Card,
        given: Piece,
    },
    EndTurn,

    // Passing.
    PassJar {
        seat: Seat,
    },
    /// Whether the general advances at once.
    General {
        seat: Seat,
    },
    /// The last exchanges of a player who passes.
    Window {
        seat: Seat,
    },
    /// The reward of the field reached or of an earlier one.
    Reward {
        seat: Seat,
    },

    // The Traitor.
    /// Chance: the top jar of its stack.
    TraitorJar,
    /// Which of the top resources goes to the wheel.
    TraitorTop {
        seat: Seat,
        jar: Card,
    },
    /// A resource for a lane.
    TraitorLane {
        colour: Colour,
    },
    /// Which basic resource it gains.
    TraitorGain {
        seat: Seat,
    },

    // Between rounds.
    /// The wheel is cleared; offerings come next.
    Clear,
    /// The wheel turns, nobles wake, the jar left over blocks slots; jars come next.
    TurnWheel,
    /// The round begins.
    Begin,
}
