//! Properties of whole games.

use std::collections::BTreeSet;

use maat_egizia::nile::Nile;
use maat_egizia::pieces::{Effect, Phase, Site};
use maat_egizia::sphinx::Sphinx;
use maat_egizia::state::Spent;
use maat_egizia::{Egizia, Event, Move};
use maat_engine::{Actor, Game, Scratch, Seat, SeatSet, Turn, Viewer, random_ply};
use rand::{SeedableRng, rngs::SmallRng};

use crate::eager::eager_game;
use crate::facts::{card, facts, positions};
use crate::games::new_game;
use crate::position::{asked, go_on, position};

/// Plays random games and calls `look` after every ply.
fn watch<T: Default>(games: u64, look: impl Fn(&Egizia, &[Event], &mut T), end: impl Fn(&Egizia, T)) {
    let mut scratch = Scratch::default();
    for seed in 0..games {
        let (mut game, mut rng) = (new_game(2 + (seed % 3) as u8), SmallRng::seed_from_u64(seed));
        let mut seen = T::default();
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            look(&game, &scratch.events, &mut seen);
        }
        end(&game, seen);
    }
}

/// The front player feeds first, quarries produce, nobody builds: the round ends and the rear player begins the next.
#[test]
fn a_round_without_builds() {
    let mut game = position("seats 3", "tiles a b c · points b 3 c 1 · track a b c · passed b c · sail a");
    let stones: Vec<u8> = Seat::first(3).map(|seat| game.player(seat).stones).collect();
    go_on(&mut game, "a pass");
    assert_eq!(asked(&game), "* deal-nile");
    assert_eq!((game.round(), game.phase()), (2, Phase::Deal));
    for (seat, before) in Seat::first(3).zip(stones) {
        assert_eq!(game.player(seat).stones, before + game.production(seat));
    }
    assert_eq!(game.tile_order().as_slice(), [Seat::A, Seat::C, Seat::B]);
}

/// At the start of a round, once-per-round powers and crews are ready, and nothing counts as built.
#[test]
fn a_round_begins_afresh() {
    let powers = [Effect::Upstream, Effect::Occupied, Effect::CrewEachRound, Effect::PayForCrew].map(card);
    let powers: Vec<String> = powers.iter().map(ToString::to_string).collect();
    let words = format!(
        "cards a {} · spent a upstream occupied drill train · used a black joker · built a site-sphinx
        ships a 2 3 · passed b · sail a",
        powers.join(" ")
    );
    let mut game = position("seats 2", &words);
    go_on(&mut game, "a pass");
    assert_eq!(game.round(), 2);
    let player = game.player(Seat::A);
    assert_eq!(player.points, facts().cooperation[1], "the bonus for one site");
    assert_eq!((player.spent, player.used, player.built), (Spent::default(), [false; 4], [false; 3]));
    assert!(!player.passed && game.ships_left(Seat::A) == facts().ships);
}

#[test]
fn five_rounds_of_seven_phases() {
    let look = |_: &Egizia, events: &[Event], phases: &mut Vec<Phase>| {
        phases.extend(events.iter().filter_map(|event| match event {
            Event::RoundBegan { .. } => Some(Phase::Deal),
            Event::PhaseBegan { phase } => Some(*phase),
            Event::TurnOrder { .. } => Some(Phase::TurnOrder),
            _ => None,
        }));
    };
    watch(20, look, |game, phases| {
        let round = Phase::ALL[Phase::Deal.index()..=Phase::TurnOrder.index()].to_vec();
        let mut all = vec![round; 5].concat();
        all.push(Phase::FinalScoring);
        assert_eq!(phases, all);
        assert_eq!(game.round(), 5);
    });
}

/// Each placement takes one ship, a leftover card none, and all ships return before the next round.
#[test]
fn ships_go_out_and_come_home() {
    let look = |game: &Egizia, events: &[Event], out: &mut [u8; 4]| {
        for event in events {
            match event {
                Event::ShipPlaced { seat, .. }
                | Event::TownVisited { seat, .. }
                | Event::ShipBerthed { seat, .. }
                | Event::SubstituteStands { seat, .. } => out[seat.index()] += 1,
                Event::RoundBegan { .. } => *out = [0; 4],
                _ => {}
            }
        }
        for seat in Seat::first(game.seats()).filter(|_| matches!(game.step(), "sail" | "deal-nile")) {
            assert_eq!(game.ships_left(seat), facts().ships - out[seat.index()], "{seat}");
        }
        let landed = Site::ALL.into_iter().flat_map(|site| *game.site(site)).flatten().count();
        assert!(game.phase() != Phase::Deal || landed == 0);
    };
    watch(30, look, |_, _: [u8; 4]| {});
}

#[test]
fn every_space_and_every_card_is_used() {
    let mut positions_met = BTreeSet::new();
    let mut cards = BTreeSet::new();
    let mut sphinx = BTreeSet::new();
    for seed in 0..150 {
        eager_game(2 + (seed % 3) as u8, seed, |_, last, events| {
            positions_met.extend(last.and_then(|m| if let Move::Ship(at) = m { Some(at) } else { None }));
            for event in events {
                match event {
                    Event::CardTaken { face, .. } => drop(cards.insert(face.card)),
                    Event::SphinxRevealed { card, .. } => drop(sphinx.insert(*card)),
                    _ => {}
                }
            }
        });
    }
    assert!(positions_met.into_iter().eq(positions(|_| true)));
    assert!(cards.into_iter().eq((0..Nile::COUNT).map(Nile::at)));
    assert_eq!(sphinx.len(), Sphinx::COUNT);
}

/// Others cannot tell which Sphinx card a player kept and which one went back.
#[test]
fn sphinx_cards_stay_hidden() {
    let start =
        position("seats 3", "crews a 2 1 1 2 · stones a 2 · at site-sphinx a b · build a site-sphinx");
    let keeping = |kept: u8| {
        let mut game = start.clone();
        let mut told = go_on(&mut game, "a commit black · a draw 2");
        let card: Move = "card 5".parse().expect("a move");
        assert_eq!(game.secret(Actor::Chance, card), Some(SeatSet::only(Seat::A)));
        told.extend(go_on(&mut game, "* card 5 · * card 9"));
        let keep: Move = format!("keep {kept}").parse().expect("a move");
        assert_eq!(game.secret(Actor::Seat(Seat::A), keep), Some(SeatSet::only(Seat::A)));
        told.extend(go_on(&mut game, &format!("a keep {kept}")));
        (game, told)
    };
    let ((one, told), (other, other_told)) = (keeping(5), keeping(9));
    for viewer in [Viewer::Seat(Seat::B), Viewer::Seat(Seat::C), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        let heard = |events: &[Event]| {
            events.iter().filter_map(|event| Egizia::redact(event, viewer)).collect::<Vec<_>>()
        };
        assert_eq!(heard(&told), heard(&other_told));
        if let Viewer::Seat(seat) = viewer {
            let imagined = |game: &Egizia| {
                let mut game = game.clone();
                game.determinize(Some(seat), &mut SmallRng::seed_from_u64(7));
                game
            };
            assert_eq!(imagined(&one), imagined(&other));
        }
    }
    let own = Viewer::Seat(Seat::A);
    assert_ne!(one.view(own), other.view(own));
    assert_eq!(one.view(own).known[0].card, Sphinx::new(9));
}

/// In final scoring all hands are public.
#[test]
fn hands_are_open_at_the_end() {
    watch(
        10,
        |game: &Egizia, _: &[Event], _: &mut ()| {
            for player in game.view(Viewer::Spectator).players {
                let over = game.turn() == Turn::Over;
                assert_eq!(player.hand.len(), if over { player.sphinx.into() } else { 0 });
                assert!(player.look.is_empty());
            }
        },
        |_, ()| {},
    );
}
