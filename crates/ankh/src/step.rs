//! What is pending.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::figures::Figure;
use crate::map::{Hex, Token};
use crate::pieces::{Action, Base, Call, Fate, Monument, Source};

/// Something the game waits for or still has to do. Who decides is in the step: the seat on turn in its own actions and
/// events, and otherwise the seat of the god, of merged gods that of the higher one (ruling C-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // Setup.
    /// Chance.
    Scenario,
    /// The god of this seat; `drafted`: it chooses itself, and those before it afterwards. Otherwise chance gives it one,
    /// and those after it.
    God {
        seat: Seat,
        drafted: bool,
    },
    /// The guardian card of this level, counted from 0, and of those after it; nobody: chance.
    Guardian {
        level: u8,
        seat: Option<Seat>,
    },
    /// All is on the table.
    #[default]
    Begin,

    // A turn.
    Turn {
        seat: Seat,
    },
    /// An action was resolved.
    EndAction {
        seat: Seat,
        action: Action,
    },
    /// The event that this action triggered was resolved.
    EndEvent {
        seat: Seat,
        action: Action,
    },
    /// Which figure moves.
    From {
        seat: Seat,
    },
    To {
        seat: Seat,
        figure: Figure,
    },
    /// Where Satet pushes the figure on this hex.
    Push {
        seat: Seat,
        satet: Figure,
        hex: Hex,
    },
    Aim {
        seat: Seat,
        scorpion: Figure,
    },
    /// By what right the next figure is summoned; `used`: rights that were, see `legal::summon`.
    By {
        seat: Seat,
        used: u16,
    },
    /// What is summoned; `only`: there was no other right, and so this is where to stop.
    Call {
        seat: Seat,
        source: Source,
        only: bool,
    },
    At {
        seat: Seat,
        source: Source,
        call: Call,
    },
    Sun {
        seat: Seat,
        figure: Figure,
    },
    Power {
        seat: Seat,
    },

    // Events of one player.
    Control {
        seat: Seat,
    },
    Camel {
        seat: Seat,
    },
    /// Which of the two new regions gets the old token; until then it is that with the lowest hex.
    Old {
        seat: Seat,
        old: Token,
        new: Token,
    },
    Swap {
        seat: Seat,
        old: Token,
        new: Token,
    },
    /// The `token` of a new region changes places with one that is not `other`, the token of the second new region.
    With {
        seat: Seat,
        token: Token,
        other: Token,
    },

    // Conflicts.
    /// The region with this token, as an index, and those after it.
    Conflict {
        next: u8,
    },
    /// Step 0 of a battle: whose turn it is, as a place in the order; `out`: the places of those who have stopped.
    Obelisks {
        place: u8,
        out: u8,
    },
    Teleport {
        seat: Seat,
    },
    TeleportTo {
        seat: Seat,
        figure: Figure,
    },
    /// Step 1 begins: Amun may announce two cards.
    Announcement,
    Announce {
        seat: Seat,
    },
    /// Everybody chooses, all at once.
    Cards,
    /// Step 2, from this place in the order on.
    Building {
        place: u8,
    },
    Build {
        seat: Seat,
    },
    BuildAt {
        seat: Seat,
        monument: Monument,
    },
    /// Step 3: so many Plague cards are left.
    Plague {
        left: u8,
    },
    /// All at once.
    Bids,
    /// The kill procedure: victims leave the map.
    Kill {
        fate: Fate,
    },
    /// Then Mummies return, then Anubis traps, then Cat Mummies take their toll.
    Mummies {
        fate: Fate,
    },
    Mummy {
        seat: Seat,
        mummy: Figure,
    },
    Trapping {
        fate: Fate,
    },
    Toll {
        fate: Fate,
    },
    Trap {
        seat: Seat,
        fate: Fate,
    },
    /// Step 4.
    Majority,
    /// Step 5: strengths are counted.
    Strength,
    Tie {
        seat: Seat,
    },
    /// The winner is known.
    Reward,
    /// Who dies.
    Victims,
    /// Which victims Isis keeps, after this hex.
    Spare {
        seat: Seat,
        after: Option<Hex>,
    },
    /// Step 6, from what losers gain on.
    Aftermath,
    /// Whether Osiris has lost.
    Underworld,
    Lift {
        seat: Seat,
    },
    /// `only`: there was no other token, and so this is where to decline.
    Gate {
        seat: Seat,
        from: Option<Hex>,
        only: bool,
    },
    /// Used cards return.
    Cycle,
    /// Worshipful, from this place in the order on.
    Worships {
        place: u8,
    },
    Worship {
        seat: Seat,
    },
    EndBattle,
    /// All regions were looked at.
    EndConflict,

    // Merging.
    /// Which guardians on bases of this size the merged god keeps; `kept`: one bit for each guardian.
    Adopt {
        seat: Seat,
        lower: Seat,
        base: Base,
        kept: u16,
    },
}
