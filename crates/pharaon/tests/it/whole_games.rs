//! Properties of whole random games.

use std::collections::{BTreeMap, BTreeSet};

use maat_engine::{Game, Scratch, Seat, SeatSet, Viewer, options, random_ply};
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Colour, Resource, Zone};
use maat_pharaon::{Event, Pharaon};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::Value;

use crate::games::new_game;
use crate::position::{go_on, pass_until};

const GAMES: u64 = 25;

/// Plays random games with random options and calls `look` after every ply.
fn watch<T: Default>(look: impl Fn(&Pharaon, &[Event], &mut T), end: impl Fn(&Pharaon, T)) {
    let mut scratch = Scratch::default();
    for seed in 0..GAMES {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = 1 + (seed % 5) as u8;
        let chosen = options::random(Pharaon::OPTIONS, seats, &mut rng).parse().expect("known options");
        let mut game = new_game(seats, chosen);
        let mut seen = T::default();
        while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
            look(&game, &scratch.events, &mut seen);
        }
        end(&game, seen);
    }
}

/// The number of times a word occurs in a part of the state.
fn words(value: &Value, word: &str) -> u64 {
    match value {
        Value::Array(items) => items.iter().map(|item| words(item, word)).sum(),
        Value::String(text) => u64::from(text == word),
        _ => 0,
    }
}

fn numbers(value: &Value) -> u64 {
    match value {
        Value::Array(items) => items.iter().map(numbers).sum(),
        value => u64::from(value.is_number()),
    }
}

/// Counts all pieces, wherever they are.
#[test]
fn nothing_is_lost_and_nothing_made() {
    let look = |game: &Pharaon, _: &[Event], _: &mut ()| {
        let state = serde_json::to_value(game).expect("a state is plain data");
        let holders = || state["players"].as_array().into_iter().flatten().chain([&state["traitor"]]);
        let owned = |field: &str, index: usize| {
            holders().filter_map(|holder| holder[field][index].as_u64()).sum::<u64>()
        };
        for resource in Resource::ALL {
            let (name, index) = (resource.id(), resource.index());
            let lying = words(&state["wheel"], name)
                + words(&state["overflow"], name)
                + words(&state["traitor"]["lanes"], name);
            let markers = if index < Colour::ALL.len() {
                let bits = state["markers"][index].as_u64().unwrap_or_default().count_ones();
                u64::from(bits) + state["traitor"]["markers"][index].as_u64().unwrap_or_default()
            } else {
                0
            };
            let bank = u64::from(game.bank(resource));
            assert_eq!(bank + owned("resources", index) + lying - markers, 20, "{resource}");
        }
        let tokens: u64 = (0..12)
            .map(|kind| {
                let bag = &state["bag"];
                let in_bag = |field: &str| bag[field][kind].as_u64().unwrap_or_default();
                owned("offerings", kind) + in_bag("pile") + in_bag("apart") + in_bag("discard")
            })
            .sum();
        let kinds = maat_pharaon::pieces::Offering::ALL;
        let lying = ["pairs", "bonus", "wheel", "overflow"];
        let lying: u64 =
            kinds.iter().flat_map(|kind| lying.map(|field| words(&state[field], kind.id()))).sum();
        assert_eq!(tokens + lying, 40, "offerings");
        let cards = |sort: &str| {
            let held: u64 = holders().map(|holder| numbers(&holder[sort])).sum();
            let [up, gone] = [format!("{sort}_up"), format!("{sort}_gone")];
            numbers(&state[sort]) + numbers(&state[up]) + numbers(&state["traitor"][gone]) + held
        };
        assert_eq!(cards("nobles") + numbers(&state["look"]) + numbers(&state["aside"]), 26);
        assert_eq!(cards("artisans"), 30);
    };
    watch(look, |_, ()| {});
}

#[test]
fn each_zone_meets_each_colour_once() {
    let look = |game: &Pharaon, events: &[Event], seen: &mut BTreeMap<Zone, BTreeSet<Colour>>| {
        for _ in events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })) {
            for zone in Zone::ALL {
                seen.entry(zone).or_default().insert(game.entry_colour(zone));
            }
        }
    };
    watch(look, |_, seen| {
        assert_eq!(seen.len(), 5);
        assert!(seen.values().all(|colours| colours.len() == 5), "{seen:?}");
    });
}

/// Jars are laid out for the draft and for all rounds but the last.
#[test]
fn jars_are_laid_out_five_times() {
    let look = |game: &Pharaon, events: &[Event], seen: &mut Vec<(u8, bool)>| {
        let revealed = events.iter().filter(|event| matches!(event, Event::JarRevealed { .. }));
        let drafted = game.player(Seat::A).resources[Resource::Silver.index()] > 0 || game.round() > 1;
        seen.extend(revealed.map(|_| (game.round(), drafted)));
    };
    watch(look, |game, seen| {
        let count = usize::from(content(1).table(game.seats()).jars);
        assert_eq!(seen.len(), 5 * count, "{seen:?}");
        for round in 2..=5 {
            let laid = seen.iter().filter(|(other, _)| *other == round).count();
            assert_eq!(laid, if round == 5 { 0 } else { count }, "round {round}");
        }
    });
}

#[test]
fn tokens_that_exist_once() {
    let look = |game: &Pharaon, events: &[Event], pharaohs: &mut Vec<Event>| {
        let before = pharaohs.len();
        pharaohs.extend(events.iter().filter(|event| matches!(event, Event::Succeeded { .. })).cloned());
        assert!(pharaohs.len() <= 1, "{pharaohs:?}");
        assert_eq!(game.pharaoh().is_some(), !pharaohs.is_empty());
        if before == 1 {
            let Event::Succeeded { seat, .. } = pharaohs[0] else { unreachable!() };
            assert_eq!(game.pharaoh(), Some(seat), "the token never changes hands");
        }
        if game.step() == "turn" {
            let holder = game.first_player().expect("somebody begins");
            let there = holder.seat().is_none_or(|seat| seat.index() < usize::from(game.seats()));
            assert!(there && (holder.seat().is_some() || game.is_solo()));
        }
    };
    watch(look, |_, _| {});
}

#[test]
fn displays_are_full_while_their_decks_last() {
    watch(
        |game: &Pharaon, _: &[Event], _: &mut ()| {
            if game.step() != "turn" {
                return;
            }
            let view = game.view(Viewer::Spectator);
            assert!(view.noble_deck == 0 || view.nobles.iter().all(Option::is_some));
            assert!(view.artisan_deck == 0 || view.artisans.iter().all(Option::is_some));
        },
        |_, ()| {},
    );
}

/// Each action takes one entry piece, at most as many as there are slots and nobles for full zones, and everybody
/// passes once.
#[test]
fn rounds_end() {
    let look = |game: &Pharaon, events: &[Event], rounds: &mut Vec<(usize, usize)>| {
        for event in events {
            match event {
                Event::RoundBegan { .. } => rounds.push((0, 0)),
                Event::Paid { .. } => rounds.last_mut().expect("a round").0 += 1,
                Event::Passed { .. } | Event::PassedLast { .. } => rounds.last_mut().expect("a round").1 += 1,
                _ => {}
            }
        }
        if let Some((actions, _)) = rounds.last() {
            assert!(*actions <= 5 * game.slots() + 4);
        }
    };
    watch(look, |game, rounds| {
        assert_eq!(rounds.len(), 5);
        let players = usize::from(game.seats()) + usize::from(game.is_solo());
        assert!(rounds.iter().all(|(_, passes)| *passes == players), "{rounds:?}");
    });
}

/// Others cannot see which noble a player declined in the draft.
#[test]
fn a_refused_noble_stays_hidden() {
    let mut start = new_game(3, Default::default());
    pass_until(&mut start, |game| game.step() == "look");
    let refusing = |noble: u8| {
        let mut game = start.clone();
        let look: maat_pharaon::Move = format!("look {noble}").parse().expect("a move");
        assert_eq!(game.secret(maat_engine::Actor::Chance, look), Some(SeatSet::only(Seat::C)));
        let events = go_on(&mut game, &format!("* look 10 · * look {noble} · c keep 10"));
        (game, events)
    };
    let ((one, told), (other, other_told)) = (refusing(11), refusing(12));
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        let heard = |events: &[Event]| {
            events.iter().filter_map(|event| Pharaon::redact(event, viewer)).collect::<Vec<_>>()
        };
        assert_eq!(heard(&told), heard(&other_told));
        if let Viewer::Seat(seat) = viewer {
            let imagined = |game: &Pharaon| {
                let mut game = game.clone();
                game.determinize(Some(seat), &mut SmallRng::seed_from_u64(7));
                game
            };
            assert_eq!(imagined(&one), imagined(&other));
        }
    }
    let own = Viewer::Seat(Seat::C);
    assert_eq!(one.view(own).aside.map(|noble| noble.noble.number()), Some(11));
    assert_ne!(one.view(own), other.view(own));
    assert_ne!(told, other_told);
    // Once all are shuffled back, nothing is hidden.
    let after = |mut game: Pharaon| {
        go_on(&mut game, "b jar 2 · * look 13 · * look 14 · b keep 13 · * look 15 · * look 16 · a keep 15");
        game
    };
    assert_eq!(after(one), after(other));
}
