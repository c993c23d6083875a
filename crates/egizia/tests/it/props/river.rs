//! Compares placements of ships with the rules, space by space.

use std::cell::Cell;

use maat_egizia::content::SpaceKind;
use maat_egizia::pieces::{Effect, Position};
use maat_egizia::{Egizia, Move};
use maat_engine::{Actor, Game, Seat};

use super::{legal, watch};
use crate::facts::facts;

/// The number of a player's ships on a position.
fn ships(game: &Egizia, seat: Seat, position: Position) -> u8 {
    let player = game.player(seat);
    u8::from(player.ships.contains(position)) + u8::from(player.again == position.number())
}

/// The powers that a placement uses: upstream and occupied; `None` if it is not legal.
fn placement(game: &Egizia, seat: Seat, position: Position) -> Option<[bool; 2]> {
    let last = Position::all().filter(|at| ships(game, seat, *at) > 0).max();
    let standing: u8 = Seat::first(game.seats()).map(|seat| ships(game, seat, position)).sum();
    let upstream = last.is_some_and(|last| position <= last);
    let occupied = match facts().space(position).kind {
        SpaceKind::Card(square) => {
            game.squares()[square.index()]?;
            false
        }
        SpaceKind::Round => standing > 0,
        SpaceKind::Site(_) if ships(game, seat, position) > 0 => return None,
        SpaceKind::Site(_) => false,
    };
    if occupied && !facts().occupied_positions.contains(position) {
        return None;
    }
    let spent = game.player(seat).spent;
    let can = [
        !spent.upstream && game.has(seat, Effect::Upstream),
        !spent.occupied && game.has(seat, Effect::Occupied),
    ];
    let out: u8 = Position::all().map(|at| ships(game, seat, at)).sum();
    let ready = out < facts().ships && (!upstream || can[0]) && (!occupied || can[1]);
    ready.then_some([upstream, occupied])
}

#[test]
fn ships_go_where_the_rules_say() {
    let (turns, powers) = (Cell::new(0), Cell::new([0; 2]));
    watch(
        150,
        |_| (),
        |(), seen| {
            let Actor::Seat(seat) = seen.actor else { return };
            if !matches!(seen.before.step(), "sail" | "again") {
                return;
            }
            turns.set(turns.get() + 1);
            let open: Vec<Position> =
                Position::all().filter(|at| placement(seen.before, seat, *at).is_some()).collect();
            let offered = legal(seen.before, seat);
            let placed =
                |found: fn(&Move) -> Option<Position>| offered.iter().filter_map(found).collect::<Vec<_>>();
            assert_eq!(placed(|m| if let Move::Ship(at) = m { Some(*at) } else { None }), open);
            let doubled = placed(|m| if let Move::Double(at) = m { Some(*at) } else { None });
            let mut double = open;
            double.retain(|at| {
                seen.before.has(seat, Effect::DoubleSpace) && facts().double_positions.contains(*at)
            });
            assert_eq!(doubled, double);
            assert_eq!(offered.contains(&Move::Pass), seen.before.step() == "sail");
            // After the last ship of a round the next round may begin.
            let same_round = seen.before.round() == seen.after.round();
            if let (Move::Ship(at) | Move::Double(at), true) = (seen.m, same_round) {
                let [up, taken] = placement(seen.before, seat, at).expect("it was offered");
                let spent =
                    |game: &Egizia| [game.player(seat).spent.upstream, game.player(seat).spent.occupied];
                let was = spent(seen.before);
                assert_eq!(spent(seen.after), [was[0] || up, was[1] || taken]);
                let [all_up, all_taken] = powers.get();
                powers.set([all_up + u32::from(up), all_taken + u32::from(taken)]);
            }
        },
    );
    assert!(turns.get() > 5000 && powers.get().iter().all(|used| *used > 5), "{powers:?}");
}
