//! The toy passes the checks of plain states and refused setups, and each check can fail.

use maat_engine::testing::{
    assert_heads_refused, assert_plain_state, assert_playouts_allocate_nothing, assert_setups_refused,
};

use crate::toy::Toy;

#[test]
fn the_toy_passes() {
    assert_plain_state::<Toy>(size_of::<Toy>());
    assert_playouts_allocate_nothing::<Toy>(&["", "novices=a"], 1, |play| {
        play();
        0
    });
    assert_setups_refused::<Toy>(2..=4, 1);
    assert_heads_refused::<Toy>(&[(2, "fog=yes")]);
}

#[test]
#[should_panic(expected = "more than 8")]
fn a_large_state_is_found() {
    assert_plain_state::<Toy>(8);
}

#[test]
#[should_panic(expected = "allocations in 50 games of toy, 2 seats")]
fn an_allocation_is_found() {
    assert_playouts_allocate_nothing::<Toy>(&[""], 1, |play| {
        play();
        1
    });
}

#[test]
#[should_panic(expected = "most: 4")]
fn seats_too_many_are_found() {
    assert_setups_refused::<Toy>(2..=3, 1);
}

#[test]
#[should_panic(expected = "a head that cannot be played")]
fn a_head_that_can_be_played_is_found() {
    assert_heads_refused::<Toy>(&[(2, "novices=a")]);
}
