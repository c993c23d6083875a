//! Setups and heads of records that cannot be played are refused with the error that says why.

use std::ops::RangeInclusive;

use crate::{Game, Record, ReplayError, ReplayErrorKind, Setup, SetupError, Table};

/// Panics unless a game refuses numbers of seats other than `seats` and revisions after `newest`, both when it is set up and
/// in the head of a record.
pub fn assert_setups_refused<G: Game>(seats: RangeInclusive<u8>, newest: u16) {
    let (least, most) = (*seats.start(), *seats.end());
    let setup = |seats, revision| {
        G::new(&Setup { seats, revision, options: G::Options::default() }).map(|_| ()).expect_err("refused")
    };
    for asked in [0, least - 1, most + 1, u8::MAX] {
        let why = SetupError::Seats { asked, least, most };
        assert_eq!(setup(asked, newest), why);
        assert_eq!(refusal::<G>(&head(G::ID, newest, asked)), ReplayErrorKind::Setup(why));
    }
    for asked in [0, newest + 1, newest + 8, u16::MAX] {
        let why = SetupError::Revision { asked, newest };
        assert_eq!(setup(least, asked), why);
        assert_eq!(refusal::<G>(&head(G::ID, asked, least)), ReplayErrorKind::Setup(why));
    }
    // The range is no smaller than it says.
    for seats in [least, most] {
        let record: Record = head(G::ID, newest, seats).parse().expect("a well-written record");
        assert!(Table::<G>::replay(&record).is_ok(), "{seats} seats");
    }
}

/// Panics unless a game refuses records of other games, and records with these options, each with a number of seats.
pub fn assert_heads_refused<G: Game>(options: &[(u8, &str)]) {
    for other in ["senet".to_owned(), format!("{}s", G::ID)] {
        let why = refusal::<G>(&head(&other, G::REVISION, *G::SEATS.start()));
        assert_eq!(why, ReplayErrorKind::Game(other));
    }
    for (seats, options) in options {
        let why = refusal::<G>(&format!("{} · options {options}", head(G::ID, G::REVISION, *seats)));
        assert!(matches!(why, ReplayErrorKind::Setup(SetupError::Options(_))), "{options}: {why:?}");
    }
}

fn head(game: &str, revision: u16, seats: u8) -> String {
    format!("game {game} · revision {revision} · seats {seats}")
}

/// Why a record is refused, before its first ply.
fn refusal<G: Game>(head: &str) -> ReplayErrorKind {
    let record: Record = head.parse().unwrap_or_else(|error| panic!("{head}: {error}"));
    let replayed = Table::<G>::replay(&record).map(|_| ());
    let ReplayError { ply, why, .. } = replayed.expect_err("a head that cannot be played");
    assert_eq!(ply, 0, "{head}");
    why
}
