//! Passing and the pyramid.

use maat_engine::{Actor, Game, Scratch, Seat, random_ply};
use maat_pharaon::Move;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Holder, Resource, Reward, Role};
use rand::{SeedableRng, rngs::SmallRng};

use crate::facts::{field, noble};
use crate::games::new_game;
use crate::position::{holds, moves, pass_until, play, position};

#[test]
fn j_p1_always_allowed() {
    let mut scratch = Scratch::default();
    for seats in 1..=5 {
        let mut rng = SmallRng::seed_from_u64(seats.into());
        let mut game = new_game(seats, Default::default());
        let mut turns = 0;
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            if game.step() == "turn" {
                let seat = game.turn().seats().lowest().expect("a player's turn");
                assert!(moves(&game, Actor::Seat(seat)).contains(&Move::Pass));
                turns += 1;
            }
        }
        assert!(turns > 5, "{seats} seats");
    }
}

#[test]
fn j_p2_the_move_is_compulsory() {
    let acts = "faces offerings blue · supply b blue 1 · pairs vp-1+vp-1 · active b";
    play(&format!(
        "seats 3
        first c · on c 1 2 · {acts}
        b pair 1
        legal c reward {}, reward 3

        seats 3
        # Without any effect the cylinder moves all the same.
        first c · on c 1 2 · {acts} · bank green 0 blue 0 black 0 red 0 yellow 0 silver 0
        b pair 1
        tells advanced seat=c row=1 field=3 · tells no-reward seat=c
        expect view.a.players.c.place.field 3 · expect turn a",
        field(1, Reward::Basic)
    ));
}

#[test]
fn j_p3_all_icons_of_a_field() {
    let fields = content(1).pyramid.iter().enumerate();
    let two = fields
        .flat_map(|(row, fields)| fields.iter().enumerate().map(move |(field, icons)| (row, field, icons)));
    let found = two.into_iter().find(|(_, _, icons)| icons.len() > 1 && icons.contains(&Reward::FirstPlayer));
    let (row, field, icons) = found.expect("a field with the token and something else");
    assert!(icons.contains(&Reward::Basic) && row == 0 && field == 1);
    let acts = "on a 1 1 · faces offerings blue · supply c blue 1 · pairs vp-1+vp-1 · active c";
    play(&format!(
        "seats 3
        first b · {acts}
        c pair 1
        tells reward-taken seat=a field=2 · tells first-player-taken seat=a · expect first a
        a gain red
        {} · expect turn b

        seats 3
        # Who holds the token gains the rest.
        first a · {acts}
        c pair 1
        silent first-player-taken
        a gain red
        {} · expect first a · expect turn b

        seats 3
        # And the token comes although the bank is empty.
        first b · {acts} · bank green 0 blue 0 black 0 red 0 yellow 0
        c pair 1
        expect first a · expect turn b",
        holds("a", [Resource::Red]),
        holds("a", [Resource::Red])
    ));
}

#[test]
fn j_p4_the_round_ends_with_the_last_pass() {
    let treasurer = noble(Role::Treasurer);
    play(&format!(
        "seats 3
        on a 1 1 · on b 2 1 · active c · nobles c {treasurer} · jars 1
        c pass
        # The passing turn is not complete: an exchange is possible.
        silent round-ended · legal c treasurer, done
        c done
        tells round-ended round=1 · silent advanced"
    ));
}

#[test]
fn j_p5_the_holder_begins_again() {
    // All three pass one after another, so that nobody reaches the second field.
    let mut game = position("seats 3", "first b · active b");
    pass_until(&mut game, |game| game.round() == 2 && game.step() == "turn");
    assert_eq!(game.first_player(), Some(Holder::B));
    assert_eq!(game.turn().seats().lowest(), Some(Seat::B));
}
