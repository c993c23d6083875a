//! Pure functions against slow, obvious versions, on random inputs.

mod pay;
mod score;
mod slow_pay;
mod slow_score;
mod states;

use rand::{SeedableRng, rngs::SmallRng};

/// Calls `trial` with a different generator each time.
fn tries(count: u64, trial: impl Fn(&mut SmallRng)) {
    for seed in 0..count {
        trial(&mut SmallRng::seed_from_u64(seed));
    }
}
