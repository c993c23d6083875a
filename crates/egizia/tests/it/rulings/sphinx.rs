//! The Sphinx deck.

use maat_egizia::pieces::{Effect, Kind};
use maat_egizia::sphinx::Sphinx;
use maat_engine::{Actor, Seat};

use crate::facts::{card, facts, number};
use crate::games::new_game;
use crate::position::{asked, go_on, moves, play, position};

#[test]
fn a_08_extra_cards_need_a_paid_one() {
    let plus = card(Effect::SphinxPlus);
    let most = facts().sphinx_build.most;
    let extra = number(Effect::SphinxPlus);
    let mut game = position(
        "seats 2",
        &format!(
            "cards a {plus} · crews a {most} 1 1 2 · stones a {most} · at site-sphinx a b · build a site-sphinx"
        ),
    );
    go_on(&mut game, "a commit black");
    let paid: Vec<String> = (1..=most).map(|cards| format!("draw {cards}")).collect();
    assert_eq!(moves(&game, Actor::Seat(Seat::A)), paid, "never without a paid card");
    for cards in 1..=most {
        let mut game = game.clone();
        go_on(&mut game, &format!("a draw {cards}"));
        let free = extra.min(most - cards);
        if free == 0 {
            assert_eq!(asked(&game), "* draw-sphinx");
        } else {
            let free: Vec<String> = (0..=free).map(|cards| format!("extra {cards}")).collect();
            assert_eq!(moves(&game, Actor::Seat(Seat::A)), free);
        }
    }
    go_on(&mut game, &format!("a draw 1 · a extra {extra}"));
    assert_eq!(game.has(Seat::A, Effect::SphinxPlus), facts().nile(plus).kind == Kind::Permanent);
    assert_eq!(game.player(Seat::A).stones, most - 1);
}

#[test]
fn a_09_a_short_deck() {
    let plus = card(Effect::SphinxPlus);
    play(&format!(
        "seats 2
        # One card that nobody has seen and one that was returned: the extra card is the last one.
        unseen 1 · under b 2 · cards a {plus} · crews a 9 1 1 2 · stones a 9 · at site-sphinx a b
        build a site-sphinx
        a commit black
        legal a draw 1, draw 2
        a draw 1
        legal a extra 0, extra 1
        a extra 1 · * card 1
        legal * card 2
        * card 2 · a keep 1
        expect sphinx.under_len 1

        seats 2
        # Nothing can be built with an empty deck.
        unseen 1 · crews a 9 1 1 2 · stones a 9 · crews b 9 1 1 2 · at site-sphinx a b · build a site-sphinx
        a commit black · * card 1 · a keep 1
        tells could-not-build seat=b site=site-sphinx"
    ));
}

#[test]
fn a_10_returned_in_the_order_drawn() {
    play(
        "seats 2
        crews a 4 1 1 2 · stones a 4 · under b 20 · unseen 1 2 3 4 5 6 · at site-sphinx a b · build a site-sphinx
        a commit black · a draw 4 · * card 5 · * card 2 · * card 6 · * card 1
        a keep 6
        expect sphinx.under.1 20 · expect sphinx.under.2 5 · expect sphinx.under.3 2 · expect sphinx.under.4 1
        # Under the deck Red knows the places: two unseen cards and the 20 lie above.
        expect view.a.known [{\"place\": 4, \"card\": 5}, {\"place\": 5, \"card\": 2}, {\"place\": 6, \"card\": 1}]
        expect view.b.known [{\"place\": 3, \"card\": 20}] · expect view.spectator.known []",
    );
}

#[test]
fn a_41_keeping_two_is_permanent() {
    let keep = card(Effect::SphinxKeep);
    let mut game = position(
        "seats 2",
        &format!("cards a {keep} · crews a 3 1 1 2 · stones a 3 · at site-sphinx a b · build a site-sphinx"),
    );
    go_on(&mut game, "a commit black · a draw 3 · * card 1 · * card 2 · * card 3 · a keep 1 · a keep 3");
    assert_eq!(game.player(Seat::A).hand.len(), 2);
    assert_eq!(game.has(Seat::A, Effect::SphinxKeep), facts().nile(keep).kind == Kind::Permanent);
    assert_eq!(facts().nile(keep).kind, Kind::Permanent);
}

#[test]
fn a_46_first_cards_return_in_tile_order() {
    for seats in 2..=4 {
        let mut game = new_game(seats);
        while asked(&game) == "* turn-graves" {
            let tile = moves(&game, Actor::Chance)[0].clone();
            go_on(&mut game, &format!("* {tile}"));
        }
        // Red gets 29 and 28, Blue 27 and 26; all keep the first of their two, the last seat first.
        for place in 0..2 * seats {
            go_on(&mut game, &format!("* card {}", 29 - place));
        }
        for seat in Seat::first(seats).rev() {
            go_on(&mut game, &format!("{seat} keep {}", 29 - 2 * seat.index()));
        }
        let under: Vec<u8> = game.sphinx().under().map(Sphinx::number).collect();
        assert!(under.into_iter().eq((0..seats).map(|seat| 28 - 2 * seat)));
        assert_eq!(game.sphinx().len(), 29 - seats);
    }
}
