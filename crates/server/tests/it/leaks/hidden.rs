//! What each game hides. What is not drawn yet (decks, piles, bags) is nowhere: see the test of what is shown.

use crate::world::SIDES_B;

/// Something that chance shows to one seat, who then chooses.
pub struct Hidden {
    pub game: &'static str,
    /// Seats and options.
    pub tables: &'static [(&'static str, &'static str)],
    /// The verb of chance, as records have it.
    pub verb: &'static str,
    /// The event that tells the seat what it sees.
    pub event: &'static str,
    /// The step in which the seat chooses.
    pub step: &'static str,
    /// Where its view shows what it sees.
    pub field: &'static str,
    /// Whether a table with so many seats never learns what was not chosen.
    pub stays_hidden: fn(seats: u8) -> bool,
    /// Before moves of these steps everybody asks for everything.
    pub pry: &'static [&'static str],
    /// Moves that lead to something hidden.
    pub wishes: &'static [&'static str],
}

pub const HIDDEN: &[&Hidden] = &[&IMHOTEP, &PHARAON];

/// The pair of face-down cards; the one that is not kept is discarded for all to see.
pub const IMHOTEP: Hidden = Hidden {
    game: "imhotep",
    tables: &[
        ("you open", "market=b"),
        ("open you open", SIDES_B),
        ("open greedy you open", "market=b"),
        ("you random", SIDES_B),
        ("you open random", "market=b"),
        ("open you", SIDES_B),
    ],
    verb: "peek",
    event: "pair-seen",
    step: "keep",
    field: "peek",
    stays_hidden: |_| false,
    pry: &["keep"],
    wishes: &["take 4", "to market"],
};

/// The two nobles of the draft; the declined one is shuffled back unseen, but alone it is given to the Traitor.
pub const PHARAON: Hidden = Hidden {
    game: "pharaon",
    tables: &[
        ("you", "difficulty=2"),
        ("you open", ""),
        ("open you greedy", ""),
        ("open you random open greedy", "beginner=c"),
        ("open you open", "beginner=b"),
        ("open greedy open you open", ""),
    ],
    verb: "look",
    event: "noble-seen",
    step: "draft-noble",
    field: "look",
    stays_hidden: |seats| seats > 1,
    pry: &["draft-jar", "draft-noble"],
    wishes: &[],
};
