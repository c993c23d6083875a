//! The hidden information of each game. Cards that are not drawn yet (decks, piles, bags) are not stored anywhere.

use serde_json::Value;

use crate::world::SIDES_B;

/// A game to watch, and the information that chance shows to one seat. Secret choices of seats are found
/// automatically.
pub struct Hidden {
    pub game: &'static str,
    /// Seats and options.
    pub tables: &'static [(&'static str, &'static str)],
    /// The steps in which several seats choose at once, each with the verb of their answers.
    pub at_once: &'static [(&'static str, &'static str)],
    /// Steps before whose moves every client requests everything.
    pub pry: &'static [&'static str],
    /// Moves that lead to hidden information.
    pub wishes: &'static [&'static str],
    pub shown: Option<Shown>,
}

/// Something that chance shows to one seat, who then chooses.
pub struct Shown {
    /// The verb of chance in records.
    pub verb: &'static str,
    /// The event that shows it to the seat.
    pub event: &'static str,
    /// The step in which the seat chooses.
    pub step: &'static str,
    /// Whether a view shows it.
    pub shows: fn(view: &Value) -> bool,
    /// When the others learn of it, by number of seats.
    pub until: fn(seats: u8) -> Until,
}

impl Hidden {
    /// The verb of the answers, if all seats answer simultaneously in this step.
    pub fn at_once(&self, step: &str) -> Option<&'static str> {
        self.at_once.iter().find(|(at_once, _)| *at_once == step).map(|(_, verb)| *verb)
    }
}

/// When the others learn what one seat saw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// Everything is revealed once the seat has chosen.
    Chosen,
    /// The choice is revealed at once, the rest never.
    Never,
    /// Everything is revealed at the end of the game.
    TheEnd,
}

pub const HIDDEN: &[&Hidden] = &[&ANKH, &EGIZIA, &IMHOTEP, &PHARAON];

fn is_filled(list: &Value) -> bool {
    !list.as_array().expect("a list").is_empty()
}

/// Battle cards and bids of plagues are hidden until all of a battle are revealed. Chance shows nothing in secret.
pub const ANKH: Hidden = Hidden {
    game: "ankh",
    tables: &[
        ("you open", "gods=draft"),
        ("open you greedy", "gods=draft"),
        ("open random you open", "gods=draft plague-bidders-fixed=no"),
        ("open you open greedy open", ""),
    ],
    at_once: &[("cards", "card"), ("bids", "bid")],
    pry: &["cards", "bids"],
    wishes: &["god amun", "announce", "card plague", "gain"],
    shown: None,
};

/// Sphinx cards are hidden: two at the start, and those drawn in a build. Some are kept; the others go under the deck.
pub const EGIZIA: Hidden = Hidden {
    game: "egizia",
    tables: &[("you open", ""), ("open you greedy", ""), ("open random you open", "")],
    at_once: &[("setup", "keep")],
    pry: &["setup", "keep"],
    wishes: &["draw 4", "draw 3", "draw 2", "commit black", "commit blue", "ship 6"],
    shown: Some(Shown {
        verb: "card",
        event: "sphinx-seen",
        step: "keep",
        shows: |view| {
            view["players"].as_array().expect("players").iter().any(|player| is_filled(&player["look"]))
        },
        until: |_| Until::TheEnd,
    }),
};

/// The pair of face-down cards is hidden; the card that is not kept is discarded publicly.
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
    at_once: &[],
    pry: &["keep"],
    wishes: &["take 4", "to market"],
    shown: Some(Shown {
        verb: "peek",
        event: "pair-seen",
        step: "keep",
        shows: |view| is_filled(&view["peek"]),
        until: |_| Until::Chosen,
    }),
};

/// The two nobles of the draft are hidden. The declined one is shuffled back unseen; in the solo game the Traitor gets
/// it.
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
    at_once: &[],
    pry: &["draft-jar", "draft-noble"],
    wishes: &[],
    shown: Some(Shown {
        verb: "look",
        event: "noble-seen",
        step: "draft-noble",
        shows: |view| is_filled(&view["look"]),
        until: |seats| if seats > 1 { Until::Never } else { Until::Chosen },
    }),
};
