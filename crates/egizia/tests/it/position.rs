//! Positions in a compact notation, expanded to `set` lines.
//!
//! ```text
//! round 3 · ring left                        # round 1 and the middle if not named
//! tiles c a b d                              # who has which turn order tile; by seat if not named
//! points a 24 b 20 · track b a d c           # the rest of the track stands as its order says, front first
//! stones a 7 · crews a 5 1 1 2 · used a black joker
//! markets a 3 1                              # stone and grain, counted from 0 at the top
//! cards a b14 a17 · water a a11              # Nile cards; fields on which cards for better fields lie
//! spent a upstream drill · built a site-sphinx · passed b c
//! squares - a01 b16                          # Nile cards on the squares; the others are empty
//! ships a 4 12 12                            # twice the same position: two ships
//! at site-obelisk b - a                      # building spaces and the substitute
//! hand a 3 17 · under b 5 9 · unseen 1 2     # Sphinx cards; returned cards; all that nobody has seen
//! obelisk abba · graves a4 b2 6 2 2 3        # taken tiles with their owners, then the open ones
//! pyramid 1 aab · temple pillar-left ab
//! sail a                                     # who is asked for a ship, or:
//! leftover a · feed a · build a site-sphinx · bonus a · upgrade a
//! ```
//! Everything else is as at the start of a round. Sphinx cards that are not named are unseen or, with `unseen`, in the
//! hand of the last seat.

mod words;

use maat_egizia::Egizia;
use maat_engine::testing::{check_in_words, position_in_words};

pub use maat_engine::testing::{asked, go_on, moves};

use words::Position;

/// Runs a script of one or more games with positions in this notation. `seats 3` begins a game.
pub fn play(script: &str) {
    check_in_words::<Position>(script);
}

/// The game in a position: a setup, and statements for the rest.
pub fn position(setup: &str, words: &str) -> Egizia {
    position_in_words::<Position>(setup, words)
}
