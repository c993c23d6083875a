//! Compares pure functions with slow, obvious versions on random inputs.

mod pay;
mod score;
mod slow_pay;
mod slow_score;
mod states;

use maat_pharaon::Move;
use rand::{SeedableRng, rngs::SmallRng};

/// Calls `trial` with a different generator each time.
fn tries(count: u64, trial: impl Fn(&mut SmallRng)) {
    for seed in 0..count {
        trial(&mut SmallRng::seed_from_u64(seed));
    }
}

#[test]
fn every_move_has_an_index_and_a_text() {
    for index in 0..Move::COUNT {
        let m = Move::from_index(index).unwrap();
        assert_eq!((m.index(), m.to_string().parse()), (index, Ok(m)));
        assert!(m.to_string().starts_with(m.verb()));
    }
    assert_eq!(Move::from_index(Move::COUNT), None);
}
