//! Compares strengths and majorities with slow versions, figure by figure and monument by monument.

use std::cell::Cell;
use std::collections::BTreeSet;

use maat_ankh::figures::Figure;
use maat_ankh::map::{Hex, Token};
use maat_ankh::pieces::{Card, CardSet, God, Kind, Monument, Power};
use maat_ankh::strength::Strength;
use maat_ankh::view::ForceView;
use maat_ankh::{Ankh, Event};
use maat_engine::{Game, Seat, Viewer, below};

use super::crowd::{adjacent, crowd, lies_in, region};
use super::{tries, watch};

/// All figures on the map with owner, kind and hex.
fn standing(game: &Ankh) -> Vec<(Seat, Kind, Hex)> {
    let standing =
        |figure| Some((game.figures().owner(figure)?, game.kind(figure), game.figures().hex(figure)?));
    Figure::all().filter_map(standing).collect()
}

fn monuments(game: &Ankh, seat: Seat, monument: Monument) -> Vec<Hex> {
    let own = |hex: &Hex| {
        game.monuments().holder(*hex) == Some(seat) && game.monuments().on(*hex) == Some(monument)
    };
    Hex::all().filter(own).collect()
}

/// The strength by the rules, the number of figures, and the number of those that count nothing.
fn slow_strength(game: &Ankh, seat: Seat, land: &BTreeSet<Hex>, cards: &[Card]) -> (u32, usize, usize) {
    let figures = standing(game);
    let here: Vec<_> =
        figures.iter().filter(|(owner, _, hex)| *owner == seat && lies_in(land, *hex)).collect();
    if here.is_empty() {
        return (0, 0, 0);
    }
    let overawed = |at: Hex| {
        figures.iter().any(|(owner, kind, hex)| {
            *owner != seat && *kind == Kind::Sphinx && adjacent(game.camels(), *hex, at)
        })
    };
    let three = Monument::ALL.into_iter().any(|monument| monuments(game, seat, monument).len() >= 3);
    let (mut sum, mut neutralised) = (0, 0);
    for (_, kind, hex) in &here {
        if overawed(*hex) {
            neutralised += 1;
            continue;
        }
        sum += if *kind == Kind::God && three && game.has(seat, Power::Resplendent) { 3 } else { 1 };
        if *kind == Kind::God && game.is_god(seat, God::Anubis) {
            sum += u32::from(game.figures().captives().len());
        }
    }
    for temple in monuments(game, seat, Monument::Temple) {
        let attended = here.iter().any(|(_, _, hex)| adjacent(game.camels(), *hex, temple));
        if game.has(seat, Power::TempleAttuned) && land.contains(&temple) && attended {
            sum += 2;
        }
    }
    for card in cards {
        sum += match card {
            Card::Chariots => 3,
            Card::Drought | Card::Plague => 1,
            _ => 0,
        };
    }
    (sum, here.len(), neutralised)
}

#[test]
fn strengths_are_sums() {
    tries(400, |rng| {
        let game = crowd(rng, "");
        for token in game.regions().tokens() {
            let land = region(&game, token);
            for seat in game.living() {
                let cards = [Card::ALL[below(rng, 7) as usize], Card::ALL[below(rng, 7) as usize]];
                let mut played = CardSet::EMPTY;
                cards.into_iter().for_each(|card| played.add(card));
                let found = Strength::of(&game, seat, token, played);
                let distinct = if cards[0] == cards[1] { &cards[..1] } else { &cards[..] };
                let told = (u32::from(found.total()), found.figures.into(), found.neutralised.into());
                assert_eq!(told, slow_strength(&game, seat, &land, distinct), "{seat} in {token}: {game:?}");
            }
        }
    });
}

/// The seat with strictly more monuments of a type in a region than each other god.
fn slow_majority(game: &Ankh, land: &BTreeSet<Hex>, monument: Monument) -> Option<(Seat, u8)> {
    let count =
        |seat: Seat| monuments(game, seat, monument).into_iter().filter(|hex| land.contains(hex)).count();
    let seats: Vec<Seat> = game.living().collect();
    let most = |seat: &Seat| {
        count(*seat) > 0 && seats.iter().all(|other| other == seat || count(*other) < count(*seat))
    };
    seats.iter().copied().find(most).map(|seat| (seat, count(seat) as u8))
}

#[test]
fn majorities_are_counted() {
    let held = Cell::new(0);
    tries(300, |rng| {
        let game = crowd(rng, "");
        for token in game.regions().tokens() {
            let land = region(&game, token);
            for monument in Monument::ALL {
                let found = game.majority(token, monument);
                assert_eq!(found, slow_majority(&game, &land, monument), "{monument} in {token}: {game:?}");
                held.set(held.get() + u32::from(found.is_some()));
            }
        }
    });
    assert!(held.get() > 500, "{held:?}");
}

/// Every figure is in the region that contains its hex.
#[test]
fn figures_lie_in_their_regions() {
    tries(200, |rng| {
        let game = crowd(rng, "");
        for token in game.regions().tokens() {
            let land = region(&game, token);
            let there = |seat: Seat| {
                let figures = standing(&game).into_iter();
                figures
                    .filter(move |(owner, ..)| *owner == seat)
                    .map(|(.., hex)| hex)
                    .filter(|hex| lies_in(&land, *hex))
            };
            for seat in game.living() {
                assert_eq!(game.in_region(seat, token), there(seat).collect(), "{seat} in {token}");
                assert_eq!(game.present(token).contains(seat), there(seat).next().is_some());
            }
        }
    });
}

/// Every figure on the map is in the region of one token or, in water, of several.
#[test]
fn no_figure_is_nowhere() {
    tries(100, |rng| {
        let game = crowd(rng, "");
        for (seat, _, hex) in standing(&game) {
            let tokens: Vec<Token> =
                game.regions().tokens().filter(|token| game.in_region(seat, *token).contains(hex)).collect();
            let land = game.map().land.contains(hex);
            assert!(!tokens.is_empty() && (!land || tokens.len() == 1), "{seat} on {hex}: {tokens:?}");
        }
    });
}

/// The counted strengths are shown until the battle is over, even if figures die meanwhile.
#[test]
fn counted_strengths_stay_in_sight() {
    let shown = Cell::new(0);
    watch(
        120,
        |_| Vec::new(),
        |counted: &mut Vec<Event>, seen| {
            for event in seen.events {
                match event {
                    Event::BattleBegan { .. } => counted.clear(),
                    Event::StrengthCounted { .. } => counted.push(event.clone()),
                    _ => {}
                }
            }
            let Some(battle) = seen.after.view(Viewer::Spectator).battle else { return };
            for side in battle.sides.into_iter().filter(|_| battle.counted) {
                let ForceView { seat, figures, neutralised, strength, parts, .. } = side.force;
                let parts = parts.into_iter().collect();
                let told = Event::StrengthCounted { seat, figures, neutralised, strength, parts };
                assert!(counted.contains(&told), "{told:?} in {counted:?}");
                shown.set(shown.get() + 1);
            }
        },
    );
    assert!(shown.get() > 100, "{}", shown.get());
}
