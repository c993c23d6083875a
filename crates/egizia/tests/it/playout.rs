//! The state is a small plain value, and random play allocates nothing.

use maat_egizia::Egizia;
use maat_engine::testing::{assert_plain_state, assert_playouts_allocate_nothing};

#[test]
fn the_state_is_small_and_owns_nothing() {
    assert_plain_state::<Egizia>(1024);
}

#[test]
fn playouts_allocate_nothing() {
    assert_playouts_allocate_nothing::<Egizia>(&[""], 20, |play| {
        allocation_counter::measure(play).count_total
    });
}
