//! The state is a small plain value, and random play allocates nothing.

use maat_ankh::Ankh;
use maat_engine::testing::{assert_plain_state, assert_playouts_allocate_nothing};

#[test]
fn the_state_is_small_and_owns_nothing() {
    assert_plain_state::<Ankh>(1536);
}

#[test]
fn playouts_allocate_nothing() {
    assert_playouts_allocate_nothing::<Ankh>(&[""], 40, |play| allocation_counter::measure(play).count_total);
}
