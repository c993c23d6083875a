//! The Nile and its spaces.

use std::collections::BTreeSet;

use maat_egizia::content::SpaceKind;
use maat_egizia::pieces::{Deck, Effect, Position, Site, Town};
use maat_egizia::{Egizia, Event};
use maat_engine::{Actor, Scratch, Seat, random_ply};
use rand::{SeedableRng, rngs::SmallRng};

use crate::facts::{card, cards, facts, positions, quarry, site_position, town};
use crate::games::new_game;
use crate::position::{asked, go_on, moves, play, position};

const A: Actor = Actor::Seat(Seat::A);

#[test]
fn a_01_card_squares_and_fixed_spaces_alternate() {
    let squares = positions(|kind| matches!(kind, SpaceKind::Card(_)));
    assert_eq!(squares.len(), 10);
    assert!(squares.windows(2).all(|pair| pair[1].number() == pair[0].number() + 2));
    assert_eq!(Some(town(Town::Heliopolis)), Position::all().last());
    let sites = Site::ALL.map(site_position);
    assert!(sites.is_sorted());
    let between = squares.iter().filter(|&&square| sites[1] < square && square < sites[2]);
    assert!(between.count() >= 3);
}

#[test]
fn a_02_heliopolis_is_passalon_without_two_cards() {
    let [heliopolis, passalon] = [Town::Heliopolis, Town::Passalon].map(town);
    assert_eq!(facts().space(heliopolis).actions, facts().space(passalon).actions);
    let powers = format!("cards a {} {}", card(Effect::DoubleSpace), card(Effect::Occupied));
    let game = position("seats 2", &format!("{powers} · ships b {passalon} {heliopolis} · sail a"));
    let legal = moves(&game, A);
    for text in [format!("ship {passalon}"), format!("double {passalon}")] {
        assert!(legal.contains(&text), "{legal:?}");
    }
    assert!(!legal.iter().any(|text| text.ends_with(&format!(" {heliopolis}"))), "{legal:?}");
    // The ring moves both ways in both towns.
    for place in [heliopolis, passalon] {
        let mut game = position("seats 2", "sail a");
        go_on(&mut game, &format!("a ship {place}"));
        assert_eq!(moves(&game, A), ["ring left", "ring stay", "ring right"]);
        assert_eq!(game.player(Seat::A).strength, [1, 1, 1, 3]);
    }
}

#[test]
fn a_17_two_ring_moves_in_a_doubled_passalon() {
    play(&format!(
        "seats 2
        ring left · cards a {} · sail a
        a double {}
        legal a ring stay, ring right
        a ring right
        legal a ring left, ring stay, ring right
        a ring left
        expect ring left · expect players.a.strength.4 4 · expect turn b",
        card(Effect::DoubleSpace),
        town(Town::Passalon)
    ));
}

#[test]
fn a_18_an_own_space_needs_both_powers() {
    let (thebae, selinon) = (town(Town::Thebae), town(Town::Selinon));
    let (occupied, upstream) = (card(Effect::Occupied), card(Effect::Upstream));
    let ships = format!("ships a {thebae} {selinon} · passed b · sail a");
    for (powers, open) in [
        (occupied.to_string(), false),
        (upstream.to_string(), false),
        (format!("{occupied} {upstream}"), true),
    ] {
        let game = position("seats 2", &format!("cards a {powers} · {ships}"));
        for own in [thebae, selinon] {
            assert_eq!(moves(&game, A).contains(&format!("ship {own}")), open, "{own} with {powers}");
        }
    }
    let mut game = position("seats 2", &format!("cards a {occupied} {upstream} · {ships}"));
    let left = game.ships_left(Seat::A);
    go_on(&mut game, &format!("a ship {selinon}"));
    let spent = game.player(Seat::A).spent;
    assert!(spent.occupied && spent.upstream);
    assert_eq!(game.ships_left(Seat::A), left - 1);
    assert_eq!(game.player(Seat::A).strength, [2, 1, 2, 2]);
}

#[test]
fn a_19_no_upstream_without_a_ship() {
    let power = card(Effect::Upstream);
    let mut game = position("seats 2", &format!("cards a {power} · passed b · sail a"));
    go_on(&mut game, &format!("a ship {}", town(Town::Selinon)));
    assert!(!game.player(Seat::A).spent.upstream);
    go_on(&mut game, &format!("a ship {}", town(Town::Edfu)));
    assert!(game.player(Seat::A).spent.upstream);
}

#[test]
fn a_20_one_leftover_card_each_round() {
    let power = card(Effect::Leftover);
    let choice = cards(Effect::CrewsChoice, |_| true)[0];
    play(&format!(
        "seats 2
        round 3 · squares {choice} {} · cards a {power} · passed b · sail a
        a pass · a take 1
        # An immediate card is carried out; there is no second one.
        a grow black · a grow blue
        expect players.a.cards [\"{power}\"] · expect round 4 · expect players.a.strength [2, 1, 2, 2]

        seats 2
        # Nobody is asked when nothing is left.
        round 3 · cards a {power} · passed b · sail a
        a pass
        expect round 4",
        quarry(3)
    ));
    // In the next round the power can be used again.
    let mut game = position("seats 2", &format!("round 3 · cards a {power} · passed b · sail a"));
    go_on(&mut game, "a pass");
    let mut scratch = Scratch::default();
    let mut rng = SmallRng::seed_from_u64(1);
    while asked(&game).starts_with('*') {
        random_ply(&mut game, &mut rng, &mut scratch);
    }
    let first = if asked(&game) == "a sail" { "a pass · b pass" } else { "b pass · a pass" };
    go_on(&mut game, first);
    assert_eq!(asked(&game), "a leftover");
}

#[test]
fn a_32_cards_left_leave_the_game() {
    let mut scratch = Scratch::default();
    for seed in 0..20 {
        let (mut game, mut rng) = (new_game(2 + (seed % 3) as u8), SmallRng::seed_from_u64(seed));
        let mut dealt = Vec::new();
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            dealt.extend(scratch.events.iter().filter_map(|event| match event {
                Event::NileDealt { face, .. } => Some(face.card),
                _ => None,
            }));
        }
        let once: BTreeSet<_> = dealt.iter().collect();
        assert_eq!(once.len(), dealt.len(), "no card comes back");
        let of = |deck: Deck| dealt.iter().filter(|card| facts().deck(deck).contains(**card)).count();
        assert_eq!(Deck::ALL.map(of), [20, 20, 10]);
        assert!(game.squares().iter().all(Option::is_none));
    }
    assert_eq!(Deck::ALL.map(|deck| facts().deck(deck).len()), [22, 22, 12]);
}

/// The index of the first matching event.
fn place(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(is).expect("such an event")
}

#[test]
fn a_47_the_parts_of_a_space_in_order() {
    let sail = |words: &str, at: Town| -> (Egizia, Vec<Event>) {
        let mut game = position("seats 2", &format!("{words} · sail a"));
        let events = go_on(&mut game, &format!("a ship {}", town(at)));
        (game, events)
    };
    let (_, told) = sail("markets a 0 0", Town::Edfu);
    let moved = |market: &str| {
        place(
            &told,
            |event| matches!(event, Event::MarketMoved { market: which, .. } if which.id() == market),
        )
    };
    assert!(moved("stone") < moved("grain"));
    let (game, told) = sail("ring left", Town::Passalon);
    assert!(matches!(told.last(), Some(Event::CrewGrew { .. })), "the joker before the ring");
    assert_eq!(asked(&game), "a ring");
    let (mut game, told) = sail("stones a 0", Town::Alyi);
    assert_eq!((asked(&game), game.player(Seat::A).stones), ("a grow".into(), 0), "{told:?}");
    go_on(&mut game, "a grow blue");
    assert_eq!(game.player(Seat::A).stones, 2);
}
