use maat_ankh::Ankh;
use maat_engine::Game;
use maat_engine::testing::{Plan, laws};

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Ankh>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.unseen(&Ankh::VOCABULARY), Vec::<&str>::new());
}
