//! What each game hides. What is not drawn yet (decks, piles, bags) is nowhere: see the test of what is shown.

use serde_json::Value;

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
    /// The step in which all seats do at once.
    pub at_once: Option<&'static str>,
    /// Whether a view shows what somebody sees.
    pub shows: fn(view: &Value) -> bool,
    /// When a table with so many seats learns of it.
    pub until: fn(seats: u8) -> Until,
    /// Before moves of these steps everybody asks for everything.
    pub pry: &'static [&'static str],
    /// Moves that lead to something hidden.
    pub wishes: &'static [&'static str],
}

/// When others learn what one seat saw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// Everything, once the seat has chosen.
    Chosen,
    /// What was chosen at once, what was not chosen never.
    Never,
    /// Both at the end of the game.
    TheEnd,
}

pub const HIDDEN: &[&Hidden] = &[&EGIZIA, &IMHOTEP, &PHARAON];

fn is_filled(list: &Value) -> bool {
    !list.as_array().expect("a list").is_empty()
}

/// Sphinx cards: two at the start, and those drawn in a build; some are kept, the others go under the deck.
pub const EGIZIA: Hidden = Hidden {
    game: "egizia",
    tables: &[("you open", ""), ("open you greedy", ""), ("open random you open", "")],
    verb: "card",
    event: "sphinx-seen",
    step: "keep",
    at_once: Some("setup"),
    shows: |view| {
        view["players"].as_array().expect("players").iter().any(|player| is_filled(&player["look"]))
    },
    until: |_| Until::TheEnd,
    pry: &["setup", "keep"],
    wishes: &["draw 4", "draw 3", "draw 2", "commit black", "commit blue", "ship 6"],
};

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
    at_once: None,
    shows: |view| is_filled(&view["peek"]),
    until: |_| Until::Chosen,
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
    at_once: None,
    shows: |view| is_filled(&view["look"]),
    until: |seats| if seats > 1 { Until::Never } else { Until::Chosen },
    pry: &["draft-jar", "draft-noble"],
    wishes: &[],
};
