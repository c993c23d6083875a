//! What is pending.

use maat_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::{Crew, Site};

/// Something the game waits for or still has to do. The owner of a decision is in the step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // Setup.
    /// Chance: two Sphinx cards for each player.
    DealSphinx {
        seat: Seat,
        left: u8,
    },
    /// Which of them is kept, by everybody at once.
    #[default]
    Setup,
    /// Chance: face-down grave tiles are turned up as long as too few lie open.
    TurnGraves,

    // Sailing.
    /// Chance: a Nile card for this square and those after it, counted from 0.
    DealNile {
        square: u8,
    },
    /// Whose turn is next, as a place in the order.
    Fleet {
        place: u8,
    },
    /// A ship; `again`: another one in the same turn.
    Sail {
        seat: Seat,
        again: bool,
    },
    /// Which building space.
    Berth {
        seat: Seat,
        site: Site,
    },
    /// The actions of a round space from this one on, so many times more.
    Space {
        seat: Seat,
        position: u8,
        action: u8,
        times: u8,
    },
    /// So many more steps of crews of choice, from this crew on.
    Grow {
        seat: Seat,
        left: u8,
        from: Crew,
    },
    /// Whether the water ring moves.
    Ring {
        seat: Seat,
    },
    /// Whether another ship follows at once.
    Tail {
        seat: Seat,
    },
    /// Who may take a card that is left, as a place in the order.
    Leftovers {
        place: u8,
    },
    Leftover {
        seat: Seat,
    },

    // Feeding and producing.
    Feeding {
        place: u8,
    },
    /// How a hungry player feeds; `grain` has come from cards.
    Feed {
        seat: Seat,
        grain: u8,
    },

    // Building.
    /// A site begins.
    Site {
        site: Site,
    },
    FirstPlace {
        seat: Seat,
        site: Site,
    },
    /// The ship at this place of the site and those after it; `freed`: a space is free; `all`: nobody is a substitute.
    Places {
        site: Site,
        place: u8,
        freed: bool,
        all: bool,
    },
    /// Whether a substitute builds although no space is free.
    StandIn {
        seat: Seat,
        site: Site,
    },
    /// The first crew, or nothing is built.
    Build {
        seat: Seat,
        site: Site,
    },
    /// What else is committed; the first thing built closes it. `crews`: one bit each.
    Commit {
        seat: Seat,
        site: Site,
        crews: u8,
        boosts: u8,
    },
    /// The next brick. `one` and `other` were spent on the two buildings of the site; `rows`: of the pyramid, complete
    /// now, one bit each.
    Lay {
        seat: Seat,
        site: Site,
        strength: u8,
        one: u8,
        other: u8,
        rows: u8,
    },
    /// How many Sphinx cards come free.
    Extra {
        seat: Seat,
        paid: u8,
    },
    /// Chance: so many more Sphinx cards for this player.
    DrawSphinx {
        seat: Seat,
        left: u8,
    },
    /// Which of the Sphinx cards drawn are kept; so many are already.
    Keep {
        seat: Seat,
        kept: u8,
    },
    Market {
        seat: Seat,
    },

    // Ends.
    Rewards {
        place: u8,
    },
    /// The last free actions of the round.
    Bonus {
        seat: Seat,
    },
    EndRound,
    LastUpgrades {
        place: u8,
    },
    LastUpgrade {
        seat: Seat,
    },
}
