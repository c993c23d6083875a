use maat_engine::testing::{Plan, laws};
use maat_imhotep::Imhotep;

#[test]
fn all_laws_hold() {
    let tally =
        laws::<Imhotep>(&Plan { games: 300, seed: 1, probes: 8 }).unwrap_or_else(|breach| panic!("{breach}"));
}
