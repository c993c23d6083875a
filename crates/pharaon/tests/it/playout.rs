//! The state is a small plain value, and random play allocates nothing.

use maat_engine::testing::{assert_plain_state, assert_playouts_allocate_nothing};
use maat_pharaon::Pharaon;

#[test]
fn the_state_is_small_and_owns_nothing() {
    assert_plain_state::<Pharaon>(1024);
}

#[test]
fn playouts_allocate_nothing() {
    assert_playouts_allocate_nothing::<Pharaon>(&["", "beginner=a"], 1, |play| {
        allocation_counter::measure(play).count_total
    });
}
