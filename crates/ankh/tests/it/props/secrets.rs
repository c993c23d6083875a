//! Cards and bids of others stay secret until all are revealed.

use std::cell::Cell;

use maat_ankh::{Ankh, Event, Move};
use maat_engine::{Actor, Game, Seat, SeatSet, Viewer, below};
use rand::{SeedableRng, rngs::SmallRng};

use super::watch;

/// The viewers that may not know the choice of a seat.
fn strangers(game: &Ankh, seat: Seat) -> Vec<Viewer> {
    let own = game.seats_of(seat);
    let others = Seat::first(game.seats()).filter(|other| !own.contains(*other)).map(Viewer::Seat);
    others.chain([Viewer::Spectator]).collect()
}

fn heard(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| Ankh::redact(event, viewer)).collect()
}

fn imagined(game: &Ankh, seat: Seat) -> Ankh {
    let mut game = game.clone();
    game.determinize(Some(seat), &mut SmallRng::seed_from_u64(7));
    game
}

fn is_secret(m: Move) -> bool {
    matches!(m, Move::Card(_) | Move::Bid(_))
}

/// If one seat gives two different answers while another is still choosing, the game looks the same to all others.
#[test]
fn choices_of_others_change_nothing() {
    let (compared, halves) = (Cell::new(0), Cell::new(0));
    watch(
        60,
        |_| SmallRng::seed_from_u64(1),
        |rng, seen| {
            let game = seen.before;
            let Actor::Seat(seat) = seen.actor else { return };
            let mut moves = Vec::new();
            game.legal_moves(seen.actor, &mut moves);
            if !is_secret(seen.m) || moves.len() < 2 {
                return;
            }
            assert_eq!(game.secret(seen.actor, seen.m), Some(game.seats_of(seat)).filter(|_| hides(game)));
            let other = moves[below(rng, moves.len() as u32) as usize];
            if other == seen.m || !still_hidden(game, seat, other) || !still_hidden(game, seat, seen.m) {
                return;
            }
            let (mut changed, mut events) = (game.clone(), Vec::new());
            changed.play(seen.actor, other, &mut events).expect("a legal move");
            for viewer in strangers(game, seat) {
                assert_eq!(
                    seen.after.view(viewer),
                    changed.view(viewer),
                    "{viewer:?} sees {} of {seat}",
                    seen.m
                );
                assert_eq!(heard(seen.events, viewer), heard(&events, viewer));
                if let Viewer::Seat(stranger) = viewer {
                    assert_eq!(imagined(seen.after, stranger), imagined(&changed, stranger));
                }
            }
            assert_eq!(seen.after.turn(), changed.turn(), "who is asked tells what was chosen");
            for own in game.seats_of(seat).iter() {
                let viewer = Viewer::Seat(own);
                assert_ne!(seen.after.view(viewer), changed.view(viewer), "{own} has forgotten {}", seen.m);
            }
            compared.set(compared.get() + 1);
            halves.set(halves.get() + u32::from(changed.turn().seats().contains(seat)));
        },
    );
    assert!(compared.get() > 200 && halves.get() > 5, "{compared:?} {halves:?}");
}

/// Whether choices are hidden; a lone bidder hides nothing.
fn hides(game: &Ankh) -> bool {
    game.step() != "bids" || game.battle().bidders.len() > 1
}

/// Whether others still have to answer after a seat has.
fn still_hidden(game: &Ankh, seat: Seat, m: Move) -> bool {
    let mut next = game.clone();
    next.play(Actor::Seat(seat), m, &mut Vec::new()).expect("a legal move");
    next.step() == game.step() && next.turn().seats().is_subset(game.turn().seats())
}

/// All choices are revealed at once, after the last answer.
#[test]
fn all_is_revealed_together() {
    watch(
        40,
        |_| (),
        |(), seen| {
            let revealed: SeatSet = seen
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::CardsRevealed { seat, .. } => Some(*seat),
                    _ => None,
                })
                .collect();
            if !revealed.is_empty() {
                assert_eq!(revealed, seen.before.battle().participants);
            }
            let bids: SeatSet = seen
                .events
                .iter()
                .filter_map(
                    |event| if let Event::BidRevealed { seat, .. } = event { Some(*seat) } else { None },
                )
                .collect();
            if !bids.is_empty() {
                assert_eq!(bids, seen.before.battle().bidders);
            }
        },
    );
}
