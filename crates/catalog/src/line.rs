//! Lines of moves that nobody has played: variations, expected continuations, plans.

use std::str::FromStr;

use maat_engine::{Actor, PlayError, SeatSet};

use crate::{AnyGame, Dealer};

/// A ply of a line: `b sail 2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinePly {
    /// The maker of the ply.
    pub actor: Actor,
    /// The move in notation.
    pub text: String,
}

impl FromStr for LinePly {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (actor, text) = text.split_once(' ').ok_or(PlayError::Unreadable)?;
        Ok(LinePly { actor: actor.parse()?, text: text.to_owned() })
    }
}

/// Plays a line and calls `watch` after each ply, with whether the line has it. A line may leave out what nobody decides, draws and forced moves: those are played
/// before the next ply of the line where it is not possible without them. Returns the number of plies that were possible.
pub fn play_line(
    game: &mut dyn AnyGame,
    dealer: &Dealer,
    plies: &[LinePly],
    mut watch: impl FnMut(&dyn AnyGame, bool),
) -> usize {
    for (index, ply) in plies.iter().enumerate() {
        while game.play(ply.actor, &ply.text).is_err() {
            if !game.advance(dealer, SeatSet::EMPTY) {
                return index;
            }
            watch(game, false);
        }
        watch(game, true);
    }
    plies.len()
}

#[cfg(test)]
mod tests {
    use maat_engine::{Seat, Turn, Viewer};

    use super::*;
    use crate::{GAMES, find};

    /// Plays the first legal moves, some of them, with the draws of this dealer.
    fn begun(game: &str, seats: u8, decisions: usize, dealer: &Dealer) -> Box<dyn AnyGame> {
        let entry = find(game).unwrap();
        let mut game = entry.start(&entry.terms(seats, "")).unwrap();
        game.settle(dealer);
        for number in 0..decisions {
            let Turn::Seats(due) = game.turn() else { break };
            let seat = due.iter().next().unwrap();
            let legal = game.legal_moves(Actor::Seat(seat));
            game.play(Actor::Seat(seat), &legal[number % legal.len()]).unwrap();
            game.settle(dealer);
        }
        game
    }

    fn lines(game: &dyn AnyGame, from: usize) -> Vec<LinePly> {
        let line = |line| game.line(line, Viewer::Omniscient).unwrap();
        (from..game.len()).map(line).map(|line| LinePly { actor: line.actor, text: line.text }).collect()
    }

    #[test]
    fn a_branch_of_everything_open_is_the_game_itself() {
        for entry in GAMES {
            let dealer = Dealer::from_number(5);
            let game = begun(entry.id, 2, 40, &dealer);
            let whole = lines(&*game, 0);
            for ply in [0, 1, game.len() / 2, game.len() - 1, game.len()] {
                let mut branch = game.branch(ply, Viewer::Omniscient, 9).unwrap();
                assert_eq!(branch.len(), 0);
                let mut watched = 0;
                assert_eq!(
                    play_line(&mut *branch, &dealer, &whole[ply..], |_, given| watched += usize::from(given)),
                    whole.len() - ply
                );
                assert_eq!(watched, whole.len() - ply, "the line leaves nothing out");
                for viewer in [Viewer::Omniscient, Viewer::Spectator, Viewer::Seat(Seat::B)] {
                    assert_eq!(branch.view(viewer).get(), game.view(viewer).get(), "{} at {ply}", entry.id);
                }
            }
            assert!(game.branch(game.len() + 1, Viewer::Omniscient, 9).is_none());
        }
    }

    #[test]
    fn a_line_may_leave_out_what_nobody_decides() {
        for entry in GAMES {
            let dealer = Dealer::from_number(6);
            let game = begun(entry.id, 2, 30, &dealer);
            let mut decisions = lines(&*game, 0);
            decisions.retain(|ply| ply.actor != Actor::Chance);
            let mut branch = game.branch(0, Viewer::Omniscient, 1).unwrap();
            assert_eq!(play_line(&mut *branch, &dealer, &decisions, |_, _| ()), decisions.len());
            branch.settle(&dealer);
            assert_eq!(
                branch.view(Viewer::Omniscient).get(),
                game.view(Viewer::Omniscient).get(),
                "{}",
                entry.id
            );
        }
    }

    #[test]
    fn a_line_ends_where_it_is_not_possible() {
        let dealer = Dealer::from_number(7);
        let game = begun("imhotep", 2, 0, &dealer);
        let mut branch = game.branch(game.len(), Viewer::Spectator, 1).unwrap();
        let plies: Vec<LinePly> =
            ["a quarry", "a quarry", "b quarry"].map(|text| text.parse().unwrap()).into();
        assert_eq!(play_line(&mut *branch, &dealer, &plies, |_, _| ()), 1);
        assert_eq!(branch.turn().seats().to_string(), "b");
        for wrong in ["", "a", "z quarry"] {
            assert_eq!(wrong.parse::<LinePly>(), Err(PlayError::Unreadable), "{wrong}");
        }
    }

    /// What a viewer sees of a game that other seats could tell apart from another, in many samples.
    #[test]
    fn a_branch_keeps_what_the_viewer_knows_and_changes_what_is_hidden() {
        for (id, seats, decisions) in
            [("egizia", 3, 12), ("pharaon", 3, 3), ("imhotep", 2, 30), ("ankh", 3, 60)]
        {
            let game = begun(id, seats, decisions, &Dealer::from_number(8));
            for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                for seed in 0..5 {
                    let branch = game.branch(game.len(), viewer, seed).unwrap();
                    assert_eq!(branch.view(viewer).get(), game.view(viewer).get(), "{id} {viewer:?}");
                    let again = game.branch(game.len(), viewer, seed).unwrap();
                    let open = Viewer::Omniscient;
                    assert_eq!(branch.view(open).get(), again.view(open).get(), "the seed decides");
                }
            }
        }
        let game = begun("egizia", 3, 12, &Dealer::from_number(8));
        let samples = (0..20).map(|seed| game.branch(game.len(), Viewer::Spectator, seed).unwrap());
        let hands: std::collections::BTreeSet<String> =
            samples.map(|sample| sample.view(Viewer::Omniscient).get().to_owned()).collect();
        assert!(hands.len() > 10, "{} different samples of 20", hands.len());
    }
}
