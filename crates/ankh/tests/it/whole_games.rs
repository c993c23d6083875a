//! Properties of whole games.

use std::cell::RefCell;
use std::collections::BTreeMap;

use maat_ankh::content::{ROW, WARRIORS, content};
use maat_ankh::figures::{Figure, Place};
use maat_ankh::pieces::{Action, Card, Cause, Ending, Monument, Occasion};
use maat_ankh::{Ankh, Event};
use maat_engine::{Actor, Game, Seat, Turn, Viewer};

use crate::props::{Seen, watch};

/// Plays games and collects the events of each; `end` checks the finished game.
fn told(games: u64, end: impl Fn(&Ankh, &[Event])) {
    let start = |_: &Ankh| Vec::<Event>::new();
    watch(games, start, |told, seen| {
        told.extend(seen.events.iter().cloned());
        if seen.after.turn() == Turn::Over {
            end(seen.after, told);
        }
    });
}

fn has_begun(game: &Ankh) -> bool {
    !matches!(game.step(), "scenario" | "god" | "guardian")
}

#[test]
fn no_piece_is_lost() {
    const TOKENS: u8 = 15;
    assert_eq!(content(1).setup.pool + ROW as u8, TOKENS);
    watch(
        40,
        |_| (),
        |(), seen| {
            let game = seen.after;
            for seat in game.living().filter(|_| has_begun(game)) {
                let held = game.monuments().held(seat).len();
                assert_eq!(game.player(seat).pool + held + ROW as u8, TOKENS, "Ankh tokens of {seat}");
                let there = |figure: &Figure| game.figures().owner(*figure) == Some(seat);
                let warriors = Figure::warriors(seat).iter().filter(there).count();
                assert_eq!(warriors, WARRIORS, "warriors of {seat}");
                assert!(matches!(game.figures().place(Figure::god(seat)), Place::On(_)), "the god of {seat}");
            }
            for monument in Monument::ALL {
                let all = game.supply(monument) + game.monuments().of(monument).len();
                assert_eq!(all, content(1).setup.monuments[monument.index()], "{monument}");
            }
            let camels = game.camels().iter().len() + usize::from(game.view(Viewer::Spectator).supply.camels);
            assert_eq!(camels, usize::from(content(1).setup.camels));
        },
    );
}

/// Every decision has several moves, except cards and bids, which all choose simultaneously, even with one card or no
/// followers.
#[test]
fn nobody_is_asked_without_a_choice() {
    watch(
        60,
        |_| (),
        |(), seen| {
            let game = seen.after;
            for seat in game.turn().seats().iter().filter(|_| !matches!(game.step(), "cards" | "bids")) {
                let mut moves = Vec::new();
                game.legal_moves(Actor::Seat(seat), &mut moves);
                assert!(moves.len() > 1, "{seat} is asked {} and may only {moves:?}", game.step());
            }
        },
    );
}

/// The actions of one turn.
#[derive(Default)]
struct TurnTaken {
    seat: Option<Seat>,
    actions: Vec<Action>,
    triggered: bool,
}

impl TurnTaken {
    /// Checks that the turn has one or two actions in descending rows, as the rules require.
    fn check(&self, game: &Ankh) {
        let Some(seat) = self.seat else { return };
        let rows: Vec<usize> = self.actions.iter().map(|action| action.index()).collect();
        assert!(rows.windows(2).all(|pair| pair[0] < pair[1]), "{seat}: {:?}", self.actions);
        let one = self.triggered || self.actions == [Action::Unlock] || game.player(seat).partner.is_some();
        assert!(self.actions.len() == 2 || (one && self.actions.len() == 1), "{seat}: {:?}", self.actions);
    }
}

/// The next seat clockwise whose god is in the game.
fn successor(game: &Ankh, seat: Seat) -> Seat {
    let mut next = seat.next(game.seats());
    while !game.is_living(game.entity(next)) {
        next = next.next(game.seats());
    }
    next
}

#[test]
fn turns_go_round() {
    watch(
        60,
        |_| TurnTaken::default(),
        |turn, seen| {
            for event in seen.events {
                match event {
                    Event::ActionTaken { seat, action, .. } => {
                        if turn.seat != Some(*seat) || turn.triggered || is_over(turn) {
                            turn.check(seen.before);
                            let expected = turn.seat.map_or(Seat::A, |last| successor(seen.before, last));
                            assert_eq!(*seat, expected, "whose turn it is");
                            *turn = TurnTaken { seat: Some(*seat), ..TurnTaken::default() };
                        }
                        turn.actions.push(*action);
                    }
                    Event::OccasionBegan { .. } => turn.triggered = true,
                    _ => {}
                }
            }
        },
    );
}

/// Whether the turn cannot continue.
fn is_over(turn: &TurnTaken) -> bool {
    turn.actions.len() == 2 || turn.actions.last() == Some(&Action::Unlock)
}

#[test]
fn events_follow_their_track() {
    told(60, |game, told| {
        let occasions: Vec<Occasion> = told
            .iter()
            .filter_map(|event| {
                if let Event::OccasionBegan { occasion, .. } = event { Some(*occasion) } else { None }
            })
            .collect();
        assert_eq!(occasions[..], content(1).events[..occasions.len()]);
        assert_eq!(occasions.len(), usize::from(game.event()));
        let conflicts = occasions.iter().filter(|occasion| **occasion == Occasion::Conflict).count();
        let whole = game.ending() == Some(Ending::LastConflict);
        assert!(if whole { conflicts == 5 && occasions.len() == 18 } else { conflicts <= 5 });
    });
}

/// The indices of matching events.
fn places(told: &[Event], is: fn(&Event) -> bool) -> Vec<usize> {
    told.iter().enumerate().filter(|(_, event)| is(event)).map(|(place, _)| place).collect()
}

#[test]
fn gods_merge_after_the_third_conflict_and_are_forgotten_after_the_fourth() {
    let merges = RefCell::new(0);
    told(120, |game, told| {
        let ended = places(told, |event| matches!(event, Event::ConflictEnded { .. }));
        let merged = places(told, |event| matches!(event, Event::GodsMerged { .. }));
        let forgotten = places(told, |event| matches!(event, Event::GodForgotten { .. }));
        let expected = if game.seats() > 2 && ended.len() >= 3 { vec![ended[2] + 1] } else { Vec::new() };
        assert_eq!(merged, expected);
        *merges.borrow_mut() += merged.len();
        let after = |place: &usize| {
            ended.len() >= 4 && *place > ended[3] && ended.get(4).is_none_or(|fifth| place < fifth)
        };
        assert!(forgotten.iter().all(after), "{forgotten:?} {ended:?}");
        let red = |event: &Event| match event {
            Event::GodForgotten { space, .. } => *space <= game.last_red(),
            _ => true,
        };
        assert!(told.iter().all(red));
    });
    assert!(*merges.borrow() > 30, "{merges:?}");
}

/// Cycle of Ma'at is always in hand when cards are chosen, and used cards come back only by it.
#[test]
fn hands_are_never_empty() {
    watch(
        60,
        |_| (),
        |(), seen| {
            for seat in seen.after.battle().undecided().iter().filter(|_| seen.after.step() == "cards") {
                let hand = seen.after.player(seat).hand;
                assert!(hand.contains(Card::Cycle), "{seat}: {hand:?}");
            }
            for seat in seen.after.living() {
                let (before, after) = (seen.before.player(seat).hand, seen.after.player(seat).hand);
                let returned =
                    |event: &Event| matches!(event, Event::CardsReturned { seat: own, .. } if *own == seat);
                assert!(after.without(before).is_empty() || seen.events.iter().any(returned), "{seat}");
            }
        },
    );
}

/// The tiebreaker and Amun's announcement are each used at most once in a conflict.
#[test]
fn tiebreaker_and_announcement_are_used_once() {
    told(80, |_, told| {
        let mut used = BTreeMap::new();
        for event in told {
            match event {
                Event::ConflictBegan { .. } => used.clear(),
                Event::TiebreakerUsed { .. } => *used.entry("tiebreaker").or_insert(0) += 1,
                Event::TwoCardsAnnounced { .. } => *used.entry("announcement").or_insert(0) += 1,
                _ => {}
            }
            assert!(used.values().all(|times| *times == 1), "{used:?}");
        }
    });
}

/// Every change of followers has an event.
#[test]
fn followers_come_and_go_openly() {
    let start = |game: &Ankh| vec![i32::from(content(1).setup.followers); game.seats().into()];
    watch(60, start, |followers, seen| {
        for event in seen.events {
            match event {
                Event::FollowersGained { seat, count, .. } => followers[seat.index()] += i32::from(*count),
                Event::FollowersPaid { seat, count, .. } => followers[seat.index()] -= i32::from(*count),
                Event::GodsMerged { lower, .. } => followers[lower.index()] = 0,
                Event::GodForgotten { seat, .. } => followers[seat.index()] = 0,
                _ => {}
            }
        }
        let found: Vec<i32> =
            Seat::first(seen.after.seats()).map(|seat| seen.after.player(seat).followers.into()).collect();
        assert_eq!(*followers, found);
    });
}

/// The higher god gets everything that the lower one had.
#[test]
fn a_merged_god_has_the_followers_of_both() {
    watch(
        60,
        |_| (),
        |(), seen| {
            let merged = seen.events.iter().find_map(|event| match event {
                Event::GodsMerged { lower, .. } => Some(*lower),
                _ => None,
            });
            let brought = seen.events.iter().find_map(|event| match event {
                Event::FollowersGained { count, cause: Cause::Merge, .. } => Some(*count),
                _ => None,
            });
            let Some(lower) = merged else { return };
            assert!(brought.unwrap_or(0) <= followers_before_merge(seen, lower));
            assert_eq!(seen.after.player(lower).followers, 0);
        },
    );
}

/// The maximum that a god can have had: its followers before the ply and the gains by events of the ply.
fn followers_before_merge(seen: &Seen<'_>, lower: Seat) -> u16 {
    let gained = seen.events.iter().filter_map(|event| match event {
        Event::FollowersGained { seat, count, .. } if *seat == lower => Some(*count),
        _ => None,
    });
    seen.before.player(lower).followers + gained.sum::<u16>()
}

/// Checks the possible endings and their winners.
#[test]
fn ends_are_what_they_say() {
    let endings = RefCell::new(BTreeMap::new());
    told(400, |game, told| {
        let ending = game.ending().expect("the game is over");
        let outcome = game.outcome().expect("the game is over");
        let winners: Vec<Seat> = outcome.winners().collect();
        let living: Vec<Seat> = game.living().collect();
        let best = game.ascending(game.living()).last().copied();
        let seats = |seat: Seat| game.seats_of(seat).iter().collect::<Vec<_>>();
        match ending {
            Ending::Atheist => assert!(winners.is_empty() && living.is_empty()),
            Ending::LastGod => assert!(living.len() == 1 && game.conflicts() == 4),
            Ending::Top => assert_eq!(game.player(best.expect("a winner")).space, content(1).devotion_top),
            Ending::LastConflict => assert_eq!(game.conflicts(), 5),
        }
        assert_eq!(winners, best.map_or(Vec::new(), seats), "both seats of a god win");
        assert!(matches!(told.last(), Some(Event::GameEnded { ending: told, .. }) if *told == ending));
        *endings.borrow_mut().entry(format!("{ending:?}")).or_insert(0) += 1;
    });
    assert_eq!(endings.borrow().len(), Ending::ALL.len(), "{endings:?}");
}
